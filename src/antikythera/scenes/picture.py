"""The scene of a game that has no page of its own: its picture, and the points.

The page makes the parts of the picture that carry ``data-line="sow 3"`` play that line.
"""

from __future__ import annotations

from typing import Any

import msgspec

from antikythera.game import Game, View


def scene(view: View) -> dict[str, Any]:
    return {"svg": view.svg(), "scores": view.scores}


def written(view: View) -> bytes:
    return msgspec.json.encode(scene(view))


def public(game: Game) -> View | None:
    """A picture is drawn for each seat: only the game itself knows what is public in it."""
    return None


def catalogue() -> dict[str, Any]:
    return {}
