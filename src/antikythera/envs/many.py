"""Many games at once: vector environments of Gymnasium on top of :mod:`antikythera.batches`.

:class:`VectorSolo` is for training: in every game one seat learns, and ``others`` play the rest. Each game is an
episode as Gymnasium means it, so that any algorithm for one agent can be used as it is.

:class:`VectorGames` is for self-play: in every game the seat that chooses acts. Its observations belong to different
seats in turn, so that what follows an observation of a seat is not the next one of that game. The reward of a step is
that of the seat that has just acted; what the others get at the end of the game is only in ``infos["rewards"]``, and a
learner must give it to them. ``examples/training/self_play.py`` shows how.

An observation is what the seat that chooses may know; ``help(antikythera.envs.GAME)`` describes it. The infos are
arrays over the games:

* ``action_mask`` marks the legal actions, as bools (none when the game is over);
* ``seat`` is the seat that chooses, from 1 (0 when the game is over);
* ``rewards`` are those of all seats in this step.

A game ends when it is over, or with an illegal action: the action is not played, and the seat gets ``illegal_reward``.
The next step deals a new game and ignores the action for it (``AutoresetMode.NEXT_STEP``). Games are dealt from
consecutive seeds: ``envs.seeds`` has those of the current games, and ``antikythera.new`` deals the same games. Evaluate
on other seeds than those that you train on.

Two arrays of observations and two of masks are used in turn. Those of the last two steps are valid; copy them to keep
them longer. ``docs/library.md`` has an example.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from antikythera import bots, checks
from antikythera.batch_kernels import SKIP
from antikythera.batches import Batch
from antikythera.envs.table import (
    Array,
    Observation,
    Resumable,
    Reward,
    Snapshot,
    check_dense,
    check_snapshot,
    encoding_of,
    illegal_pay,
    observation_space,
    pay,
    versioned,
)
from antikythera.game import SEED_LIMIT, Legal, View

Policies = Callable[[Array, Array], Array]
"""Chooses actions, given observations and masks of legal actions: a row for each game."""


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
        dense: bool = False,
        observation: Observation = "numbers",
    ) -> None:
        self.games = Batch(game, num_envs, players, options=options)
        self.num_envs, self.players = len(self.games), self.games.players
        self.reward, self.illegal_reward = reward, illegal_pay(reward, illegal_reward)
        self.dense, self.encoding = check_dense(reward, dense), encoding_of(self.games.rules, observation)
        self.single_observation_space = observation_space(self.games.rules, self.encoding)
        self.single_action_space = Discrete(len(self.games.rules.lines))
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.seeds: Array = np.zeros(self.num_envs, dtype=np.int64)
        """The seed of every current game."""
        self._next_seed = 0
        self._done, self._wrong, self._ended = np.zeros((3, self.num_envs), dtype=np.bool_)
        self._actors, self._seats = np.zeros((2, self.num_envs), dtype=np.int8)
        self._observations = np.zeros((2, *self.games.observation_shape), dtype=np.int16)
        self._masks = np.zeros((2, *self.games.mask_shape), dtype=np.bool_)
        self._scores, self._standings = np.zeros((2, *self.games.scores_shape), dtype=np.int64)
        self._lent = 0
        self._nowhere = np.zeros(self.num_envs, dtype=np.bool_)
        self._paid = np.zeros(self.games.scores_shape)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Deal all games, game ``i`` from ``seed + i``; ``options`` is not used."""
        super().reset(seed=seed)
        seed = int(self.np_random.integers(SEED_LIMIT // 2)) if seed is None else seed
        self._next_seed = checks.seed(seed, self.num_envs)
        self._done[:] = True
        return self._answer(self._turn(np.full(self.num_envs, SKIP)))

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Play an action in every game, and deal the games again that ended in the last step."""
        rewards = self._turn(self._checked(actions))
        mine = np.take_along_axis(rewards, self._actors[:, None].astype(np.int64), axis=1)[:, 0]
        observations, infos = self._answer(rewards)
        return observations, mine, self._done.copy(), np.zeros_like(self._done), infos

    def _checked(self, actions: Any) -> Array:
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or not np.issubdtype(given.dtype, np.integer):
            raise ValueError(f"an action is needed for each of the {self.num_envs} games, as whole numbers")
        return np.asarray(np.maximum(given, -1), dtype=np.int64)

    def _turn(self, actions: Array) -> Array:
        """Play, or deal the games that are done, into the arrays that were not used last. Returns all rewards."""
        dealt, before = self._done.copy(), self._masks[self._lent]
        self.seeds[dealt] = self._next_seed + dealt.nonzero()[0]
        self._next_seed += self.num_envs if dealt.any() else 0
        self._lent = 1 - self._lent
        self._run(actions, before, dealt)
        np.logical_or(self._ended, self._wrong, out=self._done)
        if self.dense:
            self._paid[dealt] = self._worth()[dealt]
        return self._rewards()

    def _run(self, actions: Array, before: Array, dealt: Array) -> None:
        results = (self._wrong, self._ended, self._scores, self._standings, self._actors, self._seats)
        seen = (self._observations[self._lent], self._masks[self._lent])
        self.games._run("turn", actions, before, dealt, self.seeds, *results, *seen, self.players, self.games._bits)

    def _rewards(self) -> Array:
        """The rewards of all seats in this turn."""
        rewards = np.zeros(self.games.scores_shape)
        if self.dense:
            worth = self._worth()
            rewards, self._paid = worth - self._paid, worth
        elif self._ended.any():
            rewards[self._ended] = self._pay(self._scores[self._ended], self._standings[self._ended])
        rewards[self._wrong] = 0
        rewards[self._wrong, self._actors[self._wrong]] = self.illegal_reward
        return rewards

    def _worth(self) -> Array:
        """The rewards of all seats, if the games ended here."""
        standings = np.zeros_like(self._standings)
        return self._pay(self.games.scores(standings=standings), standings)

    def _pay(self, scores: Array, standings: Array) -> Array:
        return pay(self.reward, scores, standings, self.games.rules.unit)

    def _answer(self, rewards: Array) -> tuple[Array, dict[str, Any]]:
        numbers, mask = self._observations[self._lent], self._masks[self._lent]
        seen = self.encoding.encode(numbers) if self.encoding else numbers
        return seen, {"action_mask": mask, "seat": self._seats.copy(), "rewards": rewards}

    def action_masks(self) -> Array:
        """The legal actions of every game, as bools: what the algorithms of sb3-contrib ask for."""
        return np.asarray(self._masks[self._lent])

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
        check_snapshot(snapshot, "rules", "records", "seeds", "next_seed", "done", "random")
        if snapshot["rules"] != self._kind():
            raise ValueError(f"this is a snapshot of {snapshot['rules']}, and not of {self._kind()}")
        self.games.states.view(np.uint8)[:] = np.frombuffer(snapshot["records"], dtype=np.uint8)
        self.seeds[:], self._next_seed = snapshot["seeds"], snapshot["next_seed"]
        self.np_random.bit_generator.state = snapshot["random"]
        self._look()
        self._done[:] = snapshot["done"]
        return self._answer(np.zeros(self.games.scores_shape))

    def _look(self) -> None:
        """Observe and mark what is legal, without playing: no action is -1."""
        self._lent = 1 - self._lent
        self._run(np.full(self.num_envs, -1), self._masks[self._lent], self._nowhere)
        self._paid = self._worth()

    def _kind(self) -> tuple[str, int, tuple[str, ...], int]:
        return versioned(self.games.rules.name), self.players, self.games.options, self.num_envs


class VectorSolo(VectorGames):
    """``num_envs`` games with one learner each, in ``seat``; if it is None, every game draws a seat.

    ``others`` is the name of a bot, or a function that chooses the actions of many games at once.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        *,
        seat: int | None = None,
        others: str | Policies = "random",
        **arguments: Any,
    ) -> None:
        super().__init__(game, num_envs, players, **arguments)
        self._chosen_seat = None if seat is None else checks.whole(seat, "a seat", 1, self.players)
        self._learners = np.zeros(self.num_envs, dtype=np.int8)
        self._others: Policies | None = others if callable(others) else None
        self._bot = None if callable(others) or others == "random" else bots.bot(others, game)

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Play an action of the learner in every game, and what the others do until it must choose again."""
        rewards = self._turn(self._checked(actions))
        observations, infos = self._answer(rewards)
        mine = np.take_along_axis(rewards, self._learners[:, None] - np.int64(1), axis=1)[:, 0]
        return observations, mine, self._done.copy(), np.zeros_like(self._done), infos

    def _turn(self, actions: Array) -> Array:
        dealt = self._done.copy()
        if self._chosen_seat is None:
            drawn = self.np_random.integers(1, self.players + 1, self.num_envs, dtype=np.int8)
            self._learners[dealt] = drawn[dealt]
        else:
            self._learners[dealt] = self._chosen_seat
        rewards, done = super()._turn(actions), self._done.copy()
        while (waiting := (self._seats != self._learners) & (self._seats > 0) & ~done).any():
            chosen = np.full(self.num_envs, SKIP)
            chosen[waiting] = self._choose(waiting)
            self._run(chosen, self._masks[self._lent], self._nowhere)
            if self._wrong.any():
                raise ValueError("the others have chosen an action that is not legal")
            rewards += self._rewards()
            done |= self._ended
        self._done[:] = done
        return rewards

    def _choose(self, waiting: Array) -> Array:
        if self._bot:
            return np.array([self._bot.choose(self._view(game)) for game in waiting.nonzero()[0].tolist()])
        if self._others:
            numbers, masks = self._observations[self._lent][waiting], self._masks[self._lent][waiting]
            return self._others(self.encoding.encode(numbers) if self.encoding else numbers, masks)
        chosen: Array = self.games.choose(self._masks[self._lent], int(self.np_random.integers(SEED_LIMIT // 2)))
        return chosen[waiting]

    def _view(self, game: int) -> View:
        """What the seat that chooses in a game may know."""
        rules, seat = self.games.rules, int(self._seats[game])
        legal = Legal(rules.lines, self._masks[self._lent][game].nonzero()[0].tolist())
        return View(rules, rules.view(self.games.states[game : game + 1], seat - 1), seat, legal)

    def snapshot(self) -> Snapshot:
        """The state of all games, as plain values that can be pickled."""
        return super().snapshot() | {"learners": self._learners.copy()}

    def restore(self, snapshot: Snapshot) -> tuple[Array, dict[str, Any]]:
        """Restore a snapshot."""
        check_snapshot(snapshot, "learners")
        self._learners[:] = snapshot["learners"]
        return super().restore(snapshot)
