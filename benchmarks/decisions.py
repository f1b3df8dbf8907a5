"""How long a bot takes for a decision, on average and at most.

    python benchmarks/decisions.py [champion] [--games 1] [--json]

It has all seats, in every game and with every number of players, and the threads that bots have by default. Decisions
with a single line do not count.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

import antikythera as ak
from antikythera.bots import bot
from antikythera.bots.seeds import seed
from antikythera.rulebook import rulebook


def seconds(name: str, game: str, players: int, number: int) -> list[float]:
    """The time of each decision of a game."""
    played, player, taken = ak.new(game, players, seed("train", number)), bot(name, game, seed=number), []
    while not played.over:
        view = played.view(played.seat)
        start = time.perf_counter()
        line = player.choose(view)
        if len(view.legal) > 1:
            taken.append(time.perf_counter() - start)
        played.play(line)
    return taken


def measured(name: str, game: str, players: int, games: int) -> dict[str, Any]:
    taken = [one for number in range(games) for one in seconds(name, game, players, number)]
    return {"decisions": len(taken), "mean_s": round(sum(taken) / len(taken), 3), "longest_s": round(max(taken), 2)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot", nargs="?", default="champion")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    report = {
        f"{game}, {players} players": measured(chosen.bot, game, players, chosen.games)
        for game in ak.GAMES
        for players in rulebook(game).players
    }
    if chosen.json:
        print(json.dumps(report))
        return
    for what, row in report.items():
        print(f"{what:>20}  {row['decisions']:>4} decisions: {row['mean_s']} s each, {row['longest_s']} s at most")


if __name__ == "__main__":
    main()
