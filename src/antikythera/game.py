"""A game as an object: deal, list the legal lines, play, undo, and view it as one seat.

Seats are numbered from 1. A line is a decision in a few words, see ``docs/notation.md``. ``docs/library.md`` has
examples.
"""

from __future__ import annotations

import hashlib
import operator
import re
import secrets
from array import array
from collections.abc import Iterable, Mapping
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import IO, Any, SupportsIndex

import msgspec
import numpy as np

from antikythera import boards, checks, descriptions, long_seeds, positions
from antikythera.checks import SEED_LIMIT
from antikythera.kernel import Plain, direct, drawing, narration, plain
from antikythera.lines import Event, IllegalAction, Legal, Outcome, UnknownLine
from antikythera.record import FORMAT, Record, Result, Seat, dumps, loads
from antikythera.rulebook import Rulebook, States, copied, rulebook

__all__ = [
    "SEED_LIMIT",
    "Event",
    "Game",
    "IllegalAction",
    "Legal",
    "Outcome",
    "Position",
    "UndoBorder",
    "UnknownLine",
    "View",
    "from_position",
    "new",
    "view_from_position",
]


LISTED = 256
"""How many legal actions are listed as they are found; there are seldom more, and then the mask is searched."""
_DESCRIBED = re.compile(r"[\s={]")
"""Characters of descriptions that the text of a position never has."""


class UndoBorder(ValueError):
    """The last action cannot be undone: the turn has passed, or something was revealed or drawn at random."""


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

    def describe(self) -> dict[str, Any]:
        """The position for people to read and change, see :mod:`antikythera.descriptions`; for :func:`from_position`.

        A view tells only what its seat may know.
        """
        return descriptions.describe(self.rules, self.states, self.viewer)

    def to_json(self) -> str:
        """The description as JSON."""
        return descriptions.to_json(self.describe())

    def to_toml(self) -> str:
        """The description as TOML."""
        return descriptions.to_toml(self.describe())

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

    def __repr__(self) -> str:
        who = f"seat {self.viewer}" if self.viewer else "a spectator"
        what = f"seat {self.seat} chooses: {self.decision}" if self.seat else "over"
        return f"<antikythera.View of {self.rules.name} for {who} of {self.players} players, {what}>"

    def sample(self, rng: np.random.Generator) -> Game:
        """A game that fits this view, with hidden values filled in at random. It has no history."""
        if not isinstance(rng, np.random.Generator):
            raise TypeError(f"a random generator is needed, such as numpy.random.default_rng(7), not {rng!r}")
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
        seed: int | str | None = None,
        *,
        options: Iterable[str] = (),
        lines: Iterable[str | int] = (),
        analysis: bool = True,
    ) -> None:
        self.rules = rulebook(game)
        players = checks.players(players, game, self.rules.players)
        self.options = self.rules.option_names(options)
        self.seed: int | str | None = secrets.randbelow(SEED_LIMIT) if seed is None else _checked_seed(seed)
        self._origin: bytes | None = None
        """The record that the game started at; None if it was dealt."""
        self._begin(_deal(self.rules, players, self.seed, self.rules.option_bits(self.options)), analysis)
        for line in lines:
            self.play(line)

    @classmethod
    def _at(cls, rules: Rulebook, states: States, analysis: bool = True) -> Game:
        """A game that starts at a record."""
        game = object.__new__(cls)
        game.rules, game.options, game.seed = rules, (), None
        game._origin = states.tobytes()
        game._begin(states, analysis)
        return game

    @property
    def start(self) -> str | None:
        """The position that the game started at, as text; None if it was dealt."""
        return None if self._origin is None else positions.encode(self.rules, self._record(self._origin))

    def _begin(self, states: States, analysis: bool) -> None:
        self.states, self.analysis = states, analysis
        self._draws = isinstance(self.seed, str) and long_seeds.GENERATOR in (self.rules.state.names or ())
        """Whether actions may draw by a long seed."""
        self.actions: list[int] = []
        """The numbers of the actions played."""
        self._before: list[bytes] = []
        """The record before each action, as bytes: copying a structured array is a hundred times slower."""
        self._undone: list[int] = []
        self._mask = np.zeros(len(self.rules.lines), dtype=np.bool_)
        self._listed = array("q", bytes(8 * LISTED))
        """The numbers of the first legal actions. A slice of this array is quicker than one of NumPy."""
        self._keep_at_hand()
        self._find_legal()

    def _keep_at_hand(self) -> None:
        """What every action needs."""
        self._play_at = direct(self.rules.kernels.play_at)
        self._lines, self._numbers = self.rules.lines, self.rules.numbers
        self._list = np.frombuffer(self._listed, dtype=np.int64)

    def edit(self, **changes: Any) -> None:
        """Change the position: ``game.edit(corn={1: 20}, points={2: 12.5})``.

        The entries are those of :meth:`describe`; what is not named stays. All changes are made or none: an impossible
        position raises InvalidState. The history of the game begins here.
        """
        states = copied(self.states)
        descriptions.merge(self.rules, states, changes)
        self.rules.validate(states)
        self.states = states
        self.changed()

    def changed(self) -> None:
        """Continue from the record after it was edited. Raises InvalidState if it is impossible."""
        self.rules.validate(self.states)
        self.seed, self._origin = None, self.states.tobytes()
        self._begin(self.states, self.analysis)

    def __getstate__(self) -> dict[str, Any]:
        at_hand = ("_play_at", "_lines", "_numbers", "_list")
        return {name: value for name, value in vars(self).items() if name not in at_hand}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._keep_at_hand()

    def _record(self, raw: bytes) -> States:
        return np.frombuffer(bytearray(raw), dtype=self.rules.state)

    def _find_legal(self) -> None:
        self._choices = int(self.rules.kernels.legal_at(self.states, 0, self._mask))
        marked = self._mask.nonzero()[0][:LISTED]
        self._list[: len(marked)] = marked

    @property
    def over(self) -> bool:
        return not self._choices

    # Playing

    @property
    def legal(self) -> Legal:
        """The legal lines; empty when the game is over."""
        choices = self._choices
        return Legal(self._lines, self._listed[:choices] if choices <= LISTED else self._mask.nonzero()[0].tolist())

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
        """Play a legal line, by its text or its number. Raises IllegalAction, or UnknownLine."""
        if type(action) is int and 0 <= action < len(self._lines):
            number = action
        else:
            found = self._numbers.get(action) if type(action) is str else None
            number = self._number(action) if found is None else found
        before = self.states.tobytes()
        choices = self._play_at(self.states, 0, number, self._mask, self._list)
        if choices < 0:
            raise self._refusal(action)
        if self._draws:
            choices = self._draw_again(before, number, choices)
        self._choices = choices
        self._before.append(before)
        self.actions.append(number)
        if self._undone:
            self._undone = []

    def _draw_again(self, before: bytes, number: int, choices: int) -> int:
        """Play an action that has drawn at random again, with the numbers of the long seed."""
        after, self.states = self.states, self._record(before)
        if after[long_seeds.GENERATOR][0] == self.states[long_seeds.GENERATOR][0]:
            self.states = after
            return choices
        with self._chance(len(self.actions) + 1):
            plain(self.rules.step)(Plain(self.states), number)
        self._find_legal()
        return self._choices

    def _chance(self, action: int) -> AbstractContextManager[None]:
        """What the long seed has for an action."""
        return drawing(long_seeds.numbers(str(self.seed), action))

    def _number(self, action: object) -> int:
        """The number of an action, or -1 if there is no such action."""
        number = self.rules.parse(action) if isinstance(action, str) else _index(action)
        return -1 if number is None or not 0 <= number < len(self._mask) else number

    def _refusal(self, action: object) -> IllegalAction:
        unknown = isinstance(action, str) and self.rules.parse(action) is None
        return (UnknownLine if unknown else IllegalAction)(self.decision, action, self.legal)

    @property
    def narration(self) -> list[Event]:
        """What the last action did, in order."""
        if not self.actions:
            return []
        states = self._record(self._before[-1])
        chance = self._chance(len(self.actions)) if self._draws else nullcontext()
        with narration() as story, chance:
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
        """A copy of the game, with its history and with everything that is hidden from the players.

        What a player or a bot may try out is ``game.view(seat).sample(rng)``.
        """
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.states, other._mask, other._listed = copied(self.states), self._mask.copy(), self._listed[:]
        other._list = np.frombuffer(other._listed, dtype=np.int64)
        other.actions, other._before, other._undone = [*self.actions], [*self._before], [*self._undone]
        return other

    def at(self, number: int) -> Game:
        """A copy of the game after its first ``number`` actions."""
        if not 0 <= operator.index(number) <= len(self.actions):
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
        players, chooses = self.players, self.seat
        if type(seat) is not int or not 0 <= seat <= players:
            seat = checks.whole(seat, "a seat", 0, players)
        legal = self.legal if seat and seat == chooses else Legal(self.rules.lines, [])
        return View(self.rules, self.rules.view(self.states, seat - 1 if seat else players), seat, legal)

    def position(self) -> str:
        """The whole position as a short text, for :func:`from_position`."""
        return positions.encode(self.rules, self.states)

    def record(self, names: Iterable[str] = (), **notes: Any) -> Record:
        """The record of the game, with the names of the players.

        ``notes`` are the ``date``, ``comments``, ``times`` and ``evaluations`` of :mod:`antikythera.record`.
        """
        unknown = sorted(set(notes) - {"date", "comments", "times", "evaluations"})
        if unknown:
            raise ValueError(f"a record has no note {', '.join(map(repr, unknown))}")
        if isinstance(names, str) or not isinstance(names, Iterable):
            raise ValueError(f"the names of the players are a list, not {names!r}")
        outcome = self.outcome
        made = Record(
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
            **notes,
        )
        return loads(msgspec.json.encode(made)) if names or notes else made  # what others give is checked

    def save(self, file: str | Path | IO[bytes], names: Iterable[str] = (), **notes: Any) -> None:
        """Write the record to a file, for :func:`antikythera.read`."""
        written = dumps(self.record(names, **notes))
        if hasattr(file, "write"):
            file.write(written)
        else:
            Path(file).write_bytes(written)

    def __repr__(self) -> str:
        lines = f"lines={self.lines!r}" if self.actions else ""
        if self.start is not None:
            arguments = [repr(self.start), lines]
            return f"antikythera.from_position({', '.join(filter(None, arguments))})"
        options = f"options={list(self.options)!r}" if self.options else ""
        arguments = [repr(self.rules.name), f"players={self.players}", f"seed={self.seed!r}", options, lines]
        return f"antikythera.Game({', '.join(filter(None, arguments))})"

    def __eq__(self, other: object) -> bool:
        """Games are equal if they have the same position and the same history."""
        if not isinstance(other, Game):
            return NotImplemented
        return (self.rules, self.actions) == (other.rules, other.actions) and bool((self.states == other.states).all())

    __hash__ = None  # type: ignore[assignment]  # it changes


def _checked_seed(seed: int | str) -> int | str:
    return long_seeds.checked(seed) if isinstance(seed, str) else checks.seed(seed)


def _deal(rules: Rulebook, players: int, seed: int | str, options: int) -> States:
    """A new record. The numbers of a long seed are for plain rules."""
    if isinstance(seed, int):
        return rules.new(players, seed, options)
    states = np.zeros(1, dtype=rules.state)
    with drawing(long_seeds.numbers(seed, 0)):
        plain(rules.setup)(Plain(states), players, long_seeds.short(seed), options)
    return states


def _index(action: object) -> int | None:
    return None if isinstance(action, bool) or not hasattr(action, "__index__") else operator.index(action)


def new(
    game: str,
    players: int | None = None,
    seed: int | str | None = None,
    *,
    options: Iterable[str] = (),
    analysis: bool = True,
) -> Game:
    """Deal a new game. By default it has as many players as the game allows, and a random seed.

    A seed is a number below 2**62, or a long one of 64 hexadecimal digits, see :mod:`antikythera.long_seeds`.
    """
    return Game(game, players, seed, options=options, analysis=analysis)


def _decoded(position: str | Mapping[str, Any]) -> tuple[Rulebook, States, int | None]:
    """A position in any form. Raises InvalidState."""
    if isinstance(position, str) and not _DESCRIBED.search(position):
        return positions.decode(position)
    described = descriptions.parse(position) if isinstance(position, str) else position
    rules, states, viewer = descriptions.record_of(described)
    rules.validate(states if viewer is None else rules.sample(states, np.random.default_rng(0)))
    return rules, states, viewer


def from_position(position: str | Mapping[str, Any], lines: Iterable[str | int] = (), *, analysis: bool = True) -> Game:
    """A game that starts at a position: the text of :meth:`Game.position`, or a description, see
    :meth:`Game.describe`, as a dictionary, as JSON or as TOML.
    """
    rules, states, viewer = _decoded(position)
    if viewer is not None:
        raise positions.InvalidPosition(f"this is only what seat {viewer} may know; a game needs the whole position")
    game = Game._at(rules, states, analysis)
    for line in lines:
        game.play(line)
    return game


def view_from_position(position: str | Mapping[str, Any]) -> View:
    """The view of a seat, from the text of :meth:`View.position` or from its description."""
    rules, states, viewer = _decoded(position)
    if viewer is None:
        raise positions.InvalidPosition("this is a whole position, not what one seat may know of it")
    view = View(rules, states, viewer, Legal(rules.lines, []))
    if viewer and viewer == view.seat:  # the legal lines of a seat follow from what it knows
        view.legal = view.sample(np.random.default_rng(0)).legal
    return view
