"""Explanations for games without a module ``explain``."""

from __future__ import annotations

from collections.abc import Iterable

from antikythera.explain.answers import Caution, Reason
from antikythera.game import Event, Game, View


def story(game: Game, _seat: int) -> list[Event]:
    """The events of the last line."""
    return game.narration


def is_foreseen(view: View, _event: Event) -> bool:
    """Whether a preview may show an event: not if the game has secrets, since the event could reveal them."""
    return not view.rules.secret


def useless(_view: View, _turn: Iterable[Event]) -> dict[str, Reason]:
    return {}


def warnings(_view: View, _turn: Iterable[Event]) -> list[Caution]:
    return []


def why_not(_view: View, _verb: str, _words: list[str]) -> Reason:
    return Reason("why-not-now", {})
