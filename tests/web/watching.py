"""What may not move: the board and what is beside it, whatever is said, asked, previewed or lost."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

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


def watch(page: Page, game: str) -> None:
    """Look where things are, in every frame from now on."""
    page.evaluate(WATCH, STILL[game])


def moved(page: Page) -> dict[str, list[Any]]:
    """The things that have not stayed in one place: where each has been, and what the bar said then."""
    places: dict[str, list[Any]] = {}
    for at, said in page.evaluate("[...window.seen]"):
        places.setdefault(at.split(":")[0], []).append((at, said))
    assert "#board" in places, "nothing was watched"
    return {thing: each for thing, each in places.items() if len(each) > 1}


def lose_connection(page: Page) -> None:
    page.context.set_offline(True)
    expect(page.get_by_role("status").filter(has_text="No connection")).to_be_visible()


def find_connection(page: Page) -> None:
    page.context.set_offline(False)
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.get_by_role("status").filter(has_text="No connection")).to_be_hidden()
