"""Comparing with the database regularly: a message can be lost, and an admin command can change what others see."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import Select, select

from antikythera.server import schema as db
from antikythera.server.bans import Bans
from antikythera.server.errors import log_errors
from antikythera.server.live import Live
from antikythera.server.store import now

KEYS_AT_ONCE = 500
"""How many keys are looked at in a sweep."""
OVERLAP_MS = 60_000
"""How far the clocks of several hosts may be apart."""


BANNED = select(db.users.c.id).where(db.users.c.banned)


def changed_since(moment: int) -> Select[Any]:
    """Tables that have changed since a moment."""
    columns = db.tables.c
    return select(columns.id, columns.version).where(columns.updated >= moment)


class Sweeper:
    """Brings the rooms of this process up to date, and disconnects who may no longer be connected."""

    def __init__(self, live: Live, bans: Bans, sweep_s: float) -> None:
        self.live, self.bans, self.database, self.sweep_s = live, bans, live.store.database, sweep_s
        self._swept, self._looked_at = now(), ""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._sweep())

    def stop(self) -> None:
        if self._task:
            self._task.cancel()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.sweep_s)
            with log_errors("sweep"):
                await self.refresh_outdated()
                await self._disconnect_banned()
                await self._disconnect_revoked()

    async def refresh_outdated(self) -> None:
        """Refresh the rooms whose tables have changed lately. Tables where nothing happens cost nothing."""
        moment = now()
        since = min(self._swept, moment) - OVERLAP_MS
        changed = changed_since(since)
        for table_id, version in await self.database.read(lambda connection: connection.execute(changed).all()):
            room = self.live.rooms.get(table_id)
            if room and room.version < version:
                await self.live.refresh(room, version)
        self._swept = moment

    async def _disconnect_banned(self) -> None:
        """Close the connections of people, and from addresses, that were banned while they were connected."""
        banned = await self.database.read(lambda connection: connection.scalars(BANNED).all())
        await self.bans.load()
        where = [address for address in self.live.open if self.bans.cover(address)] if self.bans.networks else []
        for who in (*banned, *where):
            for one in self.live.open.get(who, ()):
                if not one.banned:
                    one.banned = True
                    one.send(None)

    async def _disconnect_revoked(self) -> None:
        """Close the connections of keys that were revoked: their clients come back as guests, or are refused. Some keys
        are looked at in every sweep, so that many connections cost no more than a few.
        """
        connections = (one for room in self.live.rooms.values() for one in room.connections)
        keys = sorted({one.key for one in connections if one.key > self._looked_at})[:KEYS_AT_ONCE]
        self._looked_at = keys[-1] if len(keys) == KEYS_AT_ONCE else ""
        if not keys:
            return
        query = select(db.tokens.c.hash).where(db.tokens.c.hash.in_(keys))
        known = await self.database.read(lambda connection: connection.scalars(query).all())
        for key in set(keys).difference(known):
            for one in self.live.open.get(key, ()):
                one.send(None)
