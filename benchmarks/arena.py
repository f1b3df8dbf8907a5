"""The overhead of the arena, and how it scales with the number of processes.

    python benchmarks/arena.py [GAME] [--players N] [--bot random] [--games 100] [--json]

A bot plays against itself: in one process, then in two, four and so on up to all cores, with ``--games`` games for each
process. The start of the processes is not measured.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

import antikythera as ak
from antikythera.arena import Match, Played, Results, here, play
from antikythera.arena.contest import make_ready, play_blocks
from antikythera.arena.workers import cores
from antikythera.rulebook import rulebook


def alone(match: Match, games: int) -> dict[str, Any]:
    """Games in this process, one after the other: where the CPU time goes."""
    start = time.process_time()
    played: list[Played] = [play(match, number) for number in range(games)]
    milliseconds = 1000 * (time.process_time() - start)
    decisions = sum(sum(one.decisions) for one in played)
    return {
        "cpu_milliseconds_a_game": round(milliseconds / games, 2),
        "decisions_a_game": round(decisions / games, 1),
        "microseconds_a_decision": round(1000 * milliseconds / decisions, 1),
    }


def together(match: Match, games: int, processes: int) -> dict[str, float]:
    """Games per second while all processes play, and the work of this process for each game."""
    ends: list[float] = []
    work = time.process_time()
    with Results() as results:
        play_blocks(
            [(match, games // match.players)], results, here(processes), lambda _: ends.append(time.perf_counter())
        )
    started = len(ends) // 4
    return {
        "games_per_second": round((len(ends) - 1 - started) / (ends[-1] - ends[started]), 2),
        "own_cpu_milliseconds_a_game": round(1000 * (time.process_time() - work) / len(ends), 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default=ak.GAMES[-1])
    parser.add_argument("--players", type=int)
    parser.add_argument("--bot", default="random")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    players = arguments.players or rulebook(arguments.game).players[-1]
    match = Match(arguments.game, players, (arguments.bot, f"{arguments.bot}'")).check()
    make_ready([match])
    report: dict[str, Any] = {"match": match.key, "alone": alone(match, max(players, arguments.games // 10))}
    for processes in (2**power for power in range(cores().bit_length())):
        report[f"{processes} processes"] = together(match, arguments.games * processes, processes)
    if arguments.json:
        print(json.dumps(report))
    else:
        for name, value in report.items():
            print(f"{name:>12}  {value if isinstance(value, str) else _readable(value)}")


def _readable(numbers: dict[str, float]) -> str:
    return "  ".join(f"{name.replace('_', ' ')} {number}" for name, number in numbers.items())


if __name__ == "__main__":
    main()
