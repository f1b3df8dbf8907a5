"""A position of Tzolk'in as numbers for a learner, as one seat may know it.

Seats are turned so that the observer comes first; an empty seat is all zero. ``FIELDS`` says what is where.
"""

from __future__ import annotations

from typing import Final

from antikythera.games.tzolkin.rules.components import (
    ACTIONS,
    CARDS,
    CHICHEN_ITZA,
    FOOD_DAYS,
    GEARS,
    KIND,
    KINDS,
    MOST_STEPS,
    MOST_WORKERS,
    QUARTERS,
    ROUNDS,
    SKULLS,
    TECHNOLOGIES,
    TEETH,
    TEMPLES,
    TOP_LEVEL,
    WEALTH,
    WHEEL_TEETH,
)
from antikythera.games.tzolkin.rules.state import DUMMY, HAND, KEEPING, LAST_ASKING, ROW, SEATS, decision
from antikythera.kernel import rule
from antikythera.rulebook import Field, places

FIELDS: Final = (
    Field("players", 1, "how many sit at the table", values=3, least=2),
    Field("round", 1, "from 1", scale=ROUNDS),
    Field("days_to_food", 1, "rounds until the next Food Day is held; 0 in its own round, or after the last", scale=8),
    Field("food_days", 1, "Food Days that are over", scale=4),
    Field("decision", 1, "what is to be chosen, by its number in the rulebook", values=LAST_ASKING + 1),
    Field(
        "task",
        2,
        "the arguments of the task on top of the stack, see the module state",
        values=len(CARDS) + 1,
        least=-1,
    ),
    Field("chooser", 1, "who chooses: 0 is the observer, 1 the next seat, …", values=SEATS),
    Field("starter", 1, "who holds the Starting Player Marker, counted from the observer", values=SEATS),
    Field(
        "start_space",
        1,
        "who has a worker on the Starting Player Space: 0 nobody, 1 the observer, 2 the next seat, …",
        values=SEATS + 1,
    ),
    Field("turn", 3, "in this turn: begged, workers placed, workers picked up", scale=MOST_WORKERS),
    Field("skull_bank", 1, "crystal skulls in the bank", scale=SKULLS),
    Field("wheel_corn", 1, "corn on the teeth of the wheel", scale=12),
    Field("corn", SEATS, "by seat, like the next", scale=31),
    Field("points", SEATS, "in quarters", scale=QUARTERS * 100),
    Field("wood", SEATS, "", scale=12),
    Field("stone", SEATS, "", scale=8),
    Field("gold", SEATS, "", scale=8),
    Field("skulls", SEATS, "not yet placed", scale=5),
    Field("workers", SEATS, "in play", scale=MOST_WORKERS),
    Field("light", SEATS, "1 while the player board is light side up", values=2),
    Field("corn_tiles", SEATS, "harvested", scale=6),
    Field("wood_tiles", SEATS, "harvested", scale=6),
    Field("tech", SEATS * len(TECHNOLOGIES), "levels by seat and technology", scale=TOP_LEVEL),
    Field("temple", SEATS * len(TEMPLES), "steps by seat and temple", scale=MOST_STEPS - 1),
    Field("jungle", 8, "corn and wood tiles left, by action of Palenque from 2", scale=4),
    Field(
        "gears",
        int(TEETH.sum()),
        "by gear and space, the hidden arc too: 0 empty, 1 observer, 2 next seat, …, 5 dummy",
        values=DUMMY + 1,
    ),
    Field("itza", int(ACTIONS[CHICHEN_ITZA]), "1 where there is a skull, by action of Chichen Itza", values=2),
    Field("row", len(KINDS), "how many of each kind of building or monument are on offer", scale=3),
    Field("built", SEATS * len(KINDS), "by seat and kind", scale=2),
    Field("hand", len(WEALTH), "1 for the wealth tiles that the observer may keep", values=2),
    Field("kept", SEATS * len(WEALTH), "1 for the wealth tiles that a seat keeps, once they are shown", values=2),
)

(
    PLAYERS, ROUND, DAYS_TO_FOOD, FOOD_DAYS_OVER, DECISION, TASK, CHOOSER, STARTER, START_SPACE, TURN, SKULL_BANK,
    WHEEL_CORN, CORN, POINTS, WOOD, STONE, GOLD, SKULLS_HELD, WORKERS, LIGHT, CORN_TILES, WOOD_TILES, TECH, TEMPLE,
    JUNGLE, GEAR_SPACES, ITZA, ON_OFFER, BUILT, WEALTH_HAND, KEPT,
) = places(FIELDS)  # fmt: skip


@rule
def observe(s, observer, out):
    """Write what a seat may know of a position into an array of as many numbers as ``FIELDS`` has."""
    for i in range(len(out)):
        out[i] = 0
    _observe_table(s, observer, out)
    for seat in range(s.players):
        _observe_seat(s, seat, _turned(s, observer, seat), out)
    _observe_board(s, observer, out)
    _observe_cards(s, observer, out)
    _observe_wealth(s, observer, out)


@rule
def _turned(s, observer, seat):
    """A seat as the observer counts it. A remainder would take longer than all else."""
    return seat - observer if seat >= observer else seat - observer + s.players


@rule
def _observe_table(s, observer, out):
    out[PLAYERS] = s.players
    out[ROUND] = s.round
    out[DAYS_TO_FOOD] = max(0, FOOD_DAYS[s.food_days] - s.round) if s.food_days < 4 else 0
    out[FOOD_DAYS_OVER] = s.food_days
    out[DECISION] = decision(s)
    if s.depth > 0:
        out[TASK] = s.stack[s.depth - 1, 1]
        out[TASK + 1] = s.stack[s.depth - 1, 2]
    out[CHOOSER] = _turned(s, observer, s.seat)
    out[STARTER] = _turned(s, observer, s.starter)
    out[START_SPACE] = 1 + _turned(s, observer, s.start_space - 1) if s.start_space else 0
    out[TURN] = s.begged
    out[TURN + 1] = s.placed
    out[TURN + 2] = s.picked
    out[SKULL_BANK] = s.skull_bank
    corn = 0
    for tooth in range(WHEEL_TEETH):
        corn += s.teeth[tooth]
    out[WHEEL_CORN] = corn


@rule
def _observe_seat(s, seat, k, out):
    """What belongs to a seat, the observer's ``k``-th."""
    out[CORN + k] = s.corn[seat]
    out[POINTS + k] = s.points[seat]
    out[WOOD + k] = s.blocks[seat, 0]
    out[STONE + k] = s.blocks[seat, 1]
    out[GOLD + k] = s.blocks[seat, 2]
    out[SKULLS_HELD + k] = s.skulls[seat]
    out[WORKERS + k] = s.workers[seat]
    out[LIGHT + k] = s.light[seat]
    out[CORN_TILES + k] = s.harvested[seat, 0]
    out[WOOD_TILES + k] = s.harvested[seat, 1]
    for technology in range(len(TECHNOLOGIES)):
        out[TECH + len(TECHNOLOGIES) * k + technology] = s.tech[seat, technology]
    for temple in range(len(TEMPLES)):
        out[TEMPLE + len(TEMPLES) * k + temple] = s.temple[seat, temple]


@rule
def _observe_board(s, observer, out):
    for group in range(4):
        out[JUNGLE + 2 * group] = s.jungle[group, 0]
        out[JUNGLE + 2 * group + 1] = s.jungle[group, 1]
    turned = DUMMY << (4 * DUMMY)  # by occupant, four bits each: a look-up without a branch, once for many spaces
    for seat in range(s.players):
        turned |= (1 + _turned(s, observer, seat)) << (4 * (seat + 1))
    place = GEAR_SPACES
    for gear in range(len(GEARS)):
        for space in range(TEETH[gear]):
            out[place] = (turned >> (4 * s.gear[gear, space])) & 15
            place += 1
    for action in range(1, 1 + ACTIONS[CHICHEN_ITZA]):
        out[ITZA + action - 1] = s.itza[action]


@rule
def _observe_cards(s, observer, out):
    for slot in range(ROW):
        if s.row[slot]:
            out[ON_OFFER + KIND[s.row[slot] - 1]] += 1
        if s.monuments[slot]:
            out[ON_OFFER + KIND[s.monuments[slot] - 1]] += 1
    for card in range(len(CARDS)):
        if s.owner[card]:
            out[BUILT + len(KINDS) * _turned(s, observer, s.owner[card] - 1) + KIND[card]] += 1


@rule
def _observe_wealth(s, observer, out):
    """What others keep is hidden until all have chosen; what the observer was dealt matters only before that."""
    if s.phase == KEEPING:
        for i in range(HAND):
            out[WEALTH_HAND + s.wealth[HAND * observer + i]] = 1
    for seat in range(s.players):
        shown = s.phase != KEEPING or seat == observer
        for i in range(2):
            if shown and s.kept[seat, i]:
                out[KEPT + len(WEALTH) * _turned(s, observer, seat) + s.kept[seat, i] - 1] = 1
