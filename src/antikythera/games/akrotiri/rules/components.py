"""The components of Akrotiri as tables, read from the four component files and checked.

Everything that turns is numbered clockwise, so that a quarter turn adds one: sides ``n e s w``, quadrants
``nw ne se sw``.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np

from antikythera.games.akrotiri.rules.check import check_board, check_goals, check_maps, check_tiles
from antikythera.games.akrotiri.rules.names import (
    CARDS_A_LEVEL,
    COLOURS,
    DIRECTIONS,
    EXITS,
    GOAL_KINDS,
    LEVELS,
    QUADRANTS,
    SIDES,
    TEMPLES_A_SEAT,
    TERRAINS,
    docks,
    parts,
)
from antikythera.kernel import components

_FOLDER: Final = Path(__file__).parent
TILES: Final = components(_FOLDER / "tiles.toml")
_MAP_FILE: Final = components(_FOLDER / "maps.toml")
_GOAL_FILE: Final = components(_FOLDER / "goals.toml")
BOARD: Final = components(_FOLDER / "board.toml")

check_tiles(TILES)
check_maps(_MAP_FILE)
check_goals(_GOAL_FILE)
check_board(BOARD)


Table = np.ndarray[Any, np.dtype[np.int32]]


def table(rows: Any) -> Table:
    """A constant table for the rules: small, because a GPU keeps a copy for every rule that reads it; with int16 the
    compiled rules are 7 % slower.
    """
    return np.array(rows, dtype=np.int32)


# Land tiles. NONE is for a corner without a dock.

NONE: Final = -1
TERRAIN = table([TERRAINS.index(tile["terrain"]) for tile in TILES.values()])
ICON = table([QUADRANTS.index(tile["icon"]) for tile in TILES.values()])


def _first_of_part(names: tuple[str, ...], groups: list[list[str]]) -> list[int]:
    """For every name, the lowest that it is joined with: the same for all of one part."""
    lowest = {name: min(names.index(other) for other in group) for group in groups for name in group}
    return [lowest[name] for name in names]


def _sides_of_docks(served: dict[str, str]) -> list[int]:
    return [SIDES.index(served[quadrant]) if quadrant in served else NONE for quadrant in QUADRANTS]


LANE = table([_first_of_part(SIDES, parts(tile["lanes"], "-")) for tile in TILES.values()])
"""The first side of the lane, by tile and side."""
LAND = table([_first_of_part(QUADRANTS, parts(tile["land"], "+")) for tile in TILES.values()])
"""The first quadrant of the piece of land, by tile and quadrant."""
DOCK = table([_sides_of_docks(docks(tile)) for tile in TILES.values()])
"""A side of the lane that the dock serves, by tile and quadrant, or NONE."""

# Map cards, level by level

MAPS: Final = tuple(name for level in LEVELS for name in _MAP_FILE[level]["cards"])
_CARDS: Final = [card for level in LEVELS for card in _MAP_FILE[level]["cards"].values()]
MAP_COST = table([_MAP_FILE[level]["cost"] for level in LEVELS for _ in range(CARDS_A_LEVEL)])
MAP_POINTS = table([_MAP_FILE[level]["points"] for level in LEVELS for _ in range(CARDS_A_LEVEL)])


def _wanted(card: dict[str, str], direction: str) -> tuple[int, int]:
    """How many icons of which terrain a card wants in a direction; none is 0 of the first terrain."""
    number, terrain = card.get(direction, f"0 {TERRAINS[0]}").split()
    return int(number), TERRAINS.index(terrain)


ABOVE, LEFT, RIGHT, BELOW = range(len(DIRECTIONS))
A_TURN: Final = ABOVE + BELOW
"""Seen from the other side of the table, a direction is this much minus itself."""
MAP_WANTS = table([[_wanted(card, direction)[0] for direction in DIRECTIONS] for card in _CARDS])
MAP_TERRAIN = table([[_wanted(card, direction)[1] for direction in DIRECTIONS] for card in _CARDS])

# Goals

PORTAGES, BARE, WITH_TERRAIN, VARIED, ISOLATED, INCOMPLETE, SEA_QUARTERS, LARGEST = range(len(GOAL_KINDS))
UNLIMITED: Final = 126
"""More portages than any island is away, and less than ``state.UNREACHED``."""
GOAL_COUNTS: Final = tuple(goal["counts"] + "-exactly" * ("exactly" in goal) for goal in _GOAL_FILE.values())
"""What each goal counts, as messages call it."""
GOAL_KIND = table([GOAL_KINDS.index(goal["counts"]) for goal in _GOAL_FILE.values()])
GOAL_EACH = table([goal["each"] for goal in _GOAL_FILE.values()])
GOAL_TERRAIN = table([TERRAINS.index(goal.get("terrain", TERRAINS[0])) for goal in _GOAL_FILE.values()])
GOAL_LEAST = table([goal.get("least", goal.get("exactly", 0)) for goal in _GOAL_FILE.values()])
GOAL_MOST = table([goal.get("exactly", UNLIMITED) for goal in _GOAL_FILE.values()])

# The market and the player boards

PRICE = table([BOARD["market"][colour] for colour in COLOURS])
START_MONEY: Final = int(BOARD["money"])
DRACHMA_A_POINT: Final = int(BOARD["drachma_a_point"])
BOAT: Final = int(BOARD["boat"])
ACTIONS = table(BOARD["actions"])
BRINGS_GOAL = table([temples in BOARD["goal_temples"] for temples in range(TEMPLES_A_SEAT + 1)])
GOALS_DEALT: Final = int(BOARD["goals_dealt"])
GOALS_OPEN: Final = int(BOARD["goals_open"])
MOST_BOUGHT: Final = len(BOARD["map_price"])
NEXT_MAP_PRICE = np.diff(table([0, *BOARD["map_price"]]))
"""What the first, second and third map of one action add to its price."""
START_MAPS = table([BOARD["start_maps"][level] for level in LEVELS])
ROUNDS_WITHOUT_TILES: Final = int(BOARD["rounds_without_tiles"])

# Thera. Its four squares are held like separate tiles; an exit is a side of one of them.

THERA_SQUARES: Final = 4
_EXIT_SIDE: Final = {
    "n0": 0, "n1": 4, "e0": 5, "e1": 13, "s0": 10, "s1": 14, "w0": 3, "w1": 11,
}  # fmt: skip
EXIT = table([_EXIT_SIDE[name] for name in EXITS])
"""The side of each exit: four times the square, plus the side."""


def _lanes_of_thera(option: str) -> list[int]:
    groups = parts(BOARD["thera"][option], "-")
    return [_EXIT_SIDE[group[0]] for name in EXITS for group in groups if name in group]


EXIT_LANE = table([_lanes_of_thera("split"), _lanes_of_thera("ring")])
"""The side of the first exit of the lane, by option and exit."""
THERA_DOCK = table([2, 7])
"""The quadrants at the middle of Thera that are its docks, west and east."""
WEST_DOCK, EAST_DOCK = 2, 7
THERA_MIDDLE: Final = WEST_DOCK
"""Any quadrant of the island of Thera itself, as against the islands that touch the rim of its board."""
THERA_DOCK_SIDE = table([_EXIT_SIDE[BOARD["thera"]["docks"][dock]] for dock in ("w", "e")])

# The sea: squares numbered outwards from Thera, whose own come first

REACH: Final = 9
"""How many steps from Thera a tile may be. See docs/rulings-akrotiri.md for why this is no limit in practice."""


def _steps_to_thera(x: int, y: int) -> int:
    return max(-x, x - 1, 0) + max(-y, y - 1, 0)


_SPAN: Final = range(-REACH, REACH + 2)
CELLS: Final = tuple(
    sorted(
        ((x, y) for y in _SPAN for x in _SPAN if _steps_to_thera(x, y) <= REACH),
        key=lambda cell: (_steps_to_thera(*cell), cell[1], cell[0]),
    )
)
"""Board coordinates of every square."""
_NUMBER: Final = {cell: number for number, cell in enumerate(CELLS)}
LINES_ACROSS: Final = 2 * len(_SPAN)
"""Half squares from edge to edge."""
COLUMN = table([[2 * (x + REACH) + right for right in (0, 1, 1, 0)] for x, _ in CELLS])
"""The column in half squares, by square and quadrant."""
ROW = table([[2 * (y + REACH) + down for down in (0, 0, 1, 1)] for _, y in CELLS])
CENTRE: Final = 2 * (REACH + 1)
"""The first column and row beyond the centre of Thera."""

_STEP: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
_AROUND: Final = (
    ((-1, -1, 2), (0, -1, 3), (-1, 0, 1)),
    ((1, -1, 3), (0, -1, 2), (1, 0, 0)),
    ((1, 1, 0), (0, 1, 1), (1, 0, 3)),
    ((-1, 1, 1), (0, 1, 0), (-1, 0, 2)),
)  # fmt: skip
NEXT = table([[_NUMBER.get((x + dx, y + dy), NONE) for dx, dy in _STEP] for x, y in CELLS])
"""The neighbouring square, by square and side, or NONE at the edge."""
AROUND = table(
    [[[_NUMBER.get((x + dx, y + dy), NONE) for dx, dy, _ in corner] for corner in _AROUND] for x, y in CELLS]
)
"""The three other squares that meet at a corner, by square and quadrant, or NONE."""
AROUND_QUADRANT = table([[quadrant for _, _, quadrant in corner] for corner in _AROUND])
"""Their quadrants at that corner."""
