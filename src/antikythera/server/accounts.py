"""People: guests with a signed cookie, accounts with name and password, external bots with a token.

A guest is stored in the database only when there is something to remember.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
import secrets
import unicodedata
from typing import Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from antikythera.server import database as db
from antikythera.server.database import Database
from antikythera.server.languages import spoken
from antikythera.server.problems import Problem
from antikythera.server.store import now

COOKIE = "antikythera"
LONGEST_NAME = 40
LARGEST_PREFERENCES = 16_384
"""The most bytes of preferences."""
PASSWORD = range(8, 201)
_ID = re.compile(r"[a-z0-9]{20}")
_ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"


def draw_id(length: int = 20) -> str:
    """A random id that cannot be guessed: five bits a letter."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))


class Person(msgspec.Struct):
    """The person who makes a request."""

    id: str
    name: str = ""
    guest: bool = True
    language: str | None = None
    banned: bool = False
    preferences: dict[str, Any] | None = None
    since: int = 0
    known: bool = False
    """Whether they are in the database."""
    by_token: bool = False
    fresh: bool = False
    """Whether the cookie must still be sent."""


def tidy_name(name: str) -> str:
    """A name as it is shown: only visible characters, and single spaces."""
    visible = "".join(letter if letter.isprintable() else " " for letter in unicodedata.normalize("NFC", name))
    tidy = " ".join(visible.split())
    if not 0 < len(tidy) <= LONGEST_NAME:
        raise Problem("bad-name", most=LONGEST_NAME)
    return tidy


class Accounts:
    """The people in the database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._key = b""
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(2)

    async def start(self) -> None:
        self._key = bytes.fromhex(await self.key("cookie", secrets.token_hex(32)))

    async def key(self, name: str, fresh: str) -> str:
        """A secret that all processes of the server share: stored, or drawn once."""
        async with self.database.write() as connection:
            new = self.database.insert(db.keys).values(name=name, value=fresh).on_conflict_do_nothing()
            await connection.execute(new)
            return str(await connection.scalar(select(db.keys.c.value).where(db.keys.c.name == name)))

    # Cookies and tokens

    def sign(self, user_id: str) -> str:
        """The cookie of a person."""
        return f"{user_id}.{hmac.new(self._key, user_id.encode(), hashlib.sha256).hexdigest()[:40]}"

    def _signed(self, cookie: str) -> str | None:
        user_id = cookie.partition(".")[0]
        genuine = _ID.fullmatch(user_id) and hmac.compare_digest(self.sign(user_id).encode(), cookie.encode())
        return user_id if genuine else None

    async def by_cookie(self, cookie: str | None) -> Person:
        """The person of a cookie; a new guest if there is no cookie, or a forged one."""
        user_id = self._signed(cookie) if cookie else None
        if user_id is None:
            return Person(draw_id(), fresh=True)
        return await self.find(user_id) or Person(user_id)

    async def by_token(self, token: str) -> Person:
        async with self.database.read() as connection:
            user_id = await connection.scalar(select(db.tokens.c.user_id).where(db.tokens.c.hash == _hash(token)))
        person = await self.find(user_id) if user_id else None
        if person is None:
            raise Problem("wrong-token")
        person.by_token = True
        return person

    async def find(self, user_id: str) -> Person | None:
        """A person in the database."""
        async with self.database.read() as connection:
            row = (await connection.execute(select(db.users).where(db.users.c.id == user_id))).one_or_none()
        if row is None:
            return None
        return Person(
            row.id, row.name, row.login is None, row.language, row.banned, row.preferences, row.created, known=True
        )

    async def give_token(self, person: Person, label: str) -> str:
        """A token for an external bot; only its hash is stored."""
        token = secrets.token_urlsafe(32)
        async with self.database.write() as connection:
            values = {"hash": _hash(token), "user_id": person.id, "label": label[:80], "created": now()}
            await connection.execute(insert(db.tokens), [values])
        return token

    # People

    async def remember(self, person: Person, language: str) -> Person:
        """Store a guest who does something that others see."""
        if person.banned:
            raise Problem("banned")
        if not person.known:
            person.name = person.name or spoken(language)("server-guest", number=person.id[:4])
            values = {"id": person.id, "name": person.name, "language": person.language, "created": now()}
            async with self.database.write() as connection:
                await connection.execute(self.database.insert(db.users).values(values).on_conflict_do_nothing())
            person.known = True
        return person

    async def change(self, person: Person, name: str | None, language: str | None) -> None:
        """Change name or language. The name to log in with stays."""
        person.name = tidy_name(name) if name is not None else person.name
        person.language = language or person.language
        async with self.database.write() as connection:
            values = {"name": person.name, "language": person.language}
            await connection.execute(update(db.users).where(db.users.c.id == person.id).values(values))

    async def prefer(self, person: Person, preferences: dict[str, Any]) -> None:
        """Keep the preferences of an account."""
        if person.guest:
            raise Problem("account-needed")
        if len(msgspec.json.encode(preferences)) > LARGEST_PREFERENCES:
            raise Problem("too-long")
        person.preferences = preferences
        async with self.database.write() as connection:
            values = {"preferences": preferences}
            await connection.execute(update(db.users).where(db.users.c.id == person.id).values(values))

    async def register(self, person: Person, name: str, password: str) -> None:
        """Turn a guest into an account."""
        if not person.guest:
            raise Problem("name-taken")
        if len(password) not in PASSWORD:
            raise Problem("bad-password", least=PASSWORD[0])
        name = tidy_name(name)
        async with self._hashing:
            hashed = await asyncio.to_thread(self._hasher.hash, password)
        try:
            async with self.database.write() as connection:
                values = {"name": name, "login": name.casefold()[:LONGEST_NAME], "password": hashed}
                await connection.execute(update(db.users).where(db.users.c.id == person.id).values(values))
        except IntegrityError:
            raise Problem("name-taken") from None
        person.name, person.guest = name, False

    async def login(self, name: str, password: str) -> Person:
        """The person of a name and password. An unknown name takes as long as a wrong password."""
        if not name.isprintable():
            raise Problem("wrong-password")
        async with self.database.read() as connection:
            query = select(db.users.c.id, db.users.c.password).where(db.users.c.login == name.casefold()[:LONGEST_NAME])
            row = (await connection.execute(query)).one_or_none()
        async with self._hashing:
            right = await asyncio.to_thread(self._verify, row.password if row else _NOBODY, password)
        person = await self.find(row.id) if row and right else None
        if person is None:
            raise Problem("wrong-password")
        return person

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False


def _hash(token: str) -> str:
    """Tokens are random enough to need no salt."""
    return hashlib.sha256(token.encode()).hexdigest()


_NOBODY = PasswordHasher().hash(secrets.token_hex(16))
