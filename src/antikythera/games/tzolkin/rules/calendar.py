"""The calendar: the end of a round, the Starting Player Space, and the turning of the gears."""

from __future__ import annotations

from antikythera.games.tzolkin.rules import food_day, scoring
from antikythera.games.tzolkin.rules.components import LAST_SPACE, TEETH, WHEEL_TEETH
from antikythera.games.tzolkin.rules.events import CORN_ON_WHEEL, DARKENS, DAY, PUSHED_OFF, STARTING_PLAYER
from antikythera.games.tzolkin.rules.state import ADVANCING, DUMMY, OVER, TURNS
from antikythera.games.tzolkin.rules.words import ADVANCE_ONE, ADVANCE_TWO
from antikythera.kernel import note, rule


@rule
def end_round(s):
    if food_day.is_today(s):
        food_day.hold(s)
    if s.food_days == 4:
        _end_game(s)
    elif s.start_space == 0:
        s.teeth[(s.round - 1) % WHEEL_TEETH] += 1
        note(CORN_ON_WHEEL, s.starter, 1)
        advance(s, 1)
    else:
        _use_start_space(s)


@rule
def _use_start_space(s):
    """The worker comes back, the marker changes hands, and the player may be able to choose two days."""
    holder = s.start_space - 1
    s.start_space = 0
    s.starter = (holder + 1) % s.players if holder == s.starter else holder
    note(STARTING_PLAYER, s.starter)
    if s.light[holder] and not _would_push_off(s):
        s.phase = ADVANCING
        s.seat = holder
    else:
        advance(s, 1)


@rule
def _would_push_off(s):
    """Whether a second day would push a worker off that one day does not. Dummies are never pushed off."""
    for gear in range(5):
        occupant = s.gear[gear, LAST_SPACE[gear] - 1]
        if occupant != 0 and occupant != DUMMY:
            return True
    return False


@rule
def legal_calendar(mask):
    mask[ADVANCE_ONE] = True
    mask[ADVANCE_TWO] = True


@rule
def play_calendar(s, p, line):
    if line == ADVANCE_TWO:
        s.light[p] = 0
        note(DARKENS, p)
        advance(s, 2)
    else:
        advance(s, 1)


@rule
def advance(s, days):
    """Turn the gears and begin the next round."""
    for _ in range(days):
        turn_gears(s)
    s.round += days
    s.turns = 0
    s.phase = TURNS
    s.seat = s.starter
    note(DAY, s.starter, days, s.round)


@rule
def turn_gears(s):
    """One day: everyone moves a space on, dummies all the way round, players' workers off behind the last space."""
    for gear in range(5):
        first = s.gear[gear, TEETH[gear] - 1]
        for space in range(TEETH[gear] - 1, 0, -1):
            s.gear[gear, space] = s.gear[gear, space - 1]
        s.gear[gear, 0] = first
        pushed = s.gear[gear, LAST_SPACE[gear] + 1]
        if pushed != 0 and pushed != DUMMY:
            s.gear[gear, LAST_SPACE[gear] + 1] = 0
            note(PUSHED_OFF, pushed - 1, gear)


@rule
def _end_game(s):
    """One more day passes before the final scoring: it can push off workers that would break a tie."""
    s.start_space = 0
    turn_gears(s)
    scoring.score_finally(s)
    s.phase = OVER
    s.seat = s.starter
