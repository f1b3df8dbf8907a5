"""Starting: private files, claims of processes that died, another server on the same file; or why it is impossible."""

from __future__ import annotations

import asyncio
import os
import re
import resource
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import msgspec
import psutil
import pytest
from sqlalchemy import text
from structlog.testing import capture_logs
from typer.testing import CliRunner

from antikythera.cli import app
from antikythera.server import serve
from antikythera.server.database import Database
from antikythera.server.serve import CannotServe, listen_here, raise_file_limit
from antikythera.server.services import Services
from antikythera.server.settings import ServerSettings
from antikythera.server.store import now
from server.backends import BOTH
from server.guests import Guest, free_port


def test_files_are_private(tmp_path, here):
    old = tmp_path / "old.db"
    old.touch(0o644)
    for file in (tmp_path / "new" / "t.db", old):
        database = f"sqlite:///{file}"
        Guest(here(ServerSettings(database=database, limits=0)).url).open(seats="me here")
        copy = file.with_suffix(".copy")
        assert CliRunner().invoke(app, ["admin", "backup", str(copy), "--database", database]).exit_code == 0
        for made in (file, file.with_name(f"{file.name}-wal"), copy):
            assert made.stat().st_mode & 0o077 == 0, made
    assert (tmp_path / "new").stat().st_mode & 0o077 == 0


def test_a_game_on_this_machine_is_found_again_at_its_usual_port(monkeypatch):
    monkeypatch.setattr(serve, "USUAL_PORT", free_port())
    for _ in range(2):
        with listen_here(None) as first, listen_here(None) as second:
            assert first.getsockname()[1] == serve.USUAL_PORT
            assert second.getsockname()[1] not in (0, serve.USUAL_PORT)


def test_a_port_that_was_asked_for_and_is_taken_is_refused_in_words():
    with (
        listen_here(0) as taken,
        pytest.raises(CannotServe, match=r"port \d+ cannot be used \(Address already in use\)"),
    ):
        listen_here(taken.getsockname()[1])


def test_the_address_is_the_last_thing_that_is_said(tmp_path):
    """Also while the rules are compiled, and when that is interrupted."""
    command = [sys.executable, "-m", "antikythera.cli", "play", "--no-browser", "--port", "0"]
    said: list[str] = []
    with subprocess.Popen(
        [*command, "--database", f"sqlite:///{tmp_path / 't.db'}"],
        env={**os.environ, "ANTIKYTHERA_CACHE": str(tmp_path / "cache")},
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as playing:
        assert playing.stderr
        while "Ctrl+C" not in "".join(said):
            said.append(playing.stderr.readline())
        while not psutil.Process(playing.pid).children():  # the one that compiles
            time.sleep(0.02)
        os.killpg(playing.pid, signal.SIGINT)
        said += playing.stderr
    assert [line.strip() for line in said if line.strip()][1:] == ["Stop it with Ctrl+C."]
    assert re.search(r"Antikythera is at http://127\.0\.0\.1:\d+/", "".join(said))


def test_handles_are_raised_to_the_limit_of_the_system():
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, hard - 1), hard))
    try:
        raise_file_limit()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (hard, hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_the_first_move_opens_no_file(tmp_path):
    """When all handles are taken by connections, those who are there can still move."""

    def opened() -> list[str]:
        files = []
        for handle in Path("/proc/self/fd").iterdir():
            with suppress(FileNotFoundError):
                files.append(str(handle.readlink()))
        return sorted(file for file in files if file.startswith(str(tmp_path)))

    async def run() -> tuple[list[str], list[str]]:
        services = Services(ServerSettings(database=f"sqlite:///{tmp_path}/t.db", limits=0))
        async with services.open():
            before = opened()
            await services.database.execute(text("UPDATE keys SET value = ''"))
            return before, opened()

    before, after = asyncio.run(run())
    assert before
    assert before == after


@BOTH
def test_servers_on_one_database_that_share_nothing_else_are_told_so(database, here):
    settings = ServerSettings(database=database, limits=0)
    with capture_logs() as logs:
        here(settings).stop()
        here(settings)
        assert logs == []
        here(settings)
    assert [entry["event"] for entry in logs] == ["another server uses this database"]
    assert "--valkey" in logs[0]["needed"]


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_several_servers_need_the_same_valkey(database, here, valkey):
    together = ServerSettings(database=database, limits=0, valkey=valkey.url)
    with capture_logs() as logs:
        here(together)
        here(together)
        here(msgspec.structs.replace(together, valkey="", finishing=True))  # an older release, with tables of its own
        assert logs == []
        here(msgspec.structs.replace(together, valkey=""))
    assert [entry["event"] for entry in logs] == ["another server uses this database"]


def test_claims_of_a_dead_process_do_not_outlive_it(tmp_path, here):
    settings = ServerSettings(database=f"sqlite:///{tmp_path}/t.db", limits=0, lease_s=600, sweep_s=0.1)
    first = here(settings)
    one = Guest(first.url)
    table = one.open(seats="me random")["table"]["id"]
    one.wait(table, lambda shown: shown["table"]["seats"][1]["chosen"])
    first.stop()

    async def claim(until):
        opened = Database(settings.database)
        claimed = text("UPDATE tables SET bot_due = true, claimed_by = 'dead', claimed_until = :until")
        await opened.execute(text("DELETE FROM sealed"), claimed.bindparams(until=until))
        await opened.close()

    asyncio.run(claim(now() + 500_000))
    again = one.at(here(settings).url)
    again.wait(table, lambda shown: shown["table"]["seats"][1]["chosen"])


def test_a_claim_too_far_in_the_future_does_not_hold(tmp_path, here):
    settings = ServerSettings(database=f"sqlite:///{tmp_path}/t.db", limits=0, lease_s=2, sweep_s=0.1)
    one = Guest(here(settings).url)
    table = one.open(seats="me open")["table"]["id"]

    async def claim():
        opened = Database(settings.database)
        claimed = text("UPDATE tables SET claimed_by = 'dead', claimed_until = :until")
        await opened.execute(claimed.bindparams(until=now() + 3_600_000))
        await opened.close()

    asyncio.run(claim())
    one.post(f"/api/tables/{table}/start", level="random")
    one.wait(table, lambda shown: shown["table"]["seats"][1]["chosen"])


def serve_in_vain(database: str) -> str:
    said = CliRunner().invoke(app, ["serve", "--database", database, "--port", "1"])
    assert said.exit_code != 0
    return " ".join(f"{said.output} {said.exception or ''}".split())


def test_a_start_that_fails_says_why_in_a_sentence(tmp_path):
    newer = tmp_path / "newer.db"
    with sqlite3.connect(newer) as connection:
        connection.executescript("CREATE TABLE alembic_version (version_num); INSERT INTO alembic_version VALUES ('9')")
    assert "newer version" in serve_in_vain(f"sqlite:///{newer}")
    other = tmp_path / "other.db"
    other.write_bytes(b"not a database" * 100)
    assert "cannot be opened (DatabaseError SQLITE_NOTADB)" in serve_in_vain(f"sqlite:///{other}")
    nobody = "postgresql+asyncpg://nobody@127.0.0.1:1/nothing"
    assert "cannot be opened (ConnectionRefusedError)" in serve_in_vain(nobody)
