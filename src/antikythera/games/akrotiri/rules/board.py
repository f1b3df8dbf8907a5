"""The board: tiles as they are laid, and what that joins.

There is land in every corner of a tile and a lane ends at the middle of every side, so any tile fits anywhere: islands
join at the corners of squares, lanes at their sides.
"""

from __future__ import annotations

from antikythera.games.akrotiri.rules.components import (
    AROUND,
    AROUND_QUADRANT,
    COLUMN,
    DOCK,
    EAST_DOCK,
    EXIT,
    EXIT_LANE,
    ICON,
    LAND,
    LANE,
    LINES_ACROSS,
    NEXT,
    NONE,
    ROW,
    TERRAIN,
    THERA_DOCK,
    THERA_DOCK_SIDE,
    THERA_SQUARES,
)
from antikythera.games.akrotiri.rules.state import (
    COLUMNS,
    ISLANDS,
    LANES,
    PLACES,
    RING,
    ROWS,
    STRAITS,
    THERA_PLACES,
    UNREACHED,
)
from antikythera.kernel import rule


@rule
def island(s, place):
    """The island at a place, named by its lowest place."""
    return s.joined[ISLANDS, place]


@rule
def berth(s, dock):
    """The place on the lane that a dock serves."""
    if dock < THERA_PLACES:
        return THERA_DOCK_SIDE[1 if dock == EAST_DOCK else 0]
    slot, quadrant = dock // 4, dock % 4
    turned = s.turned[slot]
    return 4 * slot + (DOCK[s.tile[slot], (quadrant - turned) % 4] + turned) % 4


@rule
def lane(s, dock):
    """The lane that a dock serves, named by its lowest place."""
    return s.joined[LANES, berth(s, dock)]


@rule
def icon(s, slot):
    """The place of a tile's terrain icon."""
    return 4 * slot + (ICON[s.tile[slot]] + s.turned[slot]) % 4


@rule
def is_open(s, cell):
    """Whether a square can still be filled. Beyond the edge of the sea it can, if only on a larger table."""
    return cell == NONE or s.grid[cell] == 0


@rule
def join(s, kind, one, other):
    """Make one set of two."""
    kept = s.joined[kind, one]
    renamed = s.joined[kind, other]
    if kept == renamed:
        return
    if kept > renamed:
        kept, renamed = renamed, kept
    for place in range(4 * s.slots):
        if s.joined[kind, place] == renamed:
            s.joined[kind, place] = kept


@rule
def lay_thera(s):
    """Lay the board of Thera on the empty sea."""
    for place in range(PLACES):
        for kind in range(3):
            s.joined[kind, place] = place
    for cell in range(THERA_SQUARES):
        _join_corners(s, _take_slot(s, cell, 0, 0))
    option = 1 if s.options & RING else 0
    for number in range(len(EXIT)):
        join(s, LANES, EXIT[number], EXIT_LANE[option, number])
    for number in range(2):
        s.dock[s.docks] = THERA_DOCK[number]
        s.docks += 1
    chart(s)


@rule
def lay_tile(s, tile, cell, turned):
    """Lay a tile on an empty square, turned clockwise by that many quarters."""
    slot = _take_slot(s, cell, tile, turned)
    for k in range(4):
        here = 4 * slot + (k + turned) % 4
        join(s, ISLANDS, here, 4 * slot + (LAND[tile, k] + turned) % 4)
        join(s, LANES, here, 4 * slot + (LANE[tile, k] + turned) % 4)
        join(s, STRAITS, here, 4 * slot + (LANE[tile, k] + turned) % 4)
    _join_corners(s, slot)
    _join_sides(s, slot)
    for k in range(4):
        if DOCK[tile, (k - turned) % 4] != NONE:
            s.dock[s.docks] = 4 * slot + k
            s.docks += 1
    _count_icon(s, slot)
    chart(s)


@rule
def _take_slot(s, cell, tile, turned):
    slot = int(s.slots)
    s.cell[slot] = cell
    s.tile[slot] = tile
    s.turned[slot] = turned
    s.grid[cell] = slot + 1
    s.slots += 1
    return slot


@rule
def _join_corners(s, slot):
    for quadrant in range(4):
        for i in range(3):
            cell = AROUND[s.cell[slot], quadrant, i]
            if not is_open(s, cell):
                join(s, ISLANDS, 4 * slot + quadrant, 4 * (s.grid[cell] - 1) + AROUND_QUADRANT[quadrant, i])


@rule
def _join_sides(s, slot):
    for side in range(4):
        cell = NEXT[s.cell[slot], side]
        if is_open(s, cell):
            continue
        there = 4 * (s.grid[cell] - 1) + (side + 2) % 4
        join(s, LANES, 4 * slot + side, there)
        if cell >= THERA_SQUARES:
            join(s, STRAITS, 4 * slot + side, there)


@rule
def _count_icon(s, slot):
    place = icon(s, slot)
    terrain = TERRAIN[s.tile[slot]]
    for line in range(ROW[s.cell[slot], place % 4] + 1, LINES_ACROSS + 1):
        s.beyond[ROWS, terrain, line] += 1
    for line in range(COLUMN[s.cell[slot], place % 4] + 1, LINES_ACROSS + 1):
        s.beyond[COLUMNS, terrain, line] += 1


@rule
def chart(s):
    """Find how many portages every island and lane is away from Thera: none along its own lanes."""
    for place in range(4 * s.slots):
        s.far[ISLANDS, place] = UNREACHED
        s.far[LANES, place] = UNREACHED
    for number in range(2):
        s.far[LANES, s.joined[LANES, THERA_DOCK_SIDE[number]]] = 0
    nearer = True
    while nearer:
        nearer = False
        for number in range(s.docks):
            land = island(s, s.dock[number])
            water = lane(s, s.dock[number])
            if s.far[LANES, water] < s.far[ISLANDS, land]:
                s.far[ISLANDS, land] = s.far[LANES, water]
                nearer = True
            if s.far[ISLANDS, land] + 1 < s.far[LANES, water]:
                s.far[LANES, water] = s.far[ISLANDS, land] + 1
                nearer = True


# What players ask about an island


@rule
def is_complete(s, land):
    """Whether an island is closed in: every square at every one of its corners is filled."""
    for place in range(4 * s.slots):
        if s.joined[ISLANDS, place] == land:
            for i in range(3):
                if is_open(s, AROUND[s.cell[place // 4], place % 4, i]):
                    return False
    return True


@rule
def has_terrain(s, land, terrain):
    for slot in range(THERA_SQUARES, s.slots):
        if TERRAIN[s.tile[slot]] == terrain and island(s, icon(s, slot)) == land:
            return True
    return False


@rule
def terrains(s, land):
    """How many kinds of icons an island has."""
    number = 0
    for terrain in range(4):
        number += has_terrain(s, land, terrain)
    return number


@rule
def size(s, land):
    """The tiles that an island is on; the board of Thera is one of them."""
    number = 0
    on_thera = False
    for slot in range(s.slots):
        touched = False
        for quadrant in range(4):
            touched = touched or s.joined[ISLANDS, 4 * slot + quadrant] == land
        if slot < THERA_SQUARES:
            on_thera = on_thera or touched
        else:
            number += touched
    return number + on_thera
