"""The tables of this process: loaded from the database, cached, and written back."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy import Connection, Select, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from antikythera.server import results
from antikythera.server import schema as db
from antikythera.server.database import Database
from antikythera.server.log import UPDATED, Append, Log, LogRow
from antikythera.server.metrics import MOVES, TABLES
from antikythera.server.problems import Problem
from antikythera.server.table import SeatRow, Table, TableRow

Answer = TypeVar("Answer")

_ROW = [db.log.c[name] for name in LogRow.__struct_fields__]


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def check_id(table_id: str) -> None:
    """Refuse what cannot be an id, before the database is asked."""
    if not (table_id.isascii() and table_id.isalnum() and len(table_id) <= 32):
        raise Problem("unknown-table")


class TableStore:
    """Tables by id. In memory are those in use, such as a room with viewers, and the last ``keep``."""

    def __init__(self, database: Database, log: Log, keep: int) -> None:
        self.database, self.log, self.keep = database, log, keep
        self.listeners: list[Callable[[Table], None]] = []
        """Called with every table that this process has committed."""
        self._known: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._last: OrderedDict[str, Table] = OrderedDict()

    def __len__(self) -> int:
        return len(self._known)

    def cached(self, table_id: str) -> Table | None:
        """A table as this process knows it, without asking the database."""
        return self._known.get(table_id)

    def _remember(self, table: Table) -> Table:
        known = self._known.get(table.row.id)
        newest = table if known is None or known.row.version <= table.row.version else known
        self._known[table.row.id] = self._last[table.row.id] = newest
        self._last.move_to_end(table.row.id)
        if len(self._last) > self.keep:
            self._last.popitem(last=False)
        TABLES.set(len(self._known))
        return newest

    async def get(self, table_id: str) -> Table:
        """A table as it is in the database; never an older one than viewers have seen, even if it changes while it is
        read.
        """
        check_id(table_id)
        async with self.database.read() as connection:
            table = await self._load(connection, table_id)
        return self._remember(table)

    async def _load(self, connection: AsyncConnection, table_id: str, lock: bool = False) -> Table:
        known = self._known.get(table_id)
        query = select(db.tables).where(db.tables.c.id == table_id)
        found = (await connection.execute(query.with_for_update() if lock else query)).one_or_none()
        if found is None:
            raise Problem("unknown-table")
        if known and known.row.version == found.version:
            return known
        table = Table(TableRow(**found._mapping), await self._seats(connection, table_id), {})
        table.sealed = await self._sealed(connection, table_id)
        if table.game is not None:
            await self._replay(connection, table, known)
        elif table.dealt:
            table.read([LogRow(*row) for row in await connection.execute(_rows_of(table))])
        return table

    async def _seats(self, connection: AsyncConnection, table_id: str) -> list[SeatRow]:
        query = select(db.seats).where(db.seats.c.table_id == table_id).order_by(db.seats.c.seat)
        return [SeatRow(**row._mapping) for row in await connection.execute(query)]

    async def _sealed(self, connection: AsyncConnection, table_id: str) -> dict[int, tuple[str, int]]:
        found = await connection.execute(select(db.sealed).where(db.sealed.c.table_id == table_id))
        return {row.seat: (row.line, row.at) for row in found}

    async def _replay(self, connection: AsyncConnection, table: Table, known: Table | None) -> None:
        """Replay the rows of the log that this process does not know."""
        same_deal = known and known.row.deal == table.row.deal  # the host may have reopened the table
        if known and same_deal and known.game is not None:
            table.follow(known)
        for row in await connection.execute(_rows_of(table)):
            table.add(LogRow(*row))

    async def several(self, table_ids: list[str]) -> list[Table]:
        """Tables without their games, for a list: two queries for all of them."""
        async with self.database.read() as connection:
            found = await connection.execute(select(db.tables).where(db.tables.c.id.in_(table_ids)))
            tables = {row.id: TableRow(**row._mapping) for row in found}
            query = select(db.seats).where(db.seats.c.table_id.in_(table_ids)).order_by(db.seats.c.seat)
            seats: dict[str, list[SeatRow]] = {table_id: [] for table_id in tables}
            for row in await connection.execute(query):
                seats[row.table_id].append(SeatRow(**row._mapping))
        return [Table(tables[one], seats[one], {}, listed=True) for one in table_ids if one in tables]

    async def append(self, before: Table, after: Table, claim: tuple[str, int] | None = None) -> bool:
        """Write the rows that were played on a copy of a table. False, with nothing written, if it was out of date."""
        rows = after.rows[before.number :]
        after.row.version = before.row.version + 1
        settle(after, claim)
        if claim is None:  # a player who plays on does not agree to take anything back
            after.row.take_back = None
        values = {name: getattr(after.row, name) for name in UPDATED}
        then = self._results(after) if before.playing and after.row.state == "over" else None
        written = await self.log.append(Append(after.row.id, before.row.version, rows, values, then))
        if written:
            MOVES.labels("bot" if claim else "person").inc(len(rows))
            self._committed(after)
        return written

    def _committed(self, table: Table) -> Table:
        table = self._remember(table)
        for listener in self.listeners:
            listener(table)
        return table

    async def change(self, table_id: str, edit: Callable[[Table], Answer]) -> tuple[Table, Answer]:
        """Change a table: ``edit`` gets a copy of the table as it is in the database, which is locked meanwhile."""
        check_id(table_id)
        async with self.database.write() as connection:
            before = await self._load(connection, table_id, lock=True)
            after = before.copy()
            answer = edit(after)
            after.row.version += 1
            settle(after, _claim(after.row))
            await self._save(connection, before, after)
            if before.playing and after.row.state == "over":
                await connection.run_sync(self._results(after))
        return self._committed(after), answer

    async def _save(self, connection: AsyncConnection, before: Table, after: Table) -> None:
        table_id = after.row.id
        values = _difference(before.row, after.row)
        await connection.execute(update(db.tables).where(db.tables.c.id == table_id).values(values))
        for old, new in zip(before.seats, after.seats, strict=False):
            values = _difference(old, new)
            if values:
                where = (db.seats.c.table_id == table_id, db.seats.c.seat == new.seat)
                await connection.execute(update(db.seats).where(*where).values(values))
        if len(after.seats) < len(before.seats):  # closed seats go when the game starts
            gone = (db.seats.c.table_id == table_id, db.seats.c.seat > len(after.seats))
            await connection.execute(delete(db.seats).where(*gone))
        rows = [{"table_id": table_id} | msgspec.structs.asdict(row) for row in after.rows[before.number :]]
        if rows:
            await connection.execute(insert(db.log), rows)
        if after.sealed != before.sealed:
            await connection.execute(delete(db.sealed).where(db.sealed.c.table_id == table_id))
            kept = [{"table_id": table_id, "seat": s, "line": line, "at": at} for s, (line, at) in after.sealed.items()]
            if kept:
                await connection.execute(insert(db.sealed), kept)

    def _results(self, table: Table) -> Callable[[Connection], None]:
        """Writes the results of a game that is over."""
        return lambda connection: results.write(connection, self.database.insert, table, now())

    async def create(self, table: Table) -> Table:
        """Store a new table."""
        settle(table, None)
        async with self.database.write() as connection:
            await connection.execute(insert(db.tables), [msgspec.structs.asdict(table.row)])
            await connection.execute(insert(db.seats), [msgspec.structs.asdict(seat) for seat in table.seats])
            rows = [{"table_id": table.row.id} | msgspec.structs.asdict(row) for row in table.rows]
            if rows:
                await connection.execute(insert(db.log), rows)
        return self._committed(table)


def _rows_of(table: Table) -> Select[Any]:
    """The rows of the log that a table does not have yet."""
    query = select(*_ROW).where(db.log.c.table_id == table.row.id, db.log.c.number > table.number)
    return query.order_by(db.log.c.number)


def _difference(old: Any, new: Any) -> dict[str, Any]:
    names = type(new).__struct_fields__
    return {name: getattr(new, name) for name in names if getattr(new, name) != getattr(old, name)}


def _claim(row: TableRow) -> tuple[str, int] | None:
    return (row.claimed_by, row.claimed_until or 0) if row.claimed_by else None


def settle(table: Table, claim: tuple[str, int] | None) -> None:
    """Update the columns of a table that depend on its log."""
    row, game = table.row, table.game
    row.rows, row.moves, row.updated = table.number, len(table.in_force), now()
    if game is not None and game.over and row.state == "playing":
        row.state = "over"
        row.outcome = outcome(table)
    row.to_move = table.choosing if table.playing else []
    row.bot_due = bool(table.thinking)
    row.claimed_by, row.claimed_until = claim if claim and row.bot_due else (None, None)


def outcome(table: Table) -> dict[str, Any]:
    """The result of a game; players who resigned come last."""
    game = table.game
    assert game is not None
    standings = game.outcome.ranks if game.outcome else [-score for score in game.scores]
    keys = [(seat.resigned, standing) for seat, standing in zip(table.seats, standings, strict=True)]
    ranks = [1 + sum(other < key for other in keys) for key in keys]
    winners = [seat for seat, rank in enumerate(ranks, 1) if rank == 1]
    return {"scores": game.scores, "winners": winners, "ranks": ranks}
