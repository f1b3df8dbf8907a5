"""Bots at work: they think in threads, off the event loop, so many at a time and one decision of a table after another.

A table where a bot must choose is work. A process claims it for a while and says so in the database; the claim is
renewed with every decision, and other processes take over what a dead one has left.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import or_, select, update

from antikythera import bots
from antikythera.server import database as db
from antikythera.server.accounts import draw_id
from antikythera.server.failures import going_on
from antikythera.server.match import Match
from antikythera.server.matches import Matches, now
from antikythera.server.metrics import THOUGHTS
from antikythera.server.play import seal

MOST_AT_ONCE = 64
"""How many tables a process claims at once."""
KEPT = 256


class BotsAtWork:
    """The bots that think in this process."""

    def __init__(self, matches: Matches, threads: int, lease_s: float, sweep_s: float) -> None:
        self.matches, self.lease_ms, self.sweep_s = matches, int(lease_s * 1000), sweep_s
        self.process = draw_id()
        self.tables: dict[str, asyncio.Task[None]] = {}
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._turns = asyncio.Semaphore(threads)  # first come, first served: so tables take turns
        self._bots: OrderedDict[tuple[str, int, str], bots.Bot] = OrderedDict()
        self._sweeper: asyncio.Task[None] | None = None
        self._stopping = False

    def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        """Stop thinking, and leave the work to others."""
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
        async with self.matches.database.write() as connection:
            await connection.execute(update(db.tables).where(mine).values(claimed_until=0))

    def committed(self, match: Match) -> None:
        """A table has changed: a bot may be due."""
        free = len(self.tables) < MOST_AT_ONCE and not self._stopping
        if match.table.bot_due and free and match.table.id not in self.tables:
            self._take(match.table.id)

    def _take(self, table_id: str) -> None:
        self.tables[table_id] = asyncio.create_task(self._work(table_id))

    async def _sweep(self) -> None:
        """Look for work that was left by others."""
        while True:
            with going_on("bots"):
                for table_id in await self._left():
                    if table_id not in self.tables and len(self.tables) < MOST_AT_ONCE:
                        self._take(table_id)
            await asyncio.sleep(self.sweep_s)

    async def _left(self) -> list[str]:
        table = db.tables.c
        free = or_(table.claimed_until.is_(None), table.claimed_until < now())
        query = select(table.id).where(table.bot_due, free).order_by(table.updated).limit(MOST_AT_ONCE)
        async with self.matches.database.read() as connection:
            return list((await connection.execute(query)).scalars())

    async def _claim(self, table_id: str) -> bool:
        table = db.tables.c
        free = or_(table.claimed_until.is_(None), table.claimed_until < now(), table.claimed_by == self.process)
        claim = update(db.tables).where(table.id == table_id, table.bot_due, free)
        async with self.matches.database.write() as connection:
            values = {"claimed_by": self.process, "claimed_until": now() + self.lease_ms}
            return (await connection.execute(claim.values(values))).rowcount == 1

    async def _work(self, table_id: str) -> None:
        """Choose for the bots of a table, one decision after the other, until a person is to choose."""
        try:
            with going_on("bot", table=table_id):
                match = await self.matches.get(table_id) if await self._claim(table_id) else None
                while match and match.bots_due:
                    seat = match.bots_due[0]
                    match = await self._play(match, seat, await self._choose(match, seat))
        finally:  # at once after the last look at the table: whatever is due from now on is new work
            del self.tables[table_id]

    async def _choose(self, match: Match, seat: int) -> str:
        view = match.seen_by(seat)
        bot = self._bot(match, seat)
        async with self._turns:
            began = time.perf_counter()
            thinking = asyncio.get_running_loop().run_in_executor(self._threads, bot.choose, view)
            number = await self._keeping_the_claim(match.table.id, thinking)
            THOUGHTS.labels(match.seats[seat - 1].bot).observe(time.perf_counter() - began)
        return view.rules.lines[number]

    async def _keeping_the_claim(self, table_id: str, thinking: asyncio.Future[int]) -> int:
        """Wait for a bot, however long it thinks."""
        while True:
            done, _ = await asyncio.wait([thinking], timeout=self.lease_ms / 3000)
            if done:
                return thinking.result()
            await self._claim(table_id)

    def _bot(self, match: Match, seat: int) -> bots.Bot:
        """The bot of a seat. Its chance is its own, and not to be guessed from anything that is seen."""
        level = match.seats[seat - 1].bot or "random"
        key = match.table.id, seat, level
        if key not in self._bots:
            secret = hashlib.sha256(f"{match.table.seed} {seat}".encode()).digest()
            self._bots[key] = bots.bot(level, match.table.game, seed=int.from_bytes(secret[:4], "big"))
        self._bots.move_to_end(key)
        while len(self._bots) > KEPT:
            self._bots.popitem(last=False)
        return self._bots[key]

    async def _play(self, match: Match, seat: int, line: str) -> Match:
        """Play what a bot has chosen, unless the table has changed meanwhile: then it is asked again."""
        if match.together:
            changed, _ = await self.matches.change(match.table.id, lambda fresh: self._seal(fresh, seat, line))
            return changed
        after = match.copy()
        after.play(line, now())
        if await self.matches.append(match, after, (self.process, now() + self.lease_ms)):
            return after
        return await self.matches.get(match.table.id)

    def _seal(self, match: Match, seat: int, line: str) -> None:
        if match.together and match.seats[seat - 1].bot and seat not in match.sealed:
            seal(match, seat, line)
