"""The rules of Akrotiri from outside: what is legal, and what an action does."""

from __future__ import annotations

from typing import Final

from antikythera.games.akrotiri.rules.components import ACTIONS, BOAT, ROUNDS_WITHOUT_TILES
from antikythera.games.akrotiri.rules.goals import keep_goal, legal_goals
from antikythera.games.akrotiri.rules.land import legal_cubes, legal_tiles
from antikythera.games.akrotiri.rules.market import in_deck
from antikythera.games.akrotiri.rules.names import TILE_COUNT
from antikythera.games.akrotiri.rules.sea import legal_harbours
from antikythera.games.akrotiri.rules.setup import after_first_tile, enter_harbour, keep_first_goal
from antikythera.games.akrotiri.rules.state import (
    ACTION,
    BUY,
    CUBE,
    GOAL,
    HARBOUR,
    LOAD,
    OVER,
    SEATS,
    STACK,
    TILE,
    temples,
)
from antikythera.games.akrotiri.rules.turn import (
    legal_actions,
    legal_more_buys,
    legal_more_loads,
    play_action,
    play_buy,
    play_cube,
    play_load,
    play_tile,
)
from antikythera.kernel import rule
from antikythera.masks import clear

MOST_ROUNDS: Final = (TILE_COUNT - SEATS + 1) // SEATS + ROUNDS_WITHOUT_TILES
MOST_DECISIONS_A_TURN: Final = 3 + BOAT + 2 * BOAT * int(ACTIONS.max())
MAX_DECISIONS: Final = 4 * SEATS + SEATS * MOST_ROUNDS * MOST_DECISIONS_A_TURN
"""No game has more decisions.

While a tile is left, every turn places one: a player who ends a turn draws, and the discards of an oracle return to
the stack immediately. So all tiles are on the board after 34 turns, and the game ends a fixed number of rounds later.

A turn has a tile, a cube and an end. An action takes at most six lines: three cubes loaded and the same three
unloaded or sold again, which costs no action. A move takes two lines, a buying three, a dig two, an oracle one. Only
the cubes already on board when the turn begins, at most a boatful, can be unloaded beyond that. Before the first turn
everyone makes four decisions.
"""


@rule
def legal(s, mask):
    """Mark the legal actions, unmark the others, and count them."""
    clear(mask)
    p = s.seat
    if s.phase == ACTION:
        return legal_actions(s, p, mask)
    if s.phase == TILE:
        return legal_tiles(s, mask)
    if s.phase == CUBE:
        return legal_cubes(s, mask)
    if s.phase == LOAD:
        return legal_more_loads(s, p, mask)
    if s.phase == BUY:
        return legal_more_buys(s, p, mask)
    if s.phase == GOAL:
        return legal_goals(s, mask)
    if s.phase == HARBOUR:
        return legal_harbours(s, p, mask)
    return 0


@rule
def step(s, action):
    """Play a legal action, and everything that follows from it without a choice."""
    p = s.seat
    if s.phase == ACTION:
        play_action(s, p, action)
    elif s.phase == LOAD:
        play_load(s, p, action)
    elif s.phase == BUY:
        play_buy(s, p, action)
    elif s.phase == HARBOUR:
        enter_harbour(s, p, action)
    elif s.phase == GOAL:
        if s.round == 0:
            keep_first_goal(s, p, action)
        else:
            keep_goal(s, p, action)
            s.phase = ACTION
    else:
        if s.phase == TILE:
            play_tile(s, p, action)
        else:
            play_cube(s, p, action)
        if s.round == 0 and s.phase == ACTION:
            after_first_tile(s, p)


@rule
def border(s):
    """Changes when a turn passes, anything is drawn, or a tile or map is shown: what was seen cannot be unseen."""
    turns = SEATS * s.round + s.seat + (s.phase == OVER)
    tiles = 64 * s.stacked[STACK] + s.slots
    maps = 64 * (in_deck(s, 0) + in_deck(s, 1) + in_deck(s, 2)) + temples(s, 0) + temples(s, 1)
    return ((64 * turns + s.goal_ends[0]) * 4096 + tiles) * 4096 + maps
