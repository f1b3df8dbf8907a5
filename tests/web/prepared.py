"""Positions set up by hand, put on a table of a running server."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import create_engine, insert

from antikythera.game import Game
from antikythera.server import database as db
from antikythera.server.accounts import draw_id
from antikythera.server.match import Match, Seat
from antikythera.server.matches import now, settle
from antikythera.server.tables import blank

Sit = Callable[..., None]
Clock = dict[str, int] | None


def put(database: Path, game: Game, people: list[Any], clock: Clock, ago: int) -> str:
    """Write a table with a position into a database, for people and, where there are too few, bots; its id."""
    table_id = draw_id(12)
    table = blank(table_id, game.rules.name, game.players, list(game.options), people[0]["id"])
    table.position, table.state, table.clock = game.position(), "playing", clock
    table.started = now() - 1000 * ago
    seats = [_seat(table_id, seat, people) for seat in range(1, game.players + 1)]
    match = Match(table, seats, {})
    settle(match, None)
    with create_engine(f"sqlite:///{database}").begin() as connection:
        connection.execute(insert(db.tables), [msgspec.structs.asdict(table)])
        connection.execute(insert(db.seats), [msgspec.structs.asdict(seat) for seat in seats])
    return table_id


def _seat(table_id: str, seat: int, people: list[Any]) -> Seat:
    if seat > len(people):
        return Seat(table_id=table_id, seat=seat, kind="bot", name="random", level="random")
    person = people[seat - 1]
    return Seat(
        table_id=table_id, seat=seat, kind="person", name=person["name"] or f"Guest {seat}", user_id=person["id"]
    )
