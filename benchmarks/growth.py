"""What grows with time: tables that are open and idle, and games that are over. Ratios in one run are what counts.

    python benchmarks/growth.py [--idle 1000 5000 19000] [--over 1000 1000000] [--seconds 10] [--json]

* ``idle``: one server, with more and more tables that one spectator each looks at and where nobody moves; for each
  number the share of a core that the server needs, its memory, and how long a move takes at a table where two
  people play;
* ``over``: an SQLite database with more and more finished games, 50 of each person; for each number the CPU time of a
  page of each list, of a profile, and of a search for what can be deleted, in milliseconds, the median of twenty.

Every idle table needs an open file, in the server and here (``ulimit -Hn``).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import uvloop
from load import GAMES_EACH, Server, cpu_seconds, memory_mb, seat_people, server, write_old_games
from load_players import Measures, Player, Table

import antikythera as ak
from antikythera.server import lists, results, retention
from antikythera.server.accounts import Person
from antikythera.server.database import Database
from antikythera.server.log import Log
from antikythera.server.serve import raise_file_limit
from antikythera.server.store import TableStore

AT_ONCE = 50
SETTLE_S = 3.0
TIMES = 20
THINK_S = 0.05


def told(found: dict[str, Any]) -> dict[str, Any]:
    """Say what was found as soon as it was: a run takes long."""
    print("  ".join(f"{name.replace('_', ' ')} {value}" for name, value in found.items()), file=sys.stderr, flush=True)
    return found


class Idle:
    """Tables where nothing happens, and one where two people play."""

    def __init__(self, running: Server, seconds: float) -> None:
        self.running, self.seconds, self.chance = running, seconds, random.Random(1)
        self.address, self.watching = f"127.0.0.1:{running.port}", 0

    async def measure(self, number: int) -> dict[str, Any]:
        """Look at more tables until there are ``number``, and measure."""
        before, cpu = self.watching, cpu_seconds(self.running.process)
        while self.watching < number:
            more = range(self.watching, min(number, self.watching + AT_ONCE))
            await asyncio.gather(*(self._watch(one) for one in more))
            self.watching = more.stop
        connecting = cpu_seconds(self.running.process) - cpu
        await asyncio.sleep(SETTLE_S)
        start, cpu = time.perf_counter(), cpu_seconds(self.running.process)
        await asyncio.sleep(self.seconds)
        share = (cpu_seconds(self.running.process) - cpu) / (time.perf_counter() - start)
        found = {
            "tables": number,
            "cpu_ms_to_connect_one": round(1000 * connecting / max(1, number - before), 1),
            "server_cpu_share": round(share, 3),
            "cpu_ms_a_table_and_minute": round(60_000 * share / number, 2),
            "memory_mb": round(memory_mb(self.running.process)),
        }
        return found | await self._play(share)

    async def _watch(self, number: int) -> None:
        await Player(Table(0), 0, 0, self.chance, Measures()).connect(self.address, f"old{number:09}", "")

    async def _play(self, idle_share: float) -> dict[str, Any]:
        """Two people play; the CPU time of their moves is what is more than when nobody plays."""
        ((table_id, cookies),) = await asyncio.to_thread(seat_people, self.running.port, ak.GAMES[-1], 1, 2)
        measures, table = Measures(), Table(2)
        players = [Player(table, seat, THINK_S, self.chance, measures) for seat in (1, 2)]
        for player, cookie in zip(players, cookies, strict=True):
            await player.connect(self.address, table_id, cookie)
        start, cpu, measures.counting = time.perf_counter(), cpu_seconds(self.running.process), True
        await asyncio.sleep(self.seconds)
        measures.counting = False
        used = cpu_seconds(self.running.process) - cpu - idle_share * (time.perf_counter() - start)
        for player in players:
            player.leave()
        taken = measures.percentiles().get("answered", {})
        return {"moves": measures.moves, "cpu_ms_a_move": round(1000 * used / max(1, measures.moves), 1)} | {
            f"move_{name}_ms": taken.get(name) for name in ("p50", "p95")
        }


def idle(numbers: list[int], seconds: float, port: int) -> list[dict[str, Any]]:
    """The cost of idle tables."""
    with server(port, "--limits", "0") as running:
        write_old_games(running.file, max(numbers))
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            tables = runner.run(_idle(running, seconds))
            return [told(runner.run(tables.measure(number))) for number in numbers]


async def _idle(running: Server, seconds: float) -> Idle:
    return Idle(running, seconds)


async def time_lists(file: Path, numbers: list[int]) -> list[dict[str, float]]:
    """How much CPU lists take, with more and more finished games."""
    database = Database(f"sqlite:///{file}")
    await database.migrate()
    store, written, found = TableStore(database, Log(database), 1), 0, []
    for number in numbers:
        write_old_games(file, number - written, written)
        written = number
        found.append(told({"games": number} | await _time_all(store, number // GAMES_EACH)))
    await database.close()
    return found


async def _time_all(store: TableStore, people: int) -> dict[str, float]:
    async def listed(scope: str, person: str) -> None:
        tables = await lists.listed(store, Person(person), scope, None)
        if len(tables) == lists.PAGE:
            await lists.listed(store, Person(person), scope, tables[-1].row.id)

    async def profile(person: str) -> None:
        await store.database.read(lambda connection: results.statistics(connection, person))

    work: dict[str, Callable[[str], Awaitable[Any]]] = {scope: partial(listed, scope) for scope in lists.SCOPES}
    work |= {"profile": profile, "tidy": lambda _: retention.tidy(store.database)}
    return {name: await _median(act, people) for name, act in work.items()}


async def _median(act: Callable[[str], Awaitable[Any]], people: int) -> float:
    taken = []
    for turn in range(TIMES):
        began = time.process_time()
        await act(f"person{turn % people}")
        taken.append(1000 * (time.process_time() - began))
    return round(statistics.median(taken), 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--idle", type=int, nargs="*", default=[1000, 5000, 19_000])
    parser.add_argument("--over", type=int, nargs="*", default=[1000, 1_000_000])
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--port", type=int, default=8766)
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    raise_file_limit()
    found: dict[str, Any] = {"idle": idle(wish.idle, wish.seconds, wish.port) if wish.idle else []}
    with tempfile.TemporaryDirectory() as folder:
        found["over"] = asyncio.run(time_lists(Path(folder) / "tables.db", wish.over)) if wish.over else []
    if wish.json:
        print(json.dumps(found))


if __name__ == "__main__":
    main()
