"""The speed of random play compared with catanatron, in the same run on one core.

    python benchmarks/peers.py [--rounds 5] [--json]

catanatron is the well-known fast engine for Catan in Python. The games differ, so the measure is one that both have:
decisions per second, in whole games with four players who choose at random among the legal actions.

* A decision is one choice by one player. In catanatron that is a call of ``decide``, in ours a step of the game.
  Both count choices that leave only one option.
* Both list all legal actions before each decision and play until their game ends; dealing a game counts as well.
* Each engine runs in the fastest way that it offers: catanatron's own loop without accumulators, our compiled loop.
  Compilation and imports come before the clock starts.
* The two take turns, several rounds of a few seconds each. The ratio is the median over the rounds.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from importlib.metadata import version
from typing import Any

from catanatron import Color, Game, RandomPlayer

from antikythera.rulebook import rulebook
from antikythera.simulate import simulate

PLAYERS = 4
CATAN_GAMES = 10
TZOLKIN_GAMES = 20_000


def catanatron(seed: int) -> float:
    """Decisions per second."""
    decisions = 0

    def decide(player: Any, game: Any, playable_actions: Any) -> Any:
        nonlocal decisions
        decisions += 1
        return player.decide(game, playable_actions)

    start = time.perf_counter()
    for number in range(CATAN_GAMES):
        Game([RandomPlayer(color) for color in Color], seed=seed + number).play(decide_fn=decide)
    return decisions / (time.perf_counter() - start)


def tzolkin(seed: int) -> float:
    """Decisions per second."""
    return simulate(rulebook("tzolkin"), PLAYERS, TZOLKIN_GAMES, seed).decisions_per_second


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args()
    ours, theirs = [], []
    for number in range(options.rounds):
        print(f"Round {number + 1} of {options.rounds} ...", file=sys.stderr)
        theirs.append(catanatron(1 + number * CATAN_GAMES))
        ours.append(tzolkin(1 + number * TZOLKIN_GAMES))
    report = {
        "tzolkin_decisions_per_second": round(statistics.median(ours)),
        "catanatron_decisions_per_second": round(statistics.median(theirs)),
        "ratio": round(statistics.median(a / b for a, b in zip(ours, theirs, strict=True)), 1),
        "rounds": options.rounds,
        "catanatron": version("catanatron"),
    }
    if options.json:
        print(json.dumps(report))
        return
    for name, value in report.items():
        print(f"{name.replace('_', ' '):<34}{value:>14,}" if not isinstance(value, str) else f"{name:<34}{value:>14}")


if __name__ == "__main__":
    main()
