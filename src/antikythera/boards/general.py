"""The general board, for games without a module ``board``: the fields of the record as a table."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from antikythera.boards.seats import quiet_table
from antikythera.boards.svg import PAPER, picture, rect, tag
from antikythera.rulebook import Rulebook
from antikythera.text import Text

UNKNOWN = "?"
LINE, CHARACTER = 26, 8.5


class GeneralBoard:
    """Has the functions of a module ``board``. Secret fields are never shown, not even to their owner."""

    PUBLIC: frozenset[str] = frozenset()

    def __init__(self, rules: Rulebook) -> None:
        self.rules = rules

    def _rows(self, record: Any) -> list[tuple[str, str]]:
        """The names and values of the fields."""
        return [
            (name, UNKNOWN if name in self.rules.secret else " ".join(map(str, record[name].flat)))
            for name in self.rules.state.names or ()
        ]

    def text_board(self, _text: Text, record: Any, _viewer: int | None) -> Table:
        board = quiet_table(2)
        board.show_header = False
        for row in self._rows(record):
            board.add_row(*row)
        return board

    def gloss(self, _text: Text, _record: Any, _line: str) -> str:
        return ""

    def svg(self, record: Any, _viewer: int | None) -> str:
        rows = [f"{name}: {held}" for name, held in self._rows(record)]
        width, height = int(40 + CHARACTER * max(map(len, rows))), 20 + LINE * len(rows)
        lines = (tag("text", row, x=20, y=LINE * number, font_size=15) for number, row in enumerate(rows, 1))
        return picture(width, height, {}, rect(0, 0, width, height, fill=PAPER), *lines)
