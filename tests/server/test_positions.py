"""The editor over the wire: changes that the rules allow, those that they do not, links, and tables."""

from __future__ import annotations

import pytest

from antikythera.game import from_position, new
from server.guests import refusal

BOT = {"kind": "bot", "level": "random"}


def fields(edited):
    return {(field["name"], *cell["keys"]): cell["value"] for field in edited["fields"] for cell in field["cells"]}


def test_a_position_is_changed_and_played(guest):
    me = guest()
    path = "/api/games/tzolkin/positions"
    dealt = me.post(path, players=3)
    assert dealt["players"] == 3
    assert fields(dealt)["corn", "1"] == 0
    edited = me.post(path, position=dealt["position"], changes={"corn": {"2": 20}, "points": {"1": 7.25}})
    assert edited["wrong"] == []
    assert (fields(edited)["corn", "2"], fields(edited)["points", "1"]) == (20, 7.25)
    assert me.post(path, position=edited["position"])["fields"] == edited["fields"]  # a link has all of it
    table = me.post(f"{path}/play", position=edited["position"], seats=[{"kind": "me"}, BOT, BOT])
    assert table["table"]["players"] == 3
    assert [player["corn"] for player in table["scene"]["players"]][1] == 20


def test_what_the_rules_do_not_allow_is_named_and_changes_nothing(guest):
    me = guest()
    path = "/api/games/tzolkin/positions"
    dealt = me.post(path, players=2)
    wrong = me.post(path, position=dealt["position"], changes={"corn": {"1": 5}, "tech": {"1": {"theology": 9}}})
    assert wrong["wrong"] == ["tech"]
    assert wrong["position"] == dealt["position"]


def test_changes_may_be_possible_together_only(guest):
    game = new("akrotiri", seed=1)
    position, colours = game.position(), game.describe()["market"]
    me = guest()
    path = "/api/games/akrotiri/positions"
    colour = next(iter(colours))
    less, cargo = {"market": {colour: colours[colour] - 1}}, {"hold": {"1": {colour: 1}}}
    assert me.post(path, position=position, changes=less)["wrong"] == ["market"]
    assert me.post(path, position=position, changes=less | cargo)["wrong"] == []


def test_what_is_hidden_is_drawn_again(guest):
    me = guest()
    game = new("tzolkin", 2, seed=4)
    seats = [{"kind": "me"}, {"kind": "here", "name": "Ada"}]
    table = me.post("/api/games/tzolkin/positions/play", position=game.position(), seats=seats)["table"]["id"]
    me.post(f"/api/tables/{table}/abort", agree=True)
    start = from_position(me.get(f"/api/tables/{table}/record")["position"])
    assert start.state["deck"].tolist() != game.state["deck"].tolist()
    assert start.describe()["row"] == game.describe()["row"]


def test_a_moment_of_a_running_game_cannot_be_edited(guest):
    me = guest()
    table = me.post("/api/tables", game="tzolkin", seats=[{"kind": "me"}, BOT])["table"]["id"]
    refusal("not-over", me.post, "/api/games/tzolkin/positions", table=table, move=0)
    me.post(f"/api/tables/{table}/resign", seat=1)
    assert me.post("/api/games/tzolkin/positions", table=table, move=0)["players"] == 2
    refusal("malformed", me.post, "/api/games/tzolkin/positions", table=table, move=999)


@pytest.mark.parametrize("position", ["", "tzolkin-1-AAAA", "tzolkin-9-AAAA", "x" * 5000, "akrotiri-1-!"])
def test_strange_positions_are_refused(guest, position):
    refusal("bad-position", guest().post, "/api/games/tzolkin/positions", position=position)


def test_strange_changes_are_refused(guest):
    me = guest()
    other = new("akrotiri", seed=1).position()
    refusal("bad-position", me.post, "/api/games/tzolkin/positions", position=other)
    refusal("unknown-game", me.post, "/api/games/chess/positions")
    refusal("malformed", me.post, "/api/games/tzolkin/positions", changes={"deck": []})
    refusal("malformed", me.post, "/api/games/tzolkin/positions", players=9)
    for corn in (-1, {"1": "many"}, {"9": 1}, {"1": 10**30}, [1] * 99):
        assert me.post("/api/games/tzolkin/positions", changes={"corn": corn})["wrong"] == ["corn"]
