"""The rules of Kalah.

``pits[p, i]`` are the pits of a player from left to right, as that player sees them; seeds move to the right. The
start position is always the same and seat 1 begins: the seed of a game changes nothing.
"""

# mypy: allow-untyped-defs, allow-untyped-calls
# Rules are untyped functions over a record; Numba infers their types.

from __future__ import annotations

from typing import Final

import numpy as np

from antikythera.kernel import note, rule
from antikythera.rulebook import Field, States

SEATS: Final = 2
PITS: Final = 6
SEEDS_A_PIT: Final = 4
SEEDS: Final = SEATS * PITS * SEEDS_A_PIT
STORE: Final = PITS
AROUND: Final = 2 * PITS + 1
"""Places that a player sows in: the own pits, the own store, and the other player's pits."""

MAX_DECISIONS: Final = SEEDS + (SEEDS + 1) * SEEDS * PITS
"""No game has more decisions.

A move that passes the store leaves a seed there, and that happens at most once for each seed. Every other move brings
seeds nearer to the store, and all seeds together are never further from it than ``SEEDS * PITS`` steps.
"""

# Wide fields come first, and together they fill their bytes: there is no padding in a record.
STATE: Final = np.dtype(
    [
        ("round", "i2"),  # from 1
        ("players", "i1"),
        ("seat", "i1"),  # who chooses, from 0
        ("pits", "i1", (SEATS, PITS)),
        ("stores", "i1", (SEATS,)),
    ],
    align=True,
)

LINES: Final = tuple(f"sow {pit + 1}" for pit in range(PITS))


def parse(line: str) -> int | None:
    """The action of a line, or None."""
    words = " ".join(line.split())
    return LINES.index(words) if words in LINES else None


DECISIONS: Final = ("sow", "over")
SOW, OVER = DECISIONS.index("sow"), DECISIONS.index("over")

EVENTS: Final = (("sows", "pit", "seeds"), ("captures", "seeds"), ("again",), ("sweeps", "seeds"))
_EVENT: Final = {name: number for number, (name, *_) in enumerate(EVENTS)}
SOWS, CAPTURES, AGAIN, SWEEPS = _EVENT["sows"], _EVENT["captures"], _EVENT["again"], _EVENT["sweeps"]


@rule
def setup(s, players, seed, options):
    s.round = 1
    s.players = players
    s.seat = 0
    for p in range(SEATS):
        s.stores[p] = 0
        for pit in range(PITS):
            s.pits[p, pit] = SEEDS_A_PIT


@rule
def legal(s, mask):
    """Every pit with seeds may be sown."""
    number = 0
    for pit in range(PITS):
        mask[pit] = s.pits[s.seat, pit] > 0
        number += mask[pit]
    return number


@rule
def step(s, action):
    p = s.seat
    last = _sow(s, p, action)
    if last < PITS and s.pits[p, last] == 1:
        _capture(s, p, last)
    if _in_pits(s, 0) == 0 or _in_pits(s, 1) == 0:
        _sweep(s)
    elif last == STORE:
        note(AGAIN, p)
    else:
        s.seat = 1 - p
        s.round += p


@rule
def _sow(s, p, pit):
    """Sow the seeds of a pit; where the last one falls, seen from the player."""
    seeds = s.pits[p, pit]
    note(SOWS, p, pit + 1, seeds)
    s.pits[p, pit] = 0
    place = pit
    for _ in range(seeds):
        place = (place + 1) % AROUND
        if place == STORE:
            s.stores[p] += 1
        elif place < STORE:
            s.pits[p, place] += 1
        else:
            s.pits[1 - p, place - STORE - 1] += 1
    return place


@rule
def _capture(s, p, pit):
    """Take the last seed and those opposite; nothing where there are none."""
    opposite = PITS - 1 - pit
    taken = s.pits[1 - p, opposite]
    if taken > 0:
        note(CAPTURES, p, taken)
        s.stores[p] += taken + 1
        s.pits[p, pit] = 0
        s.pits[1 - p, opposite] = 0


@rule
def _sweep(s):
    """The game is over: each player gets the seeds on the own side."""
    for p in range(SEATS):
        left = _in_pits(s, p)
        if left > 0:
            note(SWEEPS, p, left)
        s.stores[p] += left
        for pit in range(PITS):
            s.pits[p, pit] = 0


@rule
def _in_pits(s, p):
    seeds = 0
    for pit in range(PITS):
        seeds += s.pits[p, pit]
    return seeds


@rule
def over(s):
    return _in_pits(s, 0) + _in_pits(s, 1) == 0


@rule
def decision(s):
    return OVER if over(s) else SOW


@rule
def score(s, p):
    return s.stores[p]


@rule
def border(s):
    """Changes when the turn passes. Between two moves of one turn, the first can be undone."""
    return 2 * s.round + s.seat + over(s)


# What players see, which is everything

FIELDS: Final = (
    Field("pits", 2 * PITS, "seeds in the pits, in the order of sowing: first the observer's", scale=SEEDS // 4),
    Field("stores", 2, "seeds in the stores: the observer's, the other's", scale=SEEDS // 2),
    Field("chooses", 1, "1 if it is the observer's move", values=2),
)


@rule
def observe(s, observer, out):
    for k in range(SEATS):
        p = (observer + k) % SEATS
        for pit in range(PITS):
            out[PITS * k + pit] = s.pits[p, pit]
        out[2 * PITS + k] = s.stores[p]
    out[2 * PITS + 2] = s.seat == observer


@rule
def hide(s, seat):
    """Everything is open."""


def sample(states: States, rng: np.random.Generator) -> States:
    return states.copy()


# Checks of records that were edited

_TEXTS: Final = {
    "none": "nothing is wrong",
    "players": "Kalah has two players, who take turns",
    "negative": "a pit or a store holds less than nothing",
    "lost": "there are 48 seeds, no more and no less",
    "unswept": "all pits of one side are empty, so the game is over and those of the other are empty, too",
}
FAULTS: Final = tuple(_TEXTS.values())
_FAULT: Final = {name: number for number, name in enumerate(_TEXTS)}
PLAYERS, NEGATIVE, LOST, UNSWEPT = _FAULT["players"], _FAULT["negative"], _FAULT["lost"], _FAULT["unswept"]


@rule
def fault(s):
    """The number of the first fault of a record, or 0."""
    if s.players != SEATS or s.seat < 0 or s.seat >= SEATS or s.round < 1:
        return PLAYERS
    for p in range(SEATS):
        if s.stores[p] < 0:
            return NEGATIVE
        for pit in range(PITS):
            if s.pits[p, pit] < 0:
                return NEGATIVE
    first, second = _in_pits(s, 0), _in_pits(s, 1)
    if first + second + s.stores[0] + s.stores[1] != SEEDS:
        return LOST
    if (first == 0) != (second == 0):
        return UNSWEPT
    return 0
