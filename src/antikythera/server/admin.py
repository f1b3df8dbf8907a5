"""What hosts do from the command line, on the database itself; running processes notice by themselves."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import or_, select, text, update

from antikythera.record import dumps
from antikythera.server import database as db
from antikythera.server.database import Database
from antikythera.server.log import Log
from antikythera.server.records import record_of
from antikythera.server.store import TableStore
from antikythera.server.table import Table

LISTED = ("id", "game", "state", "players", "moves", "updated")


class NotFound(LookupError):
    """There is no such table or person."""


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    """A database to work on, brought up to date."""
    database = Database(url)
    try:
        await database.migrate()
        yield database
    finally:
        await database.close()


def _matches(database: Database) -> TableStore:
    return TableStore(database, Log(database), keep=1)


async def list_tables(database: Database, state: str | None) -> list[dict[str, Any]]:
    """Tables, the ones that changed last first."""
    query = select(*(db.tables.c[name] for name in LISTED)).order_by(db.tables.c.updated.desc())
    if state:
        query = query.where(db.tables.c.state == state)
    async with database.read() as connection:
        return [dict(row._mapping) for row in await connection.execute(query)]


async def export(database: Database, table_id: str) -> bytes:
    """The record of a table, over or not: it holds what players may not know."""
    table = await _matches(database).get(table_id)
    if table.game is None:
        raise NotFound(f"table {table_id} has no game that can be replayed")
    return dumps(record_of(table))


async def close(database: Database, table_id: str) -> None:
    """Call a table off."""

    def edit(table: Table) -> None:
        if not table.finished:
            table.row.state = "aborted"

    await _matches(database).change(table_id, edit)


async def ban(database: Database, who: str, banned: bool) -> int:
    """Exclude somebody, by account name or id; how many were found."""
    table = or_(db.users.c.id == who, db.users.c.login == who.casefold())
    async with database.write() as connection:
        return (await connection.execute(update(db.users).where(table).values(banned=banned))).rowcount


async def backup(database: Database, file: Path) -> None:
    """A copy of an SQLite database, whole and consistent, while it is in use."""
    if not database.is_sqlite:
        raise ValueError("a PostgreSQL database is copied with pg_dump")
    if file.exists():
        raise FileExistsError(f"{file} exists already")
    async with database.engine.connect() as plain:
        connection = await plain.execution_options(isolation_level="AUTOCOMMIT")
        await connection.execute(text("VACUUM INTO :file"), {"file": str(file)})
