"""Reviews of finished games: made one after the other, in a process of the lowest priority, and kept forever.

A game that several tables show, because its record was loaded again, is reviewed once.

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
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from functools import partial
from hashlib import sha256
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, Select, delete, or_, select, update

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

T = TypeVar("T")

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


class Wish(NamedTuple):
    """A review that someone asked for."""

    table_id: str
    game: Game


def key_of(game: Game) -> str:
    """What a review follows from: the rules, the deal and all lines."""
    return sha256("\n".join([game.at(0).position(), *game.lines]).encode()).hexdigest()


class Queue:
    """Requests for reviews. People take turns."""

    def __init__(self) -> None:
        self._by_person: OrderedDict[str, deque[str]] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(len, self._by_person.values()))

    def add(self, person: str, wish: str) -> None:
        if len(self._by_person.get(person, ())) >= MOST_EACH or len(self) >= MOST_WAITING:
            raise Problem("reviews-waiting", most=MOST_EACH)
        self._by_person.setdefault(person, deque()).append(wish)

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
        self._wishes: dict[str, Wish] = {}
        """By key: those that wait or are worked on."""
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
        game, found = reviewable(table), await self.state(table)
        if found.stage != "none":
            return found
        key = key_of(game)
        self.queue.add(person, key)
        self._wishes[key] = Wish(table.row.id, game.copy())
        if self._worker is None or self._worker.done():
            self._worker = asyncio.create_task(self._work())
        return await self.state(table)

    async def state(self, table: Table) -> ReviewInfo:
        key, waiting = key_of(reviewable(table)), self.queue.order()
        if key in waiting:
            return ReviewInfo("waiting", waiting.index(key) + len(self._wishes) - len(waiting), 0.0, None)
        if key in self._wishes:
            partial = self._partial.get(key)
            return ReviewInfo("working", 0, partial.done if partial else 0.0, partial)
        query = _stored(table.row.id, key)
        row = await self.database.read(lambda connection: connection.execute(query).first())
        if row is None or (row.review is None and row.claimed_until < now()):
            return ReviewInfo("none", 0, 0.0, None)
        if row.review is None:
            return ReviewInfo("working", 0, row.done, None)
        return ReviewInfo("done", 0, 1.0, msgspec.json.decode(row.review, type=Review))

    async def attempt(self, table: Table, move: int, lines: list[str]) -> Tried:
        """Compare a turn that begins at a move with the champion's. What the review says is not searched again."""
        game = reviewable(table)
        found = (await self.state(table)).review
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
        compared: Compared = await asyncio.wrap_future(
            self._give("questions", lambda process: process.submit(compare_turns, job))
        )
        return Tried(not compared.cost.judgement, compared.cost, compared.variation)

    def hint(self, view: View) -> list[Step] | None:
        """What the champion would do for a seat, by what that seat may know; None while it is being found."""
        known = view.position()
        if known not in self._hints:
            self._hints[known] = self._give("questions", lambda process: process.submit(advise, Job(0, known, "", 1)))
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
            key = self.queue.pop()
            table_id, game = self._wishes[key]
            with log_errors("review", table=table_id):
                if await self.database.transact(partial(_claim, table_id, key)):
                    await self._make(key, game)
            del self._wishes[key]
            self._partial.pop(key, None)

    async def _make(self, key: str, game: Game) -> None:
        steps = reviewing(game, run=self._run)
        told = time.monotonic()
        try:
            while (found := await asyncio.to_thread(next, steps, None)) is not None:
                self._partial[key] = found
                if found.done == 1:
                    written = msgspec.json.encode(found).decode()
                    await self._note(key, review=written, done=1.0)
                elif time.monotonic() - told > PROGRESS_S:
                    told = time.monotonic()
                    await self._note(key, done=found.done, claimed_until=now() + LEASE_MS)
        except BaseException:
            if not self._stopping:  # let another try begin
                await self._forget(key)
            raise

    async def _note(self, key: str, **values: Any) -> None:
        await self.database.execute(update(db.reviews).where(db.reviews.c.key == key).values(values))

    async def _forget(self, key: str) -> None:
        await self.database.execute(delete(db.reviews).where(db.reviews.c.key == key))

    def _run(self, function: Callable[[Jobs], list[Any]], groups: Iterable[Jobs]) -> Iterator[tuple[Jobs, list[Any]]]:
        groups = list(groups)
        return zip(groups, self._give("reviews", lambda process: process.map(function, groups)), strict=True)

    def _give(self, work: Literal["reviews", "questions"], give: Callable[[ProcessPoolExecutor], T]) -> T:
        """Give work to a process: one is for reviews, one for those who wait for an answer. It starts when needed,
        and is replaced if it was killed: a broken pool takes no more work.
        """
        try:
            return give(self._process(work))
        except BrokenExecutor:
            del self._pools[work]
            return give(self._process(work))

    def _process(self, work: str) -> ProcessPoolExecutor:
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


def _stored(table_id: str, key: str) -> Select[Any]:
    """The review of a game, also if it was made for another table."""
    columns = db.reviews.c
    found = or_(columns.key == key, columns.table_id == table_id)  # those of earlier releases have no key
    return select(db.reviews).where(found).order_by(columns.review.is_(None), columns.claimed_until.desc())


def _claim(table_id: str, key: str, connection: Connection) -> bool:
    """Mark a review as begun; False if it is there, or another process makes it."""
    row = connection.execute(_stored(table_id, key).with_for_update()).first()
    if row is not None:
        if row.review is not None or row.claimed_until > now():
            return False
        connection.execute(delete(db.reviews).where(db.reviews.c.table_id == row.table_id))
    claimed = {"table_id": table_id, "key": key, "done": 0.0, "claimed_until": now() + LEASE_MS}
    connection.execute(db.reviews.insert().values(claimed))
    return True
