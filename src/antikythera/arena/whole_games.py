"""Games of ``heuristic`` played to their end by one kernel, which is eleven times as fast as asking the bot each time.

A bot is given samples that fit what its seat may know. Here the policy sees the whole record, so this is only for games
whose module ``bots`` says that it is ``FAIR``: it looks at nothing that is hidden, and plays the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import numpy as np

from antikythera import registry
from antikythera.bots.knowledge import knowledge
from antikythera.bots.tools import tools
from antikythera.game import Game
from antikythera.kernel import Rule
from antikythera.rulebook import rulebook


def is_fair(game: str) -> bool:
    """Whether the policy of a game looks only at what its seat may know."""
    return bool(getattr(registry.part(game, "bots"), "FAIR", False))


def play_on(game: Game) -> Iterator[tuple[int, str]]:
    """Play a game to its end; the seats and their lines."""
    known = tools(game.rules.name)
    records, masks, _ = known.workspace()
    seats, actions = np.zeros((2, game.rules.max_decisions), dtype=np.int64)
    count = _kernel(game.rules.name)(game.states, known.weights, records, masks, seats, actions)
    game.changed()
    return zip((seats[:count] + 1).tolist(), (game.rules.lines[action] for action in actions[:count]), strict=True)


@cache
def _kernel(game: str) -> Rule:
    return rulebook(game).bind(policy_to_the_end, policy=knowledge(game).policy)


def policy_to_the_end(states, w, scratch, masks, seats, actions):
    """Play the first record to its end, and note who played what; how many decisions that were."""
    s, mask, count = states[0], masks[0], 0
    while count < len(actions) and not over(s):
        legal(s, mask)
        seats[count] = s.seat
        actions[count] = policy(s, mask, w, scratch, masks[1:])
        step(s, actions[count])
        count += 1
    return count
