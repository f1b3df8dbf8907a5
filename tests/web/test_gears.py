"""The board of Tzolk'in: what it shows, where, and how often."""

from __future__ import annotations

from playwright.sync_api import expect

from tzolkin.table import begin, give, worker
from web.prepared import Sit
from web.table import NewPage, choose

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
