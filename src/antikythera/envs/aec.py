"""Environments for PettingZoo: one class for all games."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict
from pettingzoo import AECEnv
from pettingzoo.utils.conversions import aec_to_parallel_wrapper
from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from antikythera.envs.page import page
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
    versioned,
)
from antikythera.game import SEED_LIMIT
from antikythera.rulebook import rulebook

_PARTS = ("agents", "agent_selection", "rewards", "_cumulative_rewards", "terminations", "truncations")


class GameEnv(Resumable, AECEnv):
    """An AEC environment. The agents are ``seat_1`` and so on; the seat that chooses is selected.

    ``reset(seed=7)`` deals the same game as ``antikythera.new(game, players, seed=7)``. Without a seed, the next one is
    drawn from the generator of the last seed. Pickling and copying keep the current game.

    With ``max_cycles`` the game is played in cycles, like PettingZoo's parallel environments: all agents act once, in
    the order of the seats. At the end of a cycle the action of the seat that chooses is played, and the others are
    dropped. After ``max_cycles`` cycles the game is truncated, without rewards.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012

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
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f'there is no render mode {render_mode!r}, only "ansi"')
        if max_cycles is not None and max_cycles < 1:
            raise ValueError("a game has at least one cycle")
        self.table = Table(game, players, options, reward, illegal_reward, dense=dense, observation=observation)
        self.max_cycles, self.render_mode = max_cycles, render_mode
        self.metadata = GameEnv.metadata | {"name": versioned(game), "is_parallelizable": max_cycles is not None}
        self.possible_agents = [f"seat_{seat}" for seat in range(1, self.table.players + 1)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        mask = Box(0, 1, self.table.mask.shape, np.int8)
        seen = observation_space(self.table.rules, self.table.encoding)
        self.observation_spaces = {
            agent: Dict({"observation": copy.copy(seen), "action_mask": copy.copy(mask)})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Actions(self.table.mask) for agent in self.possible_agents}
        self._random = np.random.default_rng()
        self.reset()

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Actions:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. ``options`` is not used: the options of the game are those of the environment."""
        if seed is None:
            seed = int(self._random.integers(SEED_LIMIT))
        else:
            self._random = np.random.default_rng(seed)
        self.table.deal(seed)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._cycles, self._held = 0, None
        self._ended = self._paying = False
        self._select_next()

    def observe(self, agent: str) -> dict[str, Array]:
        """The observation of an agent, and the mask of its legal actions: empty while others choose.

        In cycles an agent acts while others choose, too. What it does then has no effect, and its mask has action 0
        alone.
        """
        seat = self._seats[agent]
        mask = self.table.legal(seat)
        if self.max_cycles is not None and seat != self.table.seat:
            mask[0] = 1
        return {"observation": self.table.observe(seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        """Play an action of the selected agent. An illegal action is not played, and ends the game."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        if self._paying:
            self._clear_rewards()
            self._paying = False
        if self.max_cycles is None:
            self._play(action)
            self._select_next()
        else:
            self._act_in_cycle(agent, action)
        if self._paying:
            self._accumulate_rewards()

    def _play(self, action: Any) -> None:
        if not self.table.play(action):
            EnvLogger.warn_on_illegal_move()
            self.rewards[self.possible_agents[self.table.seat]] = self.table.illegal_reward
            # Like PettingZoo's TerminateIllegalWrapper, which fails for numbers that are not actions at all.
            self.terminations = dict.fromkeys(self.agents, True)
            self.truncations = dict.fromkeys(self.agents, True)
            self._ended = self._paying = True
        elif self.table.over or self.table.dense:
            self.rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
            self._ended, self._paying = self.table.over, True
            if self._ended:
                self.terminations = dict.fromkeys(self.agents, True)

    def _act_in_cycle(self, agent: str, action: Any) -> None:
        if self._seats[agent] == self.table.seat:
            self._held = action
        if agent != self.agents[-1]:
            self.agent_selection = self.agents[self.agents.index(agent) + 1]
            return
        self._play(self._held)
        self._cycles, self._held = self._cycles + 1, None
        if self._cycles == self.max_cycles and not self._ended:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select_next()

    def _select_next(self) -> None:
        """Select the next agent. Agents that are done, and all agents in a cycle, act in the order of the seats."""
        in_order = self.max_cycles is not None or self._ended
        self.agent_selection = self.agents[0] if in_order else self.agents[self.table.seat]

    def render(self) -> str | None:
        """In the mode ``"ansi"``, the game as text: its lines, the board, the points, and the seat that chooses."""
        return None if self.render_mode is None else str(self.table)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def snapshot(self) -> Snapshot:
        """The state of the environment, as small plain values that can be pickled, for :meth:`restore`."""
        snapshot = {name: copy.copy(getattr(self, name)) for name in _PARTS}
        snapshot["infos"] = {agent: {**info} for agent, info in self.infos.items()}
        snapshot["skip"] = self._skip_agent_selection
        snapshot["cycle"] = (self._cycles, self._held)
        snapshot["random"] = self._random.bit_generator.state
        snapshot["table"] = self.table.snapshot()
        return snapshot

    def restore(self, snapshot: Snapshot) -> None:
        """Restore a snapshot of this environment, or of another one with the same arguments."""
        check_snapshot(snapshot, "table", *_PARTS, "infos", "skip", "cycle", "random")
        self.table.restore(snapshot["table"])
        for name in _PARTS:
            setattr(self, name, copy.copy(snapshot[name]))
        self.infos = {agent: {**info} for agent, info in snapshot["infos"].items()}
        self._skip_agent_selection = snapshot["skip"]
        self._cycles, self._held = snapshot["cycle"]
        self._ended, self._paying = any(self.terminations.values()), True
        self._random.bit_generator.state = snapshot["random"]


class OrderedEnv(OrderEnforcingWrapper):
    """PettingZoo's OrderEnforcingWrapper, for environments that can be restored, and quicker."""

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        """The selected agents in turn, until the game is over."""
        if not self._has_reset:
            EnvLogger.error_agent_iter_before_reset()
        return self._selected(max_iter)

    def _selected(self, most: int) -> Iterator[str]:
        while most > 0 and self.env.agents:
            assert self._has_updated, "need to call step() or reset() in a loop over `agent_iter`"  # type: ignore[has-type]
            self._has_updated = False
            yield self.env.agent_selection
            most -= 1

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Observation and reward of the selected agent: directly from the game, since the wrapper is slow."""
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        last: tuple[Any, float, bool, bool, dict[str, Any]] = self.env.last(observe)
        return last

    def step(self, action: Any) -> None:
        """Play an action, without the detours of the wrapper, too."""
        if self._has_reset and self.env.agents:
            self._has_updated = True
            self.env.step(action)
        else:
            super().step(action)

    def restore(self, snapshot: Snapshot) -> None:
        """Restore a snapshot."""
        self.env.restore(snapshot)
        self._has_reset = self._has_updated = True

    def __str__(self) -> str:
        return str(self.env)


class ParallelGameEnv(aec_to_parallel_wrapper):
    """A parallel environment: all agents act in every cycle, and only the action of the seat that chooses is played."""

    def snapshot(self) -> Snapshot:
        """The state of the environment, as small plain values."""
        snapshot: Snapshot = self.aec_env.snapshot()
        return snapshot

    def restore(self, snapshot: Snapshot) -> None:
        """Restore a snapshot."""
        self.aec_env.restore(snapshot)
        self.agents = self.aec_env.agents[:]


class Environments:
    """The environments of one game: like a module of PettingZoo, and callable like its ``env``."""

    def __init__(self, game: str) -> None:
        self.raw_env = partial(GameEnv, game)
        self.__doc__ = page(game)
        self._most_cycles = rulebook(game).max_decisions

    def __call__(self, **arguments: Any) -> OrderedEnv:
        return self.env(**arguments)

    def env(self, **arguments: Any) -> OrderedEnv:
        """The environment, with PettingZoo's OrderEnforcingWrapper."""
        return OrderedEnv(self.raw_env(**arguments))

    def parallel_env(self, **arguments: Any) -> ParallelGameEnv:
        """The parallel environment; by default with as many cycles as a game can have."""
        return ParallelGameEnv(self.env(**({"max_cycles": self._most_cycles} | arguments)))
