"""What a line sets off, and what must be left to do afterwards."""

from __future__ import annotations

from antikythera.games.tzolkin.proof.building import CHOICE, asks_for_use, block_saved, level_used, way_of_building
from antikythera.games.tzolkin.proof.effects import (
    ACT_ROW,
    ADVANCE_ROW,
    CARD_ROW,
    CLIMB_ROW,
    EFFECTS,
    LENGTH,
    NOTHING,
    OFFERING_SHIFT,
    PICK_ROW,
    TRADE_ROW,
)
from antikythera.games.tzolkin.proof.faults import TASKS
from antikythera.games.tzolkin.proof.lines import (
    ACTS,
    BUYS,
    CLIMBS,
    DISCOUNTS,
    OFFERS,
    PICKS,
    RESEARCHES,
    SELLS,
    STOPS,
    top,
)
from antikythera.games.tzolkin.rules.components import (
    AGRICULTURE,
    BUILDING_CARDS,
    CHICHEN_ITZA,
    DISCOUNT_LEVEL,
    EXTRACTION,
    OFFERING_LEVEL,
    THEOLOGY,
    TOP_LEVEL,
)
from antikythera.games.tzolkin.rules.effects import FIRST_OF_TWO, FOR_CORN, SECOND, SECOND_PLAIN
from antikythera.games.tzolkin.rules.state import (
    ADVANCE,
    ARCHITECTURE_USE,
    BUILD,
    CLIMB,
    GAIN_BLOCK,
    LAST_ASKING,
    PAY,
    SAVE,
    TAKE,
)
from antikythera.games.tzolkin.rules.words import ACT_GEAR
from antikythera.kernel import rule


@rule
def set_off(before, p, verb, thing, card, left):
    """What a line sets off: a question that comes before all else, a row, a second building, and a block saved."""
    if asks_for_use(before, p, verb, card):
        return ARCHITECTURE_USE, NOTHING, 0, -1
    if card >= 0:
        return _set_off_by_building(before, p, verb, thing, card)
    return PAY if left > 0 else 0, _row(before, p, verb, thing), 0, -1


@rule
def _set_off_by_building(before, p, verb, thing, card):
    level = level_used(before, p, verb, thing, card)
    way = way_of_building(before, verb)
    second = 0
    if way == FIRST_OF_TWO and card < BUILDING_CARDS:
        second = SECOND_PLAIN if level > 0 else SECOND
    saved = thing if verb == DISCOUNTS else -1
    if saved < 0 and level >= DISCOUNT_LEVEL and way != FOR_CORN:
        saved = block_saved(before, p, card)
    if saved == CHOICE:
        return SAVE, NOTHING, second, -1
    return 0, CARD_ROW + card, second, saved


@rule
def _row(before, p, verb, thing):
    """The row of effects that a line sets off, except for buildings."""
    if verb == ACTS:
        offering = ACT_GEAR[thing] == CHICHEN_ITZA and before.tech[p, THEOLOGY] >= OFFERING_LEVEL
        return ACT_ROW + thing + (OFFERING_SHIFT if offering else 0)
    if verb == PICKS:
        return PICK_ROW + thing
    if verb == RESEARCHES:
        return ADVANCE_ROW + thing
    if verb == SELLS:
        return TRADE_ROW + thing
    if verb == BUYS:
        return TRADE_ROW + 3 + thing
    if verb == OFFERS:
        return CLIMB_ROW
    if verb == CLIMBS and top(before, 2) > 0:
        return CLIMB_ROW + 1 + thing
    if verb == STOPS and top(before, 0) == CLIMB and top(before, 2) > 0:
        return CLIMB_ROW  # Tikal 5 asks twice, even if there is nothing to climb
    return NOTHING


@rule
def _scheduled(before, row, second, i, part):
    """What is to be done after ``i`` other tasks: the row, then a second building, then what was left to do before."""
    if i < LENGTH[row]:
        return EFFECTS[row, i, part]
    i -= LENGTH[row]
    if second > 0:
        if i == 0:
            return BUILD if part == 0 else second if part == 1 else 0
        i -= 1
    at = before.depth - 2 - i
    return before.stack[at, part] if at >= 0 else 0


@rule
def done_at_once(before, p, row, second):
    """How many tasks are carried out at once, and the technology beyond whose top they advance, or -1.

    They are all those up to the first that asks the player, or that earns a bonus which does.
    """
    done = 0
    bonus = -1
    while _scheduled(before, row, second, done, 0) > LAST_ASKING and not 0 <= bonus <= EXTRACTION:
        technology = _scheduled(before, row, second, done, 1)
        if _scheduled(before, row, second, done, 0) == ADVANCE and before.tech[p, technology] == TOP_LEVEL:
            bonus = technology
        done += 1
    return done, bonus


@rule
def times(before, row, second, done, task, a):
    """How often a task with this argument is among the first ``done``."""
    total = 0
    for i in range(done):
        total += _scheduled(before, row, second, i, 0) == task and _scheduled(before, row, second, i, 1) == a
    return total


@rule
def amount_gained(before, row, second, done, task):
    """How much of something the first ``done`` tasks give."""
    total = 0
    for i in range(done):
        if _scheduled(before, row, second, i, 0) == task:
            total += _scheduled(before, row, second, i, 1)
    return total


@rule
def blocks_gained(before, row, second, done, block):
    """How many blocks of a kind the first ``done`` tasks give."""
    total = 0
    for i in range(done):
        if _scheduled(before, row, second, i, 0) == GAIN_BLOCK and _scheduled(before, row, second, i, 1) == block:
            total += _scheduled(before, row, second, i, 2)
    return total


@rule
def tasks_fault(before, s, asked, a, b, row, second, done, bonus):
    """The stack, from the top: a question or a bonus that this line raised, then all that is not yet done."""
    at = s.depth - 1
    if asked > 0:
        if not _task_is(s, at, asked, a, b if asked == PAY else 0):
            return TASKS
        at -= 1
    if bonus == AGRICULTURE:
        if not _task_is(s, at, CLIMB, -1, 0):
            return TASKS
        at -= 1
    if bonus == EXTRACTION:
        if not (_task_is(s, at, TAKE, 0, 0) and _task_is(s, at - 1, TAKE, 0, 0)):
            return TASKS
        at -= 2
    i = done
    while _scheduled(before, row, second, i, 0) > 0:
        task = _scheduled(before, row, second, i, 0)
        if not _task_is(s, at, task, _scheduled(before, row, second, i, 1), _scheduled(before, row, second, i, 2)):
            return TASKS
        at -= 1
        i += 1
    return TASKS if at >= 0 else 0


@rule
def _task_is(s, at, task, a, b):
    return at >= 0 and s.stack[at, 0] == task and s.stack[at, 1] == a and s.stack[at, 2] == b
