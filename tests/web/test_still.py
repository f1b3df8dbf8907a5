"""The board stands still: its size depends on the window alone, whatever is said, asked, previewed or lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import antikythera
from web.prepared import Sit
from web.table import RESULTS, NewPage

WINDOWS = {
    "desk": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
STILL = {
    "tzolkin": ["#board", "#board .view", ".strip .people", ".strip .temples"],
    "akrotiri": ["#board", "#board .sea", ".strip .player", ".strip .maps"],
}

WATCH = """
(things) => {
  // In every frame: where each thing is, and what the bar says when it is there for the first time.
  window.seen = new Map();
  const look = () => {
    for (const thing of things) {
      const box = document.querySelector(thing)?.getBoundingClientRect();
      if (!box) continue;
      const at = `${thing}: ${[box.x, box.y, box.width, box.height]}`;
      if (!seen.has(at)) seen.set(at, document.querySelector('.bar').innerText.replaceAll(/\\s+/g, ' '));
    }
    requestAnimationFrame(look);
  };
  look();
}
"""

PLAY = """
async ([over, most, back]) => {
  // Look at each line before it is chosen, at some for long enough to see what it would do. Then wait until I am back.
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const my_turn = () => document.querySelector('.mine .end');
  let chosen = 0, last = Date.now();
  while (!document.querySelector(over) && (chosen < most || (back && !my_turn()))) {
    if (Date.now() - last > 60_000) throw new Error(`nothing to choose: ${document.querySelector('.bar').innerText}`);
    document.querySelector('.bar .buttons [aria-expanded="false"]:enabled')?.click();
    document.querySelector('.choices .all[aria-expanded="false"]')?.click();
    const sure = document.querySelector('#end-anyway');
    const lines = [...document.querySelectorAll('.choices .choice')];
    const line = lines[(7 * chosen + 3) % lines.length] ?? document.querySelector('.mine .end:enabled');
    line?.dispatchEvent(new MouseEvent('mousemove'));
    await pause(chosen % 8 ? 20 : 250);
    if (sure) sure.click();
    else if (line?.isConnected) {
      chosen++;
      last = Date.now();
      line.click();
    }
  }
}
"""
SOME = 20
A_WHOLE_GAME = 10_000


def play(page: Page, most: int, back: bool = True) -> None:
    page.evaluate(PLAY, [RESULTS, most, back])


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("game", STILL)
def test_the_board_stands_still_through_a_whole_game(new_page: NewPage, sit: Sit, game: str, window: str) -> None:
    page = new_page(**WINDOWS[window])
    sit(page, antikythera.new(game, 2, seed=7))
    page.evaluate(WATCH, STILL[game])
    play(page, SOME)
    page.context.set_offline(True)
    expect(page.get_by_role("status").filter(has_text="No connection")).to_be_visible()
    play(page, 1, back=False)
    page.context.set_offline(False)
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.get_by_role("status").filter(has_text="No connection")).to_be_hidden()
    play(page, A_WHOLE_GAME)
    expect(page.locator(RESULTS)).to_be_visible()
    expect(page.get_by_role("dialog")).to_contain_text("Points over time")
    seen = page.evaluate("[...window.seen]")
    assert len(seen) == len({at.split(":")[0] for at, _ in seen}), seen


OTHERS = [(844, 390), (820, 1180), (1024, 768), (1920, 1080)]


@pytest.mark.parametrize("game", STILL)
def test_the_board_stands_still_in_every_window(new_page: NewPage, sit: Sit, game: str) -> None:
    page = new_page()
    sit(page, antikythera.new(game, 2, seed=7))
    for width, height in OTHERS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_selector(".narrow" if width < 1000 else ".wide")
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        page.evaluate(WATCH, STILL[game])
        play(page, SOME)
        seen = page.evaluate("[...window.seen]")
        assert len(seen) == len({at.split(":")[0] for at, _ in seen}), (width, height, seen)
