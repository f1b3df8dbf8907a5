"""Observations and lines as inputs of a neural net, encoded from the game's own description of them.

Every number of an observation becomes *indicators*: inputs that are 1 for one value, or for one range of values, and 0
otherwise. The lowest value has none, since it is the case where all others are 0. A large amount is also an input
itself. ``docs/library.md`` has an example.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from msgspec import structs

from antikythera.rulebook import Field, Rulebook, places

Array = np.ndarray[Any, Any]

MOST_INDICATORS = 31
"""The most indicators of an amount. If it has more values, each indicator is for a range of them."""
SMALL = 3
"""Amounts up to this have indicators only."""
ALIGNMENT = 64
"""The number of inputs is a multiple of this, since a GPU multiplies such matrices fastest."""
MOST_LINES = 2000
"""In a game with more lines than this the policy is made of the parts of lines."""
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


@dataclass(frozen=True, eq=False)
class Views:
    """The numbers of an observation in two kinds: those of the whole table, and those of every square.

    A net looks at all squares in the same way.
    """

    table: Array
    """The indices of the numbers that are not about squares."""
    table_fields: tuple[Field, ...]
    squares: Array
    """For each square, the indices of its numbers."""
    square_fields: tuple[Field, ...]
    near: Array
    """For each square, itself and its eight neighbours; a neighbour that does not exist has the number of squares."""
    grid: tuple[int, int]
    """The rows and columns of the rectangle around all squares."""
    cells: Array
    """For each square, its cell in that rectangle, row by row."""


def split_views(rules: Rulebook) -> Views:
    """The two kinds of numbers in a game's observations; without squares, all of them are of the table."""
    spots = np.array(rules.squares.places if rules.squares else (), dtype=np.int64).reshape(-1, 2)
    count, corner = len(spots), spots.min(axis=0, initial=0)
    columns, rows = (spots.max(axis=0, initial=0) - corner + 1).tolist()
    table, squares, starts = [], [], places(rules.observation)
    for field, start in zip(rules.observation, starts, strict=True):
        indices = np.arange(start, start + field.length)
        if field.by_square:
            by_square = indices.reshape(field.by_square, count, -1).swapaxes(0, 1).reshape(count, -1)
            squares.append((structs.replace(field, length=by_square.shape[1]), by_square))
        else:
            table.append((field, indices))
    return Views(
        table=np.concatenate([indices for _, indices in table]),
        table_fields=tuple(field for field, _ in table),
        squares=np.concatenate([indices for _, indices in squares], axis=1) if squares else np.zeros((0, 0), np.int64),
        square_fields=tuple(field for field, _ in squares),
        near=_near(rules.squares.places if rules.squares else ()),
        grid=(rows, columns),
        cells=(spots - corner) @ np.array([1, columns]),
    )


def _near(squares: Sequence[tuple[int, int]]) -> Array:
    numbers = {place: number for number, place in enumerate(squares)}
    steps = [(dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1)]
    found = [[numbers.get((x + dx, y + dy), len(squares)) for dx, dy in steps] for x, y in squares]
    return np.array(found, dtype=np.int64).reshape(len(squares), len(steps))


@dataclass(frozen=True, eq=False)
class Parts:
    """Lines as sums of parts. A net has an output for each part; the logit of a line is the sum of its parts.

    The verb is a part, and so is each word after it, at its place. Where a line names a square, the rest of the line at
    that square is a part, too, and the words of the square are none.
    """

    words: int
    """The number of parts that are words."""
    kinds: int
    """The number of parts that every square has."""
    of_line: Array
    """The parts of each line. After the words comes a part without an effect, which pads shorter lines, and then
    those of the squares, square by square.
    """


def line_parts(rules: Rulebook) -> Parts:
    """The parts of a game's lines; in a game with few lines, each line is a part of its own."""
    if len(rules.lines) <= MOST_LINES:
        return Parts(len(rules.lines), 0, np.arange(len(rules.lines))[:, None])
    named = [rules.squares.in_line(line) if rules.squares else None for line in rules.lines]
    split = [(found[1] if found else line).split() for line, found in zip(rules.lines, named, strict=True)]
    words = _numbered((text[0], place, word) for text in split for place, word in enumerate(text))
    kinds = _numbered(found[1] for found in named if found)
    parts = np.full((len(rules.lines), 1 + max(map(len, split))), len(words), dtype=np.int64)
    for row, text, found in zip(parts, split, named, strict=True):
        row[: len(text)] = [words[text[0], place, word] for place, word in enumerate(text)]
        if found:
            row[-1] = len(words) + 1 + found[0] * len(kinds) + kinds[found[1]]
    return Parts(len(words), len(kinds), parts)


def _numbered(things: Iterable[Any]) -> dict[Any, int]:
    return {thing: number for number, thing in enumerate(dict.fromkeys(things))}
