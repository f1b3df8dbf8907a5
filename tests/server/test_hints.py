"""Hints while playing: only where they are fair, and never without a mark."""

from __future__ import annotations

import json
import time
from typing import Any

from antikythera.record import dumps, loads
from antikythera.server import reviews
from antikythera.server.settings import ServerSettings
from server.guests import PATIENCE, Guest, placing, refusal

ALONE = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
TWO_HERE = [{"kind": "me"}, {"kind": "here", "name": "Ada"}]


def hint(who: Guest, table: str, step: int) -> dict[str, Any]:
    end = time.monotonic() + 3 * PATIENCE
    while not (found := who.post(f"/api/tables/{table}/hint", seat=1, step=step))["ready"]:
        assert time.monotonic() < end
        time.sleep(0.1)
    return found


def test_a_player_alone_against_bots_gets_a_hint_in_three_steps_and_a_mark(guest, monkeypatch):
    monkeypatch.setattr(reviews, "_yield_to_others", None)  # a busy machine would never come to it
    me = guest()
    table = me.post("/api/tables", game="akrotiri", seats=ALONE)["table"]["id"]
    now = me.wait(table, lambda now: now["legal"])
    assert now["table"]["hints"] == []
    where, kind, move = (hint(me, table, step) for step in (1, 2, 3))
    assert (where["lines"], where["variation"], kind["variation"]) == ([], [], [])
    assert where["theme"] == move["theme"] == "land"
    assert set(kind["lines"]) <= set(now["legal"])
    assert move["variation"][0]["line"] in kind["lines"]
    assert me.look(table, 1)["table"]["hints"] == [now["moves"]]
    for step in (0, 4):
        refusal("malformed", me.post, f"/api/tables/{table}/hint", seat=1, step=step)
    refusal("no-hints", guest().post, f"/api/tables/{table}/hint", seat=1, step=1)
    me.post(f"/api/tables/{table}/resign", seat=1)
    record = loads(json.dumps(me.get(f"/api/tables/{table}/record")).encode())
    assert record.hints == [now["moves"]]
    refusal("not-playing", me.post, f"/api/tables/{table}/hint", seat=1, step=1)


def test_the_mark_outlives_an_undo_and_the_server(here, tmp_path, monkeypatch):
    monkeypatch.setattr(reviews, "_yield_to_others", None)
    settings = ServerSettings(database=f"sqlite:///{tmp_path}/tables.db", limits=0)
    running = here(settings)
    me = Guest(running.url)
    table = me.post("/api/tables", game="tzolkin", seats=ALONE)["table"]["id"]
    now = me.wait(table, lambda now: now["legal"])
    me.play(table, 1, now["number"], now["legal"][0])  # wealth tiles, which can be changed until the bot has chosen
    now = me.wait(table, lambda now: now["legal"] and now["decision"] == "turn")
    now = me.play(table, 1, now["number"], placing(now))
    hint(me, table, 1)
    marked = now["moves"]
    assert me.undo(table, 1, me.look(table, 1)["number"])["moves"] < marked
    running.stop()
    again = me.at(here(settings).url)
    assert again.look(table, 1)["table"]["hints"] == [marked]
    again.post(f"/api/tables/{table}/resign", seat=1)
    record = loads(json.dumps(again.get(f"/api/tables/{table}/record")).encode())
    assert record.hints == [len(record.lines)]
    shown = again.post("/api/records", **json.loads(dumps(record)))
    assert shown["hints"] == record.hints


def test_people_who_play_each_other_get_hints_only_in_a_lesson(guest, monkeypatch):
    monkeypatch.setattr(reviews, "_yield_to_others", None)
    me, other = guest(), guest()
    table = me.post("/api/tables", game="tzolkin", seats=TWO_HERE)["table"]["id"]
    refusal("no-hints", me.post, f"/api/tables/{table}/hint", seat=1, step=1)
    lesson = me.post("/api/tables", game="tzolkin", seats=TWO_HERE, lesson=True)["table"]
    assert lesson["lesson"]
    assert hint(me, lesson["id"], 1)["theme"] == "wealth"
    refusal("no-hints", other.post, f"/api/tables/{lesson['id']}/hint", seat=1, step=1)
    refusal("account-needed", me.open, "akrotiri", "me open", rated=True, lesson=True)
