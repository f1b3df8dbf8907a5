"""The sizes of window at which the page is tested."""

from __future__ import annotations

from playwright.sync_api import Page

SIZES = [(390, 844), (844, 390), (820, 1180), (1024, 768), (1280, 800), (1920, 1080)]


def resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_selector(".narrow" if width < 1000 else ".wide")
    page.wait_for_function("(width) => innerWidth === width", arg=width)
