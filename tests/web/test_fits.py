"""The table fits its window: at every size and in every language, nothing is cut off and no word is in English."""

from __future__ import annotations

import functools
import random

import pytest
from playwright.sync_api import Page, expect

import antikythera
from antikythera import GAMES, Game
from antikythera.games.tzolkin.rules.components import BUILDING_CARDS, CARDS
from antikythera.text import Text, languages
from tzolkin.table import begin, give
from web.prepared import NAMES, Sit
from web.reading import LONGEST, cut_off, is_in, read
from web.sizes import SIZES, resize
from web.table import NewPage, button, choose, set_up

WINDOWS = [(320, 640), (390, 664), (390, 844), (844, 390), (820, 1180), (1024, 768), (1280, 800), (1920, 1080)]
MOVES = 80
"""In the middle of a game: there are goods, tiles and maps to show."""


@functools.cache
def halfway(name: str, players: int = 2) -> Game:
    """A game that was played at random until it is seat 1's turn, with something to undo."""
    game, chance = antikythera.new(name, players, seed=3), random.Random(3)
    while len(game.lines) < MOVES or game.seat != 1 or "end" not in game.legal:
        game.play(chance.choice(game.legal))
    return game


def windows(language: str, game: str) -> list[tuple[int, int]]:
    """Each language in every window with one of the games; the longest words, and the longest headlines, in all."""
    others = [each for each in languages() if each != LONGEST]
    return WINDOWS[others.index(language) % 2 :: 2] if game == "tzolkin" and language in others else WINDOWS


SAY = """
(words) => {
  // In place of the page's own headline, which comes back.
  window.headline = document.querySelector('#decision .words');
  const longer = headline.cloneNode();
  longer.textContent = words;
  longer.style.setProperty('--length', words.replaceAll(/[\\u3000-\\uffff]/g, '..').length);
  headline.replaceWith(longer);
}
"""
SAY_NO_MORE = "document.querySelector('#decision .words').replaceWith(window.headline)"


def longest_headline(text: Text) -> str:
    deeds = [text(f"akrotiri-can-{deed}") for deed in ("sail", "load", "sell", "buy", "dig", "oracle")]
    return text("akrotiri-headline-action", actions=3, deeds=text.listing(deeds))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_nothing_at_a_table_is_cut_off_or_left_in_english(
    new_page: NewPage, sit: Sit, language: str, game: str
) -> None:
    """Neither with the longest headline, which is one of Akrotiri's."""
    page, longest = new_page(locale=language), longest_headline(Text(language))
    sit(page, halfway(game))
    is_in(page, language, read(page, cards=True), *NAMES)
    found = {}
    for width, height in windows(language, game):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_selector(".narrow" if width < 1000 else ".wide")
        found[f"{width} × {height}"] = cut_off(page)
        for tab in page.locator(".top [role=tab]").all()[1:]:
            tab.click()
            found[f"{width} × {height}, {tab.inner_text()}"] = cut_off(page)
        page.locator(".bar .end").click()
        found[f"{width} × {height}, end"] = cut_off(page)
        page.keyboard.press("Escape")
        if game == "akrotiri":
            page.evaluate(SAY, longest)
            found[f"{width} × {height}, {longest}"] = cut_off(page)
            page.evaluate(SAY_NO_MORE)
    assert {view: each for view, each in found.items() if each} == {}


WITH_NAMES = """
(tiles, names) => {
  const tops = names.map((name) => {
    for (const each of tiles.querySelectorAll('section:first-child .name > span')) each.textContent = name;
    return [...tiles.querySelectorAll('section')].map((section) => section.getBoundingClientRect().top).join();
  });
  return new Set(tops).size;
}
"""


@pytest.mark.parametrize("language", languages())
def test_all_tiles_of_tzolkin_are_in_sight_and_stand_still_whatever_buildings_are_dealt(
    new_page: NewPage, sit: Sit, language: str
) -> None:
    page, text = new_page(locale=language), Text(language)
    sit(page, halfway("tzolkin", players=4))
    tiles, names = page.locator("aside.tiles"), [text(f"tzolkin-card-{tile}") for tile in CARDS[:BUILDING_CARDS]]
    for width, height in [(1024, 768), (1280, 800), (1366, 768), (1440, 900), (1920, 1080)]:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_selector(".wide")
        beyond = tiles.evaluate("(side) => side.scrollHeight - side.clientHeight")
        assert beyond == 0, f"{width} × {height}"
        assert tiles.locator(".tzolkin").evaluate(WITH_NAMES, names) == 1, f"{width} × {height}"


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (1280, 800)])
def test_four_players_leave_room_for_three_choices_and_keep_their_names_apart(
    new_page: NewPage, sit: Sit, width: int, height: int
) -> None:
    page = new_page(viewport={"width": width, "height": height})
    sit(page, antikythera.new("tzolkin", players=4, seed=3))
    bottoms = page.locator(".choices .choice").evaluate_all("all => all.map((e) => e.getBoundingClientRect().bottom)")
    assert len([bottom for bottom in bottoms if bottom <= height]) >= 3
    whole = page.locator(".players .own").evaluate_all("all => all.map((e) => e.scrollWidth <= e.clientWidth)")
    assert whole == [True] * 4, "a number that keeps two names apart is cut off"
    assert len(set(page.locator(".players .own").all_inner_texts())) == 4


SHOWN_IN_PART = """
(levels) => levels.filter((level) => {
  const [own, room] = [level, level.parentElement].map((element) => element.getBoundingClientRect());
  const { scrollWidth, clientWidth } = level.previousElementSibling;
  return scrollWidth > clientWidth || (own.top < room.bottom && own.right > room.right);
}).length
"""


@pytest.mark.parametrize("game", GAMES)
def test_the_level_of_a_bot_is_shown_as_a_whole_or_not_at_all(new_page: NewPage, game: str) -> None:
    page = new_page(viewport={"width": 1024, "height": 768})
    set_up(page, game, "me", "bot club")
    expect(page.locator(".wide .players .level")).to_have_count(1)
    assert page.locator(".players .level").evaluate_all(SHOWN_IN_PART) == 0


def test_the_temples_of_four_players_are_in_sight_on_a_low_phone(new_page: NewPage, sit: Sit) -> None:
    page = new_page(viewport={"width": 390, "height": 664}, has_touch=True, is_mobile=True)
    sit(page, halfway("tzolkin", players=4))
    temples, bar = (page.locator(part).bounding_box() for part in (".strip .temples", ".bar"))
    assert temples
    assert bar
    assert temples["y"] + temples["height"] <= bar["y"]


def test_why_a_turn_cannot_end_yet_fits_beside_the_buttons_in_every_language(page: Page, sit: Sit) -> None:
    """The settings stay open over the table, and change its language."""
    game = begin(2)
    give(game, 1, corn=40)
    sit(page, game)
    choose(page, "place tikal")
    page.locator(".bar .end").click()
    page.wait_for_selector(".bar .since + .early")
    button(page, "Settings").click()
    for width, height in SIZES:
        resize(page, width, height)
        for language in languages():
            page.locator("dialog select:has([lang])").select_option(language)
            expect(page.locator(".bar .early")).to_have_text(Text(language)("tzolkin-page-no-pass"))
            words, row = (page.locator(f".bar {part}").bounding_box() for part in (".early", ".ends"))
            assert words
            assert row
            assert words["height"] <= row["height"], (width, height, language)
