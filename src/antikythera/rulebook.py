"""The interface of a game: what it must define, so that everything else works for it.

A game is a package with a ``RULEBOOK``: its rules (see :mod:`antikythera.kernel`), its words, and facts about them.
:mod:`antikythera.registry` finds the package and its optional parts, and :func:`antikythera.testing.check_game` checks
everything that is required here.

Every record has the fields ``players``, ``seat`` (the seat that chooses, from 0) and ``round``. If a player must end
the turn, the line for it is ``end``.

The kernels at the end are written once and bound to each game.
"""

from __future__ import annotations

import functools
import types
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cached_property
from itertools import accumulate
from typing import Any

import msgspec
import numpy as np

from antikythera import registry
from antikythera.kernel import Rule, below, bind, draw
from antikythera.masks import choose, list_marked

RULES = ("setup", "legal", "step", "decision", "over", "score", "standing", "observe", "border", "fault", "hide")
"""The entries of a rulebook that are rules."""

States = np.ndarray[Any, Any]
"""An array of records of one game."""
HIDDEN = -1
"""Marks in a view what cannot be known; descriptions show it as ``?``."""
NO_LIST = np.zeros(0, dtype=np.int64)
"""For ``play_at``, where the mask is enough."""


def copied(states: States) -> States:
    """A copy of records. NumPy's own copy of a structured array is several times slower."""
    return np.frombuffer(bytearray(states.tobytes()), dtype=states.dtype)


class InvalidState(ValueError):
    """A record that cannot occur in a game."""


class Field(msgspec.Struct, frozen=True):
    """Some numbers of an observation: their meaning, and how to encode them for a learner.

    They are categories if ``values`` is given (``least``, ``least + 1``, …), otherwise amounts of about 0 to ``scale``.
    """

    name: str
    length: int
    meaning: str
    values: int = 0
    scale: int = 1
    least: int = 0
    by_square: int = 0
    """How many times the numbers list the squares, see :class:`Squares`; 0 if they are not about squares."""


class Squares(msgspec.Struct, frozen=True):
    """The squares of a board, for learners that should see what is near what."""

    places: tuple[tuple[int, int], ...]
    """The column and the row of each square."""
    in_line: Callable[[str], tuple[int, str] | None]
    """The square that a line names, and the rest of the line; None if it names no square."""


class Told(msgspec.Struct, frozen=True):
    """How a field of a record is told to people, see :mod:`antikythera.descriptions`.

    ``value`` is ``"points"``, ``"seat"`` (counted from 0 in the record), ``"owner"`` (from 1, 0 is nobody) or a kind of
    names, such as ``"card"``, or ``"card+1"`` where 0 is nothing; otherwise it is a plain number. ``axes`` has for each
    dimension ``"seat"``, a kind of names, or ``""`` for a list.
    """

    value: str = ""
    axes: tuple[str, ...] = ()


def places(fields: Iterable[Field]) -> list[int]:
    """The index at which each field of an observation begins."""
    return list(accumulate((field.length for field in fields), initial=0))[:-1]


TOLD = {"seat": Told("seat")}
"""The fields that all games have."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Rulebook:
    """One game. Its rules work on one record ``s`` of the dtype ``state``; seats count from 0 here."""

    name: str
    version: int
    """Changes when the same seed and lines give another game."""
    players: tuple[int, ...]
    options: tuple[str, ...] = ()
    """The names of the options, which ``setup`` takes as the bits of a number."""
    max_decisions: int
    """No game has more decisions than this."""
    unit: int
    """The number of units of score in a point."""

    state: np.dtype[Any]
    secret: tuple[str, ...]
    """The fields of a record with values that some seat may not know."""
    lines: tuple[str, ...]
    """The line of every action, by its number."""
    parse: Callable[[str], int | None]
    """The action of a line, or None."""
    decisions: tuple[str, ...]
    """The names of the decisions, by the number that ``decision`` returns."""
    simultaneous: frozenset[str] = frozenset()
    """Decisions that all seats make at the same time. Choices are sealed until all seats have chosen."""
    concealed: frozenset[str] = frozenset()
    """Decisions that the other seats see only at the end of the game."""
    events: tuple[tuple[str, ...], ...]
    """The names of the events that the rules note, each with the kinds of its values."""
    names: dict[str, tuple[str, ...]]
    """The names of values in events, by their kind; a kind that is not here is a plain number."""
    told: dict[str, Told] = field(default_factory=dict)
    """How the fields of a record are told to people; one that is not here is plain numbers."""
    faults: tuple[str, ...]
    """What can be wrong with a record, by the number that ``fault`` returns; 0 is nothing."""

    setup: Rule
    """``setup(s, players, seed, options)`` deals a new game."""
    legal: Rule
    """``legal(s, mask)`` marks the legal actions, unmarks the others, and returns how many are legal."""
    step: Rule
    """``step(s, action)`` plays a legal action."""
    decision: Rule
    """``decision(s)``: the number of the decision that the player at ``s.seat`` must make."""
    over: Rule
    score: Rule
    """``score(s, seat)`` in units."""
    standing: Rule
    """``standing(s, seat)``: the seat with the highest wins; seats with equal ones share the victory."""
    observe: Rule
    """``observe(s, seat, out)`` writes what a seat may know, as numbers; see ``observation``."""
    observation: tuple[Field, ...]
    """The meaning of the numbers in an observation."""
    squares: Squares | None = None
    """The squares that some of these numbers are about, where nearness matters."""
    border: Rule
    """``border(s)`` changes when a turn passes, or something is revealed or drawn at random: undo stops there."""
    fault: Rule
    """``fault(s)``: the number of the first thing wrong with a record, or 0."""
    hide: Rule
    """``hide(s, seat)`` overwrites what a seat may not know, with :data:`HIDDEN` where the record names a thing; a
    seat beyond the players sees what is public.
    """
    sample: Callable[[States, np.random.Generator], States]
    """``sample(view, rng)``: a whole record that fits the view."""

    def view(self, states: States, seat: int) -> States:
        """A copy of one record without what a seat (from 0) may not know."""
        seen = copied(states)
        self.kernels.hide_at(seen, 0, seat)
        return seen

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The number of every line."""
        return {line: number for number, line in enumerate(self.lines)}

    def told_of(self, name: str) -> Told:
        """How a field of the record is told to people."""
        return TOLD.get(name) or self.told.get(name, Told())

    @functools.cache  # noqa: B019  # rulebooks are never thrown away
    def kind(self, name: str) -> tuple[str, ...]:
        """The names of a kind, all different: the second card of a name is ``NAME (2)``."""
        names = self.decisions if name == "decision" else self.names[name]
        numbered = [(name, names[: i + 1].count(name)) for i, name in enumerate(names)]
        return tuple(f"{name} ({number})" if number > 1 else name for name, number in numbered)

    def __repr__(self) -> str:
        return f"<antikythera.Rulebook of {self.name}, version {self.version}>"

    def __reduce__(self) -> Any:
        """A rulebook is pickled and copied as its name."""
        return rulebook, (self.name,)

    @cached_property
    def observation_size(self) -> int:
        return sum(field.length for field in self.observation)

    def new(self, players: int, seed: int, options: int = 0) -> States:
        """Deal a new game: an array with one record."""
        states = np.zeros(1, dtype=self.state)
        self.kernels.set_up(states, 0, players, seed, options)
        return states

    def option_names(self, names: Iterable[str]) -> tuple[str, ...]:
        """Options in the order of the rulebook, without duplicates. Raises ValueError."""
        if isinstance(names, str) or not isinstance(names, Iterable):
            raise ValueError(f"options are a list of names, such as ['name'], not {names!r}")
        chosen = list(names)
        unknown = sorted({str(name) for name in chosen if name not in self.options})
        if unknown:
            raise ValueError(f"{self.name} has no option {', '.join(map(repr, unknown))}")
        return tuple(name for name in self.options if name in chosen)

    def option_bits(self, names: Iterable[str]) -> int:
        """Options as the number that ``setup`` takes."""
        return sum(1 << self.options.index(name) for name in self.option_names(names))

    def validate(self, states: States) -> None:
        """Raise InvalidState if a record is impossible."""
        if states.dtype != self.state or states.shape != (1,):
            raise InvalidState(f"this is not one record of {self.name}")
        number = self.kernels.fault_at(states, 0)
        if number:
            raise InvalidState(self.faults[number])
        mask = np.zeros(len(self.lines), dtype=np.bool_)
        if self.kernels.legal_at(states, 0, mask) == 0 and not self.kernels.over_at(states, 0):
            raise InvalidState("the decision to be made offers nothing to choose")

    def bind(self, template: Callable[..., Any], **names: Any) -> Rule:
        """A generic kernel for this game. The template uses its rules, and ``ACTIONS``, by their names."""
        rules: dict[str, Any] = {name: getattr(self, name) for name in RULES}
        return bind(template, **rules | {"ACTIONS": len(self.lines)} | names)

    @cached_property
    def kernels(self) -> types.SimpleNamespace:
        """The generic kernels, bound to this game."""
        return types.SimpleNamespace(**{template.__name__: self.bind(template) for template in KERNELS})


def rulebook(game: str) -> Rulebook:
    """The rulebook of a game, by name."""
    book = registry.package(game).RULEBOOK
    assert isinstance(book, Rulebook)
    return book


# Kernels, bound to each game. They take only arrays and numbers from Python: a record as an argument is slow. Undefined
# names are those of the game's rules.


def set_up(states, i, players, seed, options):
    """Deal a new game."""
    setup(states[i], players, seed, options)


def legal_at(states, i, mask):
    """Mark the legal actions; their number, 0 when the game is over."""
    return legal(states[i], mask)


def play_at(states, i, action, mask, listed):
    """Play an action that ``mask`` marks; mark those that are legal next, and list the first of them. Returns how many
    are legal, or -1 if the action is not.
    """
    if action < 0 or action >= len(mask) or not mask[action]:
        return -1
    s = states[i]
    step(s, action)
    number = legal(s, mask)
    list_marked(mask, number, listed)
    return number


def decision_at(states, i):
    return decision(states[i])


def over_at(states, i):
    return over(states[i])


def scores_at(states, i, scores, standings):
    for seat in range(states[i].players):
        scores[seat] = score(states[i], seat)
        standings[seat] = standing(states[i], seat)


def observe_at(states, i, seat, out):
    observe(states[i], seat, out)


def border_at(states, i):
    return border(states[i])


def fault_at(states, i):
    return fault(states[i])


def hide_at(states, i, seat):
    hide(states[i], seat)


def random_action(states, i, mask, rng):
    """A random legal action."""
    return choose(mask, below(rng, legal(states[i], mask)))


def playouts(states, players, seed, options, mask):
    """Deal a game in every record, and play it to its end at random; the decisions made in all.

    Game ``k`` depends only on ``seed + k``, so that games can be distributed over machines.
    """
    decisions = 0
    for i in range(len(states)):
        s = states[i]
        setup(s, players, seed + i, options)
        rng = below(seed + i, 1 << 62)  # not the random stream of the deal
        while not over(s):
            rng = draw(rng)
            step(s, choose(mask, below(rng, legal(s, mask))))
            decisions += 1
    return decisions


def perft(states, masks, left, depth):
    """The number of sequences of ``depth`` decisions from the first record. A sequence that reaches the end of the game
    earlier does not count.

    The caller provides a record, a mask and a number for each level of the tree.
    """
    sequences = 0
    level = 0
    left[0] = legal(states[0], masks[0])
    while level >= 0:
        if level == depth - 1:
            sequences += left[level]  # the last decision of a sequence need not be played to be counted
            level -= 1
        elif left[level] == 0:
            level -= 1
        else:
            action = choose(masks[level], 0)
            masks[level, action] = False
            left[level] -= 1
            level += 1
            states[level] = states[level - 1]
            step(states[level], action)
            left[level] = legal(states[level], masks[level])
    return sequences


KERNELS = (
    set_up,
    legal_at,
    play_at,
    decision_at,
    over_at,
    scores_at,
    observe_at,
    border_at,
    fault_at,
    hide_at,
    random_action,
    playouts,
    perft,
)
