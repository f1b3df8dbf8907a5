"""People: guests with a signed cookie, accounts with name and password, external bots with a token.

A guest is stored in the database only when there is something to remember.
"""

from __future__ import annotations

import asyncio
import functools
import hmac
import secrets
from typing import Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import or_, select, update
from sqlalchemy.exc import IntegrityError

from antikythera.server import schema as db
from antikythera.server.database import Database
from antikythera.server.keys import KeyKind, Keys, hashed
from antikythera.server.languages import spoken
from antikythera.server.names import login_name, skeleton, tidy_name
from antikythera.server.problems import Problem
from antikythera.server.store import now

COOKIE = "antikythera"
LARGEST_PREFERENCES = 16_384
"""The most bytes of preferences."""
PASSWORD = range(8, 201)
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
    key: str = ""
    """The hash of the key that they have shown; guests have none."""
    cookie: str = ""
    """The cookie that the answer must carry."""


class Accounts:
    """The people in the database."""

    def __init__(self, database: Database) -> None:
        self.database, self.keys = database, Keys(database)
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(2)

    # Recognising

    def new_guest(self) -> Person:
        user_id = draw_id()
        return Person(user_id, cookie=self.keys.signed(user_id))

    async def by_cookie(self, cookie: str | None) -> Person:
        """The person of a cookie; a new guest if there is no cookie, or one that is forged or revoked."""
        guest = self.keys.guest_of(cookie) if cookie else None
        if guest is None:
            return await self._by_key("browser", cookie or "") or self.new_guest()
        person = await self.find(guest) or Person(guest)
        return person if person.guest else self.new_guest()  # the cookie of a guest does not open an account

    async def by_token(self, token: str) -> Person:
        person = await self._by_key("token", token)
        if person is None:
            raise Problem("wrong-token")
        person.by_token = True
        return person

    async def _by_key(self, kind: KeyKind, key: str) -> Person | None:
        owner = await self.keys.owner(kind, key) if key else None
        person = await self.find(owner) if owner else None
        if person:
            person.key = hashed(key)
        return person

    async def find(self, user_id: str) -> Person | None:
        """A person in the database."""
        query = select(db.users).where(db.users.c.id == user_id)
        row = await self.database.read(lambda connection: connection.execute(query).one_or_none())
        if row is None:
            return None
        return Person(
            row.id, row.name, row.login is None, row.language, row.banned, row.preferences, row.created, known=True
        )

    async def enter(self, person: Person, browser: str) -> None:
        """Give the browser of an account a new cookie; the one that it had is revoked."""
        await self.keys.revoke(person.id, person.key)
        person.cookie = await self.keys.give(person.id, "browser", browser)
        person.key = hashed(person.cookie)

    # People

    async def remember(self, person: Person, language: str) -> Person:
        """Store a guest who does something that others see. A name that an account has taken since is given up."""
        if person.banned:
            raise Problem("banned")
        if not person.guest:
            return person
        taken = person.name and await self._look_like_others(person, [person.name])
        if not person.name or taken:
            person.name = spoken(language)("server-guest", number=person.id[:4])
        if not person.known:
            values = {"id": person.id, "name": person.name, "language": person.language, "created": now()}
            await self.database.execute(self.database.insert(db.users).values(values).on_conflict_do_nothing())
            person.known = True
        elif taken:
            await self._update(person, {"name": person.name})
        return person

    async def change(
        self, person: Person, shown: str, name: str | None, language: str | None, preferences: dict[str, Any] | None
    ) -> None:
        """Change everything that is given, or nothing. ``shown`` is the language of the page."""
        values: dict[str, Any] = {"language": language or person.language}
        if preferences is not None:
            values["preferences"] = _preferences(person, preferences)
        if name is not None:
            values |= {"name": tidy_name(name)} if person.guest else _account_name(name)
            await self.protect(person, values["name"])
        await self.remember(person, shown)
        await self._update(person, values)
        for changed in values.keys() & {"name", "language", "preferences"}:
            setattr(person, changed, values[changed])

    async def _update(self, person: Person, values: dict[str, Any]) -> None:
        try:
            await self.database.execute(update(db.users).where(db.users.c.id == person.id).values(values))
        except IntegrityError:
            raise Problem("name-taken") from None

    async def protect(self, person: Person, *names: str | None) -> None:
        """Refuse names that look like the name of another account."""
        if await self._look_like_others(person, [name for name in names if name]):
            raise Problem("name-taken")

    async def _look_like_others(self, person: Person, names: list[str]) -> bool:
        users = db.users.c
        alike = or_(users.skeleton.in_(map(skeleton, names)), users.login.in_(map(login_name, names)))
        query = select(users.id).where(alike, users.login.is_not(None), users.id != person.id).limit(1)
        return bool(names) and await self.database.read(lambda connection: connection.scalar(query)) is not None

    async def register(self, person: Person, shown: str, name: str, password: str) -> None:
        """Turn a guest into an account. The seats of the guest show its name. ``shown`` is the language of the page."""
        if not person.guest:
            raise Problem("name-taken")
        values = _account_name(name)
        await self.protect(person, values["name"])
        values["password"] = await self._hash_password(password)
        await self.remember(person, shown)
        await self._update(person, values)
        before, person.name, person.guest = person.name, values["name"], False
        own = (db.seats.c.user_id == person.id, db.seats.c.name == before)
        seats = update(db.seats).where(*own).values(name=person.name, account=True)
        changed = select(db.seats.c.table_id).where(*own)
        tables = update(db.tables).where(db.tables.c.id.in_(changed)).values(version=db.tables.c.version + 1)
        await self.database.execute(tables, seats)

    async def _hash_password(self, password: str) -> str:
        if len(password) not in PASSWORD:
            raise Problem("bad-password", least=PASSWORD[0])
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def set_password(self, person: Person, password: str, *revoked: KeyKind) -> None:
        """Set a password, and revoke all keys of some kinds."""
        await self._update(person, {"password": await self._hash_password(password), "reset": None})
        await self.keys.revoke_all(person.id, *revoked)

    async def check_password(self, person: Person, password: str) -> None:
        """Refuse a wrong password of an account; a guest has none."""
        if not person.guest:
            query = select(db.users.c.password).where(db.users.c.id == person.id)
            await self._check(await self.database.read(lambda connection: connection.scalar(query)), password)

    async def by_reset_code(self, name: str, code: str) -> Person:
        """The person to whom the admin gave a code, see :func:`antikythera.server.admin.reset`."""
        users = db.users.c
        query = select(users.id, users.reset).where(users.login == login_name(name))
        row = None
        if name.isprintable():
            row = await self.database.read(lambda connection: connection.execute(query).one_or_none())
        until, _, stored = (row.reset or "0:").partition(":") if row else ("0", "", "")
        right = hmac.compare_digest(stored, hashed(code.strip().lower())) and int(until) > now()
        person = await self.find(row.id) if row and right else None
        if person is None:
            raise Problem("wrong-code")
        return person

    async def login(self, name: str, password: str) -> Person:
        """The person of a name and password. An unknown name takes as long as a wrong password."""
        if not name.isprintable():
            raise Problem("wrong-password")
        query = select(db.users.c.id, db.users.c.password).where(db.users.c.login == login_name(name))
        row = await self.database.read(lambda connection: connection.execute(query).one_or_none())
        await self._check(row.password if row else None, password)
        person = await self.find(row.id) if row else None
        if person is None:
            raise Problem("wrong-password")
        return person

    async def _check(self, hashed: str | None, password: str) -> None:
        async with self._hashing:
            right = await asyncio.to_thread(self._verify, hashed, password)
        if not right:
            raise Problem("wrong-password")

    def _verify(self, hashed: str | None, password: str) -> bool:
        try:
            return self._hasher.verify(hashed or _nobody(), password)
        except (VerificationError, InvalidHashError):
            return False


def _account_name(name: str) -> dict[str, str]:
    name = tidy_name(name)
    return {"name": name, "login": login_name(name), "skeleton": skeleton(name)}


def _preferences(person: Person, preferences: dict[str, Any]) -> dict[str, Any]:
    """What an account may keep."""
    if person.guest:
        raise Problem("account-needed")
    if len(msgspec.json.encode(preferences)) > LARGEST_PREFERENCES:
        raise Problem("too-long")
    return preferences


def reset_value(code: str, until: int) -> str:
    """What is stored of a code to reset a password: until when it is valid, and its hash."""
    return f"{until}:{hashed(code)}"


@functools.cache
def _nobody() -> str:
    """Checked for names that do not exist, so that they are refused as slowly as wrong passwords."""
    return PasswordHasher().hash(secrets.token_hex(16))
