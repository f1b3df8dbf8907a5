"""Seats: taken, left, given to a bot when their owner is gone, and taken back."""

from __future__ import annotations

from antikythera.server.accounts import Person, tidy_name
from antikythera.server.clock import GRACE
from antikythera.server.fair import checked
from antikythera.server.match import Match, Seat
from antikythera.server.matches import Matches, now
from antikythera.server.problems import Problem
from antikythera.server.seen import mine
from antikythera.server.tables import check_seated, checked_level, filled, start


def _seat(match: Match, number: int) -> Seat:
    if not 1 <= number <= match.table.players:
        raise Problem("full")
    return match.seats[number - 1]


async def take(
    matches: Matches, person: Person, table_id: str, number: int, contribution: str | None, name: str | None
) -> Match:
    """Sit down. The last one to do so starts the game. Sitting down twice has no second effect."""
    added, shown = checked(contribution), tidy_name(name) if name else person.name

    def edit(match: Match) -> None:
        seat = _seat(match, number)
        if seat.user_id == person.id:
            return
        if match.table.state != "open":  # it began when the last seat was taken
            raise Problem("full")
        if seat.kind != "open":
            raise Problem("seat-taken", seat=number)
        if seat.reserved not in (None, person.id):
            raise Problem("reserved", name=seat.name)
        seat.kind, seat.user_id, seat.name, seat.contribution = "person", person.id, shown, added
        if filled(match):
            start(match)

    return (await matches.change(table_id, edit))[0]


async def leave(matches: Matches, person: Person, table_id: str, number: int) -> Match:
    """Stand up again before the start."""

    def edit(match: Match) -> None:
        seat = _seat(match, number)
        if match.table.state != "open":
            raise Problem("already-started")
        if seat.user_id != person.id:
            raise Problem("not-your-seat", seat=number)
        match.seats[number - 1] = Seat(table_id=table_id, seat=number, kind="open")

    return (await matches.change(table_id, edit))[0]


async def replace(matches: Matches, person: Person, table_id: str, number: int, level: str | None) -> Match:
    """Give the seat of somebody who is out of time to a bot of that level."""
    stand_in = checked_level(level)

    def edit(match: Match) -> None:
        seat, seated = _seat(match, number), check_seated(match, person)
        if not match.playing:
            raise Problem("not-playing")
        if number in seated or seat.bot or number not in match.choosing:
            raise Problem("not-out-of-time", seat=number)
        if not match.clock.is_out(number, now(), seat.grace_ms):
            raise Problem("not-out-of-time", seat=number)
        seat.stand_in = stand_in

    return (await matches.change(table_id, edit))[0]


async def come_back(matches: Matches, person: Person, table_id: str, number: int) -> Match:
    """Take one's seat back from the bot that stood in, with at least a minute on the clock."""

    def edit(match: Match) -> None:
        if number not in mine(match, person.id):
            raise Problem("not-your-seat", seat=number)
        seat = match.seats[number - 1]
        if seat.resigned or not match.playing:
            raise Problem("not-playing")
        left = match.clock.left(number, number in match.choosing, now(), seat.grace_ms)
        if seat.stand_in and left is not None:
            seat.grace_ms += max(0, GRACE - left)
        seat.stand_in = None

    return (await matches.change(table_id, edit))[0]
