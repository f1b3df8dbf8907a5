"""Board games: complete and fast rules, bots, environments, and a server to play on.

``antikythera.new(GAME)`` deals a game; ``GAMES`` lists the installed ones. ``docs/library.md`` shows how to use the
library.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from antikythera import registry
from antikythera.about import __version__
from antikythera.batches import Batch, IllegalActions, batch
from antikythera.game import (
    Event,
    Game,
    IllegalAction,
    Legal,
    Outcome,
    UndoBorder,
    UnknownLine,
    View,
    from_position,
    new,
    view_from_position,
)
from antikythera.positions import InvalidPosition
from antikythera.record import InvalidRecord, Record, records, save_records
from antikythera.replays import Verdict, read, replay, verify
from antikythera.rulebook import InvalidState

if TYPE_CHECKING:
    GAMES: tuple[str, ...]
    from antikythera import arena as arena
    from antikythera import bots as bots
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
    "Record",
    "UndoBorder",
    "UnknownLine",
    "Verdict",
    "View",
    "__version__",
    "batch",
    "from_position",
    "new",
    "read",
    "records",
    "replay",
    "save_records",
    "verify",
    "view_from_position",
]

LAZY = ("arena", "bots", "envs")
"""The packages that are loaded on first use: ``antikythera.bots.bot("expert", GAME)``."""


def __getattr__(name: str) -> Any:
    """Load on first use what costs time or needs an extra: the list of games, and some packages."""
    if name == "GAMES":
        return registry.games()
    if name in LAZY:
        return import_module(f"antikythera.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """What others may rely on, for completion."""
    return sorted([*__all__, "GAMES", *LAZY])
