"""Information-set Monte Carlo tree search, for any game and any number of seats.

A few worlds are sampled that fit the view; a tree is grown over them (see :mod:`antikythera.bots.tree`), or
several trees side by side, without Python's lock. Their roots are merged, and the line that was tried most is played.

With a budget in simulations the answer follows from the view, the seed and the settings alone, whatever the number of
threads: every tree has worlds and a share of the budget of its own. The search ends as soon as the rest of the budget
cannot change its answer. With a budget in seconds the part of the tree that a line leads to is kept as long as nothing
new is revealed, so that later decisions of a turn continue where the first one stopped.
"""

from __future__ import annotations

import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from typing import Any

import numpy as np

from antikythera import checks
from antikythera.bots.analysis import Analysis, read_trees
from antikythera.bots.bot import NEVER, Bot, Settings
from antikythera.bots.net import Net, one_thread
from antikythera.bots.tools import tools
from antikythera.bots.trees import NetTree, RolloutTree, Tree
from antikythera.game import View
from antikythera.kernel import is_awaited

CHUNK = 32
"""Simulations between two looks at the clock and at the stop flag."""


class SearchBot(Bot):
    """Looks ahead, within a budget for each decision; with a net, or with what bots know about the game."""

    def __init__(self, game: str, seed: int, settings: Settings, threads: int, net: Net | None = None) -> None:
        super().__init__(game, seed)
        if (settings.simulations > 0) == (0 < settings.seconds < float("inf")):
            raise ValueError("a search needs a budget, in simulations or in seconds")
        self.settings, self.threads = settings, min(threads, settings.trees)
        self._tools = tools(game).styled(settings.style)
        self._net, self._limited = net, one_thread if net else nullcontext
        self._trees = [self._tree() for _ in range(settings.trees)]
        self._stopped = threading.Event()
        self._expected = b""
        """The view that the trees are ready for."""

    def _tree(self) -> Tree:
        if self._net:
            return NetTree(self._tools, self.settings, self._net)
        return RolloutTree(self._tools, self.settings)

    def __reduce__(self) -> Any:
        """Trees are neither pickled nor copied: the answer follows from the view, the seed and the settings."""
        arguments = (self.rules.name, self.seed, self.settings, self.threads, self._net)
        return type(self), arguments, {"_made_as": self._made_as}

    def stop(self) -> None:
        self._stopped.set()

    def think(self, view: View) -> int:
        if is_awaited(self._tools.grow):  # a plain search would take minutes
            return self._net.best(view) if self._net else self._tools.guess_best(view, self.chance(view))
        end = self._end()
        if view.states.tobytes() != self._expected:
            self._plant(self._trees, view, self.settings.won_share)
        self._search(self.settings.simulations or sys.maxsize, end, self._is_decided)
        self._stopped.clear()
        best = read_trees(self._trees, self.rules, 1).lines[0].number
        self._expected = self._follow(view, best) if self.settings.seconds else b""
        return best

    def analyse(self, view: View, lines: int | None = None) -> Iterator[Analysis]:
        """Search, and yield what was found so far, each time after twice as many simulations.

        The last analysis has the whole budget. ``lines`` is the number of lines in an analysis.
        """
        most = None if lines is None else checks.whole(lines, "the number of lines", 1, sys.maxsize)
        return self._analyse(self.checked(view), most)

    def _analyse(self, view: View, lines: int | None) -> Iterator[Analysis]:
        self._plant(self._trees, view)
        budget, end, spent = self.settings.simulations or sys.maxsize, self._end(), 0
        step = CHUNK * len(self._trees)
        while spent < budget and time.monotonic() < end and not self._stopped.is_set():
            self._search(min(step, budget - spent), end)
            spent, step = spent + step, spent + step
            yield read_trees(self._trees, self.rules, lines)
        self._stopped.clear()

    def analyse_all(self, views: Iterable[View], lines: int | None = None) -> Iterator[list[Analysis]]:
        """The same for several positions side by side, each with the whole budget, which must be in simulations. A net
        is asked about all of them at once, and that saves most of the time.
        """
        planted = [self._plant([self._tree() for _ in self._trees], self.checked(view)) for view in views]
        trees = [tree for own in planted for tree in own]
        each = max(1, self.settings.simulations // self.settings.trees)
        while trees and (grown := trees[0].simulations) < each:
            with self._limited():
                for chunk in _chunks(min(max(CHUNK, grown), each - grown)):
                    type(trees[0]).grow_all(trees, chunk)
            yield [read_trees(own, self.rules, lines) for own in planted]

    def _end(self) -> float:
        """When the budget is spent, if it is in seconds."""
        return time.monotonic() + self.settings.seconds if self.settings.seconds else float("inf")

    def _plant(self, trees: list[Tree], view: View, won_share: float = NEVER) -> list[Tree]:
        """Let trees begin at a decision. An analysis says what a seat can expect, so it never plays for points."""
        chance = self.chance(view)
        for tree in trees:
            worlds = np.empty(self.settings.determinizations, dtype=self.rules.state)
            for i in range(len(worlds)):
                worlds[i] = self.rules.sample(view.states, chance)[0]
            tree.plant(worlds, won_share)
        return trees

    def _search(self, simulations: int, end: float, enough: Callable[[], bool] = lambda: False) -> None:
        """Share the trees out to threads, and wait for them."""
        if self.threads == 1:
            with self._limited():
                self._grow(self._trees, simulations, end, enough)
            return
        with self._limited(), ThreadPoolExecutor(self.threads) as pool:
            shares = [self._trees[i :: self.threads] for i in range(self.threads)]
            for job in [pool.submit(self._grow, trees, simulations, end, enough) for trees in shares]:
                job.result()

    def _grow(self, trees: list[Tree], simulations: int, end: float, enough: Callable[[], bool]) -> None:
        """Grow trees side by side until the budget is spent, it is enough, or the bot is stopped; each by at least one
        simulation.
        """
        for chunk in _chunks(max(1, simulations // self.settings.trees)):
            for tree in trees:
                tree.grow(chunk)
            if self._stopped.is_set() or time.monotonic() >= end or enough():
                break

    def _is_decided(self) -> bool:
        """Whether the simulations that are left cannot make another line the one that was tried most. Other threads
        may grow trees meanwhile, so what is left is counted first.
        """
        budget = self.settings.simulations or sys.maxsize
        left = sum(budget // self.settings.trees + 1 - tree.simulations for tree in self._trees)
        if left > budget // 2:
            return False
        tried: Counter[int] = Counter()
        for tree in self._trees:
            tried.update({action: visits for action, (visits, _) in tree.tries().items()})
        first, second, *_ = *(visits for _, visits in tried.most_common(2)), 0
        return first - second > left

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


def _chunks(simulations: int) -> Iterator[int]:
    """Parts of a budget: the first is short, so that there is an answer at once."""
    yield 1
    for spent in range(1, simulations, CHUNK):
        yield min(CHUNK, simulations - spent)
