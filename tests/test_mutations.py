"""The table of broken rulings fits the rules and the tests. ``make mutations`` tries what it says."""

from __future__ import annotations

import re

import pytest

from mutations import TESTS, Mutation, games, mutations


@pytest.mark.parametrize(
    "mutation", [pytest.param(m, id=f"{m.game}-{m.ruling}") for game in games() for m in mutations(game)]
)
def test_there_is_one_place_to_break(mutation: Mutation) -> None:
    assert mutation.places() == 1


@pytest.mark.parametrize("game", games())
def test_every_ruling_with_a_test_is_broken_once(game: str) -> None:
    sources = [file.read_text("utf-8") for file in (TESTS / game).glob("test_rulings*.py")]
    tested = {int(number) for source in sources for number in re.findall(r"def test_ruling_(\d+)_", source)}
    assert [mutation.ruling for mutation in mutations(game)] == sorted(tested)
