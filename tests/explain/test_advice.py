"""Advice for a first game: only good lines, only in the first moves, in every language."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

import antikythera
from antikythera import Game
from antikythera.explain import advice
from antikythera.terminal import Session
from antikythera.text import Text, languages

TABLES = [("tzolkin", 2), ("tzolkin", 3), ("tzolkin", 4), ("akrotiri", 2)]
ROUNDS = 2


def first_rounds(name: str, players: int, seed: int) -> list[tuple[Game, antikythera.explain.Advice | None]]:
    """The positions of the first rounds with the advice for each. It is followed; otherwise lines are random."""
    game, chance, found = antikythera.new(name, players, seed), random.Random(seed), []
    while game.state["round"] <= ROUNDS:
        given = advice(game.view(game.seat))
        found.append((game.copy(), given))
        game.play(given.line if given and given.line else chance.choice(game.legal))
    assert advice(game.view(game.seat)) is None
    return found


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_advice_names_legal_lines_and_can_be_read_in_every_language(name, players):
    given = [each for seed in range(5) for each in first_rounds(name, players, seed)]
    assert all(each is None or each.line is None or each.line in game.legal for game, each in given)
    said = {each.message_id for _, each in given if each}
    assert len(said) > 5
    assert all(Text(language)(message) for language in languages() for message in said)


def test_the_first_days_of_tzolkin_are_those_of_the_rulebooks_example():
    lines = [each.line for game, each in first_rounds("tzolkin", 4, 1) if game.seat == 1]
    assert lines[1:5] == ["place palenque", "place yaxchilan", "place tikal", "end"]
    assert lines[5:] == [
        "pick yaxchilan 1", "act yaxchilan 1", "pick tikal 1", "act tikal 1", "research agriculture", *lines[10:],
    ]  # fmt: skip
    assert lines[-1] == "end"


def test_tiles_with_enough_corn_for_three_workers_are_recommended():
    for seed in range(30):
        game = antikythera.new("tzolkin", 2, seed)
        line = advice(game.view(1)).line
        game.play(line)
        game.play(game.legal[0])
        poor = game.state["corn"][0] < 3
        assert not poor, line


def test_nobody_is_advised_in_the_turn_of_others():
    game = antikythera.new("tzolkin", 2, 1)
    while game.decision == "wealth":
        game.play(game.legal[0])
    assert advice(game.view(1))
    assert advice(game.view(2)) is None


@pytest.mark.parametrize("wanted", [True, False])
def test_the_terminal_gives_advice_to_those_who_want_it(wanted):
    paper = io.StringIO()

    def leave(_prompt: str) -> str:
        raise EOFError

    Session(Game("tzolkin", 2, 1), 1, Text("en"), Console(file=paper, width=200), leave, advice=wanted).run()
    assert ("Advice for a first game: Keep enough corn" in paper.getvalue()) == wanted
    assert ("Recommended: keep " in paper.getvalue()) == wanted
