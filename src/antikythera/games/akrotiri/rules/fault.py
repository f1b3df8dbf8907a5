"""What makes a record impossible.

:func:`fault` checks records that come from outside, and the record after every decision of a fuzzed game.
It may be given any bytes, so nothing is used as an index before its range is known. What follows from the tiles alone
(islands, lanes, docks, distances) is only checked locally there; :func:`relay` derives it again to compare.
"""

from __future__ import annotations

from typing import Final

from antikythera.games.akrotiri.rules.board import lay_thera, lay_tile
from antikythera.games.akrotiri.rules.components import (
    ACTIONS,
    AROUND,
    AROUND_QUADRANT,
    BOAT,
    BRINGS_GOAL,
    CELLS,
    DOCK,
    EAST_DOCK,
    LAND,
    LANE,
    MOST_BOUGHT,
    NEXT,
    NONE,
    THERA_SQUARES,
    WEST_DOCK,
)
from antikythera.games.akrotiri.rules.names import CARDS_A_LEVEL, CUBES_A_COLOUR, GOAL_COUNT, TEMPLES_A_SEAT, TILE_COUNT
from antikythera.games.akrotiri.rules.play import MOST_ROUNDS
from antikythera.games.akrotiri.rules.state import (
    ACTION,
    BUY,
    CARDS,
    DISCARDS,
    GOAL,
    GOAL_QUEUE,
    HARBOUR,
    IN_DECK,
    ISLANDS,
    KEPT,
    LANES,
    LOAD,
    OFFERED,
    OPEN,
    OVER,
    PLACES,
    PLAYED,
    RETURNED,
    SEATS,
    SLOTS,
    STACK,
    STRATEGIST,
    TAKEN,
    THERA_PLACES,
    TILE,
    UNSEEN,
    temples,
)
from antikythera.kernel import rule

_TEXTS: Final = {
    "none": "nothing is wrong",
    "players": "Akrotiri is for two players",
    "range": "the decision, the seat, the round or an option is out of range",
    "view": "this is one player's view, not a whole game",
    "turn": "a counter of this turn is out of range, or does not fit the decision",
    "tiles and round": "the tiles on the board do not fit the round",
    "board": "a tile is off the board, on another one, or next to none",
    "tile set": "the tiles are not all there, once each",
    "hands": "a player's hand does not fit the turn",
    "joints": "islands or lanes are not joined where tiles meet",
    "dock list": "the list of docks is not that of the tiles",
    "negative": "a player has less than no money",
    "cubes": "there are not eight cubes of each colour, or one is nowhere",
    "overloaded": "a boat carries too much",
    "boats": "a boat is at no dock, or both are at one",
    "temple places": "a temple is nowhere, or two are at one place",
    "temple maps": "the maps played are not as many as the temples",
    "map decks": "the map decks do not hold each map of their level once",
    "map places": "a map is nowhere, or was drawn out of turn",
    "goal set": "the goals are not all there, once each",
    "goals earned": "a player has more or fewer goals than they earned",
    "end of game": "the game continues after its end, or ended too early",
    "derived": "islands, lanes or distances do not follow from the tiles",
}
FAULTS: Final = tuple(_TEXTS.values())

_NUMBER: Final = {name: number for number, name in enumerate(_TEXTS)}

PLAYERS = _NUMBER["players"]
RANGE = _NUMBER["range"]
VIEW = _NUMBER["view"]
TURN = _NUMBER["turn"]
TILES_AND_ROUND = _NUMBER["tiles and round"]
BOARD = _NUMBER["board"]
TILE_SET = _NUMBER["tile set"]
HANDS = _NUMBER["hands"]
JOINTS = _NUMBER["joints"]
DOCK_LIST = _NUMBER["dock list"]
NEGATIVE = _NUMBER["negative"]
CUBES = _NUMBER["cubes"]
OVERLOADED = _NUMBER["overloaded"]
BOATS = _NUMBER["boats"]
TEMPLE_PLACES = _NUMBER["temple places"]
TEMPLE_MAPS = _NUMBER["temple maps"]
MAP_DECKS = _NUMBER["map decks"]
MAP_PLACES = _NUMBER["map places"]
GOAL_SET = _NUMBER["goal set"]
GOALS_EARNED = _NUMBER["goals earned"]
END_OF_GAME = _NUMBER["end of game"]
DERIVED = _NUMBER["derived"]


@rule
def fault(s):
    """The number of the first fault, or 0."""
    found = _turn_fault(s)
    if found == 0:
        found = _board_fault(s)
    if found == 0:
        found = _tile_fault(s)
    if found == 0:
        found = _cube_fault(s)
    if found == 0:
        found = _map_fault(s)
    if found == 0:
        found = _goal_fault(s)
    if found == 0:
        found = _end_fault(s)
    return found


@rule
def relay(states, fresh):
    """Lay the tiles of a record once more, in a fresh one."""
    s, t = states[0], fresh[0]
    t.options = s.options
    lay_thera(t)
    for slot in range(THERA_SQUARES, s.slots):
        lay_tile(t, s.tile[slot], s.cell[slot], s.turned[slot])


# The turn


@rule
def _turn_fault(s):
    if s.players != SEATS:
        return PLAYERS
    if not (GOAL <= s.phase <= OVER and 0 <= s.seat < SEATS and 0 <= s.round <= MOST_ROUNDS and 0 <= s.options <= 3):
        return RANGE
    if s.viewer != 0:
        return VIEW
    if (s.round > 0 and s.phase == HARBOUR) or (s.round == 0 and s.phase in (ACTION, LOAD, BUY, OVER)):
        return RANGE
    if not (0 <= s.actions <= ACTIONS[TEMPLES_A_SEAT] and 0 <= s.leg <= 1 and 0 <= s.oracled <= 1):
        return TURN
    if not (0 <= s.loaded < BOAT and (s.loaded > 0) == (s.phase == LOAD)):
        return TURN
    maps = 0
    for level in range(3):
        if not 0 <= s.ordered[level] < MOST_BOUGHT:
            return TURN
        maps += s.ordered[level]
    if maps >= MOST_BOUGHT or (maps > 0) != (s.phase == BUY) or (s.leg and s.phase != ACTION):
        return TURN
    return 0


@rule
def _tiles_due(s):
    """How many tiles are on the board by now: the first of both players, then one a turn while there are any."""
    placed = s.phase not in (TILE, HARBOUR)
    if s.round == 0:
        return SEATS if s.phase in (GOAL, HARBOUR) else s.seat + placed
    return min(TILE_COUNT, SEATS * s.round + s.seat + placed)


# The board


@rule
def _board_fault(s):
    if not THERA_SQUARES <= s.slots <= SLOTS or s.slots - THERA_SQUARES != _tiles_due(s):
        return TILES_AND_ROUND
    if s.last_round != (MOST_ROUNDS if s.slots == SLOTS else 0):
        return TILES_AND_ROUND
    for slot in range(s.slots):
        found = _slot_fault(s, slot)
        if found:
            return found
    filled = 0
    for cell in range(len(CELLS)):
        filled += s.grid[cell] != 0
    if filled != s.slots:
        return BOARD
    for place in range(PLACES):
        for kind in range(3):
            if s.joined[kind, place] > place:
                return JOINTS
    for slot in range(s.slots):
        if not _is_joined(s, slot):
            return JOINTS
    return _dock_fault(s)


@rule
def _slot_fault(s, slot):
    cell = s.cell[slot]
    if not 0 <= cell < len(CELLS) or s.grid[cell] != slot + 1:
        return BOARD
    if slot < THERA_SQUARES:
        return 0 if cell == slot and s.tile[slot] == 0 and s.turned[slot] == 0 else BOARD
    if not (0 <= s.tile[slot] < TILE_COUNT and 0 <= s.turned[slot] < 4):
        return BOARD
    for side in range(4):
        beside = NEXT[cell, side]
        if beside != NONE and 0 < s.grid[beside] <= slot:
            return 0
    return BOARD


@rule
def _is_joined(s, slot):
    """Whether a tile is joined with itself and its neighbours where it must be."""
    for k in range(4):
        here = 4 * slot + k
        for i in range(3):
            cell = AROUND[s.cell[slot], k, i]
            if cell != NONE and s.grid[cell] > 0:
                there = 4 * (s.grid[cell] - 1) + AROUND_QUADRANT[k, i]
                if s.joined[ISLANDS, here] != s.joined[ISLANDS, there]:
                    return False
        if slot < THERA_SQUARES:
            continue
        mate = 4 * slot + (LAND[s.tile[slot], (k - s.turned[slot]) % 4] + s.turned[slot]) % 4
        if s.joined[ISLANDS, here] != s.joined[ISLANDS, mate]:
            return False
        mate = 4 * slot + (LANE[s.tile[slot], (k - s.turned[slot]) % 4] + s.turned[slot]) % 4
        if s.joined[LANES, here] != s.joined[LANES, mate]:
            return False
        cell = NEXT[s.cell[slot], k]
        there = here if cell == NONE or s.grid[cell] == 0 else 4 * (s.grid[cell] - 1) + (k + 2) % 4
        if s.joined[LANES, here] != s.joined[LANES, there]:
            return False
    return True


@rule
def _is_dock(s, place):
    if place < THERA_PLACES:
        return place in (WEST_DOCK, EAST_DOCK)
    slot = place // 4
    return slot < s.slots and DOCK[s.tile[slot], (place - s.turned[slot]) % 4] != NONE


@rule
def _dock_fault(s):
    docks = 0
    for place in range(4 * s.slots):
        if _is_dock(s, place):
            if docks >= s.docks or s.dock[docks] != place:
                return DOCK_LIST
            docks += 1
    return 0 if docks == s.docks else DOCK_LIST


# Tiles


@rule
def _tile_fault(s):
    """Every tile is on the board, in a hand, in the stack or discarded; hands are as the turn has them."""
    if s.stacked[STACK] < 0 or s.stacked[DISCARDS] < 0:
        return TILE_SET
    total = s.slots - THERA_SQUARES + s.stacked[STACK] + s.stacked[DISCARDS]
    seen = 0
    for slot in range(THERA_SQUARES, s.slots):
        seen |= 1 << s.tile[slot]
    for p in range(SEATS):
        if not 0 <= s.hand[p] <= TILE_COUNT or not 0 <= s.shown[p] <= (s.hand[p] > 0):
            return HANDS
        if s.hand[p] > 0:
            total += 1
            seen |= 1 << (s.hand[p] - 1)
    if total != TILE_COUNT:
        return TILE_SET
    for pile in range(2):
        for i in range(s.stacked[pile]):
            if not 0 <= s.stack[pile, i] < TILE_COUNT:
                return TILE_SET
            seen |= 1 << s.stack[pile, i]
    if seen != (1 << TILE_COUNT) - 1:
        return TILE_SET
    holds = s.phase == TILE or s.oracled == 1
    if s.phase != OVER and s.round > 0 and (s.hand[s.seat] > 0) != holds:
        return HANDS
    return 0


# Cubes, boats and money


@rule
def _cube_fault(s):
    for p in range(SEATS):
        if s.money[p] < 0:
            return NEGATIVE
        cargo = 0
        for colour in range(4):
            if s.hold[p, colour] < 0:
                return CUBES
            cargo += s.hold[p, colour]
        if cargo > BOAT or (cargo > 0 and p == s.seat and s.leg):
            return OVERLOADED
    for colour in range(4):
        number = s.market[colour] + s.hold[0, colour] + s.hold[1, colour]
        for i in range(CUBES_A_COLOUR):
            if s.cube[colour, i] != 0:
                number += 1
                if not THERA_PLACES <= s.cube[colour, i] < 4 * s.slots:
                    return CUBES
        if number != CUBES_A_COLOUR or s.market[colour] < 0:
            return CUBES
    return _boat_fault(s)


@rule
def _boat_fault(s):
    for p in range(SEATS):
        moored = s.round > 0 or (s.phase == HARBOUR and p < s.seat)
        if moored and not (0 <= s.boat[p] < PLACES and _is_dock(s, s.boat[p])):
            return BOATS
        if not moored and s.boat[p] != 0:
            return BOATS
    return BOATS if s.boat[0] == s.boat[1] and s.boat[0] != 0 else 0


# Maps and temples


@rule
def _map_fault(s):
    for card in range(CARDS):
        if not IN_DECK <= s.card[card] < PLAYED + SEATS:
            return MAP_PLACES
    for level in range(3):
        seen = 0
        drawn = True
        for i in range(CARDS_A_LEVEL):
            card = s.map_deck[CARDS_A_LEVEL * level + i]
            if card // CARDS_A_LEVEL != level:
                return MAP_DECKS
            seen |= 1 << card % CARDS_A_LEVEL
            if s.card[card] != IN_DECK and not drawn:
                return MAP_PLACES
            drawn = s.card[card] != IN_DECK
        if seen != (1 << CARDS_A_LEVEL) - 1:
            return MAP_DECKS
    for p in range(SEATS):
        found = _temple_fault(s, p)
        if found:
            return found
    return 0


@rule
def _temple_fault(s, p):
    dug = temples(s, p)
    for i in range(TEMPLES_A_SEAT):
        place = s.temple[p, i]
        if (place != 0) != (i < dug) or (place != 0 and not THERA_PLACES <= place < 4 * s.slots):
            return TEMPLE_PLACES
        for q in range(SEATS):
            for j in range(TEMPLES_A_SEAT):
                if place != 0 and s.temple[q, j] == place and (p != q or i != j):
                    return TEMPLE_PLACES
    played = 0
    for card in range(CARDS):
        played += s.card[card] == PLAYED + p
    return 0 if played == dug else TEMPLE_MAPS


# Goals


@rule
def _goal_fault(s):
    first, last = s.goal_ends[0], s.goal_ends[1]
    if not 0 <= first <= last <= GOAL_QUEUE:
        return GOAL_SET
    waiting = 0
    for i in range(first, last):
        if not 0 <= s.goal_queue[i] < GOAL_COUNT or waiting >> s.goal_queue[i] & 1:
            return GOAL_SET
        waiting |= 1 << s.goal_queue[i]
    offered = 0
    for goal in range(GOAL_COUNT):
        place = s.goal[goal]
        if not UNSEEN <= place < TAKEN + SEATS or (place >= OPEN and not s.options & STRATEGIST):
            return GOAL_SET
        if (waiting >> goal & 1) != (place in (UNSEEN, RETURNED, RETURNED + 1)):
            return GOAL_SET
        offered += place == OFFERED
    chooses_drawn = s.phase == GOAL and not (s.options & STRATEGIST and s.round > 0)
    if (offered > 0) != chooses_drawn or last + offered - 1 > GOAL_QUEUE:
        return GOAL_SET
    for p in range(SEATS):
        if _goals_of(s, p) != _goals_earned(s, p):
            return GOALS_EARNED
    return 0


@rule
def _goals_of(s, p):
    number = 0
    for goal in range(GOAL_COUNT):
        number += s.goal[goal] in (KEPT + p, TAKEN + p)
    return number


@rule
def _goals_earned(s, p):
    if s.round == 0:
        return s.phase == HARBOUR or (s.phase == GOAL and p < s.seat)
    number = 1
    for dug in range(temples(s, p) + 1):
        number += BRINGS_GOAL[dug]
    return number - (s.phase == GOAL and s.seat == p)


# The end


@rule
def _end_fault(s):
    """Six temples end the game with the round, and so does the last round without tiles."""
    finished = temples(s, 0) == TEMPLES_A_SEAT or temples(s, 1) == TEMPLES_A_SEAT or s.round == s.last_round
    if s.phase == OVER:
        return 0 if finished and s.round > 0 and s.seat == SEATS - 1 else END_OF_GAME
    return END_OF_GAME if s.seat == 0 and temples(s, 1) == TEMPLES_A_SEAT else 0
