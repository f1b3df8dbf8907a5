"""Opening, starting and aborting tables; resigning."""

from __future__ import annotations

import secrets

import msgspec
import numpy as np

from antikythera.editor import redrawn
from antikythera.game import from_position
from antikythera.server.accounts import Person
from antikythera.server.deal import deal_of
from antikythera.server.problems import Problem
from antikythera.server.snapshot import may_abort
from antikythera.server.store import TableStore, now, outcome
from antikythera.server.table import SeatRow, Table
from antikythera.server.wishes import STAND_IN, NewTable, checked_level, new_table

MOST_SILENCED = 100


async def open_table(store: TableStore, person: Person, new: NewTable) -> Table:
    """Open a table; it starts if no seat is open."""
    table = new_table(person, new)
    return await store.create(started(table) if filled(table) else table)


def filled(table: Table) -> bool:
    """Whether the game can start: nobody is missing, and the host has accepted everyone."""
    return all(seat.kind != "open" and not seat.waits for seat in table.seats)


def started(table: Table) -> Table:
    """A table with all seats filled, with the game dealt: without closed seats, and in a random order if so wished."""
    check_player(table.seats)
    row, seats = table.row, [seat for seat in table.seats if seat.kind != "closed"]
    if row.lot:
        secrets.SystemRandom().shuffle(seats)
    table.seats = [msgspec.structs.replace(seat, seat=number) for number, seat in enumerate(seats, 1)]
    row.players, row.started, row.state = len(seats), now(), "playing"
    if row.position is None:
        deal = deal_of(table)
        assert deal is not None
        row.long_seed = deal.seed
    else:
        row.position = redrawn(from_position(row.position), np.random.default_rng()).position()
    return Table(row, table.seats, {})


def check_player(seats: list[SeatRow]) -> None:
    """A game needs a person: bots do not play alone."""
    if all(seat.kind != "person" for seat in seats):
        raise Problem("bad-table", what="seats")


def start(table: Table) -> None:
    """Deal the game at a table that is being changed."""
    dealt = started(table)
    table.game, table.clock = dealt.game, dealt.clock


def reopen(table: Table) -> None:
    """Undo the deal of a game in which nobody has moved: a seat is free again."""
    table.row.long_seed, table.row.started, table.row.state = None, None, "open"
    table.row.redealt += 1
    table.game, table.sealed, table.cache = None, {}, {}


# Actions of players


def check_seated(table: Table, person: Person) -> list[int]:
    seats = table.seats_of(person.id)
    if not seats:
        raise Problem("not-seated")
    return seats


def check_playing(table: Table) -> None:
    if not table.playing:
        raise Problem("not-started" if table.row.state == "open" else "not-playing")


async def start_now(store: TableStore, person: Person, table_id: str, level: str | None) -> Table:
    """Start now, with all who have sat down, and bots on the open seats. A game with bots is not rated."""

    def edit(table: Table) -> None:
        if table.row.state != "open":
            raise Problem("already-started")
        if table.row.host != person.id:
            raise Problem("not-host")
        for seat in table.seats:
            seat.waits = False
            if seat.kind == "open":
                seat.kind, seat.level = "bot", checked_level(level)
                seat.name, table.row.rated = seat.level, False
        start(table)

    return (await store.change(table_id, edit))[0]


async def resign(store: TableStore, person: Person, table_id: str, number: int) -> Table:
    """Resign: the seat comes last. A bot continues for it while others still play; otherwise the game is over."""

    def edit(table: Table) -> None:
        if number not in table.seats_of(person.id):
            raise Problem("not-your-seat", seat=number)
        check_playing(table)
        give_up(table, number)

    return (await store.change(table_id, edit))[0]


def give_up(table: Table, number: int) -> None:
    """A seat resigns. Without its rules a game has no result: it is aborted when only one person is left."""
    seat = table.seats[number - 1]
    seat.resigned, seat.stand_in = True, STAND_IN
    left = [other for other in table.seats if not other.resigned]
    if table.game is None:
        table.row.state = "playing" if sum(other.kind == "person" for other in left) > 1 else "aborted"
    elif len(left) < 2 or all(other.kind == "bot" for other in left):
        table.row.state, table.row.outcome = "over", outcome(table)


async def silence(store: TableStore, person: Person, table_id: str, user_id: str, silenced: bool) -> Table:
    """The host decides that a person may say nothing at this table, or may speak again."""

    def edit(table: Table) -> None:
        if table.row.host != person.id:
            raise Problem("not-host")
        others = [other for other in table.row.silenced if other != user_id]
        table.row.silenced = [*others, user_id][-MOST_SILENCED:] if silenced else others

    return (await store.change(table_id, edit))[0]


async def abort(store: TableStore, person: Person, table_id: str, agree: bool) -> Table:
    """Abort a game. The host may until every player has moved; in the first moves all players together, and at any time
    if the rules have changed; and anyone who plays against bots alone.
    """

    def edit(table: Table) -> None:
        row = table.row
        if row.state == "open" and row.host != person.id:
            raise Problem("not-host")
        if row.host == person.id and (row.state == "open" or (table.playing and not _all_have_moved(table))):
            row.state = "aborted"
            return
        seats = check_seated(table, person)
        if not may_abort(table):
            raise Problem("too-late" if table.playing else "not-playing")
        for seat in seats:
            table.seats[seat - 1].wants_abort = agree
        people = [seat for seat in table.seats if seat.kind == "person" and not seat.bot]
        if all(seat.wants_abort for seat in people):
            row.state = "aborted"

    return (await store.change(table_id, edit))[0]


def _all_have_moved(table: Table) -> bool:
    """Whether every person has made a move: one who sits down and does nothing cannot keep the others."""
    moved = {row.seat for row in table.in_force} | set(table.sealed)
    return all(seat.seat in moved for seat in table.seats if seat.kind == "person")
