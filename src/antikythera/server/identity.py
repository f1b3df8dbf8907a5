"""Who asks, and from where: every request of the API passes here first.

A cookie is only taken from pages of our own: a browser says where a request or a WebSocket comes from, and the wrong
origin is refused. Programs that are no browsers say nothing, and have no cookie of somebody else to lend.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import SplitResult, urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPSendMessage, Message, Receive, Scope, Send

from antikythera.server.accounts import COOKIE, Person
from antikythera.server.house import House
from antikythera.server.problems import Problem

SAFE = ("GET", "HEAD", "OPTIONS")
A_YEAR = 31_536_000


def client(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address that a request comes from."""
    return connection.client.host if connection.client else ""


class Identity(ASGIMiddleware):
    """Finds the person of a request, and gives new ones their cookie."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, house: House) -> None:
        self.house = house

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        try:
            person = await self._admit(connection)
        except Problem as problem:
            if scope["type"] == ScopeType.HTTP:
                raise
            await send({"type": "websocket.close", "code": 4000 + problem.status, "reason": problem.code})
            return
        scope["state"]["person"] = person

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start" and person.fresh:
                self._give_cookie(message, person, secure=scope["scheme"] == "https")
            await send(message)

        await next_app(scope, receive, send_with_cookie)

    async def _admit(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person:
        """Whoever asks, if they may."""
        check_host(connection, self.house.settings.hosts)
        self.house.limits.take("request", client(connection))
        person = await self._person(connection)
        if person.fresh:
            self.house.limits.take("identity", client(connection))
        if person.banned and not _only_reads(connection):
            raise Problem("banned")
        return person

    async def _person(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person:
        authorization = connection.headers.get("authorization", "")
        if authorization[:7].lower() == "bearer ":
            return await self.house.accounts.by_token(authorization[7:].strip())
        if not _only_reads(connection):
            check_origin(connection)
        return await self.house.accounts.by_cookie(connection.cookies.get(COOKIE))

    def _give_cookie(self, message: HTTPSendMessage, person: Person, secure: bool) -> None:
        cookie = f"{COOKIE}={self.house.accounts.sign(person.id)}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax"
        headers = MutableScopeHeaders.from_message(message)
        headers.add("set-cookie", cookie + "; Secure" * secure)


def _only_reads(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    return connection.scope["type"] == ScopeType.HTTP and connection.scope["method"] in SAFE


def _split(address: str) -> SplitResult | None:
    """The parts of an address, if it has any."""
    try:
        return urlsplit(address)
    except ValueError:
        return None


def check_host(connection: ASGIConnection[Any, Any, Any, Any], hosts: list[str]) -> None:
    """Refuse a name that is not ours: another's name may have been made to lead to this machine."""
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
