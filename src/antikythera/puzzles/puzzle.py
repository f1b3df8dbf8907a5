"""Puzzles as data: ``puzzles.jsonl`` in the folder of a game, one JSON object in a line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
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


def written(every: Iterable[Puzzle]) -> bytes:
    """Puzzles as the content of a file."""
    return b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in every)


def merged(every: Iterable[Puzzle], most: int | None = None) -> list[Puzzle]:
    """Each puzzle once, in the order of the games that they come from.

    If only ``most`` are wanted, themes take turns, and those come first in which the next best turn loses most.
    """
    unique = {puzzle.id: puzzle for puzzle in every}.values()
    ranks: Counter[str] = Counter()
    turns: dict[str, int] = {}
    for puzzle in sorted(unique, key=lambda puzzle: (-puzzle.lost, puzzle.id)):
        theme = puzzle.themes[0] if puzzle.themes else ""
        turns[puzzle.id] = ranks[theme]
        ranks[theme] += 1
    chosen = sorted(unique, key=lambda puzzle: (turns[puzzle.id], -puzzle.lost, puzzle.id))[:most]
    return sorted(chosen, key=lambda puzzle: (puzzle.seed, puzzle.id))


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easiest first."""
    return tuple(sorted(read(file_of(game)), key=lambda puzzle: (puzzle.rating, puzzle.id)))


def puzzle_of_the_day(game: str, day: date) -> Puzzle:
    """Another puzzle every day, until all have come. Raises IndexError if the game has none."""
    mixed = sorted(puzzles(game), key=lambda puzzle: puzzle.id)
    return mixed[day.toordinal() % max(1, len(mixed))]
