"""Whatever a file or a text contains, it is read, or refused in words: records, positions, components, languages."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import antikythera as ak
from antikythera import InvalidState
from antikythera.games.akrotiri.rules import check
from antikythera.kernel import PACKAGE, components
from antikythera.locales import faults
from antikythera.record import InvalidRecord, dumps, loads
from antikythera.replays import replay
from antikythera.text import files
from strange import BUDGET, VALUES, spoiled, spoiled_text


def middle(name: str) -> ak.Game:
    """A game that has been played at random for a while."""
    game, chance = ak.new(name, seed=3), random.Random(3)
    for _ in range(40):
        game.play(chance.choice(game.legal))
    return game


GAMES = {name: middle(name) for name in ak.GAMES}
RECORDS = {name: json.loads(dumps(game.record(["Ada"], comments={3: "!"}))) for name, game in GAMES.items()}
WHICH = st.sampled_from(ak.GAMES)


def read(data: bytes) -> None:
    try:
        record = loads(data)
    except InvalidRecord:
        return
    replay(record)


@pytest.mark.slow
@settings(max_examples=150 * BUDGET)
@given(WHICH.flatmap(lambda name: spoiled(RECORDS[name])))
def test_a_spoiled_record_is_read_or_refused(record: Any) -> None:
    read(json.dumps(record).encode())


@settings(max_examples=100 * BUDGET)
@given(st.one_of(st.binary(max_size=200), VALUES.map(lambda value: json.dumps(value).encode())))
def test_other_bytes_are_no_record(data: bytes) -> None:
    with pytest.raises(InvalidRecord):
        loads(data)


@settings(max_examples=150 * BUDGET)
@given(WHICH.flatmap(lambda name: spoiled_text(GAMES[name].position())))
def test_a_spoiled_position_is_read_or_refused(text: str) -> None:
    try:
        game = ak.from_position(text)
    except InvalidState:
        return
    assert game.over or game.legal


@settings(max_examples=150 * BUDGET)
@given(WHICH.flatmap(lambda name: spoiled(GAMES[name].describe())))
def test_a_spoiled_description_is_read_or_refused(description: Any) -> None:
    try:
        game = ak.from_position(description)
    except ValueError:  # InvalidState is one
        return
    assert game.over or game.legal


COMPONENTS = {
    name: components(PACKAGE / "games/akrotiri/rules" / f"{name}.toml") for name in ("tiles", "maps", "goals", "board")
}


@pytest.mark.parametrize("name", COMPONENTS)
def test_spoiled_components_are_taken_or_refused_with_the_place(name: str) -> None:
    @settings(max_examples=60 * BUDGET)
    @given(spoiled(COMPONENTS[name]))
    def judge(table: Any) -> None:
        with suppress(check.ComponentError):
            getattr(check, f"check_{name}")(table)

    judge()


@pytest.mark.slow
@settings(max_examples=6 * BUDGET, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_a_spoiled_file_of_a_language_is_judged(tmp_path: Path, data: st.DataObject) -> None:
    """The checks say what is wrong, and do not fail themselves."""
    every = files("hu")
    for name, file in every.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(file.read_text("utf-8"), "utf-8")
    name = data.draw(st.sampled_from(sorted(every)))
    text = data.draw(spoiled_text((tmp_path / name).read_text("utf-8")))
    (tmp_path / name).write_text(text.encode(errors="replace").decode(), "utf-8")
    for fault in faults("hu", tmp_path):
        assert str(fault)
