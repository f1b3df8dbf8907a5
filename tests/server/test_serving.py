"""The command that serves others, as a host runs it."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time

import httpx
import pytest

from server.guests import PATIENCE, Guest, free_port, keep_all, placing


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_several_workers_serve_the_same_tables(database, tmp_path):
    """Each worker knows everything; metrics are added up; logs are lines of JSON; a signal stops all of them."""
    port = free_port()
    command = [sys.executable, "-m", "antikythera.cli", "serve", "--workers", "2", "--limits", "0"]
    with (tmp_path / "log").open("w") as log:
        serving = subprocess.Popen([*command, "--port", str(port), "--database", database], stderr=log)
        try:
            url = f"http://127.0.0.1:{port}"
            wait_for(url)
            people = {1: Guest(url), 2: Guest(url)}
            table = people[1].open(seats="me open")["table"]["id"]
            people[2].take(table, 2)
            keep_all(people, table)
            for number in range(2, 22, 2):
                shown = people[1].at(url).look(table)  # a connection of its own, to any of the two
                people[1].at(url).play(table, 1, number, placing(shown))
                people[1].at(url).undo(table, 1, number + 1)
            moves = re.findall(r'^antikythera_moves_total\{by="person"\} (.+)', httpx.get(f"{url}/metrics").text, re.M)
            assert [float(number) for number in moves] == [20]
        finally:
            serving.send_signal(signal.SIGTERM)
            assert serving.wait(PATIENCE) == 0
    lines = (tmp_path / "log").read_text().splitlines()
    events = [json.loads(line) for line in lines if line.startswith("{")]
    assert events[0] | {"event": "serving", "workers": 2} == events[0]


def wait_for(url: str) -> None:
    end = time.monotonic() + 4 * PATIENCE  # three interpreters start, and load everything
    while time.monotonic() < end:
        try:
            if httpx.get(f"{url}/api/health").is_success:
                return
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError("nobody answers")
