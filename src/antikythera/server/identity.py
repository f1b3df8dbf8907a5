"""Who makes a request, and from where: middleware of the whole API.

Cookies are only accepted from pages of this server: a browser says where a request or a WebSocket comes from, and
another origin is refused. Programs that are not browsers send no origin, and have no cookies of other users.
"""

from __future__ import annotations

import functools
from ipaddress import ip_address, ip_network
from typing import Any
from urllib.parse import SplitResult, urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPSendMessage, Message, Receive, Scope, Send
from structlog.contextvars import bind_contextvars

from antikythera.server.accounts import COOKIE, Person
from antikythera.server.errors import Unavailable
from antikythera.server.languages import preferred
from antikythera.server.observed import begin, is_cached
from antikythera.server.problems import Problem, busy
from antikythera.server.services import Services

SAFE = ("GET", "HEAD", "OPTIONS")
A_YEAR = 31_536_000
FOREIGN = ("wrong-origin", "wrong-host")
"""Refusals of requests that come from other sites."""


def client_address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request comes from, for limits: an IPv4 address, or the /64 that a single IPv6 customer has."""
    return prefix(connection.client.host) if connection.client else ""


@functools.lru_cache(4096)
def prefix(address: str) -> str:
    try:
        number = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if number.version == 4:
        return address
    return str(number.ipv4_mapped or ip_network((int(number), 64), strict=False))


class Identity(ASGIMiddleware):
    """Finds the person who makes a request, and gives new ones a cookie."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, services: Services) -> None:
        self.services = services

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        begin(scope)
        try:
            person = await self._admit(connection)
        except (Problem, Unavailable) as error:
            if scope["type"] == ScopeType.HTTP:
                raise
            await _refuse_socket(connection, error if isinstance(error, Problem) else busy(), receive, send)
            return
        scope["state"]["person"] = person
        bind_contextvars(person=person.id)

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start" and person.cookie and not is_cached(message):
                self._give_cookie(message, person, secure=scope["scheme"] == "https")
            await send(message)

        await next_app(scope, receive, send_with_cookie)

    async def _admit(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person:
        """The person who makes a request. Raises Problem."""
        check_host(connection, self.services.settings.hosts)
        await self.services.limits.take("request", client_address(connection))
        person = await self._person(connection)
        if person.cookie:
            await self.services.limits.take("identity", client_address(connection))
        banned = person.banned or self.services.bans.cover(connection.client.host if connection.client else "")
        if banned and not _only_reads(connection):
            raise Problem("banned")
        self.services.bots.turns.seen(person.id, client_address(connection))
        return person

    async def _person(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person:
        authorization = connection.headers.get("authorization", "")
        if authorization[:7].lower() == "bearer ":
            return await self.services.accounts.by_token(authorization[7:].strip())
        if not _only_reads(connection):
            check_origin(connection)
        return await self.services.accounts.by_cookie(connection.cookies.get(COOKIE))

    def _give_cookie(self, message: HTTPSendMessage, person: Person, secure: bool) -> None:
        cookie = f"{COOKIE}={person.cookie}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax"
        headers = MutableScopeHeaders.from_message(message)
        headers.add("set-cookie", cookie + "; Secure" * secure)


async def _refuse_socket(
    connection: ASGIConnection[Any, Any, Any, Any], problem: Problem, receive: Receive, send: Send
) -> None:
    """Refuse a WebSocket: pages of other sites at the handshake, others with a message that says why."""
    if problem.code not in FOREIGN:
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        await send({"type": "websocket.send", "text": problem.message(preferred(connection)), "bytes": None})
    await send({"type": "websocket.close", "code": 4000 + problem.status, "reason": problem.code})


def _only_reads(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    return connection.scope["type"] == ScopeType.HTTP and connection.scope["method"] in SAFE


def _split(address: str) -> SplitResult | None:
    """The parts of an address; None if it is not one."""
    try:
        return urlsplit(address)
    except ValueError:
        return None


def check_host(connection: ASGIConnection[Any, Any, Any, Any], hosts: list[str]) -> None:
    """Refuse other host names: an attacker's name may point to this machine."""
    address = _split(f"//{connection.headers.get('host', '')}")
    if hosts and (address is None or address.hostname not in hosts):
        raise Problem("wrong-host")


def check_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    origin, site = connection.headers.get("origin"), connection.headers.get("sec-fetch-site", "none")
    if origin is None and site in ("none", "same-origin"):
        return
    address = _split(origin or "")
    if address is None or not address.netloc or address.netloc != connection.headers.get("host"):
        raise Problem("wrong-origin")
    if address.scheme != "https" and connection.scope["scheme"] in ("https", "wss"):  # a page that anyone can change
        raise Problem("wrong-origin")
