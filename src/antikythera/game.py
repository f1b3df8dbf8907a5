"""A game as an object.

>>> from antikythera import new
>>> game = new("tzolkin", players=4, seed=7)
>>> game.seat, game.decision, len(game.legal)
(1, 'wealth', 6)
>>> game.play(game.legal[0])
>>> game.seat
2
>>> game.undo()
>>> game.seat
1

Seats are numbered from 1, as around a table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, overload

import numpy as np

from antikythera.kernel import Plain, narration, plain
from antikythera.rulebook import Rulebook, States, rulebook

SEED_LIMIT = 2**62


class IllegalAction(ValueError):
    """A line or number that is not legal now; it has changed nothing."""

    def __init__(self, decision: str, action: str | int, legal: Sequence[str]) -> None:
        self.decision, self.action, self.legal = decision, action, tuple(legal)
        choices = ", ".join(self.legal) or "nothing, the game is over"
        super().__init__(f"{action!r} is not legal for the decision {decision!r}; legal are: {choices}")


class Legal(Sequence[str]):
    """The legal lines of a position, in the order of their numbers."""

    def __init__(self, lines: tuple[str, ...], numbers: list[int]) -> None:
        self._lines, self.numbers = lines, numbers

    def __len__(self) -> int:
        return len(self.numbers)

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> list[str]: ...
    def __getitem__(self, index: int | slice) -> str | list[str]:
        if isinstance(index, slice):
            return [self._lines[number] for number in self.numbers[index]]
        return self._lines[self.numbers[index]]

    def __iter__(self) -> Iterator[str]:
        return (self._lines[number] for number in self.numbers)

    def __contains__(self, line: object) -> bool:
        return any(self._lines[number] == line for number in self.numbers)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    def __repr__(self) -> str:
        return repr(list(self))


class Game:
    """A game that is being played: a position, and how it came about."""

    def __init__(self, rules: Rulebook, players: int, seed: int, options: int = 0) -> None:
        if players not in rules.players:
            raise ValueError(f"{rules.name} is for {', '.join(map(str, rules.players))} players, not {players}")
        if not 0 <= seed < SEED_LIMIT:
            raise ValueError(f"a seed is a number from 0 to {SEED_LIMIT - 1}")
        self.rules, self.players, self.seed, self.options = rules, players, seed, options
        self.states: States = rules.new(players, seed, options)
        self.actions: list[int] = []
        self.narration: list[tuple[Any, ...]] = []
        """What the last action brought about: the names of events, seats and values."""
        self._mask = np.zeros(len(rules.lines), dtype=np.bool_)
        self._before: list[States] = []
        self._refresh()

    def _refresh(self) -> None:
        self.rules.kernels.legal_at(self.states, 0, self._mask)

    @property
    def state(self) -> Any:
        """The record of the position. Whoever changes it by hand calls :meth:`changed` afterwards."""
        return self.states[0]

    def changed(self) -> None:
        """Check a record that was changed by hand, and start over from it."""
        self.rules.validate(self.states)
        self.actions, self._before = [], []
        self._refresh()

    @property
    def over(self) -> bool:
        return bool(self.rules.kernels.over_at(self.states, 0))

    @property
    def seat(self) -> int:
        """Who chooses next, from 1; 0 when the game is over."""
        return 0 if self.over else int(self.state["seat"]) + 1

    @property
    def decision(self) -> str:
        return self.rules.decisions[self.rules.kernels.decision_at(self.states, 0)]

    @property
    def legal(self) -> Legal:
        return Legal(self.rules.lines, np.flatnonzero(self._mask).tolist())

    @property
    def lines(self) -> list[str]:
        """What has been played."""
        return [self.rules.lines[action] for action in self.actions]

    def play(self, action: str | int) -> None:
        """Play a legal line, or the number of one."""
        number = self.rules.parse(action) if isinstance(action, str) else action
        if number is None or not 0 <= number < len(self._mask) or not self._mask[number]:
            raise IllegalAction(self.decision, action, self.legal)
        before = self.states.copy()
        with narration() as story:
            plain(self.rules.step)(Plain(self.states), number)
        self._before.append(before)
        self.actions.append(number)
        self.narration = [self._told(note) for note in story]
        self._refresh()

    def undo(self) -> None:
        """Take the last action back."""
        if not self.actions:
            raise IndexError("nothing has been played")
        self.states = self._before.pop()
        self.actions.pop()
        self.narration = []
        self._refresh()

    def copy(self) -> Game:
        other = object.__new__(Game)
        other.__dict__.update(self.__dict__)
        other.states, other._mask = self.states.copy(), self._mask.copy()
        other.actions, other._before, other.narration = [*self.actions], [*self._before], [*self.narration]
        return other

    def _told(self, note: tuple[int, ...]) -> tuple[Any, ...]:
        name, *kinds = self.rules.events[note[0]]
        return (name, note[1] + 1, *note[2 : 2 + len(kinds)])

    @property
    def scores(self) -> list[float]:
        """Points of every seat so far."""
        return [score / self.rules.unit for score in self._scores()[0]]

    @property
    def winners(self) -> list[int]:
        """The seats that have won; none before the end."""
        standings = self._scores()[1]
        return [seat for seat, standing in enumerate(standings, 1) if standing == max(standings)] if self.over else []

    def _scores(self) -> tuple[list[int], list[int]]:
        scores, standings = np.zeros((2, self.players), dtype=np.int64)
        self.rules.kernels.scores_at(self.states, 0, scores, standings)
        return scores.tolist(), standings.tolist()


def new(game: str, players: int, seed: int, options: int = 0) -> Game:
    """Deal a new game."""
    return Game(rulebook(game), players, seed, options)
