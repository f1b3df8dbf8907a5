"""Tables and seats: opened, filled, listed, started, called off, given up, played again."""

from __future__ import annotations

import random

import pytest

from antikythera.server.settings import ServerSettings
from antikythera.server.snapshot import EARLY_MOVES
from server.backends import BOTH
from server.guests import Guest, keep_all, refusal


@BOTH
def test_a_table_fills_and_starts_by_itself(database, here):
    """Also the first thing to run on every database: opened, listed, taken, left, taken, dealt, played."""
    server = here(ServerSettings(database=database, limits=0, sweep_s=0.2))
    one, two = Guest(server.url), Guest(server.url)
    table = one.open(seats="me open", public=True)["table"]
    assert (table["state"], table["mine"], table["to_move"]) == ("open", [1], [])
    assert table["commitment"]
    assert [t["id"] for t in two.get("/api/tables?scope=open")] == [table["id"]]
    two.take(table["id"], 2, name="  Ada\tL. ")
    assert one.look(table["id"])["table"]["state"] == "playing"
    assert one.look(table["id"])["table"]["seats"][1]["name"] == "Ada L."
    assert two.get("/api/tables?scope=open") == []
    assert [t["mine"] for t in two.get("/api/tables?scope=mine")] == [[2]]
    keep_all({1: one, 2: two}, table["id"])
    shown = one.look(table["id"])
    assert (shown["number"], shown["seat"], shown["decision"]) == (2, 1, "turn")


def test_seats_are_taken_once_and_left_before_the_start(guest):
    one, two, three = guest(), guest(), guest()
    table = one.open(seats="me open open")["table"]["id"]
    two.take(table, 2)
    two.take(table, 2)
    refusal("seat-taken", three.take, table, 2)
    refusal("not-your-seat", three.request, "DELETE", f"/api/tables/{table}/seats/2")
    two.request("DELETE", f"/api/tables/{table}/seats/2")
    three.take(table, 2)
    two.take(table, 3)
    refusal("full", guest().take, table, 3)
    refusal("already-started", two.request, "DELETE", f"/api/tables/{table}/seats/3")


def test_the_host_may_start_with_bots_on_open_seats(guest):
    one, two = guest(), guest()
    table = one.open(seats="me open open")["table"]["id"]
    refusal("not-host", two.post, f"/api/tables/{table}/start")
    shown = one.post(f"/api/tables/{table}/start", level="random")
    assert [seat["kind"] for seat in shown["table"]["seats"]] == ["person", "bot", "bot"]
    refusal("already-started", one.post, f"/api/tables/{table}/start")


@pytest.mark.parametrize(
    "wish, code",
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "tzolkin", "players": 5}, "bad-table"),
        ({"game": "akrotiri", "players": 3}, "bad-table"),
        ({"game": "akrotiri", "options": ["volcano"]}, "bad-table"),
        ({"game": "tzolkin", "pace": "soon"}, "bad-table"),
        ({"game": "tzolkin", "clock": {"days": -1}}, "bad-table"),
        ({"game": "tzolkin", "clock": {"bank_s": 5}}, "bad-table"),
        ({"game": "tzolkin", "clock": {"bank_s": 0, "increment_s": 0}}, "bad-table"),
        ({"game": "tzolkin", "clock": {"days": 0}}, "bad-table"),
        ({"game": "tzolkin", "seats": [{"kind": "bot"}] * 2}, "bad-table"),
        ({"game": "tzolkin", "seats": [{"kind": "throne"}]}, "bad-table"),
        ({"game": "tzolkin", "seats": [{"kind": "bot", "level": "god"}]}, "bad-table"),
        ({"game": "tzolkin", "seats": [{"kind": "open"}] * 5}, "bad-table"),
        ({"game": "tzolkin", "webhook": "https://example.org/x"}, "alerts-off"),
        ({"game": "tzolkin", "contribution": "not hexadecimal"}, "malformed"),
        ({"game": "tzolkin", "surprise": 1}, "malformed"),
        ({}, "malformed"),
    ],
)
def test_impossible_tables_are_refused(guest, wish, code):
    refusal(code, guest().post, "/api/tables", **wish)


def test_a_rematch_has_the_same_people_one_seat_further(guest):
    one, two = guest(), guest()
    old = one.open(seats="me open random")["table"]["id"]
    two.take(old, 2)
    refusal("not-over", one.post, f"/api/tables/{old}/rematch")
    one.post(f"/api/tables/{old}/abort")
    new = one.post(f"/api/tables/{old}/rematch", contribution="abc")["table"]
    assert [seat["kind"] for seat in new["seats"]] == ["bot", "person", "open"]
    assert one.look(old)["table"]["rematch"] == new["id"]
    refusal("reserved", guest().take, new["id"], 3)
    joined = two.post(f"/api/tables/{old}/rematch")["table"]
    assert (joined["id"], joined["state"], joined["mine"]) == (new["id"], "playing", [3])


def test_a_game_is_called_off_when_all_agree_in_its_first_moves(guest):
    one, two = guest(), guest()
    table = one.open(seats="me open")["table"]["id"]
    refusal("not-host", two.post, f"/api/tables/{table}/abort")
    two.take(table, 2)
    refusal("not-seated", guest().post, f"/api/tables/{table}/abort")
    keep_all({1: one, 2: two}, table)
    assert one.post(f"/api/tables/{table}/abort")["table"]["state"] == "playing"
    assert two.look(table)["table"]["seats"][0]["wants_abort"]
    one.post(f"/api/tables/{table}/abort", agree=False)
    assert two.post(f"/api/tables/{table}/abort")["table"]["state"] == "playing"
    assert one.post(f"/api/tables/{table}/abort")["table"]["state"] == "aborted"
    refusal("not-playing", one.play, table, 1, 2, "place tikal")


def test_after_its_first_moves_a_game_is_not_called_off(guest):
    one, chance = guest(), random.Random(1)
    two = guest()
    table = one.open("akrotiri", "me open")["table"]["id"]
    two.take(table, 2)
    for _ in range(2 * EARLY_MOVES + 1):
        seat = one.look(table)["table"]["to_move"][0]
        who = (one, two)[seat - 1]
        shown = who.look(table, seat)
        who.play(table, seat, shown["number"], chance.choice(shown["legal"]))
    assert not one.look(table)["table"]["can_abort"]
    refusal("too-late", one.post, f"/api/tables/{table}/abort")


def test_a_game_against_bots_alone_is_called_off_at_any_time(guest):
    one = guest()
    table = one.open("akrotiri", "me here")["table"]["id"]
    chance = random.Random(1)
    for _ in range(2 * EARLY_MOVES + 1):
        seat = one.look(table)["table"]["to_move"][0]
        shown = one.look(table, seat)
        one.play(table, seat, shown["number"], chance.choice(shown["legal"]))
    assert one.look(table)["table"]["can_abort"]
    assert one.post(f"/api/tables/{table}/abort")["table"]["state"] == "aborted"
    assert table not in [t["id"] for t in one.get("/api/tables?scope=mine")]


def test_the_host_calls_a_game_off_before_its_first_move(guest):
    one, two = guest(), guest()
    table = one.open(seats="me open")["table"]["id"]
    two.take(table, 2)
    assert two.post(f"/api/tables/{table}/abort")["table"]["state"] == "playing"
    assert one.post(f"/api/tables/{table}/abort")["table"]["state"] == "aborted"


def test_who_resigns_comes_last_and_a_bot_plays_on(guest):
    one, two = guest(), guest()
    table = one.open(seats="me open random")["table"]["id"]
    two.take(table, 2)
    keep_all({1: one, 2: two}, table)
    refusal("not-your-seat", one.post, f"/api/tables/{table}/resign", seat=2)
    shown = one.post(f"/api/tables/{table}/resign", seat=1)["table"]
    assert (shown["state"], shown["seats"][0]["resigned"], shown["seats"][0]["stand_in"]) == ("playing", True, "casual")
    refusal("stand-in", one.play, table, 1, 3, "end")
    refusal("not-playing", one.post, f"/api/tables/{table}/replace", seat=1)
    shown = two.post(f"/api/tables/{table}/resign", seat=2)["table"]  # no person is left: it is over
    assert (shown["state"], shown["outcome"]["winners"], shown["outcome"]["ranks"]) == ("over", [3], [2, 2, 1])


def test_resigning_ends_a_game_of_two(guest):
    one, two = guest(), guest()
    table = one.open("akrotiri", "me open")["table"]["id"]
    two.take(table, 2)
    outcome = one.post(f"/api/tables/{table}/resign", seat=1)["table"]["outcome"]
    assert (outcome["winners"], outcome["ranks"]) == ([2], [2, 1])


def test_out_of_time_the_others_give_a_seat_to_a_bot_and_its_owner_comes_back(guest):
    one, two = guest(), guest()
    table = one.open("akrotiri", "me open", clock={"bank_s": 1, "increment_s": 0})["table"]["id"]
    two.take(table, 2)
    assert two.wait(table, lambda s: s["table"]["seats"][0]["out_of_time"])["table"]["seats"][0]["clock_ms"] <= 0
    refusal("not-seated", guest().post, f"/api/tables/{table}/replace", seat=1, level="casual")
    refusal("not-out-of-time", two.post, f"/api/tables/{table}/replace", seat=2, level="casual")
    for weak in ("random", "beginner", "novice"):  # nobody throws an absent player's game away
        refusal("bad-table", two.post, f"/api/tables/{table}/replace", seat=1, level=weak)
    two.post(f"/api/tables/{table}/replace", seat=1, level="casual")
    shown = two.wait(table, lambda s: s["legal"])
    assert shown["table"]["seats"][0]["stand_in"] == "casual"
    seat = one.post(f"/api/tables/{table}/replace", seat=1)["table"]["seats"][0]
    assert seat["stand_in"] is None
    assert seat["clock_ms"] > 50_000
    refusal("not-your-seat", two.post, f"/api/tables/{table}/replace", seat=1)


def test_a_seat_with_time_left_is_not_given_away(guest):
    one, two = guest(), guest()
    table = one.open("akrotiri", "me open", pace="days", clock={"days": 2})["table"]["id"]
    two.take(table, 2)
    seat = two.look(table)["table"]["seats"][0]
    assert seat["clock_runs"]
    assert 0 < seat["clock_ms"] <= 2 * 86_400_000
    refusal("not-out-of-time", two.post, f"/api/tables/{table}/replace", seat=1, level="casual")


def test_several_seats_of_one_browser_have_secrets_from_each_other(guest):
    one = guest()
    shown = one.open(seats="me here")
    table = shown["table"]
    assert (table["hot_seat"], table["mine"]) == (True, [1, 2])
    assert (shown["viewer"], shown["hand_over"], shown["legal"]) == (0, 1, [])
    assert [player["dealt"] for player in shown["scene"]["players"]] == [None, None]
    looked = one.look(table["id"], 1)
    assert (looked["viewer"], looked["hand_over"], len(looked["legal"])) == (1, None, 6)
    one.play(table["id"], 1, 0, looked["legal"][0])
    shown = one.look(table["id"])
    assert (shown["viewer"], shown["hand_over"], shown["table"]["to_move"]) == (0, 2, [2])
    assert one.look(table["id"], 2)["viewer"] == 2


def test_those_who_watch_see_what_is_public_and_after_the_end_everything(guest):
    one, watcher = guest(), guest()
    table = one.open("akrotiri", "me here", public=True)["table"]["id"]
    assert table in [t["id"] for t in watcher.get("/api/tables?scope=watch")]
    refusal("not-your-seat", watcher.look, table, 1)
    assert watcher.look(table)["viewer"] == 0
    assert "seed" not in watcher.get(f"/api/tables/{table}/record")
    refusal("not-over", watcher.get, f"/api/tables/{table}/summary")
    one.post(f"/api/tables/{table}/resign", seat=1)
    assert watcher.look(table, 1)["viewer"] == 1
    assert "seed" in watcher.get(f"/api/tables/{table}/record")
    assert table in [t["id"] for t in watcher.get("/api/tables?scope=finished")]


def test_the_invitation_is_a_picture_of_an_address_that_a_phone_can_reach(guest, here, tmp_path):
    one = guest()
    refusal("only-here", one.get, f"/api/tables/{one.open(seats='me open')['table']['id']}/qr")
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    two = Guest(here(ServerSettings(database=database, limits=0, public_url="https://p.example/")).url)
    assert two.get(f"/api/tables/{two.open(seats='me open')['table']['id']}/qr").startswith(b"<?xml")


def test_lists_have_pages(guest):
    one = guest()
    opened = [one.open(seats="me open")["table"]["id"] for _ in range(51)]
    first = one.get("/api/tables?scope=mine")
    rest = one.get(f"/api/tables?scope=mine&after={first[-1]['id']}")
    assert [t["id"] for t in first + rest] == opened[::-1]
    refusal("malformed", one.get, "/api/tables?scope=all")
