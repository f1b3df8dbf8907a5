"""What bots know about a game, bound to the kernels that use it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np

from antikythera.bots import leaves, rollouts
from antikythera.bots.knowledge import SCRATCH, knowledge
from antikythera.game import View
from antikythera.kernel import Rule
from antikythera.masks import padded
from antikythera.rulebook import Rulebook, States, rulebook

Array = np.ndarray[Any, Any]


@dataclass(frozen=True, eq=False)
class Tools:
    """The kernels of one game. Only arrays and numbers cross into them."""

    rules: Rulebook
    names: tuple[str, ...]
    """Of the weights."""
    weights: Array
    decide: Rule
    guess: Rule
    grow: Rule
    step_all: Rule
    collect: Rule
    settle: Rule

    def __reduce__(self) -> Any:
        """They are pickled as the name of their game and their weights."""
        return _with_weights, (self.rules.name, self.weights)

    def styled(self, factors: dict[str, float]) -> Tools:
        """The same with some weights multiplied, see ``style`` in :class:`antikythera.bots.bot.Settings`."""
        weights = self.weights.copy()
        for name, factor in factors.items():
            under = np.array([f".{name}." in f".{weight}." for weight in self.names], dtype=np.bool_)
            if not under.any():
                raise ValueError(f"bots for {self.rules.name} have no weight {name!r}")
            weights[: len(under)][under] *= factor  # those of a net are behind them, and have no names
        return replace(self, weights=weights)

    @property
    def kernels(self) -> tuple[Rule, ...]:
        return self.decide, self.guess, self.grow, self.step_all, self.collect, self.settle

    def guess_best(self, view: View, chance: np.random.Generator) -> int:
        """The legal line that the prior likes best."""
        records, masks, scores = self.workspace()
        legal = view.legal.numbers
        masks[0, legal] = True
        world = self.rules.sample(view.states, chance)
        self.guess(world, 0, masks[0], self.weights, records[1:], masks[1:], scores)
        return max(legal, key=lambda action: scores[action])

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
    return Tools(rules, known.names, known.weights, *(rules.bind(template, **names) for template in templates))


def _with_weights(game: str, weights: Array) -> Tools:
    return replace(tools(game), weights=weights)
