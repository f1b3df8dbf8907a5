"""A bot without a search: it tries some turns, and plays the one after which it expects the largest lead.

What it expects comes from the game's net, if it has an :mod:`antikythera.bots.outlook`. So this is how that net plays
alone: it does not look beyond the end of its own turn.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from antikythera.bots.bot import Bot, Settings
from antikythera.bots.knowledge import knowledge
from antikythera.bots.tools import tools
from antikythera.bots.tree import next_marked
from antikythera.game import View
from antikythera.kernel import Rule, below, draw, is_awaited, rule

MANY = 256
"""Turns that are tried, if nothing else is said."""
NOISE = np.array([0.0, 0.3, 0.6, 1.0, 1.6, 0.4, 0.8, 2.5])
"""Of the prior, in points: the turns that are tried use one after the other."""


@rule
def noise_of(rng):
    """A number of the standard Gumbel distribution: adding it to scores draws from their softmax."""
    return -np.log(-np.log((below(rng, 1 << 40) + 0.5) / (1 << 40)))


@rule
def lead_of(points, p):
    """How far a seat is ahead of the best other one."""
    best = -np.inf
    for q in range(len(points)):
        if q != p:
            best = max(best, points[q])
    return points[p] - best


# Kernels, bound to a game: its rules, and what its bots know


def try_turn(s, noise, rng, masks, w, scratch, scores):
    """Play a turn by the prior with some noise; the next state of the random generator, and the first action."""
    mask, seat, first = masks[0], s.seat, -1
    while not over(s) and s.seat == seat:
        legal(s, mask)
        prune(s, mask)
        prior(s, mask, w, scratch, masks[1:], scores)
        words = mask.view(np.uint64)
        action = next_marked(mask, words, 0)
        best, most = action, -np.inf
        while action >= 0:
            rng = draw(rng)
            score = scores[action] + noise * noise_of(rng)
            if score > most:
                best, most = action, score
            action = next_marked(mask, words, action + 1)
        if first < 0:
            first = best
        step(s, best)
    return rng, first


def begin_turn(states, tries, records, masks, scores, w, rng):
    """The first action of the best turn."""
    tried, scratch, expected = records[0], records[1:], np.empty(states[0].players)
    p, best, most = states[0].seat, -1, -np.inf
    for turn in range(tries):
        records[0] = states[0]
        rng, first = try_turn(tried, NOISE[turn % len(NOISE)], rng, masks, w, scratch, scores)
        expect(tried, w, expected)
        lead = lead_of(expected, p)
        if lead > most:
            best, most = first, lead
    return best


@cache
def _kernel(game: str) -> Rule:
    rules, names = tools(game).rules, knowledge(game).rules
    return rules.bind(begin_turn, try_turn=rules.bind(try_turn, **names), **names)


class TurnsBot(Bot):
    """Plays the best of some turns. Its budget in simulations is their number."""

    def __init__(self, game: str, seed: int, settings: Settings) -> None:
        super().__init__(game, seed)
        if settings.seconds:
            raise ValueError("a bot that tries turns has a budget in turns, such as turns:64")
        self._tries = settings.simulations or MANY
        self._tools, self._begin_turn = tools(game).styled(settings.style), _kernel(game)
        self._workspace = self._tools.workspace()

    def think(self, view: View) -> int:
        chance = self.chance(view)
        if is_awaited(self._begin_turn):  # plain turns would take minutes
            return self._tools.guess_best(view, chance)
        states = self.rules.sample(view.states, chance)
        rng = int(chance.integers(1 << 62))
        return int(self._begin_turn(states, self._tries, *self._workspace, self._tools.weights, rng))
