"""Mutants of the rules: they are made, they are told apart from their original, and a test notices them."""

from __future__ import annotations

from fractions import Fraction

import pytest

import mutants

ALL = Fraction(1)


def test_every_rule_module_has_its_turn():
    names = mutants.modules([])
    assert {"tzolkin/turn", "akrotiri/sea"} <= set(names)
    assert mutants.modules(["akrotiri/sea", "akrotiri/dig"]) == ["akrotiri/dig", "akrotiri/sea"]
    assert {name.split("/")[0] for name in mutants.modules(["tzolkin"])} == {"tzolkin"}


def test_a_mutant_differs_from_its_original_in_one_line():
    original = mutants.path("tzolkin/yaxchilan").read_text("utf-8").splitlines()
    found = list(mutants.mutants("tzolkin/yaxchilan", ALL, set()))
    assert len(found) > 20
    assert len({mutant.key for mutant in found}) == len(found)
    for mutant in found:
        changed = [pair for pair in zip(original, mutant.source.splitlines(), strict=True) if pair[0] != pair[1]]
        assert [(old.strip(), new.strip()) for old, new in changed] == [(mutant.old, mutant.new)]


def test_a_share_is_a_part_and_nothing_is_tried_twice():
    every = {mutant.key for mutant in mutants.mutants("tzolkin/yaxchilan", ALL, set())}
    some = {mutant.key for mutant in mutants.mutants("tzolkin/yaxchilan", Fraction(1, 4), set())}
    assert some < every
    rest = {mutant.key for mutant in mutants.mutants("tzolkin/yaxchilan", ALL, some)}
    assert rest == every - some


def test_annotations_change_nothing():
    assert mutants._meaning("def f(a: int | None) -> int:\n    return a") == mutants._meaning("def f(a):\n    return a")
    assert mutants._meaning("a = 1") != mutants._meaning("a = 2")


@pytest.fixture
def results(tmp_path, monkeypatch):
    """A place for results, and one mutant."""
    monkeypatch.setattr(mutants, "RESULTS", tmp_path / "mutants.jsonl")
    return next(mutants.mutants("tzolkin/yaxchilan", ALL, set()))


def test_results_are_kept_while_the_module_is_the_same(results, monkeypatch):
    mutants.keep(results, mutants.SURVIVED)
    assert mutants.known("tzolkin/yaxchilan")[results.key]["result"] == mutants.SURVIVED
    mutants.keep(results, mutants.KILLED)
    assert mutants.known("tzolkin/yaxchilan")[results.key]["result"] == mutants.KILLED
    assert mutants.known("tzolkin/turn") == {}
    monkeypatch.setattr(mutants, "digest", lambda *_: "changed since")
    assert mutants.known("tzolkin/yaxchilan") == {}


def test_survivors_lower_the_rate_unless_they_are_explained(results, monkeypatch, capsys):
    mutants.keep(results, mutants.SURVIVED)
    assert mutants.report(["tzolkin/yaxchilan"]) == 0
    assert f"survives as: {results.new}" in capsys.readouterr().out
    monkeypatch.setattr(mutants, "explained", lambda: {("tzolkin/yaxchilan", results.old, results.new)})
    assert mutants.counts("tzolkin/yaxchilan") == {mutants.EQUIVALENT: 1}


def test_what_is_explained_is_still_in_the_rules():
    for module, old, _ in mutants.explained():
        assert old in mutants.path(module).read_text("utf-8")
