"""The picture of a position of Tzolk'in: a painted codex around a bronze machine."""

from __future__ import annotations

from typing import Any

from antikythera.boards.svg import PAPER, icon, number, picture, rect
from antikythera.games.tzolkin.board import tables
from antikythera.games.tzolkin.board.icons import SYMBOLS
from antikythera.games.tzolkin.board.machine import SHADES, machine

WIDTH, HEIGHT = 1400, 884
LEFT = 908
"""Where the column beside the machine begins."""


def svg(s: Any, viewer: int | None) -> str:
    """A picture of a position. Once wealth tiles are chosen, everyone sees the same."""
    column = WIDTH - LEFT - 16
    stairs = 16 + tables.ROWS_HEIGHT + 258
    return picture(
        WIDTH,
        HEIGHT,
        SYMBOLS,
        SHADES,
        rect(0, 0, WIDTH, HEIGHT, fill=PAPER, rx=14),
        machine(s),
        tables.players(s, viewer, LEFT, 16, column),
        tables.temples(s, LEFT, stairs),
        tables.technologies(s, LEFT + 326, stairs - 9 * tables.STEP_HEIGHT + 24),
        icon("tz-skull", LEFT + 310, stairs + 16, 22),
        number(LEFT + 334, stairs + 16, int(s["skull_bank"]), 16),
        tables.tiles_on_offer(s, LEFT, stairs + 52),
    )
