"""Running the server: one process, or several behind one address."""

from __future__ import annotations

import asyncio
import io
import logging
import os
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TextIO, cast

import structlog
import uvicorn
from alembic.util import CommandError
from uvicorn.supervisors.multiprocess import Multiprocess, Process

from antikythera.server import wire
from antikythera.server.database import Database
from antikythera.server.errors import Outage, Unavailable, kind_of
from antikythera.server.metrics import METRICS_FOLDER, count_restart
from antikythera.server.settings import ServerSettings

BACKLOG = 4096
OPTIONS: dict[str, Any] = {
    "factory": True,
    "access_log": False,
    "log_config": None,
    "http": wire.Http,
    "ws": wire.WebSocket,
    "ws_max_size": 16_384,
    "ws_per_message_deflate": False,
    "ws_ping_interval": 60.0,  # finds clients that are gone; those that are there get messages more often
    "timeout_graceful_shutdown": 10,
    "timeout_worker_healthcheck": 60,  # how long a new worker may take after SIGHUP
    "backlog": BACKLOG,
    "server_header": False,
}
APP = "antikythera.server.app:app"


class Unfailing(io.TextIOBase):
    """A stream for the log that may lose lines: a full disk must not fail the request that is logged."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream

    def write(self, text: str) -> int:
        with suppress(OSError):
            return self.stream.write(text)
        return 0

    def flush(self) -> None:
        with suppress(OSError):
            self.stream.flush()


def set_up_logs(as_json: bool) -> None:
    """Log to stderr, one line per event: as JSON, or as text for people."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
    ]
    renderer: Any = structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer(colors=False)
    structlog.configure(
        [*shared, renderer], logger_factory=structlog.WriteLoggerFactory(cast(TextIO, Unfailing(sys.stderr)))
    )
    logging.basicConfig(level=logging.WARNING, format="%(message)s")


def serve(settings: ServerSettings, host: str, port: int) -> None:
    """Serve until stopped, then finish running requests."""
    settings.export()
    set_up_logs(settings.log_json)
    raise_file_limit()
    asyncio.run(check_database(settings.database))
    structlog.get_logger().info("serving", host=host, port=port, workers=settings.workers)
    with tempfile.TemporaryDirectory(prefix="antikythera-") as folder:
        if settings.workers == 1:
            uvicorn.run(APP, host=host, port=port, **OPTIONS)
        else:
            os.environ[METRICS_FOLDER] = folder  # before the worker processes start
            config = uvicorn.Config(APP, host=host, port=port, workers=settings.workers, **OPTIONS)
            Supervisor(config, [config.bind_socket()], settings.database).run()


class Supervisor(Multiprocess):
    """Replaces workers that die, and says so in the log and in the metrics.

    A worker that does not answer for a while is busy and not dead, so it is not asked: uvicorn would kill it. A worker
    cannot start while the database is away; uvicorn would stop, so a dead one is replaced when the database answers.
    """

    def __init__(self, config: uvicorn.Config, sockets: list[socket.socket], database: str) -> None:
        super().__init__(config, sockets)
        self.database, self.outage = database, Outage("database")

    def keep_subprocess_alive(self) -> None:
        for worker in list(self.processes):
            if not worker.process.is_alive():
                self.processes.remove(worker)
                log = structlog.get_logger()
                log.error("worker died", process=worker.pid, exit_code=worker.exitcode, deaths=count_restart())
        missing = self.processes_num - len(self.processes)
        if missing and not self.should_exit.is_set() and asyncio.run(self._database_answers()):
            for _ in range(missing):
                self.processes.append(Process(self.config, self.sockets))
                self.processes[-1].start()

    async def _database_answers(self) -> bool:
        database = Database(self.database)
        database.outage = self.outage  # one line in the log, however often it is asked
        try:
            return await database.can_read()
        finally:
            await database.close()


def raise_file_limit() -> None:
    """Allow as many open files as the system does: every player needs one."""
    if sys.platform != "win32":  # which has no such limit
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class CannotServe(Exception):
    """Why the server cannot start, as a sentence."""


async def check_database(url: str) -> None:
    """Open the database once, with an up-to-date schema. Raises CannotServe."""
    database = Database(url)
    try:
        await database.migrate()
        writable = await database.can_write()
    except Unavailable as error:
        raise CannotServe(f"the database cannot be opened ({kind_of(error.__cause__ or error)})") from None
    except CommandError:
        raise CannotServe("the database was written by a newer version of this program") from None
    finally:
        await database.close()
    if not writable:
        raise CannotServe("the database cannot be written to: the disk is full, or the file is read-only")


USUAL_PORT = 8260
"""Where a game on this machine is found again: bookmarks keep working."""


def listen_here(port: int | None) -> socket.socket:
    """Listen at a port of this machine; by default at the usual one, or at any if that is taken. Raises CannotServe."""
    try:
        return socket.create_server(("127.0.0.1", USUAL_PORT if port is None else port), backlog=BACKLOG)
    except OSError as error:
        if port is not None:
            raise CannotServe(f"port {port} cannot be used ({os.strerror(error.errno or 0)})") from None
        return listen_here(0)


def serve_here(settings: ServerSettings, port: int | None, browser: bool, say: Callable[[str], None]) -> None:
    """Serve on this machine only, and open the page."""
    settings.export()
    set_up_logs(as_json=False)
    asyncio.run(check_database(settings.database))
    listening = listen_here(port)
    url = f"http://127.0.0.1:{listening.getsockname()[1]}/"
    server = uvicorn.Server(uvicorn.Config(APP, **OPTIONS))
    threading.Thread(target=_announce, args=(server, url, browser, say), daemon=True).start()
    server.run([listening])


def _announce(server: uvicorn.Server, url: str, browser: bool, say: Callable[[str], None]) -> None:
    while not server.started:
        if server.should_exit:
            return
        time.sleep(0.05)
    say(url)
    if browser:
        webbrowser.open(url)
