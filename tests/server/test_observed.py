"""What hosts can see: metrics, and lines of the log that name request, table and person; and headers for browsers."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from litestar.connection import ASGIConnection
from structlog.testing import capture_logs

from antikythera.server import observed
from antikythera.server.identity import check_origin
from antikythera.server.problems import Problem
from antikythera.server.store import TableStore
from server.guests import PATIENCE, Guest

METRICS = (
    "request_seconds_bucket",
    "event_loop_lag_seconds_bucket",
    "bots_waiting",
    "bot_wait_seconds_bucket",
    "pool_connections",
    "worker_restarts",
    "clock_steps_total",
)


def test_metrics_tell_how_long_everything_takes(server, guest):
    one = guest()
    table = one.open(seats="me random")["table"]["id"]
    one.wait(table, lambda shown: shown["table"]["seats"][1]["chosen"])
    text = httpx.get(f"{server}/metrics").text
    for name in METRICS:
        assert f"\nantikythera_{name}" in text
    told = re.search(r'antikythera_request_seconds_count\{method="GET",path="(.*)",status="200"\}', text)
    assert told
    assert table not in text  # tables are not counted one by one


def test_an_error_is_counted_and_its_line_names_request_table_and_person(server, guest, monkeypatch):
    one = guest()
    table = one.open(seats="me here")["table"]["id"]

    async def broken(*_):
        raise RuntimeError("broken")

    monkeypatch.setattr(TableStore, "get", broken)
    with capture_logs(processors=[observed.structlog.contextvars.merge_contextvars]) as logs:
        answer = one.http.get(f"/api/tables/{table}")
    assert (answer.status_code, answer.json()["code"]) == (500, "failed")
    (line,) = [entry for entry in logs if entry["event"] == "failed"]
    assert (line["table"], line["person"]) == (table, one.get("/api/me")["id"])
    assert line["request"] == answer.headers["x-request-id"]
    assert 'antikythera_errors_total{kind="failed"}' in httpx.get(f"{server}/metrics").text


def test_lines_of_the_log_are_json_with_their_context():
    script = """
import structlog
from antikythera.server.serve import set_up_logs
set_up_logs(as_json=True)
structlog.contextvars.bind_contextvars(request="r1", person="p1", table="t1")
structlog.get_logger().warning("seen", seconds=3)
"""
    said = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=PATIENCE * 4, check=True
    )
    line = json.loads(said.stderr)
    assert line | {"event": "seen", "request": "r1", "person": "p1", "table": "t1", "level": "warning"} == line


def test_a_full_disk_loses_lines_of_the_log_and_no_request():
    script = """
import structlog
from antikythera.server.serve import set_up_logs
set_up_logs(as_json=True)
for _ in range(3):
    structlog.get_logger().warning("seen", text="x" * 10_000)
print("served", flush=True)
"""
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        said = subprocess.run(
            [sys.executable, "-c", script], stdout=subprocess.PIPE, stderr=full, text=True, timeout=PATIENCE * 4
        )
    assert said.stdout == "served\n"


def test_a_clock_that_was_set_is_noticed():
    watch = observed.Observer(None)
    with capture_logs() as logs:
        watch._compare_clocks(0.4)
        watch._compare_clocks(-3600.0)
    assert [(entry["event"], entry["seconds"]) for entry in logs] == [("the system's clock was set", -3600.0)]


def test_answers_are_taken_for_what_they_are_and_not_stored(server):
    mine = httpx.get(f"{server}/api/me")
    assert (mine.headers["x-content-type-options"], mine.headers["cache-control"]) == ("nosniff", "no-store")
    assert "set-cookie" in mine.headers
    shared = httpx.get(f"{server}/api/locale/en")
    assert (shared.headers["x-content-type-options"], shared.headers["cache-control"]) == ("nosniff", "no-cache")
    assert "set-cookie" not in shared.headers
    refused = httpx.get(f"{server}/api/me", headers={"authorization": "Bearer nonsense"})
    assert (refused.status_code, refused.headers["cache-control"]) == (401, "no-store")


def test_the_page_talks_to_this_server_alone(server):
    policy = httpx.get(f"{server}/").headers["content-security-policy"]
    assert "connect-src 'self';" in policy


@pytest.mark.parametrize(
    ("scheme", "origin", "allowed"),
    [
        ("https", "https://play.example.org", True),
        ("wss", "https://play.example.org", True),
        ("http", "http://play.example.org", True),
        ("http", "https://play.example.org", True),  # a proxy that does not say so
        ("https", "http://play.example.org", False),
        ("wss", "http://play.example.org", False),
        ("https", "https://example.org", False),
    ],
)
def test_a_page_that_came_without_encryption_is_another_site(scheme, origin, allowed):
    headers = [(b"host", b"play.example.org"), (b"origin", origin.encode())]
    connection = ASGIConnection({"type": "http", "scheme": scheme, "headers": headers, "method": "POST", "path": "/"})
    if allowed:
        check_origin(connection)
    else:
        with pytest.raises(Problem, match="wrong-origin"):
            check_origin(connection)


def test_a_guest_is_still_a_guest_after_what_is_shared(server):
    one = Guest(server)
    me = one.get("/api/me")["id"]
    one.http.get("/api/locale/en")
    assert one.get("/api/me")["id"] == me
