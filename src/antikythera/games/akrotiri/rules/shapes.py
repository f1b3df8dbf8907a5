"""What component files contain, as types: an entry that is missing, or of another kind, is refused before all else."""

from __future__ import annotations

from typing import Annotated, Any, NotRequired, TypedDict

import msgspec

Small = Annotated[int, msgspec.Meta(ge=0, le=99)]


class Tile(TypedDict, total=False):  # the check of a tile says what it lacks
    terrain: str
    icon: str
    lanes: list[str]
    land: list[str]
    docks: list[str]


class Level(TypedDict):
    cost: Small
    points: Small
    cards: dict[str, dict[str, str]]


class Goal(TypedDict):
    each: Small
    counts: str
    terrain: NotRequired[str]
    exactly: NotRequired[Small]
    least: NotRequired[Small]


class Thera(TypedDict):
    docks: dict[str, str]
    split: list[str]
    ring: list[str]


class Board(TypedDict):
    money: Small
    drachma_a_point: Small
    boat: Small
    temples: Small
    actions: list[Small]
    goal_temples: list[Small]
    goals_dealt: Small
    goals_open: Small
    map_price: list[Small]
    start_maps: dict[str, Small]
    rounds_without_tiles: Small
    market: dict[str, list[Small]]
    thera: Thera


FILES: dict[str, Any] = {
    "tiles.toml": dict[str, Tile],
    "maps.toml": dict[str, Level],
    "goals.toml": dict[str, Goal],
    "board.toml": Board,
}


def fault(file: str, table: Any) -> str:
    """What is of the wrong kind in a file; empty if nothing is."""
    try:
        msgspec.convert(table, FILES[file])
    except msgspec.ValidationError as error:
        return str(error)
    return ""
