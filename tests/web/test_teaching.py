"""Openings and the editor on the page: by keys, on a phone and at a desk, in every language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from antikythera.openings import openings
from antikythera.text import Text, languages
from web.axe import faults, overflow
from web.table import MY_TURN, NewPage, button

PHONE = {"width": 390, "height": 844}
FINGER = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize("game", ["tzolkin", "akrotiri"])
def test_openings_are_filtered_and_sorted_by_keys_on_a_phone(new_page: NewPage, game: str) -> None:
    page = new_page(f"/rules/{game}", viewport=PHONE)
    page.get_by_role("link", name="Openings").press("Enter")
    expect(page.locator("tbody tr").first).to_be_visible()
    assert overflow(page) <= 0
    assert not faults(page)
    found = openings(game)
    assert found
    part = found.tables[0].part
    page.get_by_label("Choice").select_option(part)
    page.get_by_label("Seat").select_option("2")
    page.get_by_role("button", name="Points").press("Enter")
    expect(page.get_by_role("columnheader", name="Points")).to_have_attribute("aria-sort", "descending")
    most = max(row.players for row in found.tables)
    rows = [row for row in found.tables if (row.part, row.players, row.seat) == (part, most, 2)]
    expect(page.locator("tbody tr")).to_have_count(len(rows))
    best = max(row.points for row in rows)
    expect(page.locator("tbody tr").first).to_contain_text(f"{best:.1f} ±")
    page.reload()  # the address has it all
    expect(page.locator("tbody tr").first).to_contain_text(f"{best:.1f} ±")


def test_openings_are_sorted_by_touch(new_page: NewPage) -> None:
    page = new_page("/openings/akrotiri", **FINGER)
    page.get_by_role("button", name="Points").tap()
    expect(page.get_by_role("columnheader", name="Points")).to_have_attribute("aria-sort", "descending")


def open_editor(page: Page) -> None:
    page.goto("/editor/tzolkin")
    page.locator('[data-part="seat"] summary').press("Enter")


def test_a_position_is_set_up_by_keys_and_played(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE)
    open_editor(page)
    assert overflow(page) <= 0
    assert not faults(page)
    corn = page.locator('[data-field="corn"] input')
    corn.first.fill("12")
    corn.first.press("Tab")
    page.wait_for_url(re.compile("position="))
    page.reload()
    page.locator('[data-part="seat"] summary').press("Enter")
    expect(corn.first).to_have_value("12")
    corn.first.fill("-1")
    corn.first.press("Tab")
    expect(page.get_by_role("alert")).to_contain_text("The rules do not allow this: Corn.")
    expect(page.get_by_role("alert")).to_be_in_viewport()
    expect(corn.first).to_have_value("12")
    button(page, "Play against bots").press("Enter")
    page.wait_for_url(re.compile("/t/"))
    page.wait_for_selector(MY_TURN)


def test_what_is_typed_stays_when_an_earlier_change_is_answered(page: Page) -> None:
    page.goto("/editor/tzolkin")
    day = page.locator('[data-field="day"] input')
    day.wait_for()
    held: list[Route] = []
    page.route("**/positions", lambda route: route.continue_() if held else held.append(route))
    with page.expect_request("**/positions"):
        page.locator('[data-field="seat"] select').select_option("2")
    day.fill("16")
    held[0].continue_()
    page.wait_for_url(re.compile("position="))  # the answer is there
    day.press("Tab")
    expect(page.locator('[data-place="wheel"] .number.today')).to_have_text("16")


def test_a_touch_on_the_board_leads_to_its_field(new_page: NewPage) -> None:
    """By the mouse, and by Enter."""
    page = new_page("/editor/tzolkin")
    page.locator('[data-place="palenque:2"]').click()
    expect(page.locator("#edit-gear-palenque-2")).to_be_focused()
    page.locator('[data-place="uxmal:3"]').press("Enter")
    expect(page.locator("#edit-gear-uxmal-3")).to_be_focused()


def choose_thing(page: Page, wanted: str, number: int) -> None:
    """Touch a thing of the form, and another one in the dialog; until the form shows it."""
    page.locator(wanted).tap()
    choice = page.get_by_role("dialog").locator("button.thing").nth(number)
    words = (choice.text_content() or "").strip()
    choice.tap()
    expect(page.locator(wanted)).to_contain_text(words)


def play_by_touch(page: Page) -> None:
    assert overflow(page) <= 0
    expect(page.get_by_role("link", name="Home")).to_be_in_viewport(ratio=1)  # there is a way back
    button(page, "Play against bots").tap()
    page.wait_for_url(re.compile("/t/"))
    page.wait_for_selector(MY_TURN)


def test_a_day_is_set_up_by_touch_and_played(new_page: NewPage) -> None:
    """A finger leads from the board to a field and from a worker to its own, and changes a building on offer."""
    page = new_page("/editor/tzolkin", **FINGER)
    page.locator('[data-place="palenque:3"]').tap()
    field = page.locator("#edit-gear-palenque-3")
    expect(field).to_be_focused()
    field.select_option("1")
    worker = page.locator('[data-place="rider:palenque:3"]')
    expect(worker).to_be_visible()
    page.locator('[data-place="palenque:1"]').tap()
    expect(page.locator("#edit-gear-palenque-1")).to_be_focused()
    worker.tap()
    expect(field).to_be_focused()
    page.get_by_role("tab", name="Tiles").tap()
    page.locator('[data-panel="tiles"] [data-place^="tile:"]').first.tap()
    expect(page.locator("#edit-row-0")).to_be_focused()
    choose_thing(page, "#edit-row-0", 3)
    play_by_touch(page)
    expect(worker).to_be_visible()


def test_a_sea_is_set_up_by_touch_and_played(new_page: NewPage) -> None:
    page = new_page("/editor/akrotiri", **FINGER)
    for laid in (1, 2):
        page.locator(".spot:not([aria-pressed=true])").first.tap()
        choose_thing(page, '[data-part="square"] button.thing', 5)
        expect(page.locator('[data-place^="laid:"]')).to_have_count(laid)
    page.locator('[data-part="square"] input').first.fill("2")
    page.locator('[data-part="seat"] summary').tap()  # which leaves the number, as a finger does
    expect(page.locator('[data-place^="cube:"]')).to_have_count(2)
    choose_thing(page, '[data-field="goal"] button.thing >> nth=0', 5)
    play_by_touch(page)
    expect(page.locator('[data-place^="cube:"]')).to_have_count(2)


def test_a_day_with_its_buildings_is_set_up_by_keys_and_played(new_page: NewPage) -> None:
    """From a new deal: the day, whose turn, wealth tiles, a building, a monument; by a link, then against bots."""
    page = new_page("/editor/tzolkin", viewport=PHONE)
    day = page.locator('[data-field="day"] input')
    day.fill("16")
    day.press("Tab")
    expect(page.locator('[data-place="wheel"] .number.today')).to_have_text("16")
    page.locator('[data-field="seat"] select').select_option("2")
    expect(page.locator('[data-field="seat"] select')).to_have_value("2")
    page.locator('[data-part="seat"] summary').press("Enter")
    page.locator('[data-part="seat"] select').first.select_option("2")
    for field, number in (("kept", 0), ("built", 0), ("built", 1)):
        thing = page.locator(f'[data-field="{field}"] button.thing').nth(number)
        thing.press("Enter")
        choice = page.get_by_role("dialog").locator("button.thing").nth(7 + 20 * number)
        words = (choice.text_content() or "").strip()
        choice.press("Enter")
        expect(page.locator(f'[data-field="{field}"]')).to_contain_text(words)
    assert not faults(page)
    assert overflow(page) <= 0
    page.wait_for_url(re.compile("position="))
    page.reload()  # the address has all of it
    expect(day).to_have_value("16")
    page.locator('[data-part="seat"] summary').press("Enter")
    page.locator('[data-part="seat"] select').first.select_option("2")
    expect(page.locator('[data-field="built"] button.thing')).to_have_count(3)
    day.fill("28")
    day.press("Tab")
    expect(page.get_by_role("alert")).to_contain_text("The rules do not allow this: Day.")
    button(page, "Play against bots").press("Enter")
    page.wait_for_url(re.compile("/t/"))
    page.wait_for_selector(MY_TURN)


def test_a_sea_is_set_up_by_keys_and_played(new_page: NewPage) -> None:
    """From the empty sea: tiles and their direction, cubes, a boat, a goal, whose turn; then a game against bots."""
    page = new_page("/editor/akrotiri", viewport=PHONE)
    tile = page.locator('[data-part="square"] button.thing')
    for _ in range(3):
        page.locator(".spot").first.wait_for()
        empty = page.locator(".spot:not([aria-pressed=true])").first
        empty.press("Enter")
        expect(tile).to_be_focused()
        tile.press("Enter")
        choice = page.get_by_role("dialog").locator("button.thing").nth(5)
        words = choice.text_content()
        choice.press("Enter")
        expect(tile).to_contain_text((words or "").strip())
    assert not faults(page)
    assert overflow(page) <= 0
    turned = page.locator('[data-part="square"] select').nth(1)
    turned.select_option("3")
    expect(turned).to_have_value("3")
    cube = page.locator('[data-part="square"] input').first
    cube.fill("2")
    cube.press("Tab")
    expect(page.locator('[data-place^="cube:"]')).to_have_count(2)
    page.locator('[data-field="seat"] select').select_option("2")
    expect(page.locator('[data-field="seat"] select')).to_have_value("2")
    page.locator('[data-part="seat"] summary').press("Enter")
    goal = page.locator('[data-field="goal"]')
    before = (goal.locator("button.thing").first.text_content() or "").strip()
    goal.locator("button.thing").first.press("Enter")
    goals = page.get_by_role("dialog").locator("button.thing")
    other = next(n for n, words in enumerate(goals.all_text_contents()) if n > 3 and words.strip() not in before)
    goals.nth(other).press("Enter")
    expect(goal.locator("button.thing").first).not_to_have_text(before)
    expect(goal.locator("button.thing").first).to_be_visible()  # a change elsewhere does not lead back to the square
    page.wait_for_url(re.compile("position="))
    page.reload()  # the address has all of it
    expect(page.locator('[data-place^="cube:"]')).to_have_count(2)
    expect(page.locator('[data-place^="laid:"]')).not_to_have_count(0)
    button(page, "Play against bots").press("Enter")
    page.wait_for_url(re.compile("/t/"))
    page.wait_for_selector(MY_TURN)


def test_a_friend_joins_a_position_by_its_link(new_page: NewPage) -> None:
    page = new_page("/editor/akrotiri")
    page.get_by_label("Another position").select_option("2")
    page.wait_for_url(re.compile("position="))
    button(page, "Invite friends by a link").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.get_by_text("begins in the middle of a game")).to_be_visible()
    friend = new_page(page.url)
    button(friend, "Take a seat").click()
    for each in (page, friend):
        expect(each.locator(".bar").first).to_be_visible()


@pytest.mark.parametrize("language", languages())
def test_the_editor_and_the_openings_speak_the_language(new_page: NewPage, language: str) -> None:
    text = Text(language)
    page = new_page("/openings/tzolkin", locale=language)
    expect(page.get_by_role("heading", level=1)).to_have_text(text("openings-of", title=text("tzolkin-title")))
    page.goto("/editor/akrotiri")
    expect(page.locator('[data-part="square"] summary')).to_have_text(text("akrotiri-field-square"))
    page.get_by_label(text("editor-begin")).select_option("1")
    expect(page.locator('[data-part="card"]')).to_contain_text(text("akrotiri-field-card"))
    for field in ("seat", "hold", "goal"):
        expect(page.locator(f'[data-field="{field}"]')).to_contain_text(text(f"akrotiri-field-{field}"))
