"""What is printed on the tiles of Tzolk'in, and what lines mean, in a few words."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from antikythera.games.tzolkin.outcomes import ANY, actions, offered
from antikythera.games.tzolkin.rules import turn
from antikythera.games.tzolkin.rules.actions import steps_back
from antikythera.games.tzolkin.rules.components import (
    BEGGAR_GETS,
    BLOCKS,
    DATA,
    GEARS,
    MARKET,
    TECHNOLOGIES,
    TEMPLES,
    TOP_LEVEL,
)
from antikythera.games.tzolkin.rules.state import ACTION, ANY_GEAR
from antikythera.kernel import Plain, Rule, plain
from antikythera.text import Text

PRINTED = DATA["age1"] | DATA["age2"] | DATA["monuments"]


# What is printed on tiles


def cost(text: Text, kind: str) -> str:
    return text.listing([text(f"tzolkin-gain-{what}", number=number) for what, number in PRINTED[kind]["cost"].items()])


def effect(text: Text, tile: dict[str, Any], players: int = 0) -> str:
    """What a wealth tile, building or monument gives, in the order printed."""
    if "counts" in tile:
        return _monument(text, tile, players)
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


def _monument(text: Text, tile: dict[str, Any], players: int) -> str:
    if tile["counts"] == "temple_points":
        return text("tzolkin-monument-again")
    counted = text(f"tzolkin-counted-{tile['counts']}")
    if "table" in tile:
        rising = [number for number, points in enumerate(tile["table"]) if points > tile["table"][number - 1]]
        points = [tile["table"][number] for number in rising]
        return text("tzolkin-monument-table", points=_slashed(points), numbers=_slashed(rising), counted=counted)
    each = tile.get("each") or tile["each_by_players"][str(players)]
    return text("tzolkin-monument-each", points=each, counted=counted)


def _slashed(numbers: list[int]) -> str:
    return "/".join(map(str, numbers))


# What lines mean


def gloss(text: Text, s: Any, line: str) -> str:
    """What a legal line means in this position, in a few words; nothing where the line says it all."""
    verb, *words = line.split()
    p = int(s["seat"])
    if verb == "keep":
        first, second = (effect(text, DATA["wealth"][tile]) for tile in words)
        return text("tzolkin-line-keep", first=first, second=second)
    if verb == "build":
        gives = effect(text, PRINTED[words[0]], int(s["players"]))
        told = text("tzolkin-line-build", cost=cost(text, words[0]), effect=gives)
        return text("titled", title=text(f"tzolkin-card-{words[0]}"), words=told)
    if verb == "pick":
        return _action(text, s, GEARS.index(words[0]), int(words[1]))
    if verb == "act":
        told, corn = _action(text, s, GEARS.index(words[0]), int(words[1])), _price(s, int(words[1]))
        return text("tzolkin-line-act", corn=corn, action=told) if corn else told
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
    """Where the worker would go, and what it costs."""
    if where == "start":
        return text("tzolkin-line-place-start", corn=_ask(turn.placing_price, s, 0), wheel=_ask(turn.wheel_corn, s))
    space = _ask(turn.lowest_space, s, GEARS.index(where))
    return text("tzolkin-line-place", space=space, corn=_ask(turn.placing_price, s, space))


def _ask(rule: Rule, s: Any, *arguments: int) -> int:
    """What a rule says about a position."""
    return int(plain(rule)(Plain(np.array([s], s.dtype)), *arguments))


def _action(text: Text, s: Any, gear: int, space: int) -> str:
    """What the action of a space, or of that number, gives the player at turn."""
    number = offered(gear, space)
    if number <= 0:
        return text(f"tzolkin-page-space-{'free' if number == ANY else 'none'}")
    action = actions(tuple(s["tech"][s["seat"]].tolist()))[GEARS[gear]][number - 1]
    return text(f"tzolkin-page-action-{action['message']}", **_named(text, action["values"]))


def _price(s: Any, action: int) -> int:
    """The corn for an action that is not that of the worker's space."""
    task, gear, space = s["stack"][s["depth"] - 1].tolist()
    if s["depth"] == 0 or task != ACTION:
        return 0
    return space if gear == ANY_GEAR else _ask(steps_back, s, int(s["seat"]), gear, space, action)


def _named(text: Text, values: dict[str, Any]) -> dict[str, Any]:
    """The values of an action, with its temple by name."""
    return values | {"temple": text(f"tzolkin-temple-{values['temple']}")} if "temple" in values else values
