"""What the player who decides must have after a decision inside a turn."""

from __future__ import annotations

from antikythera.games.tzolkin.proof.building import card_named, corn_price, level_used, way_of_building
from antikythera.games.tzolkin.proof.effects import ACT_ROW, GIVES_SKULLS
from antikythera.games.tzolkin.proof.faults import BLOCKS_MOVED, CORN_MOVED, POINTS_MOVED, SKULLS_MOVED, WORKERS_MOVED
from antikythera.games.tzolkin.proof.gears import mined_bonus, own_price, reach_price
from antikythera.games.tzolkin.proof.jungle import harvested_corn, harvested_wood
from antikythera.games.tzolkin.proof.lines import ACTS, BEGS, BUYS, OFFERS, PLACES, SELLS, TAKES
from antikythera.games.tzolkin.proof.payment import payment
from antikythera.games.tzolkin.proof.standing import standing_fault
from antikythera.games.tzolkin.proof.tasks import amount_gained, blocks_gained, done_at_once, set_off, tasks_fault
from antikythera.games.tzolkin.proof.workers import lowest_free
from antikythera.games.tzolkin.rules.components import (
    AGRICULTURE,
    ARCHITECTURE,
    ARCHITECTURE_BONUS,
    BEGGAR_GETS,
    BUILD_CORN,
    BUILD_POINTS,
    CHICHEN_ITZA,
    COST,
    COST_SKULLS,
    FISH_BONUS,
    GOLD,
    MARKET,
    MOST_WORKERS,
    PALENQUE,
    QUARTERS,
    SKULL_LEVEL,
    STONE,
    THEOLOGY,
    WOOD,
    YAXCHILAN,
)
from antikythera.games.tzolkin.rules.effects import FOR_CORN
from antikythera.games.tzolkin.rules.state import GAIN_CORN, GAIN_POINTS, GAIN_SKULL, GAIN_WORKER, PAY
from antikythera.games.tzolkin.rules.words import ACT_GEAR, ACT_NUMBER
from antikythera.kernel import rule


@rule
def ledger_fault(before, s, p, verb, thing):
    """What the acting player must have, and what must be left to do."""
    card = card_named(before, verb, thing)
    wood, stone, gold, left, first = payment(before, p, verb, thing)
    asked, row, second, saved = set_off(before, p, verb, thing, card, left)
    built = card if asked == 0 else -1
    done, bonus = done_at_once(before, p, row, second) if asked == 0 else (0, -1)
    wood -= blocks_gained(before, row, second, done, WOOD)
    stone -= blocks_gained(before, row, second, done, STONE)
    gold -= blocks_gained(before, row, second, done, GOLD)
    skulls = amount_gained(before, row, second, done, GAIN_SKULL) + (bonus == THEOLOGY)
    found = _purse_moved(before, s, p, verb, thing, built, row, second, done, bonus)
    if found == 0:
        found = _blocks_fault(before, s, p, verb, thing, built, saved, wood, stone, gold)
    if found == 0:
        found = _skulls_fault(before, s, p, verb, thing, built, skulls)
    if found == 0:
        found = standing_fault(before, s, p, verb, thing, row, second, done)
    if found == 0:
        found = tasks_fault(before, s, asked, left if asked == PAY else card, first, row, second, done, bonus)
    return found


@rule
def _purse_moved(before, s, p, verb, thing, built, row, second, done, bonus):
    """Corn, points and workers."""
    corn = _corn_of_line(before, p, verb, thing) + _corn_of_building(before, p, verb, thing, built)
    if s.corn[p] != before.corn[p] + corn + amount_gained(before, row, second, done, GAIN_CORN):
        return CORN_MOVED
    points = QUARTERS * amount_gained(before, row, second, done, GAIN_POINTS)
    points += _points_of_building(before, p, verb, thing, built)
    if s.points[p] != before.points[p] + points + (ARCHITECTURE_BONUS if bonus == ARCHITECTURE else 0):
        return POINTS_MOVED
    workers = before.workers[p] + amount_gained(before, row, second, done, GAIN_WORKER)
    return WORKERS_MOVED if s.workers[p] != min(workers, MOST_WORKERS) else 0


@rule
def _corn_of_line(before, p, verb, thing):
    """Corn that a line itself costs (negative) or brings, except for buildings."""
    if verb == BEGS:
        return BEGGAR_GETS - before.corn[p]
    if verb == PLACES:  # a player who cannot pay in full gives all the corn there is
        return -min(lowest_free(before, thing) + before.placed, before.corn[p])
    if verb == SELLS:
        return MARKET[thing]
    if verb == BUYS:
        return -MARKET[thing]
    if verb == ACTS:
        gear = ACT_GEAR[thing]
        number = ACT_NUMBER[thing]
        fish = FISH_BONUS[before.tech[p, AGRICULTURE]] if gear == PALENQUE and number == 1 else 0
        return fish - reach_price(before, p, gear, number) - own_price(gear, number)
    return harvested_corn(before, p, verb, thing)


@rule
def _corn_of_building(before, p, verb, thing, built):
    """Corn that architecture brings, less what is paid in place of blocks."""
    if built < 0:
        return 0
    level = level_used(before, p, verb, thing, built)
    return BUILD_CORN[level] - (corn_price(built, level) if way_of_building(before, verb) == FOR_CORN else 0)


@rule
def _points_of_building(before, p, verb, thing, built):
    return BUILD_POINTS[level_used(before, p, verb, thing, built)] if built >= 0 else 0


@rule
def _blocks_fault(before, s, p, verb, thing, built, saved, wood, stone, gold):
    """Blocks. ``wood``, ``stone`` and ``gold`` are what is paid of any kind, less what tasks give."""
    for_corn = built >= 0 and way_of_building(before, verb) == FOR_CORN
    for block in range(3):
        change = mined_bonus(before, p, verb, thing, block)
        change -= wood if block == WOOD else stone if block == STONE else gold
        if built >= 0 and not for_corn:
            change -= COST[built, block] - (block == saved)
        if thing == block:
            change += (verb == BUYS) + (verb == TAKES) - (verb == SELLS) - (verb == OFFERS)
        if block == WOOD:
            change += harvested_wood(before, p, verb, thing)
        if s.blocks[p, block] != before.blocks[p, block] + change:
            return BLOCKS_MOVED
    return 0


@rule
def _skulls_fault(before, s, p, verb, thing, built, due):
    """Skulls paid go back to the bank, those left at Chichen Itza stay there, and the bank gives what it has."""
    left_there = verb == ACTS and ACT_GEAR[thing] == CHICHEN_ITZA
    paid = COST_SKULLS[built] if built >= 0 else 0
    if verb == ACTS and ACT_GEAR[thing] == YAXCHILAN and before.tech[p, THEOLOGY] >= SKULL_LEVEL:
        due += GIVES_SKULLS[ACT_ROW + thing] > 0
    gained = min(due, before.skull_bank + paid)
    if s.skulls[p] != before.skulls[p] - left_there - paid + gained:
        return SKULLS_MOVED
    if s.skull_bank != before.skull_bank + paid - gained:
        return SKULLS_MOVED
    for place in range(10):
        if s.itza[place] != before.itza[place] + (left_there and place == ACT_NUMBER[thing]):
            return SKULLS_MOVED
    return 0
