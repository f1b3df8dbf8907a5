"""Hints: what bots know about a game, as an input of a net.

The hint of a legal line says how much worse it looks than the best one, by the game's prior (see
:mod:`antikythera.bots.knowledge`): 0 for the best, and the logarithm of the gap for the others, so that a net can
overrule it. A net with hints begins as a bot that plays by the prior, and learns where the prior is wrong. The prior
knows what the seat that chooses may know, and so do hints.
"""

from __future__ import annotations

import math
import threading
from functools import cache
from typing import Any

import numpy as np

from antikythera.bots.knowledge import knowledge
from antikythera.bots.tools import Array, tools
from antikythera.bots.tree import next_marked
from antikythera.game import View
from antikythera.kernel import Rule, rule
from antikythera.rulebook import rulebook

STEEPNESS = 500.0
"""How much a gap counts that is as wide as a clear lead."""
NONE = -1


@rule
def hint_marked(mask, scores, steepness):
    """Turn the scores of marked actions, in points, into hints."""
    words, best = mask.view(np.uint64), -1e9
    action = next_marked(mask, words, 0)
    while action != NONE:
        best = max(best, scores[action])
        action = next_marked(mask, words, action + 1)
    action = next_marked(mask, words, 0)
    while action != NONE:
        scores[action] = -math.log1p(steepness * (best - scores[action]))
        action = next_marked(mask, words, action + 1)


# Kernels, bound to each game


def hint_rows(states, first, last, marks, w, scratch, masks, out):
    """Write the hints of marked actions, a row for each record."""
    for i in range(first, last):
        if not over(states[i]):
            prior(states[i], marks[i], w, scratch, masks, out[i])
            hint_marked(marks[i], out[i], STEEP)


def hint_lines(states, first, last, marks, lines, w, scratch, masks, scores, out):
    """Write the hints of listed lines, a row for each record. A list ends with -1."""
    for i in range(first, last):
        if not over(states[i]):
            prior(states[i], marks[i], w, scratch, masks, scores)
            hint_marked(marks[i], scores, STEEP)
        for k in range(lines.shape[1]):
            if lines[i, k] == NONE:
                break
            out[i, k] = scores[lines[i, k]]


@cache
def kernels(game: str) -> tuple[Rule, Rule]:
    """``hint_rows`` and ``hint_lines`` of a game."""
    rules, known = rulebook(game), knowledge(game)
    names: dict[str, Any] = {"prior": known.prior, "STEEP": STEEPNESS / known.scale}
    return rules.bind(hint_rows, **names), rules.bind(hint_lines, **names)


class Hinter:
    """Hints of one game, with records and masks to work with: one for each thread."""

    def __init__(self, game: str) -> None:
        own = tools(game)
        self._rows, self._lines = kernels(game)
        records, masks, scores = own.workspace()
        self._space = own.weights, records[1:], masks[1:]
        self._mask, self._scores = masks[0], scores

    def rows(self, states: Array, marks: Array, out: Array) -> None:
        """Write the hints of the marked actions of some records."""
        self._rows(states, 0, len(states), marks, *self._space, out)

    def lines(self, states: Array, first: int, last: int, marks: Array, lines: Array, out: Array) -> None:
        """Write the hints of the lines that are listed for the records from ``first`` to ``last``."""
        self._lines(states, first, last, marks, lines, *self._space, self._scores, out)

    def of(self, view: View) -> Array:
        """The hints of the legal lines of a view."""
        legal = view.legal.numbers
        self._mask[:] = False
        self._mask[legal] = True
        world = view.rules.sample(view.states, np.random.default_rng(0))
        self.rows(world, self._mask[None], self._scores[None])
        hints: Array = self._scores[legal]
        return hints


class _Own(threading.local):
    """The hinters of a thread."""

    def __init__(self) -> None:
        self.of_game = cache(Hinter)


_own = _Own()


def hinter(game: str) -> Hinter:
    """The hinter of this thread for a game."""
    return _own.of_game(game)
