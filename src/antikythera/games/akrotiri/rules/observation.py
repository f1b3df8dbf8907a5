"""A position of Akrotiri as numbers for a learner, as one seat may know it.

The observer comes first wherever seats are listed. Squares are those of ``components.CELLS``, and not turned for the
second seat: lines name squares as the first seat sees them. ``FIELDS`` says what is where.
"""

from __future__ import annotations

from typing import Final

from antikythera.games.akrotiri.rules.components import CELLS, THERA_SQUARES
from antikythera.games.akrotiri.rules.goals import has_goal
from antikythera.games.akrotiri.rules.names import CARDS_A_LEVEL, CUBES_A_COLOUR, GOAL_COUNT, TEMPLES_A_SEAT, TILE_COUNT
from antikythera.games.akrotiri.rules.state import (
    CARDS,
    DECISIONS,
    DISCARDS,
    IN_DECK,
    IN_HAND,
    OFFERED,
    OPEN,
    PLAYED,
    SEATS,
    STACK,
    TAKEN,
    decision,
    temples,
)
from antikythera.kernel import rule
from antikythera.rulebook import Field, places

QUADRANTS_OF_SEA: Final = 4 * len(CELLS)

FIELDS: Final = (
    Field("round", 1, "from 1; 0 while setting up", scale=24),
    Field("decision", 1, "what is to be chosen, by its number in the rulebook", values=len(DECISIONS)),
    Field("chooser", 1, "who chooses: 0 is the observer", values=SEATS),
    Field("turn", 4, "in this turn: actions left, second leg left, oracle asked, cubes loaded", scale=6),
    Field("ordered", 3, "maps paid for and not yet drawn, by level", scale=4),
    Field("tiles", 2, "in the stack, and discarded", scale=TILE_COUNT),
    Field("market", 4, "cubes on the market, by colour", scale=CUBES_A_COLOUR),
    Field("money", SEATS, "by seat, like the next", scale=60),
    Field("temples", SEATS, "dug", scale=TEMPLES_A_SEAT),
    Field("hold", SEATS * 4, "cubes on board, by seat and colour", scale=3),
    Field(
        "tile_in_hand", SEATS * TILE_COUNT, "1 for the tile in hand; the other's only if the oracle showed it", values=2
    ),
    Field("maps", CARDS, "1 in the observer's hand, 2 played by the observer, 3 played by the other", values=4),
    Field("their_maps", 3, "maps in the other's hand, by level", scale=6),
    Field("goals", GOAL_COUNT, "1 the observer's, 2 the other's where seen, 3 open, 4 to choose from", values=5),
    Field("tile", len(CELLS), "tile + 1 by square", values=TILE_COUNT + 1, by_square=1),
    Field("turned", len(CELLS), "quarter turns by square", values=4, by_square=1),
    Field(
        "boats", QUADRANTS_OF_SEA, "by square and quadrant: 1 the observer's boat, 2 the other's", values=3, by_square=1
    ),
    Field(
        "sites",
        QUADRANTS_OF_SEA,
        "by square and quadrant: 1 a temple of the observer, 2 of the other",
        values=3,
        by_square=1,
    ),
    Field("cubes", 4 * QUADRANTS_OF_SEA, "by colour, square and quadrant", scale=3, by_square=4),
)

(
    ROUND, DECISION, CHOOSER, TURN, ORDERED, TILES, MARKET, MONEY, TEMPLES, HOLD, TILE_IN_HAND, MAPS, THEIR_MAPS, GOALS,
    TILE, TURNED, BOATS, SITES, CUBES,
) = places(FIELDS)  # fmt: skip


@rule
def observe(s, observer, out):
    """Write what a seat may know of a position into an array of as many numbers as ``FIELDS`` has."""
    for i in range(len(out)):
        out[i] = 0
    _observe_turn(s, observer, out)
    for k in range(SEATS):
        _observe_seat(s, (observer + k) % SEATS, k, out)
    _observe_cards(s, observer, out)
    _observe_goals(s, observer, out)
    _observe_board(s, out)


@rule
def _observe_turn(s, observer, out):
    out[ROUND] = s.round
    out[DECISION] = decision(s)
    out[CHOOSER] = s.seat != observer
    out[TURN] = s.actions
    out[TURN + 1] = s.leg
    out[TURN + 2] = s.oracled
    out[TURN + 3] = s.loaded
    for level in range(3):
        out[ORDERED + level] = s.ordered[level]
    out[TILES] = s.stacked[STACK]
    out[TILES + 1] = s.stacked[DISCARDS]
    for colour in range(4):
        out[MARKET + colour] = s.market[colour]


@rule
def _observe_seat(s, seat, k, out):
    """What belongs to a seat: ``k`` is 0 for the observer, and 1 for the other."""
    out[MONEY + k] = s.money[seat]
    out[TEMPLES + k] = temples(s, seat)
    for colour in range(4):
        out[HOLD + 4 * k + colour] = s.hold[seat, colour]
    if s.hand[seat] > 0 and (k == 0 or s.shown[seat]):
        out[TILE_IN_HAND + TILE_COUNT * k + s.hand[seat] - 1] = 1
    if s.boat[seat] > 0:
        out[BOATS + _spot(s, s.boat[seat])] = 1 + k
    for i in range(TEMPLES_A_SEAT):
        if s.temple[seat, i] > 0:
            out[SITES + _spot(s, s.temple[seat, i])] = 1 + k


@rule
def _observe_cards(s, observer, out):
    other = SEATS - 1 - observer
    for card in range(CARDS):
        spot = s.card[card]
        if spot == IN_HAND + other:
            out[THEIR_MAPS + card // CARDS_A_LEVEL] += 1
        elif spot != IN_DECK:
            out[MAPS + card] = 1 if spot == IN_HAND + observer else 2 + (spot == PLAYED + other)


@rule
def _observe_goals(s, observer, out):
    for goal in range(GOAL_COUNT):
        if has_goal(s, observer, goal):
            out[GOALS + goal] = 1
        elif s.goal[goal] == TAKEN + SEATS - 1 - observer:
            out[GOALS + goal] = 2
        elif s.goal[goal] == OPEN:
            out[GOALS + goal] = 3
        elif s.goal[goal] == OFFERED and s.seat == observer:
            out[GOALS + goal] = 4


@rule
def _observe_board(s, out):
    for slot in range(THERA_SQUARES, s.slots):
        out[TILE + s.cell[slot]] = s.tile[slot] + 1
        out[TURNED + s.cell[slot]] = s.turned[slot]
    for colour in range(4):
        for i in range(CUBES_A_COLOUR):
            if s.cube[colour, i] > 0:
                out[CUBES + QUADRANTS_OF_SEA * colour + _spot(s, s.cube[colour, i])] += 1


@rule
def _spot(s, place):
    """A place as square and quadrant."""
    return 4 * s.cell[place // 4] + place % 4
