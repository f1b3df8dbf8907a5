"""A database that goes away and comes back: requests are refused politely, the log stays short, nothing is leaked."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

import httpx
import pytest
from sqlalchemy import insert, literal, select
from sqlalchemy.exc import DBAPIError, IntegrityError
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed

from antikythera.server import schema as db
from antikythera.server.database import Database
from antikythera.server.errors import Outage, Unavailable, is_bad_value, is_outage, report
from antikythera.server.settings import ServerSettings
from server.backends import BOTH
from server.guests import PATIENCE, Guest, keep_all, placing


def health(url):
    return httpx.get(f"{url}/api/health", timeout=PATIENCE)


def wait_for(condition):
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_an_outage_is_refused_logged_once_and_leaves_nothing_behind(fragile, here):
    url = here(ServerSettings(database=fragile.url, limits=0, sweep_s=0.1)).url
    one = Guest(url)
    table = one.open(seats="me here")["table"]["id"]
    keep_all({1: one, 2: one}, table)
    with capture_logs() as logs:
        with one.live(table, seat=1) as open_before:
            line = placing(open_before.hear("snapshot"))
            fragile.go()
            for _ in range(10):
                answer = one.http.get("/api/me")
                assert (answer.status_code, answer.json()["code"]) == (503, "busy")
                assert int(answer.headers["retry-after"]) > 0
            assert open_before.answered(open_before.send("play", seat=1, number=2, line=line))["code"] == "busy"
            for _ in range(10):  # reconnecting in vain
                with one.live(table, seat=1) as again:
                    assert again.hear("problem")["code"] == "busy"
                    with pytest.raises(ConnectionClosed, match="4503"):
                        again.hear("nothing")
            ill = health(url)
            assert (ill.status_code, ill.json()["database"], ill.json()["writes"]) == (503, False, False)
            fragile.come_back()
            wait_for(lambda: health(url).is_success)
            wait_for(lambda: one.http.get("/api/me").is_success)
        wait_for(lambda: health(url).json()["connections"] == 0)
        assert one.play(table, 1, 2, line)["number"] == 3
    events = [entry["event"] for entry in logs]
    assert events.count("database unavailable") == 1
    assert events.count("database back") == 1
    assert "failed" not in events
    assert len(events) < 10
    assert 'antikythera_errors_total{kind="database"}' in httpx.get(f"{url}/metrics").text


def test_a_room_that_could_not_be_shown_is_left_again(fragile, here, monkeypatch):
    """The database goes away between the first look at a table and the snapshot."""
    started = here(ServerSettings(database=fragile.url, limits=0))
    one = Guest(started.url)
    table = one.open(seats="me here")["table"]["id"]

    async def fail(*_):
        raise Unavailable

    monkeypatch.setattr("antikythera.server.chat.Chat.recent", fail)
    with one.live(table) as live:
        assert live.hear("snapshot", "problem")["code"] == "busy"
    wait_for(lambda: health(started.url).json()["connections"] == 0)


def test_an_answer_to_an_earlier_question_does_not_end_an_outage():
    outage = Outage("database")
    with capture_logs() as logs:
        with outage.watched("read"), suppress(Unavailable), outage.watched("read"):
            raise OSError
        assert outage.failing == {"read"}
        with outage.watched("read"):
            pass
    assert [entry["event"] for entry in logs] == ["database unavailable", "database back"]


@BOTH
def test_what_cannot_be_stored_is_not_called_an_outage(database):
    async def run():
        opened = Database(database)
        with pytest.raises(DBAPIError) as refused, capture_logs() as logs:
            await opened.read(lambda connection: connection.execute(select(literal("a\0b"))).all())
        await opened.close()
        return refused.value, logs

    error, logs = asyncio.run(run())
    assert is_bad_value(error)
    assert not is_outage(error)
    assert logs == []


def test_a_server_that_does_not_listen_is_an_outage():
    async def run():
        nowhere = Database("postgresql+asyncpg://nobody@127.0.0.1:1/nothing")
        with capture_logs() as logs:
            answers = [await nowhere.can_read() for _ in range(3)]
        await nowhere.close()
        return answers, [entry["event"] for entry in logs]

    assert asyncio.run(run()) == ([False] * 3, ["database unavailable"])


def test_secrets_do_not_reach_the_log(tmp_path):
    async def run():
        database = Database(f"sqlite:///{tmp_path}/t.db")
        await database.migrate()
        values = {"name": "cookie", "value": "the-secret"}
        await database.execute(insert(db.keys).values(values))
        with pytest.raises(IntegrityError) as raised:
            await database.execute(insert(db.keys).values(values))
        await database.close()
        return raised.value

    error = asyncio.run(run())
    with capture_logs() as logs:
        report("failed", error)
    (line,) = logs
    assert "the-secret" not in str(error)
    assert line["error"] == "IntegrityError SQLITE_CONSTRAINT_PRIMARYKEY"
    assert "the-secret" not in str(line)


def test_health_tells_that_nothing_can_be_written(tmp_path, here, monkeypatch):
    started = here(ServerSettings(database=f"sqlite:///{tmp_path}/t.db", limits=0))
    well = health(started.url).json()
    assert (well["status"], well["database"], well["writes"], well["bots"]) == ("ok", True, True, True)
    assert well["disk_free_mb"] > 0

    def full(connection):
        connection.exec_driver_sql("PRAGMA query_only = ON")  # refused, as with a full disk
        try:
            connection.exec_driver_sql("UPDATE keys SET value = value")
        finally:
            connection.exec_driver_sql("PRAGMA query_only = OFF")

    with capture_logs() as logs:
        monkeypatch.setattr("antikythera.server.database._write_nothing", full)
        ill = health(started.url)
        assert (ill.status_code, ill.json()["database"], ill.json()["writes"]) == (503, True, False)
        monkeypatch.undo()
        assert health(started.url).is_success
    assert [entry["event"] for entry in logs] == ["database unavailable", "database back"]
