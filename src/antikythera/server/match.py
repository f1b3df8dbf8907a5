"""A game at a table, as its log says. A match never changes: a move makes another one, which replaces it once it is
committed, so whoever reads one always reads something that is true.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Hashable, Iterator
from typing import Any, TypeVar

import msgspec

from antikythera.game import Event, Game, View, from_position
from antikythera.rulebook import rulebook
from antikythera.server.clock import Clock
from antikythera.server.log import PLAY, UNDO, Row

TOGETHER = {("tzolkin", "wealth")}
"""Decisions that all make at the same time: choices are kept sealed until the last has been made."""
SECRET = {("akrotiri", "goal")}
"""Decisions that others learn of only at the end."""

MOST_KEPT = 16
"""So many things that were worked out for those who look are kept."""

Answer = TypeVar("Answer")


class Seat(msgspec.Struct, kw_only=True):
    """A chair at a table, as it is kept."""

    table_id: str
    seat: int
    kind: str
    name: str = ""
    user_id: str | None = None
    reserved: str | None = None
    level: str | None = None
    contribution: str = ""
    resigned: bool = False
    stand_in: str | None = None
    wants_abort: bool = False
    grace_ms: int = 0

    @property
    def bot(self) -> str | None:
        """The level of the bot that plays here, if one does."""
        return self.level if self.kind == "bot" else self.stand_in


class TableRow(msgspec.Struct, kw_only=True):
    """A table, as it is kept."""

    id: str
    game: str
    players: int
    options: list[str]
    rules: int
    public: bool
    pace: str
    clock: dict[str, Any] | None
    state: str
    host: str | None
    secret: str | None
    seed: int | None
    position: str | None
    created: int
    started: int | None
    updated: int
    version: int
    rows: int
    moves: int
    to_move: list[int]
    outcome: dict[str, Any] | None
    rematch: str | None
    webhook: str | None
    bot_due: bool
    claimed_by: str | None
    claimed_until: int | None


class Match:
    """A table with its seats, its log, and the position that the log leads to."""

    def __init__(
        self, table: TableRow, seats: list[Seat], sealed: dict[int, tuple[str, int]], *, listed: bool = False
    ) -> None:
        """A match without rows yet. One that is only to be listed has no game."""
        self.table, self.seats, self.sealed = table, seats, sealed
        self.rows: list[Row] = []
        self.in_force: list[Row] = []
        """The rows that have not been taken back: one for each line of the game."""
        self.confirmed = 0
        """How many lines can no longer be taken back."""
        self.clock = Clock(table.clock, table.started or 0, table.started or 0)
        self.game: Game | None = None if listed else self._deal()
        self.cache: dict[Hashable, Any] = {}
        """What was worked out for those who look; shared by the matches of one table."""

    def _deal(self) -> Game | None:
        """None before the start, and when the rules have changed since."""
        if (self.table.seed is None and self.table.position is None) or not self.same_rules:
            return None
        if self.table.position is not None:
            return from_position(self.table.position, analysis=False)
        return Game(self.table.game, self.table.players, self.table.seed, options=self.table.options, analysis=False)

    @property
    def same_rules(self) -> bool:
        """Whether the rules are still those that the table began with."""
        return rulebook(self.table.game).version == self.table.rules

    @property
    def number(self) -> int:
        return len(self.rows)

    @property
    def playing(self) -> bool:
        return self.table.state == "playing"

    @property
    def finished(self) -> bool:
        return self.table.state in ("over", "aborted")

    @property
    def together(self) -> bool:
        """Whether all choose at the same time now."""
        return self.playing and self.game is not None and (self.table.game, self.game.decision) in TOGETHER

    @property
    def choosing(self) -> list[int]:
        """The seats that have something to choose and have not chosen yet."""
        if self.game is None:
            return self.table.to_move
        if not self.playing or self.game.over:
            return []
        if self.together:
            return [seat for seat in range(1, self.table.players + 1) if seat not in self.sealed]
        return [self.game.seat]

    @property
    def bots_due(self) -> list[int]:
        """The seats for which a bot must choose."""
        return [seat for seat in self.choosing if self.seats[seat - 1].bot]

    @property
    def thinking(self) -> list[int]:
        """The same, as it was worked out when the match was written."""
        return [seat for seat in self.table.to_move if self.seats[seat - 1].bot]

    def copy(self) -> Match:
        """The same match, to be changed."""
        other = object.__new__(Match)
        other.__dict__.update(self.__dict__)
        other.table, other.seats = copy.copy(self.table), [copy.copy(seat) for seat in self.seats]
        other.rows, other.in_force, other.sealed = [*self.rows], [*self.in_force], {**self.sealed}
        other.clock = self.clock.copy()
        other.game = self.game.copy() if self.game else None
        return other

    # Rows

    def follow(self, known: Match) -> None:
        """Take over what an older match of the same table has replayed already."""
        earlier = known.copy()
        self.game, self.rows, self.in_force = earlier.game, earlier.rows, earlier.in_force
        self.confirmed, self.clock, self.cache = earlier.confirmed, earlier.clock, earlier.cache

    def add(self, row: Row) -> None:
        """Follow a row of the log."""
        assert self.game is not None
        if row.kind == UNDO:
            self._undone(row)
            return
        together = (self.table.game, self.game.decision) in TOGETHER
        self.game.play(row.line)
        self._played(row, together)

    def _undone(self, row: Row) -> None:
        assert self.game is not None
        while len(self.in_force) > row.move:
            self.game.undo()
            self.in_force.pop()
        self.rows.append(row)
        self.clock.row(row.seat, self.game.seat, row.at)

    def _played(self, row: Row, together: bool) -> None:
        """The game has played a row, maybe one of those that all choose together."""
        assert self.game is not None
        self.rows.append(row)
        self.in_force.append(row)
        if not self.game.can_undo:
            self.confirmed = len(self.in_force)
        if not together:
            self.clock.row(row.seat, self.game.seat, row.at)
        elif (self.table.game, self.game.decision) not in TOGETHER:
            self.clock.together({row.seat: row.at for row in self.in_force[-self.table.players :]})

    def play(self, line: str, at: int) -> None:
        """Play a line; raises IllegalAction."""
        assert self.game is not None
        seat, decision = self.game.seat, (self.table.game, self.game.decision)
        self.game.play(line)
        row = Row(
            number=self.number + 1,
            seat=seat,
            kind=PLAY,
            line=self.game.rules.lines[self.game.actions[-1]],
            move=len(self.game.actions),
            secret=decision in SECRET,
            events=msgspec.json.encode(self.game.narration).decode(),
            at=at,
        )
        self._played(row, decision in TOGETHER)

    def undo(self, seat: int, to: int, at: int) -> None:
        """Take lines back until so many are left."""
        self.add(Row(self.number + 1, seat, UNDO, "", to, False, "[]", at))

    # Looking

    def once(self, key: Hashable, work: Callable[[], Answer]) -> Answer:
        """Work something out for those who look, once for all that need the same."""
        if key not in self.cache and len(self.cache) > MOST_KEPT:
            self.cache.clear()
        if key not in self.cache:
            self.cache[key] = work()
        answer: Answer = self.cache[key]
        return answer

    @property
    def meta(self) -> tuple[Any, ...]:
        """What everyone sees besides the game."""
        table = self.table
        seats = tuple(
            (seat.kind, seat.name, seat.user_id, seat.stand_in, seat.resigned, seat.wants_abort, seat.grace_ms)
            for seat in self.seats
        )
        return table.state, table.host, table.rematch, seats, tuple(sorted(self.sealed.items())), tuple(self.thinking)

    def stands(self, row: Row) -> bool:
        """Whether a line has not been taken back."""
        return 0 < row.move <= len(self.in_force) and self.in_force[row.move - 1] is row

    def visible_moves(self, seat: int) -> int:
        """How many lines a seat sees: all that cannot be taken back, and one's own."""
        mine = self.game is not None and self.in_force and self.in_force[-1].seat == seat
        return len(self.in_force) if mine else self.confirmed

    def visible_number(self, seat: int) -> int:
        """The number of the last row that a seat sees."""
        if self.rows and self.rows[-1].seat == seat:
            return self.number
        moves = self.visible_moves(seat)
        return self.in_force[moves - 1].number if moves else 0

    def at(self, moves: int) -> Game:
        """The game after so many lines."""
        assert self.game is not None
        return self.game if moves == len(self.in_force) else self.game.at(moves)

    def seen_by(self, seat: int) -> View:
        """What a seat may know now. Where all choose together, everybody's choice seems to be the next."""
        assert self.game is not None
        game = self.at(self.visible_moves(seat))
        if not (self.together and seat):
            return game.view(seat)
        game = game.copy()
        for other in range(game.seat, seat):
            line, _ = self.sealed.get(other, (game.legal[0], 0))
            game.play(line)
        return game.view(seat)


def events(rows: list[Row]) -> Iterator[Event]:
    """What rows brought about."""
    return (event for row in rows for event in _decode_events(row.events))


def written_events(rows: list[Row]) -> str:
    """The same as JSON."""
    lists = [row.events[1:-1] for row in rows]
    return f"[{','.join(filter(None, lists))}]"


_decode_events = msgspec.json.Decoder(list[Event]).decode
