"""The tables of this process: loaded from the database, cached, and written back."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import msgspec
from msgspec.structs import astuple
from sqlalchemy import Connection, Executable, Select, delete, insert, select, update

from antikythera.server import results
from antikythera.server import schema as db
from antikythera.server.database import Database
from antikythera.server.log import UPDATED, Append, Log, LogRow
from antikythera.server.metrics import MOVES, TABLES
from antikythera.server.problems import Problem, busy
from antikythera.server.table import SeatRow, Table, TableRow

ATTEMPTS = 50
"""How often a change is tried that meets changes of others: each time one of those was written."""
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
        return self._remember(await self._load(table_id))

    async def _load(self, table_id: str) -> Table:
        """A table from the database. What this process knows already is not read again."""
        known = self._known.get(table_id)
        found = await self.database.read(lambda connection: _read(connection, table_id, known))
        if found is None:
            raise Problem("unknown-table")
        row, seats, sealed, rows = found
        if known and known.row.version == row.version:
            return known
        table = Table(row, seats, sealed)
        if table.game is not None:
            if known and _same_game(known, row):
                table.follow(known)
            for each in rows:
                table.add(each)
        elif table.dealt:
            table.read(rows)
        return table

    async def several(self, table_ids: list[str]) -> list[Table]:
        """Tables without their games, for a list: two queries for all of them."""

        def work(connection: Connection) -> dict[str, Table]:
            found = connection.execute(select(db.tables).where(db.tables.c.id.in_(table_ids)))
            tables = {row.id: Table(TableRow(**row._mapping), [], {}, listed=True) for row in found}
            for row in connection.execute(_seats().where(db.seats.c.table_id.in_(table_ids))):
                tables[row.table_id].seats.append(SeatRow(**row._mapping))
            return tables

        tables = await self.database.read(work)
        return [tables[one] for one in table_ids if one in tables]

    async def append(self, before: Table, after: Table, claim: tuple[str, int] | None = None) -> bool:
        """Write the rows that were played on a copy of a table. False, with nothing written, if it was out of date."""
        if claim is None:  # a player who plays on does not agree to take anything back
            after.row.take_back = None
        written = await self._write(before, after, claim)
        if written:
            MOVES.labels("bot" if claim else "person").inc(after.number - before.number)
            self._committed(after)
        return written

    async def _write(self, before: Table, after: Table, claim: tuple[str, int] | None) -> bool:
        """Write what is different in a copy of a table. False, with nothing written, if the table was out of date."""
        after.row.version = before.row.version + 1
        settle(after, claim)
        rows, values = after.rows[before.number :], {name: getattr(after.row, name) for name in UPDATED}
        more = _changes(before, after)
        ended = before.playing and after.row.state == "over"

        def then(connection: Connection) -> None:
            for statement in more:
                connection.execute(statement)
            if ended:
                results.write(connection, self.database.insert, after, now())

        return await self.log.append(Append(after.row.id, before.row.version, rows, values, then))

    def _committed(self, table: Table) -> Table:
        table = self._remember(table)
        for listener in self.listeners:
            listener(table)
        return table

    async def change(self, table_id: str, edit: Callable[[Table], Answer]) -> tuple[Table, Answer]:
        """Change a table: ``edit`` gets a copy of the table as it is in the database. If someone else has changed that
        meanwhile, ``edit`` gets another copy.
        """
        for _ in range(ATTEMPTS):
            before = await self.get(table_id)
            after = before.copy()
            answer = edit(after)
            if await self._write(before, after, _claim(after.row)):
                return self._committed(after), answer
        raise busy()

    async def create(self, table: Table) -> Table:
        """Store a new table."""
        settle(table, None)
        row, seats = msgspec.structs.asdict(table.row), [msgspec.structs.asdict(seat) for seat in table.seats]
        rows = [{"table_id": table.row.id} | msgspec.structs.asdict(row) for row in table.rows]

        def work(connection: Connection) -> None:
            connection.execute(insert(db.tables), [row])
            connection.execute(insert(db.seats), seats)
            if rows:
                connection.execute(insert(db.log), rows)

        await self.database.transact(work)
        return self._committed(table)


def _seats() -> Select[Any]:
    return select(db.seats).order_by(db.seats.c.seat)


Stored = tuple[TableRow, list[SeatRow], dict[int, tuple[str, int]], list[LogRow]]
"""A table with its seats, its sealed choices, and its log."""


def _read(connection: Connection, table_id: str, known: Table | None) -> Stored | None:
    """A table, and what is not known of it."""
    found = connection.execute(select(db.tables).where(db.tables.c.id == table_id)).one_or_none()
    if found is None:
        return None
    row = TableRow(**found._mapping)
    if known and known.row.version == row.version:
        return row, [], {}, []
    seats = [SeatRow(**seat._mapping) for seat in connection.execute(_seats().where(db.seats.c.table_id == table_id))]
    sealed = connection.execute(select(db.sealed).where(db.sealed.c.table_id == table_id))
    after = known.number if known and _same_game(known, row) else 0
    query = select(*_ROW).where(db.log.c.table_id == table_id, db.log.c.number > after).order_by(db.log.c.number)
    rows = [LogRow(*each) for each in connection.execute(query)]
    return row, seats, {each.seat: (each.line, each.at) for each in sealed}, rows


def _same_game(known: Table, row: TableRow) -> bool:
    """Whether the log of a table continues the one that is known: the host may have reopened the table."""
    return known.game is not None and (known.row.deal, known.row.rules) == (row.deal, row.rules)


def _changes(before: Table, after: Table) -> list[Executable]:
    """Statements that write what is different in a copy of a table, except what belongs to its log."""
    table_id, found = after.row.id, list[Executable]()
    values = _difference(before.row, after.row, (*UPDATED, "version"))
    if values:
        found.append(update(db.tables).where(db.tables.c.id == table_id).values(values))
    for old, new in zip(before.seats, after.seats, strict=False):
        values = _difference(old, new)
        if values:
            where = (db.seats.c.table_id == table_id, db.seats.c.seat == new.seat)
            found.append(update(db.seats).where(*where).values(values))
    if len(after.seats) < len(before.seats):  # closed seats go when the game starts
        gone = (db.seats.c.table_id == table_id, db.seats.c.seat > len(after.seats))
        found.append(delete(db.seats).where(*gone))
    if after.sealed != before.sealed:
        found.append(delete(db.sealed).where(db.sealed.c.table_id == table_id))
        kept = [{"table_id": table_id, "seat": s, "line": line, "at": at} for s, (line, at) in after.sealed.items()]
        found += [insert(db.sealed).values(kept)] if kept else []
    return found


def _difference(old: Any, new: Any, but_for: tuple[str, ...] = ()) -> dict[str, Any]:
    if old == new:
        return {}
    pairs = zip(old.__struct_fields__, astuple(old), astuple(new), strict=True)
    return {name: value for name, before, value in pairs if value != before and name not in but_for}


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
