"""What the component files call things, and how many of each there are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

SIDES: Final = ("n", "e", "s", "w")
QUADRANTS: Final = ("nw", "ne", "se", "sw")
TERRAINS: Final = ("volcano", "forest", "mountain", "lake")
COLOURS: Final = ("red", "green", "grey", "blue")
LEVELS: Final = ("easy", "medium", "hard")
DIRECTIONS: Final = ("above", "left", "right", "below")
EXITS: Final = tuple(f"{side}{number}" for side in SIDES for number in range(2))
GOAL_KINDS: Final = ("portages", "bare", "terrain", "varied", "isolated", "incomplete", "quadrants", "largest")

TILE_COUNT: Final = 36
CARDS_A_LEVEL: Final = 12
GOAL_COUNT: Final = 12
CUBES_A_COLOUR: Final = 8
TEMPLES_A_SEAT: Final = 6
MOST_PRICES: Final = 3


# Component files join names with signs


def parts(entries: Iterable[str], joint: str) -> list[list[str]]:
    """What each entry joins: ``["n-w", "e-s"]`` is two lanes of two sides."""
    return [entry.split(joint) for entry in entries]


def docks(tile: dict[str, Any]) -> dict[str, str]:
    """The side of the lane that each dock serves, by quadrant."""
    return dict(dock.split("@") for dock in tile["docks"])
