"""Fuzzing: random games with everything checked after every decision, and what happens when something is broken."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest
from filelock import FileLock

import antikythera as ak
from antikythera.kernel import rule
from antikythera.proof import Proof, fuzz, fuzz_on, fuzzing, proof_of
from antikythera.rulebook import rulebook

GAMES = 5_000
CASES = [(game, players) for game in ak.GAMES for players in rulebook(game).players]


@pytest.fixture(scope="module", autouse=True)
def compiled(tmp_path_factory: pytest.TempPathFactory) -> None:
    """One process compiles for all: it takes half a minute."""
    with FileLock(tmp_path_factory.getbasetemp().parent / "fuzz.lock"):
        for game in ak.GAMES:
            fuzz(rulebook(game), 2, 1, seed=1)


@pytest.mark.parametrize(("game", "players"), CASES)
def test_thousands_of_games_break_nothing(game, players):
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


def test_a_run_that_was_stopped_continues(tmp_path):
    file, tzolkin = tmp_path / "fuzz.jsonl", rulebook("tzolkin")
    fuzzed = []

    def run(*arguments):
        if len(fuzzed) == 2:
            raise KeyboardInterrupt
        fuzzed.append(arguments[2:4])
        return fuzz(*arguments)

    with pytest.raises(KeyboardInterrupt):
        fuzz_on(file, tzolkin, 2, 100, seed=1, run=run, part=40)
    assert fuzzed == [(40, 1), (40, 41)]
    fuzzed.clear()
    whole = fuzz_on(file, tzolkin, 2, 100, seed=1, run=run, part=40)
    assert fuzzed == [(20, 81)]
    assert whole == fuzz(tzolkin, 2, 100, seed=1)
    assert fuzz_on(file, tzolkin, 2, 60, seed=1, run=run) == whole
    assert len(fuzzed) == 1
    fuzz_on(file, tzolkin, 3, 10, seed=1)
    assert len(file.read_bytes().splitlines()) == 2


def test_parts_of_several_machines_are_joined_and_count_once(tmp_path):
    file, tzolkin = tmp_path / "fuzz.jsonl", rulebook("tzolkin")
    parts = []
    for name, first, games in (("a", 1, 30), ("b", 61, 20), ("c", 61, 20), ("d", 71, 30), ("e", 31, 10)):
        part = tmp_path / name
        fuzz_on(part, tzolkin, 2, games, first)
        parts.append(part.read_bytes())
    fuzz_on(file, tzolkin, 3, 5, seed=7)
    file.write_bytes(file.read_bytes() + b"".join(parts))
    fuzzed, told = [], []

    def run(*arguments):
        fuzzed.append(arguments[2:4])
        return fuzz(*arguments)

    assert fuzz_on(file, tzolkin, 2, 100, seed=1, progress=told.append, run=run) == fuzz(tzolkin, 2, 100, seed=1)
    assert fuzzed == [(20, 41), (20, 81)]  # d has begun before the end of b, so it does not count
    assert sum(told) == 100
    assert len(file.read_bytes().splitlines()) == 2
    fuzz_on(tmp_path / "f", tzolkin, 2, 50, seed=101)
    file.write_bytes(file.read_bytes() + (tmp_path / "f").read_bytes())
    assert fuzz_on(file, tzolkin, 2, 100, seed=1, run=run).games == 150
    assert (len(fuzzed), len(file.read_bytes().splitlines())) == (2, 2)


def test_results_of_other_rules_do_not_count(tmp_path, monkeypatch):
    file, tzolkin = tmp_path / "fuzz.jsonl", rulebook("tzolkin")
    fuzz_on(file, tzolkin, 2, 20, seed=1)
    monkeypatch.setattr(fuzzing, "code_of", lambda rules: "other")
    assert fuzz_on(file, tzolkin, 2, 10, seed=1).games == 10
    assert len(file.read_bytes().splitlines()) == 1


SIMULATED = """
import dataclasses
from antikythera import gpu_fuzzing
from antikythera.kernel import rule
from antikythera.proof import fuzz
from antikythera.rulebook import rulebook

tzolkin, akrotiri = rulebook("tzolkin"), rulebook("akrotiri")
right, right_too = tzolkin.step, akrotiri.step

@rule
def step_with_corn(s, action):
    right(s, action)
    if s.round == 9:
        s.corn[s.seat] += 1

@rule
def step_with_money(s, action):
    right_too(s, action)
    if s.round == 9:
        s.money[s.seat] += 1

for rules, broken, games in ((tzolkin, step_with_corn, 6), (akrotiri, step_with_money, 4)):
    here, there = (run(rules, rules.players[0], games, 11) for run in (fuzz, gpu_fuzzing.fuzz))
    assert here == there and not here.fault, here.fault
    rules = dataclasses.replace(rules, step=broken)
    here, there = (run(rules, rules.players[0], games, 11) for run in (fuzz, gpu_fuzzing.fuzz))
    assert here.fault and here.lines, rules
    for name in ("games", "fault", "seed", "options", "lines"):
        assert getattr(here, name) == getattr(there, name), (rules, name)
print("equal")
"""


@pytest.mark.slow
def test_a_simulated_gpu_fuzzes_the_same_games():
    environment = os.environ | {"NUMBA_ENABLE_CUDASIM": "1", "ANTIKYTHERA_PLAIN": "1"}
    command = [sys.executable, "-W", "ignore", "-c", SIMULATED]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.stdout == "equal\n", run.stderr[-2000:]


def test_a_device_that_is_not_there_is_refused(capfd):
    no_gpu = "games on a GPU need numba-cuda|there is no GPU here"
    for device, answer in (("cuda", no_gpu), ("quantum", "is not one of: cpu, cuda")):
        command = [sys.executable, "-m", "antikythera", "fuzz", "tzolkin", "--games", "1", "--device", device]
        run = subprocess.run(command, capture_output=True, text=True, check=False)
        assert run.returncode == 2 or run.returncode == 1
        assert re.search(answer, run.stderr)
