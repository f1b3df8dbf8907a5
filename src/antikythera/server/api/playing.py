"""Playing, looking back, and asking about a position."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, Router, get, post
from litestar.params import JSONBody

from antikythera import explain, registry, scenes
from antikythera.game import Event, IllegalAction, View
from antikythera.record import LARGEST, dumps
from antikythera.server import play, records
from antikythera.server.api.asking import (
    Asked,
    Asker,
    InPath,
    Map,
    MaybeNumber,
    MaybeText,
    Number,
    NumberInPath,
    Text,
    TheHouse,
    dealt,
    seat_of,
)
from antikythera.server.api.tables import shown
from antikythera.server.identity import client
from antikythera.server.languages import preferred
from antikythera.server.match import Match
from antikythera.server.problems import Problem, malformed
from antikythera.server.seen import Entry, Snapshot, TableInfo, entries, entry, mine, table_info


class Move(msgspec.Struct, forbid_unknown_fields=True):
    """A line of a seat, and the number of the snapshot that it answers."""

    seat: int
    number: int
    line: str


class TakeBack(msgspec.Struct, forbid_unknown_fields=True):
    """Take back the ``last`` line, or all of the ``turn``."""

    seat: int
    number: int
    to: str = "last"


class Past(msgspec.Struct):
    """A position after so many lines."""

    move: int
    scene: msgspec.Raw
    seat: int
    decision: str
    entry: Entry | None


class Preview(msgspec.Struct):
    """What a line would bring about."""

    events: list[Event]


class Why(msgspec.Struct):
    """Whether a line is legal, and why not."""

    legal: bool
    reason: dict[str, Any] | None


class Helped(msgspec.Struct):
    """The technologies that changed what a line brought about."""

    technologies: list[str]


class Site(msgspec.Struct):
    """A place to dig."""

    x: int
    y: int
    quadrant: str


class ProofShown(msgspec.Struct):
    """What a map asks for in one direction, and what is there."""

    direction: str
    terrain: str
    wanted: int
    found: int
    missing: int
    holds: bool


class Dig(msgspec.Struct, omit_defaults=True):
    """Where a map can be dug, and the proof for one site."""

    sites: list[Site]
    proof: list[ProofShown] | None = None


class Position(msgspec.Struct):
    """What a seat may know, as a text."""

    number: int
    position: str


class Since(msgspec.Struct):
    """What happened since a seat's last turn."""

    after: int
    entries: list[Entry]


@post("/tables/{table_id:str}/moves", status_code=200)
async def move(house: TheHouse, person: Asker, table_id: InPath, data: JSONBody[Move]) -> Snapshot:
    """Play a line. The answer comes when it is written down for good."""
    house.limits.take("move", person.id)
    match = await play.play(house.matches, person.id, table_id, data.seat, data.number, data.line)
    return shown(house, match, person, data.seat)


@post("/tables/{table_id:str}/undo", status_code=200)
async def undo(house: TheHouse, person: Asker, table_id: InPath, data: JSONBody[TakeBack]) -> Snapshot:
    """Take back what can still be taken back."""
    house.limits.take("move", person.id)
    match = await play.undo(house.matches, person.id, table_id, data.seat, data.number, data.to)
    return shown(house, match, person, data.seat)


def _past(match: Match, viewer: int, moves: int) -> View:
    """What a seat could see after so many moves."""
    if not 0 <= moves <= match.visible_moves(viewer):
        raise malformed("move")
    return match.at(moves).view(viewer)


@get("/tables/{table_id:str}/at/{number:int}")
async def at(house: TheHouse, person: Asker, table_id: InPath, number: NumberInPath, seat: MaybeNumber = None) -> Past:
    """The position after so many lines, as a seat could see it then."""
    match = await dealt(house, table_id)
    viewer = seat_of(match, person, seat)
    view = _past(match, viewer, number)
    told = [entry for entry in entries(match, viewer) if entry.move == number and not entry.undone]
    scene = msgspec.Raw(scenes.written(view))
    return Past(number, scene, view.seat, view.decision, told[-1] if told else None)


@get("/tables/{table_id:str}/log")
async def log(
    house: TheHouse, person: Asker, table_id: InPath, after: Number = 0, seat: MaybeNumber = None
) -> list[Entry]:
    """The log, from a number on."""
    match = await dealt(house, table_id)
    if after < 0:
        raise malformed("after")
    return entries(match, seat_of(match, person, seat), after)


@get("/tables/{table_id:str}/position")
async def position(house: TheHouse, person: Asker, table_id: InPath, seat: MaybeNumber = None) -> Position:
    """What a seat may know, as a text that ``antikythera.view_from_position`` reads: for bots."""
    match = await dealt(house, table_id)
    viewer = seat_of(match, person, seat)
    return Position(match.visible_number(viewer), match.seen_by(viewer).position())


@get("/tables/{table_id:str}/since")
async def since(house: TheHouse, person: Asker, table_id: InPath, seat: MaybeNumber = None) -> Since:
    """What happened since one's last turn."""
    match = await dealt(house, table_id)
    own = mine(match, person.id)
    viewer = seat_of(match, person, seat) or (own[0] if own else 0)
    last = max((row.number for row in match.in_force[: match.confirmed] if row.seat == viewer), default=0)
    return Since(last, entries(match, viewer, last))


@get("/tables/{table_id:str}/preview")
async def preview(
    house: TheHouse, person: Asker, table_id: InPath, line: Text, seat: MaybeNumber = None, number: MaybeNumber = None
) -> Preview:
    """What a legal line would bring about, as far as it can be known. With the number of the log that the question is
    about: nothing, if the table has gone on meanwhile.
    """
    match = await dealt(house, table_id)
    viewer = seat_of(match, person, seat)
    if number is not None and number != match.visible_number(viewer):
        return Preview([])
    try:
        return Preview(explain.preview(match.seen_by(viewer), line[:80]))
    except IllegalAction as error:
        raise play.illegal(match, viewer, line, error.legal) from None


@get("/tables/{table_id:str}/why")
async def why(house: TheHouse, person: Asker, table_id: InPath, line: Text, seat: MaybeNumber = None) -> Why:
    """Why a line cannot be played now."""
    match = await dealt(house, table_id)
    view = match.seen_by(seat_of(match, person, seat))
    if view.rules.parse(line[:80]) is None:
        raise malformed("line")
    return Why(line in view.legal, play.why_not(match, view.viewer or 0, line))


@get("/tables/{table_id:str}/helped")
async def helped(house: TheHouse, person: Asker, table_id: InPath, move: Number, seat: MaybeNumber = None) -> Helped:
    """Which technologies a line of the log, the one that led to so many moves, owed something to."""
    match = await dealt(house, table_id)
    viewer = seat_of(match, person, seat)
    if not 0 < move <= match.visible_moves(viewer):
        raise malformed("move")
    line = entry(match, match.in_force[move - 1], viewer).line
    return Helped(explain.helped(match.at(move - 1).view(viewer), line) if line else [])


@get("/tables/{table_id:str}/dig")
async def dig(
    house: TheHouse, person: Asker, table_id: InPath, card: Map, seat: MaybeNumber = None, move: MaybeNumber = None,
    x: MaybeNumber = None, y: MaybeNumber = None, quadrant: MaybeText = None,
) -> Dig:  # fmt: skip
    """Where a map of Akrotiri can be dug, now or after so many moves; with a site, what the map finds there."""
    match = await dealt(house, table_id)
    if match.table.game != "akrotiri":
        raise Problem("unknown-address")
    viewer = seat_of(match, person, seat)
    view = match.seen_by(viewer) if move is None else _past(match, viewer, move)
    try:
        digging: Any = registry.part(match.table.game, "dig_sites")
        sites = [Site(*site) for site in digging.dig_sites(view.states, card)]
        if x is None or y is None or quadrant is None:
            return Dig(sites)
        proofs = digging.explain_dig(view.states, card, x, y, quadrant)
    except ValueError:
        raise malformed("map, x, y, quadrant") from None
    return Dig(sites, [ProofShown(p.direction, p.terrain, p.wanted, p.found, p.missing, p.holds) for p in proofs])


@get("/tables/{table_id:str}/record")
async def record(house: TheHouse, person: Asker, table_id: InPath, seat: MaybeNumber = None) -> Response[bytes]:
    """The record of a game; while it is played, as much of it as a seat may know."""
    match = await dealt(house, table_id)
    viewer = seat_of(match, person, seat)
    told = records.record_of(match) if match.finished else records.record_so_far(match, viewer)
    name = f"{match.table.game}-{match.table.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(dumps(told), media_type="application/json", headers=headers)


@post("/records", request_max_body_size=LARGEST)
async def import_record(request: Asked, house: TheHouse, person: Asker) -> TableInfo:
    """A game from its record, to look at."""
    house.limits.take("record", client(request))
    await house.accounts.remember(person, preferred(request))
    match = await records.imported(house.matches, person, await request.body())
    return table_info(match, [], frozenset())


@get("/tables/{table_id:str}/summary")
async def summary(house: TheHouse, table_id: InPath) -> records.Summary:
    """Where the points of a finished game came from."""
    match = await dealt(house, table_id)
    if not match.finished:
        raise Problem("not-over")
    return records.summary(match)


router = Router(
    "",
    route_handlers=[move, undo, at, log, position, since, preview, why, helped, dig, record, import_record, summary],
    tags=["playing"],
)
