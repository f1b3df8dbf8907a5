"""Metrics for Prometheus. Several processes share a folder, and their metrics are added up."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

METRICS_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""The environment variable with the path of the folder."""
QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)

MOVES = Counter("antikythera_moves", "Rows appended to logs.", ["by"])
REFUSALS = Counter("antikythera_refusals", "Refused requests.", ["code"])
COMMITS = Histogram("antikythera_commit_seconds", "Time from appending a move to its commit.", buckets=QUICK)
THOUGHTS = Histogram("antikythera_thought_seconds", "Decisions of bots.", ["level"], buckets=(*QUICK, 10, 30))
CONNECTIONS = Gauge("antikythera_connections", "Open WebSockets.", multiprocess_mode="livesum")
TABLES = Gauge("antikythera_tables", "Tables in memory.", multiprocess_mode="livesum")
SENT = Counter("antikythera_messages_sent", "Messages sent over WebSockets.")
ALERTS = Counter("antikythera_alerts", "Turn alerts by result.", ["result"])
ERRORS = Counter("antikythera_errors", "Errors of the server by kind.", ["kind"])
REQUESTS = Histogram(
    "antikythera_request_seconds", "Time from a request to its answer.", ["method", "path", "status"], buckets=QUICK
)
LAG = Histogram("antikythera_event_loop_lag_seconds", "How late the event loop wakes up.", buckets=QUICK)
CLOCK_STEPS = Counter("antikythera_clock_steps", "Steps of the system's clock.")
BOTS_WAITING = Gauge("antikythera_bots_waiting", "Tables that wait for a bot to think.", multiprocess_mode="livesum")
BOTS_WAITED = Histogram(
    "antikythera_bot_wait_seconds", "How long bots wait before they think.", buckets=(*QUICK, 10, 60)
)
POOL = Gauge("antikythera_pool_connections", "Database connections in use.", multiprocess_mode="livesum")
RESTARTS = Gauge("antikythera_worker_restarts", "Workers that died and were replaced.", multiprocess_mode="max")
RESTARTS_FILE = "restarts"
"""The file in that folder in which the supervisor tells all workers how many have died."""


def restarts() -> int:
    """How many workers have died and were replaced."""
    file = Path(os.environ.get(METRICS_FOLDER, "")) / RESTARTS_FILE
    return int(file.read_text("utf-8")) if METRICS_FOLDER in os.environ and file.is_file() else 0


def count_restart() -> int:
    """Another worker has died."""
    number, file = restarts() + 1, Path(os.environ[METRICS_FOLDER]) / RESTARTS_FILE
    fresh = file.with_suffix(".new")
    fresh.write_text(str(number), "utf-8")
    fresh.replace(file)  # at once: others read it
    return number


def exposition() -> tuple[bytes, str]:
    """All metrics as text, and its media type."""
    RESTARTS.set(restarts())
    registry = REGISTRY
    folder = os.environ.get(METRICS_FOLDER)
    if folder:
        _remove_dead_processes(Path(folder))
        registry = CollectorRegistry()
        MultiProcessCollector(registry)
    return generate_latest(registry), CONTENT_TYPE_LATEST


def _remove_dead_processes(folder: Path) -> None:
    """A dead process has no connections; what it counted stays."""
    if sys.platform != "win32":  # where signal 0 is Ctrl-C, and servers have one process
        for file in folder.glob("gauge_live*_*.db"):
            process = int(file.stem.rpartition("_")[2])
            try:
                os.kill(process, 0)
            except ProcessLookupError:
                mark_process_dead(process)
