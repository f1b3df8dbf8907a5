"""A game as an object: deal, list the legal lines, play, undo, and view it as one seat.

Seats are numbered from 1. A line is a decision in a few words, see ``docs/notation.md``. ``docs/library.md`` has
examples.
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
    """The line or number is not legal now. Nothing has changed."""

    def __init__(self, decision: str, action: object, legal: Sequence[str]) -> None:
        self.decision, self.action, self.legal = decision, action, tuple(legal)
        choices = ", ".join(self.legal) or "nothing, the game is over"
        shown = repr(action) if len(repr(action)) <= 80 else repr(action)[:77] + "..."
        super().__init__(f"{shown} is not legal for the decision {decision!r}; legal: {choices}")


class UndoBorder(ValueError):
    """The last action cannot be undone: the turn has passed, or something was revealed or drawn at random."""


@dataclass(frozen=True)
class Event:
    """Something that an action did: a name, the seat, and values by their kind."""

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
    """The seats that won; several share a victory."""
    ranks: tuple[int, ...]
    """Seat by seat, 1 for the winners; players who are tied share a rank."""


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
    """A position of a game: the base of :class:`Game`, which can be played, and of :class:`View`, which has what one
    seat may know.
    """

    rules: Rulebook
    states: States
    """The record, as an array with one element."""
    viewer: int | None = None
    """The seat that views the position; 0 is a spectator, None sees everything."""

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
        """The seat that chooses next, from 1; 0 when the game is over."""
        return 0 if self.over else int(self.states["seat"][0]) + 1

    @property
    def decision(self) -> str:
        """The name of the decision to be made."""
        return self.rules.decisions[int(self.rules.kernels.decision_at(self.states, 0))]

    @property
    def scores(self) -> list[float]:
        """The points of every seat so far."""
        return [score / self.rules.unit for score in self._scores()[0]]

    @property
    def outcome(self) -> Outcome | None:
        """The result of the game; None until it is over."""
        if not self.over:
            return None
        scores, standings = self._scores()
        ranks = tuple(1 + sum(other > standing for other in standings) for standing in standings)
        winners = tuple(seat for seat, rank in enumerate(ranks, 1) if rank == 1)
        return Outcome(tuple(score / self.rules.unit for score in scores), winners, ranks)

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty until the game is over."""
        return list(self.outcome.winners) if self.outcome else []

    def _scores(self) -> tuple[list[int], list[int]]:
        scores, standings = np.zeros((2, self.players), dtype=np.int64)
        self.rules.kernels.scores_at(self.states, 0, scores, standings)
        return scores.tolist(), standings.tolist()

    def __str__(self) -> str:
        """The board in plain text."""
        return boards.plain_board(self.rules.name, self.state, self.viewer)

    def svg(self) -> str:
        """The board as a picture, in SVG. What a view does not know is drawn as unknown."""
        return str(boards.board(self.rules.name).svg(self.state, self.viewer))

    def _repr_svg_(self) -> str:
        """The picture that a notebook shows."""
        return self.svg()


class View(Position):
    """What one seat may know of a position. People and bots are shown views only.

    Hidden values are -1 in the record. ``legal`` is empty unless it is this seat's turn to choose.
    """

    def __init__(self, rules: Rulebook, states: States, viewer: int, legal: Legal) -> None:
        self.rules, self.states, self.viewer, self.legal = rules, states, viewer, legal

    def sample(self, rng: np.random.Generator) -> Game:
        """A game that fits this view, with hidden values filled in at random. It has no history."""
        return Game._at(self.rules, self.rules.sample(self.states, rng))

    def position(self) -> str:
        """The view as a short text, with nothing that the seat may not know."""
        return positions.encode(self.rules, self.states, self.viewer)


class Game(Position):
    """A game that is being played: a position with its history.

    :meth:`undo` works until the turn has passed, or something was revealed or drawn at random. In ``analysis`` it
    always works.
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
        """A game that starts at a record."""
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
        """The record before each action, as bytes: copying a structured array is a hundred times slower."""
        self._undone: list[int] = []
        self._mask = np.zeros(len(self.rules.lines), dtype=np.bool_)
        self._play_at = self.rules.kernels.play_at
        self._find_legal()

    def changed(self) -> None:
        """Continue from the record after it was edited. Raises InvalidState if it is impossible."""
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
        """The legal lines; empty when the game is over."""
        return Legal(self.rules.lines, self._mask.nonzero()[0].tolist())

    @property
    def mask(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The legal actions as a mask over their numbers. It is updated with every action."""
        mask = self._mask.view()
        mask.flags.writeable = False
        return mask

    @property
    def lines(self) -> list[str]:
        """The lines that were played."""
        return [self.rules.lines[action] for action in self.actions]

    def play(self, action: str | SupportsIndex) -> None:
        """Play a legal line, by its text or its number."""
        number = self._number(action)
        before = self.states.tobytes()
        if self._play_at(self.states, 0, number, self._mask) < 0:
            raise IllegalAction(self.decision, action, self.legal)
        self._before.append(before)
        self.actions.append(number)
        self._undone.clear()

    def _number(self, action: str | SupportsIndex) -> int:
        """The number of an action, or -1 if there is no such action."""
        if isinstance(action, str):
            number = self.rules.parse(action)
        elif isinstance(action, bool) or not hasattr(action, "__index__"):
            return -1
        else:
            number = operator.index(action)
        return -1 if number is None or not 0 <= number < len(self._mask) else number

    @property
    def narration(self) -> list[Event]:
        """What the last action did, in order."""
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

    # Undo

    @property
    def can_undo(self) -> bool:
        if not self.actions:
            return False
        border = self.rules.kernels.border_at
        return self.analysis or bool(border(self._record(self._before[-1]), 0) == border(self.states, 0))

    def undo(self) -> None:
        """Undo the last action."""
        if not self.can_undo:
            reason = "the turn has passed, or something was revealed" if self.actions else "nothing has been played"
            raise UndoBorder(f"nothing can be undone: {reason}")
        self.states = self._record(self._before.pop())
        self._undone.append(self.actions.pop())
        self._find_legal()

    def redo(self) -> None:
        """Play the action again that was undone last."""
        if not self._undone:
            raise UndoBorder("nothing was undone")
        *undone, action = self._undone
        self.play(action)
        self._undone = undone

    def copy(self) -> Game:
        """A copy of the game, with its history."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.states, other._mask = self._record(self.states.tobytes()), self._mask.copy()
        other.actions, other._before, other._undone = [*self.actions], [*self._before], [*self._undone]
        return other

    def at(self, number: int) -> Game:
        """A copy of the game after its first ``number`` actions."""
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
        """What a seat may know; seat 0 is a spectator."""
        if not 0 <= seat <= self.players:
            raise ValueError(f"seats are numbered from 1 to {self.players}")
        legal = self.legal if seat and seat == self.seat else Legal(self.rules.lines, [])
        viewer = seat - 1 if seat else self.players
        return View(self.rules, self.rules.view(self.states, viewer), seat, legal)

    def position(self) -> str:
        """The whole position as a short text, for :func:`from_position`."""
        return positions.encode(self.rules, self.states)

    def record(self, names: Iterable[str] = ()) -> Record:
        """The record of the game, with the names of the players."""
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
        """Write the record to a file, for :func:`antikythera.read`."""
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
        """Games are equal if they have the same position and the same history."""
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
    """Deal a new game. By default it has as many players as the game allows, and a random seed."""
    return Game(game, players, seed, options=options, analysis=analysis)


def from_position(text: str, lines: Iterable[str | int] = (), *, analysis: bool = True) -> Game:
    """A game that starts at a position, given as text."""
    rules, states, viewer = positions.decode(text)
    if viewer is not None:
        raise positions.InvalidPosition(f"this is only what seat {viewer} may know; a game needs the whole position")
    game = Game._at(rules, states, analysis)
    for line in lines:
        game.play(line)
    return game


def view_from_position(text: str) -> View:
    """The view of a seat, from the text of :meth:`View.position`."""
    rules, states, viewer = positions.decode(text)
    if viewer is None:
        raise positions.InvalidPosition("this is a whole position, not what one seat may know of it")
    view = View(rules, states, viewer, Legal(rules.lines, []))
    if viewer and viewer == view.seat:  # the legal lines of a seat follow from what it knows
        view.legal = view.sample(np.random.default_rng(0)).legal
    return view
