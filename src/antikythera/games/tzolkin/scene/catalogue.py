"""The components of Tzolk'in as the page wants them: the same in every position."""

from __future__ import annotations

from typing import Any

from antikythera.games.tzolkin.outcomes import TECHNOLOGY_LEVELS, bonus, improvements, more, spaces
from antikythera.games.tzolkin.rules.components import (
    BEGGAR_GETS,
    BLOCKS,
    DATA,
    FOOD,
    FOOD_DAYS,
    GEARS,
    LAST_SPACE,
    MARKET,
    MOST_WORKERS,
    QUARTERS,
    ROUNDS,
    SKULLS,
    TECHNOLOGIES,
    TEETH,
    UNFED,
    WHEEL_TEETH,
)
from antikythera.games.tzolkin.rules.food_day import gives_resources
from antikythera.kernel import plain

_ON_TILES = (*BLOCKS, "corn", "skull", "points", "worker", "market", "feeds", "saves", "build", "act")
FOOD_DAY_KINDS = tuple("gifts" if plain(gives_resources)(day) else "points" for day in range(len(FOOD_DAYS)))


def catalogue() -> dict[str, Any]:
    """Everything that is printed."""
    return {
        "game": "tzolkin",
        "rounds": ROUNDS,
        "wheel": {"teeth": WHEEL_TEETH},
        "food_days": [
            {"round": day, "kind": kind} for day, kind in zip(FOOD_DAYS.tolist(), FOOD_DAY_KINDS, strict=True)
        ],
        "food": FOOD,
        "unfed": UNFED // QUARTERS,
        "begging": BEGGAR_GETS,
        "most_workers": MOST_WORKERS,
        "skulls": SKULLS,
        "market": dict(zip(BLOCKS, MARKET.tolist(), strict=True)),
        "gears": _gears(),
        "temples": _temples(),
        "technologies": _technologies(),
        "tiles": _tiles(),
        "wealth": {name: _wealth(tile) for name, tile in DATA["wealth"].items()},
    }


def _gears() -> list[dict[str, Any]]:
    """A gear has ``teeth`` spaces; those up to ``last`` carry workers, the others are under the wheel."""
    offers = spaces()
    return [
        {"name": name, "teeth": int(TEETH[place]), "last": int(LAST_SPACE[place]), "spaces": offers[name]}
        for place, name in enumerate(GEARS)
    ]


def _temples() -> list[dict[str, Any]]:
    """Steps from the lowest; 1 is the start. A bonus for each age goes to the highest, half of it when shared."""
    return [
        {
            "name": name,
            "steps": [
                {"points": points, "gift": temple["gifts"].get(str(step))}
                for step, points in enumerate(temple["points"])
            ],
            "bonus": temple["bonus"],
        }
        for name, temple in DATA["temples"].items()
    ]


def _technologies() -> list[dict[str, Any]]:
    """Levels 1 to 3, and after them the bonus: what each costs in blocks, the actions that it makes better, and what it
    gives, in signs.
    """
    *costs, last = DATA["technology"]["cost"]
    return [
        {
            "name": name,
            "levels": [
                {"level": level, "cost": cost, "improves": improvements(name, level), "gives": more(name, level)}
                for level, cost in zip(TECHNOLOGY_LEVELS, costs, strict=True)
            ],
            "bonus": {"cost": last, "gives": bonus(name)},
            "numbers": _numbers(DATA["technology"][name]),
        }
        for name in TECHNOLOGIES
    ]


def _numbers(printed: dict[str, Any]) -> dict[str, int]:
    """The numbers of a technology for its messages: a list has one for each level."""
    numbers: dict[str, int] = {}
    for what, value in printed.items():
        if isinstance(value, list):
            numbers |= {f"{what}{level}": number for level, number in enumerate(value, 1)}
        else:
            numbers[what] = value
    return numbers


# Tiles


def _tiles() -> dict[str, dict[str, Any]]:
    buildings = {
        name: _printed(tile) | {"age": age, "monument": None}
        for age, deck in enumerate(("age1", "age2"), 1)
        for name, tile in DATA[deck].items()
    }
    monuments = {
        name: _printed(tile) | {"age": 0, "monument": _monument(tile)} for name, tile in DATA["monuments"].items()
    }
    return buildings | monuments


def _printed(tile: dict[str, Any]) -> dict[str, Any]:
    return {"colour": tile["colour"], "cost": _signs(tile["cost"]), "effects": _effects(tile)}


def _wealth(tile: dict[str, Any]) -> dict[str, Any]:
    return {"gear": tile["gear"], "space": tile["space"], "effects": _effects(tile)}


def _signs(amounts: dict[str, int]) -> list[list[Any]]:
    return [[what, amount] for what, amount in amounts.items()]


def _effects(tile: dict[str, Any]) -> list[list[Any]]:
    """Pairs of a sign and a number, in the order in which they happen; a third entry names a temple or technology."""
    effects: list[list[Any]] = []
    for what, value in tile.items():
        if what in ("climb", "research"):
            effects += [[what, value.count(name), name] for name in dict.fromkeys(value)]
        elif what in _ON_TILES:
            effects.append([what, value])
    return effects


def _monument(tile: dict[str, Any]) -> dict[str, Any]:
    """What a monument counts, and the points for it: for each (by number of players), or by how many there are."""
    each = dict.fromkeys("234", tile["each"]) if "each" in tile else tile.get("each_by_players")
    return {"counts": tile["counts"], "each": each, "table": tile.get("table")}
