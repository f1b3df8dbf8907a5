"""The review of a finished game on the page: begun, read and learned from, on a phone and by keys alone."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path

import pytest
from msgspec.json import encode
from playwright.sync_api import Page, expect

import antikythera
from antikythera.bots import bot
from antikythera.record import dumps
from antikythera.review import Review, review
from antikythera.review.turns import turn_around
from antikythera.text import Text, languages
from web.axe import faults, overflow
from web.table import DECISION, NewPage, button

MOVES = 12


def choose(page: Page, line: str) -> None:
    """Choose a line of a lesson from its list, by keys."""
    choice = page.locator(f".try button[data-line='{line}']")
    choice.wait_for(state="attached")
    if not choice.is_visible():
        page.locator(".try summary").press("Enter")
    assert page.locator(".try ul").evaluate("e => e.scrollHeight <= e.clientHeight"), "no list scrolls in another"
    choice.press("Enter")


@cache
def whole() -> antikythera.Game:
    game = antikythera.new("akrotiri", seed=3)
    player = bot("heuristic", "akrotiri", 1, blunder_rate=0.9, temperature=3.0)  # not a level: these change
    while not game.over:
        game.play(player.choose(game.view(game.seat)))
    return game


@cache
def played() -> antikythera.Game:
    """The end of a game."""
    game = whole()
    start = len(game.lines) - MOVES
    return antikythera.from_position(game.at(start).position(), game.lines[start:])


@cache
def reviewed() -> Review:
    return review(played())


def finished(page: Page, game: antikythera.Game | None = None) -> tuple[str, antikythera.Game]:
    """A table that shows a game, or the end of one."""
    end = game or played()
    loaded = page.evaluate(
        "record => fetch('/api/records', { method: 'POST', body: record }).then((answer) => answer.json())",
        dumps(end.record(["Ada", "Zoltán"])).decode(),
    )
    return str(loaded["id"]), end


def review_of(database: Path, table: str) -> Review:
    """Put the review of the game where the server keeps it: its own would take as long as the machine is busy."""
    found = reviewed()
    with closing(sqlite3.connect(database, timeout=30)) as connection, connection:
        connection.execute("INSERT INTO reviews VALUES (?, 1, 0, ?, NULL)", (table, encode(found).decode()))
    return found


def test_what_to_do_after_a_game_is_in_sight_on_a_phone(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 390, "height": 664})
    table, _ = finished(page, whole())
    page.goto(f"/t/{table}")
    left = "element => element.getBoundingClientRect().left"
    assert button(page, "Results").evaluate(left) == page.locator(DECISION).evaluate(left), "nothing is before it"
    button(page, "Results").click()
    expect(page.locator("dialog figure")).to_be_attached()
    expect(button(page, "Review this game")).to_be_in_viewport(ratio=1)


def test_a_review_is_begun_on_the_page(page: Page) -> None:
    table, _ = finished(page)
    page.goto(f"/t/{table}")
    button(page, "Results").click()
    button(page, "Review this game").click()
    expect(page.locator(".review").locator("[role='status'], progress, figure").first).to_be_visible()


@pytest.mark.parametrize("language", languages())
def test_a_review_that_fails_says_so(new_page: NewPage, language: str) -> None:
    """The server forgets a review that it could not make: the page asked for it, and finds none."""
    text, page = Text(language), new_page(locale=language)
    table, _ = finished(page)
    page.route("**/review", lambda route: route.fulfill(json=stages[route.request.method]))
    stages = {
        method: {"stage": stage, "ahead": 0, "done": 0.0, "review": None}
        for method, stage in {"GET": "none", "POST": "working"}.items()
    }
    page.goto(f"/t/{table}")
    button(page, text("page-results")).click()
    button(page, text("review-start")).click()
    expect(page.locator(".review").get_by_role("alert")).to_have_text(text("review-failed"))
    expect(page.locator(".review").get_by_role("button", name=text("review-start"))).to_be_visible()


def test_a_review_is_read_and_learned_from_by_keys_on_a_phone(new_page: NewPage, database: Path) -> None:
    page = new_page(viewport={"width": 390, "height": 844})
    table, game = finished(page)
    found = review_of(database, table)
    worst = max(found.decisions, key=lambda decision: decision.cost.share)
    page.goto(f"/t/{table}")
    button(page, "Results").click()
    button(page, "Review this game").press("Enter")
    expect(page.get_by_role("img", name="Chance of winning")).to_be_visible()
    assert not faults(page)
    assert overflow(page) <= 0

    button(page, "Learn from these mistakes").press("Enter")
    expect(page.get_by_role("heading", name="what would you do here?")).to_be_focused()
    first, last = turn_around(game, worst.move)
    for number, line in enumerate(game.lines[first:last]):
        expect(page.locator(".try .tried li")).to_have_count(number)
        choose(page, line)
        expect(page.locator("#board")).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".try").get_by_text("Not as good")).to_be_visible()
    expect(page.locator(".try .tried li")).to_have_count(last - first)
    assert not faults(page)
    assert overflow(page) <= 0
    button(page, "Undo").press("Enter")
    expect(page.locator(".try .tried li")).to_have_count(last - first - 1)
    button(page, "Show the better line").press("Enter")
    played, better = (page.locator(".try .answer ol").nth(place).locator("li") for place in (0, 1))
    expect(played).to_have_count(worst.move - first + 1)
    expect(better).to_have_count(worst.move - first + len(worst.variation))
    expect(played.last.locator(".look [aria-hidden]")).to_have_text(re.compile("^(Sail|Carry the boat) here"))

    button(page, "Back to the review").press("Enter")
    page.locator(".turns button").first.press("Enter")
    expect(page.locator(".review section.here")).to_contain_text(
        re.compile(r"≈ \d+% → \d+% \(≈ −?\d+ → −?\d+ points?\)")
    )
    page.locator(".review .turns").last.locator("button").last.press("Enter")
    expect(page.locator(".review section.here")).to_be_in_viewport()


def test_a_lesson_is_played_on_the_board(page: Page, database: Path) -> None:
    """As in a game: what can be chosen is lit, goods are in sight, the bar asks and ends the turn."""
    table, _ = finished(page)
    review_of(database, table)
    page.goto(f"/t/{table}")
    button(page, "Results").click()
    button(page, "Review this game").click()
    button(page, "Learn from these mistakes").click()
    expect(page.locator(".try summary")).to_be_visible()
    expect(page.locator("#decision")).to_contain_text("actions left")
    expect(page.locator("aside.players .seats")).to_be_visible()
    spot = page.locator("#board .spot.legal:not(:has(text))").first  # a number is that of actions on the way
    spot.hover()
    expect(page.locator(".spot.looked, .route").first).to_be_visible()
    spot.click()
    expect(page.locator(".try .tried li")).to_have_count(1)
    button(page, "Undo").click()
    expect(page.locator(".try .tried li")).to_have_count(0)
    button(page, "Back to the review").click()
    expect(page.locator("#board .spot.legal")).to_have_count(0)


@pytest.mark.parametrize("language", languages())
def test_a_review_is_read_by_touch_in_every_language(new_page: NewPage, database: Path, language: str) -> None:
    """The whole game first; then a turn, from its name on: what was played, what it cost, and what was better."""
    text, phone = Text(language), {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    page = new_page(locale=language, **phone)
    table, _ = finished(page)
    found = review_of(database, table)
    page.goto(f"/t/{table}")
    button(page, text("page-results")).tap()
    button(page, text("review-start")).tap()
    expect(button(page, text("review-learn-all"))).to_be_in_viewport()
    expect(page.locator(".review h2").first).to_have_text(text("review-turning-points"))
    shown = page.locator(".review section.here")
    expect(shown).to_have_count(0)
    judged = next(turn for turn in found.turns if turn.judgement)
    page.locator(".review .turns").nth(1).locator("button").first.tap()
    expect(shown.locator("h2")).to_contain_text(text(f"review-{judged.judgement}"))
    expect(shown.locator("h2")).to_be_in_viewport()
    expect(shown).to_contain_text(text("review-played-line"))
    expect(shown).to_contain_text(text("review-better-line"))
    loss = next(loss for seat in found.seats for loss in seat.losses)
    words = text("review-loss", theme=text(f"akrotiri-theme-{loss.theme}"), turns=loss.turns, share="|")
    expect(page.locator(".review")).to_contain_text(words.partition("|")[0])
    assert not faults(page)
    assert overflow(page) <= 0


def test_mistakes_are_learned_from_by_touch(new_page: NewPage, database: Path) -> None:
    page = new_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    table, game = finished(page)
    found = review_of(database, table)
    worst = max(found.decisions, key=lambda decision: decision.cost.share)
    page.goto(f"/t/{table}")
    button(page, "Results").tap()
    button(page, "Review this game").tap()
    button(page, "Learn from these mistakes").tap()
    first, last = turn_around(game, worst.move)
    for number, line in enumerate(game.lines[first:last]):
        expect(page.locator(".try .tried li")).to_have_count(number)
        choice = page.locator(f".try button[data-line='{line}']")
        choice.wait_for(state="attached")
        if not choice.is_visible():
            page.locator(".try summary").tap()
        choice.tap()
    expect(page.locator(".try").get_by_text("Not as good")).to_be_visible()
    button(page, "Show the better line").tap()
    expect(page.locator(".try .answer ol").nth(1).locator("li").first).to_be_visible()
    assert overflow(page) <= 0
