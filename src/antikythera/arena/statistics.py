"""Estimates with intervals, by resampling blocks.

The games of a block share a deal, so they are not independent. Whole blocks are drawn many times, with replacement, and
the interval has the middle 95 % of the results. The draws are the same in every run.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Any

import numpy as np

SAMPLES = 2000
CONFIDENCE = 0.95
ROUNDING = 1e-9
"""The tolerance for rounding errors."""

Numbers = np.ndarray[Any, np.dtype[np.float64]]


@dataclass(frozen=True)
class Estimate:
    """A value with a confidence interval."""

    value: float
    low: float
    high: float

    def covers(self, number: float) -> bool:
        return self.low - ROUNDING <= number <= self.high + ROUNDING

    def against(self, number: float) -> str:
        """Whether the whole interval is ``above`` or ``below`` a number, or this is ``not decided``."""
        if self.covers(number):
            return "not decided"
        return "above" if self.low > number else "below"

    def report(self, digits: int = 4) -> dict[str, float]:
        return {"value": round(self.value, digits), "low": round(self.low, digits), "high": round(self.high, digits)}


@functools.lru_cache(maxsize=8)
def draws(blocks: int, stream: int = 0) -> Numbers:
    """How often each block is drawn in each sample; a different stream gives different draws."""
    rng = np.random.default_rng((blocks, stream))
    return rng.multinomial(blocks, np.full(blocks, 1 / blocks), size=SAMPLES).astype(np.float64)


def interval(sampled: Numbers) -> tuple[float, float]:
    """The confidence interval of samples."""
    outside = (1 - CONFIDENCE) / 2
    low, high = np.quantile(sampled, [outside, 1 - outside])
    return float(low), float(high)


def mean(totals: Numbers, counts: Numbers) -> Estimate:
    """The quotient of two sums over all blocks, such as points per seat. Blocks with a count of 0 are left out."""
    totals, counts = np.asarray(totals, dtype=np.float64)[counts > 0], counts[counts > 0]
    drawn = draws(len(counts))
    low, high = interval((drawn @ totals) / (drawn @ counts))
    return Estimate(float(totals.sum() / counts.sum()), low, high)


def share(totals: Numbers, counts: Numbers, most: Numbers) -> Estimate:
    """The mean of something that happens from 0 to ``most`` times in a block.

    If it happened 0 times in every block, or ``most`` times, then resampling shows no variance. In that case the
    interval extends to the share that would give this result with a probability of 5 %.
    """
    found = mean(totals, counts)
    highest = float(most.sum() / counts.sum())
    unseen = highest * (1 - (1 - CONFIDENCE) ** (1 / int((counts > 0).sum())))
    if not totals.any():
        return Estimate(0.0, 0.0, unseen)
    if np.array_equal(totals, most):
        return Estimate(highest, highest - unseen, highest)
    return found
