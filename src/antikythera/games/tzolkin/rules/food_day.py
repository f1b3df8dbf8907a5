"""Food Days: feeding the workers, and the rewards of the temples."""

from __future__ import annotations

from antikythera.games.tzolkin.rules.buildings import change_age
from antikythera.games.tzolkin.rules.components import (
    CARDS,
    FEEDS,
    FOOD,
    FOOD_DAYS,
    GIFT_SKULL,
    GIFTS,
    NO_GIFT,
    SAVES,
    STEP_POINTS,
    TEMPLE_BONUS,
    UNFED,
    WEALTH_FEEDS,
)
from antikythera.games.tzolkin.rules.events import (
    FEEDS_WORKERS,
    GETS_GIFT_SKULL,
    GIFT_BLOCK,
    NEW_AGE,
    SKULLS_SHORT,
    STARVES,
    TEMPLE_BONUS_POINTS,
    TEMPLE_POINTS,
)
from antikythera.kernel import note, rule


@rule
def is_today(s):
    """A Food Day that two days at once skipped over is held a day late."""
    return s.food_days < 4 and s.round >= FOOD_DAYS[s.food_days]


@rule
def gives_resources(day):
    """A Food Day in the middle of an age gives resources, one at its end gives points; the first is number 0."""
    return day % 2 == 0


@rule
def hold(s):
    """Feed everyone, change the buildings at the end of the first age, and give the rewards of the temples."""
    for p in range(s.players):
        _feed(s, p)
    s.food_days += 1
    if s.food_days == 2:
        note(NEW_AGE, s.starter)
        change_age(s)
    for temple in range(3):
        if gives_resources(s.food_days - 1):
            _give_gifts(s, temple)
        else:
            _give_points(s, temple, s.food_days // 2 - 1)


@rule
def fed_by_tile(kept):
    """Workers that a wealth tile feeds. While tiles are chosen, a place may be empty or not known."""
    return WEALTH_FEEDS[kept - 1] if kept > 0 else 0


@rule
def food(saved):
    """Corn that a worker needs, when the player's buildings save some of it."""
    return max(0, FOOD - saved)


@rule
def meal(s, p):
    """What feeding a player's workers takes: corn for each, how many want corn, and how many of those can be fed."""
    saved = 0
    hungry = s.workers[p] - fed_by_tile(s.kept[p, 0]) - fed_by_tile(s.kept[p, 1])
    for card in range(len(CARDS)):
        if s.owner[card] == p + 1:
            saved += SAVES[card]
            hungry -= FEEDS[card]
    needs, hungry = food(saved), max(0, hungry)
    fed = hungry if needs == 0 else min(hungry, s.corn[p] // needs)
    return needs, hungry, fed


@rule
def _feed(s, p):
    """As many workers as possible are fed; each one left hungry costs points."""
    needs, hungry, fed = meal(s, p)
    s.corn[p] -= fed * needs
    note(FEEDS_WORKERS, p, s.workers[p] - hungry + fed, fed * needs)
    if fed < hungry:
        s.points[p] += UNFED * (hungry - fed)
        note(STARVES, p, hungry - fed, UNFED * (hungry - fed))


# In the middle of an age


@rule
def _reaches_skull(s, p, temple):
    for step in range(s.temple[p, temple] + 1):
        if GIFTS[temple, step] == GIFT_SKULL:
            return True
    return False


@rule
def _give_gifts(s, temple):
    """Each player's step and all below it. When the bank has too few skulls for all who should get one, none does."""
    claims = 0
    for p in range(s.players):
        claims += _reaches_skull(s, p, temple)
    enough = claims <= s.skull_bank
    if not enough:
        note(SKULLS_SHORT, s.starter, temple)
    for p in range(s.players):
        for step in range(s.temple[p, temple] + 1):
            gift = GIFTS[temple, step]
            if gift == GIFT_SKULL and enough:
                s.skull_bank -= 1
                s.skulls[p] += 1
                note(GETS_GIFT_SKULL, p, temple)
            elif gift != GIFT_SKULL and gift != NO_GIFT:
                s.blocks[p, gift] += 1
                note(GIFT_BLOCK, p, temple, gift)


# At the end of an age


@rule
def highest_step(s, temple):
    """The step of the players who are highest on a temple."""
    highest = 0
    for p in range(s.players):
        highest = max(highest, s.temple[p, temple])
    return highest


@rule
def leader_bonus(s, temple, age):
    """Quarter points for each of the highest at the end of an age: the bonus is halved when it is shared."""
    leaders = 0
    for p in range(s.players):
        leaders += s.temple[p, temple] == highest_step(s, temple)
    return TEMPLE_BONUS[temple, age] // (2 if leaders > 1 else 1)


@rule
def _give_points(s, temple, age):
    """The points of each player's step, and the bonus of the highest."""
    highest, bonus = highest_step(s, temple), leader_bonus(s, temple, age)
    for p in range(s.players):
        points = STEP_POINTS[temple, s.temple[p, temple]]
        s.points[p] += points
        note(TEMPLE_POINTS, p, temple, points)
        if s.temple[p, temple] == highest:
            s.points[p] += bonus
            note(TEMPLE_BONUS_POINTS, p, temple, bonus)
