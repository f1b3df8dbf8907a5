"""Every view, at every width: nothing sticks out, and axe finds no fault."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, Route, expect

from antikythera import GAMES
from web.axe import faults, overflow
from web.table import MY_TURN, NewPage, button, choose, lines, set_up, show_all, start

WIDTHS = [320, 768, 1280, 1920, 3840]


Look = Callable[..., None]


@pytest.fixture
def look(page: Page) -> Iterator[Look]:
    """Lets axe judge what is to be seen, in the dark too, where other colours are all that differs.

    Of a page that was looked at before, a part is enough.
    """
    page.wait_for_selector("article")
    found = {}

    def look(view: str, selector: str = "h1", within: str = "html") -> None:
        page.wait_for_selector(selector, state="attached")
        found[view] = faults(page, within=within)
        page.emulate_media(color_scheme="dark")
        found[f"{view}, dark"] = faults(page, "color-contrast", within=within)
        page.emulate_media(color_scheme="light")

    yield look
    assert {view: each for view, each in found.items() if each} == {}


def test_axe_finds_nothing_around_the_games(page: Page, look: Look) -> None:
    look("start")
    page.locator("article.tzolkin").get_by_role("button", name="Change").click()
    page.get_by_label("Seat 2", exact=True).select_option("open")
    look("set up", "dialog", "dialog")
    page.keyboard.press("Escape")
    for name in ("Keyboard shortcuts", "Settings"):
        button(page, name).click()
        look(name, "dialog", "dialog")
        page.keyboard.press("Escape")
    page.get_by_role("link", name="Profile").click()
    look("profile", "main h2")
    for path in ("/open", "/finished", "/nowhere"):
        page.goto(path)
        look(path)
    page.goto("/")
    set_up(page, "akrotiri", "me", "here")
    look("hand over", "#hand-over")
    page.goto("/")
    set_up(page, "akrotiri", "me", "open")
    look("gathering", ".invite")


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_on_any_view_of_a_game(page: Page, look: Look, game: str) -> None:
    for view, there in (("rules", ".paragraph"), ("tiles", "[data-entry]"), ("learn", "[data-step]")):
        page.goto(f"/{view}/{game}")
        look(view, there)
    page.goto("/")
    start(page, game)
    look("table", "#board")
    show_all(page)
    page.locator(".choices .ask").first.click()
    look("what if", ".choices .answer a", ".choices")
    choose(page, lines(page)[0])
    page.keyboard.press("l")
    button(page, "Rules and tiles").click()
    look("log and rules", ".guide .paragraph")
    table = page.url.split("?")[0]
    page.goto(f"{table}?move=1")
    look("replay", "#board")
    page.goto(table)
    page.wait_for_selector(MY_TURN)
    button(page, "Table").click()
    page.locator("dialog .danger").click()
    look("give up", "dialog", "dialog")
    page.locator("dialog .danger").click()
    look("results", "dialog table", "dialog")


def widen(page: Page, width: int) -> None:
    """Change the window, and wait until the page has its width."""
    page.set_viewport_size({"width": width, "height": 2160 if width == 3840 else 800})
    page.wait_for_function("width => innerWidth === width", arg=width)


@pytest.mark.parametrize("locale, widths", [("en", WIDTHS), ("hu", WIDTHS[:1])])
def test_nothing_sticks_out(new_page: NewPage, locale: str, widths: list[int]) -> None:
    """In Hungarian words are longest."""
    page = new_page(locale=locale)
    page.wait_for_selector("article")
    for width in widths:
        widen(page, width)
        assert overflow(page) <= 0, width
    for game in ("tzolkin", "akrotiri"):
        page.goto("/")
        start(page, game)
        for width in widths:
            widen(page, width)
            page.wait_for_selector("[role=tab]")
            assert overflow(page) <= 0, width
            for tab in page.locator("[role=tablist]").first.get_by_role("tab").all():
                tab.click()
                assert overflow(page) <= 0, (width, tab.inner_text())


ENDS_OF_ROWS = """ways => {
    const boxes = [...ways.children].map((way) => way.getBoundingClientRect());
    const rows = new Map(boxes.map((box) => [box.y, box]));
    return [...rows.values()].map(({ right }) => Math.round(right - ways.getBoundingClientRect().right));
}"""


@pytest.mark.parametrize("locale", ["en", "hu"])
def test_the_ways_from_a_game_fill_their_rows(new_page: NewPage, locale: str) -> None:
    page = new_page(locale=locale)
    ways = page.locator("article.tzolkin .learn")
    expect(ways.locator("a[href$='/openings/tzolkin']")).to_be_visible()
    for width in (390, 820, 1024, 1280, 1920):
        widen(page, width)
        ends = ways.evaluate(ENDS_OF_ROWS)
        assert len(ends) > 1, width
        assert set(ends) == {0}, width


def test_settings_change_the_page_at_once(page: Page) -> None:
    page.wait_for_selector("article")
    paper = "getComputedStyle(document.body).backgroundColor"
    day = page.evaluate(paper)
    button(page, "Settings").click()
    page.get_by_label("Theme").select_option("dark")
    page.wait_for_function(f"day => {paper} !== day", arg=day)
    page.get_by_label("Name", exact=True).fill("Itzamna")
    button(page, "Change the name").click()
    expect(page.get_by_text("You are playing as a guest: Itzamna")).to_be_visible()
    page.reload()
    page.wait_for_selector("article")
    page.wait_for_function(f"day => {paper} !== day", arg=day)


def test_the_language_changes_without_a_reload(page: Page) -> None:
    start(page, "tzolkin")
    english = page.locator("#decision").inner_text()
    button(page, "Settings").click()
    page.get_by_label("Language").select_option("zh-Hans")
    page.wait_for_function("english => document.querySelector('#decision').innerText !== english", arg=english)
    assert page.evaluate("document.documentElement.lang") == "zh-Hans"
    page.get_by_role("dialog").locator("select").first.select_option("en")
    expect(page.locator("#decision")).to_have_text(english, use_inner_text=True)


def test_what_is_not_there_is_said_in_words(new_page: NewPage, address: str) -> None:
    page = new_page("/nowhere")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing at this address.")


def upgrade(page: Page, is_new: bool) -> None:
    """A part of the page is gone, and the server's page may begin with another script, until it is loaded again."""

    def part(route: Route) -> None:
        route.fulfill(status=404) if fetched < 2 else route.continue_()

    def whole(route: Route) -> None:
        nonlocal fetched
        fetched += 1
        if route.request.resource_type == "fetch" and is_new:
            route.fulfill(body="<script src='/assets/index-ofanother.js'></script>")
        else:
            route.continue_()

    fetched = 0
    page.route("**/assets/Puzzles-*.js", part)
    page.route("**/puzzles/tzolkin", whole)


def test_a_page_from_before_an_upgrade_is_loaded_again(page: Page, complaints: list[str]) -> None:
    upgrade(page, is_new=True)
    page.get_by_role("link", name="Puzzles").first.click()
    page.wait_for_selector("[data-puzzle]")
    assert page.evaluate("performance.getEntriesByType('navigation')[0].type") == "reload"
    complaints.clear()  # of the part that is gone


def test_a_page_of_this_release_is_not_loaded_again_for_a_missing_part(page: Page, complaints: list[str]) -> None:
    upgrade(page, is_new=False)
    page.evaluate("window.same = true")
    with page.expect_response(
        lambda answer: answer.request.resource_type == "fetch" and "/puzzles/" in answer.url
    ) as got:
        page.get_by_role("link", name="Puzzles").first.click()
    got.value.finished()
    expect(page.get_by_role("alert")).to_contain_text("not responding")
    page.evaluate("new Promise((done) => setTimeout(done))")  # what comes after the answer has happened
    assert page.evaluate("window.same")
    complaints.clear()


def test_nothing_is_fetched_from_elsewhere(new_page: NewPage, address: str) -> None:
    page = new_page("/nowhere")
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto("/")
    start(page, "tzolkin")
    assert [url for url in fetched if not url.startswith(address)] == []


def test_the_page_says_that_akrotiri_is_a_reconstruction(page: Page) -> None:
    expect(page.locator("article.akrotiri")).to_contain_text("reconstruction")
    expect(page.locator("article.tzolkin")).not_to_contain_text("reconstruction")
    start(page, "akrotiri")
    expect(page.get_by_text("reconstruction").first).to_be_visible()
