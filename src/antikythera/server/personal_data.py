"""Everything that is stored about a person: as one document, and how it is deleted."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Select, delete, or_, select, update

from antikythera.server import schema as db
from antikythera.server.accounts import Person
from antikythera.server.lobby import give_up
from antikythera.server.store import TableStore
from antikythera.server.table import SeatRow, Table

OWN: dict[str, tuple[Any, tuple[str, ...]]] = {
    "account": (db.users.c.id, ("id", "name", "language", "created", "preferences")),
    "keys": (db.tokens.c.user_id, ("kind", "label", "created", "seen")),
    "seats": (db.seats.c.user_id, ("table_id", "seat", "name", "colour", "contribution", "resigned")),
    "hosted": (db.tables.c.host, ("id", "game", "state", "created", "webhook")),
    "results": (db.results.c.user_id, ("table_id", "game", "players", "rank", "score", "at")),
    "ratings": (db.ratings.c.user_id, ("game", "players", "mu", "sigma", "games")),
    "chat": (db.chat.c.user_id, ("table_id", "name", "text", "at")),
    "notes": (db.notes.c.user_id, ("table_id", "text")),
    "mutes": (db.mutes.c.user_id, ("muted",)),
    "alerts": (db.push.c.user_id, ("endpoint",)),
}
"""What is stored about a person: the column with their id, and the columns to tell. Secrets are not told."""
DELETED = (db.results.c.user_id, db.chat.c.user_id, db.notes.c.user_id, db.mutes.c.user_id, db.mutes.c.muted,
           db.push.c.user_id, db.users.c.id)  # fmt: skip
"""The rows that go with a person; keys and ratings go with the last of them."""


def export(connection: Connection, user_id: str) -> dict[str, list[dict[str, Any]]]:
    """All that is stored about a person."""
    return {
        name: [dict(row._mapping) for row in connection.execute(_told(owner, columns, user_id))]
        for name, (owner, columns) in OWN.items()
    }


def _told(owner: Any, columns: tuple[str, ...], user_id: str) -> Select[Any]:
    return select(*(owner.table.c[name] for name in columns)).where(owner == user_id)


async def erase(store: TableStore, person: Person) -> None:
    """Delete a person. Bots continue their games; games stay readable, without their name."""
    seats = select(db.seats.c.table_id).where(_seated(person.id))
    running = db.tables.c.state.in_(("open", "playing"))
    own = or_(db.tables.c.id.in_(seats), db.tables.c.host == person.id)
    query = select(db.tables.c.id).where(running, own)
    for table_id in await store.database.read(lambda connection: connection.scalars(query).all()):
        await store.change(table_id, lambda table: _leave(table, person.id))
    await store.database.transact(lambda connection: _erase(connection, person.id))


def _seated(user_id: str) -> Any:
    return or_(db.seats.c.user_id == user_id, db.seats.c.reserved == user_id)


def _leave(table: Table, user_id: str) -> None:
    """Leave a table that is open or playing."""
    if table.row.state == "open" and table.row.host == user_id:
        table.row.state = "aborted"
    for seat in table.seats_of(user_id):
        if table.playing:
            give_up(table, seat)
        elif table.row.state == "open":
            table.seats[seat - 1] = SeatRow(table_id=table.row.id, seat=seat, kind="open")


def _erase(connection: Connection, user_id: str) -> None:
    seats = select(db.seats.c.table_id).where(_seated(user_id))
    known = or_(db.tables.c.id.in_(seats), db.tables.c.host == user_id)
    version = db.tables.c.version + 1  # so that all processes read the seats again
    connection.execute(update(db.tables).where(known).values(version=version))
    connection.execute(update(db.tables).where(db.tables.c.host == user_id).values(host=None))
    nobody = {"name": "", "account": False, "user_id": None, "reserved": None}
    connection.execute(update(db.seats).where(_seated(user_id)).values(nobody))
    for column in DELETED:
        connection.execute(delete(column.table).where(column == user_id))
