"""Valkey, or Redis: what the processes of a server share besides the database.

Nothing that matters is only there. While it does not answer, messages are found by a sweep of the database, and every
process counts requests by itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

from antikythera.server.errors import Outage, Unavailable
from antikythera.server.limits import Bucket, Limits

RETRY_S = 0.5
ANSWER_S = 2.0
"""How long to wait for an answer."""
outage = Outage("valkey")


def connect(url: str) -> Redis:
    return Redis.from_url(url, socket_timeout=ANSWER_S, socket_connect_timeout=ANSWER_S, health_check_interval=15)


@contextmanager
def watched(part: str) -> Iterator[None]:
    """Notice an outage. Raises Unavailable."""
    try:
        yield
    except (RedisError, OSError) as error:
        outage.failed(part, error)
        raise Unavailable from error
    else:
        outage.over(part)


class Channels(RedisChannelsPubSubBackend):
    """Litestar's channels, which live on after an outage."""

    def __init__(self, url: str) -> None:
        super().__init__(redis=connect(url), stream_sleep_no_subscriptions=1)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        with suppress(Unavailable), watched("publish"):
            await super().publish(data, channels)

    async def subscribe(self, channels: Iterable[str]) -> None:
        with watched("listen"):
            await super().subscribe(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            try:
                with watched("listen"):
                    async for event in super().stream_events():
                        outage.over("listen")
                        yield event
            except Unavailable:  # the next attempt connects again
                await asyncio.sleep(RETRY_S)

    async def on_shutdown(self) -> None:
        with suppress(RedisError, OSError):
            await super().on_shutdown()
            await self._redis.aclose()


_TAKE = """
local time = redis.call('TIME')
local moment = time[1] + time[2] / 1000000
local most, rate = tonumber(ARGV[1]), tonumber(ARGV[2])
local known = redis.call('HMGET', KEYS[1], 'left', 'since')
local left = math.min(most, (tonumber(known[1]) or most) + (moment - (tonumber(known[2]) or moment)) * rate)
redis.call('HSET', KEYS[1], 'left', left >= 1 and left - 1 or left, 'since', moment)
redis.call('EXPIRE', KEYS[1], math.ceil(most / rate))
return tostring(left)
"""
"""Counts one request in a bucket, and returns what was in it before."""


class SharedLimits(Limits):
    """Buckets that all processes share."""

    def __init__(self, scale: float, url: str) -> None:
        super().__init__(scale)
        self._redis = connect(url)
        self._take = self._redis.register_script(_TAKE)

    async def count(self, kind: str, who: str, bucket: Bucket) -> float:
        try:
            with watched("limits"):
                return float(await self._take(keys=[f"antikythera:{kind}:{who}"], args=[*bucket]))
        except Unavailable:
            return await super().count(kind, who, bucket)

    async def close(self) -> None:
        await self._redis.aclose()
