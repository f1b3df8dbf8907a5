"""Learn from the games of a bot, before self-play begins.

A bot of the game plays some games with itself, on all cores. They are then replayed on the device where the net learns:
it learns to choose what the bot chose, and to expect what became of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any

import numpy as np
import torch
from torch import Tensor

from antikythera.arena.workers import spread
from antikythera.batch_kernels import SKIP
from antikythera.bots.levels import bot
from antikythera.bots.net import POINTS
from antikythera.game import Game
from antikythera.training.learn import Learner
from antikythera.training.net import Net
from antikythera.training.selfplay import Rollout, turned
from antikythera.training.settings import Settings
from antikythera.training.tables import Tables

NOTHING = -1
"""After the last action of a game."""


Played = tuple[list[int], list[tuple[float, float]]]
"""A game's actions, and the points and the share of the victory of every seat."""


def play(name: str, game: str, players: int, seed: int) -> Played:
    """A game of a bot with itself."""
    current, player = Game(game, players=players, seed=seed), bot(name, game, seed, threads=1)
    actions = []
    while not current.over:
        actions.append(player.choose(current.view(current.seat)))
        current.play(actions[-1])
    shares = [(seat in current.winners) / len(current.winners) for seat in range(1, players + 1)]
    return actions, [(score / POINTS, share) for score, share in zip(current.scores, shares, strict=True)]


def play_all(tables: Tables, name: str, processes: int) -> Iterator[tuple[int, Played]]:
    """Play the first deal of every table. Yields the seeds with what was played."""
    for group in tables.groups:
        first, last = (tables.seed + row for row in (group.rows.start, group.rows.stop))
        yield from spread(partial(play, name, tables.rules.name, group.players), range(first, last), processes)


class Lessons:
    """Games of a bot, one for each table, with their results."""

    def __init__(self, tables: Tables, games: Iterable[tuple[int, Played]]) -> None:
        self.tables = tables
        played = {seed - tables.seed: game for seed, game in games}
        longest = max(len(actions) for actions, _ in played.values())
        padded = np.full((tables.size, longest + 1), NOTHING)
        results = np.zeros(tables.outcomes.shape, dtype=np.float32)
        for table, (actions, result) in played.items():
            padded[table, : len(actions)], results[table, : len(result)] = actions, result
        self.actions = torch.from_numpy(padded).to(tables.device)
        self.results = torch.from_numpy(results).to(tables.device)

    def rollouts(self, rollout: Rollout, rng: np.random.Generator) -> Iterator[None]:
        """Replay all games once, and stop whenever the rollout is full. Games begin at different times."""
        tables, last = self.tables, self.actions.shape[1] - 1
        tables.steps = 0
        tables.over.fill_(True)
        tables.deal()
        time = -torch.from_numpy(rng.integers(0, last, tables.size)).to(tables.device)
        for _ in range(-(-2 * last // rollout.horizon)):
            rollout.fill(lambda: self._step(rollout, time))
            yield

    def _step(self, rollout: Rollout, time: Tensor) -> None:
        tables, last = self.tables, self.actions.shape[1] - 1
        actions = self.actions.gather(1, time.clamp(0, last)[:, None])[:, 0].where(time >= 0, NOTHING)
        rollout.show(tables.shown(self.actions.device))
        rollout.put(
            outcomes=self.results,
            choices=(tables.lines == actions[:, None]).float().argmax(1),
            learn=(actions != NOTHING) & (tables.lines[:, 1] >= 0),
        )  # fmt: skip
        tables.actions.copy_(actions.where(actions != NOTHING, SKIP))
        tables.play()
        tables.list_lines()
        rollout.time += 1
        time += 1


class Imitator(Learner):
    """The optimiser of a net that learns from lessons."""

    def _prepare(self, reward: Tensor) -> Tensor:
        rollout, players = self.rollout, self.rollout.tables.players.to(self.device)
        seats = rollout["seats"]
        self.returns.copy_(turned(rollout["outcomes"], seats.long(), players.expand_as(seats)).view_as(self.returns))
        return rollout["learn"].flatten().nonzero()[:, 0]

    def _policy_loss(self, chosen: Tensor, rows: Tensor) -> Tensor:
        return -chosen.mean()


def imitate(net: Net, rollout: Rollout, settings: Settings, processes: int) -> Iterator[dict[str, Any]]:
    """Learn from games of the teacher, one for each game of the tables. Yields the metrics of every rollout."""
    lessons = Lessons(rollout.tables, play_all(rollout.tables, settings.teacher, processes))
    imitator = Imitator(net, rollout, settings)
    for lesson in range(settings.lessons):
        for _ in lessons.rollouts(rollout, np.random.default_rng((settings.seed, lesson))):
            yield {"lesson": lesson + 1} | imitator.learn(torch.zeros(3), settings.learning_rate[0], 0.0)
    rollout.tables.over.fill_(True)
    rollout.tables.deal()
