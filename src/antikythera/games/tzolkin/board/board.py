"""The board of Tzolk'in in signs and words, for a terminal of eighty characters."""

from __future__ import annotations

from typing import Any

import numpy as np
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table

from antikythera.boards.seats import quiet_table, seat_mark
from antikythera.games.tzolkin.board.gloss import PRINTED, cost, effect
from antikythera.games.tzolkin.rules.components import (
    BLOCKS,
    CARDS,
    CHICHEN_ITZA,
    FOOD_DAYS,
    GEARS,
    LAST_SPACE,
    PALENQUE,
    QUARTERS,
    ROUNDS,
)
from antikythera.games.tzolkin.rules.state import DUMMY
from antikythera.text import Text


def text_board(text: Text, s: Any, viewer: int | None) -> RenderableType:
    """The position for any viewer: nothing on this board is hidden from anyone."""
    return Group(
        _calendar(text, s), "", _gears(text, s), "", _players(text, s, viewer), *_built(text, s), "", _tiles(text, s)
    )


def _calendar(text: Text, s: Any) -> str:
    today = int(s["round"])
    food_day = int(FOOD_DAYS[min(int(s["food_days"]), len(FOOD_DAYS) - 1)])
    parts = [
        text("tzolkin-board-round", round=today, rounds=ROUNDS),
        text("tzolkin-board-food-day", rounds=max(0, food_day - today)),
        text("tzolkin-board-wheel", corn=int(s["teeth"].sum())),
        text("tzolkin-board-starter", seat=int(s["starter"]) + 1),
    ]
    return f"[bold]{escape(' · '.join(parts))}[/]"


def _gears(text: Text, s: Any) -> Table:
    """Every gear as a row of spaces: whose worker is on each, and what the board shows next to it."""
    table = quiet_table(1)
    table.add_column("")
    for space in range(max(LAST_SPACE) + 1):
        table.add_column(str(space), min_width=2)
    table.add_column("")
    for gear, name in enumerate(GEARS):
        spaces = [_space(s, gear, space) for space in range(LAST_SPACE[gear] + 1)]
        spaces += [""] * (max(LAST_SPACE) + 1 - len(spaces))
        table.add_row(text(f"tzolkin-gear-{name}"), *spaces, f"[dim]{escape(_beside(text, s, gear))}[/]")
    if s["start_space"]:
        table.add_row(text("tzolkin-board-start-space"), seat_mark(int(s["start_space"])))
    return table


def _space(s: Any, gear: int, space: int) -> str:
    occupant = int(s["gear"][gear, space])
    if occupant == DUMMY:
        return "[dim]◇[/]"
    return seat_mark(occupant) if occupant else "[dim]·[/]"


def _beside(text: Text, s: Any, gear: int) -> str:
    if gear == PALENQUE:
        return text("tzolkin-board-jungle", corn=_numbers(s["jungle"][:, 0]), wood=_numbers(s["jungle"][:, 1]))
    if gear == CHICHEN_ITZA:
        skulls = text("tzolkin-board-skulls", number=int(s["skull_bank"]))
        placed = _numbers(np.flatnonzero(s["itza"]))
        return text.listing([skulls, text("tzolkin-board-skulls-placed", spaces=placed)] if placed else [skulls])
    return ""


def _players(text: Text, s: Any, viewer: int | None) -> Table:
    table = quiet_table(2)
    table.add_column("")
    for column in ("points", "corn", *BLOCKS, "skull", "workers", "temples", "technology", "tiles"):
        table.add_column(text(f"tzolkin-board-{column}"), justify="right", no_wrap=True)
    for p in range(int(s["players"])):
        you = escape(text("terminal-you")) if p + 1 == viewer else ""
        table.add_row(
            f"{seat_mark(p + 1)} {you}",
            f"[bold]{s['points'][p] / QUARTERS:g}[/]",
            str(s["corn"][p]),
            *(str(number) for number in s["blocks"][p]),
            str(s["skulls"][p]),
            f"{_in_hand(s, p)}/{s['workers'][p]}",
            _numbers(s["temple"][p]),
            _numbers(s["tech"][p]),
            _numbers(s["harvested"][p]),
        )
    return table


def _numbers(values: Any) -> str:
    return " ".join(str(value) for value in values)


def _in_hand(s: Any, p: int) -> int:
    return int(s["workers"][p] - (s["gear"] == p + 1).sum() - (s["start_space"] == p + 1))


def _built(text: Text, s: Any) -> list[str]:
    """A line for every player who has built something."""
    lines = []
    for p in range(int(s["players"])):
        cards = [text(f"tzolkin-card-{CARDS[card]}") for card in np.flatnonzero(s["owner"] == p + 1)]
        if cards:
            lines.append(f"{seat_mark(p + 1)} {escape(text('tzolkin-board-built', cards=text.listing(cards)))}")
    return lines


def _tiles(text: Text, s: Any) -> Table:
    """Buildings and monuments on offer, with what they cost and do."""
    table, players = Table.grid(padding=(0, 2)), int(s["players"])
    for heading, row in (("buildings", s["row"]), ("monuments", s["monuments"])):
        table.add_row(f"[bold]{text(f'tzolkin-board-{heading}')}[/]")
        for card in row[row > 0]:
            kind = CARDS[card - 1]
            name, gives = text(f"tzolkin-card-{kind}"), effect(text, PRINTED[kind], players)
            table.add_row(f"  {escape(name)}", escape(cost(text, kind)), f"[dim]{escape(gives)}[/]")
    return table
