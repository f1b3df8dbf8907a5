"""Rules, tiles and tutorials on the page, and the answers to "why?" and "what would this do?"."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import antikythera
from antikythera import GAMES, Game, guide
from antikythera.text import Text, languages
from web.prepared import Sit
from web.table import CHOICES, NewPage, button, choose, lines, show_all, start

PAGE = Path(__file__).parents[2] / "web/src"
CARD = "section[data-step]"
FAR = 150
"""More than anything on the page is away, in presses of Tab."""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
FREELY = ("place palenque", "dig E07 1 3 nw", "sail 1,3,nw")
"""What is chosen where a lesson leaves the choice and the turn cannot be ended."""


def step(page: Page) -> int:
    return int(page.locator(CARD).get_attribute("data-step") or 0)


def go_on(page: Page, course: guide.Lesson) -> str:
    """Do what the step asks for, on the board, and wait until the next one asks for something. The line, if any."""
    before = said(page)
    here = course.steps[step(page)]
    line = here.line or ""
    if page.locator(f"{CARD} .next").count():
        line = ""
        press(page, f"{CARD} .next")
    else:
        if here.free:
            line = "end" if page.locator(f"{CARD} .do").count() else next(filter(here.accepts, FREELY))
        play(page, line)
    page.wait_for_function(
        """([before, card]) => {
            const now = document.querySelector(card);
            return now.dataset.step + now.querySelector('.said').textContent !== before && !now.dataset.watches;
        }""",
        arg=[before, CARD],
    )
    return line


def said(page: Page) -> str:
    """The step, and what is read there."""
    return str(page.locator(CARD).evaluate("card => card.dataset.step + card.querySelector('.said').textContent"))


def look_up(page: Page, part: str) -> None:
    """Go from a part of the board to its rule, by the words that are shown beside it."""
    page.mouse.move(1, 1)
    expect(page.locator(".hint-card")).to_have_count(0)
    page.locator(f'[data-place^="{part}"]').locator("visible=true").first.hover(force=True)
    page.locator(".hint-card .rule").click()


# Tutorials


PLACES = {
    "place": "gear:{0}",
    "pick": "rider:{0}:{1}",
    "act": "{0}:{1}",
    "research": "technology:{0}",
    "build": "tile:{0}",
    "load": "colour:{0}",
    "sell": "colour:{0}",
    "oracle": "terrain:{0}",
}
"""What is touched on the page for a line, by its verb."""


def has_finger(page: Page) -> bool:
    return bool(page.evaluate("matchMedia('(pointer: coarse)').matches"))


def press(page: Page, *things: str) -> None:
    """Touch one thing after the other, or click on them. It fails where a thing is covered or out of sight."""
    for thing in things:
        found = page.locator(thing).locator("visible=true").first
        (found.tap if has_finger(page) else found.click)()


def play(page: Page, line: str) -> None:
    """Play a line by touching the board. Only ending a turn has a button, as at a table."""
    verb, *words = line.split()
    if verb in ("place", "pick") and has_finger(page):  # the first touch brings a gear close
        press(page, *targets(line))
        expect(page.locator(".camera")).not_to_have_attribute("style", re.compile("none"))
    press(page, *targets(line, TURNED[page.url]))
    if verb == "tile":
        TURNED[page.url] = int(words[2])


def targets(line: str, turned: int = 0) -> list[str]:
    """What is touched, one after the other, to play a line with a tile that was turned before."""
    verb, *words = line.split()
    match verb, *words:
        case "keep", one, other:
            return [f'[data-place="wealth:{tile}"]' for tile in (one, other)]
        case "keep", goal:
            return [f'[data-place="goal:{goal}"]']
        case "harvest", _:
            return ["#board .choice button"]
        case "pay", block:
            return [f'#board .choice button, [data-place="seat:1:{block}"]']
        case "end", *_:
            return [f'{CARD} [data-line="end"]']
        case (("sail" | "dock" | "portage"), *dock):
            return [f'#board [data-spot="{" ".join(dock)}"]']
        case "cube", _, corner:
            return [f'#board .spot.legal[data-spot$=",{corner}"]']
        case "tile", x, y, quarters:
            turn = ["#board .confirm button:nth-child(2)"] * ((int(quarters) - turned) % 4)
            return [f'#board [data-spot="{x},{y}"]', *turn, "#board .confirm .primary"]
        case "dig", card, *site:
            return [f'[data-place="map:{card}"]', f'#board [data-spot="{",".join(site)}"]', "#board .tray .primary"]
    return [f'[data-place="{PLACES[verb].format(*words)}"]']


TURNED: dict[str, int] = defaultdict(int)
"""How far the tile in hand is turned, by the page: a hand remembers it."""


def mine(course: guide.Lesson) -> list[str]:
    """The prepared lines of the learner."""
    game = Game(course.game, course.players, course.seed, options=course.options)
    found = []
    for each in course.steps:
        if each.line:
            found += [each.line] if game.seat == course.learner else []
            game.play(each.line)
    return found


LEARNERS = {
    ("tzolkin", "first"): PHONE | {"locale": "en"},
    ("akrotiri", "first"): PHONE | {"locale": "hu"},
    ("akrotiri", "dig"): {"locale": "ja"},
}
"""How each lesson is played to its end. The second one of Tzolk'in is played below."""


@pytest.mark.parametrize(("game", "name"), LEARNERS)
def test_a_lesson_is_played_on_the_board_to_its_end_and_leads_to_a_game(
    new_page: NewPage, game: str, name: str
) -> None:
    view, course = LEARNERS[game, name], guide.lesson(game, name)
    text, page = Text(view["locale"]), new_page(f"/learn/{game}?lesson={name}", **view)
    page.wait_for_selector(f"{CARD} .next")
    read, played = set(), []
    while step(page) < len(course.steps) - 1:
        read.add(page.locator(f"{CARD} .said").inner_text())
        played.append(go_on(page, course))
        assert page.locator(f"{CARD} .show").count() == 0, "nobody is shown a move without need"
    told = {text(each.text) for each in course.steps[:-1] if each.text}
    assert told <= {re.sub(r"\s+", " ", words) for words in read}
    assert [line for line in played if line][: len(mine(course))] == mine(course)
    press(page, f"{CARD} .primary")
    page.wait_for_selector("#decision")
    assert "/t/" in page.url


def reach(page: Page, target: str) -> None:
    """Go to something with the Tab key alone, from where the focus is now."""
    for _ in range(FAR):
        if page.evaluate("target => document.activeElement.matches(target)", target):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"{target} cannot be reached")


def test_a_lesson_by_keyboard_alone(new_page: NewPage) -> None:
    course = guide.lessons("tzolkin")[0]
    page = new_page("/learn/tzolkin")
    page.wait_for_selector(CARD)
    while course.steps[step(page)].line != "act tikal 2":
        before, line = step(page), course.steps[step(page)].line
        if page.locator(f"{CARD} .next").count():
            expect(page.locator(f"{CARD} .next")).to_be_focused()  # it need not be looked for
            page.keyboard.press("Enter")
        for target in targets(line) if line and not page.locator(f"{CARD} .next").count() else ():
            reach(page, target)
            page.keyboard.press("Enter")
        page.wait_for_selector(f'{CARD}:not([data-step="{before}"]):not([data-watches])')


def test_a_free_choice_is_commented_and_the_lesson_continues_from_it(new_page: NewPage) -> None:
    text, course = Text("en"), guide.lesson("tzolkin", "plan")
    page = new_page("/learn/tzolkin?lesson=plan")
    page.wait_for_selector(CARD)
    while not course.steps[step(page)].free:
        go_on(page, course)
    expect(page.locator('[data-place="gear:uxmal"]')).not_to_have_attribute("aria-disabled", "true")
    play(page, "place uxmal")
    expect(page.locator(f"{CARD} .said")).to_have_text(text("tzolkin-tutorial-plan-chose-uxmal"))
    expect(page.locator('[data-place="rider:uxmal:1"]')).to_be_visible()
    button(page, "Back").click()
    expect(page.locator(f"{CARD} .said")).to_have_text(text("tzolkin-tutorial-plan-yours"))
    play(page, "place palenque")
    expect(page.locator(f"{CARD} .said")).to_have_text(text("tzolkin-tutorial-plan-chose-corn"))
    page.locator(f"{CARD} .next").click()
    play(page, "end")
    expect(page.locator(f"{CARD} .said")).to_have_text(text("tzolkin-tutorial-plan-chose-end"))
    page.reload()  # what was chosen is kept
    expect(page.locator(f"{CARD} .said")).to_have_text(text("tzolkin-tutorial-plan-chose-end"))
    expect(page.locator('[data-place="rider:palenque:0"]')).to_be_visible()
    page.locator(f"{CARD} .next").click()
    button(page, "Continue against a bot").click()
    page.wait_for_selector("#decision")


@pytest.mark.parametrize("language", languages())
def test_the_first_steps_of_the_lessons_are_in_every_language(new_page: NewPage, language: str) -> None:
    """One lesson of each game, and not the same ones in each language."""
    text, turn = Text(language), languages().index(language)
    page = new_page("/nowhere", locale=language)
    for course in (lessons[turn % len(lessons)] for lessons in map(guide.lessons, GAMES)):
        page.goto(f"/learn/{course.game}?lesson={course.name}")
        expect(page.locator(f"{CARD} .said")).to_have_text(text(course.steps[0].text or ""))
        expect(page.get_by_role("heading", name=text(course.title))).to_be_visible()
        page.locator(f"{CARD} .next").click()
        expect(page.locator(f"{CARD} .said")).to_have_text(text(course.steps[1].text or ""))


def test_a_lesson_can_be_left_and_resumed(new_page: NewPage) -> None:
    course = guide.lessons("tzolkin")[0]
    page = new_page("/learn/tzolkin")
    page.wait_for_selector(CARD)
    for _ in range(4):
        go_on(page, course)
    there, words = step(page), page.locator(f"{CARD} .said").inner_text()
    page.reload()
    page.wait_for_selector(f'{CARD}[data-step="{there}"]')
    page.get_by_role("link", name="Leave").click()
    page.get_by_role("link", name="Continue tutorial").click()
    expect(page.locator(f"{CARD} .said")).to_have_text(words)
    button(page, "Back").click()
    expect(page.locator(f"{CARD} .said")).not_to_have_text(words)


def test_a_wrong_try_is_refused_with_the_reason_and_then_the_learner_is_helped(new_page: NewPage) -> None:
    course = guide.lessons("tzolkin")[0]
    page = new_page("/learn/tzolkin")
    page.wait_for_selector(CARD)
    while course.steps[step(page)].line != "place palenque":
        go_on(page, course)
    ring, show = page.locator('[data-ring="gear:palenque 0"]'), page.locator(f"{CARD} .show")
    expect(ring).to_have_count(0)
    expect(show).to_have_count(0)
    before = step(page)
    page.locator('[data-place="gear:tikal"]').click(force=True)  # it says itself that it cannot be chosen
    expect(page.get_by_role("alert")).to_have_text("You could do that in a game. Here, do what the text says.")
    expect(ring).to_be_visible()
    assert step(page) == before
    page.locator('[data-place="palenque:3"]').click(force=True)
    expect(page.get_by_role("alert")).not_to_have_text("You could do that in a game. Here, do what the text says.")
    show.click()
    page.wait_for_selector(f'{CARD}[data-step="{before + 1}"]')
    expect(ring).to_have_count(0)


def test_only_the_tiles_that_are_asked_for_are_lit(new_page: NewPage) -> None:
    page = new_page("/learn/tzolkin")
    for _ in range(2):
        page.locator(f"{CARD} .next").click()
    expect(page.locator('[data-place^="wealth:"]')).to_have_count(4)
    expect(page.locator('.off[data-place^="wealth:"]')).to_have_count(2)
    expect(page.locator('[data-place="wealth:yax3"]')).not_to_have_class(re.compile("off"))


def test_the_board_of_a_lesson_stands_still(new_page: NewPage) -> None:
    page = new_page("/learn/tzolkin", viewport={"width": 1280, "height": 800})
    boxes = []
    for number in range(3):
        page.wait_for_selector(f'{CARD}[data-step="{number}"]')
        boxes.append(page.locator("#board").bounding_box())
        page.locator(f"{CARD} .next").click() if number < 2 else None
    assert boxes == boxes[:1] * 3


def test_a_learner_who_waits_is_helped(new_page: NewPage) -> None:
    page = new_page("/nowhere")
    page.clock.install()
    page.goto("/learn/akrotiri")
    for _ in range(2):
        page.locator(f"{CARD} .next").click()
    page.wait_for_selector(f'{CARD}[data-step="2"]')
    expect(page.locator(f"{CARD} .show")).to_have_count(0)
    page.clock.fast_forward(16_000)
    expect(page.locator(f"{CARD} .show")).to_be_visible()


def test_each_step_begins_with_the_whole_board_on_a_phone(new_page: NewPage) -> None:
    course = guide.lessons("tzolkin")[0]
    page = new_page("/learn/tzolkin", **PHONE)
    page.wait_for_selector(CARD)
    page.evaluate("""steps => localStorage.setItem('preferences', JSON.stringify({ lessons: { tzolkin: steps } }))""",
                  next(n for n, each in enumerate(course.steps) if each.line == "act tikal 2"))  # fmt: skip
    page.reload()
    camera = page.locator(".camera")
    expect(camera).not_to_have_css("transform", "none")
    page.locator('[data-place="tikal:2"]').click(force=True)
    page.wait_for_function(
        f"""() => document.querySelector('{CARD}').querySelector('.said').textContent.includes('farm')"""
    )
    expect(camera).to_have_attribute("style", re.compile("none"))


def test_the_rules_are_at_hand_in_a_lesson(new_page: NewPage) -> None:
    page = new_page("/learn/akrotiri")
    page.wait_for_selector(CARD)
    look_up(page, "market")
    expect(page.locator('[data-paragraph="market"]')).to_have_class(re.compile("chosen"))
    page.keyboard.press("Escape")
    expect(page.locator(".guide")).to_have_count(0)


# The rules


def test_rules_are_searched_and_lead_from_paragraph_to_paragraph(new_page: NewPage) -> None:
    book, text = guide.rules("tzolkin"), Text("hu")
    page = new_page("/rules/tzolkin", locale="hu")
    paragraphs = page.locator("[data-paragraph]")
    expect(paragraphs).to_have_count(len(book.paragraphs))
    page.get_by_role("searchbox").fill("etelnap")  # without its accents
    wanted = [
        paragraph.id
        for paragraph in book.paragraphs
        if "ételnap" in f"{text(paragraph.title)} {text(paragraph.text, **book.values)}".lower()
    ]
    assert 0 < len(wanted) < len(book.paragraphs)
    expect(paragraphs).to_have_count(len(wanted))
    expect(page.locator("mark").first).to_have_text(re.compile("ételnap", re.IGNORECASE))
    page.get_by_role("searchbox").fill("")
    page.locator("nav.side a[href$='#theology']").click()
    assert page.url.endswith("/rules/tzolkin#theology")
    theology = page.locator("#theology")
    expect(theology).to_be_in_viewport()
    expect(theology.locator(".rulings")).to_have_text(f"állásfoglalások: {', '.join(map(str, (10, 32, 33, 34)))}")
    theology.get_by_role("link", name=text("tzolkin-rules-technologies-title")).click()
    assert page.url.endswith("#technologies")
    page.go_back()
    expect(theology).to_have_class(re.compile("chosen"))


@pytest.mark.parametrize(
    ("language", "word", "paragraph"),
    [
        ("en", "errata", "editions"),
        ("hu", "hibajegyzek", "editions"),
        ("ja", "タイブレーク", "tie"),
        ("zh-Hans", "胜利点数", "goal"),
        ("zh-Hant", "勘誤", "editions"),
    ],
)
def test_words_of_the_rulebooks_lead_to_their_paragraph(
    new_page: NewPage, language: str, word: str, paragraph: str
) -> None:
    page = new_page("/rules/tzolkin", locale=language)
    page.wait_for_selector("#theme")
    page.get_by_role("searchbox").fill(word)
    expect(page.locator(f'[data-paragraph="{paragraph}"]')).to_be_visible()
    expect(page.locator('[data-paragraph="jungle"]')).to_have_count(0)


def test_what_the_components_say_is_a_table(new_page: NewPage) -> None:
    page = new_page("/rules/tzolkin#chichen-itza")
    rows = page.locator("#chichen-itza tbody tr")
    expect(rows).to_have_count(9)
    expect(rows.nth(5)).to_have_text(re.compile(r"6\s*8\s*Kukulcan\s*1"))
    expect(page.locator("#temples tbody tr").first).to_have_text(re.compile(r"8\s*13"))


def test_a_part_of_the_board_leads_to_its_paragraph_and_back(page: Page) -> None:
    start(page, "tzolkin")
    look_up(page, "temple:chaac")
    temples = page.locator('[data-paragraph="temples"]')
    expect(temples).to_be_in_viewport()
    expect(temples).to_have_class(re.compile("chosen"))
    temples.get_by_role("button", name="Show on the board").click()
    expect(page.locator('[data-ring^="temple:"]')).to_have_count(3)
    page.keyboard.press("Escape")
    expect(page.locator(".guide")).to_have_count(0)
    page.mouse.move(1, 1)
    expect(page.locator(".hint-card")).to_have_count(0)
    page.keyboard.press("i")
    home = guide.rules("tzolkin").homes["decision:wealth"]
    expect(page.locator(f'[data-paragraph="{home}"]')).to_have_class(re.compile("chosen"))


def test_everything_on_the_boards_has_a_paragraph(page: Page, sit: Sit) -> None:
    """Everything with a tooltip knows its rule."""
    for game, parts in (
        ("tzolkin", ["gear:tikal", "tikal:3", "start", "technology:theology", "temple:chaac", "wealth:"]),
        ("akrotiri", ["market", "level:easy", "terrain:lake"]),
    ):
        sit(page, antikythera.new(game, 2, seed=7))
        for part in parts:
            look_up(page, part)
            expect(page.locator(".paragraph.chosen")).to_have_count(1)
            page.keyboard.press("Escape")
            expect(page.locator(".guide")).to_have_count(0)


def test_every_rule_that_the_page_leads_to_is_there() -> None:
    books = [guide.rules(game) for game in GAMES]
    known = {f"paragraph:{paragraph.id}" for book in books for paragraph in book.paragraphs}
    known |= {thing for book in books for thing in book.homes}
    source = "".join(file.read_text("utf-8") for kind in ("ts", "svelte") for file in PAGE.rglob(f"*.{kind}"))
    named = re.findall(r"'((?:paragraph|decision|phase|space):[\w-]+)'", source)
    assert len(named) > 30
    assert set(named) <= known


def test_a_long_press_leads_to_the_rule_on_a_phone(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 360, "height": 740}, has_touch=True)
    start(page, "akrotiri")
    page.get_by_role("tab", name="Tiles").click()
    market = page.locator('[data-place="market"]')
    market.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    page.locator(".hint-card .rule").tap()
    expect(page.get_by_role("dialog").locator('[data-paragraph="market"]')).to_be_in_viewport()
    page.get_by_role("dialog").get_by_role("button", name="Show on the board").first.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("[data-ring]").first).to_be_visible()


def test_rules_are_printed_without_the_page_around_them(new_page: NewPage) -> None:
    page = new_page("/rules/akrotiri", color_scheme="dark")
    page.wait_for_selector("#theme")
    page.emulate_media(media="print")
    ink = page.locator("#theme p").first.evaluate("element => getComputedStyle(element).color")
    assert max(map(int, re.findall(r"\d+", ink))) < 60, "dark on white, also by night"
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("#end p").first).to_be_visible()
    for hidden in ("header nav", "input", "header .tools", ".near"):
        expect(page.locator(hidden).first).not_to_be_visible()
    expect(page.locator("nav.side")).to_be_visible()


def test_rules_are_printed_as_a_booklet_with_its_contents_on_the_first_page(new_page: NewPage) -> None:
    page = new_page("/rules/tzolkin", locale="ja", viewport={"width": 390, "height": 844})
    page.wait_for_selector("#theme")
    page.emulate_media(media="print")
    expect(page.locator("nav.side li")).to_have_count(len(guide.rules("tzolkin").paragraphs))
    pages = len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True)))
    assert 4 <= pages <= 16


# All tiles


def test_the_reference_counts_what_a_player_may_know(page: Page) -> None:
    start(page, "tzolkin")
    button(page, "Rules and tiles").click()
    page.get_by_role("tab", name="All tiles").click()
    kinds = page.locator(".reference section")
    expect(kinds).to_have_count(4)
    counts = [page.locator(f'[data-kind="{kind}"] li').count() for kind in ("wealth", "age1", "age2", "monuments")]
    assert counts == [21, 11, 16, 13]
    expect(page.locator('[data-kind="wealth"]').get_by_text("dealt to you")).to_have_count(4)
    expect(page.locator('[data-kind="age1"] .stack')).to_have_text("8 left to be drawn")
    expect(page.locator('[data-kind="age2"] .stack')).to_have_text("18 left to be drawn")
    expect(page.locator('[data-kind="age1"] .place', has_text="on offer")).to_have_count(6)
    page.locator('[data-entry="m_wood"] a').click()
    home = guide.rules("tzolkin").homes["card:m_wood"]
    expect(page.locator(f'[data-paragraph="{home}"]')).to_have_class(re.compile("chosen"))


def test_all_tiles_can_be_looked_at_without_a_table(new_page: NewPage) -> None:
    page = new_page("/tiles/akrotiri")
    expect(page.locator("[data-entry]")).to_have_count(36 + 36 + 12)
    page.get_by_role("link", name=re.compile("without a (sea )?lane to another")).click()
    expect(page.locator("#goal-isolated")).to_be_in_viewport()
    page.locator("#goal-isolated").get_by_role("button", name="All tiles").click()
    page.get_by_role("link", name="Tzolk'in", exact=True).click()
    expect(page.locator("[data-entry]")).to_have_count(21 + 11 + 16 + 13)


def test_who_only_plays_does_not_wait_for_rules_and_tutorials(new_page: NewPage) -> None:
    page = new_page("/nowhere")
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto("/")
    start(page, "akrotiri")
    assert any("part=table" in url for url in fetched)
    assert not [url for url in fetched if re.search("part=guide|/rules|/tutorial|Guide|Rules|Learn", url)]


# Why?


def test_every_choice_says_what_it_would_do_and_every_line_of_the_log_why(page: Page) -> None:
    start(page, "tzolkin")
    show_all(page)
    choices = page.locator(CHOICES).count()
    expect(page.locator(".choices .ask")).to_have_count(choices)
    first = page.locator(".choices li").first
    first.locator(".ask").click()
    expect(first.get_by_role("status")).to_contain_text("keeps two wealth tiles")
    expect(first.get_by_role("status")).to_contain_text("Rule: Starting wealth tiles")
    choose(page, lines(page)[0])
    choose(page, "place palenque")
    page.keyboard.press("l")
    rows = page.locator(".story .row")
    expect(rows.locator(".why")).to_have_count(rows.count())
    rows.last.locator(".why").click()
    expect(rows.last.get_by_role("status")).to_contain_text("No technology made a difference.")
    rows.last.get_by_role("link", name="Rule: Placing workers").click()
    expect(page.locator('[data-paragraph="placing"]')).to_have_class(re.compile("chosen"))
