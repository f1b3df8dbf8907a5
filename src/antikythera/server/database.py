"""The database: its schema, and how it is read and written.

SQLite serves one process, and one writer at a time; PostgreSQL serves any number. Times are milliseconds since 1970.
"""

from __future__ import annotations

import asyncio
import time
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
    event,
    func,
    make_url,
    select,
    text,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

Answer = TypeVar("Answer")

metadata = MetaData()

ID = String(32)
WAL_ATTEMPTS = 100
WAL_PAUSE_S = 0.05


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
    Column("pace", String(10), nullable=False),
    Column("clock", JSON),
    Column("state", String(10), nullable=False),
    Column("host", ID),
    Column("removed", JSON, nullable=False),  # the people whom the host has removed
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
    Column("webhook", String(500)),
    Column("bot_due", Boolean, nullable=False),
    Column("claimed_by", ID),  # the process whose bots think
    Column("claimed_until", BigInteger),
    Index("tables_listed", "state", "public", "updated"),
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
    Column("resigned", Boolean, nullable=False),
    Column("stand_in", String(20)),
    Column("wants_abort", Boolean, nullable=False),
    Column("grace_ms", BigInteger, nullable=False),
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


def changed(version: int) -> str:
    """The message that a table has changed."""
    return f'{{"kind":"changed","version":{version}}}'


def channel(table_id: str) -> str:
    """The channel of a table's messages."""
    return f"table_{table_id}"


JSON_CODEC: dict[str, Any] = {
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
        if self.is_sqlite and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        self.engine = self._open()
        self._one_writer = asyncio.Lock() if self.is_sqlite else None
        self._quick = self._open_quick() if self.is_sqlite else None
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="log")

    def _open(self) -> AsyncEngine:
        more = {} if self.is_sqlite else {"pool_pre_ping": True}
        engine = create_async_engine(self.url, **JSON_CODEC, pool_size=8, max_overflow=8, **more)
        if self.is_sqlite:
            _listen(engine.sync_engine)
        return engine

    def _open_quick(self) -> Engine:
        """The same SQLite database, for one thread."""
        engine = create_engine(self.url.set(drivername="sqlite"), **JSON_CODEC, pool_size=1)
        _listen(engine)
        return engine

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, committed at the end of the block."""
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
        async with self._one_writer or nullcontext():
            return await asyncio.get_running_loop().run_in_executor(self._writer, self._transact, work)

    def _transact(self, work: Callable[[Connection], Answer]) -> Answer:
        assert self._quick is not None
        with self._quick.connect().execution_options(antikythera_writes=True) as connection, connection.begin():
            return work(connection)

    def notify(self, connection: Connection, table_id: str, message: str) -> None:
        """Notify all processes at the moment of the commit. On SQLite there is only one process: see ``live``."""
        if not self.is_sqlite:
            connection.execute(select(func.pg_notify(channel(table_id), message)))

    async def notify_async(self, connection: AsyncConnection, table_id: str, message: str) -> None:
        """The same, on an asynchronous connection."""
        await connection.run_sync(self.notify, table_id, message)

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


def _listen(engine: Engine) -> None:
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    """Readers do not wait for the writer, a committed transaction is on the disk, transactions are explicit."""
    connection.isolation_level = None
    for pragma in ("busy_timeout=15000", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")
    _use_wal(connection)


def _use_wal(connection: Any) -> None:
    """Switch to WAL. SQLite does not wait for others who switch a new file at the same time, so this does."""
    for attempt in range(WAL_ATTEMPTS):
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except Exception as error:
            if "locked" not in str(error) or attempt == WAL_ATTEMPTS - 1:
                raise
            time.sleep(WAL_PAUSE_S)


def _begin_sqlite(connection: Connection) -> None:
    """A writing transaction takes the lock first: upgrading a read lock later could fail."""
    options = connection.get_execution_options()
    if options.get("isolation_level") != "AUTOCOMMIT":
        connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get("antikythera_writes") else "BEGIN")


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "heads")
