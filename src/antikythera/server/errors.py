"""Faults that must not end what goes on for ever."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import structlog


@contextmanager
def log_errors(what: str, **where: str) -> Iterator[None]:
    """Write a fault into the log and go on: the next attempt may find the database back."""
    try:
        yield
    except Exception as error:
        structlog.get_logger().error(what, **where, exc_info=error)
