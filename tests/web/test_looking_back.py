"""Replaying what happened, and games on paper: kept, loaded, and summed up."""

from __future__ import annotations

import json
import random
import re
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import antikythera
from antikythera import Game
from antikythera.games.akrotiri.rules.state import IN_HAND
from antikythera.record import dumps
from tzolkin.table import begin, give
from web.axe import overflow
from web.browsers import DESK
from web.prepared import Sit
from web.sizes import resize
from web.table import DECISION, MY_TURN, NewPage, button, choose, lines

SHOWN_FOR = {1: 1400, 2: 700, 3: 300}
"""Milliseconds for which a move is shown, by the speed."""
SEEN = """
() => {
  window.seen = [];
  const note = () => {
    const move = /Move (\\d+)/.exec(document.querySelector('#decision')?.innerText)?.[1];
    if (move && window.seen.at(-1) !== Number(move)) window.seen.push(Number(move));
  };
  new MutationObserver(note).observe(document.querySelector('.bar'),
    { subtree: true, childList: true, characterData: true });
}
"""
"""Notes the moves that the page shows one after the other."""


def after_the_bots_turn(page: Page, sit: Sit) -> int:
    """A table where a bot has had a turn since mine; how many moves there were until the end of mine."""
    game = begin(2)
    give(game, 1, corn=40)
    sit(page, game)
    choose(page, "place tikal")
    button(page, "End turn").click()
    page.wait_for_selector(f"{MY_TURN} .since")
    expect(button(page, "What happened?")).to_be_visible()
    return 2


def prefer_speed(page: Page, speed: int) -> None:
    page.evaluate(f"localStorage.preferences = JSON.stringify({{ speed: {speed} }})")


@pytest.mark.parametrize("speed", [0, 3])
def test_what_happened_since_my_last_turn_is_shown_again_move_by_move(page: Page, sit: Sit, speed: int) -> None:
    prefer_speed(page, speed)
    mine = after_the_bots_turn(page, sit)
    resize(page, 390, 844)
    page.locator(".bar .early").evaluate("words => words.remove()")  # so that the button is at the edge
    assert overflow(page) <= 0
    resize(page, *DESK.values())
    page.evaluate(SEEN)
    button(page, "What happened?").click()
    page.wait_for_function("() => window.seen.length > 1 && document.querySelector('.choices')")
    seen = page.evaluate("window.seen")
    assert seen == list(range(mine, mine + len(seen)))


@pytest.mark.parametrize("speed", [1, 2, 3])
def test_moves_are_shown_for_as_long_as_the_speed_says(page: Page, sit: Sit, speed: int) -> None:
    prefer_speed(page, speed)
    mine = after_the_bots_turn(page, sit)
    page.clock.install()
    page.clock.pause_at(datetime.now() + timedelta(seconds=1))
    button(page, "What happened?").click()
    expect(button(page, "Pause")).to_be_visible()
    expect(page.locator(DECISION)).to_contain_text(f"Move {mine} of")
    page.clock.run_for(SHOWN_FOR[speed] - 10)
    expect(page.locator(DECISION)).to_contain_text(f"Move {mine} of")
    page.clock.run_for(20)
    expect(page.locator(DECISION)).to_contain_text(f"Move {mine + 1} of")


def test_the_end_of_a_turn_tells_the_turn(page: Page, sit: Sit) -> None:
    prefer_speed(page, 1)
    mine = after_the_bots_turn(page, sit)
    page.keyboard.press("s")
    button(page, "Pause").click()
    expect(page.locator(DECISION)).to_contain_text(f"Move {mine} of")
    expect(page.locator(DECISION).get_by_role("img", name=re.compile("places a worker"))).to_be_visible()
    expect(page.locator(DECISION)).not_to_contain_text("End the turn")


def test_replaying_can_be_paused_and_the_speed_changed(page: Page, sit: Sit) -> None:
    prefer_speed(page, 1)
    mine = after_the_bots_turn(page, sit)
    page.keyboard.press("s")
    button(page, "Pause").click()
    expect(button(page, "Pause")).to_have_count(0)
    expect(page.locator(DECISION)).to_contain_text(f"Move {mine} of")
    page.get_by_label("Speed", exact=True).select_option("0")
    assert page.evaluate("JSON.parse(localStorage.preferences).speed") == 0
    button(page, "Autoplay").click()
    page.wait_for_selector(".choices")


def with_a_map() -> Game:
    """Seat 1 of Akrotiri has a map in hand, and is to place a tile."""
    game, chance = antikythera.new("akrotiri", 2, seed=2), random.Random(2)
    while game.seat != 1 or game.decision != "tile" or not game.view(1).state["card"].tolist().count(IN_HAND):
        game.play(chance.choice(game.legal))
    return game


def test_where_a_map_fits_is_told_of_the_position_that_is_looked_at(page: Page, sit: Sit) -> None:
    sit(page, with_a_map())
    choose(page, lines(page)[0])
    card = page.get_by_label("Tiles", exact=True).locator(".card").first
    with page.expect_request(lambda request: "/dig?" in request.url) as now:
        card.click()
    assert "move=" not in now.value.url
    with page.expect_request(lambda request: "/dig?" in request.url and "move=0" in request.url):
        page.keyboard.press("Home")
    expect(page.locator(".tray .words")).to_be_visible()


def number(words: str) -> float:
    """A number as it is written, with a wide minus."""
    return float(words.replace("−", "-"))


def play_out(name: str) -> Game:
    game, chance = antikythera.new(name, 2, seed=3), random.Random(3)
    while not game.over:
        game.play(chance.choice(game.legal))
    return game


def load(page: Page, record: bytes, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_bytes(record)
    page.goto("/")
    page.locator("input[type=file]").set_input_files(file)


@pytest.mark.parametrize("name", ["tzolkin", "akrotiri"])
def test_a_record_shows_where_points_came_from_and_how_they_grew(page: Page, name: str, tmp_path: Path) -> None:
    game = play_out(name)
    load(page, dumps(game.record(["Ada", "Zoltán"])), tmp_path)
    expect(page.locator(DECISION)).to_have_text("The game is over.")
    button(page, "Results").click()
    results = page.get_by_role("dialog")
    expect(results.locator("th[scope=col]")).to_contain_text(["Ada", "Zoltán"][:: 1 if game.winners[0] == 1 else -1])
    for column in (2, 3):
        cells = results.locator(f"tbody td:nth-child({column})").all_inner_texts()
        total = results.locator(f"tfoot tr:first-child td:nth-child({column})").inner_text()
        assert sum(map(number, cells)) == pytest.approx(number(total))
    chart = results.get_by_role("img", name="Points over time")
    rounds = len({int(game.at(move).state["round"]) for move in range(len(game.actions) + 1)} - {0})
    paths = [path.get_attribute("d") or "" for path in chart.locator("path[stroke]").all()]
    assert [len(re.findall("[ML]", path)) for path in paths[:2]] == [rounds, rounds]
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_function(
        """() => [...document.querySelectorAll('dialog svg > text')]
            .every((number) => parseFloat(getComputedStyle(number).fontSize) * number.getScreenCTM().a >= 11)"""
    )


def test_a_record_without_names_says_the_seats(page: Page, tmp_path: Path) -> None:
    load(page, dumps(play_out("akrotiri").record()), tmp_path)
    button(page, "Results").click()
    expect(page.get_by_role("dialog").locator("th[scope=col]", has_text="Seat")).to_have_count(2)


def test_the_record_of_a_game_that_is_played_is_what_one_may_know(
    page: Page, new_page: NewPage, sit: Sit, tmp_path: Path, complaints: list[str]
) -> None:
    sit(page, antikythera.new("akrotiri", 2, seed=5), new_page())
    page.keyboard.press("l")
    with page.expect_download() as download:
        page.get_by_text("Download the record so far").first.click()
    record = json.loads(download.value.path().read_text())
    assert record["view"].startswith("akrotiri-1-seat1-")
    assert not {"seed", "position", "deal"} & record.keys()
    load(page, download.value.path().read_bytes(), tmp_path)
    expect(page.get_by_role("alert")).to_contain_text("This game was still running")
    assert len(complaints) == 1
    assert "422" in complaints.pop()


def test_what_is_no_record_is_refused_in_words(page: Page, tmp_path: Path, complaints: list[str]) -> None:
    load(page, b"my shopping list", tmp_path)
    expect(page.get_by_role("alert")).to_have_text(
        "This is not a whole game record: it may be cut off, or come from another program."
    )
    assert len(complaints) == 1
    assert "422" in complaints.pop()
