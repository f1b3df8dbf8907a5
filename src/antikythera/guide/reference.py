"""The reference of all tiles and cards: what is printed on them, and where they are, as far as a viewer may know."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from antikythera import registry
from antikythera.game import Game, View
from antikythera.rulebook import rulebook


@dataclass(frozen=True)
class Where:
    """Where a copy is: the name of a place, and its seat if it belongs to a player."""

    place: str
    seat: int = 0


@dataclass(frozen=True)
class Entry:
    """A tile or card."""

    kind: str
    """The kind of tile or card."""
    name: str
    printed: dict[str, Any]
    """What is printed on it, as in the component file."""
    copies: int
    known: tuple[Where, ...]
    """Where copies are. The others are hidden, in a stack or with another player."""


@dataclass(frozen=True)
class Reference:
    """All tiles and cards of a game."""

    entries: tuple[Entry, ...]
    stacks: dict[str, int]
    """How many tiles or cards can still be drawn, by kind."""


def reference(view: View) -> Reference:
    """All tiles and cards, as far as the viewer may know; empty if the game has no guide."""
    guide: Any = registry.part(view.rules.name, "guide")
    found: Reference = guide.reference(view.state, view.viewer) if guide else Reference((), {})
    return found


def everything(game: str) -> Reference:
    """All tiles and cards of a game, before a deal."""
    dealt = reference(Game(game, rulebook(game).players[-1], seed=0).view(0))
    return Reference(tuple(replace(entry, known=()) for entry in dealt.entries), {})
