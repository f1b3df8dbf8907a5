"""The examples run, and stay small."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import pytest

from antikythera import GAMES

EXAMPLES = sorted((Path(__file__).parents[1] / "examples").glob("*.py"))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_an_example_runs(
    file: Path, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", [file.name, game])
    runpy.run_path(str(file), run_name="__main__")
    assert capsys.readouterr().out.strip()


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_an_example_is_small(file: Path) -> None:
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len(lines) <= 30
