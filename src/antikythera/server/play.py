"""Playing: a line or an undo is checked against the table and appended to its log."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from antikythera import explain
from antikythera.game import IllegalAction, View
from antikythera.server.log import LONGEST, PLAY, UNDO
from antikythera.server.problems import Problem, busy, malformed
from antikythera.server.store import ATTEMPTS, TableStore, now
from antikythera.server.table import Table

LONGEST_LINE = 80
MOST_UNDOS = 50
"""How often a player may undo in one turn."""
Plan = Callable[[Table], Table | None]
"""The table after a move; None if the move has been made already. Raises Problem."""


class ReasonInfo(msgspec.Struct):
    """Why a line is not legal: the id of a message, its values, and the reasons for the reason."""

    id: str
    values: dict[str, str | int]
    details: list[ReasonInfo] = []


async def play(store: TableStore, user_id: str, table_id: str, seat: int, number: int, line: str) -> Table:
    """Play a line for a seat; returns once it is committed. The same line for the same number has no second effect."""

    def plan(table: Table) -> Table | None:
        _check_seat(table, user_id, seat)
        canonical = _canonical(table, line)
        if _done_before(table, seat, number, PLAY, canonical):
            return None
        _check_turn(table, seat, number)
        return played(table, canonical)

    table = await _known(store, table_id)
    if table.simultaneous:
        return await _seal(store, user_id, table_id, seat, line)
    return await _append(store, table, plan)


async def undo(store: TableStore, user_id: str, table_id: str, seat: int, number: int, to: str) -> Table:
    """Undo the last line, or the whole turn."""

    def plan(table: Table) -> Table | None:
        _check_seat(table, user_id, seat)
        if _done_before(table, seat, number, UNDO, ""):
            return None
        _check_turn(table, seat, number)
        if len(table.in_force) == table.confirmed:
            raise Problem("nothing-to-undo")
        if table.undos >= MOST_UNDOS or table.number >= LONGEST:
            raise Problem("too-many-undos", most=MOST_UNDOS)
        after = table.copy()
        after.undo(seat, table.confirmed if to == "turn" else len(table.in_force) - 1, now())
        return after

    if to not in ("last", "turn"):
        raise malformed("to")
    table = await _known(store, table_id)
    if table.simultaneous:
        return await _unseal(store, user_id, table_id, seat)
    return await _append(store, table, plan)


async def _known(store: TableStore, table_id: str) -> Table:
    """A table as this process knows it: if it is out of date, the log refuses the move. Where all choose at the same
    time nothing is appended, so the database is asked.
    """
    table = store.cached(table_id)
    return table if table and table.playing and not table.simultaneous else await store.get(table_id)


async def _append(store: TableStore, table: Table, plan: Plan) -> Table:
    """Append a move to a table; if the table was out of date, to a fresh one."""
    for _ in range(ATTEMPTS):
        try:
            after = plan(table)
        except Problem:
            fresh = await store.get(table.row.id)
            if fresh.row.version == table.row.version:
                raise
            table = fresh
            continue
        if after is None or await store.append(table, after):
            return after or table
        table = await store.get(table.row.id)
    raise busy()


def played(table: Table, line: str) -> Table:
    """The table after a line. Raises a Problem that says why the line is not legal, and which lines are."""
    after = table.copy()
    try:
        after.play(line, now())
    except IllegalAction as error:
        raise illegal(table, table.game.seat if table.game else 0, line, error.legal) from None
    return after


def illegal(table: Table, seat: int, line: str, legal: tuple[str, ...]) -> Problem:
    return Problem("illegal", {"legal": list(legal), "reason": why_not(table, seat, line)}, line=line[:LONGEST_LINE])


def why_not(table: Table, seat: int, line: str) -> ReasonInfo | None:
    """Why a seat cannot play a line; None if it can, or if the game has no such line."""
    return reason_for(table.view(seat), line)


def reason_for(view: View, line: str) -> ReasonInfo | None:
    """Why the viewer cannot play a line; None if it is legal, or if the game has no such line."""
    try:
        reason = explain.why_not(view, line)
    except ValueError:
        return None
    return reason_info(reason) if reason else None


def reason_info(reason: explain.Reason) -> ReasonInfo:
    """A reason as it is sent."""
    return ReasonInfo(reason.message_id, reason.values, [reason_info(detail) for detail in reason.details])


def _canonical(table: Table, line: str) -> str:
    """A line as it is stored."""
    assert table.game is not None
    if len(line) > LONGEST_LINE:
        raise Problem("too-long")
    number = table.game.rules.parse(line)
    return line if number is None else table.game.rules.lines[number]


def _check_seat(table: Table, user_id: str, seat: int) -> None:
    if seat not in table.seats_of(user_id):
        raise Problem("not-your-seat", seat=seat)
    if table.row.state == "open":
        raise Problem("not-started")
    if not table.same_rules or table.game is None:
        raise Problem("other-rules", rules=table.row.rules)


def _done_before(table: Table, seat: int, number: int, kind: str, line: str) -> bool:
    """Whether the same message has been carried out before: its row is in the log.

    After a simultaneous decision, the rows of all seats follow the number that their messages had.
    """
    if not 0 <= number < table.number:
        return False
    block = table.rows[number : number + table.row.players]
    simultaneous = [row.seat for row in block] == list(range(1, table.row.players + 1))
    row = block[seat - 1] if simultaneous else block[0]
    return (row.seat, row.kind, row.line) == (seat, kind, line)


def _check_turn(table: Table, seat: int, number: int) -> None:
    if not table.playing:
        raise Problem("not-playing")
    if table.seats[seat - 1].bot:
        raise Problem("stand-in")
    if seat not in table.choosing:
        raise Problem("not-your-turn", {"number": table.visible_number(seat)}, seat=table.choosing[0])
    if number != table.number:
        raise Problem("stale", {"number": table.number}, number=table.number)


# Simultaneous decisions


async def _seal(store: TableStore, user_id: str, table_id: str, seat: int, line: str) -> Table:
    """Store a choice until all have chosen; it may be changed until then."""

    def edit(table: Table) -> None:
        _check_seat(table, user_id, seat)
        if table.seats[seat - 1].bot:
            raise Problem("stand-in")
        seal(table, seat, _canonical(table, line))

    table, _ = await store.change(table_id, edit)
    return table


def seal(table: Table, seat: int, line: str) -> None:
    """Store a choice; the last one plays them all."""
    if not table.simultaneous:
        raise Problem("stale", {"number": table.number}, number=table.number)
    legal = tuple(table.view(seat).legal)
    if line not in legal:
        raise illegal(table, seat, line, legal)
    table.sealed[seat] = line, now()
    if not table.choosing:
        for _, (choice, at) in sorted(table.sealed.items()):
            table.play(choice, at)
        table.sealed = {}


async def _unseal(store: TableStore, user_id: str, table_id: str, seat: int) -> Table:
    def edit(table: Table) -> None:
        _check_seat(table, user_id, seat)
        if table.sealed.pop(seat, None) is None:
            raise Problem("nothing-to-undo")

    table, _ = await store.change(table_id, edit)
    return table
