"""Linux, macOS and Windows: nothing that works on one of them alone. GitHub's workflow runs it on all three."""

from __future__ import annotations

import ast
import mimetypes
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from antikythera.server import page, sqlite_file

SOURCES = sorted((Path(__file__).parents[1] / "src" / "antikythera").rglob("*.py"))
NOT_ON_WINDOWS = {"fcntl", "grp", "posix", "pwd", "resource", "syslog", "termios", "tty"}
NEEDED = {"read_text": 1, "write_text": 2}
"""How many arguments these methods have when the encoding is one of them."""


def calls_without_encoding(tree: ast.AST) -> list[int]:
    """The lines that read or write a text in the encoding of the system, which on Windows is not UTF-8."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in NEEDED
        if len(node.args) < NEEDED[node.func.attr] and "encoding" not in {word.arg for word in node.keywords}
    ]


def unguarded_imports(tree: ast.AST) -> list[int]:
    """The lines that import a module which Windows does not have, without asking for the system first."""
    guarded = {
        id(node)
        for branch in ast.walk(tree)
        if isinstance(branch, ast.If) and "sys.platform" in ast.unparse(branch.test)
        for node in ast.walk(branch)
    }
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Import) and id(node) not in guarded
        if {name.name for name in node.names} & NOT_ON_WINDOWS
    ]


@pytest.mark.parametrize(
    ("find", "bad"),
    [(calls_without_encoding, "file.write_text(x)"), (unguarded_imports, "def lock():\n import fcntl")],
)
def test_sources_work_on_every_system(find, bad):
    assert find(ast.parse(bad))
    assert len(SOURCES) > 200
    assert [file.name for file in SOURCES if find(ast.parse(file.read_text("utf-8")))] == []


def test_a_pipe_gets_utf_8_where_the_system_has_another_encoding():
    """As on Windows, where the output of a command that is not shown but kept would be in an old code page."""
    environment = os.environ | {"PYTHONIOENCODING": "cp1252", "PYTHONUTF8": "0"}
    command = [sys.executable, "-m", "antikythera", "rules", "tzolkin", "--lang", "ja"]
    done = subprocess.run(command, env=environment, capture_output=True, check=True)
    assert "マヤ" in done.stdout.decode("utf-8")
    assert not done.stderr


def test_a_script_is_a_script_whatever_the_system_says(monkeypatch):
    mimetypes.init()
    monkeypatch.setitem(mimetypes.types_map, ".js", "text/plain")
    assert mimetypes.guess_type("a.js")[0] == "text/plain"
    assert page.KINDS.guess_type("a.js")[0] in ("text/javascript", "application/javascript")


@pytest.mark.parametrize("used", [False, True])
def test_the_lock_of_a_database_on_windows(used, monkeypatch, tmp_path):
    def locking(_file: int, _mode: int, _bytes: int) -> None:
        if used:
            raise PermissionError

    monkeypatch.setitem(sys.modules, "msvcrt", SimpleNamespace(LK_NBLCK=2, locking=locking))
    monkeypatch.setattr(sys, "platform", "win32")
    held = sqlite_file.lock(tmp_path / "t.db")
    assert (held is None) == used
    if held:
        held.close()
