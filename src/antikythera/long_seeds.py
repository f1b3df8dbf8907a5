"""Long seeds: games whose hidden cards nobody can compute from those that were seen.

The generator of the rules has 62 bits. It is fast, and good enough for statistics, but a patient computer could try all
its states until one deals the tiles that were seen, and then knows the others. A game with a long seed, 256 bits as 64
hexadecimal digits, draws from SHA-256 instead: the i-th number of its deal, or of an action, comes from the hash of the
seed, the number of the action (0 for the deal) and i, all from 0. To learn anything about one number from others is to
break SHA-256.

The rules are the same, and run plainly for the deal and for the few actions that draw; all others run compiled.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from itertools import count

GENERATOR = "rng"
"""The field of a record with the state of the rules' own generator: an action that changes it has drawn."""
_DIGITS = re.compile(r"[0-9a-f]{64}")


def checked(seed: str) -> str:
    """A long seed. Raises ValueError."""
    if not _DIGITS.fullmatch(seed):
        raise ValueError(f"a seed is a whole number or 64 hexadecimal digits, not {seed!r}")
    return seed


def short(seed: str) -> int:
    """The seed for the rules' own generator."""
    return int(seed, 16) >> 194


def numbers(seed: str, action: int) -> Callable[[int], int]:
    """The numbers that the deal draws, or an action: ``draw(n)`` is one from 0 to n - 1, all equally likely."""
    counter = count()

    def draw(n: int) -> int:
        limit = 2**64 - 2**64 % n
        while True:
            digest = hashlib.sha256(f"{seed} {action} {next(counter)}".encode()).digest()
            word = int.from_bytes(digest[:8], "big")
            if word < limit:
                return word % n

    return draw
