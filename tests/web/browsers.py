"""The browsers that the tests of the page use; ``make browser`` installs them. In CI they must be there."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

CHROMIUM = Path("/usr/bin/chromium-headless-shell")
FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--js-flags=--no-opt --no-maglev --single-threaded",  # not worth it for a page that is soon closed
]  # fmt: skip
PATIENCE_MS = 60_000
expect.set_options(timeout=PATIENCE_MS)
DESK = {"width": 1280, "height": 800}


def needed(program: Path) -> None:
    """Skip a test without its browser, or fail in CI."""
    if not program.exists():
        missing = pytest.fail if os.environ.get("CI") else pytest.skip
        missing(f"{program} is missing: make browser")


@contextmanager
def chromium() -> Iterator[Browser]:
    """Debian's Chromium without windows, which opens a page in a quarter of the time."""
    needed(CHROMIUM)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()
