"""Measure a net against bots, on the CPU: one net against copies of a bot, in every seat of every deal.

``python -m antikythera.training.evaluate GAME net.safetensors --against heuristic expert --blocks 20``
"""

from __future__ import annotations

import argparse
import json

from antikythera.arena import Match, Results, Tally, here, play_blocks
from antikythera.arena.contest import make_ready
from antikythera.arena.workers import cores
from antikythera.bots.seeds import FAMILIES
from antikythera.registry import games
from antikythera.rulebook import rulebook


def measure(match: Match, blocks: int, processes: int) -> Tally:
    """Play a match; its results."""
    make_ready([match])
    with Results() as results:
        play_blocks([(match, blocks)], results, here(processes))
        return Tally(match, results.of(match), blocks)


def line(tally: Tally) -> str:
    """The net's share of victories and points, with intervals, and the points of the others."""
    net, other = tally.match.bots
    row = {"against": other, "players": tally.match.players, "games": len(tally.games)}
    estimates = {"share": tally.win_share(net), "points": tally.score(net), "their_points": tally.score(other)}
    row |= {name: [round(n, 3) for n in (one.value, one.low, one.high)] for name, one in estimates.items()}
    return json.dumps(row | {"ms_a_decision": round(tally.milliseconds(net), 3)})


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m antikythera.training.evaluate", description=__doc__)
    options.add_argument("game", choices=games())
    options.add_argument("net", help="a file of weights")
    options.add_argument("--against", nargs="+", default=["heuristic"], help="bots by their names")
    options.add_argument("--players", nargs="+", type=int, help="by default all numbers of players")
    options.add_argument("--blocks", type=int, default=10, help="deals; each is played once for every seat")
    options.add_argument("--family", choices=FAMILIES, default="ladder", help="of deals")
    options.add_argument("--processes", type=int, default=cores())
    chosen = options.parse_args()
    numbers = chosen.players or rulebook(chosen.game).players
    matches = [
        Match(chosen.game, players, (f"net:{chosen.net}", other), chosen.family).check()
        for other in chosen.against
        for players in numbers
    ]
    for match in matches:
        print(line(measure(match, chosen.blocks, chosen.processes)), flush=True)


if __name__ == "__main__":
    main()
