"""Live updates: all viewers of a table are sent every change as soon as it is committed.

The connections to a table form a room. A room subscribes to the table's channel, on which every process announces its
changes, and sends each connection what it has not seen. Connections that see the same share one encoding.
"""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.subscriber import Subscriber
from sqlalchemy import select

from antikythera.server import database as db
from antikythera.server.accounts import draw_id
from antikythera.server.chat import ChatMessage
from antikythera.server.database import channel
from antikythera.server.errors import log_errors
from antikythera.server.metrics import CONNECTIONS, SENT
from antikythera.server.problems import Problem
from antikythera.server.snapshot import snapshot_message, table_info, viewer_of
from antikythera.server.store import TableStore
from antikythera.server.table import Table

BACKLOG = 200
"""A connection with this many unsent messages is closed; the client may reconnect and ask for what it missed."""
MOST_CONNECTIONS = 50
"""How many connections to this process one person may have."""
PRESENCE_S = 20.0
QUERIED_AT_ONCE = 500

MessageId = int | str

State = tuple[int, int | None, int, tuple[Any, ...]]
"""What a snapshot depends on: the viewer's seat, the seat to hand the screen over to, the number of the last visible
row, and everything that all viewers see besides the game.
"""


class ChatUpdate(ChatMessage, kw_only=True, omit_defaults=True):
    """A chat message on the WebSocket; ``answers`` are the ids of the client's own messages."""

    type: Literal["chat"]
    answers: list[MessageId] = msgspec.field(default_factory=list)


class SeatPresence(msgspec.Struct):
    """Whether the player of a seat is connected."""

    seat: int
    online: bool


class PresenceUpdate(msgspec.Struct):
    """Which players are connected."""

    type: Literal["presence"]
    seats: list[SeatPresence]


class Ping(msgspec.Struct):
    """Keeps a quiet connection alive."""

    type: Literal["ping"]


def _text(message: msgspec.Struct) -> str:
    return msgspec.json.encode(message).decode()


class Connection:
    """The WebSocket of one viewer."""

    def __init__(self, user_id: str, asked: int | None, after: int, muted: frozenset[str], key: str = "") -> None:
        self.id, self.key = draw_id(), key
        self.user_id, self.asked, self.after, self.muted = user_id, asked, after, muted
        self.outgoing: asyncio.Queue[str | None] = asyncio.Queue()
        self.banned = False
        self.state: State | None = None
        """What was sent last: nothing is sent while that stays the same."""

    def send(self, message: str | None) -> None:
        """Queue a message; None closes the connection."""
        SENT.inc()
        if self.outgoing.qsize() < BACKLOG:
            self.outgoing.put_nowait(message)
        elif self.outgoing.qsize() == BACKLOG:
            self.outgoing.put_nowait(None)

    def saw(self, state: State) -> None:
        """Remember what was sent."""
        _, _, self.after, _ = self.state = state


class Room:
    """The connections of this process to one table."""

    def __init__(self, table_id: str, subscriber: Subscriber) -> None:
        self.table_id, self.subscriber = table_id, subscriber
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, tuple[frozenset[str], float]] = {}
        """By process: who is connected there, and until when that is valid."""
        self.task: asyncio.Task[None] | None = None
        self.update_scheduled = False
        self.online_sent: frozenset[int] = frozenset()
        """The seats that were last announced as online."""

    def people(self) -> frozenset[str]:
        """The people who are connected, to this process or to another."""
        moment = asyncio.get_running_loop().time()
        others = [people for people, until in self.elsewhere.values() if until > moment]
        return frozenset(connection.user_id for connection in self.connections).union(*others)

    def online(self, table: Table) -> frozenset[int]:
        people = self.people()
        return frozenset(seat.seat for seat in table.seats if seat.user_id in people)


class Live:
    """The rooms of this process."""

    def __init__(self, store: TableStore, channels: ChannelsPlugin, sweep_s: float) -> None:
        self.store, self.channels, self.sweep_s = store, channels, sweep_s
        self.process = draw_id()
        self.rooms: dict[str, Room] = {}
        self._open: Counter[str] = Counter()
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
        meta, info = table.meta, table_info(table, [], room.online(table))
        for connection in room.connections:
            seats = table.seats_of(connection.user_id)
            state = _state(table, meta, connection, seats)
            if state == connection.state:
                continue
            key = *state[:3], *seats, connection.asked, connection.after  # the rest is the same for all
            if key not in encoded:
                mine = msgspec.structs.replace(info, mine=seats)
                encoded[key] = _text(snapshot_message("update", table, connection.asked, mine, connection.after))
            connection.saw(state)
            connection.send(encoded[key])

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
            _text(snapshot_message(kind, table, connection.asked, info, connection.after, answers=ids, chat=chat))
        )
        connection.saw(_state(table, table.meta, connection, seats))

    # Rooms

    async def join(self, table_id: str, connection: Connection) -> Room:
        async with self._joining:
            if self._open[connection.user_id] >= MOST_CONNECTIONS:
                raise Problem("too-fast", seconds=math.ceil(PRESENCE_S))
            room = self.rooms.get(table_id)
            if room is None:
                room = Room(table_id, await self.channels.subscribe(channel(table_id)))
                room.task = asyncio.create_task(self._listen(room))
                self.rooms[table_id] = room
            room.connections.add(connection)
            self._open[connection.user_id] += 1
            CONNECTIONS.inc()
        await self._announce_presence(room, ask=True)
        return room

    async def leave(self, room: Room, connection: Connection) -> None:
        async with self._joining:
            room.connections.discard(connection)
            self._open[connection.user_id] -= 1
            if not self._open[connection.user_id]:
                del self._open[connection.user_id]
            CONNECTIONS.dec()
            if not room.connections:
                self.rooms.pop(room.table_id, None)
                await self.channels.unsubscribe(room.subscriber, channel(room.table_id))
        await self._announce_presence(room)

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
        elif message["kind"] == "presence" and message["process"] != self.process:
            await self._received_presence(room, message)

    # Chat

    async def publish_chat(self, table_id: str, message: ChatMessage, sender: Connection | None) -> None:
        """Send a chat message to all viewers but the sender's connection, which gets it as the answer."""
        await self.publish(table_id, {"kind": "chat", "message": message, "sender": sender.id if sender else None})

    def _send_chat(self, room: Room, message: dict[str, Any]) -> None:
        update = ChatUpdate(**message["message"], type="chat")
        text = _text(update)
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

    async def _announce_presence(self, room: Room, ask: bool = False) -> None:
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
            await self._announce_presence(room)
        elif room.people() != before:
            self._send_presence(room)

    def _send_presence(self, room: Room) -> None:
        table = self.store.cached(room.table_id)
        if table is None:
            return
        online = room.online(table)
        if online == room.online_sent:  # spectators are not announced
            return
        room.online_sent = online
        seats = [SeatPresence(seat.seat, seat.kind == "bot" or seat.seat in online) for seat in table.seats]
        text = _text(PresenceUpdate("presence", seats))
        for connection in room.connections:
            connection.send(text)

    async def _repeat_presence(self) -> None:
        """Repeat who is here, for processes that have missed it, and keep connections alive."""
        ping = _text(Ping("ping"))
        while True:
            await asyncio.sleep(PRESENCE_S)
            for room in list(self.rooms.values()):
                for connection in room.connections:
                    connection.send(ping)
                if not self.store.database.is_sqlite:
                    with log_errors("presence"):
                        await self._announce_presence(room)

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
        rooms = list(self.rooms)
        for first in range(0, len(rooms), QUERIED_AT_ONCE):
            part = rooms[first : first + QUERIED_AT_ONCE]
            query = select(db.tables.c.id, db.tables.c.version).where(db.tables.c.id.in_(part))
            async with self.store.database.read() as connection:
                versions = (await connection.execute(query)).all()
            for table_id, version in versions:
                known, room = self.store.cached(table_id), self.rooms.get(table_id)
                if room and (known is None or known.row.version < version):
                    await self.refresh(room, version)

    async def _disconnect_banned(self) -> None:
        """Close the connections of people who were banned while they were connected."""
        here = [connection for room in self.rooms.values() for connection in room.connections]
        people = sorted({connection.user_id for connection in here})
        banned: set[str] = set()
        for first in range(0, len(people), QUERIED_AT_ONCE):
            part = people[first : first + QUERIED_AT_ONCE]
            query = select(db.users.c.id).where(db.users.c.id.in_(part), db.users.c.banned)
            async with self.store.database.read() as connection:
                banned.update((await connection.execute(query)).scalars())
        for one in here:
            if one.user_id in banned and not one.banned:
                one.banned = True
                one.send(None)

    async def _disconnect_revoked(self) -> None:
        """Close the connections of keys that were revoked: their clients come back as guests, or are refused."""
        here = {one.key: one for room in self.rooms.values() for one in room.connections if one.key}
        keys = sorted(here)
        for first in range(0, len(keys), QUERIED_AT_ONCE):
            part = keys[first : first + QUERIED_AT_ONCE]
            async with self.store.database.read() as connection:
                known = (await connection.execute(select(db.tokens.c.hash).where(db.tokens.c.hash.in_(part)))).scalars()
                for key in set(part).difference(known):
                    self._disconnect(key)

    def _disconnect(self, key: str) -> None:
        for room in self.rooms.values():
            for connection in room.connections:
                if connection.key == key:
                    connection.key = ""
                    connection.send(None)


def _state(table: Table, meta: tuple[Any, ...], connection: Connection, seats: list[int]) -> State:
    """What a connection would be sent now."""
    viewer, hand_over = viewer_of(table, seats, connection.asked)
    return viewer, hand_over, table.visible_number(viewer), meta
