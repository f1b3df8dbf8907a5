"""A game as an object.

>>> import antikythera as ak
>>> game = ak.new("tzolkin", players=4, seed=7)
>>> game.seat, game.decision, len(game.legal)
(1, 'wealth', 6)
>>> game.play(game.legal[0])
>>> game.seat
2
>>> game
antikythera.Game('tzolkin', players=4, seed=7, lines=['keep yax7 tik3'])

Seats are numbered from 1, as around a table. A line is what a player says: see ``docs/notation.md``.
"""

from __future__ import annotations

import hashlib
import operator
import secrets
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, SupportsIndex, overload

import numpy as np

from antikythera import boards, positions
from antikythera.kernel import Plain, narration, plain
from antikythera.record import FORMAT, Record, Result, Seat, dumps
from antikythera.rulebook import Rulebook, States, rulebook

SEED_LIMIT = 2**62


class IllegalAction(ValueError):
    """A line or number that is not legal now; it has changed nothing."""

    def __init__(self, decision: str, action: object, legal: Sequence[str]) -> None:
        self.decision, self.action, self.legal = decision, action, tuple(legal)
        choices = ", ".join(self.legal) or "nothing, the game is over"
        shown = repr(action) if len(repr(action)) <= 80 else repr(action)[:77] + "..."
        super().__init__(f"{shown} is not legal for the decision {decision!r}; legal: {choices}")


class UndoBorder(ValueError):
    """What cannot be taken back: a turn that has passed, something revealed, or something left to chance."""


@dataclass(frozen=True)
class Event:
    """Something that an action brought about, with the values that its name calls for."""

    name: str
    seat: int
    values: dict[str, str | int | float]

    def __str__(self) -> str:
        shown = {kind: f"{value:g}" if isinstance(value, float) else value for kind, value in self.values.items()}
        values = ", ".join(f"{kind} {value}" for kind, value in shown.items())
        return f"seat {self.seat} {self.name}" + (f": {values}" if values else "")


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    scores: tuple[float, ...]
    """Points, seat by seat."""
    winners: tuple[int, ...]
    """The seats that share the victory."""
    ranks: tuple[int, ...]
    """1 for the winners, and so on; players on a level share a rank."""


class Legal(Sequence[str]):
    """The legal lines of a position, in the order of their ``numbers``."""

    __slots__ = ("_lines", "numbers")

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
        return isinstance(line, str) and line in map(self._lines.__getitem__, self.numbers)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return repr(list(self))


class Position:
    """One record of a game, and what can be read from it. A :class:`Game` is one that goes on, a :class:`View` one
    seat's knowledge of it.
    """

    rules: Rulebook
    states: States
    """The record, as an array of one."""
    viewer: int | None = None
    """The seat that looks; 0 is somebody who watches, None sees everything."""

    @property
    def state(self) -> Any:
        """The record itself."""
        return self.states[0]

    @property
    def players(self) -> int:
        return int(self.states["players"][0])

    @property
    def over(self) -> bool:
        return bool(self.rules.kernels.over_at(self.states, 0))

    @property
    def seat(self) -> int:
        """Who chooses next, from 1; 0 when the game is over."""
        return 0 if self.over else int(self.states["seat"][0]) + 1

    @property
    def decision(self) -> str:
        """What is to be chosen."""
        return self.rules.decisions[int(self.rules.kernels.decision_at(self.states, 0))]

    @property
    def scores(self) -> list[float]:
        """Points of every seat so far."""
        return [score / self.rules.unit for score in self._scores()[0]]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None as long as it goes on."""
        if not self.over:
            return None
        scores, standings = self._scores()
        ranks = tuple(1 + sum(other > standing for other in standings) for standing in standings)
        winners = tuple(seat for seat, rank in enumerate(ranks, 1) if rank == 1)
        return Outcome(tuple(score / self.rules.unit for score in scores), winners, ranks)

    @property
    def winners(self) -> list[int]:
        """The seats that have won; none before the end."""
        return list(self.outcome.winners) if self.outcome else []

    def _scores(self) -> tuple[list[int], list[int]]:
        scores, standings = np.zeros((2, self.players), dtype=np.int64)
        self.rules.kernels.scores_at(self.states, 0, scores, standings)
        return scores.tolist(), standings.tolist()

    def __str__(self) -> str:
        """The board in plain text."""
        return boards.plain_board(self.rules.name, self.state, self.viewer)

    def svg(self) -> str:
        """The board as a picture: the text of an SVG file. What a view does not know is drawn as unknown."""
        return str(boards.board(self.rules.name).svg(self.state, self.viewer))

    def _repr_svg_(self) -> str:
        """The picture that a notebook shows."""
        return self.svg()


class View(Position):
    """What one seat may know of a position: all that leaves the engine towards a person or a bot.

    Whatever is hidden is -1 in the record. ``legal`` is empty for a seat that has nothing to choose.
    """

    def __init__(self, rules: Rulebook, states: States, viewer: int, legal: Legal) -> None:
        self.rules, self.states, self.viewer, self.legal = rules, states, viewer, legal

    def sample(self, rng: np.random.Generator) -> Game:
        """A game that fits this view, with the rest filled in at random; it has no history."""
        return Game._at(self.rules, self.rules.sample(self.states, rng))

    def position(self) -> str:
        """The view as a short text, which holds nothing more than the seat may know."""
        return positions.encode(self.rules, self.states, self.viewer)


class Game(Position):
    """A game that is being played: a position, and how it came about.

    In ``analysis`` anything can be taken back; otherwise :meth:`undo` stops at the border of the turn, of what was
    revealed, and of what was left to chance.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seed: int | None = None,
        *,
        options: Iterable[str] = (),
        lines: Iterable[str | int] = (),
        analysis: bool = True,
    ) -> None:
        self.rules = rulebook(game)
        players = self.rules.players[-1] if players is None else players
        seed = secrets.randbelow(SEED_LIMIT) if seed is None else seed
        if type(players) is not int or players not in self.rules.players:
            raise ValueError(f"{game} is for {' or '.join(map(str, self.rules.players))} players, not {players}")
        if type(seed) is not int or not 0 <= seed < SEED_LIMIT:
            raise ValueError(f"a seed is a whole number from 0 to {SEED_LIMIT - 1}, not {seed!r}")
        self.options = self.rules.option_names(options)
        self.seed: int | None = seed
        self.start: str | None = None
        self._begin(self.rules.new(players, seed, self.rules.option_bits(self.options)), analysis)
        for line in lines:
            self.play(line)

    @classmethod
    def _at(cls, rules: Rulebook, states: States, analysis: bool = True) -> Game:
        """A game that goes on from a record."""
        game = object.__new__(cls)
        game.rules, game.options, game.seed = rules, (), None
        game.start = positions.encode(rules, states)
        game._begin(states, analysis)
        return game

    def _begin(self, states: States, analysis: bool) -> None:
        self.states, self.analysis = states, analysis
        self.actions: list[int] = []
        """The numbers of the actions played."""
        self._before: list[bytes] = []
        """The record before each of them, as bytes: copying a structured array is a hundred times slower."""
        self._undone: list[int] = []
        self._mask = np.zeros(len(self.rules.lines), dtype=np.bool_)
        self._play_at = self.rules.kernels.play_at
        self._find_legal()

    def changed(self) -> None:
        """Go on from the record as somebody has changed it by hand; it is checked first."""
        self.rules.validate(self.states)
        self.seed, self.start = None, positions.encode(self.rules, self.states)
        self._begin(self.states, self.analysis)

    def _record(self, raw: bytes) -> States:
        return np.frombuffer(bytearray(raw), dtype=self.rules.state)

    def _find_legal(self) -> None:
        self.rules.kernels.legal_at(self.states, 0, self._mask)

    # Playing

    @property
    def legal(self) -> Legal:
        """The legal lines; none when the game is over."""
        return Legal(self.rules.lines, self._mask.nonzero()[0].tolist())

    @property
    def mask(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The legal actions as a mask over their numbers. It changes as the game goes on."""
        mask = self._mask.view()
        mask.flags.writeable = False
        return mask

    @property
    def lines(self) -> list[str]:
        """What has been played."""
        return [self.rules.lines[action] for action in self.actions]

    def play(self, action: str | SupportsIndex) -> None:
        """Play a legal line, or the number of one."""
        number = self._number(action)
        before = self.states.tobytes()
        if self._play_at(self.states, 0, number, self._mask) < 0:
            raise IllegalAction(self.decision, action, self.legal)
        self._before.append(before)
        self.actions.append(number)
        self._undone.clear()

    def _number(self, action: str | SupportsIndex) -> int:
        """The number of an action, or -1 for what cannot be one."""
        if isinstance(action, str):
            number = self.rules.parse(action)
        elif isinstance(action, bool) or not hasattr(action, "__index__"):
            return -1
        else:
            number = operator.index(action)
        return -1 if number is None or not 0 <= number < len(self._mask) else number

    @property
    def narration(self) -> list[Event]:
        """What the last action brought about, one thing after the other."""
        if not self.actions:
            return []
        states = self._record(self._before[-1])
        with narration() as story:
            plain(self.rules.step)(Plain(states), self.actions[-1])
        return [self._event(note) for note in story]

    def _event(self, note: tuple[int, ...]) -> Event:
        name, *kinds = self.rules.events[note[0]]
        values: dict[str, str | int | float] = {}
        for kind, number in zip(kinds, note[2:], strict=False):
            names = self.rules.names.get(kind)
            value = names[number] if names else number / self.rules.unit if kind == "points" else number
            values[f"{kind}2" if kind in values else kind] = value
        return Event(name, note[1] + 1, values)

    # Taking back

    @property
    def can_undo(self) -> bool:
        if not self.actions:
            return False
        border = self.rules.kernels.border_at
        return self.analysis or bool(border(self._record(self._before[-1]), 0) == border(self.states, 0))

    def undo(self) -> None:
        """Take the last action back."""
        if not self.can_undo:
            reason = "the turn has passed, or something was revealed" if self.actions else "nothing has been played"
            raise UndoBorder(f"nothing can be taken back: {reason}")
        self.states = self._record(self._before.pop())
        self._undone.append(self.actions.pop())
        self._find_legal()

    def redo(self) -> None:
        """Play again what was taken back last."""
        if not self._undone:
            raise UndoBorder("nothing was taken back")
        *undone, action = self._undone
        self.play(action)
        self._undone = undone

    def copy(self) -> Game:
        """Another game at the same point, with the same history."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.states, other._mask = self._record(self.states.tobytes()), self._mask.copy()
        other.actions, other._before, other._undone = [*self.actions], [*self._before], [*self._undone]
        return other

    def at(self, number: int) -> Game:
        """A copy as it was after so many actions."""
        if not 0 <= number <= len(self.actions):
            raise IndexError(f"the game has {len(self.actions)} actions")
        other = self.copy()
        other.states = self._record([*self._before, self.states.tobytes()][number])
        other._undone = other.actions[number:][::-1]
        del other.actions[number:], other._before[number:]
        other._find_legal()
        return other

    # Looking

    def view(self, seat: int) -> View:
        """What a seat may know; seat 0 is somebody who only watches."""
        if not 0 <= seat <= self.players:
            raise ValueError(f"seats are numbered from 1 to {self.players}")
        legal = self.legal if seat and seat == self.seat else Legal(self.rules.lines, [])
        viewer = seat - 1 if seat else self.players
        return View(self.rules, self.rules.view(self.states, viewer), seat, legal)

    def position(self) -> str:
        """The whole position as a short text, that :func:`from_position` reads."""
        return positions.encode(self.rules, self.states)

    def record(self, names: Iterable[str] = ()) -> Record:
        """The game as it is written down, with the names of those who sit at the table."""
        outcome = self.outcome
        return Record(
            format=FORMAT,
            game=self.rules.name,
            rules=self.rules.version,
            options=list(self.options),
            players=self.players,
            seats=[Seat(name) for name in names],
            seed=self.seed,
            position=self.start,
            lines=self.lines,
            result=Result(list(outcome.scores), list(outcome.winners)) if outcome else None,
            signature=hashlib.sha256(self.position().encode()).hexdigest()[:16],
        )

    def save(self, path: str | Path, names: Iterable[str] = ()) -> None:
        """Write the game down in a file, for :func:`antikythera.read`."""
        Path(path).write_bytes(dumps(self.record(names)))

    def __repr__(self) -> str:
        lines = f"lines={self.lines!r}" if self.actions else ""
        if self.start is not None:
            arguments = [repr(self.start), lines]
            return f"antikythera.from_position({', '.join(filter(None, arguments))})"
        options = f"options={list(self.options)!r}" if self.options else ""
        arguments = [repr(self.rules.name), f"players={self.players}", f"seed={self.seed}", options, lines]
        return f"antikythera.Game({', '.join(filter(None, arguments))})"

    def __eq__(self, other: object) -> bool:
        """Games are equal when they are the same position with the same history."""
        if not isinstance(other, Game):
            return NotImplemented
        return (self.rules, self.actions) == (other.rules, other.actions) and bool((self.states == other.states).all())

    __hash__ = None  # type: ignore[assignment]  # it changes


def new(
    game: str,
    players: int | None = None,
    seed: int | None = None,
    *,
    options: Iterable[str] = (),
    analysis: bool = True,
) -> Game:
    """Deal a new game: as many players as it takes, and a seed drawn by chance, if not given."""
    return Game(game, players, seed, options=options, analysis=analysis)


def from_position(text: str, lines: Iterable[str | int] = (), *, analysis: bool = True) -> Game:
    """A game that goes on from the text of a whole position."""
    rules, states, viewer = positions.decode(text)
    if viewer is not None:
        raise positions.InvalidPosition(f"this is only what seat {viewer} may know; a game needs the whole position")
    game = Game._at(rules, states, analysis)
    for line in lines:
        game.play(line)
    return game


def view_from_position(text: str) -> View:
    """What a seat may know, from the text that :meth:`View.position` gave."""
    rules, states, viewer = positions.decode(text)
    if viewer is None:
        raise positions.InvalidPosition("this is a whole position, not what one seat may know of it")
    view = View(rules, states, viewer, Legal(rules.lines, []))
    if viewer and viewer == view.seat:  # what a seat may choose follows from what it knows
        view.legal = view.sample(np.random.default_rng(0)).legal
    return view
