"""What people do at a table, with the page in a browser."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page

NewPage = Callable[..., Page]

DECISION = "#decision"
CHOICES = ".choices .choice[data-line]"
MY_TURN = ".bar.mine"
RESULTS = "dialog table"

ALL_LINES = """
(choices) => {
  const list = document.querySelector('.choices[data-count]'); // a board may have its own
  list?.querySelector('.all[aria-expanded="false"]')?.click();
  list?.querySelectorAll('details').forEach((group) => (group.open = true));
  const lines = [...document.querySelectorAll(choices)].map((choice) => choice.dataset.line);
  return lines.length && lines.length === Number(list.dataset.count) ? lines : null;
}
"""

PLAY_ON = """
async (until) => {
  // As fast as the server answers; which line is chosen depends on how many were chosen before.
  let chosen = 0, last = Date.now();
  while (!document.querySelector(until)) {
    if (Date.now() - last > 60_000) throw new Error(`nothing to choose: ${document.querySelector('.bar').innerText}`);
    document.querySelector('.choices .all[aria-expanded="false"]')?.click();
    const sure = document.querySelector('#end-anyway');
    const lines = [...document.querySelectorAll('.choices .choice')];
    if (!lines.length) document.querySelectorAll('.choices details').forEach((group) => (group.open = true));
    if (sure) sure.click();
    else if (lines.length) {
      lines[(7 * chosen++ + 3) % lines.length].click();
      last = Date.now();
    }
    await new Promise((done) => setTimeout(done, 4));
  }
  return chosen;
}
"""


def start(page: Page, game: str) -> None:
    """One click: a game against bots."""
    page.locator(f"article.{game} .play").click()
    page.wait_for_selector(MY_TURN)


def play_on(page: Page, until: str) -> int:
    """Choose from the list of lines until something is to be seen; how many choices that took."""
    return int(page.evaluate(PLAY_ON, until))


def choose(page: Page, line: str) -> None:
    show_all(page)
    before = number(page)
    page.locator(f'{CHOICES}[data-line="{line}"]').click()
    wait_for_answer(page, before)


def number(page: Page) -> str:
    """How far the table's log is known."""
    return str(page.locator(DECISION).evaluate("e => e.closest('section').dataset.number"))


def wait_for_answer(page: Page, before: str) -> None:
    """Until all is answered, and the table has moved on, asks whether one is sure, or waits for others."""
    page.wait_for_function(
        """(before) => !document.querySelector('#decision .soft') && (
            !document.querySelector('.choices') || document.querySelector('#end-anyway')
            || document.querySelector('#decision').closest('section').dataset.number !== before)""",
        arg=before,
    )


def show_all(page: Page) -> None:
    """Open the list where it is too long to be open by itself."""
    lines(page)


def lines(page: Page) -> list[str]:
    """All that can be chosen now, as soon as the list shows it all."""
    return list(page.wait_for_function(ALL_LINES, arg=CHOICES).json_value())


def wait_for_lines(page: Page, wanted: list[str]) -> None:
    """Until these can be chosen, and nothing else: what the page does by itself may take several answers."""
    same = f"([choices, wanted]) => JSON.stringify(({ALL_LINES})(choices)) === JSON.stringify(wanted)"
    page.wait_for_function(same, arg=[CHOICES, wanted])


def button(page: Page | Locator, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def set_up(page: Page, game: str, *seats: str) -> None:
    """Open a table with others than bots: what to choose for each seat."""
    page.locator(f"article.{game}").get_by_role("button", name=re.compile("Change")).click()
    for seat, kind in enumerate(seats, 1):
        page.get_by_label(f"Seat {seat}", exact=True).select_option(kind)
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
