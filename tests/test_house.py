"""The house: one folder for each game, and machinery that names none."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from antikythera import GAMES

ROOT = Path(__file__).parents[1]
FOLDERS = {"src/antikythera": "*.*", "web/src": "*.*", "benchmarks": "*.py", "tools": "*.py", ".github": "*.yml"}
BUILT = ("page", "__pycache__")
BINARY = (".safetensors",)


def machinery() -> list[Path]:
    """All sources but those of games."""
    return [
        file
        for folder, pattern in FOLDERS.items()
        for file in (ROOT / folder).rglob(pattern)
        if file.is_file() and file.relative_to(ROOT / folder).parts[0] not in ("games", *BUILT)
        if not set(file.relative_to(ROOT).parts) & set(BUILT)
    ]


@pytest.mark.parametrize("game", GAMES)
def test_machinery_names_no_game(game: str) -> None:
    """Neither in code nor in words: what is true of one game belongs in its folder."""
    files = machinery()
    assert len(files) > 200
    naming = [str(file.relative_to(ROOT)) for file in files if game in file.read_text("utf-8").lower()]
    assert naming == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_names_no_other_game(game: str) -> None:
    folders = [ROOT / "src/antikythera/games" / game, ROOT / "web/src/games" / game]
    others = [other for other in GAMES if other != game]
    for file in (file for folder in folders for file in folder.rglob("*.*")):
        if file.is_file() and file.suffix not in BINARY and not set(file.parts) & set(BUILT):
            text = file.read_text("utf-8").lower()
            assert [other for other in others if other in text] == [], file


def test_no_test_file_imports_another() -> None:
    """What tests share is in modules of its own."""
    files = sorted((ROOT / "tests").rglob("*.py"))
    imports = re.compile(r"^\s*(?:from|import) (?:\w+\.)*test_\w+", re.MULTILINE)
    assert [str(file.relative_to(ROOT)) for file in files if imports.search(file.read_text("utf-8"))] == []
