"""Positions that a person can read and write: a dictionary of names and numbers, for JSON or TOML.

Every field of the record is an entry. Seats count from 1, and 0 is nobody; points are points; a value that has a name
is written by its name, with ``""`` for nothing and ``"?"`` for what a view hides. What belongs to seats or to other
named things is a table, such as ``{"1": 20, "2": 3}``, the rest are lists. What is missing is 0 or nothing.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from antikythera.checks import SEED_LIMIT, meant
from antikythera.registry import games
from antikythera.rulebook import HIDDEN, InvalidState, Rulebook, States, Told, rulebook

HEAD = ("game", "rules", "view")
NOTHING, UNKNOWN = "", "?"
LARGEST = 2**20
"""The most characters of a description."""

Description = dict[str, Any]


class InvalidDescription(InvalidState):
    """A description that is not one of a position."""


def _short(value: object) -> str:
    """A value as a few characters on one line."""
    return " ".join(repr(value).split())[:60]


def describe(rules: Rulebook, states: States, viewer: int | None = None) -> Description:
    """The description of a record."""
    head: Description = {"game": rules.name, "rules": rules.version}
    if viewer is not None:
        head["view"] = viewer
    players, s = int(states["players"][0]), states[0]
    return head | {
        name: _read(rules, players, s[name].tolist(), rules.told_of(name)) for name in rules.state.names or ()
    }


def _read(rules: Rulebook, players: int, value: Any, told: Told) -> Any:
    if not isinstance(value, list):
        return _shown(rules, value, told.value)
    axis, *rest = told.axes or ("",)
    inner = [_read(rules, players, entry, Told(told.value, tuple(rest))) for entry in value]
    if not axis:
        return inner
    keys = _keys(rules, players, axis)
    return {key: entry for key, entry in zip(keys, inner, strict=False) if entry not in (0, NOTHING) or axis == "seat"}


def _keys(rules: Rulebook, players: int, axis: str) -> Sequence[str]:
    return [str(seat) for seat in range(1, players + 1)] if axis == "seat" else rules.kind(axis)


def _shown(rules: Rulebook, value: int, kind: str) -> Any:
    name, _, one = kind.partition("+")
    if kind == "seat":
        return value + 1
    if kind == "points":
        return value / rules.unit
    if kind in ("", "owner"):
        return value
    if one and value == 0:
        return NOTHING
    return UNKNOWN if value < 0 else rules.kind(name)[value - bool(one)]


def record_of(description: Mapping[str, Any]) -> tuple[Rulebook, States, int | None]:
    """The rules and the record of a description, and for a view its seat. The record is not checked yet."""
    if not isinstance(description, Mapping) or description.get("game") not in games():
        raise InvalidDescription(f"a position names its game: {' or '.join(games())}")
    rules = rulebook(description["game"])
    if description.get("rules", rules.version) != rules.version:
        told = f"version {description['rules']!r} of the rules, and these are version {rules.version}"
        raise InvalidDescription(f"this position is of {told}")
    states = np.zeros(1, dtype=rules.state)
    players = description.get("players")
    states["players"] = players if type(players) is int and players in rules.players else rules.players[-1]
    merge(rules, states, {name: value for name, value in description.items() if name not in HEAD})
    viewer = description.get("view")
    if viewer is not None and (type(viewer) is not int or not 0 <= viewer <= int(states["players"][0])):
        raise InvalidDescription(f"view is a seat, or 0 for a spectator, not {viewer!r}")
    return rules, states, viewer


def merge(rules: Rulebook, states: States, changes: Mapping[str, Any]) -> None:
    """Write what is given into a record, and leave the rest."""
    fields: Mapping[str, Any] = rules.state.fields or {}
    for name, value in changes.items():
        if name not in fields:
            hint = meant(str(name), list(fields))
            raise InvalidDescription(f"a position of {rules.name} has no field {name!r}{hint}")
        _Writer(rules, int(states["players"][0])).write(states[name][:1], value, rules.told_of(name), str(name))


class _Writer:
    def __init__(self, rules: Rulebook, players: int) -> None:
        self.rules, self.players = rules, players

    def write(self, array: Any, value: Any, told: Told, where: str) -> None:
        """Write a value into the first element of an array."""
        if array.ndim == 1:
            array[0] = self._number(value, told.value, array.dtype, where)
            return
        axis, *rest = told.axes or ("",)
        inner = Told(told.value, tuple(rest))
        for index, entry, at in self._entries(array.shape[1], value, axis, where):
            self.write(array[:, index], entry, inner, at)

    def _entries(self, length: int, value: Any, axis: str, where: str) -> list[tuple[int, Any, str]]:
        if isinstance(value, Mapping):
            keys = list(_keys(self.rules, self.players, axis)) if axis else [str(index) for index in range(length)]
            unknown = [key for key in value if str(key) not in keys]
            if unknown:
                raise InvalidDescription(f"{where} has no entry {unknown[0]!r}; there are: {', '.join(keys[:50])}")
            return [(keys.index(str(key)), entry, f"{where}, {key}") for key, entry in value.items()]
        most = self.players if axis == "seat" else length
        if not isinstance(value, list | tuple) or len(value) > most:
            raise InvalidDescription(f"{where} is a table, or a list of at most {most}, not {_short(value)}")
        return [(index, entry, f"{where}, {index + 1}") for index, entry in enumerate(value)]

    def _number(self, value: Any, kind: str, dtype: np.dtype[Any], where: str) -> int:
        name, _, one = kind.partition("+")
        if kind == "points" and isinstance(value, int | float) and not isinstance(value, bool):
            points = value * self.rules.unit
            value = int(points) if isinstance(points, int) or points.is_integer() else value
        elif kind == "seat" and type(value) is int:
            value = value - 1
        elif isinstance(value, str) and kind not in ("", "owner", "points", "seat"):
            value = self._named(value, name, bool(one), where)
        if isinstance(value, bool) or not hasattr(value, "__index__"):
            raise InvalidDescription(f"{where} is {self._wanted(name)}, not {_short(value)}")
        limits = np.iinfo(dtype)
        if not limits.min <= int(value) <= min(limits.max, SEED_LIMIT):
            raise InvalidDescription(f"{where} is too large or too small: {value}")
        return int(value)

    def _wanted(self, kind: str) -> str:
        points = f"a number of points in steps of {1 / self.rules.unit:g}"
        return {"": "a whole number", "owner": "a seat or 0", "points": points, "seat": "a seat"}.get(kind, "a name")

    def _named(self, value: str, kind: str, from_one: bool, where: str) -> int:
        names = self.rules.kind(kind)
        if value == UNKNOWN:
            return HIDDEN
        if value == NOTHING and from_one:
            return 0
        if value not in names:
            raise InvalidDescription(f"{where}: there is no {kind} {value!r:.60}{meant(value, names)}")
        return names.index(value) + from_one


# As text


def to_json(description: Description) -> str:
    return json.dumps(description, indent=1, ensure_ascii=False)


def to_toml(description: Description) -> str:
    """First the plain entries, then a table for each that has named parts."""
    plain = [f"{name} = {_toml(value)}" for name, value in description.items() if not isinstance(value, dict)]
    tables = [f"\n[{name}]\n{_lines(value)}" for name, value in description.items() if isinstance(value, dict)]
    return "\n".join(plain + tables) + "\n"


def _lines(table: Description) -> str:
    return "\n".join(f"{json.dumps(key, ensure_ascii=False)} = {_toml(value)}" for key, value in table.items())


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        inner = (f"{json.dumps(key, ensure_ascii=False)} = {_toml(entry)}" for key, entry in value.items())
        return "{ " + ", ".join(inner) + " }"
    return json.dumps(value, ensure_ascii=False)


def parse(text: str) -> Description:
    """The description in a text of JSON or TOML. Raises InvalidDescription."""
    if len(text) > LARGEST:
        raise InvalidDescription(f"a position has at most {LARGEST} characters, and this has {len(text)}")
    is_json = text.lstrip().startswith("{")
    try:
        found = json.loads(text) if is_json else tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise InvalidDescription(f"this is not {'JSON' if is_json else 'TOML'}: {error}") from None
    assert isinstance(found, dict)
    return found
