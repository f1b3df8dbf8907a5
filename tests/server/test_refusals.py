"""Bad input: every refusal is a problem document with a stable code, in the reader's language; never a 500."""

from __future__ import annotations

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy.exc import OperationalError

from antikythera.game import Game
from antikythera.record import dumps
from antikythera.server.api.accounts import Credentials
from antikythera.server.api.play import MoveRequest
from antikythera.server.api.tables import ReplaceRequest
from antikythera.server.app import make_app
from antikythera.server.limits import LIMITS
from antikythera.server.problems import STATUS, Problem
from antikythera.server.settings import ServerSettings
from antikythera.server.wishes import NewTable
from antikythera.text import LOCALE
from server.backends import BOTH
from server.guests import Guest, raw, refusal

VALUES = dict.fromkeys(("what", "kind", "line", "name", "reason"), "x") | dict.fromkeys(
    ("seat", "most", "least", "number", "rules"), 1
)


@pytest.mark.parametrize("code", STATUS)
def test_every_refusal_has_words(code):
    document = Problem(code, **VALUES, seconds=2).document("en")
    assert document["code"] == code
    assert document["title"] != document["detail"]
    assert "{" not in document["title"] + document["detail"]


def test_no_words_without_a_refusal():
    source = (LOCALE / "en" / "server.ftl").read_text(encoding="utf-8")
    said = {line.split(" =")[0] for line in source.splitlines() if line.startswith("server-")}
    others = {"server-guest", "server-no-page", "server-alert-turn"}
    said -= {name for name in said if name.startswith("server-link-")}
    assert said - others == {f"server-{code}{part}" for code in STATUS for part in ("", "-detail")}


@pytest.mark.parametrize(
    "method, path, content, status, code",
    [
        ("GET", "/api/nowhere", b"", 404, "unknown-address"),
        ("GET", "/nowhere.js", b"", 404, "unknown-address"),
        ("PUT", "/api/me", b"", 405, "wrong-method"),
        ("GET", "/api/tables/nowhere", b"", 404, "unknown-table"),
        ("GET", "/api/tables/no%00where", b"", 404, "unknown-table"),
        ("GET", "/api/tables/%F0%9F%98%80", b"", 404, "unknown-table"),
        ("GET", "/api/tables?scope=open&after=%00", b"", 400, "malformed"),
        ("GET", "/assets/%00.js", b"", 404, "unknown-address"),
        ("GET", f"/assets/{'a' * 5000}.js", b"", 404, "unknown-address"),
        ("GET", "/api/tables/x?seat=one", b"", 400, "malformed"),
        ("GET", "/api/tables/x/at/99999999999999999999", b"", 404, "unknown-table"),
        ("POST", "/api/tables", b"{", 400, "malformed"),
        ("POST", "/api/tables", b"[" * 50_000, 400, "malformed"),
        ("POST", "/api/tables", b"\xff\xfe", 400, "malformed"),
        ("POST", "/api/tables", b'{"game": "tzolkin", "players": 1e400}', 400, "malformed"),
        ("POST", "/api/tables", b" " * 70_000, 413, "too-long"),
        ("POST", "/api/login", b'{"name": "\\u0000", "password": "\\u0000"}', 401, "wrong-password"),
        ("POST", "/api/register", b'{"name": "\\u0000", "password": "long enough"}', 422, "bad-name"),
        ("POST", "/api/register", b'{"name": "x", "password": "short"}', 422, "bad-password"),
        ("PATCH", "/api/me", b'{"language": "xx"}', 400, "malformed"),
        ("POST", "/api/tokens", b'{"label": "x"}', 403, "account-needed"),
        ("GET", "/api/games/chess/catalogue", b"", 404, "unknown-game"),
        ("GET", "/api/locale/xx", b"", 404, "unknown-address"),
        ("POST", "/api/records", b"{}", 422, "bad-record"),
        ("POST", "/api/alerts/push", b'{"endpoint": "https://example.org", "keys": {}}', 409, "alerts-off"),
    ],
)
def test_bad_requests(server, method, path, content, status, code):
    answer = raw(server, method, path, content=content, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.headers["content-type"] == "application/problem+json"


@pytest.mark.parametrize(
    "headers",
    [{"origin": "https://elsewhere.example"}, {"sec-fetch-site": "cross-site"}, {"origin": "http://["}, {"origin": ""}],
)
def test_other_sites_cannot_use_the_cookie(server, headers):
    assert raw(server, "POST", "/api/logout", headers=headers).json()["code"] == "wrong-origin"
    assert raw(server, "POST", "/api/logout", headers={"origin": server}).status_code == 200


def test_seats_and_numbers_beyond_all_bounds(guest):
    one = guest()
    table = one.open(seats="me here")["table"]["id"]
    for number in (-1, 2**63, 10**40):
        refusal("not-your-seat", one.look, table, number)
    for number in (0, 2**63, 10**40):
        refusal("not-host", one.request, "DELETE", f"/api/tables/{table}/chat/{number}")
    for query in ({"after": "x"}, {"seat": "one"}, {"after": "9" * 5000}):
        with one.live(table, **query) as live:
            assert live.hear("problem")["code"] == "malformed"


def test_texts_with_a_zero_character_are_stored_nowhere(guest):
    one = guest()
    table = one.open(seats="me here")["table"]["id"]
    one.post(f"/api/tables/{table}/notes", text="mine")
    refusal("malformed", one.post, f"/api/tables/{table}/notes", text="mi\0ne")
    assert one.get(f"/api/tables/{table}/notes") == {"text": "mine"}


def test_a_table_that_has_not_started_is_not_called_over(guest):
    one = guest()
    table = one.open(seats="me open")["table"]["id"]
    for act, content in (("resign", {}), ("replace", {}), ("replace", {"level": "casual"}), ("take-back", {})):
        refusal("not-started", one.post, f"/api/tables/{table}/{act}", seat=1, **content)


def test_cookies_and_tokens_that_are_not_genuine(server, guest):
    one = guest()
    me = one.get("/api/me")["id"]
    forged = raw(server, "GET", "/api/me", headers={"cookie": f"antikythera={me}.{'0' * 40}"})
    assert forged.json()["id"] != me
    for token in ("x", "two words", "x" * 5000):
        answer = raw(server, "GET", "/api/me", headers={"authorization": f"Bearer {token}"})
        assert answer.json()["code"] == "wrong-token"


def test_accounts_carry_to_another_device_and_give_tokens(guest, server):
    one, two, name = guest(), guest(), "Zoë 42"
    me = one.get("/api/me")["id"]
    table = one.open(seats="me here")["table"]["id"]
    one.post("/api/register", name=name, password="correct horse")
    refusal("name-taken", two.post, "/api/register", name="ZOË 42", password="another horse")
    refusal("wrong-password", two.post, "/api/login", name=name, password="wrong horse")
    assert two.post("/api/login", name="zoë 42", password="correct horse")["id"] == me
    assert two.look(table)["table"]["mine"] == [1, 2]
    token = two.post("/api/tokens", label="my bot")["token"]
    program = Guest(server, token=token)
    assert program.get("/api/me") == {"id": me, "name": name, "guest": False, "language": "en", "preferences": None}
    refusal("account-needed", program.post, "/api/tokens", label="another")
    assert two.post("/api/logout")["id"] != me
    assert two.look(table)["table"]["mine"] == []


def test_only_our_own_name_and_only_so_fast(tmp_path, here):
    server = here(ServerSettings(database=f"sqlite:///{tmp_path}/t.db", hosts=["127.0.0.1"], limits=0.05)).url
    answers = [raw(server, "GET", "/api/me", headers={"host": host}) for host in ("evil.example", "[")]
    assert [answer.json()["code"] for answer in answers] == ["wrong-host"] * 2
    answers = [raw(server, "GET", "/api/me") for _ in range(12)]
    assert answers[0].status_code == 200
    assert answers[-1].json()["code"] == "too-fast"
    assert int(answers[-1].headers["retry-after"]) >= 1


def test_nobody_talks_all_the_time(tmp_path, here):
    one = Guest(here(ServerSettings(database=f"sqlite:///{tmp_path}/t.db")).url)
    table = one.open(seats="me open")["table"]["id"]
    most, _ = LIMITS["chat"]
    for number in range(most):
        one.post(f"/api/tables/{table}/chat", text=str(number))
    refused = refusal("too-fast", one.post, f"/api/tables/{table}/chat", text="and")
    assert refused["status"] == 429


def test_while_the_database_is_away_everybody_is_asked_to_wait(server, guest, monkeypatch):
    one = guest()
    table = one.open(seats="me here")["table"]["id"]

    def gone(*_):
        raise OperationalError("SELECT", {}, Exception("gone"))

    with one.live(table, seat=1) as live:
        live.hear("snapshot")
        monkeypatch.setattr("antikythera.server.store._read", gone)
        assert refusal("busy", one.look, table)["status"] == 503
        live.send("look", seat=1)
        assert live.hear("problem")["code"] == "busy"
        monkeypatch.undo()
        live.send("look", seat=1)
        assert live.hear("snapshot")["table"]["id"] == table


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=5,
)
FIELDS = [
    *MoveRequest.__struct_fields__,
    *NewTable.__struct_fields__,
    *Credentials.__struct_fields__,
    *ReplaceRequest.__struct_fields__,
]
KEYS = st.sampled_from([*FIELDS, "to", "text", "id", "agree", "user", "muted", "label", "language", "endpoint", "keys"])
PATHS = (
    "moves",
    "undo",
    "seats/1",
    "seats/9",
    "start",
    "rematch",
    "branch",
    "resign",
    "abort",
    "replace",
    "chat",
    "notes",
)
QUERIES = ("", "/log", "/since", "/preview", "/why", "/ask/dig", "/record", "/summary", "/position", "/at/1", "/chat")


@BOTH
def test_whatever_is_sent_nothing_fails(database, here):
    one = Guest(here(ServerSettings(database=database, limits=0)).url)
    tables = [one.open("akrotiri", "me here")["table"]["id"], one.open(seats="me open")["table"]["id"]]

    @settings(max_examples=150, suppress_health_check=list(HealthCheck))
    @given(st.data())
    def attack(data):
        table = data.draw(st.sampled_from(tables))
        if data.draw(st.booleans()):
            body = data.draw(st.dictionaries(KEYS, JUNK, max_size=5))
            paths = [f"/api/tables/{table}/{path}" for path in PATHS]
            path = data.draw(st.sampled_from([*paths, "/api/tables", "/api/login", "/api/register", "/api/records"]))
            answer = one.http.post(path, content=json.dumps(body).encode("utf-8", "replace"))
        else:
            names = st.sampled_from(("seat", "line", "map", "x", "y", "quadrant", "after", "scope"))
            query = data.draw(st.dictionaries(names, st.text(max_size=12) | st.integers().map(str), max_size=4))
            encoded = {name: value.encode("utf-8", "replace").decode() for name, value in query.items()}
            answer = one.http.get(f"/api/tables/{table}{data.draw(st.sampled_from(QUERIES))}", params=encoded)
        assert answer.status_code < 500, (answer.request, answer.text)
        if answer.is_error:
            assert answer.json()["code"] in STATUS

    attack()


def test_the_api_describes_itself(tmp_path):
    schema = make_app(ServerSettings(database=f"sqlite:///{tmp_path}/t.db")).openapi_schema.to_schema()
    assert len(schema["paths"]) > 35
    documented = set(schema["paths"]) | {"/api/tables/{table_id}/live"}
    assert all(path.startswith("/api/") for path in documented)


def test_names_in_a_record_are_tidied(guest):
    record = json.loads(dumps(Game("tzolkin", 2, 1).record(["\u202eAda\0", "\0"])))
    table = guest().request("POST", "/api/records", content=json.dumps(record))
    assert [seat["name"] for seat in table["seats"]] == ["Ada", ""]
