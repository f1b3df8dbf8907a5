"""A player's turn: the tile in hand, its cubes, the actions, and a new tile."""

from __future__ import annotations

from antikythera.games.akrotiri.rules.components import ACTIONS, BRINGS_GOAL, ROUNDS_WITHOUT_TILES, TERRAIN
from antikythera.games.akrotiri.rules.dig import dig, legal_digs
from antikythera.games.akrotiri.rules.events import (
    ASKS,
    BEGINS,
    DISCARDS_TILE,
    DRAWS_TILE,
    FINDS,
    LAST_ROUND,
    MORE_ACTIONS,
    NO_TILES_LEFT,
    RESHUFFLES,
)
from antikythera.games.akrotiri.rules.goals import offers_another, tell_scores
from antikythera.games.akrotiri.rules.land import (
    can_load,
    has_second_cube,
    legal_loads,
    legal_unloads,
    load,
    place_tile,
    put_second_cube,
    unload,
)
from antikythera.games.akrotiri.rules.market import buy, can_buy_more, deliver, legal_buys, legal_sales, sell
from antikythera.games.akrotiri.rules.names import TEMPLES_A_SEAT
from antikythera.games.akrotiri.rules.sea import legal_moves, move
from antikythera.games.akrotiri.rules.state import (
    ACTION,
    BUY,
    CUBE,
    DISCARDS,
    GOAL,
    LOAD,
    OVER,
    SEATS,
    SLOTS,
    STACK,
    TILE,
    random,
    temples,
)
from antikythera.games.akrotiri.rules.words import (
    BUY_LINE,
    DIG,
    END,
    KEEP,
    LOAD_LINE,
    ORACLE,
    SAIL_THERA,
    SELL,
    STOP,
    UNLOAD,
)
from antikythera.kernel import note, rule


@rule
def begin_turn(s):
    """Count the actions by the temples dug so far. Without a tile in hand, they come at once."""
    s.actions = ACTIONS[temples(s, s.seat)]
    s.leg = 0
    s.oracled = 0
    s.phase = TILE if s.hand[s.seat] > 0 else ACTION
    note(BEGINS, s.seat, s.round, s.actions)


@rule
def play_tile(s, p, action):
    """Place the tile, and let its second cube be chosen if there can be one."""
    place_tile(s, p, action)
    if s.slots == SLOTS:
        s.last_round = s.round + ROUNDS_WITHOUT_TILES
        note(NO_TILES_LEFT, p, s.last_round)
    s.phase = CUBE if has_second_cube(s) else ACTION


@rule
def play_cube(s, p, action):
    put_second_cube(s, p, action)
    s.phase = ACTION


# Actions


@rule
def legal_actions(s, p, mask):
    """Mark everything that a player may do now, and count it. Ending the turn is always possible."""
    mask[END] = True
    number = 1 + legal_sales(s, p, mask) + legal_unloads(s, p, mask) + legal_moves(s, p, mask)
    if s.actions > 0:
        number += legal_loads(s, p, mask) + legal_buys(s, p, mask)
        number += legal_digs(s, p, mask) + _legal_oracles(s, mask)
    return number


@rule
def legal_more_loads(s, p, mask):
    mask[STOP] = True
    return 1 + legal_loads(s, p, mask)


@rule
def legal_more_buys(s, p, mask):
    mask[STOP] = True
    return 1 + legal_buys(s, p, mask)


@rule
def play_action(s, p, action):
    """Do what a line of the action phase says. Any line but a move ends the move of an empty boat."""
    if SAIL_THERA <= action < DIG:
        move(s, p, action)
        return
    s.leg = 0
    if action == END:
        end_turn(s, p)
    elif action >= DIG:
        dig(s, p, action)
        _uncover(s, p)
    elif LOAD_LINE <= action < SELL:
        play_load(s, p, action)
    elif SELL <= action < UNLOAD:
        sell(s, p, action - SELL)
    elif UNLOAD <= action < ORACLE:
        unload(s, p, action - UNLOAD)
    elif ORACLE <= action < BUY_LINE:
        _ask_oracle(s, p, action - ORACLE)
    elif BUY_LINE <= action < KEEP:
        play_buy(s, p, action)


@rule
def play_load(s, p, action):
    if action != STOP:
        load(s, p, action - LOAD_LINE)
    s.phase = LOAD if action != STOP and can_load(s, p) else ACTION
    if s.phase == ACTION:
        s.loaded = 0


@rule
def play_buy(s, p, action):
    if action != STOP:
        buy(s, p, action - BUY_LINE)
    s.phase = BUY if action != STOP and can_buy_more(s, p) else ACTION
    if s.phase == ACTION:
        deliver(s, p)


@rule
def _uncover(s, p):
    """What the temple that was just taken from the player board had covered."""
    number = temples(s, p)
    if BRINGS_GOAL[number]:
        if offers_another(s, p):
            s.phase = GOAL
    elif number == TEMPLES_A_SEAT:
        note(LAST_ROUND, p)
    else:
        note(MORE_ACTIONS, p, ACTIONS[number])


# Tiles


@rule
def _legal_oracles(s, mask):
    """Mark the four questions, if the oracle was not asked yet and there is a stack to search."""
    if s.oracled or s.stacked[STACK] == 0:
        return 0
    for terrain in range(4):
        mask[ORACLE + terrain] = True
    return 4


@rule
def _top_tile(s):
    s.stacked[STACK] -= 1
    return s.stack[STACK, s.stacked[STACK]]


@rule
def _ask_oracle(s, p, terrain):
    """Turn tiles up until one has the terrain, and keep it, or the last one."""
    note(ASKS, p, terrain)
    s.actions -= 1
    s.oracled = 1
    tile = _top_tile(s)
    while TERRAIN[tile] != terrain and s.stacked[STACK] > 0:
        s.stack[DISCARDS, s.stacked[DISCARDS]] = tile
        s.stacked[DISCARDS] += 1
        note(DISCARDS_TILE, p, tile)
        tile = _top_tile(s)
    note(FINDS, p, tile)
    s.hand[p] = tile + 1
    s.shown[p] = 1


@rule
def draw_tile(s, p):
    if s.stacked[STACK] > 0:
        s.hand[p] = _top_tile(s) + 1
        note(DRAWS_TILE, p)


@rule
def _reshuffle(s, p):
    """Make a new stack of the discards."""
    number = s.stacked[DISCARDS]
    for i in range(number):
        j = random(s, i + 1)
        s.stack[STACK, i] = s.stack[STACK, j]
        s.stack[STACK, j] = s.stack[DISCARDS, i]
    s.stacked[STACK] = number
    s.stacked[DISCARDS] = 0
    if number > 0:
        note(RESHUFFLES, p, number)


@rule
def end_turn(s, p):
    """Draw a tile unless the oracle gave one, then pass on. The game ends with a round, so all have equal turns."""
    if not s.oracled:
        draw_tile(s, p)
    if s.stacked[STACK] == 0:
        _reshuffle(s, p)
    if p == SEATS - 1 and is_last_round(s):
        s.phase = OVER
        tell_scores(s)
        return
    s.seat = SEATS - 1 - p
    s.round += s.seat == 0
    begin_turn(s)


@rule
def is_last_round(s):
    """Whether the game ends with this round."""
    return temples(s, 0) == TEMPLES_A_SEAT or temples(s, 1) == TEMPLES_A_SEAT or s.round == s.last_round
