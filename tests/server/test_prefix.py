"""A server under a path of a site, beside one that finishes games by older rules."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import httpx
import pytest

from antikythera.server import page
from antikythera.server.settings import ServerSettings
from server.guests import Guest, change_rules

INDEX = '<html lang="en"><head><link href="/icon.svg" /></head><script src="/assets/a.js"></script></html>'


@pytest.fixture
def games(here, tmp_path, monkeypatch):
    """The address of a server under /games."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(INDEX)
    (tmp_path / "assets" / "a.js").write_text("let a")
    monkeypatch.setattr(page, "FOLDER", tmp_path)
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    settings = ServerSettings(
        database=database, limits=0, sweep_s=0.2, public_url="https://example.org/games/", other_rules="/old"
    )
    return here(settings).url + "/games"


def test_everything_is_under_the_path(games):
    shown = httpx.get(f"{games}/finished").text
    assert '<html data-base="/games" lang="en">' in shown
    assert (shown.count('="/games/'), shown.count('="/')) == (2, 3)
    assert httpx.get(f"{games}/assets/a.js").text == "let a"
    assert httpx.get(games.removesuffix("/games") + "/api/me").status_code == 404
    guest = Guest(games)
    table = guest.open("akrotiri", "me random")["table"]["id"]
    with guest.live(table) as live:
        assert live.hear("snapshot")["table"]["id"] == table
    assert f"https://example.org/games/t/{table}" in httpx.get(f"{games}/t/{table}").text


def test_tables_by_other_rules_are_at_the_release_that_has_them(games, tmp_path):
    table = Guest(games).open("akrotiri", "me random")["table"]["id"]
    assert httpx.get(f"{games}/t/{table}").status_code == 200
    change_rules(tmp_path / "tables.db", table)
    sent = httpx.get(f"{games}/t/{table}")
    assert (sent.status_code, sent.headers["location"]) == (307, f"/old/t/{table}")


def test_an_older_release_finishes_its_tables_beside_a_newer_one(here, tmp_path):
    """The newer release has changed the database already: columns were added, with defaults."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    first = here(ServerSettings(database=database, limits=0))
    one = Guest(first.url)
    table = one.open("akrotiri", "me random")["table"]["id"]
    first.stop()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection, connection:
        connection.execute("ALTER TABLE tables ADD COLUMN newer INTEGER NOT NULL DEFAULT 0")
        connection.execute("UPDATE alembic_version SET version_num = 'newer'")
    settings = ServerSettings(database=database, limits=0, public_url="https://example.org/old", finishing=True)
    old = one.at(here(settings).url + "/old")
    shown = old.wait(table, lambda shown: shown["legal"])
    assert old.play(table, 1, shown["number"], shown["legal"][0])["number"] > shown["number"]
