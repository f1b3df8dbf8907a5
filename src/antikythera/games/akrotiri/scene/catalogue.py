"""What the page must know of the components of Akrotiri to draw them."""

from __future__ import annotations

from typing import Any

from antikythera.games.akrotiri.rules.components import (
    ACTIONS,
    BOARD,
    BOAT,
    DRACHMA_A_POINT,
    GOAL_COUNTS,
    GOAL_EACH,
    GOAL_LEAST,
    GOAL_TERRAIN,
    MAP_COST,
    MAP_POINTS,
    MAP_TERRAIN,
    MAP_WANTS,
    MAPS,
    PRICE,
    TILES,
)
from antikythera.games.akrotiri.rules.names import (
    CARDS_A_LEVEL,
    COLOURS,
    CUBES_A_COLOUR,
    DIRECTIONS,
    GOAL_COUNT,
    LEVELS,
    TEMPLES_A_SEAT,
    TERRAINS,
    docks,
    parts,
)

Json = dict[str, Any]


def catalogue() -> Json:
    return {
        "game": "akrotiri",
        "colours": list(COLOURS),
        "terrains": dict(zip(TERRAINS, COLOURS, strict=True)),
        "levels": list(LEVELS),
        "boat": BOAT,
        "temples": TEMPLES_A_SEAT,
        "cubes": CUBES_A_COLOUR,
        "actions": ACTIONS.tolist(),
        "goal_temples": list(BOARD["goal_temples"]),
        "map_prices": list(BOARD["map_price"]),
        "drachma_a_point": DRACHMA_A_POINT,
        "market": dict(zip(COLOURS, PRICE.tolist(), strict=True)),
        "thera": {
            "split": parts(BOARD["thera"]["split"], "-"),
            "ring": parts(BOARD["thera"]["ring"], "-"),
            "docks": dict(BOARD["thera"]["docks"]),
        },
        "tiles": {
            name: {
                "terrain": tile["terrain"],
                "icon": tile["icon"],
                "lanes": parts(tile["lanes"], "-"),
                "land": parts(tile["land"], "+"),
                "docks": docks(tile),
            }
            for name, tile in TILES.items()
        },
        "maps": {name: _map(number) for number, name in enumerate(MAPS)},
        "goals": {str(goal + 1): _goal(goal) for goal in range(GOAL_COUNT)},
    }


def _map(card: int) -> Json:
    return {
        "level": LEVELS[card // CARDS_A_LEVEL],
        "cost": int(MAP_COST[card]),
        "points": int(MAP_POINTS[card]),
        "wants": [
            {"direction": name, "terrain": TERRAINS[MAP_TERRAIN[card, direction]], "number": wanted}
            for direction, name in enumerate(DIRECTIONS)
            if (wanted := int(MAP_WANTS[card, direction]))
        ],
    }


def _goal(goal: int) -> Json:
    """A goal: its points, and what it counts under the name of its message."""
    return {
        "each": int(GOAL_EACH[goal]),
        "counts": GOAL_COUNTS[goal],
        "terrain": TERRAINS[GOAL_TERRAIN[goal]] if GOAL_COUNTS[goal] == "terrain" else None,
        "number": int(GOAL_LEAST[goal]),
    }
