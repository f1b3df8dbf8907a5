"""What grows with time: tables that are open and idle, and games that are over.

    python benchmarks/growth.py [--idle 500 5000 15000] [--over 1000000] [--seconds 20] [--json]

* ``idle``: that many tables with one spectator each, where nobody moves; the share of a core that the server needs;
* ``over``: lists with that many finished games in an SQLite database, in milliseconds of CPU, the median of twenty.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import uvloop
from load import Server, cpu_seconds, memory_mb, server, write_old_games
from load_players import Measures, Player, Table

from antikythera.server import lists
from antikythera.server.accounts import Person
from antikythera.server.database import Database
from antikythera.server.log import Log
from antikythera.server.serve import raise_file_limit
from antikythera.server.store import TableStore

AT_ONCE = 50
SETTLE_S = 5.0
TIMES = 20


async def watch(running: Server, number: int, seconds: float) -> dict[str, Any]:
    """Look at tables, and measure what that costs when nothing happens."""
    measures, chance = Measures(), random.Random(1)
    players = [Player(Table(0), 0, 0, chance, measures) for _ in range(number)]
    joining = [one.connect(f"127.0.0.1:{running.port}", f"old{count:09}", "") for count, one in enumerate(players)]
    began = time.perf_counter()
    for first in range(0, number, AT_ONCE):
        await asyncio.gather(*joining[first : first + AT_ONCE])
    connected = time.perf_counter() - began
    await asyncio.sleep(SETTLE_S)
    start, cpu = time.perf_counter(), cpu_seconds(running.process)
    await asyncio.sleep(seconds)
    share = (cpu_seconds(running.process) - cpu) / (time.perf_counter() - start)
    return {
        "tables": number,
        "connected_in_s": round(connected, 1),
        "server_cpu_share": round(share, 3),
        "server_cpu_ms_a_table_and_minute": round(60_000 * share / number, 2),
        "memory_mb": round(memory_mb(running.process)),
    }


def idle(number: int, seconds: float, port: int) -> dict[str, Any]:
    """The cost of idle tables."""
    with server(port, "--limits", "0") as running:
        write_old_games(running.file, number)
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(watch(running, number, seconds))


async def time_lists(file: Path, number: int) -> dict[str, float]:
    """How much CPU lists take."""
    database = Database(f"sqlite+aiosqlite:///{file}")
    await database.migrate()
    write_old_games(file, number)
    store, found = TableStore(database, Log(database), 1), {}
    for scope in lists.SCOPES:
        taken = []
        for turn in range(TIMES):
            began = time.process_time()
            await lists.listed(store, Person(f"person{turn}"), scope, None)
            taken.append(1000 * (time.process_time() - began))
        found[scope] = round(statistics.median(taken), 1)
    await database.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--idle", type=int, nargs="*", default=[500, 5000, 15_000])
    parser.add_argument("--over", type=int, default=1_000_000)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--port", type=int, default=8766)
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    raise_file_limit()
    found: dict[str, Any] = {"idle": [idle(number, wish.seconds, wish.port) for number in wish.idle]}
    if wish.over:
        with tempfile.TemporaryDirectory() as folder:
            found["over"] = asyncio.run(time_lists(Path(folder) / "tables.db", wish.over))
    if wish.json:
        print(json.dumps(found))
        return
    for each in found["idle"]:
        print("  ".join(f"{name.replace('_', ' ')} {value}" for name, value in each.items()))
    for scope, taken in found.get("over", {}).items():
        print(f"{scope:10} {taken} ms of CPU")


if __name__ == "__main__":
    main()
