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
PICTURES = {"tzolkin": "#board .stage > svg", "akrotiri": "#board .sea"}

WATCH = """
(picture) => {
  // In every frame: where the board is, and what the bar says when it is there for the first time.
  window.seen = new Map();
  const look = () => {
    const { x, y, width, height } = document.querySelector(picture).getBoundingClientRect();
    const box = [x, y, width, height].map((length) => length.toFixed(1)).join(' ');
    if (!seen.has(box)) seen.set(box, document.querySelector('.bar').innerText.replaceAll(/\\s+/g, ' '));
    requestAnimationFrame(look);
  };
  look();
}
"""

PLAY = """
async ([until, most]) => {
  // Look at each line before it is chosen, at some for long enough to see what it would do. At the end, it is my turn.
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const over = () => document.querySelector(until);
  for (let chosen = 0; !over() && (chosen < most || !document.querySelector('.mine .end')); ) {
    document.querySelector('.bar .buttons [aria-expanded="false"]:enabled')?.click();
    document.querySelector('.choices .all[aria-expanded="false"]')?.click();
    const sure = document.querySelector('#end-anyway');
    const lines = chosen < most ? [...document.querySelectorAll('.choices .choice')] : [];
    const line = lines[(7 * chosen + 3) % lines.length];
    line?.dispatchEvent(new MouseEvent('mouseenter'));
    await pause(chosen % 8 ? 20 : 250);
    if (sure) sure.click();
    else if (line?.isConnected) {
      chosen++;
      line.click();
    }
  }
}
"""
SOME = 20


def play(page: Page, most: int = 10_000) -> None:
    page.evaluate(PLAY, [RESULTS, most])


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("game", PICTURES)
def test_the_board_stands_still_through_a_whole_game(new_page: NewPage, sit: Sit, game: str, window: str) -> None:
    page = new_page(**WINDOWS[window])
    sit(page, antikythera.new(game, 2, seed=7))
    page.evaluate(WATCH, PICTURES[game])
    play(page, SOME)
    page.context.set_offline(True)
    expect(page.get_by_role("status").filter(has_text="No connection")).to_be_visible()
    play(page, 1)
    expect(page.get_by_role("status").filter(has_text="Your choice is saved")).to_be_visible()
    page.context.set_offline(False)
    play(page)
    expect(page.locator(RESULTS)).to_be_visible()
    seen = page.evaluate("[...window.seen]")
    assert len(seen) == 1, seen
