"""How many commits a second PostgreSQL takes when each of them tells other processes: by NOTIFY, or through Valkey.

    python benchmarks/messages.py --database postgresql://... --valkey redis://... [--writers 16] [--seconds 5] [--json]

Every writer changes a row of its own and tells eight listeners. A notification in a transaction makes PostgreSQL commit
one after the other; a message through Valkey is sent after the commit.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import time
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from redis.asyncio import Redis

LISTENERS = 8


async def commit(database: str, number: int, end: float, notify: bool, valkey: Redis | None) -> int:
    """Commit until the end; how often."""
    connection, commits = await asyncpg.connect(database), 0
    while time.monotonic() < end:
        async with connection.transaction():
            await connection.execute("UPDATE messages SET version = version + 1 WHERE id = $1", number)
            if notify:
                await connection.execute("SELECT pg_notify('messages', $1)", str(number))
        if valkey:
            await valkey.publish("messages", str(number))
        commits += 1
    await connection.close()
    return commits


async def measure(options: argparse.Namespace, way: str) -> dict[str, Any]:
    """Commits a second for one way to tell others."""
    notify, valkey = way == "notify", Redis.from_url(options.valkey) if way == "valkey" else None
    listeners = [await asyncpg.connect(options.database) for _ in range(LISTENERS if notify else 0)]
    for listener in listeners:
        await listener.add_listener("messages", lambda *_: None)
    began = time.monotonic()
    end = began + options.seconds
    writing = [commit(options.database, number, end, notify, valkey) for number in range(options.writers)]
    commits = sum(await asyncio.gather(*writing))
    taken = time.monotonic() - began
    for listener in listeners:
        await listener.close()
    if valkey:
        await valkey.aclose()
    return {"way": way, "writers": options.writers, "commits_a_second": round(commits / taken)}


async def run(options: argparse.Namespace) -> None:
    connection = await asyncpg.connect(options.database)
    await connection.execute("DROP TABLE IF EXISTS messages; CREATE TABLE messages (id int PRIMARY KEY, version int)")
    await connection.executemany("INSERT INTO messages VALUES ($1, 0)", [(n,) for n in range(options.writers)])
    for way in ("silent", "notify", "valkey"):
        found = await measure(options, way)
        words = f"{found['way']:8} {found['commits_a_second']:7,} commits a second"
        print(json.dumps(found) if options.json else words)
    await connection.execute("DROP TABLE messages")
    await connection.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", required=True)
    parser.add_argument("--valkey", required=True)
    parser.add_argument("--writers", type=int, default=16)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--json", action="store_true")
    asyncio.run(run(parser.parse_args()))
