"""What is offered: the best first, what is useless with the reason, the only answer by itself; and previews in sums."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import antikythera
from antikythera import Game
from antikythera.explain import preview
from tzolkin.table import begin, give, on_offer, worker
from web.prepared import Sit
from web.sizes import SIZES, out_of_reach, resize, unfold
from web.table import (
    CHOICES,
    DECISION,
    MY_TURN,
    NewPage,
    button,
    choose,
    lines,
    number,
    wait_for_answer,
    wait_for_lines,
)
from web.touching import lines_of

PLENTY = 40


def at_work() -> Game:
    """Workers on a space with something to do, on one without, and on one with several things to do."""
    game = begin(2)
    give(game, 1, corn=PLENTY, workers=5)
    for gear, space in (("tikal", 1), ("palenque", 1), ("yaxchilan", 2)):
        worker(game, 1, gear, space)
    return game


def before_the_oracle() -> Game:
    game = antikythera.new("akrotiri", 2, seed=1)
    while game.seat != 1 or "oracle lake" not in game.legal:
        game.play(game.legal[0])
    return game


FILLED = "all => all.map((e) => getComputedStyle(e).backgroundColor !== 'rgba(0, 0, 0, 0)')"


def test_what_gives_something_up_comes_last_and_no_single_key_chooses_it(page: Page, sit: Sit) -> None:
    sit(page, at_work())
    choose(page, "pick yaxchilan 2")
    for width, height in SIZES:
        resize(page, width, height)
        unfold(page)
        assert lines(page) == ["act yaxchilan 2", "act yaxchilan 1", "skip"]  # the other space costs corn
        expect(page.locator(f'{CHOICES}[data-line="act yaxchilan 1"]')).to_contain_text("Costs 1 corn.")
        expect(page.locator(f"{CHOICES}.plain")).to_have_attribute("data-line", "skip")
        assert page.locator(CHOICES).evaluate_all(FILLED) == [True, True, False]
        assert out_of_reach(page, ".choices") == [], (width, height)
    before = number(page)
    page.keyboard.press("1")
    wait_for_answer(page, before)
    assert lines(page)[-1] == "end"


def test_what_brings_nothing_is_dimmed_comes_late_and_says_why(page: Page, sit: Sit) -> None:
    game = at_work()
    give(game, 1, corn=2)  # a beggar may be better off
    sit(page, game)
    for width, height in SIZES:
        resize(page, width, height)
        unfold(page)
        verbs = [line.split()[0] for line in lines(page)]
        assert verbs == ["place"] * verbs.count("place") + ["pick"] * 2 + ["beg"] * 3 + ["pick"]
        useless = page.locator(f"{CHOICES}.useless")
        expect(useless).to_have_count(1)
        expect(useless).to_contain_text("There is nothing to do here now. Tikal 1 takes 1 resource")
        assert useless.evaluate_all(FILLED) == [False]
        assert out_of_reach(page, ".choices") == [], (width, height)


def test_the_only_answer_is_given_by_itself_and_undone_with_what_led_to_it(page: Page, sit: Sit) -> None:
    sit(page, at_work())
    before = lines(page)
    for width, height in SIZES:
        resize(page, width, height)
        unfold(page)
        choose(page, "pick tikal 1")  # and nothing is left but to let the action go
        expect(page.locator(".bar .end")).to_be_visible()
        assert "skip" not in lines(page)
        button(page, "Undo").click()
        unfold(page)
        wait_for_lines(page, before)
        expect(button(page, "Undo")).to_be_disabled()
        expect(page.locator(".bar .end")).to_be_hidden()
        expect(page.locator(".bar .early")).to_have_text("You cannot pass.")  # the headline says what to do
    choose(page, "pick tikal 1")
    page.wait_for_selector(f'{CHOICES}[data-line="end"]')


def test_the_only_answer_waits_for_those_who_prefer_it(page: Page, sit: Sit) -> None:
    page.evaluate("localStorage.preferences = JSON.stringify({ single: false })")
    sit(page, at_work())
    choose(page, "pick tikal 1")
    assert lines(page) == ["skip"]


def test_a_turn_ends_by_itself_for_those_who_prefer_it(page: Page, sit: Sit) -> None:
    page.evaluate("localStorage.preferences = JSON.stringify({ confirm: false })")
    game = begin(2)
    give(game, 1, corn=PLENTY)
    worker(game, 1, "palenque", 1)
    sit(page, game)
    choose(page, "pick palenque 1")
    choose(page, "act palenque 1")
    page.wait_for_function("() => Number(document.querySelector('.bar').dataset.number) > 2")
    assert lines_of(page, 1)[:3] == ["pick palenque 1", "act palenque 1", "end"]


def test_a_preview_tells_all_that_a_choice_brings(page: Page, sit: Sit) -> None:
    game = antikythera.new("tzolkin", 2, seed=7)
    view = game.view(1)
    sit(page, game)
    for line in lines(page):
        page.locator(f'{CHOICES}[data-line="{line}"]').hover()
        told = [event for event in preview(view, line) if event.name != "keeps"]
        corn = sum(int(event.values["corn"]) for event in told if event.name == "corn")
        expect(page.locator(".preview")).to_contain_text(f"+{corn} corn")
        for event in told:
            named = event.values.get("block") or event.values.get("technology") or event.values.get("temple")
            if named:
                expect(page.locator(".preview")).to_contain_text(re.compile(str(named), re.IGNORECASE))
        page.mouse.move(0, 0)
        expect(page.locator(".preview")).to_have_count(0)


def test_the_headline_says_what_is_possible_now(page: Page, sit: Sit) -> None:
    sit(page, at_work())
    expect(page.locator(DECISION)).to_contain_text("Place workers, or pick workers up.")
    choose(page, "place palenque")
    expect(page.locator(DECISION)).to_contain_text("Place another worker (at least 1 corn), or end your turn.")
    button(page, "Restart turn").click()
    choose(page, "pick palenque 1")
    choose(page, "act palenque 1")
    expect(page.locator(DECISION)).to_contain_text("Pick up another worker, or end your turn.")


def test_at_first_nothing_is_looked_at(page: Page, sit: Sit) -> None:
    sit(page, at_work())
    expect(page.locator(DECISION)).to_be_focused()
    expect(page.locator(f"{CHOICES}.looked")).to_have_count(0)
    page.keyboard.press("d")
    expect(page.locator(f"{CHOICES}.looked")).to_have_count(1)


def test_undo_says_why_there_is_nothing_to_undo(page: Page, sit: Sit) -> None:
    sit(page, at_work())
    expect(button(page, "Undo")).to_be_disabled()
    button(page, "Undo").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("Nothing to undo")
    sit(page, before_the_oracle())
    choose(page, "oracle lake")
    button(page, "Undo").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("You cannot undo this")


RED = """
(element) => {
  const colours = [getComputedStyle(element).color, getComputedStyle(element).backgroundColor];
  return colours.some((colour) => {
    const [red, green, blue] = colour.match(/[\\d.]+/g).map(Number);
    return red > green + 60 && red > blue + 60;
  });
}
"""


def test_giving_up_is_asked_in_red(page: Page, sit: Sit) -> None:
    sit(page, at_work())
    for width, height in SIZES:
        resize(page, width, height)
        button(page, "Table").click()
        assert button(page, "Resign").evaluate(RED)
        button(page, "Resign").click()
        expect(page.get_by_role("heading", name="Resign this game?")).to_be_visible()
        assert button(page, "Resign").evaluate(RED)
        expect(page.locator("dialog .primary")).to_have_count(0)
        assert out_of_reach(page, "dialog") == [], (width, height)
        if (width, height) != SIZES[-1]:
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)
    button(page, "Resign").click()
    expect(page.locator("dialog table, .bar")).not_to_have_count(0)
    expect(page.locator(DECISION)).to_contain_text("The game is over.")


# Hints


def test_a_hint_comes_late_beside_and_only_when_the_pointer_moves(page: Page, sit: Sit) -> None:
    sit(page, at_work())
    gear, card = page.locator('[data-place="gear:uxmal"]'), page.locator(".hint-card")
    for width, height in SIZES:
        resize(page, width, height)
        page.mouse.move(5, height - 5)
        expect(card).to_have_count(0)
        side = (gear.bounding_box() or {})["width"]
        gear.hover(position={"x": side / 4, "y": side / 4}, force=True)
        assert card.count() == 0
        expect(card).to_be_visible()
        box = card.bounding_box()
        legal = page.locator("#board .touch.legal").all()
        assert box
        assert not any(meets(box, other.bounding_box()) for other in legal), (width, height)
    page.mouse.down()  # the choice is made, and the pointer rests
    page.mouse.up()
    page.wait_for_selector(f'{CHOICES}[data-line="end"]')
    expect(page.locator(".hint-card")).to_have_count(0)


def meets(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether two boxes have more than a rim in common."""
    return all(
        one[start] < other[start] + other[size] - 1 and other[start] < one[start] + one[size] - 1
        for start, size in (("x", "width"), ("y", "height"))
    )


def test_what_appears_under_a_resting_mouse_is_not_looked_at(page: Page, sit: Sit) -> None:
    game = begin(2)
    give(game, 1, corn=PLENTY)
    worker(game, 1, "yaxchilan", 2)
    page.clock.install()
    sit(page, game)
    choose(page, "pick yaxchilan 2")
    offered = page.locator("#board .choices .choice").first
    middle = offered.bounding_box()
    assert middle
    before = number(page)
    button(page, "Undo").click()
    wait_for_answer(page, before)
    expect(offered).to_have_count(0)
    page.mouse.move(middle["x"] + 20, middle["y"] + 20)
    before = number(page)
    page.locator(f'{CHOICES}[data-line="pick yaxchilan 2"]').evaluate("e => e.click()")
    wait_for_answer(page, before)
    expect(offered).to_be_visible()
    page.clock.fast_forward(2000)  # a preview would be there by now
    expect(page.locator(".choice.looked, .preview")).to_have_count(0)
    page.mouse.move(middle["x"] + 22, middle["y"] + 22)
    expect(page.locator("#board .choice.looked")).to_have_count(1)


def test_hints_can_be_switched_off(page: Page, sit: Sit) -> None:
    page.evaluate("localStorage.preferences = JSON.stringify({ tooltips: false })")
    sit(page, at_work())
    page.clock.install()
    page.mouse.move(5, 5)
    page.locator('[data-place="gear:uxmal"]').hover(force=True)
    page.clock.run_for(2000)
    assert page.locator(".hint-card").count() == 0


PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_a_finger_that_chooses_brings_no_hint(new_page: NewPage, sit: Sit) -> None:
    page = new_page(**PHONE)
    page.clock.install()
    sit(page, at_work())
    for width, height in SIZES[:3]:
        resize(page, width, height)
        before = number(page)
        page.locator('[data-place="gear:palenque"]').tap(force=True)
        wait_for_answer(page, before)
        page.clock.run_for(2000)
        assert page.locator(".hint-card").count() == 0


def test_a_tap_on_what_is_no_choice_says_what_it_is(new_page: NewPage, sit: Sit) -> None:
    page = new_page(**PHONE)
    sit(page, at_work())
    page.get_by_role("tab", name="Tiles").tap()
    page.locator('#view-panel [data-place^="tile:"][aria-disabled=true]').first.tap(force=True)
    expect(page.locator(".hint-card")).to_contain_text("First pick up a worker")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_the_list_closes_by_a_tap_also_under_a_resting_mouse(new_page: NewPage, sit: Sit) -> None:
    page = new_page(viewport={"width": 700, "height": 900}, has_touch=True)
    sit(page, at_work())
    unfold = page.locator(".bar .buttons [aria-expanded]")
    unfold.tap()
    page.locator(CHOICES).first.hover()
    expect(page.locator(f"{CHOICES}.looked")).to_have_count(1)
    unfold.tap()
    expect(unfold).to_have_attribute("aria-expanded", "false")


def test_a_choice_in_another_tab_leads_back_to_the_board(new_page: NewPage, sit: Sit) -> None:
    page = new_page(**PHONE)
    game = begin(2)
    give(game, 1, corn=PLENTY, wood=4, stone=2, gold=2)
    worker(game, 1, "tikal", 2)
    on_offer(game, "farm_1", "civic_agri")  # with one alone, it would be built by itself
    sit(page, game)
    for line in ("pick tikal 2", "act tikal 2"):
        before = number(page)
        unfold = page.get_by_role("button", name=re.compile("choices in words"))
        if unfold.get_attribute("aria-expanded") == "false":
            unfold.tap()
        page.locator(f'{CHOICES}[data-line="{line}"]').tap()
        wait_for_answer(page, before)
    page.get_by_role("tab", name="Tiles").tap()
    expect(page.locator(".unfolded")).to_have_count(0)  # it would cover the tiles
    page.locator('#view-panel [data-place="tile:farm_1"]').tap()
    expect(page.get_by_role("tab", name="Board")).to_have_attribute("aria-selected", "true")


def test_a_list_with_nothing_in_it_has_no_number(new_page: NewPage, sit: Sit) -> None:
    page, other = new_page(**PHONE), new_page()
    game = begin(2)
    give(game, 1, corn=9)
    sit(page, game, other)
    expect(button(page, "6 choices in words")).to_have_text("6")
    page.locator('[data-place="gear:yaxchilan"]').tap()
    page.locator('[data-place="gear:yaxchilan"]').tap()
    button(page, "End turn").tap()
    expect(page.locator(DECISION)).to_contain_text("Waiting")
    expect(button(page, "0 choices in words")).to_have_text("")


def test_the_list_of_a_phone_is_folded_when_only_the_end_of_the_turn_is_left(new_page: NewPage, sit: Sit) -> None:
    page = new_page(**PHONE)
    game = begin(2)
    worker(game, 1, "palenque", 1)
    worker(game, 1, "yaxchilan", 1)
    sit(page, game)
    page.get_by_role("button", name=re.compile("choices in words")).tap()
    page.locator(f'{CHOICES}[data-line="place tikal"]').tap()
    expect(page.locator(DECISION)).to_contain_text("End your turn.")
    expect(page.locator(".unfolded")).to_have_count(0)
    button(page, "End turn").tap()
    page.wait_for_selector(MY_TURN)
    expect(page.locator(".unfolded")).to_have_count(0)


MIDDLE = """
() => {
  const middle = (top, bottom) => (top + bottom) / 2;
  const [bar, words, buttons] = ['', ' .words', ' .buttons'].map((part) =>
    document.querySelector(`.bar${part}`).getBoundingClientRect());
  return middle(words.top, words.bottom) - middle(bar.top, buttons.top);
}
"""
"""How far the headline is from the middle between the upper edge of the bar and its buttons."""


def test_on_a_phone_the_end_of_a_turn_is_offered_when_it_can_end(new_page: NewPage, sit: Sit) -> None:
    page = new_page(**PHONE)
    game = begin(2)
    give(game, 1, corn=9)
    sit(page, game)
    end, undo = page.locator(".bar .end"), button(page, "Undo")
    expect(page.locator(DECISION)).to_contain_text("Place")
    expect(end).to_be_hidden()
    assert page.evaluate(MIDDLE) == pytest.approx(0, abs=4)  # a short headline has all the room above the buttons
    place = undo.bounding_box()
    page.locator('[data-place="gear:yaxchilan"]').tap()
    page.locator('[data-place="gear:yaxchilan"]').tap()
    expect(end).to_be_visible()
    assert undo.bounding_box() == place
