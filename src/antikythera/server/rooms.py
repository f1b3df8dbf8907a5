"""The connections to a table, and the messages that they are sent besides snapshots."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

import msgspec

from antikythera.server.accounts import draw_id
from antikythera.server.chat import ChatMessage
from antikythera.server.metrics import SENT
from antikythera.server.table import Table

BACKLOG = 200
"""A connection with this many unsent messages is closed; the client may reconnect and ask for what it missed."""
MOST_QUIET = 30
"""After how many signs of life the table of a room leaves memory: ten minutes."""

MessageId = int | str

State = tuple[int, int | None, int, tuple[Any, ...]]
"""What a snapshot depends on: the viewer's seat, the seat to hand the screen over to, the number of the last visible
row, and everything that all viewers see besides the game.
"""


class ChatUpdate(ChatMessage, kw_only=True, omit_defaults=True):
    """A chat message on the WebSocket; ``answers`` are the ids of the client's own messages."""

    type: Literal["chat"]
    answers: list[MessageId] = msgspec.field(default_factory=list)


class ChatRemoval(msgspec.Struct):
    """A chat message was removed."""

    type: Literal["removed"]
    message: int


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


def written(message: msgspec.Struct) -> str:
    """A message as it is sent."""
    return msgspec.json.encode(message).decode()


class Connection:
    """The WebSocket of one viewer."""

    def __init__(
        self, user_id: str, asked: int | None, after: int, muted: frozenset[str], key: str = "", address: str = ""
    ) -> None:
        self.id, self.key, self.address = draw_id(), key, address
        self.user_id, self.asked, self.after, self.muted = user_id, asked, after, muted
        self.outgoing: asyncio.Queue[str | None] = asyncio.Queue()
        self.banned = False
        self.state: State | None = None
        """What was sent last: nothing is sent while that stays the same."""

    @property
    def keys(self) -> list[str]:
        """By what this connection is counted."""
        return [key for key in (self.user_id, self.address, self.key) if key]

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

    def __init__(self, table_id: str) -> None:
        self.table_id = table_id
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, tuple[frozenset[str], float]] = {}
        """By process: who is connected there, and until when that is valid."""
        self.update_scheduled = False
        self.version = 0
        """The version of the table that all connections have seen."""
        self.table: Table | None = None
        """The table, as long as something happens there: it stays in memory."""
        self.quiet = 0
        """How often viewers were told that the server is still there, since something happened."""
        self.seated: dict[int, str | None] = {}
        """The people at the table by seat, when it was seen last; None for a bot or a free seat."""
        self.online_sent: frozenset[int] = frozenset()
        """The seats that were last announced as online."""

    def people(self) -> frozenset[str]:
        """The people who are connected, to this process or to another."""
        moment = asyncio.get_running_loop().time()
        others = [people for people, until in self.elsewhere.values() if until > moment]
        return frozenset(connection.user_id for connection in self.connections).union(*others)

    def keep(self, table: Table) -> None:
        """Keep a table that has changed, or that someone joins, in memory. What is older than that is not kept."""
        self.quiet = 0
        if self.table and self.table.row.version > table.row.version:
            return
        self.table = table
        self.seated = {seat.seat: seat.user_id for seat in table.seats}

    def stays_quiet(self) -> None:
        """Nothing happened for a while: in the end the table need not stay in memory."""
        self.quiet += 1
        if self.quiet > MOST_QUIET:
            self.table = None

    def online(self, table: Table) -> frozenset[int]:
        people = self.people()
        return frozenset(seat.seat for seat in table.seats if seat.user_id in people)
