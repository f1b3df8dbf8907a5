"""Makes reviews: a short search at every choice, then longer ones where another line looked better.

A choice is judged by what its player could know. The better line and the one that was played are compared in the same
samples of what was hidden, so that luck costs nobody anything.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from math import hypot
from typing import Any

from antikythera.game import Game
from antikythera.review import themes
from antikythera.review.results import LIMITS, Cost, Decision, Finding, Loss, Review, Seat, Step, Turn, Value
from antikythera.review.search import END, Job, equal, judge, look, result

Jobs = list[Job]
Spread = Callable[[Callable[[Jobs], list[Any]], Iterable[Jobs]], Iterator[tuple[Jobs, list[Any]]]]
"""Runs a function for each group of jobs, and yields groups with their results, in any order."""
MOST_SEARCHED = 96
"""Choices that are searched and compared at most: those where the short search saw the greatest loss."""
WORTH_SEARCHING = 0.01
"""The loss in a short search that makes a choice worth a longer one."""
LOOKING = 0.4
"""The part of the work that the short searches are."""
TOGETHER = 32
"""Choices that are looked at side by side, between two reports of progress."""
MOST_TURNING_POINTS = 6
TURNS = 0.08
"""The change of a share that makes a turn a turning point."""


class NotOver(ValueError):
    """Only a game that is over can be reviewed: a review shows what was hidden."""


def review(game: Game, depth: int = 1, run: Spread | None = None) -> Review:
    """The review of a finished game."""
    *_, last = reviewing(game, depth, run)
    return last


def reviewing(game: Game, depth: int = 1, run: Spread | None = None) -> Iterator[Review]:
    """Review a finished game, and yield what is done so far; the last review is complete.

    The work is done here, or by ``run``.
    """
    if not game.over:
        raise NotOver("this game is not over, and only finished games are reviewed")
    yield from _steps(_Work(game, depth), run or _here)


def _here(function: Callable[[Jobs], list[Any]], groups: Iterable[Jobs]) -> Iterator[tuple[Jobs, list[Any]]]:
    return ((jobs, function(jobs)) for jobs in groups)


def _steps(work: _Work, run: Spread) -> Iterator[Review]:
    looks = work.groups(work.choices)
    for number, (jobs, found) in enumerate(run(look, looks), 1):
        for job, (value, best) in zip(jobs, found, strict=True):
            work.values[job.move], work.best[job.move] = value, best
        yield work.so_far(LOOKING * number / len(looks))
    doubtful = work.groups(work.doubtful())
    for number, (_, judged) in enumerate(run(judge, doubtful), 1):
        work.judged |= {decision.move: decision for decision in judged}
        yield work.so_far(LOOKING + (1 - LOOKING) * number / len(doubtful))
    yield work.finished()


class _Work:
    """A review that is being made."""

    def __init__(self, game: Game, depth: int) -> None:
        self.game, self.depth = game, depth
        self.lines, self.moves = game.lines, len(game.actions)
        self.positions = [game.at(move) for move in range(self.moves)]
        self.seats = [position.seat for position in self.positions]
        self.choices = [move for move, position in enumerate(self.positions) if len(position.legal) > 1]
        self.values: dict[int, Value] = {self.moves: result(game)}
        self.best: dict[int, list[Step]] = {}
        """What the champion would have played, by the short search."""
        self.judged: dict[int, Decision] = {}

    def groups(self, moves: list[int]) -> list[Jobs]:
        """Moves to look at side by side. The groups are always the same, so that the results are, to the last digit."""
        jobs = [self.job(move) for move in moves]
        return [jobs[first : first + TOGETHER] for first in range(0, len(jobs), TOGETHER)]

    def job(self, move: int) -> Job:
        """What must be known to look at a move: no more than its player did."""
        position = self.positions[move]
        return Job(move, position.view(position.seat).position(), self.lines[move], self.depth)

    def doubtful(self) -> list[int]:
        """The choices to search again: another line looked better, and the position became worse."""
        losses = {move: self._loss(move) for move in self.choices if self.best[move][0].line != self.lines[move]}
        worst = sorted((move for move in losses if losses[move] >= WORTH_SEARCHING), key=lambda move: -losses[move])
        return sorted(worst[:MOST_SEARCHED])

    def _loss(self, move: int) -> float:
        seat = self.seats[move] - 1
        return self._value(move).shares[seat] - self._value(move + 1).shares[seat]

    # Putting together

    def _value(self, move: int) -> Value:
        """The value of a position; where there was no choice, that of the next position with one."""
        while move not in self.values:
            move += 1
        return self.values[move]

    def so_far(self, done: float) -> Review:
        """The review up to the first choice that was not looked at."""
        known = next((move for move in self.choices if move not in self.values), self.moves + 1)
        return self._put_together(known, done)

    def finished(self) -> Review:
        return self._put_together(self.moves + 1, 1.0, themes.findings(self.game))

    def _put_together(self, known: int, done: float, findings: list[list[Finding]] | None = None) -> Review:
        turns = [self._turn(moves) for moves in self._turns() if moves[-1] + 1 < known]
        findings = findings or [[] for _ in range(self.game.players)]
        return Review(
            game=self.game.rules.name,
            rules=self.game.rules.version,
            players=self.game.players,
            moves=self.moves,
            depth=self.depth,
            done=round(done, 3),
            values=[self._value(move) for move in range(known)],
            decisions=[
                self.judged.get(move) or equal(move, self.seats[move], self.lines[move], self.best[move])
                for move in self.choices
                if move < known
            ],
            turns=turns,
            turning_points=_turning_points(turns),
            seats=[self._seat(seat, turns, findings[seat - 1]) for seat in range(1, self.game.players + 1)],
        )

    def _turns(self) -> Iterator[list[int]]:
        """The moves of each turn: as long as the same seat chooses, and has not ended its turn."""
        number, turns = 0, []
        for move, line in enumerate(self.lines):
            turns.append((number, self.seats[move]))
            number += line == END
        for _, moves in groupby(range(self.moves), key=turns.__getitem__):
            yield list(moves)

    def _turn(self, moves: list[int]) -> Turn:
        decisions = [self.judged[move] for move in moves if move in self.judged and self.judged[move].cost.share]
        cost = _together(decisions)
        worst = max(decisions, key=lambda decision: decision.cost.share, default=None)
        return Turn(
            moves[0], moves[-1], self.seats[moves[0]], self._value(moves[0]), self._value(moves[-1] + 1), cost,
            cost.judgement, worst.move if worst else None,
        )  # fmt: skip

    def _seat(self, seat: int, turns: list[Turn], findings: list[Finding]) -> Seat:
        own = [turn for turn in turns if turn.seat == seat and turn.judgement]
        counts = Counter(turn.judgement for turn in own)
        return Seat(
            seat,
            round(sum(turn.cost.share for turn in own), 3),
            {name: counts[name] for name in LIMITS},
            self._losses(own),
            findings,
        )

    def _losses(self, turns: list[Turn]) -> list[Loss]:
        """What judged turns lost, by the theme of their worst decision; the greatest loss first."""
        by_theme: dict[str, list[float]] = {}
        for turn in turns:
            assert turn.worst is not None
            theme = self.judged[turn.worst].theme
            if theme:
                by_theme.setdefault(theme, []).append(turn.cost.share)
        losses = [Loss(theme, len(lost), round(sum(lost), 3)) for theme, lost in by_theme.items()]
        return sorted(losses, key=lambda loss: (-loss.share, loss.theme))


def _together(decisions: list[Decision]) -> Cost:
    """The cost of several decisions."""
    costs = [decision.cost for decision in decisions]
    return Cost(
        round(sum(cost.share for cost in costs), 3),
        round(hypot(*(cost.error for cost in costs)), 3),
        round(sum(cost.points for cost in costs), 1),
    )


def _turning_points(turns: list[Turn]) -> list[int]:
    """The turns in which the share of a seat changed most, in the order of the game."""
    changes = {number: _change(turn) for number, turn in enumerate(turns)}
    most = sorted((number for number in changes if changes[number] >= TURNS), key=lambda number: -changes[number])
    return sorted(most[:MOST_TURNING_POINTS])


def _change(turn: Turn) -> float:
    return max(abs(after - before) for before, after in zip(turn.before.shares, turn.after.shares, strict=True))
