"""How many commits a second PostgreSQL takes when each of them tells other processes: by NOTIFY, or through Valkey.

    python benchmarks/messages.py [--writers 16] [--seconds 5] [--rounds 3] [--json]

Every writer changes a row of its own and tells eight listeners. A notification in a transaction makes PostgreSQL commit
one after the other; a message through Valkey is sent after the commit. ``silent`` tells nobody. The three take turns,
and the median of the rounds is shown; PostgreSQL and Valkey are started for this, on the disk and without tuning.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import time
from contextlib import suppress
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from load import folder, postgresql, valkey
from redis.asyncio import Redis

LISTENERS = 8
WAYS = ("silent", "notify", "valkey")


async def commit(database: str, number: int, end: float, notify: bool, shared: Redis | None) -> int:
    """Commit until the end; how often."""
    connection, commits = await asyncpg.connect(database), 0
    while time.monotonic() < end:
        async with connection.transaction():
            await connection.execute("UPDATE messages SET version = version + 1 WHERE id = $1", number)
            if notify:
                await connection.execute("SELECT pg_notify('messages', $1)", str(number))
        if shared:
            await shared.publish("messages", str(number))
        commits += 1
    await connection.close()
    return commits


async def hear(shared: Redis) -> None:
    async with shared.pubsub() as listener:
        await listener.subscribe("messages")
        async for _ in listener.listen():
            pass


async def measure(options: argparse.Namespace, database: str, url: str, way: str) -> float:
    """Commits a second for one way to tell others."""
    notify, shared = way == "notify", Redis.from_url(url) if way == "valkey" else None
    listeners = [await asyncpg.connect(database) for _ in range(LISTENERS if notify else 0)]
    for listener in listeners:
        await listener.add_listener("messages", lambda *_: None)
    hearing = [asyncio.create_task(hear(shared)) for _ in range(LISTENERS)] if shared else []
    began = time.monotonic()
    end = began + options.seconds
    writing = [commit(database, number, end, notify, shared) for number in range(options.writers)]
    commits = sum(await asyncio.gather(*writing))
    taken = time.monotonic() - began
    for task in hearing:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
    for listener in listeners:
        await listener.close()
    if shared:
        await shared.aclose()
    return commits / taken


async def run(options: argparse.Namespace, database: str, url: str) -> dict[str, Any]:
    connection = await asyncpg.connect(database)
    await connection.execute("CREATE TABLE messages (id int PRIMARY KEY, version int)")
    await connection.executemany("INSERT INTO messages VALUES ($1, 0)", [(n,) for n in range(options.writers)])
    await connection.close()
    rounds = [{way: await measure(options, database, url, way) for way in WAYS} for _ in range(options.rounds)]
    found: dict[str, Any] = {way: round(statistics.median(one[way] for one in rounds)) for way in WAYS}
    ratios = sorted(one["valkey"] / one["notify"] for one in rounds)
    found["valkey, as a multiple of notify"] = [round(ratio, 2) for ratio in ratios]
    return found | {"writers": options.writers, "load_average": round(os.getloadavg()[0], 1)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--writers", type=int, default=16)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--port", type=int, default=8767)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    with folder() as here, postgresql(here) as (database, _), valkey(here, options.port):
        plain = database.replace("+asyncpg", "")
        found = asyncio.run(run(options, plain, f"redis://127.0.0.1:{options.port}"))
    if options.json:
        print(json.dumps(found))
        return
    for name, value in found.items():
        print(f"{name:32} {value}")


if __name__ == "__main__":
    main()
