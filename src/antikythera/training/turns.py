"""Quick games of a good player with itself, to learn from.

At the start of every turn the player tries several turns, each with other noise on the game's prior, and plays the one
after which it expects the largest lead. This is much faster than a search, and almost as good. Now and then it plays
another one, so that games differ, and a net also learns what a good player avoids.

A net learns from where turns end. The lesson of a turn is what was expected after each of the turns that follow, and
how the game ended: TD(λ). Far from 1, λ gives lessons with little luck in them, and a player without a search is soon
strong. Close to 1 they are true, and a search needs that more. Behind a turn that was not the best, nothing counts.

In these games the player sees the whole record. As a bot, :mod:`antikythera.bots.turns`, it tries its turns in a sample
of what its seat cannot know.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from antikythera import registry
from antikythera.bots import seeds
from antikythera.bots.knowledge import SCRATCH, knowledge
from antikythera.bots.outlook import OUTPUTS
from antikythera.bots.tools import Tools, tools
from antikythera.bots.turns import NOISE, lead_of, try_turn
from antikythera.kernel import Rule, below, draw, rule

FIRST_DEAL = seeds.seed("train", seeds.SIZE - 2**38)
"""Deals that no other run reaches."""
PART = 10
"""Games of one job."""
TURNS = 24
"""Turns that the player tries."""
SLIPS = 6
"""One turn in this many is not chosen."""
LONGEST = 100
"""Turns of a game that are learned from."""
LAMBDA = 0.96
"""How much of a lesson comes from beyond the next turn."""

Array = np.ndarray[Any, Any]


@rule
def look_back(later, seats, slips, ahead, fade, lessons):
    """Write the lessons of all turns, from the last one back to the first, by how the game ended."""
    for turn in range(len(seats) - 1, -1, -1):
        beyond = 0.0 if slips[turn + 1] else fade
        for p in range(2):
            later[p] = ahead[turn + 1, p] + beyond * (later[p] - ahead[turn + 1, p])
            lessons[turn, (p + seats[turn]) % 2] = later[p]


# Kernels, bound to a game: its rules, and what its bots know


def try_turns(ends, s, masks, scores, w, rng, scratch, ahead):
    """Try some turns; the next state of the random generator, and the best turn, with what is expected after it."""
    expected, best, most = np.empty(2), 0, -np.inf
    for turn in range(len(ends)):
        ends[turn] = s
        rng, _ = try_turn(ends[turn], NOISE[turn % len(NOISE)], rng, masks, w, scratch, scores)
        expect(ends[turn], w, expected)
        lead = lead_of(expected, s.seat)
        if lead > most:
            best, most = turn, lead
            ahead[:] = expected
    return rng, best


def play_game(records, ends, masks, scores, w, rival, learns, seed, fade, described, lessons):
    """Play a game, and write down where turns end and what both seats could expect there; how many of them. A seat that
    does not learn plays by the weights of a rival, and its turns are left out.
    """
    s, ahead, found = records[0], np.empty((LONGEST + 1, 2)), 0
    seats, slips = np.empty(LONGEST, np.int8), np.zeros(LONGEST + 1, np.bool_)
    setup(s, 2, seed, 0)
    rng = below(seed + 1, 1 << 62)
    while not over(s):
        own = learns[s.seat]
        rng, turn = try_turns(ends, records[0], masks, scores, w if own else rival, rng, records[1:], ahead[found])
        rng = draw(rng)
        slips[found] = own and below(rng, SLIPS) == 0
        if slips[found]:
            rng = draw(rng)
            turn = below(rng, len(ends))
        records[0] = ends[turn]
        if own and not over(s) and found < LONGEST:
            describe(s, s.seat, w, described[found])
            seats[found] = s.seat
            found += 1
    end = np.array([1.0 * score(s, 0), 1.0 * score(s, 1)]) / UNIT
    if not own:  # what a rival expected of its last turn is no lesson
        ahead[found] = end
    look_back(end, seats[:found], slips, ahead, fade, lessons)
    return found


def describer(game: str) -> Any:
    """The part of a game that describes its positions in numbers."""
    own = registry.part(game, "bots")
    if not hasattr(own, "describe"):
        raise ValueError(f"the bots of {game} do not describe positions")
    return own


@cache
def _bound(game: str, kernel: Callable[..., Any]) -> Rule:
    """A kernel that tries turns, and what it calls."""
    rules = tools(game).rules
    names = {**knowledge(game).rules, "describe": describer(game).describe, "UNIT": rules.unit}
    for template in (try_turn, try_turns):
        names[template.__name__] = rules.bind(template, **names)
    return rules.bind(kernel, **names)


def play(
    bot: Tools, part: int, games: int = PART, fade: float = LAMBDA, rival: Array | None = None
) -> tuple[Array, Array]:
    """Where turns of some games end, and the lessons: the points of the seat to move, and of the other one. The part
    says which games. With the weights of a rival, the bot has only one of the seats, in every second part the other.
    """
    game = bot.rules.name
    kernel = _bound(game, play_game)
    _, masks, scores = bot.workspace()
    records, ends = (np.zeros(size, dtype=bot.rules.state) for size in (1 + SCRATCH, TURNS))
    described, lessons = (np.empty((games * LONGEST, size)) for size in (describer(game).DESCRIBED, OUTPUTS))
    learns = np.array([True, True]) if rival is None else np.arange(2) == part % 2
    other = bot.weights if rival is None else rival
    known = 0
    for seed in range(FIRST_DEAL + part * PART, FIRST_DEAL + part * PART + games):
        rows = slice(known, known + LONGEST)
        found = described[rows], lessons[rows]
        known += kernel(records, ends, masks, scores, bot.weights, other, learns, seed, fade, *found)
    return described[:known].astype(np.float32), lessons[:known].astype(np.float32)
