"""Checks of what a caller gives, with one sentence for each fault."""

from __future__ import annotations

import operator
from collections.abc import Sequence

SEED_LIMIT = 2**62


def whole(value: object, what: str, least: int, most: int) -> int:
    """An integer of any kind, NumPy's too, from ``least`` to ``most``. Raises ValueError."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        raise ValueError(f"{what} is a whole number, not {value!r}")
    number = operator.index(value)
    if not least <= number <= most:
        raise ValueError(f"{what} is a whole number from {least} to {most}, not {number}")
    return number


def seed(value: object, games: int = 1) -> int:
    """A seed, for games that are dealt from it and from those after it."""
    return whole(value, "a seed", 0, SEED_LIMIT - games)


def meant(typed: str, known: Sequence[str]) -> str:
    """A hint at the known word that is closest to an unknown one; empty if none is close."""
    import difflib  # only typing errors need it

    found = difflib.get_close_matches(typed, known, n=1)
    return f"; did you mean {found[0]!r}?" if found else ""


def players(value: object, game: str, possible: Sequence[int]) -> int:
    """A number of players that the game is for; None is the highest."""
    if value is None:
        return possible[-1]
    for number in possible:
        if not isinstance(value, bool) and hasattr(value, "__index__") and operator.index(value) == number:
            return number
    raise ValueError(f"{game} is for {' or '.join(map(str, possible))} players, not {value!r}")
