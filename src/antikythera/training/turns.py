"""Quick games of a good player with itself, to learn from.

At the start of every turn the player tries several turns, each with other noise on the game's prior, and plays the one
after which it expects the largest lead. This is much faster than a search, and almost as good.

In these games it sees the whole record. As a bot, ``antikythera.training.turns:Turns``, it tries its turns in a sample
of what its seat cannot know.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from antikythera import registry
from antikythera.bots import seeds
from antikythera.bots.bot import Bot
from antikythera.bots.knowledge import SCRATCH, knowledge
from antikythera.bots.outlook import OUTPUTS
from antikythera.bots.tools import tools
from antikythera.bots.tree import next_marked
from antikythera.game import View
from antikythera.kernel import Rule, below, draw, rule

FIRST_DEAL = seeds.seed("train", seeds.SIZE - 2**38)
"""Deals that no other run reaches."""
PART = 50
"""Games of one job."""
TURNS = 16
"""Turns that the player tries."""
NOISE = np.array([0.0, 0.3, 0.6, 1.0, 1.6, 0.4, 0.8, 2.5])
"""Of the prior, in points: the turns that are tried use one after the other."""
SLIPS, SLIP_NOISE = 12, 0.5
"""One turn in this many is not chosen, so that the net also sees what a good player avoids."""
LONGEST = 80
"""Turns of a game that are learned from."""

Array = np.ndarray[Any, Any]


@rule
def noise_of(rng):
    """A number of the standard Gumbel distribution: adding it to scores draws from their softmax."""
    return -np.log(-np.log((below(rng, 1 << 40) + 0.5) / (1 << 40)))


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


def play_game(records, masks, scores, w, seed, described, results):
    """Play a game, and write down the positions at the start of turns, with the points at the end; how many."""
    s, tried, scratch = records[0], records[1], records[3:]
    expected, seats, turns = np.empty(2), np.empty(len(results), np.int8), 0
    setup(s, 2, seed, 0)
    rng = below(seed + 1, 1 << 62)
    while not over(s):
        if turns < len(results):
            seats[turns] = s.seat
            describe(s, s.seat, w, described[turns])
            turns += 1
        p, lead = s.seat, -np.inf
        rng = draw(rng)
        slips = below(rng, SLIPS) == 0
        for turn in range(1 if slips else TURNS):
            records[1] = records[0]
            rng, _ = try_turn(tried, SLIP_NOISE if slips else NOISE[turn % len(NOISE)], rng, masks, w, scratch, scores)
            expect(tried, w, expected)
            if expected[p] - expected[1 - p] > lead:
                lead = expected[p] - expected[1 - p]
                records[2] = records[1]
        records[0] = records[2]
    for turn in range(turns):
        results[turn, 0], results[turn, 1] = score(s, seats[turn]), score(s, 1 - seats[turn])
    return turns


def begin_turn(states, records, masks, scores, w, rng):
    """The first action of the best turn."""
    tried, scratch, expected = records[0], records[1:], np.empty(2)
    p, best, lead = states[0].seat, -1, -np.inf
    for turn in range(TURNS):
        records[0] = states[0]
        rng, first = try_turn(tried, NOISE[turn % len(NOISE)], rng, masks, w, scratch, scores)
        expect(tried, w, expected)
        if expected[p] - expected[1 - p] > lead:
            best, lead = first, expected[p] - expected[1 - p]
    return best


class Turns(Bot):
    """Plays as in the games to learn from, but by what its seat may know: for games of two with such a net."""

    def __init__(self, game: str, seed: int = 0) -> None:
        super().__init__(game, seed)
        self._tools, self._begin_turn = tools(game), _bound(game, begin_turn)
        self._workspace = self._tools.workspace()

    def think(self, view: View) -> int:
        chance = self.chance(view)
        states = self.rules.sample(view.states, chance)
        return int(self._begin_turn(states, *self._workspace, self._tools.weights, int(chance.integers(1 << 62))))


def describer(game: str) -> Any:
    """The part of a game that describes its positions in numbers."""
    own = registry.part(game, "bots")
    if not hasattr(own, "describe"):
        raise ValueError(f"the bots of {game} do not describe positions")
    return own


@cache
def _bound(game: str, template: Callable[..., Any]) -> Rule:
    """A kernel that tries turns."""
    rules = tools(game).rules
    names = knowledge(game).rules | {"describe": describer(game).describe}
    return rules.bind(template, try_turn=rules.bind(try_turn, **names), **names)


def play(game: str, style: dict[str, float], part: int, games: int = PART) -> tuple[Array, Array]:
    """The positions and results of some games, the first of them by the number of the part."""
    bot, kernel = tools(game).styled(style), _bound(game, play_game)
    _, masks, scores = bot.workspace()
    records = np.zeros(3 + SCRATCH, dtype=bot.rules.state)
    described = np.empty((games * LONGEST, describer(game).DESCRIBED))
    results, known = np.empty((games * LONGEST, OUTPUTS)), 0
    for seed in range(FIRST_DEAL + part * PART, FIRST_DEAL + part * PART + games):
        rows = slice(known, known + LONGEST)
        known += kernel(records, masks, scores, bot.weights, seed, described[rows], results[rows])
    return described[:known].astype(np.float32), results[:known].astype(np.float32) / bot.rules.unit
