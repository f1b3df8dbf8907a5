"""Whether a line was allowed where it was played."""

from __future__ import annotations

from antikythera.games.tzolkin.proof.building import can_build
from antikythera.games.tzolkin.proof.gears import can_act
from antikythera.games.tzolkin.proof.jungle import can_harvest
from antikythera.games.tzolkin.proof.lines import (
    ACTS,
    BEGS,
    BUILDS,
    BURNS,
    BUYS,
    CLIMBS,
    DECIDES,
    DISCOUNTS,
    HARVESTS,
    OFFERS,
    PAYS,
    PICKS,
    PLACES,
    RESEARCHES,
    SELLS,
    STOPS,
    top,
)
from antikythera.games.tzolkin.proof.payment import all_blocks, can_pay, research_price
from antikythera.games.tzolkin.proof.standing import can_rise
from antikythera.games.tzolkin.proof.workers import can_place
from antikythera.games.tzolkin.rules.components import BEGGAR_MOST, MARKET
from antikythera.games.tzolkin.rules.effects import GRANTED, SECOND, SECOND_PLAIN
from antikythera.games.tzolkin.rules.state import BUILD, CLIMB, PAID_OPTIONAL, RESEARCH
from antikythera.games.tzolkin.rules.words import ACT_GEAR, ACT_NUMBER, PICK_GEAR, PICK_SPACE
from antikythera.kernel import rule


@rule
def is_allowed(before, p, verb, thing):
    if verb == BEGS:
        idle = before.begged == 0 and before.placed == 0 and before.picked == 0
        return idle and before.corn[p] <= BEGGAR_MOST and before.temple[p, thing] > 0
    if verb == PLACES:
        return can_place(before, p, thing)
    if verb == PICKS:
        return before.placed == 0 and before.gear[PICK_GEAR[thing], PICK_SPACE[thing]] == p + 1
    if verb == ACTS:
        return can_act(before, p, ACT_GEAR[thing], ACT_NUMBER[thing])
    if verb == HARVESTS or verb == BURNS:
        return can_harvest(before, p, verb, thing)
    if verb == RESEARCHES:
        return all_blocks(before, p) >= research_price(before, p, thing)
    if verb == PAYS:
        return can_pay(before, p, thing)
    if verb == BUILDS or verb == DECIDES or verb == DISCOUNTS:
        return can_build(before, p, verb, thing)
    if verb == CLIMBS:
        return thing != top(before, 1) and can_rise(before, p, thing)
    return _can_trade_or_stop(before, p, verb, thing)


@rule
def _can_trade_or_stop(before, p, verb, thing):
    if verb == SELLS:
        return top(before, 1) <= thing and before.blocks[p, thing] > 0
    if verb == BUYS:
        return top(before, 1) <= 3 + thing and before.corn[p] >= MARKET[thing]
    if verb == OFFERS:
        return before.blocks[p, thing] > 0
    if verb == STOPS and top(before, 0) == RESEARCH:
        return top(before, 1) == PAID_OPTIONAL
    if verb == STOPS and top(before, 0) == BUILD:
        way = top(before, 1)
        return way == SECOND or way == SECOND_PLAIN or way == GRANTED
    if verb == STOPS and top(before, 0) == CLIMB:
        for temple in range(3):
            if temple != top(before, 1) and can_rise(before, p, temple):
                return False
    return True
