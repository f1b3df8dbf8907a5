"""By hand: whole games by touching the board, and things large enough for a finger."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import antikythera
from tzolkin.table import begin, give, worker
from web.prepared import Sit
from web.table import DECISION, RESULTS, NewPage, button, number, start
from web.touching import lines_of, lit, repeatable, touch, touch_through
from web.watching import STILL, find_connection, lose_connection, moved, watch

PHONE = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}
SMALL = """
(within) => [...document.querySelectorAll('a, button, select, input, textarea, summary, [role=button], [role=tab]')]
  .filter((thing) => thing.checkVisibility() && !thing.closest('.skip, svg') && thing.closest(within))
  .map((thing) => (thing.matches('[type=checkbox], [type=radio], [type=file]') && thing.closest('label')) || thing)
  .map((thing) => [thing.getAttribute('aria-label') ?? thing.textContent.trim(), thing.getBoundingClientRect()])
  .filter(([, { width, height }]) => width && (width < 44 || height < 44))
  .map(([name, { width, height }]) => `${name}: ${width} × ${height}`)
"""
"""What is smaller than a finger. What is drawn on a board is looked at by itself."""

VERBS = {
    "tzolkin": {"keep", "place", "pick", "act", "end"},
    "akrotiri": {"keep", "dock", "tile", "cube", "sail", "end"},
}
"""What nobody gets through a game without."""
OTHERS = {"tzolkin": 4, "akrotiri": 2}
"""At least this many other kinds of choices: payments, technologies, trade …"""


SOME = 20


@pytest.mark.parametrize("game", STILL)
def test_a_whole_game_from_the_first_page_by_touching_the_board_which_stands_still(
    page: Page, game: str, database: Path
) -> None:
    """Against a beginner, with a while without a connection."""
    chance = random.Random(7)
    start(page, game)
    watch(page, game)
    with repeatable(page, database):
        for _ in range(SOME):
            touch(page, lit(page, game), chance)
        found = lit(page, game)
        lose_connection(page)
        touch(page, found, chance)
        find_connection(page)
        touch_through(page, game, chance)
    expect(page.locator(RESULTS)).to_be_visible()
    expect(page.get_by_role("dialog")).to_contain_text("Points over time")
    assert moved(page) == {}
    verbs = {line.split()[0] for line in lines_of(page, 1)}
    assert verbs >= VERBS[game]
    assert len(verbs - VERBS[game]) >= OTHERS[game]


def test_a_refusal_covers_no_choice(page: Page, sit: Sit) -> None:
    game = antikythera.new("akrotiri", 2, seed=7)
    while game.seat != 1 or game.decision != "goal":
        game.play(game.legal[0])
    sit(page, game)
    page.locator(".deck.easy").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("First decide something else")
    box = page.locator(".tray .goal").first.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)  # now, not when the words are gone
    expect(page.locator(DECISION)).not_to_contain_text("Which goal")


def small(page: Page, within: str = "body") -> list[str]:
    return list(page.evaluate(SMALL, within))


def test_things_to_touch_are_large_enough_on_a_phone(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    page.wait_for_selector("article")
    found = {"start": small(page)}
    page.locator("article.tzolkin").get_by_role("button", name="Change").tap()
    found["set up"] = small(page, "dialog")
    page.keyboard.press("Escape")
    button(page, "Settings").tap()
    found["settings"] = small(page, "dialog")
    for path in ("/open", "/finished"):
        page.goto(path)
        page.wait_for_selector("h1")
        found[path] = small(page)
    for game in ("tzolkin", "akrotiri"):
        page.goto("/")
        start(page, game)
        page.locator(".bar [aria-expanded]").first.tap()
        for tab in page.get_by_role("tablist", name="Views").get_by_role("tab").all():
            tab.tap()
            found[f"{game} {tab.inner_text()}"] = small(page)
        button(page, "Table").tap()
        found[f"{game} menu"] = small(page, "dialog")
    assert "\n".join(f"{view}: {thing}" for view, things in found.items() for thing in things) == ""


def wait_until_large(page: Page, things: str) -> None:
    """Until everything of a kind on the board, and there is some, is large enough for a finger."""
    page.wait_for_function(
        """(things) => {
            const boxes = [...document.querySelectorAll(things)].map((thing) => thing.getBoundingClientRect());
            return boxes.length && boxes.every(({ width, height }) => Math.min(width, height) >= 44);
        }""",
        arg=things,
    )


def test_on_a_phone_a_gear_is_touched_first_and_its_workers_from_close_up(new_page: NewPage, sit: Sit) -> None:
    page = new_page(**PHONE)
    game = begin(2)
    give(game, 1, corn=20)
    for gear, space in (("uxmal", 3), ("yaxchilan", 2)):
        worker(game, 1, gear, space)
    sit(page, game)
    wait_until_large(page, "#board :is(.touch, .start)")
    before = number(page)
    mine = page.locator('[data-place="rider:yaxchilan:2"]')
    for _ in range(5):  # at once, one after the other: no touch is lost
        mine.tap(force=True)
        button(page, "Whole board").tap()
        expect(button(page, "Whole board")).to_have_count(0)
    mine.tap(force=True)
    wait_until_large(page, '[data-place="rider:yaxchilan:2"]')
    assert number(page) == before
    mine.tap()
    expect(page.locator(DECISION)).to_contain_text("What does the worker do?")
    wait_until_large(page, ".space.legal")
    page.locator(".space.legal").last.tap()
    expect(page.locator(".sums")).to_contain_text("+1 stone")
    expect(button(page, "Whole board")).to_have_count(0)  # there is nothing more to do at this gear


def test_after_a_touch_a_choice_is_shown_once_and_no_hint_covers_it(new_page: NewPage, sit: Sit) -> None:
    page = new_page(**PHONE)
    game = begin(2)
    worker(game, 1, "yaxchilan", 2)
    sit(page, game)
    mine = page.locator('[data-place="rider:yaxchilan:2"]')
    mine.tap(force=True)
    wait_until_large(page, '[data-place="rider:yaxchilan:2"]')
    mine.tap()
    expect(page.locator(DECISION)).to_contain_text("What does the worker do?")
    expect(page.locator(DECISION)).to_be_focused()  # and not a choice, which would be looked at
    expect(page.get_by_text("Skip the action", exact=True).filter(visible=True)).to_have_count(1)
    expect(page.locator(".hint-card")).to_have_count(0)
    expect(page.locator(".preview")).to_have_count(0)
