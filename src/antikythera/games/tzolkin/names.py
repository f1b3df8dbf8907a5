"""Names that no message has: wealth tiles are called by what is on them."""

from __future__ import annotations

from antikythera.games.tzolkin.board.gloss import effect
from antikythera.games.tzolkin.rules.components import DATA
from antikythera.text import Text


def names(text: Text) -> dict[str, str]:
    """The names by what would be their messages."""
    return {f"tzolkin-wealth-{name}": effect(text, tile) for name, tile in DATA["wealth"].items()}
