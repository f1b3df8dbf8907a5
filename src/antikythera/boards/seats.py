"""The colours and shapes of the seats, in the terminal."""

from __future__ import annotations

from rich.table import Table

COLOURS = ("red", "green", "blue", "yellow")
SHAPES = ("●", "■", "▲", "◆")


def seat_mark(seat: int) -> str:
    """The sign of a seat in the terminal: its shape and number, in its colour."""
    return f"[bold {COLOURS[seat - 1]}]{SHAPES[seat - 1]}{seat}[/]"


def quiet_table(gap: int) -> Table:
    """A table without borders, for a terminal of eighty characters."""
    return Table(box=None, pad_edge=False, padding=(0, gap, 0, 0), header_style="dim")
