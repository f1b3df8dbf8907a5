"""The league: earlier nets as opponents in training, and matches between nets."""

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
from antikythera.training.selfplay import Seating, answer
from antikythera.training.tables import Tables

Weights = dict[str, Tensor]

MATCH_DEALS = seeds.seed("train", seeds.SIZE - 2**36)
"""The first seed of matches. They use the last deals of the family ``train``, which self-play never reaches."""


@dataclass
class League:
    """Some earlier nets, each with the minute when it joined. Those that joined before the first minute stay."""

    size: int
    nets: list[Weights] = field(default_factory=list)
    born: list[float] = field(default_factory=list)

    def join(self, net: Net, minute: float) -> None:
        """Add a net. If too many may leave, remove the later one of the two earlier nets that are closest in age."""
        self.nets.append(net.arrays())
        self.born.append(minute)
        stay = max(1, self.born.count(0.0))
        if len(self.nets) - stay >= self.size:
            closest = stay + int(np.argmin(np.diff(self.born[stay - 1 : -1])))
            del self.nets[closest], self.born[closest]

    def draw(self, rng: np.random.Generator, default: Net) -> Weights:
        """A random net of the league; the default if it is empty."""
        return self.nets[rng.integers(len(self.nets))] if self.nets else default.state_dict()


@torch.no_grad()
def match(
    net: Net, opponent: Net, rules: Rulebook, players: int, games: int, device: str, temperature: float = 1.0
) -> dict[str, Any]:
    """Play one net against copies of another, in every seat equally often; its share of victories, and its points."""
    tables = Tables(rules, {players: games}, device, MATCH_DEALS, hints=net.hints or opponent.hints)
    device = tables.device
    ours = torch.arange(games, device=device) % players
    theirs = torch.ones(games, tables.most, dtype=torch.bool, device=device)
    theirs.scatter_(1, ours[:, None], False)
    seating, done = Seating(theirs, net.device), torch.zeros(games, dtype=torch.bool, device=device)
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
    others = (final[:, :players, 0].sum(1) - mine[:, 0]) / (players - 1)
    return {
        "players": players,
        "games": games,
        "share": round(float(mine[:, 1].mean()), 4),
        "error": round(float(mine[:, 1].std() / games**0.5), 4),
        "points": round(float(mine[:, 0].mean()) * POINTS, 2),
        "their_points": round(float(others.mean()) * POINTS, 2),
    }
