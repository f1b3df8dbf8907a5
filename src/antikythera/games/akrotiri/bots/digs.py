"""Digs to hope for: which map fits where, what is missing, and what a temple there would bring.

What concerns islands is written down in a *chart*, an array with a row for each kind of note and a column for each
place: an island's notes are under its lowest place.
"""

from __future__ import annotations

import numpy as np

from antikythera.games.akrotiri.bots.market import price, rounds_left
from antikythera.games.akrotiri.bots.weights import A_DRACHMA, A_SLOT, A_TEMPLE, OF_GOAL, ROUNDS_A_DIG
from antikythera.games.akrotiri.rules.board import icon, is_complete, island, size
from antikythera.games.akrotiri.rules.components import (
    BARE,
    CENTRE,
    COLUMN,
    GOAL_EACH,
    GOAL_KIND,
    GOAL_LEAST,
    GOAL_MOST,
    GOAL_TERRAIN,
    INCOMPLETE,
    ISOLATED,
    LARGEST,
    MAP_COST,
    MAP_POINTS,
    MAP_TERRAIN,
    MAP_WANTS,
    PORTAGES,
    ROW,
    SEA_QUARTERS,
    TERRAIN,
    THERA_MIDDLE,
    THERA_SQUARES,
    WITH_TERRAIN,
)
from antikythera.games.akrotiri.rules.dig import fits, icons
from antikythera.games.akrotiri.rules.goals import has_goal
from antikythera.games.akrotiri.rules.names import CUBES_A_COLOUR, GOAL_COUNT, TEMPLES_A_SEAT
from antikythera.games.akrotiri.rules.state import CARDS, IN_HAND, ISLANDS, PLACES, SEATS, THERA_PLACES, temples
from antikythera.kernel import rule

OPEN, ICONS, BONUS, DIG, CUBES, PRICES, LANE_BEST, LAND_BEST = range(8)
"""Rows of a chart: whether the island may be dug, its terrains as bits, what goals say to it (or UNASKED), the best dig
that can be done now, its cubes and what they sell for, and the best dock of the lane and of the island."""
UNASKED = -1.0
ISOLATED_CHANCE = 0.7
"""How likely a temple counts as isolated at the end; an exact answer takes too long."""


@rule
def new_chart(s):
    """A chart with what is true of the islands for both players."""
    chart = np.zeros((8, PLACES))
    for place in range(4 * s.slots):
        chart[OPEN, island(s, place)] = 1.0
        chart[BONUS, place] = UNASKED
    chart[OPEN, island(s, THERA_MIDDLE)] = 0.0
    for p in range(SEATS):
        for i in range(temples(s, p)):
            chart[OPEN, island(s, s.temple[p, i])] = 0.0
    for slot in range(THERA_SQUARES, s.slots):
        land = island(s, icon(s, slot))
        chart[ICONS, land] = int(chart[ICONS, land]) | 1 << TERRAIN[s.tile[slot]]
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
                points += GOAL_EACH[goal] * _counts(s, p, land, goal, int(chart[ICONS, land]))
        chart[BONUS, land] = w[OF_GOAL] * points
    return chart[BONUS, land]


@rule
def _counts(s, p, land, goal, icons):
    """How much of a goal an island counts for, given the terrains on it."""
    kind = GOAL_KIND[goal]
    if kind == PORTAGES:
        return 1.0 * (GOAL_LEAST[goal] <= s.far[ISLANDS, land] <= GOAL_MOST[goal])
    if kind == WITH_TERRAIN:
        return 1.0 * (icons >> GOAL_TERRAIN[goal] & 1)
    if kind == BARE:
        return 1.0 * (icons == 0)
    if kind == INCOMPLETE:
        return 1.0 * (not is_complete(s, land))
    if kind == ISOLATED:
        return ISOLATED_CHANCE
    if kind == SEA_QUARTERS:
        return 1.0 * _is_new_quarter(s, p, land)
    if kind == LARGEST:
        return 1.0 * size(s, land) if temples(s, p) == 0 else 0.5
    return 1.0 * ((icons & 1) + (icons >> 1 & 1) + (icons >> 2 & 1) + (icons >> 3 & 1) >= GOAL_LEAST[goal])


@rule
def _quarter(s, place):
    cell, quadrant = s.cell[place // 4], place % 4
    return 2 * (ROW[cell, quadrant] >= CENTRE) + (COLUMN[cell, quadrant] >= CENTRE)


@rule
def _is_new_quarter(s, p, land):
    """Whether an island is in a quarter of the sea where the player has no temple."""
    for i in range(temples(s, p)):
        if _quarter(s, s.temple[p, i]) == _quarter(s, land):
            return False
    return True
