"""The same players again."""

from __future__ import annotations

from antikythera.server.accounts import Person, draw_id
from antikythera.server.deal import checked_contribution, draw_secret
from antikythera.server.lobby import check_seated, filled, start
from antikythera.server.problems import Problem
from antikythera.server.store import TableStore
from antikythera.server.table import SeatRow, Table
from antikythera.server.wishes import new_row


async def rematch(store: TableStore, person: Person, table_id: str, contribution: str | None) -> Table:
    """The same players again, all one seat further. The first request opens the table, the others join it."""
    table = await store.get(table_id)
    check_seated(table, person)
    if not table.finished:
        raise Problem("not-over")
    if table.row.rematch is None:
        table = await _open_rematch(store, table, person)
    assert table.row.rematch is not None
    return await join_reserved(store, person, table.row.rematch, contribution)


async def _open_rematch(store: TableStore, table: Table, person: Person) -> Table:
    old, new_id = table.row, draw_id(12)
    row = new_row(new_id, old.game, old.players, old.options, person.id)
    row.public, row.pace, row.clock, row.rated = False, old.pace, old.clock, old.rated
    row.lesson = old.lesson
    seats = [_rematch_seat(seat, new_id, seat.seat % old.players + 1) for seat in table.seats]
    row.secret = draw_secret()

    def edit(table: Table) -> bool:
        if table.row.rematch is None:
            table.row.rematch = new_id
        return table.row.rematch == new_id

    await store.create(Table(row, sorted(seats, key=lambda seat: seat.seat), {}))
    changed, first = await store.change(old.id, edit)
    if not first:  # another player asked at the same moment
        await store.change(new_id, _abort)
    return changed


def _abort(table: Table) -> None:
    table.row.state = "aborted"


def _rematch_seat(seat: SeatRow, table_id: str, number: int) -> SeatRow:
    """A seat of a rematch: taken by a bot, or reserved for its player."""
    if seat.kind == "bot":
        return SeatRow(table_id=table_id, seat=number, kind="bot", level=seat.level, name=seat.name, colour=seat.colour)
    return SeatRow(
        table_id=table_id, seat=number, kind="open", name=seat.name, reserved=seat.user_id, colour=seat.colour
    )


async def join_reserved(store: TableStore, person: Person, table_id: str, contribution: str | None) -> Table:
    """Take all seats that are reserved for a person."""
    added = checked_contribution(contribution)

    def edit(table: Table) -> None:
        for seat in table.seats:
            if seat.kind == "open" and seat.reserved == person.id:
                seat.kind, seat.user_id, seat.contribution = "person", person.id, added
                seat.account = not person.guest and seat.name == person.name
        if table.row.state == "open" and filled(table):
            start(table)

    return (await store.change(table_id, edit))[0]
