"""Playing: legal lines, refusals, undo, tentative turns, choices that all make together, looking back."""

from __future__ import annotations

import random

import msgspec
import pytest

import antikythera
from antikythera.record import Deal
from server.guests import change_rules, keep_all, pick, placing, refusal


@pytest.fixture
def pair(guest):
    """Two people at a table of Tzolk'in that has begun, the first one to move."""
    one, two = guest(), guest()
    table = one.open(seats="me open")["table"]["id"]
    two.take(table, 2)
    keep_all({1: one, 2: two}, table)
    return one, two, table


def test_wealth_tiles_are_chosen_by_all_at_the_same_time(guest):
    one, two, watcher = guest(), guest(), guest()
    table = one.open(seats="me open")["table"]["id"]
    two.take(table, 2)
    later = two.look(table)
    assert (later["seat"], later["decision"], later["table"]["to_move"]) == (2, "wealth", [1, 2])
    chosen = two.play(table, 2, 0, later["legal"][0])
    assert (chosen["sealed"], chosen["number"], chosen["table"]["to_move"]) == (later["legal"][0], 0, [1])
    for other in (one, watcher):
        assert [seat["chosen"] for seat in other.look(table)["table"]["seats"]] == [False, True]
        assert other.look(table)["sealed"] is None
    assert two.play(table, 2, 0, later["legal"][3])["sealed"] == later["legal"][3]
    assert two.undo(table, 2, 0)["table"]["to_move"] == [1, 2]
    refusal("nothing-to-undo", two.undo, table, 2, 0)
    refusal("illegal", two.play, table, 2, 0, one.look(table)["legal"][0])
    two.play(table, 2, 0, later["legal"][1])
    first = one.look(table)["legal"][2]
    one.play(table, 1, 0, first)
    lines = [entry["line"] for entry in watcher.get(f"/api/tables/{table}/log")]
    assert lines == [first, later["legal"][1]]
    assert two.play(table, 2, 0, later["legal"][1])["number"] == 2  # sent again
    refusal("not-your-turn", two.play, table, 2, 0, later["legal"][2])


def test_a_turn_is_tentative_until_it_ends(pair):
    one, two, table = pair
    before = two.look(table)
    shown = one.look(table)
    line = placing(shown)
    mine = one.play(table, 1, 2, line)
    assert (mine["number"], mine["moves"], mine["confirmed"], mine["can_undo"]) == (3, 3, 2, True)
    assert mine["turn"][0]["name"].startswith("places")
    theirs = two.look(table)
    assert all(theirs[name] == before[name] for name in ("number", "moves", "scene"))
    assert one.look(table) == mine | {"table": one.look(table)["table"]}  # after a reload
    undone = one.undo(table, 1, 3)
    assert (undone["number"], undone["moves"], undone["can_undo"]) == (4, 2, False)
    refusal("nothing-to-undo", one.undo, table, 1, 4)
    one.play(table, 1, 4, line)
    one.play(table, 1, 5, "end")
    theirs = two.look(table)
    assert (theirs["number"], theirs["moves"], theirs["seat"]) == (6, 4, 2)
    log = two.get(f"/api/tables/{table}/log")
    assert [(entry["number"], entry["move"], entry["line"]) for entry in log[2:]] == [(5, 3, line), (6, 4, "end")]
    assert one.get(f"/api/tables/{table}/log") == log  # without what was undone
    seen = one.get(f"/api/tables/{table}/log?after=3")
    assert [(entry["kind"], entry["move"]) for entry in seen] == [("undo", 2), ("play", 3), ("play", 4)]
    refusal("not-your-turn", one.undo, table, 1, 6)


def test_a_whole_turn_can_be_taken_back(pair):
    one, _, table = pair
    number = 2
    for _ in range(2):
        legal = [line for line in one.look(table)["legal"] if line != "end"]
        number = one.play(table, 1, number, legal[0])["number"] if legal else number
    assert one.undo(table, 1, number, "turn")["moves"] == 2
    refusal("malformed", one.undo, table, 1, number + 1, "sideways")


def test_refusals_say_why_and_change_nothing(pair):
    one, two, table = pair
    before = one.look(table)
    illegal = refusal("illegal", one.play, table, 1, 2, "end")
    assert illegal["legal"] == before["legal"]
    assert illegal["reason"]["id"] == "tzolkin-why-nothing-done"
    assert refusal("illegal", one.play, table, 1, 2, "dance")["reason"] is None
    assert refusal("stale", one.play, table, 1, 1, "place tikal")["number"] == 2
    refusal("stale", one.play, table, 1, 3, "place tikal")
    refusal("not-your-turn", two.play, table, 2, 2, "place tikal")
    refusal("not-your-seat", two.play, table, 1, 2, "place tikal")
    refusal("not-your-seat", one.play, table, 3, 2, "place tikal")
    refusal("too-long", one.play, table, 1, 2, "place " * 50)
    refusal("unknown-table", one.play, "nowhere", 1, 2, "place tikal")
    after = one.look(table)
    assert (after["number"], after["scene"]) == (before["number"], before["scene"])


def test_sending_twice_has_no_second_effect(pair):
    one, _, table = pair
    line = one.look(table)["legal"][0]
    assert one.play(table, 1, 2, line)["number"] == 3
    assert one.play(table, 1, 2, line)["number"] == 3
    assert one.undo(table, 1, 3)["number"] == 4
    assert one.undo(table, 1, 3)["number"] == 4
    assert one.play(table, 1, 2, line)["number"] == 4


def test_a_question_about_a_position_of_the_past_is_no_mistake(pair):
    one, _, table = pair
    line = placing(one.look(table))
    asked = f"/api/tables/{table}/preview?line={line}"
    assert one.get(f"{asked}&number=2")["events"]
    one.play(table, 1, 2, line)
    one.play(table, 1, 3, "end")
    assert one.get(f"{asked}&number=2")["events"] == []
    refusal("illegal", one.get, f"{asked}&number=4")
    refusal("illegal", one.get, asked)


def test_questions_about_a_position(pair):
    one, two, table = pair
    line = placing(one.look(table))
    told = one.get(f"/api/tables/{table}/preview?line={line}")["events"]
    assert told[0]["name"].startswith("places")
    refusal("illegal", one.get, f"/api/tables/{table}/preview?line=end")
    assert one.get(f"/api/tables/{table}/why?line={line}") == {"legal": True, "reason": None}
    assert one.get(f"/api/tables/{table}/why?line=end")["reason"]["id"] == "tzolkin-why-nothing-done"
    assert two.get(f"/api/tables/{table}/why?line=end")["reason"]["id"] == "why-not-your-turn"
    refusal("malformed", one.get, f"/api/tables/{table}/why?line=dance")
    refusal("malformed", one.get, f"/api/tables/{table}/why")
    refusal("not-your-seat", two.get, f"/api/tables/{table}/preview?line={line}&seat=1")
    view = antikythera.view_from_position(two.get(f"/api/tables/{table}/position")["position"])
    assert (view.viewer, view.seat) == (2, 1)


def test_a_game_to_its_end_with_replay_record_and_summary(guest, tmp_path):
    one = guest()
    table = one.open(seats="me here")["table"]["id"]
    keep_all({1: one, 2: one}, table)
    chance = random.Random(3)
    shown, seat = one.look(table, 1), 1
    while shown["table"]["state"] == "playing":
        seat = shown["table"]["to_move"][0]
        shown = one.look(table, seat)
        shown = one.play(table, seat, shown["number"], pick(shown, chance))
    assert shown["table"]["outcome"]["winners"]
    watcher = guest()
    file = tmp_path / "record.json"
    file.write_bytes(watcher.http.get(f"/api/tables/{table}/record").content)
    game = antikythera.read(file)
    assert list(game.outcome.scores) == shown["table"]["outcome"]["scores"]
    lines = [entry["line"] for entry in watcher.get(f"/api/tables/{table}/log")]
    assert lines == game.lines
    for move in (0, 7, len(lines)):
        past = watcher.get(f"/api/tables/{table}/at/{move}?seat=1")
        assert (past["move"], past["decision"]) == (move, game.at(move).decision)
        assert past["entry"] is None if move == 0 else past["entry"]["line"] == lines[move - 1]
    refusal("malformed", watcher.get, f"/api/tables/{table}/at/{len(lines) + 1}")
    summary = watcher.get(f"/api/tables/{table}/summary")
    assert summary["points_by_round"][-1]["points"] == list(game.outcome.scores)
    assert [sum(told["sources"].values()) for told in summary["scores_by_source"]] == list(game.outcome.scores)
    imported = watcher.request("POST", "/api/records", content=file.read_bytes())
    assert (imported["state"], imported["outcome"]) == ("over", shown["table"]["outcome"])
    assert watcher.http.get(f"/api/tables/{imported['id']}/record").json()["lines"] == lines
    refusal("bad-record", watcher.request, "POST", "/api/records", content=b'{"format": "other"}')
    refusal("bad-record", watcher.request, "POST", "/api/records", content=file.read_bytes().replace(b"keep", b"kepp"))


def test_what_happened_since_my_last_turn(pair):
    one, two, table = pair
    line = placing(one.look(table))
    one.play(table, 1, 2, line)
    one.play(table, 1, 3, "end")
    since = two.get(f"/api/tables/{table}/since")
    assert since["after"] == 2
    assert [entry["line"] for entry in since["entries"]] == [line, "end"]
    assert one.get(f"/api/tables/{table}/since")["entries"] == []
    assert len(two.get(f"/api/tables/{table}/log?after=3")) == 1
    refusal("malformed", two.get, f"/api/tables/{table}/log?after=-1")


@pytest.fixture
def stranded(pair, module_folder, monkeypatch):
    """A pair in the middle of a game whose rules have changed."""
    one, two, table = pair
    keep = len(one.get(f"/api/tables/{table}/log"))
    one.play(table, 1, one.look(table)["number"], placing(one.look(table)))
    monkeypatch.setattr("antikythera.server.snapshot.EARLY_MOVES", 0)
    change_rules(module_folder / "tables.db", table)
    return one, two, table, keep


def test_a_game_by_other_rules_cannot_be_played_but_kept(stranded):
    one, two, table, keep = stranded
    refusal("other-rules", one.play, table, 1, 2, "end")
    refusal("other-rules", one.get, f"/api/tables/{table}/position")
    assert len(one.get(f"/api/tables/{table}/log?seat=1")) == keep + 1
    assert len(two.get(f"/api/tables/{table}/log?seat=2")) == keep
    record = two.get(f"/api/tables/{table}/record")
    assert (len(record["lines"]), record["view"], "seed" in record, "deal" in record) == (keep, "", False, False)
    assert record["lines"] == [entry["line"] for entry in two.get(f"/api/tables/{table}/log")]


def test_a_game_by_other_rules_ends_by_agreement(stranded):
    one, two, table, keep = stranded
    assert one.look(table)["table"]["can_abort"]
    one.post(f"/api/tables/{table}/abort")
    assert two.look(table)["table"]["state"] == "playing"
    two.post(f"/api/tables/{table}/abort")
    shown = two.look(table)["table"]
    assert (shown["state"], shown["to_move"], shown["moves"]) == ("aborted", [], keep + 1)
    record = two.get(f"/api/tables/{table}/record")
    assert len(record["lines"]) == keep + 1
    assert all(record["lines"])
    assert record["seed"] == msgspec.convert(record["deal"], Deal).seed


def test_a_player_may_resign_from_a_game_by_other_rules(stranded):
    one, two, table, _ = stranded
    assert one.post(f"/api/tables/{table}/resign", seat=1)["table"]["state"] == "aborted"
    assert two.look(table)["table"]["seats"][0]["resigned"]


def test_bots_leave_a_game_by_other_rules_alone(guest, module_folder, capfd):
    one = guest()
    table = one.open("akrotiri", "me open")["table"]["id"]
    one.post(f"/api/tables/{table}/start", level="random")
    one.wait(table, lambda shown: shown["table"]["to_move"] == [1])
    change_rules(module_folder / "tables.db", table, "to_move = '[2]', bot_due = true")
    other = one.open("akrotiri", "random me")["table"]["id"]
    one.wait(other, lambda shown: shown["table"]["to_move"] == [2])  # a sweep has come by
    shown = one.look(table)
    assert (shown["table"]["state"], shown["table"]["to_move"], shown["thinking"]) == ("playing", [2], [2])
    assert "AssertionError" not in capfd.readouterr().err
