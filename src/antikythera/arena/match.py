"""Matches: who meets whom, in which seats, on which deals.

The unit is a *block*: one deal, played once with each rotation of the line-up, so that neither a lucky deal nor a good
seat favours a bot. In a match of two bots, one plays against copies of the other on all other seats. More than two meet
at mixed tables, and the blocks go through all line-ups.

Every game of a match depends only on the match and on the number of the game. So games can be played in any order, in
any process and on any machine.
"""

from __future__ import annotations

import functools
import hashlib
import time
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from pathlib import Path

import msgspec

from antikythera import bots, registry
from antikythera.arena.habits import habits
from antikythera.bots import seeds
from antikythera.bots.levels import KINDS, LEVELS, RIVALS
from antikythera.bots.own import files as own_files
from antikythera.bots.tools import tools
from antikythera.cache import sources
from antikythera.game import SEED_LIMIT, Game, IllegalAction
from antikythera.kernel import PACKAGE
from antikythera.rulebook import rulebook

TWIN = "'"
"""A suffix of a bot's name: the same bot under another name."""

DEPENDS = ("habits.toml", "rules/*.toml", "bots/*.toml", "bots/*.safetensors")
"""Files of a game, besides its rules, that decide what its bots play and what is counted."""

LineUp = tuple[str, ...]
"""The bots by seat."""


class BotFault(RuntimeError):
    """A bot has chosen an action that is not legal."""


@dataclass(frozen=True)
class Match:
    """A match between bots, at tables with a number of players, on the deals of a family of seeds."""

    game: str
    players: int
    bots: tuple[str, ...]
    family: str = "ladder"

    def check(self) -> Match:
        """Raise ValueError if the match cannot be played."""
        rules = rulebook(self.game)
        if self.players not in rules.players:
            raise ValueError(f"{self.game} is for {', '.join(map(str, rules.players))} players, not {self.players}")
        if not isinstance(self.bots, tuple | list) or not all(isinstance(name, str) for name in self.bots):
            raise ValueError("the bots of a match are a list of names, such as 'heuristic' or 'file.py:Class'")
        if len(set(self.bots)) < len(self.bots) or not (len(self.bots) == 2 or len(self.bots) >= self.players):
            raise ValueError(f"name two bots, or at least {self.players} different ones for {self.players} players")
        seeds.seed(self.family, 0)
        for name in self.bots:
            bots.bot(kind(name), self.game)
        return self

    @property
    def code(self) -> str:
        """A hash of everything that the match depends on, see :func:`code`."""
        return code(self.game, tuple(sorted({kind(name) for name in self.bots})))

    @property
    def key(self) -> str:
        """The name of the match in results."""
        return " ".join((self.game, str(self.players), self.family, *self.bots))

    @functools.cached_property
    def line_ups(self) -> list[LineUp]:
        """The line-ups that differ by more than a rotation, in the order in which blocks use them."""
        if len(self.bots) == 2:
            one, other = self.bots
            return [(one, *[other] * (self.players - 1))]
        tables = combinations(self.bots, self.players)
        return [(first, *order) for first, *rest in tables for order in permutations(rest)]

    def line_up(self, number: int) -> LineUp:
        """The line-up of a game of the match."""
        block, turned = divmod(number, self.players)
        seated = self.line_ups[block % len(self.line_ups)]
        return (*seated[turned:], *seated[:turned])

    def seed(self, number: int) -> int:
        """The seed of a game: the same for all games of a block."""
        return seeds.seed(self.family, number // self.players)

    @property
    def parity(self) -> float:
        """The share of victories of a bot that is as good as the others."""
        return 1 / self.players


class Played(msgspec.Struct, frozen=True):
    """The result of a game, as it is stored."""

    match: str
    code: str
    """A hash of the rules and the bots, see :func:`code`."""
    number: int
    scores: list[int]
    """By seat, in units of score."""
    ranks: list[int]
    """By seat; players who are tied share a rank."""
    habits: dict[str, list[int]]
    """By bot, the sum over its seats: see :mod:`antikythera.arena.habits`."""
    decisions: list[int]
    """By seat: the number of decisions with more than one legal line."""
    seconds: list[float]
    """By seat: the time of these decisions."""


def kind(name: str) -> str:
    """The kind of bot with a name: the name without its suffix."""
    return name.rstrip(TWIN)


def told_apart(names: Sequence[str]) -> tuple[str, ...]:
    """Different names for all bots: a bot that occurs again gets a suffix."""
    return tuple(name + TWIN * list(names[:i]).count(name) for i, name in enumerate(names))


def won(match: Match, played: Played, name: str) -> float:
    """The share of the victory in a game that went to a bot."""
    winners = [seated for seated, rank in zip(match.line_up(played.number), played.ranks, strict=True) if rank == 1]
    return winners.count(name) / len(winners)


def bot_files(name: str) -> set[Path]:
    """The files of a bot that are not the library's: its net, or your own class."""
    kind, _, place = name.partition(":")
    if kind == "net":
        return {Path(place)} if place else set()
    return set() if kind in KINDS else own_files([name])


@functools.cache
def code(game: str, names: tuple[str, ...] = ()) -> str:
    """A hash of everything that a game depends on: its rules, how bots think and are seated, and the bots that play.
    Another level can change, and the results stay valid.
    """
    rules, folder = rulebook(game), registry.folder(game)
    files = sources([*vars(rules.kernels).values(), *tools(game).kernels])
    files |= {Path(__file__), Path(rules.sample.__code__.co_filename), *(PACKAGE / "bots").glob("*.py")}
    files = files.union(*(folder.glob(pattern) for pattern in DEPENDS), *map(bot_files, names))
    files -= {folder / "bots" / name for name in ("levels.toml", "rivals.toml")}
    kinds = (name.partition(":")[0] for name in names)
    levels = [bots.level(kind, game) for kind in kinds if kind in (*LEVELS, *RIVALS)]
    digest = hashlib.sha256(repr(levels).encode())
    for content in sorted(file.name.encode() + b"\0" + file.read_bytes() + b"\0" for file in files):
        digest.update(content)
    return digest.hexdigest()[:12]


def play(match: Match, number: int) -> Played:
    """Play a game of a match. A bot is not asked if there is only one legal line."""
    line_up = match.line_up(number)
    seated = [_bot(match, number, seat) for seat in range(match.players)]
    game = Game(match.game, match.players, match.seed(number))
    decisions, seconds = [0] * match.players, [0.0] * match.players
    while seat := game.seat:
        choice, *others = game.legal.numbers
        if others:
            view = game.view(seat)
            start = time.perf_counter()
            choice = seated[seat - 1].choose(view)
            seconds[seat - 1] += time.perf_counter() - start
            decisions[seat - 1] += 1
        _play(game, choice, line_up[seat - 1])
    return _written_down(match, number, game, decisions, seconds)


def _bot(match: Match, number: int, seat: int) -> bots.Bot:
    """The bot of a seat, with a new seed in every game. It uses one core; other games run on the others."""
    name = kind(match.line_up(number)[seat])
    digest = hashlib.sha256(f"{match.seed(number)} {number % match.players} {seat}".encode()).digest()
    return bots.bot(name, match.game, seed=int.from_bytes(digest[:8], "little") % SEED_LIMIT, threads=1)


def _play(game: Game, choice: int, name: str) -> None:
    try:
        game.play(choice)
    except IllegalAction as error:
        where = f"after {len(game.actions)} decisions of the {game.players}-player game {game.seed}"
        raise BotFault(f"{name} at seat {game.seat}, {where}: {error}") from error


def _written_down(match: Match, number: int, game: Game, decisions: list[int], seconds: list[float]) -> Played:
    outcome = game.outcome
    assert outcome is not None
    return Played(
        match=match.key,
        code=match.code,
        number=number,
        scores=[round(score * game.rules.unit) for score in outcome.scores],
        ranks=list(outcome.ranks),
        habits=_by_name(match.line_up(number), habits(match.game).of(game)),
        decisions=decisions,
        seconds=[round(spent, 4) for spent in seconds],
    )


def _by_name(line_up: LineUp, numbers: list[list[int]]) -> dict[str, list[int]]:
    """The counts of the seats, summed for each name."""
    totals: dict[str, list[int]] = {}
    for name, row in zip(line_up, numbers, strict=True):
        totals[name] = [a + b for a, b in zip(totals.get(name, [0] * len(row)), row, strict=True)]
    return totals
