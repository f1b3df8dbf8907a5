"""Connections whose other end cannot be trusted to talk, or to listen, as it should.

uvicorn waits for ever: for the rest of a request, and for somebody to read what was sent to them; and it keeps all of a
request's head, however long. Here such connections are cut off. Nothing is lost by that: whoever comes back to a table
is told what they missed.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from antikythera.server.problems import Problem, malformed

LONGEST_HEAD = 64 * 1024
"""The bytes of a request before its body."""
REQUEST_S = 60.0
"""A request is complete after so many seconds."""
READ_S = 20.0
"""Whoever is sent something has read it after so many seconds, all but what the system keeps for them."""


class _Read:
    """A connection that is cut off when its other end does not read."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _unread: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()  # type: ignore[misc]
        self._unread = self.loop.call_later(READ_S, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()  # type: ignore[misc]
        self._has_read()

    def connection_lost(self, error: Exception | None) -> None:
        self._has_read()
        super().connection_lost(error)  # type: ignore[misc]

    def _has_read(self) -> None:
        if self._unread:
            self._unread.cancel()
            self._unread = None


class Http(_Read, HttpToolsProtocol):
    """Requests that must be complete in time, with a head that is not too long."""

    _unfinished: asyncio.TimerHandle | None = None
    _head = 0
    """How much of a head has come; less than 0 after its end."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect()

    def data_received(self, data: bytes) -> None:
        self._head += len(data) if self._head >= 0 else 0
        super().data_received(data)
        if self._head > LONGEST_HEAD and not self.transport.is_closing():
            self._refuse(Problem("too-long"))

    def send_400_response(self, msg: str) -> None:
        """What is no HTTP."""
        self._refuse(malformed("HTTP"))

    def _refuse(self, problem: Problem) -> None:
        """Refuse a request that no handler can be asked about: nobody knows in which language."""
        document = msgspec.json.encode(problem.document("en"))
        head = (
            f"HTTP/1.1 {problem.status} {HTTPStatus(problem.status).phrase}\r\n"
            f"content-type: application/problem+json\r\ncontent-length: {len(document)}\r\nconnection: close\r\n\r\n"
        )
        self.transport.write(head.encode() + document)
        self.transport.close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0
        self._expect()

    def on_headers_complete(self) -> None:
        self._head = -1
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._has_come()

    def handle_websocket_upgrade(self) -> None:
        self._has_come()
        super().handle_websocket_upgrade()

    def connection_lost(self, error: Exception | None) -> None:
        self._has_come()
        super().connection_lost(error)

    def _expect(self) -> None:
        self._has_come()
        self._unfinished = self.loop.call_later(REQUEST_S, self.transport.abort)

    def _has_come(self) -> None:
        if self._unfinished:
            self._unfinished.cancel()
            self._unfinished = None


class _Together:
    """A transport that hands over in one piece what is written to it in one turn of the loop, such as the answer to a
    move and what it changed: the system is paid for each piece.
    """

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport, self._loop = transport, loop
        self._pieces: list[bytes] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, piece: bytes) -> None:
        if not self._pieces:
            self._loop.call_soon(self._flush)
        self._pieces.append(piece)

    def close(self) -> None:
        self._flush()
        self._transport.close()

    def _flush(self) -> None:
        pieces, self._pieces = self._pieces, []
        if pieces and not self._transport.is_closing():
            self._transport.write(b"".join(pieces))


class WebSocket(_Read, WebSocketsSansIOProtocol):
    """A WebSocket that is not filled with answers which nobody reads."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(_Together(transport, self.loop))  # type: ignore[arg-type]

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # thrown away
