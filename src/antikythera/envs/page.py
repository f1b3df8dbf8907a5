"""The page of a game's environments: all that they take and show, in Markdown."""

from __future__ import annotations

from antikythera.envs.table import observation_table, versioned
from antikythera.rulebook import rulebook
from antikythera.text import Text

PAGE = """\
# {title}

{blurb}

| Creation | `antikythera.envs.{game}()` |
|---|---|
| Registered | `import antikythera.envs`, then `pettingzoo.make("aec", "antikythera/{version}")` |
| Agents | `"seat_1"` and so on, as many as there are players |
| Actions | Discrete({actions}) |
| Observation | Dict of `observation`, int16 of the shape ({size},), and `action_mask`, int8 of the shape ({actions},) |
| Parallel API | `antikythera.envs.{game}.parallel_env()` |
| Length | never more than {decisions} decisions |

### Arguments

* `players`: one of {players}; the highest, if not given.
* `options=()`: any of the game's options: {options}.
* `reward="margin"`: or `"rank"`, see below.
* `illegal_reward=None`: what an illegal action costs; -200 for margins and -1 for ranks if not given.
* `max_cycles=None`: play in cycles, see below.
* `render_mode=None`: with `"ansi"`, `render()` gives the lines so far, the board, the points, and who chooses.

### Observation

What the observing seat may know and nothing else, as whole numbers. Seats are turned so that the observer comes first,
the player to its left second, and so on. An empty seat is all zero. Points are in units of 1/{unit}.

{observation}

The `action_mask` is 1 for the actions that are legal now. It is all zero for agents that wait.

### Actions

An action is the number of a line, which is what a player says: `env.unwrapped.table.rules.lines[action]` is its text.
The agent that chooses is selected, several times in a row if it has several things to choose.

An action that is not legal, or not even a number of one, is not played: the game ends, the agent gets `illegal_reward`
and the others nothing, and all are terminated and truncated, as with PettingZoo's `TerminateIllegalWrapper`.
`action_space(agent).sample()` without a mask draws from the legal actions.

### Rewards

All rewards come with the end of the game.

* `"margin"`: points ahead of the best other seat. It is negative for those who do not win, and 0 for a tie in points.
* `"rank"`: 1 for a sole winner, 0 for the last, and evenly in between; seats that share a rank get the mean. The sum is
  always half the number of players. Ties in points are broken as the rules say.

### Cycles

With `max_cycles` every agent acts once in a cycle, in the order of the seats, and at the end of the cycle the action of
the seat that chooses is played; the others wait, whatever they do. After `max_cycles` cycles the game is truncated and
pays nothing. This is what the parallel environment does, with as many cycles as a game can have if not said otherwise.

### Snapshots

`snapshot()` gives small plain values that can be pickled, and `restore(snapshot)` makes everything as it was, in the
same environment or in another one that was made alike. Environments can also be pickled and copied as they are.

### Version history

The version is that of the rules: it changes when the same seed and the same actions would give another game.
"""


def page(game: str) -> str:
    """The page of a game, by its name."""
    rules, text = rulebook(game), Text()
    return PAGE.format(
        game=game,
        title=text(f"{game}-title"),
        blurb=text(f"{game}-blurb"),
        version=versioned(game),
        actions=len(rules.lines),
        size=rules.observation_size,
        decisions=rules.max_decisions,
        players=", ".join(map(str, rules.players)),
        options=", ".join(f'`"{option}"`' for option in rules.options) or "it has none",
        unit=rules.unit,
        observation=observation_table(rules),
    )
