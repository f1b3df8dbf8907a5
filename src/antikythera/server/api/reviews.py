"""Reviews of finished games, and another try at a turn."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Router, get, post
from litestar.params import JSONBody

from antikythera import scenes
from antikythera.game import Event, Game, IllegalAction
from antikythera.openings import Opening, beside
from antikythera.review.turns import is_over, play, turn_around
from antikythera.server.api.params import AppServices, CurrentPerson, PathText, started_table
from antikythera.server.api.play import Preview, Why
from antikythera.server.api.tries import Answers, TriedLines
from antikythera.server.problems import malformed
from antikythera.server.reviews import ReviewInfo, Tried, reviewable
from antikythera.server.services import Services


class TryRequest(TriedLines):
    """Lines to try in the turn that the move ``move`` belongs to."""

    move: int


class TryQuestion(TryRequest):
    """The same, and a line to ask about."""

    line: str


class GameTryQuestion(TryRequest):
    """The same, and a question of this game alone."""

    question: str
    values: dict[str, str | int]


class Choice(msgspec.Struct):
    """What a seat sees and could choose in a turn, after the lines that were tried."""

    seat: int
    first: int
    """The move that the turn begins with."""
    decision: str
    lines: list[str]
    """Nothing when the turn is over."""
    openings: dict[str, Opening]
    """What is known of the openings that lines complete."""
    scene: msgspec.Raw
    events: list[Event]
    """Of the last line that was tried."""


def beside_choice(game: Game, legal: list[str]) -> dict[str, Opening]:
    """What is known of the openings that the seat at turn can complete."""
    own = [line for move, line in enumerate(game.lines) if game.at(move).seat == game.seat]
    return beside(game.rules.name, game.players, game.seat, own, legal)


@get("/tables/{table_id:str}/review")
async def state(services: AppServices, table_id: PathText) -> ReviewInfo:
    """The review of a finished game, or how far it is."""
    return await services.reviews.state(await started_table(services, table_id))


@post("/tables/{table_id:str}/review", status_code=200)
async def ask(services: AppServices, person: CurrentPerson, table_id: PathText) -> ReviewInfo:
    """Begin a review, unless there is one."""
    await services.limits.take("review", person.id)
    return await services.reviews.ask(person.id, await started_table(services, table_id))


def _tried(game: Game, data: TryRequest) -> tuple[int, Game, Game]:
    """The move where a turn begins, and the game there and after the lines that are tried."""
    if not 0 <= data.move < len(game.actions):
        raise malformed("move")
    data.check()
    first, _ = turn_around(game, data.move)
    start = game.at(first)
    try:
        return first, start, play(start, data.lines)
    except IllegalAction:
        raise malformed("lines") from None


@post("/tables/{table_id:str}/review/choices", status_code=200)
async def choices(services: AppServices, table_id: PathText, data: JSONBody[TryRequest]) -> Choice:
    """What could be chosen in a turn of a finished game."""
    first, start, now = _tried(reviewable(await started_table(services, table_id)), data)
    lines = [] if is_over(start, now) else list(now.legal)
    return Choice(
        seat=start.seat,
        first=first,
        decision=now.decision,
        lines=lines,
        openings=beside_choice(now, lines),
        scene=msgspec.Raw(scenes.written(now.view(start.seat))),
        events=list(now.narration) if data.lines else [],
    )


async def _answers(services: Services, table_id: str, data: TryRequest) -> Answers:
    _, start, now = _tried(reviewable(await started_table(services, table_id)), data)
    return Answers(now.view(start.seat))


@post("/tables/{table_id:str}/review/preview", status_code=200)
async def preview(services: AppServices, table_id: PathText, data: JSONBody[TryQuestion]) -> Preview:
    """What a line would do, as far as it could be known."""
    return (await _answers(services, table_id, data)).preview(data.line)


@post("/tables/{table_id:str}/review/why", status_code=200)
async def why(services: AppServices, table_id: PathText, data: JSONBody[TryQuestion]) -> Why:
    """Why a line could not be played."""
    return (await _answers(services, table_id, data)).why(data.line)


@post("/tables/{table_id:str}/review/ask", status_code=200)
async def ask_game(services: AppServices, table_id: PathText, data: JSONBody[GameTryQuestion]) -> dict[str, Any]:
    """Answer a question that only this game has."""
    return (await _answers(services, table_id, data)).ask(data.question, data.values)


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


router = Router("", route_handlers=[state, ask, choices, preview, why, ask_game, attempt], tags=["review"])
