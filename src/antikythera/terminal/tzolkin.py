"""The board of Tzolk'in in a terminal."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table

from antikythera.terminal import seat_mark
from antikythera.text import Text
from antikythera.tzolkin.components import (
    ACTIONS,
    BEGGAR_GETS,
    BLOCKS,
    CARDS,
    CHICHEN_ITZA,
    DATA,
    FISH,
    FOOD_DAYS,
    FREE_SPACE,
    GEARS,
    HARVEST_CORN,
    HARVEST_WOOD,
    ITZA_BLOCK,
    ITZA_POINTS,
    ITZA_TEMPLE,
    LAST_SPACE,
    MARKET,
    PALENQUE,
    QUARTERS,
    ROUNDS,
    TECHNOLOGIES,
    TEETH,
    TEMPLES,
    TOP_LEVEL,
    UXMAL_ACT_CORN,
    UXMAL_BLOCK_CORN,
    UXMAL_CLIMB_CORN,
    YAXCHILAN,
)
from antikythera.tzolkin.state import DUMMY

PUBLIC = {"dummy", "deals", "new-age", "skulls-short", "corn-on-wheel", "day"}

_PRINTED = DATA["age1"] | DATA["age2"] | DATA["monuments"]


# The board


def board(text: Text, s: Any, person: int) -> RenderableType:
    """The position as a person at the table sees it."""
    return Group(
        _calendar(text, s), "", _gears(text, s), "", _players(text, s, person), *_built(text, s), "", _tiles(text, s)
    )


def _plain_table(gap: int) -> Table:
    """Columns under quiet headings, narrow enough for a terminal of eighty characters."""
    return Table(box=None, pad_edge=False, padding=(0, gap, 0, 0), header_style="dim")


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
    """Every gear as a row of spaces: whose worker stands there, and what is beside it on the board."""
    table = _plain_table(1)
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


def _players(text: Text, s: Any, person: int) -> Table:
    table = _plain_table(2)
    table.add_column("")
    for column in ("points", "corn", *BLOCKS, "skull", "workers", "temples", "technology", "tiles"):
        table.add_column(text(f"tzolkin-board-{column}"), justify="right", no_wrap=True)
    for p in range(int(s["players"])):
        you = escape(text("terminal-you")) if p + 1 == person else ""
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
        cards = [CARDS[card] for card in np.flatnonzero(s["owner"] == p + 1)]
        if cards:
            lines.append(f"{seat_mark(p + 1)} {escape(text('tzolkin-board-built', cards=text.listing(cards)))}")
    return lines


def _tiles(text: Text, s: Any) -> Table:
    """Buildings and monuments on offer, with what they cost and do."""
    table = Table.grid(padding=(0, 2))
    for heading, row in (("buildings", s["row"]), ("monuments", s["monuments"])):
        table.add_row(f"[bold]{text(f'tzolkin-board-{heading}')}[/]")
        for card in row[row > 0]:
            kind = CARDS[card - 1]
            table.add_row(f"  {kind}", escape(_cost(text, kind)), f"[dim]{escape(_effect(text, _PRINTED[kind]))}[/]")
    return table


# What is printed on tiles


def _cost(text: Text, kind: str) -> str:
    return text.listing(
        [text(f"tzolkin-gain-{what}", number=number) for what, number in _PRINTED[kind]["cost"].items()]
    )


def _effect(text: Text, tile: dict[str, Any]) -> str:
    """What a wealth tile, building or monument gives, in the order printed."""
    if "counts" in tile:
        return _monument(text, tile)
    gains: list[str] = []
    for what, value in tile.items():
        if what in ("climb", "research"):
            gains += [_steps(text, what, name, number) for name, number in Counter(value).items()]
        elif f"tzolkin-gain-{what}" in text:
            gains.append(text(f"tzolkin-gain-{what}", number=value))
    return text.listing(gains)


def _steps(text: Text, what: str, name: str, number: int) -> str:
    if name == "any":
        return text(f"tzolkin-gain-{what}-any", number=number)
    place = "temple" if what == "climb" else "technology"
    return text(f"tzolkin-gain-{what}", name=text(f"tzolkin-{place}-{name}"), number=number)


def _monument(text: Text, tile: dict[str, Any]) -> str:
    if tile["counts"] == "temple_points":
        return text("tzolkin-monument-again")
    counted = text(f"tzolkin-counted-{tile['counts']}")
    if "table" in tile:
        return text("tzolkin-monument-table", points="/".join(map(str, tile["table"])), counted=counted)
    points = tile.get("each") or "/".join(map(str, tile["each_by_players"].values()))
    return text("tzolkin-monument-each", points=points, counted=counted)


# What lines mean


def gloss(text: Text, s: Any, line: str) -> str:
    """What a legal line means in this position, in a few words; nothing where the line says it all."""
    verb, *words = line.split()
    p = int(s["seat"])
    if verb == "keep":
        return "; ".join(_effect(text, DATA["wealth"][tile]) for tile in words)
    if verb == "build":
        return f"{_cost(text, words[0])} → {_effect(text, _PRINTED[words[0]])}"
    if verb in ("pick", "act"):
        return _action(text, GEARS.index(words[0]), int(words[1]))
    if verb == "place":
        return _place(text, s, words[0])
    if verb in ("beg", "burn"):
        return text(f"tzolkin-line-{verb}", corn=BEGGAR_GETS, temple=text(f"tzolkin-temple-{words[0]}"))
    if verb == "research":
        level = int(s["tech"][p, TECHNOLOGIES.index(words[0])]) + 1
        return text("tzolkin-line-research", level=level, bonus=int(level > TOP_LEVEL))
    if verb == "climb":
        return text("tzolkin-line-climb", step=int(s["temple"][p, TEMPLES.index(words[0])]) + 1)
    if verb in ("sell", "buy"):
        return text(f"tzolkin-line-{verb}", corn=int(MARKET[BLOCKS.index(words[0])]))
    return ""


def _place(text: Text, s: Any, where: str) -> str:
    """Where the worker would stand, and what it costs: the number of the space, and one more for each placed before."""
    placed = int(s["placed"])
    if where == "start":
        return text("tzolkin-line-place-start", corn=placed, wheel=int(s["teeth"].sum()))
    gear = GEARS.index(where)
    space = int(np.argmin(s["gear"][gear, : TEETH[gear]] != 0))
    return text("tzolkin-line-place", space=space, corn=space + placed)


def _action(text: Text, gear: int, number: int) -> str:
    """What an action, or the space of that number, offers."""
    if number == 0:
        return text("tzolkin-action-none")
    if number >= FREE_SPACE[gear] or number > ACTIONS[gear]:
        return text("tzolkin-action-free", gear=text(f"tzolkin-gear-{GEARS[gear]}"))
    if gear == PALENQUE:
        return _harvest(text, number)
    if gear == YAXCHILAN:
        gains = {what: row[number - 1] for what, row in DATA["yaxchilan"].items() if row[number - 1]}
        return text("tzolkin-action-yaxchilan", gains=_effect(text, gains))
    if gear == CHICHEN_ITZA:
        return text(
            "tzolkin-action-chichen_itza",
            points=int(ITZA_POINTS[number - 1]) // QUARTERS,
            temple=text(f"tzolkin-temple-{TEMPLES[ITZA_TEMPLE[number - 1]]}"),
            block=int(ITZA_BLOCK[number - 1]),
        )
    corn = {1: UXMAL_CLIMB_CORN, 4: UXMAL_BLOCK_CORN, 5: UXMAL_ACT_CORN}.get(number, 0)
    return text(f"tzolkin-action-{GEARS[gear]}-{number}", corn=corn)


def _harvest(text: Text, number: int) -> str:
    if number == 1:
        return text("tzolkin-action-fish", corn=FISH)
    corn, wood = int(HARVEST_CORN[number - 2]), int(HARVEST_WOOD[number - 2])
    return text("tzolkin-action-harvest" if wood else "tzolkin-action-harvest-corn", corn=corn, wood=wood)
