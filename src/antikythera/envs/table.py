"""The parts that all environments share: a game as numbers, its spaces, and its rewards."""

from __future__ import annotations

import operator
from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, Final, Literal, Self

import numpy as np
from gymnasium.spaces import Box, Discrete

from antikythera import checks
from antikythera.encoding import FURTHEST, Encoding, encode_fields
from antikythera.game import Game, Legal, View
from antikythera.kernel import direct
from antikythera.rulebook import NO_LIST, Rulebook, rulebook

Array = np.ndarray[Any, Any]
Reward = Literal["margin", "points", "rank", "win"]
Observation = Literal["numbers", "one-hot"]
Snapshot = dict[str, Any]

ILLEGAL: Final[dict[Reward, float]] = {"margin": -200.0, "points": -200.0, "rank": -1.0, "win": -2.0}
"""The default reward of an illegal action: worse than to lose."""
GRADUAL: Final = ("margin", "points")
"""The rewards that can also be paid little by little."""


def pay(reward: Reward, scores: Array, standings: Array, unit: int) -> Array:
    """The rewards of all seats at the end of a game. The seats are the last axis of the arrays.

    ``"margin"``: points ahead of the best other seat. ``"points"``: the seat's own points. ``"rank"``: from 1 for a
    sole winner down to 0 for the last; seats that are tied get the mean of their ranks. ``"win"``: 1 for a sole winner;
    the sum over the seats is 0, so that the loser of two players gets -1, and winners share the reward.
    """
    players = scores.shape[-1]
    if reward == "points":
        return np.asarray(scores / unit)
    if reward == "rank":
        duels = np.sign(standings[..., :, None] - standings[..., None, :]).sum(axis=-1)
        return np.asarray((duels + players - 1) / (2 * (players - 1)))
    if reward == "win":
        best = standings == standings.max(axis=-1, keepdims=True)
        return np.asarray((players * best / best.sum(axis=-1, keepdims=True) - 1) / (players - 1))
    others = np.where(np.eye(players, dtype=np.bool_), np.iinfo(np.int64).min, scores[..., None, :])
    return np.asarray((scores - others.max(axis=-1)) / unit)


def illegal_pay(reward: Reward, illegal_reward: float | None) -> float:
    """The reward of an illegal action: the given one, or the default."""
    if reward not in ILLEGAL:
        raise ValueError(f"a reward is {' or '.join(map(repr, ILLEGAL))}, not {reward!r}")
    return ILLEGAL[reward] if illegal_reward is None else float(illegal_reward)


def check_dense(reward: Reward, dense: bool) -> bool:
    """Whether rewards come with every action. Raises ValueError if they cannot."""
    if dense and reward not in GRADUAL:
        raise ValueError(f"dense rewards are {' or '.join(map(repr, GRADUAL))}, not {reward!r}")
    return dense


def versioned(game: str) -> str:
    """The name of a game's environment, with the version of the rules."""
    return f"{game}_v{rulebook(game).version}"


def encoding_of(rules: Rulebook, observation: Observation) -> Encoding | None:
    """How observations are encoded; None if they are the numbers themselves."""
    if observation not in ("numbers", "one-hot"):
        raise ValueError(f"an observation is 'numbers' or 'one-hot', not {observation!r}")
    return encode_fields(rules.observation) if observation == "one-hot" else None


def observation_space(rules: Rulebook, encoding: Encoding | None = None) -> Box:
    """The space of observations, see ``rules.observation``: of a category its values, of an amount ``FURTHEST`` times
    its scale.
    """
    if encoding:
        return Box(encoding.low, encoding.high, dtype=np.float32)
    each = [field for field in rules.observation for _ in range(field.length)]
    # An empty seat is all zero, also where 0 is no value of the field.
    low = [min(0, field.least) if field.values else -int(FURTHEST) * field.scale for field in each]
    high = [field.least + field.values - 1 if field.values else int(FURTHEST) * field.scale for field in each]
    return Box(np.array(low, dtype=np.int16), np.array(high, dtype=np.int16), dtype=np.int16)


def observation_table(rules: Rulebook) -> str:
    """The fields of an observation, as a table in Markdown."""
    rows, first = ["| Numbers | Field | Meaning |", "|---|---|---|"], 0
    for field in rules.observation:
        numbers = str(first) if field.length == 1 else f"{first}–{first + field.length - 1}"
        rows.append(f"| {numbers} | `{field.name}` | {field.meaning} |")
        first += field.length
    return "\n".join(rows)


class Actions(Discrete[np.int64]):
    """The actions of a game. A sample without a mask is a legal action, so that random play is legal."""

    def __init__(self, mask: Array) -> None:
        super().__init__(len(mask))
        self._legal = mask.view(np.int8)

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """A random action, by the mask or the probabilities; without either, a legal one."""
        if probability is not None:
            return super().sample(mask, probability)
        legal = self._legal if mask is None else mask
        if not isinstance(legal, np.ndarray) or legal.shape != self._legal.shape or legal.dtype != np.int8:
            return super().sample(legal)  # which says what is wrong
        numbers = legal.view(np.bool_).nonzero()[0]  # much quicker than that of small integers
        return numbers[int(self.np_random.random() * len(numbers))] if len(numbers) else np.int64(0)


class Resumable(ABC):
    """An environment that is pickled and copied as its arguments and a snapshot."""

    _made_with: tuple[tuple[Any, ...], dict[str, Any]]

    def __new__(cls, *arguments: Any, **named: Any) -> Self:
        self = super().__new__(cls)
        self._made_with = arguments, named
        return self

    def __reduce__(self) -> Any:
        return _resumed, (type(self), *self._made_with, self.snapshot())

    @abstractmethod
    def snapshot(self) -> Snapshot:
        """The state of the environment, for :meth:`restore`."""

    @abstractmethod
    def restore(self, snapshot: Snapshot) -> Any:
        """Restore a snapshot."""


def check_snapshot(snapshot: object, *entries: str) -> None:
    """Raise ValueError if something is no snapshot with these entries, before anything of it is used."""
    if not isinstance(snapshot, dict) or not snapshot.keys() >= set(entries):
        raise ValueError("this is not a snapshot of such an environment")


def _resumed(kind: type[Resumable], arguments: tuple[Any, ...], named: dict[str, Any], snapshot: Snapshot) -> Resumable:
    env = kind(*arguments, **named)
    env.restore(snapshot)
    return env


class Table:
    """A game that is being played: its record, and a mask of legal actions, updated in place. Seats count from 0."""

    def __init__(
        self,
        game: str,
        players: int | None,
        options: Iterable[str],
        reward: Reward,
        illegal_reward: float | None,
        *,
        dense: bool = False,
        observation: Observation = "numbers",
    ) -> None:
        model = Game(game, players, seed=0, options=options)  # raises for wrong arguments
        self.rules, self.players, self.options, self.states = model.rules, model.players, model.options, model.states
        self.reward, self.illegal_reward = reward, illegal_pay(reward, illegal_reward)
        self.dense, self.encoding = check_dense(reward, dense), encoding_of(self.rules, observation)
        self.mask: Array = np.zeros(len(self.rules.lines), dtype=np.bool_)
        self._seat_of_state = self.states["seat"]
        self.deal(0)

    def deal(self, seed: int) -> None:
        """Deal the same game as ``antikythera.new`` with that seed."""
        self.seed, self.actions = checks.seed(seed), list[int]()
        options = self.rules.option_bits(self.options)
        self.rules.kernels.set_up(self.states, 0, self.players, self.seed, options)
        self._begin()

    def _begin(self) -> None:
        self._play_at, self._observe_at = direct(self.rules.kernels.play_at), direct(self.rules.kernels.observe_at)
        self._choices = self.rules.kernels.legal_at(self.states, 0, self.mask)
        self._paid = self.worth() if self.dense else np.zeros(self.players)

    @property
    def over(self) -> bool:
        return bool(self._choices == 0)

    @property
    def seat(self) -> int:
        """The seat that chooses."""
        return int(self._seat_of_state[0])

    def play(self, action: Any) -> bool:
        """Play an action. Returns False, and changes nothing, if it is not legal."""
        try:
            number = operator.index(action)
        except TypeError:
            return False
        if not 0 <= number < len(self.mask):
            return False
        choices = self._play_at(self.states, 0, number, self.mask, NO_LIST)
        if choices < 0:
            return False
        self._choices = choices
        self.actions.append(number)
        return True

    def observe(self, seat: int) -> Array:
        """The observation of a seat."""
        out = np.empty(self.rules.observation_size, dtype=np.int16)
        self._observe_at(self.states, 0, seat, out)
        return out if self.encoding is None else self.encoding.encode(out[None])[0]

    def legal(self, seat: int) -> Array:
        """The mask of a seat's legal actions; empty while another seat chooses."""
        legal = self.mask.view(np.int8)
        return legal.copy() if seat == self.seat else np.zeros_like(legal)

    def view(self) -> View:
        """What the seat that chooses may know."""
        legal = Legal(self.rules.lines, self.mask.nonzero()[0].tolist())
        return View(self.rules, self.rules.view(self.states, self.seat), self.seat + 1, legal)

    def worth(self) -> Array:
        """The rewards of all seats, if the game ended here."""
        scores, standings = np.zeros((2, self.players), dtype=np.int64)
        self.rules.kernels.scores_at(self.states, 0, scores, standings)
        return pay(self.reward, scores, standings, self.rules.unit)

    def rewards(self) -> list[float]:
        """The rewards of all seats since the last call: those of the game at its end, or, if they are dense, what has
        changed.
        """
        if not (self.dense or self.over):
            return [0.0] * self.players
        worth = self.worth()
        gains, self._paid = worth - self._paid, worth
        return [float(gain) for gain in gains]

    @property
    def game(self) -> Game:
        """A copy of the game, as an object."""
        return Game(self.rules.name, self.players, self.seed, options=self.options, lines=self.actions)

    def __str__(self) -> str:
        game = self.game
        scores = ", ".join(f"seat_{seat} {score:g}" for seat, score in enumerate(game.scores, 1))
        ahead = "over" if game.over else f"seat_{game.seat} chooses: {game.decision}"
        lines = "".join(f"{number}. {line}\n" for number, line in enumerate(game.lines, 1))
        return f"{versioned(self.rules.name)}, seed {self.seed}\n{lines}\n{game}\n\npoints: {scores}\n{ahead}"

    def snapshot(self) -> Snapshot:
        """The state of the game, as small plain values."""
        return {
            "rules": self._kind(),
            "seed": self.seed,
            "record": self.states.tobytes(),
            "actions": tuple(self.actions),
        }

    def restore(self, snapshot: Snapshot) -> None:
        """Restore a snapshot of a game with the same rules."""
        check_snapshot(snapshot, "rules", "record", "seed", "actions")
        if snapshot["rules"] != self._kind():
            raise ValueError(f"this is a snapshot of {snapshot['rules']}, and not of {self._kind()}")
        self.states.view(np.uint8)[:] = np.frombuffer(snapshot["record"], dtype=np.uint8)
        self.seed, self.actions = snapshot["seed"], list(snapshot["actions"])
        self._begin()

    def _kind(self) -> tuple[str, int, tuple[str, ...]]:
        return versioned(self.rules.name), self.players, self.options
