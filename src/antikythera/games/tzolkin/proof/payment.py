"""Payments in blocks of any kind."""

from __future__ import annotations

from antikythera.games.tzolkin.proof.lines import ACTS, PAYS, RESEARCHES, top
from antikythera.games.tzolkin.rules.components import GOLD, RESEARCH_COST, STONE, TIKAL, TIKAL_CLIMB_BLOCKS, WOOD
from antikythera.games.tzolkin.rules.state import FREE
from antikythera.games.tzolkin.rules.words import ACT_GEAR, ACT_NUMBER
from antikythera.kernel import rule


@rule
def all_blocks(before, p):
    return before.blocks[p, WOOD] + before.blocks[p, STONE] + before.blocks[p, GOLD]


@rule
def research_price(before, p, technology):
    return 0 if top(before, 1) == FREE else RESEARCH_COST[before.tech[p, technology]]


@rule
def can_pay(before, p, kind):
    left = top(before, 1)
    rest = 0
    for block in range(kind, 3):
        rest += before.blocks[p, block]
    return kind >= top(before, 2) and before.blocks[p, kind] > 0 and rest >= left


@rule
def _only_way_to_pay(wood, stone, gold, left, first):
    """The kind that must be paid next, or -1 if there is a choice. Later payments may not go back to earlier kinds."""
    with_wood = first <= WOOD and wood > 0 and wood + stone + gold >= left
    with_stone = first <= STONE and stone > 0 and stone + gold >= left
    with_gold = gold > 0 and gold >= left
    if with_wood + with_stone + with_gold != 1:
        return -1
    return WOOD if with_wood else STONE if with_stone else GOLD


@rule
def _blocks_due(before, p, verb, thing):
    if verb == PAYS:
        return top(before, 1)
    if verb == RESEARCHES:
        return research_price(before, p, thing)
    return TIKAL_CLIMB_BLOCKS if verb == ACTS and ACT_GEAR[thing] == TIKAL and ACT_NUMBER[thing] == 5 else 0


@rule
def payment(before, p, verb, thing):
    """Wood, stone and gold that are paid now, the blocks that are left to pay, and the first kind that may be."""
    left = _blocks_due(before, p, verb, thing)
    wood = 0
    stone = 0
    gold = 0
    first = 0
    kind = thing if verb == PAYS else -1
    while left > 0:
        if kind < 0:
            kind = _only_way_to_pay(
                before.blocks[p, 0] - wood, before.blocks[p, 1] - stone, before.blocks[p, 2] - gold, left, first
            )
        if kind < 0:
            break
        wood += kind == WOOD
        stone += kind == STONE
        gold += kind == GOLD
        first = kind
        left -= 1
        kind = -1
    return wood, stone, gold, left, first
