"""Workers that are placed and picked up."""

from __future__ import annotations

from antikythera.games.tzolkin.proof.faults import COUNTERS, GEARS_MOVED, START_SPACE
from antikythera.games.tzolkin.proof.lines import BEGS, PICKS, PLACES, START
from antikythera.games.tzolkin.rules.components import BEGGAR_MOST, GEARS, LAST_SPACE
from antikythera.games.tzolkin.rules.words import PICK_GEAR, PICK_SPACE
from antikythera.kernel import rule


@rule
def lowest_free(before, gear):
    """The lowest free space of a gear, 0 for the Starting Player Space, or -1 where there is none."""
    if gear == START:
        return 0 if before.start_space == 0 else -1
    for space in range(LAST_SPACE[gear] + 1):
        if before.gear[gear, space] == 0:
            return space
    return -1


@rule
def _cheapest_space(before):
    cheapest = 99
    for gear in range(START + 1):
        space = lowest_free(before, gear)
        if 0 <= space < cheapest:
            cheapest = space
    return cheapest


@rule
def _on_gears(before, p):
    number = 0
    for gear in range(len(GEARS)):
        for space in range(LAST_SPACE[gear] + 1):
            number += before.gear[gear, space] == p + 1
    return number


@rule
def can_place(before, p, gear):
    space = lowest_free(before, gear)
    available = before.workers[p] - _on_gears(before, p) - (before.start_space == p + 1)
    if before.picked > 0 or available <= 0 or space < 0:
        return False
    return before.corn[p] >= space + before.placed or (_is_pitied(before, p) and space == _cheapest_space(before))


@rule
def _is_pitied(before, p):
    """Nothing to pick up, no space that can be paid, and no begging: one worker may be placed for all of the corn."""
    if before.placed > 0 or _on_gears(before, p) > 0 or before.corn[p] >= _cheapest_space(before):
        return False
    lowest = before.temple[p, 0] == 0 and before.temple[p, 1] == 0 and before.temple[p, 2] == 0
    return lowest or before.begged > 0 or before.corn[p] > BEGGAR_MOST


@rule
def workers_out_fault(before, s, p, verb, thing):
    """One worker goes to a space or leaves one; all others stay, and the turn's counters follow."""
    gear = -1
    space = -1
    if verb == PLACES and thing != START:
        gear = thing
        space = lowest_free(before, thing)
    if verb == PICKS:
        gear = PICK_GEAR[thing]
        space = PICK_SPACE[thing]
    for g in range(len(GEARS)):
        for i in range(13):
            expected = before.gear[g, i]
            if g == gear and i == space:
                expected = 0 if verb == PICKS else p + 1
            if s.gear[g, i] != expected:
                return GEARS_MOVED
    if s.start_space != (p + 1 if verb == PLACES and thing == START else before.start_space):
        return START_SPACE
    if s.begged != before.begged + (verb == BEGS):
        return COUNTERS
    if s.placed != before.placed + (verb == PLACES) or s.picked != before.picked + (verb == PICKS):
        return COUNTERS
    return 0
