"""Chat at a table, private notes, and mutes."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Select, and_, delete, exists, select

from antikythera.server import schema as db
from antikythera.server.accounts import Person
from antikythera.server.database import Database
from antikythera.server.problems import Problem, malformed
from antikythera.server.store import now
from antikythera.server.table import Table

LONGEST = 500
LONGEST_NOTES = 10_000
SHOWN = 200
KEPT = 1000
"""How many messages of a table are kept."""
SAME_MS = 600_000
"""A message that is sent again within this time, with the same id, is the same message."""


class ChatMessage(msgspec.Struct):
    """A chat message at a table."""

    id: int
    user: str
    seat: int | None
    name: str
    text: str
    at: int
    account: bool
    """Whether the name is that of an account."""


_NAMED = and_(db.users.c.id == db.chat.c.user_id, db.users.c.login.is_not(None), db.users.c.name == db.chat.c.name)
_MESSAGES: Select[Any] = select(
    *(db.chat.c[name] for name in ("id", "user_id", "seat", "name", "text", "at")), exists().where(_NAMED)
)


class Chat:
    """Chat, notes and mutes in the database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def say(self, table: Table, person: Person, text: str, client: str) -> tuple[ChatMessage, bool]:
        """Store a message; whether it is new, or one that was sent again."""
        if person.id in table.row.silenced:
            raise Problem("silenced")
        text = " ".join("".join(c if c.isprintable() else " " for c in text).split())
        if not text:
            raise malformed("text")
        if len(text) > LONGEST:
            raise Problem("too-long")
        seats = table.seats_of(person.id)
        said = ChatMessage(0, person.id, seats[0] if seats else None, person.name, text, now(), not person.guest)
        if said.seat:
            said.name, said.account = table.seats[said.seat - 1].name, table.seats[said.seat - 1].account
        values = {
            "table_id": table.row.id, "user_id": person.id, "seat": said.seat, "name": said.name, "text": text,
            "client": client[:40], "at": said.at,
        }  # fmt: skip
        known = await self.database.transact(lambda connection: self._add(connection, values, said))
        return known or said, known is None

    def _add(self, connection: Connection, values: dict[str, Any], said: ChatMessage) -> ChatMessage | None:
        """Store a message and give it an id; if it was sent before, return what is stored."""
        known = connection.execute(self._same(values)).one_or_none() if values["client"] else None
        if known:
            return ChatMessage(*known)
        new = self.database.insert(db.chat).values(values).returning(db.chat.c.id)
        said.id = connection.execute(new).scalar_one()
        connection.execute(self._old(values["table_id"]))
        return None

    def _old(self, table_id: str) -> Any:
        """Deletes the messages of a table that are more than are kept."""
        here = db.chat.c.table_id == table_id
        oldest = select(db.chat.c.id).where(here).order_by(db.chat.c.id.desc()).offset(KEPT).limit(1).scalar_subquery()
        return delete(db.chat).where(here, db.chat.c.id <= oldest)

    async def remove(self, table_id: str, message: int, by: str | None = None) -> bool:
        """Remove a message, if it is by a certain person; whether there was one."""
        if not 0 < message < 2**63:  # a database would not take it for a number
            return False
        where = [db.chat.c.table_id == table_id, db.chat.c.id == message]
        if by is not None:
            where.append(db.chat.c.user_id == by)
        return await self.database.execute(delete(db.chat).where(*where)) == 1

    def _same(self, values: dict[str, Any]) -> Any:
        said = db.chat.c
        query = _MESSAGES.where(
            said.table_id == values["table_id"], said.user_id == values["user_id"], said.client == values["client"],
            said.text == values["text"], said.at > values["at"] - SAME_MS,
        )  # fmt: skip
        return query.order_by(said.id).limit(1)

    async def recent(self, table_id: str, muted: frozenset[str]) -> list[ChatMessage]:
        """The last messages at a table, without those of muted people."""
        said = db.chat.c
        query = _MESSAGES.where(said.table_id == table_id).order_by(said.id.desc()).limit(SHOWN)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [message for row in reversed(rows) if (message := ChatMessage(*row)).user not in muted]

    async def muted(self, person: Person) -> frozenset[str]:
        query = select(db.mutes.c.muted).where(db.mutes.c.user_id == person.id)
        return await self.database.read(lambda connection: frozenset(connection.scalars(query)))

    async def mute(self, person: Person, user_id: str, muted: bool) -> None:
        pair = {"user_id": person.id, "muted": user_id}
        new = self.database.insert(db.mutes).values(pair).on_conflict_do_nothing()
        old = delete(db.mutes).where(db.mutes.c.user_id == person.id, db.mutes.c.muted == user_id)
        await self.database.execute(new if muted else old)

    async def notes(self, table_id: str, person: Person) -> str:
        where = (db.notes.c.table_id == table_id, db.notes.c.user_id == person.id)
        query = select(db.notes.c.text).where(*where)
        return await self.database.read(lambda connection: connection.scalar(query)) or ""

    async def write_notes(self, table_id: str, person: Person, text: str) -> None:
        if len(text) > LONGEST_NOTES:
            raise Problem("too-long")
        values = {"table_id": table_id, "user_id": person.id, "text": text}
        new = self.database.insert(db.notes).values(values)
        keep = new.on_conflict_do_update(index_elements=["table_id", "user_id"], set_={"text": values["text"]})
        await self.database.execute(keep)
