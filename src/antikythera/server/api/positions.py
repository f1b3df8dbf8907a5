"""The editor: positions that are changed, shared by a link, and played on from."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Router, post
from litestar.params import JSONBody

from antikythera import editor, scenes
from antikythera.bots import bot
from antikythera.game import Game, from_position
from antikythera.registry import games
from antikythera.review.turns import turn_around
from antikythera.rulebook import InvalidState
from antikythera.server import branches
from antikythera.server.api.params import (
    AnyRequest,
    AppServices,
    CurrentPerson,
    PathText,
    admit_player,
    started_table,
)
from antikythera.server.api.tables import snapshot_for
from antikythera.server.identity import client_address
from antikythera.server.problems import Problem, malformed
from antikythera.server.snapshot import Scene, Snapshot
from antikythera.server.wishes import SeatRequest

LONGEST = 8192
"""The most characters of a position."""
QUARTERS = 4
PLAYERS = "casual"
"""The bots whose games give positions to begin with."""


class EditRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A position, a moment of a finished game, or a new deal, which bots play for some quarters of a game; and what is
    to be changed in it.
    """

    position: str | None = None
    table: str | None = None
    move: int = 0
    players: int | None = None
    quarters: Annotated[int, msgspec.Meta(ge=0, lt=QUARTERS)] = 0
    changes: dict[str, Any] = {}


class Edited(msgspec.Struct):
    """A position, what can be edited in it, and the fields that the rules did not allow to be changed."""

    position: str
    players: int
    seat: int
    decision: str
    scene: Scene
    fields: list[editor.Field]
    wrong: list[str]


class PlayRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A position, and who takes each seat, as at a new table."""

    position: str
    seats: list[SeatRequest]


def _read(game: str, position: str) -> Game:
    try:
        found = from_position(position[:LONGEST])
    except InvalidState:
        raise Problem("bad-position") from None
    if found.rules.name != game:
        raise Problem("bad-position")
    return found


def _begun(name: str, players: int | None, quarters: int) -> Game:
    """A new deal; or, since much of a board only grows in play, where bots are after some quarters of a game."""
    game, player = Game(name, players), bot(PLAYERS, name)
    if not quarters:
        return game
    while not game.over:
        game.play(player.choose(game.view(game.seat)))
    return game.at(turn_around(game, len(game.actions) * quarters // QUARTERS)[0]).copy()


async def _base(services: AppServices, game: str, data: EditRequest) -> Game:
    if game not in games():
        raise Problem("unknown-game")
    if data.position is not None:
        return await asyncio.to_thread(_read, game, data.position)
    if data.table is None:
        try:
            return await asyncio.to_thread(_begun, game, data.players, data.quarters)
        except ValueError:
            raise malformed("players") from None
    table = await started_table(services, data.table)
    if not table.finished or table.row.game != game:
        raise Problem("not-over")
    if table.game is None or not 0 <= data.move <= len(table.in_force):
        raise malformed("move")
    return table.at(data.move).copy()


@post("/games/{game:str}/positions", status_code=200)
async def edit(request: AnyRequest, services: AppServices, game: PathText, data: JSONBody[EditRequest]) -> Edited:
    """A position after some changes; if one is impossible, nothing is changed."""
    if data.quarters:
        await services.limits.take("try", client_address(request))
    return await asyncio.to_thread(_edited, await _base(services, game, data), data.changes)


def _edited(game: Game, changes: dict[str, Any]) -> Edited:
    fields = [field.name for field in editor.fields(game)]
    if not changes.keys() <= set(fields):
        raise malformed("changes")
    wrong = editor.wrong(game, changes)
    if changes and not wrong:
        game = editor.edited(game, changes)
    return Edited(
        position=game.position(),
        players=game.players,
        seat=game.seat,
        decision=game.decision,
        scene=msgspec.Raw(scenes.written(game.view(0))),
        fields=editor.fields(game),
        wrong=wrong,
    )


@post("/games/{game:str}/positions/play")
async def play(
    request: AnyRequest, services: AppServices, person: CurrentPerson, game: PathText, data: JSONBody[PlayRequest]
) -> Snapshot:
    """Open a table at a position. What is hidden is drawn again when it starts."""
    await admit_player(request, services, person, "table")
    start = await asyncio.to_thread(_read, game, data.position)
    if start.over:
        raise Problem("bad-position")
    table = await branches.from_position(services.store, person, start, data.seats)
    return snapshot_for(services, table, person)


router = Router("", route_handlers=[edit, play], tags=["editor"])
