"""Batches on all cores: decisions per second, step by step and to the end in one call.

    python benchmarks/batch.py [GAME] [--games 65536] [--json]

A decision step by step is two calls: ``choose`` draws a legal action for each game at random, and ``step`` plays the
actions and marks what is legal next. Games that end are dealt again.
"""

from __future__ import annotations

import argparse
import json
import os
import time

import numpy as np

import antikythera as ak

STEPS = 100
ROUNDS = 3


def interface(games: ak.Batch) -> dict[str, float]:
    """The seconds of each call, over many decisions of all games."""
    mask, actions = games.legal(), np.zeros(len(games), dtype=np.int64)
    seconds = dict.fromkeys(("choose", "step"), 0.0)
    for number in range(STEPS):
        start = time.perf_counter()
        games.choose(mask, number * len(games), actions)
        chosen = time.perf_counter()
        games.step(actions, mask, seed=number * len(games))
        played = time.perf_counter()
        if number:  # the first call loads the kernels
            seconds["choose"] += chosen - start
            seconds["step"] += played - chosen
    return seconds


def playouts(games: ak.Batch) -> float:
    """Decisions per second when games are played to their end in one call, the best of some rounds."""
    speeds = []
    for number in range(ROUNDS + 1):
        start = time.perf_counter()
        decisions = games.playout(number)
        speeds.append(decisions / (time.perf_counter() - start))
    return max(speeds[1:])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", default=ak.GAMES[-1], choices=ak.GAMES)
    parser.add_argument("--games", type=int, default=65536)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args()
    games = ak.batch(options.game, options.games)
    seconds = interface(games)
    decided = (STEPS - 1) * len(games)
    report = {
        "game": options.game,
        "games": len(games),
        "cores": os.cpu_count(),
        "mask_and_step_decisions_per_second": round(decided / seconds["step"]),
        "with_choice_decisions_per_second": round(decided / sum(seconds.values())),
        "playout_decisions_per_second": round(playouts(games)),
    }
    if options.json:
        print(json.dumps(report))
    else:
        for name, value in report.items():
            print(f"{name.replace('_', ' '):40} {value}")


if __name__ == "__main__":
    main()
