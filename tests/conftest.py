"""For all tests: no property is judged by how long an example took, since machines and their load differ.

``make quick`` leaves out what is marked as slow: tests that take seconds, and all tests of some parts.
"""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")

SLOW = {
    "arena", "bots", "review", "server", "training", "web",
    "test_batch.py", "test_cluster.py", "test_examples.py", "test_fuzz.py", "test_games.py", "test_install.py",
    "test_kernel.py", "test_proof_home.py",
    "test_third_game.py",
}  # fmt: skip
"""Folders and files of tests that take long together."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    tests = Path(__file__).parent
    for item in items:
        if item.path.relative_to(tests).parts[0] in SLOW:
            item.add_marker("slow")
