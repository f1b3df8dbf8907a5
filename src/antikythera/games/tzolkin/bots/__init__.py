"""What bots know about Tzolk'in: what a position is worth, and which lines are sensible.

``worth`` says what things are worth to a player, ``actions`` what the actions of the gears and the cards on offer are,
``evaluate`` adds it up; ``policy`` searches a turn, ``prior`` guesses quickly, ``prune`` leaves out what is
needless. All numbers that can be tuned are in ``weights.toml``.
"""

from __future__ import annotations

from antikythera.games.tzolkin.bots.evaluate import evaluate
from antikythera.games.tzolkin.bots.policy import policy
from antikythera.games.tzolkin.bots.prior import prior
from antikythera.games.tzolkin.bots.prune import prune
from antikythera.games.tzolkin.bots.weights import NAMES, WEIGHTS

__all__ = ["NAMES", "SCALE", "WEIGHTS", "evaluate", "policy", "prior", "prune"]

SCALE = 15.0
"""Points that are a clear lead."""
