"""How seats are told apart: by a colour and by a shape, on every piece."""

from __future__ import annotations

from rich.table import Table

COLOURS = ("red", "green", "blue", "yellow")
SHAPES = ("●", "■", "▲", "◆")


def seat_mark(seat: int) -> str:
    """The sign of a seat in the terminal: its shape and number, in its colour."""
    return f"[bold {COLOURS[seat - 1]}]{SHAPES[seat - 1]}{seat}[/]"


def quiet_table(gap: int) -> Table:
    """Columns under quiet headings, narrow enough for a terminal of eighty characters."""
    return Table(box=None, pad_edge=False, padding=(0, gap, 0, 0), header_style="dim")
