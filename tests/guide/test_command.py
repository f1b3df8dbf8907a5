"""The rules and the tutorials in the terminal."""

from __future__ import annotations

import io

import pytest
import typer
from rich.console import Console

from antikythera.cli import rules as command
from antikythera.guide import rules, tutorial
from antikythera.terminal import Classroom
from antikythera.text import Text


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Console:
    console = Console(width=100, record=True)
    monkeypatch.setattr(command, "out", console)
    return console


@pytest.mark.parametrize("game", ["tzolkin", "akrotiri"])
def test_all_paragraphs_are_printed_in_order(said, game):
    command.rules(game)
    printed, text = said.export_text(), Text("en")
    places = [printed.index(text(paragraph.title)) for paragraph in rules(game).paragraphs[:3]]
    assert places == sorted(places)
    assert all(text(paragraph.title) in printed for paragraph in rules(game).paragraphs)


def test_a_search_prints_the_paragraphs_that_contain_the_word_however_it_is_written(said):
    command.rules("tzolkin", search="BEGGING")
    printed = said.export_text()
    assert "Begging for corn  rulings 2, 3" in printed
    assert "Angering the gods" in printed
    assert "The market" not in printed


def test_a_word_that_occurs_nowhere_and_an_unknown_language_are_refused():
    with pytest.raises(typer.BadParameter, match="no paragraph contains 'dragon'"):
        command.rules("tzolkin", search="dragon")
    with pytest.raises(typer.BadParameter, match="unknown language"):
        command.rules("tzolkin", language="xx")


@pytest.mark.parametrize("game", ["tzolkin", "akrotiri"])
def test_a_learner_who_agrees_to_everything_comes_to_the_end_of_the_lesson(game):
    paper, text = io.StringIO(), Text("en")
    lesson = Classroom(tutorial(game), text, Console(file=paper, width=1000), lambda _prompt: "")
    lesson.run()
    told = paper.getvalue()
    assert [step.line for step in tutorial(game).steps if step.line] == lesson.game.lines
    assert all(text(step.text) in told for step in tutorial(game).steps if step.text)


def test_a_learner_who_tries_something_else_is_told_why_not_and_asked_again():
    answers = ["", "", "end", "keep pal3 yax3", "keep yax3 tik5"]

    def ask(_prompt: str) -> str:
        if not answers:
            raise EOFError
        return answers.pop(0)

    paper = io.StringIO()
    lesson = Classroom(tutorial("tzolkin"), Text("en"), Console(file=paper, width=100), ask)
    lesson.run()
    told = paper.getvalue()
    assert "First decide something else: Which two wealth tiles do you keep?" in told
    assert told.count("Type “keep yax3 tik5”") == 3
    assert lesson.game.lines[0] == "keep yax3 tik5"
