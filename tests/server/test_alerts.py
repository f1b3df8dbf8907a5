"""Turn alerts, and the addresses that they must not be sent to."""

from __future__ import annotations

import asyncio
import base64
import ipaddress
import json
import threading
import time

import http_ece
import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from antikythera.server import alerts, outbound
from antikythera.server.problems import Problem
from antikythera.server.settings import ServerSettings
from server.guests import PATIENCE, Guest, keep_all, refusal

PRIVATE = [
    "0.0.0.0", "10.0.0.1", "100.64.0.1", "127.0.0.1", "127.1.2.3", "169.254.169.254", "172.16.0.1", "172.31.255.255",
    "192.0.0.1", "192.0.2.1", "192.168.1.1", "198.18.0.1", "198.51.100.1", "203.0.113.1", "224.0.0.1", "240.0.0.1",
    "255.255.255.255", "::", "::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:169.254.169.254", "::127.0.0.1",
    "64:ff9b::7f00:1", "64:ff9b:1::1", "100::1", "2001::1", "2001:db8::1", "2002:7f00:1::", "fc00::1", "fd00:ec2::254",
    "fe80::1", "fec0::1", "ff02::1",
]  # fmt: skip


@pytest.mark.parametrize("address", PRIVATE)
def test_addresses_that_are_not_public(address):
    assert not outbound.is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.216.34", "2606:4700::1111", "::ffff:1.1.1.1"])
def test_addresses_that_are_public(address):
    assert outbound.is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/", "ftp://example.org/", "https://", "https://user@example.org/", "https://example.org:22/",
        "https://127.0.0.1/", "https://[::1]/", "https://[::ffff:10.0.0.1]/", "https://localhost/", "https://2130706433/",
        "https://0x7f.1/", "https://127.1/", "https://a.org\\@127.0.0.1/", "https://exa mple.org/", "//example.org",
        "https://example.org/" + "x" * 500, "https://[::1", "javascript:alert(1)", "", "https://ex\u0430mple.org/",
    ],
)  # fmt: skip
def test_addresses_that_are_refused(url):
    with pytest.raises(Problem) as refused:
        asyncio.run(outbound.resolve(url))
    assert refused.value.code == "bad-address"


class Web(httpx.AsyncBaseTransport):
    """A public web that keeps what is sent to it, and tries to redirect."""

    def __init__(self) -> None:
        self.requests: list[httpx.Request] = []

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        self.requests.append(request)
        return httpx.Response(302, headers={"location": "http://127.0.0.1/"})


class Slow(Web):
    """A receiver that never answers."""

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        self.requests.append(request)
        await asyncio.Event().wait()
        raise AssertionError


@pytest.fixture
def dns(monkeypatch):
    """Names lead where we say."""
    names = {
        "hooks.example": ["93.184.216.34"],
        "push.example": ["2606:4700::1111"],
        "mixed.example": ["1.1.1.1", "10.0.0.1"],
    }

    def look_up(host):
        if host not in names:
            raise OSError("no such name")
        return names[host]

    monkeypatch.setattr(outbound, "look_up", look_up)
    return names


def test_a_name_with_one_private_address_is_refused(dns):
    with pytest.raises(Problem):
        asyncio.run(outbound.resolve("https://mixed.example/"))


def test_the_request_goes_to_the_address_that_was_looked_at(dns):
    web = Web()
    status = asyncio.run(outbound.post("https://hooks.example/a?b=c", b"{}", {}, web))
    (sent,) = web.requests
    assert status == 302  # and nobody went there
    assert (sent.url.host, sent.url.path, sent.headers["host"]) == ("93.184.216.34", "/a", "hooks.example")
    assert sent.extensions["sni_hostname"] == "hooks.example"


def test_a_name_server_that_never_answers_holds_up_nobody(monkeypatch):
    """Threads cannot be stopped: while they wait for it, passwords are still checked."""
    answered = threading.Event()
    monkeypatch.setattr(outbound, "look_up", lambda _: answered.wait() and [])
    monkeypatch.setattr(outbound, "TIMEOUT", 0.05)

    async def ask() -> list[object]:
        hanging = [outbound.resolve(f"https://{number}.example/") for number in range(100)]
        refused = await asyncio.gather(*hanging, return_exceptions=True)
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.to_thread(int)
        finally:
            answered.set()
        return refused

    assert {getattr(problem, "code", problem) for problem in asyncio.run(ask())} == {"bad-address"}


def test_people_are_told_of_their_turns(tmp_path, here, dns, monkeypatch):
    web = Web()
    monkeypatch.setattr(alerts.outbound, "post", sending_to(web))
    url = here(
        ServerSettings(database=f"sqlite:///{tmp_path}/t.db", limits=0, alerts=True, public_url="https://p.example")
    ).url
    one, two = Guest(url), Guest(url)
    key = ec.generate_private_key(ec.SECP256R1())
    point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    keys = {
        "p256dh": base64.urlsafe_b64encode(point).decode().rstrip("="),
        "auth": base64.urlsafe_b64encode(b"x" * 16).decode(),
    }
    assert len(base64.urlsafe_b64decode(one.get("/api/alerts")["key"] + "==")) == 65
    two.post("/api/alerts/push", endpoint="https://push.example/1", keys=keys)
    refusal("bad-address", two.post, "/api/alerts/push", endpoint="https://127.0.0.1/", keys=keys)
    refusal("bad-address", one.open, webhook="https://127.0.0.1/")
    table = one.open(seats="me open", webhook="https://hooks.example/1")["table"]["id"]
    two.take(table, 2)
    told = wait_for(web, "push.example", "hooks.example")
    text = json.loads(told["hooks.example"].content)["content"]
    assert text == json.loads(told["hooks.example"].content)["text"]
    assert f"https://p.example/t/{table}" in text
    push = told["push.example"]
    shown = http_ece.decrypt(push.content, private_key=key, auth_secret=b"x" * 16, version="aes128gcm")
    assert json.loads(shown) == {"title": "Tzolk'in", "body": "It is your turn.", "link": f"/t/{table}"}
    assert push.headers["authorization"].startswith("vapid ")
    keep_all({1: one, 2: two}, table)
    two.request("DELETE", "/api/alerts/push", json={"endpoint": "https://push.example/1"})


def sending_to(web: Web):
    send = outbound.post

    async def post(url, content, headers, _transport):
        return await send(url, content, headers, web)

    return post


def wait_for(web: Web, *hosts: str) -> dict[str, httpx.Request]:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        told = {request.headers["host"]: request for request in web.requests}
        if set(hosts) <= set(told):
            return told
        time.sleep(0.02)
    raise AssertionError(f"only {list(told)} were told")


def test_a_request_that_never_ends_has_a_deadline(dns, monkeypatch):
    monkeypatch.setattr(outbound, "TIMEOUT", 0.05)
    with pytest.raises(TimeoutError):
        asyncio.run(outbound.post("https://hooks.example/x", b"", {}, Slow()))


def test_a_slow_receiver_holds_up_nobody(dns, here, tmp_path, monkeypatch):
    monkeypatch.setattr(outbound, "TIMEOUT", 10 * PATIENCE)
    web = Slow()
    monkeypatch.setattr(alerts.outbound, "post", sending_to(web))
    url = here(ServerSettings(database=f"sqlite:///{tmp_path}/t.db", limits=0, alerts=True)).url
    for number in range(3):
        one, two = Guest(url), Guest(url)
        table = one.open(seats="me open", webhook=f"https://hooks.example/{number}")["table"]["id"]
        two.take(table, 2)
        keep_all({1: one, 2: two}, table)
    end = time.monotonic() + PATIENCE
    while len({request.url.path for request in web.requests}) < 3:
        assert time.monotonic() < end
        time.sleep(0.01)
