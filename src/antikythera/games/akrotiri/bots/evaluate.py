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
    left, chart, worth = rounds_left(s, w), new_chart(s), np.zeros(CARDS)
    goals = 0
    for goal in range(GOAL_COUNT):
        if has_goal(s, p, goal):
            goals += goal_points(s, p, goal)
    for card in range(CARDS):
        if s.card[card] == IN_HAND + p:
            worth[card] = look_for_site(s, p, card, w, chart, a_drachma(left, w))[0]
    digs = next_digs(s, p, w, worth, left)
    chart_digs(s, p, w, chart)
    return sum_up(s, p, w, left, goals, digs, worth_of_dock(s, s.boat[p], value_docks(s, p, w, chart)))


@rule
def sum_up(s, p, w, left, goals, digs, reach):
    """The points that a seat can expect, by what its goals count for now, its next digs, and what is in reach."""
    at_hand = s.money[p] + proceeds(s, p) * w[AN_ACTION] ** legs_home(s, s.boat[p])
    value = map_points(s, p) + a_drachma(left, w) * at_hand + w[VALUE_TEMPLE] * temples(s, p)
    return value + w[VALUE_GOAL] * goals + digs + how_soon(left, w) * w[IN_REACH] * reach


@rule
def how_soon(left, w):
    """1 while there is time for everything, less at the end."""
    return min(1.0, left / w[LATE])


@rule
def a_drachma(left, w):
    """What a drachma is worth: at the end, and before it to spend."""
    return 1.0 / DRACHMA_A_POINT + how_soon(left, w) * w[VALUE_DRACHMA]


@rule
def next_digs(s, p, w, worth, left):
    """What the next temples are likely to bring, while there are time and money: the best maps in hand first, but
    none that is worse than one that may still be found. Forgets what the maps that it uses are worth.
    """
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
def look_for_site(s, p, card, w, chart, drachma):
    """Where a map is best dug: what it is worth there, less what that costs, and the less, the more icons are missing;
    how many icons are missing at least; and the most points that it would bring at once, or -1.
    """
    best, least, ready = 0.0, MOST_MISSING, -1.0
    net = MAP_POINTS[card] - drachma * MAP_COST[card]
    for place in range(THERA_PLACES, 4 * s.slots):
        land = island(s, place)
        if chart[OPEN, land]:
            lacking = missing(s, p, card, place)
            least = min(least, lacking)
            hope = w[HOPE + min(MOST_MISSING, lacking)]
            if hope * (net + MOST_BY_GOALS) > best:
                best = max(best, hope * (net + goals_met(s, p, land, w, chart)))
            if lacking == 0:
                ready = max(ready, MAP_POINTS[card] + goals_met(s, p, land, w, chart))
    return best, least, ready
