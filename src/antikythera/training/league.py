"""Opponents: earlier nets, to play against while training, and matches that say who is stronger."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
import torch
from torch import Tensor

from antikythera.bots import seeds
from antikythera.bots.net import POINTS
from antikythera.rulebook import Rulebook
from antikythera.training.net import Net
from antikythera.training.selfplay import Seating, Tables, answer

Weights = dict[str, Tensor]

MATCH_DEALS = seeds.tuning_seed("train", seeds.SIZE - 2**36)
"""Matches take the last deals of the family ``train``, which self-play never reaches."""


@dataclass
class League:
    """Some of the nets that there were, each with the minute of its birth."""

    size: int
    nets: list[Weights] = field(default_factory=list)
    born: list[float] = field(default_factory=list)

    def join(self, net: Net, minute: float) -> None:
        """Add a net. When there are too many, one goes: of the two before it that are closest in age, the later."""
        self.nets.append(net.arrays())
        self.born.append(minute)
        if len(self.nets) > self.size:
            closest = 1 + int(np.argmin(np.diff(self.born[:-1])))
            del self.nets[closest], self.born[closest]

    def draw(self, rng: np.random.Generator, otherwise: Net) -> Weights:
        """One of the nets, each as likely as the others."""
        return self.nets[rng.integers(len(self.nets))] if self.nets else otherwise.state_dict()


@torch.no_grad()
def match(
    net: Net, opponent: Net, rules: Rulebook, players: int, games: int, device: str, temperature: float = 1.0
) -> dict[str, Any]:
    """One net against copies of another, in each seat equally often; its share of the victories, and points."""
    tables = Tables(rules, {players: games}, device, MATCH_DEALS)
    ours = torch.arange(games, device=device) % players
    theirs = torch.ones(games, players, dtype=torch.bool, device=device)
    theirs.scatter_(1, ours[:, None], False)
    seating, done = Seating(tables, theirs), torch.zeros(games, dtype=torch.bool, device=device)
    final = torch.zeros_like(tables.outcomes)
    for step in range(rules.max_decisions):
        if step % 16 == 0 and bool(done.all()):
            break
        answer(net, opponent, tables, seating, temperature)
        tables.play()
        final = torch.where((tables.over & ~done)[:, None, None], tables.outcomes, final)
        done |= tables.over
        tables.deal()
    mine = final[torch.arange(games, device=device), ours]
    others = (final[..., 0].sum(1) - mine[:, 0]) / (players - 1)
    return {
        "players": players,
        "games": games,
        "share": round(float(mine[:, 2].mean()), 4),
        "error": round(float(mine[:, 2].std() / games**0.5), 4),
        "points": round(float(mine[:, 0].mean()) * POINTS, 2),
        "their_points": round(float(others.mean()) * POINTS, 2),
    }
