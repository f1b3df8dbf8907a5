"""How hard a puzzle is, by which levels find it: on a scale like Elo's, where the levels are 200 apart."""

from __future__ import annotations

from antikythera.bots import LEVELS

EASIEST, HARDEST = 400, 2000
LOWEST, STEP = 600, 200
RATINGS = {level: LOWEST + STEP * number for number, level in enumerate(LEVELS)}
SCALE = 400


def rate(found: dict[str, float]) -> int:
    """The rating at which the levels together would find as much as they did."""
    low, high = float(EASIEST), float(HARDEST)
    while high - low > 1:
        middle = (low + high) / 2
        expected = sum(1 / (1 + 10 ** ((middle - RATINGS[level]) / SCALE)) for level in found)
        low, high = (middle, high) if expected > sum(found.values()) else (low, middle)
    return round(low)
