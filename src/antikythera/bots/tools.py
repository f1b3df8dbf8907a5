"""What bots know about a game, bound to the kernels that use it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from antikythera.bots import leaves, rollouts
from antikythera.bots.knowledge import SCRATCH, knowledge
from antikythera.kernel import Rule
from antikythera.masks import padded
from antikythera.rulebook import Rulebook, States, rulebook

Array = np.ndarray[Any, Any]


@dataclass(frozen=True, eq=False)
class Tools:
    """The kernels of one game. Only arrays and numbers cross into them."""

    rules: Rulebook
    weights: Array
    decide: Rule
    guess: Rule
    grow: Rule
    step_all: Rule
    collect: Rule
    settle: Rule

    def __reduce__(self) -> Any:
        """They are pickled as the name of their game."""
        return tools, (self.rules.name,)

    @property
    def kernels(self) -> tuple[Rule, ...]:
        return self.decide, self.guess, self.grow, self.step_all, self.collect, self.settle

    def workspace(self) -> tuple[States, Array, Array]:
        """Records, masks and scores to work with: a set for each thread. The first record and mask are the caller's."""
        length = padded(len(self.rules.lines))
        records = np.zeros(1 + SCRATCH, dtype=self.rules.state)
        return records, np.zeros((1 + SCRATCH, length), dtype=np.bool_), np.zeros(length)


@cache
def tools(game: str) -> Tools:
    """The kernels of a game, bound to its rules and to what bots know about it."""
    rules, known = rulebook(game), knowledge(game)
    names: dict[str, Any] = {**known.rules, "SCALE": known.scale, "UNIT": rules.unit}
    parts = rollouts.quick, rollouts.rollout, rollouts.expand, rollouts.descend, leaves.walk, leaves.final_results
    for template in parts:
        names[template.__name__] = rules.bind(template, **names)
    templates = (
        rollouts.decide, rollouts.guess, rollouts.grow, rollouts.step_all, leaves.collect, leaves.settle,
    )  # fmt: skip
    return Tools(rules, known.weights, *(rules.bind(template, **names) for template in templates))
