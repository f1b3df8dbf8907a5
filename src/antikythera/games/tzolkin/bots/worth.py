"""What things are worth to a player in a position, in points: corn, blocks, skulls, steps, levels and workers."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from antikythera.games.tzolkin.bots.weights import at
from antikythera.games.tzolkin.rules.components import (
    CARDS,
    COLOUR,
    FEEDS,
    FOOD_DAYS,
    GIFT_SKULL,
    GIFTS,
    MARKET,
    MOST_WORKERS,
    NO_GIFT,
    QUARTERS,
    ROUNDS,
    SAVES,
    START_WORKERS,
    STEP_POINTS,
    TEMPLE_BONUS,
    TOP_LEVEL,
    UNFED,
)
from antikythera.games.tzolkin.rules.food_day import fed_by_tile, food
from antikythera.games.tzolkin.rules.temples import can_rise
from antikythera.kernel import rule

CORN_SOON, CORN_LONG = at("corn.soon"), at("corn.long")
BLOCK_SOON, BLOCK_LONG = at("block.soon"), at("block.long")
SKULL_SOON, SKULL_LONG, SKULL_MANY = at("skull.soon"), at("skull.long"), at("skull.many")
GROWTH, BONUS = at("temple.growth"), at("temple.bonus")
LEVEL = at("tech.agriculture")
DAY, DAY_LONG, IDLE, MORE = at("worker.day"), at("worker.long"), at("worker.idle"), at("worker.more")
HUNGRY, LATER = at("food.hungry"), at("food.later")

SOON = 8.0
"""Turns before the end of the game from which on some things lose their worth."""
SKULL_END = 3.0
A_HUNGRY_WORKER = -UNFED / QUARTERS
ARCHITECTURE_BONUS = 3.0

GIFTS_UP_TO = np.cumsum(GIFTS[:, :, None] == np.arange(NO_GIFT), axis=1).astype(np.int16)
"""How many of each gift a temple gives at a step, and below it."""


class Worth(NamedTuple):
    """What one more of something is worth."""

    turns: int
    soon: float
    long: float
    corn: float
    blocks: tuple[float, float, float]
    skull: float
    steps: tuple[float, float, float]
    """The next step of each temple; nothing where there is none."""
    levels: tuple[float, float, float, float]
    """The next level of each technology."""
    worker: float
    meal: float
    """A worker that need no longer be fed."""
    days: int
    """Turns until the next Food Day."""
    spare: int
    """Corn beyond what the next Food Day asks for; below zero, corn that is missing."""
    income: float
    """What each missing corn is worth more than any other, if it can still come in time."""
    hunger: float
    """What each corn that is needed for food is worth more than any other."""


class Cards(NamedTuple):
    """What a player has built."""

    farms: int
    tombs: int
    civics: int
    shrines: int
    feeds: int
    saves: int


@rule
def cards_of(s, p):
    """All cards counted in one pass, for the monuments and for the meals: a value is asked for too often to go through
    the cards as the rules do (``food_day.meal``, ``scoring.monument_points``). A test compares.
    """
    farms, tombs, civics, shrines = 0, 0, 0, 0
    feeds = fed_by_tile(s.kept[p, 0]) + fed_by_tile(s.kept[p, 1])
    saves = 0
    for card in range(len(CARDS)):
        if s.owner[card] == p + 1:
            farms += COLOUR[card] == 0
            tombs += COLOUR[card] == 1
            civics += COLOUR[card] == 2
            shrines += COLOUR[card] == 3
            feeds += FEEDS[card]
            saves += SAVES[card]
    return Cards(farms, tombs, civics, shrines, feeds, saves)


@rule
def fade(part, times):
    """A power with an integer exponent: powers of the C library are not the same everywhere."""
    left = 1.0
    for _ in range(times):
        left *= part
    return left


@rule
def turns_until(s, food_day, can_still_act):
    """Turns that a player has before a Food Day is held."""
    return max(0, FOOD_DAYS[food_day] - s.round) + can_still_act


@rule
def _bonus_chance(w, ahead, turns):
    """How likely a player is to be the highest, given the lead in steps and the turns until it matters."""
    sure = 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
    doubt = min(1.0, turns / SOON)
    return doubt * w[BONUS + min(4, max(0, ahead + 2))] + (1.0 - doubt) * sure


@rule
def temple_worth(s, p, temple, step, w, can_still_act, blocks, skull):
    """What a step is worth: points and bonuses at the ends of the next ages, and gifts in their middles."""
    highest = 0
    for other in range(s.players):
        if other != p:
            highest = max(highest, s.temple[other, temple])
    worth = 0.0
    for age in range(s.food_days // 2, 2):
        turns = turns_until(s, 2 * age + 1, can_still_act)
        worth += STEP_POINTS[temple, step] / QUARTERS
        worth += _bonus_chance(w, step - highest, turns) * TEMPLE_BONUS[temple, age] / QUARTERS
        worth += w[GROWTH + temple] * step * min(1.0, turns / SOON)
    gift_days = 2 - (s.food_days + 1) // 2
    if gift_days > 0:
        gifts = GIFTS_UP_TO[temple, step, GIFT_SKULL] * skull
        for block in range(3):
            gifts += GIFTS_UP_TO[temple, step, block] * blocks[block]
        worth += gift_days * gifts
    return worth


@rule
def _next_step(s, p, temple, w, can_still_act, blocks, skull):
    if not can_rise(s, p, temple):
        return 0.0
    step = s.temple[p, temple]
    now = temple_worth(s, p, temple, step, w, can_still_act, blocks, skull)
    return temple_worth(s, p, temple, step + 1, w, can_still_act, blocks, skull) - now


@rule
def _next_level(s, p, technology, w, long, bonus):
    level = s.tech[p, technology]
    return w[LEVEL + TOP_LEVEL * technology + level] * long if level < TOP_LEVEL else bonus


@rule
def earnings(w, turns):
    """What a worker in hand earns in a number of turns."""
    return (w[DAY] + w[DAY_LONG] * turns / ROUNDS) * max(0.0, turns - w[IDLE])


@rule
def worth_of(s, p, w, can_still_act, cards):
    """What things are worth to a player who has, or has not, a turn left in this round."""
    turns = max(0, ROUNDS - s.round) + can_still_act
    soon = min(1.0, turns / SOON)
    long = turns / ROUNDS
    corn = 1.0 / QUARTERS + w[CORN_SOON] * soon + w[CORN_LONG] * long
    wood = MARKET[0] / QUARTERS + w[BLOCK_SOON] * soon + w[BLOCK_LONG] * long
    stone = MARKET[1] / QUARTERS + w[BLOCK_SOON + 1] * soon + w[BLOCK_LONG + 1] * long
    gold = MARKET[2] / QUARTERS + w[BLOCK_SOON + 2] * soon + w[BLOCK_LONG + 2] * long
    blocks = (wood, stone, gold)
    skull = SKULL_END + (w[SKULL_SOON] * soon + w[SKULL_LONG] * long) * fade(w[SKULL_MANY], s.skulls[p])
    steps = (
        _next_step(s, p, 0, w, can_still_act, blocks, skull),
        _next_step(s, p, 1, w, can_still_act, blocks, skull),
        _next_step(s, p, 2, w, can_still_act, blocks, skull),
    )
    levels = (
        _next_level(s, p, 0, w, long, max(steps)),
        _next_level(s, p, 1, w, long, 2.0 * max(blocks)),
        _next_level(s, p, 2, w, long, ARCHITECTURE_BONUS),
        _next_level(s, p, 3, w, long, skull if s.skull_bank > 0 else 0.0),
    )
    needs = food(cards.saves)
    meal = corn * w[LATER] * needs * (4 - s.food_days)
    worker = 0.0
    if s.workers[p] < MOST_WORKERS:
        worker = earnings(w, turns - 1) - meal + w[MORE + s.workers[p] - START_WORKERS] * long
    days, spare, income, hunger = ROUNDS, s.corn[p], 0.0, 0.0
    if s.food_days < 4 and needs > 0:
        spare -= needs * max(0, s.workers[p] - cards.feeds)
        days = turns_until(s, s.food_days, can_still_act)
        hunger = w[HUNGRY + min(4, days)] * A_HUNGRY_WORKER / needs
        income = hunger if days > 0 else 0.0
    return Worth(turns, soon, long, corn, blocks, skull, steps, levels, worker, meal, days, spare, income, hunger)


@rule
def after_food_day(m):
    """What things are worth when the next Food Day is over, and corn for it would come too late."""
    return Worth(
        m.turns, m.soon, m.long, m.corn, m.blocks, m.skull, m.steps, m.levels, m.worker, m.meal,
        m.days, m.spare, 0.0, m.hunger,
    )  # fmt: skip


@rule
def corn_worth(m, corn):
    """What an income of corn is worth, some of which may be needed to feed workers."""
    return corn * m.corn + min(corn, max(0, -m.spare)) * m.income


@rule
def corn_cost(m, corn):
    """What an expense of corn costs, some of which may be needed to feed workers."""
    return corn * m.corn + max(0, corn - max(0, m.spare)) * m.hunger
