"""What the others did, the log, the replay, and playing on from a moment of a game."""

from __future__ import annotations

import random
import re
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

import antikythera
from antikythera.record import dumps
from tzolkin.table import begin, give, to_move, today
from web.axe import faults, overflow
from web.prepared import Sit
from web.sizes import SIZES, resize
from web.table import DECISION, MY_TURN, RESULTS, NewPage, button, choose

MARKS = ".pointer.calm [data-ring]"
BOX = """selector => {
    const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
    return [x, y, width, height];
}"""


def size(width: int, height: int) -> dict[str, object]:
    return {"viewport": {"width": width, "height": height}, "has_touch": width < 1000}


def wide(page: Page) -> bool:
    assert page.viewport_size
    return page.viewport_size["width"] >= 1000


def log(page: Page) -> Locator:
    return page.get_by_role("list", name="Log", exact=True)


def after_the_bots_turn(page: Page, sit: Sit) -> None:
    """A table where a bot has had a turn since mine."""
    game = begin(2)
    give(game, 1, corn=40)
    sit(page, game)
    if wide(page):
        choose(page, "place tikal")
    else:
        page.get_by_role("button", name=re.compile("choices in words")).click()
        page.locator('.choice[data-line="place tikal"]').click()
    button(page, "End turn").click()
    page.wait_for_selector(f"{MY_TURN} .recap")


def finished(name: str, names: tuple[str, ...] = ("Ada", "Zoltán")) -> bytes:
    game, chance = antikythera.new(name, 2, seed=3), random.Random(3)
    while not game.over:
        game.play(chance.choice(game.legal))
    return dumps(game.record(list(names)))


def load(page: Page, record: bytes, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_bytes(record)
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_selector("#board")


# What the others did


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_what_the_bot_did_is_said_and_marked_until_my_first_click(
    new_page: NewPage, sit: Sit, width: int, height: int
) -> None:
    page = new_page(**size(width, height))
    after_the_bots_turn(page, sit)
    expect(page.locator(".recap")).to_contain_text("Bot:")
    said = page.locator(".recap [role=img]").first
    expect(said).to_have_accessible_name(re.compile(r"Bot \(random\)"))
    assert "random" not in page.locator(".recap").inner_text(), "words for those who listen are copied with the text"
    assert page.locator(".recap .line").evaluate("e => e.scrollHeight <= e.clientHeight"), "the recap is cut"
    expect(page.locator(MARKS).first).to_be_visible()
    box = page.evaluate(BOX, "#board")
    page.locator(".recap .line").click()
    expect(page.locator(".recap .all")).to_be_visible()
    assert page.evaluate(BOX, "#board") == box
    page.locator(".recap .line").click()
    expect(page.locator(MARKS).first).to_be_visible()
    page.locator(DECISION).click()
    expect(page.locator(MARKS)).to_have_count(0)
    assert page.evaluate(BOX, "#board") == box


def through_a_food_day(page: Page, sit: Sit, players: int) -> None:
    """A table where everyone has corn, after the Food Day that my turn brought."""
    game = begin(players)
    for seat in range(1, players + 1):
        give(game, seat, corn=40)
    give(game, 1, chaac=3)
    today(game, 8)
    to_move(game, 1, starter=2)
    sit(page, game)
    choose(page, "place start")
    button(page, "End turn").click()
    page.wait_for_selector(f"{MY_TURN} .recap")


def test_a_food_day_that_my_turn_brought_is_said(page: Page, sit: Sit) -> None:
    through_a_food_day(page, sit, 2)
    expect(page.locator(".recap").get_by_role("img", name=re.compile("feeds 3 workers")).first).to_be_attached()


def test_what_happened_to_each_is_said_under_their_own_name(page: Page, sit: Sit) -> None:
    through_a_food_day(page, sit, 4)
    names = page.locator(".recap .line strong").all_inner_texts()
    assert [name.strip() for name in names[:3]] == ["Bot 2:", "Bot 3:", "Bot 4:"]
    assert len(names) == len(set(names)), "each is named once"
    for bot in (2, 3, 4):
        theirs = page.locator(".recap .line .turn", has_text=f"Bot {bot}:")
        expect(theirs.get_by_role("img", name=re.compile("feeds 3 workers"))).to_have_count(1)
    events = page.locator(".recap .line .turn").first.locator(".event, strong")
    shape, first = (events.nth(place).bounding_box() for place in (0, 1))
    assert first["x"] < shape["x"] + 30, "where there is much to say, a shape is enough for a name"
    page.locator(".recap .line").click()
    expect(page.locator(".recap .all .name").first).to_be_visible()


def test_marks_can_be_switched_off(page: Page, sit: Sit) -> None:
    page.evaluate("localStorage.preferences = JSON.stringify({ marks: false })")
    after_the_bots_turn(page, sit)
    expect(page.locator(".recap")).to_contain_text("Bot:")
    expect(page.locator(MARKS)).to_have_count(0)


# The log


COVERED = """
(element) => {
  const { x, y } = element.getBoundingClientRect();
  return !!document.elementFromPoint(x + 4, y + 4).closest('.story');
}
"""


def test_the_log_is_in_sight_where_there_is_room(new_page: NewPage, sit: Sit) -> None:
    roomy = new_page(**size(1400, 900))
    after_the_bots_turn(roomy, sit)
    expect(log(roomy)).to_be_visible()
    expect(roomy.locator(".choices")).to_be_visible()

    page = new_page(**size(1280, 800))
    after_the_bots_turn(page, sit)
    expect(log(page)).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    expect(log(page)).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".choices")).to_be_visible()
    page.keyboard.press("l")
    expect(log(page)).to_be_visible()
    for heading in ("Buildings", "Temples"):
        assert not page.get_by_role("heading", name=heading).evaluate(COVERED)
    button(page, "Close").click()
    expect(page.locator(".choices")).to_be_visible()


def test_a_food_day_has_a_line_for_each_player_in_the_log(new_page: NewPage, sit: Sit) -> None:
    page = new_page(**size(1920, 1080))
    through_a_food_day(page, sit, 4)
    fed = log(page).locator(".row", has=page.get_by_role("img", name=re.compile("feeds 3 workers"))).locator(".doer")
    tops = fed.evaluate_all("lines => lines.map((line) => line.getBoundingClientRect().top)")
    assert len(tops) == len(set(tops)) == 4, "one below the other, not mixed"


@pytest.mark.parametrize("language", ["en", "hu", "ja"])
def test_kept_tiles_are_signs_in_the_log_and_words_for_those_who_listen(
    new_page: NewPage, sit: Sit, language: str
) -> None:
    page = new_page(locale=language, **size(1920, 1080))
    sit(page, antikythera.new("tzolkin", 2, seed=7))
    page.locator(".choices .choice").first.click()
    row = page.locator("#story-panel .row .move").first
    expect(row.locator(".sign").first).to_be_visible()
    assert row.evaluate("row => row.getBoundingClientRect().height") < 40, "one line"
    assert len(row.locator(".visually-hidden").inner_text()) > 20


def test_no_heading_of_the_log_is_without_a_move(new_page: NewPage, sit: Sit) -> None:
    game = begin(2)
    give(game, 1, corn=40)
    page = new_page(**size(1920, 1080))
    sit(page, game)
    choose(page, "place start")
    button(page, "End turn").click()
    choose(page, "advance 1")  # nothing worth a word
    expect(log(page).get_by_text("Day 1", exact=True)).to_have_count(1)
    kinds = log(page).locator("li").evaluate_all("rows => rows.map((row) => row.classList[0])")
    assert [after for kind, after in pairwise([*kinds, "end"]) if kind == "turn" and after != "row"] == []


def test_rounds_are_headings_and_tabs_do_not_scroll_away(new_page: NewPage, tmp_path: Path) -> None:
    for options in (size(1280, 800), size(390, 844)):
        page = new_page(**options)
        load(page, finished("tzolkin"), tmp_path)
        if not wide(page):
            page.get_by_role("tab", name="Log").click()
        expect(log(page).get_by_text("Day 1", exact=True)).to_have_count(1)
        expect(log(page).get_by_text("Day 14", exact=True)).to_have_count(1)
        log(page).locator(".row").last.scroll_into_view_if_needed()
        expect(page.get_by_role("tab", name="Notes").or_(page.get_by_role("tab", name="Chat"))).to_be_in_viewport()
        page.get_by_role("tab", name="Chat").click()


@pytest.mark.parametrize("name", ["tzolkin", "akrotiri"])
@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 800)])
def test_a_click_on_a_move_in_the_log_looks_at_it_and_points_at_it(
    new_page: NewPage, tmp_path: Path, name: str, width: int, height: int
) -> None:
    page = new_page(**size(width, height))
    load(page, finished(name), tmp_path)
    if not wide(page):
        page.get_by_role("tab", name="Log").click()
    words = {"tzolkin": "places a worker on", "akrotiri": "sails to"}[name]
    log(page).get_by_role("button", name=re.compile(words)).first.click()
    expect(page).to_have_url(re.compile(r"\?move=\d+$"))
    expect(page.locator(MARKS).first).to_be_visible()
    expect(page.locator("#board")).to_be_visible()
    expect(page.locator(DECISION).get_by_role("img", name=re.compile(words)).first).to_be_visible()


# The replay


@pytest.mark.parametrize("sizes", [SIZES[:3], SIZES[3:]], ids=["narrow", "wide"])
def test_a_replay_has_captions_a_slider_and_steps(
    new_page: NewPage, tmp_path: Path, sizes: list[tuple[int, int]]
) -> None:
    page = new_page(**size(*sizes[0]))
    load(page, finished("tzolkin"), tmp_path)
    for width, height in sizes:
        resize(page, width, height)
        step_through(page)


def step_through(page: Page) -> None:
    """By the slider, by buttons and by keys."""
    bar, before = page.locator(".bar"), page.evaluate(BOX, "#board")
    page.keyboard.press("Home")
    slider = bar.get_by_role("slider")
    moves = int(slider.get_attribute("max") or 0)
    slider.fill("40")
    expect(page.locator(DECISION)).to_contain_text("Move 40 of")
    assert page.evaluate(BOX, "#board") == before
    caption = page.locator(f"{DECISION} .caption").inner_text()
    assert caption.strip()
    assert re.search(r"Move 40 of \d+. \w+", slider.get_attribute("aria-valuetext") or "")
    button(page, "One move forward").click()
    expect(page.locator(DECISION)).to_contain_text("Move 41 of")
    for label in ("One turn forward", "One turn back"):
        button(page, label).click()
    at = move(page)
    assert at <= 41
    page.keyboard.press("PageDown")
    expect(page.locator(DECISION)).not_to_contain_text(f"Move {at} of")
    assert move(page) > at
    page.keyboard.press("PageUp")
    page.keyboard.press("PageUp")
    expect(page.locator(DECISION)).not_to_contain_text(f"Move {at} of")
    slider.focus()
    page.keyboard.press("Home")
    expect(page.locator(DECISION)).to_contain_text("Move 0 of")
    page.keyboard.press("End")
    expect(page.locator(DECISION)).to_have_text("The game is over.")
    assert moves > 100


def move(page: Page) -> int:
    found = re.search(r"Move (\d+)", page.locator(DECISION).inner_text())
    assert found
    return int(found.group(1))


def test_a_link_to_a_move_leads_there(page: Page, new_page: NewPage, tmp_path: Path) -> None:
    load(page, finished("akrotiri"), tmp_path)
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"\?move=1$"))
    other = new_page(page.url)
    expect(other.locator(DECISION)).to_contain_text("Move 1 of")


# Playing on


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 800)])
def test_a_finished_game_is_played_on_from_any_moment_against_a_bot(
    new_page: NewPage, tmp_path: Path, width: int, height: int
) -> None:
    """By touch on a phone, and by keys."""
    phone = width < 1000
    page = new_page(**size(width, height))
    load(page, finished("akrotiri"), tmp_path)
    origin = page.url

    def press(name: str) -> None:
        if phone:
            button(page, name).tap()
        else:
            button(page, name).press("Enter")

    page.keyboard.press("Home")
    page.locator(".bar").get_by_role("slider").fill("20")
    expect(page.locator(DECISION)).to_contain_text("Move 20 of")
    press("Play on from here")
    page.get_by_role("radio", name="Zoltán").check()
    assert not faults(page)
    assert overflow(page) <= 0
    press("Play against bots")
    page.wait_for_url(lambda url: url != origin and "move" not in url)
    page.wait_for_selector(MY_TURN)
    expect(page.get_by_role("alert").filter(has_text=re.compile(r"\w"))).to_have_count(0)


def test_a_finished_game_is_played_on_by_friends_on_one_screen(page: Page, tmp_path: Path) -> None:
    load(page, finished("tzolkin"), tmp_path)
    page.keyboard.press("Home")
    button(page, "Play on from here").click()
    button(page, "Play on one screen").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Hand the screen to")


def test_a_running_game_against_a_bot_is_tried_again_from_an_earlier_moment(page: Page, sit: Sit) -> None:
    after_the_bots_turn(page, sit)
    origin = page.url
    page.keyboard.press("Home")
    button(page, "Play on from here").click()
    expect(page.get_by_role("dialog")).to_contain_text("is dealt again")
    expect(page.get_by_role("radio")).to_have_count(0)
    button(page, "Play against bots").click()
    page.wait_for_url(lambda url: url.split("?")[0] != origin.split("?")[0])
    page.wait_for_selector(MY_TURN)


def test_a_game_with_others_is_not_tried_while_it_runs(page: Page, new_page: NewPage, sit: Sit) -> None:
    sit(page, begin(2), new_page())
    choose(page, "place tikal")
    page.keyboard.press("Home")
    expect(page.locator(DECISION)).to_contain_text("Move 0 of")
    expect(button(page, "Play on from here")).to_have_count(0)


def test_results_lead_to_the_replay_and_to_an_earlier_move(page: Page, tmp_path: Path) -> None:
    load(page, finished("tzolkin"), tmp_path)
    button(page, "Results").click()
    page.wait_for_selector(RESULTS)
    button(page, "Play on from an earlier move").click()
    expect(page.locator(DECISION)).to_contain_text("Move")
    expect(button(page, "Play on from here")).to_be_visible()
    page.keyboard.press("End")
    button(page, "Results").click()
    button(page, "Replay").last.click()
    expect(button(page, "Pause").or_(page.get_by_text("The game is over."))).to_be_visible()
