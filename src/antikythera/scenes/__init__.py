"""What the page draws: positions as plain data, with everything named.

A game with a page of its own has a module ``scene`` that offers

* ``scene(view)``: a position as one seat may see it. It is made of a :class:`~antikythera.game.View` and of nothing
  else, so it cannot hold more than that seat knows; what is hidden is None;
* ``written(view)``: the same as JSON. What several see alike, or see again and again, is written once;
* ``public(game)``: a view with which a position can be drawn for any seat, or None where seats see more than that;
* ``catalogue()``: the components of the game, which are the same in every position.

Every other game is shown by its picture, see :mod:`antikythera.scenes.picture`.

Scenes and catalogues are dictionaries, lists, strings, numbers, truth values and None, as JSON has them. A page that
has them needs no rules: what may be played is in the list of legal lines, and what things cost and give is said here.
Seats count from 1; 0 is nobody. Treat a scene as read-only, since scenes share the parts that are the same.
"""

from __future__ import annotations

import functools
from typing import Any

from antikythera import registry
from antikythera.game import Game, View
from antikythera.scenes import picture


@functools.cache
def _room(game: str) -> Any:
    return registry.part(game, "scene") or picture


def scene(view: View) -> dict[str, Any]:
    """A position as the seat that looks may see it."""
    drawn: dict[str, Any] = _room(view.rules.name).scene(view)
    return drawn


def written(view: View) -> bytes:
    """The same as JSON."""
    text: bytes = _room(view.rules.name).written(view)
    return text


def public(game: Game) -> View | None:
    """What is public of a game, if that is enough now to draw it for any seat; None otherwise. It is made in a moment,
    and may hold less than what a watcher knows.
    """
    seen: View | None = _room(game.rules.name).public(game)
    return seen


@functools.cache
def catalogue(game: str) -> dict[str, Any]:
    """The components of a game."""
    components: dict[str, Any] = _room(game).catalogue()
    return components
