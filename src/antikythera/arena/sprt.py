"""A sequential probability ratio test: is a bot better by ``elo0`` or by ``elo1`` points?

After every block, the test computes the likelihood ratio of the two hypotheses, and stops as soon as it is decisive. It
uses the share of victories in a block. The variance is estimated from the blocks, since the games of a block are not
independent. This generalises the pentanomial test of chess, where a block is two games, to any number of seats.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

WRONG = 0.05
"""The probability that either answer is wrong."""
FEWEST = 8
"""The fewest blocks for a decision: fewer do not show the variance."""


def expected_share(elo: float, players: int) -> float:
    """The expected share of victories of a bot that is ``elo`` points better than each of the others."""
    strength = 10 ** (elo / 400)
    return float(strength / (strength + players - 1))


@dataclass(frozen=True)
class SprtResult:
    """The result of the test after a number of blocks."""

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


def sprt(shares: Iterable[float], players: int, elo0: float, elo1: float) -> SprtResult:
    """Test the shares of victories, block by block, until they are decisive."""
    low, high = expected_share(elo0, players), expected_share(elo1, players)
    blocks, total, squares, ratio = 0, 0.0, 0.0, 0.0
    for share in shares:
        blocks, total, squares = blocks + 1, total + share, squares + share * share
        ratio = _ratio(blocks, total, squares, low, high)
        if blocks >= FEWEST and abs(ratio) >= BOUND:
            return SprtResult(elo0, elo1, blocks, ratio, "elo1" if ratio > 0 else "elo0")
    return SprtResult(elo0, elo1, blocks, ratio, "not decided")


def _ratio(blocks: int, total: float, squares: float, low: float, high: float) -> float:
    """The likelihood ratio of two means of a normal variable with the variance of the blocks so far.

    Half a block without victories and half a block of victories are added to the variance, so that it is never zero.
    """
    mean = total / blocks
    middle = (total + 0.5) / (blocks + 1)
    spread = (squares + 0.5) / (blocks + 1) - middle * middle
    return blocks * (high - low) * (2 * mean - low - high) / (2 * spread)
