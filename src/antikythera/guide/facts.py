"""Values for the sentences of the rules, read from the component files and the constants of a game.

A place is a path of keys and indices through the component files, like ``food_days.0``, or a constant of the rules,
like ``rules.scoring.SKULL_POINTS``. A word before it converts the value: ``count`` gives the number of its entries,
``row`` lists them, ``size`` is a number without its sign, ``before`` is the number before it, and ``points`` converts
quarter points.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from antikythera import registry
from antikythera.kernel import components

QUARTERS = 4


def _row(numbers: list[int]) -> str:
    """Numbers with separators that every language can read."""
    return " · ".join(str(number).replace("-", "−") for number in numbers)


MAKE: dict[str, Callable[[Any], int | str]] = {
    "": int,
    "count": len,
    "row": _row,
    "size": abs,
    "before": lambda number: int(number) - 1,
    "points": lambda quarters: int(quarters) // QUARTERS,
}


def value(game: str, place: str) -> int | str:
    """The value at a place."""
    make, _, path = place.rpartition(" ")
    return MAKE[make](_look_up(game, path.split(".")))


def _look_up(game: str, path: list[str]) -> Any:
    if path[0] == "rules":
        return getattr(registry.part(game, f"rules.{path[1]}"), path[2])
    found: Any = _files(game)
    for key in path:
        found = found[int(key)] if isinstance(found, list) else found[key]
    return found


def _files(game: str) -> dict[str, Any]:
    guide: Any = registry.part(game, "guide")
    found: dict[str, Any] = {}
    for key, name in guide.COMPONENTS.items():
        read = components(registry.folder(game) / "rules" / name)
        found |= {key: read} if key else read
    return found
