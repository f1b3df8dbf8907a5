"""Lines as they are played: which are legal, what is wrong with one that is not, and what one did."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, overload

import msgspec

from antikythera.checks import meant

LONGEST_SHOWN = 80
MOST_SHOWN = 400
"""How many legal lines are compared with an unknown one."""


def _shown(action: object) -> str:
    text = repr(action)
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 3] + "..."


class IllegalAction(ValueError):
    """The line or number is not legal now. Nothing has changed."""

    def __init__(self, decision: str, action: object, legal: Sequence[str]) -> None:
        self.decision, self.action, self.legal = decision, action, tuple(legal)
        super().__init__(f"{self._fault()}; legal: {', '.join(self.legal) or 'nothing, the game is over'}")

    def _fault(self) -> str:
        return f"{_shown(self.action)} is not legal for the decision {self.decision!r}"

    def __reduce__(self) -> Any:
        return type(self), (self.decision, self.action, self.legal)


class UnknownLine(IllegalAction):
    """No decision of the game has this line. Nothing has changed."""

    def _fault(self) -> str:
        typed = " ".join(str(self.action)[:LONGEST_SHOWN].lower().split())
        return f"{super()._fault()}: there is no such line{meant(typed, self.legal[:MOST_SHOWN])}"


class Legal(Sequence[str]):
    """The legal lines of a position, in the order of their ``numbers``."""

    __slots__ = ("_lines", "_listed")

    def __init__(self, lines: Sequence[str] | Mapping[int, str], listed: Sequence[int]) -> None:
        self._lines, self._listed = lines, listed

    @property
    def numbers(self) -> list[int]:
        listed = self._listed
        return listed.tolist() if isinstance(listed, array) else [*listed]

    def __len__(self) -> int:
        return len(self._listed)

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> list[str]: ...
    def __getitem__(self, index: int | slice) -> str | list[str]:
        try:
            return self._lines[self._listed[index]]  # type: ignore[index]  # as quick as possible: most ask for one
        except TypeError:
            return [self._lines[number] for number in self._listed[index]]  # type: ignore[union-attr]

    def __iter__(self) -> Iterator[str]:
        return map(self._lines.__getitem__, self._listed)

    def __contains__(self, line: object) -> bool:
        return isinstance(line, str) and line in map(self._lines.__getitem__, self._listed)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return repr(list(self))

    def __reduce__(self) -> Any:
        """Only the legal lines are pickled, and not all lines of the game."""
        return Legal, ({number: self._lines[number] for number in self.numbers}, self.numbers)


class Event(msgspec.Struct, frozen=True):
    """Something that an action did: a name, the seat, and values by their kind."""

    name: str
    seat: int
    values: dict[str, str | int | float]

    def __str__(self) -> str:
        shown = {kind: f"{value:g}" if isinstance(value, float) else value for kind, value in self.values.items()}
        values = ", ".join(f"{kind} {value}" for kind, value in shown.items())
        return f"seat {self.seat} {self.name}" + (f": {values}" if values else "")


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended."""

    scores: tuple[float, ...]
    """Points, seat by seat."""
    winners: tuple[int, ...]
    """The seats that won; several share a victory."""
    ranks: tuple[int, ...]
    """Seat by seat, 1 for the winners; players who are tied share a rank."""
