"""The board stands still: its size depends on the window alone, whatever is said, asked, previewed or lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

import antikythera
from web.prepared import Sit
from web.table import RESULTS, NewPage
from web.watching import STILL, find_connection, lose_connection, moved, watch

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

PLAY = """
async ([over, most, back]) => {
  // Look at each line before it is chosen, at some for long enough to see what it would do. Then wait until I am back.
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const answered = () =>
    Object.entries(sessionStorage).every(([name, kept]) => !name.startsWith('unanswered') || kept === '[]');
  const several = '.bar .buttons [aria-expanded]:enabled, .choices'; // a single choice would be made by itself
  const my_turn = () =>
    answered() && document.querySelector('.mine :is(.end, .early)') && document.querySelector(several);
  let chosen = 0, last = Date.now();
  while (!document.querySelector(over) && (chosen < most || (back && !my_turn()))) {
    if (Date.now() - last > 60_000) throw new Error(`nothing to choose: ${document.querySelector('.bar').innerText}`);
    document.querySelector('.bar .buttons [aria-expanded="false"]:enabled')?.click();
    document.querySelector('.choices .all[aria-expanded="false"]')?.click();
    const sure = document.querySelector('#end-anyway');
    const lines = [...document.querySelectorAll('.choices .choice')];
    if (!lines.length) document.querySelectorAll('.choices details').forEach((group) => (group.open = true));
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
SOME, MORE = 20, 60


def play(page: Page, most: int, back: bool = True) -> None:
    page.evaluate(PLAY, [RESULTS, most, back])


@pytest.mark.parametrize("game", STILL)
def test_the_board_of_a_phone_stands_still(new_page: NewPage, sit: Sit, game: str) -> None:
    """``test_touch.py`` plays whole games at a desk."""
    page = new_page(**PHONE)
    sit(page, antikythera.new(game, 2, seed=7))
    watch(page, game)
    play(page, SOME)
    lose_connection(page)
    play(page, 1, back=False)
    find_connection(page)
    play(page, MORE)
    assert moved(page) == {}


OTHERS = [(844, 390), (820, 1180), (1024, 768), (1920, 1080)]
A_FEW = 12


@pytest.mark.parametrize("game", STILL)
def test_the_board_stands_still_in_every_window(new_page: NewPage, sit: Sit, game: str) -> None:
    page = new_page()
    sit(page, antikythera.new(game, 2, seed=7))
    for width, height in OTHERS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_selector(".narrow" if width < 1000 else ".wide")
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        watch(page, game)
        play(page, A_FEW)
        assert moved(page) == {}, (width, height)
