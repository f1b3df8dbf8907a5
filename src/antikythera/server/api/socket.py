"""The WebSocket of a table: updates come as they happen, and moves can be sent the same way."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import DBAPIError

from antikythera.server import play
from antikythera.server.accounts import Person
from antikythera.server.api.asking import Asker, InPath, MaybeNumber, Number, TheHouse, check_seat
from antikythera.server.house import House
from antikythera.server.languages import preferred
from antikythera.server.live import Connection, Room
from antikythera.server.problems import Problem, malformed

LARGEST = 4096
AGAIN = 4000
"""Closes a connection that shall come back later; after a refusal its status is added."""


class Message(msgspec.Struct):
    """What a client sends; ``id`` is its own number for the message."""

    type: str
    id: int | str | None = None
    seat: int = 0
    number: int = 0
    line: str = ""
    to: str = "last"
    text: str = ""


_decoder = msgspec.json.Decoder(Message)


class Talk:
    """A connection to a table, from its side of the wire."""

    def __init__(self, socket: WebSocket[Any, Any, Any], house: House, person: Person, table_id: str) -> None:
        self.socket, self.house, self.person, self.table_id = socket, house, person, table_id
        self.language = preferred(socket)

    async def hold(self, asked: int | None, after: int) -> None:
        """Talk until somebody leaves."""
        match = await self.house.matches.get(self.table_id)
        if asked is not None:
            check_seat(match, self.person, asked)
        muted = await self.house.chat.muted(self.person)
        connection = Connection(self.person.id, asked, after, muted)
        room = await self.house.live.join(self.table_id, connection)
        sending = asyncio.create_task(self._send(connection))
        try:
            connection.send(self.house.live.first(room, await self.house.matches.get(self.table_id), connection))
            await self._receive(room, connection)
        finally:
            await self.house.live.leave(room, connection)
            sending.cancel()
            with suppress(asyncio.CancelledError):
                await sending

    async def _send(self, connection: Connection) -> None:
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            while (message := await connection.outgoing.get()) is not None:
                await self.socket.send_data(message.decode())
            await self.socket.close(code=AGAIN)

    async def _receive(self, room: Room, connection: Connection) -> None:
        while True:
            try:
                data = await self.socket.receive_data("text")
            except (WebSocketDisconnect, RuntimeError, KeyError):
                return
            await self._hear(room, connection, data)

    async def _hear(self, room: Room, connection: Connection, data: str | bytes) -> None:
        """Carry a message out, and say what became of it."""
        number: int | str | None = None
        try:
            self.house.limits.take("request", self.person.id)
            if connection.banned:
                raise Problem("banned")
            if len(data) > LARGEST:
                raise Problem("too-long")
            message = _decode(data)
            number = message.id
            answer = await self._carry_out(room, connection, message)
        except Problem as problem:
            answer = {"type": "problem", "id": number} | _without_type(problem.document(self.language))
        except DBAPIError as error:
            structlog.get_logger().error("database", table=self.table_id, exc_info=error)
            answer = {"type": "problem", "id": number} | _without_type(Problem("busy").document(self.language))
        except Exception as error:
            structlog.get_logger().error("failed", table=self.table_id, exc_info=error)
            answer = {"type": "problem", "id": number} | _without_type(Problem("failed").document(self.language))
        if answer:
            connection.send(msgspec.json.encode(answer))

    async def _carry_out(self, room: Room, connection: Connection, message: Message) -> dict[str, Any] | None:
        matches, user_id = self.house.matches, self.person.id
        if message.type == "pong":
            return None
        if message.type == "play":
            self.house.limits.take("move", user_id)
            match = await play.play(matches, user_id, self.table_id, message.seat, message.number, message.line)
            return {"type": "ack", "id": message.id, "number": match.visible_number(message.seat)}
        if message.type == "undo":
            self.house.limits.take("move", user_id)
            match = await play.undo(matches, user_id, self.table_id, message.seat, message.number, message.to)
            return {"type": "ack", "id": message.id, "number": match.visible_number(message.seat)}
        if message.type == "look":
            await self._look(room, connection, message.seat)
            return None
        if message.type == "chat":
            await say(self.house, self.person, self.table_id, message.text, str(message.id or ""), self.language)
            return {"type": "ack", "id": message.id}
        raise malformed("type")

    async def _look(self, room: Room, connection: Connection, seat: int) -> None:
        """Look from another seat of one's own."""
        match = await self.house.matches.get(self.table_id)
        check_seat(match, self.person, seat)
        connection.asked = seat
        connection.send(self.house.live.first(room, match, connection))


def _decode(data: str | bytes) -> Message:
    try:
        return _decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise malformed(str(error)) from None


def _without_type(document: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in document.items() if name != "type"}


async def say(house: House, person: Person, table_id: str, text: str, client: str, language: str) -> None:
    """Say something at a table, to all who look at it."""
    house.limits.take("chat", person.id)
    match = await house.matches.get(table_id)
    await house.accounts.remember(person, language)
    said = await house.chat.say(match, person, text, client)
    if said:
        await house.live.tell_others(table_id, {"kind": "chat", "user": person.id, "message": said})


@websocket("/tables/{table_id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any], house: TheHouse, person: Asker, table_id: InPath,
    after: Number = 0, seat: MaybeNumber = None,
) -> None:  # fmt: skip
    """Follow a table."""
    await socket.accept()
    try:
        await Talk(socket, house, person, table_id).hold(seat, max(0, after))
    except Problem as problem:
        document = {"type": "problem", "id": None} | _without_type(problem.document(preferred(socket)))
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            await socket.send_data(msgspec.json.encode(document).decode())
            await socket.close(code=AGAIN + problem.status)
