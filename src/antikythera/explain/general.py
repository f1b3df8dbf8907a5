"""Explanations for a game that has none of its own."""

from __future__ import annotations

from collections.abc import Iterable

from antikythera.explain.answers import Caution, Reason
from antikythera.game import Event, Game, View


def story(game: Game, _seat: int) -> list[Event]:
    """What the last line brought about."""
    return game.narration


def is_foreseen(view: View, _event: Event) -> bool:
    """Where something is hidden, nothing is told in advance: only the game knows which events would reveal it."""
    return not view.rules.secret


def warnings(_view: View, _turn: Iterable[Event]) -> list[Caution]:
    return []


def why_not(_view: View, _verb: str, _words: list[str]) -> Reason:
    return Reason("why-not-now", {})
