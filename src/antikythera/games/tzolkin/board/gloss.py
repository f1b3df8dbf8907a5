"""What is printed on the tiles of Tzolk'in, and what lines mean, in a few words."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from antikythera.games.tzolkin.rules.components import (
    ACTIONS,
    BEGGAR_GETS,
    BLOCKS,
    CHICHEN_ITZA,
    DATA,
    FISH,
    FREE_SPACE,
    GEARS,
    HARVEST_CORN,
    HARVEST_WOOD,
    ITZA_BLOCK,
    ITZA_POINTS,
    ITZA_TEMPLE,
    MARKET,
    PALENQUE,
    QUARTERS,
    TECHNOLOGIES,
    TEETH,
    TEMPLES,
    TOP_LEVEL,
    UXMAL_ACT_CORN,
    UXMAL_BLOCK_CORN,
    UXMAL_CLIMB_CORN,
    YAXCHILAN,
)
from antikythera.text import Text

PRINTED = DATA["age1"] | DATA["age2"] | DATA["monuments"]


# What is printed on tiles


def cost(text: Text, kind: str) -> str:
    return text.listing([text(f"tzolkin-gain-{what}", number=number) for what, number in PRINTED[kind]["cost"].items()])


def effect(text: Text, tile: dict[str, Any]) -> str:
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
        first, second = (effect(text, DATA["wealth"][tile]) for tile in words)
        return text("tzolkin-line-keep", first=first, second=second)
    if verb == "build":
        return text("tzolkin-line-build", cost=cost(text, words[0]), effect=effect(text, PRINTED[words[0]]))
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
        return text("tzolkin-action-yaxchilan", gains=effect(text, gains))
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
