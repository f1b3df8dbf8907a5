"""Games through the page, from the first page to the results. ``test_touch.py`` plays whole ones."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from web.prepared import Sit, nearly_over
from web.table import DECISION, RESULTS, NewPage, button, choose, lines, play_on, set_up, start, wait_for_answer


@pytest.mark.parametrize("game", ["tzolkin", "akrotiri"])
def test_a_game_begins_with_one_click_and_its_record_can_be_kept_and_shown(page: Page, sit: Sit, game: str) -> None:
    page.goto("/")
    start(page, game)
    choose(page, lines(page)[0])
    sit(page, nearly_over(game, choices=5))
    assert play_on(page, until=RESULTS) > 1
    with page.expect_download() as download:
        page.get_by_role("dialog").get_by_text("Download the record").click()
    record = json.loads(download.value.path().read_text())
    assert record["game"] == game
    assert len(record["lines"]) > 1
    page.goto("/")
    page.locator("input[type=file]").set_input_files(download.value.path())
    expect(page.locator(DECISION)).to_have_text("The game is over.")
    page.go_back()
    page.go_back()
    button(page, "Results").click()

    page.get_by_role("button", name="Play again").click()
    page.wait_for_selector(".choices")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.goto("/finished")
    page.get_by_role("link", name="won").first.click()
    expect(page.locator(DECISION)).to_have_text("The game is over.")


COUNT_AND_NUMBER = """
() => [
  Number(document.querySelector('.choices')?.dataset.count ?? 0),
  document.querySelector('#decision')?.closest('section').dataset.number,
]
"""


def choose_by_keyboard(page: Page, most: int = 1000) -> int:
    """Choose until the game is over, or this many times; how many choices there were."""
    decisions = 0
    while decisions < most and not page.locator(RESULTS).count():
        page.wait_for_selector(f".choices, {RESULTS}")
        count, before = page.evaluate(COUNT_AND_NUMBER)  # at once: the page may be at its next choice a moment later
        if not count:
            continue
        for digit in str(1 + decisions * 7 % count):
            page.keyboard.press(digit)
        page.keyboard.press("Enter")
        decisions += 1
        wait_for_answer(page, before)
        if page.locator("#end-anyway").count():
            page.keyboard.press("Enter")  # the focus is there
            page.wait_for_selector("#end-anyway", state="detached")
    return decisions


def test_a_game_by_keyboard_alone(page: Page, sit: Sit) -> None:
    """Its start, and another one to its end."""
    page.goto("/")
    page.wait_for_selector(".akrotiri .play")
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.akrotiri .play')"):
            break
    expect(page.locator(".akrotiri .play")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_selector(".choices")
    assert choose_by_keyboard(page, most=20) == 20
    sit(page, nearly_over("akrotiri", choices=10))
    assert choose_by_keyboard(page) > 5
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("Home")
    expect(page.locator(DECISION)).to_contain_text("Move 0 of")
    page.keyboard.press("ArrowRight")
    expect(page.locator(DECISION)).to_contain_text("Move 1 of")
    expect(page).to_have_url(re.compile(r"\?move=1$"))
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("End")
    expect(page.locator(DECISION)).to_have_text("The game is over.")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Keyboard shortcuts")


def test_hot_seat_hides_what_the_other_may_not_see(page: Page) -> None:
    set_up(page, "tzolkin", "me", "here")
    for name in ("Guest", "Friend 2"):
        expect(page.get_by_role("heading", level=1)).to_contain_text(f"Hand the screen to {name}")
        expect(page.locator("#board")).to_have_count(0)
        page.get_by_role("button", name=f"I am {name}").click()
        choose(page, lines(page)[0])
    page.get_by_role("button", name="I am Guest").click()
    place = next(line for line in lines(page) if line.startswith("place"))
    choose(page, place)
    button(page, "End turn").click()
    play_on(page, until="#hand-over")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Hand the screen to Friend 2")
    page.reload()  # does not let anybody see more
    expect(page.get_by_role("heading", level=1)).to_contain_text("Hand the screen to Friend 2")
    page.get_by_role("button", name="I am Friend 2").click()
    expect(page.locator("#board")).to_have_count(1)


def test_two_browsers_at_one_table(new_page: NewPage) -> None:
    host = new_page()
    set_up(host, "akrotiri", "me", "open")
    expect(host.get_by_text("Only this computer can open this link.")).to_be_visible()
    guest = new_page(host.url)
    watcher = new_page(host.url)
    guest.get_by_label("What should the others call you?").fill("Ada")
    button(guest, "Take a seat").click()

    for page in (host, guest):
        page.wait_for_selector("#board")
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    visible = host.get_by_text("Ada", exact=True).and_(host.locator(":not(.visually-hidden)"))
    expect(visible.filter(visible=True)).to_have_count(1)
    for _ in range(4):
        mover = next_to_choose(host, guest)
        choose(mover, lines(mover)[0])

    host.keyboard.press("c")
    host.get_by_label("Write a message").fill("Good luck!")
    host.keyboard.press("Enter")
    for other in (guest, watcher):
        other.keyboard.press("c")
        expect(other.locator(".chat")).to_contain_text("Good luck!")
    assert lines_of_log(host) == lines_of_log(watcher)


def next_to_choose(*pages: Page) -> Page:
    """Whose turn it is, among people at one table."""
    for _ in range(1000):
        for page in pages:
            if page.locator(".choices").count():
                return page
        pages[0].wait_for_timeout(20)
    raise AssertionError("it is nobody's turn")


def lines_of_log(page: Page) -> list[str]:
    page.get_by_role("tab", name="Log").click()
    return page.get_by_label("Log", exact=True).locator(".move").all_inner_texts()
