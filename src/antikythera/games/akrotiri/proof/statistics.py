"""Statistics of Akrotiri with the reconstructed tiles and maps: a bot plays against itself.

    python -m antikythera.games.akrotiri.proof.statistics [--bot heuristic] [--games 1000] [--ring]

Prints the table of ``docs/akrotiri-reconstruction.md``. Every bot of the arena can play.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from antikythera import Game
from antikythera.bots import bot
from antikythera.games.akrotiri.rules.components import CELLS, DRACHMA_A_POINT, THERA_SQUARES
from antikythera.games.akrotiri.rules.goals import goal_points, has_goal, map_points
from antikythera.games.akrotiri.rules.names import CARDS_A_LEVEL, GOAL_COUNT, LEVELS, TEMPLES_A_SEAT
from antikythera.games.akrotiri.rules.state import PLAYED, SEATS
from antikythera.kernel import Plain, plain

ACTIONS = ("sail", "portage", "load", "unload", "dig", "buy", "oracle", "sell")
"""The first words of lines that use an action, or follow from one."""


@dataclass(frozen=True)
class Played:
    """The counts of a game; pairs are by seat."""

    turns: int
    decisions: int
    ended_early: int
    did_nothing: int
    tiles: int
    steps_out: int
    temples: list[int]
    scores: list[float]
    maps: list[int]
    money: list[int]
    won: float
    """1 if the starting player won, a half for a tie."""
    levels: list[int]
    """How many maps of each level were dug."""
    goals: dict[int, list[int]]
    """The points of each goal, for the players who had it."""


def play(name: str, seed: int, options: tuple[str, ...]) -> Played:
    """A game of a bot against itself."""
    game = Game("akrotiri", seed=seed, options=options)
    players = [bot(name, "akrotiri", seed=seed * SEATS + seat, threads=1) for seat in range(SEATS)]
    turns = ended_early = did_nothing = 0
    acted = False
    while not game.over:
        line = game.rules.lines[players[game.seat - 1].choose(game.view(game.seat))]
        if line == "end":
            turns += 1
            ended_early += int(game.state["actions"] > 0)
            did_nothing += not acted
        acted = line.startswith(ACTIONS) or (acted and line != "end")
        game.play(line)
    return counted(game, turns, ended_early, did_nothing)


def counted(game: Game, turns: int, ended_early: int, did_nothing: int) -> Played:
    """A game that is over, in numbers."""
    s, record = Plain(game.states), game.state
    seats = range(SEATS)
    played = (record["card"] >= PLAYED).reshape(len(LEVELS), CARDS_A_LEVEL)
    kept = {goal: [p for p in seats if plain(has_goal)(s, p, goal)] for goal in range(GOAL_COUNT)}
    winners = game.winners
    return Played(
        turns=turns,
        decisions=len(game.actions),
        ended_early=ended_early,
        did_nothing=did_nothing,
        tiles=int(record["slots"]) - THERA_SQUARES,
        steps_out=steps_out(record),
        temples=(record["temple"] > 0).sum(axis=1).tolist(),
        scores=game.scores,
        maps=[int(plain(map_points)(s, p)) for p in seats],
        money=[int(record["money"][p]) // DRACHMA_A_POINT for p in seats],
        won=(1 in winners) / len(winners),
        levels=played.sum(axis=1).tolist(),
        goals={goal: [int(plain(goal_points)(s, p, goal)) for p in those] for goal, those in kept.items()},
    )


def steps_out(record: Any) -> int:
    """The distance of the farthest tile from Thera."""
    squares = [CELLS[cell] for cell in record["cell"][: record["slots"]]]
    return int(max(max(-x, x - 1, 0) + max(-y, y - 1, 0) for x, y in squares))


def goals_decide(game: Played) -> bool:
    """Whether the result would be different by maps and money only."""
    one, two = (maps + money for maps, money in zip(game.maps, game.money, strict=True))
    return bool(np.sign(one - two) != np.sign(2 * game.won - 1))


def spread(values: Iterable[float]) -> str:
    numbers = np.array(list(values))
    low, high = np.percentile(numbers, [5, 95])
    return f"{numbers.mean():.1f} ({low:.0f} to {high:.0f})"


def share(values: Iterable[float]) -> str:
    """A share with its 95 % interval."""
    numbers = np.array(list(values), dtype=float)
    rate = float(numbers.mean())
    return f"{100 * rate:.1f} % ± {100 * 1.96 * (rate * (1 - rate) / len(numbers)) ** 0.5:.1f}"


def table(games: list[Played]) -> list[tuple[str, str]]:
    """The rows of the table."""
    seats = [(game, p) for game in games for p in range(SEATS)]
    turns = sum(game.turns for game in games)
    brought = [[points for game in games for points in game.goals[goal]] for goal in range(GOAL_COUNT)]
    steps = [game.steps_out for game in games]
    return [
        ("games", str(len(games))),
        ("turns, both players", spread(game.turns for game in games)),
        ("decisions", spread(game.decisions for game in games)),
        ("tiles on the board", spread(game.tiles for game in games)),
        ("steps from Thera to the farthest tile", f"{spread(steps)}, at most {max(steps)}"),
        ("temples a player", spread(game.temples[p] for game, p in seats)),
        ("games that end with a sixth temple", share(TEMPLES_A_SEAT in game.temples for game in games)),
        ("score", spread(game.scores[p] for game, p in seats)),
        ("of it maps", spread(game.maps[p] for game, p in seats)),
        ("of it goals", spread(game.scores[p] - game.maps[p] - game.money[p] for game, p in seats)),
        ("of it money", spread(game.money[p] for game, p in seats)),
        ("winner's score", spread(max(game.scores) for game in games)),
        ("starting player wins, ties half", share(game.won for game in games)),
        ("games that goals decide", share(goals_decide(game) for game in games)),
        ("maps dug a game: easy, medium, hard", ", ".join(mean(game.levels[i] for game in games) for i in range(3))),
        ("points for a goal, 1 to 12", ", ".join(mean(points) for points in brought)),
        ("turns ended with an action left", f"{100 * sum(game.ended_early for game in games) / turns:.1f} %"),
        ("turns without any action", f"{100 * sum(game.did_nothing for game in games) / turns:.1f} %"),
    ]


def mean(values: Iterable[float]) -> str:
    numbers = list(values)
    return f"{np.mean(numbers):.1f}" if numbers else "–"


def main() -> None:
    parser = argparse.ArgumentParser(description="Statistics of Akrotiri: a bot plays against itself.")
    parser.add_argument("--bot", default="heuristic")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--ring", action="store_true", help="Thera's lanes in a ring")
    asked = parser.parse_args()
    options = ("ring",) if asked.ring else ()
    with ProcessPoolExecutor() as pool:
        jobs = [pool.submit(play, asked.bot, seed, options) for seed in range(asked.games)]
        games = [job.result() for job in jobs]
    print("| what | mean, and from the 5th to the 95th of 100 |\n|---|---|")
    for what, value in table(games):
        print(f"| {what} | {value} |")


if __name__ == "__main__":
    main()
