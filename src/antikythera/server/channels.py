"""Messages between processes: through PostgreSQL, or in memory with SQLite, which serves a single process."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from antikythera.server.database import Database
from antikythera.server.errors import Outage, is_outage, log_errors

RETRY_S = 0.5


def backend(database: Database) -> ChannelsBackend:
    if database.is_sqlite:
        return MemoryChannelsBackend()
    return ReconnectingBackend(database.url.set(drivername="postgresql").render_as_string(hide_password=False))


class ReconnectingBackend(AsyncPgChannelsBackend):
    """Listens to PostgreSQL, and reconnects after the connection was lost. What was missed is found by comparing with
    the database: see ``live``.
    """

    async def on_startup(self) -> None:
        self._stopping, self._outage = False, Outage("notifications")
        await super().on_startup()
        self._watch()

    async def on_shutdown(self) -> None:
        self._stopping = True
        await super().on_shutdown()

    async def subscribe(self, channels: Iterable[str]) -> None:
        wanted = set(channels)
        try:
            if not self._listener_conn.is_closed():
                await super().subscribe(wanted)
        except Exception as error:
            if not is_outage(error):
                raise
        self._subscribed_channels |= wanted  # the next connection listens to these, too

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        gone = set(channels)
        try:
            if not self._listener_conn.is_closed():
                await super().unsubscribe(gone)
        except Exception as error:
            if not is_outage(error):
                raise
        self._subscribed_channels -= gone

    def _watch(self) -> None:
        self._listener_conn.add_termination_listener(self._lost)

    def _lost(self, _connection: Any) -> None:
        if not self._stopping:
            self._reconnecting = asyncio.get_running_loop().create_task(self._reconnect())

    async def _reconnect(self) -> None:
        while self._listener_conn.is_closed() and not self._stopping:
            with log_errors("listening"), self._outage.watched("listen"):
                await self._listen_again()
            await asyncio.sleep(RETRY_S)

    async def _listen_again(self) -> None:
        async with self._listener_lock:
            fresh = await self._connect()
            try:
                for channel in self._subscribed_channels:
                    await fresh.add_listener(channel, self._listener)
            except BaseException:
                fresh.terminate()
                raise
            self._listener_conn = fresh
            self._watch()
