"""The arena: matches between bots that prove something.

>>> from antikythera.arena import Contest, Match, Results, here
>>> with Results() as results:
...     contest = Contest(Match("tzolkin", 2, ("random", "random'"), family="train"), blocks=2, results=results)
...     contest.play(here(processes=1))
>>> contest.report()["games"]
4

``docs/arena.md`` says how things are measured, :mod:`antikythera.arena.ladder` makes the published ladder.
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
