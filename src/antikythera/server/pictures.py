"""Pictures of tables for links, as PNG: what spectators see, drawn once and cached."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from xml.etree import ElementTree

import resvg_py

from antikythera.boards.svg import PAPER
from antikythera.server.links import HEIGHT, WIDTH
from antikythera.server.table import Table

KEPT = 100
MARGIN = 15
SVG = "http://www.w3.org/2000/svg"
ElementTree.register_namespace("", SVG)


class Pictures:
    """The pictures of this process. One is drawn at a time."""

    def __init__(self) -> None:
        self._drawn: OrderedDict[tuple[str, int, int], bytes] = OrderedDict()
        self._drawing = asyncio.Lock()

    async def draw(self, table: Table, moves: int) -> bytes:
        """The board after that many lines."""
        line = table.in_force[moves - 1].number if moves else 0
        key = table.row.id, moves, line  # after a turn was taken back, the same move is another one
        async with self._drawing:
            if key not in self._drawn:
                svg = table.at(moves).view(0).svg()
                self._drawn[key] = await asyncio.to_thread(_png, svg)
            self._drawn.move_to_end(key)
            while len(self._drawn) > KEPT:
                self._drawn.popitem(last=False)
            return self._drawn[key]


def _png(svg: str) -> bytes:
    """An SVG in the middle of a picture of the size that links have."""
    board = ElementTree.fromstring(svg)
    place = {"x": MARGIN, "y": MARGIN, "width": WIDTH - 2 * MARGIN, "height": HEIGHT - 2 * MARGIN}
    for name, value in place.items():
        board.set(name, str(value))
    page = ElementTree.Element(f"{{{SVG}}}svg", {"width": str(WIDTH), "height": str(HEIGHT)})
    page.append(board)
    drawn = ElementTree.tostring(page, encoding="unicode")
    return bytes(resvg_py.svg_to_bytes(svg_string=drawn, background=PAPER))
