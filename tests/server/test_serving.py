"""The command that serves others, as a host runs it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from types import SimpleNamespace

import httpx
import uvicorn

from antikythera.server.serve import Supervisor
from server.guests import PATIENCE, Guest, free_port, keep_all, placing


def test_several_workers_serve_the_same_tables(fragile, valkey, tmp_path):
    """Each worker knows everything; metrics are added up; logs are lines of JSON; a signal stops all of them.

    One that dies is replaced. Those that die while the database is away are replaced when it is back: they cannot start
    without it, and nobody else would start them.
    """
    port = free_port()
    command = [sys.executable, "-m", "antikythera.cli", "serve", "--workers", "2", "--valkey", valkey.url]
    with (tmp_path / "log").open("w") as log:
        options = ["--limits", "0", "--port", str(port), "--database", fragile.url]
        serving = subprocess.Popen([*command, *options], stderr=log)
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
            os.kill(workers(serving.pid)[0], signal.SIGKILL)
            wait_until(lambda: httpx.get(f"{url}/api/health").json()["restarts"] == 1)
            first = events(tmp_path / "log")

            fragile.go()
            for worker in workers(serving.pid):
                os.kill(worker, signal.SIGKILL)
            wait_until(lambda: "database unavailable" in (tmp_path / "log").read_text())
            fragile.come_back()
            wait_for(url)
            assert len(workers(serving.pid)) == 2
        finally:
            serving.send_signal(signal.SIGTERM)
            assert serving.wait(PATIENCE) == 0
    assert first[0] | {"event": "serving", "workers": 2} == first[0]
    died = [event for event in first if event["event"] == "worker died"]
    assert [(event["exit_code"], event["deaths"]) for event in died] == [(-signal.SIGKILL, 1)]


def events(log: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines() if line.startswith("{")]


def workers(process: int) -> list[int]:
    """The processes that serve, from Linux."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="utf-8").split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def wait_until(condition) -> None:
    """Wait for something that takes the start of a process."""
    end = time.monotonic() + 4 * PATIENCE
    while time.monotonic() < end:
        try:
            if condition():
                return
        except httpx.TransportError:
            pass
        time.sleep(0.05)
    raise AssertionError("it did not happen")


def test_a_worker_that_does_not_answer_is_busy_and_not_dead():
    """It cannot answer while it imports; uvicorn would kill it."""
    worker = SimpleNamespace(process=SimpleNamespace(is_alive=lambda: True), ping=lambda timeout: False)
    worker.is_alive = lambda timeout: worker.process.is_alive() and worker.ping(timeout)
    supervisor = object.__new__(Supervisor)
    supervisor.processes, supervisor.processes_num = [worker], 1
    supervisor.should_exit, supervisor.config = threading.Event(), uvicorn.Config("x")
    supervisor.keep_subprocess_alive()
    assert supervisor.processes == [worker]


def wait_for(url: str) -> None:
    wait_until(lambda: httpx.get(f"{url}/api/health").is_success)
