"""Seats: taking, leaving, and replacing an absent player by a bot."""

from __future__ import annotations

from typing import Literal

import msgspec

from antikythera import bots
from antikythera.rulebook import rulebook
from antikythera.server.accounts import Person
from antikythera.server.clock import GRACE
from antikythera.server.deal import checked_contribution
from antikythera.server.lobby import check_playing, check_seated, filled, reopen, start
from antikythera.server.problems import Problem
from antikythera.server.store import TableStore, now
from antikythera.server.table import SeatRow, Table
from antikythera.server.wishes import STAND_IN, checked_colour, checked_level, seat_name

TOO_WEAK = ("random", *bots.LEVELS[: bots.LEVELS.index(STAND_IN)])
"""The levels that may not replace a player."""


class JoinRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A request to take a seat: a number for the deal, and a name and a colour for this table."""

    contribution: str | None = None
    name: str | None = None
    colour: int | None = None


class SeatAssignment(msgspec.Struct, forbid_unknown_fields=True):
    """What the host does with a free seat."""

    kind: Literal["open", "bot", "closed"]
    level: str | None = None


def _seat(table: Table, number: int) -> SeatRow:
    if not 1 <= number <= table.row.players:
        raise Problem("full")
    return table.seats[number - 1]


async def take(store: TableStore, person: Person, table_id: str, number: int, wish: JoinRequest) -> Table:
    """Take a seat. The last open seat starts the game. Taking the same seat twice has no second effect."""
    added, shown = checked_contribution(wish.contribution), seat_name(person, wish.name)
    colour = checked_colour(wish.colour)

    def edit(table: Table) -> None:
        seat = _seat(table, number)
        if seat.user_id == person.id:
            return
        if table.row.state != "open":  # it started when the last seat was taken
            raise Problem("full")
        if seat.kind != "open":
            raise Problem("seat-taken", seat=number)
        if table.seats_of(person.id):
            raise Problem("one-seat")
        if person.id in table.row.removed:
            raise Problem("removed")
        if table.row.rated and person.guest:
            raise Problem("account-needed")
        if seat.reserved not in (None, person.id):
            raise Problem("reserved", name=seat.name)
        seat.kind, seat.user_id, seat.contribution = "person", person.id, added
        seat.name, seat.account = shown, not person.guest
        seat.colour, seat.waits = colour or seat.colour, _must_wait(table, person, seat)
        if filled(table):
            start(table)

    return (await store.change(table_id, edit))[0]


def _must_wait(table: Table, person: Person, seat: SeatRow) -> bool:
    """Whether the host is asked first: not for the host, nor for a person for whom the seat was reserved."""
    return table.row.asks and person.id not in (table.row.host, seat.reserved)


async def accept(store: TableStore, person: Person, table_id: str, number: int) -> Table:
    """The host accepts the person who has sat down. The last one starts the game."""

    def edit(table: Table) -> None:
        seat = _seat_for_host(table, person, number)
        seat.waits = False
        if filled(table):
            start(table)

    return (await store.change(table_id, edit))[0]


async def leave(store: TableStore, person: Person, table_id: str, number: int) -> Table:
    """Leave a seat before the start; or the host removes its player, before the first move."""

    def edit(table: Table) -> None:
        seat = _seat(table, number)
        if seat.user_id == person.id:
            if table.row.state != "open":
                raise Problem("already-started")
        else:
            _remove(table, person, seat)
        table.seats[number - 1] = _free(seat)

    return (await store.change(table_id, edit))[0]


def _remove(table: Table, host: Person, seat: SeatRow) -> None:
    """The host removes a player, who may not sit down at this table again. A game without moves is not dealt yet."""
    if table.row.host != host.id or seat.user_id is None:
        raise Problem("not-your-seat", seat=seat.seat)
    if table.row.state != "open" and (table.number or not table.playing):
        raise Problem("already-started")
    table.row.removed = [*table.row.removed, seat.user_id]
    if table.playing:
        reopen(table)


def _seat_for_host(table: Table, person: Person, number: int) -> SeatRow:
    """A seat of a table that has not started, which only its host may change."""
    seat = _seat(table, number)
    if table.row.host != person.id:
        raise Problem("not-host")
    if table.row.state != "open":
        raise Problem("already-started")
    return seat


def _free(seat: SeatRow) -> SeatRow:
    return SeatRow(table_id=seat.table_id, seat=seat.seat, kind="open")


async def assign(store: TableStore, person: Person, table_id: str, number: int, wish: SeatAssignment) -> Table:
    """The host gives a free seat to a bot, closes it, or opens it again. The game starts if no seat is open."""

    def edit(table: Table) -> None:
        seat = _seat_for_host(table, person, number)
        if seat.kind == "person":
            raise Problem("seat-taken", seat=number)
        table.seats[number - 1] = _assigned(seat, wish)
        _check_numbers(table)
        if filled(table):
            start(table)

    return (await store.change(table_id, edit))[0]


def _assigned(seat: SeatRow, wish: SeatAssignment) -> SeatRow:
    given = _free(seat)
    given.kind = wish.kind
    if wish.kind == "bot":
        given.level = given.name = checked_level(wish.level)
    return given


def _check_numbers(table: Table) -> None:
    """A game has a number of players that its rules allow, or that of its first position; a rated one has no bots."""
    players = sum(seat.kind != "closed" for seat in table.seats)
    if players not in rulebook(table.row.game).players or (table.row.position and players < table.row.players):
        raise Problem("bad-table", what="players")
    if table.row.rated and any(seat.kind == "bot" for seat in table.seats):
        raise Problem("bad-table", what="rated")


async def replace(store: TableStore, person: Person, table_id: str, number: int, level: str | None) -> Table:
    """Give the seat of a player who is out of time to a bot."""
    stand_in = _checked_stand_in(level)

    def edit(table: Table) -> None:
        seat, seated = _seat(table, number), check_seated(table, person)
        check_playing(table)
        if number in seated or seat.bot or number not in table.choosing:
            raise Problem("not-out-of-time", seat=number)
        if not table.clock.is_out(number, now(), seat.grace_ms):
            raise Problem("not-out-of-time", seat=number)
        seat.stand_in = stand_in

    return (await store.change(table_id, edit))[0]


def _checked_stand_in(level: str | None) -> str:
    """A level that plays in earnest: the absent player's game is not thrown away."""
    level = checked_level(level)
    if level in TOO_WEAK:
        raise Problem("bad-table", what="level")
    return level


async def take_back(store: TableStore, person: Person, table_id: str, number: int) -> Table:
    """Take a seat back from the bot that replaced its player, with at least a minute on the clock."""

    def edit(table: Table) -> None:
        if number not in table.seats_of(person.id):
            raise Problem("not-your-seat", seat=number)
        seat = table.seats[number - 1]
        check_playing(table)
        if seat.resigned:
            raise Problem("not-playing")
        left = table.clock.left(number, number in table.choosing, now(), seat.grace_ms)
        if seat.stand_in and left is not None:
            seat.grace_ms += max(0, GRACE - left)
        seat.stand_in = None

    return (await store.change(table_id, edit))[0]
