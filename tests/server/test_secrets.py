"""No byte that is sent to a seat holds what that seat may not know, and tables know nothing of each other."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from server.guests import keep_all, pick
from server.test_tables import refusal


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
    for who, hidden in ((one, dealt[2]), (two, dealt[1]), (watcher, dealt[1] | dealt[2])):
        assert not words_sent(who) & (hidden - kept)


@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_in_the_hand_of_others_is_not_sent_before_the_end(guest, seed):
    """Akrotiri: maps, goals and the tile in hand, through a whole game."""
    one, two, watcher = guest(), guest(), guest()
    table = one.open("akrotiri", "me open")["table"]["id"]
    two.take(table, 2)
    chance, people = random.Random(seed), {1: one, 2: two}
    own: dict[int, set[str]] = {1: set(), 2: set()}
    public: set[str] = set()
    with watcher.live(table) as watching, two.live(table, seat=2) as following:
        for _ in range(150):
            state = watcher.look(table)
            if state["table"]["state"] != "playing":
                break
            seat = state["table"]["to_move"][0]
            shown = people[seat].look(table)
            own[seat] |= secrets_of(shown)
            shown = people[seat].play(table, seat, shown["number"], pick(shown, chance))
            public |= set(values(watcher.look(table)["scene"])) | set(values(watcher.get(f"/api/tables/{table}/log")))
        following.hear("snapshot")
        watching.hear("snapshot")
        assert len(own[1]) > 5
        if shown["table"]["state"] == "playing":
            for who, other in ((two, 1), (watcher, 1), (one, 2), (watcher, 2)):
                mine = own[3 - other] if who is not watcher else set()
                leaked = {line for sent in who.received for line in lines_sent(json.loads(sent))} & own[other]
                assert not leaked - mine - public


def secrets_of(shown: dict[str, Any]) -> set[str]:
    """The lines that only the one who chooses may know: they name goals and maps."""
    return {line for line in shown["legal"] if line.startswith(("keep", "dig"))}


def lines_sent(found: Any) -> list[str]:
    return [text for text in values(found) if text.startswith(("keep", "dig"))]


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
    refusal("not-over", one.get, f"/api/tables/{theirs}/record")
    refusal("not-over", one.get, f"/api/tables/{theirs}/summary")
