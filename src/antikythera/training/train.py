"""The training loop: play, learn, and save checkpoints."""

from __future__ import annotations

import dataclasses
import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor

from antikythera.bots import seeds
from antikythera.bots.net import POINTS
from antikythera.rulebook import Rulebook, rulebook
from antikythera.training import checkpoint, workers
from antikythera.training.graphs import Graphed
from antikythera.training.league import League, match
from antikythera.training.learn import Learner
from antikythera.training.net import Net
from antikythera.training.selfplay import Rollout, Seating, mixed_seats, stagger
from antikythera.training.settings import Settings
from antikythera.training.tables import Tables

DEALS_A_RUN = 2**34
"""The deals of a run. Runs with different seeds have different deals."""
DEALS_A_PROCESS = DEALS_A_RUN // 64
"""The deals of each process of a run."""
MOMENTS = ("exp_avg", "exp_avg_sq")

Row = dict[str, Any]
Tell = Callable[[Row, bool], None]
"""Writes metrics to the log, and to the screen if told so."""


def table_sizes(rules: Rulebook, settings: Settings) -> dict[int, int]:
    """The number of games for each number of players; by default twice as many for the largest."""
    weights = dict(settings.shares) or {k: 1 + (k == rules.players[-1]) for k in rules.players}
    return {players: settings.games * weight // sum(weights.values()) for players, weight in weights.items()}


def new_net(rules: Rulebook, settings: Settings) -> Net:
    """A net without training."""
    return Net(rules, settings.width, settings.blocks, settings.channels, settings.steps, settings.hints)


class Trainer:
    """A training run: the net with its games, its optimiser and its league."""

    def __init__(self, game: str, settings: Settings, device: str, clock: Callable[[], float] = time.monotonic) -> None:
        workers.join(device)
        torch.manual_seed(settings.seed)
        self.rules, self.settings, self.device, self.clock = rulebook(game), settings, device, clock
        self.iteration, self.decisions, self.minutes = 0, 0, 0.0
        self.net, self.opponent = (new_net(self.rules, settings).to(device) for _ in range(2))
        self.league = League(settings.league_size)
        torch.manual_seed(settings.seed + workers.number())
        first_deal = seeds.seed("train", settings.seed * DEALS_A_RUN + workers.number() * DEALS_A_PROCESS)
        self.tables = Tables(
            self.rules, table_sizes(self.rules, settings), device, first_deal, settings.most_lines, settings.hints
        )
        theirs = mixed_seats(self.tables, settings.league_share, np.random.default_rng(settings.seed))
        self.seating = Seating(theirs, device)
        self.rollout = Rollout(self.tables, settings.horizon, device)
        self.learner = Learner(self.net, self.rollout, settings)
        self.step = Graphed(
            lambda: self.rollout.step(self.net, self.opponent, self.seating),
            self.tables.device == "cuda" and settings.cuda_graphs,
        )
        if settings.compile:
            self.net.compile()
            self.opponent.compile()

    @property
    def progress(self) -> float:
        return self.minutes / self.settings.total_minutes

    def begin(self) -> None:
        """Bring the games into different phases, before the first iteration."""
        stagger(self.net, self.tables, self.seating, 3 * self.settings.horizon, self._rng())

    def _rng(self) -> np.random.Generator:
        """A random generator that depends only on the iteration."""
        return np.random.default_rng((self.settings.seed, self.iteration))

    def iterate(self) -> Row:
        """Play, learn, and return the metrics."""
        began = self.clock()
        self.opponent.load_state_dict(self.league.draw(self._rng(), self.net))
        self.rollout.fill(self.step)
        self._settle()
        played = self.clock()
        progress, settings = self.progress, self.settings
        rate, entropy = settings.learning_rate_at(progress), settings.entropy_at(progress)
        learned = self.learner.learn(self._rewards(), rate, entropy)
        ended = self.clock()
        decisions = workers.count() * self.tables.size * settings.horizon
        self.iteration += 1
        self.decisions += decisions
        self.minutes += workers.least(ended - began, self.device) / 60
        if self.minutes - max(self.league.born, default=0.0) >= settings.league_every:
            self.league.join(self.net, self.minutes)
        return {
            "iteration": self.iteration,
            "minutes": self.minutes,
            "decisions": self.decisions,
            "speed": decisions / max(ended - began, 1e-9),
            "play_s": played - began,
            "learn_s": ended - played,
            "league": len(self.league.nets),
            **learned,
            **self._results(),
        }

    def _rewards(self) -> Tensor:
        """The weights of the rewards in every game."""
        settings = self.settings
        rewards = torch.tensor(settings.reward_at(self.progress), device=self.device).repeat(self.tables.size, 1)
        if settings.league_reward:
            rewards[self.seating.rows] = torch.tensor(settings.league_reward, device=self.device)
        return rewards

    def _settle(self) -> None:
        """Wait for the GPU, and check that all actions were legal."""
        if bool(self.tables.wrong.any()):
            raise RuntimeError("an illegal action was chosen")

    def _results(self) -> Row:
        """The results of games in the rollout: points by number of players, and the result against the league."""
        row: Row = {}
        for group in self.tables.groups:
            ended = self.rollout["over"][:, group.rows].flatten()
            outcomes = self.rollout["outcomes"][:, group.rows, : group.players].flatten(0, 1)[ended]
            if len(outcomes):
                row[f"points_{group.players}"] = float(outcomes[..., 0].mean()) * POINTS
                row[f"winner_{group.players}"] = float(outcomes[..., 0].amax(1).mean()) * POINTS
        return row | self._league_results()

    def _league_results(self) -> Row:
        """The net's share of victories against the league, relative to its share of the seats."""
        rows = self.seating.rows
        players = self.tables.players.to(self.device)[rows, None]
        ours = ~self.seating.theirs[rows] & (torch.arange(self.tables.most, device=self.device) < players)
        ended = self.rollout["over"][:, rows, None] & ours
        if not bool(ended.any()):
            return {}
        share = self.rollout["outcomes"][:, rows, :, 1][ended].sum()
        fair = (ended / players).sum()
        return {"against_league": float(share / fair)}

    # Checkpoints

    def save(self, folder: Path) -> None:
        """Write a checkpoint, and the net for play. Moments are rounded here too, so a resumed run is equal."""
        tensors = {f"net.{name}": tensor for name, tensor in self.net.state_dict().items()}
        for number, state in self.learner.optimizer.state_dict()["state"].items():
            for name in MOMENTS:
                state[name].copy_(state[name].bfloat16())
                tensors[f"{name}.{number}"] = state[name].bfloat16()
            tensors[f"step.{number}"] = state["step"]
        for number, weights in enumerate(self.league.nets):
            tensors |= {f"league.{number}.{name}": tensor for name, tensor in weights.items()}
        for group, states in zip(self.tables.groups, self.tables.states, strict=True):
            tensors[f"games.{group.players}"] = checkpoint.packed(states)
        tensors["random.cpu"] = torch.get_rng_state()
        if self.device == "cuda":
            tensors["random.cuda"] = torch.cuda.get_rng_state()
        if workers.number() == 0:
            checkpoint.write(folder, tensors, self._told())
            self.net.save(folder / "net.safetensors")

    def _told(self) -> dict[str, Any]:
        return {
            "game": self.rules.name,
            "settings": dataclasses.asdict(self.settings),
            "iteration": self.iteration,
            "decisions": self.decisions,
            "minutes": self.minutes,
            "steps": self.tables.steps,
            "born": self.league.born,
        }

    @classmethod
    def resume(
        cls, folder: Path, device: str, changes: dict[str, Any], clock: Callable[[], float] = time.monotonic
    ) -> Trainer:
        """Resume from a checkpoint, with some settings changed."""
        tensors, told = checkpoint.read(folder)
        settings = dataclasses.replace(settings_from(told["settings"]), **changes)
        trainer = cls(told["game"], settings, device, clock)
        trainer.iteration, trainer.decisions, trainer.minutes = told["iteration"], told["decisions"], told["minutes"]
        trainer.net.load_state_dict(_under("net.", tensors))
        trainer._resume_optimizer(tensors)
        trainer.league.born = told["born"]
        trainer.league.nets = [_under(f"league.{number}.", tensors) for number in range(len(told["born"]))]
        trainer._resume_games(tensors, told["steps"])
        if workers.number() == 0:
            torch.set_rng_state(tensors["random.cpu"])
            if device == "cuda" and "random.cuda" in tensors:
                torch.cuda.set_rng_state(tensors["random.cuda"])
        return trainer

    def _resume_optimizer(self, tensors: checkpoint.Tensors) -> None:
        optimizer = self.learner.optimizer
        state = {}
        for number in range(len(list(self.net.parameters()))):
            if f"step.{number}" in tensors:
                state[number] = {name: tensors[f"{name}.{number}"].float() for name in MOMENTS}
                state[number]["step"] = tensors[f"step.{number}"]
        optimizer.load_state_dict(optimizer.state_dict() | {"state": state})
        for group in optimizer.param_groups:
            group["lr"] = self.learner.rate  # loading replaced it by a copy

    def _resume_games(self, tensors: checkpoint.Tensors, steps: int) -> None:
        """Restore the games of the process that saved them; the others, or another number of games, begin again."""
        names = [f"games.{group.players}" for group in self.tables.groups]
        saved = [checkpoint.unpacked(tensors[name], self.rules.state) for name in names if name in tensors]
        self.tables.steps = steps
        fit = [len(states) for states in saved] == [len(states) for states in self.tables.states]
        if fit and workers.number() == 0:
            self.tables.states = saved
        else:
            self.begin()


def settings_from(told: dict[str, Any]) -> Settings:
    """Settings from JSON, which has lists instead of tuples."""

    def tuples(value: Any) -> Any:
        return tuple(map(tuples, value)) if isinstance(value, list) else value

    return Settings(**{name: tuples(value) for name, value in told.items()})


def _under(prefix: str, tensors: checkpoint.Tensors) -> checkpoint.Tensors:
    return {name.removeprefix(prefix): tensor for name, tensor in tensors.items() if name.startswith(prefix)}


def rounded(row: Row) -> Row:
    return {name: float(f"{value:.4g}") if isinstance(value, float) else value for name, value in row.items()}


@contextmanager
def log_to(folder: Path) -> Iterator[Tell]:
    """Write rows to ``log.jsonl`` in a folder, and some of them to the screen."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "log.jsonl").open("a", encoding="utf-8") as file:

        def tell(row: Row, show: bool) -> None:
            if workers.number():
                return
            line = json.dumps(rounded(row))
            print(line, file=file, flush=True)
            if show:
                print(line, flush=True)

        yield tell


def train(trainer: Trainer, folder: Path, until: float, iterations: int, tell: Tell) -> None:
    """Train until a time on the clock, or for a number of iterations; then save."""
    slowest = 0.0
    shown = 0.0
    for number in range(iterations):
        began = trainer.clock()
        if number > 2 and workers.least(until - began - slowest, trainer.device) < 0:
            break
        row = trainer.iterate()
        took = trainer.clock() - began
        slowest = took if number == 3 else max(slowest, took)  # the first iterations also compile
        show = number < 3 or trainer.clock() - shown > 10
        shown = trainer.clock() if show else shown
        tell(row, show)
    trainer.save(folder)


def evaluate(trainer: Trainer, opponents: dict[str, Net], games: int, tell: Tell) -> None:
    """Play matches against other nets, with every number of players."""
    for name, opponent in opponents.items():
        for players in trainer.rules.players:
            tell({"against": name, **match(trainer.net, opponent, trainer.rules, players, games, trainer.device)}, True)
