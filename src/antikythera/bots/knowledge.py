"""What bots know about a game.

A game may have a module ``bots`` that offers any of these; for the others there are general ones below:

* ``evaluate(s, p, w)``: the points that a seat can expect at the end; those that it has, once the game is over;
* ``expect(s, w, points)``: write that for all seats, as searches do; a game with an :mod:`antikythera.bots.outlook`
  asks its net;
* ``prior(s, mask, w, scratch, masks, out)``: for every marked action, a quick guess of what it is worth in points;
* ``policy(s, mask, w, scratch, masks)``: the action that a sensible player takes;
* ``prune(s, mask)``: unmark what need not be looked at, such as other orders of the same, but never everything;
* ``WEIGHTS`` and ``NAMES``: the numbers ``w`` of ``weights.toml``, and what each of them is called;
* ``SCALE``: how many points are a clear lead;
* ``spread(s, w)``: how uncertain the points at the end still are. A seat that is ahead of another by this many wins e
  times as often; by default half of ``SCALE``. An end that quick turns lead to has one too: 0, as by default, if it
  counts as it is.

``scratch`` and ``masks`` are ``SCRATCH`` records and masks to try things on. A mask may be a little longer than there
are actions; what is beyond is never marked.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from antikythera import registry
from antikythera.bots.tree import best_marked, next_marked
from antikythera.kernel import Rule, rule
from antikythera.rulebook import rulebook

SCRATCH: Final = 32
NONE: Final = -1


@dataclass(frozen=True, eq=False, kw_only=True)
class Knowledge:
    """What bots know about one game."""

    evaluate: Rule
    expect: Rule
    prior: Rule
    policy: Rule
    prune: Rule
    spread: Rule
    weights: np.ndarray[Any, np.dtype[np.float64]]
    names: tuple[str, ...]
    scale: float

    @property
    def rules(self) -> dict[str, Rule]:
        """The functions, by the names under which kernels use them."""
        return {name: getattr(self, name) for name in ("evaluate", "expect", "prior", "policy", "prune", "spread")}


@functools.cache
def knowledge(game: str) -> Knowledge:
    """What bots know about a game, by its name."""
    rules, own = rulebook(game), registry.part(game, "bots")
    evaluate = getattr(own, "evaluate", None) or rules.bind(points_now, UNIT=rules.unit)
    prior = getattr(own, "prior", None) or rules.bind(one_step_ahead, evaluate=evaluate)
    scale = float(getattr(own, "SCALE", 10))
    return Knowledge(
        evaluate=evaluate,
        expect=getattr(own, "expect", None) or rules.bind(each_by_itself, evaluate=evaluate),
        prior=prior,
        policy=getattr(own, "policy", None) or rules.bind(best_guess, prior=prior),
        prune=getattr(own, "prune", prune_nothing),
        spread=getattr(own, "spread", None) or rules.bind(always_the_same, SCALE=scale),
        weights=getattr(own, "WEIGHTS", np.zeros(0)),
        names=getattr(own, "NAMES", ()),
        scale=scale,
    )


# For games that know no better


def points_now(s, p, w):
    """The points that a seat has now."""
    return score(s, p) / UNIT


def each_by_itself(s, w, points):
    """Evaluate the position for one seat after the other."""
    for p in range(s.players):
        points[p] = evaluate(s, p, w)


def one_step_ahead(s, mask, w, scratch, masks, out):
    """What the position after each action is worth to the seat that chooses."""
    words = mask.view(np.uint64)
    action = next_marked(mask, words, 0)
    while action != NONE:
        scratch[0] = s
        step(scratch[0], action)
        out[action] = evaluate(scratch[0], s.seat, w)
        action = next_marked(mask, words, action + 1)


def best_guess(s, mask, w, scratch, masks):
    """The action that the prior values most."""
    scores = np.empty(len(mask))
    prior(s, mask, w, scratch, masks, scores)
    return best_marked(mask, scores)


def always_the_same(s, w):
    """The beginning of a game is as uncertain as its last turns."""
    return 0.0 if over(s) else SCALE / 2


@rule
def prune_nothing(s, mask):
    return 0
