"""People who mean harm: nothing fails, nothing is kept for them forever, and everyone else can play."""

from __future__ import annotations

import base64
import json
import os
import socket
import threading
import time
from contextlib import ExitStack, closing, suppress

import httpx
import pytest
from structlog.testing import capture_logs

from antikythera.game import Game
from antikythera.record import LARGEST, commitment, dumps
from antikythera.server import rooms, wire
from antikythera.server.settings import ServerSettings
from server.backends import BOTH
from server.guests import PATIENCE, Guest, keep_all, placing, raw

HEAD = "POST /api/tables HTTP/1.1\r\nhost: x\r\n"
PING = b"\x89\xfd" + bytes(4 + 125)


@pytest.fixture
def impatient(tmp_path, here, monkeypatch):
    """A server that waits for nobody."""
    monkeypatch.setattr(wire, "REQUEST_S", 0.5)
    monkeypatch.setattr(wire, "READ_S", 0.5)
    return here(ServerSettings(database=f"sqlite:///{tmp_path}/t.db", limits=0)).url


def called(url):
    """A connection of the plainest kind."""
    made = socket.create_connection(("127.0.0.1", int(url.rpartition(":")[2])), timeout=PATIENCE)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    return made


def rest(connection):
    """All that comes until a connection is cut off."""
    parts = []
    with suppress(ConnectionError):
        while part := connection.recv(65_536):
            parts.append(part)
    return b"".join(parts)


def answer(url, request):
    """The status and the code of the answer to anything that was sent."""
    with closing(called(url)) as connection:
        with suppress(ConnectionError):
            connection.sendall(request)
        head, _, body = rest(connection).partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)["code"]


# Connections


@pytest.mark.parametrize("beginning", ["", "GET", HEAD, f"{HEAD}content-length: 9\r\n\r\n{{"])
def test_a_request_that_does_not_end_is_cut_off(impatient, beginning):
    with closing(called(impatient)) as connection:
        connection.sendall(beginning.encode())
        assert rest(connection) == b""


def test_idle_connections_keep_nobody_out(impatient):
    with ExitStack() as stack:
        idle = [stack.enter_context(closing(called(impatient))) for _ in range(500)]
        assert httpx.get(f"{impatient}/api/health").is_success
        assert {rest(connection) for connection in idle} == {b""}


def test_a_head_without_end_is_refused(server):
    assert answer(server, f"{HEAD}x: {'a' * 2**20}".encode()) == (413, "too-long")
    assert answer(server, HEAD.encode() + b"x: a\r\n" * 2**17) == (413, "too-long")
    assert answer(server, b"GET /" + b"a" * 2**20) == (413, "too-long")


def test_a_long_head_that_comes_in_one_piece_is_refused(server):
    request = b"GET /api/me HTTP/1.1\r\nhost: x\r\n" + b"x: a\r\n" * 12_000 + b"\r\n"
    assert wire.LONGEST_HEAD < len(request) < 100_000
    assert answer(server, request) == (413, "too-long")


def test_connections_of_one_address_are_limited(impatient, monkeypatch):
    monkeypatch.setattr(wire, "MOST_CONNECTIONS", 20)
    monkeypatch.setattr(wire, "REQUEST_S", PATIENCE)  # none of them ends by itself
    trusted = httpx.get(f"{impatient}/api/health", headers={"connection": "close"})
    with ExitStack() as stack:
        for _ in range(25):  # from a proxy that we trust, any number
            stack.enter_context(closing(called(impatient)))
        assert httpx.get(f"{impatient}/api/health").status_code == trusted.status_code == 200
        monkeypatch.setattr(wire, "_TrustedHosts", lambda _: ())
        assert answer(impatient, b"") == (429, "too-fast")
    while wire._connections:
        time.sleep(0.01)
    assert httpx.get(f"{impatient}/api/health").is_success


def test_a_body_that_breaks_off_is_no_error(server):
    with capture_logs() as logs:
        for _ in range(3):
            with closing(called(server)) as connection:
                connection.sendall(f"{HEAD}content-length: 900\r\n\r\n{{".encode())
        assert httpx.get(f"{server}/api/health").is_success
    assert logs == []


@pytest.mark.parametrize("request_", [b"\0\0\0\0\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\x16\x03\x01\x02\0" * 9])
def test_what_is_no_http_is_refused(server, request_):
    assert answer(server, request_) == (400, "malformed")


def opened(url, guest, table):
    """A WebSocket that is held by its bare end."""
    cookie = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    connection = called(url)
    connection.sendall(
        f"GET /api/tables/{table}/live?seat=1 HTTP/1.1\r\nhost: x\r\ncookie: {cookie}\r\nupgrade: websocket\r\n"
        f"connection: upgrade\r\nsec-websocket-version: 13\r\n"
        f"sec-websocket-key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n".encode()
    )
    assert connection.recv(12) == b"HTTP/1.1 101"
    return connection


def send_for_ever(connection, content):
    """Until the connection is cut off, or it is clear that it is not."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        connection.sendall(content)


def frame(text):
    return bytes([0x81, 0x80 + len(text)]) + bytes(4) + text


def test_who_does_not_read_is_cut_off_and_may_come_back(impatient):
    """Little is kept for them, and they are told of what they missed."""
    one = Guest(impatient)
    table = one.open(seats="me here")["table"]["id"]
    with closing(opened(impatient, one, table)) as deaf:
        with suppress(ConnectionError):
            send_for_ever(deaf, frame(b'{"type":"look","seat":1}'))
        unread = rest(deaf)
    assert len(unread) < 12_000 * rooms.BACKLOG
    with one.live(table, seat=1) as back:
        assert back.hear("snapshot")["table"]["id"] == table


def test_answers_to_pings_do_not_pile_up(impatient):
    one = Guest(impatient)
    table = one.open(seats="me here")["table"]["id"]
    flood = PING * 500
    with closing(opened(impatient, one, table)) as deaf, pytest.raises(ConnectionError):
        send_for_ever(deaf, flood)


def test_text_that_is_none_ends_a_socket(server, guest):
    one = guest()
    table = one.open(seats="me here")["table"]["id"]
    with closing(opened(server, one, table)) as connection:
        connection.sendall(frame(b"\xff\xfe"))
        assert b"\x88\x02\x03\xef" in rest(connection)  # closed because of that


# Requests


def chunked():
    """Forty megabytes that nobody has announced."""
    for _ in range(640):
        yield b" " * 65_536


@pytest.mark.parametrize("path", ["/api/tables", "/api/records"])
@pytest.mark.parametrize("announced", [True, False])
def test_a_body_of_forty_megabytes_is_refused(server, path, announced):
    content = b" " * 40 * 2**20 if announced else chunked()
    with suppress(httpx.WriteError, httpx.ReadError):  # when the server hangs up in the middle
        refused = raw(server, "POST", path, content=content)
        assert (refused.status_code, refused.json()["code"]) == (413, "too-long")
    assert httpx.get(f"{server}/api/health").is_success


RECORD = json.loads(dumps(Game("tzolkin", 2, 1).record()))
MILLION = b"1" * 10**6


def recorded(**changes):
    return json.dumps(RECORD | changes).encode()


def with_raw(name, value):
    """The record with any bytes in the place of an entry."""
    return recorded(**{name: "HERE"}).replace(b'"HERE"', value)


@pytest.mark.parametrize(
    "content",
    [
        b"[" * (LARGEST - 1),
        b'{"a":' * (LARGEST // 5 - 1),
        with_raw("lines", b"[" * 10**6 + b"]" * 10**6),
        with_raw("extra", b"[" * 10**6 + b"]" * 10**6),
        with_raw("seed", MILLION),
        with_raw("seed", b"-" + MILLION),
        with_raw("players", b"1e" + MILLION),
        with_raw("seed", b"NaN"),
        with_raw("seed", b"Infinity"),
        with_raw("position", b'"\\ud800"'),
        with_raw("lines", b'["\\ud800"]'),
        with_raw("lines", b'["\xff"]'),
        recorded(seed=None, position="\0"),
        recorded(seed=None, position="a" * 10**6),
        recorded(lines=["a" * 10**6]),
        recorded(lines=["end"] * 10**5),
        recorded(options=["\0"]),
        recorded(deal={"commitment": commitment("\0"), "secret": "\0", "contributions": []}),
        recorded(deal={"commitment": commitment("a" * 999), "secret": "a" * 999, "contributions": []}),
    ],
    ids=lambda content: f"{content[:24]!r}…{len(content)}",
)
def test_records_that_are_traps(server, content):
    refused = raw(server, "POST", "/api/records", content=content)
    assert (refused.status_code, refused.json()["code"]) == (422, "bad-record")
    assert len(refused.content) < 2000


@pytest.mark.parametrize(
    "value",
    [MILLION[:60_000], b"-" + MILLION[:60_000], b"1e999999", b"NaN", b"-Infinity", b'"\\ud800"', b'"\xff"', b"1.5"],
)
@pytest.mark.parametrize("name", ["seat", "number", "line"])
def test_moves_that_are_traps(server, guest, name, value):
    one = guest()
    table = one.open(seats="me here")["table"]["id"]
    move = json.dumps({"seat": 1, "number": 0, "line": "end"} | {name: "HERE"}).encode().replace(b'"HERE"', value)
    refused = one.http.post(f"/api/tables/{table}/moves", content=move)
    assert refused.status_code in (400, 403, 409, 422)
    with one.live(table, seat=1) as wire_:
        wire_.hear("snapshot")
        if value.isascii():
            wire_.socket.send((b'{"type":"play","id":7,' + move[1:])[:4000].decode())
            assert wire_.hear("problem")["code"] in ("malformed", "illegal", "stale", "not-your-seat", "too-long")


@pytest.mark.parametrize(
    "path",
    [
        "/../../../../etc/passwd",
        "/assets/../../kernel.py",
        "/assets/%2e%2e/%2e%2e/kernel.py",
        "/assets/..%2f..%2fkernel.py",
        "/assets/..%5c..%5ckernel.py",
        "//etc/passwd",
        "/%2fetc%2fpasswd",
        "/./.././kernel.py",
        "/api/../kernel.py",
        "/api/tables/../../kernel.py",
        "/api/tables/%2e%2e%2f",
        "/%00",
        "/%ff%fe.js",
        "/" + "%25" * 999 + ".js",
        "/index.html/../../kernel.py",
        "/;/kernel.py",
        "/?/../kernel.py",
        "*",
    ],
)
def test_paths_lead_nowhere_else(server, path):
    with closing(called(server)) as connection:
        connection.sendall(f"GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".encode())
        found = rest(connection)
    assert found.split()[1] in (b"200", b"400", b"404")
    assert b"root:" not in found
    assert b"import " not in found.partition(b"\r\n\r\n")[2][:2000] or b"<!doctype html>" in found.lower()


@pytest.mark.parametrize(
    "forge",
    [
        lambda me, seal: f"{me}.{seal[:-1]}",
        lambda me, seal: f"{me}.{seal}a",
        lambda me, seal: f"{me}.{seal.swapcase()}",
        lambda me, seal: f"{me[:-1]}.{seal}",
        lambda me, seal: f"x{me}.{seal}",
        lambda me, seal: me,
        lambda me, seal: f"{me}.",
        lambda me, seal: f".{seal}",
        lambda me, seal: f"{me}.{seal}." * 400,
        lambda me, seal: f'"{me}.é"',
    ],
)
def test_a_forged_cookie_makes_a_new_guest(server, guest, forge):
    one = guest()
    me, cookie = one.get("/api/me")["id"], one.http.cookies["antikythera"]
    name, _, seal = cookie.partition(".")
    assert raw(server, "GET", "/api/me", headers={"cookie": f"antikythera={cookie}"}).json()["id"] == me
    forged = raw(server, "GET", "/api/me", headers=[(b"cookie", f"antikythera={forge(name, seal)}".encode())])
    assert forged.status_code == 200
    assert forged.json()["id"] != me


@BOTH
def test_a_move_sent_by_many_at_once_is_played_once(database, here):
    one = Guest(here(ServerSettings(database=database, limits=0)).url)
    table = one.open(seats="me here")["table"]["id"]
    keep_all({1: one, 2: one}, table)
    shown = one.look(table, 1)
    begin, answers = threading.Barrier(16), []

    def send():
        begin.wait()
        answers.append(one.at(one.url).play(table, 1, shown["number"], placing(shown)))

    crowd = [threading.Thread(target=send) for _ in range(16)]
    for thread in crowd:
        thread.start()
    for thread in crowd:
        thread.join(PATIENCE)
    assert [answer["number"] for answer in answers] == [shown["number"] + 1] * 16
    assert [entry["line"] for entry in one.get(f"/api/tables/{table}/log?seat=1")][2:] == [placing(shown)]
