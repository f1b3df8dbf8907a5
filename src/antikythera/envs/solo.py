"""One learner against other players: an environment of Gymnasium.

``help(antikythera.envs.GAME)`` describes the observation, and ``info["action_mask"]`` marks the legal actions. The
reward of the learner's seat comes with the end of the game, unless it is ``dense``. An illegal action is not played,
and ends the game. ``docs/library.md`` has an example.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np

from antikythera import bots, checks
from antikythera.envs.table import (
    Actions,
    Array,
    Observation,
    Resumable,
    Reward,
    Snapshot,
    Table,
    check_snapshot,
    observation_space,
)
from antikythera.game import SEED_LIMIT, IllegalAction

Policy = Callable[[Array, Array, np.random.Generator], int]
"""Chooses an action for a seat, given its observation, the mask of legal actions and a random generator."""
Other = str | bots.Bot | Policy
"""Who plays another seat: the name of a bot, a bot, or a policy."""


def at_random(_observation: Array, action_mask: Array, random: np.random.Generator) -> int:
    """A random legal action."""
    return int(random.choice(action_mask.nonzero()[0]))


class SoloEnv(Resumable, gymnasium.Env[Array, np.int64]):
    """A game in which one ``seat`` learns and ``others`` play the rest. If it is None, every game draws a seat.

    ``others`` is one player for all other seats, or a list with one for each of them, in the order of play after the
    learner: names of bots, bots, or policies.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        options: Iterable[str] = (),
        reward: Reward = "margin",
        illegal_reward: float | None = None,
        dense: bool = False,
        observation: Observation = "numbers",
        seat: int | None = 1,
        others: Other | Sequence[Other] = at_random,
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f'there is no render mode {render_mode!r}, only "ansi"')
        self.table = Table(game, players, options, reward, illegal_reward, dense=dense, observation=observation)
        self.observation_space = observation_space(self.table.rules, self.table.encoding)
        self.action_space = Actions(self.table.mask)
        self.others, self.render_mode = self._players(others), render_mode
        self._chosen_seat = None if seat is None else checks.whole(seat, "a seat", 1, self.table.players)
        self._seat = 0

    def _players(self, others: Other | Sequence[Other]) -> list[bots.Bot | Policy]:
        """A player for each of the other seats."""
        several = isinstance(others, Sequence) and not isinstance(others, str)
        named = list(others) if several else [others] * (self.table.players - 1)  # type: ignore[arg-type]
        if len(named) != self.table.players - 1:
            raise ValueError(f"there are {self.table.players - 1} other seats, and {len(named)} players for them")
        made = [bots.bot(other, self.table.rules.name) if isinstance(other, str) else other for other in named]
        for other in made:
            if not isinstance(other, bots.Bot) and not callable(other):
                raise ValueError(f"another seat is played by a bot, its name, or a function, not by {other!r}")
        return made  # type: ignore[return-value]

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Deal the same game as ``antikythera.new`` with that seed. ``options`` is not used."""
        super().reset(seed=seed)
        self.table.deal(int(self.np_random.integers(SEED_LIMIT)) if seed is None else seed)
        drawn = int(self.np_random.integers(self.table.players))
        self._seat = drawn if self._chosen_seat is None else self._chosen_seat - 1
        self._let_others_play()
        return self._seen()

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Play an action, and then those of the others until the learner must choose or the game is over."""
        if not self.table.play(action):
            observation, info = self._seen()
            return observation, self.table.illegal_reward, True, False, info
        self._let_others_play()
        observation, info = self._seen()
        return observation, self.table.rewards()[self._seat], self.table.over, False, info

    def _let_others_play(self) -> None:
        table = self.table
        while not table.over and table.seat != self._seat:
            action = self._ask(self.others[(table.seat - self._seat) % table.players - 1])
            if not table.play(action):
                game = table.game
                raise IllegalAction(game.decision, action, game.legal)

    def _ask(self, other: bots.Bot | Policy) -> Any:
        """The action of another player. The random numbers of a bot depend on the deal, too."""
        if isinstance(other, bots.Bot):
            other.seed = self.table.seed
            return other.choose(self.table.view())
        return other(self.table.observe(self.table.seat), self.table.legal(self.table.seat), self.np_random)

    def action_masks(self) -> Array:
        """The legal actions of the learner, as bools: what the algorithms of sb3-contrib ask for."""
        return self.table.legal(self._seat).view(np.bool_)

    def _seen(self) -> tuple[Array, dict[str, Any]]:
        info = {"seat": self._seat + 1, "action_mask": self.table.legal(self._seat)}
        return self.table.observe(self._seat), info

    def render(self) -> Any:
        """In the mode ``"ansi"``, the game as text."""
        return None if self.render_mode is None else str(self.table)

    def snapshot(self) -> Snapshot:
        """The state of the environment, as small plain values that can be pickled, for :meth:`restore`."""
        random = self.np_random.bit_generator.state
        return {"table": self.table.snapshot(), "seat": self._seat, "random": random}

    def restore(self, snapshot: Snapshot) -> tuple[Array, dict[str, Any]]:
        """Restore a snapshot. Returns the observation and the info of that time."""
        check_snapshot(snapshot, "table", "seat", "random")
        self.table.restore(snapshot["table"])
        self._seat = snapshot["seat"]
        self.np_random.bit_generator.state = snapshot["random"]
        return self._seen()
