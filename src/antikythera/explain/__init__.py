"""Answers to "what would this do?", "why not?", "what am I overlooking?", and to questions that only one game has.

>>> import antikythera as ak
>>> from antikythera.explain import preview, why_not
>>> game = ak.new("tzolkin", players=2, seed=1)
>>> while game.decision == "wealth":
...     game.play(game.legal[0])
>>> [str(event) for event in preview(game.view(1), "place tikal")]
['seat 1 places: gear tikal, space 0, corn 0']
>>> why_not(game.view(1), "end").message_id
'tzolkin-why-nothing-done'

No answer is written by hand for a case: the rules themselves are asked, or run plainly on a copy, and tell. The copy
is made from what a seat may know, and nothing is told that depends on the rest.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from antikythera import registry
from antikythera.explain import general
from antikythera.explain.answers import Caution, Reason
from antikythera.game import Event, IllegalAction, View

__all__ = ["Caution", "Reason", "UnknownQuestion", "ask", "preview", "warnings", "why_not"]


class UnknownQuestion(LookupError):
    """A question that the game does not answer."""


def preview(view: View, line: str, rng: np.random.Generator | None = None) -> list[Event]:
    """What a legal line would bring about, without what the viewer could not know beforehand.

    ``rng`` fills in what is hidden; the answer does not depend on it.
    """
    number = view.rules.parse(line)
    if number not in view.legal.numbers:
        raise IllegalAction(view.decision, line, view.legal)
    game = view.sample(rng or np.random.default_rng(0))
    game.play(number)
    return [event for event in _game(view).story(game, view.seat) if _game(view).is_foreseen(view, event)]


def why_not(view: View, line: str) -> Reason | None:
    """Why the viewer cannot play a line now, or None for a legal one. The line must be one of the game's."""
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


def warnings(view: View, turn: Iterable[Event] = ()) -> list[Caution]:
    """What the viewer may regret after ending the turn now; nothing while the turn cannot be ended.

    ``turn`` is what has happened in the turn so far: it tells of things wasted, which undo can still mend.
    """
    if "end" not in view.legal:
        return []
    cautions: list[Caution] = _game(view).warnings(view, turn)
    return cautions


def ask(view: View, question: str, values: Mapping[str, str]) -> dict[str, Any]:
    """Answer a question that only this game has: one of the ``QUESTIONS`` of the module that explains it.

    Raises UnknownQuestion, and ValueError if a value is missing or wrong.
    """
    questions = getattr(_game(view), "QUESTIONS", {})
    if question not in questions:
        raise UnknownQuestion(f"{view.rules.name} has no question {question!r}")
    answer: dict[str, Any] = questions[question](view, values)
    return answer


def _game(view: View) -> Any:
    """The module that explains a game, by the game's name."""
    return _room(view.rules.name)


@functools.cache
def _room(game: str) -> Any:
    return registry.part(game, "explain") or general
