"""A server on SQLite under load: many players play random games over WebSockets, as on a public server.

    python benchmarks/load.py [--tables 250] [--players 4] [--think 3] [--seconds 30] [--game GAME] [--json]
        [--bots 0] [--spectators 0] [--requests 0] [--storm] [--old 0] [--limits 1]

The server is a separate process, started as hosts start it, with its database on the disk; all players are in this
process. Everyone thinks before each line (``--think`` seconds on average; 0 plays as fast as possible). Besides there
may be tables of one person with ``--bots``, ``--spectators``, ``--requests`` a second over HTTP (tables, lists, logs),
planned in advance, ``--old`` finished games in the database, and a ``--storm`` in the middle: all players
lose their connections at once and come back. Rate limits are on; every player has a different address.

Times are counted from the moment that was planned, so stalls are not hidden. Measured are:

* ``answered``: from sending a line until its player has the answer: the line is committed, and this is the position
  after it;
* ``shown_to_all``: for lines that end a turn, until the last player at the table has the position after it. (Lines
  before that can still be undone, and others do not see them.)
* ``requests`` over HTTP, and ``reconnected``: from the loss of the connection to the first position;
* the memory of the server, and by how much it grows.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from load_players import Measures, Player, Requests, Socket, Table, address_of

import antikythera as ak
from antikythera.server.table import SeatRow
from antikythera.server.wishes import new_row

__all__ = ["ROOT", "Measures", "Socket", "counted", "measure", "wait_for"]

ROOT = Path(__file__).parent.parent
WARM_UP_S = 5.0
SAMPLE_S = 1.0
AT_ONCE = 50
"""How many connect at the same time."""


# The server and its tables


class Server(msgspec.Struct):
    """A running server."""

    port: int
    process: int
    file: Path


@contextmanager
def server(port: int, *options: str) -> Iterator[Server]:
    """A server on a new SQLite database on the disk."""
    build = ROOT / "build"
    build.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=build) as folder:
        program = str(Path(sys.executable).with_name("antikythera"))
        file = Path(folder) / "tables.db"
        command = [program, "serve", "--port", str(port), "--database", f"sqlite+aiosqlite:///{file}", *options]
        process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        try:
            wait_for(port, "/api/health")
            yield Server(port, process.pid, file)
        finally:
            process.terminate()
            process.wait()


def wait_for(port: int, path: str, patience: float = 180.0) -> None:
    """Wait until a server answers."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        try:
            connection = http.client.HTTPConnection("127.0.0.1", port)
            connection.request("GET", path)
            connection.getresponse().read()
            return
        except OSError:
            time.sleep(0.1)
    raise TimeoutError("the server did not start")


def write_old_games(file: Path, number: int) -> None:
    """Finished games in the database, without their logs."""
    row = msgspec.structs.asdict(new_row("", ak.GAMES[-1], 2, [], "nobody")) | {"state": "over", "public": True}
    seat = msgspec.structs.asdict(SeatRow(table_id="", seat=1, kind="person", name="old", user_id=""))
    with sqlite3.connect(file) as connection:
        for table, values in (("tables", row), ("seats", seat)):
            names = ", ".join(values)
            rows = (_old(table, values, count) for count in range(number))
            connection.executemany(f"INSERT INTO {table} ({names}) VALUES ({', '.join('?' * len(values))})", rows)


def _old(table: str, values: dict[str, Any], number: int) -> list[Any]:
    table_id = {"tables": "id", "seats": "table_id"}[table]
    changed = values | {table_id: f"old{number:09}"} | ({"updated": number} if table == "tables" else {})
    changed |= {"user_id": f"person{number % 1000}"} if table == "seats" else {}
    return [json.dumps(value) if isinstance(value, list | dict) else value for value in changed.values()]


class Guest:
    """A guest with a cookie, on a shared connection."""

    def __init__(self, connection: http.client.HTTPConnection, chance: random.Random) -> None:
        self.connection, self.cookie, self.address = connection, "", address_of(chance)

    def ask(self, method: str, path: str, content: Any = None) -> Any:
        headers = {"x-forwarded-for": self.address} | ({"cookie": self.cookie} if self.cookie else {})
        body = None if content is None else json.dumps(content)
        self.connection.request(method, path, body, headers)
        answer = self.connection.getresponse()
        self.cookie = answer.headers.get("set-cookie", self.cookie).partition(";")[0]
        shown = json.loads(answer.read())
        if answer.status >= 400:
            raise ConnectionError(shown)
        return shown


def seat_people(port: int, game: str, tables: int, players: int, level: str = "") -> list[tuple[str, list[str]]]:
    """Tables with people at all seats, or with one person and bots: their ids, and the cookies of the people."""
    connection, chance = http.client.HTTPConnection("127.0.0.1", port), random.Random(tables + len(level))
    other = {"kind": "bot", "level": level} if level else {"kind": "open"}
    seated = []
    for _ in range(tables):
        people = [Guest(connection, chance) for _ in range(1 if level else players)]
        for guest in people:
            guest.ask("GET", "/api/me")
        wishes = [{"kind": "me"}, *[other] * (players - 1)]
        opened = people[0].ask("POST", "/api/tables", {"game": game, "players": players, "seats": wishes})
        table_id = opened["table"]["id"]
        for seat, guest in enumerate(people[1:], 2):
            guest.ask("POST", f"/api/tables/{table_id}/seats/{seat}", {})
        seated.append((table_id, [guest.cookie for guest in people]))
    return seated


def cpu_seconds(process: int) -> float:
    """The processor time of a process so far, from Linux."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_mb(process: int) -> float:
    """The memory of a process, from Linux."""
    pages = int(Path(f"/proc/{process}/statm").read_text(encoding="utf-8").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


# A run


async def crowd(
    running: Server, seated: list[tuple[str, list[str]]], think: float, seconds: float, spectators: int = 0,
    requests: float = 0.0, storm: bool = False,
) -> dict[str, Any]:  # fmt: skip
    """Let all players play, and return what was measured."""
    measures, chance, address = Measures(), random.Random(1), f"127.0.0.1:{running.port}"
    players, joining = [], []
    for table_id, cookies in seated:
        table = Table(len(cookies))
        for seat, cookie in enumerate(cookies, 1):
            players.append(Player(table, seat, think, chance, measures))
            joining.append(players[-1].connect(address, table_id, cookie))
    for number in range(spectators):
        watcher = Player(Table(0), 0, think, chance, measures)
        joining.append(watcher.connect(address, seated[number % len(seated)][0], ""))
    began = time.perf_counter()
    await _together(joining)
    connected = {"connected": len(joining), "connected_in_s": round(time.perf_counter() - began, 1)}
    beside = [asyncio.create_task(Requests(running.port, chance, measures).run(paths(seated), requests))] * (
        requests > 0
    )
    if storm:
        beside.append(asyncio.create_task(_storm(players, WARM_UP_S + seconds / 2)))
    found = connected | await counted(measures, running.process, seconds)
    for task in beside:
        task.cancel()
    await asyncio.gather(*beside, return_exceptions=True)
    return found


async def _together(joining: list[Any]) -> None:
    for first in range(0, len(joining), AT_ONCE):
        await asyncio.gather(*joining[first : first + AT_ONCE])


async def _storm(players: list[Player], after: float) -> None:
    """All lose their connections at once, and come back at once."""
    await asyncio.sleep(after)
    await asyncio.gather(*(player.reconnect() for player in players))


def paths(seated: list[tuple[str, list[str]]]) -> list[tuple[str, str]]:
    """What pages ask for over HTTP, and the cookies of those who ask."""
    asked = [("/api/me", ""), ("/api/tables?scope=open", ""), ("/api/tables?scope=finished", "")]
    for table_id, cookies in seated[:100]:
        asked += [(f"/api/tables/{table_id}", cookies[0]), (f"/api/tables/{table_id}/log", cookies[0])]
        asked += [("/api/tables?scope=mine", cookies[0])]
    return asked


async def counted(measures: Measures, process: int, seconds: float) -> dict[str, Any]:
    """Count for a number of seconds."""
    await asyncio.sleep(WARM_UP_S)
    measures.counting = True
    start, server_cpu, own_cpu = time.perf_counter(), cpu_seconds(process), time.process_time()
    memory = []
    while time.perf_counter() < start + seconds:
        await asyncio.sleep(min(SAMPLE_S, seconds))
        memory.append((time.perf_counter() - start, memory_mb(process)))
    measures.counting = False
    wall = time.perf_counter() - start
    moves = max(1, measures.moves)
    return {
        "moves": measures.moves,
        "moves_per_second": round(measures.moves / wall, 1),
        "positions_per_second": round(measures.positions / wall, 1),
        "refused": measures.refused,
        "milliseconds": measures.percentiles(),
        "server_cpu_ms_a_move": round(1000 * (cpu_seconds(process) - server_cpu) / moves, 3),
        "server_cpu_share": round((cpu_seconds(process) - server_cpu) / wall, 3),
        "clients_cpu_share": round((time.process_time() - own_cpu) / wall, 3),
        "memory_mb": round(memory[-1][1], 1),
        "memory_mb_more_an_hour": round(3600 * slope(memory), 1),
        "load_average": round(os.getloadavg()[0], 1),
    }


def slope(points: list[tuple[float, float]]) -> float:
    """The straight line that fits best: how much the second value grows with the first."""
    count, (x, y) = len(points), (sum(values) / len(points) for values in zip(*points, strict=True))
    spread = sum((one - x) ** 2 for one, _ in points)
    return sum((one - x) * (other - y) for one, other in points) / spread if count > 1 else 0.0


def measure(game: str, tables: int, players: int, think: float, seconds: float, port: int) -> dict[str, Any]:
    """Start a server without limits, fill its tables, and measure."""
    with server(port, "--limits", "0") as running:
        seated = seat_people(port, game, tables, players)
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(crowd(running, seated, think, seconds))


def measure_all(wish: argparse.Namespace) -> dict[str, Any]:
    """The same, with everything that a public server has beside."""
    with server(wish.port, "--limits", str(wish.limits)) as running:
        write_old_games(running.file, wish.old)
        seated = seat_people(wish.port, wish.game, wish.tables, wish.players)
        seated += seat_people(wish.port, wish.game, wish.bots, wish.players, "casual")
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            more = wish.spectators, wish.requests, wish.storm
            return runner.run(crowd(running, seated, wish.think, wish.seconds, *more))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default=ak.GAMES[-1])
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--think", type=float, default=3.0, help="seconds before each line, on average")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--bots", type=int, default=0, help="tables of one person and bots")
    parser.add_argument("--spectators", type=int, default=0)
    parser.add_argument("--requests", type=float, default=0.0, help="HTTP requests a second")
    parser.add_argument("--storm", action="store_true", help="all players reconnect at once in the middle")
    parser.add_argument("--old", type=int, default=0, help="finished games in the database")
    parser.add_argument("--limits", type=float, default=1.0, help="a factor for all rate limits; 0 turns them off")
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    found = measure_all(arguments)
    if arguments.json:
        print(json.dumps(found))
        return
    for name, value in found.items():
        if name != "milliseconds":
            print(f"{name.replace('_', ' '):24} {value}")
    for what, taken in found["milliseconds"].items():
        print(f"{what.replace('_', ' '):24} " + "  ".join(f"{name} {value}" for name, value in taken.items()))


if __name__ == "__main__":
    main()
