"""A trained net as a player, without PyTorch: policy and values of a position, in NumPy.

    player = NetBot(GAME, seed=1, net=read_net("net.safetensors"))

The net sees the observation of its seat and nothing else. The weights come from :mod:`antikythera.training`.
"""

from __future__ import annotations

import hashlib
from functools import cache
from os import PathLike
from typing import Any, NamedTuple

import numpy as np

from antikythera.bots.bot import Bot
from antikythera.bots.policy import observe
from antikythera.encoding import encode_fields, line_parts
from antikythera.game import View
from antikythera.rulebook import Rulebook, rulebook

Array = np.ndarray[Any, Any]

VALUES = ("points", "margin", "share")
"""What a net expects: the final points of the seat, how many more than the others have on average, and the share of the
victory.
"""
POINTS = 50.0
"""Nets count points and margins in units of this many."""
MOST_LINES = 2000
"""In a game with more lines than this the policy has an output for each part of a line."""
EPSILON = 1e-5
"""What PyTorch's layer norm adds to a variance."""


class Expected(NamedTuple):
    """What a seat can expect."""

    points: float
    margin: float
    share: float


def describe(rules: Rulebook) -> dict[str, str]:
    """What a file of weights says of the game that it is for: it fits no other observation and no other lines."""
    fields = [(field.name, field.length, field.values, field.scale, field.least) for field in rules.observation]
    told = repr((fields, rules.lines))
    return {"game": rules.name, "fits": hashlib.sha256(told.encode()).hexdigest()[:16]}


class Net:
    """The weights of a net, and how they answer."""

    def __init__(self, rules: Rulebook, weights: dict[str, Array]) -> None:
        self.rules = rules
        self.encoding = encode_fields(rules.observation)
        self._first = self.encoding.first - 1
        self._weights = {name: array.astype(np.float32) for name, array in weights.items()}
        self._inputs = np.ascontiguousarray(self._weights["first.weight"].T)
        self._blocks = sum(name.endswith(".up.weight") for name in weights)
        self._parts = line_parts(rules.lines)[1] if len(rules.lines) > MOST_LINES else None

    def __call__(self, observation: Array) -> tuple[Array, Expected]:
        """The logits of all lines, legal or not, and what the seat can expect."""
        x = np.maximum(self._begin(observation), 0)
        for block in range(self._blocks):
            inner = np.maximum(self._linear(self._norm(x, f"blocks.{block}.norm"), f"blocks.{block}.up"), 0)
            x = x + self._linear(inner, f"blocks.{block}.down")
        x = self._norm(x, "norm")
        points, margin, share = self._linear(x, "value").tolist()
        return self._policy(x), Expected(points * POINTS, margin * POINTS, float(1 / (1 + np.exp(-share))))

    def _begin(self, observation: Array) -> Array:
        """The first layer. Few inputs are not 0, so it is quicker to add up their weights."""
        buckets = self.encoding.buckets(observation)
        told = buckets.nonzero()[0]
        indicators = len(self.encoding.source)
        amounts = self.encoding.scaled(observation).astype(np.float32)
        sums: Array = self._inputs[self._first[told] + buckets[told]].sum(axis=0)
        sums += amounts @ self._inputs[indicators : indicators + len(amounts)]
        return sums + self._weights["first.bias"]

    def _linear(self, x: Array, name: str) -> Array:
        product: Array = self._weights[f"{name}.weight"] @ x
        return product + self._weights[f"{name}.bias"]

    def _norm(self, x: Array, name: str) -> Array:
        centred = x - x.mean()
        scaled: Array = centred / np.sqrt(np.square(centred).mean() + np.float32(EPSILON))
        return scaled * self._weights[f"{name}.weight"] + self._weights[f"{name}.bias"]

    def _policy(self, x: Array) -> Array:
        scores = self._linear(x, "policy")
        if self._parts is None:
            return scores
        logits: Array = np.append(scores, np.float32(0))[self._parts].sum(axis=1)
        return logits


@cache
def read_net(path: str | PathLike[str]) -> Net:
    """Read a net from a file, which says what game it is for."""
    from safetensors import safe_open  # only nets need it

    with safe_open(str(path), framework="numpy") as file:
        told = file.metadata() or {}
        rules = rulebook(told.get("game", ""))
        if told != describe(rules):
            raise ValueError(f"{path} was trained on other rules or observations of {rules.name}")
        return Net(rules, {name: file.get_tensor(name) for name in file.keys()})  # noqa: SIM118


class NetBot(Bot):
    """Plays by the policy of a net: its best line, or, with a temperature, a line drawn by its probability."""

    def __init__(self, game: str, seed: int, net: Net, temperature: float = 0.0) -> None:
        super().__init__(game, seed)
        self.net, self.temperature = net, temperature

    def think(self, view: View) -> int:
        legal = np.array(view.legal.numbers)
        logits = self.net(observe(view))[0][legal]
        if self.temperature:
            logits = logits / self.temperature + self.chance(view).gumbel(size=len(legal))
        return int(legal[logits.argmax()])
