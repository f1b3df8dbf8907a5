"""What of a position can be edited: what players have, and the workers on the gears."""

from __future__ import annotations

from typing import Final

from antikythera.games.tzolkin.rules.components import GEARS, LAST_SPACE

FIELDS: Final[dict[str, dict[str, int]]] = {
    **{name: {} for name in ("points", "corn", "blocks", "skulls", "workers", "tech", "temple")},
    "gear": {gear: int(last) + 1 for gear, last in zip(GEARS, LAST_SPACE, strict=True)},
}
