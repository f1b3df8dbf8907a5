"""Lessons: what the learner sees after some lines, and a table that continues from there.

The page keeps the lines that were played, and sends them with every question.
"""

from __future__ import annotations

import functools

import msgspec

from antikythera import guide, scenes
from antikythera.game import Event, Game, IllegalAction
from antikythera.guide import Lesson
from antikythera.registry import games
from antikythera.server.accounts import Person, draw_id
from antikythera.server.branches import begun
from antikythera.server.problems import Problem, malformed
from antikythera.server.store import TableStore
from antikythera.server.table import Table
from antikythera.server.wishes import SeatRequest, new_row, new_seat

REMEMBERED = 256
"""The positions that are kept: a learner plays one line after the other."""
MOST_LINES = 300


class LessonPosition(msgspec.Struct):
    """A position as the learner may know it, and the events of the last line."""

    seat: int
    decision: str
    legal: list[str]
    """What the learner could play; empty in the turn of others."""
    scene: msgspec.Raw
    events: list[Event]


def find(game: str, name: str) -> Lesson:
    """A lesson. Raises Problem if there is none."""
    if game not in games():
        raise Problem("unknown-game")
    try:
        return guide.lesson(game, name)
    except KeyError:
        raise malformed("lesson") from None


def after(lesson: Lesson, lines: list[str]) -> Game:
    """The game of a lesson after some lines. It is shared: only read it. Raises Problem if one is not legal."""
    if len(lines) > MOST_LINES:
        raise malformed("lines")
    try:
        return _after(lesson, tuple(lines))
    except IllegalAction:
        raise malformed("lines") from None


@functools.lru_cache(maxsize=REMEMBERED)
def _after(lesson: Lesson, lines: tuple[str, ...]) -> Game:
    if not lines:
        return Game(lesson.game, lesson.players, lesson.seed, options=lesson.options, analysis=False)
    game = _after(lesson, lines[:-1]).copy()
    game.play(lines[-1])
    return game


def position(lesson: Lesson, lines: list[str]) -> LessonPosition:
    """What the learner sees after some lines."""
    game = after(lesson, lines)
    view = game.view(lesson.learner)
    return LessonPosition(
        seat=view.seat,
        decision=view.decision,
        legal=list(view.legal) if view.seat == lesson.learner else [],
        scene=msgspec.Raw(msgspec.json.encode(scenes.scene(view))),
        events=list(game.narration) if lines else [],
    )


async def start_after(store: TableStore, person: Person, lesson: Lesson, lines: list[str], level: str | None) -> Table:
    """A table where some lines of a lesson have been played, to continue against bots."""
    after(lesson, lines)
    row = new_row(draw_id(12), lesson.game, lesson.players, list(lesson.options), person.id)
    row.seed = lesson.seed
    me, bot = SeatRequest("me"), SeatRequest("bot", level=level)
    seats = [
        new_seat(row.id, number, me if number == lesson.learner else bot, person)
        for number in range(1, lesson.players + 1)
    ]
    return await store.create(begun(row, seats, lines))
