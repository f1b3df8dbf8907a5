"""In the middle of a turn: taking back, reloading, losing the connection."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from web.browsers import DESK
from web.table import CHOICES, DECISION, NewPage, button, choose, lines, number, show_all, start, wait_for_answer

PAID = re.compile(r"−[1-9] corn")
SIZES = [(390, 844), (844, 390), (820, 1180), (1024, 768), (1280, 800), (1920, 1080)]
COVERED = """
() => {
  const banner = document.querySelector('[role=status]:has(> p .button)').getBoundingClientRect();
  return [...document.querySelectorAll('.top [role=tab], .bar button')].filter((thing) => {
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    return left < banner.right && right > banner.left && top < banner.bottom && bottom > banner.top;
  }).length;
}
"""
"""How many tabs and buttons of the turn are behind the words about the connection."""


def first_turn(page: Page) -> None:
    """A game of Tzolk'in with the wealth tiles chosen and nothing placed."""
    start(page, "tzolkin")
    offers = page.locator(CHOICES).all_inner_texts()
    richest = max(range(len(offers)), key=lambda place: sum(map(int, re.findall(r"(\d+) corn", offers[place]))))
    choose(page, lines(page)[richest])
    page.wait_for_selector(f'{CHOICES}[data-line^="place"]')


def place(page: Page) -> None:
    """A worker, wherever one can be placed."""
    choose(page, next(line for line in lines(page) if re.match("place (?!start)", line)))


def test_undo_goes_back_to_the_beginning_of_the_turn_and_no_further(page: Page) -> None:
    first_turn(page)
    before = lines(page)
    expect(button(page, "Undo")).to_be_disabled()
    place(page)
    place(page)
    assert lines(page) != before
    after_two = number(page)
    button(page, "Undo").click()
    wait_for_answer(page, after_two)
    button(page, "Restart turn").click()
    expect(button(page, "Undo")).to_be_disabled()
    assert lines(page) == before
    place(page)
    page.keyboard.press("u")
    expect(button(page, "Undo")).to_be_disabled()


def test_the_turn_is_summed_up(page: Page) -> None:
    first_turn(page)
    place(page)
    place(page)
    expect(page.locator(".sums")).to_contain_text(PAID)


def test_a_reload_in_the_middle_of_a_turn_loses_nothing(page: Page) -> None:
    first_turn(page)
    place(page)
    before = lines(page)
    page.reload()
    assert lines(page) == before
    expect(button(page, "Undo")).to_be_enabled()
    expect(page).to_have_title("● Your turn – Tzolk'in")


def test_a_choice_without_connection_is_kept_and_sent_later(page: Page) -> None:
    first_turn(page)
    page.context.set_offline(True)
    expect(page.get_by_role("status").filter(has_text="No connection")).to_be_visible()
    show_all(page)
    page.locator(f'{CHOICES}[data-line^="place"]').first.click()
    expect(page.get_by_role("status").filter(has_text="Your choice is saved")).to_be_visible()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_selector(".narrow" if width < 1000 else ".wide")
        assert page.evaluate(COVERED) == 0, (width, height)
    page.set_viewport_size(DESK)
    page.context.set_offline(False)
    page.wait_for_selector(f'{CHOICES}[data-line="end"]')
    expect(page.get_by_role("status").filter(has_text="No connection")).to_have_count(0)
    place(page)
    expect(page.locator(".sums")).to_contain_text(PAID)


def test_a_link_to_a_move_shows_that_move(new_page: NewPage, page: Page) -> None:
    first_turn(page)
    table = page.url
    place(page)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(DECISION)).to_contain_text("Move 2 of 3")
    expect(page.locator(CHOICES)).to_have_count(0)
    expect(page).to_have_url(f"{table}?move=2")
    page.reload()
    expect(page.locator(DECISION)).to_contain_text("Move 2 of 3")
    page.keyboard.press("End")
    expect(page).to_have_url(table)
    watcher = new_page(f"{table}?move=1")
    expect(watcher.locator(DECISION)).to_contain_text("Move 1 of 2")
