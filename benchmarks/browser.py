"""A new server and a real browser, for scripts that test the page."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

CHROMIUM = "/usr/bin/chromium-headless-shell"
FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip


@contextmanager
def served() -> Iterator[str]:
    """The address of ``antikythera play``, with an empty database."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.db"
        command = [sys.executable, "-m", "antikythera.cli", "play", "--no-browser", "--port", "0"]
        server = subprocess.Popen([*command, "--database", database], stderr=subprocess.PIPE, text=True)
        assert server.stderr
        try:
            yield next(found for line in server.stderr if (found := re.search(r"http://\S+", line))).group().rstrip("/")
        finally:
            server.terminate()
            server.wait()


@contextmanager
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield started
        started.close()
