"""What is wrong with a page for everyone: faults that axe finds, and parts that stick out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


def faults(page: Page, *rules: str, within: str = "html") -> list[Any]:
    """What axe finds within a part of the page, with where it is: by all its rules, or by some."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    options = {"resultTypes": ["violations"], **({"runOnly": rules} if rules else {})}
    found = page.evaluate("([within, options]) => axe.run(within, options)", [within, options])
    return [
        (fault["id"], [node["html"][:120] for node in fault["nodes"]][:3], fault["nodes"][0]["failureSummary"])
        for fault in found["violations"]
    ]


OVERFLOW = """
async () => {
  const drawn = () => new Promise((done) => requestAnimationFrame(done));
  await drawn();
  await drawn();
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}
"""


def overflow(page: Page) -> int:
    """By how many pixels the page is wider than the window, once it is drawn."""
    return int(page.evaluate(OVERFLOW))
