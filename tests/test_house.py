"""The house: one folder for each game, and machinery that names none."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from antikythera import GAMES

ROOT = Path(__file__).parents[1]
OF_GAMES = ("src/antikythera/games", "web/src/games", "tests", "docs")
"""Folders of games, tests and documents."""
MAY_NAME_GAMES = {"pyproject.toml", "README.md", "CHANGELOG.md", "CITATION.cff"}
"""The entry points, and what says which games these are and what has changed in them."""
BUILT = ("page", "__pycache__")
BINARY = (".safetensors",)


def tracked() -> list[Path]:
    """All files of the repository, relative to it."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [Path(line) for line in listed.splitlines() if (ROOT / line).is_file()]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_but_its_own_folders_names_a_game(game: str) -> None:
    """Neither in code nor in words: what is true of one game belongs in its folder."""
    files = [file for file in tracked() if not any(file.is_relative_to(folder) for folder in OF_GAMES)]
    assert len(files) > 400
    naming = [str(file) for file in files if game.encode() in (ROOT / file).read_bytes().lower()]
    assert set(naming) <= MAY_NAME_GAMES


def test_the_map_shows_every_module() -> None:
    """CONTRIBUTING.md tells a newcomer where things are."""
    drawn = (
        (ROOT / "CONTRIBUTING.md").read_text("utf-8").split("    src/antikythera/\n")[1].split("        games/GAME")[0]
    )
    shown = {word for line in drawn.splitlines() for word in re.findall(r"(?<![\w.])\w+(?:\.py|/)", line[:54])}
    package = [file.relative_to("src/antikythera") for file in tracked() if file.is_relative_to("src/antikythera")]
    modules = {f"{file.parts[0]}/" if len(file.parts) > 1 else file.name for file in package if file.suffix == ".py"}
    assert shown - {"locale/"} == modules - {"games/", "__init__.py", "__main__.py"}


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
