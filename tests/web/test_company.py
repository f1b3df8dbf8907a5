"""Others at the table: clocks, seats given to bots, chat, notes, those who watch, and playing again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from antikythera import Game
from tzolkin.table import begin, give, to_move
from web.prepared import Sit
from web.table import DECISION, MY_TURN, NewPage, button, choose

QUARTER_HOUR = {"bank_s": 900, "increment_s": 15}


def clocks(page: Page) -> list[str]:
    return page.get_by_label("At the table").locator(".clock").all_inner_texts()


def turn_of(seat: int) -> Game:
    game = begin(2)
    give(game, seat, corn=20)
    to_move(game, seat)
    return game


def end_turn(page: Page) -> None:
    choose(page, "place palenque")
    button(page, "End turn").click()
    if page.locator("#end-anyway").count():
        page.locator("#end-anyway").click()


def test_the_clock_of_the_player_to_choose_runs_and_the_others_stop(page: Page, new_page: NewPage, sit: Sit) -> None:
    other = new_page()
    sit(page, turn_of(1), other, QUARTER_HOUR)
    mine, theirs = clocks(page)
    assert re.fullmatch(r"1[45]:\d\d", mine)
    assert theirs == "15:00"
    page.wait_for_function("before => document.querySelector('.clock').innerText !== before", arg=mine)
    assert clocks(page)[1] == "15:00"
    end_turn(page)
    other.wait_for_selector(MY_TURN)
    before = clocks(other)
    other.wait_for_function("before => document.querySelectorAll('.clock')[1].innerText !== before", arg=before[1])
    assert clocks(other)[0] == before[0]


def test_little_time_stands_out_and_days_are_said_as_days(page: Page, new_page: NewPage, sit: Sit) -> None:
    other = new_page()
    sit(page, turn_of(1), other, QUARTER_HOUR, ago=890)
    expect(page.locator(".clock.short")).to_have_count(1)
    sit(page, turn_of(1), other, {"days": 3})
    assert clocks(page)[1] == "3d 0h"


def test_a_seat_that_is_out_of_time_goes_to_a_bot_and_can_be_taken_back(
    page: Page, new_page: NewPage, sit: Sit
) -> None:
    late = new_page()
    sit(page, turn_of(2), late, QUARTER_HOUR, ago=2000)
    name = page.get_by_label("At the table").locator(".name").nth(1).inner_text()
    button(page, "Table").click()
    button(page, f"Let a bot take over for {name}, who is out of time").click()
    expect(page.get_by_label("At the table")).to_contain_text("played by a bot (casual)")
    page.wait_for_selector(MY_TURN)

    button(late, "Table").click()
    button(late, "Take your seat back from the bot").click()
    for who in (page, late):
        expect(who.get_by_label("At the table")).not_to_contain_text("played by a bot (casual)")
    end_turn(page)
    late.wait_for_selector(MY_TURN)


def test_nobodys_seat_is_given_away_in_time(page: Page, new_page: NewPage, sit: Sit) -> None:
    sit(page, turn_of(2), new_page(), QUARTER_HOUR)
    button(page, "Table").click()
    expect(button(page, "Resign")).to_be_visible()
    expect(page.get_by_role("button", name="Let a bot take over")).to_have_count(0)


def test_a_message_shows_itself_is_counted_until_it_is_read_and_kept(page: Page, new_page: NewPage, sit: Sit) -> None:
    other = new_page()
    sit(page, turn_of(1), other)
    page.keyboard.press("c")
    for words in ("A good day for corn!", "And for wood."):
        page.get_by_label("Write a message").fill(words)
        button(page, "Send").click()
        expect(other.get_by_role("status").filter(has_text=words)).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="And for wood.")).to_have_count(0)
    expect(button(other, "Chat: 2 new messages")).to_be_visible()
    other.get_by_role("status").get_by_role("button").click()
    expect(other.locator(".chat")).to_contain_text("A good day for corn!")
    expect(button(other, "Chat")).to_be_visible()
    expect(other.get_by_role("status").filter(has_text="And for wood.")).to_have_count(0)
    other.reload()
    other.wait_for_selector("#board")
    expect(button(other, "Chat")).to_be_visible()
    other.keyboard.press("c")
    expect(other.locator(".chat")).to_contain_text("A good day for corn!")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_a_message_shows_itself_on_a_phone(page: Page, new_page: NewPage, sit: Sit, width: int, height: int) -> None:
    phone = new_page(viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    sit(page, turn_of(1), phone)
    board = phone.locator("#board").bounding_box()
    page.keyboard.press("c")
    page.get_by_label("Write a message").fill("A good day for corn!")
    button(page, "Send").click()
    bubble = phone.get_by_role("status").filter(has_text="A good day for corn!")
    expect(bubble).to_be_in_viewport(ratio=1)
    expect(phone.get_by_role("tab", name=re.compile("Log.*1"))).to_be_visible()
    assert phone.locator("#board").bounding_box() == board
    bubble.get_by_role("button").first.tap()
    expect(phone.locator(".chat")).to_contain_text("A good day for corn!")


def test_notes_are_kept_over_a_reload_and_nobody_elses(page: Page, new_page: NewPage, sit: Sit) -> None:
    other = new_page()
    sit(page, turn_of(1), other)
    for who, words in ((page, "Theology next."), (other, "")):
        who.keyboard.press("l")
        who.get_by_role("tab", name="Notes").click()
        expect(who.get_by_role("textbox", name="Notes")).to_have_value("")
        who.get_by_role("textbox", name="Notes").fill(words)
        expect(who.get_by_role("status").filter(has_text="Saved.")).to_be_visible()
    for who, words in ((page, "Theology next."), (other, "")):
        who.reload()
        who.wait_for_selector("#board")
        who.keyboard.press("l")
        who.get_by_role("tab", name="Notes").click()
        expect(who.get_by_role("textbox", name="Notes")).to_have_value(words)


def test_those_who_watch_see_turns_when_they_are_over_and_nothing_to_choose(
    page: Page, new_page: NewPage, sit: Sit
) -> None:
    other = new_page()
    sit(page, turn_of(1), other)
    watcher = new_page(page.url)
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    workers = watcher.locator(".rider")
    expect(workers).to_have_count(0)
    choose(page, "place tikal")
    expect(page.locator(".rider")).to_have_count(1)
    expect(workers).to_have_count(0)
    end_turn(page)
    expect(workers).to_have_count(2)
    expect(watcher.locator(".choices, .bar :is(.buttons, .ends) button")).to_have_count(0)
    watcher.keyboard.press("l")
    expect(watcher.get_by_role("tab", name="Notes")).to_have_count(0)


def test_after_a_resignation_both_play_again_at_one_table(page: Page, new_page: NewPage, sit: Sit) -> None:
    other = new_page()
    sit(page, turn_of(1), other)
    table = page.url
    button(page, "Table").click()
    button(page, "Resign").click()
    button(page, "Resign").click()
    for who in (page, other):
        expect(who.locator(DECISION)).to_have_text("The game is over.")
    page.get_by_role("button", name=re.compile("Play again with Guest")).click()
    page.wait_for_url(lambda url: url != table)
    other.get_by_role("button", name="Play again").click()
    other.wait_for_url(page.url)
    for who in (page, other):
        expect(who.locator("#board")).to_be_visible()
