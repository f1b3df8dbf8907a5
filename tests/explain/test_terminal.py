"""Explanations in the terminal: why a line is refused, and what a choice would do."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from antikythera import Game
from antikythera.terminal import Session
from antikythera.text import Text


def first_turn() -> Game:
    game = Game("tzolkin", 2, 1)
    while game.decision == "wealth":
        game.play(game.legal[0])
    return game


@pytest.fixture
def answering():
    """What is said to a player who gives these answers in the first turn of a game, and then leaves."""

    def answer(*answers: str) -> str:
        game = first_turn()
        paper, left = io.StringIO(), [*answers]

        def ask(_prompt: str) -> str:
            if not left:
                raise EOFError
            return left.pop(0)

        Session(game, 1, Text("en"), Console(file=paper, width=120), ask).run()
        assert game.seat == 1
        assert not game.lines[2:], "nothing was played"
        return paper.getvalue()

    return answer


def test_a_line_that_is_not_legal_is_refused_with_the_reason(answering):
    said = answering("end", "pick tikal 5")
    assert "You cannot pass: first place a worker or pick one up." in said
    assert "There is no worker on Tikal 5." in said
    assert "is not possible now" not in said


def test_what_is_no_line_at_all_is_refused_with_what_can_be_chosen(answering):
    assert "“dance” is not possible now. Choose a number from 1 to" in answering("dance")


def test_what_a_choice_would_do_is_told_and_nothing_is_played(answering):
    number = first_turn().legal.index("place uxmal") + 1
    said = answering("what place tikal", f"what {number}", "what end")
    assert said.count("Seat 1 places a worker on Tikal") == 1
    assert said.count("Seat 1 places a worker on Uxmal") == 1
    assert "You cannot pass" in said
