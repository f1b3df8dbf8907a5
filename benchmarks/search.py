"""The number of simulations per second of a search on one core.

    python benchmarks/search.py [GAME] [--bots search,club,expert] [--json]

One tree is grown at every seventh decision of a game between heuristic bots, for each number of players and with the
settings of each bot. The cost of a simulation depends mostly on `rollout_turns`: how far it is played.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import replace

import numpy as np

import antikythera as ak
from antikythera.bots import LEVELS, Settings, bot, level
from antikythera.bots.tools import tools
from antikythera.bots.trees import RolloutTree
from antikythera.game import View
from antikythera.rulebook import rulebook

SIMULATIONS = 1000
"""For each position."""
APART = 7
"""Decisions from one position to the next."""


def positions(game: str, players: int) -> Iterator[View]:
    """The views of the seats that choose, from the beginning of a game to its end."""
    played, player = ak.new(game, players=players, seed=5), bot("heuristic", game)
    decisions = 0
    while not played.over:
        view = played.view(played.seat)
        if decisions % APART == 0 and len(view.legal.numbers) > 1:
            yield view
        played.play(player.choose(view))
        decisions += 1


def simulations_per_second(game: str, players: int, name: str) -> float:
    settings = level(name, game) if name in LEVELS else Settings(bot="search")
    tree = RolloutTree(tools(game), replace(settings, simulations=SIMULATIONS, seconds=0.0, trees=1))
    chance, number, seconds = np.random.default_rng(0), 0, 0.0
    for view in positions(game, players):
        tree.plant(np.concatenate([view.rules.sample(view.states, chance) for _ in range(settings.determinizations)]))
        tree.grow(1)  # compilation and loading are not measured
        start = time.perf_counter()
        tree.grow(SIMULATIONS - 1)
        seconds += time.perf_counter() - start
        number += SIMULATIONS - 1
    return number / seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default=ak.GAMES[-1])
    parser.add_argument("--bots", default="search,club,expert")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    report = {
        f"{name}, {players} players": round(simulations_per_second(arguments.game, players, name))
        for name in arguments.bots.split(",")
        for players in rulebook(arguments.game).players
    }
    if arguments.json:
        print(json.dumps(report))
    else:
        for what, number in report.items():
            print(f"{what:>20}  {number:>7,} simulations/s on one core")


if __name__ == "__main__":
    main()
