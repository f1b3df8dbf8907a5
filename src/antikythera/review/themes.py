"""What choices are about, and what a whole game shows: told by the game's own module ``review``, if it has one.

* ``theme(decision, line)`` is the name of what a line is about;
* ``findings(game, story)`` are remarks about the whole game of each seat; the story has all events, with the number of
  the move that they belong to.

Their messages are ``GAME-theme-NAME`` and ``GAME-finding-KIND``.
"""

from __future__ import annotations

from typing import Any

from antikythera import registry
from antikythera.game import Event, Game
from antikythera.review.results import Finding

Story = list[tuple[int, Event]]


def _room(game: str) -> Any:
    return registry.part(game, "review")


def theme(game: str, decision: str, line: str) -> str:
    """What a line is about; nothing where the game has no themes."""
    room = _room(game)
    return str(room.theme(decision, line)) if room else ""


def findings(game: Game) -> list[list[Finding]]:
    """What the whole game shows, for each seat."""
    room = _room(game.rules.name)
    return list(room.findings(game, story(game))) if room else [[] for _ in range(game.players)]


def story(game: Game) -> Story:
    """All events of a game."""
    moves = range(len(game.actions))
    return [(move, event) for move in moves for event in game.at(move + 1).narration]
