"""The picture of a position of Akrotiri: whitewash and deep water."""

from __future__ import annotations

from typing import Any

from antikythera.boards.svg import moved, path, picture, rect, tag
from antikythera.games.akrotiri.board import tables
from antikythera.games.akrotiri.board.icons import DEEP, SEA, SYMBOLS
from antikythera.games.akrotiri.board.sea import coordinates, fitted, sea_with_tiles
from antikythera.games.akrotiri.rules.state import SEATS

WIDTH, HEIGHT, LEFT = 1400, 884, 884
_WATER = tag(
    "radialGradient", tag("stop", offset=0, stop_color=SEA), tag("stop", offset=1, stop_color=DEEP), id="ak-water"
)


def svg(s: Any, viewer: int | None) -> str:
    """A picture of a position, from the viewer's own side of the table."""
    turned = viewer == SEATS
    sea = fitted(s, LEFT - 20, HEIGHT - 20, turned)
    column, x = WIDTH - LEFT - 14, LEFT + 4
    order = range(SEATS) if turned else reversed(range(SEATS))
    rows = "".join(
        tables.player(s, p, viewer, x, 14 + place * (tables.PLAYER_HEIGHT + 12), column)
        for place, p in enumerate(order)
    )
    below = 14 + SEATS * (tables.PLAYER_HEIGHT + 12)
    return picture(
        WIDTH,
        HEIGHT,
        SYMBOLS,
        _WATER,
        rect(0, 0, WIDTH, HEIGHT, fill="#dfe8f0", rx=14),
        rect(8, 8, LEFT - 16, HEIGHT - 16, fill="url(#ak-water)", rx=10),
        _swell(),
        moved(10, 10, sea_with_tiles(s, sea), coordinates(s, sea)),
        rows,
        tables.market(s, x, below, 340),
        tables.stacks(s, viewer, x + 356, below + 6),
    )


def _swell() -> str:
    wave = "q15-8 30 0t30 0"
    lines = "".join(
        f"M{60 + 190 * (place % 4) + 90 * (place // 4 % 2)} {60 + 85 * (place // 4)}{wave}" for place in range(40)
    )
    return path(lines, fill="none", stroke="#fff", stroke_opacity=0.08, stroke_width=3, stroke_linecap="round")
