"""The value of a position, for bots."""

# mypy: allow-untyped-defs, allow-untyped-calls

from __future__ import annotations

from typing import Final

from antikythera.kernel import rule
from kalah.rules import PITS

SCALE: Final = 8
A_MOVE: Final = 1.0
NEAR: Final = 0.2


@rule
def evaluate(s, p, w):
    """The seeds that a player can expect: the store, a part of the seeds on the own side, and a bonus for the turn."""
    value = 1.0 * s.stores[p]
    for pit in range(PITS):
        value += NEAR * s.pits[p, pit]
    if s.seat == p:
        value += A_MOVE
    return value
