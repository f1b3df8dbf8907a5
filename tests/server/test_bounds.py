"""What rule-abiding people may do, and how much of it: undos, chat, seats and tables have bounds."""

from __future__ import annotations

import asyncio
from collections import Counter
from types import SimpleNamespace

import pytest

from antikythera.server import chat, limits, lists, live, play, take_backs, wishes
from antikythera.server.api import play as play_api
from antikythera.server.api import socket
from antikythera.server.identity import prefix
from antikythera.server.settings import ServerSettings
from server.guests import Guest, keep_all, placing, raw, refusal


@pytest.fixture
def limited(tmp_path, here):
    """A server with the limits that hosts have."""
    return here(ServerSettings(database=f"sqlite:///{tmp_path}/t.db")).url


# Undo and the log


def alone(guest):
    one = guest()
    table = one.open(seats="me here")["table"]["id"]
    keep_all({1: one, 2: one}, table)
    return one, table


def play_and_undo(one, table, number):
    number = one.play(table, 1, number, placing(one.look(table, 1)))["number"]
    return one.undo(table, 1, number)["number"]


def test_a_turn_can_be_undone_only_so_often(guest, monkeypatch):
    monkeypatch.setattr(play, "MOST_UNDOS", 3)
    one, table = alone(guest)
    number = 2
    for _ in range(3):
        number = play_and_undo(one, table, number)
    refusal("too-many-undos", play_and_undo, one, table, number)
    number = one.play(table, 1, one.look(table, 1)["number"], "end")["number"]
    shown = one.look(table, 2)
    number = one.play(table, 2, number, placing(shown))["number"]
    assert one.undo(table, 2, number)["number"] == number + 1  # another turn, another count


def test_a_log_does_not_grow_for_ever(guest, monkeypatch):
    for module in (play, take_backs):
        monkeypatch.setattr(module, "LONGEST", 5)
    one, table = alone(guest)
    number = play_and_undo(one, table, 2)
    refusal("too-many-undos", play_and_undo, one, table, number)


def test_the_log_comes_in_pages_and_without_what_was_undone(guest, monkeypatch):
    monkeypatch.setattr(play_api, "LOG_PAGE", 3)
    one, table = alone(guest)
    number = 2
    for _ in range(4):
        number = play_and_undo(one, table, number)
    number = one.play(table, 1, number, placing(one.look(table, 1)))["number"]
    one.play(table, 1, number, "end")
    first = one.get(f"/api/tables/{table}/log?seat=1")
    assert [(entry["kind"], entry["move"]) for entry in first] == [("play", 1), ("play", 2), ("play", 3)]
    second = one.get(f"/api/tables/{table}/log?seat=1&after={first[-1]['number']}")
    assert [(entry["line"], entry["move"]) for entry in second] == [("end", 4)]
    assert "undone" not in first[0]


# Seats and tables


def test_a_public_table_has_a_clock(guest):
    one = guest()
    assert one.open(seats="me open", public=True)["table"]["clock"] == wishes.PUBLIC_CLOCKS["live"]
    assert one.open(seats="me open", public=True, pace="days")["table"]["clock"] == wishes.PUBLIC_CLOCKS["days"]
    assert one.open(seats="me open")["table"]["clock"] is None  # for friends who have the link


def test_the_host_aborts_until_everyone_has_moved(guest):
    one, two = guest(), guest()
    table = one.open("akrotiri", seats="me open")["table"]["id"]
    two.take(table, 2)
    shown = one.look(table)
    while shown["legal"]:  # the other one never does anything
        shown = one.play(table, 1, shown["number"], shown["legal"][-1])
    refusal("not-seated", guest().post, f"/api/tables/{table}/abort", agree=True)
    assert two.post(f"/api/tables/{table}/abort", agree=True)["table"]["state"] == "playing"  # not the host
    assert one.post(f"/api/tables/{table}/abort", agree=True)["table"]["state"] == "aborted"


def test_a_guest_cannot_sit_at_every_table(limited, monkeypatch):
    monkeypatch.setitem(lists.MOST_UNFINISHED, True, 2)
    squatter = Guest(limited)
    tables = [Guest(limited).open(seats="me open")["table"]["id"] for _ in range(3)]
    squatter.take(tables[0], 2)
    squatter.take(tables[1], 2)
    assert refusal("too-many-tables", squatter.take, tables[2], 2)["status"] == 409
    refusal("too-many-tables", squatter.open, seats="me open")
    squatter.post(f"/api/tables/{tables[0]}/resign", seat=2)
    squatter.take(tables[2], 2)


# Chat


def test_invented_guests_cannot_flood_the_chat_of_a_table(limited):
    one, two = Guest(limited), Guest(limited)
    table = one.open(seats="me open")["table"]["id"]
    two.take(table, 2)
    answers = [Guest(limited).http.post(f"/api/tables/{table}/chat", json={"text": "spam"}) for _ in range(30)]
    statuses = Counter(answer.status_code for answer in answers)
    assert set(statuses) == {204, 429}
    assert statuses[204] <= 12
    one.post(f"/api/tables/{table}/chat", text="still here")
    two.post(f"/api/tables/{table}/chat", text="so am I")


def test_only_the_last_messages_are_kept(guest, monkeypatch):
    monkeypatch.setattr(chat, "KEPT", 3)
    one, other = guest(), guest()
    table, elsewhere = one.open(seats="me open")["table"]["id"], other.open(seats="me open")["table"]["id"]
    other.post(f"/api/tables/{elsewhere}/chat", text="first")
    for number in range(5):
        one.post(f"/api/tables/{table}/chat", text=str(number))
    assert [message["text"] for message in one.get(f"/api/tables/{table}/chat")] == ["2", "3", "4"]
    assert [message["text"] for message in other.get(f"/api/tables/{elsewhere}/chat")] == ["first"]


def test_the_host_silences_for_all_and_removes_messages(guest):
    one, two, three = guest(), guest(), guest()
    table = one.open(seats="me open open")["table"]["id"]
    two.take(table, 2)
    path, troll = f"/api/tables/{table}", two.get("/api/me")["id"]
    two.post(f"{path}/chat", text="rude")
    three.post(f"{path}/chat", text="hello")
    rude, hello = one.get(f"{path}/chat")
    refusal("not-host", three.request, "DELETE", f"{path}/chat/{rude['id']}")
    refusal("not-host", three.post, f"{path}/mute", user=troll, all=True)
    with three.live(table) as live_:
        live_.hear("snapshot")
        one.request("DELETE", f"{path}/chat/{rude['id']}")
        assert live_.hear("removed")["message"] == rude["id"]
        one.post(f"{path}/mute", user=troll, all=True)
        assert live_.until(lambda message: message["table"]["silenced"] == [troll])
    refusal("silenced", two.post, f"{path}/chat", text="again")
    three.request("DELETE", f"{path}/chat/{hello['id']}")  # their own
    assert one.get(f"{path}/chat") == []
    one.post(f"{path}/mute", user=troll, muted=False, all=True)
    two.post(f"{path}/chat", text="sorry")


# Limits


def test_limits_are_for_a_whole_network_of_ipv6():
    assert prefix("2001:db8:1:2:3:4:5:6") == prefix("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert prefix("2001:db8:1:3::1") != prefix("2001:db8:1:2::1")
    assert prefix("::ffff:192.0.2.1") == prefix("192.0.2.1") == "192.0.2.1"
    assert prefix("fe80::1%eth0") == "fe80::/64"
    assert prefix("testclient") == "testclient"


def test_connections_of_one_address_to_tables_are_limited(server, guest, monkeypatch):
    monkeypatch.setattr(live, "MOST_FROM_ADDRESS", 2)
    one = guest()
    table = one.open(seats="me open")["table"]["id"]
    with guest().live(table) as first, guest().live(table) as second:
        first.hear("snapshot")
        second.hear("snapshot")
        with guest().live(table) as third:
            assert third.hear("snapshot", "problem")["code"] == "too-fast"


def test_who_sends_only_rubbish_is_disconnected(guest):
    one = guest()
    table = one.open(seats="me open")["table"]["id"]
    with one.live(table) as live_:
        live_.hear("snapshot")
        for _ in range(socket.MOST_STRIKES + 5):
            live_.socket.send("rubbish")
        codes = [live_.hear("problem")["code"] for _ in range(socket.MOST_STRIKES)]
        assert set(codes) == {"malformed"}
        with pytest.raises(Exception, match="4000"):
            live_.hear("problem")


def wrong_password(url, name, address):
    """The status of a wrong password that came through a proxy."""
    content, headers = {"name": name, "password": "wrongwrong"}, {"x-forwarded-for": address}
    return raw(url, "POST", "/api/login", json=content, headers=headers).status_code


@pytest.mark.parametrize(
    ("names", "addresses"),
    [
        (["Kasparov", "KASPAROV"] * 6, [f"2001:db8:{number}::1" for number in range(12)]),
        ([f"name{number}" for number in range(12)], [f"2001:db8::{number}" for number in range(12)]),
    ],
    ids=["one account from many addresses", "many accounts from one network"],
)
def test_passwords_are_tried_slowly(limited, names, addresses):
    statuses = [wrong_password(limited, *each) for each in zip(names, addresses, strict=True)]
    assert statuses[:10] == [401] * 10
    assert statuses[11] == 429


def test_only_who_is_limited_is_remembered(monkeypatch):
    """A bucket that is full again says nothing: addresses that have been quiet for minutes need no memory."""
    moment = 1000.0
    # Only there: the event loop of a server in this process would wait for a moment that is hours away.
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: moment))
    kept = limits.Limits(1)

    async def ask(kind: str, number: int) -> None:
        for address in range(number):
            await kept.take(kind, str(address))

    asyncio.run(ask("request", 100))
    moment += limits.FULL_S / 2
    asyncio.run(ask("login", 2))
    assert len(kept._buckets) == 102
    moment += limits.FULL_S / 2 + 1
    asyncio.run(ask("chat", 1))
    assert {kind for kind, _ in kept._buckets} == {"login", "chat"}
    moment += 10 * limits.FULL_S
    asyncio.run(ask("chat", 1))
    assert len(kept._buckets) == 1
