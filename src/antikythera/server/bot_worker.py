"""The bots of a process: they think in threads, or in worker processes, one decision of a table after the other.

A table where a bot must choose waits for its turn (:mod:`turns`). Then the process claims it by writing to the
database, and renews the claim with every decision; other processes take over the tables of a process that has died.
Bots play as long as a person plays with them: nobody thinks for a table that all people have left.
"""

from __future__ import annotations

import asyncio
import hashlib
import math
import time
from collections.abc import Awaitable
from typing import Any

from sqlalchemy import ColumnElement, Select, or_, select, tuple_, update

from antikythera import bots
from antikythera.registry import games
from antikythera.rulebook import rulebook
from antikythera.server import schema as db
from antikythera.server.accounts import draw_id
from antikythera.server.errors import log_errors
from antikythera.server.messages import Message, Messages
from antikythera.server.metrics import THOUGHTS
from antikythera.server.play import seal
from antikythera.server.settings import ServerSettings
from antikythera.server.store import TableStore, now
from antikythera.server.table import Table
from antikythera.server.thinking import BotSeat, Elsewhere, Threads
from antikythera.server.turns import Turns

MOST_FOUND = 1000
"""How many tables that wait for a bot a process looks for at once."""
SEARCHES_ELSEWHERE = 32
"""How many searches of a process may be in the queue of the workers."""
QUICK = ("random", "heuristic", "net")
"""Kinds of bots that do not search."""


def _playable() -> ColumnElement[bool]:
    """Tables whose rules are here; others wait for a process that has them."""
    return tuple_(db.tables.c.game, db.tables.c.rules).in_([(game, rulebook(game).version) for game in games()])


class BotWorker:
    """The bots of this process."""

    def __init__(self, store: TableStore, messages: Messages, settings: ServerSettings) -> None:
        self.store, self.messages = store, messages
        self.lease_ms, self.sweep_s = int(settings.lease_s * 1000), settings.sweep_s
        self.process = draw_id()
        self.tables: dict[str, asyncio.Task[None]] = {}
        self.turns = Turns(settings.bot_threads or SEARCHES_ELSEWHERE, self._tell_used)
        self._here = Threads(settings.bot_threads + 1)
        self._elsewhere = None if settings.bot_threads else Elsewhere(settings.valkey)
        messages.receivers["used"] = self._received_used
        self._sweeper: asyncio.Task[None] | None = None
        self._stopping = False

    @property
    def alive(self) -> bool:
        """Whether this process looks for bots that must choose."""
        return self._sweeper is not None and not self._sweeper.done()

    def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        """Stop thinking, and release all claims."""
        self._stopping = True
        working = [task for task in (self._sweeper, *self.tables.values()) if task]
        for task in working:
            task.cancel()
        self._here.stop()
        await asyncio.gather(*working, return_exceptions=True)
        await self._release()
        if self._elsewhere:
            await self._elsewhere.stop()

    async def _release(self) -> None:
        mine = db.tables.c.claimed_by == self.process
        await self.store.database.execute(update(db.tables).where(mine).values(claimed_until=0))

    def _tell_used(self, person: str, address: str, seconds: float) -> None:
        """Thinking is shared fairly by all processes: tell the others who has used some."""
        if self.messages.shared:
            self.messages.publish("used", process=self.process, person=person, address=address, seconds=seconds)

    def _received_used(self, message: Message) -> None:
        if message["process"] != self.process:
            self.turns.use(message["person"], message["address"], message["seconds"])

    def committed(self, table: Table) -> None:
        """A table has changed: perhaps a bot must choose."""
        if table.row.bot_due:
            self._take(table.row.id, table.row.host or "")

    def _take(self, table_id: str, person: str) -> None:
        if table_id not in self.tables and not self._stopping and not self.turns.has_enough(person):
            self.tables[table_id] = asyncio.create_task(self._work(table_id, person))

    async def _sweep(self) -> None:
        """Look for tables that other processes have left, or this one after an error."""
        while True:
            with log_errors("bots"):
                for table_id, person in await self._unclaimed():
                    self._take(table_id, person or "")
            await asyncio.sleep(self.sweep_s)

    async def _unclaimed(self) -> list[tuple[str, str | None]]:
        waiting = self.waiting()
        rows = await self.store.database.read(lambda connection: connection.execute(waiting).all())
        return [(row.id, row.host) for row in rows]

    def waiting(self) -> Select[Any]:
        """The tables that wait for a bot, those that have waited longest first."""
        columns = db.tables.c
        query = select(columns.id, columns.host).where(columns.bot_due, self._may_claim(), _playable())
        return query.order_by(columns.updated).limit(MOST_FOUND)

    def _may_claim(self) -> ColumnElement[bool]:
        """Whether no other process has a claim to a table. One that holds for too long was made by a clock that was
        wrong.
        """
        columns = db.tables.c
        until = columns.claimed_until
        free = or_(until.is_(None), until < now(), until > now() + 2 * self.lease_ms)
        return or_(free, columns.claimed_by == self.process)

    async def drop_claims(self) -> None:
        """Drop what a process that died has claimed, when no other process can be alive."""
        drop = update(db.tables).values(claimed_by=None, claimed_until=None)
        await self.store.database.execute(drop.where(db.tables.c.claimed_until.is_not(None)))

    async def _claim(self, table_id: str) -> bool:
        columns = db.tables.c
        claim = update(db.tables).where(columns.id == table_id, columns.bot_due, self._may_claim())
        values = {"claimed_by": self.process, "claimed_until": now() + self.lease_ms}
        return await self.store.database.execute(claim.values(values)) == 1

    async def _work(self, table_id: str, person: str) -> None:
        """Choose for the bots of a table, one decision after the other, until a person must choose."""
        claimed_at = -math.inf
        try:
            with log_errors("bot", table=table_id):
                table = await self.store.get(table_id)
                while table.bots_due:
                    seat = table.bots_due[0]
                    async with self.turns.turn(person, is_quick(table, seat)):
                        fresh = 1000 * (time.monotonic() - claimed_at) < self.lease_ms / 2
                        if not fresh and not await self._claim(table_id):
                            return
                        line = await self._choose(table, seat)
                    table = await self._play(table, seat, line)
                    claimed_at = time.monotonic()
        finally:  # no await since the last look at the table: later changes start a new task
            del self.tables[table_id]

    async def _choose(self, table: Table, seat: int) -> str:
        view, bot = table.view(seat), bot_of(table, seat)
        began = time.perf_counter()
        thinking = self._here if is_quick(table, seat) or not self._elsewhere else self._elsewhere
        number = await self._keeping_the_claim(table.row.id, thinking.choose(bot, view))
        THOUGHTS.labels(bot.level).observe(time.perf_counter() - began)
        return view.rules.lines[number]

    async def _keeping_the_claim(self, table_id: str, thinking: Awaitable[int]) -> int:
        """Wait for a bot, and renew the claim while it thinks."""
        thought = asyncio.ensure_future(thinking)
        try:
            while not (await asyncio.wait([thought], timeout=self.lease_ms / 3000))[0]:
                await self._claim(table_id)
            return thought.result()
        finally:
            thought.cancel()

    async def _play(self, table: Table, seat: int, line: str) -> Table:
        """Play the choice of a bot. If the table has changed meanwhile, nothing is played and the bot chooses again."""
        if table.simultaneous:
            changed, _ = await self.store.change(table.row.id, lambda fresh: self._seal(fresh, seat, line))
            return changed
        after = table.copy()
        after.play(line, now())
        if await self.store.append(table, after, (self.process, now() + self.lease_ms)):
            return after
        return await self.store.get(table.row.id)

    def _seal(self, table: Table, seat: int, line: str) -> None:
        if table.simultaneous and table.seats[seat - 1].bot and seat not in table.sealed:
            seal(table, seat, line)


def bot_of(table: Table, seat: int) -> BotSeat:
    """The bot of a seat. Its seed cannot be guessed from anything that players see."""
    secret = hashlib.sha256(f"{table.row.dealt_from} {seat}".encode()).digest()
    level = table.seats[seat - 1].bot or "random"
    return BotSeat(table.row.id, seat, table.row.game, level, int.from_bytes(secret[:4], "big"))


def is_quick(table: Table, seat: int) -> bool:
    """Whether the bot of a seat chooses without a search."""
    name = table.seats[seat - 1].bot or ""
    kind = bots.level(name, table.row.game).bot if name in bots.LEVELS else name
    return kind in QUICK
