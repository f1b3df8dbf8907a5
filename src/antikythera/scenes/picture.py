"""The scene of a game without its own page: its picture, and the points.

On the page, a part of the picture with ``data-line="sow 3"`` plays that line.
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
    """None: a picture is drawn for each seat, since only the game knows what is public."""
    return None


def catalogue() -> dict[str, Any]:
    return {}
