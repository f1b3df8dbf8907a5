"""A mask of bits for a thread of a GPU: an eighth of the memory that a mask of bytes takes, and memory is what threads
wait for.

Rules mark an action in a mask with ``mask[action] = True``, whatever the mask is made of.
"""

from __future__ import annotations

import operator
from typing import Any, Final, NamedTuple

import numpy as np
from numba import cuda, types
from numba.cuda.extending import overload  # type: ignore[attr-defined]

from antikythera.kernel import rule

WORD: Final = np.uint32
SHIFT: Final = 5
"""A word has two to the power of this bits. A shift is faster than a division, which must ask for the sign."""
WORD_BITS: Final = 1 << SHIFT


class Bits(NamedTuple):
    """A mask, made of an array of words."""

    words: Any


def words_for(actions: int) -> int:
    """The words that a mask needs."""
    return -(-actions // WORD_BITS)


def _are_bits(mask: Any) -> bool:
    return isinstance(mask, types.BaseNamedTuple) and mask.instance_class is Bits  # type: ignore[attr-defined]


@overload(operator.setitem)
def _mark(mask, action, marked):
    def mark(mask, action, marked):
        mask.words[action >> SHIFT] |= WORD(1) << WORD(action & (WORD_BITS - 1))

    return mark if _are_bits(mask) else None


@overload(operator.getitem)
def _is_marked(mask, action):
    def is_marked(mask, action):
        return (mask.words[action >> SHIFT] >> WORD(action & (WORD_BITS - 1))) & WORD(1) != 0

    return is_marked if _are_bits(mask) else None


@rule
def clear(mask):
    """Unmark all actions."""
    words = mask.words
    for i in range(len(words)):
        words[i] = 0


@rule
def count(mask):
    """How many actions are marked."""
    words = mask.words
    number = 0
    for i in range(len(words)):
        number += cuda.popc(words[i])
    return number


@rule
def choose(mask, number):
    """The marked action with ``number`` marked ones before it."""
    words = mask.words
    i = 0
    marked = cuda.popc(words[0])
    while number >= marked:
        number -= marked
        i += 1
        marked = cuda.popc(words[i])
    word = words[i]
    for _ in range(number):
        word &= word - WORD(1)
    return (i << SHIFT) + cuda.ffs(word) - 1
