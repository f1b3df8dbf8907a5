"""Tutorials: what the learner sees before each step, and a table that continues after the last."""

from __future__ import annotations

import functools

import msgspec

from antikythera import scenes
from antikythera.game import Event, Game
from antikythera.guide import Lesson, Step, tutorial
from antikythera.server import lobby
from antikythera.server.accounts import Person, draw_id
from antikythera.server.branches import begun
from antikythera.server.lobby import SeatRequest
from antikythera.server.store import TableStore
from antikythera.server.table import Table


class TutorialPosition(msgspec.Struct):
    """The position before a step, as the learner may know it; ``events`` have led there from the step before."""

    seat: int
    decision: str
    scene: msgspec.Raw
    events: list[Event]


@functools.cache
def positions(name: str) -> tuple[TutorialPosition, ...]:
    """The positions before all steps of a tutorial."""
    lesson = tutorial(name)
    game = Game(lesson.game, lesson.players, lesson.seed, options=lesson.options, analysis=False)
    return tuple(_position(lesson, game, step) for step in (Step(None, None, ()), *lesson.steps[:-1]))


def _position(lesson: Lesson, game: Game, before: Step) -> TutorialPosition:
    """The position after a step."""
    if before.line:
        game.play(before.line)
    view = game.view(lesson.learner)
    scene = msgspec.Raw(msgspec.json.encode(scenes.scene(view)))
    return TutorialPosition(view.seat, view.decision, scene, list(game.narration) if before.line else [])


async def start_after(store: TableStore, person: Person, name: str, level: str | None) -> Table:
    """A table where a tutorial has been played to its end, to continue against bots."""
    lesson = tutorial(name)
    row = lobby.new_row(draw_id(12), name, lesson.players, list(lesson.options), person.id)
    row.seed = lesson.seed
    me, bot = SeatRequest("me"), SeatRequest("bot", level=level)
    seats = [
        lobby.new_seat(row.id, number, me if number == lesson.learner else bot, person)
        for number in range(1, lesson.players + 1)
    ]
    return await store.create(begun(row, seats, (step.line for step in lesson.steps if step.line)))
