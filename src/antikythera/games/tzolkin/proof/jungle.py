"""Harvest tiles: what leaves the jungle, and what a harvest brings."""

from __future__ import annotations

from antikythera.games.tzolkin.proof.faults import KEPT, TILES_MOVED
from antikythera.games.tzolkin.proof.lines import BURNS, CORN_TILE, HARVESTS, WOOD_TILE, top
from antikythera.games.tzolkin.rules.components import (
    AGRICULTURE,
    EXTRACTION,
    EXTRACTION_LEVEL,
    HARVEST_BONUS,
    HARVEST_CORN,
    HARVEST_WITHOUT_TILE,
    HARVEST_WOOD,
    WOOD,
)
from antikythera.games.tzolkin.rules.state import HARVEST
from antikythera.kernel import rule


@rule
def _visible_corn(before):
    group = top(before, 1) - 2
    return before.jungle[group, 0] - before.jungle[group, 1]


@rule
def can_harvest(before, p, verb, thing):
    wood = before.jungle[top(before, 1) - 2, 1]
    if verb == BURNS:
        return wood > 0 and before.temple[p, thing] > 0
    if thing == WOOD_TILE:
        return wood > 0
    return _visible_corn(before) > 0 or before.tech[p, AGRICULTURE] >= HARVEST_WITHOUT_TILE


@rule
def harvest_fault(before, s, p, verb, thing):
    """Corn tiles and wood tiles that leave the jungle, and those that a player gains: burned wood goes to no player."""
    corn = verb == BURNS or (verb == HARVESTS and thing == CORN_TILE and _visible_corn(before) > 0)
    cut = verb == HARVESTS and thing == WOOD_TILE
    for group in range(4):
        here = before.depth > 0 and top(before, 0) == HARVEST and top(before, 1) - 2 == group
        if s.jungle[group, 0] != before.jungle[group, 0] - (here and corn):
            return TILES_MOVED
        if s.jungle[group, 1] != before.jungle[group, 1] - (here and (cut or verb == BURNS)):
            return TILES_MOVED
    if s.harvested[p, 0] != before.harvested[p, 0] + corn or s.harvested[p, 1] != before.harvested[p, 1] + cut:
        return TILES_MOVED
    return KEPT if s.kept[p, 0] != before.kept[p, 0] or s.kept[p, 1] != before.kept[p, 1] else 0


@rule
def harvested_corn(before, p, verb, thing):
    if verb == BURNS or (verb == HARVESTS and thing == CORN_TILE):
        return HARVEST_CORN[top(before, 1) - 2] + HARVEST_BONUS[before.tech[p, AGRICULTURE]]
    return 0


@rule
def harvested_wood(before, p, verb, thing):
    if verb == HARVESTS and thing == WOOD_TILE:
        return HARVEST_WOOD[top(before, 1) - 2] + (before.tech[p, EXTRACTION] >= EXTRACTION_LEVEL[WOOD])
    return 0
