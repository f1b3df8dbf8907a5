"""The published ladder: a plan of matches, what came out of them, and whether it is what was claimed.

The plan is ``ladder.toml``. All its matches are played as one heap of work, slow ones first, so that no core waits for
the last of them; whatever is in the file of results already is not played again.
"""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any

from antikythera.arena.contest import Progress, Spread, beside, fewer, play_blocks
from antikythera.arena.match import Match, kind
from antikythera.arena.ratings import Rankings
from antikythera.arena.results import Results
from antikythera.arena.statistics import Estimate
from antikythera.arena.tally import Tally

PLAN = Path(__file__).with_name("ladder.toml")
FAMILY = "ladder"


class BadPlan(ValueError):
    """A plan that cannot be played."""


@dataclass(frozen=True)
class Table:
    """One game at one number of players: its pairings, and everybody who takes part."""

    game: str
    players: int
    pairs: tuple[tuple[str, str], ...]

    @functools.cached_property
    def bots(self) -> list[str]:
        return list(dict.fromkeys(name for pair in reversed(self.pairs) for name in reversed(pair)))

    def match(self, *bots: str) -> Match:
        return Match(self.game, self.players, bots, FAMILY)

    def is_for(self, match: Match) -> bool:
        return (match.game, match.players) == (self.game, self.players)

    def beside(self, name: str) -> dict[str, Match]:
        """The matches that show that the measuring of a bot is sound."""
        return beside(self.match(name))


class Plan:
    """What a ladder consists of."""

    def __init__(self, data: dict[str, Any], quick: bool = False) -> None:
        self.data, self.quick = data, quick
        self.left_out = set(data["quick"]["without"]) if quick else set()
        self.anchor, self.rating = data["anchor"], data["rating"]
        self.tables = [
            Table(table["game"], players, tuple(self._wanted(table["pairs"])))
            for table in data["tables"]
            for players in table["players"]
        ]

    def _wanted(self, pairs: list[list[str]]) -> Iterator[tuple[str, str]]:
        return ((one, other) for one, other in pairs if not {one, other} & self.left_out)

    def blocks(self, *bots: str) -> int:
        """The blocks of a pairing."""
        return int(self.data["quick"]["blocks"] if self.quick else min(self.data["blocks"][name] for name in bots))

    def matches(self) -> dict[Match, int]:
        """All matches with their blocks, those of slow bots first."""
        wanted: dict[Match, int] = {}
        for table in self.tables:
            for pair in table.pairs:
                wanted[table.match(*pair)] = self.blocks(*pair)
            for name in table.bots:
                for match in table.beside(name).values():
                    wanted.setdefault(match, fewer(self.blocks(name)))
        return dict(sorted(wanted.items(), key=lambda item: min(self.blocks(kind(name)) for name in item[0].bots)))


def read_plan(file: Path = PLAN, quick: bool = False) -> Plan:
    try:
        plan = Plan(tomllib.loads(file.read_text(encoding="utf-8")), quick)
        for match in plan.matches():
            match.check()
    except (tomllib.TOMLDecodeError, KeyError, TypeError, ValueError) as error:
        raise BadPlan(f"{file.name}: {error}") from None
    return plan


class Ladder:
    """A plan and its results: those of today's rules and bots, or, to be ``shown`` only, the latest there are."""

    def __init__(self, plan: Plan, results: Results, shown: bool = False) -> None:
        self.plan, self.results, self.shown = plan, results, shown
        self.matches = plan.matches()
        self._tallies: dict[Match, Tally] = {}

    def games(self, only: str = "") -> int:
        """How many there are, or only of the matches whose key has a text in it."""
        return sum(match.players * blocks for match, blocks in self._wanted(only))

    def play(self, spread: Spread, progress: Progress = lambda games: None, only: str = "") -> None:
        """Play what is missing, or only of the matches whose key has a text in it."""
        self._tallies.clear()
        play_blocks(self._wanted(only), self.results, spread, progress)

    def _wanted(self, only: str) -> list[tuple[Match, int]]:
        return [(match, blocks) for match, blocks in self.matches.items() if only in match.key]

    def match(self, game: str, players: int, *bots: str) -> Match:
        return Match(game, players, bots, FAMILY)

    def tally(self, match: Match) -> Tally:
        """What has come out of a match so far."""
        if match not in self._tallies:
            played_with = self.results.last_code(match.game) if self.shown else None
            games = self.results.of(match, played_with)
            self._tallies[match] = Tally(match, games, self.matches.get(match, 0))
        return self._tallies[match]

    def tallies(self) -> list[Tally]:
        """Of all matches that have at least a block."""
        return [tally for tally in map(self.tally, self.matches) if tally.blocks]

    def is_complete(self, match: Match) -> bool:
        return match in self.matches and self.tally(match).blocks == self.matches[match]

    def at(self, table: Table) -> list[Tally]:
        """The tallies of a table, but for mirror matches."""
        everyone = set(table.bots)
        return [
            tally for tally in self.tallies() if table.is_for(tally.match) and everyone.issuperset(tally.match.bots)
        ]

    def pairings(self, table: Table) -> list[Tally]:
        """The tallies of a table's pairings, in their order."""
        return [tally for tally in (self.tally(table.match(*pair)) for pair in table.pairs) if tally.blocks]

    def checks(self, table: Table) -> list[tuple[str, Tally]]:
        """The mirror match and the sanity match of everybody at a table."""
        beside = [(name, self.tally(match)) for bot in table.bots for name, match in table.beside(bot).items()]
        return [(name, tally) for name, tally in beside if tally.blocks]

    def ratings(self, table: Table) -> dict[str, Estimate]:
        """Ratings of all bots of a table, the best first; none before the anchor has played."""
        tallies = self.at(table)
        pool = [name for name in table.bots if any(name in tally.match.bots for tally in tallies)]
        if self.plan.anchor not in pool:
            return {}
        rankings = Rankings(pool)
        for tally in tallies:
            rankings.add(tally.rankings())
        ratings = rankings.ratings(self.plan.anchor, self.plan.rating)
        return dict(sorted(ratings.items(), key=lambda item: -item[1].value))

    def milliseconds(self, table: Table, name: str) -> float:
        """What a decision of a bot took, in all its matches at a table."""
        tallies = [tally for tally in self.at(table) if name in tally.match.bots]
        spent = sum(tally.decisions(name) * tally.milliseconds(name) for tally in tallies)
        return spent / max(1, sum(tally.decisions(name) for tally in tallies))

    def blocks_needed(self, table: Table, *bots: str) -> int:
        """The blocks that a pairing needs: by name, or by what a decision of the slower bot took."""
        slower = max(self.milliseconds(table, name) for name in bots)
        costs = self.plan.data["costs"]
        named = (int(cost["blocks"]) for cost in costs if cost.get("bot") in bots)
        timed = (int(cost["blocks"]) for cost in costs if slower < cost.get("below", 0))
        return next(chain(named, timed), int(costs[-1]["blocks"]))
