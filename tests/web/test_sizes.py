"""What holds in every window: previews are whole, and axe finds no fault."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

import antikythera
from antikythera import GAMES, Game
from web.axe import faults
from web.prepared import Sit
from web.sizes import SIZES, resize, unfold
from web.table import DECISION, MY_TURN, NewPage, button


def halfway(name: str) -> Game:
    game, chance = antikythera.new(name, 2, seed=4), random.Random(4)
    while len(game.lines) < 30 or game.seat != 1 or "end" not in game.legal:
        game.play(chance.choice(game.legal))
    return game


OUT = """
(preview) => [...preview.querySelectorAll('*')].filter((part) => {
  const { left, right, top, bottom, width } = part.getBoundingClientRect();
  const seen = part.checkVisibility() && width > 1;
  return seen && (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight);
}).length
"""


def test_a_preview_is_whole(new_page: NewPage, sit: Sit) -> None:
    page = new_page()
    sit(page, antikythera.new("tzolkin", 2, seed=7))
    for width, height in SIZES:
        page.wait_for_selector(MY_TURN)
        resize(page, width, height)
        box = page.locator("#board").bounding_box()
        unfold(page)
        page.locator(".choices .choice").first.focus()
        preview = page.locator(".preview")
        expect(preview).to_contain_text("corn")
        assert preview.evaluate(OUT) == 0, (width, height)
        assert preview.evaluate("e => e.scrollWidth <= e.clientWidth && e.scrollHeight <= e.clientHeight + 1")
        assert page.locator("#board").bounding_box() == box
        page.locator(DECISION).focus()
        expect(preview).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("page_of", ["puzzles", "learn", "editor"])
def test_a_phone_on_its_side_has_room_for_the_board_beside_what_is_said(
    new_page: NewPage, page_of: str, game: str
) -> None:
    width, height = SIZES[1]
    page = new_page(f"/{page_of}/{game}", viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    page.wait_for_selector("#board .view, #board .sea")
    board, card = (page.locator(part).bounding_box() for part in ("#board .view, #board .sea", "main > .card"))
    assert board
    assert card
    assert board["height"] >= 0.75 * height
    assert card["x"] >= board["x"] + board["width"]
    assert card["y"] + card["height"] <= height


LAYOUTS = [SIZES[0], SIZES[3]]
"""The narrow one and the wide one: larger windows show the same things, in other places."""


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_a_table(new_page: NewPage, sit: Sit, game: str) -> None:
    """Each layout with both games, each window with one of them."""
    page = new_page()
    sit(page, halfway(game))
    found = {}
    for number, (width, height) in enumerate(SIZES):
        if (width, height) not in LAYOUTS and number % 2 != GAMES.index(game):
            continue
        resize(page, width, height)
        page.wait_for_selector(".bar.mine")
        found[width, height] = faults(page)
        for tab in page.locator(".top [role=tab]").all()[1:]:
            tab.click()
            found[width, height, tab.inner_text()] = faults(page, within="#view-panel")
    assert {view: each for view, each in found.items() if each} == {}


SMALL = """
() => {
  const sizeOf = (element) => {
    const { a, b } = element instanceof SVGElement ? element.getScreenCTM() : { a: 1, b: 0 };
    return Math.hypot(a, b) * parseFloat(getComputedStyle(element).fontSize);
  };
  const seen = (element) => {
    const { left, right } = element.getBoundingClientRect();
    return right > 0 && left < innerWidth && element.checkVisibility() && !element.closest('.visually-hidden');
  };
  const worded = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  return [...document.querySelectorAll('main *')]
    .filter((element) => worded(element) && seen(element) && sizeOf(element) < 11)
    .map((element) => [element.closest('.camera') ? 'board' : 'around', element.textContent.trim(), sizeOf(element)]);
}
"""


def test_no_text_of_tzolkin_is_too_small(new_page: NewPage, sit: Sit) -> None:
    """On a phone the gears can be read from close up, where their actions are chosen."""
    page = new_page(has_touch=True, is_mobile=True)
    sit(page, halfway("tzolkin"))
    for width, height in SIZES[:3]:
        resize(page, width, height)
        page.wait_for_selector(".bar.mine")
        for tab in ("Tiles", "Players", "Log", "Board"):
            page.get_by_role("tab", name=tab).tap()
            assert [each for each in page.evaluate(SMALL) if each[0] == "around"] == [], (tab, width)
        if min(width, height) < 500:
            page.locator('[data-place="gear:tikal"]').tap(force=True)
            expect(button(page, "Whole board")).to_be_visible()
            assert page.evaluate(SMALL) == []
            button(page, "Whole board").tap()
        else:
            assert page.evaluate(SMALL) == []
