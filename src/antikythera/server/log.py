"""The log of a table: one row for every decision, numbered, appended and never changed.

``(table, number)`` is unique, so of two processes that append to the same position one is refused. An undo is a row,
too. Appends that arrive while another one is being written are committed together, with one wait for the disk.
"""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable
from contextvars import Context
from dataclasses import dataclass, field
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import Connection, Dialect, Insert, Update, bindparam, insert, select, update

from antikythera.server import schema as db
from antikythera.server.database import Database
from antikythera.server.errors import Unavailable
from antikythera.server.metrics import COMMITS

LogKind = Literal["play", "undo"]
PLAY: Final = "play"
UNDO: Final = "undo"
LONGEST = 10_000
"""With this many rows nothing more can be undone; a game has a few hundred."""


class LogRow(msgspec.Struct, frozen=True, gc=False):
    """A decision, or an undo."""

    number: int
    seat: int
    kind: LogKind
    line: str
    move: int
    """How many lines are in force after this row."""
    secret: bool
    events: str
    """What happened, as JSON."""
    at: int


@dataclass(eq=False)
class Append:
    """Rows to append to the log of a table, and the new values of the table."""

    table_id: str
    version: int
    """The version of the table that the rows follow."""
    rows: list[LogRow]
    values: dict[str, Any]
    then: Callable[[Connection], None]
    """Writes what else belongs to the same transaction."""
    done: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


UPDATED = (
    "rows", "moves", "to_move", "state", "outcome", "take_back", "updated", "bot_due", "claimed_by", "claimed_until",
)  # fmt: skip
"""The columns of a table that depend on its log."""

_UPDATE = (
    update(db.tables)
    .where(db.tables.c.id == bindparam("id_"))
    .values({name: bindparam(name) for name in (*UPDATED, "version")})
)
_INSERT = insert(db.log)


@functools.lru_cache(256)
def _versions(number: int, dialect: Dialect) -> str:
    """SQL that locks a number of tables and finds their versions. SQLAlchemy would expand it every time."""
    columns = db.tables.c
    wanted = [bindparam(f"id{place}", type_=columns.id.type) for place in range(number)]
    found = select(columns.id, columns.version).where(columns.id.in_(wanted)).order_by(columns.id).with_for_update()
    return str(found.compile(dialect=dialect))


@functools.cache
def _compiled(statement: Insert | Update, dialect: Dialect) -> tuple[str, list[tuple[str, Any]]]:
    """The SQL of a statement, and the names of its values with their converters."""
    compiled: Any = statement.compile(dialect=dialect)
    columns = statement.table.c
    kinds = {name: columns[name].type.dialect_impl(dialect) for name in compiled.positiontup if name in columns}
    done = {name: kind.bind_processor(dialect) for name, kind in kinds.items()}
    return str(compiled), [(name, done.get(name) or _unchanged_value) for name in compiled.positiontup]


def _unchanged_value(value: Any) -> Any:
    return value


def _execute(connection: Connection, statement: Insert | Update, rows: list[dict[str, Any]]) -> None:
    """Execute a statement for many rows. SQLAlchemy would compile it every time, which takes longer than SQLite."""
    text, values = _compiled(statement, connection.dialect)
    connection.exec_driver_sql(text, [tuple([done(row[name]) for name, done in values]) for row in rows])


class Log:
    """Writes the logs of all tables of this process."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._waiting: list[Append] = []
        self._writing: asyncio.Task[None] | None = None

    async def stop(self) -> None:
        """Wait until everything is written."""
        if self._writing:
            await self._writing

    async def append(self, append: Append) -> bool:
        """Append rows. True once they are committed; False if the table has changed since the version they follow."""
        self._waiting.append(append)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all(), context=Context())  # not that of this request
        with COMMITS.time():
            return await append.done

    async def _write_all(self) -> None:
        """Write until nothing is waiting: one append to a table at a time, so that a later one finds the earlier one
        committed.
        """
        while self._waiting:
            group = {append.table_id: append for append in reversed(self._waiting)}
            self._waiting = [append for append in self._waiting if append is not group[append.table_id]]
            await self._write(list(group.values()))

    async def _write(self, group: list[Append]) -> None:
        try:
            fresh = await self.database.transact(lambda connection: self._append(connection, group))
        except Exception as error:
            if len(group) > 1 and not isinstance(error, Unavailable):  # one of them is to blame
                for append in group:
                    await self._write([append])
                return
            for append in group:
                if not append.done.done():  # some requests were cancelled
                    append.done.set_exception(error)
            return
        for append in group:
            if not append.done.done():
                append.done.set_result(append in fresh)

    def _append(self, connection: Connection, group: list[Append]) -> list[Append]:
        """Write the appends whose tables have not changed, and return them."""
        fresh = self._unchanged(connection, group)
        if fresh:
            self._insert(connection, fresh)
        return fresh

    def _unchanged(self, connection: Connection, group: list[Append]) -> list[Append]:
        """The appends whose tables have not changed; their rows are locked until the commit."""
        found = _versions(len(group), connection.dialect)
        ids = tuple(append.table_id for append in group)
        versions = {row.id: row.version for row in connection.exec_driver_sql(found, ids)}
        return [append for append in group if versions.get(append.table_id) == append.version]

    def _insert(self, connection: Connection, group: list[Append]) -> None:
        rows = [{"table_id": append.table_id} | msgspec.structs.asdict(row) for append in group for row in append.rows]
        if rows:
            _execute(connection, _INSERT, rows)
        tables = [{"id_": append.table_id, "version": append.version + 1} | append.values for append in group]
        _execute(connection, _UPDATE, tables)
        for append in group:
            append.then(connection)
