"""The rules and the tutorials in the terminal."""

from __future__ import annotations

import io

import pytest
import typer
from rich.console import Console

from antikythera.classroom import Classroom
from antikythera.cli import rules as command
from antikythera.guide import Lesson, lesson, lessons, rules
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


# Lessons


class Learner:
    """A player who gives these answers, and then leaves."""

    def __init__(self, course: Lesson, *answers: str, language: str = "en") -> None:
        self.answers, self.paper = [*answers], io.StringIO()
        console = Console(file=self.paper, width=1000)
        self.room = Classroom(course, Text(language), console, self.answer)

    def answer(self, _prompt: str) -> str:
        if not self.answers:
            raise EOFError
        return self.answers.pop(0)

    def read(self) -> str:
        self.room.run()
        return self.paper.getvalue()


@pytest.mark.parametrize("course", [*lessons("tzolkin"), *lessons("akrotiri")], ids=lambda each: each.title)
def test_a_learner_who_only_presses_enter_comes_to_the_end_and_into_a_game_against_a_bot(course):
    text, learner = Text("en"), Learner(course, *[""] * 300)
    told = learner.read()
    prepared = [step.line for step in course.steps if step.line]
    assert learner.room.game.lines[: len(prepared)] == prepared
    assert all(text(step.text) in told for step in course.steps if step.text)
    assert text("terminal-lesson-over") in told
    after = told.partition(text("terminal-lesson-over"))[2]
    assert text(f"{course.game}-decision-{learner.room.game.decision}") in after, "the game continues"


def test_a_learner_who_tries_something_else_is_told_why_not_and_helped():
    said = Learner(lesson("tzolkin", "first"), "", "", "end", "keep yax3 chi0", "keep yax3 tik5", "place tikal").read()
    assert "First decide something else: Which two wealth tiles do you keep?" in said
    assert said.count("Type “keep yax3 tik5”") == 2
    before, _, after = said.partition("Both of you have shown your tiles.")
    assert "Type “place palenque”" not in before + after.partition("In your turn")[0], "the line is found, not read off"


def test_a_legal_line_that_the_lesson_does_not_want_is_met_with_words():
    said = Learner(lesson("tzolkin", "first"), "", "", "keep yax3 tik5", "", "place tikal").read()
    assert "“place tikal” is possible, but this lesson needs another move here." in said
    assert "Type “place palenque”" in said


def test_all_commands_work_in_a_lesson():
    said = Learner(lesson("tzolkin", "first"), "help", "what", "board", "", "", "what 1", "undo", "quit", "x").read()
    assert Text("en")("terminal-what") in said
    assert Text("en")("terminal-help").split("\n")[0] in said
    assert Text("en")("tzolkin-help").split("\n")[0] in said
    assert said.count("Palenque") >= 2
    assert "Seat 1 keeps" in said
    assert "There is nothing to undo." in said
    assert "antikythera learn tzolkin first --lang en" in said


def test_an_undo_goes_back_to_the_learners_last_line():
    course = lesson("tzolkin", "first")
    learner = Learner(course, "", "", "keep yax3 tik5", "", "place palenque", "undo", "place palenque", "place tikal")
    said = learner.read()
    assert "Undone." in said
    assert learner.room.game.lines[2:] == ["place palenque", "place tikal"]


def test_the_board_is_shown_once_and_then_only_what_changed():
    said = Learner(lesson("akrotiri", "first"), *["" for _ in range(30)]).read()
    assert said.count("On the market") == 1
    assert said.count("Seat 1") > 3


def test_a_lesson_is_chosen_by_its_name():
    with pytest.raises(typer.BadParameter, match="tzolkin has the lessons first, plan, not third"):
        command.learn("tzolkin", "third")
