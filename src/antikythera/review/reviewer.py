"""Makes reviews: a short search at every choice, then longer ones where another line looked better.

A choice is judged by what its player could know. The better line and the one that was played are compared in the same
samples of what was hidden, so that luck costs nobody anything.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby, takewhile
from math import hypot
from typing import Any

import numpy as np

from antikythera.game import Game
from antikythera.review import themes
from antikythera.review.results import LIMITS, Cost, Decision, Finding, Loss, Review, Seat, Step, Turn, Value
from antikythera.review.search import END, POINT_DIGITS, SHARE_DIGITS, Job, equal, judge, look, result

Jobs = list[Job]
Spread = Callable[[Callable[[Jobs], list[Any]], Iterable[Jobs]], Iterator[tuple[Jobs, list[Any]]]]
"""Runs a function for each group of jobs, and yields groups with their results, in any order."""
Look = tuple[int, int]
"""A move, and a seat that looks at the position before it."""
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
    looks = work.groups(work.looks)
    for number, (jobs, found) in enumerate(run(look, looks), 1):
        for job, (value, best) in zip(jobs, found, strict=True):
            work.values[work.looked_at(job)] = value
            if job.line:
                work.best[job.move] = best
        yield work.so_far(LOOKING * number / len(looks))
    doubtful = work.groups([(move, work.seats[move]) for move in work.doubtful()])
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
        self.turns = list(self._turns())
        self.looks = sorted(self._looks(), key=lambda look: (look[0], look[1] == self.seats[look[0]]))
        """Positions by move, and the seats that look at them: the one that chooses, and the one before it."""
        self.values: dict[tuple[int, int], Value] = {}
        self.best: dict[int, list[Step]] = {}
        """What the champion would have played, by the short search."""
        self.judged: dict[int, Decision] = {}

    def _looks(self) -> set[Look]:
        ends = [(moves[-1] + 1, self.seats[moves[0]]) for moves in self.turns]
        ended = {(move, seat) for move, seat in ends if move < self.moves and not self._is_sealed(move)}
        return ended | {(move, self.seats[move]) for move in self.choices}

    def _is_sealed(self, move: int) -> bool:
        """Whether some have chosen in secret and others not yet. A sample of secrets is worse than a good choice, so
        those who have not chosen would seem ahead.
        """
        at_once = self.game.rules.simultaneous
        return 0 < move < self.moves and all(self.positions[each].decision in at_once for each in (move - 1, move))

    def groups(self, looks: list[Look]) -> list[Jobs]:
        """What to look at side by side. The groups are always the same, so that the results are, to the last digit."""
        jobs = [self.job(*each) for each in looks]
        return [jobs[first : first + TOGETHER] for first in range(0, len(jobs), TOGETHER)]

    def job(self, move: int, seat: int) -> Job:
        """What must be known to look at a position: no more than a seat did."""
        line = self.lines[move] if seat == self.seats[move] else ""
        return Job(move, self.positions[move].view(seat).position(), line, self.depth)

    def looked_at(self, job: Job) -> Look:
        return job.move, self.seats[job.move if job.line else job.move - 1]

    def doubtful(self) -> list[int]:
        """The choices to search again: another line looked better, and the position became worse."""
        losses = {move: self._loss(move) for move in self.choices if self.best[move][0].line != self.lines[move]}
        worst = sorted((move for move in losses if losses[move] >= WORTH_SEARCHING), key=lambda move: -losses[move])
        return sorted(worst[:MOST_SEARCHED])

    def _loss(self, move: int) -> float:
        seat = self.seats[move]
        if self._is_sealed(move + 1):
            return 1.0
        return self._value(move, seat).shares[seat - 1] - self._value(move + 1, seat).shares[seat - 1]

    # Putting together

    def _value(self, move: int, seat: int) -> Value:
        """The value of a position for all, by what a seat knew; where it had no choice, that of the next position.
        While choices are sealed, nothing is new.
        """
        while self._is_sealed(move):
            move, seat = move - 1, self.seats[move - 1]
        while (move, seat) not in self.values:
            if move == self.moves:
                return result(self.game)
            move += 1
        return self.values[move, seat]

    def so_far(self, done: float) -> Review:
        """The review up to the first position that was not looked at."""
        looked = list(takewhile(self.values.__contains__, self.looks))
        if len(looked) == len(self.looks):
            return self._put_together(self.moves + 1, done)
        last, missing = looked[-1][0] if looked else -1, self.looks[len(looked)][0]
        return self._put_together(min(last + 1, missing), done)

    def finished(self) -> Review:
        return self._put_together(self.moves + 1, 1.0, themes.findings(self.game))

    def _put_together(self, known: int, done: float, findings: list[list[Finding]] | None = None) -> Review:
        turns = [self._turn(moves) for moves in self.turns if moves[-1] + 1 < known]
        findings = findings or [[] for _ in range(self.game.players)]
        return Review(
            game=self.game.rules.name,
            rules=self.game.rules.version,
            players=self.game.players,
            moves=self.moves,
            depth=self.depth,
            done=round(done, 3),
            values=self._graph(known),
            decisions=[
                self.judged.get(move) or equal(move, self.seats[move], self.lines[move], self.best[move])
                for move in self.choices
                if move < known
            ],
            turns=turns,
            turning_points=_turning_points(turns),
            seats=[self._seat(seat, turns, findings[seat - 1]) for seat in range(1, self.game.players + 1)],
        )

    def _graph(self, known: int) -> list[Value]:
        """The values of positions. Who chooses knows other things than who has just had a turn: at the beginning of a
        turn both opinions count half, and during the turn what changes is added to that.
        """
        found = []
        for moves in self.turns:
            first, seat = moves[0], self.seats[moves[0]]
            other = self.values.get((first, self.seats[first - 1])) if first else None
            for move in moves[: max(0, known - first)]:
                own = self._value(move, seat)
                found.append(_moved(own, self._value(first, seat), other) if other else own)
        return [*found, result(self.game)][:known]

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
        cost, seat = _together(decisions), self.seats[moves[0]]
        worst = max(decisions, key=lambda decision: decision.cost.share, default=None)
        return Turn(
            moves[0], moves[-1], seat, self._value(moves[0], seat), self._value(moves[-1] + 1, seat), cost,
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


def _moved(value: Value, start: Value, other: Value) -> Value:
    """A value, moved halfway from its opinion about the start to another's."""
    shares, points = (
        np.array(here) + (np.array(theirs) - own) / 2
        for here, own, theirs in zip(*((each.shares, each.points) for each in (value, start, other)), strict=True)
    )
    shares = shares.clip(0, 1) / shares.clip(0, 1).sum()
    return Value(shares.round(SHARE_DIGITS).tolist(), points.round(POINT_DIGITS).tolist())


def _together(decisions: list[Decision]) -> Cost:
    """The cost of several decisions."""
    costs = [decision.cost for decision in decisions]
    return Cost(
        round(sum(cost.share for cost in costs), 3),
        round(hypot(*(cost.error for cost in costs)), 3),
        round(sum(cost.points for cost in costs), 1),
    )


def _turning_points(turns: list[Turn]) -> list[int]:
    """The turns in which the share of a seat changed most and for good, in the order of the game."""
    changes = {number: _lasting(turn, turns[number + 1 :]) for number, turn in enumerate(turns)}
    most = sorted((number for number in changes if changes[number] >= TURNS), key=lambda number: -changes[number])
    return sorted(most[:MOST_TURNING_POINTS])


def _lasting(turn: Turn, later: list[Turn]) -> float:
    """The greatest change of a share in a turn that is still there when its player has the next one."""
    then = next((each.before for each in later if each.seat == turn.seat), turn.after)
    shares = zip(turn.before.shares, turn.after.shares, then.shares, strict=True)
    return max(max(0.0, min(after - was, kept - was), min(was - after, was - kept)) for was, after, kept in shares)
