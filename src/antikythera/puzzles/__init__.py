"""Puzzles: positions with a turn that is clearly the best, to find on the board.

    from antikythera.puzzles import puzzles
    for puzzle in puzzles("GAME"):
        print(puzzle.game(), puzzle.turns)

``antikythera puzzles mine GAME`` looks for more; :mod:`antikythera.puzzles.mine` says how.
"""

from __future__ import annotations

from antikythera.puzzles.puzzle import Puzzle, puzzle_of_the_day, puzzles

__all__ = ["Puzzle", "puzzle_of_the_day", "puzzles"]
