"""Writing to the database: moves wait for the disk, and for nothing else."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing, suppress

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from antikythera.server.accounts import Accounts, Person
from antikythera.server.chat import Chat
from antikythera.server.database import Database
from antikythera.server.deal import draw_secret
from antikythera.server.lobby import start
from antikythera.server.log import Log
from antikythera.server.play import play, played
from antikythera.server.store import TableStore
from antikythera.server.table import SeatRow, Table
from antikythera.server.wishes import new_row
from server.backends import BOTH

LOCKED_MS = 2000
"""How long someone who meets a lock waits before they say so."""


async def opened(url: str) -> TableStore:
    database = Database(url)
    await database.migrate()
    return TableStore(database, Log(database), keep=10)


async def dealt(store: TableStore, table_id: str, game: str = "akrotiri") -> Table:
    """A table of two people whose game has begun."""
    row = new_row(table_id, game, 2, [], "one")
    row.secret = draw_secret()
    people = ("one", "two")
    seats = [SeatRow(table_id=table_id, seat=seat, kind="person", user_id=who) for seat, who in enumerate(people, 1)]
    await store.create(Table(row, seats, {}))
    table, _ = await store.change(table_id, start)
    return table


async def choose(store: TableStore, table: Table, seat: int) -> None:
    """Choose for a seat while others do."""
    line = table.view(seat).legal[0]
    await play(store, ("one", "two")[seat - 1], table.row.id, seat, table.number, line)


def test_nobody_who_writes_waits_for_the_event_loop(tmp_path):
    """While someone writes, the event loop stops until another connection has written: that is never refused."""
    file = tmp_path / "tables.db"

    async def meddle(other: sqlite3.Connection) -> None:
        while True:
            other.execute("BEGIN IMMEDIATE")  # waits in the thread of the event loop
            other.execute("COMMIT")
            await asyncio.sleep(0)

    async def run() -> None:
        store = await opened(f"sqlite:///{file}")
        with closing(sqlite3.connect(file, timeout=LOCKED_MS / 1000, isolation_level=None)) as other:
            meddling = asyncio.create_task(meddle(other))
            table = await dealt(store, "t1", "tzolkin")  # where all choose at the same time at first
            await asyncio.gather(choose(store, table, 1), choose(store, table, 2))
            person = Person("one", name="One")
            await Accounts(store.database).remember(person, "en")
            await Chat(store.database).say(table, person, "hello", "1")
            meddling.cancel()
            with suppress(asyncio.CancelledError):
                await meddling
        await store.database.close()

    asyncio.run(run())


@BOTH
def test_changes_at_the_same_moment_are_all_made(database):
    async def run() -> tuple[list[int], list[int]]:
        store = await opened(database)
        await dealt(store, "t1")

        def edit(table: Table) -> int:
            table.row.hints = [*table.row.hints, len(table.row.hints)]
            return table.row.hints[-1]

        answers = await asyncio.gather(*(store.change("t1", edit) for _ in range(8)))
        table = await TableStore(store.database, store.log, keep=1).get("t1")
        await store.database.close()
        return sorted(answer for _, answer in answers), table.row.hints

    assert asyncio.run(run()) == (list(range(8)), list(range(8)))


@BOTH
def test_a_move_that_cannot_be_written_fails_alone(database):
    """Moves that are committed together: what is wrong with one of them is not the fault of the others."""

    async def run() -> tuple[list[object], list[int]]:
        store = await opened(database)
        tables = [await dealt(store, f"t{number}") for number in range(3)]
        again = text("INSERT INTO log SELECT * FROM log WHERE table_id = 't1'")
        write = store.log._insert

        def broken(connection, group):
            write(connection, group)
            if any(append.table_id == "t1" for append in group):
                connection.execute(again)

        store.log._insert = broken
        moves = (store.append(table, played(table, table.game.legal[0])) for table in tables)
        found = await asyncio.gather(*moves, return_exceptions=True)
        fresh = TableStore(store.database, store.log, keep=1)
        rows = [(await fresh.get(table.row.id)).number - table.number for table in tables]
        await store.database.close()
        return found, rows

    (first, second, third), rows = asyncio.run(run())
    assert (first, third, rows) == (True, True, [1, 0, 1])
    with pytest.raises(IntegrityError):
        raise second
