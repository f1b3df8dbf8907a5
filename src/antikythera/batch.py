"""Many games at once, in arrays that the caller owns.

>>> import antikythera as ak
>>> import numpy as np
>>> games = ak.batch("tzolkin", n=100, players=4)
>>> mask = np.zeros(games.mask_shape, dtype=np.bool_)
>>> games.legal(mask)
>>> int(mask.sum())             # six pairs of wealth tiles for every first seat
600
>>> games.step(mask.argmax(axis=1))
>>> games.seats[:3].tolist()
[2, 2, 2]

All cores work, without Python's lock. ``games.to("cuda")`` gives the same on a GPU, see :mod:`antikythera.gpu`.
"""

from __future__ import annotations

import functools
import os
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import numpy as np

from antikythera.kernel import Rule, below, draw
from antikythera.rulebook import Rulebook, choose, rulebook

if TYPE_CHECKING:
    from antikythera.gpu import CudaBatch

Array = np.ndarray[Any, Any]

CORES = os.cpu_count() or 1

SMALLEST_PART = 256
"""It is not worth a thread's while to take fewer games."""


class IllegalActions(ValueError):
    """Actions that are not legal: these ``games`` are as they were before, in the others the action was played."""

    def __init__(self, games: list[int]) -> None:
        self.games = games
        shown = ", ".join(map(str, games[:8])) + (", …" if len(games) > 8 else "")
        super().__init__(f"{len(games)} of the actions are not legal, and were not played, in the games {shown}")


class Batch:
    """So many games of one kind, side by side. Buffers are C-contiguous arrays of the shape and type that is asked."""

    def __init__(
        self, game: str, n: int, players: int | None = None, *, seed: int = 0, options: tuple[str, ...] = ()
    ) -> None:
        self.rules: Rulebook = rulebook(game)
        self.players = self.rules.players[-1] if players is None else players
        if self.players not in self.rules.players:
            raise ValueError(f"{game} is for {' or '.join(map(str, self.rules.players))} players, not {players}")
        if n < 1:
            raise ValueError("a batch has at least one game")
        self.options = self.rules.option_names(options)
        self.states: Array = np.zeros(n, dtype=self.rules.state)
        """The record of every game."""
        self.reset(seed)

    def __len__(self) -> int:
        return len(self.states)

    @property
    def mask_shape(self) -> tuple[int, int]:
        """Games, actions."""
        return len(self), len(self.rules.lines)

    @property
    def observation_shape(self) -> tuple[int, int]:
        """Games, numbers: ``rules.observation`` says what they are."""
        return len(self), self.rules.observation_size

    @property
    def scores_shape(self) -> tuple[int, int]:
        """Games, seats."""
        return len(self), self.players

    @property
    def seats(self) -> Array:
        """Who chooses in every game, from 1."""
        return self.states["seat"] + np.int8(1)

    def reset(self, seed: int, where: Array | None = None) -> None:
        """Deal the games anew, or only those ``where`` a mask of bools says; game ``i`` from ``seed + i``."""
        chosen = np.ones(len(self), dtype=np.bool_) if where is None else _checked(where, (len(self),), np.bool_)
        self._share("reset_part", chosen, self.players, seed, self.rules.option_bits(self.options))

    def over(self, out: Array) -> None:
        """Mark the games that are over."""
        self._share("over_part", _checked(out, (len(self),), np.bool_))

    def legal(self, out: Array) -> None:
        """Mark the legal actions of every game in an array of bools; none where the game is over."""
        self._share("legal_part", _checked(out, self.mask_shape, np.bool_))

    def choose(self, mask: Array, seed: int, out: Array) -> None:
        """Choose a marked action by chance for every game, in an array of int64; -1 where nothing is marked."""
        mask = _checked(mask, self.mask_shape, np.bool_)
        self._share("choose_part", mask, seed, _checked(out, (len(self),), np.int64))

    def step(self, actions: Array) -> None:
        """Play an action in every game that is not over. One that is not legal changes nothing in its game."""
        numbers = np.ascontiguousarray(actions, dtype=np.int64)
        wrong = np.zeros(len(self), dtype=np.bool_)
        self._share("step_part", _checked(numbers, (len(self),), np.int64), wrong)
        if wrong.any():
            raise IllegalActions(wrong.nonzero()[0].tolist())

    def observe(self, out: Array) -> None:
        """Write what the seat that chooses may know, for every game, into an array of int16."""
        self._share("observe_part", _checked(out, self.observation_shape, np.int16))

    def scores(self, out: Array, standings: Array | None = None) -> None:
        """Write the scores of all seats, in units of the game, into an array of int64.

        ``standings`` decide who wins: they are as the scores, with ties broken by the rules.
        """
        standings = np.zeros(self.scores_shape, dtype=np.int64) if standings is None else standings
        out = _checked(out, self.scores_shape, np.int64)
        self._share("scores_part", out, _checked(standings, self.scores_shape, np.int64))

    def playout(self, seed: int) -> int:
        """Deal all games and play them to their end by chance, game ``i`` from ``seed + i``; the decisions made."""
        decisions = np.zeros(len(self), dtype=np.int64)
        self._share("playout_part", self.players, seed, self.rules.option_bits(self.options), decisions)
        return int(decisions.sum())

    def to(self, device: str) -> CudaBatch:
        """A copy of these games on another device: ``"cuda"``."""
        if device != "cuda":
            raise ValueError(f'games can go to "cuda", not to {device!r}')
        from antikythera.gpu import CudaBatch

        return CudaBatch(self)

    def _share(self, name: str, *arguments: Any) -> None:
        """Run a kernel on all games, in parts that the cores share."""
        kernel = _kernel(self.rules, name)
        size = max(SMALLEST_PART, -(-len(self) // (2 * CORES)))  # a core that is done early takes one more part
        parts = [(first, min(first + size, len(self))) for first in range(0, len(self), size)]
        if len(parts) == 1:
            kernel(self.states, *arguments, 0, len(self))
            return
        jobs = [_pool().submit(kernel, self.states, *arguments, first, last) for first, last in parts]
        for job in jobs:
            job.result()


def batch(game: str, n: int, players: int | None = None, *, seed: int = 0, options: tuple[str, ...] = ()) -> Batch:
    """So many games, dealt from the seeds that follow each other; as many players as the game takes, if not given."""
    return Batch(game, n, players, seed=seed, options=options)


def _checked(array: Array, shape: tuple[int, ...], dtype: type) -> Array:
    if array.shape != shape or array.dtype != dtype or not array.flags.c_contiguous:
        raise ValueError(f"an array of {np.dtype(dtype)} with the shape {shape} is needed, C-contiguous")
    return array


_pools: list[ThreadPoolExecutor] = []


def _pool() -> ThreadPoolExecutor:
    """One pool of threads for all batches of a process."""
    if not _pools:
        _pools.append(ThreadPoolExecutor(CORES, thread_name_prefix="batch"))
    return _pools[0]


# Kernels for games `first` to `last - 1`, bound to each game like those of the rulebook.


@functools.cache
def _kernel(rules: Rulebook, name: str) -> Rule:
    return rules.bind(globals()[name])


def reset_part(states, chosen, players, seed, options, first, last):
    for i in range(first, last):
        if chosen[i]:
            setup(states[i], players, seed + i, options)


def over_part(states, out, first, last):
    for i in range(first, last):
        out[i] = over(states[i])


def legal_part(states, out, first, last):
    for i in range(first, last):
        legal(states[i], out[i])


def choose_part(states, mask, seed, out, first, last):
    for i in range(first, last):
        number = 0
        for action in range(ACTIONS):
            number += mask[i, action]
        out[i] = choose(mask[i], below(draw(below(seed + i, 1 << 62)), number)) if number else -1


def step_part(states, actions, wrong, first, last):
    mask = np.empty(ACTIONS, dtype=np.bool_)
    for i in range(first, last):
        s = states[i]
        if not over(s):
            legal(s, mask)
            action = actions[i]
            if action < 0 or action >= ACTIONS or not mask[action]:
                wrong[i] = True
            else:
                step(s, action)


def observe_part(states, out, first, last):
    for i in range(first, last):
        observe(states[i], states[i].seat, out[i])


def scores_part(states, out, standings, first, last):
    for i in range(first, last):
        for seat in range(states[i].players):
            out[i, seat] = score(states[i], seat)
            standings[i, seat] = standing(states[i], seat)


def playout_part(states, players, seed, options, decisions, first, last):
    mask = np.empty(ACTIONS, dtype=np.bool_)
    for i in range(first, last):
        s = states[i]
        setup(s, players, seed + i, options)
        rng = below(seed + i, 1 << 62)
        while not over(s):
            rng = draw(rng)
            step(s, choose(mask, below(rng, legal(s, mask))))
            decisions[i] += 1
