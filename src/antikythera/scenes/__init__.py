"""Scenes: positions as plain data, for the page to draw.

A game with its own page has a module ``scene`` with

* ``scene(view)``: a position as one seat may see it. It is made from a :class:`~antikythera.game.View` only, so it
  cannot contain more than that seat knows; hidden values are None;
* ``written(view)``: the scene as JSON. Parts that are the same for several viewers are encoded once;
* ``public(game)``: a view that is enough to draw the position for any seat; None if seats see more than that;
* ``catalogue()``: the components of the game, which are the same in every position.

Other games are shown as their picture, see :mod:`antikythera.scenes.picture`.

Scenes and catalogues are JSON values. The page needs no rules: the legal lines are sent with the scene, and the scene
has all costs and gains. Seats count from 1; 0 is no seat. Scenes share parts, so treat them as read-only.
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
    """A position as the viewer may see it."""
    drawn: dict[str, Any] = _room(view.rules.name).scene(view)
    return drawn


def written(view: View) -> bytes:
    """The scene as JSON."""
    text: bytes = _room(view.rules.name).written(view)
    return text


def public(game: Game) -> View | None:
    """A view that is enough to draw the position for any seat, or None. It is quick to make, and may have less than
    a spectator knows.
    """
    seen: View | None = _room(game.rules.name).public(game)
    return seen


@functools.cache
def catalogue(game: str) -> dict[str, Any]:
    """The components of a game."""
    components: dict[str, Any] = _room(game).catalogue()
    return components
