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


@pytest.mark.parametrize("game", ["tzolkin", "akrotiri"])
def test_a_position_of_a_game_of_bots_can_be_changed(guest, game):
    me = guest()
    path = f"/api/games/{game}/positions"
    late = me.post(path, quarters=3)["position"]
    assert from_position(late).state["round"] > 3
    edited = me.post(path, position=late)
    name = {"tzolkin": "corn", "akrotiri": "money"}[game]
    value = fields(edited)[name, "1"] + 1
    changed = me.post(path, position=late, changes={name: {"1": value}})
    assert changed["wrong"] == []
    assert fields(changed)[name, "1"] == value
    refusal("malformed", me.post, path, quarters=4)


def test_what_the_rules_do_not_allow_is_named_and_changes_nothing(guest):
    me = guest()
    path = "/api/games/tzolkin/positions"
    dealt = me.post(path, players=2)
    wrong = me.post(path, position=dealt["position"], changes={"corn": {"1": 5}, "tech": {"1": {"theology": 9}}})
    assert wrong["wrong"] == ["tech"]
    assert wrong["position"] == dealt["position"]


def test_changes_may_be_possible_together_only(guest):
    me = guest()
    path = "/api/games/akrotiri/positions"
    first = me.post(path, quarters=2)
    free = {"cube": {}, "hold": {"1": {"red": 0}, "2": {"red": 0}}}
    for _, square, quadrant, colour in (key for key in fields(first) if key[0] == "cube"):
        free["cube"].setdefault(square, {}).setdefault(quadrant, {})[colour] = 0
    position = me.post(path, position=first["position"], changes=free)["position"]
    squares = list(free["cube"])
    many = {"cube": {square: {"nw": {"red": 2}} for square in squares[:4]}}  # all eight
    position = me.post(path, position=position, changes=many)["position"]
    cargo, fewer = {"hold": {"1": {"red": 1}}}, {"cube": {squares[0]: {"nw": {"red": 1}}}}
    assert me.post(path, position=position, changes=cargo)["wrong"] == ["hold"]
    assert me.post(path, position=position, changes=cargo | fewer)["wrong"] == []


def test_players_of_a_position_keep_their_maps(guest):
    """They were set up; only what no player knows is drawn again."""
    me = guest()
    path = "/api/games/akrotiri/positions"
    first = me.post(path, quarters=2)
    card = next(key[1] for key, owner in fields(first).items() if key[0] == "card" and not owner)
    edited = me.post(path, position=first["position"], changes={"card": {card: 1}})
    seats = [{"kind": "me"}, BOT]
    table = me.post(f"{path}/play", position=edited["position"], seats=seats)
    assert card in table["scene"]["players"][0]["maps"]


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


def hidden(me, table):
    """What is hidden at a table, after it was called off."""
    me.post(f"/api/tables/{table}/abort", agree=True)
    return from_position(me.get(f"/api/tables/{table}/record")["position"]).state["deck"].tolist()


def test_friends_get_a_link_to_a_position(guest):
    """The game begins when the last of them has sat down, and only then is the rest drawn."""
    me, friend = guest(), guest()
    game = new("tzolkin", 3, seed=4)
    game.edit(corn={"2": 20})
    seats = [{"kind": "me"}, {"kind": "open"}, BOT]
    opened = me.post("/api/games/tzolkin/positions/play", position=game.position(), seats=seats)
    table = opened["table"]["id"]
    assert (opened["table"]["state"], opened["table"]["in_the_middle"], opened["scene"]) == ("open", True, None)
    refusal("bad-table", me.request, "PUT", f"/api/tables/{table}/seats/2", json={"kind": "closed"})
    begun = friend.take(table, 2)
    assert begun["table"]["state"] == "playing"
    assert [player["corn"] for player in begun["scene"]["players"]][1] == 20
    assert hidden(me, table) != game.state["deck"].tolist()


def test_friends_play_on_from_a_moment_of_a_finished_game(guest):
    me, friend = guest(), guest()
    first = me.post("/api/tables", game="akrotiri", seats=[{"kind": "me"}, BOT])["table"]["id"]
    here = [{"kind": "me"}, {"kind": "open"}]
    refusal("bad-table", me.post, f"/api/tables/{first}/branch", move=0, seats=here)  # bots alone may play on with me
    me.post(f"/api/tables/{first}/resign", seat=1)
    table = me.post(f"/api/tables/{first}/branch", move=0, seats=here)["table"]["id"]
    assert friend.take(table, 2)["table"]["state"] == "playing"
    me.request("DELETE", f"/api/tables/{table}/seats/2")  # nobody has moved yet: a seat is free again
    assert me.get(f"/api/tables/{table}")["scene"] is None
