"""Fuzzing: random games with everything checked after every decision, and what happens when something is broken."""

from __future__ import annotations

import pytest

import antikythera as ak
from antikythera.kernel import rule
from antikythera.proof import Proof, fuzz, fuzz_on, fuzzing, proof_of
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


@rule
def objects_to_two_options(before, s, action):
    """An auditor that objects to games with both options of Akrotiri."""
    return s.options == 3


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
    assert report["options"] == ()


def test_every_choice_of_options_is_fuzzed():
    akrotiri = rulebook("akrotiri")
    proof = Proof(objects_to_two_options, proof_of(akrotiri).enrich, ("", "both options are on"))
    found = fuzz(akrotiri, players=2, games=8, seed=8, proof=proof)
    assert (found.fault, found.seed, found.options) == ("both options are on", 14, ("strategist", "ring"))
    replayed = ak.Game("akrotiri", 2, found.seed, options=found.options, lines=found.lines)
    assert replayed.lines == found.lines


def test_a_run_that_was_stopped_continues(tmp_path, monkeypatch):
    monkeypatch.setattr(fuzzing, "PART", 40)
    file, tzolkin = tmp_path / "fuzz.jsonl", rulebook("tzolkin")
    whole = fuzz(tzolkin, 2, 100, seed=1)
    fuzz_on(file, tzolkin, 2, 50, seed=1)
    parts = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(parts[0])  # the second part was not finished
    fuzzed = []
    monkeypatch.setattr(fuzzing, "fuzz", lambda *arguments: fuzzed.append(arguments[2:4]) or fuzz(*arguments))
    assert fuzz_on(file, tzolkin, 2, 100, seed=1) == whole
    assert fuzzed == [(40, 41), (20, 81)]
    assert fuzz_on(file, tzolkin, 2, 100, seed=1) == whole
    assert len(fuzzed) == 2


def test_results_of_other_rules_do_not_count(tmp_path, monkeypatch):
    file, tzolkin = tmp_path / "fuzz.jsonl", rulebook("tzolkin")
    fuzz_on(file, tzolkin, 2, 10, seed=1)
    monkeypatch.setattr(fuzzing, "fingerprint", lambda kernel: "other")
    fuzz_on(file, tzolkin, 2, 10, seed=1)
    assert len(file.read_bytes().splitlines()) == 2
