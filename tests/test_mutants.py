"""Mutants of the rules: they are made, they are told apart from their original, and a test notices them."""

from __future__ import annotations

import dataclasses
import itertools
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


def test_the_function_that_is_changed_is_known():
    found = {mutant.function: mutant for mutant in mutants.mutants("akrotiri/view", ALL, set())}
    assert not found["sample"].rule
    assert found["_is_hidden"].rule
    for name, mutant in found.items():
        assert (f"def {name}(" in mutant.statement) == bool(name)
        assert ("@rule\n" in mutant.statement) == mutant.rule
        assert mutant.statement in mutant.source
    assert "" in found  # what is done when the module is imported


@pytest.fixture(scope="module")
def games():
    """Stored games, as plain rules play them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ANTIKYTHERA_PLAIN", "1")
        patch.setattr(mutants, "STORED_GAMES", 3)
        yield [mutants.Killer(str(number), one.passes) for number, one in enumerate(mutants.stored("tzolkin"))]


def test_stored_games_kill_a_mutant_in_a_fork_and_leave_the_rules_alone(games, results):
    mutants.looked_at(games)
    every = list(mutants.mutants("tzolkin/turn", ALL, set()))
    broken = next(one for one in every if one.function == "placing_price" and one.operator.endswith("Add_Sub"))
    assert list(mutants.survivors([broken], games)) == []
    assert mutants.known("tzolkin/turn")[broken.key]["result"] == mutants.KILLED
    assert [one.kills.total() for one in games].count(1) == 1
    assert all(one.passes() for one in games)


def test_mutants_are_tried_on_all_cores(games, results):
    mutants.looked_at(games)
    noticed = [one for one in mutants.mutants("tzolkin/turn", ALL, set()) if one.function == "placing_price"]
    unreached = [*itertools.islice(mutants.mutants("tzolkin/fault", ALL, set()), 3)]
    mutants.try_all("games", noticed + unreached, games, lambda mutant: mutants.LEFT)
    every = noticed + unreached
    assert mutants.with_result(every, mutants.KILLED) == noticed
    assert mutants.with_result(every, mutants.LEFT) == unreached
    assert len(mutants.RESULTS.read_text("utf-8").splitlines()) == len(every)
    with pytest.raises(SystemExit):
        mutants.try_all("games", [dataclasses.replace(noticed[0], function="unheard_of")], [reaching_all(games)], str)


def test_a_change_that_nothing_notices_survives_what_reaches_it(games, results):
    """Also when the functions are looked up again, as they are for tests."""
    mutants.looked_at(games)
    every = mutants.mutants("tzolkin/turn", ALL, set())
    same = next(one for one in every if one.function == "placing_price").undone
    for _ in range(2):
        assert list(mutants.survivors([same], games)) == [same]
        mutants.functions.cache_clear()
    with pytest.raises(KeyError):
        list(mutants.survivors([dataclasses.replace(same, function="unheard_of")], [reaching_all(games)]))


def reaching_all(games):
    """A killer that says that it reaches a rule which there is not."""
    return dataclasses.replace(games[0], reaches={(str(mutants.path("tzolkin/turn")), "unheard_of")})


def test_a_mutant_that_no_game_reaches_survives_them(games, results):
    broken = next(one for one in mutants.mutants("tzolkin/fault", Fraction(1, 4), set()) if one.function == "fault")
    assert list(mutants.survivors([broken], games)) == [broken]


def test_a_fork_that_fails_or_never_ends_gives_nothing():
    def run_forever():
        mutants.allow(-0.3)
        while True:
            pass

    assert mutants.in_fork(lambda: 1 // 0) is None
    assert mutants.in_fork(run_forever) is None
    assert mutants.in_fork(lambda: "fine") == "fine"


def test_annotations_change_nothing():
    assert mutants._meaning("def f(a: int | None) -> int:\n    return a") == mutants._meaning("def f(a):\n    return a")
    assert mutants._meaning("a = 1") != mutants._meaning("a = 2")


@pytest.fixture
def results(tmp_path, monkeypatch):
    """A place for results, and one mutant."""
    monkeypatch.setattr(mutants, "RESULTS", tmp_path / "mutants.jsonl")
    monkeypatch.setattr(mutants, "COUNTS", tmp_path / "mutants.json")
    return next(mutants.mutants("tzolkin/yaxchilan", ALL, set()))


def test_results_are_kept_while_the_module_is_the_same(results, monkeypatch):
    mutants.keep(results, mutants.SURVIVED)
    assert mutants.known("tzolkin/yaxchilan")[results.key]["result"] == mutants.SURVIVED
    mutants.keep(results, mutants.KILLED)
    assert mutants.known("tzolkin/yaxchilan")[results.key]["result"] == mutants.KILLED
    assert mutants.known("tzolkin/turn") == {}
    monkeypatch.setattr(mutants, "digest", lambda *_: "changed since")
    assert mutants.known("tzolkin/yaxchilan") == {}


def test_a_module_whose_mutants_were_all_counted_is_not_tried_again(results):
    every = list(mutants.mutants("tzolkin/yaxchilan", ALL, set()))
    for mutant in every:
        mutants.keep(mutant, mutants.SURVIVED if mutant == every[3] else mutants.KILLED)
    mutants.report(["tzolkin/yaxchilan"])
    before = mutants.known("tzolkin/yaxchilan")
    mutants.RESULTS.unlink()
    assert mutants.known("tzolkin/yaxchilan") == before
    assert before[every[3].key]["result"] == mutants.SURVIVED
    mutants.keep(every[3], mutants.KILLED)
    assert {found["result"] for found in mutants.known("tzolkin/yaxchilan").values()} == {mutants.KILLED}


def test_what_only_stored_games_have_tried_does_not_count(results, capsys):
    mutants.keep(results, mutants.LEFT)
    row = mutants.count("tzolkin/yaxchilan")
    assert row == {"of": row["of"], "all": row["all"], "survivors": []}
    mutants.report(["tzolkin/yaxchilan"])
    assert f"{row['all']} not tried" in capsys.readouterr().out


def test_survivors_lower_the_rate_unless_they_are_explained(results, monkeypatch, capsys):
    mutants.keep(results, mutants.SURVIVED)
    assert mutants.report(["tzolkin/yaxchilan"]) == 0
    assert f"survives as: {results.new}" in capsys.readouterr().out
    monkeypatch.setattr(mutants, "explained", lambda: {("tzolkin/yaxchilan", results.old, results.new): "why"})
    row = mutants.count("tzolkin/yaxchilan")
    assert (row[mutants.EQUIVALENT], row["survivors"][0]["reason"]) == (1, "why")
    assert mutants.report(["tzolkin/yaxchilan"]) == 100
    assert results.old in mutants.COUNTS.read_text("utf-8")
    assert "survives as" not in capsys.readouterr().out


def test_counts_of_a_module_that_has_changed_are_marked(results, monkeypatch, capsys):
    mutants.keep(results, mutants.KILLED)
    assert mutants.report(["tzolkin/yaxchilan"]) == 100
    assert "changed since" not in capsys.readouterr().out
    monkeypatch.setattr(mutants, "digest", lambda *_: "other")
    mutants.report([])
    assert "changed since" in capsys.readouterr().out


def test_what_is_explained_is_still_in_the_rules():
    for module, old, _ in mutants.explained():
        assert old in mutants.path(module).read_text("utf-8")
