"""Board games: complete and fast rules, bots, environments, and a server to play on.

``antikythera.new(GAME)`` deals a game; ``GAMES`` lists the installed ones. ``docs/library.md`` shows how to use the
library.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from antikythera import registry
from antikythera.batch import Batch, IllegalActions, batch
from antikythera.game import (
    Event,
    Game,
    IllegalAction,
    Legal,
    Outcome,
    UndoBorder,
    View,
    from_position,
    new,
    view_from_position,
)
from antikythera.positions import InvalidPosition
from antikythera.record import InvalidRecord
from antikythera.replay import Verdict, read, replay, verify
from antikythera.rulebook import InvalidState

if TYPE_CHECKING:
    GAMES: tuple[str, ...]
    from antikythera import envs as envs

__all__ = [
    "Batch",
    "Event",
    "Game",
    "IllegalAction",
    "IllegalActions",
    "InvalidPosition",
    "InvalidRecord",
    "InvalidState",
    "Legal",
    "Outcome",
    "UndoBorder",
    "Verdict",
    "View",
    "batch",
    "from_position",
    "new",
    "read",
    "replay",
    "verify",
    "view_from_position",
]


def __getattr__(name: str) -> Any:
    """Load on first use what costs time or needs an extra: the list of games, and the environments."""
    if name == "GAMES":
        return registry.games()
    if name == "envs":
        return import_module("antikythera.envs")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
