"""Questions that only one game has: answered by its explain module, for what the viewer may know."""

from __future__ import annotations

import random
from urllib.parse import urlencode

import pytest

import antikythera
from antikythera.record import dumps
from server.guests import keep_all, refusal
from tzolkin.table import begin, give, worker

SITE = ("x", "y", "quadrant")


def ask(who, table, question, **values):
    return who.get(f"/api/tables/{table}/ask/{question}?{urlencode(values)}")


@pytest.fixture
def dug(guest):
    """A table that shows a game of Akrotiri in which a map can be dug after the last line, and that game."""
    game, chance = antikythera.new("akrotiri", seed=28, analysis=False), random.Random(28)
    while not any(line.startswith("dig") for line in game.legal):
        game.play(chance.choice(list(game.legal)))
    one = guest()
    table = one.request("POST", "/api/records", content=dumps(game.record()))["id"]
    return one, table, game


def test_where_a_map_can_be_dug(dug):
    one, table, game = dug
    legal = {line for line in game.legal if line.startswith("dig")}
    card = min(legal).split()[1]
    answer = ask(one, table, "dig", seat=game.seat, map=card)
    assert set(answer) == {"sites"}
    sites = {" ".join(["dig", card, *(str(site[part]) for part in SITE)]) for site in answer["sites"]}
    assert sites & legal == {line for line in legal if line.split()[1] == card}
    for site in answer["sites"]:
        proof = ask(one, table, "dig", seat=game.seat, map=card, **site)["proof"]
        assert proof
        assert all(part["holds"] and part["missing"] == 0 for part in proof)


def test_why_a_map_cannot_be_dug_at_a_site(dug):
    one, table, game = dug
    card = next(line for line in game.legal if line.startswith("dig")).split()[1]
    sites = ask(one, table, "dig", seat=game.seat, map=card)["sites"]
    wrong = [{**site, "quadrant": other} for site in sites for other in ("nw", "ne", "sw", "se")]
    wrong = [site for site in wrong if site not in sites]
    proofs = [ask(one, table, "dig", seat=game.seat, map=card, **site)["proof"] for site in wrong]
    assert any(part["missing"] for proof in proofs for part in proof)
    assert all(part["missing"] == max(0, part["wanted"] - part["found"]) for proof in proofs for part in proof)


def test_where_a_map_could_be_dug_before(guest):
    """A tile that was laid later is not a site yet."""
    one = guest()
    table = one.open("akrotiri", "me here")["table"]["id"]
    line = ""
    while not line.startswith("tile"):
        shown = one.look(table, one.look(table)["hand_over"])
        line = shown["legal"][0]
        laid = one.play(table, shown["seat"], shown["number"], line)
    _, x, y, _ = line.split()
    site = {"seat": shown["seat"], "map": "E01", "x": x, "y": y, "quadrant": "nw"}
    now = ask(one, table, "dig", **site)
    assert now["proof"]
    assert ask(one, table, "dig", **site, move=laid["moves"]) == now
    for move in (laid["moves"] - 1, laid["moves"] + 1):
        refusal("malformed", ask, one, table, "dig", **site, move=move)


@pytest.mark.parametrize(
    "values",
    [
        {},
        {"map": "E99"},
        {"map": "E01", "x": 9, "y": 9, "quadrant": "nw"},
        {"map": "E01", "x": "a", "y": 0, "quadrant": "nw"},
        {"map": "E01", "x": 0},
    ],
)
def test_wrong_and_missing_values_are_refused(guest, values):
    one = guest()
    table = one.open("akrotiri", "me here")["table"]["id"]
    problem = refusal("malformed", ask, one, table, "dig", seat=1, **values)
    assert problem["status"] == 400


def test_a_game_answers_its_own_questions_only(guest):
    one = guest()
    table = one.open()["table"]["id"]
    assert refusal("unknown-address", ask, one, table, "dig", map="E01")["status"] == 404
    refusal("not-your-seat", ask, one, table, "helped", seat=2, line="end")


def test_which_technologies_helped(guest):
    game = begin(2)
    give(game, 1, corn=9, agriculture=2)
    worker(game, 1, "palenque", 1)
    game = type(game)._at(game.rules, game.states, False)
    lines = ("pick palenque 1", "act palenque 1", "end")
    for line in lines:
        game.play(line)
    one = guest()
    table = one.request("POST", "/api/records", content=dumps(game.record()))["id"]
    found = [ask(one, table, "helped", move=move, line=line)["technologies"] for move, line in enumerate(lines)]
    assert found == [[], ["agriculture"], []]
    refusal("malformed", ask, one, table, "helped", move=0)
    refusal("malformed", ask, one, table, "helped", move=0, line="dance")
    for move in (-1, 4):
        refusal("malformed", ask, one, table, "helped", move=move, line="end")


def test_what_others_can_still_undo_cannot_be_asked_for(guest):
    one, two = guest(), guest()
    table = one.open(seats="me open")["table"]["id"]
    two.take(table, 2)
    keep_all({1: one, 2: two}, table)
    one.play(table, 1, 2, one.look(table)["legal"][0])
    assert ask(one, table, "helped", move=3, line="end") == {"technologies": []}
    refusal("malformed", ask, two, table, "helped", move=3, line="end")
