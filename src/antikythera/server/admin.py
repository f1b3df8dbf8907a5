"""Admin commands: they work on the database, and running processes notice."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import or_, select, text, update

from antikythera.record import dumps
from antikythera.server import database as db
from antikythera.server.accounts import draw_id, reset_value
from antikythera.server.database import Database
from antikythera.server.log import Log
from antikythera.server.names import login_name
from antikythera.server.records import record_of, unplayed_record
from antikythera.server.sqlite_file import make_private
from antikythera.server.store import TableStore, now
from antikythera.server.table import Table

RESET_MS = 86_400_000
LISTED = ("id", "game", "state", "players", "moves", "updated")


class NotFound(LookupError):
    """There is no such table or person."""


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    """A database with an up-to-date schema."""
    database = Database(url)
    try:
        await database.migrate()
        yield database
    finally:
        await database.close()


def _matches(database: Database) -> TableStore:
    return TableStore(database, Log(database), keep=1)


async def list_tables(database: Database, state: str | None) -> list[dict[str, Any]]:
    """Tables, the last changed first."""
    query = select(*(db.tables.c[name] for name in LISTED)).order_by(db.tables.c.updated.desc())
    if state:
        query = query.where(db.tables.c.state == state)
    async with database.read() as connection:
        return [dict(row._mapping) for row in await connection.execute(query)]


async def export(database: Database, table_id: str) -> bytes:
    """The record of a table, finished or not: it holds what players may not know."""
    table = await _matches(database).get(table_id)
    if not table.dealt:
        raise NotFound(f"table {table_id} has no game")
    return dumps(record_of(table) if table.game else unplayed_record(table, 0))


async def close(database: Database, table_id: str) -> None:
    """Abort the game at a table."""

    def edit(table: Table) -> None:
        if not table.finished:
            table.row.state = "aborted"

    await _matches(database).change(table_id, edit)


async def ban(database: Database, who: str, banned: bool) -> int:
    """Ban a person by account name or id, or lift the ban; how many people were found."""
    table = or_(db.users.c.id == who, db.users.c.login == who.casefold())
    async with database.write() as connection:
        return (await connection.execute(update(db.users).where(table).values(banned=banned))).rowcount


async def reset(database: Database, who: str) -> str:
    """A code with which the person of an account can set a new password: once, within a day."""
    code = "-".join(draw_id(5) for _ in range(4))
    async with database.write() as connection:
        values = {"reset": reset_value(code, now() + RESET_MS)}
        found = await connection.execute(update(db.users).where(db.users.c.login == login_name(who)).values(values))
    if not found.rowcount:
        raise NotFound(f"there is no account {who!r}")
    return code


async def backup(database: Database, file: Path) -> None:
    """A consistent copy of an SQLite database that is in use."""
    if not database.is_sqlite:
        raise ValueError("a PostgreSQL database is copied with pg_dump")
    if file.exists():
        raise FileExistsError(f"{file} exists already")
    make_private(file)
    async with database.engine.connect() as plain:
        connection = await plain.execution_options(isolation_level="AUTOCOMMIT")
        await connection.execute(text("VACUUM INTO :file"), {"file": str(file)})
