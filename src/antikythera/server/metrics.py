"""Numbers for Prometheus. With several processes they are added up, through a folder that their parent makes."""

from __future__ import annotations

import os
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

COUNTED_IN = "PROMETHEUS_MULTIPROC_DIR"
"""The variable that names the folder."""
QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)

MOVES = Counter("antikythera_moves", "Rows appended to logs.", ["by"])
REFUSALS = Counter("antikythera_refusals", "Refused requests.", ["code"])
COMMITS = Histogram("antikythera_commit_seconds", "From a move's arrival at the log to its commit.", buckets=QUICK)
THOUGHTS = Histogram("antikythera_thought_seconds", "Decisions of bots.", ["level"], buckets=(*QUICK, 10, 30))
CONNECTIONS = Gauge("antikythera_connections", "Open WebSockets.", multiprocess_mode="livesum")
TABLES = Gauge("antikythera_matches", "Matches in memory.", multiprocess_mode="livesum")
SENT = Counter("antikythera_messages_sent", "Messages sent over WebSockets.")
ALERTS = Counter("antikythera_alerts", "Turn alerts, by what became of them.", ["result"])


def exposition() -> tuple[bytes, str]:
    """All numbers as text, and the media type of it."""
    registry = REGISTRY
    folder = os.environ.get(COUNTED_IN)
    if folder:
        _forget_the_dead(Path(folder))
        registry = CollectorRegistry()
        MultiProcessCollector(registry)
    return generate_latest(registry), CONTENT_TYPE_LATEST


def _forget_the_dead(folder: Path) -> None:
    """A process that is gone has no connections any more; what it has done still counts."""
    for file in folder.glob("gauge_live*_*.db"):
        process = int(file.stem.rpartition("_")[2])
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            mark_process_dead(process)
