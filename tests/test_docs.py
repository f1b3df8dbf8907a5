"""What the documentation shows is what happens."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

from antikythera import text

REPOSITORY = Path(__file__).parents[1]


@pytest.mark.parametrize("page", ["README.md", "docs/library.md"])
def test_a_page_is_true(page: str) -> None:
    failed, tried = doctest.testfile(str(REPOSITORY / page), module_relative=False)
    assert tried > 0
    assert failed == 0


def test_the_docstrings_about_text_are_true() -> None:
    failed, tried = doctest.testmod(text)
    assert tried > 0
    assert failed == 0
