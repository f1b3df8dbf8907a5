"""Measure whether the shares of the victory that a net expects are calibrated, on the GPU where there is one.

``python -m antikythera.training.calibrate GAME net.safetensors --games 20000 --out calibration.json``

The net plays games with itself, on deals that no training has seen. In the first position of a game and in every 16th
after it, what it expects for every seat is compared with what that seat gets.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor

from antikythera.bots import seeds
from antikythera.registry import games
from antikythera.rulebook import rulebook
from antikythera.training.net import Net
from antikythera.training.selfplay import Answer, play_out
from antikythera.training.tables import Tables

Array = np.ndarray[Any, Any]

FIRST_DEAL = seeds.seed("ladder", seeds.SIZE - 2**38)
"""Deals that the ladder does not reach."""
MOST_TABLES = 32768
"""Games that are played at once, for every number of players."""
TEMPERATURE = 0.4
EVERY = 16
"""Positions between two that are looked at."""
MOST_LOOKS = 40
"""Positions of a game that are looked at."""
TENTHS = 10


class Games(NamedTuple):
    """What was expected in games, and what came out."""

    expected: Array
    """Shares by game, position and seat. Positions that a game does not have are not a number."""
    real: Array
    """Shares by game and seat."""


def play_games(net: Net, number: int, device: str) -> dict[int, Games]:
    """Play that many games at least for every number of players."""
    size = min(MOST_TABLES, number)
    tables = Tables(net.rules, dict.fromkeys(net.rules.players, size), device, FIRST_DEAL, hints=net.hints)
    device = tables.device
    rows = torch.arange(tables.size, device=device)
    shares = torch.full((tables.size, MOST_LOOKS + 1, tables.most), torch.nan, device=device)  # the last for the rest
    steps = torch.zeros(tables.size, dtype=torch.int64, device=device)
    found: dict[int, list[tuple[Array, Array]]] = {players: [] for players in net.rules.players}

    def before(answer: Answer) -> None:
        place = torch.where(steps % EVERY == 0, steps // EVERY, MOST_LOOKS).clamp(max=MOST_LOOKS)
        shares[rows, place] = answer.values[..., 1].to(device)
        steps.add_(1)

    def after(ended: Tensor, counted: Tensor) -> None:
        for players, own in found.items():
            mine = ended[counted & (tables.players[ended] == players)]
            expected = shares[mine, :MOST_LOOKS, :players]
            real = tables.outcomes[mine, :players, 1]
            own.append(((expected / expected.sum(2, keepdim=True)).cpu().numpy(), real.cpu().numpy()))
        shares[ended], steps[ended] = torch.nan, 0

    play_out(net, tables, -(-number // size), TEMPERATURE, before, after)
    return {players: Games(*map(np.concatenate, zip(*own, strict=True))) for players, own in found.items()}


def table(played: Games) -> list[dict[str, float]]:
    """Expected share minus real one by tenths of the expected share. Positions of one game depend on each other, so the
    standard errors come from games.
    """
    tenths = np.nan_to_num(np.clip(played.expected * TENTHS, 0, TENTHS - 1), nan=TENTHS).astype(int)
    errors = played.expected - played.real[:, None]
    rows = []
    for tenth in range(TENTHS):
        inside = tenths == tenth
        counts, sums = inside.sum((1, 2)), np.where(inside, errors, 0.0).sum((1, 2), dtype=np.float64)
        count = int(counts.sum())
        if count:
            error = sums.sum() / count
            deviation = np.sqrt(((sums - error * counts) ** 2).sum()) / count
            rows.append({"from": tenth / TENTHS, "count": count, "error": error, "standard_error": deviation})
    return rows


def markdown(found: dict[int, list[dict[str, float]]]) -> str:
    """The tables for people: in points, with two standard errors."""
    lines = ["| | " + " | ".join(f"{10 * tenth} to {10 * tenth + 10} %" for tenth in range(TENTHS)) + " |"]
    lines.append("|---" * (TENTHS + 1) + "|")
    for players, rows in found.items():
        cells = {round(TENTHS * row["from"]): row for row in rows}
        told = [
            f"{100 * row['error']:.1f} ± {200 * row['standard_error']:.1f}" if (row := cells.get(tenth)) else ""
            for tenth in range(TENTHS)
        ]
        lines.append(f"| {players} players | {' | '.join(told)} |")
    return "\n".join(lines)


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m antikythera.training.calibrate", description=__doc__)
    options.add_argument("game", choices=games())
    options.add_argument("net", type=Path, help="a file of weights")
    options.add_argument("--games", type=int, default=20_000, help="for every number of players")
    options.add_argument("--out", type=Path, required=True, help="a file for the tables")
    options.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    chosen = options.parse_args()
    net = Net.read(chosen.net, rulebook(chosen.game)).to(chosen.device)
    found = {players: table(played) for players, played in play_games(net, chosen.games, chosen.device).items()}
    told = {"game": chosen.game, "games": chosen.games, "players": found}
    chosen.out.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    print(markdown(found))


if __name__ == "__main__":
    main()
