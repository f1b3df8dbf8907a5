"""The sea: boats move between docks, along lanes or overland.

A leg goes from a dock to a free one, by sea within a lane or overland within an island. A boat may pass a dock where
the other boat is on its way from sea to land or back, in two legs that must be paid together: it never stops there.
"""

from __future__ import annotations

from antikythera.games.akrotiri.rules.board import island, lane
from antikythera.games.akrotiri.rules.components import THERA_DOCK
from antikythera.games.akrotiri.rules.events import CARRIES, DOCKS, SAILS
from antikythera.games.akrotiri.rules.land import cargo
from antikythera.games.akrotiri.rules.state import SEATS
from antikythera.games.akrotiri.rules.words import DOCK_THERA, is_sail, place_told, portage_line, sail_line, target
from antikythera.kernel import note, rule


@rule
def legal_harbours(s, p, mask):
    """Mark the docks of Thera that are free, and count them."""
    number = 0
    for dock in range(2):
        if THERA_DOCK[dock] != s.boat[SEATS - 1 - p]:
            mask[DOCK_THERA + dock] = True
            number += 1
    return number


@rule
def choose_harbour(s, p, action):
    s.boat[p] = THERA_DOCK[action - DOCK_THERA]
    note(DOCKS, p, place_told(s, s.boat[p]))


@rule
def legs_left(s, p):
    """How many legs the actions of this turn pay for: two each for an empty boat."""
    return s.leg + s.actions * (2 if cargo(s, p) == 0 else 1)


@rule
def legal_moves(s, p, mask):
    """Mark the docks that a boat can reach, and count the lines."""
    legs = legs_left(s, p)
    if legs == 0:
        return 0
    boat, other = s.boat[p], s.boat[SEATS - 1 - p]
    my_lane, my_island = lane(s, boat), island(s, boat)
    their_lane, their_island = lane(s, other), island(s, other)
    through_by_sea = legs > 1 and my_lane == their_lane
    through_overland = legs > 1 and my_island == their_island
    number = 0
    for i in range(s.docks):
        dock = s.dock[i]
        if dock == boat or dock == other:
            continue
        water, land = lane(s, dock), island(s, dock)
        if water == my_lane or (through_overland and water == their_lane):
            mask[sail_line(s, dock)] = True
            number += 1
        if land == my_island or (through_by_sea and land == their_island):
            mask[portage_line(s, dock)] = True
            number += 1
    return number


@rule
def move(s, p, action):
    """Go where the line says: one leg, or two through the dock of the other boat."""
    boat, dock, by_sea = s.boat[p], target(s, action), is_sail(action)
    direct = lane(s, boat) == lane(s, dock) if by_sea else island(s, boat) == island(s, dock)
    legs = 1 if direct else 2
    for _ in range(legs):
        _pay_leg(s, p)
    s.boat[p] = dock
    note(SAILS if by_sea else CARRIES, p, place_told(s, dock), legs)


@rule
def _pay_leg(s, p):
    if s.leg:
        s.leg = 0
    else:
        s.actions -= 1
        s.leg = cargo(s, p) == 0
