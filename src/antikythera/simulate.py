"""Random games in large numbers: speed, length and scores; and fingerprints of the rules' behaviour."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from antikythera.kernel import draw, plain
from antikythera.rulebook import NO_LIST, Rulebook, States

CHUNK = 256
"""Games played in one call: few enough to fit in a processor's cache."""

Progress = Callable[[int], None]
"""Called with the number of games that were played since the last call."""


def _ignore(_games: int) -> None:
    pass


@dataclass(frozen=True)
class Simulation:
    """The results of random play on one core. ``seconds`` are those of play, without compilation."""

    game: str
    players: int
    games: int
    seed: int
    decisions: int
    seconds: float
    scores: list[int]
    """Units of score by seat, summed over all games: integers, so that parts add up exactly."""
    unit: int
    """The number of units in a point."""

    @property
    def mean_scores(self) -> list[float]:
        """The mean points of each seat."""
        return [score / self.games / self.unit for score in self.scores]

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def mean_decisions(self) -> float:
        """The mean number of decisions in a game."""
        return self.decisions / self.games

    def report(self) -> dict[str, Any]:
        """All results, rounded."""
        return {
            "game": self.game,
            "players": self.players,
            "games": self.games,
            "seed": self.seed,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 4),
            "decisions_per_second": round(self.decisions_per_second),
            "games_per_second": round(self.games_per_second, 1),
            "mean_decisions": round(self.mean_decisions, 2),
            "mean_scores": [round(score, 3) for score in self.mean_scores],
        }


def simulate(rules: Rulebook, players: int, games: int, seed: int, progress: Progress = _ignore) -> Simulation:
    """Play random games, dealt from consecutive seeds."""
    states = np.zeros(min(games, CHUNK), dtype=rules.state)
    mask = np.zeros(len(rules.lines), dtype=np.bool_)
    rules.kernels.playouts(states[:1], players, seed, 0, mask)  # loads the kernel, outside the measured time
    decisions, seconds = 0, 0.0
    totals = np.zeros(players, dtype=np.int64)
    for first in range(0, games, CHUNK):
        part = states[: games - first]
        start = time.perf_counter()
        decisions += rules.kernels.playouts(part, players, seed + first, 0, mask)
        seconds += time.perf_counter() - start
        totals += _scores(rules, part, players)
        progress(len(part))
    return Simulation(rules.name, players, games, seed, decisions, seconds, totals.tolist(), rules.unit)


def _scores(rules: Rulebook, states: States, players: int) -> np.ndarray[Any, np.dtype[np.int64]]:
    """The sum of the scores of each seat."""
    totals = np.zeros(players, dtype=np.int64)
    scores, standings = np.zeros((2, players), dtype=np.int64)
    for i in range(len(states)):
        rules.kernels.scores_at(states, i, scores, standings)
        totals += scores
    return totals


def signature(rules: Rulebook, players: int, games: int = 1000, progress: Progress = _ignore) -> str:
    """A hash of the final records of a fixed run. It stays the same as long as the rules behave the same."""
    digest = hashlib.sha256(f"{rules.name} {rules.version} {players} {games}".encode())
    mask = np.zeros(len(rules.lines), dtype=np.bool_)
    for first in range(0, games, CHUNK):
        states = np.zeros(min(CHUNK, games - first), dtype=rules.state)
        rules.kernels.playouts(states, players, 1 + first, 0, mask)
        digest.update(states.tobytes())
        progress(len(states))
    return digest.hexdigest()[:16]


def perft(rules: Rulebook, players: int, seed: int, depth: int, after: int = 0) -> int:
    """The number of sequences of ``depth`` decisions, from a new game or ``after`` some random decisions."""
    if depth == 0:
        return 1
    states = np.zeros(depth, dtype=rules.state)
    masks = np.zeros((depth, len(rules.lines)), dtype=np.bool_)
    states[0] = rules.new(players, seed)[0]
    rng = seed
    for _ in range(after):
        if rules.kernels.over_at(states, 0):
            return 0
        rng = plain(draw)(rng)
        action = rules.kernels.random_action(states, 0, masks[0], rng)
        rules.kernels.play_at(states, 0, action, masks[0], NO_LIST)
    return int(rules.kernels.perft(states, masks, np.zeros(depth, dtype=np.int64), depth))
