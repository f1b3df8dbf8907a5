"""A simple player that plans its digs: the measure of whether the game is a good one, and a first opponent.

It knows what its player may know. It wants icons where its maps ask for them, cubes where boats come by, and to be at
docks where something can be dug, sold or loaded, at once or within two legs. Every wish is a number; the best legal
line is played, the first of equals.
"""

from __future__ import annotations

from antikythera.akrotiri.board import island, lane
from antikythera.akrotiri.check import CUBES_A_COLOUR, GOAL_COUNT, TEMPLES_A_SEAT
from antikythera.akrotiri.components import (
    BOAT,
    CENTRE,
    COLUMN,
    DOCK,
    GOAL_EACH,
    GOAL_KIND,
    ICON,
    MAP_COST,
    MAP_POINTS,
    MAP_TERRAIN,
    MAP_WANTS,
    NONE,
    PRICE,
    ROW,
    TERRAIN,
    THERA_SQUARES,
    table,
)
from antikythera.akrotiri.dig import can_dig_on, fits
from antikythera.akrotiri.goals import goal_points, has_goal
from antikythera.akrotiri.land import cargo
from antikythera.akrotiri.state import (
    ACTION,
    CARDS,
    CUBE,
    GOAL,
    IN_HAND,
    ISLANDS,
    LANES,
    LOAD,
    SEATS,
    THERA_PLACES,
    TILE,
    temples,
)
from antikythera.akrotiri.words import (
    A_DIG,
    BUY_LINE,
    CUBE_LINE,
    DIG,
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

A_POINT = 40
"""The worth of a point; money, cubes and legs are counted against it."""
A_DRACHMA = 6
CUBE_WORTH = 3 * A_DRACHMA
"""What a cube sells for, give or take."""
A_LEG = 1
FAR_OUT = 8
"""Legs from Thera at which a cargo is worth nothing."""
EDGE = 5
"""Half squares beyond Thera at which an icon lies far enough out."""
HANDFUL = 4
"""Maps in hand that are enough."""
COUNTED_BY_KIND = table([1, 2, 3, 1, 2, 3, 3, 3])
"""How many temples, quarters or tiles a goal of each kind is likely to count."""
TILES_FOR_LEVEL = table([40, 7, 11])
"""Tiles on the board from which on maps of a level can be hoped for; easy ones are not worth a temple."""


@rule
def greedy(s, mask):
    """The best of the actions that ``mask`` marks, for the player who is to choose."""
    p = s.seat
    here = _prospect(s, p, s.boat[p]) if s.phase == ACTION else 0
    best, most = NONE, 0
    for action in range(len(mask)):
        if mask[action]:
            wish = _wish(s, p, action, here)
            if best == NONE or wish > most:
                best, most = action, wish
    return best


@rule
def _wish(s, p, action, here):
    """How much a line is wanted; moves for what they promise beyond ``here``. Ending and stopping are worth nothing."""
    if s.phase == TILE:
        return _wish_for_tile(s, p, square_of(action), (action - SQUARES) % 4)
    if s.phase == CUBE:
        return _wish_for_cube(s, (action - CUBE_LINE) // 4, (action - CUBE_LINE) % 4)
    if s.phase == GOAL:
        goal = action - KEEP
        return goal_points(s, p, goal) + GOAL_EACH[goal] * COUNTED_BY_KIND[GOAL_KIND[goal]]
    if action >= DIG:
        return 10 * A_POINT + _worth_of_dig(s, p, (action - DIG) % A_DIG, _site(s, action))
    if LOAD_LINE <= action < SELL:
        return A_DRACHMA * _price(s, action - LOAD_LINE) + (s.phase == LOAD)
    if SELL <= action < UNLOAD:
        return 20 * A_POINT + _price(s, action - SELL)
    if BUY_LINE <= action < KEEP:
        return _wish_for_map(s, p, action - BUY_LINE)
    if ORACLE <= action < BUY_LINE:
        return _need(s, p, action - ORACLE)
    if SAIL_THERA <= action < DIG:
        return _prospect(s, p, target(s, action)) - here - (0 if s.leg else A_LEG)
    return -1 if UNLOAD <= action < ORACLE else 0


# Tiles and cubes


@rule
def _need(s, p, terrain):
    """How many icons of a terrain the maps in hand ask for."""
    need = 0
    for card in range(CARDS):
        if s.card[card] == IN_HAND + p:
            for direction in range(4):
                if MAP_WANTS[card, direction] > 0 and MAP_TERRAIN[card, direction] == terrain:
                    need += MAP_WANTS[card, direction]
    return need


@rule
def _wish_for_tile(s, p, cell, quarters):
    """Icons belong where the maps in hand want them, and tiles near Thera otherwise."""
    tile = s.hand[p] - 1
    corner = (ICON[tile] + quarters) % 4
    down, right = ROW[cell, corner] - CENTRE, COLUMN[cell, corner] - CENTRE
    if p == 1:
        down, right = -1 - down, -1 - right
    wish = -abs(ROW[cell, 0] - CENTRE) - abs(COLUMN[cell, 0] - CENTRE)
    for card in range(CARDS):
        if s.card[card] != IN_HAND + p:
            continue
        for direction in range(4):
            if MAP_WANTS[card, direction] > 0 and MAP_TERRAIN[card, direction] == TERRAIN[tile]:
                outwards = -down if direction == 0 else -right if direction == 1 else right if direction == 2 else down
                wish += 2 * MAP_POINTS[card] * min(EDGE, max(-EDGE, outwards))
    return wish


@rule
def _price(s, colour):
    """What a cube of a colour would be sold for now."""
    return PRICE[colour, max(0, CUBES_A_COLOUR - 1 - s.market[colour])]


@rule
def _wish_for_cube(s, colour, quadrant):
    slot = s.slots - 1
    has_dock = DOCK[s.tile[slot], (quadrant - s.turned[slot]) % 4] != NONE
    near = s.far[ISLANDS, island(s, 4 * slot + quadrant)] == 0
    return _price(s, colour) + 4 * near + 2 * has_dock


# Maps and digs


@rule
def _wish_for_map(s, p, level):
    """Maps of the hardest level that the board gives hope for, until there are enough in hand."""
    in_hand = 0
    for card in range(CARDS):
        in_hand += s.card[card] == IN_HAND + p
    wanted = min(HANDFUL, TEMPLES_A_SEAT - temples(s, p)) - in_hand - s.ordered[0] - s.ordered[1] - s.ordered[2]
    if wanted <= 0 or s.slots - THERA_SQUARES < TILES_FOR_LEVEL[level]:
        return -1
    return A_POINT + level


@rule
def _site(s, action):
    site = (action - DIG) // A_DIG
    return 4 * (s.grid[THERA_SQUARES + site // 4] - 1) + site % 4


@rule
def _worth_of_dig(s, p, card, place):
    """Points of the map, and what the temple adds to the goals in hand."""
    number = temples(s, p)
    worth = MAP_POINTS[card]
    for goal in range(GOAL_COUNT):
        if has_goal(s, p, goal):
            worth -= goal_points(s, p, goal)
            s.temple[p, number] = place
            worth += goal_points(s, p, goal)
            s.temple[p, number] = 0
    return A_POINT * worth


# Docks


@rule
def _prospect(s, p, dock):
    """What a dock promises: by itself, half as much for a dock one leg further, a quarter for two legs."""
    best = _promise(s, p, dock)
    for i in range(s.docks):
        other = s.dock[i]
        if other == s.boat[SEATS - 1 - p]:
            continue
        promise = _promise(s, p, other)
        if promise // 2 > best and _is_one_leg(s, dock, other):
            best = promise // 2
        if promise // 4 > best and _is_two_legs(s, dock, other):
            best = promise // 4
    return best


@rule
def _is_one_leg(s, dock, other):
    return lane(s, dock) == lane(s, other) or island(s, dock) == island(s, other)


@rule
def _is_two_legs(s, dock, other):
    """Whether a third dock lies between: by sea to it and on overland, or the other way round."""
    for i in range(s.docks):
        between = s.dock[i]
        if lane(s, between) == lane(s, dock) and island(s, between) == island(s, other):
            return True
        if island(s, between) == island(s, dock) and lane(s, between) == lane(s, other):
            return True
    return False


@rule
def _promise(s, p, dock):
    """What can be done at a dock: sell and buy at Thera, dig, or load. A cargo is the better the nearer to Thera."""
    carried = cargo(s, p)
    if dock < THERA_PLACES:
        return CUBE_WORTH * carried + (A_POINT // 2) * (_wish_for_map(s, p, 1) > 0 < s.money[p])
    land = island(s, dock)
    cubes = 0
    for colour in range(4):
        for i in range(CUBES_A_COLOUR):
            cubes += s.cube[colour, i] > 0 and island(s, s.cube[colour, i]) == land
    load = CUBE_WORTH * min(cubes, BOAT - carried)
    home = CUBE_WORTH * carried * max(0, FAR_OUT - _legs_home(s, dock)) // FAR_OUT
    return max(load + home, _best_dig(s, p, land))


@rule
def _legs_home(s, dock):
    """How many legs it is to Thera, or thereabouts."""
    return 1 + min(2 * s.far[LANES, lane(s, dock)], 1 + 2 * s.far[ISLANDS, island(s, dock)])


@rule
def _best_dig(s, p, land):
    """The points of the best map that fits the island and can be paid."""
    best = 0
    if temples(s, p) == TEMPLES_A_SEAT or not can_dig_on(s, land):
        return 0
    for card in range(CARDS):
        if s.card[card] != IN_HAND + p or MAP_COST[card] > s.money[p] or A_POINT * MAP_POINTS[card] < best:
            continue
        for place in range(THERA_PLACES, 4 * s.slots):
            if island(s, place) == land and fits(s, p, card, place):
                best = max(best, 2 * A_POINT + A_POINT * MAP_POINTS[card])
    return best
