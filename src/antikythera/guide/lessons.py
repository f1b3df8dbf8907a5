"""A tutorial of each game: one that the learner plays, with a word at every step.

The moves are prepared, those of the learner and those of the other seats; the deal is given by its seed. A step says
something, may point at something, and may end with a line. What is played is not checked here but by the tests.
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
    """Something to read, something to play, or both."""

    text: str | None
    """The message to be read; where there is none, the line is simply played."""
    line: str | None
    """What is played then: by the learner, who must find it, or by whoever else is to choose."""
    points_at: tuple[str, ...]
    """What the text is about: see :mod:`antikythera.guide.targets`. Docks and squares are ``place:2,0,ne`` and
    ``square:2 0``."""


@dataclass(frozen=True)
class Lesson:
    """A tutorial."""

    game: str
    players: int
    seed: int
    options: tuple[str, ...]
    learner: int
    """The learner's seat."""
    steps: tuple[Step, ...]


@functools.cache
def tutorial(game: str) -> Lesson:
    """The tutorial of a game, by its name; without a step where the game has none."""
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
