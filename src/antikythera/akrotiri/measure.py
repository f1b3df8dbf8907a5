"""Is the reconstruction a good game? Let the greedy player play itself, and count.

    python -m antikythera.akrotiri.measure --games 1000

prints the table of ``docs/akrotiri-reconstruction.md``; ``--ring`` plays with the open lanes of Thera.
"""

from __future__ import annotations

import argparse
from typing import Any, Final

import numpy as np

from antikythera.akrotiri.check import CARDS_A_LEVEL, GOAL_COUNT, LEVELS, TEMPLES_A_SEAT
from antikythera.akrotiri.components import CELLS, THERA_SQUARES
from antikythera.akrotiri.goals import goal_points, has_goal, map_points, score, standing
from antikythera.akrotiri.greedy import greedy
from antikythera.akrotiri.rules import legal, step
from antikythera.akrotiri.setup import setup
from antikythera.akrotiri.state import PLAYED, RING, SEATS, STATE, TILE, over
from antikythera.akrotiri.words import END, LINES
from antikythera.kernel import rule

DECISIONS, TURNS, ENDED_EARLY, DID_NOTHING, SCORE, MAPS, MONEY, STANDING, GOALS = 0, 1, 2, 3, 4, 6, 8, 10, 12
COLUMNS: Final = GOALS + 2 * GOAL_COUNT
"""What is counted in each game; from SCORE on once for each seat, from GOALS on points and holders of each goal."""


@rule
def play_games(states, mask, seed, options, counts):
    """Play a game in every record, from that seed on."""
    for i in range(len(states)):
        s = states[i]
        setup(s, SEATS, seed + i, options)
        actions = 0
        while not over(s):
            legal(s, mask)
            action = greedy(s, mask)
            if action == END:
                counts[i, TURNS] += 1
                counts[i, ENDED_EARLY] += s.actions > 0
                counts[i, DID_NOTHING] += s.actions == actions
            step(s, action)
            if action == END or s.phase == TILE:
                actions = s.actions
            counts[i, DECISIONS] += 1
        _count_points(s, counts, i)


@rule
def _count_points(s, counts, i):
    for p in range(SEATS):
        counts[i, SCORE + p] = score(s, p)
        counts[i, MAPS + p] = map_points(s, p)
        counts[i, MONEY + p] = s.money[p] // 10
        counts[i, STANDING + p] = standing(s, p)
        for goal in range(GOAL_COUNT):
            if has_goal(s, p, goal):
                counts[i, GOALS + goal] += goal_points(s, p, goal)
                counts[i, GOALS + GOAL_COUNT + goal] += 1


def spread(values: Any) -> str:
    low, high = np.percentile(values, [5, 95])
    return f"{np.mean(values):.1f} ({low:.0f} to {high:.0f})"


def share(truth: Any) -> str:
    """A share with its interval of 95 %."""
    rate = float(np.mean(truth))
    return f"{100 * rate:.1f} % ± {100 * 1.96 * (rate * (1 - rate) / len(truth)) ** 0.5:.1f}"


def steps_out(state: Any) -> int:
    """How far from Thera the farthest tile lies."""
    squares = [CELLS[cell] for cell in state["cell"][: state["slots"]]]
    return int(max(max(-x, x - 1, 0) + max(-y, y - 1, 0) for x, y in squares))


def measure(games: int, seed: int, options: int) -> list[tuple[str, str]]:
    """Play, and give the rows of the table."""
    states, counts = np.zeros(games, dtype=STATE), np.zeros((games, COLUMNS), dtype=np.int64)
    play_games(states, np.zeros(len(LINES), dtype=np.bool_), seed, options, counts)
    points, maps, money = (counts[:, column : column + 2] for column in (SCORE, MAPS, MONEY))
    first, second = counts[:, STANDING], counts[:, STANDING + 1]
    without_goals = (maps + money)[:, 0] - (maps + money)[:, 1]
    turned = np.sign(first - second) != np.sign(without_goals)
    dug = (states["temple"] > 0).sum(axis=2)
    played = states["card"] >= PLAYED
    by_level = [
        played[:, CARDS_A_LEVEL * level :][:, :CARDS_A_LEVEL].sum(axis=1).mean() for level in range(len(LEVELS))
    ]
    per_goal = counts[:, GOALS : GOALS + GOAL_COUNT].sum(axis=0) / counts[:, GOALS + GOAL_COUNT :].sum(axis=0).clip(1)
    turns = counts[:, TURNS].sum()
    steps = [steps_out(state) for state in states]
    return [
        ("turns, both players", spread(counts[:, TURNS])),
        ("decisions", spread(counts[:, DECISIONS])),
        ("tiles on the board", spread(states["slots"] - THERA_SQUARES)),
        ("steps from Thera to the farthest tile", f"{spread(steps)}, at most {max(steps)}"),
        ("temples a player", spread(dug)),
        ("games that end with a sixth temple", share((dug == TEMPLES_A_SEAT).any(axis=1))),
        ("score", spread(points)),
        ("of it maps", spread(maps)),
        ("of it goals", spread(points - maps - money)),
        ("of it money", spread(money)),
        ("winner's score", spread(points.max(axis=1))),
        ("starting player wins, ties half", share((first > second) + (first == second) / 2)),
        ("games that goals decide", share(turned)),
        ("maps dug a game: easy, medium, hard", ", ".join(f"{number:.1f}" for number in by_level)),
        ("points for a goal, 1 to 12", ", ".join(f"{points:.1f}" for points in per_goal)),
        ("turns ended with an action left", f"{100 * counts[:, ENDED_EARLY].sum() / turns:.1f} %"),
        ("turns without any action", f"{100 * counts[:, DID_NOTHING].sum() / turns:.1f} %"),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description="Let the greedy player play Akrotiri against itself, and count.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--ring", action="store_true", help="Thera's lanes in a ring")
    asked = parser.parse_args()
    print("| what | mean, and from the 5th to the 95th of 100 |\n|---|---|")
    for what, value in measure(asked.games, asked.seed, RING if asked.ring else 0):
        print(f"| {what} | {value} |")


if __name__ == "__main__":
    main()
