"""What is printed on tiles, as tasks for the stack."""

from __future__ import annotations

from typing import Any

from antikythera.games.tzolkin.rules.components import BLOCKS, CARDS, DATA, TECHNOLOGIES, TEMPLES, table
from antikythera.games.tzolkin.rules.state import (
    ACTION,
    ADVANCE,
    ANY_GEAR,
    BUILD,
    CLIMB,
    FREE,
    GAIN_BLOCK,
    GAIN_CORN,
    GAIN_POINTS,
    GAIN_SKULL,
    GAIN_WORKER,
    RESEARCH,
    STEP_UP,
    TRADE,
    push,
)
from antikythera.kernel import rule

# Ways of building; see buildings.py. GRANTED is the one that a tile gives.
ONE, FIRST_OF_TWO, SECOND, SECOND_PLAIN, FOR_CORN, GRANTED = range(6)

Task = tuple[int, int, int]


def _climb(temple: str) -> Task:
    return (CLIMB, -1, 0) if temple == "any" else (STEP_UP, TEMPLES.index(temple), 0)


def _research(technology: str) -> Task:
    return (RESEARCH, FREE, 0) if technology == "any" else (ADVANCE, TECHNOLOGIES.index(technology), 0)


def _tasks(name: str, value: Any) -> list[Task]:
    """The tasks of one entry of a tile in the component file; none for what is not an effect."""
    if name in BLOCKS:
        return [(GAIN_BLOCK, BLOCKS.index(name), value)]
    if name == "climb":
        return [_climb(temple) for temple in value]
    if name == "research":
        return [_research(technology) for technology in value]
    simple: dict[str, Task] = {
        "corn": (GAIN_CORN, value, 0),
        "skull": (GAIN_SKULL, value, 0),
        "points": (GAIN_POINTS, value, 0),
        "worker": (GAIN_WORKER, 0, 0),
        "build": (BUILD, GRANTED, 0),
        "market": (TRADE, 0, 0),
        "act": (ACTION, ANY_GEAR, value),
    }
    return [simple[name]] if name in simple else []


NO_TASK: Task = (0, 0, 0)


def _effects(tiles: list[dict[str, Any]]) -> Any:
    """The effects of tiles, the last one first: that is the order in which they go onto the stack."""
    rows = [[task for name, value in tile.items() for task in _tasks(name, value)][::-1] for tile in tiles]
    longest = max(map(len, rows))
    return table([row + [NO_TASK] * (longest - len(row)) for row in rows])


_PRINTED = DATA["age1"] | DATA["age2"] | DATA["monuments"]
CARD_EFFECTS = _effects([_PRINTED[kind] for kind in CARDS])
WEALTH_EFFECTS = _effects(list(DATA["wealth"].values()))


@rule
def push_card_effects(s, card):
    for i in range(CARD_EFFECTS.shape[1]):
        if CARD_EFFECTS[card, i, 0]:
            push(s, CARD_EFFECTS[card, i, 0], CARD_EFFECTS[card, i, 1], CARD_EFFECTS[card, i, 2])


@rule
def push_wealth_effects(s, tile):
    for i in range(WEALTH_EFFECTS.shape[1]):
        if WEALTH_EFFECTS[tile, i, 0]:
            push(s, WEALTH_EFFECTS[tile, i, 0], WEALTH_EFFECTS[tile, i, 1], WEALTH_EFFECTS[tile, i, 2])
