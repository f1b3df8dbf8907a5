"""Stored games are opened in the browser: a few of each game, or all of them in ``make prove``."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import stored_games
from antikythera import GAMES
from antikythera.record import dumps
from strange import BUDGET
from web.table import DECISION, button

OPENED = 5 * BUDGET


@pytest.mark.parametrize("game", GAMES)
def test_a_stored_game_opens_with_its_results(page: Page, game: str) -> None:
    records = [record for record, _ in stored_games.stored(game)]
    page.wait_for_selector("article")
    for record in records[:: max(1, len(records) // OPENED)]:
        file = {"name": "game.json", "mimeType": "application/json", "buffer": dumps(record)}
        page.locator("input[type=file]").set_input_files(file)
        expect(page.locator(DECISION)).to_have_text("The game is over.")
        button(page, "Results").click()
        results = page.get_by_role("dialog")
        assert record.result
        for score in record.result.scores:
            expect(results).to_contain_text(f"{score:g}".replace("-", "−"))
        page.keyboard.press("Escape")
        page.locator(".brand").click()
