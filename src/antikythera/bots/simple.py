"""Bots that answer without looking ahead: at random, and by the policy of the game."""

from __future__ import annotations

from typing import Any

import numpy as np

from antikythera.bots.bot import Bot, Settings
from antikythera.bots.tools import tools
from antikythera.game import View

Array = np.ndarray[Any, Any]


class RandomBot(Bot):
    """Every legal line is as likely as the others."""

    def think(self, view: View) -> int:
        return int(self.chance(view).choice(view.legal.numbers))


class HeuristicBot(Bot):
    """Plays by the game's policy, and now and then by a quick guess."""

    def __init__(self, game: str, seed: int, settings: Settings) -> None:
        super().__init__(game, seed)
        self.settings, self._tools = settings, tools(game).styled(settings.style)
        self._workspace = self._tools.workspace()

    def think(self, view: View) -> int:
        chance = self.chance(view)
        states, legal = self.rules.sample(view.states, chance), view.legal.numbers
        records, masks, scores = self._workspace
        masks[0] = False
        masks[0, legal] = True
        if chance.random() >= self.settings.blunder_rate:
            return int(self._tools.decide(states, 0, masks[0], self._tools.weights, records[1:], masks[1:]))
        self._tools.guess(states, 0, masks[0], self._tools.weights, records[1:], masks[1:], scores)
        return int(chance.choice(legal, p=_shares(scores[legal], self.settings.temperature)))


def _shares(scores: Array, temperature: float) -> Array:
    """Scores in points as shares: the higher the temperature, the more alike."""
    shares: Array = np.exp((scores - scores.max()) / temperature)
    shares /= shares.sum()
    return shares
