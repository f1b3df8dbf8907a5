"""What requests carry, by the names that handlers use for it, and what most of them ask for first."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, QueryParameter

from antikythera.server.accounts import Person
from antikythera.server.house import House
from antikythera.server.match import Match
from antikythera.server.problems import Problem
from antikythera.server.seen import mine, viewer_of

Asked = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
Asker = NamedDependency[Person]
"""Whoever asks."""
InPath = FromPath[str]
NumberInPath = FromPath[int]
Text = FromQuery[str]
MaybeText = FromQuery[str | None]
Number = FromQuery[int]
MaybeNumber = FromQuery[int | None]
Map = Annotated[str, QueryParameter(name="map")]
Scope = Annotated[str, QueryParameter(name="scope")]


async def dealt(house: House, table_id: str) -> Match:
    """A match that has been dealt."""
    match = await house.matches.get(table_id)
    if match.game is None:
        raise Problem("not-started") if match.same_rules else Problem("other-rules", rules=match.table.rules)
    return match


def check_seat(match: Match, person: Person, seat: int) -> None:
    """Refuse a seat from which somebody may not look: after the end, one may look from any."""
    if seat not in (0, *mine(match, person.id)) and not (match.finished and 0 < seat <= match.table.players):
        raise Problem("not-your-seat", seat=seat)


def seat_of(match: Match, person: Person, seat: int | None) -> int:
    """The seat from which somebody looks, if they may: the one that is asked for, or their own."""
    if seat is None:
        return viewer_of(match, mine(match, person.id), None)[0]
    check_seat(match, person, seat)
    return seat
