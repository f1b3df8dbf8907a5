"""Everything in a game that a paragraph can be about, named ``kind:name``.

Every game has ``decision:…`` and ``option:…``. The other kinds are those that its module ``guide`` lists in ``THINGS``.
"""

from __future__ import annotations

import functools
from typing import Any

from antikythera import registry
from antikythera.rulebook import rulebook


@functools.cache
def targets(game: str) -> tuple[str, ...]:
    """All targets of a game, kind by kind."""
    guide: Any = registry.part(game, "guide")
    things: dict[str, tuple[str, ...]] = {
        **guide.THINGS,
        "decision": rulebook(game).decisions,
        "option": rulebook(game).options,
    }
    return tuple(f"{kind}:{name}" for kind, names in things.items() for name in names)
