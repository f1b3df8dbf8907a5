"""Everything in a game that a paragraph can be about, named ``kind:name``.

Spaces of gears are ``space:tikal:3``. What a player is asked is ``decision:payment``, a part of the game
``phase:food_day``. The other kinds are those of events: ``technology:theology``, ``card:farm_1``, ``goal:7``, …
"""

from __future__ import annotations

import functools
from typing import Any

from antikythera import registry
from antikythera.rulebook import rulebook


@functools.cache
def targets(game: str) -> tuple[str, ...]:
    """All of them, kind by kind."""
    guide: Any = registry.part(game, "guide")
    things: dict[str, tuple[str, ...]] = {
        **guide.THINGS,
        "decision": rulebook(game).decisions,
        "option": rulebook(game).options,
    }
    return tuple(f"{kind}:{name}" for kind, names in things.items() for name in names)
