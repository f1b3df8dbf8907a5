"""What bots know of Akrotiri: see :mod:`antikythera.bots.skill` for what each name means."""

from __future__ import annotations

from antikythera.bots.akrotiri.evaluate import evaluate
from antikythera.bots.akrotiri.prior import policy, prior, prune
from antikythera.bots.akrotiri.weights import NAMES, WEIGHTS

SCALE = 12.0

__all__ = ["NAMES", "SCALE", "WEIGHTS", "evaluate", "policy", "prior", "prune"]
