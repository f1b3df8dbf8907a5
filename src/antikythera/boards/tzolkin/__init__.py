"""What a position of Tzolk'in looks like."""

from antikythera.boards.tzolkin.board import text_board
from antikythera.boards.tzolkin.gloss import gloss
from antikythera.boards.tzolkin.picture import svg

__all__ = ["PUBLIC", "gloss", "svg", "text_board"]

PUBLIC = frozenset({"dummy", "deals", "new-age", "skulls-short", "corn-on-wheel", "day"})
