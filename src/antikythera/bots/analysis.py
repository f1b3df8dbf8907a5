"""What a search found: what every seat can expect, and the lines that it looked at.

    for found in searcher("champion:2s", game).analyse(view):
        print(found.lines[0].line, found.lines[0].shares)

One scale is used everywhere: the share of the victory of each seat, from 0 to 1, and its points at the end of the game.
Both are estimates.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from antikythera.bots.tools import Array
from antikythera.bots.trees import Tree
from antikythera.rulebook import Rulebook

LONGEST = 24
"""Lines of a variation that are shown at most."""


@dataclass(frozen=True)
class Candidate:
    """A line that the search looked at."""

    line: str
    number: int
    visits: int
    """The simulations that began with it."""
    shares: tuple[float, ...]
    """The share of the victory that every seat can expect after it, in the order of the seats."""
    points: tuple[float, ...]
    """The points that every seat can expect at the end."""
    variation: tuple[str, ...]
    """The line, and what the search expects to follow."""


@dataclass(frozen=True)
class Analysis:
    """The state of a search."""

    simulations: int
    shares: tuple[float, ...]
    """The share of the victory that every seat can expect, in the order of the seats."""
    points: tuple[float, ...]
    lines: tuple[Candidate, ...]
    """The line that the search would play comes first."""


def read_trees(trees: Sequence[Tree], rules: Rulebook, most: int | None = None) -> Analysis:
    """What trees of the same position have found so far, with at most as many lines as are asked for."""
    visits: dict[int, tuple[int, float]] = {}
    for tree in trees:
        for action, (tried, worth) in tree.tries().items():
            before = visits.get(action, (0, 0.0))
            visits[action] = before[0] + tried, before[1] + worth
    order = sorted(visits, key=lambda action: visits[action], reverse=True)  # of equals, the likeliest comes first
    order = [action for action in order if visits[action][0]] or order[:1]
    simulations, shares, points = _together([tree.results() for tree in trees])
    lines = tuple(_candidate(trees, rules, action, visits[action][0]) for action in order[:most])
    return Analysis(simulations, shares, points, lines)


def _candidate(trees: Sequence[Tree], rules: Rulebook, action: int, visits: int) -> Candidate:
    _, shares, points = _together([tree.results_after(action) if visits else tree.results() for tree in trees])
    busiest = max(trees, key=lambda tree: tree.tries().get(action, (0, 0.0)))
    variation = (rules.lines[number] for number, _ in zip(busiest.variation(action), range(LONGEST), strict=False))
    return Candidate(rules.lines[action], action, visits, shares, points, tuple(variation))


def _together(results: Sequence[tuple[int, Array, Array]]) -> tuple[int, tuple[float, ...], tuple[float, ...]]:
    """The simulations of several trees, and the means of their shares and points."""
    numbers, shares, points = zip(*results, strict=True)
    simulations = sum(numbers)
    means = [np.sum(sums, axis=0) / max(1, simulations) for sums in (shares, points)]
    return simulations, tuple(means[0].tolist()), tuple(means[1].tolist())
