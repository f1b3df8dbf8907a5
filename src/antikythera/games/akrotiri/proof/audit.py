"""Money, cubes, maps, temples, boats and tiles only move by a rule.

:func:`audit` compares a record with the one before an action, and reads what the action may move from its line
alone: it shares no code with the rules that move things.
"""

from __future__ import annotations

from antikythera.games.akrotiri.proof.faults import (
    ACTIONS_GAINED,
    BAD_DIG,
    BOAT_MOVED,
    CUBE_MOVED,
    MAP_MOVED,
    MONEY_MOVED,
    TEMPLE_MOVED,
    TILES_MOVED,
)
from antikythera.games.akrotiri.rules.components import (
    COLUMN,
    ICON,
    MAP_COST,
    MAP_TERRAIN,
    MAP_WANTS,
    NEXT_MAP_PRICE,
    PRICE,
    ROW,
    TERRAIN,
    THERA_SQUARES,
)
from antikythera.games.akrotiri.rules.names import CUBES_A_COLOUR, TEMPLES_A_SEAT
from antikythera.games.akrotiri.rules.state import (
    BUY,
    CARDS,
    GOAL,
    IN_DECK,
    IN_HAND,
    ISLANDS,
    PLAYED,
    SEATS,
    SLOTS,
    THERA_PLACES,
)
from antikythera.games.akrotiri.rules.words import (
    A_DIG,
    A_SQUARE,
    BUY_LINE,
    CUBE_LINE,
    DIG,
    DOCK_THERA,
    END,
    KEEP,
    LOAD_LINE,
    SELL,
    SQUARES,
    STOP,
    UNLOAD,
)
from antikythera.kernel import rule


@rule
def _is_placing(action):
    return SQUARES <= action < DIG and (action - SQUARES) % A_SQUARE < 4


@rule
def audit(before, s, action):
    """The number of the first thing that an action moved without a rule, or 0."""
    p = before.seat
    if not _money_is_right(before, s, p, action):
        return MONEY_MOVED
    if not _cubes_are_right(before, s, p, action):
        return CUBE_MOVED
    if not _maps_are_right(before, s, p, action):
        return MAP_MOVED
    if not _temples_are_right(before, s, p, action):
        return TEMPLE_MOVED
    if action >= DIG and not _dig_was_allowed(before, p, action):
        return BAD_DIG
    if not _boats_are_right(before, s, p, action):
        return BOAT_MOVED
    if s.slots != before.slots + _is_placing(action):
        return TILES_MOVED
    for slot in range(SLOTS):
        if slot < before.slots and s.cell[slot] != before.cell[slot]:
            return TILES_MOVED
    spent = before.actions - s.actions
    if action != END and before.round > 0 and not 0 <= spent <= 2:
        return ACTIONS_GAINED
    return 0


@rule
def _money_is_right(before, s, p, action):
    earned = 0
    if SELL <= action < UNLOAD:
        colour = action - SELL
        earned = PRICE[colour, CUBES_A_COLOUR - 1 - before.market[colour]]
    elif BUY_LINE <= action < KEEP:
        earned = -NEXT_MAP_PRICE[before.ordered[0] + before.ordered[1] + before.ordered[2]]
    elif action >= DIG:
        earned = -MAP_COST[(action - DIG) % A_DIG]
    return s.money[p] == before.money[p] + earned and s.money[1 - p] == before.money[1 - p]


@rule
def _cubes_are_right(before, s, p, action):
    """Only the colour that a line names moves, by one; the icon's colour moves with the tile."""
    for colour in range(4):
        market, hold = 0, 0
        if _is_placing(action) and TERRAIN[before.hand[p] - 1] == colour:
            market = -(before.market[colour] > 0)
        elif CUBE_LINE <= action < DOCK_THERA and (action - CUBE_LINE) // 4 == colour:
            market = -1
        elif action == LOAD_LINE + colour:
            hold = 1
        elif action == SELL + colour:
            market, hold = 1, -1
        elif action == UNLOAD + colour:
            hold = -1
        if s.market[colour] != before.market[colour] + market or s.hold[p, colour] != before.hold[p, colour] + hold:
            return False
        if s.hold[1 - p, colour] != before.hold[1 - p, colour]:
            return False
        if _lying(s, colour) != _lying(before, colour) - market - hold:
            return False
    return True


@rule
def _lying(s, colour):
    number = 0
    for i in range(CUBES_A_COLOUR):
        number += s.cube[colour, i] > 0
    return number


@rule
def _maps_are_right(before, s, p, action):
    """Only a dig plays a map, the one it names; maps are drawn when a buying ends, or when they are dealt."""
    drawn = 0
    for card in range(CARDS):
        was, now = before.card[card], s.card[card]
        if action >= DIG and (action - DIG) % A_DIG == card:
            if was != IN_HAND + p or now != PLAYED + p:
                return False
        elif was != now:
            if was != IN_DECK or now not in (IN_HAND, IN_HAND + 1):
                return False
            drawn += 1
    if s.phase == GOAL and s.round == 0 and before.phase != GOAL:
        return drawn > 0
    if action == STOP and before.phase == BUY:
        return drawn == before.ordered[0] + before.ordered[1] + before.ordered[2]
    if BUY_LINE <= action < KEEP and s.phase != BUY:
        return drawn == before.ordered[0] + before.ordered[1] + before.ordered[2] + 1
    return drawn == 0


@rule
def _temples_are_right(before, s, p, action):
    added = 0
    for q in range(SEATS):
        for i in range(TEMPLES_A_SEAT):
            if s.temple[q, i] != before.temple[q, i]:
                if before.temple[q, i] != 0 or q != p:
                    return False
                added += 1
    return added == (action >= DIG)


@rule
def _dig_was_allowed(before, p, action):
    """The site is on the boat's island, which has no temple and is not Thera's, and every icon can be counted."""
    card, site = (action - DIG) % A_DIG, (action - DIG) // A_DIG
    place = 4 * (before.grid[THERA_SQUARES + site // 4] - 1) + site % 4
    land = before.joined[ISLANDS, before.boat[p]]
    if place < THERA_PLACES or before.joined[ISLANDS, place] != land:
        return False
    for q in range(SEATS):
        for i in range(TEMPLES_A_SEAT):
            if before.temple[q, i] != 0 and before.joined[ISLANDS, before.temple[q, i]] == land:
                return False
    for direction in range(4):
        if _count(before, p, direction, MAP_TERRAIN[card, direction], place) < MAP_WANTS[card, direction]:
            return False
    return True


@rule
def _count(s, p, direction, terrain, place):
    """Count icons of a terrain one by one, by comparing positions in half squares."""
    number = 0
    for slot in range(THERA_SQUARES, s.slots):
        if TERRAIN[s.tile[slot]] != terrain:
            continue
        corner = (ICON[s.tile[slot]] + s.turned[slot]) % 4
        right = COLUMN[s.cell[slot], corner] - COLUMN[s.cell[place // 4], place % 4]
        down = ROW[s.cell[slot], corner] - ROW[s.cell[place // 4], place % 4]
        if p == 1:
            right, down = -right, -down
        number += (direction == 0 and down < 0) + (direction == 1 and right < 0)
        number += (direction == 2 and right > 0) + (direction == 3 and down > 0)
    return number


@rule
def _boats_are_right(before, s, p, action):
    """Only the mover's boat moves, by a line that moves boats, and never onto the other."""
    if s.boat[1 - p] != before.boat[1 - p]:
        return False
    if DOCK_THERA <= action < DIG and not _is_placing(action):
        return s.boat[p] != before.boat[p] and s.boat[p] != s.boat[1 - p]
    return s.boat[p] == before.boat[p]
