"""The rules in the terminal."""

from __future__ import annotations

import pytest
import typer
from rich.console import Console

from antikythera.cli import rules as command
from antikythera.guide import rules
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
