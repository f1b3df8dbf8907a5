"""The board of Kalah: the viewer's pits are below, and seeds move to the right there."""

from __future__ import annotations

from typing import Any, Final

from rich.table import Table

from antikythera.boards.seats import seat_mark
from antikythera.boards.svg import around, circle, number, picture, rect, seat_shape, tag
from antikythera.text import Text
from kalah.rules import PITS, SEATS

PUBLIC: Final[frozenset[str]] = frozenset()

WIDTH, HEIGHT, STEP, MIDDLE = 920, 330, 98, 165
WOOD, HOLLOW, EDGE = "#b9834a", "#80532a", "#5c3a1c"
SEEDS: Final = ("#e8d7b0", "#b5524a", "#5f7f8c", "#d9a441", "#7d8f5a")


def _near(s: Any, viewer: int | None) -> int:
    """The player who is drawn below, from 0: the viewer, or for a spectator the player who chooses."""
    return viewer - 1 if viewer else int(s["seat"])


def text_board(text: Text, s: Any, viewer: int | None) -> Table:
    near = _near(s, viewer)
    far = SEATS - 1 - near
    board = Table.grid(padding=(0, 2))
    numbers = [f"[dim]{pit}[/]" for pit in range(1, PITS + 1)]
    board.add_row("", *reversed(numbers), "", seat_mark(far + 1))
    board.add_row("", *(str(seeds) for seeds in reversed(s["pits"][far])), "")
    board.add_row(f"[bold]{s['stores'][far]}[/]", *[""] * PITS, f"[bold]{s['stores'][near]}[/]")
    board.add_row("", *(str(seeds) for seeds in s["pits"][near]), "")
    board.add_row("", *numbers, "", seat_mark(near + 1))
    return board


def gloss(text: Text, s: Any, line: str) -> str:
    """How many seeds a line sows."""
    return text("kalah-line-sow", seeds=int(s["pits"][s["seat"], int(line.split()[1]) - 1]))


def svg(s: Any, viewer: int | None) -> str:
    near = _near(s, viewer)
    far = SEATS - 1 - near
    return picture(
        WIDTH,
        HEIGHT,
        {},
        rect(4, 4, WIDTH - 8, HEIGHT - 8, rx=80, fill=WOOD, stroke=EDGE, stroke_width=4),
        _store(s, far, 70),
        _store(s, near, WIDTH - 70),
        *(_pit(s, far, pit, MIDDLE - 75) for pit in range(PITS)),
        *(tag("g", _pit(s, near, pit, MIDDLE + 75), data_line=f"sow {pit + 1}") for pit in range(PITS)),
    )


def _store(s: Any, p: int, x: int) -> str:
    seeds = int(s["stores"][p])
    hollow = rect(x - 38, 70, 76, HEIGHT - 140, rx=38, fill=HOLLOW, stroke=EDGE, stroke_width=2)
    sign = seat_shape(p + 1, x, 46, 11)
    return hollow + _seeds(x, MIDDLE, seeds) + _count(x, HEIGHT - 50, seeds) + sign


def _pit(s: Any, p: int, pit: int, y: int) -> str:
    seeds, near = int(s["pits"][p, pit]), y > MIDDLE
    x = WIDTH / 2 + STEP * ((pit if near else PITS - 1 - pit) - (PITS - 1) / 2)
    hollow = circle(x, y, 42, fill=HOLLOW, stroke=EDGE, stroke_width=2)
    return hollow + _seeds(x, y, seeds) + _count(x, y + (58 if near else -58), seeds)


def _seeds(x: float, y: float, seeds: int) -> str:
    """Seeds in a spiral: none covers another while they are few, and many stay within their hollow."""
    spread = min(11, 32 / max(1, seeds) ** 0.5)
    places = [around((x, y), spread * (i + 0.5) ** 0.5, 137.5 * i) for i in range(seeds)]
    return "".join(
        circle(*place, 6.5, fill=SEEDS[i % len(SEEDS)], stroke=EDGE, stroke_width=1) for i, place in enumerate(places)
    )


def _count(x: float, y: float, seeds: int) -> str:
    return number(x, y, seeds, 20, fill="#fff6e0", font_weight="bold")
