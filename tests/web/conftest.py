"""A server for the tests, and a real browser."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from antikythera.game import Game
from antikythera.kernel import PACKAGE
from web.browsers import DESK, PATIENCE_MS, chromium
from web.prepared import Clock, Sit, put
from web.table import NewPage


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its tables."""
    return tmp_path_factory.mktemp("web") / "tables.db"


@pytest.fixture(scope="session")
def address(database: Path) -> Iterator[str]:
    """Where the game is, as ``antikythera play`` says."""
    if not (PACKAGE / "page" / "index.html").exists():
        pytest.fail("the page is not built: make web")
    command = [sys.executable, "-m", "antikythera.cli", "play", "--no-browser", "--port", "0"]
    server = subprocess.Popen([*command, "--database", f"sqlite:///{database}"], stderr=subprocess.PIPE, text=True)
    assert server.stderr
    said = next(found for line in server.stderr if (found := re.search(r"http://\S+", line)))
    drain = subprocess.Popen(["cat"], stdin=server.stderr, stdout=subprocess.DEVNULL)  # or the pipe would fill
    yield said.group().rstrip("/")
    server.terminate()
    server.wait(20)
    server.stderr.close()
    drain.wait(20)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One for all: while Playwright is there, so is its event loop, so that tests of the page come last."""
    with chromium() as browser:
        yield browser


@pytest.fixture
def complaints() -> list[str]:
    """Errors and warnings in the consoles of browsers."""
    return []


@pytest.fixture
def new_page(
    request: pytest.FixtureRequest, browser: Browser, address: str, complaints: list[str]
) -> Iterator[NewPage]:
    """Makes pages of people who do not know each other; at the end, none of them may have complained.

    Those that will sit down at a table begin at an address that is quicker there than the first page.
    """
    contexts: list[BrowserContext] = []
    first = "/api/health" if "sit" in request.fixturenames else "/"

    def new(path: str = first, **options: object) -> Page:
        context = browser.new_context(base_url=address, **{"viewport": DESK, "reduced_motion": "reduce"} | options)
        context.set_default_timeout(PATIENCE_MS)
        contexts.append(context)
        context.request.get("/api/me")  # once: a page and a test that ask at the same time would be two guests
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None)
        page.goto(path)
        return page

    yield new
    for context in contexts:
        context.close()
    expected = [complaint for complaint in complaints if "ERR_INTERNET_DISCONNECTED" in complaint]
    assert [complaint for complaint in complaints if complaint not in expected] == []


@pytest.fixture
def sit(database: Path, address: str) -> Sit:
    """Puts a position on a table of the server, with seat 1 for the person at the page, and opens it there.

    The other seats are a bot's, or the second that of another page's person. The clock began ``ago`` seconds ago.
    """

    def sit(page: Page, game: Game, other: Page | None = None, clock: Clock = None, ago: int = 0) -> None:
        people = [who.request.get(f"{address}/api/me").json() for who in (page, other) if who]
        table_id = put(database, game, people, clock, ago)
        for who in (page, other):
            if who:
                who.goto(f"/t/{table_id}")
                who.wait_for_selector("#board")

    return sit


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()
