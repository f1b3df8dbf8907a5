"""Opponents: bots of several kinds, and levels for people to play against.

>>> import antikythera as ak
>>> from antikythera.bots import bot
>>> game = ak.new("tzolkin", players=2, seed=1)
>>> player = bot("random", "tzolkin", seed=7)
>>> game.play(player.choose(game.view(game.seat)))

:func:`bot` makes one by name; :mod:`antikythera.bots.bot` says what a bot is, ``docs/bots.md`` how each of them thinks.
What bots know of a game lies in the folder of that game.
"""

from __future__ import annotations

from antikythera.bots.bot import Bot, Settings
from antikythera.bots.levels import BOTS, LEVELS, bot, get_ready, level

__all__ = ["BOTS", "LEVELS", "Bot", "Settings", "bot", "get_ready", "level"]
