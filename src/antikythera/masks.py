"""Operations on masks of actions: clear one, count the marked actions, find the n-th.

Everything is here twice. A CPU is fastest byte by byte, since its compiler makes vectors of that; a GPU, whose threads
wait for every access to memory, is fastest with words of eight actions. Words need a length that is a multiple of
eight.
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
"""How many words of ones and zeros can be added before a byte overflows."""


def padded(length: int) -> int:
    """The next multiple of eight."""
    return -(-length // WORD_SIZE) * WORD_SIZE


@rule
def clear(mask):
    """Unmark all actions."""
    mask[:] = False


@rule
def count(mask):
    """How many actions are marked."""
    number = 0
    for action in range(len(mask)):
        number += mask[action]
    return number


@rule
def choose(mask, number):
    """The marked action with ``number`` marked ones before it."""
    return _choose_from(mask, 0, number)


@rule
def _choose_from(mask, action, number):
    while True:
        if mask[action]:
            if number == 0:
                return action
            number -= 1
        action += 1


@rule
def list_marked(mask, number, out):
    """Write the first ``number`` marked actions, or as many as there is space for. Most words have none."""
    number = min(number, len(out))
    words = mask[: len(mask) // WORD_SIZE * WORD_SIZE].view(np.int64)
    found = 0
    i = 0
    while found < number and i < len(words):
        if words[i] != 0:
            found = _list_some(mask, WORD_SIZE * i, WORD_SIZE * i + WORD_SIZE, found, out)
        i += 1
    _list_some(mask, WORD_SIZE * i, len(mask) if found < number else 0, found, out)


@rule
def _list_some(mask, first, last, found, out):
    for action in range(first, last):
        if mask[action] and found < len(out):
            out[found] = action
            found += 1
    return found


@rule
def uncounted(mask):
    """In the place of :func:`count` where nobody needs the number."""
    return 0


# By words


@rule
def _sum_of_bytes(word):
    word = (word & BYTES) + ((word >> 8) & BYTES)
    word = (word & PAIRS) + ((word >> 16) & PAIRS)
    return (word & HALF) + (word >> 32)


@rule
def clear_by_words(mask):
    if len(mask) % WORD_SIZE != 0:
        clear(mask)
        return
    words = mask.view(np.int64)
    for i in range(len(words)):
        words[i] = 0


@rule
def count_by_words(mask):
    if len(mask) % WORD_SIZE != 0:
        return count(mask)
    words = mask.view(np.int64)
    number = 0
    for first in range(0, len(words), MOST_ADDED):
        added = 0
        for i in range(first, min(first + MOST_ADDED, len(words))):
            added += words[i]
        number += _sum_of_bytes(added)
    return number


@rule
def choose_by_words(mask, number):
    if len(mask) % WORD_SIZE != 0:
        return choose(mask, number)
    words = mask.view(np.int64)
    i = 0
    marked = _sum_of_bytes(words[0])
    while number >= marked:
        number -= marked
        i += 1
        marked = _sum_of_bytes(words[i]) if words[i] != 0 else 0
    return _choose_from(mask, i * WORD_SIZE, number)
