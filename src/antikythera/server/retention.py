"""What nobody needs is deleted after a while: tables that never became a game, and guests who never played one.

Games that were played to the end stay, and so do accounts.
"""

from __future__ import annotations

import asyncio

import structlog
from sqlalchemy import Column, ColumnElement, and_, delete, exists, or_, select

from antikythera.server import schema as db
from antikythera.server.database import Database
from antikythera.server.errors import log_errors
from antikythera.server.store import now

DAY = 86_400_000
OPEN = 30 * DAY
"""How long tables that were not started or were aborted are kept, and guests who have no seat."""
IMPORTED = 90 * DAY
"""How long a table that shows an imported record is kept."""
ABANDONED = 365 * DAY
"""How long an unfinished game in which nothing happens is kept."""
UNUSED = 400 * DAY
"""How long a browser that does not come back stays logged in: its cookie has run out by then."""
AT_ONCE = 500
PAUSE_S = 3600.0


class Retention:
    """Tidies up every hour, unless the host wants to keep everything."""

    def __init__(self, database: Database, on: bool) -> None:
        self.database, self.on = database, on
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.on:
            self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        if self._task:
            self._task.cancel()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(PAUSE_S)
            with log_errors("retention"):
                deleted = await tidy(self.database)
                if any(deleted.values()):
                    structlog.get_logger().info("tidied up", **deleted)


async def tidy(database: Database) -> dict[str, int]:
    """Delete what is too old, a little at a time; how many tables, guests and logged-in browsers were deleted."""
    return {
        "tables": await _delete(database, db.tables.c.id, _old_tables()),
        "guests": await _delete(database, db.users.c.id, _old_guests()),
        "browsers": await _delete(database, db.tokens.c.hash, _old_browsers()),
    }


async def _delete(database: Database, key: Column[str], where: ColumnElement[bool]) -> int:
    """Delete rows in small transactions. To find them can take seconds, so nobody who writes waits for that."""
    total, some = 0, select(key).where(where).limit(AT_ONCE)
    while True:
        found = await database.read(lambda connection: connection.scalars(some).all())
        if not found:
            return total
        total += await database.execute(delete(key.table).where(key.in_(found), where))


def _old_tables() -> ColumnElement[bool]:
    columns, moment = db.tables.c, now()
    people = exists().where(db.seats.c.table_id == columns.id, db.seats.c.user_id.is_not(None))
    return or_(
        and_(columns.state.in_(("open", "aborted")), columns.updated < moment - OPEN),
        and_(columns.state == "over", columns.updated < moment - IMPORTED, ~people),
        and_(columns.state == "playing", columns.updated < moment - ABANDONED),
    )


def _old_guests() -> ColumnElement[bool]:
    columns = db.users.c
    seated = exists().where(or_(db.seats.c.user_id == columns.id, db.seats.c.reserved == columns.id))
    return and_(columns.login.is_(None), ~columns.banned, columns.created < now() - OPEN, ~seated)


def _old_browsers() -> ColumnElement[bool]:
    return and_(db.tokens.c.kind == "browser", db.tokens.c.seen < now() - UNUSED)
