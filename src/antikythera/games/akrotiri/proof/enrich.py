"""Rich positions for fuzzing: random play by itself hardly ever digs a temple.

Turns are played by the rules, with gifts of money and maps in between, boats blown to other docks, and digs that need
no proof. What comes out is a position that a game could have, though it came about in another way.
"""

from __future__ import annotations

from antikythera.games.akrotiri.rules.board import icon, is_open, island
from antikythera.games.akrotiri.rules.components import BOAT, MAP_COST, NEXT, NONE, WEST_DOCK
from antikythera.games.akrotiri.rules.dig import can_dig_on
from antikythera.games.akrotiri.rules.land import cargo, cube_on
from antikythera.games.akrotiri.rules.market import draw_map, in_deck
from antikythera.games.akrotiri.rules.names import GOAL_COUNT, TEMPLES_A_SEAT
from antikythera.games.akrotiri.rules.play import step
from antikythera.games.akrotiri.rules.state import (
    ACTION,
    CARDS,
    CUBE,
    GOAL,
    HARBOUR,
    IN_HAND,
    ISLANDS,
    LOAD,
    OFFERED,
    OPEN,
    SEATS,
    THERA_PLACES,
    TILE,
    UNREACHED,
    random,
    temples,
)
from antikythera.games.akrotiri.rules.words import (
    CUBE_LINE,
    DOCK_THERA,
    END,
    KEEP,
    LOAD_LINE,
    PLACING,
    STOP,
    dig_line,
    square_line,
)
from antikythera.kernel import draw, rule

MOST_TURNS = 38


@rule
def enrich(s, rng):
    """Turn a dealt game into a rich position, at the start of a turn; the new state of the generator."""
    s.rng = rng
    while s.round == 0:
        _choose(s)
    for _ in range(random(s, MOST_TURNS)):
        while s.phase != ACTION:
            _choose(s)
        _receive_gifts(s, s.seat)
        step(s, END)
    return draw(s.rng)


@rule
def _choose(s):
    """Make the decision that is due, at random."""
    if s.phase == TILE:
        step(s, _random_tile_line(s))
    elif s.phase == CUBE:
        step(s, _random_cube_line(s))
    elif s.phase == GOAL:
        step(s, _random_goal_line(s))
    elif s.phase == HARBOUR:
        dock = random(s, 2) if s.seat == 0 else _free_harbour(s)
        step(s, DOCK_THERA + dock)
    elif s.phase == LOAD:
        step(s, STOP)


@rule
def _free_harbour(s):
    return 1 if s.boat[0] == WEST_DOCK else 0


@rule
def _random_tile_line(s):
    cell = NONE
    while cell == NONE or not is_open(s, cell):
        cell = NEXT[s.cell[random(s, s.slots)], random(s, 4)]
    return square_line(cell, PLACING, random(s, 4))


@rule
def _random_cube_line(s):
    slot = s.slots - 1
    quadrant, colour = random(s, 4), random(s, 4)
    while s.market[colour] == 0 or island(s, 4 * slot + quadrant) == island(s, icon(s, slot)):
        quadrant, colour = random(s, 4), random(s, 4)
    return CUBE_LINE + 4 * colour + quadrant


@rule
def _random_goal_line(s):
    wanted = OPEN
    for goal in range(GOAL_COUNT):
        if s.goal[goal] == OFFERED:
            wanted = OFFERED
    goal = random(s, GOAL_COUNT)
    while s.goal[goal] != wanted:
        goal = random(s, GOAL_COUNT)
    return KEEP + goal


@rule
def _receive_gifts(s, p):
    s.money[p] += random(s, 6)
    level = random(s, 3)
    if random(s, 2) and in_deck(s, level) > 0:
        draw_map(s, p, level)
    dock = s.dock[random(s, s.docks)]
    if dock != s.boat[SEATS - 1 - p] and s.far[ISLANDS, island(s, dock)] != UNREACHED:
        s.boat[p] = dock
    if random(s, 3) == 0 and temples(s, p) < TEMPLES_A_SEAT - 1:
        _dig_something(s, p)
    colour = random(s, 4)
    if cargo(s, p) < BOAT and cube_on(s, colour, island(s, s.boat[p])) != NONE:
        step(s, LOAD_LINE + colour)
    while s.phase != ACTION:
        _choose(s)


@rule
def _dig_something(s, p):
    land = island(s, s.boat[p])
    card = random(s, CARDS)
    place = THERA_PLACES + random(s, 4 * s.slots - THERA_PLACES)
    if s.card[card] != IN_HAND + p or not can_dig_on(s, land):
        return
    while island(s, place) != land:
        place = THERA_PLACES + random(s, 4 * s.slots - THERA_PLACES)
    s.money[p] += MAP_COST[card]
    step(s, dig_line(s, card, place))
    while s.phase != ACTION:
        _choose(s)
