"""A bot made of a policy: of any function that answers an observation, such as a trained net."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from antikythera.bots.bot import Bot
from antikythera.game import View

Array = np.ndarray[Any, Any]
Policy = Callable[[Array, Array], int]
"""Chooses an action, given an observation and the mask of legal actions, as bools."""


class PolicyBot(Bot):
    """Plays what a policy chooses. It may also be subclassed, with a method ``policy``.

    The observation is that of the environments: the numbers that ``rules.observation`` describes.
    """

    def __init__(self, game: str, seed: int = 0, policy: Policy | None = None) -> None:
        super().__init__(game, seed)
        if policy is not None:
            self.policy = policy  # type: ignore[assignment,method-assign]

    def policy(self, observation: Array, mask: Array) -> int:
        """The action to play."""
        raise NotImplementedError(f"{type(self).__name__} has no policy")

    def think(self, view: View) -> int:
        """Ask the policy."""
        mask = np.zeros(len(self.rules.lines), dtype=np.bool_)
        mask[view.legal.numbers] = True
        return int(self.policy(observe(view), mask))


def observe(view: View) -> Array:
    """The observation of the seat that chooses. Rules need a whole record; how it is filled up makes no difference."""
    states = view.rules.sample(view.states, np.random.default_rng(0))
    observation = np.zeros(view.rules.observation_size, dtype=np.int16)
    view.rules.kernels.observe_at(states, 0, int(states["seat"][0]), observation)
    return observation
