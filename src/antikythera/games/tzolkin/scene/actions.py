"""What the actions of the gears take and give, with somebody's technologies counted in.

An action is said twice: in signs (what it ``pays``, what it ``gains``, and what else it could gain, ``or``), each a
pair of a sign and a number, and in words (the name of a message and its values, and ``notes`` that are further ones).
The technologies that make it better than printed are named in ``better``.
"""

from __future__ import annotations

import functools
from typing import Any

from antikythera.games.tzolkin.rules.components import (
    ACTIONS,
    AHEAD_LEVEL,
    BLOCKS,
    BUILD_CORN,
    BUILD_POINTS,
    DATA,
    DISCOUNT_CORN,
    DISCOUNT_LEVEL,
    EXTRACTION_LEVEL,
    FISH,
    FISH_BONUS,
    FREE_SPACE,
    GEARS,
    HARVEST_BONUS,
    HARVEST_CORN,
    HARVEST_WITHOUT_TILE,
    HARVEST_WOOD,
    LAST_SPACE,
    MARKET,
    OFFERING_LEVEL,
    QUARTERS,
    SKULL_LEVEL,
    TECHNOLOGIES,
    TIKAL_CLIMB_BLOCKS,
    TOP_LEVEL,
    UXMAL_ACT_CORN,
    UXMAL_BLOCK_CORN,
    UXMAL_CLIMB_CORN,
    WOOD,
)

Action = dict[str, Any]
Signs = list[list[Any]]
Levels = tuple[int, int, int, int]
"""Of agriculture, extraction, architecture and theology."""

NO_LEVELS: Levels = (0, 0, 0, 0)


@functools.cache
def actions(levels: Levels) -> dict[str, list[Action]]:
    """All actions, gear by gear, for somebody with these levels."""
    made = {gear: makers(levels) for gear, makers in _GEARS.items()}
    printed = made if levels == NO_LEVELS else actions(NO_LEVELS)
    for gear, row in made.items():
        for action, plain in zip(row, printed[gear], strict=True):
            action["better"] = _better(levels, gear, action["number"]) if action != plain else []
    return made


def _better(levels: Levels, gear: str, number: int) -> list[str]:
    """The technologies without which an action would be less than it is."""
    mine = _GEARS[gear](levels)[number - 1]
    without = [(*levels[:place], 0, *levels[place + 1 :]) for place in range(len(TECHNOLOGIES))]
    return [
        technology
        for technology, others in zip(TECHNOLOGIES, without, strict=True)
        if _GEARS[gear](others)[number - 1] != mine  # type: ignore[arg-type]
    ]


def improvements(technology: str, level: int) -> list[list[Any]]:
    """The actions, as gear and number, that a level of a technology makes better than the level below it."""
    place = TECHNOLOGIES.index(technology)
    after, before = ([step if other == place else 0 for other in range(4)] for step in (level, level - 1))
    return [
        [gear, new["number"]]
        for gear, maker in _GEARS.items()
        for new, old in zip(maker(tuple(after)), maker(tuple(before)), strict=True)  # type: ignore[arg-type]
        if new != old
    ]


def spaces() -> dict[str, list[int]]:
    """By gear, the number of the action of every space; 0 is none, and -1 any of the gear."""
    return {
        gear: [_offered(place, space) for space in range(int(LAST_SPACE[place]) + 1)]
        for place, gear in enumerate(GEARS)
    }


def _offered(gear: int, space: int) -> int:
    return -1 if space >= FREE_SPACE[gear] or space > ACTIONS[gear] else space


def _action(
    message: str,
    number: int,
    gains: Signs,
    *,
    pays: Signs | None = None,
    other: Signs | None = None,
    notes: list[dict[str, Any]] | None = None,
    **values: Any,
) -> Action:
    return {
        "number": number,
        "message": message,
        "values": values,
        "pays": pays or [],
        "gains": gains,
        "or": other or [],
        "notes": notes or [],
    }


def _note(message: str, **values: int) -> dict[str, Any]:
    return {"message": message, "values": values}


# The gears


def _palenque(levels: Levels) -> list[Action]:
    agriculture, extraction, _, _ = levels
    fish = FISH + int(FISH_BONUS[agriculture])
    return [_action("fish", 1, [["corn", fish]], corn=fish)] + [
        _harvest(number, agriculture, extraction) for number in range(2, 6)
    ]


def _harvest(number: int, agriculture: int, extraction: int) -> Action:
    corn = int(HARVEST_CORN[number - 2] + HARVEST_BONUS[agriculture])
    printed = int(HARVEST_WOOD[number - 2])
    wood = printed + int(extraction >= EXTRACTION_LEVEL[WOOD]) if printed else 0
    notes = [_note("without-tile")] if agriculture >= HARVEST_WITHOUT_TILE else []
    other: Signs = [["wood", wood]] if wood else []
    message = "harvest" if wood else "harvest-corn"
    return _action(message, number, [["corn", corn]], other=other, notes=notes, corn=corn, wood=wood)


def _yaxchilan(levels: Levels) -> list[Action]:
    return [_mine(number, levels) for number in range(1, int(ACTIONS[GEARS.index("yaxchilan")]) + 1)]


def _mine(number: int, levels: Levels) -> Action:
    _, extraction, _, theology = levels
    gains = {what: row[number - 1] for what, row in DATA["yaxchilan"].items() if row[number - 1]}
    for what in gains:
        if what in BLOCKS:
            gains[what] += int(extraction >= EXTRACTION_LEVEL[BLOCKS.index(what)])
        elif what == "skull":
            gains[what] += int(theology >= SKULL_LEVEL)
    return _action(f"yaxchilan-{number}", number, [[what, amount] for what, amount in gains.items()], **gains)


def _tikal(levels: Levels) -> list[Action]:
    notes = _architecture(levels, "saves-block", DATA["technology"]["architecture"]["saves_blocks"])
    blocks = TIKAL_CLIMB_BLOCKS
    return [
        _action("tikal-1", 1, [["technology", 1]], pays=[["block", None]]),
        _action("tikal-2", 2, [["house", 1]], notes=notes),
        _action("tikal-3", 3, [["technology", 2]], pays=[["block", None]]),
        _action("tikal-4", 4, [["house", 2]], other=[["monument", 1]], notes=notes),
        _action("tikal-5", 5, [["temple", 2]], pays=[["block", blocks]], blocks=blocks),
    ]


def _uxmal(levels: Levels) -> list[Action]:
    climb, block, anything = UXMAL_CLIMB_CORN, UXMAL_BLOCK_CORN, UXMAL_ACT_CORN
    prices = dict(zip(BLOCKS, MARKET.tolist(), strict=True))
    notes = _architecture(levels, "saves-corn", DISCOUNT_CORN)
    return [
        _action("uxmal-1", 1, [["temple", 1]], pays=[["corn", climb]], corn=climb),
        _action("uxmal-2", 2, [["market", None]], **prices),
        _action("uxmal-3", 3, [["worker", 1]]),
        _action("uxmal-4", 4, [["house", 1]], pays=[["corn", None]], notes=notes, corn=block),
        _action("uxmal-5", 5, [["any", 1]], pays=[["corn", anything]], corn=anything),
    ]


def _architecture(levels: Levels, discount: str, saved: int) -> list[dict[str, Any]]:
    """What architecture adds when one builds."""
    level = levels[TECHNOLOGIES.index("architecture")]
    corn, points = int(BUILD_CORN[level]), int(BUILD_POINTS[level]) // QUARTERS
    notes = [_note("architecture", corn=corn, points=points)] if level else []
    return notes + ([_note(discount, number=saved)] if level >= DISCOUNT_LEVEL else [])


def _chichen_itza(levels: Levels) -> list[Action]:
    theology = levels[TECHNOLOGIES.index("theology")]
    notes = [_note("ahead")] if theology >= AHEAD_LEVEL else []
    notes += [_note("offering")] if theology >= OFFERING_LEVEL else []
    return [_skull(number, notes) for number in range(1, int(ACTIONS[GEARS.index("chichen_itza")]) + 1)]


def _skull(number: int, notes: list[dict[str, Any]]) -> Action:
    table = DATA["chichen_itza"]
    points, temple, block = (table[what][number - 1] for what in ("points", "temple", "block"))
    gains = [["points", points], [temple, 1]] + ([["block", 1]] if block else [])
    return _action(
        "chichen_itza", number, gains, pays=[["skull", 1]], notes=notes, points=points, temple=temple, block=block
    )


_GEARS = {
    "palenque": _palenque,
    "yaxchilan": _yaxchilan,
    "tikal": _tikal,
    "uxmal": _uxmal,
    "chichen_itza": _chichen_itza,
}

TECHNOLOGY_LEVELS = range(1, TOP_LEVEL + 1)
