"""One learner at a table of players that it does not control: an environment of Gymnasium.

>>> import gymnasium, antikythera.envs
>>> env = gymnasium.make("antikythera/Tzolkin-v1", players=2, reward="rank")
>>> observation, info = env.reset(seed=7)
>>> int(info["action_mask"].sum())
6
>>> observation, reward, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))

The observation is the array that the page of the game describes, and ``info["action_mask"]`` marks what is legal. The
reward comes with the end, and is that of the learner's seat; an illegal action ends the game and is not played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar

import gymnasium
import numpy as np

from antikythera.envs.table import Actions, Array, Resumable, Reward, Snapshot, Table, observation_space
from antikythera.game import SEED_LIMIT, IllegalAction

Policy = Callable[[Array, Array, np.random.Generator], int]
"""What chooses for a seat: given its observation, the mask of what is legal and a source of chance, an action."""


def at_random(_observation: Array, action_mask: Array, random: np.random.Generator) -> int:
    """Any legal action, each as likely as the others."""
    return int(random.choice(action_mask.nonzero()[0]))


class SoloEnv(Resumable, gymnasium.Env[Array, np.int64]):
    """A game in which one ``seat`` learns, or one drawn for every game if it is None; ``others`` play the rest."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        options: Iterable[str] = (),
        reward: Reward = "margin",
        illegal_reward: float | None = None,
        seat: int | None = 1,
        others: Policy = at_random,
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(game, players, options, reward, illegal_reward)
        if seat is not None and not 1 <= seat <= self.table.players:
            raise ValueError(f"seats are numbered from 1 to {self.table.players}")
        self.observation_space = observation_space(self.table.rules)
        self.action_space = Actions(self.table.mask)
        self.others, self.render_mode = others, render_mode
        self._chosen_seat = seat
        self._seat = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Deal a new game, that of ``antikythera.new`` with the same seed; ``options`` is not used."""
        super().reset(seed=seed)
        self.table.deal(int(self.np_random.integers(SEED_LIMIT)) if seed is None else seed)
        drawn = int(self.np_random.integers(self.table.players))
        self._seat = drawn if self._chosen_seat is None else self._chosen_seat - 1
        self._let_others_play()
        return self._seen()

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Play an action, and those of the others until the learner chooses again or the game is over."""
        if not self.table.play(action):
            observation, info = self._seen()
            return observation, self.table.illegal_reward, True, False, info
        self._let_others_play()
        observation, info = self._seen()
        reward = self.table.rewards()[self._seat] if self.table.over else 0.0
        return observation, reward, self.table.over, False, info

    def _let_others_play(self) -> None:
        table = self.table
        while not table.over and table.seat != self._seat:
            action = self.others(table.observe(table.seat), table.legal(table.seat), self.np_random)
            if not table.play(action):
                game = table.game
                raise IllegalAction(game.decision, action, game.legal)

    def _seen(self) -> tuple[Array, dict[str, Any]]:
        info = {"seat": self._seat + 1, "action_mask": self.table.legal(self._seat)}
        return self.table.observe(self._seat), info

    def render(self) -> Any:
        """In the mode ``"ansi"``, the game as text."""
        return None if self.render_mode is None else str(self.table)

    def snapshot(self) -> Snapshot:
        """All that the environment is now, as small plain values that can be pickled: for :meth:`restore`."""
        random = self.np_random.bit_generator.state
        return {"table": self.table.snapshot(), "seat": self._seat, "random": random}

    def restore(self, snapshot: Snapshot) -> tuple[Array, dict[str, Any]]:
        """Be again what a snapshot says; the learner sees what it saw then."""
        self.table.restore(snapshot["table"])
        self._seat = snapshot["seat"]
        self.np_random.bit_generator.state = snapshot["random"]
        return self._seen()
