"""Rate limits: a token bucket for each person or address and kind of request; several processes share it in Valkey."""

from __future__ import annotations

import math
import time
from collections import OrderedDict

from antikythera.server.problems import Problem

LIMITS = {
    "request": (200, 50.0),
    "move": (60, 10.0),
    "table": (30, 0.1),
    "seat": (20, 0.2),
    "identity": (200, 2.0),
    "login": (10, 0.1),
    "chat": (6, 0.5),
    "chat-at-table": (30, 2.0),
    "chat-of-spectators": (10, 0.2),
    "record": (10, 0.2),
    "alert": (20, 0.1),
    "picture": (30, 1.0),
    "review": (10, 0.05),
    "try": (20, 0.5),
    "hint": (60, 2.0),
}
"""By kind: the size of the bucket, and how many tokens it gets per second."""

MOST_BUCKETS = 100_000
FULL_S = max(most / rate for most, rate in LIMITS.values())
"""After this time any bucket is full again, and need not be remembered."""

Bucket = tuple[float, float]
"""The size of a bucket, and how many tokens it gets per second."""


class Limits:
    """The buckets of this process. ``scale`` makes them larger; 0 turns limits off."""

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    async def take(self, kind: str, who: str) -> None:
        """Count one request. Raises Problem if there are too many."""
        if not self.scale:
            return
        most, rate = (self.scale * number for number in LIMITS[kind])
        left = await self.count(kind, who, (most, rate))
        if left < 1:
            raise Problem("too-fast", seconds=math.ceil((1 - left) / rate))

    async def count(self, kind: str, who: str, bucket: Bucket) -> float:
        """Take a token out of a bucket, if there is one. Returns how many there were."""
        (most, rate), moment = bucket, time.monotonic()
        left, since = self._buckets.pop((kind, who), (most, moment))
        left = min(most, left + (moment - since) * rate)
        self._buckets[kind, who] = (left - 1 if left >= 1 else left), moment
        while len(self._buckets) > MOST_BUCKETS or self._oldest < moment - FULL_S:
            self._buckets.popitem(last=False)
        return left

    @property
    def _oldest(self) -> float:
        """When the bucket was used that has not been used for longest."""
        return next(iter(self._buckets.values()))[1]

    async def close(self) -> None:
        """Nothing is open."""
