"""Strange requests and messages: the server refuses them in words, and never fails."""

from __future__ import annotations

import json
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from server.guests import PATIENCE, keep_all
from strange import BUDGET, VALUES

SLOW = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow, HealthCheck.data_too_large]


def test_no_request_makes_the_server_fail(server, guest):
    """Requests to all addresses that the server describes; half of them to a table that exists."""
    one = guest()
    table = one.open(seats="me here")["table"]["id"]
    schema = schemathesis.openapi.from_url(f"{server}/api/docs/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) > 40

    for operation in operations:

        @settings(max_examples=3 * BUDGET, suppress_health_check=SLOW)
        @given(operation.as_strategy(), st.booleans())
        def ask(case: Any, real: bool) -> None:
            if real and "table_id" in (case.path_parameters or {}):
                case.path_parameters["table_id"] = table
            answer = case.call(base_url=server, cookies=dict(one.http.cookies), timeout=PATIENCE)
            assert answer.status_code < 500, (case.as_curl_command(), answer.text)

        ask()


KINDS = st.one_of(st.sampled_from(["play", "undo", "look", "chat", "pong"]), VALUES)
MESSAGES = st.one_of(
    VALUES,
    st.fixed_dictionaries(
        {"type": KINDS},
        optional=dict.fromkeys(("id", "seat", "number", "line", "to", "text"), VALUES) | {"seat": st.integers(0, 3)},
    ),
)


def test_no_message_makes_the_socket_fail(guest):
    one = guest()
    table = one.open(seats="me here")["table"]["id"]
    keep_all({1: one, 2: one}, table)
    with one.live(table, seat=1) as live:
        live.hear("snapshot")

        @settings(max_examples=60 * BUDGET, suppress_health_check=SLOW)
        @given(MESSAGES)
        def send(message: Any) -> None:
            live.socket.send(json.dumps(message)[:4000])
            live.answered(live.send("look", seat=1))  # it still answers
            codes = [heard.get("code") for heard in live.messages]
            assert not {"failed", "busy"} & set(codes), message
            live.messages.clear()

        send()
