"""A client for external bots: it joins a table of any server with a token, and plays to the end.

It uses only the public API, and is an example for your own client.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from antikythera import view_from_position
from antikythera.bots import Bot

Choose = Callable[[str], str]
"""Chooses a line, given the position as text."""


def chooser(bot: Bot) -> Choose:
    """A bot of this library as a function of the position as text."""

    def choose(position: str) -> str:
        view = view_from_position(position)
        return view.rules.lines[bot.choose(view)]

    return choose


class TableClient:
    """A client of one table."""

    def __init__(self, server: str, token: str, table_id: str) -> None:
        self.table, self.headers = f"/api/tables/{table_id}", {"authorization": f"Bearer {token}"}
        self.server = server.rstrip("/")
        self.client = httpx.AsyncClient(base_url=self.server, headers=self.headers, timeout=30)

    async def __aenter__(self) -> TableClient:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.client.aclose()

    async def _ask(self, method: str, path: str, content: Any = None) -> Any:
        response = await self.client.request(method, self.table + path, json=content)
        answer = response.json()
        if response.is_error:
            raise ConnectionError(answer["detail"])
        return answer

    async def snapshot(self) -> dict[str, Any]:
        """The table now."""
        shown: dict[str, Any] = await self._ask("GET", "")
        return shown

    async def join(self, seat: int | None = None) -> int:
        """Take a seat, by default the first open one; its number."""
        table = (await self.snapshot())["table"]
        if table["mine"]:
            return int(table["mine"][0])
        free = [one["seat"] for one in table["seats"] if one["kind"] == "open"]
        number = seat or (free[0] if free else 1)
        await self._ask("POST", f"/seats/{number}", {"contribution": secrets.token_hex(16)})
        return int(number)

    async def play(self, seat: int, choose: Choose) -> dict[str, Any]:
        """Play a seat until the game is over; its outcome."""
        parts = urlsplit(self.server + self.table + f"/live?seat={seat}")
        address = urlunsplit(parts._replace(scheme="wss" if parts.scheme == "https" else "ws"))
        async for socket in connect(address, additional_headers=self.headers, max_size=2**22):
            try:
                outcome = await self._follow(socket, seat, choose)
            except ConnectionClosed:  # reconnect: the first message brings what was missed
                continue
            finally:
                await socket.close()
            if outcome is not None:
                return outcome
        return {}

    async def _follow(self, socket: ClientConnection, seat: int, choose: Choose) -> dict[str, Any] | None:
        """Play whenever it is the seat's turn; None if the connection ends before the game."""
        answered = -1
        async for text in socket:
            message = json.loads(text)
            if message["type"] not in ("snapshot", "update"):
                continue
            if message["table"]["state"] not in ("open", "playing"):
                outcome: dict[str, Any] = message["table"]["outcome"] or {}
                return outcome
            if message["legal"] and not message["sealed"] and message["number"] != answered:
                answered = message["number"]
                line = choose((await self._ask("GET", f"/position?seat={seat}"))["position"])
                play = {"type": "play", "id": answered, "seat": seat, "number": answered, "line": line}
                await socket.send(json.dumps(play))
        return None
