"""What the review of a game costs.

    python benchmarks/review.py GAME --players 4 [--depth 1]

Bots of a level play a game, and it is reviewed in this process, on one core. Processor time counts where other work
runs beside it.
"""

from __future__ import annotations

import argparse
import time

import antikythera as ak
from antikythera.bots import bot
from antikythera.review import reviewing


def played(name: str, players: int | None, level: str) -> ak.Game:
    game, player = ak.new(name, players, seed=7), bot(level, name, seed=1)
    while not game.over:
        game.play(player.choose(game.view(game.seat)))
    return game


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("game", choices=ak.GAMES)
    options.add_argument("--players", type=int)
    options.add_argument("--level", default="casual")
    options.add_argument("--depth", type=int, default=1)
    chosen = options.parse_args()
    game = played(chosen.game, chosen.players, chosen.level)
    began, used = time.monotonic(), time.process_time()
    times = [(time.monotonic() - began, time.process_time() - used) for _ in reviewing(game, chosen.depth)]
    choices = sum(len(game.at(move).legal) > 1 for move in range(len(game.actions)))
    print(f"{choices} choices")
    for what, (seconds, cpu) in (("first results", times[0]), ("all", times[-1])):
        print(f"{what}: {seconds:.1f} s, {cpu:.1f} s of a processor")


if __name__ == "__main__":
    main()
