"""Positions that people change: what of one can be edited, and which change the rules do not allow.

A game lists what can be edited in its module ``editor``: ``FIELDS`` has names of :mod:`antikythera.descriptions`, each
with the lengths of its lists by their keys, where it has lists. Everything else stays as it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import numpy as np

from antikythera import registry
from antikythera.game import Game
from antikythera.rulebook import InvalidState


class Cell(msgspec.Struct):
    """A number that can be edited: ``keys`` lead to it, such as ``["1", "wood"]``."""

    keys: list[str]
    value: float


class Field(msgspec.Struct):
    """A part of a position."""

    name: str
    kind: str
    """``points``, ``owner``, or nothing for plain numbers."""
    axes: list[str]
    """The kinds of the keys; nothing for a place in a list."""
    cells: list[Cell]


def fields(game: Game) -> list[Field]:
    """What can be edited, as it is."""
    room = registry.part(game.rules.name, "editor")
    return [_field(game, name, lengths) for name, lengths in (room.FIELDS if room else {}).items()]


def _field(game: Game, name: str, lengths: Mapping[str, int]) -> Field:
    told, values = game.rules.told_of(name), game.state[name]
    axes = [*told.axes, *[""] * (values.ndim - len(told.axes))]
    places = list(_places(game, values.shape, axes, lengths))
    numbers = [int(values[place]) for _, place in places]
    shown = [number / game.rules.unit for number in numbers] if told.value == "points" else numbers
    return Field(name, told.value, axes, [Cell(keys, value) for (keys, _), value in zip(places, shown, strict=True)])


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


def wrong(game: Game, changes: Mapping[str, Any]) -> list[str]:
    """The fields whose changes the rules do not allow; none if all together are possible."""
    if _is_possible(game, changes):
        return []
    alone = [name for name in changes if not _is_possible(game, {name: changes[name]})]
    return alone or list(changes)


def _is_possible(game: Game, changes: Mapping[str, Any]) -> bool:
    try:
        game.copy().edit(**changes)
    except InvalidState:
        return False
    return True


def redrawn(game: Game, rng: np.random.Generator) -> Game:
    """The position with everything that is hidden drawn again."""
    return game.view(0).sample(rng)
