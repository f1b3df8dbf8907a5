"""Many tables and many old games: what nobody touches costs nothing."""

from __future__ import annotations

import asyncio
import gc
import re
import threading
import time
from contextlib import ExitStack

import msgspec
import pytest
from sqlalchemy import insert, text
from sqlalchemy.dialects import sqlite

from antikythera.server import lists, live, retention, rooms, sweeper
from antikythera.server import schema as db
from antikythera.server.accounts import Person
from antikythera.server.bot_worker import BotWorker
from antikythera.server.database import Database
from antikythera.server.log import Log
from antikythera.server.messages import Messages
from antikythera.server.settings import ServerSettings
from antikythera.server.store import TableStore, now
from antikythera.server.sweeper import Sweeper
from antikythera.server.table import SeatRow, Table
from antikythera.server.wishes import new_row
from server.backends import BOTH
from server.guests import PATIENCE, Guest


def test_idle_tables_are_not_loaded_again_and_again(tmp_path, here, monkeypatch):
    """More tables than are kept in memory: a sweep looks at versions, and loads nothing that has not changed."""
    loads, sweeps, enough = [], [], threading.Event()
    load, sweep = TableStore._load, Sweeper.refresh_outdated

    async def counted_load(self, table_id):
        loads.append(table_id)
        return await load(self, table_id)

    async def counted_sweep(self):
        await sweep(self)
        sweeps.append(len(loads))
        if len(sweeps) >= 10:
            enough.set()

    monkeypatch.setattr(TableStore, "_load", counted_load)
    database = f"sqlite:///{tmp_path}/t.db"
    one = Guest(here(ServerSettings(database=database, limits=0, sweep_s=0.05, tables_in_memory=1)).url)
    tables = [one.open(seats="me here")["table"]["id"] for _ in range(4)]
    with ExitStack() as stack:
        for table in tables:
            stack.enter_context(one.live(table, seat=1)).hear("snapshot")
        monkeypatch.setattr(Sweeper, "refresh_outdated", counted_sweep)
        assert enough.wait(PATIENCE)
    assert sweeps[3] == sweeps[9]


def test_who_is_online_is_told_at_tables_that_are_not_in_memory(tmp_path, here):
    database = f"sqlite:///{tmp_path}/t.db"
    url = here(ServerSettings(database=database, limits=0, tables_in_memory=1)).url
    one, two = Guest(url), Guest(url)
    table = one.open(seats="me open")["table"]["id"]
    two.take(table, 2)
    with one.live(table) as live:
        live.hear("snapshot")
        with two.live(table):
            assert [seat["online"] for seat in live.hear("presence")["seats"]] == [True, True]
            one.open(seats="me here")  # in place of the other table
        assert [seat["online"] for seat in live.hear("presence")["seats"]] == [True, False]


def alive(table_id: str) -> int:
    """How often a table is in memory."""
    gc.collect()
    return sum(isinstance(one, Table) and one.row.id == table_id for one in gc.get_objects())


def play_first(guest: Guest, table_id: str) -> None:
    """Play the first legal line of the seat that must choose."""
    (seat,) = guest.look(table_id)["table"]["to_move"]
    shown = guest.look(table_id, seat)
    guest.play(table_id, seat, shown["number"], shown["legal"][0])


def test_a_table_is_in_memory_once_while_someone_looks(tmp_path, here, monkeypatch):
    """However many look, whatever has happened since they came, and however many other tables are in use."""
    database = f"sqlite:///{tmp_path}/t.db"
    one = Guest(here(ServerSettings(database=database, limits=0, tables_in_memory=1)).url)
    table, other = (one.open("akrotiri", "me here")["table"]["id"] for _ in range(2))
    with ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(one.live(table, seat=1)).hear("snapshot")
            play_first(one, table)
        play_first(one, other)
        assert (alive(table), alive(other)) == (1, 1)
        replayed: list[object] = []
        monkeypatch.setattr(Table, "read", lambda self, rows: replayed.append(rows))
        monkeypatch.setattr(Table, "add", lambda self, row: replayed.append(row))
        play_first(one, table)
        assert not replayed


def test_a_table_leaves_memory_when_nobody_looks(tmp_path, here, monkeypatch):
    """Or when people look and nothing happens; they miss nothing by that."""
    monkeypatch.setattr(live, "PRESENCE_S", 0.05)
    monkeypatch.setattr(rooms, "MOST_QUIET", 3)
    database = f"sqlite:///{tmp_path}/t.db"
    one = Guest(here(ServerSettings(database=database, limits=0, tables_in_memory=1)).url)
    table, other = (one.open("akrotiri", "me here")["table"]["id"] for _ in range(2))
    with one.live(table, seat=1) as looking:
        looking.hear("snapshot")
        play_first(one, other)
        end = time.monotonic() + PATIENCE
        while alive(table):
            assert time.monotonic() < end
            looking.hear("ping")
        play_first(one, table)
        assert looking.hear("update")["number"] == 1


async def opened(url: str) -> TableStore:
    database = Database(url)
    await database.migrate()
    return TableStore(database, Log(database), keep=1)


def old_table(number: int, user_id: str | None, **values):
    """The rows of a table and of one seat."""
    row = msgspec.structs.asdict(new_row(f"t{number:06}", "akrotiri", 2, [], user_id)) | {"updated": number} | values
    seat = SeatRow(table_id=row["id"], seat=1, kind="person", name="x", user_id=user_id)
    return row, msgspec.structs.asdict(seat)


async def plan_of(database: Database, query) -> list[str]:
    """How SQLite would find what is asked for."""
    explained = text(f"EXPLAIN QUERY PLAN {query}")
    return await database.read(lambda connection: [row.detail for row in connection.execute(explained)])


async def fill(store: TableStore, rows) -> None:
    def work(connection):
        connection.execute(insert(db.tables), [row for row, _ in rows])
        connection.execute(insert(db.seats), [seat for _, seat in rows])

    await store.database.transact(work)


@BOTH
def test_lists_come_page_by_page_and_complete(database):
    async def run():
        store = await opened(database)
        rows = [
            old_table(number, "me" if number % 3 == 0 else "other", state="over", public=number % 2 == 0)
            for number in range(200)
        ]
        await fill(store, rows)
        found, after = [], None
        while page := await lists.listed(store, Person("me"), "finished", after):
            found += [table.row.id for table in page]
            after = found[-1]
        await store.database.close()
        return found

    wanted = [f"t{number:06}" for number in reversed(range(200)) if number % 2 == 0 or number % 3 == 0]
    assert asyncio.run(run()) == wanted


@pytest.mark.parametrize("scope", lists.SCOPES)
def test_lists_use_an_index(scope, tmp_path):
    """No list reads all tables, however many games are over."""

    async def run():
        store = await opened(f"sqlite:///{tmp_path}/t.db")
        await fill(store, [old_table(number, f"p{number}", state="over", public=True) for number in range(100)])
        queries = []
        for part in lists._parts(scope, "p7", None):
            query = lists._page(part, 50, "t000050").compile(compile_kwargs={"literal_binds": True})
            queries += await plan_of(store.database, query)
        await store.database.close()
        return queries

    plan = asyncio.run(run())
    assert plan
    found = [step for step in plan if re.match(r"(SCAN|SEARCH) tables", step)]
    assert found
    for step in found:  # by id, by host, or in the order of the list
        assert re.search(r"\(id=\?|\(host=\?|\(state=\? AND public=\?", step), step


def test_what_is_looked_for_every_second_is_found_by_an_index(tmp_path):
    """A server with a million finished games and as many guests must not read them all."""

    async def run():
        store = await opened(f"sqlite:///{tmp_path}/t.db")
        worker, plans = BotWorker(store, Messages(""), ServerSettings()), []
        for query in (worker.waiting(), sweeper.changed_since(1), sweeper.BANNED):
            written = query.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})
            plans += [step for step in await plan_of(store.database, written) if re.search(" (tables|users) ?", step)]
        await worker.stop()
        await store.database.close()
        return plans

    assert asyncio.run(run()) == [
        "SCAN tables USING INDEX tables_bots",
        "SEARCH tables USING INDEX tables_changed (updated>?)",
        "SCAN users USING INDEX users_banned",
    ]


@BOTH
def test_what_nobody_needs_is_deleted_after_a_while(database):
    long_ago, people = now() - 400 * retention.DAY, ("gone", "player", "account", "new")

    async def run():
        store = await opened(database)
        kept = {"state": "over", "updated": long_ago, "created": long_ago}
        await fill(
            store,
            [
                old_table(1, "player", **kept),
                old_table(2, None, **kept),  # a record that was imported
                old_table(3, "player", **kept | {"state": "open"}),
                old_table(4, "player", **kept | {"state": "aborted"}),
                old_table(5, "player", **kept | {"state": "playing"}),
                old_table(6, "player", state="open", updated=now()),
            ],
        )
        users = [
            {"id": name, "name": name, "created": now() if name == "new" else long_ago, "banned": False,
             "login": name if name == "account" else None}
            for name in people
        ]  # fmt: skip
        await store.database.transact(lambda connection: connection.execute(insert(db.users), users))
        deleted = await retention.tidy(store.database)
        tables = await store.database.read(lambda c: c.scalars(text("SELECT id FROM tables ORDER BY id")).all())
        left = await store.database.read(lambda c: c.scalars(text("SELECT id FROM users")).all())
        await store.database.close()
        return deleted, tables, set(left)

    deleted, tables, left = asyncio.run(run())
    assert deleted == {"tables": 4, "guests": 1, "browsers": 0}
    assert tables == ["t000001", "t000006"]
    assert left == {"player", "account", "new"}


@BOTH
def test_nobody_who_writes_waits_for_a_search_through_old_games(database):
    async def run():
        store = await opened(database)
        writing, done = threading.Event(), threading.Event()

        def write(connection):
            connection.execute(insert(db.keys), [{"name": "x", "value": "x"}])
            writing.set()
            assert done.wait(2 * PATIENCE)

        async def write_slowly():
            other = Database(database)
            await other.transact(write)
            await other.close()

        writer = asyncio.create_task(asyncio.to_thread(asyncio.run, write_slowly()))
        await asyncio.to_thread(writing.wait, PATIENCE)
        deleted = await asyncio.wait_for(retention.tidy(store.database), PATIENCE)
        done.set()
        await writer
        await store.database.close()
        return deleted

    assert asyncio.run(run()) == {"tables": 0, "guests": 0, "browsers": 0}
