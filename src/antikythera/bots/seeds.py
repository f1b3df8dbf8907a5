"""Families of seeds, so that nobody is measured on the deals it was tuned on.

A family is a range of seeds of its own. Weights are tuned on ``train`` alone; ``ladder`` is for what is published, and
``heldout`` for a last look at something that was chosen by the ladder.
"""

from __future__ import annotations

SIZE = 2**40
"""Seeds in a family; those below the first family are for everybody's games."""

FAMILIES = {"train": 1, "ladder": 2, "heldout": 3}
FOR_TUNING = ("train",)


class UnknownFamily(ValueError):
    """A family of seeds that does not exist."""


class NotForTuning(ValueError):
    """Seeds that are kept for measuring."""


def seed(family: str, number: int) -> int:
    """The seed of a deal, by its number in a family."""
    if family not in FAMILIES:
        raise UnknownFamily(f"unknown family of seeds {family!r}; there are: {', '.join(FAMILIES)}")
    if not 0 <= number < SIZE:
        raise ValueError(f"a family has deals from 0 to {SIZE - 1}, not {number}")
    return FAMILIES[family] * SIZE + number


def family_of(seed: int) -> str | None:
    """The family that a seed belongs to, if any."""
    return next((name for name, number in FAMILIES.items() if seed // SIZE == number), None)


def tuning_seed(family: str, number: int) -> int:
    """The seed of a deal to tune on; refused for the families that bots are measured on."""
    dealt = seed(family, number)
    if family not in FOR_TUNING:
        raise NotForTuning(f"the family {family!r} is kept for measuring; tune on: {', '.join(FOR_TUNING)}")
    return dealt
