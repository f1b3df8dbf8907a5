"""Lessons: prepared games that the learner plays, with a text at every step.

A game defines them in ``guide/tutorial.toml``. The seed and all lines are given, those of the learner and those of the
other seats. A step has a text, may point at parts of the board, and may wait for a line. At a *free* step the learner
chooses: lines that match a pattern are accepted, and each pattern has its own comment. What follows a free step must
fit every choice, so free steps come at the end. The lines are not checked here but by the tests.
"""

from __future__ import annotations

import functools
import tomllib
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from antikythera import registry


@dataclass(frozen=True)
class Comment:
    """What is said after a free choice."""

    pattern: str
    """Which lines it is about, such as ``place *``."""
    text: str
    """The id of the message."""


@dataclass(frozen=True)
class Step:
    """A step of a lesson: a text, a line, or both."""

    text: str | None = None
    """The id of the message; None if the step only plays a line."""
    line: str | None = None
    """The line to play: the learner must find it, or it is the line of another seat."""
    points_at: tuple[str, ...] = ()
    """What the text is about: see :mod:`antikythera.guide.targets`. Docks and squares are ``place:2,0,ne`` and
    ``square:2 0``."""
    free: tuple[Comment, ...] = ()
    """At a free step: what is said about each choice. The first pattern that matches counts."""

    def comment(self, line: str) -> str | None:
        """The message about a free choice; None if the line is not accepted here."""
        return next((comment.text for comment in self.free if fnmatchcase(line, comment.pattern)), None)

    def accepts(self, line: str) -> bool:
        """Whether the lesson continues with a line."""
        return line == self.line or self.comment(line) is not None


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game."""

    game: str
    name: str
    title: str
    """The id of the message with its title."""
    players: int
    seed: int
    options: tuple[str, ...]
    learner: int
    """The learner's seat."""
    steps: tuple[Step, ...]

    @property
    def texts(self) -> tuple[str, ...]:
        """The ids of all messages, in the order in which they are read."""
        said = ((step.text, *(comment.text for comment in step.free)) for step in self.steps)
        return (self.title, *(text for texts in said for text in texts if text))


@functools.cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, the first one first; none if the game has no tutorial."""
    file = registry.folder(game) / "guide" / "tutorial.toml"
    if not file.is_file():
        return ()
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    return tuple(_lesson(game, name, entry) for name, entry in table.items())


def lesson(game: str, name: str) -> Lesson:
    """A lesson by its name. Raises KeyError if there is none."""
    return {each.name: each for each in lessons(game)}[name]


def _lesson(game: str, name: str, entry: dict[str, Any]) -> Lesson:
    return Lesson(
        game=game,
        name=name,
        title=f"{game}-tutorial-{name}-title",
        players=entry["players"],
        seed=entry["seed"],
        options=tuple(entry.get("options", ())),
        learner=entry["learner"],
        steps=tuple(_step(game, name, step) for step in entry["steps"]),
    )


def _step(game: str, lesson: str, entry: dict[str, Any]) -> Step:
    def message(say: str) -> str:
        return f"{game}-tutorial-{lesson}-{say}"

    return Step(
        text=message(entry["say"]) if "say" in entry else None,
        line=entry.get("play"),
        points_at=tuple(entry.get("point", ())),
        free=tuple(Comment(pattern, message(say)) for pattern, say in entry.get("free", {}).items()),
    )
