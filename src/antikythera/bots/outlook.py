"""A small net that says what a position promises, from numbers that a game's bots work out by themselves.

Two hidden layers are cheap enough for every simulation of a search. A game for two offers ``describe(s, p, w, out)``,
which writes ``DESCRIBED`` numbers about a position from the side of a seat; :mod:`antikythera.training.outlook` learns
from games what became of such positions. One array has all weights: for each layer the biases, then the weights of each
input.
"""

from __future__ import annotations

from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np

from antikythera.kernel import rule

WIDE, NARROW = 128, 64
OUTPUTS = 2
"""The points of the seat, and of the other one."""
POINTS = 10.0
"""The net counts points in units of this many."""

Array = np.ndarray[Any, Any]


def read(file: str | PathLike[str]) -> Array:
    """The weights in a file of safetensors: a length, a header of that length, and the numbers of one array. To find
    them takes no other package, so every installation has these bots.
    """
    content = Path(file).read_bytes()
    header = 8 + int.from_bytes(content[:8], "little")
    return np.frombuffer(content, "<f4", offset=header).astype(np.float64)


@rule
def _layer(w, first, inputs, out):
    """One layer, whose weights begin at ``first``; where the next one begins. Many inputs are zero."""
    out[:] = w[first : first + len(out)]
    for j in range(len(inputs)):
        first += len(out)
        if inputs[j] != 0.0:
            for i in range(len(out)):
                out[i] += w[first + i] * inputs[j]
    return first + len(out)


@rule
def _cut(values):
    for i in range(len(values)):
        values[i] = max(values[i], 0.0)


@rule
def look_ahead(described, w, first, out):
    """What a description promises, by the weights from ``first`` on."""
    wide, narrow = np.empty(WIDE), np.empty(NARROW)
    first = _layer(w, first, described, wide)
    _cut(wide)
    first = _layer(w, first, wide, narrow)
    _cut(narrow)
    _layer(w, first, narrow, out)
