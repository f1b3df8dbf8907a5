"""Tuning the weights of a game's evaluation, by CMA-ES or SPSA over blocks of seeds.

Candidates play in half of the seats, their rivals in the others; what counts is the points that a candidate makes, less
a part of what it leaves to the rival. All candidates of a generation play the same deals, every generation plays new
ones, and only of the families of seeds that are for tuning (:mod:`antikythera.bots.seeds`).

Where games take milliseconds, CMA-ES compares many candidates, with the present weights as everybody's rival. Games of
a level that searches take seconds, and must tell more: SPSA lets each candidate play its mirror image.

A run follows from its settings and from the weights that it began with. Its log has both in its first line and a line
for each generation, and an interrupted run continues from its log: what the optimiser asked is asked again, and
answered by the log. So a log that is kept shows where weights come from, and gives them again in a moment.
"""

from __future__ import annotations

import json
import os
import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from antikythera import registry
from antikythera.bots.knowledge import SCRATCH, knowledge
from antikythera.bots.levels import GENERAL, level
from antikythera.bots.search import Tree
from antikythera.bots.seeds import tuning_seed
from antikythera.bots.tools import tools
from antikythera.kernel import Rule
from antikythera.masks import padded
from antikythera.rulebook import rulebook

Array = np.ndarray[Any, Any]

SMALLEST = 0.01
"""Weights are worths, chances and parts: none is negative, and some are divided by."""
BLOCK = 4
"""Games of milliseconds that a thread plays at a stretch."""
GLANCE = "glance."
"""How the names of weights begin that only guesses use."""
VALUE = "value."
"""How the names of weights begin that only the value of a position uses, and so only those who search."""
SEARCHING = tuple(name for name, settings in GENERAL.items() if settings["bot"] == "search")
"""The levels whose value of positions can be tuned by their own games."""
A_CLEAR_WIN = 12.0
"""How many points a candidate must win by against its mirror image for the weights to become its own."""
FRESH = 1 << 30
"""Deals from this number on are for the comparison at the end."""


class OtherRun(ValueError):
    """A log that is not of this run."""


@dataclass(frozen=True, kw_only=True)
class Settings:
    """All that a run depends on."""

    game: str
    seed: int = 1
    generations: int = 40
    population: int = 24
    deals: int = 48
    """Games that each candidate of a generation plays, shared out over the numbers of players."""
    step: float = 0.3
    """How far the first candidates are from the weights, as a part of each."""
    others: float = 0.3
    """How much of the others' points counts against a candidate."""
    family: str = "train"
    player: str = "policy"
    """Who is tuned: ``policy``; ``prior``, which takes the line with the best quick guess; or a level that searches,
    for the value of positions.
    """


@dataclass(frozen=True)
class Verdict:
    """Whether new weights are better than old ones: the mean difference in points at one table, and its interval."""

    players: int
    games: int
    new: float
    old: float
    difference: float
    low: float
    high: float


class Table:
    """Games between several sets of weights."""

    def __init__(self, game: str, player: str = "policy") -> None:
        self.rules = rulebook(game)
        self.known = knowledge(game)
        self.player = player
        self.threads = os.cpu_count() or 1

    @cached_property
    def _kernel(self) -> Rule:
        return self.rules.bind(COMPILED[self.player], **self.known.rules)

    @cached_property
    def used(self) -> Array:
        """Which of the weights the player uses, beside those that are tuned with another."""
        glance, value = self._named(GLANCE), self._named(VALUE)
        own = glance if self.player == "prior" else value if self.player in SEARCHING else None
        used: Array = own if own is not None and own.any() else ~glance & ~value
        return used

    def _named(self, prefix: str) -> Array:
        return np.array([name.startswith(prefix) for name in self.known.names])

    @property
    def file(self) -> Path:
        """Where the weights that the player uses come from."""
        return registry.folder(self.rules.name) / "bots" / ("glance.toml" if self._is_glance else "weights.toml")

    @property
    def _is_glance(self) -> bool:
        return any(self.known.names[i].startswith(GLANCE) for i in np.flatnonzero(self.used))

    def write(self, weights: Array) -> str:
        """The file with these weights in the place of those that the player uses."""
        values = np.where(self.used, weights, self.known.weights)
        there = [name.startswith(GLANCE) == self._is_glance for name in self.known.names]
        return rewrite(self.file.read_text(encoding="utf-8"), values[there])

    def scores(self, players: int, seeds: Array, weights: Array, who: Array) -> Array:
        """The points of every seat in every game; ``who`` says for each game and seat whose weights play there."""
        points = np.zeros((len(seeds), players))
        block = 1 if self.player in SEARCHING else BLOCK
        parts = [slice(first, first + block) for first in range(0, len(seeds), block)]
        with ThreadPoolExecutor(self.threads) as pool:
            jobs = [pool.submit(self._play, players, seeds[p], weights, who[p], points[p]) for p in parts]
            for job in jobs:
                job.result()
        return points / self.rules.unit

    def _play(self, players: int, seeds: Array, weights: Array, who: Array, points: Array) -> None:
        if self.player in SEARCHING:
            for i, seed in enumerate(seeds.tolist()):
                self._play_by_search(players, seed, weights[who[i]], points[i])
            return
        length = padded(len(self.rules.lines))
        records = np.zeros(1 + SCRATCH, dtype=self.rules.state)
        masks = np.zeros((1 + SCRATCH, length), dtype=np.bool_)
        self._kernel(records[:1], players, seeds, weights, who, records[1:], masks[1:], masks[0], points)

    def _play_by_search(self, players: int, seed: int, weights: Array, points: Array) -> None:
        """Play a game, all seats by one tree of the level, each with its weights; it sees what a seat may know."""
        kernels, chance = self.rules.kernels, np.random.default_rng(seed)
        thinking = level(self.player, self.rules.name)
        thinking = replace(thinking, simulations=thinking.simulations // thinking.trees, trees=1)
        trees = [Tree(replace(tools(self.rules.name), weights=row), thinking) for row in weights]
        states, mask = self.rules.new(players, seed), np.zeros(len(self.rules.lines), dtype=np.bool_)
        legal = kernels.legal_at(states, 0, mask)
        while legal:
            seat, action = int(states["seat"][0]), int(mask.argmax())
            if legal > 1:
                seen = self.rules.view(states, seat)
                worlds = [self.rules.sample(seen, chance) for _ in range(thinking.determinizations)]
                trees[seat].plant(np.concatenate(worlds))
                trees[seat].grow(thinking.simulations)
                tries = trees[seat].tries()
                action = max(tries, key=lambda line: tries[line])
            legal = kernels.play_at(states, 0, action, mask)
        scores, standings = np.zeros((2, players), dtype=np.int64)
        kernels.scores_at(states, 0, scores, standings)
        points[:] = scores


def play_out(states, players, seeds, weights, who, scratch, masks, mask, points):
    """Play a game for each seed, all seats by the policy, each with its weights."""
    s = states[0]
    for i in range(len(seeds)):
        setup(s, players, seeds[i], 0)
        while not over(s):
            legal(s, mask)
            step(s, policy(s, mask, weights[who[i, s.seat]], scratch, masks))
        for seat in range(players):
            points[i, seat] = score(s, seat)


def play_out_at_a_glance(states, players, seeds, weights, who, scratch, masks, mask, points):
    """The same by the prior: the line that looks best is taken."""
    s = states[0]
    out = np.zeros(len(mask))
    for i in range(len(seeds)):
        setup(s, players, seeds[i], 0)
        while not over(s):
            legal(s, mask)
            prune(s, mask)
            prior(s, mask, weights[who[i, s.seat]], scratch, masks, out)
            best = -1
            for action in range(len(mask)):
                if mask[action] and (best < 0 or out[action] > out[best]):
                    best = action
            step(s, best)
        for seat in range(players):
            points[i, seat] = score(s, seat)


COMPILED = {"policy": play_out, "prior": play_out_at_a_glance}
PLAYERS = (*COMPILED, *SEARCHING)


# Tuning


def _seating(players: int, games: int) -> Array:
    """Who sits where: 1 for the candidate in half of the seats, at least one, turned on from game to game."""
    half = np.arange(players) < max(1, players // 2)
    return np.array([np.roll(half, game) for game in range(games)], dtype=np.int64)


def _loss(points: Array, who: Array, others: float) -> Array:
    """What the candidate of each game missed."""
    mine: Array = (points * who).sum(axis=1) / who.sum(axis=1)
    theirs: Array = (points * (1 - who)).sum(axis=1) / (1 - who).sum(axis=1)
    return others * theirs - mine


class Optimiser(Protocol):
    """Who asks for candidates, as points around zero, which stands for the weights that the run began with."""

    @property
    def mean(self) -> Array: ...

    def ask(self) -> Array: ...

    def tell(self, solutions: list[tuple[Array, float]]) -> None: ...


class Spsa:
    """Simultaneous perturbation: every candidate departs from the middle in all weights at once, by a step up or down,
    and plays its mirror image. The middle goes towards the winners, the further the higher they won; what all
    candidates lost in common is the luck of the deals.
    """

    def __init__(self, size: int, step: float, seed: int) -> None:
        self._chance = np.random.default_rng(seed)
        self._step = step
        self._way = [np.zeros(size)]

    @property
    def mean(self) -> Array:
        """The middle of the later half of the way: single steps are rough."""
        middle: Array = np.mean(self._way[len(self._way) // 2 :], axis=0)
        return middle

    def ask(self) -> Array:
        here = self._way[-1]
        asked: Array = here + self._chance.choice([-self._step, self._step], len(here))
        return asked

    def mirrored(self, point: Array) -> Array:
        return 2 * self._way[-1] - point

    def tell(self, solutions: list[tuple[Array, float]]) -> None:
        here, luck = self._way[-1], np.mean([loss for _, loss in solutions])
        pulls = [(point - here) * (luck - loss) / A_CLEAR_WIN for point, loss in solutions]
        self._way.append(here + np.mean(pulls, axis=0))


class Tuning:
    """A run: ``advance`` until it is ``done``."""

    def __init__(self, settings: Settings, log: Path | None = None) -> None:
        tuning_seed(settings.family, 0)
        self.settings, self.log = settings, log
        self.table = Table(settings.game, settings.player)
        header, answers = self._read() if log and log.is_file() else ({}, [])
        self.old: Array = np.array(header["weights"]) if header else self.table.known.weights
        self.generation = 0
        self.history: list[float] = []
        """The mean loss of every generation."""
        self._scale = np.maximum(np.abs(self.old), 0.2)[self.table.used]
        self._optimiser = self._make_optimiser()
        for losses in answers:
            self._tell([self._optimiser.ask() for _ in losses], losses)
        if log and not header:
            log.write_text(json.dumps(self._header() | {"weights": self.old.tolist()}) + "\n", encoding="utf-8")

    def _make_optimiser(self) -> Optimiser:
        settings, size = self.settings, len(self._scale)
        if settings.player in SEARCHING:
            return Spsa(size, settings.step, settings.seed)
        from cmaes import CMA

        start, population = np.zeros(size), settings.population
        optimiser: Optimiser = CMA(mean=start, sigma=settings.step, seed=settings.seed, population_size=population)
        return optimiser

    @property
    def done(self) -> bool:
        return self.generation >= self.settings.generations

    @property
    def weights(self) -> Array:
        """The best guess so far."""
        return self._weights(self._optimiser.mean)

    def _weights(self, point: Array) -> Array:
        tuned = self.old.copy()
        tuned[self.table.used] = np.maximum(self.old[self.table.used] + self._scale * point, SMALLEST)
        return tuned

    def _header(self) -> dict[str, Any]:
        return asdict(self.settings) | {"generations": None}

    def _read(self) -> tuple[dict[str, Any], list[list[float]]]:
        """The first line of the log, and the losses of as many generations as are wanted."""
        assert self.log
        header, *answers = [json.loads(line) for line in self.log.read_text(encoding="utf-8").splitlines()]
        settings = {key: value for key, value in header.items() if key != "weights"}
        if settings != self._header() or len(header["weights"]) != len(self.table.known.weights):
            raise OtherRun(f"{self.log.name} is the log of another run: other settings, or weights of other things")
        return header, answers[: self.settings.generations]

    def _tell(self, points: list[Array], losses: list[float]) -> None:
        self._optimiser.tell(list(zip(points, losses, strict=True)))
        self.generation += 1
        self.history.append(float(np.mean(losses)))

    def advance(self) -> None:
        """Play one generation."""
        points = [self._optimiser.ask() for _ in range(self.settings.population)]
        losses = self.losses(points)
        self._tell(points, losses)
        if self.log:
            with self.log.open("a", encoding="utf-8") as file:
                file.write(json.dumps(losses) + "\n")

    def _rival(self, point: Array) -> Array:
        """The weights that a candidate plays against."""
        return self._weights(self._optimiser.mirrored(point)) if isinstance(self._optimiser, Spsa) else self.old

    def losses(self, points: list[Array]) -> list[float]:
        """What each candidate missed, in points a game."""
        weights = np.array([*map(self._rival, points), *map(self._weights, points)])
        numbers = self.table.rules.players
        games = -(-self.settings.deals // len(numbers))
        losses = np.zeros(len(points))
        for players in numbers:
            first = tuning_seed(self.settings.family, self.settings.seed * 2**20 + self.generation * games)
            # Mirror images play a deal from all seats, so that its luck is nobody's; CMA-ES has games enough for it.
            dealt = np.arange(games) // players if isinstance(self._optimiser, Spsa) else np.arange(games)
            seeds = np.tile(first + dealt, len(points))
            seated = np.tile(_seating(players, games), (len(points), 1))
            candidate = np.repeat(np.arange(len(points)), games)
            scores = self.table.scores(players, seeds, weights, seated * len(points) + candidate[:, None])
            losses += _loss(scores, seated, self.settings.others).reshape(len(points), games).mean(axis=1)
        return [float(loss) for loss in losses / len(numbers)]


# What came of it


def compare(table: Table, new: Array, old: Array, players: int, blocks: int, family: str = "train") -> Verdict:
    """New weights against old ones on fresh deals: every deal with the new ones in every half of the seats."""
    seeds = np.repeat(np.arange(blocks) + tuning_seed(family, FRESH), players)
    who = np.tile(_seating(players, players), (blocks, 1))
    points = table.scores(players, seeds, np.array([old, new]), who)
    differences = -_loss(points, who, 1.0).reshape(blocks, players).mean(axis=1)
    mean, margin = float(differences.mean()), 1.96 * float(differences.std(ddof=1)) / blocks**0.5
    mine, theirs = points[who == 1].mean(), points[who == 0].mean()
    return Verdict(players, len(seeds), float(mine), float(theirs), mean, mean - margin, mean + margin)


def rewrite(text: str, values: Array) -> str:
    """A file of weights with other numbers; its comments stay."""
    left = [f"{value:.4g}" for value in values]

    def replaced(line: re.Match[str]) -> str:
        numbers = re.sub(r"[-+\d.e]+", lambda _: left.pop(0), line["value"])
        return f"{line['key']} = {numbers}{line['rest']}"

    pattern = r"^(?P<key>\w+) = (?P<value>[^#\n]*?)(?P<rest>[ \t]*(#.*)?)$"
    return re.sub(pattern, replaced, text, flags=re.MULTILINE)
