"""Fuzzing: games by chance with everything checked after every decision, and what happens when something is broken."""

from __future__ import annotations

import dataclasses

import pytest

import antikythera as ak
from antikythera.kernel import rule
from antikythera.proof import fuzz
from antikythera.rulebook import rulebook

GAMES = 20_000
CASES = [(game, players) for game in ak.GAMES for players in rulebook(game).players]


@pytest.mark.parametrize(("game", "players"), CASES)
def test_twenty_thousand_games_break_nothing(game, players):
    found = fuzz(rulebook(game), players, GAMES, seed=1)
    assert (found.games, found.fault) == (GAMES, "")
    assert found.longest <= rulebook(game).max_decisions
    unmet = [name for name, number in (found.decisions + found.words).items() if number == 0]
    assert unmet == []


@rule
def dislikes_the_second_round(before, s, action):
    """An auditor for whom something is wrong once the first round is over."""
    return s.round >= 2


def test_a_fault_is_reported_with_the_way_to_it():
    fussy = dataclasses.replace(rulebook("tzolkin"), audit=dislikes_the_second_round)
    found = fuzz(fussy, players=2, games=3, seed=40)
    assert found.fault == fussy.faults[1]
    assert found.seed == 40
    replayed = ak.Game("tzolkin", 2, found.seed, lines=found.lines)
    assert replayed.state["round"] >= 2
    assert replayed.at(len(found.lines) - 1).state["round"] == 1
    report = found.report("tzolkin", 2, 40)
    assert report["lines"] == found.lines
    assert report["rich_position"] is False
