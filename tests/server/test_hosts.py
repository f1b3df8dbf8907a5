"""What a host decides: colours, seats by lot, bots and closed seats, and who is removed."""

from __future__ import annotations

from server.guests import Guest, keep_all, refusal


def colours(table):
    return [seat["colour"] for seat in table["seats"]]


def test_everyone_has_a_colour_and_the_first_wish_for_one_counts(guest):
    one, two, three = guest(), guest(), guest()
    seats = [{"kind": "me", "colour": 2}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
    table = one.post("/api/tables", game="tzolkin", seats=seats)["table"]
    assert colours(table) == [2, 1, 3, 4]
    assert colours(two.take(table["id"], 2, colour=2)["table"]) == [2, 1, 3, 4]
    assert colours(three.take(table["id"], 3, colour=7)["table"]) == [2, 1, 7, 4]
    for colour in (0, 9):
        refusal("bad-table", one.post, "/api/tables", game="tzolkin", seats=[{"kind": "me", "colour": colour}])


def test_seats_are_drawn_by_lot_when_the_game_starts(guest):
    orders = set()
    for _ in range(12):
        one, two, three = guest(), guest(), guest()
        table = one.open(seats="me open open", lot=True)["table"]["id"]
        two.take(table, 2)
        assert one.look(table)["table"]["mine"] == [1]
        three.take(table, 3)
        order = tuple(who.look(table)["table"]["mine"][0] for who in (one, two, three))
        assert sorted(order) == [1, 2, 3]
        keep_all(dict(zip(order, (one, two, three), strict=True)), table)
        orders.add(order)
    assert len(orders) > 1


def test_the_host_gives_seats_to_bots_closes_them_and_opens_them_again(guest):
    one, two = guest(), guest()
    table = one.open(seats="me open open open")["table"]["id"]
    seat = f"/api/tables/{table}/seats"
    refusal("not-host", two.request, "PUT", f"{seat}/2", json={"kind": "closed"})
    refusal("malformed", one.request, "PUT", f"{seat}/2", json={"kind": "person"})
    one.request("PUT", f"{seat}/2", json={"kind": "closed"})
    refusal("seat-taken", two.take, table, 2)
    shown = one.request("PUT", f"{seat}/3", json={"kind": "bot", "level": "random"})["table"]
    assert [seat["kind"] for seat in shown["seats"]] == ["person", "closed", "bot", "open"]
    assert shown["state"] == "open"
    one.request("PUT", f"{seat}/3", json={"kind": "closed"})
    refusal("bad-table", one.request, "PUT", f"{seat}/4", json={"kind": "closed"})  # nobody plays alone
    refusal("seat-taken", one.request, "PUT", f"{seat}/1", json={"kind": "closed"})
    one.request("PUT", f"{seat}/3", json={"kind": "open"})
    two.take(table, 4)
    shown = one.request("PUT", f"{seat}/3", json={"kind": "bot", "level": "random"})["table"]
    assert (shown["state"], shown["players"]) == ("playing", 3)
    assert [seat["kind"] for seat in shown["seats"]] == ["person", "bot", "person"]
    keep_all({1: one, 3: two}, table)
    refusal("already-started", one.request, "PUT", f"{seat}/2", json={"kind": "open"})


def test_a_host_who_asks_for_it_accepts_everyone_first(guest):
    one, two, three = guest(), guest(), guest()
    table = one.open(seats="me open open", asks=True, public=True)["table"]["id"]
    assert two.take(table, 2)["table"]["seats"][1]["waits"]
    shown = three.take(table, 3)["table"]
    assert (shown["state"], shown["asks"]) == ("open", True)
    assert [seat["waits"] for seat in shown["seats"]] == [False, True, True]
    accept = f"/api/tables/{table}/seats/%d/accept"
    refusal("not-host", two.post, accept % 2)
    with two.live(table) as live:
        live.hear("snapshot")
        one.post(accept % 2)
        assert not live.hear("update")["table"]["seats"][1]["waits"]
    one.request("DELETE", f"/api/tables/{table}/seats/3")  # to refuse is to remove
    refusal("removed", three.take, table, 3)
    guest().take(table, 3)
    assert one.post(accept % 3)["table"]["state"] == "playing"
    refusal("already-started", one.post, accept % 3)
    refusal("full", one.post, accept % 4)


def test_a_host_who_starts_accepts_all_who_have_sat_down(guest):
    one, two = guest(), guest()
    table = one.open(seats="me open open", asks=True)["table"]["id"]
    two.take(table, 2)
    shown = one.post(f"/api/tables/{table}/start", level="random")["table"]
    assert [(seat["kind"], seat["waits"]) for seat in shown["seats"]] == [
        ("person", False), ("person", False), ("bot", False),
    ]  # fmt: skip


def test_who_is_removed_does_not_come_back_and_the_seat_is_free(guest):
    one, two, three = guest(), guest(), guest()
    table = one.open(seats="me open open")["table"]["id"]
    two.take(table, 2)
    refusal("not-your-seat", three.request, "DELETE", f"/api/tables/{table}/seats/2")
    shown = one.request("DELETE", f"/api/tables/{table}/seats/2")["table"]
    assert shown["seats"][1]["kind"] == "open"
    refusal("removed", two.take, table, 2)
    three.take(table, 2)
    assert one.look(table)["table"]["state"] == "open"


def test_before_the_first_move_the_host_removes_even_from_a_dealt_game(guest):
    one, two, three = guest(), guest(), guest()
    table = one.open(seats="me open")["table"]["id"]
    two.take(table, 2)
    with two.live(table) as live:
        live.hear("snapshot")
        shown = one.request("DELETE", f"/api/tables/{table}/seats/2")["table"]
        assert live.until(lambda message: message["table"]["state"] == "open")["scene"] is None
    assert (shown["state"], shown["seats"][1]["kind"]) == ("open", "open")
    three.take(table, 2)
    keep_all({1: one, 2: three}, table)
    refusal("already-started", one.request, "DELETE", f"/api/tables/{table}/seats/2")
    refusal("already-started", three.request, "DELETE", f"/api/tables/{table}/seats/2")


def test_one_seat_for_everyone(guest):
    one, two = guest(), guest()
    table = one.open(seats="me open open")["table"]["id"]
    two.take(table, 2)
    two.take(table, 2)  # the same again has no effect
    refusal("one-seat", two.take, table, 3)
    refusal("one-seat", one.take, table, 3)
    assert one.look(table)["table"]["seats"][2]["kind"] == "open"


def test_preferences_are_kept_for_accounts(server):
    one = Guest(server)
    refusal("account-needed", one.request, "PATCH", "/api/me", json={"preferences": {"single": False}})
    assert one.get("/api/me")["preferences"] is None
    one.post("/api/register", name="Prefers", password="quetzalcoatl")
    one.request("PATCH", "/api/me", json={"preferences": {"single": False}})
    refusal("too-long", one.request, "PATCH", "/api/me", json={"preferences": {"x": "y" * 20_000}})
    elsewhere = Guest(server)
    elsewhere.post("/api/login", name="Prefers", password="quetzalcoatl")
    assert elsewhere.get("/api/me")["preferences"] == {"single": False}
