"""The installed games, and the parts of their packages.

A game is a package. An installed distribution lists it in the entry point group ``antikythera.games``::

    [project.entry-points."antikythera.games"]
    go = "my_package.go"

The package has a ``RULEBOOK`` (see :mod:`antikythera.rulebook`). Everything else is optional and has a fixed place in
the package: the modules ``bots``, ``board``, ``editor``, ``scene``, ``explain``, ``guide``, ``names``, ``openings``,
``proof`` and ``review``, the folder ``locale``, and the tables ``habits.toml``, ``ladder.toml``, ``puzzles.jsonl`` and
``openings.json``.
"""

from __future__ import annotations

import functools
import types
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

GROUP = "antikythera.games"


@functools.cache
def _packages() -> dict[str, str]:
    return {entry.name: entry.value for entry in sorted(entry_points(group=GROUP))}


def games() -> tuple[str, ...]:
    """The names of all installed games."""
    return tuple(_packages())


def _package(game: str) -> str:
    if not isinstance(game, str) or game not in _packages():
        raise ValueError(f"unknown game {game!r}; there are: {', '.join(games())}")
    return _packages()[game]


def package(game: str) -> types.ModuleType:
    """The package of a game."""
    return import_module(_package(game))


@functools.cache
def folder(game: str) -> Path:
    """The folder of a game's package. The package is not imported."""
    spec = find_spec(_package(game))
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


@functools.cache
def part(game: str, name: str) -> types.ModuleType | None:
    """A module of a game's package, such as ``scene``; None if the game does not have it."""
    module = f"{_package(game)}.{name}"
    package(game)
    return import_module(module) if find_spec(module) else None
