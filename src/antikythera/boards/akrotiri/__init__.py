"""What a position of Akrotiri looks like."""

from antikythera.boards.akrotiri.board import text_board
from antikythera.boards.akrotiri.gloss import gloss
from antikythera.boards.akrotiri.picture import svg

__all__ = ["PUBLIC", "gloss", "svg", "text_board"]

PUBLIC = frozenset({"no-cube", "discards", "opens-goal", "reshuffles", "last-round", "no-tiles-left"})
