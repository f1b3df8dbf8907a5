"""Many games at once, for self-play: a vector environment of Gymnasium on top of :mod:`antikythera.batch`.

An observation is what the seat that chooses may know; ``help(antikythera.envs.GAME)`` describes it. The infos are
arrays over the games:

* ``action_mask`` marks the legal actions (none when the game is over);
* ``seat`` is the seat that chooses, from 1 (0 when the game is over);
* ``rewards`` are those of all seats in this step; they come with the end of a game.

The reward of a game in a step is that of the seat that has just acted.

A game ends when it is over, or with an illegal action: the action is not played, and the seat gets ``illegal_reward``.
The next step deals a new game and ignores the action for it (``AutoresetMode.NEXT_STEP``). Games are dealt from
consecutive seeds: ``envs.seeds`` has those of the current games, and ``antikythera.new`` deals the same games.

Two arrays of observations and two of masks are used in turn. Those of the last two steps are valid; copy them to keep
them longer. ``docs/library.md`` has an example.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from antikythera.batch import Batch, IllegalActions
from antikythera.envs.table import Array, Resumable, Reward, Snapshot, illegal_pay, observation_space, pay, versioned
from antikythera.game import SEED_LIMIT


class VectorGames(Resumable, VectorEnv[Array, Array, Array]):
    """``num_envs`` games with self-play: in each of them, the seat that chooses acts."""

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        *,
        options: Iterable[str] = (),
        reward: Reward = "margin",
        illegal_reward: float | None = None,
    ) -> None:
        self.games = Batch(game, num_envs, players, options=tuple(options))
        self.num_envs, self.players = num_envs, self.games.players
        self.reward, self.illegal_reward = reward, illegal_pay(reward, illegal_reward)
        self.single_observation_space = observation_space(self.games.rules)
        self.single_action_space = Discrete(len(self.games.rules.lines))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.seeds: Array = np.zeros(num_envs, dtype=np.int64)
        """The seed of every current game."""
        self._next_seed = 0
        self._done, self._over = np.zeros((2, num_envs), dtype=np.bool_)
        self._observations = np.zeros((2, *self.games.observation_shape), dtype=np.int16)
        self._masks = np.zeros((2, *self.games.mask_shape), dtype=np.bool_)
        self._lent = 0
        self._everywhere = np.ones(num_envs, dtype=np.bool_)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Deal all games, game ``i`` from ``seed + i``; ``options`` is not used."""
        super().reset(seed=seed)
        self._next_seed = int(self.np_random.integers(SEED_LIMIT // 2)) if seed is None else seed
        self._deal(self._everywhere)
        self._done[:] = self._over[:] = False
        return self._seen(np.zeros((self.num_envs, self.players)))

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Play an action in every game, and deal the games again that ended in the last step."""
        seats = self.games.states["seat"].copy()
        rewards = np.zeros((self.num_envs, self.players))
        dealt, illegal = self._done.copy(), self._play(np.array(actions, dtype=np.int64))
        rewards[illegal, seats[illegal]] = self.illegal_reward
        self.games.over(self._over)
        ended = self._over & ~dealt
        if ended.any():
            rewards[ended] = self._pay()[ended]
        if dealt.any():
            self._deal(dealt)
            self._over[dealt] = False
        np.logical_or(ended, illegal, out=self._done)
        observations, infos = self._seen(rewards)
        mine = rewards[np.arange(self.num_envs), seats]
        return observations, mine, self._done.copy(), np.zeros_like(self._done), infos

    def _play(self, actions: Array) -> Array:
        """Play the actions of games that are not over. Marks the games in which the action was illegal."""
        mask = self._masks[self._lent]
        possible = (actions >= 0) & (actions < mask.shape[1])
        legal = possible & mask[np.arange(self.num_envs), np.where(possible, actions, 0)]
        illegal = ~legal & ~self._done
        with suppress(IllegalActions):  # illegal actions are not played
            self.games.step(actions, mask)
        return np.asarray(illegal)

    def _pay(self) -> Array:
        scores, standings = np.zeros((2, *self.games.scores_shape), dtype=np.int64)
        self.games.scores(scores, standings)
        return pay(self.reward, scores, standings, self.games.rules.unit)

    def _deal(self, where: Array) -> None:
        self.games.reset(self._next_seed, where)
        self.seeds[where] = self._next_seed + where.nonzero()[0]
        self._next_seed += self.num_envs

    def _seen(self, rewards: Array) -> tuple[Array, dict[str, Any]]:
        """Write observations and masks into the arrays that were not used last."""
        self._lent = 1 - self._lent
        observations, mask = self._observations[self._lent], self._masks[self._lent]
        self.games.observe(observations)
        self.games.legal(mask)
        seat = np.where(self._over, np.int8(0), self.games.seats)
        return observations, {"action_mask": mask.view(np.int8), "seat": seat, "rewards": rewards}

    def snapshot(self) -> Snapshot:
        """The state of all games, as plain values that can be pickled, for :meth:`restore`."""
        return {
            "rules": self._kind(),
            "records": self.games.states.tobytes(),
            "seeds": self.seeds.copy(),
            "next_seed": self._next_seed,
            "done": self._done.copy(),
            "random": self.np_random.bit_generator.state,
        }

    def restore(self, snapshot: Snapshot) -> tuple[Array, dict[str, Any]]:
        """Restore a snapshot. Returns the observations and infos of that time, without the rewards."""
        if snapshot["rules"] != self._kind():
            raise ValueError(f"this is a snapshot of {snapshot['rules']}, and not of {self._kind()}")
        self.games.states.view(np.uint8)[:] = np.frombuffer(snapshot["records"], dtype=np.uint8)
        self.seeds[:], self._next_seed = snapshot["seeds"], snapshot["next_seed"]
        self._done[:] = snapshot["done"]
        self.np_random.bit_generator.state = snapshot["random"]
        self.games.over(self._over)
        return self._seen(np.zeros((self.num_envs, self.players)))

    def _kind(self) -> tuple[str, int, tuple[str, ...], int]:
        return versioned(self.games.rules.name), self.players, self.games.options, self.num_envs
