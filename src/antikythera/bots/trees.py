"""Trees as objects: how they are planted, grown and read."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, Self

import numpy as np

from antikythera.bots.bot import NEVER, Settings
from antikythera.bots.hints import hinter
from antikythera.bots.leaves import END, LEAF, OVER
from antikythera.bots.net import Net
from antikythera.bots.tools import Array, Tools
from antikythera.bots.tree import DEEPEST, EDGE, NODE, NONE, ROOM, STEP, TREE
from antikythera.masks import padded
from antikythera.rulebook import States

EDGES_A_NODE = 24
EARLY = 8
"""A batch has one leaf for this many simulations before it, up to the size of a batch."""
MOST_NODES = 100_000
"""The most nodes of a tree with a budget in seconds."""
SEARCH_SETTINGS = tuple(name for name in TREE.names or () if name in Settings.__dataclass_fields__)
"""The settings of a bot that its trees have, too."""


class Tree(ABC):
    """One tree, and the arrays that it grows in."""

    def __init__(self, tools: Tools, settings: Settings) -> None:
        self.tools = tools
        nodes = settings.simulations // settings.trees + 2 if settings.simulations else MOST_NODES
        self._tree = np.zeros(1, dtype=TREE)
        self.nodes = np.empty(nodes, dtype=NODE)
        self.edges = np.empty(EDGES_A_NODE * nodes + 2 * ROOM, dtype=EDGE)
        for name in SEARCH_SETTINGS:
            self._tree[name] = getattr(settings, name)

    @property
    def tree(self) -> Any:
        """How far it has grown, see ``TREE``."""
        return self._tree[0]

    @property
    def simulations(self) -> int:
        return int(self.tree["simulations"])

    def plant(self, worlds: States, won_share: float = NEVER) -> None:
        """Start over, at the decision to be made in these worlds."""
        self.worlds = worlds
        self.tree["won_share"], self.tree["won"] = won_share, 0
        self.tree["root"], self.tree["nodes"], self.tree["edges"], self.tree["simulations"] = 0, 1, 0, 0
        self.nodes[0] = 0

    @abstractmethod
    def grow(self, simulations: int) -> None:
        """Grow by a number of simulations."""

    @classmethod
    def grow_all(cls, trees: Sequence[Self], simulations: int) -> None:
        """Grow trees that have grown equally far by the same number of simulations each."""
        for tree in trees:
            tree.grow(simulations)

    def tries(self) -> dict[int, tuple[int, float]]:
        """How often each line was tried at the root, and what came out in all."""
        edges = self._edges(self.tree["root"])
        visits = zip(edges["visits"].tolist(), edges["value_sum"].tolist(), strict=True)
        return dict(zip(edges["action"].tolist(), visits, strict=True))

    def results(self) -> tuple[int, Array, Array]:
        """The simulations below the root, and the sums of their shares and points, by seat."""
        return self._results(self.tree["root"])

    def results_after(self, action: int) -> tuple[int, Array, Array]:
        """The same for the simulations that began with a line."""
        return self._results(self._child(self.tree["root"], action))

    def _results(self, number: int) -> tuple[int, Array, Array]:
        seats = self.worlds["players"][0]
        if number == NONE:
            return 0, np.zeros(seats), np.zeros(seats)
        node = self.nodes[number]
        return int(node["simulations"]), node["shares"][:seats].copy(), node["points"][:seats].copy()

    def variation(self, action: int) -> Iterator[int]:
        """A line, and the lines that were tried most after it."""
        number = self._child(self.tree["root"], action)
        yield action
        while number != NONE and (edges := self._edges(number)).size and edges["visits"].max() > 0:
            best = edges[edges["visits"].argmax()]
            yield int(best["action"])
            number = best["child"]

    def _child(self, number: int, action: int) -> int:
        """The node that a line leads to from another one, or NONE."""
        edges = self._edges(number)
        found = edges["child"][edges["action"] == action].tolist()
        return found[0] if found else NONE

    def _edges(self, number: int) -> Array:
        node = self.nodes[number]
        return self.edges[node["first"] : node["first"] + node["count"]]

    def follow(self, action: int) -> bool:
        """Go to the decision that a line leads to, if the tree has it and there is room to grow."""
        self.tools.step_all(self.worlds, action)
        self.tree["root"] = self._child(self.tree["root"], action)
        return bool(self.tree["root"] != NONE and self.tree["nodes"] < len(self.nodes) // 2)


class RolloutTree(Tree):
    """A tree whose simulations end with what bots know about the game."""

    def __init__(self, tools: Tools, settings: Settings) -> None:
        super().__init__(tools, settings)
        self._path = np.empty(DEEPEST, dtype=STEP)
        self._records, self._masks, _ = tools.workspace()

    def grow(self, simulations: int) -> None:
        self.tools.grow(
            self._tree, self.nodes, self.edges, self._path, self.worlds, self._records, self._masks,
            self.tools.weights, simulations,
        )  # fmt: skip


class NetTree(Tree):
    """A tree whose simulations end with what a net says of their last position."""

    def __init__(self, tools: Tools, settings: Settings, net: Net) -> None:
        super().__init__(tools, settings)
        self.net = net
        rules, rows = tools.rules, settings.batch
        seats = rules.players[-1]
        self._records = np.zeros(1 + rows, dtype=rules.state)
        """To walk with, and of the leaves."""
        self._workspace = tools.workspace()
        self._paths = np.empty((rows, DEEPEST), dtype=STEP)
        self._ends = np.zeros(rows, dtype=END)
        self._masks = np.zeros((rows, padded(len(rules.lines))), dtype=np.bool_)
        self._observations = np.zeros((rows, rules.observation_size), dtype=np.int16)
        self._shares, self._points = np.zeros((rows, seats)), np.zeros((rows, seats))
        self._hints = np.zeros(self._masks.shape if net.hints else (0, 0))

    def grow(self, simulations: int) -> None:
        self.grow_all([self], simulations)

    @classmethod
    def grow_all(cls, trees: Sequence[Self], simulations: int) -> None:
        """Ask the net about leaves of all trees at once: it answers for one leaf no faster than for a dozen."""
        net = trees[0].net
        last = trees[0].simulations + simulations
        while growing := [tree for tree in trees if tree.simulations < last]:
            leaves = [tree._collect(last - tree.simulations) for tree in growing]
            outputs, gains, expected = net.batch(np.concatenate(leaves))
            ends = np.cumsum([len(rows) for rows in leaves])[:-1]
            answers = (np.split(part, ends) for part in (outputs, gains, *expected))
            for tree, *answer in zip(growing, *answers, strict=True):
                tree._settle(*answer)

    def _collect(self, most: int) -> Array:
        """Walk down the tree to a few leaves; what the net sees there."""
        early = 1 + self.simulations // EARLY  # a small tree has few good leaves
        self._rows = self.tools.collect(
            self._tree, self.nodes, self.edges, self._paths, self._ends[: min(most, early)], self.worlds, self._records,
            self._masks, self._observations, self._shares, self._points, *self._workspace, self.tools.weights,
        )  # fmt: skip
        if self.net.hints:
            leaves = self._records[1 : 1 + self._rows]
            self._masks[: self._rows][self._ends["kind"][: self._rows] != LEAF] = False
            hinter(self.tools.rules.name).rows(leaves, self._masks, self._hints)
        return self._observations[: self._rows]

    def _settle(self, outputs: Array, gains: Array, points: Array, shares: Array) -> None:
        """Tell the tree what the net says of these leaves."""
        ends = self._ends[: self._rows]
        asked = np.flatnonzero(ends["kind"] != OVER)
        self._shares[asked], self._points[asked] = shares[asked], points[asked]
        self.tools.settle(
            self._tree, self.nodes, self.edges, self._paths, ends, int(self.worlds["players"][0]), self._masks,
            outputs, self.net.parts.of_line, gains, self._hints, self._shares, self._points,
        )  # fmt: skip
