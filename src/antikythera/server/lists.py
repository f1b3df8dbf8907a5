"""Lists of tables. Each uses an index, so that it costs the same however many games are over."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, and_, or_, select, true, union

from antikythera.server import schema as db
from antikythera.server.accounts import Person
from antikythera.server.problems import Problem, malformed
from antikythera.server.store import TableStore, now
from antikythera.server.table import Table

PAGE = 50
"""How many tables are on one page of a list."""
UNFINISHED = ("open", "playing")
MOST_UNFINISHED = {True: 30, False: 200}
"""How many unfinished games of the last day a guest (True) or an account may have."""
A_DAY = 86_400_000

SCOPES = ("open", "mine", "played", "finished", "watch")


def _seats_of(user_id: str) -> Any:
    """The tables where a person has a seat, or a reserved one."""
    return select(db.seats.c.table_id).where(or_(db.seats.c.user_id == user_id, db.seats.c.reserved == user_id))


def _seated(user_id: str, *states: str) -> Any:
    """Tables in some states where a person has a seat. They are found by the seats: a database that took the index of
    states would go through all games that are over.
    """
    return and_(db.tables.c.id.in_(_seats_of(user_id)), db.tables.c.state.concat("").in_(states))


async def check_number(store: TableStore, person: Person) -> None:
    """Refuse another game to a person who has too many: nobody can take the seats of all tables."""
    columns, most = db.tables.c, MOST_UNFINISHED[person.guest]
    query = select(columns.id).where(_seated(person.id, *UNFINISHED), columns.updated > now() - A_DAY).limit(most)
    if len(await store.database.read(lambda connection: connection.execute(query).all())) >= most:
        raise Problem("too-many-tables", most=most)


async def listed(
    store: TableStore, person: Person, scope: str, after: str | None, who: str | None = None
) -> list[Table]:
    """Tables, the last changed first; ``after`` is the last one of the page before, ``who`` has ``played`` there."""
    if scope not in SCOPES:
        raise malformed("scope")
    if after and not (after.isascii() and after.isalnum()):
        raise malformed("after")
    if who and not (who.isascii() and who.isalnum()):
        raise malformed("who")

    def work(connection: Connection) -> list[str]:
        last = _updated(connection, after) if after else None
        query = union(*(_page(part, last, after or "") for part in _parts(scope, person.id, who))).subquery()
        order = select(query.c.id).order_by(query.c.updated.desc(), query.c.id).limit(PAGE)
        return list(connection.scalars(order))

    return await store.several(await store.database.read(work))


def _parts(scope: str, me: str, who: str | None) -> list[Any]:
    """The conditions for tables of a list, one for each index: a list costs the same however many games are over."""
    columns = db.tables.c
    public, over = columns.public == true(), columns.state == "over"
    parts: dict[str, list[Any]] = {
        "open": [and_(columns.state == "open", public)],
        "watch": [and_(columns.state == "playing", public)],
        "mine": [_seated(me, *UNFINISHED), and_(columns.state.in_(UNFINISHED), columns.host == me)],
        "played": [and_(_seated(who or me, "over"), or_(public, columns.id.in_(_seats_of(me))))],
        "finished": [and_(over, public), _seated(me, "over")],
    }
    return parts[scope]


def _page(where: Any, last: int | None, after: str) -> Any:
    columns = db.tables.c
    query = select(columns.id, columns.updated).where(where)
    if last is not None:
        query = query.where(or_(columns.updated < last, and_(columns.updated == last, columns.id > after)))
    return select(query.order_by(columns.updated.desc(), columns.id).limit(PAGE).subquery())


def _updated(connection: Connection, table_id: str) -> int:
    updated = connection.scalar(select(db.tables.c.updated).where(db.tables.c.id == table_id))
    if updated is None:
        raise Problem("unknown-table")
    return int(updated)
