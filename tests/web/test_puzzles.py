"""Puzzles on the page: the best turn is found on a phone by keys, and at a desk; what was solved is remembered."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from antikythera.puzzles import puzzles
from antikythera.text import languages
from web.axe import faults, overflow
from web.table import NewPage, button

SIZES = {"tzolkin": {"width": 390, "height": 844}, "akrotiri": {"width": 1280, "height": 800}}


def play(page: Page, line: str) -> None:
    """Choose a line from the list, by keys."""
    if line != "end" and not page.locator("[data-puzzle] details[open]").count():
        page.locator("[data-puzzle] summary").press("Enter")
    page.locator(f'[data-puzzle] button[data-line="{line}"]').press("Enter")


COVERED = """
() => {
  const [strip, card] = ['#board .strip', '[data-puzzle]'].map((part) =>
    document.querySelector(part).getBoundingClientRect());
  return Math.max(0, strip.bottom - card.top);
}
"""
"""How much of what everyone has is under the card."""


@pytest.mark.parametrize("game", SIZES)
def test_a_puzzle_is_solved_by_keys(new_page: NewPage, game: str) -> None:
    page = new_page(viewport=SIZES[game])
    puzzle = puzzles(game)[0]
    page.get_by_role("link", name="Puzzles").nth(sorted(SIZES, reverse=True).index(game)).click()
    expect(page.locator(f'[data-puzzle="{puzzle.id}"]')).to_contain_text("Find the best turn.")
    assert not faults(page)
    assert overflow(page) <= 0
    if game == "tzolkin":
        expect(page.locator("#board .strip .me")).to_be_in_viewport()
    first, *others = puzzle.turns[0]
    play(page, first)
    if others:
        button(page, "Undo").press("Enter")
        play(page, first)
    for line in others:
        play(page, line)
    expect(page.get_by_text("Right: no other turn is better.")).to_be_visible()
    expect(page.get_by_text("1 solved")).to_be_visible()
    page.reload()
    expect(page.get_by_text("1 solved")).to_be_visible()
    page.goto(f"/puzzles/{game}?id={puzzle.id}")
    button(page, "Show the solution").press("Enter")
    expect(page.locator("[data-puzzle] ol li")).to_have_count(len(puzzle.turns[0]))
    others = page.locator("[data-puzzle] ol .doer svg [r='8.5'], [data-puzzle] ol .doer svg [d^='M0 -10 10 0']")
    expect(others).to_have_count(0)  # what a Food Day does to the others is not told


def test_to_end_the_turn_is_no_advice_before_anything_is_done(new_page: NewPage) -> None:
    puzzle = next(
        each for each in puzzles("akrotiri") if "end" in each.game().legal and each.turns[0][0].startswith("sail")
    )
    page = new_page(f"/puzzles/akrotiri?id={puzzle.id}", viewport=SIZES["akrotiri"])
    end = page.locator("[data-puzzle] .ways [data-line='end']")
    expect(end).not_to_have_class(re.compile("primary"))
    play(page, puzzle.turns[0][0])
    expect(page.locator("[data-puzzle] .ways .primary")).to_have_count(1)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", SIZES)
def test_the_card_of_a_puzzle_takes_no_more_room_than_it_needs(new_page: NewPage, game: str, language: str) -> None:
    page = new_page(f"/puzzles/{game}", locale=language)
    for size in SIZES.values():
        page.set_viewport_size(size)
        card = page.locator("[data-puzzle]")
        expect(card).to_be_visible()
        ways = card.locator(".ways").bounding_box()
        box = card.bounding_box()
        empty = box["y"] + box["height"] - ways["y"] - ways["height"]
        assert box["height"] <= 0.3 * size["height"]
        assert 0 <= empty <= 24, "nothing is cut, and nothing is empty"
        if size["width"] < 1000:
            page.wait_for_selector("#board .strip")
            assert page.evaluate(COVERED) == 0


@pytest.mark.parametrize("game", SIZES)
def test_a_puzzle_is_solved_by_touch(new_page: NewPage, game: str) -> None:
    puzzle = puzzles(game)[0]
    page = new_page(f"/puzzles/{game}", viewport=SIZES["tzolkin"], has_touch=True, is_mobile=True)
    for line in puzzle.turns[0]:
        choice = page.locator(f'[data-puzzle="{puzzle.id}"] button[data-line="{line}"]')
        choice.wait_for(state="attached")
        if not choice.is_visible():
            page.locator("[data-puzzle] summary").tap()
        choice.tap()
    expect(page.get_by_text("Right: no other turn is better.")).to_be_visible()
    expect(page.get_by_text("1 solved")).to_be_visible()
    expect(page.get_by_role("link", name="Home")).to_be_in_viewport(ratio=1)  # there is a way back
    assert not faults(page)
    assert overflow(page) <= 0


def test_a_solution_points_at_the_sea(new_page: NewPage) -> None:
    """Places are marked where the eye finds them; columns and rows are for those who listen."""
    verbs = ("tile", "sail", "portage", "dig")
    puzzle = next(each for each in puzzles("akrotiri") if each.turns[0][0].split()[0] in verbs)
    page = new_page(f"/puzzles/akrotiri?id={puzzle.id}", viewport=SIZES["akrotiri"])
    button(page, "Show the solution").press("Enter")
    step = page.locator("[data-puzzle] ol .look").first
    expect(step.locator("[aria-hidden]")).to_contain_text("here")
    expect(step.locator(".visually-hidden")).to_be_attached()
    step.focus()
    pointed = page.locator(".sea .pointed, .sea .looked, .sea .ghost")
    expect(pointed.first).to_be_attached()
