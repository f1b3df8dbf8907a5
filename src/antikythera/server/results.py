"""What remains of a finished game: results of people, and ratings of accounts.

Both are written in the transaction that ends the game. A person who played several seats has no result there.
"""

from __future__ import annotations

from typing import Any

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import Connection, insert, select, update

from antikythera.server import schema as db
from antikythera.server.table import SeatRow, Table, events

MODEL = PlackettLuce()
SCALE, BASE = 40, 1000
"""Ratings are shown as numbers around 1000 and more: a beginner has ``BASE``."""


class Rating(msgspec.Struct):
    """The rating of a person in a game with a number of players, and how many games it comes from."""

    game: str
    players: int
    rating: int
    games: int


class Statistics(msgspec.Struct):
    """The finished games of a person in a game with a number of players; points by source are averages."""

    game: str
    players: int
    played: int
    won: int
    average: float
    best: float
    sources: dict[str, float]


def points_by_source(table: Table) -> list[dict[str, float]]:
    """The points of each seat, by the name of the event that brought them."""
    sources: list[dict[str, float]] = [{} for _ in table.seats]
    for event in events(table.in_force):
        points = event.values.get("points")
        if isinstance(points, int | float) and points:
            told = sources[event.seat - 1]
            told[event.name] = told.get(event.name, 0) + points
    return sources


def write(connection: Connection, upsert: Any, table: Table, at: int) -> None:
    """Store the results of a game that has just ended, and change the ratings if it was rated."""
    people = [seat for seat in table.seats if seat.kind == "person" and len(table.seats_of(seat.user_id)) == 1]
    outcome, sources = table.row.outcome, points_by_source(table)
    if not people or not outcome or table.row.position is not None:  # a game that began in the middle does not count
        return
    found = [
        {
            "table_id": table.row.id, "seat": seat.seat, "user_id": seat.user_id, "game": table.row.game,
            "players": table.row.players, "rank": outcome["ranks"][seat.seat - 1],
            "score": outcome["scores"][seat.seat - 1], "sources": sources[seat.seat - 1], "at": at,
        }
        for seat in people
    ]  # fmt: skip
    connection.execute(insert(db.results), found)
    if table.row.rated:
        _rate(connection, upsert, table, people, [row["rank"] for row in found])


def _rate(connection: Connection, upsert: Any, table: Table, people: list[SeatRow], ranks: list[int]) -> None:
    columns, fresh = db.ratings.c, MODEL.rating()
    kind = {"game": table.row.game, "players": table.row.players}
    new = [{"user_id": seat.user_id, **kind, "mu": fresh.mu, "sigma": fresh.sigma, "games": 0} for seat in people]
    connection.execute(upsert(db.ratings).on_conflict_do_nothing(), sorted(new, key=lambda row: str(row["user_id"])))
    those = (columns.game == table.row.game, columns.players == table.row.players)
    query = select(db.ratings).where(columns.user_id.in_([seat.user_id for seat in people]), *those)
    known = {row.user_id: row for row in connection.execute(query.order_by(columns.user_id).with_for_update())}
    before = [[_rating(known[seat.user_id])] for seat in people]
    for seat, (after,) in zip(people, MODEL.rate(before, ranks=[float(rank) for rank in ranks]), strict=True):
        values = {"mu": after.mu, "sigma": after.sigma, "games": known[seat.user_id].games + 1}
        connection.execute(update(db.ratings).where(columns.user_id == seat.user_id, *those).values(values))


def _rating(row: Any) -> PlackettLuceRating:
    return MODEL.rating(mu=row.mu, sigma=row.sigma)


def ratings(connection: Connection, user_id: str) -> list[Rating]:
    """The ratings of a person."""
    query = select(db.ratings).where(db.ratings.c.user_id == user_id).order_by(db.ratings.c.game, db.ratings.c.players)
    return [
        Rating(row.game, row.players, round(_rating(row).ordinal(alpha=SCALE, target=BASE)), row.games)
        for row in connection.execute(query)
    ]


MOST_COUNTED = 1000
"""How many games, from the last one, the statistics of a person are about."""


def statistics(connection: Connection, user_id: str) -> list[Statistics]:
    """The statistics of a person."""
    columns = db.results.c
    query = select(db.results).where(columns.user_id == user_id).order_by(columns.at.desc()).limit(MOST_COUNTED)
    kinds: dict[tuple[str, int], list[Any]] = {}
    for row in connection.execute(query):
        kinds.setdefault((row.game, row.players), []).append(row)
    return [_statistics(*kind, rows) for kind, rows in sorted(kinds.items())]


def _statistics(game: str, players: int, rows: list[Any]) -> Statistics:
    sources: dict[str, float] = {}
    for row in rows:
        for name, points in row.sources.items():
            sources[name] = sources.get(name, 0) + points / len(rows)
    scores = [row.score for row in rows]
    won = sum(row.rank == 1 for row in rows)
    return Statistics(game, players, len(rows), won, sum(scores) / len(scores), max(scores), sources)
