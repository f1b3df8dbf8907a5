"""Plays matches on one core, on all cores, or on a cluster. The games are always the same."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from antikythera import bots
from antikythera.arena import workers
from antikythera.arena.match import Match, Played, kind, play, told_apart, won
from antikythera.arena.ratings import Rankings
from antikythera.arena.results import Results
from antikythera.arena.sprt import SprtResult, sprt
from antikythera.arena.tally import Tally
from antikythera.game import Game

BASELINE = "random"
CHECKS = 4
FEWEST_CHECKS = 8
"""The fewest blocks of a control match. It has one block for every ``CHECKS`` blocks of its match."""
CHOICES = 16
"""Choices of a bot that are enough to load everything that it needs."""
EXPECTED = {"mirror": "not decided", "sanity": "above"}
"""The expected result of the first bot in the control matches, compared with parity."""

Job = tuple[Match, int]
"""A game of a match, by its number."""
Spread = Callable[[Callable[[Job], Played], Iterable[Job]], Iterator[tuple[Job, Played]]]
"""Runs a function for each job, on this machine or on a cluster, and yields the jobs with their results."""
Progress = Callable[[int], None]
"""Called with the number of games that were played since the last call."""


class OtherCode(RuntimeError):
    """A machine has other rules or bots."""


def here(processes: int) -> Spread:
    """Play in processes on this machine."""
    return functools.partial(workers.spread, processes=processes)


def make_ready(matches: Iterable[Match]) -> None:
    """Let every bot make a few choices, so that its kernels are compiled before many processes need them."""
    for game, name in sorted({(match.game, kind(name)) for match in matches for name in match.bots}):
        view = Game(game, seed=0).view(1)
        for seed in range(CHOICES):
            bots.bot(name, game, seed=seed, simulations=32, seconds=0.0).choose(view)


def play_blocks(
    wanted: Sequence[tuple[Match, int]],
    results: Results,
    spread: Spread,
    progress: Progress = lambda games: None,
    enough: Callable[[], bool] = lambda: False,
) -> None:
    """Play the missing games of the first blocks of each match, until ``enough`` says to stop."""
    codes = {match: match.code for match, _ in wanted}
    for _, played in spread(functools.partial(_play, codes), _missing(wanted, results, progress, enough)):
        results.add(played)
        progress(1)


def _play(codes: dict[Match, str], job: Job) -> Played:
    """Play a game on a worker. Raises OtherCode if it has other rules or bots than the caller."""
    match, number = job
    if match.code != codes[match]:
        raise OtherCode("a machine of the cluster has other rules or bots: install the same version of antikythera")
    return play(match, number)


def _missing(
    wanted: Sequence[tuple[Match, int]], results: Results, progress: Progress, enough: Callable[[], bool]
) -> Iterator[Job]:
    for match, blocks in wanted:
        for number in range(blocks * match.players):
            if number in results.of(match):
                progress(1)
            elif enough():
                return
            else:
                yield match, number


# A match, and its control matches


def mirror(match: Match) -> Match:
    """The first bot of a match against itself: neither side should be better."""
    first = kind(match.bots[0])
    return Match(match.game, match.players, told_apart([first, first]), match.family)


def sanity(match: Match) -> Match:
    """The first bot of a match against the random bot: it should be better."""
    return Match(match.game, match.players, told_apart([kind(match.bots[0]), BASELINE]), match.family)


def beside(match: Match) -> dict[str, Match]:
    """The control matches of a match. The random bot has only a mirror match."""
    if kind(match.bots[0]) == BASELINE:
        return {"mirror": mirror(match)}
    return {"mirror": mirror(match), "sanity": sanity(match)}


def fewer(blocks: int) -> int:
    """The number of blocks of a control match."""
    return min(blocks, max(FEWEST_CHECKS, blocks // CHECKS))


class Contest:
    """A match with its control matches: a mirror match and a sanity match.

    With a pair of ``elos``, a sequential test ends the match as soon as it is decided by which of the two ratings the
    first bot is better.
    """

    def __init__(self, match: Match, blocks: int, results: Results, elos: tuple[float, float] | None = None) -> None:
        self.match, self.blocks, self.results, self.elos = match, blocks, results, elos
        self.beside = beside(match)

    @property
    def games(self) -> int:
        """The most games that are played."""
        return self.match.players * (self.blocks + len(self.beside) * fewer(self.blocks))

    def play(self, spread: Spread, progress: Progress = lambda games: None) -> None:
        beside = [(match, fewer(self.blocks)) for match in self.beside.values()]
        if self.elos:
            play_blocks([(self.match, self.blocks)], self.results, spread, progress, lambda: self.verdict().decided)
            play_blocks(beside, self.results, spread, progress)
        else:
            play_blocks([(self.match, self.blocks), *beside], self.results, spread, progress)

    def verdict(self) -> SprtResult:
        """The result of the sequential test. It reads blocks in order, up to the first that is not complete."""
        assert self.elos is not None
        return sprt(self._shares(), self.match.players, *self.elos)

    def _shares(self) -> Iterator[float]:
        """The first bot's share of victories, block by block."""
        games, players, first = self.results.of(self.match), self.match.players, self.match.bots[0]
        for block in range(self.blocks):
            numbers = range(block * players, (block + 1) * players)
            if not all(number in games for number in numbers):
                return
            yield sum(won(self.match, games[number], first) for number in numbers) / players

    def tally(self) -> Tally:
        """The blocks that count: with a sequential test, those up to its decision."""
        blocks = self.verdict().blocks if self.elos else self.blocks
        return Tally(self.match, self.results.of(self.match), blocks)

    def check(self, name: str) -> Tally:
        """The results of a control match."""
        return Tally(self.beside[name], self.results.of(self.beside[name]), fewer(self.blocks))

    def report(self) -> dict[str, Any]:
        """All results, for programs."""
        tally = self.tally()
        rankings = Rankings(self.match.bots)
        rankings.add(tally.rankings())
        last = self.match.bots[-1]
        report: dict[str, Any] = {"game": self.match.game, "players": self.match.players, "family": self.match.family}
        report |= tally.report()
        report["ratings"] = {name: rating.report(1) for name, rating in rankings.ratings(anchor=last).items()}
        if self.elos:
            report["sprt"] = self.verdict().report()
        for name in self.beside:
            report[name] = self.check(name).report() | {"expected": EXPECTED[name]}
        report["habits"] = {name: tally.habits(name) for name in self.match.bots}
        report["code"] = self.match.code
        return report
