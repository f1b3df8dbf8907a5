"""What the documentation shows is what happens."""

from __future__ import annotations

import doctest
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.main import get_command

from antikythera import text
from antikythera.cli import app

REPOSITORY = Path(__file__).parents[1]
PAGES = ["README.md", *(f"docs/{file.name}" for file in sorted((REPOSITORY / "docs").glob("*.md")))]
WITH_KALAH = "docs/new-game.md"
"""The page about a game that is not installed here; ``test_third_game`` tries it."""
TRUE = [page for page in PAGES if ">>> " in (REPOSITORY / page).read_text(encoding="utf-8") and page != WITH_KALAH]


@pytest.mark.parametrize("page", TRUE)
def test_a_page_is_true(page: str) -> None:
    failed, tried = doctest.testfile(str(REPOSITORY / page), module_relative=False)
    assert tried > 0
    assert failed == 0


def test_the_readme_lists_every_command() -> None:
    _, part = (REPOSITORY / "README.md").read_text(encoding="utf-8").split("## The command line", 1)
    listed = re.findall(r"^    antikythera (\w+)", part.split("\n## ", 1)[0], re.MULTILINE)
    assert sorted(listed) == sorted(get_command(app).commands)


def test_the_docstrings_about_text_are_true() -> None:
    failed, tried = doctest.testmod(text)
    assert tried > 0
    assert failed == 0


@pytest.mark.slow
def test_the_notebook_runs() -> None:
    notebook = json.loads((REPOSITORY / "docs" / "tour.ipynb").read_text(encoding="utf-8"))
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    names: dict[str, object] = {}
    for cell in cells:
        exec(compile(cell, "tour.ipynb", "exec"), names)
    assert len(cells) > 3
    assert names["game"].over  # type: ignore[attr-defined]


@pytest.mark.slow
def test_the_site_is_built_and_its_links_lead_somewhere(tmp_path: Path) -> None:
    command = [sys.executable, "-W", "error", str(REPOSITORY / "docs" / "build.py"), str(tmp_path / "site")]
    built = subprocess.run(command, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    pages = {file.stem for file in (tmp_path / "site").glob("*.html")}
    assert {Path(page).stem for page in PAGES} - {"README"} <= pages
