"""Live updates: everyone who looks at a table is told what changes, as soon as it is committed.

The connections of a table are a room. A room listens to the table's channel, on which every process tells of its
changes, and sends each connection what it has not seen. What several see alike is encoded once.
"""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.subscriber import Subscriber
from sqlalchemy import select

from antikythera.server import database as db
from antikythera.server.accounts import draw_id
from antikythera.server.database import channel
from antikythera.server.failures import going_on
from antikythera.server.match import Match
from antikythera.server.matches import Matches
from antikythera.server.metrics import CONNECTIONS, SENT
from antikythera.server.problems import Problem
from antikythera.server.seen import TableInfo, entries, mine, snapshot, table_info, viewer_of

BACKLOG = 200
"""A connection that has so many messages waiting is closed; it may come back and ask for what it missed."""
MOST_OF_ONE = 50
"""So many connections one person may have with a process."""
PRESENCE_S = 20.0


State = tuple[int, int | None, int, tuple[Any, ...]]
"""What a snapshot depends on: from which seat somebody looks, to whom the screen must be handed, the number of the last
row that is seen, and what everyone sees besides the game.
"""


class Connection:
    """Somebody who looks at a table."""

    def __init__(self, user_id: str, asked: int | None, after: int, muted: frozenset[str]) -> None:
        self.user_id, self.asked, self.after, self.muted = user_id, asked, after, muted
        self.outgoing: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.banned = False
        self.state: State | None = None
        """What it has been shown: nothing is sent where that stays the same."""

    def send(self, message: bytes | None) -> None:
        SENT.inc()
        if self.outgoing.qsize() < BACKLOG:
            self.outgoing.put_nowait(message)
        elif self.outgoing.qsize() == BACKLOG:
            self.outgoing.put_nowait(None)

    def saw(self, state: State) -> None:
        """It has been sent a snapshot."""
        _, _, self.after, _ = self.state = state


class Room:
    """Those who look at one table through this process."""

    def __init__(self, table_id: str, subscriber: Subscriber) -> None:
        self.table_id, self.subscriber = table_id, subscriber
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, tuple[frozenset[str], float]] = {}
        """Who looks through other processes, as those told last, and until when that holds."""
        self.task: asyncio.Task[None] | None = None
        self.behind = False
        """Whether something has changed that will be shown at once."""
        self.shown: frozenset[int] = frozenset()
        """The seats whose people are known to be there."""

    def people(self) -> frozenset[str]:
        """The people whose browsers are connected, here or elsewhere."""
        moment = asyncio.get_running_loop().time()
        others = [people for people, until in self.elsewhere.values() if until > moment]
        return frozenset(connection.user_id for connection in self.connections).union(*others)

    def online(self, match: Match) -> frozenset[int]:
        people = self.people()
        return frozenset(seat.seat for seat in match.seats if seat.user_id in people)


class Live:
    """The rooms of this process."""

    def __init__(self, matches: Matches, channels: ChannelsPlugin, sweep_s: float) -> None:
        self.matches, self.channels, self.sweep_s = matches, channels, sweep_s
        self.process = draw_id()
        self.rooms: dict[str, Room] = {}
        self._open: Counter[str] = Counter()
        self._tasks: list[asyncio.Task[None]] = []
        self._joining = asyncio.Lock()

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._sweep()), asyncio.create_task(self._tell_presence())]

    async def stop(self) -> None:
        """Close all connections; their owners will come back to another process, or to this one when it is back."""
        for task in self._tasks:
            task.cancel()
        for room in list(self.rooms.values()):
            for connection in room.connections:
                connection.send(None)

    # Telling

    def committed(self, match: Match) -> None:
        """A table was changed by this process: those who look through it are told as soon as whoever did it has been.
        Other processes are told by PostgreSQL, at the moment of the commit.
        """
        room = self.rooms.get(match.table.id)
        if room and not room.behind:
            room.behind = True
            asyncio.get_running_loop().call_soon(self._catch_up, room)

    def _catch_up(self, room: Room) -> None:
        room.behind = False
        match = self.matches.cached(room.table_id)
        if match:
            with going_on("live", table=room.table_id):
                self._show(room, match)

    def tell(self, table_id: str, message: str) -> None:
        """Tell all who look at a table."""
        self.channels.publish(message, channel(table_id))

    async def tell_others(self, table_id: str, message: dict[str, Any]) -> None:
        """Tell all processes something that is not in the database."""
        text = msgspec.json.encode(message).decode()
        if self.matches.database.is_sqlite:
            self.tell(table_id, text)
            return
        async with self.matches.database.write() as connection:
            await self.matches.database.tell(connection, table_id, text)

    @property
    def connected(self) -> int:
        """How many connections there are."""
        return sum(len(room.connections) for room in self.rooms.values())

    # Rooms

    async def join(self, table_id: str, connection: Connection) -> Room:
        async with self._joining:
            if self._open[connection.user_id] >= MOST_OF_ONE:
                raise Problem("too-fast", seconds=math.ceil(PRESENCE_S))
            room = self.rooms.get(table_id)
            if room is None:
                room = Room(table_id, await self.channels.subscribe(channel(table_id)))
                room.task = asyncio.create_task(self._listen(room))
                self.rooms[table_id] = room
            room.connections.add(connection)
            self._open[connection.user_id] += 1
            CONNECTIONS.inc()
        await self._present(room, ask=True)
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
        await self._present(room)

    async def _listen(self, room: Room) -> None:
        async for message in room.subscriber.iter_events():
            with going_on("live", table=room.table_id):
                await self._heard(room, msgspec.json.decode(message))

    async def _heard(self, room: Room, message: dict[str, Any]) -> None:
        if message["kind"] == "changed":
            await self.refresh(room, message["version"])
        elif message["kind"] == "chat":
            self._pass_on(room, message)
        elif message["kind"] == "presence" and message["process"] != self.process:
            await self._heard_presence(room, message)

    async def refresh(self, room: Room, version: int) -> None:
        """Show everyone in a room what is new."""
        match = self.matches.cached(room.table_id)
        if match is None or match.table.version < version:
            match = await self.matches.get(room.table_id)
        self._show(room, match)

    def _show(self, room: Room, match: Match) -> None:
        """Send every connection what it has not seen, encoded once for all that see the same."""
        encoded: dict[Any, bytes] = {}
        meta, table = match.meta, table_info(match, [], room.online(match))
        for connection in room.connections:
            seats = mine(match, connection.user_id)
            state = _seen(match, meta, connection, seats)
            if state == connection.state:
                continue
            key = *state[:3], *seats, connection.asked, connection.after  # the rest is the same for all
            if key not in encoded:
                encoded[key] = _encode("update", match, msgspec.structs.replace(table, mine=seats), connection)
            connection.saw(state)
            connection.send(encoded[key])

    def first(self, room: Room, match: Match, connection: Connection) -> bytes:
        """What a connection gets when it comes, or when it looks from another seat."""
        seats = mine(match, connection.user_id)
        message = _encode("snapshot", match, table_info(match, seats, room.online(match)), connection)
        connection.saw(_seen(match, match.meta, connection, seats))
        return message

    def _pass_on(self, room: Room, message: dict[str, Any]) -> None:
        shown = msgspec.json.encode({"type": "chat"} | message["message"])
        for connection in room.connections:
            if message["user"] not in connection.muted:
                connection.send(shown)

    def mute(self, user_id: str, other: str, muted: bool) -> None:
        """Somebody does not want to hear somebody else, or does again."""
        for room in self.rooms.values():
            for connection in room.connections:
                if connection.user_id == user_id:
                    connection.muted = connection.muted | {other} if muted else connection.muted - {other}

    # Who is there

    async def _present(self, room: Room, ask: bool = False) -> None:
        here = sorted({connection.user_id for connection in room.connections})
        message = {"kind": "presence", "process": self.process, "people": here, "ask": ask}
        if not self.matches.database.is_sqlite:
            await self.tell_others(room.table_id, message)
        self._show_presence(room)

    async def _heard_presence(self, room: Room, message: dict[str, Any]) -> None:
        until = asyncio.get_running_loop().time() + 2.5 * PRESENCE_S
        before = room.people()
        room.elsewhere[message["process"]] = frozenset(message["people"]), until
        if message["ask"]:
            await self._present(room)
        elif room.people() != before:
            self._show_presence(room)

    def _show_presence(self, room: Room) -> None:
        match = self.matches.cached(room.table_id)
        if match is None:
            return
        online = room.online(match)
        if online == room.shown:  # people who only watch come and go unnoticed, as many as there may be
            return
        room.shown = online
        seats = [{"seat": s.seat, "online": s.kind == "bot" or s.seat in online} for s in match.seats]
        shown = msgspec.json.encode({"type": "presence", "seats": seats})
        for connection in room.connections:
            connection.send(shown)

    async def _tell_presence(self) -> None:
        """Repeat who is here, for processes that have missed it, and keep connections from falling asleep."""
        while True:
            await asyncio.sleep(PRESENCE_S)
            for room in list(self.rooms.values()):
                for connection in room.connections:
                    connection.send(b'{"type":"ping"}')
                if not self.matches.database.is_sqlite:
                    with going_on("presence"):
                        await self._present(room)

    # What no message told

    async def _sweep(self) -> None:
        """Now and then compare with the database: a message can be lost, a command of the host can change a table."""
        while True:
            await asyncio.sleep(self.sweep_s)
            with going_on("sweep"):
                await self._sweep_once()
                await self._show_out()

    async def _show_out(self) -> None:
        """Close the connections of people who were excluded while they were here."""
        here = [connection for room in self.rooms.values() for connection in room.connections]
        people = sorted({connection.user_id for connection in here})
        banned: set[str] = set()
        for first in range(0, len(people), 500):
            query = select(db.users.c.id).where(db.users.c.id.in_(people[first : first + 500]), db.users.c.banned)
            async with self.matches.database.read() as connection:
                banned.update((await connection.execute(query)).scalars())
        for one in here:
            if one.user_id in banned and not one.banned:
                one.banned = True
                one.send(None)

    async def _sweep_once(self) -> None:
        rooms = list(self.rooms)
        for first in range(0, len(rooms), 500):
            part = rooms[first : first + 500]
            query = select(db.tables.c.id, db.tables.c.version).where(db.tables.c.id.in_(part))
            async with self.matches.database.read() as connection:
                versions = (await connection.execute(query)).all()
            for table_id, version in versions:
                known, room = self.matches.cached(table_id), self.rooms.get(table_id)
                if room and (known is None or known.table.version < version):
                    await self.refresh(room, version)


def _seen(match: Match, meta: tuple[Any, ...], connection: Connection, seats: list[int]) -> State:
    """What a connection would be shown now."""
    viewer, hand_over = viewer_of(match, seats, connection.asked)
    return viewer, hand_over, match.visible_number(viewer), meta


def _encode(kind: str, match: Match, table: TableInfo, connection: Connection) -> bytes:
    """A snapshot with the entries that a connection has not seen."""
    shown = snapshot(match, table.mine, connection.asked, table)
    shown.type = kind
    shown.entries = entries(match, shown.viewer, connection.after)
    return msgspec.json.encode(shown)
