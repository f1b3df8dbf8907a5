"""The published ladder: a plan of matches, their results, and the claims that must hold.

The plan is made of ``ladder.toml`` here, with what holds for all games, and of the ``ladder.toml`` of every game that
has one, with its tables and claims. The games of all matches are one queue of work, slow ones first, so that no core
waits for the last of them. Games that are in the file of results are not played again.
"""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import chain, combinations, product
from pathlib import Path
from typing import Any

from antikythera import registry
from antikythera.arena.contest import Progress, Spread, beside, fewer, play_blocks
from antikythera.arena.match import Match, kind
from antikythera.arena.ratings import Rankings
from antikythera.arena.results import Results
from antikythera.arena.statistics import Estimate
from antikythera.arena.tally import Tally

PLAN = "ladder.toml"
FAMILY = "ladder"


class BadPlan(ValueError):
    """A plan that cannot be played."""


@dataclass(frozen=True)
class Table:
    """One game with one number of players: its pairings, and all bots that take part."""

    game: str
    players: int
    pairs: tuple[tuple[str, str], ...]
    blocks: dict[str, int] = field(default_factory=dict, compare=False)
    """How many blocks each bot allows, and each claim about a pairing wants: with ``ONE,OTHER`` for its bots."""

    @functools.cached_property
    def bots(self) -> list[str]:
        return list(dict.fromkeys(name for pair in reversed(self.pairs) for name in reversed(pair)))

    def match(self, *bots: str) -> Match:
        return Match(self.game, self.players, bots, FAMILY)

    def is_for(self, match: Match) -> bool:
        return (match.game, match.players) == (self.game, self.players)

    def beside(self, name: str) -> dict[str, Match]:
        """The control matches of a bot."""
        return beside(self.match(name))


class Plan:
    """The tables, matches and claims of a ladder. Bots that it does not name can join: they meet everyone."""

    def __init__(self, data: dict[str, Any], quick: bool = False, joining: Iterable[str] = ()) -> None:
        self.data = {"claims": []} | data
        self.quick, self.joining = quick, tuple(joining)
        self.left_out = set(data["quick"]["without"]) if quick else set()
        self.anchor, self.rating = data["anchor"], data["rating"]
        self.tables = [
            Table(table["game"], players, tuple(self._wanted(table)), self._allowed(table, players))
            for table in data["tables"]
            for players in table["players"]
        ]

    def _wanted(self, table: dict[str, Any]) -> Iterator[tuple[str, str]]:
        """The pairs of a table: all pairs of its bots, or those that it names; and those of bots that join."""
        pairs = list(combinations(table["bots"], 2) if "bots" in table else table["pairs"])
        pairs += product(self.joining, dict.fromkeys(chain.from_iterable(pairs)))
        return ((one, other) for one, other in pairs if not {one, other} & self.left_out)

    def _allowed(self, table: dict[str, Any], players: int) -> dict[str, int]:
        """The blocks of bots at a table, and of pairings about which something is claimed."""
        here = table["game"], players
        claims = [one for one in self.data["claims"] if (one["game"], one["players"]) == here and "blocks" in one]
        claimed = {",".join(pair): claim["blocks"] for claim in claims for pair in claim["pairs"]}
        return {**self.data["blocks"], **table.get("blocks", {}), **claimed}

    def blocks(self, table: Table, *bots: str) -> int:
        """The number of blocks of a pairing: as a claim about it wants, or as its slower bot allows."""
        if self.quick:
            return int(self.data["quick"]["blocks"])
        return int(table.blocks.get(",".join(bots), self._slower(table, bots)))

    def _slower(self, table: Table, bots: Iterable[str]) -> int:
        """The blocks that the slower one of some bots allows. A bot that joins allows as many as any other."""
        most = max(self.data["blocks"].values())
        return int(min(table.blocks.get(kind(name), most) for name in bots))

    def matches(self) -> dict[Match, int]:
        """All matches and their numbers of blocks, those of slow bots first."""
        wanted: dict[Match, int] = {}
        speed: dict[Match, int] = {}
        for table in self.tables:
            for pair in table.pairs:
                wanted[table.match(*pair)] = self.blocks(table, *pair)
            for name in table.bots:
                for match in table.beside(name).values():
                    wanted.setdefault(match, fewer(self.blocks(table, name)))
            speed |= {match: self._slower(table, match.bots) for match in wanted if table.is_for(match)}
        return dict(sorted(wanted.items(), key=lambda item: speed[item[0]]))


def read_plan(file: Path | None = None, quick: bool = False, joining: Iterable[str] = ()) -> Plan:
    """The plan in a file, by default the published one."""
    try:
        plan = Plan(_read(file) if file else _published(), quick, joining)
        for match in plan.matches():
            match.check()
    except (tomllib.TOMLDecodeError, KeyError, TypeError, ValueError) as error:
        raise BadPlan(f"{file.name if file else PLAN}: {error}") from None
    return plan


def _published() -> dict[str, Any]:
    """The general settings, with the tables and claims of every game."""
    plan: dict[str, Any] = _read(Path(__file__).with_name(PLAN)) | {"tables": [], "claims": []}
    for game in registry.games():
        file = registry.folder(game) / PLAN
        for name, entries in (_read(file) if file.is_file() else {}).items():
            plan[name] += [{"game": game} | entry for entry in entries]
    return plan


def _read(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


class Ladder:
    """A plan and its results: those of the present rules and bots. If they are only ``shown``, the latest of any."""

    def __init__(self, plan: Plan, results: Results, shown: bool = False) -> None:
        self.plan, self.results, self.shown = plan, results, shown
        self.matches = plan.matches()
        self._tallies: dict[Match, Tally] = {}

    def games(self, only: str = "") -> int:
        """The number of games, of all matches or of those with ``only`` in their key."""
        return sum(match.players * blocks for match, blocks in self._wanted(only))

    def play(self, spread: Spread, progress: Progress = lambda games: None, only: str = "") -> None:
        """Play the games that are missing, of all matches or of those with ``only`` in their key."""
        self._tallies.clear()
        play_blocks(self._wanted(only), self.results, spread, progress)

    def _wanted(self, only: str) -> list[tuple[Match, int]]:
        return [(match, blocks) for match, blocks in self.matches.items() if only in match.key]

    def match(self, game: str, players: int, *bots: str) -> Match:
        return Match(game, players, bots, FAMILY)

    def tally(self, match: Match) -> Tally:
        """The results of a match so far."""
        if match not in self._tallies:
            played_with = self.results.last_code(match) if self.shown else None
            games = self.results.of(match, played_with)
            self._tallies[match] = Tally(match, games, self.matches.get(match, 0))
        return self._tallies[match]

    def tallies(self) -> list[Tally]:
        """The results of all matches with at least one complete block."""
        return [tally for tally in map(self.tally, self.matches) if tally.blocks]

    def is_complete(self, match: Match) -> bool:
        return match in self.matches and self.tally(match).blocks == self.matches[match]

    def at(self, table: Table) -> list[Tally]:
        """The tallies of a table, without mirror matches."""
        everyone = set(table.bots)
        return [
            tally for tally in self.tallies() if table.is_for(tally.match) and everyone.issuperset(tally.match.bots)
        ]

    def pairings(self, table: Table) -> list[Tally]:
        """The tallies of a table's pairings, in their order."""
        return [tally for tally in (self.tally(table.match(*pair)) for pair in table.pairs) if tally.blocks]

    def checks(self, table: Table) -> list[tuple[str, Tally]]:
        """The mirror match and the sanity match of every bot at a table."""
        beside = [(name, self.tally(match)) for bot in table.bots for name, match in table.beside(bot).items()]
        return [(name, tally) for name, tally in beside if tally.blocks]

    def ratings(self, table: Table) -> dict[str, Estimate]:
        """Ratings of all bots of a table, the best first. Empty before the anchor has played."""
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
        """The mean time of a bot's decisions, in all its matches at a table."""
        tallies = [tally for tally in self.at(table) if name in tally.match.bots]
        spent = sum(tally.decisions(name) * tally.milliseconds(name) for tally in tallies)
        return spent / max(1, sum(tally.decisions(name) for tally in tallies))
