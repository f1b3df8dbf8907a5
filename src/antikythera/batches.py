"""Many games at once, in arrays that the caller owns.

A step checks the actions against the mask of legal actions, plays them, and marks in the mask what is legal next. It
runs on all cores, without Python's lock. ``games.to("cuda")`` is the same batch on a GPU, see :mod:`antikythera.gpu`.
``docs/library.md`` has an example.
"""

from __future__ import annotations

import functools
import operator
import os
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np

from antikythera import checks
from antikythera.about import install
from antikythera.batch_kernels import NO_DEAL, bound
from antikythera.game import Game
from antikythera.kernel import Rule
from antikythera.masks import padded
from antikythera.rulebook import InvalidState, Rulebook, copied, rulebook

if TYPE_CHECKING:
    from antikythera.gpu import CudaBatch

Array = np.ndarray[Any, Any]

CORES = os.cpu_count() or 1

MOST_GAMES = 2**31
SMALLEST_PART = 256
"""The fewest games that are worth a thread."""


class IllegalActions(ValueError):
    """Some actions are not legal. These ``games`` have not changed; in the others the action was played."""

    def __init__(self, games: list[int]) -> None:
        self.games = games
        shown = ", ".join(map(str, games[:8])) + (", …" if len(games) > 8 else "")
        super().__init__(f"{len(games)} of the actions are not legal, and were not played, in the games {shown}")

    def __reduce__(self) -> Any:
        return type(self), (self.games,)


class Games(ABC):
    """The interface of a batch on any device. Methods return the arrays that they fill, and make those not given.

    A device defines how arrays are made (:meth:`zeros`) and checked (:meth:`_checked`), and how a kernel runs on all
    games (:meth:`_run`).
    """

    rules: Rulebook
    players: int
    options: tuple[str, ...]

    @abstractmethod
    def __len__(self) -> int: ...

    @abstractmethod
    def zeros(self, shape: tuple[int, ...], dtype: type) -> Any:
        """An array of zeros on the device of the games."""

    @abstractmethod
    def _checked(self, array: Any, shape: tuple[int, ...], dtype: type) -> Any: ...

    @abstractmethod
    def _run(self, kernel: str, *arguments: Any) -> None: ...

    def _array(self, given: Any, shape: tuple[int, ...], dtype: type) -> Any:
        return self.zeros(shape, dtype) if given is None else self._checked(given, shape, dtype)

    @property
    def mask_shape(self) -> tuple[int, int]:
        """The number of games, and of actions."""
        return len(self), len(self.rules.lines)

    @property
    def observation_shape(self) -> tuple[int, int]:
        """The number of games, and of numbers in an observation: ``rules.observation`` describes them."""
        return len(self), self.rules.observation_size

    @property
    def scores_shape(self) -> tuple[int, int]:
        """The number of games, and of seats."""
        return len(self), self.players

    @property
    def _bits(self) -> int:
        return self.rules.option_bits(self.options)

    @property
    def seats(self) -> Any:
        """Who chooses in every game, from 1."""
        out = self.zeros((len(self),), np.int8)
        self._run("seats", out)
        return out

    def reset(self, seed: int, where: Any = None) -> None:
        """Deal all games, or those that the mask ``where`` marks; game ``i`` from ``seed + i``."""
        seed = checks.seed(seed, len(self))
        if where is None:
            self._run("deal", self.players, seed, self._bits)
        else:
            self._run("deal_some", self._checked(where, (len(self),), np.bool_), self.players, seed, self._bits)

    def over(self, out: Any = None) -> Any:
        """Mark the games that are over, as bools."""
        out = self._array(out, (len(self),), np.bool_)
        self._run("over", out)
        return out

    def legal(self, out: Any = None) -> Any:
        """Mark the legal actions of every game, as bools. A game that is over has none."""
        out = self._array(out, self.mask_shape, np.bool_)
        self._run("legal", out)
        return out

    def choose(self, mask: Any, seed: int, out: Any = None) -> Any:
        """Choose a marked action at random in every game, as int64; -1 if nothing is marked."""
        out = self._array(out, (len(self),), np.int64)
        mask, seed = self._checked(mask, self.mask_shape, np.bool_), checks.seed(seed, len(self))
        self._run("choose", mask, seed, out)
        return out

    def observe(self, out: Any = None) -> Any:
        """Write the observation of the seat that chooses, for every game, as int16."""
        out = self._array(out, self.observation_shape, np.int16)
        self._run("observe", out)
        return out

    def scores(self, out: Any = None, standings: Any = None) -> Any:
        """Write the scores of all seats, in units of the game, as int64.

        ``standings`` decide who wins: scores, with ties broken by the rules.
        """
        out = self._array(out, self.scores_shape, np.int64)
        self._run("scores", out, self._array(standings, self.scores_shape, np.int64))
        return out

    def _step(
        self, actions: Any, mask: Any, wrong: Any, seed: int | None, ended: Any, scores: Any, standings: Any
    ) -> None:
        """Play the actions that are marked, and mark the others in ``wrong``."""
        unread = self._unread
        self._run(
            "step",
            self._checked(actions, (len(self),), np.int64),
            self.legal() if mask is None else self._checked(mask, self.mask_shape, np.bool_),
            wrong,
            unread[0] if ended is None else self._checked(ended, (len(self),), np.bool_),
            unread[1] if scores is None else self._checked(scores, self.scores_shape, np.int64),
            unread[2] if standings is None else self._checked(standings, self.scores_shape, np.int64),
            self.players,
            NO_DEAL if seed is None else checks.seed(seed, len(self)),
            self._bits,
        )

    @functools.cached_property
    def _unread(self) -> tuple[Any, Any, Any]:
        """Where a step writes what the caller does not ask for."""
        scores, standings = self.zeros(self.scores_shape, np.int64), self.zeros(self.scores_shape, np.int64)
        return self.zeros((len(self),), np.bool_), scores, standings


class Batch(Games):
    """A batch of one game on the CPU. Buffers are C-contiguous arrays of the right shape and type."""

    def __init__(
        self, game: str, n: int, players: int | None = None, *, seed: int = 0, options: Iterable[str] = ()
    ) -> None:
        self.rules = rulebook(game)
        self.players = checks.players(players, game, self.rules.players)
        self.options = self.rules.option_names(options)
        self.states: Array = np.zeros(
            checks.whole(n, "the number of games in a batch", 1, MOST_GAMES), dtype=self.rules.state
        )
        """The record of every game."""
        self.reset(seed)

    @classmethod
    def from_states(cls, game: str, states: Array) -> Batch:
        """A batch that starts at given records, such as ``game.states`` or rows of another batch. They are copied.

        Games that are dealt again later have no options.
        """
        batch, records = object.__new__(cls), np.asarray(states)
        batch.rules = rulebook(game)
        if records.dtype != batch.rules.state or records.ndim != 1 or not len(records):
            raise ValueError(f"an array of records of {game} is needed, with at least one")
        batch.states, batch.options = copied(records), ()
        faults = np.zeros(len(records), dtype=np.int64)
        batch._run("faults", faults)
        for number in faults.nonzero()[0][:1].tolist():
            raise InvalidState(f"record {number}: {batch.rules.faults[faults[number]]}")
        if len(set(records["players"].tolist())) > 1:
            raise ValueError("all games of a batch have the same number of players")
        batch.players = int(records["players"][0])
        return batch

    def copy(self) -> Batch:
        """A copy, with records of its own."""
        other = object.__new__(type(self))
        other.rules, other.players, other.options = self.rules, self.players, self.options
        other.states = copied(self.states)
        return other

    @classmethod
    def from_games(cls, games: Iterable[Game]) -> Batch:
        """A batch that starts at the positions of games."""
        given = list(games)
        if not all(isinstance(game, Game) for game in given) or len({game.rules for game in given}) != 1:
            raise ValueError("a batch starts from positions of one game, and from at least one")
        return cls.from_states(given[0].rules.name, np.concatenate([game.states for game in given]))

    def __getitem__(self, index: SupportsIndex) -> Game:
        """A copy of one game, without its history."""
        number = operator.index(index)
        if not -len(self) <= number < len(self):
            raise IndexError(f"the batch has {len(self)} games")
        return Game._at(self.rules, copied(self.states[number : number + 1 or None]))

    def __iter__(self) -> Iterator[Game]:
        return (self[number] for number in range(len(self)))

    def __repr__(self) -> str:
        return f"<antikythera.Batch of {len(self)} games of {self.rules.name} for {self.players} players>"

    def __len__(self) -> int:
        return len(self.states)

    @property
    def seats(self) -> Array:
        """Who chooses in every game, from 1."""
        return self.states["seat"] + np.int8(1)

    def zeros(self, shape: tuple[int, ...], dtype: type) -> Array:
        return np.zeros(shape, dtype=dtype)

    def step(
        self,
        actions: Array,
        mask: Array | None = None,
        *,
        seed: int | None = None,
        ended: Array | None = None,
        scores: Array | None = None,
        standings: Array | None = None,
    ) -> None:
        """Play an action in every game that is not over, and mark in ``mask`` what is legal next.

        ``mask`` must be what :meth:`legal` or the last step wrote; it is computed if it is not given. An action that it
        does not mark changes nothing in its game. ``ended`` marks the games that end with this step; ``scores`` and
        ``standings`` receive their results. With a ``seed``, these games are dealt again at once, game ``i`` from
        ``seed + i``.
        """
        wrong, given = np.zeros(len(self), dtype=np.bool_), np.asarray(actions)
        if not np.issubdtype(given.dtype, np.integer):
            raise ValueError(f"actions are whole numbers, not {given.dtype}")
        self._step(np.ascontiguousarray(given, dtype=np.int64), mask, wrong, seed, ended, scores, standings)
        if wrong.any():
            raise IllegalActions(wrong.nonzero()[0].tolist())

    def playout(self, seed: int) -> int:
        """Deal all games, game ``i`` from ``seed + i``, and play them to their end at random. Returns the decisions."""
        decisions = np.zeros(len(self), dtype=np.int64)
        self._run("playout", self.players, checks.seed(seed, len(self)), self._bits, decisions)
        return int(decisions.sum())

    def to(self, device: str) -> CudaBatch:
        """Copy the games to another device: ``"cuda"``."""
        if device != "cuda":
            raise ValueError(f'games can go to "cuda", not to {device!r}')
        try:
            from antikythera.gpu import CudaBatch, CudaSupportError
        except ImportError as error:
            raise RuntimeError(f"games on a GPU need numba-cuda: {install('gpu')}") from error
        try:
            return CudaBatch(self)
        except CudaSupportError as error:
            raise RuntimeError("there is no GPU here that CUDA can use, or no driver for it") from error

    def _checked(self, array: Array, shape: tuple[int, ...], dtype: type) -> Array:
        if dtype is np.bool_ and isinstance(array, np.ndarray) and array.dtype in (np.int8, np.uint8):
            array = array.view(np.bool_)  # masks of Gymnasium
        if (
            not isinstance(array, np.ndarray)
            or array.shape != shape
            or array.dtype != dtype
            or not array.flags.c_contiguous
            or not array.flags.writeable
        ):
            raise ValueError(
                f"an array of {np.dtype(dtype)} with the shape {shape} is needed, C-contiguous and writeable"
            )
        return array

    def _run(self, kernel: str, *arguments: Any) -> None:
        """Run a kernel on all games, in parts for all cores."""
        run = _kernel(self.rules, kernel)
        size = max(SMALLEST_PART, -(-len(self) // (2 * CORES)))  # a core that is done early takes another part
        others = [(first, min(first + size, len(self))) for first in range(size, len(self), size)]
        jobs = [_pool().submit(run, self.states, first, last, arguments) for first, last in others]
        run(self.states, 0, min(size, len(self)), arguments)
        for job in jobs:
            job.result()


def batch(game: str, n: int, players: int | None = None, *, seed: int = 0, options: Iterable[str] = ()) -> Batch:
    """Deal ``n`` games, from consecutive seeds. By default with as many players as the game allows."""
    return Batch(game, n, players, seed=seed, options=options)


_pools: list[ThreadPoolExecutor] = []


def _pool() -> ThreadPoolExecutor:
    """The pool of threads of all batches in this process."""
    if not _pools:
        _pools.append(ThreadPoolExecutor(CORES, thread_name_prefix="batch"))
    return _pools[0]


def each(states, first, last, arguments):
    """On the CPU, one game after the other."""
    scratch = np.empty(PADDED, dtype=np.bool_)
    for i in range(first, last):
        one(states[i], i, scratch, *arguments)


@functools.cache
def _kernel(rules: Rulebook, name: str) -> Rule:
    return rules.bind(each, one=bound(rules, name, inline=True), PADDED=padded(len(rules.lines)))
