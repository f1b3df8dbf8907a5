"""The actions of the gears: what it costs to reach them, and what they ask for."""

from __future__ import annotations

from antikythera.games.tzolkin.proof.effects import ACT_ROW, GIVES_BLOCKS
from antikythera.games.tzolkin.proof.lines import ACTS, top
from antikythera.games.tzolkin.proof.payment import all_blocks
from antikythera.games.tzolkin.rules.components import (
    AGRICULTURE,
    AHEAD_LEVEL,
    CHICHEN_ITZA,
    EXTRACTION,
    EXTRACTION_LEVEL,
    FREE_SPACE,
    HARVEST_WITHOUT_TILE,
    PALENQUE,
    RESEARCH_COST,
    THEOLOGY,
    TIKAL,
    TIKAL_CLIMB_BLOCKS,
    UXMAL,
    UXMAL_ACT_CORN,
    UXMAL_CLIMB_CORN,
    YAXCHILAN,
)
from antikythera.games.tzolkin.rules.state import ANY_GEAR
from antikythera.games.tzolkin.rules.words import ACT_GEAR
from antikythera.kernel import rule


@rule
def reach_price(before, p, gear, number):
    """Corn to come to an action from where the worker stood, or from an "any action" effect; -1 if out of reach."""
    at = top(before, 1)
    space = top(before, 2)
    if at == ANY_GEAR:
        return -1 if gear == CHICHEN_ITZA else space
    if at != gear:
        return -1
    ahead = gear == CHICHEN_ITZA and before.tech[p, THEOLOGY] >= AHEAD_LEVEL
    if ahead and number == space + 1:
        return 0
    if space + ahead >= FREE_SPACE[gear]:
        return 0
    return space - number if number <= space else -1


@rule
def own_price(gear, number):
    """Corn that an action itself costs."""
    if gear != UXMAL:
        return 0
    return UXMAL_CLIMB_CORN if number == 1 else UXMAL_ACT_CORN if number == 5 else 0


@rule
def can_act(before, p, gear, number):
    price = reach_price(before, p, gear, number)
    if price < 0 or before.corn[p] < price + own_price(gear, number):
        return False
    if gear == CHICHEN_ITZA:
        return before.skulls[p] > 0 and before.itza[number] == 0
    if gear == PALENQUE and number >= 2:
        return before.jungle[number - 2, 0] > 0 or before.tech[p, AGRICULTURE] >= HARVEST_WITHOUT_TILE
    if gear == TIKAL and (number == 1 or number == 3):
        return all_blocks(before, p) >= _cheapest_level(before, p)
    if gear == TIKAL and number == 5:
        return all_blocks(before, p) >= TIKAL_CLIMB_BLOCKS
    return True


@rule
def _cheapest_level(before, p):
    cheapest = 99
    for technology in range(4):
        cheapest = min(cheapest, RESEARCH_COST[before.tech[p, technology]])
    return cheapest


@rule
def mined_bonus(before, p, verb, thing, block):
    """One more of a block that Yaxchilan gives, from a level of extraction on."""
    if verb != ACTS or ACT_GEAR[thing] != YAXCHILAN or before.tech[p, EXTRACTION] < EXTRACTION_LEVEL[block]:
        return 0
    return 1 if GIVES_BLOCKS[ACT_ROW + thing, block] > 0 else 0
