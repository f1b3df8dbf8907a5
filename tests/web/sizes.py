"""The sizes of window at which the page is tested, and what holds in each."""

from __future__ import annotations

from playwright.sync_api import Page

SIZES = [(390, 844), (844, 390), (820, 1180), (1024, 768), (1280, 800), (1920, 1080)]

UNFOLD = """
() => {
  document.querySelector('.bar .buttons [aria-expanded="false"]:enabled')?.click();
  document.querySelector('.choices .all[aria-expanded="false"]')?.click();
  document.querySelectorAll('.choices details').forEach((group) => (group.open = true));
  return document.querySelector('.choices[data-count] .choice') !== null;
}
"""

OUT_OF_REACH = """
(within) => [...document.querySelectorAll(within)]
  .flatMap((part) => [...part.querySelectorAll('a, button, select, input, textarea, summary')])
  .filter((thing) => thing.checkVisibility({ visibilityProperty: true }) && !thing.disabled)
  .map((thing) => thing.closest('label') ?? thing)
  .filter((thing) => {
    thing.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = thing.getBoundingClientRect();
    return width > 1 && !thing.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  })
  .map((thing) => thing.getAttribute('aria-label') ?? thing.textContent.trim())
"""


SETTLED = """
async (width) => {
  // Layouts that are measured and then changed take some frames: until two frames show the same.
  const drawn = () => new Promise((done) => requestAnimationFrame(done));
  const box = () => JSON.stringify(document.querySelector('#board')?.getBoundingClientRect());
  for (let before; innerWidth !== width || before !== box(); await drawn()) {
    before = box();
    await drawn();
  }
}
"""


def resize(page: Page, width: int, height: int) -> None:
    """Make the window of a table larger or smaller."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_selector(".narrow" if width < 1000 else ".wide")
    page.evaluate(SETTLED, width)


def unfold(page: Page) -> None:
    """Open the list of choices, which has a place of its own in a large window only."""
    page.wait_for_selector(".bar.mine")
    page.wait_for_function(UNFOLD)


def out_of_reach(page: Page, within: str) -> list[str]:
    """What could be touched in some parts of the page, but is out of the window or covered, however one scrolls."""
    return list(page.evaluate(OUT_OF_REACH, within))
