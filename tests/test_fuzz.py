"""Fuzzing: random games with everything checked after every decision, and what happens when something is broken."""

from __future__ import annotations

import pytest

import antikythera as ak
from antikythera.kernel import rule
from antikythera.proof import Proof, fuzz, proof_of
from antikythera.rulebook import rulebook

GAMES = 20_000
CASES = [(game, players) for game in ak.GAMES for players in rulebook(game).players]


@pytest.mark.parametrize(("game", "players"), CASES)
def test_twenty_thousand_games_break_nothing(game, players):
    found = fuzz(rulebook(game), players, GAMES, seed=1)
    assert (found.games, found.fault) == (GAMES, "")
    assert found.longest <= rulebook(game).max_decisions
    assert [name for met in (found.decisions, found.words) for name, number in met.items() if number == 0] == []


@rule
def ends_with_the_first_round(before, s, action):
    """An auditor that objects to the second round."""
    return s.round >= 2


def test_a_fault_is_reported_with_the_lines_that_lead_to_it():
    tzolkin = rulebook("tzolkin")
    proof = Proof(ends_with_the_first_round, proof_of(tzolkin).enrich, ("", "there is a second round"))
    found = fuzz(tzolkin, players=2, games=3, seed=40, proof=proof)
    assert found.fault == "there is a second round"
    assert found.seed == 40
    replayed = ak.Game("tzolkin", 2, found.seed, lines=found.lines)
    assert replayed.state["round"] >= 2
    assert replayed.at(len(found.lines) - 1).state["round"] == 1
    report = found.report("tzolkin", 2, 40)
    assert report["lines"] == found.lines
    assert report["rich_position"] is False
