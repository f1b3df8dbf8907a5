"""The documentation of a game's environments, in Markdown: arguments, observations, actions and rewards."""

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
| Agents | `"seat_1"` and so on, one for each player |
| Actions | Discrete({actions}) |
| Observation | Dict of `observation`, int16 of the shape ({size},), and `action_mask`, int8 of the shape ({actions},) |
| Parallel API | `antikythera.envs.{game}.parallel_env()` |
| Length | at most {decisions} decisions |

### Arguments

* `players`: one of {players}; by default the highest.
* `options=()`: any of the game's options: {options}.
* `reward="margin"`: or `"points"`, `"rank"`, `"win"`, see below.
* `dense=False`: pay margins or points little by little, with every action.
* `illegal_reward=None`: the reward of an illegal action; by default -200 for margins and points, -1 for ranks, -2 for
  wins.
* `observation="numbers"`: or `"one-hot"`, float32 inputs for a net, see `antikythera.encoding`.
* `max_cycles=None`: play in cycles, see below.
* `render_mode=None`: with `"ansi"`, `render()` returns the lines so far, the board, the points, and the seat that
  chooses.

### Observation

An observation has what the observing seat may know, as integers. The observer comes first, then the player to its left,
and so on. The numbers of an empty seat are zero. Points are in units of 1/{unit}.

{observation}

The bounds of the space are those of each number: the values of a category, and for amounts four times what is usual.

The `action_mask` is 1 for legal actions. It is all zero for agents that wait, which never have to act. In cycles, and
so in the parallel environment, agents that wait do act, and what they do has no effect; their mask has action 0 alone,
so that a masked distribution has something to draw.

### Actions

An action is the number of a line: `env.unwrapped.table.rules.lines[action]` is its text. The agent that chooses is
selected, several times in a row if it has several decisions.

An illegal action is not played: the game ends, the agent gets `illegal_reward` and the others 0, and all agents are
terminated and truncated, as with PettingZoo's `TerminateIllegalWrapper`. `action_space(agent).sample()` without a mask
draws from the legal actions.

### Rewards

All rewards come with the end of the game, unless they are `dense`: then every action brings what it has changed, and
the sum over the game is the same.

* `"margin"`: points ahead of the best other seat. It is negative for seats that do not win, and 0 for a tie in points.
* `"points"`: the points of the seat.
* `"win"`: 1 for a sole winner, and less for the others, so that the sum is 0: -1 for the loser of two players, -1/3 for
  each loser of four. Winners who share the victory share the reward.
* `"rank"`: 1 for a sole winner, 0 for the last, and evenly in between; seats that are tied get the mean. The sum is
  always half the number of players. The rules of the game break ties in points.

### Cycles

With `max_cycles` every agent acts once in a cycle, in the order of the seats. At the end of the cycle the action of the
seat that chooses is played, and the others have no effect. After `max_cycles` cycles the game is truncated, without
rewards. The parallel environment works like this; by default it has as many cycles as a game can have.

### Snapshots

`snapshot()` returns small plain values that can be pickled, and `restore(snapshot)` restores them, in the same
environment or in another one with the same arguments. Environments can also be pickled and copied.

### Version history

The version is that of the rules: it changes when the same seed and actions give another game.
"""


def page(game: str) -> str:
    """The documentation of a game's environments."""
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
