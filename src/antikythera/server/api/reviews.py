"""Reviews of finished games, and another try at a turn."""

from __future__ import annotations

import msgspec
from litestar import Router, get, post
from litestar.params import JSONBody

from antikythera.server.api.params import AppServices, CurrentPerson, PathNumber, PathText, started_table
from antikythera.server.play import LONGEST_LINE
from antikythera.server.problems import malformed
from antikythera.server.reviews import ReviewInfo, Tried, reviewable


class TryRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A line to try after ``move`` lines."""

    move: int
    line: str


class Choice(msgspec.Struct):
    """What a seat could choose after some lines."""

    seat: int
    decision: str
    lines: list[str]


@get("/tables/{table_id:str}/review")
async def state(services: AppServices, table_id: PathText) -> ReviewInfo:
    """The review of a finished game, or how far it is."""
    reviewable(await started_table(services, table_id))
    return await services.reviews.state(table_id)


@post("/tables/{table_id:str}/review", status_code=200)
async def ask(services: AppServices, person: CurrentPerson, table_id: PathText) -> ReviewInfo:
    """Begin a review, unless there is one."""
    await services.limits.take("review", person.id)
    return await services.reviews.ask(person.id, await started_table(services, table_id))


@get("/tables/{table_id:str}/review/choices/{move:int}")
async def choices(services: AppServices, table_id: PathText, move: PathNumber) -> Choice:
    """What could be chosen at a move of a finished game."""
    game = reviewable(await started_table(services, table_id))
    if not 0 <= move < len(game.actions):
        raise malformed("move")
    then = game.at(move)
    return Choice(then.seat, then.decision, list(then.legal))


@post("/tables/{table_id:str}/review/try", status_code=200)
async def attempt(
    services: AppServices, person: CurrentPerson, table_id: PathText, data: JSONBody[TryRequest]
) -> Tried:
    """Say whether a line is as good as the champion's at a move of a finished game."""
    await services.limits.take("try", person.id)
    table = await started_table(services, table_id)
    game = reviewable(table)
    if not 0 <= data.move < len(game.actions) or data.line[:LONGEST_LINE] not in game.at(data.move).legal:
        raise malformed("line")
    return await services.reviews.attempt(table, data.move, data.line)


router = Router("", route_handlers=[state, ask, choices, attempt], tags=["review"])
