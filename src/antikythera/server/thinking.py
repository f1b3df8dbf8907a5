"""Where bots think: in threads of a process, or in processes of their own, which may run on other machines.

A decision depends only on what the seat may know of the position, so only that is sent to another process.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import msgspec
from threadpoolctl import threadpool_limits

from antikythera import bots
from antikythera.game import View, view_from_position

if TYPE_CHECKING:
    from saq.queue.redis import RedisQueue

CACHED_BOTS = 256
QUEUE = "antikythera-bots"
HEARTBEAT_S = 6
"""If a worker is silent for this long, another one thinks instead of it."""
THOUGHT_S = 120
"""The longest time for a decision, including the queue."""


class BotSeat(msgspec.Struct, frozen=True):
    """The bot of a seat."""

    table: str
    seat: int
    game: str
    level: str
    seed: int


class Threads:
    """Bots that think in threads of this process, each of them in one: nets are small, and the threads of NumPy would
    keep all cores busy with waiting for each other.
    """

    def __init__(self, threads: int) -> None:
        threadpool_limits(1, "blas")
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._bots: OrderedDict[BotSeat, bots.Bot] = OrderedDict()

    async def choose(self, who: BotSeat, view: View) -> int:
        """The number of the line that a bot chooses."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._bot(who).choose, view)

    def _bot(self, who: BotSeat) -> bots.Bot:
        if who not in self._bots:
            self._bots[who] = bots.bot(who.level, who.game, seed=who.seed, threads=1)
        self._bots.move_to_end(who)
        while len(self._bots) > CACHED_BOTS:
            self._bots.popitem(last=False)
        return self._bots[who]

    def stop(self) -> None:
        for bot in self._bots.values():
            bot.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)


class Elsewhere:
    """Bots that think in worker processes: see :func:`work`."""

    def __init__(self, valkey: str) -> None:
        self._queue = _queue(valkey)

    async def choose(self, who: BotSeat, view: View) -> int:
        """The number of the line that a bot chooses."""
        from antikythera.server.valkey import watched

        thought = {"who": msgspec.structs.asdict(who), "position": view.position()}
        limits = {"timeout": THOUGHT_S, "heartbeat": HEARTBEAT_S, "retries": 3, "ttl": THOUGHT_S}
        with watched("bots"):
            (number,) = await self._queue.map("choose", [thought | limits], timeout=THOUGHT_S)
        return int(number)

    async def stop(self) -> None:
        await self._queue.disconnect()


def _queue(valkey: str) -> RedisQueue:
    from saq.queue.redis import RedisQueue

    return RedisQueue.from_url(valkey, name=QUEUE)


def work(valkey: str, threads: int) -> None:
    """Think for the servers that use the same Valkey, until stopped."""
    asyncio.run(_work(valkey, threads))


async def _work(valkey: str, threads: int) -> None:
    from saq import Worker

    queue, thinking = _queue(valkey), Threads(threads)

    async def choose(context: Any, *, who: dict[str, Any], position: str) -> int:
        thought = asyncio.ensure_future(thinking.choose(BotSeat(**who), view_from_position(position)))
        while not (await asyncio.wait([thought], timeout=HEARTBEAT_S / 3))[0]:
            await context["job"].update()  # still alive
        return int(thought.result())

    timers: Any = {"sweep": 1, "schedule": 1, "worker_info": 10, "abort": 1}
    worker: Worker[Any] = Worker(queue, [("choose", choose)], concurrency=threads, timers=timers)
    try:
        await worker.start()
    finally:
        thinking.stop()
        await queue.disconnect()
