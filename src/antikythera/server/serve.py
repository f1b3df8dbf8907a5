"""Running the server: one process, or several behind one address."""

from __future__ import annotations

import logging
import os
import socket
import tempfile
import threading
import time
import webbrowser
from collections.abc import Callable
from typing import Any

import structlog
import uvicorn

from antikythera.server import wire
from antikythera.server.metrics import METRICS_FOLDER
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
    "timeout_graceful_shutdown": 10,
    "backlog": BACKLOG,
    "server_header": False,
}
APP = "antikythera.server.app:app"


def set_up_logs(as_json: bool) -> None:
    """Log to stderr, one line per event: as JSON, or as text for people."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
    ]
    renderer: Any = structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer(colors=False)
    structlog.configure([*shared, renderer], logger_factory=structlog.WriteLoggerFactory(_stderr()))
    logging.basicConfig(level=logging.WARNING, format="%(message)s")


def _stderr() -> Any:
    import sys

    return sys.stderr


def serve(settings: ServerSettings, host: str, port: int) -> None:
    """Serve until stopped, then finish running requests."""
    settings.export()
    set_up_logs(settings.log_json)
    structlog.get_logger().info("serving", host=host, port=port, workers=settings.workers)
    with tempfile.TemporaryDirectory(prefix="antikythera-") as folder:
        if settings.workers > 1:
            os.environ[METRICS_FOLDER] = folder  # before the worker processes start
        uvicorn.run(APP, host=host, port=port, workers=settings.workers, **OPTIONS)


def serve_here(settings: ServerSettings, port: int, browser: bool, say: Callable[[str], None]) -> None:
    """Serve on this machine only, and open the page."""
    settings.export()
    set_up_logs(as_json=False)
    listening = socket.create_server(("127.0.0.1", port), backlog=BACKLOG)
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
