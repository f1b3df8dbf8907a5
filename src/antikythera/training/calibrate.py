"""Measure whether the shares of the victory that a net expects are calibrated, on the GPU where there is one.

``python -m antikythera.training.calibrate GAME net.safetensors --games 20000 --out calibration.json``

The net plays games with itself. In the first position of a game and in every 16th after it, what it expects for every
seat is compared with what that seat gets. On training deals a temperature is fitted for each number of players; the
table comes from other deals, without and with it. ``--store`` writes the temperatures into the file of the net, and
bots apply them from then on.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from safetensors.torch import load_file, save_file
from torch import Tensor

from antikythera.bots import seeds
from antikythera.bots.net import describe, temper
from antikythera.registry import games
from antikythera.rulebook import rulebook
from antikythera.training.net import Net
from antikythera.training.selfplay import Answer, Tables, play_out

Array = np.ndarray[Any, Any]

FIRST_DEALS = {family: seeds.seed(family, seeds.SIZE - 2**38) for family in ("train", "ladder")}
"""Deals that neither self-play nor matches reach: some to fit on, others to check."""
MOST_TABLES = 32768
"""Games that are played at once, for every number of players."""
TEMPERATURE = 0.4
EVERY = 16
"""Positions between two that are looked at."""
MOST_LOOKS = 40
"""Positions of a game that are looked at."""
TENTHS = 10
HALVINGS = 24


class Games(NamedTuple):
    """What was expected in games, and what came out."""

    expected: Array
    """Shares by game, position and seat. Positions that a game does not have are not a number."""
    real: Array
    """Shares by game and seat."""


def play_games(net: Net, number: int, device: str, first_deal: int) -> dict[int, Games]:
    """Play that many games at least for every number of players."""
    size = min(MOST_TABLES, number)
    tables = Tables(net.rules, dict.fromkeys(net.rules.players, size), device, first_deal, hints=net.hints)
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


def fit_temperature(played: Games) -> float:
    """The temperature under which what came out is most likely.

    The likelihood has one maximum in the inverse of the temperature, so halving an interval finds it.
    """
    known = ~np.isnan(played.expected[..., 0])
    shares = played.expected[known].astype(np.float64)
    logs = np.log(np.maximum(shares, 1e-12))
    real = np.broadcast_to(played.real[:, None], played.expected.shape)[known]
    target = (real * logs).sum(1).mean()
    low, high = 0.25, 4.0
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        mean = (temper(shares, 1 / middle) * logs).sum(1).mean()
        low, high = (middle, high) if mean < target else (low, middle)
    return round(2 / (low + high), 3)


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


def calibrate(net: Net, number: int, device: str) -> dict[str, Any]:
    """The temperatures, and how well shares are calibrated without and with them."""
    train, other = (play_games(net, number, device, first) for first in FIRST_DEALS.values())
    found = {}
    for players, played in other.items():
        temperature = fit_temperature(train[players])
        tempered = played._replace(expected=temper(played.expected, temperature))
        found[str(players)] = {
            "games": len(played.real),
            "temperature": temperature,
            "without": table(played),
            "with": table(tempered),
        }
    return {"game": net.rules.name, "players": found}


def store(file: Path, temperatures: dict[int, float], net: Net) -> None:
    """Write the temperatures into a file of weights."""
    told = json.dumps({str(players): temperature for players, temperature in temperatures.items()})
    save_file(load_file(file), file, describe(net.rules) | {"share_temperatures": told})


def markdown(found: dict[str, Any]) -> str:
    """The tables for people: in points, with two standard errors."""
    lines = ["| | " + " | ".join(f"{10 * tenth} to {10 * tenth + 10} %" for tenth in range(TENTHS)) + " |"]
    lines.append("|---" * (TENTHS + 1) + "|")
    for players, own in found["players"].items():
        for kind in ("without", "with"):
            cells = {round(TENTHS * row["from"]): row for row in own[kind]}
            told = [
                f"{100 * row['error']:.1f} ± {200 * row['standard_error']:.1f}" if (row := cells.get(tenth)) else ""
                for tenth in range(TENTHS)
            ]
            name = f"{players} players" + (f", temperature {own['temperature']}" if kind == "with" else "")
            lines.append(f"| {name} | {' | '.join(told)} |")
    return "\n".join(lines)


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m antikythera.training.calibrate", description=__doc__)
    options.add_argument("game", choices=games())
    options.add_argument("net", type=Path, help="a file of weights")
    options.add_argument("--games", type=int, default=20_000, help="for every number of players, and twice")
    options.add_argument("--out", type=Path, required=True, help="a file for the tables")
    options.add_argument("--store", action="store_true", help="write the temperatures into the file of the net")
    options.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    chosen = options.parse_args()
    net = Net.read(chosen.net, rulebook(chosen.game)).to(chosen.device)
    found = calibrate(net, chosen.games, chosen.device)
    chosen.out.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print(markdown(found))
    if chosen.store:
        store(chosen.net, {int(players): own["temperature"] for players, own in found["players"].items()}, net)


if __name__ == "__main__":
    main()
