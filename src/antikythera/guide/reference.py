"""A reference of all tiles and cards: what is printed on them, and where they are, as far as a viewer may know."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Any

from antikythera.game import View


@dataclass(frozen=True)
class Where:
    """Where a copy is: the name of a place, and a seat where the place belongs to somebody."""

    place: str
    seat: int = 0


@dataclass(frozen=True)
class Entry:
    """A tile or card."""

    kind: str
    """wealth, age1, age2, monuments; tiles, easy, medium, hard, goals"""
    name: str
    printed: dict[str, Any]
    """What is printed on it, as in the component file."""
    copies: int
    known: tuple[Where, ...]
    """Where copies are. Those that are not among them are hidden: in a stack, or with another player."""


@dataclass(frozen=True)
class Reference:
    """All tiles and cards of a game."""

    entries: tuple[Entry, ...]
    stacks: dict[str, int]
    """How many can still be drawn, by kind."""


def reference(view: View) -> Reference:
    """Everything there is, as the viewer may know it."""
    found: Reference = import_module(f"antikythera.guide.{view.rules.name}").reference(view.state, view.viewer)
    return found
