"""Playing on from any moment of a game: a new table that begins there."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import msgspec
import numpy as np

from antikythera.game import Game
from antikythera.server import lobby
from antikythera.server.accounts import Person, draw_id
from antikythera.server.problems import Problem, malformed
from antikythera.server.store import TableStore, now
from antikythera.server.table import SeatRow, Table, TableRow
from antikythera.server.wishes import SeatRequest, new_row, new_seat


class BranchRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A request to play on after ``move`` lines: who takes each seat, as at a new table."""

    move: int
    seats: list[SeatRequest]


async def branch(store: TableStore, person: Person, origin: Table, wish: BranchRequest) -> Table:
    """A table that begins where another one was after some lines.

    A finished game is public: the new table has the same deal and the same lines. If other people can still join,
    hidden values are drawn again, since a person who has seen the replay would know them. A running game can be played
    on only by its one person against bots, and what that seat cannot know is drawn again.
    """
    return await store.create(await asyncio.to_thread(_branched, person, origin, wish))


async def from_position(store: TableStore, person: Person, game: Game, seats: list[SeatRequest]) -> Table:
    """A table that begins at a position, when nobody is missing. What no player knows is drawn again then."""
    row = new_row(draw_id(12), game.rules.name, game.players, [], person.id)
    return await store.create(await asyncio.to_thread(_waiting, row, _seated(row, person, seats), game))


def _waiting(row: TableRow, seats: list[SeatRow], start: Game) -> Table:
    row.position = start.position()
    table = Table(row, seats, {})
    return lobby.started(table) if lobby.filled(table) else table


def _seated(row: TableRow, person: Person, wishes: list[SeatRequest]) -> list[SeatRow]:
    seats = [new_seat(row.id, seat, each, person) for seat, each in enumerate(wishes, 1)]
    if len(seats) != row.players:
        raise Problem("bad-table", what="seats")
    lobby.check_player(seats)
    return seats


def begun(row: TableRow, seats: list[SeatRow], lines: Iterable[str]) -> Table:
    """A table that is dealt, and where lines have been played."""
    row.started, row.state = now(), "playing"
    table = Table(row, seats, {})
    for line in lines:
        table.play(line, row.started)
    return table


def _branched(person: Person, origin: Table, wish: BranchRequest) -> Table:
    row = new_row(draw_id(12), origin.row.game, origin.row.players, origin.row.options, person.id)
    seats = _seated(row, person, wish.seats)
    if origin.finished:
        start = _start(origin, wish.move, len(origin.in_force))
        if any(seat.kind == "open" for seat in seats):
            return _waiting(row, seats, start.view(0).sample(np.random.default_rng()))
        row.seed, row.long_seed, row.position = origin.row.seed, origin.row.long_seed, origin.row.position
        return begun(row, seats, start.lines)
    viewer = _only_player(origin, person)
    if [seat.seat for seat in seats if seat.kind != "bot"] != [viewer]:
        raise Problem("bad-table", what="seats")
    start = _start(origin, wish.move, origin.visible_moves(viewer))
    row.position = start.view(viewer).sample(np.random.default_rng()).position()
    return begun(row, seats, ())


def _only_player(table: Table, person: Person) -> int:
    """The seat of a person who plays against bots alone."""
    people = [seat.seat for seat in table.seats if seat.kind == "person"]
    if len(people) != 1 or people != table.seats_of(person.id):
        raise Problem("not-over")
    return people[0]


def _start(table: Table, move: int, moves: int) -> Game:
    """The game after that many lines; where all choose at the same time, before the first of them has chosen."""
    if not 0 <= move <= moves:
        raise malformed("move")
    game = table.at(move)
    while game.decision in game.rules.simultaneous and game.seat > 1:
        move -= 1
        game = table.at(move)
    if game.over:
        raise malformed("move")
    return game
