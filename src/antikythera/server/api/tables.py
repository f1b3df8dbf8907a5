"""Games, tables and seats."""

from __future__ import annotations

import io

import msgspec
import segno
from litestar import Response, Router, delete, get, post
from litestar.params import JSONBody

from antikythera import bots, registry
from antikythera.rulebook import rulebook
from antikythera.server import public_web, seats, tables
from antikythera.server.accounts import Person
from antikythera.server.api.asking import (
    Asked,
    Asker,
    InPath,
    MaybeNumber,
    MaybeText,
    NumberInPath,
    Scope,
    TheHouse,
    check_seat,
)
from antikythera.server.house import House
from antikythera.server.identity import client
from antikythera.server.languages import preferred
from antikythera.server.match import Match
from antikythera.server.seen import Snapshot, TableInfo, mine, snapshot, table_info
from antikythera.server.tables import NewTable


class GameInfo(msgspec.Struct):
    """A game that can be played."""

    game: str
    players: list[int]
    options: list[str]
    rules: int
    levels: list[str]


class Sitting(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody who sits down says: a number for the deal, and a name for this table."""

    contribution: str | None = None
    name: str | None = None


class Level(msgspec.Struct, forbid_unknown_fields=True):
    """How strong a bot shall be."""

    level: str | None = None


class Given(msgspec.Struct, forbid_unknown_fields=True):
    """Which seat, and which bot shall play for it; none gives it back to its owner."""

    seat: int
    level: str | None = None


class Agreement(msgspec.Struct, forbid_unknown_fields=True):
    """Whether one agrees."""

    agree: bool = True


class OfSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Which seat."""

    seat: int


def shown(house: House, match: Match, person: Person, seat: int | None = None) -> Snapshot:
    """A table as the answer to a request."""
    if seat is not None:
        check_seat(match, person, seat)
    room = house.live.rooms.get(match.table.id)
    table = table_info(match, mine(match, person.id), room.online(match) if room else frozenset())
    return snapshot(match, table.mine, seat, table)


@get("/games", sync_to_thread=False)
def games() -> list[GameInfo]:
    """The games there are, those for many players first."""
    books = sorted(map(rulebook, registry.games()), key=lambda book: (-book.players[-1], book.name))
    levels = list(bots.LEVELS)
    return [GameInfo(book.name, list(book.players), list(book.options), book.version, levels) for book in books]


@post("/tables")
async def open_table(request: Asked, house: TheHouse, person: Asker, data: JSONBody[NewTable]) -> Snapshot:
    """Open a table."""
    house.limits.take("table", client(request))
    if data.webhook is not None:
        house.alerts.check_on()
        await public_web.resolve(data.webhook)
    await house.accounts.remember(person, preferred(request))
    return shown(house, await tables.open_table(house.matches, person, data), person)


@get("/tables")
async def list_tables(
    house: TheHouse, person: Asker, which: Scope = "open", after: MaybeText = None
) -> list[TableInfo]:
    """Tables: ``open`` to sit down at, ``mine``, ``finished``, or to ``watch``; the next page comes ``after`` an id."""
    found = await tables.listed(house.matches, person, which, after)
    return [table_info(match, mine(match, person.id), frozenset()) for match in found]


@get("/tables/{table_id:str}")
async def show_table(house: TheHouse, person: Asker, table_id: InPath, seat: MaybeNumber = None) -> Snapshot:
    """A table, as one seat may see it."""
    return shown(house, await house.matches.get(table_id), person, seat)


@post("/tables/{table_id:str}/seats/{number:int}", status_code=200)
async def take_seat(
    request: Asked,
    house: TheHouse,
    person: Asker,
    table_id: InPath,
    number: NumberInPath,
    data: JSONBody[Sitting],
) -> Snapshot:
    """Sit down."""
    await house.accounts.remember(person, preferred(request))
    match = await seats.take(house.matches, person, table_id, number, data.contribution, data.name)
    return shown(house, match, person)


@delete("/tables/{table_id:str}/seats/{number:int}", status_code=200)
async def leave_seat(house: TheHouse, person: Asker, table_id: InPath, number: NumberInPath) -> Snapshot:
    """Stand up before the start."""
    return shown(house, await seats.leave(house.matches, person, table_id, number), person)


@post("/tables/{table_id:str}/start", status_code=200)
async def start(house: TheHouse, person: Asker, table_id: InPath, data: JSONBody[Level]) -> Snapshot:
    """Begin, with bots on the seats that are still open."""
    return shown(house, await tables.start_now(house.matches, person, table_id, data.level), person)


@post("/tables/{table_id:str}/rematch", status_code=200)
async def rematch(
    request: Asked, house: TheHouse, person: Asker, table_id: InPath, data: JSONBody[Sitting]
) -> Snapshot:
    """Play again with the same people; answers with the new table."""
    house.limits.take("table", client(request))
    return shown(house, await tables.rematch(house.matches, person, table_id, data.contribution), person)


@post("/tables/{table_id:str}/resign", status_code=200)
async def resign(house: TheHouse, person: Asker, table_id: InPath, data: JSONBody[OfSeat]) -> Snapshot:
    """Give up."""
    return shown(house, await tables.resign(house.matches, person, table_id, data.seat), person)


@post("/tables/{table_id:str}/abort", status_code=200)
async def abort(house: TheHouse, person: Asker, table_id: InPath, data: JSONBody[Agreement]) -> Snapshot:
    """Call the game off, or agree to it."""
    return shown(house, await tables.abort(house.matches, person, table_id, data.agree), person)


@post("/tables/{table_id:str}/replace", status_code=200)
async def replace(house: TheHouse, person: Asker, table_id: InPath, data: JSONBody[Given]) -> Snapshot:
    """Give the seat of somebody who is out of time to a bot; without a level, take one's own seat back."""
    if data.level is None:
        match = await seats.come_back(house.matches, person, table_id, data.seat)
    else:
        match = await seats.replace(house.matches, person, table_id, data.seat, data.level)
    return shown(house, match, person)


@get("/tables/{table_id:str}/qr")
async def qr(request: Asked, house: TheHouse, table_id: InPath) -> Response[bytes]:
    """The invitation as a picture."""
    match = await house.matches.get(table_id)
    base = house.settings.public_url or str(request.base_url)
    drawn = io.BytesIO()
    segno.make(f"{base.rstrip('/')}/t/{match.table.id}", error="m").save(drawn, kind="svg", scale=8, border=2)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


router = Router(
    "",
    route_handlers=[
        games, open_table, list_tables, show_table, take_seat, leave_seat, start, rematch, resign, abort, replace, qr,
    ],
    tags=["tables"],
)  # fmt: skip
