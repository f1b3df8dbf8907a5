"""What is sent to those who look at a table: each seat gets what it may know, and nothing else."""

from __future__ import annotations

import functools
from typing import Any

import msgspec

from antikythera import explain, scenes
from antikythera.game import View
from antikythera.server.fair import commitment
from antikythera.server.log import UNDO, Row
from antikythera.server.match import Match, Seat, events, written_events
from antikythera.server.matches import now


class SeatInfo(msgspec.Struct):
    """A seat, as everybody sees it."""

    seat: int
    kind: str
    name: str
    level: str | None
    user: str | None
    online: bool
    clock_ms: int | None
    clock_runs: bool
    out_of_time: bool
    resigned: bool
    stand_in: str | None
    wants_abort: bool
    chosen: bool
    """Whether this seat has made a choice that is still sealed."""


class TableInfo(msgspec.Struct):
    """A table, as everybody sees it; ``mine`` are the seats of whoever asks."""

    id: str
    game: str
    players: int
    options: list[str]
    rules: int
    public: bool
    pace: str
    clock: dict[str, Any] | None
    state: str
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
    outcome: dict[str, Any] | None
    rematch: str | None
    can_abort: bool


class Entry(msgspec.Struct):
    """A row of the log. The line of a secret choice is empty for others; ``undo`` leaves ``move`` lines in force."""

    number: int
    move: int
    seat: int
    line: str
    kind: str
    events: msgspec.Raw
    undone: bool
    at: int


class Snapshot(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A table at this moment, as one seat may know it."""

    type: str = ""
    table: TableInfo
    number: int
    moves: int
    confirmed: int
    viewer: int
    seat: int
    decision: str
    scene: msgspec.Raw | None
    legal: list[str]
    sealed: str | None
    can_undo: bool
    warnings: msgspec.Raw
    turn: msgspec.Raw
    thinking: list[int]
    hand_over: int | None
    now: int
    entries: list[Entry] | None = None


NOTHING = msgspec.Raw(b"[]")
NO_POSITION = {
    "seat": 0, "decision": "", "scene": None, "legal": [], "can_undo": False, "warnings": NOTHING, "turn": NOTHING,
}  # fmt: skip

EARLY_MOVES = 8
"""In the first so many lines of each seat a game may be called off, if all agree."""


_commitment = functools.lru_cache(1024)(commitment)


def early(match: Match) -> bool:
    return match.table.state == "playing" and len(match.in_force) <= EARLY_MOVES * match.table.players


def mine(match: Match, user_id: str | None) -> list[int]:
    """The seats of somebody."""
    return [seat.seat for seat in match.seats if user_id and seat.user_id == user_id]


def hot_seat(match: Match) -> bool:
    """Whether several seats are played from one browser."""
    people = [seat.user_id for seat in match.seats if seat.user_id]
    return len(people) > len(set(people))


def table_info(match: Match, seats: list[int], online: frozenset[int]) -> TableInfo:
    table, moment = match.table, now()
    chosen = match.table.to_move
    shown = {
        name: getattr(table, name)
        for name in (
            "id", "game", "players", "options", "rules", "public", "pace", "clock", "state", "created", "updated",
            "host", "outcome", "rematch",
        )
    }  # fmt: skip
    return TableInfo(
        **shown,
        seats=[_seat_info(match, seat, chosen, online, moment) for seat in match.seats],
        mine=seats,
        to_move=chosen,
        hot_seat=hot_seat(match),
        moves=match.confirmed if match.game else table.moves,
        commitment=_commitment(table.secret) if table.secret else None,
        secret=table.secret if match.finished else None,
        contributions=[seat.contribution for seat in match.seats] if table.secret and match.finished else None,
        can_abort=early(match) or table.state == "open",
    )


def _seat_info(match: Match, seat: Seat, choosing: list[int], online: frozenset[int], moment: int) -> SeatInfo:
    timed = seat.kind == "person" and not seat.bot
    runs = timed and seat.seat in choosing
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        user=seat.user_id or seat.reserved,
        online=seat.kind == "bot" or seat.seat in online,
        clock_ms=match.clock.left(seat.seat, runs, moment, seat.grace_ms) if timed else None,
        clock_runs=runs and match.table.clock is not None,
        out_of_time=runs and match.clock.is_out(seat.seat, moment, seat.grace_ms),
        resigned=seat.resigned,
        stand_in=seat.stand_in,
        wants_abort=seat.wants_abort,
        chosen=seat.seat in match.sealed,
    )


def viewer_of(match: Match, seats: list[int], asked: int | None) -> tuple[int, int | None]:
    """From which seat somebody looks, and to which of theirs the screen must be handed first, if to any.

    Several seats of one browser have secrets from each other: without being asked for, none of them is shown.
    """
    choosing = [seat for seat in match.table.to_move if seat in seats]
    if asked is None and len(seats) == 1:
        return seats[0], None
    if asked is None:
        return 0, choosing[0] if choosing else None
    if asked in choosing or not choosing or match.finished or len(seats) < 2:
        return asked, None
    return 0, choosing[0]


def snapshot(match: Match, seats: list[int], asked: int | None, table: TableInfo | None = None) -> Snapshot:
    """A table as somebody with these seats sees it, looking from one of them. ``table`` is given if it is known."""
    viewer, hand_over = viewer_of(match, seats, asked)
    sealed, _ = match.sealed.get(viewer, (None, 0))
    return Snapshot(
        table=table or table_info(match, seats, frozenset()),
        number=match.visible_number(viewer),
        moves=match.visible_moves(viewer),
        confirmed=match.confirmed,
        viewer=viewer,
        sealed=sealed,
        thinking=match.thinking,
        hand_over=hand_over,
        now=now(),
        **_position(match, viewer),
    )


def _position(match: Match, viewer: int) -> dict[str, Any]:
    """What follows from the position alone; worked out once for all who look from a seat."""
    if match.game is None:
        return dict(NO_POSITION)
    key = viewer, match.visible_number(viewer), match.table.state, tuple(match.sealed.get(viewer, ()))
    return match.once(key, lambda: _look(match, viewer))


def _view(match: Match, viewer: int) -> View:
    """What a seat may know, or less where a position can be shown without the rest."""
    game = match.at(match.visible_moves(viewer))
    public = scenes.public(game)
    if public is None:
        return match.seen_by(viewer)
    public.viewer = viewer
    if viewer and viewer == public.seat:
        public.legal = game.legal
    return public


def _look(match: Match, viewer: int) -> dict[str, Any]:
    view = _view(match, viewer)
    seat = view.seat
    over = match.finished or not seat
    chooses = not over and viewer and viewer == seat
    turn = match.in_force[match.confirmed : match.visible_moves(viewer)]
    return {
        "seat": 0 if over else seat,
        "decision": view.decision,
        "scene": msgspec.Raw(scenes.written(view)),
        "legal": list(view.legal) if chooses else [],
        "can_undo": bool(chooses and match.visible_moves(viewer) > match.confirmed)
        or (not over and viewer in match.sealed),
        "warnings": msgspec.Raw(msgspec.json.encode(explain.warnings(view, events(turn)))) if chooses else NOTHING,
        "turn": msgspec.Raw(written_events(turn)),
    }


def entries(match: Match, viewer: int, after: int = 0) -> list[Entry]:
    """What a seat has not seen yet of the log: what is in force and final, and all that it did itself."""
    return [
        entry(match, row, viewer, row.kind != UNDO and not match.stands(row))
        for row in match.rows[after:]
        if row.seat == viewer or (row.move <= match.confirmed and match.stands(row))
    ]


def entry(match: Match, row: Row, viewer: int, undone: bool = False) -> Entry:
    """A row as a seat may see it."""
    line = "" if row.secret and row.seat != viewer and match.table.state != "over" else row.line
    return Entry(row.number, row.move, row.seat, line, row.kind, msgspec.Raw(row.events.encode()), undone, row.at)
