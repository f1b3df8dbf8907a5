"""Pictures of the page, from games that are played for them: ``python docs/screenshots/make.py``.

The lines are chosen by a simple rule, so the games are no model of play, but their boards are full.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Browser, Page

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1] / "benchmarks"))

from browser import browser, served  # noqa: E402

DESK, PHONE = {"width": 1600, "height": 1000}, {"width": 390, "height": 844}
MOVES = {"tzolkin": 70, "akrotiri": 55}

PLAY = """
async (moves) => {
  // Prefer what changes the board over what ends the turn.
  let chosen = 0;
  while (chosen < moves && !document.querySelector('dialog')) {
    document.querySelector('.choices .all[aria-expanded="false"]')?.click();
    document.querySelectorAll('.choices details').forEach((group) => (group.open = true));
    const sure = document.querySelector('#end-anyway');
    const lines = [...document.querySelectorAll('.choices .choice')];
    const better = lines.filter((line) => !/^(end|skip|stop|beg|burn|unload)/.test(line.dataset.line));
    const from = better.length && chosen % 4 ? better : lines;
    if (sure) sure.click();
    else if (lines.length) from[(5 * chosen++ + 2) % from.length].click();
    await new Promise((next) => setTimeout(next, 10));
  }
  document.querySelector('.choices .all[aria-expanded="true"]')?.click();
}
"""


def open_page(chromium: Browser, address: str, size: dict[str, int], scheme: str) -> Page:
    context = chromium.new_context(
        base_url=address, viewport=size, color_scheme=scheme, reduced_motion="reduce", device_scale_factor=1
    )
    page = context.new_page()
    page.set_default_timeout(120_000)
    page.goto("/")
    page.wait_for_selector("article")
    return page


def save(page: Page, name: str) -> None:
    page.mouse.move(0, 0)
    page.evaluate("document.activeElement?.blur()")
    page.wait_for_timeout(600)
    page.screenshot(path=str(HERE / f"{name}.png"))


def play(page: Page, game: str) -> None:
    page.locator(f"article.{game}").get_by_role("button", name="Change").click()
    if game == "tzolkin":
        page.get_by_label("3", exact=True).check()
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector(".bar.mine")
    page.evaluate(PLAY, MOVES[game])
    page.wait_for_selector(".bar.mine, dialog")


def main() -> None:
    with served() as address, browser() as chromium:
        page = open_page(chromium, address, DESK, "light")
        save(page, "start")
        for game in MOVES:
            page.goto("/")
            page.wait_for_selector("article")
            play(page, game)
            save(page, game)
            page.emulate_media(color_scheme="dark")
            save(page, f"{game}-night")
            page.set_viewport_size(PHONE)
            save(page, f"{game}-phone")
            page.set_viewport_size(DESK)
            page.emulate_media(color_scheme="light")
        page.evaluate(PLAY, 10_000)
        page.wait_for_selector("dialog svg")
        save(page, "results")


if __name__ == "__main__":
    main()
