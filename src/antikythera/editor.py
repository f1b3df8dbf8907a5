"""Positions that people change: what of one can be edited, and which change the rules do not allow.

A game says in its module ``editor`` what can be edited: ``fields(game)`` lists it, and ``edit(states, changes)`` writes
changes into a record. What people set up together, such as the tiles of a sea, may be spread over many fields of the
record; where the fields are those of the record, :func:`record_fields` and :func:`edit_record` do both.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import numpy as np

from antikythera import descriptions, registry
from antikythera.game import Game
from antikythera.rulebook import InvalidState, States, copied, rulebook

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
    """The kinds of the keys; nothing for a place in a list."""
    cells: list[Cell]
    choices: list[str]
    """The things that can be chosen for every cell, besides what is there; ``""`` for none."""


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
            possible = type(value) is int and (0 <= value <= game.players or value == cell.value)
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


# Fields of the record


def record_fields(game: Game, names: Mapping[str, str], lengths: Mapping[str, int]) -> list[Field]:
    """Fields of the record by their names, as :mod:`antikythera.descriptions` tells them, each with the places of its
    cells on the board, with numbers for keys: ``"seat:{0}:corn"``. Lists have lengths by their keys.
    """
    return [_record_field(game, name, place, lengths) for name, place in names.items()]


def _record_field(game: Game, name: str, place: str, lengths: Mapping[str, int]) -> Field:
    told, values = game.rules.told_of(name), game.state[name]
    axes = [*told.axes, *[""] * (values.ndim - len(told.axes))]
    cells = [
        Cell(keys, _shown(game, told.value, int(values[index])), place.format(*keys))
        for keys, index in _places(game, values.shape, axes, lengths)
    ]
    return Field(name, told.value, axes, cells, [])


def _shown(game: Game, kind: str, number: int) -> int | float:
    points = number / game.rules.unit
    if kind != "points":
        return number
    return int(points) if points.is_integer() else points


def _places(
    game: Game, shape: tuple[int, ...], axes: list[str], lengths: Mapping[str, int]
) -> Iterator[tuple[list[str], tuple[int, ...]]]:
    for place in np.ndindex(shape):
        if axes[0] == "seat" and place[0] >= game.players:
            continue
        keys = [_key(game, axis, index) for axis, index in zip(axes, place, strict=True)]
        if place[-1] < lengths.get(keys[0], shape[-1]):
            yield keys, place


def _key(game: Game, axis: str, index: int) -> str:
    if axis == "seat":
        return str(index + 1)
    return game.rules.kind(axis)[index] if axis else str(index)


def edit_record(game: str, states: States, changes: Changes) -> States:
    """Write changes into a record, as they are."""
    nested: dict[str, Any] = {}
    for (name, *keys), value in changes.items():
        inner: Any = nested
        for key, following in zip((name, *keys), (*keys, None), strict=True):
            if following is None:
                inner[key] = value
            else:
                inner = inner.setdefault(key, {})
    after = copied(states)
    descriptions.merge(rulebook(game), after, nested)
    return after
