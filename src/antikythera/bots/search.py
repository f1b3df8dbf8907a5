"""Information-set Monte Carlo tree search, for any game and any number of seats.

A few worlds are sampled that fit the view; a tree is grown over them (see :mod:`antikythera.bots.tree`), or
several trees side by side, without Python's lock. Their roots are merged, and the line that was tried most is played.

With a budget in simulations the answer follows from the view, the seed and the settings alone, whatever the number of
threads: every tree has worlds and a share of the budget of its own. With a budget in seconds the part of the tree that
a line leads to is kept as long as nothing new is revealed, so that later decisions of a turn continue where the first
one stopped.
"""

from __future__ import annotations

import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from antikythera.bots.bot import Bot, Settings
from antikythera.bots.tools import Array, Tools, tools
from antikythera.bots.tree import DEEPEST, EDGE, NODE, NONE, ROOM, STEP, TREE
from antikythera.game import View
from antikythera.kernel import is_awaited
from antikythera.rulebook import States

CHUNK = 32
"""Simulations between two looks at the clock and at the stop flag."""
EDGES_A_NODE = 24
MOST_NODES = 100_000
"""Of a tree that grows by the clock."""
SEARCH_SETTINGS = tuple(name for name in TREE.names or () if name in Settings.__dataclass_fields__)
"""The settings of a bot that its trees have, too."""


class Tree:
    """One tree, and the arrays that it grows in."""

    def __init__(self, tools: Tools, settings: Settings) -> None:
        self.tools = tools
        nodes = settings.simulations // settings.trees + 2 if settings.simulations else MOST_NODES
        self._tree = np.zeros(1, dtype=TREE)
        self.nodes = np.empty(nodes, dtype=NODE)
        self.edges = np.empty(EDGES_A_NODE * nodes + 2 * ROOM, dtype=EDGE)
        self._path = np.empty(DEEPEST, dtype=STEP)
        self._records, self._masks, _ = tools.workspace()
        for name in SEARCH_SETTINGS:
            self._tree[name] = getattr(settings, name)

    @property
    def tree(self) -> Any:
        """How far it has grown, see ``TREE``."""
        return self._tree[0]

    def plant(self, worlds: States) -> None:
        """Start over, at the decision to be made in these worlds."""
        self.worlds = worlds
        self.tree["root"], self.tree["nodes"], self.tree["edges"], self.tree["simulations"] = 0, 1, 0, 0
        self.nodes[0] = 0

    def grow(self, simulations: int) -> None:
        self.tools.grow(
            self._tree, self.nodes, self.edges, self._path, self.worlds, self._records, self._masks,
            self.tools.weights, simulations,
        )  # fmt: skip

    def tries(self) -> dict[int, tuple[int, float]]:
        """How often each line was tried at the root, and what came out in all."""
        edges = self._edges_of_root()
        visits = zip(edges["visits"].tolist(), edges["value_sum"].tolist(), strict=True)
        return dict(zip(edges["action"].tolist(), visits, strict=True))

    def _edges_of_root(self) -> Array:
        root = self.nodes[self.tree["root"]]
        return self.edges[root["first"] : root["first"] + root["count"]]

    def follow(self, action: int) -> bool:
        """Go to the decision that a line leads to, if the tree has it and there is room to grow."""
        self.tools.step_all(self.worlds, action)
        edges = self._edges_of_root()
        found = edges["child"][edges["action"] == action].tolist()
        self.tree["root"] = found[0] if found else NONE
        return bool(self.tree["root"] != NONE and self.tree["nodes"] < len(self.nodes) // 2)


class SearchBot(Bot):
    """Looks ahead, within a budget for each decision."""

    def __init__(self, game: str, seed: int, settings: Settings, threads: int) -> None:
        super().__init__(game, seed)
        if (settings.simulations > 0) == (settings.seconds > 0):
            raise ValueError("a search needs a budget, in simulations or in seconds")
        self.settings, self.threads = settings, min(threads, settings.trees)
        self._tools = tools(game)
        self._trees = [Tree(self._tools, settings) for _ in range(settings.trees)]
        self._stopped = threading.Event()
        self._expected = b""
        """The view that the trees are ready for."""

    def __reduce__(self) -> Any:
        """Trees are neither pickled nor copied: the answer follows from the view, the seed and the settings."""
        arguments = (self.rules.name, self.seed, self.settings, self.threads)
        return type(self), arguments, {"_made_as": self._made_as}

    def stop(self) -> None:
        self._stopped.set()

    def think(self, view: View) -> int:
        if is_awaited(self._tools.grow):  # a plain search would take minutes
            return self._by_prior(view)
        end = time.monotonic() + self.settings.seconds if self.settings.seconds else float("inf")
        if view.states.tobytes() != self._expected:
            self._plant(view)
        self._search(end)
        self._stopped.clear()
        tries = self._tries()
        best = max(tries, key=lambda action: tries[action])
        self._expected = self._follow(view, best) if self.settings.seconds else b""
        return best

    def _by_prior(self, view: View) -> int:
        """The line that the search would try first."""
        records, masks, scores = self._tools.workspace()
        legal = view.legal.numbers
        masks[0, legal] = True
        world = self.rules.sample(view.states, self.chance(view))
        self._tools.guess(world, 0, masks[0], self._tools.weights, records[1:], masks[1:], scores)
        return max(legal, key=lambda action: scores[action])

    def _plant(self, view: View) -> None:
        chance = self.chance(view)
        for tree in self._trees:
            worlds = [self.rules.sample(view.states, chance) for _ in range(self.settings.determinizations)]
            tree.plant(np.concatenate(worlds))

    def _search(self, end: float) -> None:
        """Share the trees out to threads, and wait for them."""
        if self.threads == 1:
            self._grow(self._trees, end)
            return
        with ThreadPoolExecutor(self.threads) as pool:
            jobs = [pool.submit(self._grow, self._trees[i :: self.threads], end) for i in range(self.threads)]
            for job in jobs:
                job.result()

    def _grow(self, trees: list[Tree], end: float) -> None:
        """Grow trees side by side until the budget is spent or the bot is stopped, each by at least one simulation."""
        budget = self.settings.simulations
        left = max(1, budget // self.settings.trees) if budget else sys.maxsize
        chunk = 1
        while chunk:
            for tree in trees:
                tree.grow(chunk)
            left -= chunk
            chunk = 0 if self._stopped.is_set() or time.monotonic() >= end else min(CHUNK, left)

    def _tries(self) -> dict[int, tuple[int, float]]:
        """How often each line was tried in all trees, and what came out."""
        total: dict[int, tuple[int, float]] = {}
        for tree in self._trees:
            for action, (tried, worth) in tree.tries().items():
                before = total.get(action, (0, 0.0))
                total[action] = before[0] + tried, before[1] + worth
        return total

    def _follow(self, view: View, action: int) -> bytes:
        """Keep what the trees know of the position after a line, and say what it looks like; nothing if the line
        reveals something or passes the turn, since the worlds may not fit then.
        """
        border = self.rules.kernels.border_at
        before = border(self._trees[0].worlds, 0)
        rooted = [tree.follow(action) for tree in self._trees]
        worlds = self._trees[0].worlds
        if not all(rooted) or border(worlds, 0) != before or view.viewer is None:
            return b""
        return self.rules.view(worlds[:1], view.viewer - 1).tobytes()
