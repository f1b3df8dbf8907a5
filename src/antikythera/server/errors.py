"""Errors of the server: what the log says about them, and what it does not.

Messages of a database can hold what people wrote, names, and secrets; so only the kind of such an error is logged, with
the places in the code. An outage of the database is two lines in the log, however many requests it refuses.
"""

from __future__ import annotations

import math
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg  # type: ignore[import-untyped]
import structlog
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from antikythera.server.metrics import ERRORS

_OUTAGES = (DBAPIError, NoConnectionFree, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
_MISTAKES = (IntegrityError, DataError, ProgrammingError)
_MISTAKE_CODES = ("22", "23", "42")
"""Classes of PostgreSQL's error codes: bad values, broken constraints, wrong statements."""


class Unavailable(Exception):
    """The database does not answer, or cannot write. Nothing has changed."""


def kind_of(error: BaseException) -> str:
    """What an error is, without its message."""
    cause = getattr(error, "orig", None) or error
    code = getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None)
    return f"{type(cause).__name__} {code}" if code else type(cause).__name__


def is_bad_value(error: DBAPIError) -> bool:
    """Whether the database refused a value, such as a text with a zero character."""
    return isinstance(error, DataError) or _code(error).startswith("22")


def is_outage(error: BaseException) -> bool:
    """Whether the database is to blame, and not the statement."""
    return isinstance(error, _OUTAGES) and not isinstance(error, _MISTAKES) and _code(error)[:2] not in _MISTAKE_CODES


def _code(error: BaseException) -> str:
    return getattr(getattr(error, "orig", None), "sqlstate", None) or ""


def report(event: str, error: Exception, **where: object) -> None:
    """Count an error and log it. An outage has been logged already."""
    if isinstance(error, Unavailable):
        return
    ERRORS.labels(event).inc()
    if isinstance(error, DBAPIError):
        places = "".join(traceback.format_tb(error.__traceback__))
        structlog.get_logger().error(event, **where, error=kind_of(error), places=places)
    else:
        structlog.get_logger().error(event, **where, exc_info=error)


@contextmanager
def log_errors(what: str, **where: str) -> Iterator[None]:
    """Log errors and continue: the next attempt may succeed, when the database is back."""
    try:
        yield
    except Exception as error:
        report(what, error, **where)


class Outage:
    """Whether something answers: one line in the log when it no longer does, and one when it does again."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.failing: set[str] = set()
        """The parts that failed last time, such as ``read`` and ``write``."""
        self._failures, self._since, self._last = 0, 0.0, 0.0

    def failed(self, part: str, error: BaseException) -> None:
        ERRORS.labels(self.what).inc()
        if not self.failing:
            self._failures, self._since = 0, time.monotonic()
            structlog.get_logger().error(f"{self.what} unavailable", part=part, error=kind_of(error))
        self.failing.add(part)
        self._failures += 1
        self._last = time.monotonic()

    def over(self, part: str, began: float = math.inf) -> None:
        """Something has succeeded. What had begun before the last failure proves nothing."""
        if part not in self.failing or began <= self._last:
            return
        self.failing.remove(part)
        if not self.failing:
            seconds = round(time.monotonic() - self._since, 1)
            structlog.get_logger().warning(f"{self.what} back", failures=self._failures, seconds=seconds)

    @contextmanager
    def watched(self, part: str) -> Iterator[None]:
        """Notice an outage. Raises Unavailable instead of what the database raises."""
        began = time.monotonic()
        try:
            yield
        except Exception as error:
            if not is_outage(error):
                raise
            self.failed(part, error)
            raise Unavailable from error
        else:
            self.over(part, began)
