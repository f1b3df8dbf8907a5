"""Types of parameters, and checks that most handlers make first."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, QueryParameter

from antikythera.server import lists
from antikythera.server.accounts import Person
from antikythera.server.identity import client_address
from antikythera.server.languages import preferred
from antikythera.server.problems import Problem
from antikythera.server.services import Services
from antikythera.server.snapshot import viewer_of
from antikythera.server.table import Table

AnyRequest = Request[Any, Any, Any]
AppServices = NamedDependency[Services]
CurrentPerson = NamedDependency[Person]
"""The person who makes the request."""
PathText = FromPath[str]
PathNumber = FromPath[int]
QueryText = FromQuery[str]
OptionalText = FromQuery[str | None]
QueryNumber = FromQuery[int]
OptionalNumber = FromQuery[int | None]
Scope = Annotated[str, QueryParameter(name="scope")]


async def admit_player(request: AnyRequest, services: Services, person: Person, kind: str) -> None:
    """Count a request for a table or a seat, and remember who makes it. Raises Problem if they have too many."""
    await services.limits.take(kind, client_address(request))
    await services.accounts.remember(person, preferred(request))
    if services.limits.scale:
        await lists.check_number(services.store, person)


async def started_table(services: Services, table_id: str) -> Table:
    """A table whose game has been dealt, perhaps by rules that are no longer here."""
    table = await services.store.get(table_id)
    if not table.dealt:
        raise Problem("not-started")
    return table


async def dealt_table(services: Services, table_id: str) -> Table:
    """A table whose game has been dealt by the rules that are here."""
    table = await started_table(services, table_id)
    if table.game is None:
        raise Problem("other-rules", rules=table.row.rules)
    return table


def check_seat(table: Table, person: Person, seat: int) -> None:
    """Refuse to show a seat of another person while the game is running."""
    if seat not in (0, *table.seats_of(person.id)) and not (table.finished and 0 < seat <= table.row.players):
        raise Problem("not-your-seat", seat=seat)


def seat_of(table: Table, person: Person, seat: int | None) -> int:
    """The seat whose view a person gets: the one that they ask for, or their own."""
    if seat is None:
        return viewer_of(table, table.seats_of(person.id), None)[0]
    check_seat(table, person, seat)
    return seat
