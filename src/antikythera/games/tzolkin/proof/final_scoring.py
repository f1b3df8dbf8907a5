"""Points at the end of the game."""

from __future__ import annotations

from typing import Final

from antikythera.games.tzolkin.rules.components import (
    BUILDING_CARDS,
    CARDS,
    COLOUR,
    COLOURS,
    DATA,
    MARKET,
    QUARTERS,
    START_STEP,
    STEP_POINTS,
    TOP_LEVEL,
    table,
)
from antikythera.kernel import rule

# What monuments count.

_COUNTED: Final = (
    *COLOURS, "built", "monuments", "corn_tiles", "wood_tiles", "workers", "levels", "mastered", "best_temple",
    "temple_points", "placed_skulls",
)  # fmt: skip
_NUMBER: Final = {name: number for number, name in enumerate(_COUNTED)}

BUILT = _NUMBER["built"]
MONUMENTS = _NUMBER["monuments"]
CORN_TILES = _NUMBER["corn_tiles"]
WOOD_TILES = _NUMBER["wood_tiles"]
WORKERS = _NUMBER["workers"]
LEVELS = _NUMBER["levels"]
MASTERED = _NUMBER["mastered"]
BEST_TEMPLE = _NUMBER["best_temple"]
TEMPLE_POINTS = _NUMBER["temple_points"]
PLACED_SKULLS = _NUMBER["placed_skulls"]

# Points for each thing counted, or by their number. The last entry repeats.

COUNTS = table([_NUMBER[monument["counts"]] for monument in DATA["monuments"].values()])
EACH = table(
    [
        [monument.get("each", 0) or monument.get("each_by_players", {}).get(str(players), 0) for players in range(5)]
        for monument in DATA["monuments"].values()
    ]
)
BY_NUMBER = table([(m.get("table", [0]) + m.get("table", [0])[-1:] * 9)[:9] for m in DATA["monuments"].values()])


@rule
def final_points(before, p, corn):
    """Quarter points: one for each corn that all is worth, three points for each skull, and the monuments."""
    points = corn + QUARTERS * 3 * before.skulls[p]
    for block in range(3):
        points += MARKET[block] * before.blocks[p, block]
    for card in range(BUILDING_CARDS, len(CARDS)):
        if before.owner[card] == p + 1:
            points += _monument_points(before, p, card - BUILDING_CARDS)
    return points


@rule
def _monument_points(before, p, monument):
    counted = COUNTS[monument]
    if counted == TEMPLE_POINTS:
        points = 0
        for temple in range(3):
            points += STEP_POINTS[temple, before.temple[p, temple]]
        return points
    number = _counted(before, p, counted)
    if counted == WORKERS or counted == MASTERED:
        return QUARTERS * BY_NUMBER[monument, number]
    return QUARTERS * EACH[monument, before.players] * number


@rule
def _counted(before, p, counted):
    """How many there are of what a monument counts."""
    number = 0
    if counted <= MONUMENTS:
        for card in range(len(CARDS)):
            own = before.owner[card] == p + 1
            if counted == MONUMENTS:
                number += card >= BUILDING_CARDS and before.owner[card] > 0
            else:
                number += own and (counted == BUILT or COLOUR[card] == counted)
    elif counted == CORN_TILES or counted == WOOD_TILES:
        number += before.harvested[p, counted - CORN_TILES]
    elif counted == WORKERS:
        number += before.workers[p]
    elif counted == PLACED_SKULLS:
        for place in range(10):
            number += before.itza[place]
    elif counted == BEST_TEMPLE:
        for temple in range(3):
            number = max(number, before.temple[p, temple] - START_STEP)
    else:
        for technology in range(4):
            level = before.tech[p, technology]
            number += level if counted == LEVELS else level == TOP_LEVEL
    return number
