"""The page of rulings names places and tests that exist."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROWS = re.findall(r"^\| (\d+) \| .* \| (.*) \|$", (ROOT / "docs/rulings-tzolkin.md").read_text("utf-8"), re.MULTILINE)
TESTS = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))


def test_all_rulings_are_there():
    assert [int(number) for number, _ in ROWS] == list(range(1, 59))


@pytest.mark.parametrize(("number", "places"), ROWS)
def test_a_ruling_has_a_place_and_a_test(number, places):
    for place in re.findall(r"`(\w+)\.(\w+)`", places):
        assert hasattr(import_module(f"antikythera.games.tzolkin.rules.{place[0]}"), place[1])
    assert f"def test_ruling_{int(number):02}_" in TESTS
