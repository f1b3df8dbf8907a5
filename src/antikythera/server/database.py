"""The database: how it is opened, read and written.

SQLite serves one process, and one writer at a time; PostgreSQL serves any number.
"""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, Executable, create_engine, make_url, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import create_async_engine

from antikythera.server import sqlite_file
from antikythera.server.errors import Outage, Unavailable
from antikythera.server.schema import keys

Answer = TypeVar("Answer")

ANSWER_S = 15
"""How long a request waits for PostgreSQL before it is refused."""
CONNECTIONS = 16
"""How many connections to PostgreSQL a process has at most; half of them are kept."""
PATIENCE = {"timeout": 5, "command_timeout": ANSWER_S}
MIGRATING, IN_USE = 6174, 6175
"""Advisory locks of PostgreSQL."""
READERS = 8
"""How many threads read SQLite."""
ENGINE: dict[str, Any] = {
    "hide_parameters": True,  # they would be in the log
    "json_serializer": lambda value: msgspec.json.encode(value).decode(),
    "json_deserializer": msgspec.json.decode,
}


class SqliteThreads:
    """Threads with a connection to SQLite each. A function runs in one of them from its first statement to its last: it
    never waits for the event loop, and neither does the next one.
    """

    def __init__(self, url: URL, number: int, *, writes: bool = False) -> None:
        self.engine = create_engine(url.set(drivername="sqlite"), **ENGINE, pool_size=number)
        sqlite_file.prepare(self.engine, writes=writes)
        self._threads = ThreadPoolExecutor(number, thread_name_prefix="writer" if writes else "reader")

    async def run(self, work: Callable[[Connection], Answer]) -> Answer:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._run, work)

    def _run(self, work: Callable[[Connection], Answer]) -> Answer:
        with self.engine.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        self._threads.shutdown()
        self.engine.dispose()


class Pool:
    """Connections to PostgreSQL."""

    def __init__(self, url: URL) -> None:
        patience = {"pool_pre_ping": True, "pool_timeout": ANSWER_S, "connect_args": PATIENCE}
        half = CONNECTIONS // 2
        self.engine = create_async_engine(url, **ENGINE, pool_size=half, max_overflow=half, **patience)

    async def run(self, work: Callable[[Connection], Answer]) -> Answer:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self.engine.dispose()


class Database:
    """One open database."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.insert: Any = sqlite.insert if self.is_sqlite else postgresql.insert
        """An INSERT that supports ON CONFLICT."""
        self.file = Path(self.url.database) if self.is_sqlite and self.url.database else None
        self.outage = Outage("database")
        if self.file:
            sqlite_file.make_private(self.file)
        self._reader: SqliteThreads | Pool
        self._writer: SqliteThreads | Pool
        if self.is_sqlite:
            self._reader, self._writer = SqliteThreads(self.url, READERS), SqliteThreads(self.url, 1, writes=True)
        else:
            self._reader = self._writer = Pool(self.url)

    async def read(self, work: Callable[[Connection], Answer]) -> Answer:
        """What a function finds in the database."""
        with self.outage.watched("read"):
            return await self._reader.run(work)

    async def transact(self, work: Callable[[Connection], Answer]) -> Answer:
        """A transaction: one function, committed at its end."""
        with self.outage.watched("write"):
            return await self._writer.run(work)

    async def execute(self, *statements: Executable) -> int:
        """Statements in one transaction; how many rows they have changed."""
        return await self.transact(lambda connection: sum(connection.execute(one).rowcount for one in statements))

    async def can_read(self) -> bool:
        """Whether the database answers."""
        try:
            await self.read(lambda connection: connection.execute(select(1)).all())
        except Unavailable:
            return False
        return True

    async def can_write(self) -> bool:
        """Whether a transaction that writes can be committed now."""
        try:
            await self.transact(_write_nothing)
        except Unavailable:
            return False
        return True

    @property
    def disk_free_mb(self) -> int | None:
        """The space that is left for an SQLite file."""
        return shutil.disk_usage(self.file.parent).free // 2**20 if self.file else None

    @property
    def busy_connections(self) -> int:
        """How many connections of the pool are in use."""
        return int(self._reader.engine.pool.checkedout())  # type: ignore[attr-defined]

    async def migrate(self) -> None:
        """Bring the schema up to date; several processes may try at the same time."""
        await self.transact(_upgrade)

    @asynccontextmanager
    async def used(self, together: bool) -> AsyncIterator[bool]:
        """Use the database: alone, or ``together`` with servers that say the same. False if another server uses it that
        does not agree.
        """
        if self.file:
            with sqlite_file.lock(self.file) or nullcontext() as lock:
                yield lock is not None
            return
        assert isinstance(self._reader, Pool)
        take = f"SELECT pg_try_advisory_lock{'_shared' * together}({IN_USE})"
        async with self._reader.engine.connect() as plain:
            connection = await plain.execution_options(isolation_level="AUTOCOMMIT")
            yield bool(await connection.scalar(text(take)))
            await connection.invalidate()  # the lock ends with the connection

    async def close(self) -> None:
        await self._reader.close()
        await self._writer.close()


def _write_nothing(connection: Connection) -> None:
    """Take the lock of the writer and let go: what a full or read-only disk refuses."""
    connection.execute(update(keys).where(keys.c.name == "cookie").values(value=keys.c.value))


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "heads")
