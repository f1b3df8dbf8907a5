"""Observations and lines as a net takes them, made from what a game says of itself.

>>> from antikythera.rulebook import rulebook
>>> encoding = encode_fields(rulebook("tzolkin").observation)
>>> encoding.size % 64
0

Every number of an observation becomes *indicators*: inputs that are 1 for one value, or one range of values, and 0
otherwise. The lowest value has none: it is what is left when the others are 0. A large amount is an input as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from antikythera.rulebook import Field

Array = np.ndarray[Any, Any]

MOST_INDICATORS = 31
"""An amount has no more indicators than this: each then stands for a range of values."""
SMALL = 3
"""An amount up to this is told by its indicators alone."""
ALIGNMENT = 64
"""Inputs are a multiple of this, because a GPU multiplies such matrices fastest."""
FURTHEST = 4.0
"""A scaled amount is cut off here, on either side."""


@dataclass(frozen=True, eq=False)
class Encoding:
    """How observations become inputs: first the indicators, then the amounts, then zeros up to a round number.

    A number ``x`` of the observation is in bucket ``(x - least) // step``, from 0 to ``top``.
    """

    least: Array
    step: Array
    top: Array
    source: Array
    """The number of the observation that each indicator looks at."""
    level: Array
    """The bucket that each indicator stands for."""
    amounts: Array
    """The numbers of the observation that are inputs themselves,"""
    scale: Array
    """and what each is multiplied by."""

    @property
    def size(self) -> int:
        """How many inputs there are."""
        return -(-(len(self.source) + len(self.amounts)) // ALIGNMENT) * ALIGNMENT

    @property
    def first(self) -> Array:
        """For each number of the observation, the place of its first indicator."""
        places: Array = np.cumsum(self.top, dtype=np.int64) - self.top
        return places

    def buckets(self, observations: Array) -> Array:
        found: Array = np.clip((observations - self.least) // self.step, 0, self.top)
        return found

    def scaled(self, observations: Array) -> Array:
        """The amounts as inputs."""
        inputs: Array = np.clip(observations[..., self.amounts] * self.scale, -FURTHEST, FURTHEST)
        return inputs

    def encode(self, observations: Array) -> Array:
        """Inputs as float32, a row for each observation."""
        inputs = np.zeros((len(observations), self.size), dtype=np.float32)
        indicators = len(self.source)
        inputs[:, :indicators] = self.buckets(observations)[:, self.source] == self.level
        inputs[:, indicators : indicators + len(self.amounts)] = self.scaled(observations)
        return inputs


def encode_fields(fields: Sequence[Field]) -> Encoding:
    """The encoding of a game's observations."""
    each = [field for field in fields for _ in range(field.length)]
    steps = [1 if field.values else -(-field.scale // MOST_INDICATORS) for field in each]
    tops = [field.values - 1 if field.values else field.scale // step for field, step in zip(each, steps, strict=True)]
    amounts = [place for place, field in enumerate(each) if not field.values and field.scale > SMALL]
    return Encoding(
        least=np.array([field.least for field in each], dtype=np.int16),
        step=np.array(steps, dtype=np.int16),
        top=np.array(tops, dtype=np.int16),
        source=np.repeat(np.arange(len(each)), tops),
        level=np.concatenate([np.arange(1, top + 1, dtype=np.int16) for top in tops]),
        amounts=np.array(amounts, dtype=np.int64),
        scale=np.array([1 / each[place].scale for place in amounts], dtype=np.float32),
    )


def line_parts(lines: Sequence[str]) -> tuple[int, Array]:
    """The parts that lines are made of: how many there are, and the parts of each line.

    A part is a word at its place behind a verb; the verb is a part too. Shorter lines are filled up with a part that
    has the highest number and counts for nothing.
    """
    split = [[(words[0], place, word) for place, word in enumerate(words)] for words in map(str.split, lines)]
    numbers = {part: number for number, part in enumerate(dict.fromkeys(part for line in split for part in line))}
    parts = np.full((len(lines), max(map(len, split))), len(numbers), dtype=np.int64)
    for row, line in zip(parts, split, strict=True):
        row[: len(line)] = [numbers[part] for part in line]
    return len(numbers), parts
