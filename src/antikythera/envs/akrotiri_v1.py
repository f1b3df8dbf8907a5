"""# Akrotiri

Two players lay the islands of the Aegean, ship goods to market, and dig up temples that their secret maps show.

| Creation | `antikythera.envs.akrotiri()` |
|---|---|
| Registered | `import antikythera.envs`, then `pettingzoo.make("aec", "antikythera/akrotiri_v1")` |
| Agents | `["seat_1", "seat_2"]` |
| Actions | Discrete({actions}) |
| Observation | Dict of `observation`, int16 of the shape ({size},), and `action_mask`, int8 of the shape ({actions},) |
| Parallel API | `antikythera.envs.akrotiri.parallel_env()` |
| Length | about 280 decisions by chance, and never more than {decisions} |

### Arguments

* `options=()`: any of {options}.
* `reward="margin"`: or `"rank"`, see below.
* `illegal_reward=None`: what an illegal action costs; -200 for margins and -1 for ranks if not given.
* `max_cycles=None`: play in cycles, see below.
* `render_mode=None`: with `"ansi"`, `render()` gives the lines so far, the board, the points, and who chooses.

### Observation

What the observing seat may know and nothing else, as whole numbers: maps and goals of the other seat are not in it
until they are seen. The observer comes first wherever seats are listed. Squares are not turned, as lines name them
as the first seat sees them.

{observation}

The `action_mask` is 1 for the actions that are legal now. It is all zero for the agent that waits.

### Actions

An action is the number of a line, which is what a player says: `env.unwrapped.table.rules.lines[action]` is its text.
The agent that chooses is selected, several times in a row if it has several things to choose.

An action that is not legal, or not even a number of one, is not played: the game ends, the agent gets `illegal_reward`
and the other nothing, and both are terminated and truncated, as with PettingZoo's `TerminateIllegalWrapper`.
`action_space(agent).sample()` without a mask draws from the legal actions.

### Rewards

All rewards come with the end of the game.

* `"margin"`: points ahead of the other seat.
* `"rank"`: 1 for the winner, 0 for the loser, a half each for a shared victory. Ties in points are broken as the rules
  say.

### Cycles

With `max_cycles` both agents act once in a cycle, in the order of the seats, and at the end of the cycle the action of
the seat that chooses is played; the other waits, whatever it does. After so many cycles the game is truncated and pays
nothing. This is what the parallel environment does, with as many cycles as a game can have if not said otherwise.

### Snapshots

`snapshot()` gives small plain values that can be pickled, and `restore(snapshot)` makes everything as it was, in the
same environment or in another one that was made alike. Environments can also be pickled and copied as they are.

### Version history

The version is that of the rules: it changes when the same seed and the same actions would give another game.

* v1: the first version.
"""

from __future__ import annotations

from antikythera.envs import akrotiri
from antikythera.envs.table import observation_table
from antikythera.rulebook import rulebook

__all__ = ["env", "parallel_env", "raw_env"]

env, raw_env, parallel_env = akrotiri.env, akrotiri.raw_env, akrotiri.parallel_env

if __doc__:
    _RULES = rulebook("akrotiri")
    __doc__ = __doc__.format(
        actions=len(_RULES.lines),
        size=_RULES.observation_size,
        decisions=_RULES.max_decisions,
        options=", ".join(f'`"{option}"`' for option in _RULES.options),
        observation=observation_table(_RULES),
    )
