"""The puzzles that come with the games, and how they are mined."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from msgspec import structs
from typer.testing import CliRunner

from antikythera.bots import LEVELS
from antikythera.cli import app
from antikythera.puzzles import mine as miner
from antikythera.puzzles import puzzle_of_the_day, puzzles
from antikythera.puzzles.mine import puzzle_at
from antikythera.puzzles.puzzle import read
from antikythera.puzzles.rating import RATINGS, rate
from antikythera.review.turns import is_over, play, turn_around

GAMES = ("akrotiri", "tzolkin")


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_has_whole_turns_that_lead_to_different_positions(game):
    every = puzzles(game)
    assert len({puzzle.id for puzzle in every}) == len({puzzle.position for puzzle in every}) == len(every) > 0
    for puzzle in every:
        start = puzzle.game()
        ends = [play(start, turn) for turn in puzzle.turns]
        assert all(is_over(start, end) for end in ends)
        assert len({end.states.tobytes() for end in ends}) == len(ends)
        assert all(puzzle.is_solved_by(turn) for turn in puzzle.turns)
        assert puzzle.themes
        assert puzzle.lost >= 0.07
        assert abs(puzzle.rating - rate(puzzle.found)) <= 5  # the shares are rounded


def test_there_is_another_puzzle_every_day():
    first, count = date(2026, 11, 16), len(puzzles("tzolkin"))
    days = [puzzle_of_the_day("tzolkin", first + timedelta(days=day)).id for day in range(count)]
    assert len(set(days)) == count


def test_what_weak_levels_find_is_rated_low():
    nobody = dict.fromkeys(LEVELS, 0.0)
    everybody = dict.fromkeys(LEVELS, 1.0)
    some = nobody | {"champion": 1.0, "expert": 1.0}
    assert rate(everybody) < rate(some) < rate(nobody)
    assert RATINGS["beginner"] < rate(some) < RATINGS["champion"] + 400


def test_a_turn_is_found_around_a_move():
    game = play(puzzles("tzolkin")[0].game(), puzzles("tzolkin")[0].turns[0])
    assert turn_around(game, 0) == turn_around(game, len(game.actions) - 1) == (0, len(game.actions))


def test_a_puzzle_is_found_again():
    known = min(puzzles("tzolkin"), key=lambda puzzle: puzzle.seed)
    assert puzzle_at(known.game(), known.seed) == known


def test_mining_continues_where_it_stopped(tmp_path, monkeypatch):
    known = puzzles("tzolkin")[0]
    file = tmp_path / "puzzles.jsonl"
    monkeypatch.setattr(miner, "mine", lambda game, players, seed: [structs.replace(known, seed=seed)])
    arguments = ["puzzles", "mine", "tzolkin", "--out", str(file), "--games", "2"]
    for _ in range(2):
        assert CliRunner().invoke(app, arguments).exit_code == 0
    assert [puzzle.seed for puzzle in read(file)] == [0, 1, 2, 3]
