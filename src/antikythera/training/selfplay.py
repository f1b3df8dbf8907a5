"""Self-play: many games at once, and the rollouts of a net in them.

Games with all numbers of players share one set of tensors, so that the net is evaluated once for all of them. A game
that ends is dealt again at once. On a GPU nothing is copied to the host.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import torch
from torch import Tensor

from antikythera.batches import NO_DEAL, Batch
from antikythera.bots.net import POINTS
from antikythera.rulebook import Rulebook
from antikythera.training.net import Net, expected, pick


class HostGames:
    """A batch of games on the CPU, with tensors as buffers."""

    def __init__(self, games: Batch) -> None:
        self.games = games

    def look(self, mask: Tensor, observations: Tensor, seats: Tensor) -> None:
        self.games.legal(mask.numpy())
        self.games.observe(observations.numpy())
        seats.copy_(torch.from_numpy(self.games.states["seat"]))

    def play(
        self, actions: Tensor, mask: Tensor, wrong: Tensor, ended: Tensor, scores: Tensor, standings: Tensor
    ) -> None:
        ends = {"ended": ended.numpy(), "scores": scores.numpy(), "standings": standings.numpy()}
        self.games.step(actions.numpy(), mask.numpy(), **ends)

    def deal(self, seed: int, where: Tensor) -> None:
        self.games.reset(seed, where.numpy())

    @property
    def states(self) -> np.ndarray[Any, Any]:
        return self.games.states

    @states.setter
    def states(self, states: np.ndarray[Any, Any]) -> None:
        self.games.states[:] = states


class DeviceGames:
    """A batch of games on a GPU. Kernels run on PyTorch's stream, so that a CUDA graph can capture them."""

    def __init__(self, games: Batch) -> None:
        from numba import cuda

        self._cuda, self._games = cuda, games.to("cuda")
        self._bits = games.rules.option_bits(games.options)
        self._arrays: dict[int, Any] = {}
        records, fields = self._games.device_states, games.rules.state.fields
        assert fields is not None

        class Bytes:
            __cuda_array_interface__ = records.__cuda_array_interface__ | {
                "typestr": "|i1", "descr": [("", "|i1")], "strides": None,
                "shape": (len(games), games.rules.state.itemsize),
            }  # fmt: skip

        self._bytes = torch.as_tensor(Bytes(), device="cuda")
        self._seats = self._bytes[:, fields["seat"][1]]

    def look(self, mask: Tensor, observations: Tensor, seats: Tensor) -> None:
        self._run("legal", mask)
        self._run("observe", observations)
        seats.copy_(self._seats)

    def play(self, *tensors: Tensor) -> None:
        self._run("step", *tensors, self._games.players, NO_DEAL, self._bits)

    def deal(self, seed: int, where: Tensor) -> None:
        self._run("deal_some", where, self._games.players, seed, self._bits)

    @property
    def states(self) -> np.ndarray[Any, Any]:
        return self._games.states

    @states.setter
    def states(self, states: np.ndarray[Any, Any]) -> None:
        self._games.device_states.copy_to_device(states)

    def _run(self, name: str, *arguments: Any) -> None:
        handle = torch.cuda.current_stream().cuda_stream
        stream = self._cuda.external_stream(handle) if handle else 0
        self._games.launch(name, stream, *map(self._array, arguments))

    def _array(self, value: Any) -> Any:
        """A tensor as a Numba array. The same buffers are used in every step, so they are converted once."""
        if not isinstance(value, Tensor):
            return value
        key = value.data_ptr()
        if key not in self._arrays:
            self._arrays[key] = self._cuda.as_cuda_array(value)
        return self._arrays[key]


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

    def __init__(self, rules: Rulebook, sizes: dict[int, int], device: str, seed: int) -> None:
        self.rules, self.device, self.seed, self.steps = rules, device, seed, 0
        self.size, self.most = sum(sizes.values()), rules.players[-1]
        self.observations = self._zeros(self.size, rules.observation_size, dtype=torch.int16)
        self.mask = self._zeros(self.size, len(rules.lines), dtype=torch.bool)
        self.actions = self._zeros(self.size, dtype=torch.int64)
        self.seats = self._zeros(self.size, dtype=torch.int64)
        self.over = self._zeros(self.size, dtype=torch.bool)
        self.wrong = self._zeros(self.size, dtype=torch.bool)
        self.outcomes = self._zeros(self.size, self.most, 2, dtype=torch.float32)
        """By game and seat: points in the unit of the net, and the share of the victory."""
        self.players = torch.cat([torch.full((n,), k) for k, n in sizes.items()]).to(device)
        self.groups, first = [], 0
        for players, n in sizes.items():
            batch = Batch(rules.name, n, players, seed=self._deal_seed(first))
            games = HostGames(batch) if device == "cpu" else DeviceGames(batch)
            scores, standings = (self._zeros(n, players, dtype=torch.int64) for _ in range(2))
            self.groups.append(Group(players, slice(first, first + n), games, scores, standings))
            first += n

    def _zeros(self, *shape: int, dtype: torch.dtype) -> Tensor:
        return torch.zeros(shape, dtype=dtype, device=self.device)

    def _deal_seed(self, first: int) -> int:
        """The seed of the deals of this step. No two deals of a run are the same."""
        return self.seed + self.steps * self.size + first

    def look(self) -> None:
        """Write the masks, the observations and the seats that choose."""
        for group in self.groups:
            rows = group.rows
            group.games.look(self.mask[rows], self.observations[rows], self.seats[rows])

    def play(self) -> None:
        """Play ``actions``. Then ``over`` marks the games that have ended, and ``outcomes`` has their results."""
        for group in self.groups:
            rows = group.rows
            tensors = self.actions[rows], self.mask[rows], self.wrong[rows], self.over[rows]
            group.games.play(*tensors, group.scores, group.standings)
            self.outcomes[rows, : group.players] = outcomes(group.scores, group.standings, self.rules.unit)

    def deal(self) -> None:
        """Deal again the games that are over."""
        self.steps += 1
        for group in self.groups:
            group.games.deal(self._deal_seed(group.rows.start), self.over[group.rows])

    @property
    def states(self) -> list[np.ndarray[Any, Any]]:
        """The records of all games, by number of players."""
        return [group.games.states for group in self.groups]

    @states.setter
    def states(self, states: list[np.ndarray[Any, Any]]) -> None:
        for group, records in zip(self.groups, states, strict=True):
            group.games.states = records


def outcomes(scores: Tensor, standings: Tensor, unit: int) -> Tensor:
    """The results of games by seat: points, and the share of the victory."""
    best = (standings == standings.amax(1, keepdim=True)).float()
    return torch.stack([scores.float() / (unit * POINTS), best / best.sum(1, keepdim=True)], dim=2)


def turned(values: Tensor, by: Tensor, players: Tensor) -> Tensor:
    """Values of seats, counted from a seat that is ``by`` further. Empty seats remain at the end."""
    order = torch.arange(values.shape[-2], device=values.device)
    places = torch.where(order < players[..., None], (order + by[..., None]) % players[..., None], order)
    return values.gather(-2, places[..., None].expand_as(values))


class Seating:
    """The seats that an opponent from the league plays."""

    def __init__(self, tables: Tables, theirs: Tensor) -> None:
        self.theirs = theirs.to(tables.device)
        """By game and seat, whether the opponent plays it."""
        self.rows = self.theirs.any(1).nonzero()[:, 0]
        """The games in which the opponent plays."""

    def turns(self, tables: Tables) -> Tensor:
        """The games in which it is the opponent's turn."""
        return self.theirs.gather(1, tables.seats[:, None])[:, 0]


def mixed_seats(tables: Tables, share: float, rng: np.random.Generator) -> Tensor:
    """An opponent on about half of the seats in a share of the games: at least on one seat, never on all."""
    theirs = torch.zeros(tables.size, tables.most, dtype=torch.bool)
    for group in tables.groups:
        for game in range(group.rows.start, group.rows.start + round(share * (group.rows.stop - group.rows.start))):
            number = int(rng.integers(1, group.players))
            theirs[game, rng.choice(group.players, number, replace=False)] = True
    return theirs


@torch.no_grad()
def answer(net: Net, opponent: Net, tables: Tables, seating: Seating, temperature: float = 1.0) -> tuple[Tensor, ...]:
    """Choose an action in every game. Returns log-probabilities, expected values by seat, and the opponent's turns."""
    tables.look()
    with torch.autocast(tables.device, torch.bfloat16, enabled=tables.device == "cuda", cache_enabled=False):
        logits, values = net(tables.observations, tables.mask)
        rows = seating.rows
        answers, _ = opponent(tables.observations[rows], tables.mask[rows])
    actions, turns = pick(logits, temperature), seating.turns(tables)
    log_probability = logits.gather(1, actions[:, None])[:, 0] - logits.logsumexp(1)
    tables.actions.copy_(actions)
    tables.actions[rows] = torch.where(turns[rows], pick(answers, temperature), actions[rows])
    return log_probability, turned(expected(values), -tables.seats, tables.players), turns


@dataclass(eq=False)
class Rollout:
    """Observations, actions and expected values of the last ``horizon`` decisions in every game."""

    tables: Tables
    horizon: int
    tensors: dict[str, Tensor] = field(default_factory=dict)

    def __post_init__(self) -> None:
        tables, shape = self.tables, (self.horizon, self.tables.size)
        kinds = {
            "observations": ((tables.rules.observation_size,), torch.int16),
            "mask": ((len(tables.rules.lines),), torch.bool),
            "actions": ((), torch.int16 if len(tables.rules.lines) < 1 << 15 else torch.int32),
            "log_probability": ((), torch.float32),
            "values": ((tables.most, 2), torch.float32),
            "seats": ((), torch.int8),
            "learn": ((), torch.bool),
            "over": ((), torch.bool),
            "outcomes": ((tables.most, 2), torch.float32),
        }
        for name, (rest, dtype) in kinds.items():
            self.tensors[name] = torch.zeros((*shape, *rest), dtype=dtype, device=tables.device)
        self.time = torch.zeros(1, dtype=torch.int64, device=tables.device)

    def __getitem__(self, name: str) -> Tensor:
        return self.tensors[name]

    def put(self, **tensors: Tensor) -> None:
        """Store the current step."""
        for name, tensor in tensors.items():
            target = self.tensors[name]
            target.index_copy_(0, self.time, tensor.to(target.dtype)[None])

    def step(self, net: Net, opponent: Net, seating: Seating) -> None:
        """Play one decision in every game. Those of the opponent, or with a single legal line, are not learned from."""
        tables = self.tables
        log_probability, values, turns = answer(net, opponent, tables, seating)
        self.put(
            observations=tables.observations, mask=tables.mask, actions=tables.actions, seats=tables.seats,
            log_probability=log_probability, values=values, learn=~turns & (tables.mask.sum(1) > 1),
        )  # fmt: skip
        tables.play()
        self.put(over=tables.over, outcomes=tables.outcomes)
        self.time += 1

    def fill(self, step: Callable[[], None]) -> None:
        """Play ``horizon`` decisions in every game, with :meth:`step` or its CUDA graph."""
        self.time.zero_()
        for _ in range(self.horizon):
            step()
            self.tables.deal()


def stagger(net: Net, tables: Tables, seating: Seating, steps: int, rng: np.random.Generator) -> None:
    """Deal every game again at a random step, so that the games are in different phases."""
    when = torch.from_numpy(rng.integers(0, steps, tables.size)).to(tables.device)
    for step in range(steps):
        answer(net, net, tables, seating)
        tables.play()
        tables.over |= when == step
        tables.deal()


class Graphed:
    """A step that runs as a CUDA graph after a few normal runs; without ``enabled``, always normally.

    The step must read and write the same tensors every time, and must not wait for the GPU.
    """

    WARM = 3

    def __init__(self, step: Callable[[], None], enabled: bool) -> None:
        self.step, self.enabled, self.runs = step, enabled, 0

    def __call__(self) -> None:
        self.runs += 1
        if not self.enabled:
            self.step()
        elif self.runs <= self.WARM:
            self._beside()
        else:
            if self.runs == self.WARM + 1:
                self._capture()
            self.graph.replay()

    def _beside(self) -> None:
        """Run on a separate stream, as PyTorch requires before a capture."""
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            self.step()
        torch.cuda.current_stream().wait_stream(stream)

    def _capture(self) -> None:
        """Capture the graph. Numba may free memory meanwhile, which only the relaxed mode allows."""
        torch.cuda.synchronize()
        self.graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self.graph, capture_error_mode="relaxed"):
            self.step()
