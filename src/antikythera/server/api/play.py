"""Moves, past positions, and questions about a position."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, Router, get, post
from litestar.params import JSONBody

from antikythera import explain, scenes
from antikythera.game import Event, IllegalAction, View
from antikythera.record import LARGEST, dumps
from antikythera.server import play, records
from antikythera.server.api.params import (
    AnyRequest,
    AppServices,
    CurrentPerson,
    OptionalNumber,
    PathNumber,
    PathText,
    QueryNumber,
    QueryText,
    dealt_table,
    seat_of,
    started_table,
)
from antikythera.server.api.tables import snapshot_for
from antikythera.server.identity import client_address
from antikythera.server.languages import preferred
from antikythera.server.problems import Problem, malformed
from antikythera.server.snapshot import LogEntry, Scene, Snapshot, TableInfo, entries, entry, table_info
from antikythera.server.table import Table

LOG_PAGE = 500
"""How many entries of the log are sent at once."""


class MoveRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A line of a seat, and the number of the snapshot that it was chosen from."""

    seat: int
    number: int
    line: str


class UndoRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Undo the ``last`` line, or the whole ``turn``."""

    seat: int
    number: int
    to: str = "last"


class Past(msgspec.Struct):
    """The position after ``move`` lines, as the viewer may see it."""

    move: int
    scene: Scene
    seat: int
    decision: str
    entry: LogEntry | None


class Preview(msgspec.Struct):
    """What a line would do."""

    events: list[Event]


class Why(msgspec.Struct):
    """Whether a line is legal, and why not."""

    legal: bool
    reason: play.ReasonInfo | None


class PositionText(msgspec.Struct):
    """What a seat may know, as text."""

    number: int
    position: str


class Since(msgspec.Struct):
    """The entries since a seat's last turn."""

    after: int
    entries: list[LogEntry]


@post("/tables/{table_id:str}/moves", status_code=200)
async def move(
    services: AppServices, person: CurrentPerson, table_id: PathText, data: JSONBody[MoveRequest]
) -> Snapshot:
    """Play a line. The answer comes when the line is committed."""
    await services.limits.take("move", person.id)
    table = await play.play(services.store, person.id, table_id, data.seat, data.number, data.line)
    return snapshot_for(services, table, person, data.seat)


@post("/tables/{table_id:str}/undo", status_code=200)
async def undo(
    services: AppServices, person: CurrentPerson, table_id: PathText, data: JSONBody[UndoRequest]
) -> Snapshot:
    """Undo the last line, or the whole turn."""
    await services.limits.take("move", person.id)
    table = await play.undo(services.store, person.id, table_id, data.seat, data.number, data.to)
    return snapshot_for(services, table, person, data.seat)


def _past(table: Table, viewer: int, moves: int) -> View:
    """What a seat could see after that many moves."""
    if not 0 <= moves <= table.visible_moves(viewer):
        raise malformed("move")
    return table.at(moves).view(viewer)


@get("/tables/{table_id:str}/at/{number:int}")
async def at(
    services: AppServices, person: CurrentPerson, table_id: PathText, number: PathNumber, seat: OptionalNumber = None
) -> Past:
    """The position after that many lines, as a seat could see it then."""
    table = await dealt_table(services, table_id)
    viewer = seat_of(table, person, seat)
    view = _past(table, viewer, number)
    shown = entry(table, table.in_force[number - 1], viewer) if number else None
    return Past(number, msgspec.Raw(scenes.written(view)), view.seat, view.decision, shown)


@get("/tables/{table_id:str}/log")
async def log(
    services: AppServices,
    person: CurrentPerson,
    table_id: PathText,
    after: QueryNumber = 0,
    seat: OptionalNumber = None,
) -> list[LogEntry]:
    """The log after a number, a page at a time: the next one comes after the number of its last entry."""
    table = await started_table(services, table_id)
    if after < 0:
        raise malformed("after")
    return entries(table, seat_of(table, person, seat), after)[:LOG_PAGE]


@get("/tables/{table_id:str}/position")
async def position(
    services: AppServices, person: CurrentPerson, table_id: PathText, seat: OptionalNumber = None
) -> PositionText:
    """What a seat may know, as text that ``antikythera.view_from_position`` reads: for bots."""
    table = await dealt_table(services, table_id)
    viewer = seat_of(table, person, seat)
    return PositionText(table.visible_number(viewer), table.view(viewer).position())


@get("/tables/{table_id:str}/since")
async def since(services: AppServices, person: CurrentPerson, table_id: PathText, seat: OptionalNumber = None) -> Since:
    """What happened since the last turn of the person who asks."""
    table = await dealt_table(services, table_id)
    own = table.seats_of(person.id)
    viewer = seat_of(table, person, seat) or (own[0] if own else 0)
    last = max((row.number for row in table.in_force[: table.confirmed] if row.seat == viewer), default=0)
    return Since(last, entries(table, viewer, last))


@get("/tables/{table_id:str}/preview")
async def preview(
    services: AppServices,
    person: CurrentPerson,
    table_id: PathText,
    line: QueryText,
    seat: OptionalNumber = None,
    number: OptionalNumber = None,
) -> Preview:
    """What a legal line would do, as far as it can be known. With a ``number`` of the log: nothing, if there have been
    moves since.
    """
    table = await dealt_table(services, table_id)
    viewer = seat_of(table, person, seat)
    if number is not None and number != table.visible_number(viewer):
        return Preview([])
    try:
        return Preview(explain.preview(table.view(viewer), line[: play.LONGEST_LINE]))
    except IllegalAction as error:
        raise play.illegal(table, viewer, line, error.legal) from None


@get("/tables/{table_id:str}/why")
async def why(
    services: AppServices, person: CurrentPerson, table_id: PathText, line: QueryText, seat: OptionalNumber = None
) -> Why:
    """Why a line is not legal now."""
    table = await dealt_table(services, table_id)
    view = table.view(seat_of(table, person, seat))
    if view.rules.parse(line[: play.LONGEST_LINE]) is None:
        raise malformed("line")
    return Why(line in view.legal, play.why_not(table, view.viewer or 0, line))


@get("/tables/{table_id:str}/ask/{question:str}")
async def ask(
    request: AnyRequest, services: AppServices, person: CurrentPerson, table_id: PathText, question: PathText,
    seat: OptionalNumber = None, move: OptionalNumber = None,
) -> dict[str, Any]:  # fmt: skip
    """Answer a question that only this game has, about the position now or after ``move`` lines."""
    table = await dealt_table(services, table_id)
    viewer = seat_of(table, person, seat)
    view = table.view(viewer) if move is None else _past(table, viewer, move)
    try:
        return explain.ask(view, question, dict(request.query_params.items()))
    except explain.UnknownQuestion:
        raise Problem("unknown-address") from None
    except ValueError:
        raise malformed(question) from None


@get("/tables/{table_id:str}/record")
async def record(
    services: AppServices, person: CurrentPerson, table_id: PathText, seat: OptionalNumber = None
) -> Response[bytes]:
    """The record of a game; of a running game, as much as a seat may know."""
    table = await started_table(services, table_id)
    viewer = seat_of(table, person, seat)
    exported = records.exported(table, viewer)
    name = f"{table.row.game}-{table.row.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(dumps(exported), media_type="application/json", headers=headers)


@post("/records", request_max_body_size=LARGEST)
async def import_record(request: AnyRequest, services: AppServices, person: CurrentPerson) -> TableInfo:
    """A table that shows a recorded game."""
    await services.limits.take("record", client_address(request))
    await services.accounts.remember(person, preferred(request))
    table = await records.imported(services.store, person, await request.body())
    return table_info(table, [], frozenset())


@get("/tables/{table_id:str}/summary")
async def summary(services: AppServices, table_id: PathText) -> records.Summary:
    """Where the points of a finished game came from."""
    table = await dealt_table(services, table_id)
    if not table.finished:
        raise Problem("not-over")
    return records.summary(table)


router = Router(
    "",
    route_handlers=[move, undo, at, log, position, since, preview, why, ask, record, import_record, summary],
    tags=["play"],
)
