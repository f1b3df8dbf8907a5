"""The database: its schema, and how it is read and written.

SQLite serves one process, and one writer at a time; PostgreSQL serves any number. Times are milliseconds since 1970.
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
from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Connection,
    Engine,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    make_url,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from antikythera.server import sqlite_file
from antikythera.server.errors import Outage, Unavailable

Answer = TypeVar("Answer")

metadata = MetaData()

ID = String(32)


def _of_table(**options: Any) -> Column[Any]:
    """The table that a row belongs to, and is deleted with."""
    return Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), **options)


users = Table(
    "users",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # the name in lower case; guests have none
    Column("password", String(200)),
    Column("language", String(20)),
    Column("created", BigInteger, nullable=False),
    Column("banned", Boolean, nullable=False, default=False),
    Column("preferences", JSON),  # of accounts; guests keep theirs in the browser
    Column("skeleton", String(80)),  # what look-alikes of the name have in common; guests have none
    Column("reset", String(100)),  # a code from the admin to reset the password: until when, and its hash
    Index("users_skeleton", "skeleton", unique=True),
)

Index("users_banned", users.c.id, sqlite_where=users.c.banned, postgresql_where=users.c.banned)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),  # the token of a program, or the cookie of a browser
    Column("label", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", String(20), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("lot", Boolean, nullable=False),  # whether seats are drawn at random when the game starts
    Column("asks", Boolean, nullable=False, default=False),  # whether the host accepts who sits down
    Column("pace", String(10), nullable=False),
    Column("clock", JSON),
    Column("state", String(10), nullable=False),
    Column("host", ID),
    Column("removed", JSON, nullable=False),  # the people whom the host has removed
    Column("silenced", JSON, nullable=False),  # the people whom the host lets say nothing
    Column("secret", String(64)),  # shown at the end; none if the deal was not drawn here
    Column("seed", BigInteger),
    Column("long_seed", String(64)),  # drawn from the secret and the numbers of the players
    Column("redealt", Integer, nullable=False),
    Column("position", Text),  # the first position of an imported game
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("updated", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),  # grows with every change
    Column("rows", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("to_move", JSON, nullable=False),
    Column("outcome", JSON),
    Column("rematch", ID),
    Column("take_back", JSON),  # a player's wish to take a turn back, until the others have answered
    Column("lesson", Boolean, nullable=False),  # all have agreed that there are hints
    Column("hints", JSON, nullable=False),  # the moves before which a hint was shown
    Column("webhook", String(500)),
    Column("bot_due", Boolean, nullable=False),
    Column("claimed_by", ID),  # the process whose bots think
    Column("claimed_until", BigInteger),
    Index("tables_listed", "state", "public", "updated"),
    Index("tables_changed", "updated"),
    Index("tables_of_a_host", "host", "state"),
    Index("tables_bots", "bot_due", "claimed_until"),
)

seats = Table(
    "seats",
    metadata,
    _of_table(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(40), nullable=False),
    Column("account", Boolean, nullable=False),  # whether it is the name of an account
    Column("user_id", ID, index=True),
    Column("reserved", ID),  # the person for whom an open seat is reserved
    Column("level", String(20)),
    Column("colour", Integer),  # the colour that was asked for
    Column("contribution", String(64), nullable=False),
    Column("waits", Boolean, nullable=False, default=False),  # until the host accepts the person
    Column("resigned", Boolean, nullable=False),
    Column("stand_in", String(20)),
    Column("wants_abort", Boolean, nullable=False),
    Column("grace_ms", BigInteger, nullable=False),
    Index("seats_reserved", "reserved"),
)

log = Table(
    "log",
    metadata,
    _of_table(primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(5), nullable=False),  # play or undo
    Column("line", String(80), nullable=False),
    Column("move", Integer, nullable=False),  # lines in force after this row
    Column("secret", Boolean, nullable=False),  # whether others see the line only after the end
    Column("events", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

sealed = Table(
    "sealed",
    metadata,
    _of_table(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("line", String(80), nullable=False),
    Column("at", BigInteger, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    _of_table(nullable=False, index=True),
    Column("user_id", ID, nullable=False),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("client", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
)

results = Table(
    "results",
    metadata,
    _of_table(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", ID, nullable=False),
    Column("game", String(20), nullable=False),
    Column("players", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("score", Float, nullable=False),
    Column("sources", JSON, nullable=False),  # points by the name of the event that brought them
    Column("at", BigInteger, nullable=False),
    Index("results_of_a_person", "user_id", "at"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

bans = Table(
    "bans",
    metadata,
    Column("network", String(50), primary_key=True),
    Column("created", BigInteger, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    _of_table(primary_key=True),
    Column("done", Float, nullable=False),
    Column("claimed_until", BigInteger, nullable=False),  # by the process that makes it
    Column("review", Text),  # as JSON; none while it is being made
)

mutes = Table(
    "mutes",
    metadata,
    Column("user_id", ID, primary_key=True),
    Column("muted", ID, primary_key=True),
)

notes = Table(
    "notes",
    metadata,
    _of_table(primary_key=True),
    Column("user_id", ID, primary_key=True),
    Column("text", Text, nullable=False),
)

push = Table(
    "push",
    metadata,
    Column("endpoint", String(1000), primary_key=True),
    Column("user_id", ID, nullable=False, index=True),
    Column("keys", JSON, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)


ANSWER_S = 15
"""How long a request waits for PostgreSQL before it is refused."""
PATIENCE = {"timeout": 5, "command_timeout": ANSWER_S}
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
        self._one_writer = asyncio.Lock() if self.is_sqlite else None
        self._quick = self._open_quick() if self.is_sqlite else None
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="log")

    def _open(self) -> AsyncEngine:
        more = {} if self.is_sqlite else {"pool_pre_ping": True, "pool_timeout": ANSWER_S, "connect_args": PATIENCE}
        engine = create_async_engine(self.url, **ENGINE, pool_size=8, max_overflow=8, **more)
        if self.is_sqlite:
            sqlite_file.prepare(engine.sync_engine)
        return engine

    def _open_quick(self) -> Engine:
        """The same SQLite database, for one thread."""
        engine = create_engine(self.url.set(drivername="sqlite"), **ENGINE, pool_size=1)
        sqlite_file.prepare(engine)
        return engine

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        with self.outage.watched("read"):
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, committed at the end of the block."""
        with self.outage.watched("write"):
            async with self._one_writer or nullcontext(), self.engine.connect() as plain:
                connection = await plain.execution_options(antikythera_writes=True)
                async with connection.begin():
                    yield connection

    async def transact(self, work: Callable[[Connection], Answer]) -> Answer:
        """A transaction as one function. On SQLite it runs in one thread, since every awaited statement would go to a
        thread and back.
        """
        if self._quick is None:
            async with self.write() as connection:
                return await connection.run_sync(work)
        with self.outage.watched("write"):
            async with self._one_writer or nullcontext():
                return await asyncio.get_running_loop().run_in_executor(self._writer, self._transact, work)

    def _transact(self, work: Callable[[Connection], Answer]) -> Answer:
        assert self._quick is not None
        with self._quick.connect().execution_options(antikythera_writes=True) as connection, connection.begin():
            return work(connection)

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
        async with self.write() as connection:
            if not self.is_sqlite:
                await connection.execute(text("SELECT pg_advisory_xact_lock(6174)"))
            await connection.run_sync(_upgrade)

    async def close(self) -> None:
        await self.engine.dispose()
        self._writer.shutdown()
        if self._quick is not None:
            self._quick.dispose()


def _write_nothing(connection: Connection) -> None:
    """Take the lock of the writer and let go: what a full or read-only disk refuses."""
    connection.execute(update(keys).where(keys.c.name == "cookie").values(value=keys.c.value))


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "heads")
