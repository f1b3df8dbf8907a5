"""Reviews of finished games: in a fair queue, made once, and kept."""

from __future__ import annotations

import asyncio
import os
import time
from concurrent.futures import BrokenExecutor

import pytest
from msgspec.json import decode

import antikythera
from antikythera import scenes
from antikythera.bots import bot
from antikythera.record import dumps
from antikythera.review import reviewing
from antikythera.review.turns import turn_around, turn_from
from antikythera.server import reviews
from antikythera.server.problems import Problem
from antikythera.server.reviews import LOWEST_PRIORITY, MOST_EACH, MOST_WAITING, Queue, Reviews
from antikythera.text import Text, languages
from server.guests import PATIENCE, Guest, refusal

MOVES = 12


def finished(who: Guest) -> tuple[str, antikythera.Game]:
    """A table that shows the end of a game."""
    game = antikythera.new("akrotiri", seed=3)
    player = bot("heuristic", "akrotiri", 1, blunder_rate=0.9, temperature=3.0)  # not a level: these change
    while not game.over:
        game.play(player.choose(game.view(game.seat)))
    start = len(game.lines) - MOVES
    end = antikythera.from_position(game.at(start).position(), game.lines[start:])
    return shown(who, end), end


def shown(who: Guest, game: antikythera.Game) -> str:
    """A new table that shows a record."""
    return who.request("POST", "/api/records", content=dumps(game.record(["Ada", "Zoltán"])))["id"]


def wait(who: Guest, table: str) -> dict:
    end = time.monotonic() + 10 * PATIENCE  # a review waits for everything else on the machine
    while (found := who.get(f"/api/tables/{table}/review"))["stage"] != "done":
        assert found["stage"] in ("waiting", "working")
        assert time.monotonic() < end
        time.sleep(0.1)
    return found["review"]


def test_a_review_is_made_once_and_kept_for_everybody(guest, monkeypatch):
    monkeypatch.setattr(reviews, "_yield_to_others", None)  # a busy machine would never come to it
    made = []
    monkeypatch.setattr(reviews, "reviewing", lambda game, run: made.append(game) or reviewing(game, run=run))
    me, other = guest(), guest()
    table, game = finished(me)
    same = shown(other, game)
    assert me.get(f"/api/tables/{table}/review")["stage"] == "none"
    assert me.post(f"/api/tables/{table}/review")["stage"] in ("waiting", "working")
    for each in (table, same):
        assert other.post(f"/api/tables/{each}/review")["stage"] in ("waiting", "working", "done")
    found = wait(me, table)
    *_, expected = reviewing(game, run=lambda function, jobs: ((job, function(job)) for job in jobs))
    assert (found["moves"], found["done"]) == (MOVES, 1)
    assert [each["shares"] for each in found["values"]] == [each.shares for each in expected.values]
    for each in (table, same, shown(me, game)):
        again = other.post(f"/api/tables/{each}/review")
        assert (again["stage"], again["review"]) == ("done", found)
    assert len(made) == 1, "the same game is not reviewed again, whichever table shows it"

    # Another try at a turn
    judged = max(found["decisions"], key=lambda decision: decision["cost"]["share"])
    first, last = turn_around(game, judged["move"])
    before = game.lines[first : judged["move"]]
    choice = me.post(f"/api/tables/{table}/review/choices", move=judged["move"], lines=before)
    assert (choice["seat"], choice["first"], judged["best"] in choice["lines"]) == (judged["seat"], first, True)
    position = {"move": judged["move"], "lines": before}
    assert choice["scene"] == decode(scenes.written(game.at(judged["move"]).view(judged["seat"])))
    assert me.post(f"/api/tables/{table}/review/preview", **position, line=judged["best"])["events"]
    assert me.post(f"/api/tables/{table}/review/why", **position, line=judged["best"])["legal"]
    assert me.post(f"/api/tables/{table}/review/why", **position, line="buy hard")["legal"] == (
        "buy hard" in choice["lines"]
    )
    refusal("malformed", me.post, f"/api/tables/{table}/review/preview", **position, line="fly home")
    refusal("malformed", me.post, f"/api/tables/{table}/review/why", **position, line="fly home")
    refusal("unknown-address", me.post, f"/api/tables/{table}/review/ask", **position, question="who", values={})
    played = game.lines[first:last]
    assert me.post(f"/api/tables/{table}/review/choices", move=judged["move"], lines=played)["lines"] == []
    tried = me.post(f"/api/tables/{table}/review/try", move=judged["move"], lines=played)
    assert (tried["cost"], tried["good"]) == (judged["cost"], not judged["judgement"])
    assert tried["variation"][0]["line"] == judged["best"]
    best = turn_from(bot("champion:64", "akrotiri", threads=1), game.at(first).view(judged["seat"]))
    assert me.post(f"/api/tables/{table}/review/try", move=judged["move"], lines=best)["variation"]
    for move, lines in ((judged["move"], ["fly home"]), (MOVES, ["end"]), (-1, ["end"]), (judged["move"], [])):
        refusal("malformed", me.post, f"/api/tables/{table}/review/try", move=move, lines=lines)


def test_only_what_was_played_to_the_end_is_reviewed(guest):
    me = guest()
    table = me.post("/api/tables", game="akrotiri", seats=[{"kind": "me"}, {"kind": "here", "name": "Ada"}])["table"]
    refusal("not-over", me.get, f"/api/tables/{table['id']}/review")
    refusal("not-over", me.post, f"/api/tables/{table['id']}/review/choices", move=0, lines=[])
    me.post(f"/api/tables/{table['id']}/resign", seat=1)
    refusal("no-review", me.post, f"/api/tables/{table['id']}/review")


def test_people_take_turns_in_the_queue():
    queue = Queue()
    for wish in ("a1", "a2", "a3"):
        queue.add("a", wish)
    queue.add("b", "b1")
    assert queue.order() == ["a1", "b1", "a2", "a3"]
    assert [queue.pop() for _ in range(4)] == ["a1", "b1", "a2", "a3"]
    assert len(queue) == 0


def test_reviews_get_only_the_time_that_bots_leave():
    """They and their questions are worked on beside the server, each in a process that all others come before."""
    made = Reviews(None)
    try:
        working = [made._process(work) for work in ("reviews", "questions")]
        assert [each.submit(os.getpriority, os.PRIO_PROCESS, 0).result() for each in working] == [LOWEST_PRIORITY] * 2
        assert len({os.getpid(), *(each.submit(os.getpid).result() for each in working)}) == 3
    finally:
        asyncio.run(made.stop())


def test_a_process_that_was_killed_is_replaced():
    made = Reviews(None)
    try:
        with pytest.raises(BrokenExecutor):
            made._give("reviews", lambda process: process.submit(os._exit, 1)).result()
        assert made._give("reviews", lambda process: process.submit(abs, -1)).result() == 1
    finally:
        asyncio.run(made.stop())


def test_a_person_can_wait_for_few_reviews_only():
    queue = Queue()
    for wish in range(MOST_EACH):
        queue.add("a", str(wish))
    with pytest.raises(Problem):
        queue.add("a", "one more")
    queue.add("b", "another's")


def test_many_people_do_not_make_the_queue_longer_than_it_may_be():
    queue = Queue()
    for person in range(MOST_WAITING):
        queue.add(str(person), "mine")
    with pytest.raises(Problem):
        queue.add("one more", "mine")


BAD = {
    "broken": [
        lambda record: record[: len(record) // 2],
        lambda _: b"1. e4 e5",
        lambda record: record.replace(b"[", b"{"),
    ],
    "rules": [lambda record: record.replace(b'"rules": 1', b'"rules": 99')],
    "game": [lambda record: record.replace(b'"akrotiri"', b'"chess"')],
    "line": [lambda record: record.replace(b'"lines": [', b'"lines": ["fly home", ')],
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", BAD)
def test_a_bad_record_is_refused_in_the_language_of_the_reader(guest, kind, language):
    game = antikythera.new("akrotiri", seed=1)
    game.play(game.legal[0])
    record, sentence = dumps(game.record()), Text(language)("server-bad-record-detail", kind=kind, reason="1")
    for change in BAD[kind]:
        answer = guest().http.post("/api/records", content=change(record), headers={"accept-language": language})
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-record")
        assert answer.json()["detail"] == sentence
