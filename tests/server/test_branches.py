"""Playing on from a moment of a game: of a finished game, or of a running one against bots."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import antikythera
from antikythera.record import dumps, loads
from antikythera.replays import replay
from server.guests import Guest, refusal

BOTH_HERE = [{"kind": "me"}, {"kind": "here", "name": "Ada"}]
AGAINST_A_BOT = [{"kind": "me"}, {"kind": "bot", "level": "random"}]


def branch(who: Guest, table: str, move: int, seats: list[dict[str, str]]) -> dict[str, Any]:
    answer = who.post(f"/api/tables/{table}/branch", move=move, seats=seats)
    return dict(answer["table"])


def finished(who: Guest, name: str) -> tuple[str, antikythera.Game]:
    """A table that shows a finished game."""
    game, chance = antikythera.new(name, 2, seed=5), random.Random(5)
    while not game.over:
        game.play(chance.choice(game.legal))
    record = dumps(game.record(["Ada", "Zoltán"]))
    return who.request("POST", "/api/records", content=record)["id"], game


@pytest.mark.parametrize("name", ["tzolkin", "akrotiri"])
def test_a_finished_game_is_played_on_with_the_same_deal_and_lines(guest, name):
    me = guest()
    origin, game = finished(me, name)
    table = branch(me, origin, 40, BOTH_HERE)
    assert (table["state"], table["moves"] <= 40, table["mine"]) == ("playing", True, [1, 2])
    assert [seat["name"] for seat in table["seats"]][1] == "Ada"
    seat = table["to_move"][0]
    now = me.look(table["id"], seat)
    assert now["legal"] == list(game.at(40).legal)
    me.play(table["id"], seat, now["number"], now["legal"][-1])
    me.post(f"/api/tables/{table['id']}/resign", seat=1)
    record = loads(json.dumps(me.get(f"/api/tables/{table['id']}/record")).encode())
    assert record.lines[:40] == game.lines[:40]
    assert record.seed == 5
    assert replay(record)


def test_others_may_play_on_from_a_finished_game_and_a_bot_answers(guest):
    host, other = guest(), guest()
    origin, game = finished(host, "tzolkin")
    move = next(move for move in range(9, 60) if game.at(move).seat == 2)
    table = branch(other, origin, move, AGAINST_A_BOT)
    assert table["mine"] == [1]
    other.wait(table["id"], lambda now: now["table"]["to_move"] == [1])


def test_where_all_choose_at_once_the_new_table_begins_before_the_first_choice(guest):
    me = guest()
    origin, _ = finished(me, "tzolkin")
    table = branch(me, origin, 1, BOTH_HERE)
    assert (table["moves"], table["to_move"]) == (0, [1, 2])


def test_what_a_player_cannot_know_of_a_running_game_is_dealt_again(guest):
    me = guest()
    origin = me.open("akrotiri", "me bot")["table"]["id"]
    now = me.wait(origin, lambda now: now["table"]["to_move"] == [1])
    copies = [branch(me, origin, now["moves"], AGAINST_A_BOT)["id"] for _ in range(6)]
    assert all(me.look(copy)["scene"] == now["scene"] for copy in copies)
    for table in (origin, *copies):
        me.post(f"/api/tables/{table}/resign", seat=1)
    first, *others = (me.get(f"/api/tables/{table}/record") for table in (origin, *copies))
    deal = antikythera.new("akrotiri", 2, seed=first["seed"]).position()
    positions = {other["position"] for other in others}
    assert len(positions) == len(others)
    assert deal not in positions


def test_a_running_game_is_played_on_by_its_only_player_from_the_own_seat_alone(guest):
    me, other = guest(), guest()
    alone = me.open("tzolkin", "me bot")["table"]["id"]
    company = me.open("tzolkin", "me open")["table"]["id"]
    other.take(company, 2)
    for who, table in ((me, company), (other, company), (other, alone)):
        refusal("not-over", branch, who, table, 0, AGAINST_A_BOT)
    for seats in (BOTH_HERE, AGAINST_A_BOT[::-1], [{"kind": "bot"}] * 2):
        refusal("bad-table", branch, me, alone, 0, seats)
    assert branch(me, alone, 0, AGAINST_A_BOT)["state"] == "playing"


def test_a_request_that_makes_no_sense_leaves_no_table(guest):
    me = guest()
    origin, game = finished(me, "tzolkin")
    for move in (-1, len(game.lines), len(game.lines) + 1):
        refusal("malformed", branch, me, origin, move, BOTH_HERE)
    for seats in ([], BOTH_HERE[:1], [*BOTH_HERE, {"kind": "me"}], [{"kind": "open"}] * 2):
        refusal("bad-table", branch, me, origin, 9, seats)
    refusal("unknown-table", branch, me, "nowhere", 0, BOTH_HERE)
    refusal("not-started", branch, me, me.open("tzolkin", "me open")["table"]["id"], 0, BOTH_HERE)
    assert [table["state"] for table in me.get("/api/tables?scope=mine")] == ["open"]
