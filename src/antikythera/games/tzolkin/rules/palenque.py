"""Palenque: fishing, and harvesting the jungle."""

from __future__ import annotations

from antikythera.games.tzolkin.rules.bank import gain_block, gain_corn
from antikythera.games.tzolkin.rules.components import (
    AGRICULTURE,
    EXTRACTION,
    EXTRACTION_LEVEL,
    FISH,
    FISH_BONUS,
    HARVEST_BONUS,
    HARVEST_CORN,
    HARVEST_WITHOUT_TILE,
    HARVEST_WOOD,
    WOOD,
)
from antikythera.games.tzolkin.rules.events import BURNS, HARVESTS_CORN, HARVESTS_WOOD
from antikythera.games.tzolkin.rules.state import HARVEST, push
from antikythera.games.tzolkin.rules.temples import legal_angers, sink
from antikythera.games.tzolkin.rules.words import BURN, HARVEST_CORN_TILE, HARVEST_WOOD_TILE
from antikythera.kernel import note, rule


@rule
def can_act(s, p, action):
    """Fishing never runs out; a harvest needs a tile to take, or the level that harvests corn without one."""
    return action == 1 or can_harvest_corn(s, p, action - 2) or s.jungle[action - 2, 1] > 0


@rule
def act(s, p, action):
    if action == 1:
        gain_corn(s, p, fish_yield(s, p))
    else:
        push(s, HARVEST, action, 0)


@rule
def fish_yield(s, p):
    """The corn of fishing."""
    return FISH + FISH_BONUS[s.tech[p, AGRICULTURE]]


@rule
def corn_yield(s, p, group):
    """The corn of a corn harvest."""
    return HARVEST_CORN[group] + HARVEST_BONUS[s.tech[p, AGRICULTURE]]


@rule
def wood_yield(s, p, group):
    """The wood of a wood harvest."""
    return HARVEST_WOOD[group] + (s.tech[p, EXTRACTION] >= EXTRACTION_LEVEL[WOOD])


@rule
def corn_in_sight(s, group):
    """How many corn tiles can be taken: every wood tile left covers one."""
    return s.jungle[group, 0] - s.jungle[group, 1]


@rule
def can_harvest_corn(s, p, group):
    """Whether there is a corn tile in sight, or none is needed."""
    return corn_in_sight(s, group) > 0 or s.tech[p, AGRICULTURE] >= HARVEST_WITHOUT_TILE


@rule
def legal_harvests(s, p, action, mask):
    group = action - 2
    if can_harvest_corn(s, p, group):
        mask[HARVEST_CORN_TILE] = True
    if s.jungle[group, 1] > 0:
        mask[HARVEST_WOOD_TILE] = True
        legal_angers(s, p, BURN, mask)


@rule
def harvest(s, p, action, line):
    group = action - 2
    if line == HARVEST_WOOD_TILE:
        _harvest_wood(s, p, group)
    elif line == HARVEST_CORN_TILE:
        _harvest_corn(s, p, group, corn_in_sight(s, group) > 0)
    else:
        s.jungle[group, 1] -= 1
        note(BURNS, p)
        _harvest_corn(s, p, group, True)
        sink(s, p, line - BURN)


@rule
def _harvest_wood(s, p, group):
    s.jungle[group, 1] -= 1
    s.harvested[p, 1] += 1
    note(HARVESTS_WOOD, p, 1)
    gain_block(s, p, WOOD, wood_yield(s, p, group))


@rule
def _harvest_corn(s, p, group, tile):
    s.jungle[group, 0] -= tile
    s.harvested[p, 0] += tile
    corn = corn_yield(s, p, group)
    s.corn[p] += corn
    note(HARVESTS_CORN, p, corn, tile)
