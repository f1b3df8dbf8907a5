"""Games, tables and seats."""

from __future__ import annotations

import io

import msgspec
import segno
from litestar import Response, Router, delete, get, post, put
from litestar.params import JSONBody

from antikythera import bots, registry
from antikythera.rulebook import rulebook
from antikythera.server import branches, lists, lobby, outbound, rematches, seats, take_backs
from antikythera.server.accounts import Person
from antikythera.server.api.params import (
    AnyRequest,
    AppServices,
    CurrentPerson,
    OptionalNumber,
    OptionalText,
    PathNumber,
    PathText,
    Scope,
    admit_player,
    check_seat,
    dealt_table,
)
from antikythera.server.branches import BranchRequest
from antikythera.server.identity import client_address
from antikythera.server.links import can_be_reached, public_address
from antikythera.server.problems import Problem, malformed
from antikythera.server.seats import JoinRequest, SeatAssignment
from antikythera.server.services import Services
from antikythera.server.snapshot import Snapshot, TableInfo, snapshot, table_info
from antikythera.server.table import Table
from antikythera.server.wishes import NewTable


class GameInfo(msgspec.Struct):
    """A game that can be played."""

    game: str
    players: list[int]
    options: list[str]
    rules: int
    levels: list[str]


class LevelChoice(msgspec.Struct, forbid_unknown_fields=True):
    """The level of bots."""

    level: str | None = None


class ReplaceRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A seat, and the level of the bot that replaces its player; without a level, the player returns."""

    seat: int
    level: str | None = None


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """Whether a player agrees."""

    agree: bool = True


class SeatNumber(msgspec.Struct, forbid_unknown_fields=True):
    """A seat."""

    seat: int


def snapshot_for(services: Services, table: Table, person: Person, seat: int | None = None) -> Snapshot:
    """A table as the answer to a request."""
    if seat is not None:
        check_seat(table, person, seat)
    room = services.live.rooms.get(table.row.id)
    info = table_info(table, table.seats_of(person.id), room.online(table) if room else frozenset())
    return snapshot(table, info.mine, seat, info)


@get("/games", sync_to_thread=False)
def games() -> list[GameInfo]:
    """The available games, those for many players first."""
    books = sorted(map(rulebook, registry.games()), key=lambda book: (-book.players[-1], book.name))
    levels = [*bots.LEVELS, *bots.offered()]
    return [GameInfo(book.name, list(book.players), list(book.options), book.version, levels) for book in books]


@post("/tables")
async def open_table(
    request: AnyRequest, services: AppServices, person: CurrentPerson, data: JSONBody[NewTable]
) -> Snapshot:
    """Open a table."""
    await admit_player(request, services, person, "table")
    if data.webhook is not None:
        services.alerts.check_on()
        await outbound.resolve(data.webhook)
    await services.accounts.protect(person, *(seat.name for seat in data.seats))
    return snapshot_for(services, await lobby.open_table(services.store, person, data), person)


@get("/tables")
async def list_tables(
    services: AppServices,
    person: CurrentPerson,
    which: Scope = "open",
    after: OptionalText = None,
    who: OptionalText = None,
) -> list[TableInfo]:
    """Tables that are ``open``, ``mine``, ``played`` to the end by me or ``who``, ``finished``, or to ``watch``; the
    next page comes ``after`` an id.
    """
    found = await lists.listed(services.store, person, which, after, who)
    return [table_info(table, table.seats_of(person.id), frozenset()) for table in found]


@get("/tables/{table_id:str}")
async def show_table(
    services: AppServices, person: CurrentPerson, table_id: PathText, seat: OptionalNumber = None
) -> Snapshot:
    """A table, as one seat may see it."""
    return snapshot_for(services, await services.store.get(table_id), person, seat)


@post("/tables/{table_id:str}/seats/{number:int}", status_code=200)
async def take_seat(
    request: AnyRequest,
    services: AppServices,
    person: CurrentPerson,
    table_id: PathText,
    number: PathNumber,
    data: JSONBody[JoinRequest],
) -> Snapshot:
    """Take a seat."""
    await admit_player(request, services, person, "seat")
    await services.accounts.protect(person, data.name)
    table = await seats.take(services.store, person, table_id, number, data)
    return snapshot_for(services, table, person)


@post("/tables/{table_id:str}/seats/{number:int}/accept", status_code=200)
async def accept(services: AppServices, person: CurrentPerson, table_id: PathText, number: PathNumber) -> Snapshot:
    """The host accepts the person who has sat down; to refuse is to remove."""
    return snapshot_for(services, await seats.accept(services.store, person, table_id, number), person)


@delete("/tables/{table_id:str}/seats/{number:int}", status_code=200)
async def leave_seat(services: AppServices, person: CurrentPerson, table_id: PathText, number: PathNumber) -> Snapshot:
    """Leave a seat before the start; the host may remove others before the first move."""
    return snapshot_for(services, await seats.leave(services.store, person, table_id, number), person)


@put("/tables/{table_id:str}/seats/{number:int}", status_code=200)
async def assign_seat(
    services: AppServices, person: CurrentPerson, table_id: PathText, number: PathNumber, data: JSONBody[SeatAssignment]
) -> Snapshot:
    """The host gives a free seat to a bot, closes it, or opens it again."""
    return snapshot_for(services, await seats.assign(services.store, person, table_id, number, data), person)


@post("/tables/{table_id:str}/start", status_code=200)
async def start(
    services: AppServices, person: CurrentPerson, table_id: PathText, data: JSONBody[LevelChoice]
) -> Snapshot:
    """Start, with bots on the open seats."""
    return snapshot_for(services, await lobby.start_now(services.store, person, table_id, data.level), person)


@post("/tables/{table_id:str}/rematch", status_code=200)
async def rematch(
    request: AnyRequest, services: AppServices, person: CurrentPerson, table_id: PathText, data: JSONBody[JoinRequest]
) -> Snapshot:
    """Play again with the same players; answers with the new table."""
    await admit_player(request, services, person, "table")
    return snapshot_for(services, await rematches.rematch(services.store, person, table_id, data.contribution), person)


@post("/tables/{table_id:str}/branch")
async def branch(
    request: AnyRequest, services: AppServices, person: CurrentPerson, table_id: PathText, data: JSONBody[BranchRequest]
) -> Snapshot:
    """Play on from a moment of a game: of one that is over, or of your own against bots. Answers with a new table."""
    await admit_player(request, services, person, "table")
    origin = await dealt_table(services, table_id)
    await services.accounts.protect(person, *(seat.name for seat in data.seats))
    return snapshot_for(services, await branches.branch(services.store, person, origin, data), person)


@post("/tables/{table_id:str}/resign", status_code=200)
async def resign(
    services: AppServices, person: CurrentPerson, table_id: PathText, data: JSONBody[SeatNumber]
) -> Snapshot:
    """Resign."""
    return snapshot_for(services, await lobby.resign(services.store, person, table_id, data.seat), person)


@post("/tables/{table_id:str}/abort", status_code=200)
async def abort(services: AppServices, person: CurrentPerson, table_id: PathText, data: JSONBody[Answer]) -> Snapshot:
    """Abort the game, or agree to it."""
    return snapshot_for(services, await lobby.abort(services.store, person, table_id, data.agree), person)


@post("/tables/{table_id:str}/take-back", status_code=200)
async def ask_take_back(
    services: AppServices, person: CurrentPerson, table_id: PathText, data: JSONBody[SeatNumber]
) -> Snapshot:
    """Ask to take back the last turn of a seat; bots always agree."""
    await services.limits.take("chat", person.id)
    return snapshot_for(services, await take_backs.ask(services.store, person, table_id, data.seat), person)


@post("/tables/{table_id:str}/take-back/answer", status_code=200)
async def answer_take_back(
    services: AppServices, person: CurrentPerson, table_id: PathText, data: JSONBody[Answer]
) -> Snapshot:
    """Agree that a turn is taken back, or refuse."""
    return snapshot_for(services, await take_backs.answer(services.store, person, table_id, data.agree), person)


@post("/tables/{table_id:str}/replace", status_code=200)
async def replace(
    services: AppServices, person: CurrentPerson, table_id: PathText, data: JSONBody[ReplaceRequest]
) -> Snapshot:
    """Replace a player who is out of time by a bot; without a level, take your own seat back."""
    if data.level is None:
        table = await seats.take_back(services.store, person, table_id, data.seat)
    else:
        table = await seats.replace(services.store, person, table_id, data.seat, data.level)
    return snapshot_for(services, table, person)


@get("/tables/{table_id:str}/qr")
async def qr(request: AnyRequest, services: AppServices, table_id: PathText) -> Response[bytes]:
    """The invitation as a QR code."""
    table = await services.store.get(table_id)
    address = public_address(services.settings, request)
    if not can_be_reached(address):
        raise Problem("only-here")
    drawn = io.BytesIO()
    segno.make(f"{address}/t/{table.row.id}", error="m").save(drawn, kind="svg", scale=8, border=2)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


@get("/tables/{table_id:str}/picture")
async def picture(
    request: AnyRequest, services: AppServices, table_id: PathText, move: OptionalNumber = None
) -> Response[bytes]:
    """The board as spectators see it now, or after ``move`` lines, as a PNG: for links to a table."""
    await services.limits.take("picture", client_address(request))
    table = await dealt_table(services, table_id)
    moves = table.confirmed if move is None else move
    if not 0 <= moves <= table.confirmed:
        raise malformed("move")
    drawn = await services.pictures.draw(table, moves)
    return Response(drawn, media_type="image/png", headers={"cache-control": "public, max-age=300"})


router = Router(
    "",
    route_handlers=[
        games, open_table, list_tables, show_table, take_seat, accept, leave_seat, assign_seat, start,
        rematch, branch, resign, abort, ask_take_back, answer_take_back, replace, qr, picture,
    ],
    tags=["tables"],
)  # fmt: skip
