"""The speed of random play on one core, for every number of players.

python benchmarks/speed.py [GAME] [--games 20000] [--json]
"""

from __future__ import annotations

import argparse
import json
import sys

import antikythera as ak
from antikythera.rulebook import rulebook
from antikythera.simulate import Simulation, simulate

ROUNDS = 3


def best(game: str, players: int, games: int) -> Simulation:
    """The fastest of a few runs, since other work on the machine only slows them down."""
    rules = rulebook(game)
    return max(
        (simulate(rules, players, games, seed=1) for _ in range(ROUNDS)), key=lambda run: run.decisions_per_second
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", default=ak.GAMES[-1])
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args()
    print(f"Playing {options.games} games {ROUNDS} times for each number of players ...", file=sys.stderr)
    runs = [best(options.game, players, options.games) for players in rulebook(options.game).players]
    if options.json:
        print(json.dumps({"game": options.game, "runs": [run.report() for run in runs]}))
        return
    print(f"{options.game:<12}{'decisions/s':>14}{'games/s':>12}{'decisions':>12}")
    for run in runs:
        speeds = f"{run.decisions_per_second:>14,.0f}{run.games_per_second:>12,.0f}"
        print(f"{run.players} players   {speeds}{run.mean_decisions:>12.1f}")


if __name__ == "__main__":
    main()
