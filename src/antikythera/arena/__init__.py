"""The arena: matches between bots, with statistics that say who is better.

``docs/arena.md`` explains the method, ``docs/library.md`` has an example, and :mod:`antikythera.arena.ladder` makes the
published ladder.
"""

from __future__ import annotations

from antikythera.arena.contest import Contest, here, play_blocks
from antikythera.arena.match import BotFault, Match, Played, play
from antikythera.arena.ratings import Rankings
from antikythera.arena.results import Results
from antikythera.arena.statistics import Estimate
from antikythera.arena.tally import Tally

__all__ = [
    "BotFault",
    "Contest",
    "Estimate",
    "Match",
    "Played",
    "Rankings",
    "Results",
    "Tally",
    "here",
    "play",
    "play_blocks",
]
