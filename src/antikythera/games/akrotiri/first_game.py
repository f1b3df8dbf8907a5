"""Advice for a first game: which goal to keep, and what to do in the first two rounds. The rulebook has none."""

from __future__ import annotations

from typing import Final

from antikythera.explain.answers import Advice
from antikythera.game import View

GOALS: Final = (2, 4, 6, 8, 10, 11, 7, 1, 5, 12, 9, 3)
"""From the goals that most temples fit to those that need a plan."""
ROUNDS: Final = 2
OPEN: Final = ("tile", "cube", "harbour")
"""Decisions where the best line depends on the whole sea."""
TRIP: Final = ("dig", "sell", "load")
"""What to do as soon as it is possible, the most urgent first."""


def advice(view: View) -> Advice | None:
    round_number = int(view.state["round"])
    if round_number > ROUNDS:
        return None
    if view.decision == "goal":
        return _because("goal", min(view.legal, key=lambda line: GOALS.index(int(line.split()[1]))))
    if view.decision == "tile" and round_number == 0:
        return _because("first-tile")
    if view.decision in OPEN:
        return _because(view.decision)
    return _trip(view)


def _because(reason: str, line: str | None = None) -> Advice:
    return Advice(f"akrotiri-advice-{reason}", line)


def _trip(view: View) -> Advice | None:
    """Fetch cubes and sell them, and dig when a map fits."""
    for verb in TRIP:
        lines = [line for line in view.legal if line.startswith(f"{verb} ")]
        if lines:
            return _because(verb, lines[0])
    home = [line for line in view.legal if line.startswith("sail thera")]
    if view.state["hold"][view.seat - 1].any():
        return _because("home", home[0] if home else None)
    return _because("fetch") if any(line.startswith("sail ") for line in view.legal) else None
