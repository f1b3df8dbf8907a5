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
from sqlalchemy import Connection, Engine, Executable, create_engine, make_url, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from antikythera.server import sqlite_file
from antikythera.server.errors import Outage, Unavailable
from antikythera.server.schema import keys

Answer = TypeVar("Answer")

ANSWER_S = 15
"""How long a request waits for PostgreSQL before it is refused."""
PATIENCE = {"timeout": 5, "command_timeout": ANSWER_S}
MIGRATING, IN_USE = 6174, 6175
"""Advisory locks of PostgreSQL."""
ENGINE: dict[str, Any] = {
    "hide_parameters": True,  # they would be in the log
    "json_serializer": lambda value: msgspec.json.encode(value).decode(),
    "json_deserializer": msgspec.json.decode,
}


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
        self.engine = self._open()
        self._writer = self._open_writer() if self.is_sqlite else None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")

    def _open(self) -> AsyncEngine:
        more = {} if self.is_sqlite else {"pool_pre_ping": True, "pool_timeout": ANSWER_S, "connect_args": PATIENCE}
        engine = create_async_engine(self.url, **ENGINE, pool_size=8, max_overflow=8, **more)
        if self.is_sqlite:
            sqlite_file.prepare(engine.sync_engine)
        return engine

    def _open_writer(self) -> Engine:
        """The same SQLite database, for the one thread that writes."""
        engine = create_engine(self.url.set(drivername="sqlite"), **ENGINE, pool_size=1)
        sqlite_file.prepare(engine, writes=True)
        return engine

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        with self.outage.watched("read"):
            async with self.engine.connect() as connection:
                yield connection

    async def transact(self, work: Callable[[Connection], Answer]) -> Answer:
        """A transaction: one function, committed at its end. On SQLite all of them run in one thread, one after the
        other; none waits for the event loop while others wait for it.
        """
        with self.outage.watched("write"):
            if self._writer is None:
                async with self.engine.begin() as connection:
                    return await connection.run_sync(work)
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, self._writer, work)

    @staticmethod
    def _transact(engine: Engine, work: Callable[[Connection], Answer]) -> Answer:
        with engine.begin() as connection:
            return work(connection)

    async def execute(self, *statements: Executable) -> int:
        """Statements in one transaction; how many rows they have changed."""
        return await self.transact(lambda connection: sum(connection.execute(one).rowcount for one in statements))

    async def can_read(self) -> bool:
        """Whether the database answers."""
        try:
            async with self.read() as connection:
                await connection.execute(select(1))
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
        return int(self.engine.pool.checkedout())  # type: ignore[attr-defined]

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
        take = f"SELECT pg_try_advisory_lock{'_shared' * together}({IN_USE})"
        async with self.engine.connect() as plain:
            connection = await plain.execution_options(isolation_level="AUTOCOMMIT")
            yield bool(await connection.scalar(text(take)))
            await connection.invalidate()  # the lock ends with the connection

    async def close(self) -> None:
        await self.engine.dispose()
        self._thread.shutdown()
        if self._writer is not None:
            self._writer.dispose()


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
