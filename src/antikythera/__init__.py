"""Tzolk'in and Akrotiri: the rules, players, and a place to play."""

from antikythera.game import Game, IllegalAction, new
from antikythera.rulebook import InvalidState

__all__ = ["Game", "IllegalAction", "InvalidState", "new"]
