"""Connections to clients that cannot be trusted.

uvicorn waits without limit for the rest of a request and for a client to read what it was sent, and it keeps the head
of a request however long it is. Here such connections are closed. Nothing is lost: a client that reconnects to a table
is sent what it missed.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from antikythera.server.problems import Problem, malformed

LONGEST_HEAD = 64 * 1024
"""The most bytes of a request before its body."""
REQUEST_S = 60.0
"""A request must be complete after this many seconds."""
READ_S = 20.0
"""A client must read what it was sent within this many seconds (apart from what the system buffers)."""


class _ReadTimeout:
    """A connection that is closed when the client does not read."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _read_timer: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()  # type: ignore[misc]
        self._read_timer = self.loop.call_later(READ_S, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()  # type: ignore[misc]
        self._cancel_read_timer()

    def connection_lost(self, error: Exception | None) -> None:
        self._cancel_read_timer()
        super().connection_lost(error)  # type: ignore[misc]

    def _cancel_read_timer(self) -> None:
        if self._read_timer:
            self._read_timer.cancel()
            self._read_timer = None


class Http(_ReadTimeout, HttpToolsProtocol):
    """Requests that must be complete in time, with a head that is not too long."""

    _request_timer: asyncio.TimerHandle | None = None
    _head = 0
    """The bytes of the head so far; -1 after its end."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._start_request_timer()

    def data_received(self, data: bytes) -> None:
        self._head += len(data) if self._head >= 0 else 0
        super().data_received(data)
        if self._head > LONGEST_HEAD and not self.transport.is_closing():
            self._refuse(Problem("too-long"))

    def send_400_response(self, msg: str) -> None:
        """Refuse what is not HTTP."""
        self._refuse(malformed("HTTP"))

    def _refuse(self, problem: Problem) -> None:
        """Refuse a request before it reaches a handler; in English, since its language is not known."""
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
        self._start_request_timer()

    def on_headers_complete(self) -> None:
        self._head = -1
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._cancel_request_timer()

    def handle_websocket_upgrade(self) -> None:
        self._cancel_request_timer()
        super().handle_websocket_upgrade()

    def connection_lost(self, error: Exception | None) -> None:
        self._cancel_request_timer()
        super().connection_lost(error)

    def _start_request_timer(self) -> None:
        self._cancel_request_timer()
        self._request_timer = self.loop.call_later(REQUEST_S, self.transport.abort)

    def _cancel_request_timer(self) -> None:
        if self._request_timer:
            self._request_timer.cancel()
            self._request_timer = None


class WebSocket(_ReadTimeout, WebSocketsSansIOProtocol):
    """A WebSocket that does not answer pings while the client does not read."""

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # discarded
