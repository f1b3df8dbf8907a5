"""Seats: taking, leaving, and replacing an absent player by a bot."""

from __future__ import annotations

from antikythera.server.accounts import Person, tidy_name
from antikythera.server.clock import GRACE
from antikythera.server.deal import checked_contribution
from antikythera.server.lobby import check_seated, checked_level, filled, start
from antikythera.server.problems import Problem
from antikythera.server.store import TableStore, now
from antikythera.server.table import SeatRow, Table


def _seat(table: Table, number: int) -> SeatRow:
    if not 1 <= number <= table.row.players:
        raise Problem("full")
    return table.seats[number - 1]


async def take(
    store: TableStore, person: Person, table_id: str, number: int, contribution: str | None, name: str | None
) -> Table:
    """Take a seat. The last open seat starts the game. Taking the same seat twice has no second effect."""
    added, shown = checked_contribution(contribution), tidy_name(name) if name else person.name

    def edit(table: Table) -> None:
        seat = _seat(table, number)
        if seat.user_id == person.id:
            return
        if table.row.state != "open":  # it started when the last seat was taken
            raise Problem("full")
        if seat.kind != "open":
            raise Problem("seat-taken", seat=number)
        if seat.reserved not in (None, person.id):
            raise Problem("reserved", name=seat.name)
        seat.kind, seat.user_id, seat.name, seat.contribution = "person", person.id, shown, added
        if filled(table):
            start(table)

    return (await store.change(table_id, edit))[0]


async def leave(store: TableStore, person: Person, table_id: str, number: int) -> Table:
    """Leave a seat before the start."""

    def edit(table: Table) -> None:
        seat = _seat(table, number)
        if table.row.state != "open":
            raise Problem("already-started")
        if seat.user_id != person.id:
            raise Problem("not-your-seat", seat=number)
        table.seats[number - 1] = SeatRow(table_id=table_id, seat=number, kind="open")

    return (await store.change(table_id, edit))[0]


async def replace(store: TableStore, person: Person, table_id: str, number: int, level: str | None) -> Table:
    """Give the seat of a player who is out of time to a bot."""
    stand_in = checked_level(level)

    def edit(table: Table) -> None:
        seat, seated = _seat(table, number), check_seated(table, person)
        if not table.playing:
            raise Problem("not-playing")
        if number in seated or seat.bot or number not in table.choosing:
            raise Problem("not-out-of-time", seat=number)
        if not table.clock.is_out(number, now(), seat.grace_ms):
            raise Problem("not-out-of-time", seat=number)
        seat.stand_in = stand_in

    return (await store.change(table_id, edit))[0]


async def take_back(store: TableStore, person: Person, table_id: str, number: int) -> Table:
    """Take a seat back from the bot that replaced its player, with at least a minute on the clock."""

    def edit(table: Table) -> None:
        if number not in table.seats_of(person.id):
            raise Problem("not-your-seat", seat=number)
        seat = table.seats[number - 1]
        if seat.resigned or not table.playing:
            raise Problem("not-playing")
        left = table.clock.left(number, number in table.choosing, now(), seat.grace_ms)
        if seat.stand_in and left is not None:
            seat.grace_ms += max(0, GRACE - left)
        seat.stand_in = None

    return (await store.change(table_id, edit))[0]
