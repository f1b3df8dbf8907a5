"""Openings: how well seats do after each way to begin, counted over many games.

A game defines its openings in its module ``openings``: ``parts(lines)`` returns the parts of the opening in the lines
of one seat, each with a name and the things that were chosen, such as ``("goal", ("goal:3",))``. Things are named as
in the rules of the game, ``kind:name``.

    count = Count("GAME")
    count.add(players=2, seat=1, lines=lines_of_the_seat, share=1.0, points=41)
    count.write(file, bot="champion")
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from hashlib import sha256
from math import sqrt
from pathlib import Path

import msgspec

from antikythera import registry

Things = tuple[str, ...]
Part = tuple[str, Things]
Key = tuple[int, int, str, Things]
"""Players, seat, part and things."""

LEAST = 15
"""An opening that was seen in fewer games tells nothing."""


def parts(game: str, lines: Sequence[str]) -> Iterable[Part]:
    """The parts of an opening in the lines of one seat, from its first; none in a game without openings."""
    room = registry.part(game, "openings")
    return room.parts(lines) if room else ()


class Opening(msgspec.Struct, frozen=True, kw_only=True):
    """How seats did after an opening: means, with their standard errors."""

    players: int
    seat: int
    part: str
    things: list[str]
    games: int
    share: float
    """Of the victory: 1 for a game won alone."""
    share_error: float
    points: float
    points_error: float


class Openings(msgspec.Struct, frozen=True, kw_only=True):
    """The openings of a game."""

    game: str
    bot: str
    """Who played, by name: ``net``, or a level."""
    weights: str = ""
    """The digest of the file of a net, see :func:`digest`; nothing for another bot."""
    games: dict[str, int]
    """How many games, by the number of players."""
    tables: list[Opening]


class Count:
    """Counts what seats got after each opening. Counts of several processes can be added up."""

    def __init__(self, game: str) -> None:
        self.game = game
        self._sums: dict[Key, list[float]] = {}
        """Games, and the sums of shares, of their squares, of points, and of their squares."""
        self._games: Counter[int] = Counter()

    def add(self, players: int, seat: int, lines: Sequence[str], share: float, points: float) -> None:
        """Add what a seat got, from 1, with its lines from the first; as many as its opening has are enough."""
        self.add_parts(players, seat, parts(self.game, lines), share, points)

    def add_parts(self, players: int, seat: int, found: Iterable[Part], share: float, points: float) -> None:
        """The same with the parts of its opening."""
        self._games[players] += seat == 1
        for part, things in found:
            self._add((players, seat, part, things), (1, share, share * share, points, points * points))

    def __iadd__(self, other: Count) -> Count:
        self._games.update(other._games)
        for key, sums in other._sums.items():
            self._add(key, sums)
        return self

    def _add(self, key: Key, numbers: Iterable[float]) -> None:
        sums = self._sums.setdefault(key, [0.0] * 5)
        for place, number in enumerate(numbers):
            sums[place] += number

    def table(self, bot: str, least: int = LEAST, weights: str = "") -> Openings:
        """What was counted, without openings that were seen in fewer games than ``least``."""
        games = {str(players): self._games[players] for players in sorted(self._games)}
        rows = list(self._rows(max(2, least)))
        return Openings(game=self.game, bot=bot, weights=weights, games=games, tables=rows)

    def _rows(self, least: int) -> Iterator[Opening]:
        for (players, seat, part, things), (games, *sums) in sorted(self._sums.items()):
            if games < least:
                continue
            share, share_error = _mean(games, *sums[:2])
            points, points_error = _mean(games, *sums[2:])
            yield Opening(
                players=players,
                seat=seat,
                part=part,
                things=list(things),
                games=int(games),
                share=round(share, 4),
                share_error=round(share_error, 4),
                points=round(points, 2),
                points_error=round(points_error, 2),
            )

    def write(self, file: Path, bot: str, least: int = LEAST, weights: str = "") -> None:
        """Write the table as JSON, an opening in a line."""
        table = self.table(bot, least, weights)
        head = msgspec.json.encode(msgspec.structs.replace(table, tables=[]))
        rows = map(msgspec.json.encode, table.tables)
        file.write_bytes(head[:-2] + b"\n" + b",\n".join(rows) + b"\n]}\n")


def _mean(count: float, total: float, squares: float) -> tuple[float, float]:
    """The mean, and its standard error."""
    mean = total / count
    return mean, sqrt(max(0.0, squares / count - mean * mean) / (count - 1))


def digest(net: Path) -> str:
    """What tells the file of a net from that of another."""
    return sha256(net.read_bytes()).hexdigest()[:16]


@cache
def openings(game: str) -> Openings | None:
    """The openings that come with a game: ``openings.json`` in its folder; None if it has none."""
    file = registry.folder(game) / "openings.json"
    return msgspec.json.decode(file.read_bytes(), type=Openings) if file.is_file() else None


@cache
def _by_choice(game: str) -> dict[Key, Opening]:
    found = openings(game)
    return {(row.players, row.seat, row.part, tuple(row.things)): row for row in (found.tables if found else ())}


def beside(game: str, players: int, seat: int, lines: Sequence[str], legal: Iterable[str]) -> dict[str, Opening]:
    """What is known of the openings that legal lines complete, after the lines that the seat has played."""
    known, before = _by_choice(game), set(parts(game, lines))
    found = ((line, part) for line in legal for part in parts(game, [*lines, line]) if part not in before)
    keys = ((line, (players, seat, *part)) for line, part in found)
    return {line: known[key] for line, key in keys if key in known}
