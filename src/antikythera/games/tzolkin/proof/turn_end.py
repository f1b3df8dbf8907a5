"""The end of a turn, and of a round: the calendar, the gears, and whose turn it is."""

from __future__ import annotations

from antikythera.games.tzolkin.proof.faults import (
    BOARD_TURNED,
    CALENDAR,
    COUNTERS,
    GEARS_MOVED,
    MARKER,
    NOT_ALLOWED,
    SKULLS_MOVED,
    START_SPACE,
    TASKS,
    TEETH_MOVED,
    WHOSE_TURN,
)
from antikythera.games.tzolkin.proof.food_day import is_food_day
from antikythera.games.tzolkin.proof.unchanged import board_fault, gears_differ, lasting_fault, purse_fault
from antikythera.games.tzolkin.rules.components import GEARS, LAST_SPACE, WHEEL_TEETH
from antikythera.games.tzolkin.rules.state import ADVANCING, DUMMY, OVER, SEATS, TURNS
from antikythera.kernel import rule


@rule
def end_fault(before, s, p):
    """What no player owns, and whose turn it is: one turn later, or after the last turn one day later."""
    if before.placed + before.picked == 0:
        return NOT_ALLOWED
    found = _closing_fault(before, s)
    if found == 0:
        found = _calendar_fault(before, s)
    if found == 0:
        found = _turn_fault(before, s, p)
    if found == 0:
        found = _wheel_fault(before, s, p)
    return found


@rule
def _ends_round(before):
    return before.turns + 1 == before.players


@rule
def _is_final(before):
    """Whether this turn ends the game, with the fourth Food Day."""
    return is_food_day(before) and before.food_days == 3


@rule
def _asks_for_days(before):
    """Whether the player on the Starting Player Space may now choose between one day and two."""
    if not _ends_round(before) or _is_final(before) or before.start_space == 0:
        return False
    return _may_leap(before, before.start_space - 1)


@rule
def _turns_gears(before):
    """Whether a day goes by. So it does after the last round too, when marker and wheel no longer matter."""
    return _ends_round(before) and not _asks_for_days(before)


@rule
def _closing_fault(before, s):
    """The turn's counters and tasks, the Starting Player Space and the marker."""
    if s.begged or s.placed or s.picked:
        return COUNTERS
    if s.depth != 0:
        return TASKS
    if s.start_space != (0 if _ends_round(before) else before.start_space):
        return START_SPACE
    passes_on = _ends_round(before) and not _is_final(before)
    return MARKER if s.starter != (_next_starter(before) if passes_on else before.starter) else 0


@rule
def _calendar_fault(before, s):
    if s.food_days != before.food_days + is_food_day(before):
        return CALENDAR
    if s.phase != (OVER if _is_final(before) else ADVANCING if _asks_for_days(before) else TURNS):
        return CALENDAR
    return CALENDAR if s.round != before.round + (_turns_gears(before) and not _is_final(before)) else 0


@rule
def _turn_fault(before, s, p):
    if s.turns != (0 if _turns_gears(before) and not _is_final(before) else before.turns + 1):
        return WHOSE_TURN
    seat = (p + 1) % before.players
    if _asks_for_days(before):
        seat = before.start_space - 1
    elif _ends_round(before):
        seat = s.starter
    return WHOSE_TURN if s.seat != seat else 0


@rule
def _wheel_fault(before, s, p):
    """The gears turn by a day. A corn is added to the wheel if the Starting Player Space is empty."""
    if gears_differ(before, s, 1 if _turns_gears(before) else 0):
        return GEARS_MOVED
    fills = _turns_gears(before) and before.start_space == 0 and not _is_final(before)
    filled = (before.round - 1) % WHEEL_TEETH if fills else -1
    for tooth in range(WHEEL_TEETH):
        corn = 0 if before.start_space == p + 1 else before.teeth[tooth]
        if s.teeth[tooth] != corn + (tooth == filled):
            return TEETH_MOVED
    return 0


@rule
def _next_starter(before):
    """The marker goes to the player on the Starting Player Space; if they have it, to the player on their left."""
    holder = before.start_space - 1
    if holder < 0:
        return before.starter
    return (holder + 1) % before.players if holder == before.starter else holder


@rule
def _may_leap(before, p):
    """Two days: light side up, and no worker is pushed off that one day would have left on."""
    if before.light[p] == 0:
        return False
    for gear in range(len(GEARS)):
        occupant = before.gear[gear, LAST_SPACE[gear] - 1]
        if occupant != 0 and occupant != DUMMY:
            return False
    return True


@rule
def advance_fault(before, s, p, days):
    """The choice of one day or two."""
    found = board_fault(before, s, days)
    if found:
        return found
    if days == 2 and not _may_leap(before, p):
        return NOT_ALLOWED
    for q in range(SEATS):
        found = purse_fault(before, s, q)
        if found == 0:
            found = lasting_fault(before, s, q)
        if found == 0 and s.light[q] != (0 if q == p and days == 2 else before.light[q]):
            found = BOARD_TURNED
        if found:
            return found
    if s.skull_bank != before.skull_bank:
        return SKULLS_MOVED
    if s.round != before.round + days or s.phase != TURNS:
        return CALENDAR
    return 0 if s.seat == before.starter and s.turns == 0 else WHOSE_TURN
