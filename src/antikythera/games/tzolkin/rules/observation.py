"""A position of Tzolk'in as numbers for a learner, as one seat may know it.

Seats are turned so that the observer comes first; an empty seat is all zero. ``FIELDS`` says what stands where.
"""

from __future__ import annotations

from typing import Final

from antikythera.games.tzolkin.rules.components import CARDS, FOOD_DAYS, GEARS, KIND, KINDS, TEETH, WEALTH, WHEEL_TEETH
from antikythera.games.tzolkin.rules.state import DUMMY, HAND, KEEPING, ROW, SEATS, decision
from antikythera.kernel import rule

FIELDS: Final[tuple[tuple[str, int, str], ...]] = (
    ("players", 1, "how many sit at the table"),
    ("round", 1, "from 1"),
    ("days_to_food", 1, "rounds until the next Food Day is held; 0 in its own round, or after the last"),
    ("food_days", 1, "Food Days that are over"),
    ("decision", 1, "what is to be chosen, by its number in the rulebook"),
    ("task", 2, "the arguments of the task on top of the stack, see the module state"),
    ("chooser", 1, "who chooses: 0 is the observer, 1 the next seat, …"),
    ("starter", 1, "who holds the Starting Player Marker, likewise"),
    ("start_space", 1, "who has a worker on the Starting Player Space: 0 nobody, 1 the observer, 2 the next seat, …"),
    ("turn", 3, "in this turn: begged, workers placed, workers picked up"),
    ("skull_bank", 1, "crystal skulls in the bank"),
    ("wheel_corn", 1, "corn on the teeth of the wheel"),
    ("corn", SEATS, "by seat, like the next"),
    ("points", SEATS, "in quarters"),
    ("wood", SEATS, ""),
    ("stone", SEATS, ""),
    ("gold", SEATS, ""),
    ("skulls", SEATS, "not yet placed"),
    ("workers", SEATS, "in play"),
    ("light", SEATS, "1 while the player board is light side up"),
    ("corn_tiles", SEATS, "harvested"),
    ("wood_tiles", SEATS, "harvested"),
    ("tech", SEATS * 4, "levels by seat and technology"),
    ("temple", SEATS * 3, "steps by seat and temple"),
    ("jungle", 8, "corn and wood tiles left, by action of Palenque from 2"),
    ("gears", 53, "by gear and space, the hidden arc too: 0 empty, 1 observer, 2 next seat, …, 5 dummy"),
    ("itza", 9, "1 where a skull lies, by action of Chichen Itza"),
    ("row", len(KINDS), "how many of each kind of building or monument are on offer"),
    ("built", SEATS * len(KINDS), "by seat and kind"),
    ("hand", len(WEALTH), "1 for the wealth tiles that the observer may keep"),
    ("kept", SEATS * len(WEALTH), "1 for the wealth tiles that a seat keeps, once they are shown"),
)

SIZE: Final = sum(length for _, length, _ in FIELDS)


@rule
def observe(s, observer, out):
    """Write what a seat may know of a position into an array of ``SIZE`` numbers."""
    for i in range(len(out)):
        out[i] = 0
    place = _observe_table(s, observer, out)
    place = _observe_seats(s, observer, out, place)
    place = _observe_board(s, observer, out, place)
    place = _observe_cards(s, observer, out, place)
    _observe_wealth(s, observer, out, place)


@rule
def _turned(s, observer, seat):
    """A seat as the observer counts it."""
    return (seat - observer) % s.players


@rule
def _observe_table(s, observer, out):
    out[0] = s.players
    out[1] = s.round
    out[2] = max(0, FOOD_DAYS[s.food_days] - s.round) if s.food_days < 4 else 0
    out[3] = s.food_days
    out[4] = decision(s)
    if s.depth > 0:
        out[5] = s.stack[s.depth - 1, 1]
        out[6] = s.stack[s.depth - 1, 2]
    out[7] = _turned(s, observer, s.seat)
    out[8] = _turned(s, observer, s.starter)
    out[9] = 1 + _turned(s, observer, s.start_space - 1) if s.start_space else 0
    out[10] = s.begged
    out[11] = s.placed
    out[12] = s.picked
    out[13] = s.skull_bank
    for tooth in range(WHEEL_TEETH):
        out[14] += s.teeth[tooth]
    return 15


@rule
def _observe_seats(s, observer, out, place):
    for seat in range(s.players):
        at = place + _turned(s, observer, seat)
        out[at] = s.corn[seat]
        out[at + SEATS] = s.points[seat]
        for block in range(3):
            out[at + (2 + block) * SEATS] = s.blocks[seat, block]
        out[at + 5 * SEATS] = s.skulls[seat]
        out[at + 6 * SEATS] = s.workers[seat]
        out[at + 7 * SEATS] = s.light[seat]
        out[at + 8 * SEATS] = s.harvested[seat, 0]
        out[at + 9 * SEATS] = s.harvested[seat, 1]
        for technology in range(4):
            out[place + 10 * SEATS + 4 * _turned(s, observer, seat) + technology] = s.tech[seat, technology]
        for temple in range(3):
            out[place + 14 * SEATS + 3 * _turned(s, observer, seat) + temple] = s.temple[seat, temple]
    return place + 17 * SEATS


@rule
def _observe_board(s, observer, out, place):
    for group in range(4):
        out[place] = s.jungle[group, 0]
        out[place + 1] = s.jungle[group, 1]
        place += 2
    for gear in range(len(GEARS)):
        for space in range(TEETH[gear]):
            occupant = s.gear[gear, space]
            out[place] = 1 + _turned(s, observer, occupant - 1) if 0 < occupant < DUMMY else occupant
            place += 1
    for action in range(1, 10):
        out[place] = s.itza[action]
        place += 1
    return place


@rule
def _observe_cards(s, observer, out, place):
    for slot in range(ROW):
        if s.row[slot]:
            out[place + KIND[s.row[slot] - 1]] += 1
        if s.monuments[slot]:
            out[place + KIND[s.monuments[slot] - 1]] += 1
    place += len(KINDS)
    for card in range(len(CARDS)):
        if s.owner[card]:
            out[place + len(KINDS) * _turned(s, observer, s.owner[card] - 1) + KIND[card]] += 1
    return place + SEATS * len(KINDS)


@rule
def _observe_wealth(s, observer, out, place):
    """What others keep is hidden until all have chosen; what the observer was dealt matters only before that."""
    if s.phase == KEEPING:
        for i in range(HAND):
            out[place + s.wealth[HAND * observer + i]] = 1
    place += len(WEALTH)
    for seat in range(s.players):
        shown = s.phase != KEEPING or seat == observer
        for i in range(2):
            if shown and s.kept[seat, i]:
                out[place + len(WEALTH) * _turned(s, observer, seat) + s.kept[seat, i] - 1] = 1
