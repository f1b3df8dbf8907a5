"""What bots know of a game, bound to the kernels that use it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from antikythera.bots import tree
from antikythera.bots.skill import SCRATCH, WORD_SIZE
from antikythera.kernel import Rule, bind
from antikythera.rulebook import RULES, Rulebook, States, rulebook

Array = np.ndarray[Any, Any]

WISDOM = ("evaluate", "prior", "policy", "prune")
"""What the package of a game in ``bots/`` offers."""


@dataclass(frozen=True, eq=False)
class Tools:
    """The kernels of one game. Only arrays and numbers cross into them."""

    rules: Rulebook
    weights: Array
    decide: Rule
    guess: Rule
    grow: Rule
    step_all: Rule

    @property
    def kernels(self) -> tuple[Rule, ...]:
        return self.decide, self.guess, self.grow, self.step_all

    def lend(self) -> tuple[States, Array, Array]:
        """Records, masks and scores to work with: a set for each thread. The first record and mask are the caller's."""
        length = -(-len(self.rules.lines) // WORD_SIZE) * WORD_SIZE
        records = np.zeros(1 + SCRATCH, dtype=self.rules.state)
        return records, np.zeros((1 + SCRATCH, length), dtype=np.bool_), np.zeros(length)


@cache
def tools(game: str) -> Tools:
    """The kernels of a game, bound to its rules and to what bots know of it."""
    rules, known = rulebook(game), import_module(f"antikythera.bots.{game}")
    names: dict[str, Any] = {name: getattr(rules, name) for name in RULES}
    names |= {name: getattr(known, name) for name in WISDOM} | {"SCALE": float(known.SCALE)}
    for template in (tree.quick, tree.play_on, tree.expand, tree.descend):
        names[template.__name__] = bind(template, rules.package, **names)
    templates = (tree.decide, tree.guess, tree.grow, tree.step_all)
    return Tools(rules, known.WEIGHTS, *(bind(template, rules.package, **names) for template in templates))
