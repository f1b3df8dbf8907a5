"""For hosts: health, metrics, the command line, backup and restore, migrations, the page, and stopping."""

from __future__ import annotations

import asyncio
import gzip
import json
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import msgspec
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import MetaData
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from antikythera import server
from antikythera.cli import app
from antikythera.server import page
from antikythera.server.bans import Bans, network
from antikythera.server.database import Database
from antikythera.server.schema import metadata
from antikythera.server.settings import ServerSettings
from antikythera.server.table import SeatRow
from antikythera.server.wishes import new_row
from server.backends import BOTH
from server.guests import PATIENCE, Guest, Refused, keep_all, raw, refusal


def admin(database: str, *arguments: str):
    return CliRunner().invoke(app, ["admin", *arguments, "--database", database])


@BOTH
def test_migrations_lead_to_the_schema_even_when_many_run_at_once(database):
    async def differences():
        opened = [Database(database) for _ in range(3)]
        await asyncio.gather(*(one.migrate() for one in opened))
        found = await opened[0].read(lambda c: compare_metadata(MigrationContext.configure(c), metadata))
        for one in opened:
            await one.close()
        return found

    assert asyncio.run(differences()) == []


@BOTH
def test_tables_of_the_first_schema_open_with_the_last(database, here):
    """What a server of the first schema has written, without the columns that came later."""

    def first(connection):
        config = Config()
        config.set_main_option("script_location", str(Path(server.__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        row = msgspec.structs.asdict(new_row("old", "akrotiri", 2, [], None)) | {"state": "over", "public": True}
        for table, values in (
            ("tables", row),
            ("seats", msgspec.structs.asdict(SeatRow(table_id="old", seat=1, kind="open"))),
        ):
            known = MetaData()
            known.reflect(connection, only=[table])
            columns = known.tables[table].c
            connection.execute(known.tables[table].insert(), [{n: v for n, v in values.items() if n in columns}])

    async def write():
        opened = Database(database)
        await opened.transact(first)
        await opened.close()

    asyncio.run(write())
    url = here(ServerSettings(database=database, limits=0)).url
    table = Guest(url).get("/api/tables/old")["table"]
    assert (table["rated"], table["lot"], table["take_back"], table["seats"][0]["colour"]) == (False, False, None, 1)


def test_health_and_metrics(server, guest):
    one = guest()
    table = one.open(seats="me here")["table"]["id"]
    keep_all({1: one, 2: one}, table)
    one.play(table, 1, 2, one.look(table, 1)["legal"][0])
    assert one.get("/api/health")["status"] == "ok"
    metrics = httpx.get(f"{server}/metrics").text
    for name in ("moves_total", "commit_seconds_bucket", "connections", "tables"):
        assert f"\nantikythera_{name}" in metrics


@BOTH
def test_the_host_lists_exports_closes_and_bans(database, here, tmp_path):
    url = here(ServerSettings(database=database, limits=0, sweep_s=0.1)).url
    one, two = Guest(url), Guest(url)
    table = one.open(seats="me open", public=True)["table"]["id"]
    two.take(table, 2)
    keep_all({1: one, 2: two}, table)
    listed = json.loads(admin(database, "list", "--json").stdout)
    assert [(found["id"], found["state"], found["moves"]) for found in listed] == [(table, "playing", 2)]
    assert table in admin(database, "list", "--state", "playing").stdout
    file = tmp_path / "record.json"
    assert admin(database, "export", table, str(file)).exit_code == 0
    assert CliRunner().invoke(app, ["verify", str(file)]).exit_code == 0
    with two.live(table) as live:
        live.hear("snapshot")
        assert admin(database, "ban", two.get("/api/me")["id"]).exit_code == 0
        refusal("banned", two.play, table, 2, 2, "end")
        with pytest.raises(ConnectionClosed):
            live.hear("nothing")
    with two.live(table) as live:
        assert live.hear("snapshot", "problem")["code"] == "banned"
    admin(database, "ban", two.get("/api/me")["id"], "--lift")
    refusal("not-your-turn", two.play, table, 2, 2, "end")
    assert "nobody" in str(admin(database, "ban", "nobody").exception)
    with two.live(table) as live:
        live.hear("snapshot")
        assert admin(database, "close", table).exit_code == 0
        assert live.until(lambda s: s["table"]["state"] == "aborted")
    assert "no table" in str(admin(database, "close", "nowhere").exception)


def test_an_address_or_a_prefix_can_be_banned(here, tmp_path):
    database = f"sqlite:///{tmp_path}/t.db"
    one = Guest(here(ServerSettings(database=database, limits=0, sweep_s=0.1)).url)
    table = one.open(seats="me here")["table"]["id"]
    with one.live(table, seat=1) as live:
        live.hear("snapshot")
        assert admin(database, "ban", "127.0.0.0/8").exit_code == 0
        with pytest.raises(ConnectionClosed):
            live.hear("nothing")
    assert admin(database, "ban").output.split() == ["127.0.0.0/8"]
    refusal("banned", one.open, seats="me here")
    refusal("banned", Guest(one.url).open, seats="me here")  # a new cookie does not help
    with one.live(table, seat=1) as live:
        assert live.hear("snapshot", "problem")["code"] == "banned"
    assert one.look(table)["table"]["id"] == table  # looking is allowed
    assert admin(database, "ban", "127.0.0.0/8", "--lift").exit_code == 0
    assert "not banned" in str(admin(database, "ban", "127.0.0.0/8", "--lift").exception)
    one.wait(table, lambda _: httpx.post(f"{one.url}/api/tables", json={"game": "akrotiri"}).is_success)


@pytest.mark.parametrize(
    ("banned", "covered", "free"),
    [
        ("203.0.113.7", ["203.0.113.7", "::ffff:203.0.113.7"], ["203.0.113.8", "2001:db8::1", "", "unix"]),
        ("203.0.113.0/24", ["203.0.113.7"], ["203.0.114.1"]),
        ("2001:db8::1", ["2001:db8::2", "2001:db8::/64", "2001:db8::3%eth0"], ["2001:db8:0:1::1", "203.0.113.7"]),
        ("2001:db8::/32", ["2001:db8:ffff::1"], ["2001:db9::1"]),
    ],
)
def test_what_a_ban_covers(banned, covered, free):
    bans = Bans(None)
    bans.networks = [network(banned)]
    assert [bans.cover(address) for address in (*covered, *free)] == [True] * len(covered) + [False] * len(free)


def test_a_backup_made_while_people_play_can_be_played_on(here, tmp_path):
    database = f"sqlite:///{tmp_path}/tables.db"
    one = Guest(here(ServerSettings(database=database, limits=0)).url)
    table = one.open(seats="me here")["table"]["id"]
    keep_all({1: one, 2: one}, table)
    copy = tmp_path / "copy.db"
    assert admin(database, "backup", str(copy)).exit_code == 0
    assert "exists" in str(admin(database, "backup", str(copy)).exception)
    one.play(table, 1, 2, one.look(table, 1)["legal"][0])
    restored = one.at(here(ServerSettings(database=f"sqlite:///{copy}", limits=0)).url)
    shown = restored.look(table, 1)
    assert shown["number"] == 2
    assert restored.play(table, 1, 2, shown["legal"][0])["number"] == 3


def test_serving_is_refused_where_it_cannot_work(tmp_path):
    def serve(*arguments: str, command: str = "serve") -> str:
        said = CliRunner().invoke(app, [command, *arguments]).output
        return " ".join(said.replace("│", "").split())

    assert "one process" in serve("--workers", "2", "--database", f"sqlite:///{tmp_path}/t.db")
    assert "must begin with" in serve("--database", "mysql://localhost/x")
    assert "must begin with" in serve("--database", f"{tmp_path}/t.db", command="play")
    assert "need a --valkey" in serve("--workers", "2", "--database", "postgresql+asyncpg://localhost/x")
    assert "needs a --valkey" in serve("--bot-threads", "0", "--database", f"sqlite:///{tmp_path}/t.db")
    assert "whole URL" in serve("--public-url", "play")


def test_a_stopping_process_answers_what_it_has_begun(processes, tmp_path):
    settings = ServerSettings(database=f"sqlite:///{tmp_path}/t.db", limits=0)
    first = processes(settings).ready()
    people = [Guest(first.url) for _ in range(4)]
    tables = [one.open(seats="me here")["table"]["id"] for one in people]
    for one, table in zip(people, tables, strict=True):
        keep_all({1: one, 2: one}, table)
    with ThreadPoolExecutor(4) as pool:
        begun = threading.Barrier(len(people) + 1)
        playing = [pool.submit(play_on, one, table, begun) for one, table in zip(people, tables, strict=True)]
        begun.wait(PATIENCE)
        first.stop()
        acknowledged = [future.result() for future in playing]
    second = processes(settings).ready()
    assert any(number > 2 for number in acknowledged)
    for one, table, number in zip(people, tables, acknowledged, strict=True):
        log = one.at(second.url).get(f"/api/tables/{table}/log?seat=1")
        shown = one.at(second.url).look(table, 1)
        assert max(shown["number"], log[-1]["number"]) >= number


def play_on(one: Guest, table: str, begun: threading.Barrier) -> int:
    """Place and undo until the server is gone; the last number that was acknowledged."""
    number = 2
    try:
        line = one.look(table, 1)["legal"][0]
        number = one.play(table, 1, number, line)["number"]
        begun.wait(PATIENCE)
        for _ in range(200):
            number = one.undo(table, 1, number)["number"]
            number = one.play(table, 1, number, line)["number"]
    except (httpx.TransportError, Refused):
        pass
    return number


@pytest.fixture
def built(tmp_path, monkeypatch):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>page</title>")
    (tmp_path / "assets" / "a-123.js").write_text("let a")
    (tmp_path / "assets" / "a-123.js.br").write_bytes(b"squeezed")
    (tmp_path.parent / "outside.txt").write_text("secret")
    monkeypatch.setattr(page, "FOLDER", tmp_path)


def test_the_page_is_served_from_every_address_of_its_own(server, built):
    for path in ("/", "/t/abc", "/finished"):
        answer = httpx.get(server + path)
        assert (answer.text, answer.headers["cache-control"]) == ("<title>page</title>", "no-cache")
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    script = httpx.get(f"{server}/assets/a-123.js", headers={"accept-encoding": "identity"})
    assert (script.text, "immutable" in script.headers["cache-control"]) == ("let a", True)
    with httpx.stream("GET", f"{server}/assets/a-123.js", headers={"accept-encoding": "br"}) as squeezed:
        assert (squeezed.headers["content-encoding"], b"".join(squeezed.iter_raw())) == ("br", b"squeezed")
    for path in ("/%2e%2e/outside.txt", "/..%2foutside.txt", "/assets/none.js", "/api/nowhere"):
        assert httpx.get(server + path).status_code == 404


def test_without_a_page_the_server_says_so(server, tmp_path, monkeypatch):
    monkeypatch.setattr(page, "FOLDER", tmp_path / "none")
    assert "has not been built" in httpx.get(server).text


def test_words_and_components_are_cached_by_their_content(server):
    for path in ("/api/locale/en", "/api/games/tzolkin/catalogue"):
        first = httpx.get(server + path)
        again = httpx.get(server + path, headers={"if-none-match": first.headers["etag"]})
        assert (first.status_code, again.status_code, again.content) == (200, 304, b"")
    assert "tzolkin-title" in httpx.get(f"{server}/api/locale/en").text
    assert "en" in httpx.get(f"{server}/api/locale").json()


def test_words_and_components_are_squeezed_for_those_who_can_read_that(server):
    for path in ("/api/locale/en", "/api/games/tzolkin/catalogue"):
        plain = httpx.get(server + path, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        with httpx.stream("GET", server + path, headers={"accept-encoding": "gzip"}) as squeezed:
            sent = b"".join(squeezed.iter_raw())
        assert gzip.decompress(sent) == plain.content
        assert len(sent) < len(plain.content) / 3
        assert (squeezed.headers["vary"], squeezed.headers["content-encoding"]) == ("accept-encoding", "gzip")
        assert squeezed.headers["etag"] != plain.headers["etag"]


def test_the_description_of_the_api_loads_nothing_from_elsewhere(server):
    page = raw(server, "GET", "/api/docs")
    assert page.headers["content-type"].startswith("text/html")
    assert "POST <code>/api/tables</code>" in page.text
    assert "<script" not in page.text
    assert "//" not in page.text.replace("http://json-schema.org", "").split("<h1>")[0]
    schema = raw(server, "GET", "/api/docs/openapi.json").json()
    assert "/api/keys" in schema["paths"]
