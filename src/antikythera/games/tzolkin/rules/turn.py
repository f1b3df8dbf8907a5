"""A player's turn: begging, placing workers, or picking them up."""

from __future__ import annotations

from antikythera.games.tzolkin.rules import buildings, calendar
from antikythera.games.tzolkin.rules.components import BEGGAR_GETS, BEGGAR_MOST, LAST_SPACE, WHEEL_TEETH
from antikythera.games.tzolkin.rules.events import BEGS, ENDS, PICKS, PITIED, PLACES, PLACES_START, WHEEL_CORN
from antikythera.games.tzolkin.rules.state import ACTION, push
from antikythera.games.tzolkin.rules.temples import can_anger, legal_angers, sink
from antikythera.games.tzolkin.rules.words import BEG, END, PICK, PICK_FIRST, PICK_GEAR, PICK_SPACE, PLACE, PLACE_START
from antikythera.kernel import note, rule

CLOSED = -1


@rule
def lowest_space(s, gear):
    """Where the next worker on a gear goes, or CLOSED."""
    for space in range(LAST_SPACE[gear] + 1):
        if s.gear[gear, space] == 0:
            return space
    return CLOSED


@rule
def placing_price(s, space):
    """Corn for the next worker on a space: its number, and one more for each worker placed before in this turn."""
    return space + s.placed


@rule
def free_workers(s, p, on_gears):
    """Workers in hand, for a player with that many on the gears."""
    return s.workers[p] - on_gears - (s.start_space == p + 1)


@rule
def _may_beg(s, p):
    return not s.begged and s.placed + s.picked == 0 and s.corn[p] <= BEGGAR_MOST and can_anger(s, p)


@rule
def legal_turn(s, p, mask):
    if _may_beg(s, p):
        legal_angers(s, p, BEG, mask)
    working = _legal_picks(s, p, mask) if s.placed == 0 else on_gears(s, p)
    if s.picked == 0:
        places = _legal_places(s, p, working, mask)
        if places == 0 and s.placed == 0 and working == 0 and not _may_beg(s, p):
            _legal_pity(s, mask)
    if s.placed + s.picked > 0:
        mask[END] = True


@rule
def _legal_picks(s, p, mask):
    """Mark the player's workers on the gears, and count them."""
    found = 0
    for gear in range(5):
        for space in range(LAST_SPACE[gear] + 1):
            if s.gear[gear, space] == p + 1:
                mask[PICK + PICK_FIRST[gear] + space] = True
                found += 1
    return found


@rule
def on_gears(s, p):
    found = 0
    for gear in range(5):
        for space in range(LAST_SPACE[gear] + 1):
            found += s.gear[gear, space] == p + 1
    return found


@rule
def _legal_places(s, p, on_gears, mask):
    """Mark the places for the next worker that can be paid, and count them."""
    if free_workers(s, p, on_gears) == 0:
        return 0
    found = 0
    for gear in range(5):
        space = lowest_space(s, gear)
        if space != CLOSED and placing_price(s, space) <= s.corn[p]:
            mask[PLACE + gear] = True
            found += 1
    if s.start_space == 0 and placing_price(s, 0) <= s.corn[p]:
        mask[PLACE_START] = True
        found += 1
    return found


@rule
def _legal_pity(s, mask):
    """Nothing to pick up, nothing to pay for, and no god left to anger: one worker, on a cheapest space."""
    cheapest = 99
    for gear in range(5):
        space = lowest_space(s, gear)
        if space != CLOSED:
            cheapest = min(cheapest, space)
    for gear in range(5):
        if lowest_space(s, gear) == cheapest:
            mask[PLACE + gear] = True


@rule
def play_turn(s, p, line):
    if line < PLACE:
        _beg(s, p, line - BEG)
    elif line < PLACE_START:
        _place(s, p, line - PLACE)
    elif line == PLACE_START:
        _place_start(s, p)
    elif line == END:
        _end(s, p)
    else:
        _pick(s, p, PICK_GEAR[line - PICK], PICK_SPACE[line - PICK])


@rule
def _beg(s, p, temple):
    s.begged = 1
    s.corn[p] = BEGGAR_GETS
    note(BEGS, p)
    sink(s, p, temple)


@rule
def _place(s, p, gear):
    space = lowest_space(s, gear)
    price = placing_price(s, space)
    s.gear[gear, space] = p + 1
    s.placed += 1
    if price > s.corn[p]:  # by the gods' pity, for all that is left
        price = s.corn[p]
        note(PITIED, p, price)
    s.corn[p] -= price
    note(PLACES, p, gear, space, price)


@rule
def _place_start(s, p):
    s.start_space = p + 1
    s.corn[p] -= placing_price(s, 0)
    note(PLACES_START, p, s.placed)
    s.placed += 1


@rule
def _pick(s, p, gear, space):
    s.gear[gear, space] = 0
    s.picked += 1
    note(PICKS, p, gear, space)
    push(s, ACTION, gear, space)


@rule
def _end(s, p):
    """The corn on the wheel comes after the turn: too late to place workers with it, in time to feed them."""
    note(ENDS, p)
    if s.start_space == p + 1:
        _take_wheel_corn(s, p)
    buildings.refill_row(s)
    s.begged = 0
    s.placed = 0
    s.picked = 0
    s.turns += 1
    if s.turns < s.players:
        s.seat = (s.starter + s.turns) % s.players
    else:
        calendar.end_round(s)


@rule
def wheel_corn(s):
    """The corn on all teeth of the wheel."""
    corn = 0
    for tooth in range(WHEEL_TEETH):
        corn += s.teeth[tooth]
    return corn


@rule
def _take_wheel_corn(s, p):
    corn = wheel_corn(s)
    for tooth in range(WHEEL_TEETH):
        s.teeth[tooth] = 0
    s.corn[p] += corn
    note(WHEEL_CORN, p, corn)
