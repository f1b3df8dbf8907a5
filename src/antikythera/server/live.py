"""Live updates: all viewers of a table are sent every change as soon as it is committed.

The connections to a table form a room. A room subscribes to the table's channel, on which every process announces its
changes, and sends each connection what it has not seen. Connections that see the same share one encoding.
"""

from __future__ import annotations

import asyncio
import math
from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from litestar.channels import ChannelsPlugin
from sqlalchemy import select

from antikythera.server import database as db
from antikythera.server.accounts import draw_id
from antikythera.server.chat import ChatMessage
from antikythera.server.database import channel
from antikythera.server.errors import log_errors
from antikythera.server.metrics import CONNECTIONS
from antikythera.server.problems import Problem
from antikythera.server.rooms import (
    ChatRemoval,
    ChatUpdate,
    Connection,
    MessageId,
    Ping,
    PresenceUpdate,
    Room,
    SeatPresence,
    State,
    written,
)
from antikythera.server.snapshot import snapshot_message, table_info, viewer_of
from antikythera.server.store import TableStore, now
from antikythera.server.table import Table

MOST_CONNECTIONS = 50
"""How many connections to this process one person may have."""
MOST_FROM_ADDRESS = 500
"""How many connections to this process may come from one address: a school has one address."""
PRESENCE_S = 20.0
ROOMS_AT_ONCE = 50
"""How many rooms are told at the same time that the server is still there."""
KEYS_AT_ONCE = 500
"""How many keys are looked at in a sweep."""
OVERLAP_MS = 60_000
"""How far the clocks of several hosts may be apart."""


class Live:
    """The rooms of this process."""

    def __init__(self, store: TableStore, channels: ChannelsPlugin, sweep_s: float) -> None:
        self.store, self.channels, self.sweep_s = store, channels, sweep_s
        self.process = draw_id()
        self.rooms: dict[str, Room] = {}
        self._open: defaultdict[str, set[Connection]] = defaultdict(set)
        """The connections by person, by address, and by the key that proves who they are."""
        self._swept, self._looked_at = now(), ""
        self._tasks: list[asyncio.Task[None]] = []
        self._joining = asyncio.Lock()

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._sweep()), asyncio.create_task(self._repeat_presence())]

    async def stop(self) -> None:
        """Close all connections; clients will reconnect to another process, or to this one when it is back."""
        for task in self._tasks:
            task.cancel()
        for room in list(self.rooms.values()):
            for connection in room.connections:
                connection.send(None)

    @property
    def connected(self) -> int:
        """The number of connections."""
        return sum(len(room.connections) for room in self.rooms.values())

    # Snapshots and updates

    def committed(self, table: Table) -> None:
        """Schedule an update of the viewers in this process. PostgreSQL notifies other processes at the commit."""
        room = self.rooms.get(table.row.id)
        if room and not room.update_scheduled:
            room.update_scheduled = True
            asyncio.get_running_loop().call_soon(self._update_cached, room)

    def _update_cached(self, room: Room) -> None:
        room.update_scheduled = False
        table = self.store.cached(room.table_id)
        if table:
            with log_errors("live", table=room.table_id):
                self._update(room, table)

    async def refresh(self, room: Room, version: int) -> None:
        """Send everyone in a room what is new."""
        table = self.store.cached(room.table_id)
        if table is None or table.row.version < version:
            table = await self.store.get(room.table_id)
        self._update(room, table)

    def _update(self, room: Room, table: Table) -> None:
        """Send every connection what it has not seen, encoded once for all that see the same."""
        encoded: dict[Any, str] = {}
        room.seat(table)
        meta, info = table.meta, table_info(table, [], room.online(table))
        for connection in room.connections:
            seats = table.seats_of(connection.user_id)
            state = _state(table, meta, connection, seats)
            if state == connection.state:
                continue
            key = *state[:3], *seats, connection.asked, connection.after  # the rest is the same for all
            if key not in encoded:
                mine = msgspec.structs.replace(info, mine=seats)
                encoded[key] = written(snapshot_message("update", table, connection.asked, mine, connection.after))
            connection.saw(state)
            connection.send(encoded[key])
        room.version = max(room.version, table.row.version)

    def send_snapshot(
        self,
        room: Room,
        table: Table,
        connection: Connection,
        kind: Literal["snapshot", "update"] = "snapshot",
        answers: Sequence[MessageId | None] = (),
        chat: list[ChatMessage] | None = None,
    ) -> None:
        """Send one connection the table, whether it has changed or not: at the beginning, or as an answer."""
        known = self.store.cached(room.table_id)
        table = known if known and known.row.version > table.row.version else table  # never back to an older one
        seats = table.seats_of(connection.user_id)
        info = table_info(table, seats, room.online(table))
        ids = [answer for answer in answers if answer is not None]
        connection.send(
            written(snapshot_message(kind, table, connection.asked, info, connection.after, answers=ids, chat=chat))
        )
        connection.saw(_state(table, table.meta, connection, seats))

    # Rooms

    async def join(self, table: Table, connection: Connection) -> Room:
        """Add a connection to the room of a table. Nothing is kept of one that cannot join."""
        table_id = table.row.id
        async with self._joining:
            self._check_number(connection)
            room = self.rooms.get(table_id)
            if room is None:
                room = Room(table_id, await self.channels.subscribe(channel(table_id)))
                room.task = asyncio.create_task(self._listen(room))
                self.rooms[table_id] = room
            room.seat(table)
            room.connections.add(connection)
            for key in connection.keys:
                self._open[key].add(connection)
            CONNECTIONS.inc()
        return room

    def _check_number(self, connection: Connection) -> None:
        person, address = self._open.get(connection.user_id, ()), self._open.get(connection.address, ())
        if len(person) >= MOST_CONNECTIONS or (connection.address and len(address) >= MOST_FROM_ADDRESS):
            raise Problem("too-fast", seconds=math.ceil(PRESENCE_S))

    async def leave(self, room: Room, connection: Connection) -> None:
        async with self._joining:
            room.connections.discard(connection)
            for key in connection.keys:
                self._open[key].discard(connection)
                if not self._open[key]:
                    del self._open[key]
            CONNECTIONS.dec()
            if not room.connections:
                self.rooms.pop(room.table_id, None)
                with log_errors("live", table=room.table_id):
                    await self.channels.unsubscribe(room.subscriber, channel(room.table_id))
        with log_errors("presence", table=room.table_id):
            await self.announce_presence(room)

    # Messages between processes

    async def publish(self, table_id: str, message: dict[str, Any]) -> None:
        """Send a message to the rooms of a table in all processes, this one included."""
        text = msgspec.json.encode(message).decode()
        if self.store.database.is_sqlite:
            self.channels.publish(text, channel(table_id))
            return
        async with self.store.database.write() as connection:
            await self.store.database.notify_async(connection, table_id, text)

    async def _listen(self, room: Room) -> None:
        async for message in room.subscriber.iter_events():
            with log_errors("live", table=room.table_id):
                await self._received(room, msgspec.json.decode(message))

    async def _received(self, room: Room, message: dict[str, Any]) -> None:
        if message["kind"] == "changed":
            await self.refresh(room, message["version"])
        elif message["kind"] == "chat":
            self._send_chat(room, message)
        elif message["kind"] == "removed":
            self._send_all(room, ChatRemoval("removed", message["message"]))
        elif message["kind"] == "presence" and message["process"] != self.process:
            await self._received_presence(room, message)

    # Chat

    async def publish_chat(self, table_id: str, message: ChatMessage, sender: Connection | None) -> None:
        """Send a chat message to all viewers but the sender's connection, which gets it as the answer."""
        await self.publish(table_id, {"kind": "chat", "message": message, "sender": sender.id if sender else None})

    def _send_chat(self, room: Room, message: dict[str, Any]) -> None:
        update = ChatUpdate(**message["message"], type="chat")
        text = written(update)
        for connection in room.connections:
            if update.user not in connection.muted and connection.id != message["sender"]:
                connection.send(text)

    def mute(self, user_id: str, other: str, muted: bool) -> None:
        """Stop or resume sending one person the messages of another."""
        for room in self.rooms.values():
            for connection in room.connections:
                if connection.user_id == user_id:
                    connection.muted = connection.muted | {other} if muted else connection.muted - {other}

    # Presence

    async def announce_presence(self, room: Room, ask: bool = False) -> None:
        here = sorted({connection.user_id for connection in room.connections})
        if not self.store.database.is_sqlite:
            message = {"kind": "presence", "process": self.process, "people": here, "ask": ask}
            await self.publish(room.table_id, message)
        self._send_presence(room)

    async def _received_presence(self, room: Room, message: dict[str, Any]) -> None:
        until = asyncio.get_running_loop().time() + 2.5 * PRESENCE_S
        before = room.people()
        room.elsewhere[message["process"]] = frozenset(message["people"]), until
        if message["ask"]:
            await self.announce_presence(room)
        elif room.people() != before:
            self._send_presence(room)

    def _send_presence(self, room: Room) -> None:
        people = room.people()
        online = frozenset(seat for seat, person in room.seated.items() if person in people)
        if online == room.online_sent:  # spectators are not announced
            return
        room.online_sent = online
        seats = [SeatPresence(seat, person is None or seat in online) for seat, person in room.seated.items()]
        self._send_all(room, PresenceUpdate("presence", seats))

    def _send_all(self, room: Room, message: msgspec.Struct) -> None:
        text = written(message)
        for connection in room.connections:
            connection.send(text)

    async def _repeat_presence(self) -> None:
        """Keep connections alive, and repeat who is here for processes that have missed it: a few rooms at a time."""
        while True:
            rooms = list(self.rooms.values())
            for first in range(0, len(rooms), ROOMS_AT_ONCE):
                for room in rooms[first : first + ROOMS_AT_ONCE]:
                    await self._repeat(room)
                await asyncio.sleep(PRESENCE_S * ROOMS_AT_ONCE / len(rooms) if len(rooms) > ROOMS_AT_ONCE else 0)
            if len(rooms) <= ROOMS_AT_ONCE:
                await asyncio.sleep(PRESENCE_S)

    async def _repeat(self, room: Room) -> None:
        self._send_all(room, Ping("ping"))
        if room.connections and not self.store.database.is_sqlite:
            with log_errors("presence"):
                await self.announce_presence(room)

    # Sweeping

    async def _sweep(self) -> None:
        """Compare with the database regularly: a message can be lost, an admin command can change a table."""
        while True:
            await asyncio.sleep(self.sweep_s)
            with log_errors("sweep"):
                await self._refresh_outdated()
                await self._disconnect_banned()
                await self._disconnect_revoked()

    async def _refresh_outdated(self) -> None:
        """Refresh the rooms whose tables have changed lately. Tables where nothing happens cost nothing."""
        columns, moment = db.tables.c, now()
        since = min(self._swept, moment) - OVERLAP_MS
        async with self.store.database.read() as connection:
            query = select(columns.id, columns.version).where(columns.updated >= since)
            changed = (await connection.execute(query)).all()
        for table_id, version in changed:
            room = self.rooms.get(table_id)
            if room and room.version < version:
                await self.refresh(room, version)
        self._swept = moment

    async def _disconnect_banned(self) -> None:
        """Close the connections of people who were banned while they were connected."""
        async with self.store.database.read() as connection:
            banned = (await connection.execute(select(db.users.c.id).where(db.users.c.banned))).scalars().all()
        for user_id in banned:
            for one in self._open.get(user_id, ()):
                if not one.banned:
                    one.banned = True
                    one.send(None)

    async def _disconnect_revoked(self) -> None:
        """Close the connections of keys that were revoked: their clients come back as guests, or are refused. Some keys
        are looked at in every sweep, so that many connections cost no more than a few.
        """
        keys = sorted(
            {one.key for room in self.rooms.values() for one in room.connections if one.key > self._looked_at}
        )[:KEYS_AT_ONCE]
        self._looked_at = keys[-1] if len(keys) == KEYS_AT_ONCE else ""
        if not keys:
            return
        async with self.store.database.read() as connection:
            known = (await connection.execute(select(db.tokens.c.hash).where(db.tokens.c.hash.in_(keys)))).scalars()
            revoked = set(keys).difference(known)
        for key in revoked:
            for one in self._open.get(key, ()):
                one.send(None)


def _state(table: Table, meta: tuple[Any, ...], connection: Connection, seats: list[int]) -> State:
    """What a connection would be sent now."""
    viewer, hand_over = viewer_of(table, seats, connection.asked)
    return viewer, hand_over, table.visible_number(viewer), meta
