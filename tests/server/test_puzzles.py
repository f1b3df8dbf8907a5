"""Puzzles over the wire: what the solver sees, a wrong turn, the right one, and what nobody may ask."""

from __future__ import annotations

import pytest

from antikythera.bots import bot
from antikythera.puzzles import puzzles
from antikythera.review.turns import turn_from
from antikythera.server import reviews
from server.guests import refusal

GAMES = ("akrotiri", "tzolkin")


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved_by_its_turns_and_not_by_a_bad_one(guest, monkeypatch, game):
    monkeypatch.setattr(reviews, "_yield_to_others", None)  # a busy machine would never come to it
    me = guest()
    found = me.get(f"/api/games/{game}/puzzles")
    assert {each["id"] for each in found["puzzles"]} == {each.id for each in puzzles(game)}
    assert found["today"] in {each["id"] for each in found["puzzles"]}
    assert "turns" not in found["puzzles"][0]
    puzzle = puzzles(game)[-1]
    path = f"/api/games/{game}/puzzles/{puzzle.id}"
    view = puzzle.game().view(puzzle.game().seat)
    seen = me.post(f"{path}/position", lines=[])
    assert (seen["solver"], seen["legal"]) == (view.seat, list(view.legal))
    for turn in puzzle.turns:
        assert me.post(f"{path}/position", lines=turn)["legal"] == []
        assert me.post(f"{path}/try", lines=turn)["good"]
    assert [step["line"] for step in me.get(f"{path}/solution")["variation"]] == puzzle.turns[0]
    turns = (turn_from(bot("random", game, seed), view) for seed in range(100))
    bad = next(turn for turn in turns if not puzzle.is_solved_by(list(turn)))
    tried = me.post(f"{path}/try", lines=bad)
    assert tried["good"] == (tried["cost"]["share"] < 0.05)
    assert bool(tried["variation"]) == tried["good"]  # the solution stays secret
    assert me.post(f"{path}/why", lines=[], line=view.legal[0])["legal"]
    assert me.post(f"{path}/preview", lines=[], line=view.legal[0])["events"] is not None


def test_strange_questions_about_puzzles_are_refused(guest):
    me = guest()
    puzzle = puzzles("tzolkin")[0]
    path = f"/api/games/tzolkin/puzzles/{puzzle.id}"
    turn = puzzle.turns[0]
    for lines in (["fly home"], [*turn, "end"], ["end"] * 1000):
        refusal("malformed", me.post, f"{path}/position", lines=lines)
    refusal("malformed", me.post, f"{path}/try", lines=[])
    refusal("malformed", me.post, f"{path}/preview", lines=[], line="fly home")
    refusal("unknown-address", me.get, "/api/games/tzolkin/puzzles/nothing/solution")
    refusal("unknown-game", me.get, "/api/games/chess/puzzles")
