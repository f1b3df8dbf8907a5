"""What a position of Akrotiri looks like."""

from antikythera.games.akrotiri.board.board import text_board
from antikythera.games.akrotiri.board.gloss import gloss
from antikythera.games.akrotiri.board.picture import svg

__all__ = ["PUBLIC", "gloss", "svg", "text_board"]

PUBLIC = frozenset({"no-cube", "discards", "opens-goal", "reshuffles", "last-round", "no-tiles-left"})
