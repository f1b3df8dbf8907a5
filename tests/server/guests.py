"""Words for tests of the server: guests who look at tables and play, over the wire."""

from __future__ import annotations

import json
import random
import socket
import sqlite3
import time
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from antikythera.rulebook import rulebook
from antikythera.server.table import SeatRow, Table
from antikythera.server.wishes import new_row

PATIENCE = 30.0
"""Seconds after which something that should have happened has not; never reached when all is well."""


PRESENT: list[Guest] = []
"""Those who have come and not left yet."""


class Refused(Exception):
    """A problem document."""

    def __init__(self, problem: dict[str, Any]) -> None:
        super().__init__(problem)
        self.problem, self.code, self.status = problem, problem["code"], problem["status"]


def refusal(wanted: str, act: Callable[..., Any], *arguments: Any, **more: Any) -> dict[str, Any]:
    """The problem document that a call raises, which must have this code."""
    with pytest.raises(Refused) as refused:
        act(*arguments, **more)
    assert refused.value.code == wanted
    return refused.value.problem


class Guest:
    """A person with a browser, or a program with a token. ``received`` keeps every byte that was sent to them."""

    def __init__(self, url: str, token: str | None = None, cookies: Any = None) -> None:
        self.url = url
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.Client(base_url=url, headers=headers, cookies=cookies, timeout=PATIENCE)
        self.received: list[bytes] = []
        PRESENT.append(self)
        if not token and not cookies:
            self.get("/api/me")

    def at(self, url: str) -> Guest:
        """The same person, at another process."""
        return Guest(url, cookies=self.http.cookies)

    def request(self, method: str, path: str, **content: Any) -> Any:
        response = self.http.request(method, path, **content)
        self.received.append(response.content)
        answer = response.json() if "json" in response.headers.get("content-type", "") else response.content
        if response.is_error:
            raise Refused(answer)
        return answer

    def get(self, path: str) -> Any:
        return self.request("GET", path)

    def post(self, path: str, **data: Any) -> Any:
        return self.request("POST", path, json=data)

    def open(self, game: str = "tzolkin", seats: str = "me bot", **more: Any) -> dict[str, Any]:
        """Open a table; seats are words: me, here, open, bot or the level of a bot."""
        wishes = [{"kind": s} if s in ("me", "here", "open") else {"kind": "bot", "level": s} for s in seats.split()]
        wishes = [{"kind": "bot", "level": "random"} if wish.get("level") == "bot" else wish for wish in wishes]
        return self.post("/api/tables", game=game, players=len(wishes), seats=wishes, **more)

    def look(self, table: str, seat: int | None = None) -> dict[str, Any]:
        return self.get(f"/api/tables/{table}" + (f"?seat={seat}" if seat is not None else ""))

    def take(self, table: str, seat: int, **more: Any) -> dict[str, Any]:
        return self.post(f"/api/tables/{table}/seats/{seat}", **more)

    def play(self, table: str, seat: int, number: int, line: str) -> dict[str, Any]:
        return self.post(f"/api/tables/{table}/moves", seat=seat, number=number, line=line)

    def undo(self, table: str, seat: int, number: int, to: str = "last") -> dict[str, Any]:
        return self.post(f"/api/tables/{table}/undo", seat=seat, number=number, to=to)

    def live(self, table: str, after: int = 0, seat: int | None = None) -> Live:
        return Live(self, table, after, seat)

    def wait(self, table: str, until: Callable[[dict[str, Any]], bool], seat: int | None = None) -> dict[str, Any]:
        """Look at a table until it is as it should become."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            shown = self.look(table, seat)
            if until(shown):
                return shown
            time.sleep(0.05)
        raise AssertionError(f"still {shown['table']}")

    def close(self) -> None:
        self.http.close()


class Live:
    """A WebSocket to a table."""

    def __init__(self, guest: Guest, table: str, after: int, seat: int | None) -> None:
        self.guest = guest
        address = f"{guest.url.replace('http', 'ws')}/api/tables/{table}/live?after={after}"
        address += f"&seat={seat}" if seat is not None else ""
        cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
        headers = {"cookie": cookies} if cookies else {"authorization": guest.http.headers["authorization"]}
        self._stack = ExitStack()
        self.socket = self._stack.enter_context(
            connect(address, additional_headers=headers, max_size=None, open_timeout=PATIENCE)
        )
        self.messages: list[dict[str, Any]] = []
        self.id = 0

    def send(self, kind: str, **content: Any) -> int:
        self.id += 1
        self.socket.send(json.dumps({"type": kind, "id": self.id} | content))
        return self.id

    def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of some kinds."""
        end = time.monotonic() + PATIENCE
        while True:
            text = self.socket.recv(timeout=max(0, end - time.monotonic()))
            self.guest.received.append(text.encode())
            message = json.loads(text)
            self.messages.append(message)
            if message["type"] in kinds:
                return message

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The next update that is as it should be."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            message = self.hear("snapshot", "update")
            if wanted(message):
                return message
        raise AssertionError(f"still {message}")

    def answered(self, sent: int) -> dict[str, Any]:
        """The answer to a message, which may have come already."""
        while True:
            for message in self.messages:
                if sent in message.get("answers", ()) or (message["type"] == "problem" and message["id"] == sent):
                    return message
            self.hear("snapshot", "update", "chat", "problem")

    def entries(self) -> list[dict[str, Any]]:
        """All entries that were sent."""
        return [entry for message in self.messages for entry in message.get("entries") or []]

    def close(self) -> None:
        self._stack.close()

    def __enter__(self) -> Live:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def raw(server: str, method: str, path: str, **more: Any) -> httpx.Response:
    """The answer to one request of a client without a cookie."""
    with httpx.Client(base_url=server, timeout=PATIENCE) as client:
        return client.request(method, path, **more)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def pick(snapshot: dict[str, Any], chance: random.Random) -> str:
    """Any legal line; turns come to an end."""
    legal = snapshot["legal"]
    return "end" if "end" in legal and chance.random() < 0.5 else chance.choice(legal)


def placing(snapshot: dict[str, Any]) -> str:
    """A line after which a turn of Tzolk'in may end."""
    return next(line for line in snapshot["legal"] if line.startswith("place"))


def keep_all(guests: dict[int, Guest], table: str) -> None:
    """Everybody chooses the first wealth tiles on offer."""
    for seat, guest in guests.items():
        guest.play(table, seat, 0, guest.look(table, seat)["legal"][0])


def started_table(game: str, seed: int, **values: Any) -> Table:
    """A table of people, dealt from a seed, without a server."""
    players = rulebook(game).players[0]
    row = new_row("t", game, players, [], "host")
    row.seed, row.state, row.started = seed, "playing", 0
    for name, value in values.items():
        setattr(row, name, value)
    seats = [SeatRow(table_id="t", seat=n, kind="person", name=str(n), user_id=f"p{n}") for n in range(1, players + 1)]
    return Table(row, seats, {})


def change_rules(database: Path, table: str, more: str = "to_move = to_move") -> None:
    """What an upgrade to a release with other rules looks like to a table."""
    with closing(sqlite3.connect(database, timeout=PATIENCE)) as connection, connection:
        changed = f"UPDATE tables SET rules = rules + 1, version = version + 1, {more} WHERE id = ?"
        connection.execute(changed, [table])
