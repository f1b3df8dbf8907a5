"""Puzzles as data: ``puzzles.jsonl`` in the folder of a game, one JSON object in a line."""

from __future__ import annotations

from datetime import date
from functools import cache
from pathlib import Path

import msgspec

from antikythera import registry
from antikythera.game import Game, from_position
from antikythera.review.turns import play


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A position, and the turns that are clearly better than all others."""

    id: str
    seed: int
    """Of the game that it comes from."""
    position: str
    turns: list[list[str]]
    """Those that are equally good, the best first."""
    themes: list[str]
    rating: int
    lost: float
    """The share of the victory that the next best turn loses."""
    found: dict[str, float]
    """How often each level finds it."""

    def game(self) -> Game:
        """The position, to play on from."""
        return from_position(self.position)

    def is_solved_by(self, lines: list[str]) -> bool:
        """Whether a turn leads to the same position as one of the best."""
        start = self.game()
        end = play(start, lines).states.tobytes()
        return any(end == play(start, turn).states.tobytes() for turn in self.turns)


def file_of(game: str) -> Path:
    """Where the puzzles of a game are."""
    return registry.folder(game) / "puzzles.jsonl"


def read(file: Path) -> list[Puzzle]:
    """The puzzles in a file; none if there is no file."""
    if not file.is_file():
        return []
    lines = file.read_bytes().splitlines()
    return [msgspec.json.decode(line, type=Puzzle) for line in lines]


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easiest first."""
    return tuple(sorted(read(file_of(game)), key=lambda puzzle: (puzzle.rating, puzzle.id)))


def puzzle_of_the_day(game: str, day: date) -> Puzzle:
    """Another puzzle every day, until all have come. Raises IndexError if the game has none."""
    mixed = sorted(puzzles(game), key=lambda puzzle: puzzle.id)
    return mixed[day.toordinal() % max(1, len(mixed))]
