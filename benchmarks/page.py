"""The page in a real browser: bytes of the first load, time until the board can be used, answers to clicks, frame rate.

    python benchmarks/page.py [--json]

Sizes are compressed, as they are transferred. A click is answered with the next paint (INP). Frames are counted during
an animation that turns all gears.
"""

from __future__ import annotations

import argparse
import json
from statistics import median, quantiles
from typing import Any

from browser import browser, served
from playwright.sync_api import Browser, Page

import antikythera as ak

STARTS = 5
TURNS = 4
CLICKS = 60

FRAMES = """
() => new Promise((done) => {
  const times = [];
  const note = (time) => {
    times.push(time);
    if (time - times[0] < 600) requestAnimationFrame(note);
    else done((1000 * (times.length - 1)) / (times.at(-1) - times[0]));
  };
  requestAnimationFrame(note);
})
"""
"""Frames per second during one turn of the gears."""

LISTEN = """
() => {
  window.paints = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) paints.push([interactionId, duration]);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}
"""
"""Notes how long it takes from each interaction to the next paint."""

NEXT = """
(number) => {
  // The middle of something to click: a choice, or what unfolds or confirms one.
  const selectors = ['#end-anyway', '.choices .choice', '.choices summary', '.choices .all[aria-expanded="false"]'];
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
    const one = found[(7 * number + 3) % found.length];
    one?.scrollIntoView({ block: 'nearest' });
    const box = one?.getBoundingClientRect();
    if (box) return [box.x + box.width / 2, box.y + box.height / 2];
  }
  return null;
}
"""

PLAY_UNTIL_DAY = """
async () => {
  // Play quickly until the calendar turns: then the great wheel has a new angle.
  const angle = () => document.querySelector('.wheel .turning').style.transform;
  const before = angle();
  for (let tries = 0; tries < 4000 && angle() === before; tries += 1) {
    const sure = document.querySelector('#end-anyway');
    const lines = [...document.querySelectorAll('.choices .choice[data-line]')];
    const end = lines.find((line) => line.dataset.line === 'end');
    if (sure) sure.click();
    else if (end) end.click();
    else lines[0]?.click();
    await new Promise((next) => setTimeout(next, 5));
  }
}
"""


def first_load(chromium: Browser, address: str) -> dict[str, int]:
    """The bytes of the start page, and those that a table of each game adds."""
    page = chromium.new_context(reduced_motion="reduce").new_page()
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    sizes: list[int] = []
    wire.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    page.goto(address)
    page.wait_for_selector("article")
    page.wait_for_load_state("networkidle")
    found = {"start": sum(sizes)}
    for game in ak.GAMES:
        sizes.clear()
        page.locator(f"article.{game} .play").click()
        page.wait_for_selector(".bar.mine")
        page.wait_for_load_state("networkidle")
        found[game] = sum(sizes)
        page.goto(address)
        page.wait_for_selector("article")
    page.context.close()
    return found


def usable_ms(chromium: Browser, address: str, game: str) -> float:
    """Milliseconds from the request for a table, with an empty cache, to a board that can be used."""
    page = chromium.new_context(reduced_motion="reduce").new_page()
    page.goto(address)
    page.locator(f"article.{game} .play").click()
    page.wait_for_selector(".bar.mine")
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    page.goto(page.url)
    page.wait_for_selector(".bar.mine")
    elapsed = float(page.evaluate("performance.now()"))
    page.context.close()
    return elapsed


def frames(chromium: Browser, address: str) -> list[float]:
    page = chromium.new_context(viewport={"width": 1280, "height": 800}).new_page()
    page.goto(address)
    page.locator(f"article.{ak.GAMES[-1]} .play").click()
    page.wait_for_selector(".bar.mine")
    return [_turn(page) for _ in range(TURNS)]


def _turn(page: Page) -> float:
    page.evaluate(PLAY_UNTIL_DAY)
    counted = float(page.evaluate(FRAMES))
    page.wait_for_timeout(1500)
    return round(counted, 1)


def paints_ms(chromium: Browser, address: str, game: str) -> list[float]:
    """Milliseconds to the next paint of each click, with the pointer on its way over the board."""
    page = chromium.new_context(viewport={"width": 1280, "height": 800}).new_page()
    page.goto(address)
    page.locator(f"article.{game} .play").click()
    page.wait_for_selector(".bar.mine")
    page.evaluate(LISTEN)
    for number in range(CLICKS):
        page.wait_for_selector(".choices, #end-anyway, dialog table")
        place = page.evaluate(NEXT, number)
        if not place:
            continue
        page.mouse.move(640, 400, steps=3)
        page.mouse.click(*place)
        page.wait_for_timeout(300)  # by then the answer is drawn, or the choices are put away
    longest: dict[int, float] = {}
    for interaction, duration in page.evaluate("paints.filter(([id]) => id)"):
        longest[interaction] = max(duration, longest.get(interaction, 0))
    page.context.close()
    return sorted(longest.values())


def measure() -> dict[str, Any]:
    with served() as address, browser() as chromium:
        loads = first_load(chromium, address)
        usable = {game: round(median(usable_ms(chromium, address, game) for _ in range(STARTS))) for game in ak.GAMES}
        paints = {game: quantiles(paints_ms(chromium, address, game), n=20)[-1] for game in ak.GAMES}
        return {
            "bytes": loads,
            "usable_ms": usable,
            "next_paint_ms": paints,
            "frames_a_second": frames(chromium, address),
        }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    found = measure()
    if asked.json:
        print(json.dumps(found))
        return
    print(f"first load                 {found['bytes']['start'] / 1000:7.1f} kB")
    for game in ak.GAMES:
        print(f"{game:10} adds            {found['bytes'][game] / 1000:7.1f} kB")
        print(f"{game:10} usable after    {found['usable_ms'][game]:7} ms")
        print(f"{game:10} next paint      {found['next_paint_ms'][game]:7.0f} ms (95th percentile)")
    print("gears turn at              ", ", ".join(f"{rate:g}" for rate in found["frames_a_second"]), "frames/s")


if __name__ == "__main__":
    main()
