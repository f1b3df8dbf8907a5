"""The house: one folder for each game, and machinery that names none."""

from __future__ import annotations

import ast
import functools
import re
import subprocess
from pathlib import Path

import pytest

from antikythera import GAMES

ROOT = Path(__file__).parents[1]
OF_GAMES = ("src/antikythera/games", "web/src/games", "tests", "docs", "benchmarks/nets")
"""Folders of games, tests, documents and earlier nets."""
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
    imports = re.compile(r"^\s*(?:from|import) (?:\w+\.)*(?:test_\w+|conftest)\b", re.MULTILINE)
    assert [str(file.relative_to(ROOT)) for file in files if imports.search(file.read_text("utf-8"))] == []


@functools.cache
def sources() -> list[tuple[Path, ast.Module]]:
    """The files of the tests, with their syntax."""
    files = sorted((ROOT / "tests").rglob("*.py"))
    return [(file.relative_to(ROOT), ast.parse(file.read_text("utf-8"))) for file in files]


def called(node: ast.AST) -> set[str]:
    """The names of all functions that are called somewhere in a piece of code."""
    calls = [one.func for one in ast.walk(node) if isinstance(one, ast.Call)]
    return {call.attr if isinstance(call, ast.Attribute) else getattr(call, "id", "") for call in calls}


def test_no_sleep_decides() -> None:
    """Tests wait for what they need, in a loop, and not for a time."""
    for file, tree in sources():
        loops = [loop for loop in ast.walk(tree) if isinstance(loop, ast.While | ast.For)]
        waiting = {one for loop in loops for one in ast.walk(loop)}
        for call in ast.walk(tree):
            if not isinstance(call, ast.Call) or call in waiting:
                continue
            if ast.unparse(call.func).endswith(("sleep", "wait_for_timeout")):
                assert ast.unparse(call.args[0]) == "0", f"{file}:{call.lineno}"


RAISING = {
    "raises", "expect", "check_game", "check_env", "api_test", "parallel_api_test", "seed_test", "validate", "plain",
}  # fmt: skip
"""Functions from elsewhere that raise if something is wrong."""


def test_every_test_can_fail() -> None:
    functions = [
        (file, node)
        for file, tree in sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    failing = RAISING | {
        node.name for _, node in functions if any(isinstance(one, ast.Assert | ast.Raise) for one in ast.walk(node))
    }
    calling = {node.name: called(node) for _, node in functions}
    for _ in range(5):  # a test calls a function, which calls one that asserts
        failing |= {name for name, names in calling.items() if names & failing}
    helpless = [
        f"{file}: {node.name}" for file, node in functions if node.name[:5] == "test_" and node.name not in failing
    ]
    assert helpless == []


def test_no_assertion_is_about_nothing() -> None:
    """An assertion that compares only constants, or whether a length is negative, is always true."""
    for file, tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Assert):
                assert any(isinstance(one, ast.Name) for one in ast.walk(node.test)), f"{file}:{node.lineno}"
                assert not re.search(r"len\(.*\) >= 0$", ast.unparse(node.test)), f"{file}:{node.lineno}"
