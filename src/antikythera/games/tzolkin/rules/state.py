"""The state of a game of Tzolk'in: one record of small numbers.

Seats are numbered from 0 here. A field that may be empty stores seat + 1, and 0 is
nobody; cards in rows are stored the same way. Points are in quarters.

Whose turn it is to choose, and what, follows from the stack of tasks: the task on top is next. Some tasks ask the
player at ``seat`` (those up to ``LAST_ASKING``), the others are carried out by the rules themselves. With no task
left, the phase asks.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from antikythera.games.tzolkin.rules.components import BUILDING_CARDS, CARDS, WEALTH, WHEEL_TEETH
from antikythera.kernel import below, draw, rule

SEATS: Final = 4
DUMMY: Final = SEATS + 1
ROW: Final = 6
HAND: Final = 4
STACK: Final = 13
DEEPEST: Final = 6
"""How many tasks can wait for a decision: two second buildings of Tikal 4 (the inner one reached through the tomb that
acts), that tomb's points, and three tasks of the last tile or advance. Carrying tasks out needs six more at most, so
no task is ever pushed beyond the stack, whatever tasks a record begins with."""

STATE = np.dtype(
    [
        ("rng", "i8"),                          # random numbers; 0 once everything is dealt
        ("corn", "i2", (SEATS,)),
        ("points", "i2", (SEATS,)),             # in quarters
        ("blocks", "i2", (SEATS, 3)),           # wood, stone, gold
        ("players", "i1"),
        ("phase", "i1"),                        # KEEPING, TURNS, ADVANCING, OVER
        ("seat", "i1"),                         # who chooses next
        ("starter", "i1"),                      # who holds the Starting Player Marker
        ("turns", "i1"),                        # turns finished in this round
        ("round", "i1"),                        # from 1
        ("food_days", "i1"),                    # Food Days that are over
        ("start_space", "i1"),                  # seat + 1 of the worker on the Starting Player Space
        ("begged", "i1"),                       # this turn
        ("placed", "i1"),                       # workers placed this turn
        ("picked", "i1"),                       # workers picked up this turn
        ("skull_bank", "i1"),
        ("drawn", "i1"),                        # the next card of `deck` to be dealt
        ("depth", "i1"),                        # tasks on the stack
        ("stack", "i1", (STACK, 3)),            # task and its two arguments
        ("workers", "i1", (SEATS,)),            # in play, wherever they are
        ("skulls", "i1", (SEATS,)),
        ("light", "i1", (SEATS,)),              # 1 while the player board is light side up
        ("tech", "i1", (SEATS, 4)),             # levels 0 to 3
        ("temple", "i1", (SEATS, 3)),           # steps from 0, the lowest; 1 is the start
        ("harvested", "i1", (SEATS, 2)),        # corn tiles, wood tiles
        ("kept", "i1", (SEATS, 2)),             # wealth tiles + 1
        ("jungle", "i1", (4, 2)),               # corn tiles and wood tiles left at Palenque 2 to 5
        ("gear", "i1", (5, 13)),                # seat + 1, or DUMMY, by gear and space
        ("itza", "i1", (10,)),                  # 1 where a skull is, by action of Chichen Itza
        ("teeth", "i1", (WHEEL_TEETH,)),        # corn on the teeth of the wheel
        ("row", "i1", (ROW,)),                  # cards + 1 of the buildings on offer
        ("monuments", "i1", (ROW,)),            # cards + 1
        ("owner", "i1", (len(CARDS),)),         # seat + 1 of who built the card
        ("deck", "i1", (BUILDING_CARDS,)),      # cards: the first age's, then the second's, shuffled
        ("wealth", "i1", (len(WEALTH),)),       # tiles, shuffled: four a seat, then those for the dummies
    ],
    align=True,
)  # fmt: skip

DECISIONS: Final = (
    "wealth", "turn", "calendar", "over", "action", "harvest", "technology", "payment", "building", "architecture",
    "discount", "temple", "market", "block", "offering",
)  # fmt: skip
_NUMBER: Final = {name: number for number, name in enumerate(DECISIONS)}

# Phases
KEEPING, TURNS, ADVANCING, OVER = (_NUMBER[name] for name in ("wealth", "turn", "calendar", "over"))

# Tasks that ask. Their numbers come after those of the phases, so that a decision is a task or a phase.
ACTION = _NUMBER["action"]  # gear and space of the worker, or ANY_GEAR and the corn it costs
HARVEST = _NUMBER["harvest"]  # action of Palenque
RESEARCH = _NUMBER["technology"]  # PAID, FREE or PAID_OPTIONAL
PAY = _NUMBER["payment"]  # blocks left to pay; the first kind that may be paid
BUILD = _NUMBER["building"]  # a way of building, see buildings.py
ARCHITECTURE_USE = _NUMBER["architecture"]  # card
SAVE = _NUMBER["discount"]  # card
CLIMB = _NUMBER["temple"]  # the temple that may not be climbed, or -1
TRADE = _NUMBER["market"]  # how far the market has come: 0–2 sales of wood, stone, gold; 3–5 purchases
TAKE = _NUMBER["block"]
OFFER = _NUMBER["offering"]
LAST_ASKING = OFFER

# Tasks that the rules carry out
GAIN_CORN = 15  # how much
GAIN_BLOCK = 16  # which, how many
GAIN_SKULL = 17  # how many
GAIN_POINTS = 18  # whole points
GAIN_WORKER = 19
STEP_UP = 20  # temple
ADVANCE = 21  # technology

ANY_GEAR = 5
FREE, PAID, PAID_OPTIONAL = range(3)


@rule
def random(s, n):
    """A number from 0 to n - 1."""
    s.rng = draw(s.rng)
    return below(s.rng, n)


@rule
def push(s, task, a, b):
    """Put a task on the stack: it comes before those that are there already."""
    s.stack[s.depth, 0] = task
    s.stack[s.depth, 1] = a
    s.stack[s.depth, 2] = b
    s.depth += 1


@rule
def decision(s):
    """What must be chosen: the task on top of the stack, or else the phase."""
    if s.depth > 0:
        return s.stack[s.depth - 1, 0]
    return s.phase
