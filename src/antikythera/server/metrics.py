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
RESTARTS_SO_FAR = "ANTIKYTHERA_WORKER_RESTARTS"
"""The environment variable with which the supervisor tells a new worker how many have died."""
RESTARTS.set(int(os.environ.get(RESTARTS_SO_FAR, 0)))


def exposition() -> tuple[bytes, str]:
    """All metrics as text, and its media type."""
    registry = REGISTRY
    folder = os.environ.get(METRICS_FOLDER)
    if folder:
        _remove_dead_processes(Path(folder))
        registry = CollectorRegistry()
        MultiProcessCollector(registry)
    return generate_latest(registry), CONTENT_TYPE_LATEST


def _remove_dead_processes(folder: Path) -> None:
    """A dead process has no connections; what it counted stays."""
    if sys.platform == "win32":  # where signal 0 is Ctrl-C, and servers have one process
        return
    for file in folder.glob("gauge_live*_*.db"):
        process = int(file.stem.rpartition("_")[2])
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            mark_process_dead(process)
