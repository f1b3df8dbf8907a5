"""Self-play: what a net chooses in many games at once, and the rollouts that it learns from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
import torch
from torch import Tensor

from antikythera.training.net import Net, expected, pick
from antikythera.training.tables import Shown, Tables


def turned(values: Tensor, by: Tensor, players: Tensor) -> Tensor:
    """Values of seats, counted from a seat that is ``by`` further. Empty seats remain at the end."""
    order = torch.arange(values.shape[-2], device=values.device)
    places = torch.where(order < players[..., None], (order + by[..., None]) % players[..., None], order)
    return values.gather(-2, places[..., None].expand_as(values))


class Seating:
    """The seats that an opponent from the league plays."""

    def __init__(self, theirs: Tensor, device: str | torch.device) -> None:
        self.theirs = theirs.to(device)
        """By game and seat, whether the opponent plays it."""
        self.rows = self.theirs.any(1).nonzero()[:, 0]
        """The games in which the opponent plays."""

    def turns(self, seats: Tensor) -> Tensor:
        """The games in which it is the opponent's turn."""
        return self.theirs.gather(1, seats[:, None] - 1)[:, 0]


def mixed_seats(tables: Tables, share: float, rng: np.random.Generator) -> Tensor:
    """An opponent on about half of the seats in a share of the games: at least on one seat, never on all."""
    theirs = torch.zeros(tables.size, tables.most, dtype=torch.bool)
    for group in tables.groups:
        for game in range(group.rows.start, group.rows.start + round(share * (group.rows.stop - group.rows.start))):
            number = int(rng.integers(1, group.players))
            theirs[game, rng.choice(group.players, number, replace=False)] = True
    return theirs


@dataclass(frozen=True)
class Answer:
    """What a net chose in every game."""

    choices: Tensor
    """The places of the chosen lines among the legal ones."""
    log_probability: Tensor
    values: Tensor
    """What every seat can expect."""
    turns: Tensor
    """The games in which the opponent chose."""
    shown: Shown


@torch.no_grad()
def answer(net: Net, opponent: Net, tables: Tables, seating: Seating, temperature: float = 1.0) -> Answer:
    """Choose an action in every game."""
    shown, rows = tables.shown(net.device), seating.rows
    with torch.autocast(net.device.type, torch.bfloat16, enabled=net.device.type == "cuda", cache_enabled=False):
        logits, values = net(*shown.inputs())
        answers, _ = opponent(*shown.inputs(rows))
    choices, turns = pick(logits, temperature), seating.turns(shown.seats)
    log_probability = logits.gather(1, choices[:, None])[:, 0] - logits.logsumexp(1)
    choices[rows] = torch.where(turns[rows], pick(answers, temperature), choices[rows])
    tables.actions.copy_(shown.lines.gather(1, choices[:, None])[:, 0])
    return Answer(choices, log_probability, turned(expected(values), 1 - shown.seats, shown.players), turns, shown)


@dataclass(eq=False)
class Rollout:
    """Observations, actions and expected values of the last ``horizon`` decisions in every game."""

    tables: Tables
    horizon: int
    device: str
    tensors: dict[str, Tensor] = field(default_factory=dict)

    def __post_init__(self) -> None:
        tables, shape = self.tables, (self.horizon, self.tables.size)
        kinds = {
            "observations": ((tables.rules.observation_size,), torch.int16),
            "lines": ((tables.lines.shape[1],), torch.int16 if len(tables.rules.lines) < 1 << 15 else torch.int32),
            "hints": ((tables.lines.shape[1] if tables.hints is not None else 0,), torch.float16),
            "choices": ((), torch.int16),
            "log_probability": ((), torch.float32),
            "values": ((tables.most, 2), torch.float32),
            "seats": ((), torch.int8),
            "learn": ((), torch.bool),
            "over": ((), torch.bool),
            "outcomes": ((tables.most, 2), torch.float32),
        }
        for name, (rest, dtype) in kinds.items():
            self.tensors[name] = torch.zeros((*shape, *rest), dtype=dtype, device=self.device)
        self.time = torch.zeros(1, dtype=torch.int64, device=self.device)

    def __getitem__(self, name: str) -> Tensor:
        return self.tensors[name]

    def put(self, **tensors: Tensor) -> None:
        """Store the current step."""
        for name, tensor in tensors.items():
            target = self.tensors[name]
            target.index_copy_(0, self.time, tensor.to(target.device, target.dtype)[None])

    def show(self, shown: Shown) -> None:
        """Store what a net was shown."""
        self.put(observations=shown.observations, lines=shown.lines, seats=shown.seats - 1)
        if shown.hints is not None:
            self.put(hints=shown.hints)

    def inputs(self, flat: dict[str, Tensor], rows: Tensor) -> tuple[Tensor, Tensor, Tensor | None]:
        """The inputs of a net, for some of the flattened decisions."""
        hints = flat["hints"][rows] if self.tables.hints is not None else None
        return flat["observations"][rows], flat["lines"][rows], hints

    def step(self, net: Net, opponent: Net, seating: Seating) -> None:
        """Play one decision in every game. Those of the opponent, or with a single legal line, are not learned from."""
        tables = self.tables
        answered = answer(net, opponent, tables, seating)
        self.show(answered.shown)
        self.put(
            choices=answered.choices, log_probability=answered.log_probability, values=answered.values,
            learn=~answered.turns & (answered.shown.lines[:, 1] >= 0),
        )  # fmt: skip
        tables.play()
        self.put(over=tables.over, outcomes=tables.outcomes)
        tables.deal()
        self.time += 1

    def fill(self, step: Callable[[], None]) -> None:
        """Play ``horizon`` decisions in every game, with :meth:`step` or its CUDA graph."""
        self.time.zero_()
        for _ in range(self.horizon):
            step()


def stagger(net: Net, tables: Tables, seating: Seating, steps: int, rng: np.random.Generator) -> None:
    """Deal every game again at a random step, so that the games are in different phases."""
    when = torch.from_numpy(rng.integers(0, steps, tables.size)).to(tables.device)
    for step in range(steps):
        answer(net, net, tables, seating)
        tables.play()
        tables.over |= when == step
        tables.deal()


LOOK = 64
"""Steps between two looks whether all games have ended."""


@torch.no_grad()
def play_out(
    net: Net,
    tables: Tables,
    rounds: int,
    temperature: float,
    before: Callable[[Answer], None],
    after: Callable[[Tensor, Tensor], None],
) -> None:
    """Play a number of games at every table, so that short and long games count equally.

    ``before`` is called before a choice is played, ``after`` with the tables whose game has ended, and whether it is
    one of these games: tables that finish early play more games, which do not count.
    """
    nobody = Seating(torch.zeros(tables.size, tables.most, dtype=torch.bool), net.device)
    played = torch.zeros(tables.size, dtype=torch.int64, device=tables.device)
    steps = 0
    while steps % LOOK or not bool((played >= rounds).all()):
        before(answer(net, net, tables, nobody, temperature))
        tables.play()
        ended = tables.over.nonzero()[:, 0]
        if len(ended):
            after(ended, played[ended] < rounds)
            played[ended] += 1
        tables.deal()
        steps += 1
