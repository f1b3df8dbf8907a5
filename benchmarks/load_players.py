"""Players of a server under load: they need less of the machine than the server does."""

from __future__ import annotations

import asyncio
import base64
import os
import random
import time
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import msgspec

END_SHARE = 0.5
"""How often a player who may end the turn does."""


class TableShown(msgspec.Struct):
    id: str
    state: str
    mine: list[int]


class Shown(msgspec.Struct):
    """What a player needs of a message; the rest is skipped."""

    type: str = ""
    table: TableShown | None = None
    answers: list[int | str] = []
    number: int = 0
    moves: int = 0
    confirmed: int = 0
    legal: list[str] = []
    sealed: str | None = None


_decode = msgspec.json.Decoder(Shown).decode


class Socket(asyncio.Protocol):
    """A minimal WebSocket client: a thousand of these must need less of the machine than the server."""

    def __init__(
        self, address: str, path: str, cookie: str, hear: Callable[[bytes], None], origin: str = "127.0.0.1"
    ) -> None:
        self.address, self.hear, self.buffer, self.opened = address, hear, bytearray(), False
        self.greeting = (
            f"GET {path} HTTP/1.1\r\nHost: {address}\r\nCookie: {cookie}\r\nUpgrade: websocket\r\n"
            f"X-Forwarded-For: {origin}\r\n"
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
        self.moves = self.refused = self.positions = self.games = 0
        self.taken: dict[str, list[float]] = defaultdict(list)

    def add(self, what: str, sent: float) -> None:
        """Something that was to be sent at a moment has been answered."""
        if self.counting:
            self.taken[what].append(1000 * (time.perf_counter() - sent))

    def percentiles(self) -> dict[str, dict[str, float]]:
        return {what: _percentiles(taken) for what, taken in self.taken.items()}


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

    def wait_for(self, number: int, sent: float) -> None:
        self.number, self.sent, self.final, self.seen = number, sent, False, set()

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
    """A player who plays any legal line after some time; one without ``legal`` lines only watches."""

    def __init__(self, table: Table, seat: int, think: float, chance: random.Random, measures: Measures) -> None:
        self.table, self.seat, self.think, self.chance, self.measures = table, seat, think, chance, measures
        self.answered, self.sent, self.own = -1, 0.0, 0
        self.socket: Socket | None = None
        self.ending: asyncio.Task[None] | None = None
        self.planned: asyncio.TimerHandle | None = None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.origin = address_of(chance)

    async def connect(self, address: str, table_id: str, cookie: str) -> None:
        """Connect, and wait for the first position."""
        self.where = address, table_id, cookie
        path, (host, port) = f"/api/tables/{table_id}/live?seat={self.seat}", address.split(":")
        self.ready, loop = asyncio.get_running_loop().create_future(), asyncio.get_running_loop()
        _, self.socket = await loop.create_connection(
            lambda: Socket(address, path, cookie, self.hear, self.origin), host, int(port)
        )
        await asyncio.wait_for(self.ready, 60)

    def leave(self) -> None:
        """Lose the connection."""
        assert self.socket
        self.socket.transport.abort()
        if self.planned:
            self.planned.cancel()

    async def reconnect(self) -> None:
        """Lose the connection, come back, and play on."""
        self.leave()
        self.answered, began = -1, time.perf_counter()
        await self.connect(*self.where)
        self.measures.add("reconnected", began)

    def hear(self, content: bytes) -> None:
        message = _decode(content)
        if message.type == "problem":
            self.measures.refused += 1
        if message.type not in ("snapshot", "update"):
            return
        self.measures.positions += self.measures.counting
        if not self.ready.done():
            self.ready.set_result(None)
        if message.answers:
            self.measures.add("answered", self.sent)
            self.measures.moves += self.measures.counting
        self.table.saw(self.seat, self.own == self.table.number, message, self.measures)
        if self.seat and message.table and message.table.state == "over" and not self.ending:
            self.ending = asyncio.create_task(self.play_again())
            self.ending.add_done_callback(self._began_again)
        if message.legal and message.sealed is None and message.number != self.answered:
            self.answered = message.number
            self.plan(message)

    def _began_again(self, done: asyncio.Task[None]) -> None:
        self.ending = None
        if not done.cancelled() and done.exception():
            self.measures.refused += 1

    async def play_again(self) -> None:
        """The game is over: the same people play another one. The first of them opens the table."""
        await asyncio.sleep(self.chance.expovariate(1 / self.think) if self.think else 0.0)
        address, table_id, cookie = self.where
        head, body = await ask(address, f"/api/tables/{table_id}/rematch", cookie, self.origin, "POST")
        new = msgspec.json.decode(body, type=Shown).table if head == b"200" else None
        if new is None:
            self.measures.refused += 1
            return
        self.leave()
        self.seat, self.answered, self.table.number = new.mine[0], -1, 0
        await self.connect(address, new.id, cookie)
        self.measures.games += 1

    def plan(self, shown: Shown) -> None:
        """Decide when to play. If that is late, it is the server's or the machine's fault, and is counted."""
        wait = self.chance.expovariate(1 / self.think) if self.think else 0.0
        planned = time.perf_counter() + wait
        self.planned = asyncio.get_running_loop().call_later(wait, self.play, shown, planned)

    def play(self, shown: Shown, planned: float) -> None:
        legal, number = shown.legal, shown.number
        line = "end" if "end" in legal and self.chance.random() < END_SHARE else self.chance.choice(legal)
        if number:  # before that, all choose at the same time
            self.own = number + 1
            self.table.wait_for(number + 1, planned)
        self.sent = planned
        message = {"type": "play", "id": number, "seat": self.seat, "number": number, "line": line}
        assert self.socket
        self.socket.send(msgspec.json.encode(message))


def address_of(chance: random.Random) -> str:
    """An address of a player, as a proxy would tell it: limits count for each."""
    return f"10.{chance.randrange(256)}.{chance.randrange(256)}.{chance.randrange(1, 255)}"


class Requests:
    """HTTP requests at times that were planned before: a server that is slow is not asked less."""

    def __init__(self, port: int, chance: random.Random, measures: Measures) -> None:
        self.port, self.chance, self.measures = port, chance, measures

    async def run(self, paths: list[tuple[str, str]], each_second: float) -> None:
        """Ask without end. Each path comes with the cookie of the person who asks."""
        async with asyncio.TaskGroup() as group:
            planned = time.perf_counter()
            while True:
                planned += self.chance.expovariate(each_second)
                await asyncio.sleep(max(0.0, planned - time.perf_counter()))
                group.create_task(self.ask(*self.chance.choice(paths), planned))

    async def ask(self, path: str, cookie: str, planned: float) -> None:
        status, _ = await ask(f"127.0.0.1:{self.port}", path, cookie, address_of(self.chance))
        if status != b"200":
            self.measures.refused += 1
        self.measures.add("requests", planned)


async def ask(address: str, path: str, cookie: str, origin: str, method: str = "GET") -> tuple[bytes, bytes]:
    """A request over HTTP, on a connection of its own: the status and the body of the answer."""
    host, port = address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    body = b"{}" if method == "POST" else b""
    head = f"{method} {path} HTTP/1.1\r\nHost: {address}\r\nCookie: {cookie}\r\nX-Forwarded-For: {origin}\r\n"
    more = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    writer.write(f"{head}{more}".encode() + body)
    answer = await reader.read(-1)
    writer.close()
    return answer[9:12], answer.partition(b"\r\n\r\n")[2]
