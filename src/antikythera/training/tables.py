"""Many games at once, in tensors that a net can read.

Games with all numbers of players share one set of tensors, so that the net is evaluated once for all of them. A game
that ends is dealt again at once. On a GPU nothing is copied to the host. Only with hints the games are on the CPU,
where the game's prior runs.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor

from antikythera.batch_kernels import SKIP
from antikythera.batches import Batch
from antikythera.bots.hints import hinter
from antikythera.bots.net import POINTS
from antikythera.masks import padded
from antikythera.rulebook import Rulebook

NO_OPTIONS = 0
PART = 128
"""Games whose hints a thread writes at once."""


class HostGames:
    """A batch of games on the CPU. Its kernels read and write tensors in place."""

    def __init__(self, games: Batch) -> None:
        self._games = games

    def run(self, kernel: str, *arguments: Any) -> None:
        self._games._run(kernel, *(value.numpy() if isinstance(value, Tensor) else value for value in arguments))

    @property
    def states(self) -> np.ndarray[Any, Any]:
        return self._games.states

    @states.setter
    def states(self, states: np.ndarray[Any, Any]) -> None:
        self._games.states[:] = states


class DeviceGames:
    """A batch of games on a GPU. Kernels run on PyTorch's stream, so that a CUDA graph can capture them."""

    def __init__(self, games: Batch) -> None:
        from numba import cuda

        self._cuda, self._games = cuda, games.to("cuda")
        self._arrays: dict[int, Any] = {}

    def run(self, kernel: str, *arguments: Any) -> None:
        handle = torch.cuda.current_stream().cuda_stream
        stream = self._cuda.external_stream(handle) if handle else 0
        self._games.launch(kernel, stream, *map(self._array, arguments))

    def _array(self, value: Any) -> Any:
        """A tensor as a Numba array. The same buffers are used in every step, so they are converted once."""
        if not isinstance(value, Tensor):
            return value
        key = value.data_ptr()
        if key not in self._arrays:
            self._arrays[key] = self._cuda.as_cuda_array(value)
        return self._arrays[key]

    @property
    def states(self) -> np.ndarray[Any, Any]:
        return self._games.states

    @states.setter
    def states(self, states: np.ndarray[Any, Any]) -> None:
        self._games.device_states.copy_to_device(states)


@dataclass(frozen=True)
class Group:
    """The games with one number of players, and their rows in the shared tensors."""

    players: int
    rows: slice
    games: HostGames | DeviceGames
    scores: Tensor
    standings: Tensor


class Tables:
    """All games of a run, with several numbers of players."""

    def __init__(
        self,
        rules: Rulebook,
        sizes: dict[int, int],
        device: str,
        seed: int,
        most_lines: int = 256,
        hints: bool = False,
    ) -> None:
        device = "cpu" if hints else device
        self.rules, self.device, self.seed = rules, device, seed
        self.size, self.most = sum(sizes.values()), rules.players[-1]
        self.observations = self._zeros(self.size, rules.observation_size, dtype=torch.int16)
        self.mask = self._zeros(self.size, padded(len(rules.lines)), dtype=torch.bool)
        self.lines = self._zeros(self.size, min(most_lines, len(rules.lines)), dtype=torch.int32)
        """The legal lines of every game, by their numbers, and then -1."""
        self.hints = self._zeros(*self.lines.shape, dtype=torch.float32) if hints else None
        self.actions = self._zeros(self.size, dtype=torch.int64)
        self.seats = self._zeros(self.size, dtype=torch.int64)
        """Who chooses in every game, from 1."""
        self.over = torch.ones(self.size, dtype=torch.bool, device=device)
        self.wrong = self._zeros(self.size, dtype=torch.bool)
        self.outcomes = self._zeros(self.size, self.most, 2, dtype=torch.float32)
        """By game and seat: points in the unit of the net, and the share of the victory."""
        self.players = torch.cat([torch.full((n,), k) for k, n in sizes.items()]).to(device)
        self._skip = torch.full_like(self.actions, SKIP)
        self._nothing = torch.zeros_like(self.over)
        self._found = {name: torch.zeros_like(self.over) for name in ("wrong", "ended")}
        self._actors = torch.zeros_like(self.seats)
        self.groups, first = [], 0
        for players, n in sizes.items():
            batch = Batch(rules.name, n, players)
            games = HostGames(batch) if device == "cpu" else DeviceGames(batch)
            scores, standings = (self._zeros(n, players, dtype=torch.int64) for _ in range(2))
            self.groups.append(Group(players, slice(first, first + n), games, scores, standings))
            first += n
        self.steps = 0
        self.deal()

    def _zeros(self, *shape: int, dtype: torch.dtype) -> Tensor:
        pinned = self.device == "cpu" and torch.cuda.is_available()  # copies to a GPU are faster then
        return torch.zeros(shape, dtype=dtype, device=self.device, pin_memory=pinned)

    @property
    def steps(self) -> int:
        """How often games were dealt. It decides the seeds of the deals: no two deals of a run are the same."""
        return int(self._seeds[0] - self.seed) // self.size

    @steps.setter
    def steps(self, steps: int) -> None:
        self._seeds = torch.arange(self.size, device=self.device) + (self.seed + steps * self.size)

    def play(self) -> None:
        """Play ``actions``. Then ``over`` marks the games that have ended, and ``outcomes`` has their results."""
        self._turn(self.actions, self._nothing)
        self.wrong |= self._found["wrong"]
        self.over.copy_(self._found["ended"])
        for group in self.groups:
            self.outcomes[group.rows, : group.players] = outcomes(group.scores, group.standings, self.rules.unit)

    def deal(self) -> None:
        """Deal again the games that are over."""
        self._turn(self._skip, self.over)
        self._seeds += self.size
        self.list_lines()

    def _turn(self, actions: Tensor, dealt: Tensor) -> None:
        """Play in the games whose action is not ``SKIP``, and deal others."""
        shared = actions, self.mask, dealt, self._seeds, self._found["wrong"], self._found["ended"]
        seen = self._actors, self.seats, self.observations, self.mask
        for group in self.groups:
            rows = group.rows
            before, after = ([tensor[rows] for tensor in tensors] for tensors in (shared, seen))
            group.games.run("turn", *before, group.scores, group.standings, *after, group.players, NO_OPTIONS)

    def list_lines(self) -> None:
        """List the legal lines, after games were played or dealt."""
        for group in self.groups:
            group.games.run("list", self.mask[group.rows], self.lines[group.rows])
        if self.hints is not None:
            self._hint(self.hints)

    def _hint(self, hints: Tensor) -> None:
        """Write the hints of the listed lines, on all cores."""
        for group in self.groups:
            states, rows = group.games.states, group.rows
            arrays = [tensor[rows].numpy() for tensor in (self.mask, self.lines, hints)]
            parts = [(first, min(first + PART, len(states))) for first in range(0, len(states), PART)]

            def write(part: tuple[int, int], states: Any = states, arrays: list[Any] = arrays) -> None:
                hinter(self.rules.name).lines(states, *part, *arrays)

            list(_threads().map(write, parts))

    def shown(self, device: torch.device) -> Shown:
        """What a net on a device is shown of all games."""
        return Shown(
            observations=self.observations.to(device, non_blocking=True),
            lines=self.lines.to(device, non_blocking=True),
            seats=self.seats.to(device, non_blocking=True),
            players=self.players.to(device, non_blocking=True),
            hints=None if self.hints is None else self.hints.to(device, non_blocking=True),
        )

    @property
    def states(self) -> list[np.ndarray[Any, Any]]:
        """The records of all games, by number of players."""
        return [group.games.states for group in self.groups]

    @states.setter
    def states(self, states: list[np.ndarray[Any, Any]]) -> None:
        for group, records in zip(self.groups, states, strict=True):
            rows, group.games.states = group.rows, records
            group.games.run("legal", self.mask[rows])
            group.games.run("observe", self.observations[rows])
            group.games.run("seats", self.seats[rows])
        self.list_lines()


@cache
def _threads() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(os.cpu_count(), thread_name_prefix="hints")


class Shown(NamedTuple):
    """What a net is shown of all games."""

    observations: Tensor
    lines: Tensor
    seats: Tensor
    players: Tensor
    hints: Tensor | None

    def inputs(self, rows: Tensor | slice = slice(None)) -> tuple[Tensor, Tensor, Tensor | None]:
        """The inputs of a net, for some of the games."""
        return self.observations[rows], self.lines[rows], None if self.hints is None else self.hints[rows]


def outcomes(scores: Tensor, standings: Tensor, unit: int) -> Tensor:
    """The results of games by seat: points, and the share of the victory."""
    best = (standings == standings.amax(1, keepdim=True)).float()
    return torch.stack([scores.float() / (unit * POINTS), best / best.sum(1, keepdim=True)], dim=2)
