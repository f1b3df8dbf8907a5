"""Positions that people change: what of one can be edited, and which change the rules do not allow.

A game says in its module ``editor`` what can be edited: ``fields(game)`` lists it, and ``edit(states, changes)`` gives
the record after some changes. What people set up together, such as the tiles of a sea, may be spread over many fields
of the record.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import numpy as np

from antikythera import registry
from antikythera.game import Game
from antikythera.rulebook import InvalidState

LARGEST = 9999
"""The largest number that can be set."""

Changes = Mapping[tuple[str, ...], int | float | str]
"""New values by the name of the field and the keys of the cell."""


class Cell(msgspec.Struct):
    """A value that can be edited: ``keys`` lead to it, such as ``["1", "wood"]``."""

    keys: list[str]
    value: int | float | str
    place: str
    """Where a board shows it; nothing where it does not."""


class Field(msgspec.Struct):
    """A part of a position."""

    name: str
    kind: str
    """``points``, ``seat``, ``owner`` for a seat or nobody, the kind of the things that can be chosen, or nothing for
    whole numbers.
    """
    axes: list[str]
    """The kinds of the keys; ``space`` for numbers of spaces, and nothing for a place in a list."""
    cells: list[Cell]
    choices: list[str]
    """The things that can be chosen for every cell, besides what is there; ``""`` for none. Owners that are not players
    are chosen by their number.
    """


def fields(game: Game) -> list[Field]:
    """What can be edited, as it is."""
    room = registry.part(game.rules.name, "editor")
    return room.fields(game) if room else []


def edited(game: Game, changes: Mapping[str, Any]) -> Game:
    """The position after changes, by field and keys: ``{"corn": {"1": 20}}``. Raises InvalidState."""
    room = registry.part(game.rules.name, "editor")
    known = {(field.name, *cell.keys): (field, cell) for field in fields(game) for cell in field.cells}
    flat = dict(_flat(changes))
    if not flat:
        return game.copy()
    for key, value in flat.items():
        if key not in known:
            raise InvalidState(f"there is no {', '.join(key)} to change")
        _check(game, *known[key], value)
    assert room is not None, "only a game with an editor has fields"
    after = game.copy()
    after.states = room.edit(after.states, flat)
    after.changed()
    return after


def _flat(changes: Any, keys: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    if not isinstance(changes, Mapping):
        yield keys, changes
        return
    for key, value in changes.items():
        yield from _flat(value, (*keys, str(key)))


def _check(game: Game, field: Field, cell: Cell, value: Any) -> None:
    """Refuse a value that no field of its kind has."""
    match field.kind:
        case "points":
            possible = isinstance(value, int | float) and not isinstance(value, bool) and abs(value) <= LARGEST
        case "":
            possible = type(value) is int and 0 <= value <= LARGEST
        case "seat":
            possible = type(value) is int and 1 <= value <= game.players
        case "owner":
            possible = type(value) is int and (
                0 <= value <= game.players or value == cell.value or str(value) in field.choices
            )
        case _:
            possible = value == cell.value or value in field.choices
    if not possible:
        raise InvalidState(f"{field.name} cannot be {value!r:.60}")


def wrong(game: Game, changes: Mapping[str, Any]) -> list[str]:
    """The fields whose changes the rules do not allow; none if all together are possible."""
    if _is_possible(game, changes):
        return []
    alone = [name for name in changes if not _is_possible(game, {name: changes[name]})]
    return alone or list(changes)


def _is_possible(game: Game, changes: Mapping[str, Any]) -> bool:
    try:
        edited(game, changes)
    except InvalidState:
        return False
    return True


def redrawn(game: Game, rng: np.random.Generator) -> Game:
    """The position with everything drawn again that is hidden; where the game has ``redraw(states, rng)``, with
    everything that no player knows.
    """
    room = registry.part(game.rules.name, "editor")
    if room is None or not hasattr(room, "redraw"):
        return game.view(0).sample(rng)
    after = game.copy()
    after.states = room.redraw(after.states, rng)
    after.changed()
    return after
