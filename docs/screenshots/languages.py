"""Pictures of the main views in every language: ``python docs/screenshots/languages.py [LANGUAGE ...]``.

A few moves are played for each board; the deals are different.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Browser, Page

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1] / "benchmarks"))

from browser import browser, served  # noqa: E402

from antikythera.text import languages  # noqa: E402

DESK = {"width": 1280, "height": 800}
PATIENCE_MS = 120_000
MOVES = 8
QUALITY = 60
"""Of JPEG: about 100 kB a picture."""
VIEWS = {
    "start": ("/", "article"),
    "rules": ("/rules/tzolkin", ".paragraph"),
    "tutorial": ("/learn/akrotiri", "[data-step]"),
}
"""Views without a table: their address, and what is to be seen when they are there."""

PLAY = """
async (moves) => {
  // Prefer what changes the board over what ends the turn.
  for (let chosen = 0; chosen < moves; ) {
    document.querySelector('.choices .all[aria-expanded="false"]')?.click();
    document.querySelectorAll('.choices details').forEach((group) => (group.open = true));
    const lines = [...document.querySelectorAll('.choices .choice[data-line]')];
    const better = lines.filter((line) => !/^(end|beg)/.test(line.dataset.line));
    const from = better.length && chosen % 4 ? better : lines;
    document.querySelector('#end-anyway')?.click();
    if (lines.length) from[(5 * chosen++ + 2) % from.length].click();
    await new Promise((next) => setTimeout(next, 50));
  }
}
"""


def save(page: Page, language: str, name: str) -> None:
    folder = HERE / language
    folder.mkdir(exist_ok=True)
    page.mouse.move(0, 0)
    page.wait_for_timeout(400)
    page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=QUALITY)


def take(chromium: Browser, address: str, language: str) -> None:
    context = chromium.new_context(base_url=address, locale=language, viewport=DESK, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    for name, (path, there) in VIEWS.items():
        page.goto(path)
        page.wait_for_selector(there)
        save(page, language, name)
    for game in ("tzolkin", "akrotiri"):
        page.goto("/")
        page.locator(f"article.{game} .play").click()
        page.wait_for_selector(".bar.mine")
        page.evaluate(PLAY, MOVES)
        page.wait_for_selector(".bar.mine")
        save(page, language, game)
    context.close()


def main() -> None:
    with served() as address, browser() as chromium:
        for language in sys.argv[1:] or languages():
            take(chromium, address, language)


if __name__ == "__main__":
    main()
