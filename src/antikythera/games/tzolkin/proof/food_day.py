"""Food Days: workers are fed, and the temples give."""

from __future__ import annotations

from antikythera.games.tzolkin.rules.components import (
    CARDS,
    FEEDS,
    FOOD,
    FOOD_DAYS,
    GIFT_SKULL,
    GIFTS,
    SAVES,
    STEP_POINTS,
    TEMPLE_BONUS,
    WEALTH_FEEDS,
)
from antikythera.games.tzolkin.rules.state import SEATS
from antikythera.kernel import rule


@rule
def is_food_day(before):
    """Whether this turn ends a Food Day. One that was leapt over is kept by the round after it."""
    last_turn = before.turns + 1 == before.players
    return last_turn and before.food_days < 4 and before.round >= FOOD_DAYS[before.food_days]


@rule
def food_price(before, p):
    """Corn for one worker, less by the farms that make all of them frugal."""
    price = FOOD
    for card in range(len(CARDS)):
        if before.owner[card] == p + 1:
            price -= SAVES[card]
    return max(price, 0)


@rule
def workers_hungry(before, p):
    """Workers that are not fed by a farm."""
    number = before.workers[p]
    for card in range(len(CARDS)):
        if before.owner[card] == p + 1:
            number -= FEEDS[card]
    for i in range(2):
        number -= WEALTH_FEEDS[before.kept[p, i] - 1]
    return max(number, 0)


@rule
def workers_fed(before, p, corn):
    """As many as there is corn for; none is fed by half."""
    price = food_price(before, p)
    hungry = workers_hungry(before, p)
    return hungry if price == 0 else min(hungry, corn // price)


@rule
def gifts(before, p, gift):
    """How many of a gift the temples give in the middle of an age, for the player's step and all below it."""
    number = 0
    if p < before.players and is_food_day(before) and before.food_days % 2 == 0:
        for temple in range(3):
            for step in range(before.temple[p, temple] + 1):
                number += GIFTS[temple, step] == gift
    return number


@rule
def bank_gives_skulls(before):
    """The bank gives all the skulls that are due, or none."""
    due = 0
    for p in range(SEATS):
        due += gifts(before, p, GIFT_SKULL)
    return due <= before.skull_bank


@rule
def devotion(before, p, age):
    """Points of the temples at the end of an age: those of the step, and the bonus of the highest, halved by a tie."""
    points = 0
    for temple in range(3):
        step = before.temple[p, temple]
        points += STEP_POINTS[temple, step]
        higher = 0
        equal = 0
        for q in range(before.players):
            higher += before.temple[q, temple] > step
            equal += before.temple[q, temple] == step
        if higher == 0:
            points += TEMPLE_BONUS[temple, age] if equal == 1 else TEMPLE_BONUS[temple, age] // 2
    return points
