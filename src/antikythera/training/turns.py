"""Quick games of a good player with itself, to learn from.

At the start of every turn the player tries several turns, each with other noise on the game's prior, and plays the one
after which it expects the largest lead. This is much faster than a search, and almost as good.

A net learns from where turns end: from the best one and from a few others, so that it also sees what a good player
avoids. A lesson is what is expected two turns later, when each player has made the best of a few turns; a short way to
look ahead, with little luck in it. The real end of the game is a lesson too, for the turns that were played.

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
from antikythera.kernel import Rule, below, draw

FIRST_DEAL = seeds.seed("train", seeds.SIZE - 2**38)
"""Deals that no other run reaches."""
PART = 10
"""Games of one job."""
TURNS, REPLIES = 16, 8
"""Turns that the player tries, and that it tries when it looks ahead."""
FOLLOWED = 3
"""Turns to learn from besides the best one."""
SLIPS = 10
"""One turn in this many is not chosen, so that games differ."""
LONGEST = 80
"""Turns of a game that are learned from."""
LESSONS = LONGEST * (FOLLOWED + 2)
OF_THE_END = 0.3
"""How much the end of the game counts as a lesson: it is true, but luck has a large part in it."""

NOBODY = -1

Array = np.ndarray[Any, Any]


# Kernels, bound to a game: its rules, and what its bots know


def play_best(records, masks, scores, w, rng):
    """Play the best of a few turns in the first of three records; the next state of the random generator."""
    tried, scratch, expected = records[1], records[3:], np.empty(2)
    p, most = records[0].seat, -np.inf
    for turn in range(REPLIES):
        records[1] = records[0]
        rng, _ = try_turn(tried, NOISE[turn % len(NOISE)], rng, masks, w, scratch, scores)
        expect(tried, w, expected)
        lead = lead_of(expected, p)
        if lead > most:
            most = lead
            records[2] = records[1]
    records[0] = records[2]
    return rng


def look_on(records, masks, scores, w, rng, lesson):
    """Write what the seat to move, and the other one, can expect when both have played a turn."""
    s, expected, p = records[0], np.empty(2), records[0].seat
    for _ in range(2):
        if not over(s):
            rng = play_best(records, masks, scores, w, rng)
    expect(s, w, expected)
    lesson[0], lesson[1], lesson[2] = expected[p], expected[1 - p], 1.0
    return rng


def play_game(records, ends, masks, scores, w, seed, described, lessons):
    """Play a game, and write down where turns end, with what follows; how many of them."""
    s, scratch, expected = records[0], records[4:], np.empty(2)
    seats, found = np.empty(len(lessons), np.int8), 0
    setup(s, 2, seed, 0)
    rng = below(seed + 1, 1 << 62)
    while not over(s):
        p, best, most = s.seat, 0, -np.inf
        for turn in range(TURNS):
            ends[turn] = records[0]
            rng, _ = try_turn(ends[turn], NOISE[turn % len(NOISE)], rng, masks, w, scratch, scores)
            expect(ends[turn], w, expected)
            lead = lead_of(expected, p)
            if lead > most:
                best, most = turn, lead
        for i in range(1 + FOLLOWED):
            rng = draw(rng)
            records[1] = ends[below(rng, TURNS) if i else best]
            if not over(records[1]) and found < len(lessons):
                describe(records[1], records[1].seat, w, described[found])
                rng = look_on(records[1:], masks, scores, w, rng, lessons[found])
                seats[found] = NOBODY
                found += 1
        rng = draw(rng)
        if below(rng, SLIPS) == 0:
            rng = draw(rng)
            best = below(rng, TURNS)
        records[0] = ends[best]
        if not over(s) and found < len(lessons):
            describe(s, s.seat, w, described[found])
            seats[found] = s.seat
            found += 1
    for i in range(found):
        if seats[i] != NOBODY:
            lessons[i, 0], lessons[i, 1] = score(s, seats[i]) / UNIT, score(s, 1 - seats[i]) / UNIT
            lessons[i, 2] = OF_THE_END
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
    for template in (try_turn, play_best, look_on):
        names[template.__name__] = rules.bind(template, **names)
    return rules.bind(kernel, **names)


def play(bot: Tools, part: int, games: int = PART) -> tuple[Array, Array]:
    """Where turns of some games end, and the lessons: the points of the seat to move, of the other one, and how much
    this counts. The part says which games.
    """
    game = bot.rules.name
    kernel = _bound(game, play_game)
    _, masks, scores = bot.workspace()
    records, ends = (np.zeros(size, dtype=bot.rules.state) for size in (4 + SCRATCH, TURNS))
    described, lessons = (np.empty((games * LESSONS, size)) for size in (describer(game).DESCRIBED, OUTPUTS + 1))
    known = 0
    for seed in range(FIRST_DEAL + part * PART, FIRST_DEAL + part * PART + games):
        rows = slice(known, known + LESSONS)
        known += kernel(records, ends, masks, scores, bot.weights, seed, described[rows], lessons[rows])
    return described[:known].astype(np.float32), lessons[:known].astype(np.float32)
