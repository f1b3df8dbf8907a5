"""What all environments share: one game as numbers, its spaces, and what it pays."""

from __future__ import annotations

import operator
from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, Final, Literal, Self

import numpy as np
from gymnasium.spaces import Box, Discrete

from antikythera.game import SEED_LIMIT, Game
from antikythera.rulebook import Rulebook, rulebook

Array = np.ndarray[Any, Any]
Reward = Literal["margin", "rank"]
Snapshot = dict[str, Any]

ILLEGAL: Final[dict[Reward, float]] = {"margin": -200.0, "rank": -1.0}
"""What an illegal action costs if nothing else is said: in either reward, worse than to lose."""


def pay(reward: Reward, scores: Array, standings: Array, unit: int) -> Array:
    """What every seat gets for a game that is over; the seats are the last axis of the arrays.

    ``"margin"``: points ahead of the best other seat. ``"rank"``: from 1 for a sole winner down to 0 for the last, and
    seats that share a rank share the mean of what they would get one after the other.
    """
    players = scores.shape[-1]
    if reward == "rank":
        duels = np.sign(standings[..., :, None] - standings[..., None, :]).sum(axis=-1)
        return np.asarray((duels + players - 1) / (2 * (players - 1)))
    others = np.where(np.eye(players, dtype=np.bool_), np.iinfo(np.int64).min, scores[..., None, :])
    return np.asarray((scores - others.max(axis=-1)) / unit)


def illegal_pay(reward: Reward, illegal_reward: float | None) -> float:
    """The reward of an illegal action, as given or as usual."""
    if reward not in ILLEGAL:
        raise ValueError(f"a reward is {' or '.join(map(repr, ILLEGAL))}, not {reward!r}")
    return ILLEGAL[reward] if illegal_reward is None else float(illegal_reward)


def versioned(game: str) -> str:
    """The name of a game's environment: its version is that of the rules."""
    return f"{game}_v{rulebook(game).version}"


def observation_space(rules: Rulebook) -> Box:
    """The space of observations, see ``rules.observation``."""
    limits = np.iinfo(np.int16)
    return Box(int(limits.min), int(limits.max), (rules.observation_size,), np.int16)


def observation_table(rules: Rulebook) -> str:
    """What the numbers of an observation are, for a page of documentation."""
    rows, first = ["| Numbers | Field | Meaning |", "|---|---|---|"], 0
    for field in rules.observation:
        numbers = str(first) if field.length == 1 else f"{first}–{first + field.length - 1}"
        rows.append(f"| {numbers} | `{field.name}` | {field.meaning} |")
        first += field.length
    return "\n".join(rows)


class Actions(Discrete[np.int64]):
    """The actions of a game. A sample without a mask is one that is legal now, so that blind play is legal play."""

    def __init__(self, mask: Array) -> None:
        super().__init__(len(mask))
        self._legal = mask.view(np.int8)

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """A random action: as the mask or the probabilities say, or a legal one."""
        blind = mask is None and probability is None
        return super().sample(self._legal if blind else mask, probability)


class Resumable(ABC):
    """An environment that is pickled and copied as what it was made with and a snapshot of what it is now."""

    _made_with: tuple[tuple[Any, ...], dict[str, Any]]

    def __new__(cls, *arguments: Any, **named: Any) -> Self:
        self = super().__new__(cls)
        self._made_with = arguments, named
        return self

    def __reduce__(self) -> Any:
        return _resumed, (type(self), *self._made_with, self.snapshot())

    @abstractmethod
    def snapshot(self) -> Snapshot:
        """What the environment is now, for :meth:`restore`."""

    @abstractmethod
    def restore(self, snapshot: Snapshot) -> Any:
        """Be again what a snapshot says."""


def _resumed(kind: type[Resumable], arguments: tuple[Any, ...], named: dict[str, Any], snapshot: Snapshot) -> Resumable:
    env = kind(*arguments, **named)
    env.restore(snapshot)
    return env


class Table:
    """One game that goes on: its record, and a mask of what is legal that stays the same array. Seats count from 0."""

    def __init__(
        self, game: str, players: int | None, options: Iterable[str], reward: Reward, illegal_reward: float | None
    ) -> None:
        model = Game(game, players, seed=0, options=options)  # refuses what the game does not take
        self.rules, self.players, self.options, self.states = model.rules, model.players, model.options, model.states
        self.reward, self.illegal_reward = reward, illegal_pay(reward, illegal_reward)
        self.mask: Array = np.zeros(len(self.rules.lines), dtype=np.bool_)
        self.deal(0)

    def deal(self, seed: int) -> None:
        """Begin the game that ``antikythera.new`` deals from the same seed."""
        if not 0 <= seed < SEED_LIMIT:
            raise ValueError(f"a seed is a whole number from 0 to {SEED_LIMIT - 1}, not {seed!r}")
        self.seed, self.actions = seed, list[int]()
        options = self.rules.option_bits(self.options)
        self.rules.kernels.set_up(self.states, 0, self.players, seed, options)
        self._choices = self.rules.kernels.legal_at(self.states, 0, self.mask)

    @property
    def over(self) -> bool:
        return bool(self._choices == 0)

    @property
    def seat(self) -> int:
        """Who chooses."""
        return int(self.states["seat"][0])

    def play(self, action: Any) -> bool:
        """Play an action; if it is not legal, nothing happens and this is False."""
        try:
            number = operator.index(action)
        except TypeError:
            return False
        if not 0 <= number < len(self.mask):
            return False
        choices = self.rules.kernels.play_at(self.states, 0, number, self.mask)
        if choices < 0:
            return False
        self._choices = choices
        self.actions.append(number)
        return True

    def observe(self, seat: int) -> Array:
        """What a seat may know, as numbers."""
        out = np.empty(self.rules.observation_size, dtype=np.int16)
        self.rules.kernels.observe_at(self.states, 0, seat, out)
        return out

    def legal(self, seat: int) -> Array:
        """The actions that a seat may choose from; none for those who wait."""
        legal = self.mask.view(np.int8)
        return legal.copy() if seat == self.seat else np.zeros_like(legal)

    def rewards(self) -> list[float]:
        """What the seats get for a game that ends here."""
        scores, standings = np.zeros((2, self.players), dtype=np.int64)
        self.rules.kernels.scores_at(self.states, 0, scores, standings)
        return [float(reward) for reward in pay(self.reward, scores, standings, self.rules.unit)]

    @property
    def game(self) -> Game:
        """The same game as an object with all that this offers, apart from this one."""
        return Game(self.rules.name, self.players, self.seed, options=self.options, lines=self.actions)

    def __str__(self) -> str:
        game = self.game
        scores = ", ".join(f"seat_{seat} {score:g}" for seat, score in enumerate(game.scores, 1))
        ahead = "over" if game.over else f"seat_{game.seat} chooses: {game.decision}"
        lines = "".join(f"{number}. {line}\n" for number, line in enumerate(game.lines, 1))
        return f"{versioned(self.rules.name)}, seed {self.seed}\n{lines}\n{game}\n\npoints: {scores}\n{ahead}"

    def snapshot(self) -> Snapshot:
        """The game as small plain values."""
        return {
            "rules": self._kind(),
            "seed": self.seed,
            "record": self.states.tobytes(),
            "actions": tuple(self.actions),
        }

    def restore(self, snapshot: Snapshot) -> None:
        """Go back, or on, to a snapshot of a game of the same kind."""
        if snapshot["rules"] != self._kind():
            raise ValueError(f"this is a snapshot of {snapshot['rules']}, and not of {self._kind()}")
        self.states.view(np.uint8)[:] = np.frombuffer(snapshot["record"], dtype=np.uint8)
        self.seed, self.actions = snapshot["seed"], list(snapshot["actions"])
        self._choices = self.rules.kernels.legal_at(self.states, 0, self.mask)

    def _kind(self) -> tuple[str, int, tuple[str, ...]]:
        return versioned(self.rules.name), self.players, self.options
