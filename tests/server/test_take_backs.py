"""Asking to take a turn back that has passed."""

from __future__ import annotations

import pytest

from antikythera.server.settings import ServerSettings
from server.backends import BOTH
from server.guests import Guest, keep_all, placing, refusal


def ask(who: Guest, table: str, seat: int):
    return who.post(f"/api/tables/{table}/take-back", seat=seat)


def answer(who: Guest, table: str, agree: bool):
    return who.post(f"/api/tables/{table}/take-back/answer", agree=agree)


def turn(who: Guest, table: str, seat: int) -> None:
    """Place a worker, and end the turn."""
    shown = who.look(table, seat)
    shown = who.play(table, seat, shown["number"], placing(shown))
    who.play(table, seat, shown["number"], "end")


@pytest.fixture
def table(guest):
    """A table of two, after the first turn."""
    one, two = guest(), guest()
    name = one.open(seats="me open")["table"]["id"]
    two.take(name, 2)
    keep_all({1: one, 2: two}, name)
    turn(one, name, 1)
    return name, one, two


def test_with_the_consent_of_the_others_a_turn_is_taken_back(table):
    name, one, two = table
    with two.live(name) as live:
        before = live.hear("snapshot")
        assert before["seat"] == 2
        assert ask(one, name, 1)["table"]["take_back"] == {"seat": 1, "move": 2, "agreed": []}
        assert live.until(lambda message: message["table"]["take_back"])["moves"] == 4
        answer(two, name, True)
        after = live.until(lambda message: not message["table"]["take_back"])
    assert (after["moves"], after["seat"], after["number"]) == (2, 1, 5)
    assert [(entry["kind"], entry["move"]) for entry in after["entries"]] == [("undo", 2)]
    assert after["scene"] != before["scene"]
    turn(one, name, 1)
    assert two.look(name)["legal"]
    kinds = [entry["kind"] for entry in two.get(f"/api/tables/{name}/log")]
    assert kinds == ["play"] * 4  # what was taken back is not told again


@BOTH
def test_a_turn_stays_taken_back_after_a_restart(database, here):
    settings = ServerSettings(database=database, limits=0, sweep_s=0.2)
    first = here(settings)
    one = Guest(first.url)
    name = one.open(seats="me here")["table"]["id"]
    keep_all({1: one, 2: one}, name)
    turn(one, name, 1)
    assert ask(one, name, 1)["table"]["to_move"] == [1]
    first.stop()
    again = one.at(here(settings).url)
    shown = again.look(name, 1)
    assert (shown["moves"], shown["number"], shown["table"]["to_move"]) == (2, 5, [1])
    turn(again, name, 1)
    assert again.look(name, 2)["legal"]


def test_who_refuses_or_plays_on_does_not_agree(table):
    name, one, two = table
    refusal("nothing-asked", answer, two, name, True)
    ask(one, name, 1)
    assert answer(two, name, False)["table"]["take_back"] is None
    ask(one, name, 1)
    assert answer(one, name, False)["table"]["take_back"] is None
    ask(one, name, 1)
    turn(two, name, 2)
    assert one.look(name)["table"]["take_back"] is None
    refusal("nothing-asked", answer, two, name, True)


def test_what_cannot_be_asked(table, guest):
    name, one, two = table
    refusal("revealed", ask, two, name, 2)  # the wealth tiles
    fresh = two.open(seats="me here")["table"]["id"]
    refusal("nothing-to-undo", ask, two, fresh, 1)
    refusal("not-your-seat", ask, two, name, 1)
    refusal("not-your-seat", ask, guest(), name, 1)
    ask(one, name, 1)
    refusal("not-seated", answer, guest(), name, True)
    one.post(f"/api/tables/{name}/resign", seat=1)
    refusal("not-playing", ask, one, name, 1)


def test_bots_always_agree(guest):
    one = guest()
    name = one.open(seats="me random")["table"]["id"]
    one.play(name, 1, 0, one.look(name)["legal"][0])
    one.wait(name, lambda shown: "place tikal" in shown["legal"])
    moves = one.look(name)["moves"]
    turn(one, name, 1)
    after = ask(one, name, 1)
    assert (after["moves"], after["table"]["take_back"]) == (moves, None)
    assert "place tikal" in after["legal"]


def test_what_was_seen_cannot_be_unseen(guest):
    """In Akrotiri a tile is drawn at the end of a turn."""
    one = guest()
    name = one.open("akrotiri", "me here")["table"]["id"]
    for _ in range(60):
        seat = one.look(name)["table"]["to_move"][0]
        shown = one.look(name, seat)
        one.play(name, seat, shown["number"], "end" if "end" in shown["legal"] else shown["legal"][0])
        if "end" in shown["legal"]:
            refusal("revealed", ask, one, name, seat)
            return
    raise AssertionError("no turn ended")
