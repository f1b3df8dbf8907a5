"""What viewers of a table are sent: each seat gets what it may know, and nothing else."""

from __future__ import annotations

import bisect
import functools
from typing import Annotated, Any, Literal

import msgspec

from antikythera import explain, scenes
from antikythera.game import View
from antikythera.server.chat import ChatMessage
from antikythera.server.deal import commitment
from antikythera.server.log import UNDO, LogKind, LogRow
from antikythera.server.play import ReasonInfo, reason_info
from antikythera.server.store import now
from antikythera.server.table import Pace, SeatKind, SeatRow, Table, TableState, events, written_events


def typed(name: str) -> msgspec.Meta:
    """The TypeScript type of JSON that is written elsewhere."""
    return msgspec.Meta(extra_json_schema={"x-typescript": name})


Clock = Annotated[dict[str, int], typed("Clock")]
Outcome = Annotated[dict[str, Any], typed("Outcome")]
Scene = Annotated[msgspec.Raw, typed("Scene")]
TakeBack = Annotated[dict[str, Any], typed("TakeBack")]
Events = Annotated[msgspec.Raw, typed("Event[]")]
Warnings = Annotated[msgspec.Raw, typed("Warning[]")]


class AdviceInfo(msgspec.Struct):
    """Advice for a first game: the id of a message, and a good line, if one can be named."""

    id: str
    line: str | None


class SeatInfo(msgspec.Struct):
    """A seat, as all viewers see it."""

    seat: int
    kind: SeatKind
    name: str
    level: str | None
    colour: int
    user: str | None
    account: bool
    """Whether the name is that of an account."""
    online: bool
    clock_ms: int | None
    clock_runs: bool
    out_of_time: bool
    waits: bool
    """Whether the host has not accepted the person yet."""
    resigned: bool
    stand_in: str | None
    wants_abort: bool
    chosen: bool
    """Whether this seat has made a choice that is still sealed."""


class TableInfo(msgspec.Struct):
    """A table, as all viewers see it; ``mine`` are the seats of the person who asked."""

    id: str
    game: str
    players: int
    options: list[str]
    rules: int
    public: bool
    rated: bool
    lot: bool
    asks: bool
    """Whether the host must accept a person who sits down."""
    pace: Pace
    clock: Clock | None
    state: TableState
    created: int
    updated: int
    seats: list[SeatInfo]
    host: str | None
    mine: list[int]
    to_move: list[int]
    hot_seat: bool
    moves: int
    commitment: str | None
    secret: str | None
    contributions: list[str] | None
    outcome: Outcome | None
    rematch: str | None
    take_back: TakeBack | None
    can_abort: bool
    silenced: list[str]
    """The people whom the host lets say nothing."""
    lesson: bool
    """Whether all have agreed that there are hints: by taking a seat."""
    hints: list[int]
    """The moves before which a hint was shown: a table is marked by them forever."""
    in_the_middle: bool
    """Whether it begins at a position: a moment of another game, or one that was set up."""


class LogEntry(msgspec.Struct):
    """A row of the log. The line of a secret choice is empty for others; ``undo`` leaves ``move`` lines in force."""

    number: int
    move: int
    seat: int
    line: str
    kind: LogKind
    events: Events
    at: int


class Snapshot(msgspec.Struct, kw_only=True):
    """A table now, as one seat may know it."""

    table: TableInfo
    number: int
    moves: int
    confirmed: int
    viewer: int
    seat: int
    decision: str
    scene: Annotated[msgspec.Raw | None, typed("Scene")]
    """None before the start."""
    legal: list[str]
    sealed: str | None
    """The choice of this seat while others still choose."""
    can_undo: bool
    useless: Annotated[dict[str, ReasonInfo], typed("Record<string, Reason>")]
    """Legal lines that would bring nothing, and why."""
    warnings: Warnings
    advice: AdviceInfo | None
    """For a first game; None after the first moves."""
    turn: Events
    thinking: list[int]
    hand_over: int | None


class SnapshotMessage(Snapshot, kw_only=True, omit_defaults=True):
    """A snapshot on the WebSocket.

    ``entries`` are those that the client has not seen, ``answers`` the ids of its messages that this one answers;
    ``chat`` comes with the first message of a connection.
    """

    type: Literal["snapshot", "update"]
    entries: list[LogEntry]
    answers: list[int | str] = []
    chat: list[ChatMessage] | None = None


NOTHING = msgspec.Raw(b"[]")
NO_POSITION = {
    "seat": 0, "decision": "", "scene": None, "legal": [], "can_undo": False, "useless": {}, "warnings": NOTHING,
    "advice": None, "turn": NOTHING,
}  # fmt: skip

COLOURS = 8
"""How many colours there are for seats."""
EARLY_MOVES = 8
"""All players together may abort a game in the first eight lines of each seat."""

_commitment = functools.lru_cache(1024)(commitment)


def may_abort(table: Table) -> bool:
    """Whether the players of a game may abort it together."""
    early = table.row.moves <= EARLY_MOVES * table.row.players
    return table.playing and (early or not table.same_rules or has_one_person(table))


def has_one_person(table: Table) -> bool:
    """Whether nobody else would miss this game."""
    return len({seat.user_id for seat in table.seats if seat.kind == "person"}) == 1


def is_hot_seat(table: Table) -> bool:
    """Whether several seats are played from one browser."""
    people = [seat.user_id for seat in table.seats if seat.user_id]
    return len(people) > len(set(people))


def table_info(table: Table, seats: list[int], online: frozenset[int]) -> TableInfo:
    row, moment = table.row, now()
    shown = {
        name: getattr(row, name)
        for name in (
            "id", "game", "players", "options", "rules", "public", "rated", "lot", "asks", "pace", "clock", "state",
            "created", "updated", "host", "to_move", "outcome", "rematch", "take_back", "silenced", "lesson",
            "hints",
        )
    }  # fmt: skip
    return TableInfo(
        **shown,
        seats=[
            _seat_info(table, seat, colour, online, moment)
            for seat, colour in zip(table.seats, colours(table.seats), strict=True)
        ],
        mine=seats,
        hot_seat=is_hot_seat(table),
        moves=table.confirmed if table.game else row.moves,
        commitment=_commitment(row.secret) if row.secret else None,
        secret=row.secret if table.finished else None,
        contributions=[seat.contribution for seat in table.seats] if row.secret and table.finished else None,
        can_abort=row.state == "open" or may_abort(table),
        in_the_middle=row.position is not None,
    )


def colours(seats: list[SeatRow]) -> tuple[int, ...]:
    """The colours of seats, from 1: those that were asked for, as far as they are free, and free ones for the rest."""
    return _colours(*(seat.colour or 0 for seat in seats))


@functools.lru_cache(1024)
def _colours(*asked: int) -> tuple[int, ...]:
    given: dict[int, int] = {}
    for seat, colour in enumerate(asked, 1):
        if colour and colour not in given.values():
            given[seat] = colour
    for seat in range(1, len(asked) + 1):
        if seat not in given:
            free = [colour for colour in range(1, COLOURS + 1) if colour not in given.values()]
            given[seat] = seat if seat in free else free[0]
    return tuple(given[seat] for seat in range(1, len(asked) + 1))


def _seat_info(table: Table, seat: SeatRow, colour: int, online: frozenset[int], moment: int) -> SeatInfo:
    timed = seat.kind == "person" and not seat.bot
    runs = timed and seat.seat in table.row.to_move
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        colour=colour,
        user=seat.user_id or seat.reserved,
        account=seat.account,
        online=seat.kind == "bot" or seat.seat in online,
        clock_ms=table.clock.left(seat.seat, runs, moment, seat.grace_ms) if timed else None,
        clock_runs=runs and table.row.clock is not None,
        out_of_time=runs and table.clock.is_out(seat.seat, moment, seat.grace_ms),
        waits=seat.waits,
        resigned=seat.resigned,
        stand_in=seat.stand_in,
        wants_abort=seat.wants_abort,
        chosen=seat.seat in table.sealed,
    )


def viewer_of(table: Table, seats: list[int], asked: int | None) -> tuple[int, int | None]:
    """From which seat a person with these seats looks, and to which of them the screen must be handed over, if any.

    Several seats of one browser have secrets from each other, so none of them is shown unless it is asked for.
    """
    choosing = [seat for seat in table.row.to_move if seat in seats]
    if asked is None and len(seats) == 1:
        return seats[0], None
    if asked is None:
        return 0, choosing[0] if choosing else None
    if asked in choosing or not choosing or table.finished or len(seats) < 2:
        return asked, None
    return 0, choosing[0]


def snapshot(table: Table, seats: list[int], asked: int | None, info: TableInfo | None = None) -> Snapshot:
    """A table as a person with these seats sees it, from the seat that was asked for."""
    return Snapshot(**_fields(table, asked, info or table_info(table, seats, frozenset())))


def snapshot_message(
    kind: Literal["snapshot", "update"], table: Table, asked: int | None, info: TableInfo, after: int, **more: Any
) -> SnapshotMessage:
    """A snapshot with the entries after a number of the log."""
    fields = _fields(table, asked, info)
    return SnapshotMessage(type=kind, **fields, entries=entries(table, fields["viewer"], after), **more)


def _fields(table: Table, asked: int | None, info: TableInfo) -> dict[str, Any]:
    viewer, hand_over = viewer_of(table, info.mine, asked)
    sealed, _ = table.sealed.get(viewer, (None, 0))
    return {
        "table": info,
        "number": table.visible_number(viewer),
        "moves": table.visible_moves(viewer),
        "confirmed": table.confirmed,
        "viewer": viewer,
        "sealed": sealed,
        "thinking": table.thinking,
        "hand_over": hand_over,
        **_position(table, viewer),
    }


def _position(table: Table, viewer: int) -> dict[str, Any]:
    """What depends on the position alone; computed once for all who look from a seat."""
    if table.game is None:
        return NO_POSITION
    key = viewer, table.visible_number(viewer), table.row.state, tuple(table.sealed.get(viewer, ()))
    return table.once(key, lambda: _look(table, viewer))


def _view(table: Table, viewer: int) -> View:
    """What a seat may know, or less where a position can be shown without the rest."""
    game = table.at(table.visible_moves(viewer))
    public = scenes.public(game)
    if public is None:
        return table.view(viewer)
    public.viewer = viewer
    if viewer and viewer == public.seat:
        public.legal = game.legal
    return public


def _look(table: Table, viewer: int) -> dict[str, Any]:
    view = _view(table, viewer)
    seat = view.seat
    over = table.finished or not seat
    chooses = not over and viewer and viewer == seat
    turn = table.in_force[table.confirmed : table.visible_moves(viewer)]
    return {
        "seat": 0 if over else seat,
        "decision": view.decision,
        "scene": msgspec.Raw(scenes.written(view)),
        "legal": list(view.legal) if chooses else [],
        "can_undo": bool(chooses and table.visible_moves(viewer) > table.confirmed)
        or (not over and viewer in table.sealed),
        "useless": {line: reason_info(why) for line, why in explain.useless(view, events(turn)).items()}
        if chooses
        else {},
        "warnings": msgspec.Raw(msgspec.json.encode(explain.warnings(view, events(turn)))) if chooses else NOTHING,
        "advice": _advice(view) if chooses else None,
        "turn": msgspec.Raw(written_events(turn)),
    }


def _advice(view: View) -> AdviceInfo | None:
    given = explain.advice(view)
    return AdviceInfo(given.message_id, given.line) if given else None


def entries(table: Table, viewer: int, after: int = 0) -> list[LogEntry]:
    """The entries after a number that a seat sees: lines that can no longer be undone, and its own. What was undone is
    not among them; where the seat has seen something of it, the undo that leads back the farthest is.
    """
    lines = table.in_force[: table.visible_moves(viewer)]
    rows = lines[bisect.bisect_right(lines, after, key=lambda row: row.number) :]
    undone = [row for row in table.rows[after:] if row.kind == UNDO] if after else []
    undone = [row for row in undone if row.seat == viewer or row.number in table.taken_back]
    if undone:
        rows = sorted([*rows, min(undone, key=lambda row: row.move)], key=lambda row: row.number)
    return [entry(table, row, viewer) for row in rows]


def entry(table: Table, row: LogRow, viewer: int) -> LogEntry:
    """A row as a seat may see it."""
    line = "" if row.secret and row.seat != viewer and table.row.state != "over" else row.line
    return LogEntry(row.number, row.move, row.seat, line, row.kind, msgspec.Raw(row.events.encode()), row.at)
