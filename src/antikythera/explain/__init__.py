"""Explanations: what a line would do, why a line is not legal or useless, what a player may have overlooked, advice for
a first game, and questions that a game defines.

The answers come from the rules, which run on a copy of the game. The copy is made from what the seat may know, so an
answer never depends on anything hidden. ``docs/library.md`` has an example.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from antikythera import registry
from antikythera.explain import general
from antikythera.explain.answers import Advice, Caution, Reason
from antikythera.game import Event, IllegalAction, View

__all__ = [
    "Advice",
    "Caution",
    "Reason",
    "UnknownQuestion",
    "advice",
    "ask",
    "preview",
    "useless",
    "warnings",
    "why_not",
]


class UnknownQuestion(LookupError):
    """The game does not have this question."""


def preview(view: View, line: str, rng: np.random.Generator | None = None) -> list[Event]:
    """The events of a legal line, without those that the viewer could not foresee.

    ``rng`` fills in hidden values; the answer does not depend on it.
    """
    number = view.rules.parse(line)
    if number not in view.legal.numbers:
        raise IllegalAction(view.decision, line, view.legal)
    game = view.sample(rng or np.random.default_rng(0))
    game.play(number)
    return [event for event in _game(view).story(game, view.seat) if _game(view).is_foreseen(view, event)]


def why_not(view: View, line: str) -> Reason | None:
    """Why the viewer cannot play a line now; None if it is legal. Raises ValueError for an unknown line."""
    number = view.rules.parse(line)
    if number is None:
        raise ValueError(f"{view.rules.name} has no line {line!r}")
    if number in view.legal.numbers:
        return None
    if view.over:
        return Reason("why-over", {})
    if view.viewer != view.seat:
        return Reason("why-not-your-turn", {"seat": view.seat})
    verb, *words = view.rules.lines[number].split()
    reason: Reason = _game(view).why_not(view, verb, words)
    return reason


def useless(view: View, turn: Iterable[Event] = ()) -> dict[str, Reason]:
    """The legal lines that would bring the viewer nothing now, and why. ``turn`` has the events of the turn so far."""
    found: dict[str, Reason] = getattr(_game(view), "useless", general.useless)(view, turn)
    return found


def warnings(view: View, turn: Iterable[Event] = ()) -> list[Caution]:
    """What the viewer may have overlooked, if the turn ended now. Empty while the turn cannot be ended.

    ``turn`` has the events of the turn so far: they show what was wasted, and can still be undone.
    """
    if "end" not in view.legal:
        return []
    cautions: list[Caution] = _game(view).warnings(view, turn)
    return cautions


def advice(view: View) -> Advice | None:
    """What a player who is new to the game can do now; None after the first moves, and while others choose."""
    first_game = _first_game(view.rules.name)
    if first_game is None or not view.legal:
        return None
    given: Advice | None = first_game.advice(view)
    return given


def ask(view: View, question: str, values: Mapping[str, str]) -> dict[str, Any]:
    """Answer a question that the game defines in the ``QUESTIONS`` of its module ``explain``.

    Raises UnknownQuestion, and ValueError if a value is missing or wrong.
    """
    questions = getattr(_game(view), "QUESTIONS", {})
    if question not in questions:
        raise UnknownQuestion(f"{view.rules.name} has no question {question!r}")
    answer: dict[str, Any] = questions[question](view, values)
    return answer


def _game(view: View) -> Any:
    """The module ``explain`` of a game, or the general one."""
    return _room(view.rules.name)


@functools.cache
def _room(game: str) -> Any:
    return registry.part(game, "explain") or general


@functools.cache
def _first_game(game: str) -> Any:
    return registry.part(game, "first_game")
