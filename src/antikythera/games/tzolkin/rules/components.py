"""The components of Tzolk'in as tables, read from ``components.toml``.

Cards (buildings, then monuments) and wealth tiles are numbered in the order of the file. Copies of a building are
separate cards of one *kind*; a player names the kind.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np

from antikythera.kernel import components

DATA: Final = components(Path(__file__).with_name("components.toml"))

GEARS: Final = tuple(DATA["gears"])
PALENQUE, YAXCHILAN, TIKAL, UXMAL, CHICHEN_ITZA = range(5)
TEMPLES: Final = tuple(DATA["temples"])
TECHNOLOGIES: Final = ("agriculture", "extraction", "architecture", "theology")
AGRICULTURE, EXTRACTION, ARCHITECTURE, THEOLOGY = range(4)
BLOCKS: Final = ("wood", "stone", "gold")
WOOD, STONE, GOLD = range(3)
COLOURS: Final = ("farm", "tomb", "civic", "shrine")

QUARTERS: Final = 4
"""Points are counted in quarters, since a corn is worth a quarter of a point at the end."""


Table = np.ndarray[Any, np.dtype[np.int16]]


def table(rows: Any) -> Table:
    """A constant table for the rules. It is small because a GPU keeps a copy for every rule that reads it."""
    return np.array(rows, dtype=np.int16)


def by_players(numbers: dict[str, int]) -> Table:
    """A table whose index is the number of players."""
    return table([numbers.get(str(players), 0) for players in range(5)])


# The calendar

ROUNDS: Final = int(DATA["rounds"])
FOOD_DAYS = table(DATA["food_days"])
WHEEL_TEETH: Final = int(DATA["board_turns"])
TEETH = table([gear["teeth"] for gear in DATA["gears"].values()])
LAST_SPACE = table([gear["last"] for gear in DATA["gears"].values()])
FREE_SPACE = table([gear["free"] for gear in DATA["gears"].values()])
ACTIONS = table([gear["actions"] for gear in DATA["gears"].values()])

# Players and materials

SKULLS: Final = int(DATA["skulls"])
START_WORKERS: Final = int(DATA["workers"]["start"])
MOST_WORKERS: Final = int(DATA["workers"]["most"])
UNFED: Final = QUARTERS * int(DATA["unfed"])
FOOD: Final = int(DATA["food"])
BEGGAR_MOST: Final = int(DATA["beggar"]["most"])
BEGGAR_GETS: Final = int(DATA["beggar"]["gets"])
MARKET = table([DATA["market"][block] for block in BLOCKS])
MONUMENTS_DEALT = by_players(DATA["players"]["monuments"])
FIELDS = by_players(DATA["players"]["fields"])
DUMMIES = by_players(DATA["players"]["dummies"])

# The gears

FISH: Final = int(DATA["palenque"]["fish"])
HARVEST_CORN = table(DATA["palenque"]["corn"])
HARVEST_WOOD = table(DATA["palenque"]["wood"])
MINED_CORN = table(DATA["yaxchilan"]["corn"])
MINED_BLOCKS = table([DATA["yaxchilan"][block] for block in BLOCKS])
MINED_SKULLS = table(DATA["yaxchilan"]["skull"])
TIKAL_CLIMB_BLOCKS: Final = int(DATA["tikal"]["climb_blocks"])
UXMAL_CLIMB_CORN: Final = int(DATA["uxmal"]["climb_corn"])
UXMAL_BLOCK_CORN: Final = int(DATA["uxmal"]["block_corn"])
UXMAL_ACT_CORN: Final = int(DATA["uxmal"]["act_corn"])
ITZA_POINTS = QUARTERS * table(DATA["chichen_itza"]["points"])
ITZA_TEMPLE = table([TEMPLES.index(temple) for temple in DATA["chichen_itza"]["temple"]])
ITZA_BLOCK = table(DATA["chichen_itza"]["block"])

# The temples. A gift is a block by its number, or GIFT_SKULL.

MOST_STEPS: Final = max(len(temple["points"]) for temple in DATA["temples"].values())
START_STEP: Final = 1
TOP_STEP = table([len(temple["points"]) - 1 for temple in DATA["temples"].values()])
STEP_POINTS = QUARTERS * table([(t["points"] + [0] * MOST_STEPS)[:MOST_STEPS] for t in DATA["temples"].values()])
TEMPLE_BONUS = QUARTERS * table([temple["bonus"] for temple in DATA["temples"].values()])
GIFT_SKULL, NO_GIFT = 3, 4
GIFTS = table(
    [
        [(*BLOCKS, "skull", "").index(temple["gifts"].get(str(step), "")) for step in range(MOST_STEPS)]
        for temple in DATA["temples"].values()
    ]
)

# The technologies

TOP_LEVEL: Final = 3
RESEARCH_COST = table(DATA["technology"]["cost"])


def from_level(steps: list[int]) -> Table:
    """What each level gives in all, from what each one adds."""
    return table(np.cumsum([0, *steps]))


HARVEST_BONUS = from_level(DATA["technology"]["agriculture"]["harvest"])
FISH_BONUS = from_level(DATA["technology"]["agriculture"]["fish"])
HARVEST_WITHOUT_TILE: Final = int(DATA["technology"]["agriculture"]["without_tile"])
EXTRACTION_LEVEL = table([DATA["technology"]["extraction"][block] for block in BLOCKS])
BUILD_CORN = from_level(DATA["technology"]["architecture"]["corn"])
BUILD_POINTS = QUARTERS * from_level(DATA["technology"]["architecture"]["points"])
DISCOUNT_LEVEL: Final = int(DATA["technology"]["architecture"]["saves_from"])
DISCOUNT_CORN: Final = int(DATA["technology"]["architecture"]["saves_corn"])
ARCHITECTURE_BONUS: Final = QUARTERS * int(DATA["technology"]["architecture"]["bonus_points"])
AHEAD_LEVEL: Final = int(DATA["technology"]["theology"]["ahead"])
OFFERING_LEVEL: Final = int(DATA["technology"]["theology"]["offering"])
SKULL_LEVEL: Final = int(DATA["technology"]["theology"]["skull"])

# Cards and tiles

WEALTH: Final = tuple(DATA["wealth"])
KINDS: Final = (*DATA["age1"], *DATA["age2"], *DATA["monuments"])
_PRINTED: Final[dict[str, dict[str, Any]]] = DATA["age1"] | DATA["age2"] | DATA["monuments"]
CARDS: Final = tuple(kind for kind in KINDS for _ in range(_PRINTED[kind].get("copies", 1)))
AGE1_CARDS: Final = sum(kind in DATA["age1"] for kind in CARDS)
BUILDING_CARDS: Final = sum(kind not in DATA["monuments"] for kind in CARDS)

KIND = table([KINDS.index(kind) for kind in CARDS])
COLOUR = table([COLOURS.index(_PRINTED[kind]["colour"]) for kind in CARDS])
COST = table([[_PRINTED[kind]["cost"].get(block, 0) for block in BLOCKS] for kind in CARDS])
COST_SKULLS = table([_PRINTED[kind]["cost"].get("skull", 0) for kind in CARDS])
FEEDS = table([_PRINTED[kind].get("feeds", 0) for kind in CARDS])
SAVES = table([_PRINTED[kind].get("saves", 0) for kind in CARDS])
WEALTH_FEEDS = table([tile.get("feeds", 0) for tile in DATA["wealth"].values()])
WEALTH_GEAR = table([GEARS.index(tile["gear"]) for tile in DATA["wealth"].values()])
WEALTH_SPACE = table([tile["space"] for tile in DATA["wealth"].values()])

COUNTED: Final = (
    *COLOURS, "built", "monuments", "corn_tiles", "wood_tiles", "workers", "levels", "mastered",
    "best_temple", "temple_points", "placed_skulls",
)  # fmt: skip
MONUMENT_COUNTS = table([COUNTED.index(monument["counts"]) for monument in DATA["monuments"].values()])


def _monument_points(monument: dict[str, Any], players: int) -> list[int]:
    """Quarter points of a monument for 0, 1, 2 … of what it counts; the last entry repeats."""
    if "table" in monument:
        return [QUARTERS * points for points in monument["table"]]
    each = monument.get("each") or monument["each_by_players"].get(str(players), 0)
    return [QUARTERS * each * count for count in range(64)]


def _monument_table() -> Table:
    rows = [[_monument_points(m, players) for players in range(5)] for m in DATA["monuments"].values()]
    return table([[(row + row[-1:] * 64)[:64] for row in by_number] for by_number in rows])


MONUMENT_POINTS = _monument_table()
"""Quarter points by monument, number of players and how many it counts."""
