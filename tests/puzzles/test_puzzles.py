"""The puzzles that come with the games, and how they are mined."""

from __future__ import annotations

import random
from datetime import date, timedelta

import pytest
from msgspec import structs
from typer.testing import CliRunner

from antikythera.bots import LEVELS, level
from antikythera.cli import app
from antikythera.puzzles import mine as miner
from antikythera.puzzles import puzzle_of_the_day, puzzles
from antikythera.puzzles.candidates import best_turns
from antikythera.puzzles.mine import puzzle_at
from antikythera.puzzles.puzzle import merged, read, written
from antikythera.puzzles.rating import RATINGS, rate
from antikythera.review import search
from antikythera.review.turns import is_over, play, turn_around

GAMES = {"akrotiri": 150, "tzolkin": 300}
"""With how many puzzles each has at least."""
SAMPLE = 40
"""Puzzles that are played; all others are only read."""


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_has_whole_turns_that_lead_to_different_positions(game):
    every = puzzles(game)
    assert (
        len({puzzle.id for puzzle in every}) == len({puzzle.position for puzzle in every}) == len(every) >= GAMES[game]
    )
    for puzzle in random.Random(0).sample(every, min(SAMPLE, len(every))):
        start = puzzle.game()
        ends = [play(start, turn) for turn in puzzle.turns]
        assert all(is_over(start, end) for end in ends)
        assert len({end.states.tobytes() for end in ends}) == len(ends)
        assert all(puzzle.is_solved_by(turn) for turn in puzzle.turns)
    for puzzle in every:
        assert puzzle.themes
        assert puzzle.lost >= miner.KEPT
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


@pytest.mark.slow
def test_a_puzzle_is_found_again():
    hard = [puzzle for puzzle in puzzles("tzolkin") if not any(puzzle.found[level] for level in miner.WEAK)]
    known = max(hard, key=lambda puzzle: puzzle.seed)  # mined with the champion of today
    found = puzzle_at(known.game(), known.seed)
    assert found is not None
    # On another processor a net's sums differ in their last digits, and a search with it plays another simulation.
    assert found.lost == pytest.approx(known.lost, abs=0.05)
    assert structs.replace(found, lost=known.lost) == known


@pytest.fixture(scope="module")
def checked():
    """A puzzle, and what the champion of today thinks of it."""
    known = puzzles("akrotiri")[0]
    confirmed = miner.again(known)
    assert confirmed is not None
    return known, confirmed


@pytest.mark.slow
def test_a_puzzle_is_confirmed_with_its_solution_alone(checked):
    known, confirmed = checked
    assert all(map(known.is_solved_by, confirmed.turns))
    turn = next(turn for turn in best_turns(known.game().view(known.game().seat)) if not known.is_solved_by(list(turn)))
    assert miner.again(structs.replace(known, turns=[list(turn)])) is None


@pytest.mark.slow
def test_a_check_asks_for_less_than_the_miner(checked, monkeypatch):
    known, confirmed = checked
    assert miner.EQUAL < miner.KEPT < miner.CLEAR
    monkeypatch.setattr(miner, "KEPT", confirmed.lost + 0.01)
    assert miner.again(known) is None


@pytest.mark.slow
def test_a_check_adds_the_turns_that_are_as_good():
    known = next(puzzle for puzzle in puzzles("tzolkin") if len(puzzle.turns) > 1)
    confirmed = miner.again(structs.replace(known, turns=known.turns[-1:]))
    assert confirmed is not None
    assert len(confirmed.turns) == len(known.turns)
    assert all(map(known.is_solved_by, confirmed.turns))


@pytest.fixture
def mining(tmp_path, monkeypatch):
    """Mines a puzzle in every game, without a search."""
    known = puzzles("tzolkin")[0]
    monkeypatch.setattr(miner, "mine", lambda game, players, seed: [structs.replace(known, seed=seed, id=f"{seed:08}")])

    def run(file, *options):
        arguments = ["puzzles", "mine", "tzolkin", "--out", str(tmp_path / file), "--games", "2", *options]
        assert CliRunner().invoke(app, arguments).exit_code == 0
        return [puzzle.seed for puzzle in read(tmp_path / file)]

    return run


def test_mining_continues_where_it_stopped(mining):
    assert mining("all") == [0, 1]
    assert mining("all") == [0, 1, 2, 3]


def test_mining_a_range_again_adds_what_is_missing(mining, tmp_path):
    assert mining("range", "--seed", "7") == [7, 8]
    first = (tmp_path / "range").read_bytes().splitlines()[0]
    (tmp_path / "range").write_bytes(first + b"\n")  # as if it had been stopped
    assert mining("range", "--seed", "7") == [7, 8]
    assert mining("range", "--seed", "7") == [7, 8]


def test_what_several_processes_mined_is_merged(mining, tmp_path):
    mining("one", "--seed", "2")
    mining("two", "--seed", "3")
    files = [str(tmp_path / name) for name in ("two", "one")]
    assert CliRunner().invoke(app, ["puzzles", "merge", *files, "--out", str(tmp_path / "all")]).exit_code == 0
    assert [puzzle.seed for puzzle in read(tmp_path / "all")] == [2, 3, 4]


def test_a_puzzle_that_today_s_champion_does_not_confirm_is_dropped(monkeypatch, tmp_path):
    known = puzzles("tzolkin")[:3]
    kept = structs.replace(known[1], rating=1234)
    monkeypatch.setattr(miner, "again", lambda puzzle: kept if puzzle.id == kept.id else None)
    (tmp_path / "old").write_bytes(written(known))
    files = [str(tmp_path / "old"), "--out", str(tmp_path / "new")]
    assert CliRunner().invoke(app, ["puzzles", "check", *files, "--processes", "1"]).exit_code == 0
    assert read(tmp_path / "new") == [kept]


def test_puzzles_can_be_rated_without_a_search_for_their_solutions(monkeypatch, tmp_path):
    known = puzzles("tzolkin")[:2]
    monkeypatch.setattr(miner, "rated", lambda puzzle: structs.replace(puzzle, rating=1234))
    (tmp_path / "old").write_bytes(written(known))
    files = [str(tmp_path / "old"), "--out", str(tmp_path / "new"), "--ratings-only"]
    assert CliRunner().invoke(app, ["puzzles", "check", *files, "--processes", "1"]).exit_code == 0
    assert [puzzle.rating for puzzle in read(tmp_path / "new")] == [1234, 1234]


@pytest.mark.parametrize("game", GAMES)
def test_ratings_are_of_the_quick_levels_of_today(game, monkeypatch):
    """Where levels have changed, ``puzzles check --ratings-only`` is needed. Levels that search take too long here."""
    monkeypatch.setattr(miner, "STRONGER", [name for name in miner.STRONGER if level(name, game).bot == "net"])
    for puzzle in puzzles(game)[::40]:
        assert miner.rated(puzzle).found.items() <= puzzle.found.items()


def test_a_choice_of_puzzles_has_all_themes_and_the_clearest():
    known = puzzles("tzolkin")[0]
    about = [("a", 0.1), ("a", 0.3), ("a", 0.2), ("b", 0.08)]
    every = [
        structs.replace(known, id=str(number), seed=number, themes=[theme], lost=lost)
        for number, (theme, lost) in enumerate(about)
    ]
    assert [puzzle.id for puzzle in merged(every, 2)] == ["1", "3"]
    assert [puzzle.id for puzzle in merged(every, 3)] == ["1", "2", "3"]


def test_another_turn_is_judged_as_the_miner_judged_it(monkeypatch):
    """Early in a game, the share of the victory that a worse turn loses is too small to tell."""
    known = puzzles("akrotiri")[0]
    start, asked = known.game(), []
    end = next(list(turn) for turn in best_turns(start.view(start.seat)) if not known.is_solved_by(list(turn)))
    after_all = search.Searcher.after_all
    monkeypatch.setattr(search.Searcher, "after_all", lambda own, *job: asked.append(own) or after_all(own, *job))
    search.compare_turns(search.TurnJob(start.view(start.seat).position(), end, known.turns[0]))
    assert asked == [search.by_margins("akrotiri")]
