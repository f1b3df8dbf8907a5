"""The results of a match: shares of victories, points and margins, and the habits of the bots."""

from __future__ import annotations

from typing import Any

import numpy as np

from antikythera.arena.habits import habits
from antikythera.arena.match import Match, Played
from antikythera.arena.ratings import Ranking
from antikythera.arena.statistics import Estimate, Numbers, mean, share
from antikythera.rulebook import rulebook


class Tally:
    """The results of a match: its first blocks, up to the first that is not complete, and at most ``most_blocks``."""

    def __init__(self, match: Match, games: dict[int, Played], most_blocks: int) -> None:
        self.match = match
        self.blocks = _complete(match, games, most_blocks)
        self.games = [games[number] for number in range(self.blocks * match.players)]
        self._seated = np.array([[match.bots.index(name) for name in match.line_up(one.number)] for one in self.games])
        self._scores = np.array([one.scores for one in self.games]) / rulebook(match.game).unit

    def win_share(self, name: str) -> Estimate:
        """The share of victories of a seat with this bot. A shared victory counts in part."""
        winners = np.array([one.ranks for one in self.games]) == 1
        parts = winners / winners.sum(axis=1, keepdims=True)
        present = self._at(name).any(axis=1).reshape(self.blocks, -1).sum(axis=1)
        return share(*self._by_block(name, parts), most=present.astype(np.float64))

    def score(self, name: str | None = None) -> Estimate:
        """The mean points of a seat with this bot, or of all seats."""
        return mean(*self._by_block(name, self._scores))

    def margin(self, name: str) -> Estimate:
        """The mean margin of a seat: its points minus the mean of the others at the table."""
        others = (self._scores.sum(axis=1, keepdims=True) - self._scores) / (self.match.players - 1)
        return mean(*self._by_block(name, self._scores - others))

    def habit(self, name: str, table: str, row: str) -> Estimate:
        """A row of a bot's habits: the mean for a seat in a game."""
        rows = habits(self.match.game).rows
        (number,) = [i for i, one in enumerate(rows) if (one.table, one.name) == (table, row)]
        totals = np.array([one.habits[name][number] if name in one.habits else 0 for one in self.games])
        seats = self._at(name).sum(axis=1)
        totals, seats = (many.reshape(self.blocks, -1).sum(axis=1).astype(np.float64) for many in (totals, seats))
        return mean(totals / rows[number].unit, seats)

    def habits(self, *names: str) -> dict[str, dict[str, float]]:
        """The habits of one or more bots: for each row of each table, the mean for a seat in a game."""
        totals = np.sum([one.habits[name] for one in self.games for name in names if name in one.habits], axis=0)
        seats = sum(int(self._at(name).sum()) for name in names)
        tables: dict[str, dict[str, float]] = {}
        for row, total in zip(habits(self.match.game).rows, totals.tolist(), strict=True):
            tables.setdefault(row.table, {})[row.name] = round(total / seats / row.unit, 3)
        return tables

    def decisions(self, name: str | None = None) -> int:
        """How many decisions a bot made, or all bots."""
        return int(np.array([one.decisions for one in self.games])[self._at(name)].sum())

    def milliseconds(self, name: str | None = None) -> float:
        """The mean time of a decision."""
        seconds = np.array([one.seconds for one in self.games])[self._at(name)].sum()
        return 1000 * float(seconds) / max(1, self.decisions(name))

    def rankings(self) -> list[list[Ranking]]:
        """The rankings of all games, by block."""
        ranked: list[Ranking] = [(self.match.line_up(one.number), one.ranks) for one in self.games]
        players = self.match.players
        return [ranked[first : first + players] for first in range(0, len(ranked), players)]

    def report(self) -> dict[str, Any]:
        """All results, for programs. Times are left out, since they are never the same twice."""
        return {
            "bots": list(self.match.bots),
            "blocks": self.blocks,
            "games": len(self.games),
            "parity": round(self.match.parity, 4),
            "results": {name: self._report_of(name) for name in self.match.bots if self.blocks},
        }

    def _report_of(self, name: str) -> dict[str, Any]:
        wins = self.win_share(name)
        return {
            "seats": int(self._at(name).sum()),
            "win_share": wins.report(),
            "against_parity": wins.against(self.match.parity),
            "score": self.score(name).report(3),
            "margin": self.margin(name).report(3),
        }

    def _at(self, name: str | None) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The seats of a bot, game by game."""
        if name is None:
            return np.ones(self._seated.shape, dtype=np.bool_)
        at: np.ndarray[Any, np.dtype[np.bool_]] = self._seated == self.match.bots.index(name)
        return at

    def _by_block(self, name: str | None, values: Numbers) -> tuple[Numbers, Numbers]:
        """In each block, the sum of the values of a bot's seats, and the number of these seats."""
        at = self._at(name)
        in_blocks = (self.blocks, -1)
        return (values * at).reshape(in_blocks).sum(axis=1), at.reshape(in_blocks).sum(axis=1).astype(np.float64)


def _complete(match: Match, games: dict[int, Played], most: int) -> int:
    """The number of complete blocks before the first that is not."""
    missing = (number for number in range(most * match.players) if number not in games)
    return next(missing, most * match.players) // match.players
