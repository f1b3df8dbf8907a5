"""Learn what positions promise, see :mod:`antikythera.bots.outlook`, from games of a bot with itself.

``python -m antikythera.training.outlook GAME --games 20000 --out outlook.npz``

The lessons are those of :mod:`antikythera.training.turns`. The game's present net learns more from them, and the next
games are better; ``--fresh`` plays by the hand-made evaluation, and begins with a new net.
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
from antikythera.bots.knowledge import knowledge
from antikythera.bots.outlook import NARROW, OUTPUTS, POINTS, WIDE
from antikythera.training.turns import PART, Array, play

EPOCHS, MINIBATCH, LEARNING_RATE, WEIGHT_DECAY = 8, 2048, 0.002, 0.0001


def _layers(shape: tuple[int, ...], weights: Array | None) -> list[nn.Linear]:
    """The layers of a net, with the weights of an earlier one if there is any."""
    layers = [nn.Linear(before, after) for before, after in pairwise(shape)]
    if weights is None:
        return layers
    sizes = [layer.bias.numel() + layer.weight.numel() for layer in layers]
    for layer, part in zip(layers, np.split(weights, np.cumsum(sizes)[:-1]), strict=True):
        rows = torch.from_numpy(part.astype(np.float32)).view(-1, layer.out_features)
        layer.bias.data, layer.weight.data = rows[0], rows[1:].T.contiguous()
    return layers


def learn(
    described: Array, lessons: Array, before: Array | None = None, seed: int = 0, epochs: int = EPOCHS
) -> tuple[Array, float]:
    """The weights of a net that has learned from positions, and its error in points (root mean square) for the last
    twentieth, from which it did not learn. It may know something before.
    """
    torch.manual_seed(seed)
    layers = _layers((described.shape[1], WIDE, NARROW, OUTPUTS), before)
    scale = torch.from_numpy(described.std(0) + 1e-3)
    if before is not None:
        layers[0].weight.data *= scale
    inputs = torch.from_numpy(described) / scale
    points, counts = torch.from_numpy(lessons / POINTS)[:, :OUTPUTS], torch.from_numpy(lessons)[:, OUTPUTS:]
    net = nn.Sequential(layers[0], nn.ReLU(), layers[1], nn.ReLU(), layers[2])
    known = max(1, len(inputs) * 19 // 20)
    optimiser = torch.optim.AdamW(net.parameters(), weight_decay=WEIGHT_DECAY)
    steps = epochs * -(-known // MINIBATCH)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, LEARNING_RATE, total_steps=steps)
    for _ in range(epochs):
        for rows in torch.randperm(known).split(MINIBATCH):
            optimiser.zero_grad()
            (counts[rows] * (net(inputs[rows]) - points[rows]).square()).mean().backward()
            optimiser.step()
            schedule.step()
    with torch.no_grad():
        error = (net(inputs[known:]) - points[known:]).square().mean().sqrt().item()
    layers[0].weight.data /= scale
    rows = [torch.cat([layer.bias[None], layer.weight.T]).flatten() for layer in layers]
    return torch.cat(rows).detach().numpy(), POINTS * error


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m antikythera.training.outlook", description=__doc__)
    options.add_argument("game", choices=registry.games())
    options.add_argument("--games", type=int, default=20_000)
    options.add_argument("--out", type=Path, required=True, help="a file for the weights")
    options.add_argument("--fresh", action="store_true", help="begin without a net")
    chosen = options.parse_args()
    known = knowledge(chosen.game)
    style, before = ({"value.net": 0.0}, None) if chosen.fresh else ({}, known.weights[len(known.names) :])
    jobs = range(-(-chosen.games // PART))
    played = [found for _, found in spread(partial(play, chosen.game, style), jobs, cores())]
    described, lessons = (np.concatenate(column) for column in zip(*played, strict=True))
    weights, error = learn(described, lessons, before)
    np.savez(chosen.out, weights=weights)
    print(f"{len(lessons)} positions, {error:.2f} points off (root mean square)")


if __name__ == "__main__":
    main()
