"""No byte that is sent to a seat holds what that seat may not know, and tables know nothing of each other."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from antikythera import view_from_position
from antikythera.games.akrotiri.rules.components import MAPS
from antikythera.games.akrotiri.rules.state import IN_HAND
from antikythera.server.snapshot import entries, snapshot
from antikythera.server.table import Table
from server.guests import keep_all, refusal, started_table


def values(found: Any) -> Any:
    """All strings in a piece of JSON."""
    if isinstance(found, dict):
        for value in found.values():
            yield from values(value)
    elif isinstance(found, list):
        for value in found:
            yield from values(value)
    elif isinstance(found, str):
        yield found


def words_sent(guest) -> set[str]:
    """All words that anybody has sent to a guest, over HTTP and WebSocket."""
    return {word for sent in guest.received for text in values(json.loads(sent)) for word in text.split()}


def test_what_was_dealt_to_others_is_not_sent_before_the_end(guest):
    """Wealth tiles: a seat sees its own four, those that all keep, and those that placed dummies."""
    one, two, watcher = guest(), guest(), guest()
    table = one.open(seats="me open random")["table"]["id"]
    two.take(table, 2)
    with one.live(table) as a, two.live(table) as b, watcher.live(table) as c:
        dealt = {seat: set(g.look(table)["scene"]["players"][seat - 1]["dealt"]) for seat, g in ((1, one), (2, two))}
        assert all(len(tiles) == 4 for tiles in dealt.values())
        keep_all({1: one, 2: two}, table)
        shown = [live.until(lambda s: s["number"] >= 3) for live in (a, b, c)]
        kept = {word for entry in shown[2]["entries"][:3] for word in entry["line"].split()}
        watcher.get(f"/api/tables/{table}/log")
        watcher.get(f"/api/tables/{table}/at/1")
        one.get(f"/api/tables/{table}/at/2")
        one.get(f"/api/tables/{table}/position")
        for who in (one, two, watcher):
            who.get(f"/api/tables/{table}/record")
    for who, hidden in ((one, dealt[2]), (two, dealt[1]), (watcher, dealt[1] | dealt[2])):
        assert not words_sent(who) & (hidden - kept)


def test_goals_that_others_keep_are_not_sent_before_the_end(guest):
    one, two, watcher = guest(), guest(), guest()
    table = one.open("akrotiri", "me open")["table"]["id"]
    two.take(table, 2)
    people, offered = {1: one, 2: two}, {}
    with one.live(table) as a, two.live(table) as b, watcher.live(table) as c:
        while len(offered) < 2:
            seat = watcher.look(table)["seat"]
            shown = people[seat].look(table)
            if shown["decision"] == "goal":
                offered[seat] = set(shown["legal"])
            people[seat].play(table, seat, shown["number"], shown["legal"][0])
        number = watcher.look(table)["number"]
        for live in (a, b, c):
            live.until(lambda s: s["number"] >= number)
        for who in (one, two, watcher):
            who.get(f"/api/tables/{table}/log")
            who.get(f"/api/tables/{table}/since")
            who.get(f"/api/tables/{table}/at/{number}")
            who.get(f"/api/tables/{table}/record")
    for who, hidden in ((one, offered[2]), (two, offered[1]), (watcher, offered[1] | offered[2])):
        assert not {text for sent in who.received for text in values(json.loads(sent))} & hidden


def test_the_record_of_a_game_that_is_played_holds_neither_its_deal_nor_what_others_chose(guest):
    one, two = guest(), guest()
    table = one.open("akrotiri", "me open")["table"]["id"]
    two.take(table, 2)
    people = {1: one, 2: two}
    for _ in range(8):
        seat = one.look(table)["seat"]
        shown = people[seat].look(table)
        people[seat].play(table, seat, shown["number"], shown["legal"][0])
    mine, theirs = (who.get(f"/api/tables/{table}/record") for who in (one, two))
    assert not {"seed", "position", "deal", "result", "signature"} & (mine.keys() | theirs.keys())
    assert mine["view"] != theirs["view"]
    assert view_from_position(mine["view"]).viewer == 1
    hidden = [(a, b) for a, b in zip(mine["lines"], theirs["lines"], strict=False) if a != b]
    assert len(hidden) == 2
    assert all("" in pair and {a.split()[0] for a in pair if a} == {"keep"} for pair in hidden)
    refusal("unfinished-record", one.request, "POST", "/api/records", content=json.dumps(mine))


@pytest.mark.parametrize("seed", range(4))
def test_nothing_in_anothers_hand_is_ever_encoded(seed):
    """All that is sent of a table, for every seat after every line of a whole game of Akrotiri."""
    chance = random.Random(seed)
    table = started_table("akrotiri", seed)
    checked = 0
    while not table.game.over:
        table.play(chance.choice(list(table.game.legal)), 0)
        for viewer in (0, 1, 2):
            sent = set(values(json.loads(msgspec.json.encode(snapshot(table, [viewer] if viewer else [], None)))))
            sent |= set(values(json.loads(msgspec.json.encode(entries(table, viewer)[-3:]))))
            words = {word for text in sent for word in text.split()}
            hidden = {MAPS[card] for other in (1, 2) if other != viewer for card in held(table, other)}
            checked += len(hidden)
            assert not words & hidden
            last = table.in_force[-1]
            assert not (last.secret and last.seat != viewer and not table.game.over and last.line in sent)
    assert checked > 100
    assert snapshot(table, [], 2).viewer == 2


def held(table: Table, seat: int) -> list[int]:
    """The maps in a player's hand, as only the server knows them."""
    return [card for card, spot in enumerate(table.game.state["card"]) if spot == IN_HAND + seat - 1]


def test_two_tables_cannot_read_each_other(guest):
    one, two = guest(), guest()
    mine, theirs = one.open(seats="me here")["table"]["id"], two.open(seats="me here")["table"]["id"]
    for seat in (1, 2):
        refusal("not-your-seat", one.look, theirs, seat)
        refusal("not-your-seat", one.get, f"/api/tables/{theirs}/at/0?seat={seat}")
        refusal("not-your-seat", one.get, f"/api/tables/{theirs}/log?seat={seat}")
        refusal("not-your-seat", one.get, f"/api/tables/{theirs}/position?seat={seat}")
        refusal("not-your-seat", one.get, f"/api/tables/{theirs}/since?seat={seat}")
    assert one.get("/api/tables?scope=watch") == [] == one.get("/api/tables?scope=open")
    with one.live(mine) as live, two.live(theirs) as other:
        live.hear("snapshot")
        other.hear("snapshot")
        keep_all({1: two, 2: two}, theirs)
        two.post(f"/api/tables/{theirs}/chat", text="a word among us")
        other.hear("chat")
        keep_all({1: one, 2: one}, mine)
        live.until(lambda s: s["number"] == 2)
        assert {message["table"]["id"] for message in live.messages if "table" in message} == {mine}
        assert "chat" not in {message["type"] for message in live.messages}
    refusal("not-your-seat", one.get, f"/api/tables/{theirs}/record?seat=1")
    refusal("not-over", one.get, f"/api/tables/{theirs}/summary")
