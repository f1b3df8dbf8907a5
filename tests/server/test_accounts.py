"""Accounts: keys that can be revoked, passwords, names that are protected, and one's own data."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import update
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from antikythera.cli import app
from antikythera.server import schema as db
from antikythera.server.database import Database
from antikythera.server.names import skeleton
from server.guests import Guest, refusal

PASSWORD = "quetzalcoatl"


@pytest.fixture
def account(server):
    """New accounts of the shared server."""

    def register(name: str) -> Guest:
        guest = Guest(server)
        guest.post("/api/register", name=name, password=PASSWORD)
        return guest

    return register


def same(guest: Guest) -> Guest:
    """Someone who has copied the cookie that this person has now."""
    return guest.at(guest.url)


def who(guest: Guest) -> str:
    return guest.get("/api/me")["name"]


# Cookies


def test_a_cookie_from_before_the_registration_does_not_open_the_account(server):
    victim = Guest(server)
    victim.request("PATCH", "/api/me", json={"name": "Planted"})
    attacker = same(victim)
    assert who(attacker) == "Planted"
    victim.post("/api/register", name="Fixed", password=PASSWORD)
    assert who(victim) == "Fixed"
    assert attacker.get("/api/me")["guest"]
    assert attacker.get("/api/me")["id"] != victim.get("/api/me")["id"]


def test_after_logout_the_cookie_is_worth_nothing(account):
    one = account("Leaves")
    thief = same(one)
    assert who(thief) == "Leaves"
    one.post("/api/logout")
    assert thief.get("/api/me")["guest"]
    assert one.get("/api/me")["guest"]


def test_every_login_brings_a_new_cookie_and_ends_the_old_one(account):
    one = account("Again")
    thief = same(one)
    one.post("/api/login", name="Again", password=PASSWORD)
    assert who(one) == "Again"
    assert thief.get("/api/me")["guest"]


# Keys


def test_browsers_and_tokens_are_listed_and_revoked(account, server):
    one, elsewhere = account("Lists"), Guest(server)
    elsewhere.http.headers["user-agent"] = "Borrowed phone"
    elsewhere.post("/api/login", name="Lists", password=PASSWORD)
    token = one.post("/api/tokens", label="my bot")["token"]
    program = Guest(server, token=token)
    keys = {key["label"]: key for key in one.get("/api/keys")}
    assert {label: key["kind"] for label, key in keys.items() if label in ("Borrowed phone", "my bot")} == {
        "Borrowed phone": "browser",
        "my bot": "token",
    }
    assert [key["kind"] for key in one.get("/api/keys") if key["current"]] == ["browser"]
    assert token not in str(keys)
    refusal("account-needed", program.request, "DELETE", f"/api/keys/{keys['my bot']['id']}")
    for label in ("Borrowed phone", "my bot"):
        one.request("DELETE", f"/api/keys/{keys[label]['id']}")
    assert elsewhere.get("/api/me")["guest"]
    refusal("wrong-token", program.get, "/api/me")
    refusal("unknown-key", one.request, "DELETE", f"/api/keys/{keys['my bot']['id']}")
    refusal("unknown-key", one.request, "DELETE", "/api/keys/%25")
    assert who(one) == "Lists"


def test_nobody_revokes_the_key_of_another(account):
    one, two = account("Owner"), account("Other")
    key = one.get("/api/keys")[0]["id"]
    refusal("unknown-key", two.request, "DELETE", f"/api/keys/{key}")
    assert who(one) == "Owner"


def test_the_connections_of_a_revoked_key_end(account, server):
    one, thief = account("Watches"), Guest(server)
    table = one.open()["table"]["id"]
    thief.post("/api/login", name="Watches", password=PASSWORD)
    with thief.live(table, seat=1) as stolen, one.live(table, seat=1) as own:
        stolen.hear("snapshot")
        key = next(key for key in one.get("/api/keys") if not key["current"])
        one.request("DELETE", f"/api/keys/{key['id']}")
        with pytest.raises(ConnectionClosed):
            stolen.hear("nothing more")
        own.answered(own.send("look", seat=1))


# Passwords


def test_a_new_password_logs_others_out_and_keeps_tokens(account, server):
    one = account("Changes")
    thief, token = same(one), one.post("/api/tokens", label="bot")["token"]
    refusal("wrong-password", one.post, "/api/password", password="wrong", new="another one")
    refusal("bad-password", one.post, "/api/password", password=PASSWORD, new="short")
    assert who(thief) == "Changes"
    one.post("/api/password", password=PASSWORD, new="another one")
    assert who(one) == "Changes"
    assert thief.get("/api/me")["guest"]
    assert who(Guest(server, token=token)) == "Changes"
    refusal("wrong-password", thief.post, "/api/login", name="Changes", password=PASSWORD)
    thief.post("/api/login", name="Changes", password="another one")
    refusal("account-needed", Guest(server, token=token).post, "/api/password", password="another one", new=PASSWORD)


def reset_code(module_folder, name: str) -> str:
    database = f"sqlite:///{module_folder / 'tables.db'}"
    printed = CliRunner().invoke(app, ["admin", "reset", name, "--database", database])
    assert printed.exit_code == 0, printed.output
    return printed.output.strip()


def test_a_code_of_the_admin_sets_a_new_password_once(account, server, module_folder):
    one, elsewhere = account("Forgets"), Guest(server)
    token = one.post("/api/tokens", label="bot")["token"]
    code = reset_code(module_folder, "forgets")
    refusal("wrong-code", elsewhere.post, "/api/reset", name="Forgets", code="wrong", password="a new one")
    refusal("wrong-code", elsewhere.post, "/api/reset", name="Nobody", code=code, password="a new one")
    refusal("wrong-code", elsewhere.post, "/api/reset", name="Forgets", code="", password="a new one")
    elsewhere.post("/api/reset", name="forgets", code=f" {code.upper()} ", password="a new one")
    assert who(elsewhere) == "Forgets"
    assert one.get("/api/me")["guest"]
    refusal("wrong-token", Guest(server, token=token).get, "/api/me")
    refusal("wrong-code", one.post, "/api/reset", name="Forgets", code=code, password="a third one")
    one.post("/api/login", name="Forgets", password="a new one")


def test_a_code_is_valid_for_a_day(account, server, module_folder, monkeypatch):
    account("Late")
    monkeypatch.setattr("antikythera.server.admin.RESET_MS", -1)
    code = reset_code(module_folder, "Late")
    refusal("wrong-code", Guest(server).post, "/api/reset", name="Late", code=code, password="a new one")


# Names


ALIKE = ["kasparov", "Kаsparov", "Ｋａｓｐａｒｏｖ", "Kasp arov", "Κаѕраrоv", "𝕂asparov", "ᴋᴀsparov"]
ALIKE += ["ꓗasparov", "Ⲕasparov", "ᏦᎪsparov"]
ALIKE += ["Kasparov\u3164", "Kas\u115fparov", "Kasparov\u0640"]  # with letters that nobody sees


def test_nobody_else_has_a_name_that_looks_like_that_of_an_account(account, server):
    owner, other, guest = account("Kasparov"), account("Karpov"), Guest(server)
    table = owner.open(seats="me open")["table"]["id"]
    for name in ALIKE:
        refusal("name-taken", guest.post, "/api/register", name=name, password=PASSWORD)
        for one in (guest, other):
            refusal("name-taken", one.request, "PATCH", "/api/me", json={"name": name})
        for kind in ("me", "here"):
            refusal("name-taken", guest.post, "/api/tables", game="tzolkin", seats=[{"kind": kind, "name": name}])
        refusal("name-taken", guest.take, table, 2, name=name)
    assert owner.request("PATCH", "/api/me", json={"name": "KASPAROV"})["name"] == "KASPAROV"


@pytest.mark.parametrize(("one", "two"), [("Bill", "BiII"), ("Modern", "Modem"), ("O'Neil", "0Neil")])
def test_names_that_look_the_same_have_one_skeleton(one, two):
    assert skeleton(one) == skeleton(two)


@pytest.mark.parametrize(
    ("one", "two"), [("Ádám", "Adam"), ("花子", "花女"), ("Ирина", "Марина"), ("Anna", "Hanna"), ("!", "?")]
)
def test_other_names_have_another_skeleton(one, two):
    assert skeleton(one) != skeleton(two)


@pytest.mark.parametrize("name", ["\u3164", "\u2800 \u115f", "\u0301", "\u200b", "a" + "\u0301\u0302" * 9])
def test_a_name_can_be_seen_and_covers_nothing(server, name):
    guest = Guest(server)
    refusal("bad-name", guest.request, "PATCH", "/api/me", json={"name": name})
    refusal("bad-name", guest.post, "/api/register", name=name, password=PASSWORD)
    seats = [{"kind": "me", "name": name}, {"kind": "open"}]
    refusal("bad-name", guest.post, "/api/tables", game="tzolkin", players=2, seats=seats)


@pytest.mark.parametrize("name", ["Zoë", "Đặng Văn Lâm", "ナナ ♟", "दिल्ली", "👩🏽‍🚀", "משֶׁה"])
def test_names_of_all_languages_are_accepted(server, name):
    assert Guest(server).request("PATCH", "/api/me", json={"name": name})["name"]


def test_a_refused_change_changes_nothing(account, server):
    one, guest = account("Refused"), Guest(server)
    account("Petrosian")
    one.request("PATCH", "/api/me", json={"preferences": {"theme": "night"}, "language": "hu"})
    for code, name in (("bad-name", ""), ("bad-name", "x" * 41), ("name-taken", "Petrosian")):
        wish = {"preferences": {"theme": "day"}, "language": "ja", "name": name}
        refusal(code, one.request, "PATCH", "/api/me", json=wish)
    me = one.get("/api/me")
    assert (me["name"], me["preferences"], me["language"]) == ("Refused", {"theme": "night"}, "hu")
    refusal("bad-password", guest.post, "/api/register", name="Nobody", password="short")
    refusal("account-needed", guest.request, "PATCH", "/api/me", json={"name": "Nobody", "preferences": {}})
    assert not guest.get("/api/me/data")["account"]


def test_seats_and_messages_say_whether_the_name_is_that_of_an_account(account, server):
    one, guest = account("Verified"), Guest(server)
    table = one.open(seats="me open here")["table"]["id"]
    guest.take(table, 2, name="Verily")
    one.post(f"/api/tables/{table}/chat", text="Hello")
    guest.post(f"/api/tables/{table}/chat", text="Hello, too")
    shown = guest.look(table)["table"]["seats"]
    assert [(seat["name"], seat["account"]) for seat in shown][:2] == [("Verified", True), ("Verily", False)]
    assert not shown[2]["account"]
    said = [(message["name"], message["account"]) for message in guest.get(f"/api/tables/{table}/chat")]
    assert said == [("Verified", True), ("Verily", False)]


def test_an_account_sits_under_its_own_name(account):
    table = account("Honest").post("/api/tables", game="tzolkin", players=2, seats=[{"kind": "me", "name": "Someone"}])[
        "table"
    ]
    assert (table["seats"][0]["name"], table["seats"][0]["account"]) == ("Honest", True)


def test_a_guest_gives_up_a_name_that_an_account_takes(account, server):
    guest = Guest(server)
    guest.request("PATCH", "/api/me", json={"name": "Contested"})
    account("Contested")
    assert guest.open()["table"]["seats"][0]["name"] != "Contested"


def test_seats_of_a_guest_get_the_name_of_the_account(server):
    guest = Guest(server)
    table = guest.open()["table"]["id"]
    guest.look(table)
    guest.post("/api/register", name="Promoted", password=PASSWORD)
    seat = guest.look(table)["table"]["seats"][0]
    assert (seat["name"], seat["account"], guest.look(table)["table"]["mine"]) == ("Promoted", True, [1])


# One's own data


def test_a_person_gets_everything_that_is_stored_about_them(account):
    one = account("Curious")
    one.http.headers["user-agent"] = "Lynx"
    table = one.open()["table"]["id"]
    one.post(f"/api/tables/{table}/notes", text="my plan")
    one.post(f"/api/tables/{table}/chat", text="my words")
    one.request("PATCH", "/api/me", json={"preferences": {"night": True}})
    one.post("/api/tokens", label="my bot")
    told = one.get("/api/me/data")
    assert told["account"][0]["preferences"] == {"night": True}
    assert [seat["table_id"] for seat in told["seats"]] == [row["id"] for row in told["hosted"]] == [table]
    assert told["notes"] == [{"table_id": table, "text": "my plan"}]
    assert [message["text"] for message in told["chat"]] == ["my words"]
    assert sorted(key["kind"] for key in told["keys"]) == ["browser", "token"]
    assert not any(word in str(told) for word in ("argon2", "hash", "secret", "seed"))


def test_who_is_deleted_leaves_games_behind_without_a_name(account, server):
    one, two = account("Vanishes"), Guest(server)
    table = one.open("akrotiri", "me open")["table"]["id"]
    two.take(table, 2)
    one.post(f"/api/tables/{table}/chat", text="my words")
    waiting = one.open(seats="me open")["table"]["id"]
    refusal("wrong-password", one.request, "DELETE", "/api/me", json={"password": "wrong"})
    assert who(one) == "Vanishes"
    thief = same(one)
    one.request("DELETE", "/api/me", json={"password": PASSWORD})
    assert one.get("/api/me")["guest"]
    assert thief.get("/api/me")["guest"]
    shown = two.look(table)["table"]
    assert (shown["state"], shown["seats"][0]["name"], shown["seats"][0]["user"]) == ("over", "", None)
    assert two.get(f"/api/tables/{table}/record")["seats"][0] in ({}, {"name": ""})
    assert two.get(f"/api/tables/{table}/chat") == []
    assert two.look(waiting)["table"]["state"] == "aborted"
    refusal("wrong-password", two.post, "/api/login", name="Vanishes", password=PASSWORD)
    assert not any("Vanishes" in str(rows) for rows in stored(server))
    Guest(server).post("/api/register", name="Vanishes", password=PASSWORD)


def stored(server: str) -> list:
    return [Guest(server).get("/api/tables?scope=watch"), Guest(server).get("/api/tables?scope=finished")]


def test_a_guest_may_delete_their_data_too(server):
    guest = Guest(server)
    table = guest.open("akrotiri")["table"]["id"]
    before = guest.get("/api/me")["id"]
    guest.request("DELETE", "/api/me", json={})
    assert guest.get("/api/me")["id"] != before
    assert guest.look(table)["table"]["seats"][0]["user"] is None


def test_what_is_used_is_noted_once_an_hour(account, module_folder):
    one = account("Used")
    database = f"sqlite:///{module_folder / 'tables.db'}"

    async def age() -> None:
        opened = Database(database)
        user = one.get("/api/me")["id"]
        await opened.execute(update(db.tokens).where(db.tokens.c.user_id == user).values(seen=1))
        await opened.close()

    asyncio.run(age())
    assert one.get("/api/keys")[0]["seen"] > 1
