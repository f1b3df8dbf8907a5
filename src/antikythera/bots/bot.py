"""Bots as objects: they see a :class:`~antikythera.game.View`, never a game, and answer with the number of an action.

The random numbers of a bot depend only on its seed and on what it sees: the same view, seed and budget give the same
line. Only a budget in seconds depends on the machine.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from dataclasses import dataclass, field

import numpy as np

from antikythera.game import View
from antikythera.rulebook import Rulebook, rulebook

NEVER = 2.0
"""More than any share of the victory."""


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How a bot thinks."""

    bot: str
    """Its kind: one of ``BOTS``."""
    net: str = ""
    """What a searching bot asks instead of what bots know about the game: a file of weights, or ``own``."""
    blunder_rate: float = 0.0
    """How often a heuristic bot draws a line by its prior instead of taking the best."""
    temperature: float = 1.0
    """How evenly a heuristic bot then draws, or a net always: 1 by the prior itself, more for wilder choices."""
    simulations: int = 0
    """A budget for each decision of a searching bot; 0 where it is given in seconds."""
    seconds: float = 0.0
    form: float = 1.0
    """How much good and bad days differ: by up to this factor in blunder rate, temperature and simulations."""
    trees: int = 2
    """Independent trees, merged at their roots; as many threads can work on one decision."""
    determinizations: int = 16
    """Worlds that a tree looks at: what cannot be seen, filled in at random."""
    c_puct: float = 0.4
    """How much a line's prior and its few visits count against its value."""
    widening: float = 2.0
    """How many lines a position offers: this, times the root of its visits."""
    prior_temperature: float = 1.5
    """How many points make a line much less likely in the prior."""
    prior_noise: float = 0.2
    """How much of the prior is shared out evenly."""
    first_play_reduction: float = 0.0
    """How much less a line that was never tried is worth than the lines that were."""
    batch: int = 32
    """How many positions a search shows to its net at once."""
    policy_weight: float = 0.4
    """How much of the prior goes to the line that the policy takes, within the present turn."""
    rollout_turns: int = 4
    """Turns after which a position is valued, if the tree does not end later: the quick policy plays until then."""
    score_weight: float = 0.0
    """How much a seat's own points count, instead of its margins over the others."""
    won_share: float = NEVER
    """From this expected share of the victory on, a search with a net plays for points, and takes the others to play by
    the quick policy, so that it sees further ahead.
    """
    search_opponents: bool = False
    """Whether the tree looks at what the opponents could do; otherwise they play by the quick policy."""
    by_margins: bool = False
    """Whether shares of the victory are told as the search values margins, and not as often as such a seat wins."""
    style: dict[str, float] = field(default_factory=dict)
    """Factors for the game's weights, by the name of a weight or of a section of them."""


def only_view(view: View) -> View:
    """Refuse a game, of which a bot would see everything."""
    if not isinstance(view, View):
        raise TypeError("a bot sees what its seat may know: give it game.view(game.seat), not the game itself")
    return view


class Bot(ABC):
    """A player: a subclass writes :meth:`think`, and everything else follows.

    A bot is made with the name of a game and a seed: ``Mine("GAME", 7)``. Wherever the name of a bot is asked for,
    ``my_module:Mine`` and ``my_file.py:Mine`` name a class, see :func:`antikythera.bots.bot`.
    """

    def __init__(self, game: str, seed: int = 0) -> None:
        self.rules: Rulebook = rulebook(game)
        self.seed = seed

    def __repr__(self) -> str:
        return self._made_as or f"{type(self).__name__}({self.rules.name!r}, seed={self.seed})"

    _made_as = ""
    """How :func:`antikythera.bots.bot` was called, if it made this bot."""

    def choose(self, view: View) -> int:
        """The number of the line to play, for a seat that has something to choose."""
        numbers = self.checked(view).legal.numbers
        if not numbers:
            raise ValueError("this seat has nothing to choose now")
        return numbers[0] if len(numbers) == 1 else self.think(view)

    def checked(self, view: View) -> View:
        """A view of the game that this bot plays; anything else is refused."""
        if only_view(view).rules is not self.rules:
            raise ValueError(f"this bot plays {self.rules.name}, not {view.rules.name}")
        return view

    @abstractmethod
    def think(self, view: View) -> int:
        """Choose from several lines: the number of one of ``view.legal``, such as ``view.legal.numbers[0]``."""

    def stop(self) -> None:  # noqa: B027  # who answers at once has nothing to stop
        """Stop the current search, or the next one if none is running, and answer at once. Any thread may call this."""

    def chance(self, view: View) -> np.random.Generator:
        """A generator that depends on the seed and on what is seen."""
        digest = hashlib.blake2b(view.states.tobytes(), digest_size=16, key=str(self.seed).encode()).digest()
        return np.random.default_rng(int.from_bytes(digest, "little"))
