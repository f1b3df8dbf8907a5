"""The board of Tzolk'in: what it shows, where, and how often."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import antikythera
from antikythera import Game
from tzolkin.table import begin, give, on_offer, play, today, worker
from web.prepared import Sit
from web.table import DECISION, NewPage, button, choose, lines

COUNT_FLIGHTS = """
window.flown = 0;
const { animate } = Element.prototype;
Element.prototype.animate = function (...how) {
  if (this.closest('.flights')) window.flown += 1;
  return animate.apply(this, how);
};
"""


def test_goods_fly_once_for_a_move_and_never_again_on_hover(new_page: NewPage, sit: Sit) -> None:
    page = new_page(reduced_motion="no-preference")
    page.add_init_script(COUNT_FLIGHTS)
    game = begin(2)
    give(game, 1, corn=20)
    worker(game, 1, "yaxchilan", 2)
    worker(game, 1, "uxmal", 1)
    sit(page, game)
    choose(page, "pick yaxchilan 2")
    choose(page, "act yaxchilan 2")
    page.wait_for_function("() => window.flown >= 2")  # corn and a stone
    expect(page.locator(".flights span")).to_have_count(0)
    for line in ("pick uxmal 1", "end"):
        page.locator(f'.choice[data-line="{line}"]').hover()
        expect(page.locator(f'.choice.looked[data-line="{line}"]')).to_be_visible()
    page.mouse.move(2, 2)
    expect(page.locator(".choice.looked")).to_have_count(0)
    assert page.evaluate("window.flown") == 2


# Names where the eye is

SMALL = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LAYING_FLAT = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
TABLET = {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "is_mobile": True}
View = dict[str, Any]
KINDS = {"farm": "farm_1", "tomb": "tomb_build", "civic": "civic_agri", "shrine": "shrine_arch"}


def rich() -> Game:
    """Seat 1 has goods and three workers on the gears, and every kind of building is on offer."""
    game = begin(4)
    give(game, 1, corn=20, wood=2, stone=1, skulls=1)
    for gear, space in (("tikal", 3), ("yaxchilan", 2), ("chichen_itza", 4)):
        worker(game, 1, gear, space)
    on_offer(game, *KINDS.values())
    return game


NAMES = {
    "en": ["Palenque", "Chichen Itza", "Quetzalcoatl", "agriculture", "Maize Plot"],
    "hu": ["Palenque", "Chichen Itza", "Quetzalcoatl", "mezőgazdaság", "Kukoricaföld"],
    "ja": ["パレンケ", "ケツァルコアトル", "農業", "トウモロコシ畑"],
    "zh-Hans": ["帕伦克", "亚斯奇兰", "农业", "玉米地"],
}
NAMED = "#board .gear .name, aside .temple .name, aside .technologies .title, aside .tile .name"


@pytest.mark.parametrize("language", NAMES)
def test_gears_temples_technologies_and_tiles_carry_their_names(new_page: NewPage, sit: Sit, language: str) -> None:
    page = new_page(locale=language)
    sit(page, rich())
    shown = [name.lower() for name in page.locator(NAMED).all_text_contents()]
    assert len(shown) == len(set(shown)) or language != "en"
    assert {name.lower() for name in NAMES[language]} <= set(shown)
    assert not any("_" in name for name in shown)
    assert "_" not in page.locator("main").inner_text()


def test_levels_show_their_price_and_the_list_the_signs_of_the_gears(page: Page, sit: Sit) -> None:
    sit(page, rich())
    assert page.locator(".prices text").all_text_contents() == ["1", "2", "3", "1"]
    picks = [line for line in lines(page) if line.startswith("pick")]
    assert len(picks) == 3
    for line in picks:
        expect(page.locator(f'.choice[data-line="{line}"] svg.sign')).to_be_visible()


# What to choose


@pytest.mark.parametrize("view", [{}, PHONE, LAYING_FLAT, TABLET], ids=["desk", "phone", "flat", "tablet"])
def test_the_actions_are_offered_large_and_to_skip_last_and_plain(new_page: NewPage, sit: Sit, view: View) -> None:
    page = new_page(**view)
    game = rich()
    game.play("pick yaxchilan 2")
    sit(page, game)
    offered = page.locator("#board .choices .choice")
    expect(offered).to_have_count(3)
    assert offered.locator("small").all_text_contents() == ["Yaxchilan 2", "Yaxchilan 1"]
    expect(offered.nth(1).locator(".sign").first).to_have_text("1")  # corn for a space that is not the worker's
    assert "plain" in (offered.last.get_attribute("class") or "")
    sizes = [offered.nth(place).bounding_box() for place in range(3)]
    assert all(box and box["height"] >= 44 for box in sizes)
    areas = [box["width"] * box["height"] for box in sizes if box]
    assert areas[2] < min(areas[:2])
    expect(page.locator(".food, .goods.me").filter(visible=True).first).to_contain_text("6")  # corn for a Food Day


def test_at_one_day_or_two_corn_and_days_stay_in_sight(page: Page, sit: Sit) -> None:
    game = begin(2)
    give(game, 1, corn=5)
    play(game, "place start", "end", "place tikal", "end")
    sit(page, game)
    expect(page.locator(DECISION)).to_contain_text("one day or")
    food = page.locator("#board .food")
    expect(food).to_be_visible()
    expect(food).to_contain_text("5/6")


COVERED = """
() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((thing) => thing.getBoundingClientRect());
  const meet = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  return boxes('.middle .choice').flatMap((choice) =>
    boxes('#board :is(.space, .rider, .touch)').filter((part) => meet(choice, part)),
  ).length;
}
"""


def test_at_one_day_or_two_no_gear_is_covered_on_a_phone(new_page: NewPage, sit: Sit) -> None:
    page = new_page(**PHONE)
    game = begin(2)
    play(game, "place start", "end", "place tikal", "end")
    sit(page, game)
    expect(page.locator(".middle .choice button")).to_have_count(2)
    assert page.evaluate(COVERED) == 0
    page.get_by_role("button", name="Advance the calendar two days").filter(visible=True).last.tap()
    expect(page.locator(".middle .choice")).to_have_count(0)


def test_the_day_is_never_later_than_the_last(page: Page, sit: Sit) -> None:
    game = begin(2)
    today(game, 28, food_days=3)
    sit(page, game)
    expect(page.locator(".hub .round")).to_have_text("27/27")


def test_a_worker_with_nothing_to_do_is_dimmed_and_says_why(page: Page, sit: Sit) -> None:
    game = begin(2)
    give(game, 1, corn=5)
    for gear, space in (("tikal", 3), ("chichen_itza", 4), ("palenque", 2)):
        worker(game, 1, gear, space)
    sit(page, game)
    dimmed = page.locator(".rider.useless")
    expect(dimmed).to_have_count(2)
    places = dimmed.evaluate_all("all => all.map((rider) => rider.dataset.place)")
    assert sorted(places) == ["rider:chichen_itza:4", "rider:tikal:3"]
    for rider in dimmed.all():
        assert "There is nothing to do here now" in (rider.get_attribute("aria-label") or "")


# On a phone

LETTERS = """
(within) => [...document.querySelectorAll(within)].flatMap((root) => {
  const sizes = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent.trim() || !parent.checkVisibility()) continue;
    const matrix = parent.getScreenCTM?.();
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    sizes.push([node.textContent.trim(), Math.round(10 * scale * parseFloat(getComputedStyle(parent).fontSize)) / 10]);
  }
  return sizes;
})
"""
"""Texts in a part of the page, and how many pixels high their letters are."""


def tiny(page: Page, within: str) -> list[list[object]]:
    return [found for found in page.evaluate(LETTERS, within) if found[1] < 11]


@pytest.mark.parametrize("view", [PHONE, TABLET], ids=["phone", "tablet"])
def test_a_strip_under_the_board_tells_of_everyone_and_leads_to_more(new_page: NewPage, sit: Sit, view: View) -> None:
    page = new_page(**view)
    sit(page, rich())
    rows = page.locator(".strip .goods")
    expect(rows).to_have_count(4)
    mine = " ".join(rows.first.locator(".good").all_text_contents())
    assert mine.split() == ["20", "2", "1", "0", "1", "0/3", "6"]
    assert page.locator(".strip .temples text").all_text_contents() == ["0"] * 12  # points of each player's steps
    assert tiny(page, ".strip") == []
    for part in page.locator(".strip .part").all():
        box = part.bounding_box()
        assert box
        assert (box["x"], box["x"] + box["width"]) == (6, view["viewport"]["width"] - 6)  # as the board
    assert page.locator(".strip .name").evaluate_all("all => all.every((name) => name.scrollWidth <= name.clientWidth)")
    button(page, "Players").tap()
    expect(page.get_by_role("tab", name="Players")).to_have_attribute("aria-selected", "true")
    page.get_by_role("tab", name="Board").tap()
    button(page, "Temples").tap()
    expect(page.get_by_role("tab", name="Tiles")).to_have_attribute("aria-selected", "true")


def test_the_first_choice_is_next_to_a_board_that_is_in_sight(new_page: NewPage, sit: Sit) -> None:
    page = new_page(**PHONE)
    sit(page, antikythera.new("tzolkin", 2, seed=4))
    tiles = page.locator(".strip .wealth button")
    for view in (PHONE, LAYING_FLAT, TABLET):
        page.set_viewport_size(view["viewport"])
        boxes = [tile.bounding_box() for tile in tiles.all()]
        strip, board = page.locator(".narrow > .strip").bounding_box(), page.locator("#board .view").bounding_box()
        assert len(boxes) == 4
        assert all(box["y"] + box["height"] <= strip["y"] + strip["height"] for box in boxes)
        assert board["y"] + board["height"] <= strip["y"] or board["x"] + board["width"] <= strip["x"]
    for tile in (0, 1):
        tiles.nth(tile).tap()
    expect(tiles).to_have_count(0)


@pytest.mark.parametrize("view", [PHONE, LAYING_FLAT], ids=["phone", "flat"])
def test_the_board_comes_close_for_an_action_and_is_whole_after_the_turn(
    new_page: NewPage, sit: Sit, view: View
) -> None:
    page, other = new_page(**view), new_page()
    game = begin(2)
    give(game, 1, corn=9)
    for space in (2, 4):
        worker(game, 1, "yaxchilan", space)
    sit(page, game, other)
    page.locator('[data-place="rider:yaxchilan:2"]').tap(force=True)
    whole = button(page, "Whole board")
    expect(whole).to_be_visible()
    page.locator('[data-place="rider:yaxchilan:2"]').tap()
    page.locator("#board .choices .choice button").first.tap()
    expect(page.locator(".strip .goods.me")).to_contain_text("10")
    expect(whole).to_be_visible()
    assert tiny(page, "#board .gear:has([data-place='gear:yaxchilan']) .name") == []
    button(page, "End turn").tap()
    expect(page.locator(DECISION)).to_contain_text("Guest 2")
    expect(whole).to_have_count(0)
    expect(page.locator("header").first).to_be_hidden()  # a phone has no room for it: its ways are in the menu
    button(page, "Table").tap()
    expect(page.get_by_role("dialog").get_by_role("link", name="Antikythera")).to_be_visible()
    button(page.get_by_role("dialog"), "Settings").tap()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()


def test_on_a_phone_the_board_is_whole_when_a_gear_has_nothing_more_to_do(new_page: NewPage, sit: Sit) -> None:
    page = new_page(**PHONE)
    game = begin(2)
    give(game, 1, corn=9)
    for gear in ("yaxchilan", "uxmal"):
        worker(game, 1, gear, 2)
    sit(page, game)
    page.locator('[data-place="rider:yaxchilan:2"]').tap(force=True)
    expect(button(page, "Whole board")).to_be_visible()
    page.locator('[data-place="rider:yaxchilan:2"]').tap()
    page.locator("#board .choices .choice button").first.tap()
    expect(page.locator(".strip .goods.me")).to_contain_text("10")
    expect(button(page, "Whole board")).to_have_count(0)
    expect(page.locator('[data-place="rider:uxmal:2"].legal')).to_be_visible()


def test_on_a_phone_the_next_worker_can_be_placed_on_any_gear(new_page: NewPage, sit: Sit) -> None:
    page = new_page(**PHONE)
    game = begin(2)
    give(game, 1, corn=9)
    sit(page, game)
    page.locator('[data-place="gear:yaxchilan"]').tap()
    expect(button(page, "Whole board")).to_be_visible()
    page.locator('[data-place="gear:yaxchilan"]').tap()
    expect(page.locator(DECISION)).to_contain_text("Place another worker")
    expect(button(page, "Whole board")).to_have_count(0)


def pick_up_closely(page: Page, sit: Sit, gear: str) -> None:
    """Touch a worker on a space of several actions: first its gear comes close, then the page asks which action."""
    game = begin(2)
    give(game, 1, corn=9)
    worker(game, 1, gear, 5)
    sit(page, game)
    rider = page.locator(f'[data-place="rider:{gear}:5"]')
    rider.tap(force=True)
    expect(button(page, "Whole board")).to_be_visible()
    rider.tap()
    expect(page.locator("#board .choices")).to_be_visible()


@pytest.mark.parametrize("view", [SMALL, PHONE, LAYING_FLAT], ids=["small", "phone", "flat"])
def test_what_is_asked_covers_no_way_back_to_the_whole_board(new_page: NewPage, sit: Sit, view: View) -> None:
    page = new_page(**view)
    pick_up_closely(page, sit, "palenque")
    whole = button(page, "Whole board")
    whole.tap()
    expect(whole).to_have_count(0)


def test_what_is_asked_covers_no_action_of_a_close_gear(new_page: NewPage, sit: Sit) -> None:
    page = new_page(**PHONE)
    pick_up_closely(page, sit, "yaxchilan")
    actions = page.locator(".space.legal")
    expect(actions).to_have_count(5)
    page.wait_for_function(  # the gear glides
        """() => {
          const top = document.querySelector('#board .choices').getBoundingClientRect().top;
          const actions = [...document.querySelectorAll('.space.legal')];
          return actions.every((each) => each.getBoundingClientRect().bottom <= top);
        }"""
    )


COVERED_BY_A_CARD = """() => {
  const card = document.querySelector('.hint-card').getBoundingClientRect();
  const board = document.querySelector('#board .view').getBoundingClientRect();
  return [...document.querySelectorAll('#board .back, #board .space.legal, #board .rider.legal')]
    .map((thing) => [thing.dataset.place ?? thing.textContent, thing.getBoundingClientRect()])
    .filter(([, box]) => box.top < board.bottom && box.bottom > board.top)
    .filter(([, box]) => box.left < card.right && box.right > card.left)
    .filter(([, box]) => box.top < card.bottom && box.bottom > card.top)
    .map(([name]) => name);
}"""


@pytest.mark.parametrize("gear", ["chichen_itza", "palenque", "tikal", "uxmal", "yaxchilan"])
def test_a_card_about_a_close_gear_covers_no_way_back_and_no_choice(new_page: NewPage, sit: Sit, gear: str) -> None:
    page = new_page(**PHONE)
    game = begin(2)
    give(game, 1, corn=9, workers=5)
    worker(game, 1, "tikal", 3)
    sit(page, game)
    page.clock.install()
    page.locator(f'[data-place="gear:{gear}"]').tap(force=True)
    expect(button(page, "Whole board")).to_be_visible()
    things = page.locator(f'[data-place="gear:{gear}"], [data-place^="{gear}:"]')
    covered = {}
    for thing in things.all():
        thing.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
        page.clock.run_for(500)  # a long press
        covered[thing.get_attribute("data-place")] = page.evaluate(COVERED_BY_A_CARD)
        thing.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    assert len(covered) > 6
    assert {place: things for place, things in covered.items() if things} == {}


def test_what_is_drawn_on_the_board_has_its_own_ring_and_no_rectangle(page: Page, sit: Sit) -> None:
    sit(page, rich())
    page.keyboard.press("Tab")
    boxed = """all => all.filter((thing) => {
      thing.focus({ focusVisible: true });
      return thing.matches(':focus-visible') && getComputedStyle(thing).outlineStyle !== 'none';
    }).map((thing) => thing.getAttribute('class'))"""
    drawn = page.locator("#board svg [tabindex]")
    assert drawn.count() > 40
    assert drawn.evaluate_all(boxed) == []


@pytest.mark.parametrize("view", [SMALL, PHONE, TABLET], ids=["small", "phone", "tablet"])
def test_begging_is_in_sight_without_the_list(new_page: NewPage, sit: Sit, view: View) -> None:
    page = new_page(**view)
    game = begin(4)
    worker(game, 1, "yaxchilan", 2)
    give(game, 1, corn=1)
    sit(page, game)
    begging = page.locator(".strip .beg button")
    expect(begging).to_have_count(3)
    top = page.locator(".bar").evaluate("bar => bar.getBoundingClientRect().top")
    ends = begging.evaluate_all("all => all.map((each) => each.getBoundingClientRect().bottom)")
    assert max(ends) <= top
    begging.first.tap()
    expect(page.locator(".strip .goods.me")).to_contain_text("3")
    expect(begging).to_have_count(0)


def test_begging_is_last_and_small_in_the_list(page: Page, sit: Sit) -> None:
    game = begin(2)
    give(game, 1, corn=1)
    sit(page, game)
    group = page.locator(".choices .list > :last-child")
    expect(group.locator("summary")).to_have_text("beg for corn 3")
    expect(group.locator(".choice")).to_have_count(0)
    group.locator("summary").click()
    expect(group.locator(".choice")).to_have_count(3)
    group.locator(".choice").first.click()
    expect(page.locator(".players .panel.me")).to_contain_text("3")


def test_a_tile_that_saves_corn_says_so_without_a_riddle(page: Page, sit: Sit) -> None:
    game = rich()
    on_offer(game, "farm_all")
    sit(page, game)
    minus = page.locator('.tile:has([data-place="tile:farm_all"]) .written')
    expect(minus).to_have_text("−1")
    sign = page.locator('.tile:has([data-place="tile:farm_all"]) .sign:has(+ .written)')
    assert minus.bounding_box()["x"] > sign.bounding_box()["x"] + 0.9 * sign.bounding_box()["width"]
