"""Estimates with intervals, by resampling blocks.

Games of a block share their deal, so they do not speak independently: whole blocks are drawn again and again with
replacement, and the middle 95 % of what comes out is the interval. The draws are the same in every run.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Any

import numpy as np

SAMPLES = 2000
CONFIDENCE = 0.95
ROUNDING = 1e-9
"""What sums may differ by that are equal on paper."""

Numbers = np.ndarray[Any, np.dtype[np.float64]]


@dataclass(frozen=True)
class Estimate:
    """A value, and the interval in which it lies."""

    value: float
    low: float
    high: float

    def covers(self, number: float) -> bool:
        return self.low - ROUNDING <= number <= self.high + ROUNDING

    def against(self, number: float) -> str:
        """On which side of a number the whole interval lies."""
        if self.covers(number):
            return "not decided"
        return "above" if self.low > number else "below"

    def report(self, digits: int = 4) -> dict[str, float]:
        return {"value": round(self.value, digits), "low": round(self.low, digits), "high": round(self.high, digits)}


@functools.lru_cache(maxsize=8)
def draws(blocks: int, stream: int = 0) -> Numbers:
    """How often each block is drawn in each sample; another stream gives other draws."""
    rng = np.random.default_rng((blocks, stream))
    return rng.multinomial(blocks, np.full(blocks, 1 / blocks), size=SAMPLES).astype(np.float64)


def interval(sampled: Numbers) -> tuple[float, float]:
    """The middle of what was sampled."""
    outside = (1 - CONFIDENCE) / 2
    low, high = np.quantile(sampled, [outside, 1 - outside])
    return float(low), float(high)


def mean(totals: Numbers, counts: Numbers) -> Estimate:
    """A sum over all blocks by another one, for instance of points by seats. Blocks without counts are left out."""
    totals, counts = np.asarray(totals, dtype=np.float64)[counts > 0], counts[counts > 0]
    drawn = draws(len(counts))
    low, high = interval((drawn @ totals) / (drawn @ counts))
    return Estimate(float(totals.sum() / counts.sum()), low, high)


def share(totals: Numbers, counts: Numbers, most: Numbers) -> Estimate:
    """The mean of something that comes at least never and at most so often in a block.

    Where every block gave none, or the most, drawing blocks again shows no spread. Then the interval reaches as far as
    a share can be off that would still give so many such blocks in a row once in twenty times.
    """
    found = mean(totals, counts)
    highest = float(most.sum() / counts.sum())
    unseen = highest * (1 - (1 - CONFIDENCE) ** (1 / int((counts > 0).sum())))
    if not totals.any():
        return Estimate(0.0, 0.0, unseen)
    if np.array_equal(totals, most):
        return Estimate(highest, highest - unseen, highest)
    return found
