"""Records of games: exported as far as a seat may know, imported for viewing; and where points came from."""

from __future__ import annotations

import asyncio

import msgspec

from antikythera.game import IllegalAction
from antikythera.record import FORMAT, InvalidRecord, Record, loads
from antikythera.record import Seat as SeatName
from antikythera.replays import deal, deal_fault, end_fault
from antikythera.server import wishes
from antikythera.server.accounts import Person, draw_id
from antikythera.server.deal import deal_of
from antikythera.server.names import LONGEST_NAME, tidy_name
from antikythera.server.problems import Problem
from antikythera.server.results import points_by_source
from antikythera.server.snapshot import entry
from antikythera.server.store import TableStore, now, outcome
from antikythera.server.table import SeatRow, Table


class Sources(msgspec.Struct):
    """The points of a seat, by the name of the event that brought them."""

    seat: int
    sources: dict[str, float]


class Round(msgspec.Struct):
    """The points of all seats at the end of a round."""

    round: int
    points: list[float]


class Summary(msgspec.Struct):
    """Where points came from, and when."""

    scores_by_source: list[Sources]
    points_by_round: list[Round]


def record_of(table: Table) -> Record:
    """The record of a table, with what its deal was drawn from."""
    assert table.game is not None
    record = table.game.record(seat.name for seat in table.seats)
    record.deal = deal_of(table)
    # a move that was taken back left its mark
    record.hints = sorted({min(move, len(record.lines)) for move in table.row.hints})
    return record


def exported(table: Table, viewer: int) -> Record:
    """The record of a table, as far as a seat may know it."""
    if table.game is None:
        return unplayed_record(table, viewer)
    return record_of(table) if table.finished else record_so_far(table, viewer)


def unplayed_record(table: Table, viewer: int) -> Record:
    """The record of a game by rules that are no longer here, for a release that has them."""
    record = _visible(table, viewer, "")  # nobody here can tell what a seat knew
    if not table.finished:
        return record
    record.view, record.lines = None, [row.line for row in table.in_force]
    record.seed, record.position, record.deal = table.row.dealt_from, table.row.position, deal_of(table)
    return record


def record_so_far(table: Table, viewer: int) -> Record:
    """What a seat may know of the record of a running game: neither the deal nor the secret choices of others."""
    return _visible(table, viewer, table.view(viewer).position())


def _visible(table: Table, viewer: int, view: str) -> Record:
    """A record with the moves that a seat may see, and with what it knows."""
    return Record(
        format=FORMAT,
        game=table.row.game,
        rules=table.row.rules,
        players=table.row.players,
        options=table.row.options,
        seats=[SeatName(seat.name) for seat in table.seats],
        view=view,
        lines=[entry(table, row, viewer).line for row in table.in_force[: table.visible_moves(viewer)]],
    )


async def imported(store: TableStore, person: Person, data: bytes) -> Table:
    """A table that shows a recorded game."""
    try:
        record = loads(data)
    except InvalidRecord as error:
        raise _bad(str(error), error.kind) from None
    if record.view is not None:
        raise Problem("unfinished-record")
    return await store.create(await asyncio.to_thread(_replayed, record, person.id))


def _replayed(record: Record, host: str) -> Table:
    """The table of a record, checked as :func:`antikythera.replays.replay` checks it."""
    try:
        deal(record)
    except ValueError as error:
        raise _bad(str(error)) from None
    table = _dealt(record, host)
    illegal = _play_lines(table, record.lines)
    assert table.game is not None
    if fault := deal_fault(record):
        raise _bad(fault)
    if illegal:
        raise _bad(str(illegal), "line")
    if fault := end_fault(record, table.game):
        raise _bad(fault)
    table.row.state = "over"
    table.row.outcome = outcome(table) if table.game.over else None
    return table


def _bad(reason: str, kind: str = "faulty") -> Problem:
    return Problem("bad-record", kind=kind, reason=reason[:200])


def _dealt(record: Record, host: str) -> Table:
    """The table of a record before its first line."""
    table_id = draw_id(12)
    row = wishes.new_row(table_id, record.game, record.players, list(record.options), host)
    row.position, row.started, row.state = record.position, now(), "playing"
    if isinstance(record.seed, str):
        row.long_seed = record.seed
    else:
        row.seed = record.seed
    row.hints = record.hints
    if record.deal:
        row.secret, row.redealt = record.deal.secret, record.deal.redealt
    names = [*record.seats, *[SeatName()] * record.players]
    numbers = record.deal.contributions if record.deal else []
    seats = [
        SeatRow(table_id=table_id, seat=seat, kind="person", name=_shown(names[seat - 1].name),
                contribution=numbers[seat - 1] if seat <= len(numbers) else "")
        for seat in range(1, record.players + 1)
    ]  # fmt: skip
    return Table(row, seats, {})


def _play_lines(table: Table, lines: list[str]) -> int:
    """Play the lines of a record; the number of the first line that cannot be played, or 0."""
    moment = now()
    for number, line in enumerate(lines, 1):
        try:
            table.play(line, moment)
        except IllegalAction:
            return number
    return 0


def _shown(name: str) -> str:
    """The name of a seat in a record, which can be any text; empty where it is none: then the page says the seat."""
    try:
        return tidy_name(name[:LONGEST_NAME])
    except Problem:
        return ""


def summary(table: Table) -> Summary:
    """The points of a finished game by source and by round."""
    sources = enumerate(points_by_source(table), 1)
    return Summary([Sources(seat, told) for seat, told in sources], _rounds(table))


def _rounds(table: Table) -> list[Round]:
    assert table.game is not None
    rounds: dict[int, list[float]] = {}
    for number in range(len(table.in_force) + 1):
        position = table.game.at(number)
        rounds[int(position.states["round"][0])] = position.scores
    return [Round(number, points) for number, points in sorted(rounds.items()) if number]
