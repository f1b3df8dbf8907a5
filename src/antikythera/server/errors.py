"""Errors in background tasks."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import structlog


@contextmanager
def log_errors(what: str, **where: str) -> Iterator[None]:
    """Log errors and continue: the next attempt may succeed, when the database is back."""
    try:
        yield
    except Exception as error:
        structlog.get_logger().error(what, **where, exc_info=error)
