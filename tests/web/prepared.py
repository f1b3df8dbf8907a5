"""Positions set up by hand, put on a table of a running server."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import create_engine, insert, select

import antikythera
from antikythera.game import Game
from antikythera.server import schema as db
from antikythera.server.accounts import draw_id
from antikythera.server.store import now, settle
from antikythera.server.table import SeatRow, Table
from antikythera.server.wishes import new_row

Sit = Callable[..., None]
Clock = dict[str, int] | None
NAMES = ("Guest", "random")
"""What those are called who have no name: people and bots."""


@functools.cache
def nearly_over(name: str, choices: int = 1, decision: str = "") -> Game:
    """A game that is played at random until seat 1 has this many choices left, of a kind or of any."""
    game, chance, mine = antikythera.new(name, players=2, seed=5), random.Random(5), []
    while not game.over:
        if game.seat == 1 and decision in ("", game.decision):
            mine.append(len(game.lines))
        game.play(chance.choice(game.legal))
    return game.at(mine[-choices])


def put(database: Path, game: Game, people: list[Any], clock: Clock, ago: int) -> str:
    """Write a table with a position into a database, for people and, where there are too few, bots; its id."""
    table_id = draw_id(12)
    row = new_row(table_id, game.rules.name, game.players, list(game.options), people[0]["id"])
    row.position, row.state, row.clock = game.position(), "playing", clock
    row.started = now() - 1000 * ago
    seats = [_seat(table_id, seat, people) for seat in range(1, game.players + 1)]
    settle(Table(row, seats, {}), None)
    with create_engine(f"sqlite:///{database}").begin() as connection:
        connection.execute(insert(db.tables), [msgspec.structs.asdict(row)])
        connection.execute(insert(db.seats), [msgspec.structs.asdict(seat) for seat in seats])
    return table_id


def taken(database: Path, table_id: str) -> Game:
    """The game of a table as it is in a database."""
    with create_engine(f"sqlite:///{database}").begin() as connection:
        row = connection.execute(select(db.tables).where(db.tables.c.id == table_id)).one()
        log = connection.execute(select(db.log).where(db.log.c.table_id == table_id).order_by(db.log.c.number)).all()
    lines: list[str] = []
    for entry in log:
        lines = [*lines[: entry.move - 1], entry.line] if entry.kind == "play" else lines[: entry.move]
    game = antikythera.new(row.game, row.players, row.long_seed, options=row.options)
    for line in lines:
        game.play(line)
    return game


def _seat(table_id: str, seat: int, people: list[Any]) -> SeatRow:
    if seat > len(people):
        return SeatRow(table_id=table_id, seat=seat, kind="bot", name=NAMES[1], level="random")
    person = people[seat - 1]
    name = person["name"] or f"{NAMES[0]} {seat}"
    return SeatRow(table_id=table_id, seat=seat, kind="person", name=name, user_id=person["id"])
