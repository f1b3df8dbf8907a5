"""Validates component files: an error tells the owners of the real tiles what to correct.

A tile is a disc with eight points on its rim, clockwise from the north: lanes end at the even points, land is at
the odd ones. Two things that join points of the rim can be drawn without crossing if and only if their points do not
alternate around it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations, product
from typing import Any, Final

from antikythera.games.akrotiri.rules import shapes
from antikythera.games.akrotiri.rules.names import (
    CARDS_A_LEVEL,
    COLOURS,
    CUBES_A_COLOUR,
    DIRECTIONS,
    EXITS,
    GOAL_COUNT,
    GOAL_KINDS,
    LEVELS,
    MOST_PRICES,
    QUADRANTS,
    SIDES,
    TEMPLES_A_SEAT,
    TERRAINS,
    TILE_COUNT,
    docks,
    parts,
)

RIM: Final = ("n", "ne", "e", "se", "s", "sw", "w", "nw")


class ComponentError(ValueError):
    """A component file that does not describe a game."""


def refuse(file: str, what: str, fault: str) -> None:
    raise ComponentError(f"{file}: {what}: {fault}")


def check_shape(file: str, table: Any) -> None:
    """Refuse a file whose entries are of the wrong kind: all other checks rely on that."""
    fault = shapes.fault(file, table)
    if fault:
        refuse(file, "entries", fault)


def crosses(one: Iterable[str], other: Iterable[str]) -> bool:
    """Whether two things drawn inside the rim must cross."""
    ones, others = [RIM.index(point) for point in one], [RIM.index(point) for point in other]
    for a, b in combinations(sorted(ones), 2):
        between = {a < point < b for point in others if point not in (a, b)}
        if len(between) == 2:
            return True
    return False


# Tiles


def check_tiles(tiles: dict[str, dict[str, Any]]) -> None:
    check_shape("tiles.toml", tiles)
    for name, tile in tiles.items():
        for fault in _tile_faults(tile):
            refuse("tiles.toml", f"tile {name}", fault)
    if len(tiles) != TILE_COUNT:
        refuse("tiles.toml", "all tiles", f"there must be {TILE_COUNT}, and there are {len(tiles)}")


def _tile_faults(tile: dict[str, Any]) -> Iterable[str]:
    """Every fault of a tile, the basic ones first: later checks rely on earlier ones."""
    for key in ("terrain", "icon", "lanes", "land", "docks"):
        if key not in tile:
            yield f"it does not say its {key}"
    if tile["terrain"] not in TERRAINS:
        yield f"there is no terrain {tile['terrain']!r}"
    if tile["icon"] not in QUADRANTS:
        yield f"its icon cannot be at {tile['icon']!r}"
    lanes, land = parts(tile["lanes"], "-"), parts(tile["land"], "+")
    yield from _partition_faults(lanes, SIDES, "side", "lane")
    yield from _partition_faults(land, QUADRANTS, "corner", "land")
    if len(land) < 2:
        yield "it needs at least two pieces of land"
    yield from _crossing_faults(lanes, land)
    yield from _dock_faults(tile, lanes, land)


def _partition_faults(groups: list[list[str]], names: tuple[str, ...], place: str, thing: str) -> Iterable[str]:
    used = Counter(name for group in groups for name in group)
    for name in used:
        if name not in names:
            yield f"there is no {place} {name!r}"
    for name in names:
        if used[name] == 0:
            yield f"{place} {name} has no {thing}"
        if used[name] > 1:
            yield f"{place} {name} has more than one {thing}"


def _crossing_faults(lanes: list[list[str]], land: list[list[str]]) -> Iterable[str]:
    for piece, lane in product(land, lanes):
        if crosses(piece, lane):
            yield f"the land {'+'.join(piece)} crosses the lane {'-'.join(lane)}"
    for groups, joint, thing in ((lanes, "-", "lanes"), (land, "+", "pieces of land")):
        for one, other in combinations(groups, 2):
            if crosses(one, other):
                yield f"the {thing} {joint.join(one)} and {joint.join(other)} cross"


def _dock_faults(tile: dict[str, Any], lanes: list[list[str]], land: list[list[str]]) -> Iterable[str]:
    for dock in tile["docks"]:
        quadrant, _, side = dock.partition("@")
        if quadrant not in QUADRANTS or side not in SIDES:
            yield f"the dock {dock!r} is not a corner @ a side"
            return
    for quadrant, number in Counter(dock.split("@")[0] for dock in tile["docks"]).items():
        if number > 1:
            yield f"corner {quadrant} has more than one dock"
    served = docks(tile)
    for quadrant, side in served.items():
        others = [group for group in (*lanes, *land) if side not in group and quadrant not in group]
        if any(crosses((quadrant, side), other) for other in others):
            yield f"the dock at {quadrant} cannot reach the lane at side {side}"
    for lane in lanes:
        if len(lane) == 1 and not set(served.values()) & set(lane):
            yield f"the lane at side {lane[0]} ends nowhere: a haven needs a dock"


# Maps, goals, boards


def check_maps(levels: dict[str, dict[str, Any]]) -> None:
    check_shape("maps.toml", levels)
    if tuple(levels) != LEVELS:
        refuse("maps.toml", "all levels", f"they must be {', '.join(LEVELS)}")
    for level, contents in levels.items():
        for name, card in contents["cards"].items():
            for fault in _card_faults(card):
                refuse("maps.toml", f"map {name}", fault)
        if len(contents["cards"]) != CARDS_A_LEVEL:
            number = len(contents["cards"])
            refuse("maps.toml", f"level {level}", f"there must be {CARDS_A_LEVEL} maps, and there are {number}")
    if len({name for contents in levels.values() for name in contents["cards"]}) != len(LEVELS) * CARDS_A_LEVEL:
        refuse("maps.toml", "all maps", "two of them have the same name")


def _card_faults(card: dict[str, str]) -> Iterable[str]:
    if not card:
        yield "it asks for nothing"
    for direction, wanted in card.items():
        number, _, terrain = wanted.partition(" ")
        if direction not in DIRECTIONS:
            yield f"there is no direction {direction!r}"
        if terrain not in TERRAINS:
            yield f"there is no terrain {terrain!r}"
        if number not in ("1", "2", "3"):
            yield f"it asks for {number} icons {direction}, and a map asks for 1 to 3"


def check_goals(goals: dict[str, dict[str, Any]]) -> None:
    check_shape("goals.toml", goals)
    if list(goals) != [str(number + 1) for number in range(GOAL_COUNT)]:
        refuse("goals.toml", "all goals", f"they must be numbered from 1 to {GOAL_COUNT}")
    for number, goal in goals.items():
        if goal["counts"] not in GOAL_KINDS:
            refuse("goals.toml", f"goal {number}", f"nothing is known of {goal['counts']!r}")
        if goal["counts"] == "terrain" and goal.get("terrain") not in TERRAINS:
            refuse("goals.toml", f"goal {number}", f"there is no terrain {goal.get('terrain')!r}")


def check_board(board: dict[str, Any]) -> None:
    check_shape("board.toml", board)
    for colour in COLOURS:
        if len(board["market"].get(colour, ())) != CUBES_A_COLOUR:
            refuse("board.toml", f"market of {colour}", f"there must be {CUBES_A_COLOUR} prices")
    if board["temples"] != TEMPLES_A_SEAT or len(board["actions"]) != TEMPLES_A_SEAT + 1:
        refuse("board.toml", "player board", f"there must be {TEMPLES_A_SEAT} temples, and actions for 0 to that many")
    if len(board["map_price"]) > MOST_PRICES:
        refuse("board.toml", "map_price", f"one action buys {MOST_PRICES} maps at most")
    thera = board["thera"]
    for lanes in ("split", "ring"):
        for fault in _partition_faults(parts(thera[lanes], "-"), EXITS, "exit", "lane"):
            refuse("board.toml", f"Thera's lanes {lanes}", fault)
    if set(thera["docks"]) != {"w", "e"} or not set(thera["docks"].values()) <= set(EXITS):
        refuse("board.toml", "Thera's docks", "they must be w and e, each at an exit of its lane")
