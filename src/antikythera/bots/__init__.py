"""Opponents: bots of several kinds, and levels for people to play against.

:func:`bot` makes one by name, also one that you wrote (:mod:`antikythera.bots.own`). :mod:`antikythera.bots.bot` says
what a bot is, ``docs/bots.md`` how each of them thinks, and ``docs/library.md`` shows them at work. What bots know
about a game is in the folder of that game.
"""

from __future__ import annotations

from antikythera.bots.analysis import Analysis, Candidate
from antikythera.bots.bot import Bot, Settings
from antikythera.bots.levels import BOTS, LEVELS, bot, evaluate, get_ready, level, searcher
from antikythera.bots.own import offered
from antikythera.bots.policy import PolicyBot

__all__ = [
    "BOTS", "LEVELS", "Analysis", "Bot", "Candidate", "PolicyBot", "Settings",
    "bot", "evaluate", "get_ready", "level", "offered", "searcher",
]  # fmt: skip
