"""What a scene asks the rules, all at once."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from antikythera.games.akrotiri.rules.board import berth, has_terrain, is_complete, island, size
from antikythera.games.akrotiri.rules.components import MAP_TERRAIN, MAP_WANTS
from antikythera.games.akrotiri.rules.dig import can_dig_on, icons
from antikythera.games.akrotiri.rules.goals import goal_points, map_points
from antikythera.games.akrotiri.rules.market import map_price, sale_price
from antikythera.games.akrotiri.rules.names import COLOURS, CUBES_A_COLOUR, GOAL_COUNT, TERRAINS
from antikythera.games.akrotiri.rules.sea import legal_moves, legs_left, move
from antikythera.games.akrotiri.rules.state import CARDS, IN_HAND, MOST_DOCKS, PLACES, SEATS, STATE, THERA_PLACES
from antikythera.games.akrotiri.rules.turn import is_last_round
from antikythera.games.akrotiri.rules.words import LINES, portage_line, sail_line
from antikythera.kernel import bind, rule
from antikythera.masks import clear

SURVEY: Final = np.dtype(
    [
        ("islands", "i2", (PLACES, 2 + len(TERRAINS))),     # by first quadrant: complete, tiles, and each terrain
        ("goals", "i2", (SEATS, GOAL_COUNT)),               # points that each goal would bring each seat
        ("map_points", "i2", (SEATS,)),                     # points of the maps played
        ("berths", "i2", (MOST_DOCKS,)),                    # by dock, the side of the lane that it serves
        ("sales", "i2", (len(COLOURS), CUBES_A_COLOUR)),    # what the next cube of a colour sells for, the one after …
        ("map_price", "i2"),                                # of the next map
        ("legs", "i2"),                                     # that the boat at turn has left
        ("last", "i1"),                                     # whether the game ends with this round
        ("plans", "i1", (CARDS, 2)),                        # by map of the viewer: directions proved, icons MISSING
        ("sites", "i1", (CARDS, PLACES)),                   # whether a site is as good as that
    ]
)  # fmt: skip
BEST, MISSING = range(2)
NO_SITE: Final = -1
"""As many directions are proved where no site is left."""

WAY: Final = np.dtype([("legs", "i1"), ("actions", "i1"), ("line", "i4"), ("by", "i2")])
"""To a dock: legs (none if it is out of reach), actions, the last line, and the dock where the line before it ends."""
AT_ONCE: Final = -1
"""In place of a dock: there is no line before the last one."""
MOST_LEGS: Final = 2


# The position


def _survey(states: Any, surveys: Any) -> None:
    """Look at one position."""
    s, found = states[0], surveys[0]
    for place in range(4 * s.slots):
        if island(s, place) == place:
            found.islands[place, 0] = is_complete(s, place)
            found.islands[place, 1] = size(s, place)
            for terrain in range(4):
                found.islands[place, 2 + terrain] = has_terrain(s, place, terrain)
    for seat in range(SEATS):
        found.map_points[seat] = map_points(s, seat)
        for goal in range(GOAL_COUNT):
            found.goals[seat, goal] = goal_points(s, seat, goal)
    for number in range(s.docks):
        found.berths[number] = berth(s, s.dock[number])
    for colour in range(4):
        for more in range(CUBES_A_COLOUR):
            found.sales[colour, more] = sale_price(s, colour, more)
    found.map_price = map_price(s)
    found.legs = legs_left(s, s.seat)
    found.last = s.round > 0 and is_last_round(s)
    if 1 <= s.viewer <= SEATS:
        for card in range(CARDS):
            if s.card[card] == IN_HAND + s.viewer - 1:
                _plan(s, s.viewer - 1, card, found)


@rule
def _plan(s: Any, p: int, card: int, found: Any) -> None:
    """Find the sites where a map fits or nearly does: by most directions proved, then by fewest icons missing."""
    best, least = NO_SITE, 0
    for place in range(THERA_PLACES, 4 * s.slots):
        if not can_dig_on(s, island(s, place)):
            continue
        proved, missing = _proof(s, p, card, place)
        if proved > best or (proved == best and missing < least):
            best, least = proved, missing
            for worse in range(place):
                found.sites[card, worse] = False
        found.sites[card, place] = proved == best and missing == least
    found.plans[card, BEST] = best
    found.plans[card, MISSING] = least


@rule
def _proof(s: Any, p: int, card: int, place: int) -> tuple[int, int]:
    """How many directions of a map are proved at a place, and how many icons the others miss."""
    proved, missing = 0, 0
    for direction in range(4):
        wanted = MAP_WANTS[card, direction]
        if wanted > 0:
            left = wanted - icons(s, p, direction, MAP_TERRAIN[card, direction], place)
            proved += left <= 0
            missing += max(left, 0)
    return proved, missing


_survey_at: Final = bind(_survey)
_BLANK: Final = np.zeros(1, SURVEY)


def survey(states: Any) -> Any:
    surveys = _BLANK.copy()
    _survey_at(states, surveys)
    return surveys[0]


# Where the boat at turn can go


def _sail_out(states: Any, afloat: Any, mask: Any, ways: Any) -> None:
    """Find the shortest ways: one line, or two lines of a leg each."""
    s = states[0]
    p = s.seat
    _look_around(s, s, p, afloat, mask, ways, AT_ONCE)
    for dock in range(s.docks):
        if ways[dock].legs == 1:
            afloat[1] = s
            move(afloat[1], p, ways[dock].line)
            _look_around(s, afloat[1], p, afloat, mask, ways, dock)


@rule
def _look_around(start: Any, s: Any, p: int, afloat: Any, mask: Any, ways: Any, by: int) -> None:
    """Try every move of a boat that began at ``start``, and keep what leads to a dock in fewer legs than before."""
    clear(mask)
    legal_moves(s, p, mask)
    for i in range(2 * s.docks):
        number = i // 2
        dock = s.dock[number]
        line = portage_line(s, dock) if i % 2 else sail_line(s, dock)
        if not mask[line] or dock == start.boat[p]:
            continue
        afloat[0] = s
        move(afloat[0], p, line)
        legs = legs_left(start, p) - legs_left(afloat[0], p)
        if legs <= MOST_LEGS and (ways[number].legs == 0 or legs < ways[number].legs):
            ways[number].legs = legs
            ways[number].actions = start.actions - afloat[0].actions
            ways[number].line = line
            ways[number].by = by


_sail_out_from: Final = bind(_sail_out)


def ways(states: Any) -> Any:
    """By dock, the shortest way of the boat at turn."""
    found = np.zeros(MOST_DOCKS, WAY)
    _sail_out_from(states, np.empty(2, STATE), np.empty(len(LINES), np.bool_), found)
    return found
