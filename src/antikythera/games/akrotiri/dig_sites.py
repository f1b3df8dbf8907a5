"""For people: why a site fits a map or does not, and which sites do.

Both answer for the seat of the view; given a whole record or what everyone sees, for the seat whose turn it is.
"""

from __future__ import annotations

from dataclasses import dataclass

from antikythera.games.akrotiri.rules.components import CELLS, MAP_TERRAIN, MAP_WANTS, MAPS, THERA_SQUARES
from antikythera.games.akrotiri.rules.dig import can_dig_on, fits, icons
from antikythera.games.akrotiri.rules.names import DIRECTIONS, QUADRANTS, TERRAINS
from antikythera.games.akrotiri.rules.state import SEATS
from antikythera.kernel import Plain, plain
from antikythera.rulebook import States


@dataclass(frozen=True)
class Proof:
    """What a map asks for in one direction, and what is there."""

    direction: str
    terrain: str
    wanted: int
    found: int

    @property
    def missing(self) -> int:
        return max(0, self.wanted - self.found)

    @property
    def holds(self) -> bool:
        return self.missing == 0


def _looker(view: States) -> int:
    viewer, seat = int(view[0]["viewer"]), int(view[0]["seat"])
    return viewer - 1 if 1 <= viewer <= SEATS else seat


def _place(view: States, x: int, y: int, quadrant: str) -> int:
    """The place at board coordinates, which must be land that can be dug."""
    slot = int(view[0]["grid"][CELLS.index((x, y))]) - 1 if (x, y) in CELLS else -1
    if slot < THERA_SQUARES:
        raise ValueError(f"there is no land tile at {x} {y}")
    return 4 * slot + QUADRANTS.index(quadrant)


def explain_dig(view: States, card: str, x: int, y: int, quadrant: str) -> list[Proof]:
    """Which directions of a map hold at a site, which fail, and by how many icons."""
    number, place, seat, s = MAPS.index(card), _place(view, x, y, quadrant), _looker(view), Plain(view)
    return [
        Proof(name, TERRAINS[terrain], wanted, plain(icons)(s, seat, direction, terrain, place))
        for direction, name in enumerate(DIRECTIONS)
        if (wanted := int(MAP_WANTS[number, direction]))
        for terrain in [int(MAP_TERRAIN[number, direction])]
    ]


def dig_sites(view: States, card: str) -> list[tuple[int, int, str]]:
    """Every site on the board where a map can be played, once its player has the money and a boat at the island."""
    number, seat, s = MAPS.index(card), _looker(view), Plain(view)
    land = view[0]["joined"][0]
    return [
        (*CELLS[s.cell[place // 4]], QUADRANTS[place % 4])
        for place in range(4 * THERA_SQUARES, 4 * s.slots)
        if plain(can_dig_on)(s, int(land[place])) and plain(fits)(s, seat, number, place)
    ]
