"""Analysis: of a position from a record, on the command line and in Python."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import antikythera as ak
from antikythera.bots import bot, evaluate, searcher
from antikythera.cli import app


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game, guide = ak.new("tzolkin", players=3, seed=4), bot("club", "tzolkin", seed=1)
    while len(game.lines) < 50 or len(game.legal) < 3:
        game.play(guide.choose(game.view(game.seat)))
    file = tmp_path / "game.json"
    game.save(file)
    return file


def run(*arguments: object) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["analyse", *map(str, arguments)])
    return result.exit_code, result.output


def test_a_position_of_a_record_is_analysed(record: Path) -> None:
    game = ak.read(record)
    code, text = run(record, "--bot", "champion:60", "--lines", 2, "--json")
    told = json.loads(text)
    assert code == 0
    assert (told["game"], told["move"], told["seat"]) == ("tzolkin", len(game.lines), game.seat)
    assert told["simulations"] == 60
    assert sum(told["shares"]) == pytest.approx(1)
    assert {line["line"] for line in told["lines"]} <= set(game.legal)


def test_an_earlier_position_can_be_named(record: Path) -> None:
    code, text = run(record, "--move", 10, "--bot", "champion:40")
    assert code == 0
    assert "After 10 moves" in text
    assert "points" in text


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--move", 9999], "the game has"),
        (["--bot", "novice"], "novice does not search"),
        (["--bot", "champion:soon"], "a budget is a number"),
    ],
)
def test_what_cannot_be_analysed_is_refused(record: Path, arguments: list[object], complaint: str) -> None:
    code, text = run(record, *arguments)
    assert code == 2
    assert complaint in " ".join(text.replace("│", "").split())


def test_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "none.json"
    file.write_text("[]")
    assert run(file)[0] == 2


def test_a_search_agrees_with_the_net_it_asks(record: Path) -> None:
    """One simulation is the net's own opinion of the position; seats are counted in the order of the table."""
    game = ak.read(record)
    view = game.view(game.seat)
    (found,) = searcher("champion:1", "tzolkin").analyse(view)
    told = evaluate(view)
    assert found.shares == pytest.approx(told.shares, abs=1e-5)
    assert found.points == pytest.approx(told.points, abs=1e-3)


def test_positions_that_are_searched_side_by_side_have_the_same_answers(record: Path) -> None:
    game = ak.read(record)
    views = [game.at(move).view(game.at(move).seat) for move in range(10, 50, 10)]
    search = searcher("champion:80", "tzolkin", threads=1)
    *_, together = search.analyse_all(views, 1)
    for view, found in zip(views, together, strict=True):
        *_, alone = search.analyse(view, 1)
        assert (found.simulations, found.lines[0].line) == (80, alone.lines[0].line)
        assert found.shares == pytest.approx(alone.shares, abs=0.01)
