"""The WebSocket: what is missed comes later, what is sent twice counts once, chat, presence."""

from __future__ import annotations

import asyncio
import json
import threading

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from antikythera.server import live as live_module
from antikythera.server.chat import Chat
from antikythera.server.live import Live
from antikythera.server.settings import ServerSettings
from antikythera.server.store import TableStore
from antikythera.server.sweeper import Sweeper
from server.backends import BOTH
from server.guests import PATIENCE, Guest, keep_all, placing, refusal

NONSENSE = ("", "{", "[]", "null", '{"type": 5}', '{"type": "dance"}', '{"type":"play","seat":[]}', "x" * 5000)


def begin(one, two):
    table = one.open(seats="me open")["table"]["id"]
    two.take(table, 2)
    keep_all({1: one, 2: two}, table)
    return table


@BOTH
def test_after_a_break_exactly_what_was_missed_is_sent(database, here):
    url = here(ServerSettings(database=database, limits=0)).url
    one, two = Guest(url), Guest(url)
    table = begin(one, two)
    with two.live(table) as live:
        first = live.hear("snapshot")
        assert [entry["number"] for entry in first["entries"]] == [1, 2]
    line = placing(one.look(table))
    one.play(table, 1, 2, line)
    one.undo(table, 1, 3)
    one.play(table, 1, 4, line)
    one.play(table, 1, 5, "end")
    with two.live(table, after=first["number"]) as live:
        missed = live.hear("snapshot")
        assert [(entry["number"], entry["line"]) for entry in missed["entries"]] == [(5, line), (6, "end")]
        assert missed["legal"]
        sent = live.send("play", seat=2, number=6, line=missed["legal"][0])
        assert live.answered(sent)["number"] == 7
    with one.live(table, after=6) as live:
        assert live.hear("snapshot")["entries"] == []


def test_the_first_message_is_a_snapshot_with_everything(tmp_path, here, monkeypatch):
    """Also if the table is compared with the database before the snapshot is made."""
    recent, sweep, swept = Chat.recent, Sweeper.refresh_outdated, asyncio.Event()

    async def sweeping(self):
        await sweep(self)
        swept.set()

    async def slow(self, *arguments):
        for _ in range(2):
            swept.clear()
            await swept.wait()
        return await recent(self, *arguments)

    monkeypatch.setattr(Sweeper, "refresh_outdated", sweeping)
    monkeypatch.setattr(Chat, "recent", slow)
    url = here(ServerSettings(database=f"sqlite:///{tmp_path}/t.db", limits=0, sweep_s=0.02)).url
    one, two = Guest(url), Guest(url)
    with one.live(begin(one, two)) as live:
        assert [entry["number"] for entry in live.hear("snapshot", "update")["entries"]] == [1, 2]
        assert live.messages[-1]["type"] == "snapshot"


@BOTH
def test_a_viewer_who_connects_during_a_change_sees_the_change(database, here, monkeypatch):
    """What was read before the change is not sent after it: nothing would ever correct it."""
    join, update, load = Live.join, Live._update, TableStore._load
    joined, updated = threading.Event(), asyncio.Event()
    late = set()

    def join_late(live, table, connection):
        room = join(live, table, connection)
        late.add(asyncio.current_task())
        joined.set()
        return room

    async def load_slowly(store, table_id):
        table = await load(store, table_id)
        if asyncio.current_task() in late:
            await updated.wait()
        return table

    def update_and_say_so(live, room, table):
        update(live, room, table)
        if table.row.state == "playing":  # and not for word of the table's opening, which may come late
            updated.set()

    monkeypatch.setattr(Live, "join", join_late)
    monkeypatch.setattr(Live, "_update", update_and_say_so)
    monkeypatch.setattr(TableStore, "_load", load_slowly)
    url = here(ServerSettings(database=database, limits=0)).url
    one, two, watcher = Guest(url), Guest(url), Guest(url)
    table = one.open(seats="me open")["table"]["id"]
    with watcher.live(table) as live:
        assert joined.wait(PATIENCE)
        two.take(table, 2)
        assert live.hear("snapshot")["table"]["state"] == "playing"


def test_moves_and_undos_over_the_socket(guest):
    one, two = guest(), guest()
    table = begin(one, two)
    with one.live(table) as mine, two.live(table) as theirs:
        first = mine.hear("snapshot")
        line = placing(first)
        theirs.hear("snapshot")
        sent = mine.send("play", seat=1, number=2, line=line)
        answer = mine.answered(sent)
        assert (answer["type"], answer["answers"], answer["number"], answer["can_undo"]) == ("update", [sent], 3, True)
        assert [entry["line"] for entry in answer["entries"]] == [line]
        again = mine.answered(mine.send("play", seat=1, number=2, line=line))
        assert (again["type"], again["number"], again["entries"]) == ("update", 3, [])
        undone = mine.answered(mine.send("undo", seat=1, number=3, to="last"))
        assert (undone["number"], undone["entries"][0]["kind"]) == (4, "undo")
        refused = mine.send("play", seat=1, number=4, line="end")
        problem = mine.answered(refused)
        assert (problem["type"], problem["code"]) == ("problem", "illegal")
        assert problem["legal"] == first["legal"]
        mine.send("play", seat=1, number=4, line=line)
        mine.send("play", seat=1, number=5, line="end")
        update = theirs.until(lambda s: s["number"] == 6)
        assert update["legal"]
        numbers = [message["number"] for message in theirs.messages if message["type"] == "update"]
        assert set(numbers) <= {2, 6}  # nothing of what was tentative
        mine.until(lambda s: s["number"] == 6)
        numbers = [message["number"] for message in mine.messages if message["type"] == "update"]
        assert numbers == [3, 3, 4, 5, 6]  # one message for every one that was sent
        assert not any("answers" in message for message in theirs.messages)


def test_a_screen_is_handed_over(guest):
    one = guest()
    table = one.open(seats="me here")["table"]["id"]
    with one.live(table) as live:
        shown = live.hear("snapshot")
        assert (shown["viewer"], shown["hand_over"]) == (0, 1)
        shown = live.answered(live.send("look", seat=1))
        assert (shown["type"], shown["viewer"], shown["hand_over"]) == ("snapshot", 1, None)
        live.send("play", seat=1, number=0, line=shown["legal"][0])
        shown = live.until(lambda s: s["hand_over"] == 2)
        assert (shown["viewer"], shown["legal"], shown["sealed"]) == (0, [], None)
        live.send("look", seat=3)
        assert live.hear("problem")["code"] == "not-your-seat"


def test_chat_is_heard_by_all_but_those_who_do_not_want_to(guest):
    one, two, three = guest(), guest(), guest()
    table = begin(one, two)
    author = one.get("/api/me")["id"]
    with one.live(table) as mine, two.live(table) as theirs, three.live(table) as watching:
        for live in (mine, theirs, watching):
            assert live.hear("snapshot")["chat"] == []
        three.post(f"/api/tables/{table}/mute", user=author)
        sent = mine.send("chat", text="  Hello\n there ")
        answer = mine.answered(sent)
        assert (answer["type"], answer["text"], answer["answers"]) == ("chat", "Hello there", [sent])
        mine.socket.send(json.dumps({"type": "chat", "id": sent, "text": "Hello there"}))
        assert mine.hear("chat") == answer  # the same message, not another one
        heard = theirs.hear("chat")
        assert (heard["text"], heard["seat"], heard["user"]) == ("Hello there", 1, author)
        two.post(f"/api/tables/{table}/chat", text="Good luck", id="a")
        two.post(f"/api/tables/{table}/chat", text="Good luck", id="a")
        assert watching.hear("chat")["text"] == "Good luck"
        assert mine.hear("chat")["text"] == "Good luck"
        with three.live(table) as later:
            assert [said["text"] for said in later.hear("snapshot")["chat"]] == ["Good luck"]
    assert [said["text"] for said in one.get(f"/api/tables/{table}/chat")] == ["Hello there", "Good luck"]
    assert [said["text"] for said in three.get(f"/api/tables/{table}/chat")] == ["Good luck"]
    three.post(f"/api/tables/{table}/mute", user=author, muted=False)
    assert len(three.get(f"/api/tables/{table}/chat")) == 2
    refusal("too-long", one.post, f"/api/tables/{table}/chat", text="x" * 501)
    refusal("malformed", one.post, f"/api/tables/{table}/chat", text=" \n ")


def test_notes_are_private(guest):
    one, two = guest(), guest()
    table = begin(one, two)
    one.post(f"/api/tables/{table}/notes", text="watch\nthe skulls")
    assert one.get(f"/api/tables/{table}/notes") == {"text": "watch\nthe skulls"}
    assert two.get(f"/api/tables/{table}/notes") == {"text": ""}
    one.post(f"/api/tables/{table}/notes", text="")
    assert one.get(f"/api/tables/{table}/notes") == {"text": ""}


def test_who_is_there(guest):
    one, two = guest(), guest()
    table = begin(one, two)
    with one.live(table) as mine:
        mine.hear("snapshot")
        with two.live(table) as theirs:
            theirs.hear("snapshot")
            while not all(seat["online"] for seat in mine.hear("presence")["seats"]):
                pass
        while mine.hear("presence")["seats"][1]["online"]:
            pass


def test_who_only_watches_comes_and_goes_unnoticed(guest):
    """Else every one of a thousand would be told of every other."""
    one, table = guest(), guest().open(seats="me open")["table"]["id"]
    one.take(table, 2)
    with one.live(table) as mine:
        mine.hear("presence")
        for _ in range(3):
            with guest().live(table) as watching:
                watching.hear("snapshot")
        mine.answered(mine.send("chat", text="Hello"))
    assert [message["type"] for message in mine.messages].count("presence") == 1


def test_nonsense_on_the_socket_is_refused_and_the_socket_stays(guest):
    one = guest()
    table = one.open(seats="me open")["table"]["id"]
    with one.live(table) as live:
        live.hear("snapshot")
        for nonsense in NONSENSE:
            live.socket.send(nonsense)
            assert live.hear("problem")["code"] in ("malformed", "too-long")
        live.socket.send(b"\xff\x00")
        live.send("play", seat=1, number=0, line="end")
        assert live.hear("problem")["code"] in ("malformed", "not-started")


def test_sockets_of_one_person_are_limited(guest, monkeypatch):
    monkeypatch.setattr(live_module, "MOST_CONNECTIONS", 2)
    one, two = guest(), guest()
    table = one.open(seats="me open")["table"]["id"]
    with one.live(table) as first, one.live(table) as second:
        for live in (first, second):
            live.hear("snapshot")
        with one.live(table) as third:
            assert third.hear("problem")["code"] == "too-fast"
        with two.live(table) as other:
            other.hear("snapshot")


def test_the_first_message_says_why_there_is_no_snapshot(guest, monkeypatch):
    one, two = guest(), guest()
    table = begin(one, two)
    for path, seat, code in (("nowhere", None, "unknown-table"), (table, 2, "not-your-seat")):
        with one.live(path, seat=seat) as live:
            assert live.hear("snapshot", "problem")["code"] == code
    monkeypatch.setattr("antikythera.server.table.Table.same_rules", property(lambda table: False))
    with one.live(table) as live:
        assert live.hear("snapshot", "problem")["code"] == "other-rules"


def test_sockets_that_are_not_accepted(guest, server):
    one = guest()
    table = one.open(seats="me open")["table"]["id"]
    for path, code in (("nowhere", 4404), (f"{table}", 4403)):
        with one.live(path, seat=2) as live:
            live.hear("problem")
            with pytest.raises(ConnectionClosed) as closed:
                live.hear("snapshot")
            assert closed.value.rcvd.code == code
    address = f"{server.replace('http', 'ws')}/api/tables/{table}/live"
    with pytest.raises(InvalidStatus), connect(address, origin="https://elsewhere.example"):
        pass
