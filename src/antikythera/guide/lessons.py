"""Tutorials: a prepared game that the learner plays, with a text at every step.

The seed and all lines are given, those of the learner and those of the other seats. A step has a text, may point at
parts of the board, and may end with a line. The lines are not checked here but by the tests.
"""

from __future__ import annotations

import functools
import tomllib
from dataclasses import dataclass
from typing import Any

from antikythera import registry
from antikythera.rulebook import rulebook


@dataclass(frozen=True)
class Step:
    """A step of a tutorial: a text, a line, or both."""

    text: str | None
    """The id of the message; None if the step only plays a line."""
    line: str | None
    """The line to play: the learner must find it, or it is the line of another seat."""
    points_at: tuple[str, ...]
    """What the text is about: see :mod:`antikythera.guide.targets`. Docks and squares are ``place:2,0,ne`` and
    ``square:2 0``."""


@dataclass(frozen=True)
class Lesson:
    """The tutorial of a game."""

    game: str
    players: int
    seed: int
    options: tuple[str, ...]
    learner: int
    """The learner's seat."""
    steps: tuple[Step, ...]


@functools.cache
def tutorial(game: str) -> Lesson:
    """The tutorial of a game; without steps if the game has none."""
    file = registry.folder(game) / "guide" / "tutorial.toml"
    if not file.is_file():
        return Lesson(game, rulebook(game).players[0], 0, (), 1, ())
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    return Lesson(
        game=game,
        players=table["players"],
        seed=table["seed"],
        options=tuple(table.get("options", ())),
        learner=table["learner"],
        steps=tuple(_step(game, entry) for entry in table["steps"]),
    )


def _step(game: str, entry: dict[str, Any]) -> Step:
    text = f"{game}-tutorial-{entry['say']}" if "say" in entry else None
    return Step(text, entry.get("play"), tuple(entry.get("point", ())))
