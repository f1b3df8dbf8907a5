"""What servers need: databases of both kinds, Valkey, and a process to fork servers from."""

from __future__ import annotations

import multiprocessing
import shutil
import subprocess
import time
from contextlib import suppress
from pathlib import Path

import pytest
import redis

from server.guests import PATIENCE, free_port

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["server.process"])

BOTH = pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)


class Valkey:
    """A Valkey server, or Redis, which may go away and come back."""

    def __init__(self, folder: Path) -> None:
        program = shutil.which("valkey-server") or shutil.which("redis-server")
        if program is None:
            pytest.fail("there is no Valkey: make valkey")
        port = free_port()
        self.url, self._command = f"redis://127.0.0.1:{port}", [program, "--port", str(port), "--save", ""]
        self._folder = folder
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, cwd=self._folder, stdout=subprocess.DEVNULL)
        end = time.monotonic() + PATIENCE
        while not self._answers():
            assert time.monotonic() < end
            time.sleep(0.02)

    def _answers(self) -> bool:
        with redis.Redis.from_url(self.url) as client, suppress(redis.ConnectionError):
            return bool(client.ping())
        return False

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)
