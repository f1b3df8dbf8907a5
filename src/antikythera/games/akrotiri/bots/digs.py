"""Digs to hope for: which map fits where, what is missing, and what a temple there would bring.

What concerns islands is written down in a *chart*, an array with a row for each kind of note and a column for each
place: an island's notes are under its lowest place.
"""

from __future__ import annotations

import numpy as np

from antikythera.games.akrotiri.bots.market import price, rounds_left
from antikythera.games.akrotiri.bots.weights import A_DRACHMA, A_SLOT, A_TEMPLE, OF_GOAL, ROUNDS_A_DIG
from antikythera.games.akrotiri.rules.board import island, size
from antikythera.games.akrotiri.rules.components import (
    GOAL_EACH,
    GOAL_KIND,
    ISOLATED,
    LARGEST,
    MAP_COST,
    MAP_POINTS,
    MAP_TERRAIN,
    MAP_WANTS,
    SEA_QUARTERS,
)
from antikythera.games.akrotiri.rules.dig import can_dig_on, fits, icons
from antikythera.games.akrotiri.rules.goals import has_goal, island_counts, quarter
from antikythera.games.akrotiri.rules.names import CUBES_A_COLOUR, GOAL_COUNT, TEMPLES_A_SEAT
from antikythera.games.akrotiri.rules.state import CARDS, IN_HAND, PLACES, THERA_PLACES, temples
from antikythera.kernel import rule

OPEN, BONUS, DIG, CUBES, PRICES, LANE_BEST, LAND_BEST = range(7)
"""Rows of a chart: whether the island may be dug, what goals say to it (or UNASKED), the best dig that can be done now,
its cubes and what they sell for, and the best dock of the lane and of the island."""
UNASKED = -1.0
ISOLATED_CHANCE = 0.7
"""How likely a temple counts as isolated at the end; an exact answer takes too long."""


@rule
def new_chart(s):
    """A chart with what is true of the islands for both players."""
    chart = np.zeros((7, PLACES))
    for place in range(4 * s.slots):
        chart[BONUS, place] = UNASKED
        if island(s, place) == place:
            chart[OPEN, place] = can_dig_on(s, place)
    for colour in range(4):
        for i in range(CUBES_A_COLOUR):
            if s.cube[colour, i] > 0:
                land = island(s, s.cube[colour, i])
                chart[CUBES, land] += 1.0
                chart[PRICES, land] += price(s, colour)
    return chart


@rule
def chart_digs(s, p, w, chart):
    """Note for every island the best dig that a player could do there with the money they have."""
    if temples(s, p) == TEMPLES_A_SEAT:
        return
    for card in range(CARDS):
        if s.card[card] != IN_HAND + p or MAP_COST[card] > s.money[p]:
            continue
        for place in range(THERA_PLACES, 4 * s.slots):
            land = island(s, place)
            if chart[OPEN, land] and fits(s, p, card, place):
                chart[DIG, land] = max(chart[DIG, land], dig_worth(s, p, card, land, w, chart))


@rule
def dig_worth(s, p, card, land, w, chart):
    """What a temple on an island is worth, less what it costs and what it could be kept for."""
    dug = temples(s, p)
    spare = rounds_left(s, w) / w[ROUNDS_A_DIG] - (TEMPLES_A_SEAT - dug)
    kept = w[A_SLOT] * max(0.0, min(1.0, 1.0 + spare / TEMPLES_A_SEAT))
    worth = MAP_POINTS[card] + w[A_TEMPLE + dug] + goals_met(s, p, land, w, chart)
    return worth - kept - w[A_DRACHMA] * MAP_COST[card]


@rule
def missing(s, p, card, place):
    """How many icons a map still lacks at a place."""
    lacking = 0
    for direction in range(4):
        wanted = MAP_WANTS[card, direction]
        if wanted > 0:
            lacking += max(0, wanted - icons(s, p, direction, MAP_TERRAIN[card, direction], place))
    return lacking


@rule
def goals_met(s, p, land, w, chart):
    """What a temple on an island would add to the goals in hand, as long as the island stays as it is."""
    if chart[BONUS, land] == UNASKED:
        points = 0.0
        for goal in range(GOAL_COUNT):
            if has_goal(s, p, goal):
                points += GOAL_EACH[goal] * _counts(s, p, land, goal)
        chart[BONUS, land] = w[OF_GOAL] * points
    return chart[BONUS, land]


@rule
def _counts(s, p, land, goal):
    """How much of a goal a temple on an island counts for."""
    kind = GOAL_KIND[goal]
    if kind == ISOLATED:
        return ISOLATED_CHANCE
    if kind == SEA_QUARTERS:
        return 1.0 * _is_new_quarter(s, p, land)
    if kind == LARGEST:
        return 1.0 * size(s, land) if temples(s, p) == 0 else 0.5
    return 1.0 * island_counts(s, land, goal)


@rule
def _is_new_quarter(s, p, land):
    """Whether an island is in a quarter of the sea where the player has no temple."""
    for i in range(temples(s, p)):
        if quarter(s, s.temple[p, i]) == quarter(s, land):
            return False
    return True
