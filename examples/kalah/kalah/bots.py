"""What bots know of Kalah."""

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
    """The seeds that a player can expect: those in the store, a part of those on the own side, a bit for the move."""
    value = 1.0 * s.stores[p]
    for pit in range(PITS):
        value += NEAR * s.pits[p, pit]
    if s.seat == p:
        value += A_MOVE
    return value
