"""The value of a position: the points that a player can expect at the end."""

from __future__ import annotations

import numpy as np

from antikythera.games.akrotiri.bots.digs import OPEN, chart_digs, goals_met, missing, new_chart
from antikythera.games.akrotiri.bots.market import proceeds, rounds_left
from antikythera.games.akrotiri.bots.routes import legs_home, value_docks, worth_of_dock
from antikythera.games.akrotiri.bots.weights import (
    AN_ACTION,
    AN_INCOME,
    HOPE,
    IN_REACH,
    LATE,
    LATER_MAP,
    ROUNDS_A_TEMPLE,
    VALUE_DRACHMA,
    VALUE_GOAL,
    VALUE_TEMPLE,
)
from antikythera.games.akrotiri.rules.board import island
from antikythera.games.akrotiri.rules.components import DRACHMA_A_POINT, MAP_COST, MAP_POINTS
from antikythera.games.akrotiri.rules.goals import goal_points, has_goal, map_points, score
from antikythera.games.akrotiri.rules.names import GOAL_COUNT, TEMPLES_A_SEAT
from antikythera.games.akrotiri.rules.state import CARDS, IN_HAND, OVER, THERA_PLACES, temples
from antikythera.kernel import rule

MOST_MISSING = 5
MOST_BY_GOALS = 8.0
"""A temple adds hardly more than this to goals."""
COMMON_COST = 7.0
"""What a dig costs for which there is no map yet."""


@rule
def evaluate(s, p, w):
    """The points that a seat can expect at the end."""
    if s.phase == OVER:
        return 1.0 * score(s, p)
    left, chart = rounds_left(s, w), new_chart(s)
    soon = min(1.0, left / w[LATE])
    drachma = 1.0 / DRACHMA_A_POINT + soon * w[VALUE_DRACHMA]
    value = map_points(s, p) + drachma * s.money[p] + w[VALUE_TEMPLE] * temples(s, p)
    value += drachma * proceeds(s, p) * w[AN_ACTION] ** legs_home(s, s.boat[p])
    for goal in range(GOAL_COUNT):
        if has_goal(s, p, goal):
            value += w[VALUE_GOAL] * goal_points(s, p, goal)
    value += _digs(s, p, w, chart, left, drachma)
    chart_digs(s, p, w, chart)
    return value + soon * w[IN_REACH] * worth_of_dock(s, s.boat[p], value_docks(s, p, w, chart))


@rule
def _digs(s, p, w, chart, left, drachma):
    """What the next temples are likely to bring, while there are time and money: the best maps in hand first, but
    none that is worse than one that may still be found.
    """
    worth = np.zeros(CARDS)
    for card in range(CARDS):
        if s.card[card] == IN_HAND + p:
            worth[card] = _hope(s, p, card, w, chart, drachma)
    purse = s.money[p] + proceeds(s, p) + w[AN_INCOME] * left
    time = left / w[ROUNDS_A_TEMPLE]  # as long as the leader needs for all temples
    value = 0.0
    for _ in range(TEMPLES_A_SEAT - temples(s, p)):
        card = np.argmax(worth)
        in_hand = worth[card] > w[LATER_MAP]
        cost = 1.0 * MAP_COST[card] if in_hand else COMMON_COST
        likely = max(0.0, min(1.0, time)) * max(0.0, min(1.0, purse / cost))
        value += likely * max(worth[card], w[LATER_MAP])
        if in_hand:
            worth[card] = 0.0
        purse -= cost
        time -= 1.0
    return value


@rule
def _hope(s, p, card, w, chart, drachma):
    """What a map is worth where it is best dug, less what that costs: the less, the more icons are missing there."""
    best = 0.0
    net = MAP_POINTS[card] - drachma * MAP_COST[card]
    for place in range(THERA_PLACES, 4 * s.slots):
        land = island(s, place)
        if chart[OPEN, land]:
            hope = w[HOPE + min(MOST_MISSING, missing(s, p, card, place))]
            if hope * (net + MOST_BY_GOALS) > best:
                best = max(best, hope * (net + goals_met(s, p, land, w, chart)))
    return best
