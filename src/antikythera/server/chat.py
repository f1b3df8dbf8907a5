"""Chat at a table, private notes, and not hearing somebody."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import delete, select

from antikythera.server import database as db
from antikythera.server.accounts import Person
from antikythera.server.database import Database
from antikythera.server.match import Match
from antikythera.server.matches import now
from antikythera.server.problems import Problem, malformed
from antikythera.server.seen import mine

LONGEST = 500
LONGEST_NOTES = 10_000
SHOWN = 200
SAME_MS = 600_000
"""A message that its sender repeats within this time, with the same number, is the same message."""


class Message(msgspec.Struct):
    """Something said at a table."""

    id: int
    user: str
    seat: int | None
    name: str
    text: str
    at: int


class Chat:
    """What is said, in the database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def say(self, match: Match, person: Person, text: str, client: str) -> Message | None:
        """Write a message down; None if it is there already."""
        text = " ".join("".join(c if c.isprintable() else " " for c in text).split())
        if not text:
            raise malformed("text")
        if len(text) > LONGEST:
            raise Problem("too-long")
        seats = mine(match, person.id)
        said = Message(0, person.id, seats[0] if seats else None, person.name, text, now())
        if said.seat:
            said.name = match.seats[said.seat - 1].name
        values = {
            "table_id": match.table.id, "user_id": person.id, "seat": said.seat, "name": said.name, "text": text,
            "client": client[:40], "at": said.at,
        }  # fmt: skip
        async with self.database.write() as connection:
            if client and await connection.scalar(self._same(values)):
                return None
            added = await connection.execute(self.database.insert(db.chat).values(values).returning(db.chat.c.id))
            said.id = added.scalar_one()
        return said

    def _same(self, values: dict[str, Any]) -> Any:
        said = db.chat.c
        return select(said.id).where(
            said.table_id == values["table_id"], said.user_id == values["user_id"], said.client == values["client"],
            said.text == values["text"], said.at > values["at"] - SAME_MS,
        )  # fmt: skip

    async def said(self, table_id: str, person: Person) -> list[Message]:
        """The last messages at a table, without those of people that somebody does not want to hear."""
        muted = await self.muted(person)
        said = db.chat.c
        query = select(said.id, said.user_id, said.seat, said.name, said.text, said.at)
        query = query.where(said.table_id == table_id).order_by(said.id.desc()).limit(SHOWN)
        async with self.database.read() as connection:
            found = [Message(*row) for row in await connection.execute(query)]
        return [message for message in reversed(found) if message.user not in muted]

    async def muted(self, person: Person) -> frozenset[str]:
        async with self.database.read() as connection:
            found = await connection.execute(select(db.mutes.c.muted).where(db.mutes.c.user_id == person.id))
            return frozenset(found.scalars())

    async def mute(self, person: Person, user_id: str, muted: bool) -> None:
        pair = {"user_id": person.id, "muted": user_id}
        async with self.database.write() as connection:
            if muted:
                await connection.execute(self.database.insert(db.mutes).values(pair).on_conflict_do_nothing())
            else:
                where = (db.mutes.c.user_id == person.id, db.mutes.c.muted == user_id)
                await connection.execute(delete(db.mutes).where(*where))

    async def notes(self, table_id: str, person: Person) -> str:
        where = (db.notes.c.table_id == table_id, db.notes.c.user_id == person.id)
        async with self.database.read() as connection:
            return await connection.scalar(select(db.notes.c.text).where(*where)) or ""

    async def write_notes(self, table_id: str, person: Person, text: str) -> None:
        if len(text) > LONGEST_NOTES:
            raise Problem("too-long")
        values = {"table_id": table_id, "user_id": person.id, "text": text.replace("\0", "")}
        new = self.database.insert(db.notes).values(values)
        keep = new.on_conflict_do_update(index_elements=["table_id", "user_id"], set_={"text": values["text"]})
        async with self.database.write() as connection:
            await connection.execute(keep)
