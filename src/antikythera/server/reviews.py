"""Reviews of finished games: made one after the other, in a process of the lowest priority, and kept forever.

People take turns in the queue, so that ten requests of one person do not delay another's first. The work is done beside
the server's own process, and gets only the time that the bots leave. A review that a process has begun is marked in
the database, so that no other process makes it as well.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, delete, select, update

from antikythera.arena.workers import pool
from antikythera.game import Game, View
from antikythera.puzzles import Puzzle
from antikythera.review import LIMITS, Review, reviewing
from antikythera.review.results import NO_COST, Cost, Step
from antikythera.review.reviewer import Jobs
from antikythera.review.search import Compared, Job, TurnJob, advise, compare_turns, told
from antikythera.review.turns import turn_around
from antikythera.server import schema as db
from antikythera.server.database import Database
from antikythera.server.errors import log_errors
from antikythera.server.problems import Problem
from antikythera.server.store import now
from antikythera.server.table import Table

MOST_EACH = 3
"""Reviews that a person can wait for at the same time."""
MOST_WAITING = 200
KEPT_HINTS = 1000
LEASE_MS = 60_000
"""After how long without progress another process may begin a review again."""
PROGRESS_S = 2.0
"""How often the progress is written down for other processes."""
LOWEST_PRIORITY = 19

Stage = Literal["none", "waiting", "working", "done"]


class ReviewInfo(msgspec.Struct):
    """How far the review of a game is, and what there is of it."""

    stage: Stage
    ahead: int
    """Reviews that come before it."""
    done: float
    review: Review | None


class Tried(msgspec.Struct):
    """What another try is worth: whether it is as good as the best line, and what that would do."""

    good: bool
    cost: Cost
    variation: list[Step]

    @classmethod
    def best(cls, variation: list[Step]) -> Tried:
        """The best turn itself."""
        return cls(True, NO_COST, variation)


def reviewable(table: Table) -> Game:
    """The game of a table that can be reviewed. Raises Problem."""
    if not table.finished:
        raise Problem("not-over")
    if table.game is None:
        raise Problem("other-rules", rules=table.row.rules)
    if not table.game.over:
        raise Problem("no-review")
    return table.game


class Queue:
    """Requests for reviews. People take turns."""

    def __init__(self) -> None:
        self._by_person: OrderedDict[str, deque[str]] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(len, self._by_person.values()))

    def add(self, person: str, table_id: str) -> None:
        if len(self._by_person.get(person, ())) >= MOST_EACH or len(self) >= MOST_WAITING:
            raise Problem("reviews-waiting", most=MOST_EACH)
        self._by_person.setdefault(person, deque()).append(table_id)

    def pop(self) -> str:
        """The first wish of the person whose turn it is."""
        person, wishes = self._by_person.popitem(last=False)
        first = wishes.popleft()
        if wishes:
            self._by_person[person] = wishes
        return first

    def order(self) -> list[str]:
        """All wishes in the order in which they will come."""
        rounds = max(map(len, self._by_person.values()), default=0)
        return [wishes[i] for i in range(rounds) for wishes in self._by_person.values() if i < len(wishes)]


class Reviews:
    """The reviews of this process."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.queue = Queue()
        self._games: dict[str, Game] = {}
        """Of the tables that wait or are worked on."""
        self._partial: dict[str, Review] = {}
        self._hints: OrderedDict[str, Future[Compared]] = OrderedDict()
        """By what the player knows."""
        self._pools: dict[str, ProcessPoolExecutor] = {}
        self._worker: asyncio.Task[None] | None = None
        self._stopping = False

    async def stop(self) -> None:
        self._stopping = True
        for each in self._pools.values():
            working = list(each._processes.values())
            each.shutdown(wait=False, cancel_futures=True)
            for process in working:
                process.terminate()
        if self._worker:
            self._worker.cancel()
            await asyncio.gather(self._worker, return_exceptions=True)

    async def ask(self, person: str, table: Table) -> ReviewInfo:
        """Begin a review, unless it is there or on its way."""
        game, table_id = reviewable(table), table.row.id
        found = await self.state(table_id)
        if found.stage != "none":
            return found
        self.queue.add(person, table_id)
        self._games[table_id] = game.copy()
        if self._worker is None or self._worker.done():
            self._worker = asyncio.create_task(self._work())
        return await self.state(table_id)

    async def state(self, table_id: str) -> ReviewInfo:
        waiting = self.queue.order()
        if table_id in waiting:
            return ReviewInfo("waiting", waiting.index(table_id) + len(self._games) - len(waiting), 0.0, None)
        if table_id in self._games:
            partial = self._partial.get(table_id)
            return ReviewInfo("working", 0, partial.done if partial else 0.0, partial)
        query = select(db.reviews).where(db.reviews.c.table_id == table_id)
        row = await self.database.read(lambda connection: connection.execute(query).first())
        if row is None or (row.review is None and row.claimed_until < now()):
            return ReviewInfo("none", 0, 0.0, None)
        if row.review is None:
            return ReviewInfo("working", 0, row.done, None)
        return ReviewInfo("done", 0, 1.0, msgspec.json.decode(row.review, type=Review))

    async def attempt(self, table: Table, move: int, lines: list[str]) -> Tried:
        """Compare a turn that begins at a move with the champion's. What the review says is not searched again."""
        game = reviewable(table)
        found = (await self.state(table.row.id)).review
        first, last = turn_around(game, move)
        known = _said(found, game, first, last, lines) if found else None
        return known or await self._compare(game.at(first), lines)

    async def solve(self, puzzle: Puzzle, lines: list[str]) -> Tried:
        """Compare a turn with the best one of a puzzle."""
        start, best = puzzle.game(), puzzle.turns[0]
        if puzzle.is_solved_by(lines):
            return Tried.best(told(start.view(start.seat), tuple(best)))
        tried = await self._compare(start, lines, best)
        return tried if tried.good else Tried(False, tried.cost, [])

    async def _compare(self, start: Game, lines: list[str], best: Sequence[str] = ()) -> Tried:
        job = TurnJob(start.view(start.seat).position(), lines, list(best))
        compared: Compared = await asyncio.wrap_future(self._process("questions").submit(compare_turns, job))
        return Tried(not compared.cost.judgement, compared.cost, compared.variation)

    def hint(self, view: View) -> list[Step] | None:
        """What the champion would do for a seat, by what that seat may know; None while it is being found."""
        known = view.position()
        if known not in self._hints:
            self._hints[known] = self._process("questions").submit(advise, Job(0, known, "", 1))
            while len(self._hints) > KEPT_HINTS:
                self._hints.popitem(last=False)
        if not self._hints[known].done():
            return None
        if self._hints[known].exception():  # the next request tries again
            return self._hints.pop(known).result().variation
        return self._hints[known].result().variation

    # Working

    async def _work(self) -> None:
        """Make reviews until the queue is empty."""
        while len(self.queue):
            table_id = self.queue.pop()
            with log_errors("review", table=table_id):
                if await self.database.transact(partial(_claim, table_id)):
                    await self._make(table_id)
            self._games.pop(table_id, None)
            self._partial.pop(table_id, None)

    async def _make(self, table_id: str) -> None:
        steps = reviewing(self._games[table_id], run=self._run)
        told = time.monotonic()
        try:
            while (found := await asyncio.to_thread(next, steps, None)) is not None:
                self._partial[table_id] = found
                if found.done == 1:
                    written = msgspec.json.encode(found).decode()
                    await self._note(table_id, review=written, done=1.0)
                elif time.monotonic() - told > PROGRESS_S:
                    told = time.monotonic()
                    await self._note(table_id, done=found.done, claimed_until=now() + LEASE_MS)
        except BaseException:
            if not self._stopping:  # let another try begin
                await self._forget(table_id)
            raise

    async def _note(self, table_id: str, **values: Any) -> None:
        await self.database.execute(update(db.reviews).where(db.reviews.c.table_id == table_id).values(values))

    async def _forget(self, table_id: str) -> None:
        await self.database.execute(delete(db.reviews).where(db.reviews.c.table_id == table_id))

    def _run(self, function: Callable[[Jobs], list[Any]], groups: Iterable[Jobs]) -> Iterator[tuple[Jobs, list[Any]]]:
        groups = list(groups)
        return zip(groups, self._process("reviews").map(function, groups), strict=True)

    def _process(self, work: Literal["reviews", "questions"]) -> ProcessPoolExecutor:
        """One process for reviews, and one for those who wait for an answer; each starts when it is needed."""
        if work not in self._pools:
            self._pools[work] = pool(1, _yield_to_others)
        return self._pools[work]


def _said(review: Review, game: Game, first: int, last: int, lines: list[str]) -> Tried | None:
    """What a review says of a turn: of the one that was played, and of the one that it shows as better."""
    costly = [each for each in review.decisions if first <= each.move < last and each.cost.share]
    worst = max(costly, key=lambda decision: decision.cost.share, default=None)
    played = game.lines[first:last]
    if not worst:
        return None
    if lines == played:
        lost = sum(each.cost.share for each in costly)
        return Tried(lost < LIMITS["inaccuracy"], worst.cost, worst.variation)
    better = [*game.lines[first : worst.move], *(step.line for step in worst.variation)]
    return Tried.best(worst.variation) if lines == better else None


def _yield_to_others() -> None:
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, 0, LOWEST_PRIORITY)


def _claim(table_id: str, connection: Connection) -> bool:
    """Mark a review as begun; False if it is there, or another process makes it."""
    reviews, claimed = db.reviews, now() + LEASE_MS
    row = connection.execute(select(reviews).where(reviews.c.table_id == table_id).with_for_update()).first()
    if row is None:
        connection.execute(reviews.insert().values(table_id=table_id, done=0.0, claimed_until=claimed))
        return True
    if row.review is not None or row.claimed_until > now():
        return False
    connection.execute(update(reviews).where(reviews.c.table_id == table_id).values(claimed_until=claimed))
    return True
