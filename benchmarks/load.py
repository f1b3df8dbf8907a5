"""A server on SQLite under load: many players play random games over WebSockets.

    python benchmarks/load.py [--tables 250] [--players 4] [--think 3] [--seconds 30] [--game tzolkin] [--json]

The server is a separate process, started as hosts start it, with its database on the disk; all players are in this
process. Everyone thinks before each line (``--think`` seconds on average; 0 plays as fast as possible). Measured are:

* ``answered``: from sending a line until its player has the answer: the line is committed, and this is the position
  after it;
* ``shown_to_all``: for lines that end a turn, until the last player at the table has the position after it. (Lines
  before that can still be undone, and others do not see them.)
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import http.client
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import uvloop

ROOT = Path(__file__).parent.parent
WARM_UP_S = 5.0
END_SHARE = 0.5
"""How often a player who may end the turn does."""


class Shown(msgspec.Struct):
    """What a player needs of a message; the rest is skipped."""

    type: str
    answers: list[int | str] = []
    number: int = 0
    moves: int = 0
    confirmed: int = 0
    legal: list[str] = []
    sealed: str | None = None


_decode = msgspec.json.Decoder(Shown).decode


class Socket(asyncio.Protocol):
    """A minimal WebSocket client: a thousand of these must need less of the machine than the server."""

    def __init__(self, address: str, path: str, cookie: str, hear: Callable[[bytes], None]) -> None:
        self.address, self.hear, self.buffer, self.opened = address, hear, bytearray(), False
        self.greeting = (
            f"GET {path} HTTP/1.1\r\nHost: {address}\r\nCookie: {cookie}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n"
        )

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.greeting.encode())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.opened:
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head:
                raise ConnectionError(head.decode())
            self.opened, self.buffer = True, bytearray(rest)
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Handle one frame; False if there is none yet. The server never splits a message."""
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        start, length = {126: 4, 127: 10}.get(buffer[1], 2), buffer[1]
        if start > 2:
            length = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + length:
            return False
        kind, content = buffer[0] & 15, bytes(buffer[start : start + length])
        del buffer[: start + length]
        if kind == 1:
            self.hear(content)
        elif kind == 9:
            self.send(content, kind=10)
        return True

    def send(self, content: bytes, kind: int = 1) -> None:
        length = bytes([128 + len(content)]) if len(content) < 126 else b"\xfe" + len(content).to_bytes(2, "big")
        self.transport.write(bytes([128 + kind]) + length + bytes(4) + content)  # masked with zeros


class Measures:
    """Times in milliseconds, while ``counting``."""

    def __init__(self) -> None:
        self.counting = False
        self.moves = self.refused = self.positions = 0
        self.taken: dict[str, list[float]] = {"answered": [], "shown_to_all": []}

    def add(self, what: str, sent: float) -> None:
        if self.counting:
            self.taken[what].append(1000 * (time.perf_counter() - sent))

    def percentiles(self) -> dict[str, dict[str, float]]:
        return {what: _percentiles(taken) for what, taken in self.taken.items() if taken}


def _percentiles(taken: list[float]) -> dict[str, float]:
    taken = sorted(taken)
    at = {f"p{share}": taken[min(len(taken) - 1, len(taken) * share // 100)] for share in (50, 95, 99)}
    within = sum(one <= 100 for one in taken) / len(taken)
    return {name: round(one, 1) for name, one in at.items()} | {
        "max": round(taken[-1], 1),
        "within_100_ms": round(within, 4),
    }


class Table:
    """The players of a table, and the line that it waits for."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.number, self.sent, self.final = 0, 0.0, False
        self.seen: set[int] = set()

    def wait_for(self, number: int) -> None:
        self.number, self.sent, self.final, self.seen = number, time.perf_counter(), False, set()

    def saw(self, seat: int, own: bool, shown: Shown, measures: Measures) -> None:
        """A player has received a position."""
        if not self.number or shown.number < self.number or seat in self.seen:
            return
        self.seen.add(seat)
        if own:
            self.final = shown.moves == shown.confirmed
        if self.final and len(self.seen) == self.size:
            measures.add("shown_to_all", self.sent)


class Player:
    """A player who plays any legal line after some time."""

    def __init__(self, table: Table, seat: int, think: float, chance: random.Random, measures: Measures) -> None:
        self.table, self.seat, self.think, self.chance, self.measures = table, seat, think, chance, measures
        self.answered, self.sent = -1, 0.0
        self.socket: Socket | None = None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.own = 0

    async def connect(self, address: str, table_id: str, cookie: str) -> None:
        path, (host, port) = f"/api/tables/{table_id}/live?seat={self.seat}", address.split(":")
        loop = asyncio.get_running_loop()
        _, self.socket = await loop.create_connection(lambda: Socket(address, path, cookie, self.hear), host, int(port))
        await asyncio.wait_for(self.ready, 60)

    def hear(self, content: bytes) -> None:
        message = _decode(content)
        if message.type in ("snapshot", "update"):
            self.measures.positions += self.measures.counting
            if not self.ready.done():
                self.ready.set_result(None)
            if message.answers:
                self.measures.add("answered", self.sent)
                self.measures.moves += self.measures.counting
            self.table.saw(self.seat, self.own == self.table.number, message, self.measures)
            if message.legal and message.sealed is None and message.number != self.answered:
                self.answered = message.number
                wait = self.chance.expovariate(1 / self.think) if self.think else 0
                asyncio.get_running_loop().call_later(wait, self.play, message)
        elif message.type == "problem":
            self.measures.refused += 1

    def play(self, shown: Shown) -> None:
        legal = shown.legal
        line = "end" if "end" in legal and self.chance.random() < END_SHARE else self.chance.choice(legal)
        number = shown.number
        if number:  # before that, all choose at the same time
            self.own = number + 1
            self.table.wait_for(number + 1)
        self.sent = time.perf_counter()
        message = {"type": "play", "id": number, "seat": self.seat, "number": number, "line": line}
        assert self.socket
        self.socket.send(msgspec.json.encode(message))


# The server and its tables


@contextmanager
def server(port: int, *options: str) -> Iterator[subprocess.Popen[bytes]]:
    """A server on a new SQLite database on the disk."""
    build = ROOT / "build"
    build.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=build) as folder:
        program = str(Path(sys.executable).with_name("antikythera"))
        database = f"sqlite+aiosqlite:///{folder}/tables.db"
        command = [program, "serve", "--port", str(port), "--limits", "0", "--database", database, *options]
        process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        try:
            wait_for(port, "/api/health")
            yield process
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


class Guest:
    """A guest with a cookie, on a shared connection."""

    def __init__(self, connection: http.client.HTTPConnection) -> None:
        self.connection, self.cookie = connection, ""

    def ask(self, method: str, path: str, content: Any = None) -> Any:
        headers = {"cookie": self.cookie} if self.cookie else {}
        body = None if content is None else json.dumps(content)
        self.connection.request(method, path, body, headers)
        answer = self.connection.getresponse()
        self.cookie = answer.headers.get("set-cookie", self.cookie).partition(";")[0]
        shown = json.loads(answer.read())
        if answer.status >= 400:
            raise ConnectionError(shown)
        return shown


def seat_people(port: int, game: str, tables: int, players: int) -> list[tuple[str, list[str]]]:
    """Tables with people at all seats: their ids, and the cookies of the people."""
    connection = http.client.HTTPConnection("127.0.0.1", port)
    seated = []
    for _ in range(tables):
        people = [Guest(connection) for _ in range(players)]
        for guest in people:
            guest.ask("GET", "/api/me")
        wishes = [{"kind": "me"}, *[{"kind": "open"}] * (players - 1)]
        opened = people[0].ask("POST", "/api/tables", {"game": game, "players": players, "seats": wishes})
        table_id = opened["table"]["id"]
        for seat, guest in enumerate(people[1:], 2):
            guest.ask("POST", f"/api/tables/{table_id}/seats/{seat}", {})
        seated.append((table_id, [guest.cookie for guest in people]))
    return seated


def cpu_seconds(process: int) -> float:
    """The processor time of a process so far, from Linux."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# A run


async def crowd(
    port: int, process: int, seated: list[tuple[str, list[str]]], think: float, seconds: float
) -> dict[str, Any]:
    """Let all players play, and return what was measured."""
    measures, chance = Measures(), random.Random(1)
    joining = []
    for table_id, cookies in seated:
        table = Table(len(cookies))
        for seat, cookie in enumerate(cookies, 1):
            player = Player(table, seat, think, chance, measures)
            joining.append(player.connect(f"127.0.0.1:{port}", table_id, cookie))
    began = time.perf_counter()
    for first in range(0, len(joining), 50):
        await asyncio.gather(*joining[first : first + 50])
    connected = {"connected_players": len(joining), "connected_in_s": round(time.perf_counter() - began, 1)}
    return connected | await counted(measures, process, seconds)


async def counted(measures: Measures, process: int, seconds: float) -> dict[str, Any]:
    """Count for a number of seconds."""
    await asyncio.sleep(WARM_UP_S)
    measures.counting = True
    start, server_cpu, own_cpu = time.perf_counter(), cpu_seconds(process), time.process_time()
    await asyncio.sleep(seconds)
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
        "load_average": round(os.getloadavg()[0], 1),
    }


def measure(game: str, tables: int, players: int, think: float, seconds: float, port: int) -> dict[str, Any]:
    """Start a server, fill its tables, and measure."""
    with server(port) as process:
        seated = seat_people(port, game, tables, players)
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(crowd(port, process.pid, seated, think, seconds))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="tzolkin")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--think", type=float, default=3.0, help="seconds before each line, on average")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    found = measure(
        arguments.game, arguments.tables, arguments.players, arguments.think, arguments.seconds, arguments.port
    )
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
