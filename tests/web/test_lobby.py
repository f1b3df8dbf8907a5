"""Around the game: set-up, lists, the waiting room, taking back, profiles, preferences, notices."""

from __future__ import annotations

import json
import re
from itertools import count

import pytest
from playwright.sync_api import Page, Route, expect

from antikythera.text import languages
from tzolkin.table import begin, give, to_move
from web.axe import overflow
from web.prepared import Sit
from web.reading import LONGEST
from web.sizes import SIZES, out_of_reach, resize
from web.table import MY_TURN, NewPage, button, choose, set_up, start

NUMBERS = count(1)
TIGHTEST = [(390, 844), (1024, 768)]
"""The least room of a narrow and of a wide layout."""


def change(page: Page, game: str) -> None:
    page.locator(f"article.{game}").get_by_role("button", name=re.compile("Change")).click()


def register(page: Page) -> None:
    button(page, "Settings").click()
    page.get_by_label("Name", exact=True).fill(f"Account {next(NUMBERS)}")
    page.get_by_label("Password").fill("quetzalcoatl")
    button(page, "Create account").click()
    expect(page.get_by_text("You are signed in as")).to_be_visible()
    page.keyboard.press("Escape")


def colour(page: Page, seat: int) -> str:
    return str(page.locator("#board").evaluate(f"e => getComputedStyle(e).getPropertyValue('--seat-{seat}')"))


def all_in_reach(page: Page, within: str) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert out_of_reach(page, within) == [], (width, height)


def test_set_up_has_colour_lot_names_pace_and_who_can_join(page: Page) -> None:
    change(page, "tzolkin")
    page.get_by_role("radio", name="4", exact=True).check()
    page.get_by_label("Seat 2", exact=True).select_option("here")
    page.get_by_label("Name for seat 2").fill("Ixchel")
    page.get_by_label("Seat 3", exact=True).select_option("open")
    page.get_by_label("What should the others call you?").fill("Itzamna")
    page.get_by_role("radio", name="purple").check()
    page.get_by_label("Draw seats at random").check()
    page.get_by_role("radio", name="anyone, from the list of tables").check()
    expect(page.get_by_label("Time")).to_have_value("minutes 30")  # strangers never play without a clock
    expect(page.locator("option[value=none]")).to_have_count(0)
    page.get_by_label("Time").select_option("days 3")
    expect(page.get_by_label("Rated game")).to_be_disabled()
    all_in_reach(page, "dialog")
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("listitem").filter(has_text="Ixchel")).to_be_visible()
    expect(page.get_by_role("link", name="Itzamna")).to_have_attribute("href", re.compile("^/people/"))
    for fact in ("3 days per turn", "seats at random"):
        expect(page.get_by_text(fact)).to_be_visible()
    all_in_reach(page, "main")
    page.goto("/open")
    expect(page.get_by_label("Waiting for players").get_by_text("Ixchel").first).to_be_visible()
    all_in_reach(page, "main")


def test_the_colour_that_was_chosen_is_that_of_the_pieces(page: Page) -> None:
    change(page, "akrotiri")
    page.get_by_role("radio", name="purple").check()
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector(MY_TURN)
    purple = page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--colour-5')")
    assert colour(page, 1) == purple
    assert colour(page, 2) != purple


def test_every_level_of_bots_has_a_name_and_a_face(page: Page) -> None:
    change(page, "akrotiri")
    seat = page.get_by_label("Seat 2", exact=True)
    bots = [option for option in seat.locator("option").all() if str(option.get_attribute("value")).startswith("bot ")]
    names = [option.inner_text() for option in bots]
    assert len({name.split(" (")[0] for name in names}) == len(names)
    faces = set()
    for option in bots:
        seat.select_option(str(option.get_attribute("value")))
        faces.add(page.locator(".seat svg[viewBox='0 0 48 48']").inner_html())
    assert len(faces) == len(bots)


def test_rated_games_are_offered_to_accounts_between_people(page: Page, new_page: NewPage) -> None:
    page.wait_for_selector("article")
    register(page)
    change(page, "akrotiri")
    page.get_by_label("Seat 2", exact=True).select_option("open")
    page.get_by_label("Rated game").check()
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_text("rated", exact=True)).to_be_visible()
    other = new_page("/")
    register(other)
    other.goto(page.url)
    button(other, "Take a seat").click()
    page.wait_for_selector("#board")
    button(page, "Table").click()
    button(page, "Resign").click()
    page.get_by_role("dialog").locator(".danger").last.click()
    other.goto("/")
    other.get_by_role("link", name="Profile").click()
    expect(other.get_by_text("1 rated game")).to_be_visible()
    expect(other.get_by_role("heading", name="Akrotiri, 2 players")).to_be_visible()
    expect(other.get_by_label("Finished games").get_by_role("listitem")).to_have_count(1)


def test_a_profile_shows_where_points_come_from(page: Page) -> None:
    played = {"game": "akrotiri", "players": 2, "played": 3, "won": 1, "average": 20.5, "best": 31}

    def with_games(route: Route) -> None:
        answer = route.fetch()
        kinds = [played | {"sources": {"final-money": -1.5, "final-maps": 12, "final-goal": 8}}]
        route.fulfill(response=answer, json=answer.json() | {"statistics": kinds})

    page.route("**/api/people/*", with_games)
    page.get_by_role("link", name="Profile").click()
    rows = page.get_by_role("table", name="Points by source, per game").get_by_role("row")
    expect(rows).to_have_text(["Maps12", "Goals8", "Drachma−1.5"])


def test_the_host_gives_a_seat_to_a_bot_closes_it_and_removes_people(page: Page, new_page: NewPage) -> None:
    change(page, "tzolkin")
    page.get_by_role("radio", name="4", exact=True).check()
    for seat in (2, 3, 4):
        page.get_by_label(f"Seat {seat}", exact=True).select_option("open")
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    button(page, "Put a bot in seat 2").click()
    expect(page.get_by_role("listitem").nth(1)).to_contain_text("(beginner)")
    button(page, "Open seat 2 again").click()
    button(page, "Close seat 4").click()
    expect(page.get_by_role("listitem").nth(3)).to_contain_text("closed")
    guest = new_page(page.url)
    button(guest, "Take a seat").first.click()
    page.get_by_role("button", name=re.compile("^Remove Guest")).click()
    expect(button(guest, "Take a seat").first).to_be_visible()
    friend = new_page(page.url)
    button(friend, "Take a seat").first.click()
    button(page, "Put a bot in seat 3").click()
    page.wait_for_selector("#board")


def test_the_waiting_room_says_who_can_reach_the_link(page: Page) -> None:
    set_up(page, "akrotiri", "me", "open")
    expect(page.get_by_text("Only this computer can open this link.")).to_be_visible()
    expect(page.get_by_role("img", name="QR")).to_have_count(0)
    link = page.locator(".invite .button").bounding_box()
    begin_now = button(page, "Start now, with bots in the free seats").bounding_box()
    assert link
    assert begin_now
    assert begin_now["y"] >= link["y"] + link["height"] + 8


def test_unfinished_tables_are_deleted_and_finished_ones_listed(page: Page) -> None:
    start(page, "akrotiri")
    page.goto("/")
    mine = page.get_by_label("Your tables").get_by_role("listitem")
    expect(mine).to_have_count(1)
    button(page, "Delete…").click()
    button(page, "Cancel").click()
    expect(mine).to_have_count(1)
    button(page, "Delete…").click()
    button(page, "Delete").click()
    expect(mine).to_have_count(0)
    start(page, "akrotiri")
    button(page, "Table").click()
    button(page, "Resign").click()
    page.get_by_role("dialog").locator(".danger").last.click()
    expect(page.locator("#decision")).to_have_text("The game is over.")
    page.goto("/")
    expect(page.get_by_label("Games you have finished").get_by_role("listitem")).to_have_count(1)


def test_the_page_of_finished_games_has_one_heading(page: Page) -> None:
    page.goto("/finished")
    expect(page.get_by_role("heading", level=1)).to_have_text("Finished games")
    height = page.get_by_role("heading", level=2).evaluate("e => e.getBoundingClientRect().height")
    assert height <= 1


def test_a_guest_who_sits_down_may_leave_from_the_list(page: Page, new_page: NewPage) -> None:
    set_up(page, "akrotiri", "open", "open")
    page.wait_for_selector(".invite")
    guest = new_page(page.url)
    button(guest, "Take a seat").first.click()
    expect(button(guest, "Leave the seat")).to_be_visible()
    guest.goto("/")
    button(guest, "Leave…").click()
    button(guest, "Leave").click()
    expect(guest.get_by_label("Your tables").get_by_role("listitem")).to_have_count(0)


def test_the_list_of_open_tables_asks_to_take_a_seat(page: Page, new_page: NewPage) -> None:
    page.locator("article.akrotiri").get_by_role("button", name=re.compile("Change")).click()
    page.get_by_label("Seat 2", exact=True).select_option("open")
    page.get_by_label("anyone, from the list of tables").check()
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector(".invite")
    guest = new_page("/open")
    expect(guest.get_by_label("Waiting for players").get_by_role("link").first).to_contain_text("Take a seat")


def test_running_games_can_be_watched_from_the_list(page: Page, new_page: NewPage) -> None:
    change(page, "akrotiri")
    page.get_by_label("Seat 2", exact=True).select_option("open")
    page.get_by_label("anyone, from the list of tables").check()
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector(".invite")
    other = new_page(page.url)
    button(other, "Take a seat").click()
    page.wait_for_selector("#board")
    watcher = new_page("/open")
    table = page.url.rpartition("/")[2]
    watcher.get_by_label("Games to watch").locator(f'a[href="/t/{table}"]').click()
    expect(watcher.get_by_text("You are watching.")).to_be_visible()


def test_variants_are_chosen_in_the_set_up(page: Page) -> None:
    change(page, "akrotiri")
    page.get_by_label("Strategist: choose from five open goals").check()
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector(MY_TURN)
    table = page.url.rpartition("/")[2]
    assert page.request.get(f"/api/tables/{table}").json()["table"]["options"] == ["strategist"]


def test_a_webhook_is_named_in_the_set_up_of_a_server_that_sends_alerts(page: Page) -> None:
    sent = []

    def take(route: Route) -> None:
        wish = route.request.post_data_json
        sent.append(wish.pop("webhook"))
        route.continue_(post_data=wish)  # this server sends none

    page.route("**/api/alerts", lambda route: route.fulfill(json={"on": True, "key": ""}))
    page.route("**/api/tables", lambda route: take(route) if route.request.method == "POST" else route.continue_())
    change(page, "akrotiri")
    page.get_by_label("Seat 2", exact=True).select_option("open")
    page.locator("input[type=url]").fill("https://hooks.example/1")
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector(".invite")
    assert sent == ["https://hooks.example/1"]


def test_a_turn_is_taken_back_when_the_other_agrees(page: Page, new_page: NewPage, sit: Sit) -> None:
    other = new_page()
    game = begin(2)
    give(game, 1, corn=20)
    to_move(game, 1)
    sit(page, game, other)
    choose(page, "place palenque")
    button(page, "End turn").click()
    if page.locator("#end-anyway").count():
        page.locator("#end-anyway").click()
    other.wait_for_selector(MY_TURN)
    expect(other.locator(".rider")).to_have_count(1)
    for size in SIZES:
        answer = "Allow" if size == SIZES[-1] else "Decline"
        for each in (page, other):
            resize(each, *size)
        box = page.locator("#board").bounding_box()
        button(page, "Table").click()
        button(page, "Ask to take back my last turn").click()
        expect(page.get_by_text("You asked to take back your last turn.")).to_be_visible()
        assert page.locator("#board").bounding_box() == box
        button(other, answer).click()
        expect(other.get_by_text("would like to take back")).to_have_count(0)
        expect(other.locator(".rider")).to_have_count(0 if answer == "Allow" else 1)
    page.wait_for_selector(MY_TURN)
    expect(page.locator(".rider")).to_have_count(0)


def test_preferences_are_kept_for_guests_and_travel_with_accounts(page: Page, new_page: NewPage) -> None:
    page.wait_for_selector("article")
    for name in ("Make a choice for me when there is only one", "Highlight what the others changed"):
        button(page, "Settings").click()
        page.get_by_label(name).uncheck()
        page.keyboard.press("Escape")
    button(page, "Settings").click()
    for on, (width, height) in enumerate(SIZES):
        page.set_viewport_size({"width": width, "height": height})
        page.get_by_label("Larger text").set_checked(on % 2 == 1)
        expect(page.locator(":root[data-text=larger]")).to_have_count(on % 2)
        assert overflow(page) <= 0
    page.get_by_label("Colour-blind friendly colours").check()
    page.get_by_label("Board size").select_option("large")
    page.reload()
    root = page.locator(":root")
    for name, value in (("text", "larger"), ("palette", "distinct"), ("size", "large")):
        expect(root).to_have_attribute(f"data-{name}", value)
    kept = page.evaluate("JSON.parse(localStorage.preferences)")
    assert (kept["single"], kept["marks"], kept["confirm"]) == (False, False, True)

    account = f"Traveller {next(NUMBERS)}"
    button(page, "Settings").click()
    page.get_by_label("Name", exact=True).fill(account)
    page.get_by_label("Password").fill("quetzalcoatl")
    with page.expect_response(lambda answer: answer.request.method == "PATCH"):
        button(page, "Create account").click()
    other = new_page("/")
    button(other, "Settings").click()
    other.get_by_label("Name", exact=True).fill(account)
    other.get_by_label("Password").fill("quetzalcoatl")
    button(other, "Sign in").click()
    expect(other.locator(":root")).to_have_attribute("data-size", "large")
    expect(other.get_by_label("Make a choice for me when there is only one")).not_to_be_checked()


def test_notices_are_offered_after_a_turn_in_a_game_of_days(new_page: NewPage, sit: Sit) -> None:
    page, other = new_page(permissions=["notifications"]), new_page()
    game = begin(2)
    give(game, 1, corn=20)
    to_move(game, 1)
    sit(page, game, other, {"days": 3})
    offer = page.get_by_text("Do you want a notification when it is your turn?")
    expect(offer).to_have_count(0)
    choose(page, "place palenque")
    button(page, "End turn").click()
    if page.locator("#end-anyway").count():
        page.locator("#end-anyway").click()
    expect(offer).to_be_visible()
    button(page, "No, thanks").click()
    expect(offer).to_have_count(0)
    button(page, "Settings").click()
    page.get_by_label("Notify me when it is my turn").check()
    page.wait_for_function("() => JSON.parse(localStorage.preferences).notices === 'on'")


def test_a_push_shows_a_notice_with_the_way_to_the_table(new_page: NewPage) -> None:
    """What the server sends is in ``tests/server/test_alerts.py``; the way between is that of the browser's maker.

    A browser without windows delivers what is pushed, but shows nothing: its worker is asked what it would show.
    """
    page = new_page(permissions=["notifications"])
    session = page.context.new_cdp_session(page)
    known: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: known.extend(each["registrationId"] for each in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    button(page, "Settings").click()
    with page.context.expect_event("serviceworker") as started:
        page.get_by_label("Notify me when it is my turn").check()
    worker = started.value
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    worker.evaluate(
        "() => { self.shown = new Promise((done) => (registration.showNotification = async (...all) => done(all))); }"
    )
    pushed = {"title": "Tzolk'in", "body": "It is your turn.", "link": "/t/abc"}
    target = {"origin": page.evaluate("location.origin"), "registrationId": known[-1]}
    session.send("ServiceWorker.deliverPushMessage", {**target, "data": json.dumps(pushed)})
    title, shown = worker.evaluate("() => self.shown")
    assert (title, shown["body"], shown["data"]) == tuple(pushed.values())


@pytest.mark.parametrize("locale", languages())
def test_everything_around_the_game_fits(new_page: NewPage, locale: str) -> None:
    """Words are longest in Hungarian. ``test_languages.py`` looks at other pages and dialogs in every language."""
    page = new_page(locale=locale)
    page.wait_for_selector("article")
    sizes = SIZES if locale == LONGEST else TIGHTEST

    def look(view: str) -> None:
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            assert overflow(page) <= 0, (view, width)

    page.locator("article.tzolkin .how .button").click()
    page.get_by_role("dialog").locator("select").nth(1).select_option("open")
    look("set up")
    page.get_by_role("dialog").locator(".primary").click()
    page.wait_for_selector(".invite")
    look("gathering")
    page.goto("/")
    page.wait_for_selector("section li")
    look("home")
    page.locator("section li button").first.click()
    look("delete")
    page.keyboard.press("Escape")
    page.locator(".tools a").click()
    page.wait_for_selector("main h2")
    look("profile")
    if locale != LONGEST:
        return
    page.locator(".tools button").last.click()
    page.wait_for_selector("dialog h3")
    look("settings")
    for path in ("/open", "/finished"):
        page.goto(path)
        page.wait_for_selector("h1")
        look(path)
