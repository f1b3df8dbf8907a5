"""Reviews of finished games: what every turn was worth, what the champion would have done, and what it cost.

    from antikythera.review import review
    found = review(antikythera.read("game.json"))

:func:`reviewing` yields reviews while they are being made. ``docs/review.md`` explains the scale and its limits.
"""

from __future__ import annotations

from antikythera.review.results import LIMITS, Decision, Finding, Review, Step, Turn, Value
from antikythera.review.reviewer import NotOver, review, reviewing

__all__ = ["LIMITS", "Decision", "Finding", "NotOver", "Review", "Step", "Turn", "Value", "review", "reviewing"]
