"""Playing by touching the board: what is lit and on top where it is touched, and never the list of lines."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as Late

from web.table import RESULTS

LIT = {
    "tzolkin": (
        ".wealth button, .touch.legal, .space.legal, .rider.legal, .start.legal, button.legal",
        [".wealth button:not([aria-pressed=true])"],
    ),
    "akrotiri": (
        ".spot.legal, .tray .chip:not([aria-pressed=true]), .tray .goal, .groups > .button, .terrain:enabled,"
        " .deck:enabled, .sell:enabled",
        [".confirm .primary", ".tray .buttons .primary"],
    ),
}
"""What can be touched in a game, and what is touched before anything else where it is there."""
MOST_TOUCHES = 3000
"""Several times as many as a game needs."""

TOUCHABLE = """
([wanted, first]) => {
  const places = (selector) => [...document.querySelectorAll(selector)]
    .filter((thing) => thing.closest('#board, aside, .strip') && thing.checkVisibility())
    .map((thing) => {
      const { x, y, width, height } = thing.getBoundingClientRect();
      const at = [x + width / 2, y + height / 2];
      const top = document.elementFromPoint(...at);
      return { at, free: thing === top || thing.contains(top) || (thing.matches('.spot') && top?.closest('.chart')) };
    })
    .filter(({ free }) => free)
    .map(({ at }) => at);
  for (const selector of first) if (places(selector).length) return places(selector);
  return places(wanted);
}
"""


def touch_through(page: Page, game: str, chance: random.Random) -> None:
    """Play a game to its end, touching one thing after the other."""
    wanted, first = LIT[game]
    for _ in range(MOST_TOUCHES):
        page.wait_for_selector(f".choices, {RESULTS}, #end-anyway")
        if page.locator(RESULTS).count():
            return
        places = page.evaluate(TOUCHABLE, [wanted, first])
        sure, end = page.locator("#end-anyway"), page.locator(".bar .end[aria-disabled=false]")
        if sure.count():
            sure.click()
        elif end.count() and (not places or chance.random() < 0.5):
            with suppress(Late):  # a move that is on its way may leave nothing to end
                end.click(timeout=2000)
        elif places:
            page.mouse.click(*chance.choice(places))
        else:  # something still moves, or a move is on its way
            ready = f"document.querySelector('.bar .end[aria-disabled=false], {RESULTS}')"
            page.wait_for_function(f"(lit) => ({TOUCHABLE})(lit).length > 0 || {ready}", arg=[wanted, first])
    raise AssertionError(f"touching leads nowhere: {page.locator('main').inner_text()}")


def lines_of(page: Page, seat: int) -> list[str]:
    """What a seat has played at the table of this page, by its address."""
    table = page.url.split("/t/")[1].split("?")[0]
    entries: list[Any] = page.evaluate(f"fetch('/api/tables/{table}/log').then((answer) => answer.json())")
    return [entry["line"] for entry in entries if entry["seat"] == seat and entry["kind"] == "play"]
