"""The land: tiles are placed, cubes are put on islands, boats load and unload them.

Islands never part again, so it does not matter where on its island a cube is.
"""

from __future__ import annotations

from antikythera.games.akrotiri.rules.board import icon, is_open, island, lay_tile
from antikythera.games.akrotiri.rules.components import BOAT, NEXT, NONE, TERRAIN
from antikythera.games.akrotiri.rules.events import LOADS, NO_CUBE, PLACES_TILE, PUTS_CUBE, UNLOADS
from antikythera.games.akrotiri.rules.names import CUBES_A_COLOUR
from antikythera.games.akrotiri.rules.state import THERA_PLACES
from antikythera.games.akrotiri.rules.words import (
    CUBE_LINE,
    LOAD_LINE,
    PLACING,
    SQUARES,
    UNLOAD,
    place_told,
    square_line,
    square_of,
)
from antikythera.kernel import note, rule

# Tiles


@rule
def legal_tiles(s, mask):
    """Mark the squares beside a tile or Thera, each in four ways, and count them."""
    number = 0
    for slot in range(s.slots):
        for side in range(4):
            cell = NEXT[s.cell[slot], side]
            if cell == NONE or not is_open(s, cell):
                continue
            line = square_line(cell, PLACING, 0)
            if not mask[line]:
                for quarters in range(4):
                    mask[line + quarters] = True
                number += 4
    return number


@rule
def place_tile(s, p, action):
    """Place the tile in hand, with a cube of its colour beside the icon."""
    tile, cell, quarters = s.hand[p] - 1, square_of(action), (action - SQUARES) % 4
    s.hand[p] = 0
    s.shown[p] = 0
    note(PLACES_TILE, p, tile, cell, quarters)
    lay_tile(s, tile, cell, quarters)
    colour = TERRAIN[tile]
    if s.market[colour] > 0:
        _take_from_market(s, p, colour, icon(s, s.slots - 1))
    else:
        note(NO_CUBE, p, colour)


# Cubes


@rule
def legal_cubes(s, mask):
    """Mark the colours and quadrants for the second cube: on another island of the tile than the icon's."""
    slot = s.slots - 1
    number = 0
    for quadrant in range(4):
        if island(s, 4 * slot + quadrant) == island(s, icon(s, slot)):
            continue
        for colour in range(4):
            if s.market[colour] > 0:
                mask[CUBE_LINE + 4 * colour + quadrant] = True
                number += 1
    return number


@rule
def has_second_cube(s):
    """Whether there is a cube left, and another island on the new tile to put it on."""
    slot = s.slots - 1
    cubes = s.market[0] + s.market[1] + s.market[2] + s.market[3]
    for quadrant in range(4):
        if cubes > 0 and island(s, 4 * slot + quadrant) != island(s, icon(s, slot)):
            return True
    return False


@rule
def put_second_cube(s, p, action):
    colour, quadrant = (action - CUBE_LINE) // 4, (action - CUBE_LINE) % 4
    _take_from_market(s, p, colour, 4 * (s.slots - 1) + quadrant)


@rule
def _take_from_market(s, p, colour, place):
    s.market[colour] -= 1
    _lay_cube(s, colour, place)
    note(PUTS_CUBE, p, colour, place_told(s, place))


@rule
def _lay_cube(s, colour, place):
    i = 0
    while s.cube[colour, i] > 0:
        i += 1
    s.cube[colour, i] = place


@rule
def cube_on(s, colour, land):
    """The number of a cube of that colour on an island, or NONE."""
    for i in range(CUBES_A_COLOUR):
        if s.cube[colour, i] > 0 and island(s, s.cube[colour, i]) == land:
            return i
    return NONE


# Boats


@rule
def cargo(s, p):
    """How many cubes a boat carries."""
    return s.hold[p, 0] + s.hold[p, 1] + s.hold[p, 2] + s.hold[p, 3]


@rule
def legal_loads(s, p, mask):
    """Mark the colours that a boat can take from its island, and count them."""
    number = 0
    if cargo(s, p) < BOAT:
        for colour in range(4):
            if cube_on(s, colour, island(s, s.boat[p])) != NONE:
                mask[LOAD_LINE + colour] = True
                number += 1
    return number


@rule
def can_load(s, p):
    for colour in range(4):
        if cargo(s, p) < BOAT and cube_on(s, colour, island(s, s.boat[p])) != NONE:
            return True
    return False


@rule
def load(s, p, colour):
    """Take a cube on board. The first one of a loading takes the action; the loading continues while it can."""
    if s.loaded == 0:
        s.actions -= 1
    s.loaded += 1
    i = cube_on(s, colour, island(s, s.boat[p]))
    note(LOADS, p, colour, place_told(s, s.cube[colour, i]))
    s.cube[colour, i] = 0
    s.hold[p, colour] += 1


@rule
def legal_unloads(s, p, mask):
    """Mark the colours on board, unless the boat is at Thera, and count them."""
    number = 0
    if s.boat[p] >= THERA_PLACES:
        for colour in range(4):
            if s.hold[p, colour] > 0:
                mask[UNLOAD + colour] = True
                number += 1
    return number


@rule
def unload(s, p, colour):
    s.hold[p, colour] -= 1
    _lay_cube(s, colour, s.boat[p])
    note(UNLOADS, p, colour, place_told(s, s.boat[p]))
