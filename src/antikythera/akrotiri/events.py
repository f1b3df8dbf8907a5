"""What the rules of Akrotiri tell of a game: names of events, each with the kinds of its values.

Every event has a seat. Nothing told here is secret: which map was drawn or which goal kept is not.
"""

from __future__ import annotations

from typing import Final

from antikythera.akrotiri.check import COLOURS, GOAL_COUNT, LEVELS, QUADRANTS, TERRAINS
from antikythera.akrotiri.components import CELLS, MAPS, THERA_SQUARES, TILES

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

(
    BEGINS, PLACES_TILE, PUTS_CUBE, NO_CUBE, DOCKS, SAILS, CARRIES, LOADS, UNLOADS, SELLS, BUYS, DRAWS_MAP, DIGS, PAYS,
    ASKS, DISCARDS_TILE, FINDS, MORE_ACTIONS, DRAWS_GOALS, OPENS_GOAL, KEEPS, DRAWS_TILE, RESHUFFLES, LAST_ROUND,
    NO_TILES_LEFT, FINAL_MAPS, FINAL_GOAL, FINAL_MONEY,
) = range(len(EVENTS))  # fmt: skip

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
