"""What a decision must leave as it was."""

from __future__ import annotations

from antikythera.games.tzolkin.proof.faults import (
    BLOCKS_MOVED,
    CALENDAR,
    CARDS_MOVED,
    CORN_MOVED,
    COUNTERS,
    GEARS_MOVED,
    KEPT,
    LEVELS_MOVED,
    MARKER,
    POINTS_MOVED,
    SKULLS_MOVED,
    START_SPACE,
    TASKS,
    TEETH_MOVED,
    TEMPLES_MOVED,
    TILES_MOVED,
    WORKERS_MOVED,
)
from antikythera.games.tzolkin.rules.components import (
    BUILDING_CARDS,
    CARDS,
    GEARS,
    LAST_SPACE,
    TEETH,
    WEALTH,
    WHEEL_TEETH,
)
from antikythera.games.tzolkin.rules.state import DUMMY, ROW
from antikythera.kernel import rule


@rule
def deal_differs(before, s):
    if s.rng != 0 or before.rng != 0 or s.players != before.players:
        return True
    for i in range(BUILDING_CARDS):
        if s.deck[i] != before.deck[i]:
            return True
    for i in range(len(WEALTH)):
        if s.wealth[i] != before.wealth[i]:
            return True
    return False


@rule
def lasting_fault(before, s, p):
    """What only a player's own actions change, whatever happens at the end of a round."""
    if s.workers[p] != before.workers[p]:
        return WORKERS_MOVED
    for technology in range(4):
        if s.tech[p, technology] != before.tech[p, technology]:
            return LEVELS_MOVED
    for temple in range(3):
        if s.temple[p, temple] != before.temple[p, temple]:
            return TEMPLES_MOVED
    for kind in range(2):
        if s.harvested[p, kind] != before.harvested[p, kind]:
            return TILES_MOVED
        if s.kept[p, kind] != before.kept[p, kind]:
            return KEPT
    return 0


@rule
def purse_fault(before, s, p):
    if s.corn[p] != before.corn[p]:
        return CORN_MOVED
    for block in range(3):
        if s.blocks[p, block] != before.blocks[p, block]:
            return BLOCKS_MOVED
    if s.skulls[p] != before.skulls[p]:
        return SKULLS_MOVED
    return POINTS_MOVED if s.points[p] != before.points[p] else 0


@rule
def seat_differs(before, s, p):
    return s.light[p] != before.light[p] or purse_fault(before, s, p) > 0 or lasting_fault(before, s, p) > 0


@rule
def jungle_differs(before, s):
    for group in range(4):
        if s.jungle[group, 0] != before.jungle[group, 0] or s.jungle[group, 1] != before.jungle[group, 1]:
            return True
    return False


@rule
def itza_differs(before, s):
    for place in range(10):
        if s.itza[place] != before.itza[place]:
            return True
    return False


@rule
def owners_or_monuments_differ(before, s):
    for card in range(len(CARDS)):
        if s.owner[card] != before.owner[card]:
            return True
    for slot in range(ROW):
        if s.monuments[slot] != before.monuments[slot]:
            return True
    return False


@rule
def teeth_differ(before, s):
    for tooth in range(WHEEL_TEETH):
        if s.teeth[tooth] != before.teeth[tooth]:
            return True
    return False


@rule
def gears_differ(before, s, days):
    """Whether the gears are not as they must be after a number of days."""
    for gear in range(len(GEARS)):
        for space in range(13):
            if s.gear[gear, space] != _after(before, gear, space, days):
                return True
    return False


@rule
def _after(before, gear, space, days):
    """Who is on a space some days later: dummies ride round the whole gear, players' workers fall off its end."""
    if space >= TEETH[gear]:
        return 0
    origin = (space - days) % TEETH[gear]
    occupant = before.gear[gear, origin]
    if occupant != DUMMY and origin + days > LAST_SPACE[gear]:
        return 0
    return occupant


@rule
def board_fault(before, s, days):
    """What no player owns, when no turn is being taken: only the gears move, by a number of days."""
    if gears_differ(before, s, days):
        return GEARS_MOVED
    for slot in range(ROW):
        if s.row[slot] != before.row[slot] or s.drawn != before.drawn:
            return CARDS_MOVED
    if owners_or_monuments_differ(before, s):
        return CARDS_MOVED
    if jungle_differs(before, s):
        return TILES_MOVED
    if teeth_differ(before, s):
        return TEETH_MOVED
    if itza_differs(before, s):
        return SKULLS_MOVED
    if s.starter != before.starter:
        return MARKER
    if s.start_space != 0:
        return START_SPACE
    if s.food_days != before.food_days:
        return CALENDAR
    if s.begged or s.placed or s.picked:
        return COUNTERS
    return TASKS if s.depth != 0 else 0
