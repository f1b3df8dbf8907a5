"""What the documentation shows is what happens."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).parents[1]


def test_the_readme_is_true() -> None:
    failed, tried = doctest.testfile(str(REPOSITORY / "README.md"), module_relative=False)
    assert tried > 0
    assert failed == 0


@pytest.mark.parametrize("name", ["antikythera", "antikythera.encoding", "antikythera.game", "antikythera.text"])
def test_the_docstring_of_a_module_is_true(name: str) -> None:
    failed, tried = doctest.testmod(import_module(name))
    assert tried > 0
    assert failed == 0
