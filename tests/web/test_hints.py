"""Hints on the page: three steps, by keys and by touch, and a mark that stays."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, Route, expect

import antikythera
from antikythera.bots import bot
from antikythera.game import Game
from web.axe import faults, overflow
from web.browsers import PATIENCE_MS
from web.prepared import Sit
from web.table import NewPage, button, start

SIZES = {"phone": {"width": 390, "height": 844}, "desk": {"width": 1280, "height": 800}}
FINGER = 44


def answer(route: Route, *, line: str = "keep 1 3") -> None:
    """The champion takes its time on a busy machine: the server marks the table, and this is the answer."""
    route.fetch()
    step = route.request.post_data_json["step"]
    route.fulfill(
        json={
            "ready": True,
            "theme": "wealth",
            "lines": ["keep 1 2", line] if step > 1 else [],
            "variation": [{"seat": 1, "line": line, "events": []}] if step > 2 else [],
        }
    )


def test_a_hint_comes_in_three_steps(new_page: NewPage, sit: Sit) -> None:
    """On a phone and at a desk, at the same position: the champion thinks about it once."""
    for size in SIZES.values():
        page = new_page(viewport=size)
        sit(page, antikythera.new("tzolkin", 2, seed=3))
        page.route("**/hint", answer)
        button(page, "Table").press("Enter")
        button(page, "Hint").press("Enter")
        dialog = page.get_by_role("dialog", name="Hint")
        button(dialog, "Show a hint").press("Enter")
        expect(dialog).to_contain_text("Where to look: ")
        expect(dialog.locator("li")).to_have_count(0)
        button(dialog, "Tell me more").press("Enter")
        expect(dialog.locator("ul li")).to_have_count(2)
        button(dialog, "Tell me more").press("Enter")
        expect(dialog.locator("ol li")).to_have_count(1)
        expect(button(dialog, "Tell me more")).to_have_count(0)
        assert not faults(page)
        assert overflow(page) <= 0
        page.keyboard.press("Escape")
        button(page, "Table").press("Enter")
        expect(page.get_by_role("dialog").get_by_text("with hints", exact=True)).to_be_visible()


MARKED = """
() => [...document.querySelectorAll('.looked, .pointed, .sea .ghost, .casting, .pointer:not(.calm) [data-ring]')]
  .some((mark) => !mark.closest('dialog') && mark.checkVisibility())
"""
PASSES = ("end", "skip", "stop")
UNMARKED = f"""
async (choices, patience) => {{
  const marked = {MARKED};
  const comes = async (wanted) => {{
    const end = performance.now() + patience;
    while (marked() !== wanted && performance.now() < end) await new Promise(requestAnimationFrame);
    return marked() === wanted;
  }};
  const unmarked = [];
  for (const choice of choices) {{
    const calm = await comes(false);
    choice.focus();
    if (!calm || !(await comes(true))) unmarked.push(choice.textContent);
    choice.blur();
  }}
  return unmarked;
}}
"""
"""The choices in the dialog that nothing marks while they have the focus, or something still marks after it."""


def open_hint(page: Page, lines: list[str], step: int) -> Locator:
    """Ask for a hint, which speaks of these lines."""
    steps = [{"seat": 1, "line": lines[0], "events": []}] if step == 3 else []
    hint = {"ready": True, "theme": "", "lines": lines, "variation": steps}
    page.route("**/hint", lambda route: route.fulfill(json=hint))
    button(page, "Table").press("Enter")
    button(page, "Hint").press("Enter")
    dialog = page.get_by_role("dialog", name="Hint")
    button(dialog, "Show a hint").press("Enter")
    return dialog


def kinds_of_choices(name: str) -> Iterator[tuple[Game, list[str]]]:
    """Positions of games between bots, each with lines that none before it had: of other decisions, or another verb.

    The one with most lines that are still missing comes next, so that few are enough.
    """
    met, seen = [], set()
    for seed in range(4):
        game, player = antikythera.new(name, 2, seed=seed), bot("heuristic", name, seed=seed)
        while not game.over:
            lines = {(game.decision, line.split()[0]): line for line in game.legal if line not in PASSES}
            if game.seat == 1 and len(game.legal) > 1:
                met.append((game.copy(), lines))
            game.play(player.choose(game.view(game.seat)))
    while True:
        game, lines = max(met, key=lambda each: len(each[1].keys() - seen))
        if seen.issuperset(lines):
            return
        yield game, [lines[kind] for kind in lines.keys() - seen]
        seen |= lines.keys()


@pytest.mark.parametrize("name", ["tzolkin", "akrotiri"])
def test_a_hint_marks_every_kind_of_move(page: Page, sit: Sit, name: str) -> None:
    """On the board, or where else it would be touched; on a phone and at a desk."""
    count = 0
    for game, lines in kinds_of_choices(name):
        sit(page, game)
        for size in SIZES.values():
            page.set_viewport_size(size)
            page.wait_for_selector(".narrow" if size["width"] < 1000 else ".wide")
            dialog = open_hint(page, lines, step=2)
            dialog.locator("details").evaluate("list => (list.open = true)")
            expect(dialog.locator("li button")).to_have_count(len(lines))
            assert dialog.locator("li button").evaluate_all(UNMARKED, PATIENCE_MS) == []
            count += len(lines)
            page.keyboard.press("Escape")
            page.unroute_all()
    assert count > 24


def test_a_hint_marks_its_move_until_it_is_closed(page: Page) -> None:
    start(page, "akrotiri")
    legal = page.evaluate("fetch('/api' + location.pathname.replace('/t/', '/tables/')).then((it) => it.json())")[
        "legal"
    ]
    assert not page.evaluate(MARKED)
    open_hint(page, legal, step=3)
    page.wait_for_function(MARKED)
    page.keyboard.press("Escape")
    page.wait_for_function(f"() => !({MARKED})()")


def test_a_hint_is_asked_for_by_touch(new_page: NewPage, sit: Sit) -> None:
    """On a phone: three steps, each large enough for a finger, and the tiles to touch are in sight and marked."""
    page = new_page(viewport=SIZES["phone"], has_touch=True, is_mobile=True)
    sit(page, antikythera.new("tzolkin", 2, seed=3))
    keep = page.locator("[data-place^='wealth:']")
    tiles = [str(tile.get_attribute("data-place")).split(":")[1] for tile in keep.all()[:2]]
    page.route("**/hint", lambda route: answer(route, line=f"keep {' '.join(tiles)}"))
    button(page, "Table").tap()
    button(page, "Hint").tap()
    dialog = page.get_by_role("dialog", name="Hint")
    for more in ("Show a hint", "Tell me more", "Tell me more"):
        box = button(dialog, more).bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= FINGER
        button(dialog, more).tap()
    expect(dialog.locator("ol li")).to_have_count(1)
    expect(page.locator(".pointer:not(.calm) [data-ring]")).to_have_count(2)
    expect(page.locator(f"[data-place='wealth:{tiles[0]}']")).to_be_in_viewport()
    assert not faults(page)
    assert overflow(page) <= 0
    button(dialog, "Close").tap()
    for tile in tiles:
        page.locator(f"[data-place='wealth:{tile}']").tap()
    expect(keep).to_have_count(0)
