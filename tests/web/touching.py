"""Playing by touching the board: what is lit and on top where it is touched, and never the list of lines."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as Late

from web.prepared import taken
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
MOST_TOUCHES = 1200
"""Several times as many as a game needs."""

STATE = """
([wanted, first, results]) => {
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
  const over = !!document.querySelector(results);
  const sure = !!document.querySelector('#end-anyway');
  const end = !!document.querySelector('.choices') && !!document.querySelector('.bar .end');
  const urgent = first.map(places).find((found) => found.length);
  const lit = document.querySelector('.choices') ? (urgent ?? places(wanted)) : [];
  return (over || sure || end || lit.length) && { over, sure, end, lit };
}
"""
"""What can be done next, as soon as there is something: nothing while things move, or a move is on its way."""


def lit(page: Page, game: str) -> dict[str, Any]:
    """Wait for something to do; what there is."""
    return dict(page.wait_for_function(STATE, arg=[*LIT[game], RESULTS]).json_value())


def touch(page: Page, found: dict[str, Any], chance: random.Random) -> None:
    """Touch one of the things that were found."""
    if found["sure"]:
        page.locator("#end-anyway").click()
    elif found["end"] and (not found["lit"] or chance.random() < 0.5):
        with suppress(Late):  # a move that is on its way may leave nothing to end
            page.locator(".bar .end").click(timeout=2000)
    else:
        page.mouse.click(*chance.choice(found["lit"]))


def touch_through(page: Page, game: str, chance: random.Random) -> None:
    """Play a game to its end, touching one thing after the other."""
    for _ in range(MOST_TOUCHES):
        found = lit(page, game)
        if found["over"]:
            return
        touch(page, found, chance)
    raise AssertionError(f"touching leads nowhere: {page.locator('main').inner_text()}")


@contextmanager
def repeatable(page: Page, database: Path) -> Iterator[None]:
    """Each deal is different: what fails says at which position, so that it can be put on a table again."""
    try:
        yield
    except Exception as error:
        error.add_note(f"antikythera.from_position({taken(database, table_of(page)).position()!r})")
        raise


def table_of(page: Page) -> str:
    """The table of a page, by its address."""
    return page.url.split("/t/")[1].split("?")[0]


def lines_of(page: Page, seat: int) -> list[str]:
    """What a seat has played at the table of this page."""
    entries: list[Any] = page.evaluate(f"fetch('/api/tables/{table_of(page)}/log').then((answer) => answer.json())")
    return [entry["line"] for entry in entries if entry["seat"] == seat and entry["kind"] == "play"]
