"""A whole position to set up: tiles and what is on them, what players have, and whose turn it is.

A change also brings what it needs: a temple comes with a map that was played for it and the goals that it earns, and
what is on a tile goes with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import numpy as np

from antikythera.editor import Cell, Changes, Field
from antikythera.game import Game
from antikythera.games.akrotiri.position_parts import (
    FIRST_ROUND_TILES,
    Corner,
    Parts,
    build,
    docks,
    free_goals,
    free_maps,
    read,
)
from antikythera.games.akrotiri.rules.components import CELLS, MAPS, NEXT, NONE, THERA_SQUARES, TILES
from antikythera.games.akrotiri.rules.dig import fits
from antikythera.games.akrotiri.rules.names import CARDS_A_LEVEL, COLOURS, GOAL_COUNT, LEVELS, QUADRANTS
from antikythera.games.akrotiri.rules.state import IN_DECK, SEATS, STACK, UNSEEN
from antikythera.kernel import Plain, plain
from antikythera.rulebook import States, copied

TILE_NAMES: Final = tuple(TILES)
GOAL_NAMES: Final = tuple(str(goal + 1) for goal in range(GOAL_COUNT))
SQUARES: Final = tuple(f"{x} {y}" for x, y in CELLS)
TURNS: Final = ("0", "1", "2", "3")
EARLY: Final = ("tile", "turned", "cube", "money")
"""What can be changed before the first round."""


# What can be changed


def fields(game: Game) -> list[Field]:
    """What can be changed, as it is."""
    parts = read(game.state)
    return [
        Field(name, kind, axes, list(cells), choices)
        for name, kind, axes, cells, choices in _fields(parts)
        if name in EARLY or len(parts.tiles) >= FIRST_ROUND_TILES
    ]


def _fields(parts: Parts) -> Iterator[tuple[str, str, list[str], Iterator[Cell], list[str]]]:
    seats = range(SEATS)
    placed = {tile for tile, _ in parts.tiles.values()}
    left = [name for number, name in enumerate(TILE_NAMES) if number not in placed]
    played = {card for own in parts.dug for card in own}
    corners = [(square, quadrant) for square in sorted(parts.tiles) for quadrant in range(4)]

    yield "seat", "seat", [], iter([Cell([], parts.seat + 1, "")]), []
    yield "tile", "tile", ["square"], _tile_cells(parts), ["", *left]
    yield "turned", "turn", ["square"], (
        _on_sea((square,), str(turned)) for square, (_, turned) in sorted(parts.tiles.items())
    ), list(TURNS)  # fmt: skip
    yield "cube", "", ["square", "quadrant", "colour"], (
        _on_sea(corner, parts.cubes.get((*corner, colour), 0), name)
        for corner in corners
        for colour, name in enumerate(COLOURS)
    ), []  # fmt: skip
    yield "temple", "owner", ["square", "quadrant"], (
        _on_sea(corner, next((p + 1 for p in seats if corner in parts.temples[p]), 0)) for corner in corners
    ), []  # fmt: skip
    yield "boat", "owner", ["square", "quadrant"], (
        _on_sea(corner, next((p + 1 for p in seats if parts.boats[p] == corner), 0)) for corner in docks(parts)
    ), []  # fmt: skip
    yield "money", "", ["seat"], (Cell([str(p + 1)], parts.money[p], "") for p in seats), []
    yield "hold", "", ["seat", "colour"], (
        Cell([str(p + 1), name], parts.holds[p][colour], "") for p in seats for colour, name in enumerate(COLOURS)
    ), []  # fmt: skip
    yield "hand", "tile", ["seat"], (
        Cell([str(p + 1)], TILE_NAMES[tile], "") for p, tile in enumerate(parts.hands) if tile is not None
    ), left  # fmt: skip
    yield "goal", "goal", ["seat", ""], _listed(parts.goals, GOAL_NAMES), [
        GOAL_NAMES[goal] for goal in free_goals(parts)
    ]  # fmt: skip
    yield "dug", "map", ["seat", ""], _listed(parts.dug, MAPS), [MAPS[card] for card in free_maps(parts)]
    yield "card", "owner", ["map"], (
        Cell([name], parts.maps.get(card, NONE) + 1, "") for card, name in enumerate(MAPS) if card not in played
    ), []  # fmt: skip


def _on_sea(where: tuple[int, ...], value: int | str, *more: str) -> Cell:
    """A cell of a square, or of a quadrant of it."""
    square = SQUARES[where[0]]
    return Cell([square, *(QUADRANTS[quadrant] for quadrant in where[1:]), *more], value, square)


def _listed(things: list[list[int]], names: tuple[str, ...]) -> Iterator[Cell]:
    """What each seat has, one after the other."""
    for p, own in enumerate(things):
        for number, thing in enumerate(own):
            yield Cell([str(p + 1), str(number)], names[thing], "")


def _tile_cells(parts: Parts) -> Iterator[Cell]:
    """The squares with a tile, and those beside them or beside Thera."""
    beside = {int(square) for own in (*range(THERA_SQUARES), *parts.tiles) for square in NEXT[own] if square != NONE}
    for square in sorted((beside | parts.tiles.keys()) - set(range(THERA_SQUARES))):
        tile = parts.tiles.get(square)
        yield _on_sea((square,), TILE_NAMES[tile[0]] if tile else "")


# Changing


def edit(states: States, changes: Changes) -> States:
    """The record after some changes, by the names and keys of fields. It is not checked yet."""
    parts, same_turn = read(states[0]), not {"seat", "tile", "temple"} & {name for name, *_ in changes}
    for (name, *keys), value in changes.items():
        _change(parts, states, name, keys, value)
    if len(parts.tiles) == FIRST_ROUND_TILES and ("seat",) not in changes:
        parts.seat = 0  # the second seat has had no turn yet
    return build(parts, states, same_turn)


def _change(parts: Parts, states: States, name: str, keys: list[str], value: Any) -> None:
    corner = (SQUARES.index(keys[0]), QUADRANTS.index(keys[1])) if name in ("cube", "temple", "boat") else (0, 0)
    seat = int(keys[0]) - 1 if name in ("money", "hold", "hand", "dug", "goal") else 0
    match name:
        case "seat":
            parts.seat = value - 1
        case "tile":
            square = SQUARES.index(keys[0])
            _, turned = parts.tiles.get(square, (0, 0))
            parts.tiles.pop(square, None)
            if value:
                parts.tiles[square] = TILE_NAMES.index(value), turned
        case "turned":
            _turn(parts, SQUARES.index(keys[0]), int(value))
        case "cube":
            parts.cubes[*corner, COLOURS.index(keys[2])] = value
        case "temple":
            _put_temple(parts, states, corner, value - 1)
        case "boat":
            parts.boats = [None if boat == corner else boat for boat in parts.boats]
            if value:
                parts.boats[value - 1] = corner
        case "money":
            parts.money[seat] = value
        case "hold":
            parts.holds[seat][COLOURS.index(keys[1])] = value
        case "hand":
            parts.hands[seat] = TILE_NAMES.index(value)
        case "card":
            parts.maps.pop(MAPS.index(keys[0]), None)
            if value:
                parts.maps[MAPS.index(keys[0])] = value - 1
        case "dug":
            parts.dug[seat][int(keys[1])] = MAPS.index(value)
        case "goal":
            parts.goals[seat][int(keys[1])] = int(value) - 1


def _turn(parts: Parts, square: int, turned: int) -> None:
    """Turn a tile with everything on it."""
    tile, before = parts.tiles[square]
    parts.tiles[square] = tile, turned

    def moved(corner: Corner) -> Corner:
        return (square, (corner[1] + turned - before) % 4) if corner[0] == square else corner

    parts.cubes = {(*moved((at, quadrant)), colour): n for (at, quadrant, colour), n in parts.cubes.items()}
    parts.temples = [[moved(corner) for corner in own] for own in parts.temples]
    parts.boats = [moved(boat) if boat else None for boat in parts.boats]


def _put_temple(parts: Parts, states: States, corner: Corner, seat: int) -> None:
    """Put up the temple of a seat, or of nobody, instead of what is there; with a map that fits, if there is one."""
    for own, maps in zip(parts.temples, parts.dug, strict=True):
        if corner in own:
            maps.pop(own.index(corner))
            own.remove(corner)
    if seat < 0:
        return
    s, slot = Plain(states), int(states[0]["grid"][corner[0]]) - 1
    parts.temples[seat].append(corner)
    free = free_maps(parts)
    fitting = (
        card for card in free if slot >= THERA_SQUARES and plain(fits)(s, seat, card, 4 * slot + corner[1])
    )  # fmt: skip
    parts.dug[seat].append(next(fitting, free[0]))


def redraw(states: States, rng: np.random.Generator) -> States:
    """The record with everything shuffled that no player knows. Players keep their maps, goals and tiles."""
    states = copied(states)
    s = states[0]
    s["rng"] = rng.integers(1 << 62)
    rng.shuffle(s["stack"][STACK, : s["stacked"][STACK]])
    for level in range(len(LEVELS)):
        deck = s["map_deck"][CARDS_A_LEVEL * level : CARDS_A_LEVEL * (level + 1)]
        undrawn = s["card"][deck] == IN_DECK
        deck[undrawn] = rng.permutation(deck[undrawn])
    first, last = s["goal_ends"].tolist()
    waiting = s["goal_queue"][first:last]
    unseen = s["goal"][waiting] == UNSEEN
    waiting[unseen] = rng.permutation(waiting[unseen])
    return states
