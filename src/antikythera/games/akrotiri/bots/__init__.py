"""What bots know about Akrotiri: see :mod:`antikythera.bots.knowledge` for what each name means."""

from __future__ import annotations

from antikythera.games.akrotiri.bots.describe import DESCRIBED, describe
from antikythera.games.akrotiri.bots.evaluate import evaluate
from antikythera.games.akrotiri.bots.expect import expect, spread
from antikythera.games.akrotiri.bots.prior import policy, prior, prune
from antikythera.games.akrotiri.bots.weights import NAMES, WEIGHTS

SCALE = 12.0

__all__ = [
    "DESCRIBED", "NAMES", "SCALE", "WEIGHTS", "describe", "evaluate", "expect", "policy", "prior", "prune",
    "spread",
]  # fmt: skip
