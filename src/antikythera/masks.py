"""Masks of actions: which ones are marked, how many there are, and which is the n-th.

Most of a mask is empty. So a mask whose length is a multiple of eight is read eight actions at a time, as words.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from antikythera.kernel import rule

WORD_SIZE: Final = 8
BYTES: Final = 0x00FF00FF00FF00FF
PAIRS: Final = 0x0000FFFF0000FFFF
HALF: Final = 0xFFFFFFFF
MOST_ADDED: Final = 127
"""Words of ones and zeros that can be added up before a byte overflows."""


def padded(length: int) -> int:
    """The next length that is read by words."""
    return -(-length // WORD_SIZE) * WORD_SIZE


@rule
def _sum_of_bytes(word):
    word = (word & BYTES) + ((word >> 8) & BYTES)
    word = (word & PAIRS) + ((word >> 16) & PAIRS)
    return (word & HALF) + (word >> 32)


@rule
def clear(mask):
    """Unmark all actions."""
    if len(mask) % WORD_SIZE == 0:
        words = mask.view(np.int64)
        for i in range(len(words)):
            words[i] = 0
    else:
        mask[:] = False


@rule
def count(mask):
    """How many actions are marked."""
    number = 0
    if len(mask) % WORD_SIZE != 0:
        for action in range(len(mask)):
            number += mask[action]
        return number
    words = mask.view(np.int64)
    for first in range(0, len(words), MOST_ADDED):
        added = 0
        for i in range(first, min(first + MOST_ADDED, len(words))):
            added += words[i]
        number += _sum_of_bytes(added)
    return number


@rule
def choose(mask, number):
    """The marked action with that many marked ones before it."""
    action = 0
    if len(mask) % WORD_SIZE == 0:
        words = mask.view(np.int64)
        i = 0
        marked = _sum_of_bytes(words[0])
        while number >= marked:
            number -= marked
            i += 1
            marked = _sum_of_bytes(words[i]) if words[i] != 0 else 0
        action = i * WORD_SIZE
    while True:
        if mask[action]:
            if number == 0:
                return action
            number -= 1
        action += 1
