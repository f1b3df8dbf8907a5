"""Admin commands: they work on the database, and running processes notice."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any

from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import delete, or_, select, update

from antikythera.record import dumps
from antikythera.server import schema as db
from antikythera.server.accounts import draw_id, reset_value
from antikythera.server.bans import network
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
async def opened(url: str, current: bool = True) -> AsyncIterator[Database]:
    """A database, which a server may be using: its schema is not changed, but must be ``current``."""
    database = Database(url)
    try:
        schema, newest = await _schemas(database)
        if current and schema != newest:
            raise NotFound(f"the schema of the database is {schema}, and not {newest}: run `antikythera admin migrate`")
        yield database
    finally:
        await database.close()


def _matches(database: Database) -> TableStore:
    return TableStore(database, Log(database), keep=1)


async def list_tables(database: Database, state: str | None, limit: int) -> list[dict[str, Any]]:
    """Tables, the last changed first."""
    query = select(*(db.tables.c[name] for name in LISTED)).order_by(db.tables.c.updated.desc()).limit(limit)
    if state:
        query = query.where(db.tables.c.state == state)
    return [dict(row._mapping) for row in await database.read(lambda connection: connection.execute(query).all())]


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
    """Ban an address, a prefix, or a person by account name or id, or lift the ban; how many were found."""
    with suppress(ValueError):
        return await _ban_address(database, str(network(who)), banned)
    table = or_(db.users.c.id == who, db.users.c.login == who.casefold())
    return await database.execute(update(db.users).where(table).values(banned=banned))


async def _ban_address(database: Database, where: str, banned: bool) -> int:
    if not banned:
        return await database.execute(delete(db.bans).where(db.bans.c.network == where))
    values = {"network": where, "created": now()}
    await database.execute(database.insert(db.bans).values(values).on_conflict_do_nothing())
    return 1


async def banned_addresses(database: Database) -> list[str]:
    """The addresses and prefixes that are banned."""
    query = select(db.bans.c.network).order_by(db.bans.c.network)
    return await database.read(lambda connection: list(connection.scalars(query)))


async def reset(database: Database, who: str) -> str:
    """A code with which the person of an account can set a new password: once, within a day."""
    code = "-".join(draw_id(5) for _ in range(4))
    values = {"reset": reset_value(code, now() + RESET_MS)}
    if not await database.execute(update(db.users).where(db.users.c.login == login_name(who)).values(values)):
        raise NotFound(f"there is no account {who!r}")
    return code


async def backup(database: Database, file: Path) -> None:
    """A consistent copy of an SQLite database that is in use."""
    if database.file is None:
        raise ValueError("a PostgreSQL database is copied with pg_dump")
    if file.exists():
        raise FileExistsError(f"{file} exists already")
    make_private(file)
    with closing(sqlite3.connect(database.file)) as connection:
        connection.execute("VACUUM INTO ?", [str(file)])


def restore(url: str, file: Path) -> str:
    """Replace an SQLite database by a copy; where the old one is now. Nobody may be using it."""
    where = Database(url)
    if not where.is_sqlite or not where.url.database:
        raise ValueError("a PostgreSQL database is restored with pg_restore")
    target = Path(where.url.database)
    before = target.with_name(f"{target.name}.before-{now()}")
    with closing(sqlite3.connect(file)) as copy:
        if copy.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise ValueError(f"{file} is damaged")
    if target.exists():
        _check_unused(target)
        target.rename(before)
    for rest in ("-wal", "-shm"):
        Path(f"{target}{rest}").unlink(missing_ok=True)
    make_private(target)
    shutil.copyfile(file, target)
    return f"restored; the database before is {before}" if before.exists() else "restored"


def _check_unused(file: Path) -> None:
    """SQLite leaves WAL only if nobody else has the file open; everything is in the file then."""
    with closing(sqlite3.connect(file, timeout=0)) as connection:
        try:
            mode = connection.execute("PRAGMA journal_mode=DELETE").fetchone()
        except sqlite3.OperationalError:
            mode = None
    if mode != ("delete",):
        raise ValueError(f"{file} is in use: stop the server first")


async def migrate(database: Database, check: bool) -> tuple[str | None, str | None]:
    """Bring the schema up to date unless it is only to be checked; the schema then, and the newest one."""
    if not check:
        await database.migrate()
    return await _schemas(database)


async def _schemas(database: Database) -> tuple[str | None, str | None]:
    script = ScriptDirectory(str(Path(__file__).parent / "migrations"))
    found = await database.read(lambda connection: MigrationContext.configure(connection).get_current_revision())
    return found, script.get_current_head()


async def chat(database: Database, table_id: str, remove: int | None) -> list[dict[str, Any]]:
    """The chat of a table, after a message was removed if so wished."""
    said = db.chat.c
    if remove is not None:
        here = said.table_id == table_id, said.id == remove
        if not await database.execute(delete(db.chat).where(*here)):
            raise NotFound(f"table {table_id} has no message {remove}")
    query = select(said.id, said.at, said.user_id, said.name, said.text).where(said.table_id == table_id)
    query = query.order_by(said.id)
    return [dict(row._mapping) for row in await database.read(lambda connection: connection.execute(query).all())]
