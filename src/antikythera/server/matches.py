"""The matches that this process has in memory: loaded from the log, refreshed, replaced when something is written."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from antikythera.server import database as db
from antikythera.server.database import Database, changed
from antikythera.server.log import UPDATED, Append, Log, Row
from antikythera.server.match import Match, Seat, TableRow
from antikythera.server.metrics import MATCHES, MOVES
from antikythera.server.problems import Problem

Answer = TypeVar("Answer")

_ROW = [db.log.c[name] for name in Row.__struct_fields__]


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def check_id(table_id: str) -> None:
    """No id has other letters than these, and not all others can be asked for."""
    if not (table_id.isascii() and table_id.isalnum() and len(table_id) <= 32):
        raise Problem("unknown-table")


class Matches:
    """Matches by the id of their table."""

    def __init__(self, database: Database, log: Log, keep: int) -> None:
        self.database, self.log, self.keep = database, log, keep
        self.listeners: list[Callable[[Match], None]] = []
        """Are told of every match that this process has committed."""
        self._matches: OrderedDict[str, Match] = OrderedDict()

    def __len__(self) -> int:
        return len(self._matches)

    def cached(self, table_id: str) -> Match | None:
        """A match as this process knows it, without asking the database."""
        return self._matches.get(table_id)

    def _remember(self, match: Match) -> Match:
        known = self._matches.get(match.table.id)
        if known is None or known.table.version <= match.table.version:
            self._matches[match.table.id] = match
        self._matches.move_to_end(match.table.id)
        while len(self._matches) > self.keep:
            self._matches.popitem(last=False)
        MATCHES.set(len(self._matches))
        return self._matches[match.table.id]

    async def get(self, table_id: str) -> Match:
        """A match as the database has it; never an older one than others have been shown, even if something was
        written while this was read.
        """
        check_id(table_id)
        async with self.database.read() as connection:
            match = await self._load(connection, table_id)
        return self._remember(match)

    async def _load(self, connection: AsyncConnection, table_id: str, lock: bool = False) -> Match:
        known = self._matches.get(table_id)
        query = select(db.tables).where(db.tables.c.id == table_id)
        found = (await connection.execute(query.with_for_update() if lock else query)).one_or_none()
        if found is None:
            raise Problem("unknown-table")
        if known and known.table.version == found.version:
            return known
        match = Match(TableRow(**found._mapping), await self._seats(connection, table_id), {})
        match.sealed = await self._sealed(connection, table_id)
        if match.game is not None:
            await self._replay(connection, match, known)
        return match

    async def _seats(self, connection: AsyncConnection, table_id: str) -> list[Seat]:
        query = select(db.seats).where(db.seats.c.table_id == table_id).order_by(db.seats.c.seat)
        return [Seat(**row._mapping) for row in await connection.execute(query)]

    async def _sealed(self, connection: AsyncConnection, table_id: str) -> dict[int, tuple[str, int]]:
        found = await connection.execute(select(db.sealed).where(db.sealed.c.table_id == table_id))
        return {row.seat: (row.line, row.at) for row in found}

    async def _replay(self, connection: AsyncConnection, match: Match, known: Match | None) -> None:
        """Follow the log, from where this process knew it."""
        if known and known.game is not None:
            match.follow(known)
        query = select(*_ROW).where(db.log.c.table_id == match.table.id, db.log.c.number > match.number)
        for row in await connection.execute(query.order_by(db.log.c.number)):
            match.add(Row(*row))

    async def several(self, table_ids: list[str]) -> list[Match]:
        """Tables to be listed, without their games: two queries for all of them."""
        async with self.database.read() as connection:
            found = await connection.execute(select(db.tables).where(db.tables.c.id.in_(table_ids)))
            tables = {row.id: TableRow(**row._mapping) for row in found}
            query = select(db.seats).where(db.seats.c.table_id.in_(table_ids)).order_by(db.seats.c.seat)
            seats: dict[str, list[Seat]] = {table_id: [] for table_id in tables}
            for row in await connection.execute(query):
                seats[row.table_id].append(Seat(**row._mapping))
        return [Match(tables[one], seats[one], {}, listed=True) for one in table_ids if one in tables]

    async def append(self, before: Match, after: Match, claim: tuple[str, int] | None = None) -> bool:
        """Write what was played on a copy of a match. False, with nothing written, if the match was not up to date."""
        rows = after.rows[before.number :]
        after.table.version = before.table.version + 1
        settle(after, claim)
        values = {name: getattr(after.table, name) for name in UPDATED}
        written = await self.log.append(Append(after.table.id, before.table.version, rows, values))
        if written:
            MOVES.labels("bot" if claim else "person").inc(len(rows))
            self._committed(after)
        return written

    def _committed(self, match: Match) -> Match:
        match = self._remember(match)
        for listener in self.listeners:
            listener(match)
        return match

    async def change(self, table_id: str, edit: Callable[[Match], Answer]) -> tuple[Match, Answer]:
        """Change a table in any way: ``edit`` gets a copy of the match as it is in the database, while nobody else
        can write to it.
        """
        check_id(table_id)
        async with self.database.write() as connection:
            before = await self._load(connection, table_id, lock=True)
            after = before.copy()
            answer = edit(after)
            after.table.version += 1
            settle(after, _claim(after.table))
            await self._save(connection, before, after)
            await self.database.tell(connection, table_id, changed(after.table.version))
        return self._committed(after), answer

    async def _save(self, connection: AsyncConnection, before: Match, after: Match) -> None:
        table_id = after.table.id
        values = _difference(before.table, after.table)
        await connection.execute(update(db.tables).where(db.tables.c.id == table_id).values(values))
        for old, new in zip(before.seats, after.seats, strict=True):
            values = _difference(old, new)
            if values:
                where = (db.seats.c.table_id == table_id, db.seats.c.seat == new.seat)
                await connection.execute(update(db.seats).where(*where).values(values))
        rows = [{"table_id": table_id} | msgspec.structs.asdict(row) for row in after.rows[before.number :]]
        if rows:
            await connection.execute(insert(db.log), rows)
        if after.sealed != before.sealed:
            await connection.execute(delete(db.sealed).where(db.sealed.c.table_id == table_id))
            kept = [{"table_id": table_id, "seat": s, "line": line, "at": at} for s, (line, at) in after.sealed.items()]
            if kept:
                await connection.execute(insert(db.sealed), kept)

    async def create(self, match: Match) -> Match:
        """Write a new table."""
        settle(match, None)
        async with self.database.write() as connection:
            await connection.execute(insert(db.tables), [msgspec.structs.asdict(match.table)])
            await connection.execute(insert(db.seats), [msgspec.structs.asdict(seat) for seat in match.seats])
            rows = [{"table_id": match.table.id} | msgspec.structs.asdict(row) for row in match.rows]
            if rows:
                await connection.execute(insert(db.log), rows)
        return self._committed(match)


def _difference(old: Any, new: Any) -> dict[str, Any]:
    names = type(new).__struct_fields__
    return {name: getattr(new, name) for name in names if getattr(new, name) != getattr(old, name)}


def _claim(table: TableRow) -> tuple[str, int] | None:
    return (table.claimed_by, table.claimed_until or 0) if table.claimed_by else None


def settle(match: Match, claim: tuple[str, int] | None) -> None:
    """Write into the table what follows from the log."""
    table, game = match.table, match.game
    table.rows, table.moves, table.updated = match.number, len(match.in_force), now()
    if game is not None and game.over and table.state == "playing":
        table.state = "over"
        table.outcome = outcome(match)
    table.to_move = match.choosing
    table.bot_due = bool(match.thinking)
    table.claimed_by, table.claimed_until = claim if claim and table.bot_due else (None, None)


def outcome(match: Match) -> dict[str, Any]:
    """How a game ended; who has resigned comes after all others."""
    game = match.game
    assert game is not None
    standings = game.outcome.ranks if game.outcome else [-score for score in game.scores]
    keys = [(seat.resigned, standing) for seat, standing in zip(match.seats, standings, strict=True)]
    ranks = [1 + sum(other < key for other in keys) for key in keys]
    winners = [seat for seat, rank in enumerate(ranks, 1) if rank == 1]
    return {"scores": game.scores, "winners": winners, "ranks": ranks}
