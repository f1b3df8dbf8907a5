"""Turn alerts: web push to people, a webhook for a table. Off unless the host turns them on."""

from __future__ import annotations

import asyncio
import base64
import os
from typing import Any
from urllib.parse import urlsplit

import http_ece
import httpx
import msgspec
import structlog
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02
from sqlalchemy import delete, select

from antikythera.server import outbound
from antikythera.server import schema as db
from antikythera.server.accounts import Accounts, Person
from antikythera.server.languages import spoken
from antikythera.server.live import Live
from antikythera.server.metrics import ALERTS
from antikythera.server.problems import Problem
from antikythera.server.store import TableStore
from antikythera.server.table import Table
from antikythera.text import FALLBACK

A_DAY = "86400"
MOST_WAITING = 1000
MOST_AT_ONCE = 50
"""How many requests are under way at the same time, so that a slow receiver does not delay the others."""
GONE = (404, 410)


class Subscription(msgspec.Struct, forbid_unknown_fields=True):
    """A browser's subscription to web push."""

    endpoint: str
    keys: dict[str, str]


class Alerts:
    """Sends turn alerts."""

    def __init__(self, store: TableStore, accounts: Accounts, live: Live, on: bool, public_url: str) -> None:
        self.store, self.accounts, self.live, self.on, self.public_url = store, accounts, live, on, public_url
        self.transport: httpx.AsyncBaseTransport | None = None
        self._vapid: Vapid02 | None = None
        self._sending: set[asyncio.Task[None]] = set()
        self._at_once = asyncio.Semaphore(MOST_AT_ONCE)

    async def start(self) -> None:
        if not self.on:
            return
        fresh = Vapid02()
        fresh.generate_keys()
        self._vapid = Vapid02.from_pem(
            (await self.accounts.keys.shared("vapid", fresh.private_pem().decode())).encode()
        )

    async def stop(self) -> None:
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)

    @property
    def key(self) -> str | None:
        """The key that browsers need to subscribe."""
        if self._vapid is None:
            return None
        shape = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        return base64.urlsafe_b64encode(self._vapid.public_key.public_bytes(*shape)).rstrip(b"=").decode()

    def check_on(self) -> None:
        if not self.on:
            raise Problem("alerts-off")

    # Subscriptions

    async def subscribe(self, person: Person, subscription: Subscription) -> None:
        self.check_on()
        await outbound.resolve(subscription.endpoint)
        if set(subscription.keys) != {"p256dh", "auth"} or any(len(key) > 200 for key in subscription.keys.values()):
            raise Problem("malformed", what="keys")
        values = {"endpoint": subscription.endpoint, "user_id": person.id, "keys": subscription.keys}
        new = self.store.database.insert(db.push).values(values)
        changed = {"user_id": person.id, "keys": subscription.keys}
        await self.store.database.execute(new.on_conflict_do_update(index_elements=["endpoint"], set_=changed))

    async def unsubscribe(self, person: Person, endpoint: str) -> None:
        where = (db.push.c.endpoint == endpoint[: outbound.LONGEST], db.push.c.user_id == person.id)
        await self.store.database.execute(delete(db.push).where(*where))

    # Sending

    def committed(self, table: Table) -> None:
        """A table has changed: alert players whose turn has begun and who are not connected."""
        seats = self._newly_due(table) if self.on else []
        if seats and len(self._sending) < MOST_WAITING:
            task = asyncio.create_task(self._alert(table, seats))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    def _newly_due(self, table: Table) -> list[int]:
        if not table.playing or len(table.in_force) != table.confirmed or table.sealed:
            return []
        last = table.rows[-1].seat if table.rows else 0
        room = self.live.rooms.get(table.row.id)
        online = room.online(table) if room else frozenset()
        due = [seat for seat in table.choosing if seat != last and seat not in online]
        return [seat for seat in due if not table.seats[seat - 1].bot]

    async def _alert(self, table: Table, seats: list[int]) -> None:
        try:
            await self._send_alerts(table, seats)
        except Exception as error:
            structlog.get_logger().warning("alert", table=table.row.id, exc_info=error)

    async def _send_alerts(self, table: Table, seats: list[int]) -> None:
        people = {table.seats[seat - 1].user_id for seat in seats} | {table.row.host}
        query = select(db.users.c.id, db.users.c.language).where(db.users.c.id.in_(people))
        rows = await self.store.database.read(lambda connection: connection.execute(query).all())
        languages = {row.id: row.language or FALLBACK for row in rows}
        subscribed = select(db.push).where(db.push.c.user_id.in_(people))
        subscriptions = await self.store.database.read(lambda connection: connection.execute(subscribed).all())
        due = {table.seats[seat - 1].user_id for seat in seats}
        async with asyncio.TaskGroup() as group:
            if table.row.webhook:
                text = self._text(table, languages.get(table.row.host or "", FALLBACK), seats)
                group.create_task(self._send(table.row.webhook, *_webhook(text)))
            for row in subscriptions:
                if row.user_id in due:
                    group.create_task(self._push(row, self._notice(table, languages.get(row.user_id, FALLBACK))))

    def _text(self, table: Table, language: str, seats: list[int]) -> str:
        text = spoken(language)
        names = text.listing([table.seats[seat - 1].name for seat in seats])
        link = f"{self.public_url.rstrip('/')}/t/{table.row.id}"
        return text("server-alert-turn", names=names, game=text(f"{table.row.game}-title"), link=link)

    def _notice(self, table: Table, language: str) -> str:
        """What the browser of a player shows, as JSON."""
        text = spoken(language)
        told = {
            "title": text(f"{table.row.game}-title"),
            "body": text("page-notice-turn"),
            "link": f"{urlsplit(self.public_url).path.rstrip('/')}/t/{table.row.id}",
        }
        return msgspec.json.encode(told).decode()

    async def _push(self, row: Any, text: str) -> None:
        assert self._vapid is not None
        body = _encrypted(text, row.keys)
        origin = f"https://{outbound.checked_url(row.endpoint)}"
        claims = {"aud": origin, "sub": self.public_url or "mailto:host@localhost"}
        headers = {"ttl": A_DAY, "content-encoding": "aes128gcm", **self._vapid.sign(claims)}
        status = await self._send(row.endpoint, body, headers)
        if status in GONE:
            await self.store.database.execute(delete(db.push).where(db.push.c.endpoint == row.endpoint))

    async def _send(self, url: str, content: bytes, headers: dict[str, str]) -> int:
        """Send, and count the result; an alert that cannot be delivered is dropped."""
        try:
            async with self._at_once:
                status = await outbound.post(url, content, headers, self.transport)
        except (Problem, httpx.HTTPError, TimeoutError) as error:
            ALERTS.labels("refused" if isinstance(error, Problem) else "unreachable").inc()
            return 0
        ALERTS.labels("sent" if status < 300 else "answered-badly").inc()
        return status


def _encrypted(text: str, keys: dict[str, str]) -> bytes:
    """A text encrypted for one browser (RFC 8291)."""
    browser, auth = (base64.urlsafe_b64decode(keys[name] + "==") for name in ("p256dh", "auth"))
    once = ec.generate_private_key(ec.SECP256R1())
    encrypted: bytes = http_ece.encrypt(
        text.encode(), salt=os.urandom(16), private_key=once, dh=browser, auth_secret=auth, version="aes128gcm"
    )
    return encrypted


def _webhook(text: str) -> tuple[bytes, dict[str, str]]:
    """What Discord (``content``) and Slack (``text``) read; names in it do not ping anyone."""
    body = {"content": text, "text": text, "allowed_mentions": {"parse": []}}
    return msgspec.json.encode(body), {"content-type": "application/json"}
