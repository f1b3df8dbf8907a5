"""Tzolk'in and Akrotiri: the rules, players, and a place to play.

>>> import antikythera as ak
>>> game = ak.new("tzolkin", players=2, seed=1)
>>> game.play(game.legal[0])
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
    "GAMES",
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
    """What is not loaded with the library: the list of games, and environments, which need an extra."""
    if name == "GAMES":
        return registry.games()
    if name == "envs":
        return import_module("antikythera.envs")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
