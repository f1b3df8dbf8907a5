"""Whether shares of the victory are calibrated: of the seats that a review gives 30 %, do 30 % win?

    python benchmarks/calibration.py GAME --players 4 --games 40

Bots of a level play games; the short search of a review looks at every 20th choice, or with ``--net`` the net. Prints a
table in Markdown: for each range of shares, how many there were, their mean, and how many of these seats won. Positions
of one game depend on each other, so the interval comes from resampling games.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import pairwise

import numpy as np

import antikythera as ak
from antikythera.arena.workers import cores, spread
from antikythera.bots import bot, evaluate
from antikythera.bots.seeds import seed
from antikythera.review.search import Job, look, result

EVERY = 20
EDGES = (0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.01)
SAMPLES = 1000

Pair = tuple[float, float]
"""The share that was expected, and the share that came out."""


def played(job: tuple[str, int, int, str, bool]) -> list[Pair]:
    """What was expected in a game, and what came out."""
    name, players, number, level, net = job
    game, player = ak.new(name, players, seed("train", number)), bot(level, name, seed=number)
    expected = []
    while not game.over:
        view = game.view(game.seat)
        if len(view.legal) > 1 and len(game.actions) % EVERY == 0:
            expected.append(evaluate(view).shares if net else look([Job(0, view.position(), "", 1)])[0][0].shares)
        game.play(player.choose(view))
    outcome = result(game).shares
    return [pair for shares in expected for pair in zip(shares, outcome, strict=True)]


def rows(games: list[list[Pair]]) -> Iterator[str]:
    rng = np.random.default_rng(1)
    drawn = rng.integers(len(games), size=(SAMPLES, len(games)))
    for low, high in pairwise(EDGES):
        inside = [np.array([pair for pair in game if low <= pair[0] < high]).reshape(-1, 2) for game in games]
        counts = np.array([len(pairs) for pairs in inside])
        wins = np.array([pairs[:, 1].sum() for pairs in inside])
        if counts.sum():
            mean = np.concatenate(inside)[:, 0].mean()
            shares = wins[drawn].sum(axis=1) / np.maximum(1, counts[drawn].sum(axis=1))
            least, most = np.percentile(shares, (2.5, 97.5))
            won = f"{wins.sum() / counts.sum():.1%} ({least:.0%} to {most:.0%})"
            yield f"| {low:.0%} to {min(1, high):.0%} | {counts.sum()} | {mean:.1%} | {won} |"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("game", choices=ak.GAMES)
    options.add_argument("--players", type=int)
    options.add_argument("--games", type=int, default=40)
    options.add_argument("--first", type=int, default=0, help="the number of the first game")
    options.add_argument("--level", default="club")
    options.add_argument("--net", action="store_true", help="ask the net, without a search")
    chosen = options.parse_args()
    numbers = range(chosen.first, chosen.first + chosen.games)
    jobs = [(chosen.game, chosen.players, number, chosen.level, chosen.net) for number in numbers]
    games = [pairs for _, pairs in sorted(spread(played, jobs, cores()))]  # games end in any order
    print("| expected | how often | on average | won |\n|---|---|---|---|", *rows(games), sep="\n")


if __name__ == "__main__":
    main()
