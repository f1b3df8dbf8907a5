"""A whole game of four over WebSockets: a guest, an account, a bot of the house, and a bot from outside."""

from __future__ import annotations

import random
import threading

import pytest
from typer.testing import CliRunner

import antikythera
from antikythera.cli import app
from server.guests import Guest, pick


def follow(guest: Guest, table: str, seat: int, chance: random.Random, states: list) -> None:
    """Play a seat over a WebSocket until the game is over."""
    with guest.live(table) as live:
        while True:
            message = live.hear("snapshot", "update")
            if message["table"]["state"] == "over":
                states.append(message)
                return
            if message["legal"] and not message["sealed"]:
                live.send("play", seat=seat, number=message["number"], line=pick(message, chance))


OUTSIDE = """
from antikythera.bots import Bot

class Last(Bot):
    def think(self, view):
        return view.legal.numbers[-1]
"""


def test_four_of_all_kinds_play_to_the_end(server, tmp_path):
    guest, account, owner = Guest(server), Guest(server), Guest(server)
    account.post("/api/register", name="Ixchel", password="a long password")
    owner.post("/api/register", name="Owner of a bot", password="a long password")
    token = owner.post("/api/tokens", label="outside")["token"]
    table = guest.open(seats="me open random open", contribution="c0ffee")["table"]
    account.take(table["id"], 2, contribution="beef")
    states: list = []
    threads = [
        threading.Thread(target=follow, args=(who, table["id"], seat, random.Random(seat), states))
        for seat, who in ((1, guest), (2, account))
    ]
    for thread in threads:
        thread.start()
    (tmp_path / "mine.py").write_text(OUTSIDE, "utf-8")
    arguments = ["bot", f"{server}/t/{table['id']}", "--server", server, "--token", token, "--level"]
    unknown = CliRunner().invoke(app, [*arguments, "nobody"])
    assert "unknown bot 'nobody'" in str(unknown.exception or unknown.output)
    assert guest.look(table["id"])["table"]["seats"][3]["kind"] == "open"
    visited = CliRunner().invoke(app, [*arguments, f"{tmp_path}/mine.py:Last"])
    for thread in threads:
        thread.join(120)
    assert visited.exit_code == 0, visited.output
    assert "winners" in visited.output
    assert [state["table"]["outcome"] for state in states] == [states[0]["table"]["outcome"]] * 2

    record = tmp_path / "record.json"
    record.write_bytes(guest.http.get(f"/api/tables/{table['id']}/record").content)
    verdict = antikythera.verify(record)
    assert verdict, verdict.fault
    shown = guest.look(table["id"])["table"]
    assert shown["commitment"] == table["commitment"]
    assert shown["contributions"][:3] == ["c0ffee", "beef", ""]
    assert len(shown["contributions"][3]) == 32
    record.write_bytes(record.read_bytes().replace(b"c0ffee", b"c0ffef"))
    assert "lead to the seed" in antikythera.verify(record).fault


@pytest.mark.parametrize("address", ["nowhere", "http://127.0.0.1:1"])
def test_an_outside_bot_is_told_that_there_is_no_server(address):
    refused = CliRunner().invoke(app, ["bot", "x", "--server", address, "--token", "y"], standalone_mode=False)
    assert f"{address} does not answer" in str(refused.exception)


def test_an_outside_bot_is_told_what_is_wrong(server):
    refused = CliRunner().invoke(app, ["bot", "nowhere", "--server", server, "--token", "wrong"])
    assert "not valid" in str(refused.exception or refused.output)
