"""A sequential test: is a bot better by ``elo0`` or by ``elo1`` points? It stops as soon as it knows.

After every block the likelihood ratio of the two answers is looked at, in the order of the blocks. What counts is the
share of victories in a block; its spread is taken from the blocks themselves, since games of a block are not
independent. This generalises the pentanomial test of chess, where a block is two games, to any number of seats.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

WRONG = 0.05
"""How often either answer may be wrong."""
FEWEST = 8
"""Blocks before which nothing is decided: fewer do not show how much they spread."""


def expected_share(elo: float, players: int) -> float:
    """The share of victories of a bot that is so much better than each of the others."""
    strength = 10 ** (elo / 400)
    return float(strength / (strength + players - 1))


@dataclass(frozen=True)
class Verdict:
    """What the test says after so many blocks."""

    elo0: float
    elo1: float
    blocks: int
    ratio: float
    """The logarithm of the likelihood ratio."""
    answer: str
    """``elo0``, ``elo1``, or ``not decided``."""

    @property
    def decided(self) -> bool:
        return self.answer != "not decided"

    def report(self) -> dict[str, float | str]:
        return {
            "elo0": self.elo0,
            "elo1": self.elo1,
            "blocks": self.blocks,
            "log_likelihood_ratio": round(self.ratio, 3),
            "bounds": f"{-BOUND:.2f} to {BOUND:.2f}",
            "answer": self.answer,
        }


BOUND = math.log((1 - WRONG) / WRONG)


def sprt(shares: Iterable[float], players: int, elo0: float, elo1: float) -> Verdict:
    """Look at the shares of victories, block after block, until they decide."""
    low, high = expected_share(elo0, players), expected_share(elo1, players)
    blocks, total, squares, ratio = 0, 0.0, 0.0, 0.0
    for share in shares:
        blocks, total, squares = blocks + 1, total + share, squares + share * share
        ratio = _ratio(blocks, total, squares, low, high)
        if blocks >= FEWEST and abs(ratio) >= BOUND:
            return Verdict(elo0, elo1, blocks, ratio, "elo1" if ratio > 0 else "elo0")
    return Verdict(elo0, elo1, blocks, ratio, "not decided")


def _ratio(blocks: int, total: float, squares: float, low: float, high: float) -> float:
    """The likelihood ratio of two means of a normal variable, whose spread is that of the blocks so far.

    Half a block of no victory and half a block of nothing else are added to the spread, so that it is never nothing.
    """
    mean = total / blocks
    middle = (total + 0.5) / (blocks + 1)
    spread = (squares + 0.5) / (blocks + 1) - middle * middle
    return blocks * (high - low) * (2 * mean - low - high) / (2 * spread)
