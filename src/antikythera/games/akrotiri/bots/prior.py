"""A quick guess of what every line is worth, in points."""

from __future__ import annotations

import numpy as np

from antikythera.bots.tree import best_marked, next_marked
from antikythera.games.akrotiri.bots.digs import LANE_BEST, OPEN, chart_digs, dig_worth, missing, new_chart
from antikythera.games.akrotiri.bots.market import map_worth, price, rounds_left
from antikythera.games.akrotiri.bots.routes import a_leg, load_worth, value_docks, worth_of_dock
from antikythera.games.akrotiri.bots.weights import (
    AN_ACTION,
    AN_ORACLE,
    AT_DOCK,
    AWAY,
    END_OF_TURN,
    HELPS,
    NEAR,
    OF_CARGO,
    OUTWARDS,
)
from antikythera.games.akrotiri.rules.board import island
from antikythera.games.akrotiri.rules.components import (
    A_TURN,
    ABOVE,
    CENTRE,
    COLUMN,
    DOCK,
    GOAL_EACH,
    GOAL_KIND,
    ICON,
    LEFT,
    MAP_POINTS,
    MAP_TERRAIN,
    MAP_WANTS,
    NONE,
    RIGHT,
    ROW,
    TERRAIN,
    table,
)
from antikythera.games.akrotiri.rules.dig import icons
from antikythera.games.akrotiri.rules.goals import goal_points
from antikythera.games.akrotiri.rules.state import (
    ACTION,
    BUY,
    CARDS,
    CUBE,
    GOAL,
    IN_HAND,
    ISLANDS,
    LOAD,
    THERA_PLACES,
    TILE,
)
from antikythera.games.akrotiri.rules.words import (
    A_DIG,
    BUY_LINE,
    CUBE_LINE,
    DIG,
    END,
    KEEP,
    LOAD_LINE,
    ORACLE,
    SAIL_THERA,
    SELL,
    SQUARES,
    UNLOAD,
    square_of,
    target,
)
from antikythera.kernel import rule

SURE = 10.0
"""What costs nothing and is always right."""
EDGE = 5
"""Half squares beyond a site at which an icon is far enough out."""
COUNTED_BY_KIND = table([1, 2, 3, 1, 2, 3, 3, 3])
"""How many temples, quarters or tiles a goal of each kind is likely to count."""


@rule
def policy(s, mask, w, scratch, masks):
    """What the prior likes best."""
    scores = np.empty(len(mask))
    prior(s, mask, w, scratch, masks, scores)
    return best_marked(mask, scores)


@rule
def prune(s, mask):
    """Cubes are not unloaded again, once they are on board."""
    for colour in range(4):
        mask[UNLOAD + colour] = False


@rule
def prior(s, mask, w, scratch, masks, out):
    """Score the marked lines."""
    if s.phase == ACTION:
        _score_actions(s, s.seat, mask, w, out)
    elif s.phase == TILE:
        _score_tiles(s, s.seat, mask, w, out)
    else:
        _score_others(s, s.seat, mask, w, out)


@rule
def _score_others(s, p, mask, w, out):
    words = mask.view(np.uint64)
    action = next_marked(mask, words, 0)
    while action != NONE:
        if s.phase == CUBE:
            out[action] = _score_cube(s, (action - CUBE_LINE) // 4, (action - CUBE_LINE) % 4, w)
        elif s.phase == GOAL:
            out[action] = _score_goal(s, p, action - KEEP)
        elif s.phase == LOAD and action >= LOAD_LINE:
            out[action] = w[OF_CARGO] * price(s, action - LOAD_LINE)
        elif s.phase == BUY and action >= BUY_LINE:
            out[action] = map_worth(s, p, action - BUY_LINE, w, rounds_left(s, w))
        else:
            out[action] = 0.0
        action = next_marked(mask, words, action + 1)


@rule
def _score_goal(s, p, goal):
    return 1.0 * goal_points(s, p, goal) + GOAL_EACH[goal] * COUNTED_BY_KIND[GOAL_KIND[goal]]


@rule
def _score_cube(s, colour, quadrant, w):
    slot = s.slots - 1
    has_dock = DOCK[s.tile[slot], (quadrant - s.turned[slot]) % 4] != NONE
    near = s.far[ISLANDS, island(s, 4 * slot + quadrant)] == 0
    return w[OF_CARGO] * price(s, colour) + w[NEAR] * near + w[AT_DOCK] * has_dock


# Actions


@rule
def _score_actions(s, p, mask, w, out):
    """Lines of the action phase: what they bring immediately, and what the boat can then still reach."""
    chart = new_chart(s)
    chart_digs(s, p, w, chart)
    value = value_docks(s, p, w, chart)
    leg, here, left = a_leg(s, p, w), worth_of_dock(s, s.boat[p], value), rounds_left(s, w)
    later, missed = w[AN_ACTION] * here, chart[LANE_BEST]
    words = mask.view(np.uint64)
    action = next_marked(mask, words, 0)
    while action != NONE:
        if action == END:
            out[action] = w[END_OF_TURN] * here
        elif action >= DIG:
            out[action] = dig_worth(s, p, (action - DIG) % A_DIG, island(s, s.boat[p]), w, chart) + later
        elif action >= SAIL_THERA:
            out[action] = leg * worth_of_dock(s, target(s, action), value)
        elif action < SELL:
            out[action] = load_worth(s, p, s.boat[p], w, chart) + 0.01 * price(s, action - LOAD_LINE)
        elif action < UNLOAD:
            out[action] = 2 * SURE + price(s, action - SELL)
        elif action < ORACLE:
            out[action] = -SURE
        elif action < BUY_LINE:
            if action == ORACLE:
                _count_missed(s, p, chart, missed)
            out[action] = w[AN_ORACLE] * missed[action - ORACLE] + later
        else:
            out[action] = map_worth(s, p, action - BUY_LINE, w, left) + later
        action = next_marked(mask, words, action + 1)


@rule
def _best_site(s, p, card, chart):
    """The open place where a map lacks least, the first of equals; or NONE."""
    best, least = NONE, 99
    for place in range(THERA_PLACES, 4 * s.slots):
        if chart[OPEN, island(s, place)]:
            lacking = missing(s, p, card, place)
            if lacking < least:
                best, least = place, lacking
                if least == 0:
                    break
    return best


@rule
def _count_missed(s, p, chart, missed):
    """Count the icons that the maps in hand lack, by terrain."""
    missed[:4] = 0.0
    for card in range(CARDS):
        site = _best_site(s, p, card, chart) if s.card[card] == IN_HAND + p else NONE
        for direction in range(4):
            wanted, terrain = MAP_WANTS[card, direction], MAP_TERRAIN[card, direction]
            if site != NONE and wanted > 0:
                missed[terrain] += max(0, wanted - icons(s, p, direction, terrain, site))


# Tiles


@rule
def _score_tiles(s, p, mask, w, out):
    """Icons belong where the maps in hand lack them, and tiles near Thera otherwise."""
    lines = np.empty(DIG, np.int32)
    number = 0
    for action in range(SQUARES, DIG):
        if mask[action]:
            lines[number] = action
            number += 1
            out[action] = -w[AWAY] * _steps_away(square_of(action))
    chart = new_chart(s)
    for card in range(CARDS):
        if s.card[card] == IN_HAND + p:
            site = _best_site(s, p, card, chart)
            for direction in range(4):
                _score_direction(s, p, card, direction, site, lines[:number], w, out)


@rule
def _steps_away(cell):
    """How many half squares a square is from Thera, down and across together."""
    down = max(ROW[cell, 2] - CENTRE - 1, CENTRE - ROW[cell, 0])
    return down + max(COLUMN[cell, 2] - CENTRE - 1, CENTRE - COLUMN[cell, 0])


@rule
def _score_direction(s, p, card, direction, site, lines, w, out):
    """Add to every placing what its icon does for one direction of a map."""
    tile = s.hand[p] - 1
    wanted = MAP_WANTS[card, direction]
    if site == NONE or wanted == 0 or MAP_TERRAIN[card, direction] != TERRAIN[tile]:
        return
    lacks = icons(s, p, direction, TERRAIN[tile], site) < wanted
    looking = direction if p == 0 else A_TURN - direction
    row, column = ROW[s.cell[site // 4], site % 4], COLUMN[s.cell[site // 4], site % 4]
    for action in lines:
        cell, corner = square_of(action), (ICON[tile] + (action - SQUARES) % 4) % 4
        down, right = ROW[cell, corner] - row, COLUMN[cell, corner] - column
        outwards = -down if looking == ABOVE else -right if looking == LEFT else right if looking == RIGHT else down
        out[action] += MAP_POINTS[card] * w[OUTWARDS] * min(EDGE, max(-EDGE, outwards))
        if lacks and outwards > 0:
            out[action] += MAP_POINTS[card] * w[HELPS]
