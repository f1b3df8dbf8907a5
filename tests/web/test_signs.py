"""What tells of one's turn: the title, the icon, and a sound for those who want it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tzolkin.table import begin, give
from web.prepared import Sit
from web.table import MY_TURN, NewPage, button, choose

EARS = """
window.heard = [];
window.AudioContext = class {
  currentTime = 0;
  destination = {};
  createGain() {
    return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect() {} };
  }
  createOscillator() {
    const one = { frequency: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect() {}, stop() {} };
    return Object.assign(one, { start: () => window.heard.push(one.type) });
  }
};
"""
"""An audio context that writes down what it is to play: a click is a triangle, a shell is made of sines."""


def icon(page: Page) -> str:
    return str(page.locator("link[rel=icon]").get_attribute("href"))


def rich_game():
    game = begin(2)
    give(game, 1, corn=40)
    give(game, 2, corn=40)
    return game


def end_turn(page: Page) -> None:
    choose(page, "place tikal")
    button(page, "End turn").click()


def test_title_and_icon_say_whose_turn_it_is(page: Page, new_page: NewPage, sit: Sit) -> None:
    other = new_page()
    sit(page, rich_game(), other)
    expect(page).to_have_title("● Your turn – Tzolk'in")
    expect(other).to_have_title("Tzolk'in – Antikythera")
    assert (icon(page), icon(other)) == ("/icon-turn.svg", "/icon.svg")
    end_turn(page)
    other.wait_for_selector(MY_TURN)
    expect(other).to_have_title("● Your turn – Tzolk'in")
    expect(page).to_have_title("Tzolk'in – Antikythera")
    assert (icon(page), icon(other)) == ("/icon.svg", "/icon-turn.svg")
    other.locator(".brand").click()
    expect(other).to_have_title("Antikythera")
    assert icon(other) == "/icon.svg"


def test_sound_is_off_until_it_is_switched_on(page: Page, new_page: NewPage, sit: Sit) -> None:
    other = new_page()
    page.add_init_script(EARS)
    sit(page, rich_game(), other)
    end_turn(page)
    other.wait_for_selector(MY_TURN)
    end_turn(other)
    page.wait_for_selector(MY_TURN)
    assert page.evaluate("window.heard") == []

    button(page, "Sound").click()
    end_turn(page)
    other.wait_for_selector(MY_TURN)
    end_turn(other)
    page.wait_for_selector(MY_TURN)
    page.wait_for_function("() => window.heard.length >= 3")
    assert set(page.evaluate("window.heard")) == {"sine", "triangle"}
    page.reload()
    page.wait_for_selector("#board")
    expect(button(page, "Sound")).to_have_attribute("aria-pressed", "true")
