"""The state of a game of Akrotiri: one record of small numbers.

Seats are numbered from 0 here, and the first one starts. Tiles are in *slots* in the order in which they were placed;
the first four slots are the squares of Thera. A *place* is four times a slot plus a quadrant, or plus a side where
lanes are meant: everything on the board is at a place. Place 0 is a bare corner of Thera, so 0 means
"nowhere" for cubes, boats and temples.

Islands, lanes and straits are sets of places; ``joined`` gives each place the lowest place of its set. A strait is a
lane without the board of Thera. Joining two sets renames one of them, so that a question is a single look-up.

Wide fields come first, so that there is no padding between them.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from antikythera.games.akrotiri.rules.components import CELLS, LINES_ACROSS, THERA_SQUARES
from antikythera.games.akrotiri.rules.names import (
    CARDS_A_LEVEL,
    CUBES_A_COLOUR,
    GOAL_COUNT,
    LEVELS,
    TEMPLES_A_SEAT,
    TILE_COUNT,
)
from antikythera.kernel import below, draw, rule

SEATS: Final = 2
SLOTS: Final = THERA_SQUARES + TILE_COUNT
PLACES: Final = 4 * SLOTS
THERA_PLACES: Final = 4 * THERA_SQUARES
MOST_DOCKS: Final = 2 + 4 * TILE_COUNT
CARDS: Final = len(LEVELS) * CARDS_A_LEVEL
GOAL_QUEUE: Final = GOAL_COUNT + 3 * SEATS
"""Room for the goals, and for those that come back: one a player at the start, and one for each of two temples."""

STATE = np.dtype(
    [
        ("rng", "i8"),                          # random numbers
        ("money", "i2", (SEATS,)),              # drachma
        ("round", "i2"),                        # from 1; 0 while setting up
        ("last_round", "i2"),                   # known once all tiles are placed; 0 before
        ("actions", "i2"),                      # left in this turn
        ("loaded", "i2"),                       # cubes taken by the present loading
        ("slots", "i2"),                        # in use
        ("cell", "i2", (SLOTS,)),               # the square of each slot
        ("docks", "i2"),
        ("dock", "i2", (MOST_DOCKS,)),          # places with a dock
        ("cube", "i2", (4, CUBES_A_COLOUR)),    # places of the cubes on islands
        ("boat", "i2", (SEATS,)),               # the dock where each boat is
        ("temple", "i2", (SEATS, TEMPLES_A_SEAT)),  # places, in the order of digging
        ("players", "i1"),
        ("options", "i1"),                      # STRATEGIST and RING
        ("viewer", "i1"),                       # seat + 1 of whose view this is; 0 for a whole record
        ("phase", "i1"),                        # what must be chosen
        ("seat", "i1"),                         # who chooses next
        ("leg", "i1"),                          # 1 while an empty boat's move has its second leg left
        ("oracled", "i1"),                      # 1 once the oracle was asked in this turn
        ("ordered", "i1", (3,)),                # maps paid for by the present buying, by level
        ("hand", "i1", (SEATS,)),               # tile + 1
        ("shown", "i1", (SEATS,)),              # 1 where the oracle showed the tile in hand to everyone
        ("stack", "i1", (2, TILE_COUNT)),       # tiles: the stack with its top last, and the discards
        ("stacked", "i1", (2,)),                # how many there are of each
        ("tile", "i1", (SLOTS,)),               # its tile; 0 for Thera's
        ("turned", "i1", (SLOTS,)),             # by how many quarters, clockwise
        ("grid", "i1", (len(CELLS),)),          # slot + 1 of each square
        ("joined", "u1", (3, PLACES)),          # ISLANDS, LANES, STRAITS
        ("far", "i1", (2, PLACES)),             # portages from Thera by island and by lane, under the lowest place
        ("beyond", "i1", (2, 4, LINES_ACROSS + 1)),  # icons above each row and left of each column, by terrain
        ("market", "i1", (4,)),                 # cubes on the market, by colour
        ("hold", "i1", (SEATS, 4)),             # cubes on the boats
        ("card", "i1", (CARDS,)),               # where each map is: IN_DECK, IN_HAND + seat, PLAYED + seat
        ("map_deck", "i1", (CARDS,)),           # maps of the three levels, each shuffled
        ("goal", "i1", (GOAL_COUNT,)),          # where each goal is: UNSEEN, KEPT + seat and so on, see below
        ("goal_queue", "i1", (GOAL_QUEUE,)),    # goals in the order of drawing; returned ones join the end
        ("goal_ends", "i1", (2,)),              # the next to be drawn, and one past the last
    ],
    align=True,
)  # fmt: skip

DECISIONS: Final = ("goal", "harbour", "tile", "cube", "action", "load", "buy", "over")
_NUMBER: Final = {name: number for number, name in enumerate(DECISIONS)}
GOAL, HARBOUR, TILE, CUBE = (_NUMBER[name] for name in ("goal", "harbour", "tile", "cube"))
ACTION, LOAD, BUY, OVER = (_NUMBER[name] for name in ("action", "load", "buy", "over"))

STRATEGIST, RING = 1, 2
ISLANDS, LANES, STRAITS = range(3)
ROWS, COLUMNS = range(2)
STACK, DISCARDS = range(2)
IN_DECK, IN_HAND, PLAYED = 0, 1, 3
UNSEEN, KEPT, RETURNED, OFFERED, OPEN, TAKEN = 0, 1, 3, 5, 6, 7  # a seat is added to KEPT, RETURNED and TAKEN
UNREACHED = 127


@rule
def random(s, n):
    """A number from 0 to n - 1."""
    s.rng = draw(s.rng)
    return below(s.rng, n)


@rule
def temples(s, p):
    """How many temples a player has dug."""
    number = 0
    for i in range(TEMPLES_A_SEAT):
        number += s.temple[p, i] > 0
    return number


@rule
def decision(s):
    """What must be chosen."""
    return s.phase


@rule
def over(s):
    return s.phase == OVER
