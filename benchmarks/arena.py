"""What the arena costs beside its bots, and how much more many processes play than one.

    python benchmarks/arena.py [GAME] [--players N] [--bot random] [--games 400] [--json]

A bot plays against itself: first in one process, then in twice as many, and so on up to all cores. The start of the
processes is part of the time.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

from antikythera.arena import Match, Played, Results, here, play
from antikythera.arena.contest import make_ready, play_blocks
from antikythera.arena.workers import cores
from antikythera.rulebook import rulebook


def alone(match: Match, games: int) -> dict[str, Any]:
    """Games one after the other in this process: where the time of the processor goes."""
    start = time.process_time()
    played: list[Played] = [play(match, number) for number in range(games)]
    milliseconds = 1000 * (time.process_time() - start)
    decisions = sum(sum(one.decisions) for one in played)
    thinking = 1000 * sum(sum(one.seconds) for one in played)
    return {
        "cpu_milliseconds_a_game": round(milliseconds / games, 2),
        "decisions_a_game": round(decisions / games, 1),
        "microseconds_a_decision": round(1000 * milliseconds / decisions, 1),
        "of_which_the_bot": round(1000 * thinking / decisions, 1),
    }


def together(match: Match, games: int, processes: int) -> dict[str, float]:
    """Games a second, and what this process itself has to do for each."""
    start, work = time.perf_counter(), time.process_time()
    with Results() as results:
        play_blocks([(match, games // match.players)], results, here(processes))
    return {
        "games_per_second": round(games / (time.perf_counter() - start), 2),
        "own_cpu_milliseconds_a_game": round(1000 * (time.process_time() - work) / games, 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="tzolkin")
    parser.add_argument("--players", type=int)
    parser.add_argument("--bot", default="random")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    players = arguments.players or rulebook(arguments.game).players[-1]
    match = Match(arguments.game, players, (arguments.bot, f"{arguments.bot}'")).check()
    make_ready([match])
    report: dict[str, Any] = {"match": match.key, "alone": alone(match, max(players, arguments.games // 10))}
    processes = [2**power for power in range(cores().bit_length())]
    report["together"] = {str(number): together(match, arguments.games, number) for number in processes}
    if arguments.json:
        print(json.dumps(report))
    else:
        for name, value in (("alone", report["alone"]), *report["together"].items()):
            print(f"{name:>8}  {'  '.join(f'{key} {number}' for key, number in value.items())}")


if __name__ == "__main__":
    main()
