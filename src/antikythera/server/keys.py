"""Keys: what a browser or a program shows to be recognised.

The cookie of a guest is signed and stored nowhere. An account has stored keys: the cookie of every browser that is
logged in, and tokens for programs. Only their hashes are stored, and each can be revoked.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from typing import Literal

import msgspec
from sqlalchemy import ColumnElement, delete, insert, select, update

from antikythera.server import schema as db
from antikythera.server.database import Database
from antikythera.server.store import now

LABEL = 80
SEEN_MS = 3_600_000
"""How often to note when a key was used last."""
_ID = re.compile(r"[a-z0-9]{20}")

KeyKind = Literal["browser", "token"]


class KeyInfo(msgspec.Struct):
    """A browser that is logged in, or a token; ``current`` is the one that asks."""

    id: str
    kind: KeyKind
    label: str
    created: int
    seen: int
    current: bool


def hashed(key: str) -> str:
    """What is stored of a key. Keys are random enough to need no salt."""
    return hashlib.sha256(key.encode()).hexdigest()


class Keys:
    """The keys in the database, and those of guests."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._secret = b""

    async def start(self) -> None:
        self._secret = bytes.fromhex(await self.shared("cookie", secrets.token_hex(32)))

    async def shared(self, name: str, fresh: str) -> str:
        """A secret that all processes of the server share: stored, or drawn once."""
        new = self.database.insert(db.keys).values(name=name, value=fresh).on_conflict_do_nothing()
        await self.database.execute(new)
        query = select(db.keys.c.value).where(db.keys.c.name == name)
        return str(await self.database.read(lambda connection: connection.scalar(query)))

    # Guests

    def signed(self, user_id: str) -> str:
        """The cookie of a guest."""
        return f"{user_id}.{hmac.new(self._secret, user_id.encode(), hashlib.sha256).hexdigest()[:40]}"

    def guest_of(self, cookie: str) -> str | None:
        """The id of the guest to whom a cookie belongs; None if it is not signed here."""
        user_id = cookie.partition(".")[0]
        genuine = _ID.fullmatch(user_id) and hmac.compare_digest(self.signed(user_id).encode(), cookie.encode())
        return user_id if genuine else None

    # Accounts

    async def give(self, user_id: str, kind: KeyKind, label: str) -> str:
        """A new key of an account."""
        key, moment = secrets.token_urlsafe(32), now()
        values = {
            "hash": hashed(key), "user_id": user_id, "kind": kind, "created": moment, "seen": moment,
            "label": "".join(filter(str.isprintable, label))[:LABEL],
        }  # fmt: skip
        await self.database.execute(insert(db.tokens).values(values))
        return key

    async def owner(self, kind: KeyKind, key: str) -> str | None:
        """The account to which a key belongs."""
        keys = db.tokens.c
        query = select(keys.user_id, keys.seen).where(keys.hash == hashed(key), keys.kind == kind)
        found = await self.database.read(lambda connection: connection.execute(query).one_or_none())
        if found and found.seen < now() - SEEN_MS:
            await self.database.execute(update(db.tokens).where(keys.hash == hashed(key)).values(seen=now()))
        return found.user_id if found else None

    async def of(self, user_id: str, current: str) -> list[KeyInfo]:
        """All keys of an account, the last used first."""
        keys = db.tokens.c
        query = select(db.tokens).where(keys.user_id == user_id).order_by(keys.seen.desc(), keys.hash)
        return [
            KeyInfo(row.hash[:16], row.kind, row.label, row.created, row.seen, row.hash == current)
            for row in await self.database.read(lambda connection: connection.execute(query).all())
        ]

    async def revoke(self, user_id: str, key: str) -> bool:
        """Revoke a key by its id or hash; whether there was one. Its connections end within a second."""
        return bool(key) and await self._delete(user_id, db.tokens.c.hash.startswith(key, autoescape=True))

    async def revoke_all(self, user_id: str, *kinds: KeyKind) -> None:
        await self._delete(user_id, db.tokens.c.kind.in_(kinds))

    async def _delete(self, user_id: str, those: ColumnElement[bool]) -> bool:
        return bool(await self.database.execute(delete(db.tokens).where(db.tokens.c.user_id == user_id, those)))
