"""The value of a position: the points that a player can expect at the end."""

from __future__ import annotations

from antikythera.games.tzolkin.bots.actions import action_worths, late_worths, monument_points, offers, task_worth
from antikythera.games.tzolkin.bots.weights import at
from antikythera.games.tzolkin.bots.worth import (
    A_HUNGRY_WORKER,
    HUNGRY,
    LEVEL,
    MORE,
    SKULL_END,
    SKULL_LONG,
    SKULL_MANY,
    SKULL_SOON,
    cards_of,
    earnings,
    fade,
    temple_worth,
    turns_until,
    worth_of,
)
from antikythera.games.tzolkin.rules.actions import OUT_OF_REACH, steps_back
from antikythera.games.tzolkin.rules.components import (
    ACTIONS,
    BUILDING_CARDS,
    CHICHEN_ITZA,
    LAST_SPACE,
    QUARTERS,
    START_WORKERS,
    TOP_LEVEL,
    UXMAL,
)
from antikythera.games.tzolkin.rules.food_day import food
from antikythera.games.tzolkin.rules.state import ACTION, ANY_GEAR, OVER, TURNS
from antikythera.games.tzolkin.rules.turn import wheel_corn
from antikythera.kernel import rule

WANT, MANY = at("corn.want"), at("block.many")
MONUMENT_GROWTH = at("monument.growth")
NONE, AGAIN, PROMISE = at("worker.none"), at("worker.again"), at("worker.promise")
START, LIGHT = at("start.space"), at("start.light")

FEW = 4
"""Blocks of a kind that all have their full worth."""
ENOUGH = 10
"""Corn with which a player can place workers as they like."""
NO_WORTH = -1000.0


@rule
def evaluate(s, p, w):
    """The points that a seat can expect at the end."""
    if s.phase == OVER:
        return s.points[p] / QUARTERS
    return appraise(s, p, w, can_still_act(s, p))


@rule
def can_still_act(s, p):
    """Whether a seat may still pick up workers in this round."""
    if p == s.seat:
        return 1 if s.phase == TURNS and s.placed == 0 else 0
    return 1 if (p - s.starter) % s.players >= s.turns else 0


@rule
def appraise(s, p, w, acts):
    """The value of a position for a player who can, or can no longer, pick up workers in this round."""
    cards = cards_of(s, p)
    m = worth_of(s, p, w, acts, cards)
    built = offers(s, p, w, m, cards)
    value = s.points[p] / QUARTERS + built[4]
    value += _goods(s, p, w, m) + _food(s, p, w, m, cards, acts) + _monuments(s, p, w, m, cards)
    for worker in range(START_WORKERS, s.workers[p]):
        value += w[MORE + worker - START_WORKERS] * m.long
    for temple in range(3):
        value += temple_worth(s, p, temple, s.temple[p, temple], w, acts, m.blocks, m.skull)
    value += m.long * _levels(s, p, w)
    return value + _workers(s, p, w, m, built, acts)


@rule
def _goods(s, p, w, m):
    short = max(0, ENOUGH - s.corn[p])
    worth = m.corn * s.corn[p] - w[WANT] * m.soon * short * short / ENOUGH
    for block in range(3):
        few = min(FEW, s.blocks[p, block])
        worth += m.blocks[block] * (few + w[MANY] * (s.blocks[p, block] - few))
    more = w[SKULL_SOON] * m.soon + w[SKULL_LONG] * m.long
    for _ in range(s.skulls[p]):
        worth += SKULL_END + more
        more *= w[SKULL_MANY]
    return worth


@rule
def _levels(s, p, w):
    worth = 0.0
    for technology in range(4):
        for level in range(s.tech[p, technology]):
            worth += w[LEVEL + TOP_LEVEL * technology + level]
    return worth


@rule
def _food(s, p, w, m, cards, acts):
    """What the next Food Days cost: corn, and points where the player has too little."""
    if s.food_days == 4:
        return 0.0
    cost = m.meal * max(0, s.workers[p] - cards.feeds)
    short = -m.spare - (wheel_corn(s) if s.start_space == p + 1 else 0)
    if short > 0:
        needs = food(cards.saves)
        turns = turns_until(s, s.food_days, acts)
        unfed = (short + needs - 1) // needs if turns == 0 else short / needs
        cost += w[HUNGRY + min(4, turns)] * unfed * A_HUNGRY_WORKER
    return -cost


@rule
def _monuments(s, p, w, m, cards):
    worth = 0.0
    for card in range(BUILDING_CARDS, len(s.owner)):
        if s.owner[card] == p + 1:
            worth += monument_points(s, p, card, cards, 0)
    return worth * (1.0 + w[MONUMENT_GROWTH] * m.long)


# Workers


@rule
def reach(s, p, gear, space, actions, corn):
    """The worth of the best action that a worker has from a space, without the corn that it costs."""
    best = 0.0
    for action in range(1, ACTIONS[gear] + 1):
        steps = steps_back(s, p, gear, space, action)
        if steps != OUT_OF_REACH:
            best = max(best, actions[action - 1] - steps * corn)
    return best


@rule
def ride(s, p, gear, space, part, actions, late, w, m):
    """The worth of a worker on a gear, who can wait for better actions: when workers can be picked up in the next
    turn, and when not before the one after it. ``part`` is how much of an action's worth it gets, ``late`` what
    actions are worth after the next Food Day.
    """
    now, later = 0.0, 0.0
    for wait in range(m.turns):
        if space + wait > LAST_SPACE[gear]:
            break
        action = reach(s, p, gear, space + wait, actions if wait < m.days else late, m.corn)
        worth = part * action + earnings(w, m.turns - 1 - wait)
        if wait == 0:
            now = worth
        else:
            later = max(later, worth)
    return now, later


@rule
def share(s, p, gear, rank, w):
    """How much of an action's worth is left for a worker, when a number of others want it first."""
    if gear == CHICHEN_ITZA and rank >= s.skulls[p]:
        return w[PROMISE]
    return fade(w[AGAIN + gear], rank)


@rule
def _workers(s, p, w, m, built, acts):
    """A turn is for placing or for picking up: what the workers are worth in the better of the two."""
    actions = action_worths(s, p, w, m, built)
    late = late_worths(s, p, w, m, built, actions)
    picking, placing = 0.0, 0.0
    away, spenders = 0, 0
    for gear in range(5):
        rank = spenders if gear == UXMAL else 0  # those at Tikal want the same corn and blocks
        for space in range(LAST_SPACE[gear], -1, -1):
            if s.gear[gear, space] == p + 1:
                part = share(s, p, gear, rank, w)
                now, later = ride(s, p, gear, space + 1 - acts, part, actions[gear], late[gear], w, m)
                picking += max(now, later)
                placing += later
                rank += 1
                away += 1
        spenders = rank
    hand = s.workers[p] - away
    worth = 0.0
    if s.start_space == p + 1:
        hand -= acts
        worth += w[START] * m.soon + wheel_corn(s) * m.corn + acts * earnings(w, m.turns - 1)
    picking += hand * earnings(w, m.turns - 1)
    placing += hand * earnings(w, m.turns)
    worth += max(picking, placing) if hand > 0 else picking - w[NONE] * m.soon
    if s.light[p]:
        worth += w[LIGHT] * m.soon
    if s.depth > 0 and p == s.seat:
        worth += _pending(s, w, m, actions)
    return worth


@rule
def _pending(s, w, m, actions):
    """What the tasks on the stack will still give."""
    worth = 0.0
    for i in range(s.depth):
        task, a, b = s.stack[i, 0], s.stack[i, 1], s.stack[i, 2]
        if task == ACTION and a != ANY_GEAR:
            worth += reach(s, s.seat, a, b, actions[a], m.corn)
        else:
            worth += max(0.0, task_worth(task, a, b, w, m))
    return worth
