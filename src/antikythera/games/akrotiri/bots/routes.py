"""Where a boat should go: what every dock promises, by itself and on the way to others."""

from __future__ import annotations

import math

import numpy as np

from antikythera.games.akrotiri.bots.digs import CUBES, DIG, LAND_BEST, LANE_BEST, PRICES
from antikythera.games.akrotiri.bots.market import map_worth, proceeds, rounds_left
from antikythera.games.akrotiri.bots.weights import AN_ACTION, OF_CARGO
from antikythera.games.akrotiri.rules.board import island, lane
from antikythera.games.akrotiri.rules.components import BOAT
from antikythera.games.akrotiri.rules.land import cargo
from antikythera.games.akrotiri.rules.state import ISLANDS, LANES, MOST_DOCKS, SEATS, THERA_PLACES
from antikythera.kernel import rule

FARTHEST = 5
"""How many legs the bot looks ahead."""


@rule
def a_leg(s, p, w):
    """How much what is one leg away counts, against what is here: an empty boat goes two legs for an action."""
    return math.sqrt(w[AN_ACTION]) if cargo(s, p) == 0 else w[AN_ACTION]


@rule
def legs_home(s, dock):
    """About how many legs it is to Thera."""
    return 1 + min(2 * s.far[LANES, lane(s, dock)], 1 + 2 * s.far[ISLANDS, island(s, dock)])


@rule
def load_worth(s, p, dock, w, chart):
    """What a boat at a dock could bring home: its cargo, and with one more action what is on the island."""
    land = island(s, dock)
    held = w[OF_CARGO] * proceeds(s, p)
    home = w[AN_ACTION] ** legs_home(s, dock)
    room = min(chart[CUBES, land], BOAT - cargo(s, p))
    if room <= 0:
        return held * home
    return max(held, w[AN_ACTION] * (held + w[OF_CARGO] * room * chart[PRICES, land] / chart[CUBES, land])) * home


@rule
def thera_worth(s, p, w):
    """What a boat can do at Thera: sell, and buy maps."""
    bought = max(map_worth(s, p, 1, w, rounds_left(s, w)), map_worth(s, p, 2, w, rounds_left(s, w)))
    purse = s.money[p] + proceeds(s, p)
    return w[OF_CARGO] * proceeds(s, p) + (w[AN_ACTION] * max(0.0, bought) if purse > 0 else 0.0)


@rule
def promise(s, p, dock, w, chart):
    """What a boat can do at a dock by itself."""
    if dock < THERA_PLACES:
        return thera_worth(s, p, w)
    carried = load_worth(s, p, dock, w, chart)
    dig = chart[DIG, island(s, dock)]
    if dig <= 0:
        return carried
    home = w[OF_CARGO] * proceeds(s, p) * w[AN_ACTION] ** legs_home(s, dock)
    return max(carried, w[AN_ACTION] * dig + home)


@rule
def value_docks(s, p, w, chart):
    """What it is worth to be at each dock: what it promises, or what the next dock is worth, less the way."""
    value, waters, lands = np.empty(MOST_DOCKS), np.empty(MOST_DOCKS, np.int16), np.empty(MOST_DOCKS, np.int16)
    leg, other = a_leg(s, p, w), s.boat[SEATS - 1 - p]
    for i in range(s.docks):
        dock = s.dock[i]
        waters[i], lands[i] = lane(s, dock), island(s, dock)
        value[i] = promise(s, p, dock, w, chart) if dock != other else 0.0
    for _ in range(FARTHEST):
        for i in range(s.docks):
            chart[LANE_BEST, waters[i]] = max(chart[LANE_BEST, waters[i]], leg * value[i])
            chart[LAND_BEST, lands[i]] = max(chart[LAND_BEST, lands[i]], leg * value[i])
        for i in range(s.docks):
            value[i] = max(value[i], chart[LANE_BEST, waters[i]], chart[LAND_BEST, lands[i]])
    return value


@rule
def worth_of_dock(s, dock, value):
    for i in range(s.docks):
        if s.dock[i] == dock:
            return value[i]
    return 0.0
