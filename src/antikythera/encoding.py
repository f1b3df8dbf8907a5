"""Observations and lines as inputs of a neural net, encoded from the game's own description of them.

Every number of an observation becomes *indicators*: inputs that are 1 for one value, or for one range of values, and 0
otherwise. The lowest value has none, since it is the case where all others are 0. A large amount is also an input
itself. ``docs/library.md`` has an example.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from antikythera.rulebook import Field

Array = np.ndarray[Any, Any]

MOST_INDICATORS = 31
"""The most indicators of an amount. If it has more values, each indicator is for a range of them."""
SMALL = 3
"""Amounts up to this have indicators only."""
ALIGNMENT = 64
"""The number of inputs is a multiple of this, since a GPU multiplies such matrices fastest."""
FURTHEST = 4.0
"""Scaled amounts are clipped to this, on either side."""


@dataclass(frozen=True, eq=False)
class Encoding:
    """How observations become inputs: first the indicators, then the amounts, then zeros as padding.

    A number ``x`` of the observation is in bucket ``(x - least) // step``, from 0 to ``top``.
    """

    least: Array
    step: Array
    top: Array
    source: Array
    """For each indicator, the index of its number in the observation."""
    level: Array
    """For each indicator, its bucket."""
    amounts: Array
    """The indices of numbers in the observation that are inputs themselves."""
    scale: Array
    """The factor of each of them."""

    @property
    def size(self) -> int:
        """The number of inputs."""
        return -(-(len(self.source) + len(self.amounts)) // ALIGNMENT) * ALIGNMENT

    @property
    def low(self) -> Array:
        """The least value of each input."""
        return self._limits(-FURTHEST, 0.0)

    @property
    def high(self) -> Array:
        """The greatest value of each input."""
        return self._limits(FURTHEST, 1.0)

    def _limits(self, amount: float, indicator: float) -> Array:
        limits = np.zeros(self.size, dtype=np.float32)
        indicators = len(self.source)
        limits[:indicators], limits[indicators : indicators + len(self.amounts)] = indicator, amount
        return limits

    @property
    def first(self) -> Array:
        """For each number of the observation, the index of its first indicator."""
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
    """Split lines into parts: the number of parts, and the parts of each line.

    The verb is a part, and so is each word after it, at its place. Shorter lines are padded with a part that has the
    highest number and no effect.
    """
    split = [[(words[0], place, word) for place, word in enumerate(words)] for words in map(str.split, lines)]
    numbers = {part: number for number, part in enumerate(dict.fromkeys(part for line in split for part in line))}
    parts = np.full((len(lines), max(map(len, split))), len(numbers), dtype=np.int64)
    for row, line in zip(parts, split, strict=True):
        row[: len(line)] = [numbers[part] for part in line]
    return len(numbers), parts
