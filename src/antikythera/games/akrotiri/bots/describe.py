"""A position in numbers, for the net that values it: what each player has, and what is in reach."""

from __future__ import annotations

import numpy as np

from antikythera.games.akrotiri.bots.digs import DIG, OPEN, chart_digs, goals_met, new_chart
from antikythera.games.akrotiri.bots.evaluate import a_drachma, how_soon, look_for_site, next_digs, sum_up
from antikythera.games.akrotiri.bots.market import price, proceeds, rounds_left
from antikythera.games.akrotiri.bots.routes import legs_home, value_docks, worth_of_dock
from antikythera.games.akrotiri.bots.weights import AN_ACTION
from antikythera.games.akrotiri.rules.board import island
from antikythera.games.akrotiri.rules.components import GOAL_EACH, MAP_COST, MAP_POINTS
from antikythera.games.akrotiri.rules.goals import goal_points, has_goal, map_points
from antikythera.games.akrotiri.rules.land import cargo
from antikythera.games.akrotiri.rules.names import CARDS_A_LEVEL, GOAL_COUNT, TEMPLES_A_SEAT
from antikythera.games.akrotiri.rules.state import CARDS, IN_HAND, SEATS, THERA_PLACES, temples
from antikythera.kernel import rule

MANY_DRACHMA = 10
IN_TIME = 6.0
"""Rounds that must be left for what comes with time to count in full."""

# The numbers of a seat, in the order in which they are written. Lists have their length behind them.
(
    MAPS, MONEY, PROCEEDS, PROCEEDS_HOME, GOALS, GOALS_EACH, GOALS_HELD, DIGS, REACH, VALUE,
    BEST_DIG, DIG_HERE, CARGO, WAY_HOME, AT_THERA, SOON, SAVED, MAPS_BY_TEMPLES, POINTS_IN_TIME, DIGS_IN_TIME,
    READY, READY_SECOND, READY_PAID, PAYABLE, NEARLY, COSTS, PURSE, BONUS, ISLANDS,
) = range(29)  # fmt: skip
TEMPLES = ISLANDS + 1  # 7: one for each number of temples
LEVELS = TEMPLES + 7  # 3: maps in hand of each level
LACKING = LEVELS + 3  # 5: maps in hand that lack no icon, one, two, three or more
HOPES = LACKING + 5  # 4: the best maps in hand
HOPES_COST = HOPES + 4  # 2: what the first of them cost
A_SEAT = HOPES_COST + 2
# What concerns both
ROUNDS, SLOTS, IS_LAST, ROUNDS_TO_LAST, ROUND, FIRST_SEAT, MOVES, ALL_DUG, PRICES = range(2 * A_SEAT, 2 * A_SEAT + 9)
DESCRIBED = PRICES + 4  # PRICES: one for each colour


@rule
def describe(s, p, w, out):
    """Write the numbers of a seat, of the other one, and of what concerns both."""
    left = rounds_left(s, w)
    _describe_seat(s, p, w, left, out[:A_SEAT])
    _describe_seat(s, SEATS - 1 - p, w, left, out[A_SEAT : 2 * A_SEAT])
    out[ROUNDS] = left
    out[SLOTS] = s.slots
    out[IS_LAST] = s.last_round > 0
    out[ROUNDS_TO_LAST] = max(0, s.last_round - s.round)
    out[ROUND] = s.round
    out[FIRST_SEAT] = p == 0
    out[MOVES] = s.seat == p
    out[ALL_DUG] = max(temples(s, 0), temples(s, 1)) == TEMPLES_A_SEAT
    for colour in range(4):
        out[PRICES + colour] = price(s, colour)


@rule
def _describe_seat(s, p, w, left, out):
    out[:] = 0.0
    chart, dug = new_chart(s), temples(s, p)
    _describe_goods(s, p, w, out)
    _describe_goals(s, p, out)
    _describe_maps(s, p, w, left, chart, out)
    _describe_islands(s, p, w, chart, out)
    in_time = min(1.0, left / IN_TIME)
    out[TEMPLES + dug] = 1.0
    out[SOON] = how_soon(left, w)
    out[MAPS_BY_TEMPLES] = out[MAPS] * dug
    out[POINTS_IN_TIME] = (out[GOALS] + out[MAPS]) * in_time
    out[DIGS_IN_TIME] = out[DIGS] * in_time
    out[VALUE] = sum_up(s, p, w, left, out[GOALS], out[DIGS], out[REACH])


@rule
def _describe_goods(s, p, w, out):
    out[MAPS] = map_points(s, p)
    out[MONEY] = s.money[p]
    out[SAVED] = max(0, s.money[p] - MANY_DRACHMA)
    out[CARGO] = cargo(s, p)
    out[WAY_HOME] = legs_home(s, s.boat[p])
    out[AT_THERA] = s.boat[p] < THERA_PLACES
    out[PROCEEDS] = proceeds(s, p)
    out[PROCEEDS_HOME] = out[PROCEEDS] * w[AN_ACTION] ** out[WAY_HOME]


@rule
def _describe_goals(s, p, out):
    for goal in range(GOAL_COUNT):
        if has_goal(s, p, goal):
            out[GOALS] += goal_points(s, p, goal)
            out[GOALS_EACH] += GOAL_EACH[goal]
            out[GOALS_HELD] += 1


@rule
def _describe_maps(s, p, w, left, chart, out):
    """The maps in hand: how far they are from being dug, and what they promise."""
    purse, worth, costs = out[MONEY] + out[PROCEEDS], np.zeros(CARDS), np.zeros(4)
    for card in range(CARDS):
        if s.card[card] != IN_HAND + p:
            continue
        worth[card], least, ready = look_for_site(s, p, card, w, chart, a_drachma(left, w))
        out[LEVELS + card // CARDS_A_LEVEL] += 1
        out[LACKING + min(4, least)] += 1
        out[COSTS] += MAP_COST[card]
        if least <= 1:
            out[NEARLY] += MAP_POINTS[card]
        if ready >= 0:
            out[READY_SECOND] = max(out[READY_SECOND], min(ready, out[READY]))
            out[READY] = max(out[READY], ready)
            if MAP_COST[card] <= purse:
                out[PAYABLE] += 1
                out[READY_PAID] = max(out[READY_PAID], ready)
        _rank(worth[card], MAP_COST[card], out[HOPES : HOPES + 4], costs)
    out[HOPES_COST], out[HOPES_COST + 1] = costs[0], costs[1]
    out[PURSE] = min(1.0, purse / max(1.0, costs[0]))
    out[DIGS] = next_digs(s, p, w, worth, left)


@rule
def _rank(worth, cost, best, costs):
    """Insert a map into a list of the best ones and of their costs."""
    for i in range(len(best)):
        if worth > best[i]:
            best[i], worth = worth, best[i]
            costs[i], cost = cost, costs[i]


@rule
def _describe_islands(s, p, w, chart, out):
    """What is on the islands: the best digs, goals and docks."""
    for place in range(THERA_PLACES, 4 * s.slots):
        if chart[OPEN, place]:
            out[ISLANDS] += 1
            out[BONUS] = max(out[BONUS], goals_met(s, p, place, w, chart))
    chart_digs(s, p, w, chart)
    out[BEST_DIG] = chart[DIG].max()
    out[DIG_HERE] = chart[DIG, island(s, s.boat[p])]
    out[REACH] = worth_of_dock(s, s.boat[p], value_docks(s, p, w, chart))
