"""Links to tables: what other sites show of them, and nothing that spectators may not know."""

from __future__ import annotations

import html
import re
import struct

import pytest

from antikythera.server import page, pictures
from antikythera.server.settings import ServerSettings
from antikythera.text import Text
from server.guests import Guest, keep_all, refusal, started_table


@pytest.fixture(autouse=True)
def _page(tmp_path, monkeypatch):
    (tmp_path / "index.html").write_text("<html><head><title>x</title></head></html>")
    monkeypatch.setattr(page, "FOLDER", tmp_path)


def tags(who: Guest, path: str, language: str = "en") -> dict[str, str]:
    document = who.http.get(path, headers={"accept-language": language}).text
    return {name: html.unescape(value) for name, value in re.findall(r'property="(.*?)" content="(.*?)"', document)}


def test_a_link_to_a_table_says_who_plays_and_shows_the_board(guest):
    one = guest()
    one.request("PATCH", "/api/me", json={"name": 'A "quote" <b>'})
    table = one.open(seats="me open")["table"]["id"]
    told = tags(one, f"/t/{table}")
    assert told["og:title"] == 'Tzolk\'in: A "quote" <b>, free seat'
    assert "og:image" not in told
    two = guest()
    two.take(table, 2)
    keep_all({1: one, 2: two}, table)
    told = tags(one, f"/t/{table}")
    assert told["og:image"] == f"{one.url}/api/tables/{table}/picture"
    assert told["og:description"] == "In progress: you can watch."
    assert tags(one, f"/t/{table}?move=2")["og:image"].endswith("/picture?move=2")
    assert "move 2" in tags(one, f"/t/{table}?move=2")["og:description"]
    assert "?" not in tags(one, f"/t/{table}?move=99")["og:url"]
    assert tags(one, f"/t/{table}?move=2", "hu")["og:description"] == Text("hu")("server-link-move", move=2)
    assert tags(one, "/t/nothing") == {}


def test_links_begin_with_the_public_address(here, tmp_path):
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    one = Guest(here(ServerSettings(database=database, limits=0, public_url="https://p.example/")).url)
    table = one.open("akrotiri", "me random")["table"]["id"]
    assert tags(one, f"/t/{table}")["og:url"] == f"https://p.example/t/{table}"


def test_the_picture_is_a_png_of_the_size_that_was_told(guest):
    one = guest()
    table = one.open("akrotiri", "me random")["table"]["id"]
    drawn = one.get(f"/api/tables/{table}/picture?move=0")
    assert drawn.startswith(b"\x89PNG")
    assert struct.unpack(">II", drawn[16:24]) == (1200, 630)
    refusal("malformed", one.get, f"/api/tables/{table}/picture?move=-1")
    refusal("malformed", one.get, f"/api/tables/{table}/picture?move=9999")
    refusal("unknown-table", one.get, "/api/tables/nothing/picture")
    refusal("not-started", one.get, f"/api/tables/{one.open(seats='me open')['table']['id']}/picture")


def test_unconfirmed_lines_are_not_in_the_picture(guest):
    one = guest()
    table = one.open(seats="me here")["table"]["id"]
    keep_all({1: one, 2: one}, table)
    before = one.get(f"/api/tables/{table}/picture")
    shown = one.look(table, 1)
    shown = one.play(table, 1, shown["number"], "place tikal")
    assert one.get(f"/api/tables/{table}/picture") == before
    refusal("malformed", one.get, f"/api/tables/{table}/picture?move=3")
    one.play(table, 1, shown["number"], "end")
    assert one.get(f"/api/tables/{table}/picture") != before


def test_pictures_are_limited_and_drawn_once(here, tmp_path, monkeypatch):
    drawn: list[str] = []
    png = pictures._png
    monkeypatch.setattr(pictures, "_png", lambda svg: drawn.append(svg) or png(svg))
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    one = Guest(here(ServerSettings(database=database)).url)
    table = one.open("akrotiri", "me here")["table"]["id"]
    answers = [one.http.get(f"/api/tables/{table}/picture") for _ in range(100)]
    assert {response.status_code for response in answers} == {200, 429}
    assert len(drawn) == 1


@pytest.mark.parametrize("game", ["akrotiri", "tzolkin"])
def test_a_picture_is_what_spectators_see(game):
    table = started_table(game, 1)
    assert table.game is not None
    watched, seated = table.game.view(0).svg(), table.game.view(1).svg()
    assert watched != seated
