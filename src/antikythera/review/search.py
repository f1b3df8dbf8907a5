"""How a review looks at positions: by searches of the champion, each with a fixed number of simulations.

The answers depend on what the player knew, and on the depth: neither on the number of processes nor on their speed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from math import hypot
from typing import Any, NamedTuple

import numpy as np

from antikythera import explain
from antikythera.bots import Analysis, searcher
from antikythera.game import Game, View, view_from_position
from antikythera.review.results import NO_COST, SURE, Cost, Decision, Step, Value
from antikythera.review.themes import theme
from antikythera.review.turns import Turn, play, turn_from

Array = np.ndarray[Any, Any]

LOOK, SEARCH, COMPARE = 32, 192, 128
"""Simulations at depth 1: of the look at every position, of the search for a better line, and after each line that is
compared with another."""
WORLDS = 4
"""How many samples of what a line reveals are looked at."""
SHARE_DIGITS, POINT_DIGITS = 3, 1


class Job(NamedTuple):
    """A decision to look at."""

    move: int
    view: str
    """What its player could know, as text."""
    line: str
    """What was played."""
    depth: int


def look(job: Job) -> tuple[Value, str]:
    """What a short search expects, and what it would play."""
    view = view_from_position(job.view)
    found = searching(view.rules.name, job.depth).analyse(view, LOOK)
    return value(found), found.lines[0].line


class Compared(NamedTuple):
    """The champion's choice, what another line loses against it, and what would follow."""

    best: str
    cost: Cost
    variation: list[Step]


def compare(job: Job) -> Compared:
    """Search longer, and compare the best line with the one that was played."""
    view = view_from_position(job.view)
    search = searching(view.rules.name, job.depth)
    best = search.analyse(view, SEARCH).lines[0]
    cost = NO_COST if best.line == job.line else search.cost(view, best.line, job.line)
    return Compared(best.line, cost, told(view, best.variation))


class TurnJob(NamedTuple):
    """A turn to compare with the best one."""

    view: str
    """What its player could know, as text."""
    lines: list[str]
    best: list[str]
    """The best turn, if it is known: otherwise the champion plays it."""


def compare_turns(job: TurnJob) -> Compared:
    """Compare a whole turn with the champion's."""
    view = view_from_position(job.view)
    search = searching(view.rules.name, 1)
    best = tuple(job.best) or search.turn(view)
    start = view.sample(np.random.default_rng(0))
    same = play(start, best).states.tobytes() == play(start, job.lines).states.tobytes()
    cost = NO_COST if same else difference(search.after(view, best), search.after(view, job.lines))
    return Compared(best[0], cost, told(view, best))


def advise(job: Job) -> Compared:
    """The champion's choice."""
    view = view_from_position(job.view)
    best = searching(view.rules.name, job.depth).analyse(view, SEARCH).lines[0]
    return Compared(best.line, NO_COST, told(view, best.variation))


def judge(job: Job) -> Decision:
    """What a decision cost."""
    view = view_from_position(job.view)
    best, cost, variation = compare(job)
    if not cost.share:
        return equal(job.move, view.seat, job.line)
    about = theme(view.rules.name, view.decision, best)
    return Decision(
        job.move, view.seat, job.line, best, cost, cost.judgement, about, variation if cost.judgement else []
    )


def equal(move: int, seat: int, line: str) -> Decision:
    """A decision that cost nothing."""
    return Decision(move, seat, line, line, NO_COST, "", "", [])


@cache
def searching(game: str, depth: int) -> Searcher:
    return Searcher(game, depth)


class Searcher:
    """Looks at positions of one game."""

    def __init__(self, game: str, depth: int, **settings: Any) -> None:
        settings = {"trees": 1, "threads": 1} | settings
        self._search = cache(lambda simulations: searcher(f"champion:{depth * simulations}", game, **settings))

    def analyse(self, view: View, simulations: int, lines: int = 1) -> Analysis:
        """What a search says of a position."""
        *_, found = self._search(simulations).analyse(view, lines)
        return found

    def turn(self, view: View) -> Turn:
        """The turn that the champion would play."""
        return turn_from(self._search(SEARCH), view)

    def cost(self, view: View, best: str, line: str) -> Cost:
        """What a line loses against another one, by searches after both. Nothing, if that is within the error."""
        return difference(self.after(view, [best]), self.after(view, [line]))

    def after(self, view: View, lines: Iterable[str], simulations: int = COMPARE, worlds: int = WORLDS) -> Estimate:
        """What the player of some lines can expect after them, by what that player will know then."""
        games = [play(view.sample(np.random.default_rng(world)), lines) for world in range(worlds)]
        if games[0].over:
            return Estimate([1], [_own(result(games[0]), view.seat)])
        views = {after.states.tobytes(): after for after in (game.view(view.seat) for game in games)}
        search = self._search(simulations // len(views))
        parts = [part for after in views.values() for part in _parts(search.analyse(after, 1), view.seat)]
        return Estimate(*map(list, zip(*parts, strict=True)))


def difference(better: Estimate, worse: Estimate) -> Cost:
    """What one choice loses against another. Nothing, if that is within the error."""
    share, points = (better.mean - worse.mean).tolist()
    error = hypot(better.error, worse.error)
    if share < max(SURE * error, 10**-SHARE_DIGITS):
        return NO_COST
    return Cost(round(share, SHARE_DIGITS), round(error, SHARE_DIGITS), round(points, POINT_DIGITS))


class Estimate:
    """The share and the points of a seat, by parts of a search one after the other: how much these differ is the
    error.
    """

    def __init__(self, sizes: list[int], values: list[Array]) -> None:
        weights = np.array(sizes) / sum(sizes)
        self.mean: Array = weights @ np.array(values)
        spread = weights @ (np.array(values) - self.mean)[:, 0] ** 2
        self.error = float(np.sqrt(spread / max(1, len(sizes) - 1)))


def _parts(analyses: Iterable[Analysis], seat: int) -> Iterator[tuple[int, Array]]:
    """The simulations between two reports of a search, and what they say of a seat."""
    before, total = 0, np.zeros(2)
    for found in analyses:
        sums = found.simulations * _own(found, seat)
        yield found.simulations - before, (sums - total) / (found.simulations - before)
        before, total = found.simulations, sums


def _own(found: Analysis | Value, seat: int) -> Array:
    return np.array([found.shares[seat - 1], found.points[seat - 1]])


def result(game: Game) -> Value:
    """The value of a game that is over."""
    outcome = game.outcome
    assert outcome is not None
    won = len(outcome.winners)
    return Value([(seat in outcome.winners) / won for seat in range(1, game.players + 1)], list(outcome.scores))


def value(found: Analysis) -> Value:
    """What a search expects, rounded to what it can know."""
    return Value(
        [round(share, SHARE_DIGITS) for share in found.shares],
        [round(points, POINT_DIGITS) for points in found.points],
    )


def told(view: View, lines: tuple[str, ...]) -> list[Step]:
    """The lines of a variation with what they do, until the turn of the player is over, or as far as they can be
    foreseen.
    """
    steps: list[Step] = []
    game = view.sample(np.random.default_rng(0))
    for line in lines:
        if game.seat != view.seat or line not in game.legal:
            break
        steps.append(Step(view.seat, line, explain.preview(game.view(view.seat), line)))
        game.play(line)
        if line == END:
            break
    return steps


END = "end"
"""The line that ends a turn, in games that have it."""
