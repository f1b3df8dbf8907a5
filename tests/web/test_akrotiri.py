"""The page of Akrotiri: late in the game, pointing at the sea, and on a phone."""

from __future__ import annotations

import functools
import random
import re
from datetime import datetime, timedelta

import pytest
from playwright.sync_api import Page, expect

import antikythera
from antikythera.bots import bot
from antikythera.game import Game
from antikythera.text import languages
from web.prepared import Sit, nearly_over
from web.sizes import SIZES, resize
from web.table import CHOICES, MY_TURN, NewPage, button, show_all

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LATE = 12
SHORT = 12
NARROW = 540
COLUMN, ROW = 108, 52
"""Pixels at the right of a wide sea, and at the top of a narrow one, that the view takes for covered."""


@functools.cache
def position(decision: str, after: int, line: str = "") -> Game:
    """Seat 1 must decide and may choose a line, some rounds into a game of good players."""
    game = antikythera.new("akrotiri", 2, seed=6)
    while not (
        game.seat == 1
        and game.decision == decision
        and game.state["round"] >= after
        and any(each.startswith(line) for each in game.legal)
    ):
        game.play(bot("heuristic", "akrotiri").choose(game.view(game.seat)))
    return game


def tile_size(page: Page) -> float:
    """Pixels of a tile on the sea."""
    size: float = page.locator(".chart").evaluate("e => 100 * e.clientWidth / e.viewBox.baseVal.width")
    return size


def in_sight(page: Page, selector: str) -> bool:
    """Whether all such elements are in the window as a whole."""
    boxes = page.locator(selector).evaluate_all("all => all.map(e => e.getBoundingClientRect().toJSON())")
    window = page.viewport_size
    assert boxes
    assert window
    return all(box["top"] >= 0 and box["bottom"] <= window["height"] for box in boxes)


# Late in the game


def test_late_tiles_are_large_and_all_tables_are_in_sight(page: Page, sit: Sit) -> None:
    sit(page, position("action", LATE))
    assert tile_size(page) >= 80
    for selector in (".market .row", ".tiles .goal", ".tiles .card"):
        assert in_sight(page, selector), selector
    assert page.locator("aside.tiles").evaluate("e => e.scrollTop") == 0


def test_four_maps_are_in_a_row_and_leave_all_tables_in_sight(page: Page, sit: Sit) -> None:
    sit(page, with_maps(4))
    cards = page.locator(".tiles .card")
    for width, height in SIZES[3:]:
        resize(page, width, height)
        expect(cards).to_have_count(4)
        assert len(set(cards.evaluate_all("all => all.map((e) => e.getBoundingClientRect().top)"))) == 1
        assert page.locator("aside.tiles").evaluate("e => e.scrollHeight - e.clientHeight") == 0


@functools.cache
def with_maps(number: int) -> Game:
    """Seat 1 chooses an action, with this number of maps in hand."""
    game, chance = antikythera.new("akrotiri", 2, seed=6), random.Random(6)
    while not (game.seat == 1 and game.decision == "action" and maps_of(game) == number):
        game.play("buy easy" if "buy easy" in game.legal and maps_of(game) < number else chance.choice(game.legal))
    return game


def maps_of(game: Game) -> int:
    return len(antikythera.scenes.scene(game.view(1))["players"][0]["maps"])


def test_a_card_keeps_its_height_when_maps_are_played(page: Page, sit: Sit) -> None:
    cards = page.locator("aside.players section")
    sit(page, antikythera.new("akrotiri", 2, seed=6))
    before = [card.bounding_box() for card in cards.all()]
    sit(page, position("action", LATE))
    expect(page.locator("aside.players .dug").first).to_be_visible()
    expect(cards.nth(1).locator(".points small")).to_be_visible()  # of goals that nobody knows
    assert [card.bounding_box() for card in cards.all()] == before


def test_digging_is_offered_first_and_looked_at_closely(new_page: NewPage, sit: Sit) -> None:
    page = new_page(**PHONE)
    sit(page, position("action", 4, "dig"))
    first = page.locator(".tray .chip").first
    expect(first).to_have_class(re.compile("dig"))
    first.tap()
    expect(page.locator(".spot.site.legal").first).to_be_in_viewport()
    page.wait_for_function(f"() => 100 * {CHART}.clientWidth / {CHART}.viewBox.baseVal.width > 100")


def test_to_unload_what_was_just_loaded_is_dimmed_and_says_why(new_page: NewPage, sit: Sit) -> None:
    page = new_page(**PHONE)
    sit(page, loading())
    unload = page.locator(".tray .unload .chip")
    expect(unload).to_have_count(0)
    page.locator(".tray .load .chip").first.tap()
    page.locator(".tray .stop").tap()
    expect(unload).to_have_class(re.compile("useless"))
    expect(unload).to_contain_text("You have just loaded this cube here.")
    expect(page.locator("#decision")).not_to_contain_text("unload")
    lit = page.locator(".spot.cargo circle").evaluate_all("all => all.map((e) => getComputedStyle(e).stroke)")
    assert set(lit) == {"rgba(0, 0, 0, 0)"}, "nothing on the boat calls for a touch"


@functools.cache
def loading() -> Game:
    """Seat 1 can load, with an empty boat and two actions or more."""
    game = antikythera.new("akrotiri", 2, seed=6)
    while not (game.seat == 1 and game.state["actions"] > 1 and "load" in " ".join(game.legal) and not cargo_of(game)):
        game.play(bot("heuristic", "akrotiri").choose(game.view(game.seat)))
    return game


def cargo_of(game: Game) -> int:
    return int(game.state["hold"][0].sum())


def test_the_mini_map_is_beside_what_is_looked_at_and_moves_the_view(page: Page, sit: Sit) -> None:
    sit(page, position("tile", LATE))
    sea, tools = (page.locator(part).bounding_box() for part in (".sea", ".sea .tools"))
    mini, chart = page.locator(".mini"), page.locator(".chart")
    expect(mini).to_be_visible()
    before = chart.get_attribute("viewBox")
    box = mini.bounding_box()
    for part in (box, tools):
        assert part["x"] >= sea["x"] + sea["width"] - COLUMN
    assert box["y"] >= tools["y"] + tools["height"], "one is over the other"
    page.mouse.click(box["x"] + 4, box["y"] + 4)
    expect(chart).not_to_have_attribute("viewBox", before or "")
    page.get_by_role("button", name="Show the whole sea").click()
    expect(mini).to_have_count(0)


COVERED = """
(mini) => {
  const box = mini.getBoundingClientRect();
  const over = (tile, from, to) => Math.max(0, Math.min(box[to], tile[to]) - Math.max(box[from], tile[from]));
  const tiles = [...document.querySelectorAll('.chart .laid')].map((tile) => tile.getBoundingClientRect());
  const area = tiles.reduce((sum, tile) => sum + over(tile, 'left', 'right') * over(tile, 'top', 'bottom'), 0);
  return area / (box.width * box.height);
}
"""


def test_the_mini_map_is_where_it_covers_the_least(page: Page, sit: Sit) -> None:
    page.set_viewport_size({"width": 1024, "height": 768})
    sit(page, position("action", LATE))
    mini = page.locator(".mini")
    right_below_the_buttons = f"(mini) => {{ mini.style.top = '160px'; return ({COVERED})(mini); }}"
    assert mini.evaluate(COVERED) < 0.1 < mini.evaluate(right_below_the_buttons)


FREE = """
() => {
  const free = (thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.chart');
  };
  const spots = [...document.querySelectorAll('.spot.quadrant.legal')];
  return spots.length && spots.every(free);
}
"""


def test_the_tile_that_asks_for_a_cube_is_in_sight_wherever_one_has_looked(page: Page, sit: Sit) -> None:
    before, asked = far_away()
    sit(page, asked)
    for width, height in SIZES:
        resize(page, width, height)
        page.wait_for_function(FREE)
        if width < NARROW:
            sea, mini, tools = (page.locator(part).bounding_box() for part in (".sea", ".sea .mini", ".sea .tools"))
            for part in (mini, tools):
                assert part["y"] + part["height"] <= sea["y"] + ROW
    resize(page, 1024, 768)
    sit(page, before)
    show_all(page)
    button(page, "Zoom in").click(click_count=2)
    page.locator(f'{CHOICES}[data-line="{asked.lines[-1]}"]').dispatch_event("click")  # without pointing at it
    page.wait_for_function(FREE)


@functools.cache
def far_away() -> tuple[Game, Game]:
    """Seat 1 places a tile far from the boat, and then the second cube, late in a game."""
    game, chance, cubes = antikythera.new("akrotiri", 2, seed=3), random.Random(3), []
    while not game.over:
        if game.seat == 1 and game.decision == "cube":
            cubes.append(len(game.lines))
        game.play(chance.choice(game.legal))
    return game.at(cubes[-1] - 1), game.at(cubes[-1])


def test_zooming_glides(new_page: NewPage, sit: Sit) -> None:
    page = new_page(reduced_motion="no-preference")
    page.clock.install()
    sit(page, position("action", LATE))
    page.clock.pause_at(datetime.now() + timedelta(hours=1))
    size = tile_size(page)
    page.get_by_role("button", name="Zoom in").click()
    page.clock.run_for(60)
    assert size < tile_size(page) < 1.25 * size, "on the way"
    page.clock.run_for(1000)
    assert tile_size(page) == pytest.approx(1.3 * size, rel=0.01)


CHART = "document.querySelector('.chart')"


def test_maps_say_how_well_they_fit_and_show_where(page: Page, sit: Sit) -> None:
    game = position("tile", 8)
    sit(page, game)
    plans = {plan["map"]: plan for plan in antikythera.scenes.scene(game.view(1))["plans"]}
    assert {plan["missing"] for plan in plans.values()} > {0}, "one fits, another does not"
    for name, plan in plans.items():
        card = page.locator(f'.tiles [data-place="map:{name}"]')
        expect(card.locator(".fit")).to_have_text(f"{plan['proved']}/{plan['wants']}")
        card.hover()
        expect(page.locator(".plans > rect")).to_have_count(len(plan["sites"]))
        card.click()
        expect(page.locator(".tray .dig")).to_be_visible()
        card.click()


def test_a_players_card_is_as_high_with_a_tile_as_without(page: Page, sit: Sit) -> None:
    heights = []
    for decision in ("tile", "action"):
        sit(page, position(decision, 0 if decision == "tile" else 1))
        card = page.locator(".players section").first
        heights.append(card.bounding_box()["height"])
    assert heights[0] == heights[1]


# Pointing at the sea


def test_lines_point_at_the_sea_and_keep_their_words_for_screen_readers(page: Page, sit: Sit) -> None:
    sit(page, position("action", LATE))
    show_all(page)
    line = page.locator(f'{CHOICES}[data-line^="sail"]').first
    assert "column" in (line.text_content() or ""), "for screen readers"
    seen = page.locator(".choices").evaluate(VISIBLE)
    assert "Sail here" in seen
    assert not re.search(r"column|row \d|\b[VFML]-[A-Z]\d|\b[EMH]\d\d\b|goal \d", seen), seen
    maps = page.locator(f'{CHOICES}[data-line^="sail"] svg').evaluate_all("all => all.map((e) => e.outerHTML)")
    assert len(set(maps)) == len(maps) > 1, "lines with the same words look different"
    line.hover()
    expect(page.locator(".spot.looked, .route").first).to_be_visible()


VISIBLE = """e => {
  const copy = e.cloneNode(true);
  copy.querySelectorAll('.visually-hidden').forEach((hidden) => hidden.remove());
  return copy.textContent;
}"""


def test_the_many_ways_to_place_a_tile_are_folded(page: Page, sit: Sit) -> None:
    game = position("tile", LATE)
    sit(page, game)
    page.wait_for_selector(MY_TURN)
    page.locator(".choices .all").click()
    group = page.locator(".choices details")
    expect(group.locator("summary")).to_have_text(re.compile(f"place the tile *{len(game.legal)}"))
    expect(group.locator(".choice")).to_have_count(0)  # what is folded costs nothing
    group.locator("summary").click()
    expect(group.locator(".choice")).to_have_count(len(game.legal))


def test_lines_that_only_the_sea_tells_apart_are_folded(page: Page, sit: Sit) -> None:
    game = position("cube", 1)
    sit(page, game)
    page.wait_for_selector(MY_TURN)
    assert len(game.legal) <= SHORT
    expect(page.locator(".choices .all")).to_be_visible()
    expect(page.locator(".choices .choice")).to_have_count(0)
    page.keyboard.press("1")
    expect(page.locator(MY_TURN)).to_contain_text("left")


# On a phone


def test_a_phone_shows_what_matters_and_then_where_the_other_moves(new_page: NewPage, sit: Sit) -> None:
    page, other = new_page(**PHONE), new_page()
    sit(page, position("action", LATE), other)
    assert tile_size(page) > 60
    assert page.locator(".tray .groups").evaluate("e => e.scrollWidth <= e.clientWidth")
    end_turn(page)
    expect(page.locator(MY_TURN)).to_have_count(0)
    page.wait_for_function(f"() => Math.abs(100 * {CHART}.clientWidth / {CHART}.viewBox.baseVal.width - 60) < 1")
    expect(page.locator("[data-place='boat:2']")).to_be_in_viewport()
    expect(page.locator(".mini")).to_be_visible()


def test_the_view_of_a_phone_is_calm_while_what_matters_is_in_it(new_page: NewPage, sit: Sit) -> None:
    page = new_page(**PHONE)
    sit(page, position("action", 2, "load"))
    view = page.locator(".chart").get_attribute("viewBox")
    page.locator(".tray .chip").first.tap()
    expect(page.locator(".strip .player").first.locator(".cube")).to_have_count(1)
    assert page.locator(".chart").get_attribute("viewBox") == view


def test_the_sea_of_a_phone_goes_on_where_nothing_can_be_done(new_page: NewPage, sit: Sit) -> None:
    game = position("action", LATE).copy()
    while [*game.legal] != ["end"]:
        game.play(next(line for line in game.legal if line != "end"))
    page = new_page(**PHONE)
    sit(page, game)
    page.wait_for_selector(MY_TURN)
    board, sea = (page.locator(part).bounding_box() for part in ("#board .board", ".sea"))
    assert board
    assert sea
    top = sea["y"] + sea["height"]
    below = {"x": board["x"], "y": top, "width": board["width"], "height": board["y"] + board["height"] - top}
    shown = page.screenshot(clip=below)
    page.add_style_tag(content=".layer { visibility: hidden }")
    assert page.screenshot(clip=below) != shown


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_squares_for_a_tile_are_large_enough_to_touch_in_a_late_sea(
    new_page: NewPage, sit: Sit, width: int, height: int
) -> None:
    page = new_page(**PHONE | {"viewport": {"width": width, "height": height}})
    sit(page, nearly_over("akrotiri", decision="tile"))
    assert tile_size(page) == pytest.approx(44, rel=0.01)
    expect(page.locator(".mini")).to_be_visible()
    sea, tray = (page.locator(part).bounding_box() for part in (".sea", ".tray > *"))
    squares = [square.bounding_box() for square in page.locator(".spot.square").all()]
    seen = [
        box
        for box in squares
        if sea["x"] <= box["x"]
        and box["x"] + box["width"] <= sea["x"] + sea["width"] - COLUMN
        and box["y"] >= sea["y"] + ROW
        and box["y"] + box["height"] <= tray["y"]
    ]
    assert seen
    finger = seen[0]["x"] + seen[0]["width"] / 2, seen[0]["y"] + seen[0]["height"] / 2
    page.touchscreen.tap(*finger)
    expect(page.locator(".confirm")).to_be_visible()
    chosen = page.locator(".spot.square[aria-pressed=true]").bounding_box()
    assert chosen["x"] < finger[0] < chosen["x"] + chosen["width"], "it stays under the finger"
    assert chosen["y"] < finger[1] < chosen["y"] + chosen["height"], "it stays under the finger"


def test_tiles_of_a_wide_sea_are_large_on_a_phone_with_bars(new_page: NewPage, sit: Sit) -> None:
    page = new_page(**PHONE | {"viewport": {"width": 390, "height": 664}})
    sit(page, nearly_over("akrotiri", LATE))
    assert tile_size(page) == pytest.approx(60, rel=0.01)
    expect(page.locator(".spot.legal.dock").first).to_be_in_viewport()


def end_turn(page: Page) -> None:
    page.locator(".bar .end").click()
    sure = page.locator("#end-anyway")
    if sure.count():
        sure.click()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_a_strip_says_what_both_players_have(new_page: NewPage, sit: Sit, width: int, height: int) -> None:
    game = position("action", LATE)
    page = new_page(**PHONE | {"viewport": {"width": width, "height": height}})
    page.request.patch("/api/me", data={"name": "Guest im2s"})
    sit(page, game)
    drawn = antikythera.scenes.scene(game.view(1))
    for row, player in zip(page.locator(".strip .player").all(), drawn["players"], strict=True):
        expect(row).to_contain_text(f"{player['money']} drachma")
        expect(row).to_contain_text(f"{len(player['temples'])} of {6} temples")
        expect(row.locator(".cube")).to_have_count(len(player["cargo"]))
        assert row.locator(".name").evaluate("name => name.scrollWidth <= name.clientWidth")
    cards = page.locator(".strip .card")
    expect(cards).to_have_count(len(drawn["players"][0]["maps"]))
    cards.first.tap()
    expect(page.locator(".tray .dig")).to_be_visible()
    page.locator(".strip .player").first.tap()
    expect(page.get_by_role("tab", name="Players")).to_have_attribute("aria-selected", "true")


def test_the_sea_is_as_large_early_as_late(new_page: NewPage, sit: Sit) -> None:
    sizes = []
    for game in (antikythera.new("akrotiri", 2, seed=6), position("cube", 2), position("action", LATE)):
        page = new_page(**PHONE)
        sit(page, game)
        expect(page.locator(".akrotiri.strip")).to_be_visible()
        sizes.append(page.locator(".sea").bounding_box())
    assert sizes == [sizes[0]] * 3


def test_touch_needs_no_key(new_page: NewPage, sit: Sit) -> None:
    page = new_page(**PHONE)
    sit(page, position("tile", 8))
    expect(page.locator(".tile-in-hand")).to_be_visible()
    expect(page.locator(".tile-in-hand .key")).to_be_hidden()


def test_a_square_stays_under_the_finger_and_a_second_touch_rotates_the_tile(new_page: NewPage, sit: Sit) -> None:
    page = new_page(**PHONE)
    sit(page, antikythera.new("akrotiri", 2, seed=6))
    before, square = tile_size(page), page.locator(".spot.legal").first
    box = square.bounding_box()
    assert box
    finger = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.touchscreen.tap(*finger)
    expect(page.locator(".confirm")).to_be_visible()
    assert tile_size(page) > before
    label = square.get_attribute("aria-label")
    assert label
    page.touchscreen.tap(*finger)
    expect(square).not_to_have_attribute("aria-label", label)
    expect(page.locator(".notice")).to_have_count(0)


def test_two_fingers_zoom_and_one_moves(new_page: NewPage, sit: Sit) -> None:
    page = new_page(**PHONE)
    sit(page, position("tile", 8))
    session = page.context.new_cdp_session(page)

    def fingers(kind: str, *points: tuple[int, int]) -> None:
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    before = tile_size(page)
    fingers("touchStart", (160, 320), (220, 320))
    for spread in range(5, 40, 5):
        fingers("touchMove", (160 - spread, 320), (220 + spread, 320))
    fingers("touchEnd")
    zoomed = tile_size(page)
    assert zoomed > 1.5 * before
    view = page.locator(".chart").get_attribute("viewBox")
    fingers("touchStart", (200, 300))
    for moved in range(10, 60, 10):
        fingers("touchMove", (200 + moved, 300))
    fingers("touchEnd")
    assert page.locator(".chart").get_attribute("viewBox") != view
    assert tile_size(page) == pytest.approx(zoomed)


# In every window and language

OVERFLOWING = """() => [...document.querySelectorAll('.akrotiri *')].filter((e) => {
  const style = getComputedStyle(e);
  return e instanceof HTMLElement && e.checkVisibility() && !e.closest('.visually-hidden')
    && e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0
    && style.overflowX === 'visible' && style.display !== 'inline';
}).map((e) => `${e.tagName}.${e.className} ${e.textContent.trim().slice(0, 40)}`)"""
SMALL = """() => [...document.querySelectorAll('.akrotiri *:not(.card *)')].filter((e) =>
  [...e.childNodes].some((node) => node.nodeType === 3 && node.data.trim()) && e.checkVisibility()
  && !e.closest('.visually-hidden')).map((e) => {
    const scale = e instanceof SVGElement ? e.getScreenCTM().a : 1;
    return [scale * parseFloat(getComputedStyle(e).fontSize), e.textContent.trim().slice(0, 30)];
  }).filter(([size]) => size < 11)"""


@pytest.mark.parametrize("language", languages())
def test_nothing_overflows(new_page: NewPage, sit: Sit, language: str) -> None:
    page = new_page(locale=language)
    sit(page, position("action", LATE))
    for width, height in SIZES:
        resize(page, width, height)
        assert page.evaluate(OVERFLOWING) == [], (width, height)


def test_words_on_a_phone_are_large_enough(new_page: NewPage, sit: Sit) -> None:
    page = new_page(**PHONE)
    sit(page, position("action", LATE))
    assert page.evaluate(SMALL) == []
