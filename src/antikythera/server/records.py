"""Games on paper: exported as far as somebody may know, imported to be looked at; and where points came from."""

from __future__ import annotations

import asyncio

import msgspec

from antikythera.record import FORMAT, InvalidRecord, Record, loads
from antikythera.record import Seat as SeatName
from antikythera.replay import replay
from antikythera.server import tables
from antikythera.server.accounts import LONGEST_NAME, Person, draw_id, tidy_name
from antikythera.server.fair import deal_of
from antikythera.server.match import Match, Seat, events
from antikythera.server.matches import Matches, now, outcome
from antikythera.server.problems import Problem
from antikythera.server.seen import entry


class Sources(msgspec.Struct):
    """What brought a seat its points, by the name of the event."""

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


def record_of(match: Match) -> Record:
    """The record of a match, with what its deal was drawn from."""
    assert match.game is not None
    record = match.game.record(seat.name for seat in match.seats)
    record.deal = deal_of(match)
    return record


def record_so_far(match: Match, viewer: int) -> Record:
    """What a seat may know of the record while the game is played: no deal, and no secret choice of others."""
    rows = match.in_force[: match.visible_moves(viewer)]
    return Record(
        format=FORMAT,
        game=match.table.game,
        rules=match.table.rules,
        players=match.table.players,
        options=match.table.options,
        seats=[SeatName(seat.name) for seat in match.seats],
        view=match.seen_by(viewer).position(),
        lines=[entry(match, row, viewer).line for row in rows],
    )


async def imported(matches: Matches, person: Person, data: bytes) -> Match:
    """A table to look at a recorded game."""
    try:
        record = loads(data)
    except InvalidRecord as error:
        raise Problem("bad-record", reason=str(error)[:200]) from None
    if record.view is not None:
        raise Problem("unfinished-record")
    match = await asyncio.to_thread(_replayed, record, person.id)
    return await matches.create(match)


def _replayed(record: Record, host: str) -> Match:
    verdict = replay(record)
    if verdict.game is None or verdict.fault:
        raise Problem("bad-record", reason=verdict.fault[:200])
    table_id, moment = draw_id(12), now()
    table = tables.blank(table_id, record.game, record.players, list(record.options), host)
    table.seed, table.position, table.started, table.state = record.seed, record.position, moment, "playing"
    if record.deal:
        table.secret = record.deal.secret
    names = [*record.seats, *[SeatName()] * record.players]
    numbers = record.deal.contributions if record.deal else []
    seats = [
        Seat(table_id=table_id, seat=seat, kind="person", name=_shown(names[seat - 1].name, seat),
             contribution=numbers[seat - 1] if seat <= len(numbers) else "")
        for seat in range(1, record.players + 1)
    ]  # fmt: skip
    match = Match(table, seats, {})
    for line in record.lines:
        match.play(line, moment)
    table.state = "over"
    table.outcome = outcome(match) if match.game and match.game.over else None
    return match


def _shown(name: str, seat: int) -> str:
    """The name of somebody in a record, who may have written anything."""
    try:
        return tidy_name(name[:LONGEST_NAME])
    except Problem:
        return str(seat)


def summary(match: Match) -> Summary:
    """Points by what brought them, and by round."""
    sources: list[dict[str, float]] = [{} for _ in match.seats]
    for event in events(match.in_force):
        points = event.values.get("points")
        if isinstance(points, int | float) and points:
            told = sources[event.seat - 1]
            told[event.name] = told.get(event.name, 0) + points
    return Summary([Sources(seat, told) for seat, told in enumerate(sources, 1)], _rounds(match))


def _rounds(match: Match) -> list[Round]:
    assert match.game is not None
    rounds: dict[int, list[float]] = {}
    for number in range(len(match.in_force) + 1):
        position = match.game.at(number)
        rounds[int(position.states["round"][0])] = position.scores
    return [Round(number, points) for number, points in sorted(rounds.items()) if number]
