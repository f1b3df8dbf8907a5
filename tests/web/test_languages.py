"""Both games in every language, from the first page to the last: no word is left in English, and every word fits."""

from __future__ import annotations

import itertools

import pytest
from playwright.sync_api import Page, expect

from antikythera import GAMES
from antikythera.locales import messages
from antikythera.text import files, languages
from web.prepared import Sit, nearly_over
from web.reading import LONGEST, cut_off, cut_off_anywhere, is_in, number_of, read, shapeless, strange
from web.table import RESULTS, NewPage, choose, lines, number, play_on, show_all, start, wait_for_answer

FIRST_CHOICES = 8
"""How many of the person's choices make the first rounds."""
DESK, SMALL_PHONE = {"width": 1280, "height": 800}, {"width": 320, "height": 640}

NAME = "Itzamna"
CARD = "section[data-step]"
GUIDES = {
    f"/{view}/{game}": there
    for game in GAMES
    for view, there in {"rules": ".paragraph", "tiles": "[data-entry]", "learn": CARD}.items()
}
PLACES = {"/open": "h1", "/finished": "h1", "/nowhere": "h1", **GUIDES}
"""Pages, and what is to be seen when they are there."""
DIALOGS = [*(f"article.{game} .how button" for game in GAMES), ".tools button >> nth=1", ".tools button >> nth=2"]
"""The buttons of the start page that open a dialog: how a game is set up, keys, settings."""

AGO = """
(language) => {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return ['second', 'minute'].flatMap((unit) => Array.from({ length: 60 }, (_, ago) => format.format(-ago, unit)));
}
"""
"""How the browser itself says when something was."""


def play_some(page: Page) -> set[str]:
    """Make the first choices, one here and one there in the list; all that the page has said meanwhile."""
    said: set[str] = set()
    for chosen in range(FIRST_CHOICES):
        before = number(page)
        open_to_me = lines(page)
        said |= read(page)
        if len(open_to_me) == 1 and open_to_me != ["end"]:  # the page makes such a choice by itself
            wait_for_answer(page, before)
            continue
        choose(page, open_to_me[(7 * chosen + 3) % len(open_to_me)])
        if page.locator("#end-anyway").count():
            said |= read(page)
            before = number(page)
            page.locator("#end-anyway").click()
            wait_for_answer(page, before)
    return said


def read_dialog(page: Page, button: str) -> set[str]:
    """What is said by the dialog that a button opens. It fits every width."""
    page.locator(button).click()
    page.wait_for_selector("dialog")
    said = read(page)
    assert cut_off_anywhere(page, button) == {}
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    return said


@pytest.mark.parametrize(("language", "game"), [*zip(languages(), itertools.cycle(GAMES), strict=False)])
def test_the_first_rounds_are_played_in_the_language(new_page: NewPage, address: str, language: str, game: str) -> None:
    """Each language with one of the games; ``test_fits.py`` reads the middle of every game in every language."""
    page = new_page(locale=language)
    start(page, game)
    show_all(page)
    page.locator(".choices .ask").first.click()
    page.wait_for_selector(".choices .answer a")
    said = play_some(page) | read(page, cards=True)
    said |= read_dialog(page, ".title button >> nth=-1")
    page.keyboard.press("l")
    page.locator(".story .why").first.click()
    page.wait_for_selector(".story .answer a")
    said |= read(page)
    for part in ("chat", "notes"):
        page.locator(f"#story-{part}").click()
        said |= read(page)
    page.keyboard.press("i")
    page.wait_for_selector(".guide .paragraph")
    is_in(page, language, said | read(page), number_of(page, address))


@pytest.mark.parametrize("language", languages())
def test_everything_around_a_game_is_in_the_language_and_fits(new_page: NewPage, language: str) -> None:
    page = new_page(locale=language)
    page.wait_for_selector("article")
    said, cut = read(page).union(*(read_dialog(page, button) for button in DIALOGS)), cut_off_anywhere(page, "/")
    for path, there in PLACES.items():
        page.goto(path)
        page.wait_for_selector(there)
        said |= read(page)
        cut |= cut_off_anywhere(page, path)
    is_in(page, language, said)
    assert cut == {}


@pytest.mark.parametrize("language", languages())
def test_the_end_of_a_game_is_in_the_language_and_fits(
    new_page: NewPage, sit: Sit, address: str, language: str
) -> None:
    """Both games where words are longest, and else one: the one whose first rounds are not played in the language."""
    page = new_page(locale=language)
    assert page.request.patch(f"{address}/api/me", data={"name": NAME}).ok
    said: set[str] = set()
    for game in GAMES if language == LONGEST else [GAMES[1 - languages().index(language) % 2]]:
        sit(page, nearly_over(game))
        play_on(page, until=RESULTS)
        said |= read(page)
        assert cut_off_anywhere(page, game) == {}
    page.goto("/finished")
    page.wait_for_selector("section a.panel")
    ago = page.evaluate(AGO, language)
    is_in(page, language, said | read(page), NAME, *ago)


@pytest.mark.parametrize("language", languages())
def test_there_is_a_shape_for_every_character_of_a_language(new_page: NewPage, language: str) -> None:
    """Han characters and kana need fonts: ``apt-get install fonts-noto-cjk``."""
    page = new_page("/nowhere", locale=language)
    page.wait_for_selector("h1")
    assert shapeless(page, [message.text for message in messages(files(language)).values()]) == []


# Each check can fail


STRANGE = {
    "<p>Játékos</p>": [],
    "<p>Every player</p>": ["Every player"],
    "<p title='Every player'></p>": ["Every player"],
    "<button aria-label='Every player'>1</button>": ["Every player"],
    "<input placeholder='Every player'>": ["Every player"],
    "<p>page-level-a</p>": ["page-level-a"],
    "<p>{$amount} kukorica</p>": ["{$amount} kukorica"],
    "<p>kukoric\ufffd</p>": ["kukoric\ufffd"],
}
"""What a Hungarian page could say, and what of it is not of the language."""

SMALL = "width: 40px; white-space: nowrap;"
CUT = {
    "": 0,
    f"{SMALL} overflow: hidden; text-overflow: ellipsis": 0,
    f"{SMALL} overflow: auto": 0,
    f"{SMALL} overflow: hidden": 1,
    SMALL: 1,
    "width: 80px; height: 30px; overflow: hidden": 1,
    "width: 80px; height: 30px": 1,
    "margin-left: 290px; white-space: nowrap": 2,
}
"""How a text could be shown, and how many faults there are."""


def test_every_fault_is_found(new_page: NewPage) -> None:
    page = new_page("/nowhere", locale="hu", viewport=SMALL_PHONE)
    page.wait_for_selector("h1")
    show = "(main, what) => (main.innerHTML = what)"
    for what, found in STRANGE.items():
        page.locator("main").evaluate(show, what)
        assert strange(read(page), "hu") == found
    for style, faults in CUT.items():
        page.locator("main").evaluate(show, f"<p style='{style}'>Egy hosszú szöveg</p>")
        assert len(cut_off(page)) == faults, style
    assert shapeless(page, ["ő", "\u0380\u0381"]) == ["\u0380", "\u0381"]
    page.evaluate("document.documentElement.lang = 'en'")
    with pytest.raises(AssertionError):
        is_in(page, "hu", set())


def test_a_translator_sees_the_message_of_every_text(page: Page, address: str) -> None:
    page.goto(f"{address}/?keys")
    expect(page.get_by_role("heading", name="Choose a game ‹page-start-title›", exact=True)).to_be_visible()
    page.get_by_role("link", name="‹page-nav-open›").click()
    expect(page.get_by_role("heading", name="‹page-open-title›").first).to_be_visible()
