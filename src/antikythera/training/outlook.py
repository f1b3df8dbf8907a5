"""Learn what positions promise, see :mod:`antikythera.bots.outlook`, from games of a bot with itself.

``python -m antikythera.training.outlook GAME --rounds 20 --games 1500 --out outlook.safetensors``

In each round some games are played (:mod:`antikythera.training.turns`), and the net learns from them and from those of
the last rounds, so that the next games are better. The first games are played by the hand-made evaluation. If there is
already a net in the file, that one learns on. The file also says from how much the net has learned, and how long that
took. With ``--exploit FILE`` the other seat plays by the outlook in that file, which does not learn: to find its
weaknesses.
"""

from __future__ import annotations

import argparse
import time
from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import torch
from safetensors import safe_open
from safetensors.numpy import save_file
from torch import nn

from antikythera import registry
from antikythera.arena.workers import cores, pool
from antikythera.bots.outlook import NARROW, OUTPUTS, POINTS, WIDE, read
from antikythera.bots.tools import Tools, tools
from antikythera.training.turns import LAMBDA, PART, Array, play

EPOCHS, MINIBATCH, LEARNING_RATE, WEIGHT_DECAY = 3, 2048, 0.002, 0.0001
ROUNDS_KEPT = 8
"""Rounds to learn from: the present one, and those before it."""
COUNTED = "games", "positions", "core_seconds"
"""What a file says about its net."""


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
    points = torch.from_numpy(lessons / POINTS)
    net = nn.Sequential(layers[0], nn.ReLU(), layers[1], nn.ReLU(), layers[2])
    known = max(1, len(inputs) * 19 // 20)
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
    layers[0].weight.data /= scale
    rows = [torch.cat([layer.bias[None], layer.weight.T]).flatten() for layer in layers]
    return torch.cat(rows).detach().numpy(), POINTS * error


def teach(
    game: str,
    rounds: int,
    games: int,
    learned: Mapping[str, Any],
    fade: float = LAMBDA,
    rival: Array | None = None,
) -> Iterator[dict[str, Any]]:
    """Play and learn in turns, after what was learned before; after each round the weights, and how much they have
    learned from in all. A rival is an outlook that has the other seat.
    """
    known = tools(game)
    before = learned.get("weights")
    bot = known.styled({"value.net": 0.0}) if before is None else _with_net(known, before)
    latest: deque[tuple[Array, Array]] = deque(maxlen=ROUNDS_KEPT)
    other = None if rival is None else _with_net(known, rival).weights
    played, positions = learned.get("games", 0), learned.get("positions", 0)
    with pool(cores()) as workers:
        for _ in range(rounds):
            parts = range(played // PART, (played + games) // PART)
            latest.append(_joined(workers.map(partial(play, bot, fade=fade, rival=other), parts)))
            before, error = learn(*_joined(latest), before)
            bot = _with_net(known, before)
            played, positions = played + len(parts) * PART, positions + len(latest[-1][1])
            yield {"weights": before, "games": played, "positions": positions, "error": error}


def _with_net(known: Tools, net: Array) -> Tools:
    return replace(known, weights=np.concatenate([known.weights[: len(known.names)], net]))


def _joined(lessons: Iterable[tuple[Array, Array]]) -> tuple[Array, Array]:
    described, points = zip(*lessons, strict=True)
    return np.concatenate(described), np.concatenate(points)


def save(file: Path, found: Mapping[str, Any]) -> None:
    """Write weights, and how much they have learned from."""
    save_file({"weights": found["weights"]}, file, {name: str(found[name]) for name in COUNTED if name in found})


def load(file: Path) -> dict[str, Any]:
    with safe_open(file, framework="numpy") as saved:
        return {"weights": saved.get_tensor("weights")} | {name: int(n) for name, n in saved.metadata().items()}


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m antikythera.training.outlook", description=__doc__)
    options.add_argument("game", choices=registry.games())
    options.add_argument("--rounds", type=int, default=20)
    options.add_argument("--games", type=int, default=1500, help="in each round")
    options.add_argument("--fade", type=float, default=LAMBDA, help="the lambda of the lessons")
    options.add_argument("--exploit", type=Path, metavar="FILE", help="an outlook to find the weaknesses of")
    options.add_argument("--out", type=Path, required=True, help="a file for the net, which learns on if it is there")
    chosen = options.parse_args()
    before = load(chosen.out) if chosen.out.exists() else {}
    rival = read(chosen.exploit) if chosen.exploit else None
    started = time.monotonic() - before.get("core_seconds", 0) / cores()
    for found in teach(chosen.game, chosen.rounds, chosen.games, before, chosen.fade, rival):
        found["core_seconds"] = round(cores() * (time.monotonic() - started))
        save(chosen.out, found)
        print(*(f"{found[name]:,.10g} {name}" for name in (*COUNTED, "error")), flush=True)


if __name__ == "__main__":
    main()
