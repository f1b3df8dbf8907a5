"""Live updates: all viewers of a table are sent every change as soon as it is committed.

The connections to a table form a room. Every process announces its changes to the others; a room sends each connection
what it has not seen. Connections that see the same share one encoding.
"""

from __future__ import annotations

import asyncio
import math
from collections import defaultdict
from collections.abc import Coroutine, Sequence
from typing import Any, Literal

import msgspec

from antikythera.server.accounts import draw_id
from antikythera.server.chat import ChatMessage
from antikythera.server.errors import log_errors
from antikythera.server.messages import Message, Messages
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
from antikythera.server.store import TableStore
from antikythera.server.table import Table

MOST_CONNECTIONS = 50
"""How many connections to this process one person may have."""
MOST_FROM_ADDRESS = 500
"""How many connections to this process may come from one address: a school has one address."""
PRESENCE_S = 20.0
ROOMS_AT_ONCE = 50
"""How many rooms are told at the same time that the server is still there."""


PING = written(Ping("ping"))


class Live:
    """The rooms of this process."""

    def __init__(self, store: TableStore, messages: Messages) -> None:
        self.store, self.messages = store, messages
        self.process = draw_id()
        self.rooms: dict[str, Room] = {}
        self.open: defaultdict[str, set[Connection]] = defaultdict(set)
        """The connections by person, by address, and by the key that proves who they are."""
        self._tasks: set[asyncio.Task[None]] = set()
        messages.receivers |= {
            "changed": self._received_change,
            "chat": self._received_chat,
            "removed": self._received_removal,
            "presence": self._received_presence,
        }

    def start(self) -> None:
        self._run(self._repeat_presence())

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def stop(self) -> None:
        """Close all connections; clients will reconnect to another process, or to this one when it is back."""
        for task in list(self._tasks):
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
        """Schedule an update of the viewers, and tell other processes."""
        if self.messages.shared:
            self.messages.publish("changed", table=table.row.id, version=table.row.version, process=self.process)
        room = self.rooms.get(table.row.id)
        if room:
            room.keep(table)
        if room and not room.update_scheduled:
            room.update_scheduled = True
            asyncio.get_running_loop().call_soon(self._update_scheduled, room)

    def _update_scheduled(self, room: Room) -> None:
        room.update_scheduled = False
        if room.table:
            with log_errors("live", table=room.table_id):
                self._update(room, room.table)

    async def refresh(self, room: Room, version: int) -> None:
        """Send everyone in a room what is new."""
        table = self.store.cached(room.table_id)
        if table is None or table.row.version < version:
            table = await self.store.get(room.table_id)
        self._update(room, table)

    def _update(self, room: Room, table: Table) -> None:
        """Send every connection what it has not seen, encoded once for all that see the same."""
        encoded: dict[Any, str] = {}
        room.keep(table)
        meta, info = table.meta, None
        for connection in room.connections:
            if connection.state is None:  # the first snapshot, which is on its way, will show everything
                continue
            seats = table.seats_of(connection.user_id)
            state = _state(table, meta, connection, seats)
            if state == connection.state:
                continue
            key = *state[:3], *seats, connection.asked, connection.after  # the rest is the same for all
            if key not in encoded:
                info = info or table_info(table, [], room.online(table))
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

    def join(self, table_id: str, connection: Connection) -> Room:
        """Add a connection to the room of a table. Nothing is kept of one that cannot join."""
        self._check_number(connection)
        room = self.rooms.setdefault(table_id, Room(table_id))
        room.connections.add(connection)
        for key in connection.keys:
            self.open[key].add(connection)
        CONNECTIONS.inc()
        return room

    def _check_number(self, connection: Connection) -> None:
        person, address = self.open.get(connection.user_id, ()), self.open.get(connection.address, ())
        if len(person) >= MOST_CONNECTIONS or (connection.address and len(address) >= MOST_FROM_ADDRESS):
            raise Problem("too-fast", seconds=math.ceil(PRESENCE_S))

    def leave(self, room: Room, connection: Connection) -> None:
        room.connections.discard(connection)
        for key in connection.keys:
            self.open[key].discard(connection)
            if not self.open[key]:
                del self.open[key]
        CONNECTIONS.dec()
        if not room.connections:
            del self.rooms[room.table_id]
        self.announce_presence(room)

    # Messages of other processes

    def _received_change(self, message: Message) -> None:
        room = self.rooms.get(message["table"])
        if room and message["process"] != self.process:
            self._run(self._refresh(room, message["version"]))

    async def _refresh(self, room: Room, version: int) -> None:
        with log_errors("live", table=room.table_id):
            await self.refresh(room, version)

    # Chat

    def publish_chat(self, table_id: str, message: ChatMessage, sender: Connection | None) -> None:
        """Send a chat message to all viewers but the sender's connection, which gets it as the answer."""
        self.messages.publish("chat", table=table_id, message=message, sender=sender.id if sender else None)

    def _received_chat(self, message: Message) -> None:
        update = ChatUpdate(**message["message"], type="chat")
        text = written(update)
        for connection in self._viewers(message["table"]):
            if update.user not in connection.muted and connection.id != message["sender"]:
                connection.send(text)

    def publish_removal(self, table_id: str, number: int) -> None:
        """Remove a chat message from all pages."""
        self.messages.publish("removed", table=table_id, message=number)

    def _received_removal(self, message: Message) -> None:
        text = written(ChatRemoval("removed", message["message"]))
        for connection in self._viewers(message["table"]):
            connection.send(text)

    def _viewers(self, table_id: str) -> set[Connection]:
        room = self.rooms.get(table_id)
        return room.connections if room else set()

    def mute(self, user_id: str, other: str, muted: bool) -> None:
        """Stop or resume sending one person the messages of another."""
        for room in self.rooms.values():
            for connection in room.connections:
                if connection.user_id == user_id:
                    connection.muted = connection.muted | {other} if muted else connection.muted - {other}

    # Presence

    def announce_presence(self, room: Room, ask: bool = False) -> None:
        """Tell who is here, and perhaps ask other processes who is there."""
        if self.messages.shared:
            here = sorted({connection.user_id for connection in room.connections})
            self.messages.publish("presence", table=room.table_id, process=self.process, people=here, ask=ask)
        self._send_presence(room)

    def _received_presence(self, message: Message) -> None:
        room = self.rooms.get(message["table"])
        if room is None or message["process"] == self.process:
            return
        until = asyncio.get_running_loop().time() + 2.5 * PRESENCE_S
        room.elsewhere[message["process"]] = frozenset(message["people"]), until
        self._send_presence(room)
        if message["ask"]:
            self.announce_presence(room)

    def _send_presence(self, room: Room) -> None:
        people = room.people()
        online = frozenset(seat for seat, person in room.seated.items() if person in people)
        if online == room.online_sent:  # spectators are not announced
            return
        room.online_sent = online
        seats = [SeatPresence(seat, person is None or seat in online) for seat, person in room.seated.items()]
        text = written(PresenceUpdate("presence", seats))
        for connection in room.connections:
            connection.send(text)

    async def _repeat_presence(self) -> None:
        """Keep connections alive, and repeat who is here for processes that have missed it: a few rooms at a time."""
        while True:
            rooms = list(self.rooms.values())
            for first in range(0, len(rooms), ROOMS_AT_ONCE):
                for room in rooms[first : first + ROOMS_AT_ONCE]:
                    self._repeat(room)
                await asyncio.sleep(PRESENCE_S * ROOMS_AT_ONCE / len(rooms) if len(rooms) > ROOMS_AT_ONCE else 0)
            if len(rooms) <= ROOMS_AT_ONCE:
                await asyncio.sleep(PRESENCE_S)

    def _repeat(self, room: Room) -> None:
        room.stays_quiet()
        for connection in room.connections:
            connection.send(PING)
        if room.connections and self.messages.shared:
            self.announce_presence(room)


def _state(table: Table, meta: tuple[Any, ...], connection: Connection, seats: list[int]) -> State:
    """What a connection would be sent now."""
    viewer, hand_over = viewer_of(table, seats, connection.asked)
    return viewer, hand_over, table.visible_number(viewer), meta
