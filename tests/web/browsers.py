"""The browsers that the tests of the page use; ``make browser`` installs them. In CI they must be there."""

from __future__ import annotations

import os
from pathlib import Path

import pytest


def needed(program: Path) -> None:
    """Skip a test without its browser, or fail in CI."""
    if not program.exists():
        missing = pytest.fail if os.environ.get("CI") else pytest.skip
        missing(f"{program} is missing: make browser")
