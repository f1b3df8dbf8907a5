"""The events of Akrotiri, which rules note as they happen: names, each with the kinds of its values.

Every event has a seat. Nothing here is secret: no event says which map was drawn or which goal was kept.
"""

from __future__ import annotations

from typing import Final

from antikythera.games.akrotiri.rules.components import CELLS, MAPS, THERA_SQUARES, TILES
from antikythera.games.akrotiri.rules.names import COLOURS, GOAL_COUNT, LEVELS, QUADRANTS, TERRAINS

EVENTS: Final[tuple[tuple[str, ...], ...]] = (
    ("turn", "round", "actions"),
    ("places", "tile", "square", "quarters"),
    ("puts-cube", "colour", "place"),
    ("no-cube", "colour"),
    ("docks", "place"),
    ("sails", "place", "legs"),
    ("carries", "place", "legs"),
    ("loads", "colour", "place"),
    ("unloads", "colour", "place"),
    ("sells", "colour", "money"),
    ("buys", "level", "money"),
    ("draws-map", "level"),
    ("digs", "map", "place"),
    ("pays", "money"),
    ("asks", "terrain"),
    ("discards", "tile"),
    ("finds", "tile"),
    ("more-actions", "actions"),
    ("draws-goals", "number"),
    ("opens-goal", "goal"),
    ("keeps",),
    ("draws-tile",),
    ("reshuffles", "number"),
    ("last-round",),
    ("no-tiles-left", "round"),
    ("final-maps", "points"),
    ("final-goal", "goal", "points"),
    ("final-money", "money", "points"),
)

_NUMBER: Final = {name: number for number, (name, *_) in enumerate(EVENTS)}

BEGINS = _NUMBER["turn"]
PLACES_TILE = _NUMBER["places"]
PUTS_CUBE = _NUMBER["puts-cube"]
NO_CUBE = _NUMBER["no-cube"]
DOCKS = _NUMBER["docks"]
SAILS = _NUMBER["sails"]
CARRIES = _NUMBER["carries"]
LOADS = _NUMBER["loads"]
UNLOADS = _NUMBER["unloads"]
SELLS = _NUMBER["sells"]
BUYS = _NUMBER["buys"]
DRAWS_MAP = _NUMBER["draws-map"]
DIGS = _NUMBER["digs"]
PAYS = _NUMBER["pays"]
ASKS = _NUMBER["asks"]
DISCARDS_TILE = _NUMBER["discards"]
FINDS = _NUMBER["finds"]
MORE_ACTIONS = _NUMBER["more-actions"]
DRAWS_GOALS = _NUMBER["draws-goals"]
OPENS_GOAL = _NUMBER["opens-goal"]
KEEPS = _NUMBER["keeps"]
DRAWS_TILE = _NUMBER["draws-tile"]
RESHUFFLES = _NUMBER["reshuffles"]
LAST_ROUND = _NUMBER["last-round"]
NO_TILES_LEFT = _NUMBER["no-tiles-left"]
FINAL_MAPS = _NUMBER["final-maps"]
FINAL_GOAL = _NUMBER["final-goal"]
FINAL_MONEY = _NUMBER["final-money"]

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "tile": tuple(TILES),
    "square": tuple(f"{x} {y}" for x, y in CELLS),
    "place": (
        "thera w",
        "thera e",
        *(f"{x},{y},{quadrant}" for x, y in CELLS[THERA_SQUARES:] for quadrant in QUADRANTS),
    ),
    "colour": COLOURS,
    "terrain": TERRAINS,
    "level": LEVELS,
    "map": MAPS,
    "goal": tuple(str(number + 1) for number in range(GOAL_COUNT)),
}
