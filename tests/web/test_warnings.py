"""What players regret is said before a turn ends, and each kind of warning can be switched off."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from antikythera import Game
from antikythera.text import languages
from tzolkin.table import begin, give, today, worker
from web.browsers import DESK
from web.prepared import Sit
from web.reading import cut_off
from web.sizes import SIZES, out_of_reach, resize
from web.table import DECISION, NewPage, button, choose

PLENTY = 40
TOP = {"chaac": 6, "quetzalcoatl": 8, "kukulcan": 7}


def unfed() -> Game:
    game = begin(2)
    today(game, 8)
    return game


def falls_off() -> Game:
    """Two workers at the end of their gears, with something to do."""
    game = begin(2)
    give(game, 1, corn=PLENTY, wood=1)
    worker(game, 1, "uxmal", 7)
    worker(game, 1, "tikal", 7)
    return game


def wasted_step() -> Game:
    """A skull for a god whose temple cannot be climbed any higher."""
    game = begin(2)
    give(game, 1, corn=PLENTY, skulls=1, **TOP)
    worker(game, 1, "chichen_itza", 1)
    return game


PLACE = ["place palenque"]
KINDS = {
    "unfed": (unfed, PLACE, "Food Day is at the end of this round.", "hungry workers"),
    "falls-off": (falls_off, PLACE, "Your worker on Uxmal 7 will be pushed off", "workers about to be pushed off"),
    "wasted-step": (
        wasted_step,
        ["pick chichen_itza 1", "act chichen_itza 1"],
        "A step on Chaac was lost",
        "lost temple steps",
    ),
}


@pytest.mark.parametrize("kind", KINDS)
def test_a_warning_comes_before_the_end_of_a_turn_and_can_be_switched_off(page: Page, sit: Sit, kind: str) -> None:
    position, lines, words, name = KINDS[kind]
    sit(page, position())
    for line in lines:
        choose(page, line)
    asked = page.locator(DECISION).inner_text()
    button(page, "End turn").click()
    warnings = page.get_by_role("alert")
    expect(warnings).to_contain_text(words)
    expect(warnings).to_contain_text("End your turn anyway?")
    expect(page.locator(DECISION)).to_have_text(asked, use_inner_text=True)
    for width, height in SIZES:
        resize(page, width, height)
        expect(warnings).to_be_in_viewport(ratio=1)
        assert out_of_reach(page, "[role=alert]") == [], (width, height)
        assert cut_off(page) == [], (width, height)
    resize(page, **DESK)

    button(page, "Go back").click()
    expect(page.locator("#end-anyway")).to_have_count(0)
    button(page, "End turn").click()
    button(page, "Do not warn me about this again").first.click()
    expect(page.get_by_text(words)).to_have_count(0)
    expect(page.locator(".choices")).to_be_visible()

    button(page, "Settings").click()
    expect(page.get_by_role("dialog")).to_contain_text(f"Tzolk'in: {name}")
    button(page, "Warn again").click()
    page.keyboard.press("Escape")
    button(page, "End turn").click()
    expect(page.get_by_text(words)).to_have_count(1)


LINES_OF_WORDS = """button => {
  const words = document.createRange();
  words.selectNodeContents(button);
  return words.getClientRects().length;
}"""


@pytest.mark.parametrize("language", languages())
def test_the_answer_to_a_warning_is_short(new_page: NewPage, sit: Sit, language: str) -> None:
    page = new_page(locale=language)
    sit(page, falls_off())
    choose(page, "place palenque")
    page.locator(".bar .end").click()
    resize(page, 390, 844)
    assert page.locator("#end-anyway").evaluate(LINES_OF_WORDS) <= 2


def test_a_warning_that_was_switched_off_does_not_stop_anybody(page: Page, sit: Sit) -> None:
    page.evaluate("localStorage.preferences = JSON.stringify({ silenced: ['tzolkin unfed'] })")
    sit(page, unfed())
    choose(page, "place palenque")
    button(page, "End turn").click()
    expect(page.locator("#end-anyway")).to_have_count(0)
    expect(page.locator(".sum")).to_have_count(0)
    page.keyboard.press("l")
    expect(page.get_by_label("Log", exact=True).locator(".turn").filter(has_text="Bot").first).to_be_visible()


def test_every_worker_that_falls_off_is_told(page: Page, sit: Sit) -> None:
    sit(page, falls_off())
    choose(page, "place palenque")
    button(page, "End turn").click()
    for gear in ("Uxmal", "Tikal"):
        expect(page.get_by_text(f"Your worker on {gear} 7 will be pushed off")).to_be_visible()


def idle_falls_off() -> Game:
    """A worker at the end of Tikal, without anything to build or offer there."""
    game = unhurried()
    worker(game, 1, "tikal", 7)
    return game


def unhurried() -> Game:
    game = begin(2)
    give(game, 1, corn=PLENTY)
    return game


@pytest.mark.parametrize("position", [unhurried, idle_falls_off])
def test_where_nothing_is_to_be_regretted_the_turn_ends_at_once(
    page: Page, sit: Sit, position: Callable[[], Game]
) -> None:
    sit(page, position())
    choose(page, "place palenque")
    button(page, "End turn").click()
    page.keyboard.press("l")
    expect(page.get_by_label("Log", exact=True).locator(".turn").filter(has_text="Bot").first).to_be_visible()
