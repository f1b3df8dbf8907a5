"""The WebSocket of a table: updates come as they happen, and moves can be sent the same way."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.connection import ASGIConnection
from litestar.exceptions import WebSocketDisconnect

from antikythera.server import play
from antikythera.server.accounts import Person
from antikythera.server.api.params import AppServices, CurrentPerson, OptionalText, PathText, check_seat
from antikythera.server.chat import ChatMessage
from antikythera.server.errors import Unavailable, report
from antikythera.server.identity import client_address
from antikythera.server.languages import preferred
from antikythera.server.problems import Problem, busy, malformed
from antikythera.server.rooms import ChatUpdate, Connection, MessageId, Room
from antikythera.server.services import Services

LARGEST = 4096
"""The most bytes of a message."""
RECONNECT = 4000
"""Closes a connection whose client should reconnect; the status of a refusal is added."""


RUBBISH = ("malformed", "too-long", "too-fast")
MOST_STRIKES = 20
"""A client that was refused this many times for what no page sends is disconnected."""


class ClientMessage(msgspec.Struct):
    """What a client sends; ``id`` is the client's own number for the message."""

    type: str
    id: MessageId | None = None
    seat: int = 0
    number: int = 0
    line: str = ""
    to: str = "last"
    text: str = ""


_decoder = msgspec.json.Decoder(ClientMessage)


class SocketSession:
    """One connection to a table, from the first snapshot to its end. It does not keep the table, which changes."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        services: Services,
        person: Person,
        table_id: str,
        connection: Connection,
    ) -> None:
        self.socket, self.services, self.person = socket, services, person
        self.table_id, self.connection = table_id, connection
        self.language, self.strikes = preferred(socket), 0

    async def run(self) -> None:
        """Serve the client until it disconnects."""
        room = self.services.live.join(self.table_id, self.connection)
        sending = asyncio.create_task(self._send())
        try:
            await self._greet(room)
            await self._receive(room)
        finally:
            self.services.live.leave(room, self.connection)
            sending.cancel()
            with suppress(asyncio.CancelledError):
                await sending

    async def _greet(self, room: Room) -> None:
        """Send the first snapshot: of a table that is read after the room was joined, so no change is missed. Raises
        Problem.
        """
        table = await self.services.store.get(self.table_id)
        if table.dealt and not table.same_rules:
            raise Problem("other-rules", rules=table.row.rules)
        if self.connection.asked is not None:
            check_seat(table, self.person, self.connection.asked)
        room.keep(table)
        self.services.live.announce_presence(room, ask=True)
        chat = await self.services.chat.recent(self.table_id, self.connection.muted)
        self.services.live.send_snapshot(room, table, self.connection, chat=chat)

    async def _send(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            while (message := await self.connection.outgoing.get()) is not None:
                await self.socket.send_data(message)
            await self.socket.close(code=RECONNECT)

    async def _receive(self, room: Room) -> None:
        while True:
            try:
                data = await self.socket.receive_data("text")
            except (WebSocketDisconnect, RuntimeError, KeyError):
                return
            if self.strikes < MOST_STRIKES:
                await self._handle(room, data)

    async def _handle(self, room: Room, data: str | bytes) -> None:
        """Carry out a message, or refuse it."""
        number: MessageId | None = None
        try:
            message = await self._decode(data)
            number = message.id
            await self._dispatch(room, message)
        except Problem as problem:
            self._refuse(number, problem)
        except Unavailable:
            self._refuse(number, busy())
        except Exception as error:
            report("failed", error, table=self.table_id, person=self.person.id)
            self._refuse(number, Problem("failed"))

    async def _decode(self, data: str | bytes) -> ClientMessage:
        await self.services.limits.take("request", self.person.id)
        if self.connection.banned:
            raise Problem("banned")
        if len(data) > LARGEST:
            raise Problem("too-long")
        try:
            return _decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise malformed(str(error)) from None

    def _refuse(self, number: MessageId | None, problem: Problem) -> None:
        """Say why not; a client that sends only rubbish is disconnected."""
        self.connection.send(problem.message(self.language, number))
        self.strikes += problem.code in RUBBISH
        if self.strikes == MOST_STRIKES:
            self.connection.send(None)

    async def _dispatch(self, room: Room, message: ClientMessage) -> None:
        if message.type == "play":
            await self._play(room, message)
        elif message.type == "undo":
            await self._undo(room, message)
        elif message.type == "look":
            await self._look(room, message)
        elif message.type == "chat":
            await self._chat(message)
        elif message.type != "pong":
            raise malformed("type")

    async def _play(self, room: Room, message: ClientMessage) -> None:
        await self.services.limits.take("move", self.person.id)
        store, user_id = self.services.store, self.person.id
        table = await play.play(store, user_id, self.table_id, message.seat, message.number, message.line)
        self.services.live.send_snapshot(room, table, self.connection, "update", [message.id])

    async def _undo(self, room: Room, message: ClientMessage) -> None:
        await self.services.limits.take("move", self.person.id)
        store, user_id = self.services.store, self.person.id
        table = await play.undo(store, user_id, self.table_id, message.seat, message.number, message.to)
        self.services.live.send_snapshot(room, table, self.connection, "update", [message.id])

    async def _look(self, room: Room, message: ClientMessage) -> None:
        """Look from another of the person's seats."""
        table = await self.services.store.get(self.table_id)
        check_seat(table, self.person, message.seat)
        self.connection.asked = message.seat
        self.services.live.send_snapshot(room, table, self.connection, "snapshot", [message.id])

    async def _chat(self, message: ClientMessage) -> None:
        said = await say(
            self.services, self.person, self.table_id, message.text, message.id, self.socket, self.connection
        )
        answers = [message.id] if message.id is not None else []
        update = ChatUpdate(**msgspec.structs.asdict(said), type="chat", answers=answers)
        self.connection.send(msgspec.json.encode(update).decode())


async def say(
    services: Services,
    person: Person,
    table_id: str,
    text: str,
    number: MessageId | None,
    request: ASGIConnection[Any, Any, Any, Any],
    sender: Connection | None = None,
) -> ChatMessage:
    """Store a chat message and send it to all other viewers of the table."""
    await services.limits.take("chat", person.id)
    table = await services.store.get(table_id)
    if not table.seats_of(person.id):  # guests who are invented for this share a limit
        await services.limits.take("chat-of-spectators", client_address(request))
        await services.limits.take("chat-of-spectators", table_id)
    await services.limits.take("chat-at-table", table_id)
    await services.accounts.remember(person, preferred(request))
    said, is_new = await services.chat.say(table, person, text, "" if number is None else str(number))
    if is_new:
        services.live.publish_chat(table_id, said, sender)
    return said


def _number(name: str, value: str | None) -> int | None:
    """A number of the address. The framework would refuse the handshake, and a page could not tell why."""
    try:
        return int(value) if value else None
    except ValueError:
        raise malformed(name) from None


@websocket("/tables/{table_id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any], services: AppServices, person: CurrentPerson, table_id: PathText,
    after: OptionalText = None, seat: OptionalText = None,
) -> None:  # fmt: skip
    """Follow a table. The first message is a snapshot, or the reason why there is none."""
    await socket.accept()
    try:
        asked, seen = _number("seat", seat), _number("after", after)
        muted = await services.chat.muted(person)
        connection = Connection(person.id, asked, max(0, seen or 0), muted, person.key, client_address(socket))
        await SocketSession(socket, services, person, table_id, connection).run()
    except (Problem, Unavailable) as error:
        problem = error if isinstance(error, Problem) else busy()
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            await socket.send_data(problem.message(preferred(socket)))
            await socket.close(code=RECONNECT + problem.status)
