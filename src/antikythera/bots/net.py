"""A trained net as a player, without PyTorch: policy and values of a position, in NumPy.

    player = NetBot(GAME, seed=1, net=read_net("net.safetensors"))

The net sees the observation of its seat and nothing else. The weights come from :mod:`antikythera.training`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from contextlib import AbstractContextManager
from functools import cache
from os import PathLike
from typing import Any, NamedTuple

import numpy as np

from antikythera.about import install
from antikythera.bots.bot import Bot
from antikythera.bots.hints import hinter
from antikythera.bots.policy import observe
from antikythera.encoding import Encoding, encode_fields, line_parts, split_views
from antikythera.game import View
from antikythera.rulebook import Rulebook, rulebook

Array = np.ndarray[Any, Any]

POINTS = 50.0
"""Nets count points in units of this many."""
EPSILON = 1e-5
"""What PyTorch's layer norm adds to a variance."""


class Expected(NamedTuple):
    """What the seats can expect, counted from the one that chooses. Empty seats have nothing."""

    points: Array
    """Points at the end of the game."""
    shares: Array
    """Shares of the victory; they add up to 1."""


def describe(rules: Rulebook) -> dict[str, str]:
    """What a file of weights says of the game that it is for: it fits no other observation and no other lines."""
    fields = [(field.name, field.length, field.values, field.scale, field.least) for field in rules.observation]
    told = repr((fields, rules.lines))
    return {"game": rules.name, "fits": hashlib.sha256(told.encode()).hexdigest()[:16]}


def sizes(weights: Mapping[str, Any]) -> tuple[int, int, int, int, bool]:
    """The width and the blocks of a net, the channels and the steps of its board, and whether it has hints."""
    blocks = sum(name.endswith(".up.weight") for name in weights)
    steps = sum(name.startswith("board.steps.") and name.endswith(".weight") for name in weights)
    channels = len(weights["board.first.bias"]) if steps else 0
    return len(weights["first.bias"]), blocks, channels, steps, "policy.gain.bias" in weights


def one_thread() -> AbstractContextManager[Any]:
    """Keep NumPy to one thread for a while. Nets are small: with more threads, all cores would be busy with waiting for
    each other.
    """
    limit: AbstractContextManager[Any] = _pools().limit(limits=1, user_api="blas")
    return limit


@cache
def _pools() -> Any:
    from threadpoolctl import ThreadpoolController  # only nets need it

    return ThreadpoolController()


class Answer(NamedTuple):
    """What a net says of some positions, a row for each."""

    outputs: Array
    """For all parts of lines."""
    gains: Array
    """How much a hint counts; 0 for a net without hints."""
    expected: Expected


class Net:
    """The weights of a net, and how they answer.

    A net may have ``hints``: then it is also told what the game's prior thinks, see :mod:`antikythera.bots.hints`.
    """

    def __init__(self, rules: Rulebook, weights: dict[str, Array]) -> None:
        self.rules, self.parts = rules, line_parts(rules)
        self._views = split_views(rules)
        self._table = encode_fields(self._views.table_fields)
        self._square = encode_fields(self._views.square_fields) if len(self._views.squares) else None
        self._weights = {name: array.astype(np.float32) for name, array in weights.items()}
        _, self._blocks, _, self._steps, self.hints = sizes(weights)
        self._seats = len(weights["value.bias"]) // 2

    def best(self, view: View, temperature: float = 0.0, rng: np.random.Generator | None = None) -> int:
        """The best line by the policy, or, with a temperature, a line drawn by its probability."""
        logits = self(view)[0]
        if temperature and rng:
            logits = logits / temperature + rng.gumbel(size=len(logits))
        return view.legal.numbers[int(logits.argmax())]

    def __call__(self, view: View) -> tuple[Array, Expected]:
        """The logits of the legal lines, and what the seats can expect."""
        outputs, gains, (points, shares) = self.batch(observe(view)[None])
        logits = outputs[0][self.parts.of_line[view.legal.numbers]].sum(axis=1)
        if self.hints:
            logits = logits + gains[0] * hinter(self.rules.name).of(view)
        return logits, Expected(points[0], shares[0])

    def batch(self, observations: Array) -> Answer:
        """What it says of some observations. The logit of a line is the sum of its parts and its hint."""
        x = np.maximum(self._linear(self._table.encode(observations[:, self._views.table]), "first"), 0)
        squares = None
        if self._square:
            squares = self._look_at_squares(self._square, observations, x)
            x = x + self._linear(np.concatenate([squares.mean(axis=1), squares.max(axis=1)], axis=1), "board.out")
        for block in range(self._blocks):
            inner = np.maximum(self._linear(self._norm(x, f"blocks.{block}.norm"), f"blocks.{block}.up"), 0)
            x += self._linear(inner, f"blocks.{block}.down")
        x = self._norm(x, "norm")
        values = self._linear(x, "value")
        shares = np.exp(values[:, self._seats :] - values[:, self._seats :].max(axis=1, keepdims=True))
        shares /= shares.sum(axis=1, keepdims=True)
        gains = self._linear(x, "policy.gain")[:, 0] if self.hints else np.zeros(len(x), np.float32)
        return Answer(self._policy(x, squares), gains, Expected(values[:, : self._seats] * POINTS, shares))

    def _look_at_squares(self, encoding: Encoding, observations: Array, table: Array) -> Array:
        """The features of every square."""
        rows, count = len(observations), len(self._views.squares)
        inputs = encoding.encode(observations[:, self._views.squares].reshape(rows * count, -1))
        x = self._linear(inputs, "board.first").reshape(rows, count, -1)
        x = np.maximum(x + self._linear(table, "board.told")[:, None], 0)
        for step in range(self._steps):
            padded = np.pad(self._norm_board(x, f"board.norms.{step}"), ((0, 0), (0, 1), (0, 0)))
            around = padded[:, self._views.near].reshape(rows * count, -1)
            x = x + np.maximum(self._linear(around, f"board.steps.{step}"), 0).reshape(x.shape)
        return self._norm_board(x, "board.norm")

    def _linear(self, x: Array, name: str) -> Array:
        product: Array = x @ self._weights[f"{name}.weight"].T
        return product + self._weights[f"{name}.bias"]

    def _norm(self, x: Array, name: str) -> Array:
        centred = x - x.mean(axis=-1, keepdims=True)
        scaled: Array = centred / np.sqrt(np.square(centred).mean(axis=-1, keepdims=True) + np.float32(EPSILON))
        return scaled * self._weights[f"{name}.weight"] + self._weights[f"{name}.bias"]

    def _norm_board(self, x: Array, name: str) -> Array:
        """Normalise the features of all squares together. Cells of the grid without a square count as zeros."""
        size = np.float32(self._views.grid[0] * self._views.grid[1] * x.shape[2])
        mean = x.sum(axis=(1, 2), keepdims=True) / size
        variance = np.square(x).sum(axis=(1, 2), keepdims=True) / size - np.square(mean)
        scaled: Array = (x - mean) / np.sqrt(variance + np.float32(EPSILON))
        return scaled * self._weights[f"{name}.weight"] + self._weights[f"{name}.bias"]

    def _policy(self, x: Array, squares: Array | None) -> Array:
        words = self._linear(x, "policy.words")
        if self.parts.of_line.shape[1] == 1:
            return words
        outputs = [words, np.zeros_like(words[:, :1])]
        if squares is not None:
            outputs.append(self._linear(squares, "policy.squares").reshape(len(x), -1))
        return np.concatenate(outputs, axis=1)


@cache
def read_net(path: str | PathLike[str]) -> Net:
    """Read a net from a file, which says what game it is for."""
    try:
        from safetensors import SafetensorError, safe_open  # only nets need it

        _pools()
    except ModuleNotFoundError as missing:
        raise ModuleNotFoundError(f"bots that play by a net need the extra nets: {install('nets')}") from missing

    try:
        with safe_open(str(path), framework="numpy") as file:
            told = file.metadata() or {}
            rules = rulebook(told.get("game", ""))
            if told != describe(rules):
                raise ValueError(f"{path} was trained on other rules or observations of {rules.name}")
            return Net(rules, {name: file.get_tensor(name) for name in file.keys()})  # noqa: SIM118
    except SafetensorError as error:
        raise ValueError(f"{path} is not a net: {error}") from None


class NetBot(Bot):
    """Plays by the policy of a net: its best line, or, with a temperature, a line drawn by its probability."""

    def __init__(self, game: str, seed: int, net: Net, temperature: float = 0.0) -> None:
        super().__init__(game, seed)
        self.net, self.temperature = net, temperature

    def think(self, view: View) -> int:
        return self.net.best(view, self.temperature, self.chance(view))
