"""Learn what positions promise, see :mod:`antikythera.bots.outlook`, from games of a bot with itself.

``python -m antikythera.training.outlook GAME --games 30000 --out outlook.npz``

From every position at the start of a turn the net learns what both seats had at the end. With a better net the next
games are better, too.
"""

from __future__ import annotations

import argparse
from functools import partial
from itertools import pairwise
from pathlib import Path

import numpy as np
import torch
from torch import nn

from antikythera import registry
from antikythera.arena.workers import cores, spread
from antikythera.bots.outlook import NARROW, OUTPUTS, POINTS, WIDE
from antikythera.training.turns import PART, Array, play

EPOCHS, MINIBATCH, LEARNING_RATE, WEIGHT_DECAY = 8, 4096, 0.004, 0.0001


def learn(described: Array, results: Array, seed: int = 0, epochs: int = EPOCHS) -> tuple[Array, float]:
    """The weights of a net that has learned from positions and results, and its error in points (root mean square)
    for the last twentieth, from which it did not learn.
    """
    torch.manual_seed(seed)
    scale = described.std(0) + 1e-3
    inputs, points = torch.from_numpy(described / scale), torch.from_numpy(results / POINTS)
    known = max(1, len(inputs) * 19 // 20)
    shape = described.shape[1], WIDE, NARROW, OUTPUTS
    parts = [nn.Linear(before, after) for before, after in pairwise(shape)]
    net = nn.Sequential(parts[0], nn.ReLU(), parts[1], nn.ReLU(), parts[2])
    optimiser = torch.optim.AdamW(net.parameters(), weight_decay=WEIGHT_DECAY)
    steps = epochs * -(-known // MINIBATCH)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, LEARNING_RATE, total_steps=steps)
    for _ in range(epochs):
        for rows in torch.randperm(known).split(MINIBATCH):
            optimiser.zero_grad()
            (net(inputs[rows]) - points[rows]).square().mean().backward()
            optimiser.step()
            schedule.step()
    with torch.no_grad():
        error = (net(inputs[known:]) - points[known:]).square().mean().sqrt().item()
    parts[0].weight.data /= torch.from_numpy(scale)
    rows = [torch.cat([part.bias[None], part.weight.T]).flatten() for part in parts]
    return torch.cat(rows).detach().numpy(), POINTS * error


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m antikythera.training.outlook", description=__doc__)
    options.add_argument("game", choices=registry.games())
    options.add_argument("--games", type=int, default=30_000)
    options.add_argument("--out", type=Path, required=True, help="a file for the weights")
    options.add_argument("--style", default="", help="factors for the bot's weights, such as value.net=0")
    chosen = options.parse_args()
    pairs = (pair.partition("=") for pair in chosen.style.split(",") if pair)
    style = {name: float(factor) for name, _, factor in pairs}
    jobs = range(-(-chosen.games // PART))
    played = [found for _, found in spread(partial(play, chosen.game, style), jobs, cores())]
    described, results = (np.concatenate(column) for column in zip(*played, strict=True))
    weights, error = learn(described, results)
    np.savez(chosen.out, weights=weights)
    print(f"{len(results)} positions, {error:.2f} points off (root mean square)")


if __name__ == "__main__":
    main()
