"""How a review looks at positions: by searches of the champion, each with a fixed number of simulations.

The answers depend on what the player knew, and on the depth: neither on the number of processes nor on their speed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from math import hypot
from typing import Any, NamedTuple

import numpy as np

from antikythera import explain
from antikythera.bots import Analysis, Candidate, searcher
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
    """A position to look at."""

    move: int
    view: str
    """What its player could know, as text."""
    line: str
    """What was played; nothing where its player has just ended a turn."""
    depth: int


def look(jobs: Sequence[Job]) -> list[tuple[Value, list[Step]]]:
    """What short searches expect, and what they would play in the turn."""
    views = [_view(job) for job in jobs]
    found = _search_of(jobs).analyse_all(views, LOOK)
    return [(value(each), plain(view, each.lines[0].variation)) for view, each in zip(views, found, strict=True)]


def _search_of(jobs: Sequence[Job]) -> Searcher:
    return searching(_view(jobs[0]).rules.name, jobs[0].depth)


def _view(job: Job) -> View:
    return view_from_position(job.view)


class Compared(NamedTuple):
    """The champion's choice, what another line loses against it, and what would follow."""

    best: str
    cost: Cost
    variation: list[Step]


class After(NamedTuple):
    """Lines of a player, to be valued."""

    view: View
    lines: Iterable[str]


class TurnJob(NamedTuple):
    """A turn to compare with the best one."""

    view: str
    """What its player could know, as text."""
    lines: list[str]
    best: list[str]
    """The best turn, if it is known, as in a puzzle: otherwise the champion plays it."""


def compare_turns(job: TurnJob) -> Compared:
    """Compare a whole turn with the champion's, or with the solution of a puzzle, as the miner did."""
    view = view_from_position(job.view)
    search = by_margins(view.rules.name) if job.best else searching(view.rules.name, 1)
    best = tuple(job.best) or search.turn(view)
    start = view.sample(np.random.default_rng(0))
    same = play(start, best).states.tobytes() == play(start, job.lines).states.tobytes()
    cost = NO_COST if same else difference(*search.after_all([After(view, best), After(view, job.lines)]))
    return Compared(best[0], cost, told(view, best))


def advise(job: Job) -> Compared:
    """The champion's choice."""
    view = _view(job)
    best = searching(view.rules.name, job.depth).analyse(view, SEARCH).lines[0]
    return Compared(best.line, NO_COST, told(view, best.variation))


def judge(jobs: Sequence[Job]) -> list[Decision]:
    """What decisions cost: search longer, and compare the best lines with those that were played."""
    search, views = _search_of(jobs), [_view(job) for job in jobs]
    best = [found.lines[0] for found in search.analyse_all(views, SEARCH)]
    costs = search.costs([(view, own.line, job.line) for view, own, job in zip(views, best, jobs, strict=True)])
    return [_decision(*each) for each in zip(jobs, views, best, costs, strict=True)]


def _decision(job: Job, view: View, best: Candidate, cost: Cost) -> Decision:
    if not cost.share:
        return equal(job.move, view.seat, job.line, plain(view, best.variation))
    about = theme(view.rules.name, view.decision, best.line)
    variation = told(view, best.variation)
    return Decision(job.move, view.seat, job.line, best.line, cost, cost.judgement, about, variation)


def equal(move: int, seat: int, line: str, variation: list[Step]) -> Decision:
    """A decision that cost nothing, and what the champion would have played."""
    return Decision(move, seat, line, variation[0].line, NO_COST, "", "", variation)


@cache
def searching(game: str, depth: int) -> Searcher:
    return Searcher(game, depth)


@cache
def by_margins(game: str) -> Searcher:
    """Values turns as the champion does, by margins: a share of the victory says little where a game has just begun."""
    return Searcher(game, 1, by_margins=True)


class Searcher:
    """Looks at positions of one game."""

    def __init__(self, game: str, depth: int, **settings: Any) -> None:
        settings = {"trees": 1, "threads": 1} | settings
        self._search = cache(lambda simulations: searcher(f"champion:{depth * simulations}", game, **settings))

    def analyse(self, view: View, simulations: int, lines: int = 1) -> Analysis:
        """What a search says of a position."""
        *_, found = self._search(simulations).analyse(view, lines)
        return found

    def analyse_all(self, views: Iterable[View], simulations: int) -> list[Analysis]:
        """What searches of several positions say, made side by side."""
        *_, found = self._search(simulations).analyse_all(views, 1)
        return found

    def turn(self, view: View) -> Turn:
        """The turn that the champion would play."""
        return turn_from(self._search(SEARCH), view)

    def costs(self, choices: Iterable[tuple[View, str, str]]) -> list[Cost]:
        """What lines lose against better ones, by searches after both. Nothing, if that is within the error."""
        choices = list(choices)
        asked = [After(view, [line]) for view, *lines in choices if lines[0] != lines[1] for line in lines]
        estimates = iter(self.after_all(asked))
        return [NO_COST if best == line else difference(next(estimates), next(estimates)) for _, best, line in choices]

    def after(self, view: View, lines: Iterable[str], simulations: int = COMPARE, worlds: int = WORLDS) -> Estimate:
        """What the player of some lines can expect after them, by what that player will know then."""
        return self.after_all([After(view, lines)], simulations, worlds)[0]

    def after_all(self, asked: Sequence[After], simulations: int = COMPARE, worlds: int = WORLDS) -> list[Estimate]:
        """The same for several turns, searched side by side."""
        parts: list[list[tuple[int, Array]]] = [[] for _ in asked]
        budgets: dict[int, list[tuple[int, View]]] = {}
        for number, (view, lines) in enumerate(asked):
            games = [play(view.sample(np.random.default_rng(world)), lines) for world in range(worlds)]
            if games[0].over:
                parts[number].append((1, _own(result(games[0]), view.seat)))
                continue
            views = {after.states.tobytes(): after for after in (game.view(view.seat) for game in games)}
            budgets.setdefault(simulations // len(views), []).extend((number, after) for after in views.values())
        for budget, waiting in budgets.items():
            reports = self._search(budget).analyse_all([after for _, after in waiting], 1)
            for (number, _), analyses in zip(waiting, zip(*reports, strict=True), strict=True):
                parts[number].extend(_parts(analyses, asked[number].view.seat))
        return [Estimate(*map(list, zip(*each, strict=True))) for each in parts]


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
    steps = _foreseen(view, lines)
    return [Step(view.seat, line, explain.preview(game.view(view.seat), line)) for game, line in steps]


def plain(view: View, lines: tuple[str, ...]) -> list[Step]:
    """The same without what they do, which takes long to find out."""
    return [Step(view.seat, line, []) for _, line in _foreseen(view, lines)]


def _foreseen(view: View, lines: tuple[str, ...]) -> Iterator[tuple[Game, str]]:
    """The lines of a turn, and the game before each, in a sample of what is hidden."""
    game = view.sample(np.random.default_rng(0))
    for line in lines:
        if game.seat != view.seat or line not in game.legal:
            return
        yield game, line
        game.play(line)
        if line == END:
            return


END = "end"
"""The line that ends a turn, in games that have it."""
