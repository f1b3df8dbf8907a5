"""A table in memory: its row, its seats, its log, and the game that the log leads to.

A table is never changed in place: a move makes a copy, which replaces the table once it is committed. So readers
always see a committed state.
"""

from __future__ import annotations

import copy
import itertools
from collections.abc import Callable, Hashable, Iterator
from typing import Any, Literal, TypeVar

import msgspec

from antikythera.game import Event, Game, View, from_position
from antikythera.rulebook import rulebook
from antikythera.server.clock import Clock
from antikythera.server.log import PLAY, UNDO, LogRow

CACHE_SIZE = 8
"""How many views of a table are cached."""

Answer = TypeVar("Answer")
SeatKind = Literal["person", "bot", "open", "closed"]
TableState = Literal["open", "playing", "over", "aborted"]
Pace = Literal["live", "days"]


class SeatRow(msgspec.Struct, kw_only=True):
    """A seat, as stored in the database."""

    table_id: str
    seat: int
    kind: SeatKind
    name: str = ""
    account: bool = False
    user_id: str | None = None
    reserved: str | None = None
    level: str | None = None
    colour: int | None = None
    contribution: str = ""
    waits: bool = False
    resigned: bool = False
    stand_in: str | None = None
    wants_abort: bool = False
    grace_ms: int = 0

    @property
    def bot(self) -> str | None:
        """The level of the bot that plays here, if one does."""
        return self.level if self.kind == "bot" else self.stand_in


class TableRow(msgspec.Struct, kw_only=True):
    """A table, as stored in the database."""

    id: str
    game: str
    players: int
    options: list[str]
    rules: int
    public: bool
    rated: bool
    lot: bool
    asks: bool
    pace: Pace
    clock: dict[str, Any] | None
    state: TableState
    host: str | None
    removed: list[str]
    silenced: list[str]
    secret: str | None
    seed: int | None
    long_seed: str | None
    redealt: int
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
    take_back: dict[str, Any] | None
    lesson: bool
    hints: list[int]
    webhook: str | None
    bot_due: bool
    claimed_by: str | None
    claimed_until: int | None

    @property
    def dealt_from(self) -> int | str | None:
        """The seed that the game was dealt from."""
        return self.long_seed or self.seed

    @property
    def deal(self) -> tuple[int | str | None, str | None]:
        """Where the game begins: a seed or a position."""
        return self.dealt_from, self.position


class Table:
    """A table with its seats, its log, and the game that the log leads to."""

    def __init__(
        self, row: TableRow, seats: list[SeatRow], sealed: dict[int, tuple[str, int]], *, listed: bool = False
    ) -> None:
        """A table with an empty log. A ``listed`` one has no game."""
        self.row, self.seats, self.sealed = row, seats, sealed
        self.rows: list[LogRow] = []
        self.in_force: list[LogRow] = []
        """The rows that have not been undone: one for each line of the game."""
        self.confirmed = 0
        """How many lines can no longer be undone."""
        self.taken_back: list[int] = []
        """The numbers of the rows with which a turn was taken back: all viewers see them."""
        self.clock = Clock(row.clock, row.started or 0, row.started or 0)
        self.game: Game | None = None if listed else self._deal()
        self.cache: dict[Hashable, Any] = {}
        """What was computed for viewers; shared by all copies of a table."""

    def _deal(self) -> Game | None:
        """The game as dealt; None before the start, or if the rules have changed since."""
        if not self.dealt or not self.same_rules:
            return None
        if self.row.position is not None:
            return from_position(self.row.position, analysis=False)
        return Game(self.row.game, self.row.players, self.row.dealt_from, options=self.row.options, analysis=False)

    @property
    def dealt(self) -> bool:
        return self.row.dealt_from is not None or (self.row.position is not None and self.row.state != "open")

    @property
    def same_rules(self) -> bool:
        """Whether the rules are still those that the game started with."""
        return rulebook(self.row.game).version == self.row.rules

    @property
    def number(self) -> int:
        return len(self.rows)

    @property
    def playing(self) -> bool:
        return self.row.state == "playing"

    @property
    def finished(self) -> bool:
        return self.row.state in ("over", "aborted")

    @property
    def simultaneous(self) -> bool:
        """Whether all players choose at the same time now."""
        return self.playing and self.game is not None and _is_simultaneous(self.game)

    @property
    def choosing(self) -> list[int]:
        """The seats that must choose now."""
        if self.game is None:
            return self.row.to_move
        if not self.playing or self.game.over:
            return []
        if self.simultaneous:
            return [seat for seat in range(1, self.row.players + 1) if seat not in self.sealed]
        return [self.game.seat]

    @property
    def has_player(self) -> bool:
        """Whether a person still plays: bots play with people only."""
        return any(seat.kind == "person" and not seat.bot and not seat.resigned for seat in self.seats)

    @property
    def bots_due(self) -> list[int]:
        """The seats for which a bot must choose, as far as it can: it needs the rules, and a person to play with."""
        able = self.game is not None and self.has_player
        return [seat for seat in self.choosing if able and self.seats[seat - 1].bot]

    @property
    def thinking(self) -> list[int]:
        """The same, as it was stored with the table."""
        return [seat for seat in self.row.to_move if self.has_player and self.seats[seat - 1].bot]

    def seats_of(self, user_id: str | None) -> list[int]:
        """The seats of a person."""
        return [seat.seat for seat in self.seats if user_id and seat.user_id == user_id]

    def copy(self) -> Table:
        """A copy that can be changed."""
        other = object.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.row, other.seats = copy.copy(self.row), [copy.copy(seat) for seat in self.seats]
        other.rows, other.in_force, other.sealed = [*self.rows], [*self.in_force], {**self.sealed}
        other.taken_back = [*self.taken_back]
        other.clock = self.clock.copy()
        other.game = self.game.copy() if self.game else None
        return other

    # Rows

    def follow(self, known: Table) -> None:
        """Take over what an older copy of the same table has already replayed."""
        earlier = known.copy()
        self.game, self.rows, self.in_force = earlier.game, earlier.rows, earlier.in_force
        self.confirmed, self.clock, self.cache = earlier.confirmed, earlier.clock, earlier.cache
        self.taken_back = earlier.taken_back

    def read(self, rows: list[LogRow]) -> None:
        """Take over a log that cannot be replayed, since the rules have changed. The last turn counts as unfinished."""
        self.rows = rows
        for row in rows:
            del self.in_force[row.move - (row.kind == PLAY) :]
            self.in_force += [row] if row.kind == PLAY else []
        mover = self.in_force[-1].seat if self.in_force and not self.finished else 0
        last_turn = itertools.takewhile(lambda row: row.seat == mover, reversed(self.in_force))
        self.confirmed = len(self.in_force) - len(list(last_turn))

    def add(self, row: LogRow) -> None:
        """Replay a row of the log."""
        assert self.game is not None
        if row.kind == UNDO:
            self._undone(row)
            return
        simultaneous = _is_simultaneous(self.game)
        self.game.play(row.line)
        self._played(row, simultaneous)

    def _undone(self, row: LogRow) -> None:
        assert self.game is not None
        self.game = self.game.at(row.move)
        del self.in_force[row.move :]
        if row.move < self.confirmed:
            self.confirmed = row.move
            self.taken_back.append(row.number)
        self.rows.append(row)
        self.clock.row(row.seat, self.game.seat, row.at)

    def _played(self, row: LogRow, simultaneous: bool) -> None:
        """Add a row whose line the game has just played."""
        assert self.game is not None
        self.rows.append(row)
        self.in_force.append(row)
        if not self.game.can_undo:
            self.confirmed = len(self.in_force)
        if not simultaneous:
            self.clock.row(row.seat, self.game.seat, row.at)
        elif not _is_simultaneous(self.game):
            self.clock.all_decided({row.seat: row.at for row in self.in_force[-self.row.players :]})

    def play(self, line: str, at: int) -> None:
        """Play a line; raises IllegalAction."""
        assert self.game is not None
        seat, simultaneous = self.game.seat, _is_simultaneous(self.game)
        secret = self.game.decision in self.game.rules.concealed
        self.game.play(line)
        row = LogRow(
            number=self.number + 1,
            seat=seat,
            kind=PLAY,
            line=self.game.rules.lines[self.game.actions[-1]],
            move=len(self.game.actions),
            secret=secret,
            events=msgspec.json.encode(self.game.narration).decode(),
            at=at,
        )
        self._played(row, simultaneous)

    def undo(self, seat: int, to: int, at: int) -> None:
        """Undo lines until ``to`` of them are left."""
        self.add(LogRow(self.number + 1, seat, UNDO, "", to, False, "[]", at))

    # Views

    def once(self, key: Hashable, work: Callable[[], Answer]) -> Answer:
        """Compute something for viewers, once for all who need the same."""
        if key not in self.cache and len(self.cache) > CACHE_SIZE:
            self.cache.clear()
        if key not in self.cache:
            self.cache[key] = work()
        answer: Answer = self.cache[key]
        return answer

    @property
    def meta(self) -> tuple[Any, ...]:
        """Everything that all viewers see besides the game."""
        row = self.row
        seats = tuple(
            (seat.kind, seat.name, seat.account, seat.user_id, seat.level, seat.stand_in, seat.resigned,
             seat.wants_abort, seat.grace_ms, seat.waits)
            for seat in self.seats
        )  # fmt: skip
        shared = row.state, row.host, row.rematch, row.rated, str(row.take_back), *row.silenced, str(row.hints)
        return *shared, seats, tuple(sorted(self.sealed.items())), tuple(self.thinking)

    def visible_moves(self, seat: int) -> int:
        """How many lines a seat sees: all that can no longer be undone, and its own."""
        mine = self.in_force and self.in_force[-1].seat == seat
        return len(self.in_force) if mine else self.confirmed

    def visible_number(self, seat: int) -> int:
        """The number of the last row that a seat sees."""
        if self.rows and self.rows[-1].seat == seat:
            return self.number
        moves = self.visible_moves(seat)
        return max(self.in_force[moves - 1].number if moves else 0, *self.taken_back[-1:], 0)

    @property
    def undos(self) -> int:
        """How often something was undone since the last line that can no longer be undone."""
        settled = self.in_force[self.confirmed - 1].number if self.confirmed else 0
        start = max(settled, *self.taken_back[-1:], 0)
        return sum(row.kind == UNDO for row in self.rows[start:])

    def at(self, moves: int) -> Game:
        """The game after that many lines."""
        assert self.game is not None
        return self.game if moves == len(self.in_force) else self.game.at(moves)

    def view(self, seat: int) -> View:
        """What a seat may know now. When all choose at the same time, every seat sees itself as the next to choose."""
        assert self.game is not None
        game = self.at(self.visible_moves(seat))
        if not (self.simultaneous and seat):
            return game.view(seat)
        game = game.copy()
        for other in range(game.seat, seat):
            line, _ = self.sealed.get(other, (game.legal[0], 0))
            game.play(line)
        return game.view(seat)


def _is_simultaneous(game: Game) -> bool:
    return game.decision in game.rules.simultaneous


def events(rows: list[LogRow]) -> Iterator[Event]:
    """What happened in some rows."""
    return (event for row in rows for event in _decode_events(row.events))


def written_events(rows: list[LogRow]) -> str:
    """The same as JSON."""
    lists = [row.events[1:-1] for row in rows]
    return f"[{','.join(filter(None, lists))}]"


_decode_events = msgspec.json.Decoder(list[Event]).decode
