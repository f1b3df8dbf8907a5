"""The words of Akrotiri: every decision as a line of text, and as a number.

``LINES[a]`` is the line of action ``a``, the same in every position; :func:`parse` is its inverse. The constants give
the first action of each verb. Lines that name a square come square by square, outwards from Thera, so that those of a
real game are near the front.
"""

from __future__ import annotations

from typing import Final

from antikythera.games.akrotiri.rules.components import CELLS, EAST_DOCK, MAPS, THERA_SQUARES, WEST_DOCK
from antikythera.games.akrotiri.rules.names import COLOURS, GOAL_COUNT, LEVELS, QUADRANTS, TERRAINS
from antikythera.games.akrotiri.rules.state import THERA_PLACES
from antikythera.kernel import rule

_SEA: Final = CELLS[THERA_SQUARES:]

LINES: Final[tuple[str, ...]] = (
    "end",
    "stop",
    *(f"{verb} {colour}" for verb in ("load", "sell", "unload") for colour in COLOURS),
    *(f"oracle {terrain}" for terrain in TERRAINS),
    *(f"buy {level}" for level in LEVELS),
    *(f"keep {number + 1}" for number in range(GOAL_COUNT)),
    *(f"cube {colour} {quadrant}" for colour in COLOURS for quadrant in QUADRANTS),
    *(f"{verb} thera {side}" for verb in ("dock", "sail", "portage") for side in ("w", "e")),
    *(
        line
        for x, y in _SEA
        for line in (
            *(f"tile {x} {y} {quarters}" for quarters in range(4)),
            *(f"sail {x},{y},{quadrant}" for quadrant in QUADRANTS),
            *(f"portage {x},{y},{quadrant}" for quadrant in QUADRANTS),
        )
    ),
    *(f"dig {card} {x} {y} {quadrant}" for x, y in _SEA for quadrant in QUADRANTS for card in MAPS),
)

_NUMBER: Final = {line: action for action, line in enumerate(LINES)}

END: Final = _NUMBER["end"]
STOP: Final = _NUMBER["stop"]
LOAD_LINE: Final = _NUMBER[f"load {COLOURS[0]}"]
SELL: Final = _NUMBER[f"sell {COLOURS[0]}"]
UNLOAD: Final = _NUMBER[f"unload {COLOURS[0]}"]
ORACLE: Final = _NUMBER[f"oracle {TERRAINS[0]}"]
BUY_LINE: Final = _NUMBER[f"buy {LEVELS[0]}"]
KEEP: Final = _NUMBER["keep 1"]
CUBE_LINE: Final = _NUMBER[f"cube {COLOURS[0]} {QUADRANTS[0]}"]
DOCK_THERA: Final = _NUMBER["dock thera w"]
SAIL_THERA: Final = _NUMBER["sail thera w"]
PORTAGE_THERA: Final = _NUMBER["portage thera w"]
SQUARES: Final = PORTAGE_THERA + 2
"""The lines of the squares: tile, sail and portage, four of each."""
A_SQUARE: Final = 12
PLACING, SAILING, CARRYING = range(3)
DIG: Final = SQUARES + A_SQUARE * len(_SEA)
A_DIG: Final = len(MAPS)


def square_in(line: str) -> tuple[int, str] | None:
    """The square that a line names, and the rest of the line: ``"tile 0 -1 2"`` is ``"tile 2"`` at the square 0 -1."""
    words = line.replace(",", " ").split()
    first = 2 if words[0] == "dig" else 1
    if words[0] not in ("tile", "sail", "portage", "dig") or words[1] == "thera":
        return None
    x, y = map(int, words[first : first + 2])
    return CELLS.index((x, y)), " ".join(words[:first] + words[first + 2 :])


def parse(line: str) -> int | None:
    """The action of a line, or None."""
    return _NUMBER.get(" ".join(line.split()))


@rule
def square_line(cell, verb, k):
    """The action that places, sails or carries at a square."""
    return SQUARES + A_SQUARE * (cell - THERA_SQUARES) + 4 * verb + k


@rule
def sail_line(s, place):
    if place < THERA_PLACES:
        return SAIL_THERA + (place == EAST_DOCK)
    return square_line(s.cell[place // 4], SAILING, place % 4)


@rule
def portage_line(s, place):
    if place < THERA_PLACES:
        return PORTAGE_THERA + (place == EAST_DOCK)
    return square_line(s.cell[place // 4], CARRYING, place % 4)


@rule
def dig_line(s, card, place):
    return DIG + A_DIG * (4 * (s.cell[place // 4] - THERA_SQUARES) + place % 4) + card


@rule
def place_told(s, place):
    """The number under which a place is told, see ``events.NAMES``: the docks of Thera come first."""
    if place < THERA_PLACES:
        return 1 if place == EAST_DOCK else 0
    return 2 + 4 * (s.cell[place // 4] - THERA_SQUARES) + place % 4


@rule
def square_of(action):
    """The square that a placing, sailing or carrying line names."""
    return THERA_SQUARES + (action - SQUARES) // A_SQUARE


@rule
def is_sail(action):
    """Whether a moving line goes by sea."""
    if action < SQUARES:
        return action < PORTAGE_THERA
    return (action - SQUARES) % A_SQUARE // 4 == SAILING


@rule
def target(s, action):
    """The dock that a moving line names."""
    if action < SQUARES:
        return EAST_DOCK if (action - DOCK_THERA) % 2 else WEST_DOCK
    return 4 * (s.grid[square_of(action)] - 1) + (action - SQUARES) % 4
