"""Families of seeds, so that nobody is measured on the deals it was tuned on.

A family is a range of seeds of its own. Weights are tuned on ``train`` alone; ``ladder`` is for what is published, and
``heldout`` for a last look at something that was chosen by the ladder.
"""

from __future__ import annotations

SIZE = 2**40
"""Seeds in a family; those below the first family are for ordinary games."""

FAMILIES = {"train": 1, "ladder": 2, "heldout": 3}


class UnknownFamily(ValueError):
    """A family of seeds that does not exist."""


def seed(family: str, number: int) -> int:
    """The seed of a deal, by its number in a family."""
    if family not in FAMILIES:
        raise UnknownFamily(f"unknown family of seeds {family!r}; there are: {', '.join(FAMILIES)}")
    if not 0 <= number < SIZE:
        raise ValueError(f"a family has deals from 0 to {SIZE - 1}, not {number}")
    return FAMILIES[family] * SIZE + number
