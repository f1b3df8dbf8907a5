"""Connections to clients that cannot be trusted.

uvicorn waits without limit for the rest of a request and for a client to read what it was sent, it keeps the head of a
request however long it is, and any number of connections from one address. Here such connections are closed. Nothing is
lost: a client that reconnects to a table is sent what it missed.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from http import HTTPStatus

import msgspec
from uvicorn.config import Config
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from antikythera.server.problems import Problem, malformed

LONGEST_HEAD = 64 * 1024
"""The most bytes of a request before its body."""
REQUEST_S = 60.0
"""A request must be complete after this many seconds."""
READ_S = 20.0
"""A client must read what it was sent within this many seconds (apart from what the system buffers)."""


MOST_CONNECTIONS = 1000
"""How many connections one address may have, unless it is a proxy that we trust."""
_connections: Counter[str] = Counter()
"""The connections of this process by address."""


class _Guarded:
    """A connection that is counted, and closed when the client does not read."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    config: Config
    client: tuple[str, int] | None
    _address = ""
    _read_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)  # type: ignore[misc]
        self._address = self.client[0] if self.client else ""
        _connections[self._address] += 1

    @property
    def crowded(self) -> bool:
        """Whether this address has too many connections."""
        many = _connections[self._address] > MOST_CONNECTIONS
        return many and self._address not in _TrustedHosts(self.config.forwarded_allow_ips)

    def uncount(self) -> None:
        _connections[self._address] -= 1
        if not _connections[self._address]:
            del _connections[self._address]

    def pause_writing(self) -> None:
        super().pause_writing()  # type: ignore[misc]
        self._read_timer = self.loop.call_later(READ_S, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()  # type: ignore[misc]
        self._cancel_read_timer()

    def connection_lost(self, error: Exception | None) -> None:
        self.uncount()
        self._cancel_read_timer()
        super().connection_lost(error)  # type: ignore[misc]

    def _cancel_read_timer(self) -> None:
        if self._read_timer:
            self._read_timer.cancel()
            self._read_timer = None


class Http(_Guarded, HttpToolsProtocol):
    """Requests that must be complete in time, with a head that is not too long."""

    _request_timer: asyncio.TimerHandle | None = None
    _received = 0
    """The bytes that were received of the head so far; -1 after its end."""
    _head = 0
    """The bytes of the head that were understood so far."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._start_request_timer()
        if self.crowded:
            self._refuse(Problem("too-fast", seconds=int(REQUEST_S)))

    def data_received(self, data: bytes) -> None:
        self._received += len(data) if self._received >= 0 else 0
        super().data_received(data)
        if self._received > LONGEST_HEAD and not self.transport.is_closing():
            self._refuse(Problem("too-long"))

    def send_400_response(self, msg: str) -> None:
        """Refuse what is not HTTP, or has too long a head."""
        self._refuse(Problem("too-long") if self._head > LONGEST_HEAD else malformed("HTTP"))

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
        self._received = self._head = 0
        self._start_request_timer()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._head += len(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._head += len(name) + len(value) + 4

    def on_headers_complete(self) -> None:
        self._received = -1
        if self._head > LONGEST_HEAD:
            raise ValueError("head too long")  # for the parser, which then sends 400
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._cancel_request_timer()

    def handle_websocket_upgrade(self) -> None:
        self._cancel_request_timer()
        self.uncount()  # from now on the WebSocket is counted
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


class WebSocket(_Guarded, WebSocketsSansIOProtocol):
    """A WebSocket that does not answer pings while the client does not read."""

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # discarded
