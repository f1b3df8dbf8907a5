"""Ratings of a pool of bots, from their ranks at tables of any size, by the Plackett–Luce model.

Every bot has a strength. The probability that a bot wins a game is proportional to its strength; the second rank is
decided in the same way among the others, and so on. Ratings are strengths on the Elo scale: of two bots that are 400
points apart, the better one wins ten times as often. A bot on several seats counts once for each of them. A tie counts
as all its orders, each with the same weight.

The rating of a bot that won all its games would be infinite. So ratings are pulled slightly towards the mean of the
pool, which matters only for bots with few results.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby, permutations

import numpy as np

from antikythera.arena.statistics import Estimate, Numbers, draws, interval

ELO = 400 / np.log(10)
"""The rating points for a factor of e in strength."""
SPREAD = 1000 / ELO
"""The standard deviation of the prior, as a logarithm of strength."""
SAMPLES = 200
LONGEST_STEP = 2.0
ACCURACY = 1e-9

Stage = tuple[int, tuple[int, ...]]
"""A bot that is ranked first among the rest of the table: its number, and how many of each bot the rest has."""

Ranking = tuple[Sequence[str], Sequence[int]]
"""The bots of a game by seat, and their ranks."""


class Rankings:
    """The rankings of games, as the stages of the model, by match and block."""

    def __init__(self, pool: Sequence[str]) -> None:
        self.pool = tuple(pool)
        self._matches: list[list[Counter[Stage]]] = []

    def add(self, blocks: Sequence[Sequence[Ranking]]) -> None:
        """Add a match: for each of its blocks, the rankings of its games. Blocks are resampled within a match."""
        self._matches.append([self._stages(block) for block in blocks])

    def _stages(self, block: Sequence[Ranking]) -> Counter[Stage]:
        stages: Counter[Stage] = Counter()
        for names, ranks in block:
            orders = _orders([self.pool.index(name) for name in names], ranks)
            for order in orders:
                for stage in self._stages_of(order):
                    stages[stage] += 1 / len(orders)  # type: ignore[assignment]
        return stages

    def _stages_of(self, order: Sequence[int]) -> Iterator[Stage]:
        for i, first in enumerate(order[:-1]):
            left = Counter(order[i:])
            yield first, tuple(left[bot] for bot in range(len(self.pool)))

    def ratings(self, anchor: str, value: float = 0.0) -> dict[str, Estimate]:
        """Ratings with intervals from resampled blocks. The rating of the anchor is ``value``."""
        stages = sorted({stage for match in self._matches for block in match for stage in block})
        counts = [np.array([[block[stage] for stage in stages] for block in match]) for match in self._matches]
        firsts = np.array([first for first, _ in stages])
        left = np.array([left for _, left in stages], dtype=np.float64)
        found = _strengths(sum(match.sum(axis=0) for match in counts), firsts, left)
        resampled = sum(draws(len(match), stream)[:SAMPLES] @ match for stream, match in enumerate(counts))
        sampled = np.array([_strengths(sample, firsts, left, found) for sample in resampled])
        at = self.pool.index(anchor)
        found, sampled = (value + ELO * (one - one[..., at : at + 1]) for one in (found, sampled))
        return {name: Estimate(float(found[i]), *interval(sampled[:, i])) for i, name in enumerate(self.pool)}


def _orders(bots: Sequence[int], ranks: Sequence[int]) -> list[tuple[int, ...]]:
    """All orders that fit the ranks."""
    ranked = sorted(zip(ranks, bots, strict=True))
    orders: list[tuple[int, ...]] = [()]
    for _, level in groupby(ranked, key=lambda pair: pair[0]):
        tied = [bot for _, bot in level]
        orders = [(*order, *more) for order in orders for more in permutations(tied)]
    return orders


def _strengths(counts: Numbers, firsts: Numbers, left: Numbers, start: Numbers | None = None) -> Numbers:
    """The logarithms of the most likely strengths, by Newton's method. The likelihood has a single maximum."""
    bots = left.shape[1]
    wins = np.bincount(firsts, weights=counts, minlength=bots)
    found = np.zeros(bots) if start is None else start.copy()
    for _ in range(200):
        chances = left * np.exp(found - found.max())
        chances /= chances.sum(axis=1, keepdims=True)
        expected = counts @ chances
        slope = wins - expected - found / SPREAD**2
        bend = np.diag(expected + 1 / SPREAD**2) - (chances * counts[:, None]).T @ chances
        step = np.linalg.solve(bend, slope)
        found += step * min(1.0, LONGEST_STEP / np.abs(step).max(initial=ACCURACY))
        if np.abs(step).max() < ACCURACY:
            break
    return found
