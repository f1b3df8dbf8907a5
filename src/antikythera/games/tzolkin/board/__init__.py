"""What a position of Tzolk'in looks like."""

from antikythera.games.tzolkin.board.board import text_board
from antikythera.games.tzolkin.board.gloss import gloss
from antikythera.games.tzolkin.board.picture import svg

__all__ = ["PUBLIC", "gloss", "svg", "text_board"]

PUBLIC = frozenset({"dummy", "deals", "new-age", "skulls-short", "corn-on-wheel", "day"})
