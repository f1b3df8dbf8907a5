"""Setting up: Thera, a tile with two cubes for each player, maps, goals, and boats in the harbour."""

from __future__ import annotations

from antikythera.games.akrotiri.rules.board import lay_thera
from antikythera.games.akrotiri.rules.components import CELLS, LINES_ACROSS, START_MAPS, START_MONEY
from antikythera.games.akrotiri.rules.goals import keep_goal, offer_goals, open_goals
from antikythera.games.akrotiri.rules.market import draw_map
from antikythera.games.akrotiri.rules.names import CARDS_A_LEVEL, CUBES_A_COLOUR, GOAL_COUNT, TEMPLES_A_SEAT, TILE_COUNT
from antikythera.games.akrotiri.rules.sea import choose_harbour
from antikythera.games.akrotiri.rules.state import (
    CARDS,
    GOAL,
    GOAL_QUEUE,
    HARBOUR,
    MOST_DOCKS,
    PLACES,
    SEATS,
    SLOTS,
    STACK,
    STRATEGIST,
    TILE,
    random,
)
from antikythera.games.akrotiri.rules.turn import begin_turn, draw_tile
from antikythera.kernel import rule


@rule
def setup(s, players, seed, options):
    """Deal a new game. The first seat starts."""
    _clear_turn(s)
    _clear_board(s)
    _clear_players(s)
    s.players = players
    s.options = options
    s.rng = seed
    lay_thera(s)
    for colour in range(4):
        s.market[colour] = CUBES_A_COLOUR
    for p in range(SEATS):
        s.money[p] = START_MONEY
    _shuffle_tiles(s)
    _shuffle_maps(s)
    _shuffle_goals(s)
    draw_tile(s, 0)
    s.phase = TILE


@rule
def _clear_turn(s):
    s.viewer = 0
    s.seat = 0
    s.round = 0
    s.last_round = 0
    s.actions = 0
    s.leg = 0
    s.oracled = 0
    s.loaded = 0
    for level in range(3):
        s.ordered[level] = 0


@rule
def _clear_board(s):
    s.slots = 0
    s.docks = 0
    for slot in range(SLOTS):
        s.cell[slot] = 0
        s.tile[slot] = 0
        s.turned[slot] = 0
    for cell in range(len(CELLS)):
        s.grid[cell] = 0
    for place in range(PLACES):
        s.far[0, place] = 0
        s.far[1, place] = 0
    for number in range(MOST_DOCKS):
        s.dock[number] = 0
    for axis in range(2):
        for terrain in range(4):
            for line in range(LINES_ACROSS + 1):
                s.beyond[axis, terrain, line] = 0
    for colour in range(4):
        for i in range(CUBES_A_COLOUR):
            s.cube[colour, i] = 0


@rule
def _clear_players(s):
    for p in range(SEATS):
        s.hand[p] = 0
        s.shown[p] = 0
        s.boat[p] = 0
        for colour in range(4):
            s.hold[p, colour] = 0
        for i in range(TEMPLES_A_SEAT):
            s.temple[p, i] = 0
    for card in range(CARDS):
        s.card[card] = 0
    for goal in range(GOAL_COUNT):
        s.goal[goal] = 0
    for i in range(GOAL_QUEUE):
        s.goal_queue[i] = 0


@rule
def _shuffle_tiles(s):
    for i in range(TILE_COUNT):
        s.stack[1, i] = 0
        j = random(s, i + 1)
        s.stack[STACK, i] = s.stack[STACK, j]
        s.stack[STACK, j] = i
    s.stacked[0] = TILE_COUNT
    s.stacked[1] = 0


@rule
def _shuffle_maps(s):
    for level in range(3):
        first = CARDS_A_LEVEL * level
        for i in range(CARDS_A_LEVEL):
            j = random(s, i + 1)
            s.map_deck[first + i] = s.map_deck[first + j]
            s.map_deck[first + j] = first + i


@rule
def _shuffle_goals(s):
    for i in range(GOAL_COUNT):
        j = random(s, i + 1)
        s.goal_queue[i] = s.goal_queue[j]
        s.goal_queue[j] = i
    s.goal_ends[0] = 0
    s.goal_ends[1] = GOAL_COUNT


@rule
def after_first_tile(s, p):
    """Both players place a tile, then maps and goals are dealt."""
    if p == 0:
        s.seat = 1
        draw_tile(s, 1)
        s.phase = TILE
        return
    for q in range(SEATS):
        for level in range(3):
            for _ in range(START_MAPS[level]):
                draw_map(s, q, level)
    s.seat = 0
    offer_goals(s, 0)
    s.phase = GOAL


@rule
def keep_first_goal(s, p, action):
    keep_goal(s, p, action)
    s.seat = 1 - p
    if p == 0:
        offer_goals(s, 1)
    else:
        s.phase = HARBOUR


@rule
def enter_harbour(s, p, action):
    """Boats go to different docks; then everyone draws a tile, and the first turn begins."""
    choose_harbour(s, p, action)
    s.seat = 1 - p
    if p == 0:
        return
    for q in range(SEATS):
        draw_tile(s, q)
    if s.options & STRATEGIST:
        open_goals(s)
    s.round = 1
    begin_turn(s)
