"""For all tests: no property is judged by how long an example took, since machines and their load differ; a net has one
thread, since several processes whose threads wait for each other take many times as long.

``make quick`` leaves out what is marked as slow: tests that take seconds, and all tests of some parts.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from filelock import FileLock
from hypothesis import HealthCheck, settings

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before NumPy is imported
settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")

SLOW = {
    "arena", "bots", "review", "server", "training", "web",
    "test_batch.py", "test_cluster.py", "test_examples.py", "test_fuzz.py", "test_games.py", "test_install.py",
    "test_kernel.py", "test_proof_home.py",
    "test_third_game.py",
}  # fmt: skip
"""Folders and files of tests that take long together."""
LONGEST = {"test_hints.py", "test_languages.py", "test_sizes.py", "test_still.py", "test_touch.py", "test_views.py"}
"""Files of the page with tests that take long each: the last tests are short, so that all processes end together."""


def _part(path: Path) -> str:
    """The folder or file directly in the folder of all tests."""
    return path.relative_to(Path(__file__).parent).parts[0]


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Files that are left out as a whole need not be imported."""
    left_out = config.option.markexpr == "not slow" and collection_path != Path(__file__).parent
    return True if left_out and _part(collection_path) in SLOW else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if _part(item.path) in SLOW:
            item.add_marker("slow")
    items.sort(key=_late)


def _late(item: pytest.Item) -> tuple[bool, bool]:
    """Tests of the page come last: their browser leaves no room for another event loop."""
    is_web = _part(item.path) == "web"
    return is_web, is_web and item.path.name not in LONGEST


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Why a test needed a second try, which would not be said otherwise."""
    for report in terminalreporter.getreports("rerun"):
        terminalreporter.write_sep("_", f"second try: {report.nodeid}")
        terminalreporter.write_line(report.longreprtext)


@pytest.fixture
def compiling_kalah(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """One process at a time: the second finds everything in the cache, where two could overwrite each other's files."""
    with FileLock(tmp_path_factory.getbasetemp().parent / "kalah.lock"):
        yield
