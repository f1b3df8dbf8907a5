"""Messages between the processes of a server: through Valkey, or in memory where one process serves all."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from antikythera.server.errors import log_errors

CHANNEL = "antikythera"

Message = dict[str, Any]


def backend(valkey: str) -> ChannelsBackend:
    if not valkey:
        return MemoryChannelsBackend()
    from antikythera.server.valkey import Channels

    return Channels(valkey)


class Messages:
    """What is published reaches all processes, this one included: there the receiver of its kind is called."""

    def __init__(self, valkey: str) -> None:
        self.shared = bool(valkey)
        """Whether there may be other processes."""
        self.receivers: dict[str, Callable[[Message], None]] = {}
        self._channels = ChannelsPlugin(backend(valkey), channels=[CHANNEL])

    def publish(self, kind: str, **content: Any) -> None:
        """Send a message soon. It may be lost: what matters is in the database, and found there by a sweep."""
        self._channels.publish(msgspec.json.encode({"kind": kind} | content), CHANNEL)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        async with self._channels, self._channels.start_subscription(CHANNEL) as subscriber:
            listening = asyncio.create_task(self._listen(subscriber.iter_events()))
            yield
            listening.cancel()

    async def _listen(self, events: AsyncIterator[bytes]) -> None:
        async for event in events:
            with log_errors("message"):
                message: Message = msgspec.json.decode(event)
                self.receivers[message["kind"]](message)
