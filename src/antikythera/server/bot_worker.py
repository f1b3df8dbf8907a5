"""The bots of a process: they think in a pool of threads, one decision of a table after the other.

A process claims a table where a bot must choose by writing to the database. It renews the claim with every decision;
other processes take over the tables of a process that has died.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import ColumnElement, or_, select, tuple_, update

from antikythera import bots
from antikythera.registry import games
from antikythera.rulebook import rulebook
from antikythera.server import database as db
from antikythera.server.accounts import draw_id
from antikythera.server.errors import log_errors
from antikythera.server.metrics import THOUGHTS
from antikythera.server.play import seal
from antikythera.server.store import TableStore, now
from antikythera.server.table import Table

MOST_AT_ONCE = 64
"""How many tables a process claims at the same time."""
CACHED_BOTS = 256


def _playable() -> ColumnElement[bool]:
    """Tables whose rules are here; others wait for a process that has them."""
    return tuple_(db.tables.c.game, db.tables.c.rules).in_([(game, rulebook(game).version) for game in games()])


class BotWorker:
    """The bots of this process."""

    def __init__(self, store: TableStore, threads: int, lease_s: float, sweep_s: float) -> None:
        self.store, self.lease_ms, self.sweep_s = store, int(lease_s * 1000), sweep_s
        self.process = draw_id()
        self.tables: dict[str, asyncio.Task[None]] = {}
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._turns = asyncio.Semaphore(threads)  # fair: tables take turns
        self._bots: OrderedDict[tuple[str, int, str], bots.Bot] = OrderedDict()
        self._sweeper: asyncio.Task[None] | None = None
        self._stopping = False

    def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        """Stop thinking, and release all claims."""
        self._stopping = True
        working = [task for task in (self._sweeper, *self.tables.values()) if task]
        for task in working:
            task.cancel()
        for bot in self._bots.values():
            bot.stop()
        await asyncio.gather(*working, return_exceptions=True)
        await self._release()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _release(self) -> None:
        mine = db.tables.c.claimed_by == self.process
        async with self.store.database.write() as connection:
            await connection.execute(update(db.tables).where(mine).values(claimed_until=0))

    def committed(self, table: Table) -> None:
        """A table has changed: perhaps a bot must choose."""
        free = len(self.tables) < MOST_AT_ONCE and not self._stopping
        if table.row.bot_due and free and table.row.id not in self.tables:
            self._take(table.row.id)

    def _take(self, table_id: str) -> None:
        self.tables[table_id] = asyncio.create_task(self._work(table_id))

    async def _sweep(self) -> None:
        """Look for tables that other processes have left."""
        while True:
            with log_errors("bots"):
                for table_id in await self._unclaimed():
                    if table_id not in self.tables and len(self.tables) < MOST_AT_ONCE:
                        self._take(table_id)
            await asyncio.sleep(self.sweep_s)

    async def _unclaimed(self) -> list[str]:
        columns = db.tables.c
        free = or_(columns.claimed_until.is_(None), columns.claimed_until < now())
        query = (
            select(columns.id).where(columns.bot_due, free, _playable()).order_by(columns.updated).limit(MOST_AT_ONCE)
        )
        async with self.store.database.read() as connection:
            return list((await connection.execute(query)).scalars())

    async def _claim(self, table_id: str) -> bool:
        columns = db.tables.c
        free = or_(columns.claimed_until.is_(None), columns.claimed_until < now(), columns.claimed_by == self.process)
        claim = update(db.tables).where(columns.id == table_id, columns.bot_due, free)
        async with self.store.database.write() as connection:
            values = {"claimed_by": self.process, "claimed_until": now() + self.lease_ms}
            return (await connection.execute(claim.values(values))).rowcount == 1

    async def _work(self, table_id: str) -> None:
        """Choose for the bots of a table, one decision after the other, until a person must choose."""
        try:
            with log_errors("bot", table=table_id):
                table = await self.store.get(table_id) if await self._claim(table_id) else None
                while table and table.bots_due:
                    seat = table.bots_due[0]
                    table = await self._play(table, seat, await self._choose(table, seat))
        finally:  # no await since the last look at the table: later changes start a new task
            del self.tables[table_id]

    async def _choose(self, table: Table, seat: int) -> str:
        view = table.view(seat)
        bot = self._bot(table, seat)
        async with self._turns:
            began = time.perf_counter()
            thinking = asyncio.get_running_loop().run_in_executor(self._threads, bot.choose, view)
            number = await self._keeping_the_claim(table.row.id, thinking)
            THOUGHTS.labels(table.seats[seat - 1].bot).observe(time.perf_counter() - began)
        return view.rules.lines[number]

    async def _keeping_the_claim(self, table_id: str, thinking: asyncio.Future[int]) -> int:
        """Wait for a bot, and renew the claim while it thinks."""
        while True:
            done, _ = await asyncio.wait([thinking], timeout=self.lease_ms / 3000)
            if done:
                return thinking.result()
            await self._claim(table_id)

    def _bot(self, table: Table, seat: int) -> bots.Bot:
        """The bot of a seat. Its seed cannot be guessed from anything that players see."""
        level = table.seats[seat - 1].bot or "random"
        key = table.row.id, seat, level
        if key not in self._bots:
            secret = hashlib.sha256(f"{table.row.dealt_from} {seat}".encode()).digest()
            self._bots[key] = bots.bot(level, table.row.game, seed=int.from_bytes(secret[:4], "big"), threads=1)
        self._bots.move_to_end(key)
        while len(self._bots) > CACHED_BOTS:
            self._bots.popitem(last=False)
        return self._bots[key]

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
