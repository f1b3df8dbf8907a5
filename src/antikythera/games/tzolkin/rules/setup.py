"""Setting up: the deal, the dummy workers, and the choice of wealth tiles."""

from __future__ import annotations

from antikythera.games.tzolkin.rules.components import (
    AGE1_CARDS,
    BUILDING_CARDS,
    CARDS,
    CHICHEN_ITZA,
    DUMMIES,
    FIELDS,
    HARVEST_WOOD,
    MONUMENTS_DEALT,
    SKULLS,
    START_STEP,
    START_WORKERS,
    TEETH,
    WEALTH,
    WEALTH_GEAR,
    WEALTH_SPACE,
    WHEEL_TEETH,
)
from antikythera.games.tzolkin.rules.effects import push_wealth_effects
from antikythera.games.tzolkin.rules.events import KEEPS, SETS_DUMMY
from antikythera.games.tzolkin.rules.state import DUMMY, HAND, KEEPING, ROW, SEATS, STACK, TURNS, random
from antikythera.games.tzolkin.rules.tasks import settle
from antikythera.games.tzolkin.rules.words import KEEP, KEEP_FIRST, KEEP_PAIR, KEEP_SECOND
from antikythera.kernel import note, rule


@rule
def setup(s, players, seed, options):
    """Deal a new game. The first seat holds the Starting Player Marker."""
    _clear(s)
    s.players = players
    s.rng = seed
    _set_up_players(s)
    _set_up_jungle(s)
    _deal_buildings(s)
    _deal_monuments(s)
    _deal_wealth(s)
    _place_dummies(s)
    s.rng = 0  # nothing more is random, and nothing can be guessed from the generator


@rule
def _clear(s):
    s.phase = KEEPING
    s.seat = 0
    s.starter = 0
    s.turns = 0
    s.round = 1
    s.food_days = 0
    s.start_space = 0
    s.begged = 0
    s.placed = 0
    s.picked = 0
    s.drawn = 0
    s.depth = 0
    for i in range(STACK):
        for j in range(3):
            s.stack[i, j] = 0
    for gear in range(5):
        for space in range(13):
            s.gear[gear, space] = 0
    for place in range(10):
        s.itza[place] = 0
    for tooth in range(WHEEL_TEETH):
        s.teeth[tooth] = 0
    for slot in range(ROW):
        s.row[slot] = 0
        s.monuments[slot] = 0
    for card in range(len(CARDS)):
        s.owner[card] = 0


@rule
def _set_up_players(s):
    """Everyone starts with three workers and nothing else; the seats that nobody takes stay empty."""
    s.skull_bank = SKULLS
    for p in range(SEATS):
        present = p < s.players
        s.corn[p] = 0
        s.points[p] = 0
        s.workers[p] = START_WORKERS * present
        s.skulls[p] = 0
        s.light[p] = present
        for block in range(3):
            s.blocks[p, block] = 0
        for technology in range(4):
            s.tech[p, technology] = 0
        for temple in range(3):
            s.temple[p, temple] = START_STEP * present
        for i in range(2):
            s.harvested[p, i] = 0
            s.kept[p, i] = 0


@rule
def _set_up_jungle(s):
    for group in range(4):
        s.jungle[group, 0] = FIELDS[s.players]
        s.jungle[group, 1] = FIELDS[s.players] if HARVEST_WOOD[group] > 0 else 0


@rule
def _shuffle_deck(s, first, last):
    for i in range(last - 1, first, -1):
        j = first + random(s, i - first + 1)
        card = s.deck[i]
        s.deck[i] = s.deck[j]
        s.deck[j] = card


@rule
def _deal_buildings(s):
    for card in range(BUILDING_CARDS):
        s.deck[card] = card
    _shuffle_deck(s, 0, AGE1_CARDS)
    _shuffle_deck(s, AGE1_CARDS, BUILDING_CARDS)
    for slot in range(ROW):
        s.row[slot] = s.deck[slot] + 1
    s.drawn = ROW


@rule
def _deal_monuments(s):
    """Each monument is dealt with the chance that leaves the right number of them."""
    wanted = MONUMENTS_DEALT[s.players]
    left = len(CARDS) - BUILDING_CARDS
    slot = 0
    for card in range(BUILDING_CARDS, len(CARDS)):
        if random(s, left) < wanted - slot:
            s.monuments[slot] = card + 1
            slot += 1
        left -= 1


@rule
def _deal_wealth(s):
    for tile in range(len(WEALTH)):
        s.wealth[tile] = tile
    for i in range(len(WEALTH) - 1, 0, -1):
        j = random(s, i + 1)
        tile = s.wealth[i]
        s.wealth[i] = s.wealth[j]
        s.wealth[j] = tile


@rule
def _place_dummies(s):
    """The tiles that were not dealt say where; the first one of a gear also blocks the opposite space."""
    left = DUMMIES[s.players]
    next_tile = HAND * s.players
    while left > 0:
        tile = s.wealth[next_tile]
        next_tile += 1
        gear, space = WEALTH_GEAR[tile], WEALTH_SPACE[tile]
        first = not _has_dummy(s, gear)
        s.gear[gear, space] = DUMMY
        note(SETS_DUMMY, s.starter, gear, space)
        left -= 1
        if first and left > 0 and gear != CHICHEN_ITZA:
            opposite = (space + TEETH[gear] // 2) % TEETH[gear]
            s.gear[gear, opposite] = DUMMY
            note(SETS_DUMMY, s.starter, gear, opposite)
            left -= 1


@rule
def _has_dummy(s, gear):
    for space in range(TEETH[gear]):
        if s.gear[gear, space] == DUMMY:
            return True
    return False


# Wealth tiles: everyone keeps two of four, and nothing is shown before all have chosen.


@rule
def legal_keeps(s, p, mask):
    for i in range(HAND):
        for j in range(i):
            mask[KEEP + KEEP_PAIR[s.wealth[HAND * p + i], s.wealth[HAND * p + j]]] = True


@rule
def keep(s, p, line):
    s.kept[p, 0] = KEEP_FIRST[line - KEEP] + 1
    s.kept[p, 1] = KEEP_SECOND[line - KEEP] + 1
    if p + 1 < s.players:
        s.seat = p + 1
        return
    for q in range(s.players):
        _reveal(s, q)
    s.phase = TURNS
    s.seat = s.starter


@rule
def _reveal(s, p):
    note(KEEPS, p, s.kept[p, 0] - 1, s.kept[p, 1] - 1)
    for i in range(2):
        push_wealth_effects(s, s.kept[p, i] - 1)
        settle(s, p)
