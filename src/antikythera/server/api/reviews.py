"""Reviews of finished games, and another try at a turn."""

from __future__ import annotations

import msgspec
from litestar import Router, get, post
from litestar.params import JSONBody

from antikythera.game import Game, IllegalAction
from antikythera.openings import Opening, beside
from antikythera.review.turns import is_over, play, turn_around
from antikythera.server.api.params import AppServices, CurrentPerson, PathText, started_table
from antikythera.server.play import LONGEST_LINE
from antikythera.server.problems import malformed
from antikythera.server.reviews import ReviewInfo, Tried, reviewable

MOST_LINES = 100


class TryRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Lines to try in the turn that the move ``move`` belongs to."""

    move: int
    lines: list[str]


class Choice(msgspec.Struct):
    """What a seat could choose in a turn, after the lines that were tried."""

    seat: int
    first: int
    """The move that the turn begins with."""
    decision: str
    lines: list[str]
    """Nothing when the turn is over."""
    openings: dict[str, Opening]
    """What is known of the openings that lines complete."""


def beside_choice(game: Game, legal: list[str]) -> dict[str, Opening]:
    """What is known of the openings that the seat at turn can complete."""
    own = [line for move, line in enumerate(game.lines) if game.at(move).seat == game.seat]
    return beside(game.rules.name, game.players, game.seat, own, legal)


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


def _tried(game: Game, data: TryRequest) -> tuple[int, Game, Game]:
    """The move where a turn begins, and the game there and after the lines that are tried."""
    if not 0 <= data.move < len(game.actions) or any(len(line) > LONGEST_LINE for line in data.lines):
        raise malformed("move")
    first, _ = turn_around(game, data.move)
    start = game.at(first)
    try:
        return first, start, play(start, data.lines[:MOST_LINES])
    except IllegalAction:
        raise malformed("lines") from None


@post("/tables/{table_id:str}/review/choices", status_code=200)
async def choices(services: AppServices, table_id: PathText, data: JSONBody[TryRequest]) -> Choice:
    """What could be chosen in a turn of a finished game."""
    first, start, now = _tried(reviewable(await started_table(services, table_id)), data)
    lines = [] if is_over(start, now) else list(now.legal)
    return Choice(start.seat, first, now.decision, lines, beside_choice(now, lines))


@post("/tables/{table_id:str}/review/try", status_code=200)
async def attempt(
    services: AppServices, person: CurrentPerson, table_id: PathText, data: JSONBody[TryRequest]
) -> Tried:
    """Say whether a whole turn is as good as the champion's, in a finished game."""
    await services.limits.take("try", person.id)
    table = await started_table(services, table_id)
    _, start, now = _tried(reviewable(table), data)
    if not is_over(start, now):
        raise malformed("lines")
    return await services.reviews.attempt(table, data.move, data.lines)


router = Router("", route_handlers=[state, ask, choices, attempt], tags=["review"])
