"""Hints on the page: three steps, by keys and by touch, and a mark that stays."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from web.axe import faults, overflow
from web.table import NewPage, button, start

SIZES = {"phone": {"width": 390, "height": 844}, "desk": {"width": 1280, "height": 800}}


def answer(route: Route) -> None:
    """The champion takes its time on a busy machine: the server marks the table, and this is the answer."""
    route.fetch()
    step = route.request.post_data_json["step"]
    route.fulfill(
        json={
            "ready": True,
            "theme": "wealth",
            "lines": ["keep 1 2", "keep 1 3"] if step > 1 else [],
            "variation": [{"seat": 1, "line": "keep 1 3", "events": []}] if step > 2 else [],
        }
    )


@pytest.mark.parametrize("size", SIZES)
def test_a_hint_comes_in_three_steps(new_page: NewPage, size: str) -> None:
    page: Page = new_page(viewport=SIZES[size])
    start(page, "tzolkin")
    page.route("**/hint", answer)
    button(page, "Table").press("Enter")
    button(page, "Hint").press("Enter")
    dialog = page.get_by_role("dialog", name="Hint")
    button(dialog, "Show a hint").press("Enter")
    expect(dialog).to_contain_text("Where to look: ")
    expect(dialog.locator("li")).to_have_count(0)
    button(dialog, "Tell me more").press("Enter")
    expect(dialog.locator("ul li")).to_have_count(2)
    button(dialog, "Tell me more").press("Enter")
    expect(dialog.locator("ol li")).to_have_count(1)
    expect(button(dialog, "Tell me more")).to_have_count(0)
    assert not faults(page)
    assert overflow(page) <= 0
    page.keyboard.press("Escape")
    button(page, "Table").press("Enter")
    expect(page.get_by_role("dialog").get_by_text("with hints", exact=True)).to_be_visible()


def test_a_hint_marks_its_move_on_the_board(page: Page) -> None:
    """At once, and until it is closed."""
    start(page, "akrotiri")
    legal = page.evaluate("fetch('/api' + location.pathname.replace('/t/', '/tables/')).then((it) => it.json())")[
        "legal"
    ]
    step = {"seat": 1, "line": legal[0], "events": []}
    hint = {"ready": True, "theme": "", "lines": legal[:1], "variation": [step]}
    page.route("**/hint", lambda route: route.fulfill(json=hint))
    marked = page.locator(".sea .pointed, .sea .looked, .sea .ghost")
    expect(marked).to_have_count(0)
    button(page, "Table").click()
    button(page, "Hint").click()
    button(page.get_by_role("dialog", name="Hint"), "Show a hint").click()
    expect(marked.first).to_be_attached()
    page.keyboard.press("Escape")
    expect(marked).to_have_count(0)
