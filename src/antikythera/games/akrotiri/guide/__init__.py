"""The things of Akrotiri, and where its tiles and cards are."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from antikythera.games.akrotiri.rules.components import MAPS, THERA_SQUARES, TILES
from antikythera.games.akrotiri.rules.names import CARDS_A_LEVEL, COLOURS, LEVELS, TERRAINS
from antikythera.games.akrotiri.rules.state import (
    DISCARDS,
    IN_HAND,
    KEPT,
    OFFERED,
    OPEN,
    PLAYED,
    RETURNED,
    STACK,
    TAKEN,
)
from antikythera.guide.reference import Entry, Reference, Where
from antikythera.guide.rules import Sign, Table, Words
from antikythera.kernel import components
from antikythera.rulebook import HIDDEN

COMPONENTS: Final = {"": "board.toml", "maps": "maps.toml", "goals": "goals.toml", "tiles": "tiles.toml"}
"""The component files, and under which key each is found in ``rules.toml``."""

_RULES: Final = Path(__file__).parents[1] / "rules"
_MAPS: Final = components(_RULES / "maps.toml")
_GOALS: Final = components(_RULES / "goals.toml")

THINGS: Final[dict[str, tuple[str, ...]]] = {
    "phase": ("setup", "tile", "cubes", "actions", "end"),
    "space": ("thera", "market"),
    "terrain": TERRAINS,
    "colour": COLOURS,
    "level": LEVELS,
    "map": MAPS,
    "goal": tuple(_GOALS),
    "tile": tuple(TILES),
}

MAP_PLACES: Final = {
    IN_HAND: Where("hand", 1),
    IN_HAND + 1: Where("hand", 2),
    PLAYED: Where("played", 1),
    PLAYED + 1: Where("played", 2),
}
GOAL_PLACES: Final = {
    KEPT: Where("kept", 1),
    KEPT + 1: Where("kept", 2),
    TAKEN: Where("kept", 1),
    TAKEN + 1: Where("kept", 2),
    RETURNED: Where("returned", 1),
    RETURNED + 1: Where("returned", 2),
    OFFERED: Where("choice"),
    OPEN: Where("choice"),
}
"""By the numbers that a record has for them; what is not among them is hidden."""

_MEANINGS: Final = (
    *((terrain, f"akrotiri-terrain-{terrain}") for terrain in TERRAINS),
    *((colour, f"akrotiri-colour-{colour}") for colour in COLOURS),
    ("coin", "akrotiri-board-money"),
)

TABLES: Final = {
    "signs": Table(
        ("akrotiri-rules-column-sign", "akrotiri-rules-column-meaning"),
        tuple(((Sign(sign),), (Words(message),)) for sign, message in _MEANINGS),
    )
}
"""By paragraph of the rules."""


def reference(s: Any, _viewer: int) -> Reference:
    tiles = [Entry("tiles", name, TILES[name], 1, _tile(s, number)) for number, name in enumerate(TILES)]
    maps = [_map(s, level, name) for level in LEVELS for name in _MAPS[level]["cards"]]
    goals = [
        Entry("goals", name, goal, 1, _places(GOAL_PLACES, s["goal"][number]))
        for number, (name, goal) in enumerate(_GOALS.items())
    ]
    decks = (s["map_deck"] == HIDDEN).reshape(len(LEVELS), CARDS_A_LEVEL).sum(axis=1).tolist()
    stacks = {
        "tiles": int(s["stacked"][STACK]),
        **dict(zip(LEVELS, decks, strict=True)),
        "goals": int(s["goal_ends"][1] - s["goal_ends"][0]),
    }
    return Reference((*tiles, *maps, *goals), stacks)


def _places(places: dict[int, Where], number: Any) -> tuple[Where, ...]:
    place = places.get(int(number))
    return (place,) if place else ()


def _map(s: Any, level: str, name: str) -> Entry:
    printed = {**_MAPS[level]["cards"][name], "cost": _MAPS[level]["cost"], "points": _MAPS[level]["points"]}
    return Entry(level, name, printed, 1, _places(MAP_PLACES, s["card"][MAPS.index(name)]))


def _tile(s: Any, tile: int) -> tuple[Where, ...]:
    if tile in s["tile"][THERA_SQUARES : s["slots"]]:
        return (Where("board"),)
    if tile in s["stack"][DISCARDS, : s["stacked"][DISCARDS]]:
        return (Where("discarded"),)
    return tuple(Where("hand", seat) for seat, held in enumerate(s["hand"], 1) if held == tile + 1)
