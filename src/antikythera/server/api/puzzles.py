"""Puzzles: a turn to find on the board."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Any

import msgspec
from litestar import Router, get, post
from litestar.params import JSONBody

from antikythera import scenes
from antikythera.game import Event, Game, IllegalAction
from antikythera.puzzles import Puzzle, puzzle_of_the_day, puzzles
from antikythera.registry import games
from antikythera.review.search import told
from antikythera.review.turns import is_over, play
from antikythera.server.api.params import AppServices, CurrentPerson, PathText
from antikythera.server.api.play import Preview, Why
from antikythera.server.api.tries import Answers, TriedLines
from antikythera.server.problems import Problem, malformed
from antikythera.server.reviews import Tried


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


class PuzzleQuestion(TriedLines):
    """The lines that were tried, and one to ask about."""

    line: str


class GameQuestion(TriedLines):
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


def _after(puzzle: Puzzle, data: TriedLines) -> tuple[Game, Game]:
    """The position of a puzzle, and the one after some lines, which may end the turn and go no further."""
    start, lines = puzzle.game(), data.lines
    data.check()
    try:
        if lines and is_over(start, play(start, lines[:-1])):
            raise malformed("lines")
        return start, play(start, lines)
    except IllegalAction:
        raise malformed("lines") from None


def _answers(puzzle: Puzzle, data: TriedLines) -> Answers:
    start, now = _after(puzzle, data)
    return Answers(now.view(start.seat))


@get("/games/{game:str}/puzzles", sync_to_thread=True)
def listed(game: PathText) -> Puzzles:
    """The puzzles of a game."""
    if game not in games():
        raise Problem("unknown-game")
    every = puzzles(game)
    today = puzzle_of_the_day(game, datetime.now(UTC).date()).id if every else None
    return Puzzles([PuzzleInfo(each.id, each.themes, each.rating) for each in every], today)


@post("/games/{game:str}/puzzles/{puzzle_id:str}/position", status_code=200, sync_to_thread=True)
def position(game: PathText, puzzle_id: PathText, data: JSONBody[TriedLines]) -> PuzzlePosition:
    """What the solver sees after some lines."""
    start, now = _after(_find(game, puzzle_id), data)
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
    return _answers(_find(game, puzzle_id), data).preview(data.line)


@post("/games/{game:str}/puzzles/{puzzle_id:str}/why", status_code=200, sync_to_thread=True)
def why(game: PathText, puzzle_id: PathText, data: JSONBody[PuzzleQuestion]) -> Why:
    """Why a line cannot be played."""
    return _answers(_find(game, puzzle_id), data).why(data.line)


@post("/games/{game:str}/puzzles/{puzzle_id:str}/ask", status_code=200, sync_to_thread=True)
def ask(game: PathText, puzzle_id: PathText, data: JSONBody[GameQuestion]) -> dict[str, Any]:
    """Answer a question that only this game has."""
    return _answers(_find(game, puzzle_id), data).ask(data.question, data.values)


@post("/games/{game:str}/puzzles/{puzzle_id:str}/try", status_code=200)
async def attempt(
    services: AppServices, person: CurrentPerson, game: PathText, puzzle_id: PathText, data: JSONBody[TriedLines]
) -> Tried:
    """Say whether a whole turn is as good as the best one."""
    await services.limits.take("try", person.id)
    puzzle = _find(game, puzzle_id)
    start, now = await asyncio.to_thread(_after, puzzle, data)
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
