"""The file of an SQLite database: only its owner can read it, one server uses it, and what is committed stays."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Connection, Engine, event
from sqlalchemy.exc import DataError

PRIVATE = 0o600
WAL_ATTEMPTS = 100
WAL_PAUSE_S = 0.05


def make_private(file: Path) -> None:
    """Make a file, and its folder, that only their owner can read: it holds keys, hashes of passwords and deals."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE))
        file.chmod(PRIVATE)
    except OSError:  # read-only, or of another user: opening the database will say what is wrong
        pass


def lock(file: Path) -> IO[str] | None:
    """A lock that says that a server uses this database; None if another one does."""
    held = file.with_name(f"{file.name}.lock").open("w", encoding="utf-8")
    try:
        _lock(held)
    except OSError:
        held.close()
        return None
    return held


def _lock(file: IO[str]) -> None:
    """Lock a file until it is closed. Raises OSError if another process has locked it."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def prepare(engine: Engine, *, writes: bool = False) -> None:
    """Set up every connection of an engine. If it ``writes``, a transaction takes the lock first: upgrading a read lock
    later could fail.
    """
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", _begin_writing if writes else _begin)
    event.listen(engine, "before_cursor_execute", _refuse_zeros)


def _set_up(connection: Any, _record: Any) -> None:
    """Readers do not wait for the writer, a committed transaction is on the disk, transactions are explicit."""
    connection.isolation_level = None
    for pragma in ("busy_timeout=15000", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")
    _use_wal(connection)


def _use_wal(connection: Any) -> None:
    """Switch to WAL. SQLite does not wait for others who switch a new file at the same time, so this does."""
    for attempt in range(WAL_ATTEMPTS):
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except Exception as error:
            if "locked" not in str(error) or attempt == WAL_ATTEMPTS - 1:
                raise
            time.sleep(WAL_PAUSE_S)


def _refuse_zeros(
    _connection: Any, _cursor: Any, statement: str, parameters: Any, _context: Any, many: bool
) -> None:  # fmt: skip
    """Refuse a text with a zero character, as PostgreSQL does."""
    for values in parameters if many else [parameters]:
        if any(isinstance(value, str) and "\0" in value for value in values):
            raise DataError(statement, None, ValueError("a zero character"))


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _begin_writing(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
