"""Rules, tutorials, the reference of tiles, and warnings: each as the viewer may know it."""

from __future__ import annotations

import httpx
import msgspec
import pytest

import antikythera
from antikythera import guide, scenes
from antikythera.game import Event
from antikythera.server.snapshot import snapshot
from server.guests import refusal, started_table
from tzolkin.table import begin, give, worker


@pytest.mark.parametrize("game", ["tzolkin", "akrotiri"])
@pytest.mark.parametrize("what, tell", [("rules", guide.rules), ("lessons", guide.lessons)])
def test_rules_and_lessons_are_told_and_cached_by_their_content(server, game, what, tell):
    first = httpx.get(f"{server}/api/games/{game}/{what}")
    assert first.json() == msgspec.json.decode(msgspec.json.encode(tell(game)))
    assert first.headers["content-type"] == "application/json"
    again = httpx.get(f"{server}/api/games/{game}/{what}", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert httpx.get(f"{server}/api/games/chess/{what}").json()["code"] == "unknown-game"


LESSONS = [lesson for game in ("tzolkin", "akrotiri") for lesson in guide.lessons(game)]
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda each: each.title)


@every_lesson
def test_the_position_before_every_step_of_a_lesson_is_what_the_learner_sees(server, lesson):
    address = f"{server}/api/games/{lesson.game}/lessons/{lesson.name}/position"
    played = antikythera.new(lesson.game, lesson.players, lesson.seed, options=lesson.options, analysis=False)
    for step in lesson.steps:
        position = httpx.post(address, json={"lines": played.lines}).json()
        seen = played.view(lesson.learner)
        assert (position["seat"], position["decision"]) == (played.seat, played.decision)
        assert position["legal"] == (list(played.legal) if played.seat == lesson.learner else [])
        assert position["scene"] == msgspec.json.decode(msgspec.json.encode(scenes.scene(seen)))
        assert msgspec.convert(position["events"], list[Event]) == (played.narration if played.lines else [])
        if step.free:
            played.play(next(line for line in played.legal if step.accepts(line)))
        elif step.line:
            played.play(step.line)


def test_a_learner_is_told_why_a_line_cannot_be_played(server):
    address = f"{server}/api/games/tzolkin/lessons/first"
    lines = [step.line for step in guide.lesson("tzolkin", "first").steps if step.line][:2]

    def why(line, lines=lines):
        return httpx.post(f"{address}/why", json={"lines": lines, "line": line}).json()

    assert why("place tikal") == {"legal": True, "reason": None}
    assert why("end")["reason"]["id"] == "tzolkin-why-nothing-done"
    assert why("pick tikal 5")["reason"]["values"] == {"gear": "tikal", "space": 5}
    assert why("dance")["code"] == "malformed"
    assert why("end", lines=["place tikal"])["code"] == "malformed"
    assert why("end", lines=["end"] * 1000)["code"] == "malformed"
    assert (
        httpx.post(f"{server}/api/games/tzolkin/lessons/third/position", json={"lines": []}).json()["code"]
        == "malformed"
    )
    assert (
        httpx.post(f"{server}/api/games/chess/lessons/first/position", json={"lines": []}).json()["code"]
        == "unknown-game"
    )


@every_lesson
def test_a_learner_continues_from_the_end_of_a_lesson(guest, lesson):
    one, prepared = guest(), [step.line for step in lesson.steps if step.line]
    address = f"/api/games/{lesson.game}/lessons/{lesson.name}"
    snapshot = one.post(address, level="novice", lines=prepared)
    lines = [entry["line"] for entry in one.get(f"/api/tables/{snapshot['table']['id']}/log")]
    assert all(line in ("", told) for line, told in zip(lines, prepared, strict=False))
    assert len(lines) >= len(prepared)
    assert [seat["kind"] for seat in snapshot["table"]["seats"]] == ["person", "bot"]
    assert snapshot["table"]["mine"] == [lesson.learner]
    refusal("unknown-game", one.post, "/api/games/chess/lessons/first", lines=[])
    refusal("bad-table", one.post, address, level="divine", lines=[])
    refusal("malformed", one.post, address, lines=["end"])


@pytest.mark.parametrize("game", ["tzolkin", "akrotiri"])
def test_all_tiles_are_listed_before_a_game_begins(server, game):
    entries = httpx.get(f"{server}/api/games/{game}/reference").json()["entries"]
    assert {"tzolkin": 21 + 11 + 16 + 13, "akrotiri": 36 + 36 + 12}[game] == len(entries)
    assert not any(entry["known"] for entry in entries)


def test_the_messages_of_a_language_come_in_two_parts(server):
    def parts(part):
        return httpx.get(f"{server}/api/locale/hu?part={part}")

    whole = httpx.get(f"{server}/api/locale/hu").text
    table, words = parts("table").text, parts("guide").text
    assert sorted(whole.split()) == sorted(table.split() + words.split())
    assert "page-name =" in table
    assert "tzolkin-rules-theme =" not in table
    assert "tzolkin-rules-theme =" in words
    assert "akrotiri-tutorial-first-welcome =" in words
    assert parts("menu").json()["code"] == "malformed"


def test_the_reference_says_where_tiles_are_to_those_who_may_know(guest):
    one, two, watcher = guest(), guest(), guest()
    table = one.open(seats="me open")["table"]["id"]
    refusal("not-started", one.get, f"/api/tables/{table}/reference")
    two.take(table, 2)

    def dealt_to(who, seat):
        entries = who.get(f"/api/tables/{table}/reference")["entries"]
        return [entry["name"] for entry in entries if {"place": "dealt", "seat": seat} in entry["known"]]

    mine = one.look(table)["scene"]["players"][0]["dealt"]
    assert sorted(dealt_to(one, 1)) == sorted(mine)
    assert dealt_to(one, 2) == dealt_to(two, 1) == dealt_to(watcher, 1) == []
    refusal("not-your-seat", one.get, f"/api/tables/{table}/reference?seat=2")


def test_a_turn_that_wastes_something_is_warned_of():
    game = begin(2)
    give(game, 1, corn=9)
    worker(game, 1, "yaxchilan", 4)
    game.state["skull_bank"] = 0
    game.state["skulls"][1] = 13
    table = started_table("tzolkin", 1, position=game.position())
    for line in ("pick yaxchilan 4", "act yaxchilan 4"):
        table.play(line, 0)
    warned = msgspec.json.decode(snapshot(table, [1], None).warnings)
    assert {"kind": "wasted-skull", "values": {}} in warned
    assert bytes(snapshot(table, [2], None).warnings) == b"[]"
