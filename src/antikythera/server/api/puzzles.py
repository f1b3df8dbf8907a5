"""Puzzles: a turn to find on the board. The page keeps the lines that were tried, and sends them with its questions."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Any

import msgspec
from litestar import Router, get, post
from litestar.params import JSONBody

from antikythera import explain, scenes
from antikythera.game import Event, Game, IllegalAction
from antikythera.puzzles import Puzzle, puzzle_of_the_day, puzzles
from antikythera.registry import games
from antikythera.review.search import told
from antikythera.review.turns import is_over, play
from antikythera.server.api.params import AppServices, CurrentPerson, PathText
from antikythera.server.api.play import Preview, Why
from antikythera.server.play import LONGEST_LINE, reason_for
from antikythera.server.problems import Problem, malformed
from antikythera.server.reviews import Tried

MOST_LINES = 100


class PuzzleInfo(msgspec.Struct):
    """What is told of a puzzle before it is solved."""

    id: str
    themes: list[str]
    rating: int


class Puzzles(msgspec.Struct):
    """All puzzles of a game, the easiest first, and the one of today."""

    puzzles: list[PuzzleInfo]
    today: str | None


class PuzzlePosition(msgspec.Struct):
    """A position of a puzzle, as its solver may know it, and the events of the last line."""

    players: int
    solver: int
    seat: int
    decision: str
    legal: list[str]
    """Empty when the turn is over."""
    scene: msgspec.Raw
    events: list[Event]


class PuzzleLines(msgspec.Struct, forbid_unknown_fields=True):
    """The lines that were tried."""

    lines: list[str]


class PuzzleQuestion(PuzzleLines):
    """The lines that were tried, and one to ask about."""

    line: str


class GameQuestion(PuzzleLines):
    """The lines that were tried, and a question of this game alone."""

    question: str
    values: dict[str, str | int]


def _find(game: str, puzzle_id: str) -> Puzzle:
    if game not in games():
        raise Problem("unknown-game")
    found = next((puzzle for puzzle in puzzles(game) if puzzle.id == puzzle_id), None)
    if not found:
        raise Problem("unknown-address")
    return found


def _after(puzzle: Puzzle, lines: list[str]) -> tuple[Game, Game]:
    """The position of a puzzle, and the one after some lines, which may end the turn and go no further."""
    start = puzzle.game()
    if len(lines) > MOST_LINES or any(len(line) > LONGEST_LINE for line in lines):
        raise malformed("lines")
    try:
        if lines and is_over(start, play(start, lines[:-1])):
            raise malformed("lines")
        return start, play(start, lines)
    except IllegalAction:
        raise malformed("lines") from None


@get("/games/{game:str}/puzzles", sync_to_thread=True)
def listed(game: PathText) -> Puzzles:
    """The puzzles of a game."""
    if game not in games():
        raise Problem("unknown-game")
    every = puzzles(game)
    today = puzzle_of_the_day(game, datetime.now(UTC).date()).id if every else None
    return Puzzles([PuzzleInfo(each.id, each.themes, each.rating) for each in every], today)


@post("/games/{game:str}/puzzles/{puzzle_id:str}/position", status_code=200, sync_to_thread=True)
def position(game: PathText, puzzle_id: PathText, data: JSONBody[PuzzleLines]) -> PuzzlePosition:
    """What the solver sees after some lines."""
    start, now = _after(_find(game, puzzle_id), data.lines)
    view = now.view(start.seat)
    return PuzzlePosition(
        players=start.players,
        solver=start.seat,
        seat=view.seat,
        decision=view.decision,
        legal=[] if is_over(start, now) else list(view.legal),
        scene=msgspec.Raw(scenes.written(view)),
        events=list(now.narration),
    )


@post("/games/{game:str}/puzzles/{puzzle_id:str}/preview", status_code=200, sync_to_thread=True)
def preview(game: PathText, puzzle_id: PathText, data: JSONBody[PuzzleQuestion]) -> Preview:
    """What a line would do, as far as it can be known."""
    start, now = _after(_find(game, puzzle_id), data.lines)
    try:
        return Preview(explain.preview(now.view(start.seat), data.line[:LONGEST_LINE]))
    except IllegalAction:
        raise malformed("line") from None


@post("/games/{game:str}/puzzles/{puzzle_id:str}/why", status_code=200, sync_to_thread=True)
def why(game: PathText, puzzle_id: PathText, data: JSONBody[PuzzleQuestion]) -> Why:
    """Why a line cannot be played."""
    start, now = _after(_find(game, puzzle_id), data.lines)
    view = now.view(start.seat)
    if view.rules.parse(data.line[:LONGEST_LINE]) is None:
        raise malformed("line")
    return Why(data.line in view.legal, reason_for(view, data.line))


@post("/games/{game:str}/puzzles/{puzzle_id:str}/ask", status_code=200, sync_to_thread=True)
def ask(game: PathText, puzzle_id: PathText, data: JSONBody[GameQuestion]) -> dict[str, Any]:
    """Answer a question that only this game has."""
    start, now = _after(_find(game, puzzle_id), data.lines)
    try:
        return explain.ask(now.view(start.seat), data.question, {key: str(each) for key, each in data.values.items()})
    except explain.UnknownQuestion:
        raise Problem("unknown-address") from None
    except ValueError:
        raise malformed(data.question) from None


@post("/games/{game:str}/puzzles/{puzzle_id:str}/try", status_code=200)
async def attempt(
    services: AppServices, person: CurrentPerson, game: PathText, puzzle_id: PathText, data: JSONBody[PuzzleLines]
) -> Tried:
    """Say whether a whole turn is as good as the best one."""
    await services.limits.take("try", person.id)
    puzzle = _find(game, puzzle_id)
    start, now = await asyncio.to_thread(_after, puzzle, data.lines)
    if not is_over(start, now):
        raise malformed("lines")
    return await services.reviews.solve(puzzle, data.lines)


@get("/games/{game:str}/puzzles/{puzzle_id:str}/solution", sync_to_thread=True)
def solution(game: PathText, puzzle_id: PathText) -> Tried:
    """The best turn."""
    puzzle = _find(game, puzzle_id)
    start = puzzle.game()
    return Tried.best(told(start.view(start.seat), tuple(puzzle.turns[0])))


router = Router("", route_handlers=[listed, position, preview, why, ask, attempt, solution], tags=["puzzles"])
