"""Opening, listing, starting, aborting tables; resigning and rematches."""

from __future__ import annotations

import secrets

import msgspec
import numpy as np

from antikythera import bots
from antikythera.editor import redrawn
from antikythera.game import from_position
from antikythera.registry import games
from antikythera.rulebook import rulebook
from antikythera.server.accounts import Person, draw_id
from antikythera.server.deal import checked_contribution, deal_of, draw_secret
from antikythera.server.names import tidy_name
from antikythera.server.problems import Problem
from antikythera.server.snapshot import COLOURS, may_abort
from antikythera.server.store import TableStore, now, outcome
from antikythera.server.table import Pace, SeatRow, Table, TableRow

STAND_IN = "casual"
"""The default level of a bot that replaces a player, and the lowest."""
PUBLIC_CLOCKS = {"live": {"bank_s": 1800, "increment_s": 30}, "days": {"days": 3}}
"""The clocks of public tables that ask for none, by pace."""
MOST_SILENCED = 100


class SeatRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Who takes a seat: ``me``, another player ``here`` at this browser, ``open`` for others, or a ``bot``."""

    kind: str
    name: str | None = None
    level: str | None = None
    colour: int | None = None


class NewTable(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A request to open a table."""

    game: str
    players: int | None = None
    options: list[str] = []
    public: bool = False
    rated: bool = False
    lot: bool = False
    asks: bool = False
    lesson: bool = False
    pace: str = "live"
    clock: dict[str, int] | None = None
    seats: list[SeatRequest] = []
    contribution: str | None = None
    webhook: str | None = None


def checked_level(level: str | None) -> str:
    """A level that exists, or the default. Raises Problem."""
    level = level or STAND_IN
    if level not in (*bots.LEVELS, "random", "heuristic", *bots.offered()):
        raise Problem("bad-table", what="level")
    return level


def _checked_pace(pace: str) -> Pace:
    paces: dict[str, Pace] = {"live": "live", "days": "days"}
    if pace not in paces:
        raise Problem("bad-table", what="pace")
    return paces[pace]


def _checked_clock(new: NewTable) -> dict[str, int] | None:
    """The clock of a new table; a public one always has one, so that a stranger cannot hold up the others for ever."""
    clock = new.clock
    if clock is None:
        return PUBLIC_CLOCKS.get(new.pace) if new.public else None
    known = set(clock) in ({"bank_s", "increment_s"}, {"days"}) and all(0 <= time <= 10**6 for time in clock.values())
    if not known or not clock.get("bank_s", clock.get("days")):  # nobody is out of time before the first move
        raise Problem("bad-table", what="clock")
    return clock


def _checked_game(new: NewTable) -> tuple[int, list[str]]:
    if new.game not in games():
        raise Problem("unknown-game")
    rules = rulebook(new.game)
    players = new.players or len(new.seats) or rules.players[-1]
    if players not in rules.players or len(new.seats) > players:
        raise Problem("bad-table", what="players")
    try:
        return players, list(rules.option_names(new.options))
    except ValueError:
        raise Problem("bad-table", what="options") from None


def checked_colour(colour: int | None) -> int | None:
    if colour is not None and not 1 <= colour <= COLOURS:
        raise Problem("bad-table", what="colour")
    return colour


def _check_rated(new: NewTable, person: Person) -> None:
    """Only accounts play rated games, each of them one seat: to sit down is to agree."""
    if person.guest:
        raise Problem("account-needed")
    if new.lesson:
        raise Problem("bad-table", what="lesson")
    kinds = [seat.kind for seat in new.seats]
    if kinds.count("me") > 1 or not set(kinds) <= {"me", "open"}:
        raise Problem("bad-table", what="rated")


def new_seat(table_id: str, number: int, wish: SeatRequest, person: Person, contribution: str = "") -> SeatRow:
    """The seat that a request asks for."""
    colour = checked_colour(wish.colour)
    if wish.kind == "bot":
        level = checked_level(wish.level)
        return SeatRow(table_id=table_id, seat=number, kind="bot", level=level, name=level, colour=colour)
    if wish.kind == "open":
        return SeatRow(table_id=table_id, seat=number, kind="open")
    if wish.kind not in ("me", "here"):
        raise Problem("bad-table", what="seats")
    seat = SeatRow(table_id=table_id, seat=number, kind="person", user_id=person.id, colour=colour)
    if wish.kind == "me":
        seat.name, seat.account, seat.contribution = seat_name(person, wish.name), not person.guest, contribution
    else:
        seat.name = tidy_name(wish.name) if wish.name else person.name
    return seat


def seat_name(person: Person, wished: str | None) -> str:
    """The name of a person at a table. Guests may choose one; accounts sit under their own."""
    return tidy_name(wished) if wished and person.guest else person.name


async def open_table(store: TableStore, person: Person, new: NewTable) -> Table:
    """Open a table; it starts if no seat is open."""
    players, options = _checked_game(new)
    clock = _checked_clock(new)
    if new.rated:
        _check_rated(new, person)
    wishes = new.seats + [SeatRequest("open")] * (players - len(new.seats))
    table_id, contribution = draw_id(12), checked_contribution(new.contribution)
    seats = [new_seat(table_id, number, wish, person, contribution) for number, wish in enumerate(wishes, 1)]
    row = new_row(table_id, new.game, players, options, person.id)
    row.public, row.pace, row.clock, row.webhook = new.public, _checked_pace(new.pace), clock, new.webhook
    row.rated, row.lot, row.asks, row.lesson = new.rated, new.lot, new.asks, new.lesson
    row.secret = draw_secret()
    table = Table(row, seats, {})
    return await store.create(started(table) if filled(table) else table)


def new_row(table_id: str, game: str, players: int, options: list[str], host: str | None) -> TableRow:
    return TableRow(
        id=table_id, game=game, players=players, options=options, rules=rulebook(game).version, public=False,
        rated=False, lot=False, asks=False, pace="live", clock=None, state="open", host=host, removed=[], silenced=[],
        secret=None, seed=None, long_seed=None, redealt=0, position=None, created=now(), started=None, updated=now(),
        version=1, rows=0, moves=0, to_move=[], outcome=None, rematch=None, take_back=None, lesson=False, hints=[],
        webhook=None, bot_due=False, claimed_by=None, claimed_until=None,
    )  # fmt: skip


def filled(table: Table) -> bool:
    """Whether the game can start: nobody is missing, and the host has accepted everyone."""
    return all(seat.kind != "open" and not seat.waits for seat in table.seats)


def started(table: Table) -> Table:
    """A table with all seats filled, with the game dealt: without closed seats, and in a random order if so wished."""
    check_player(table.seats)
    row, seats = table.row, [seat for seat in table.seats if seat.kind != "closed"]
    if row.lot:
        secrets.SystemRandom().shuffle(seats)
    table.seats = [msgspec.structs.replace(seat, seat=number) for number, seat in enumerate(seats, 1)]
    row.players, row.started, row.state = len(seats), now(), "playing"
    if row.position is None:
        deal = deal_of(table)
        assert deal is not None
        row.long_seed = deal.seed
    else:
        row.position = redrawn(from_position(row.position), np.random.default_rng()).position()
    return Table(row, table.seats, {})


def check_player(seats: list[SeatRow]) -> None:
    """A game needs a person: bots do not play alone."""
    if all(seat.kind != "person" for seat in seats):
        raise Problem("bad-table", what="seats")


def start(table: Table) -> None:
    """Deal the game at a table that is being changed."""
    dealt = started(table)
    table.game, table.clock = dealt.game, dealt.clock


def reopen(table: Table) -> None:
    """Undo the deal of a game in which nobody has moved: a seat is free again."""
    table.row.long_seed, table.row.started, table.row.state = None, None, "open"
    table.row.redealt += 1
    table.game, table.sealed, table.cache = None, {}, {}


# Actions of players


def check_seated(table: Table, person: Person) -> list[int]:
    seats = table.seats_of(person.id)
    if not seats:
        raise Problem("not-seated")
    return seats


async def start_now(store: TableStore, person: Person, table_id: str, level: str | None) -> Table:
    """Start now, with all who have sat down, and bots on the open seats. A game with bots is not rated."""

    def edit(table: Table) -> None:
        if table.row.state != "open":
            raise Problem("already-started")
        if table.row.host != person.id:
            raise Problem("not-host")
        for seat in table.seats:
            seat.waits = False
            if seat.kind == "open":
                seat.kind, seat.level = "bot", checked_level(level)
                seat.name, table.row.rated = seat.level, False
        start(table)

    return (await store.change(table_id, edit))[0]


async def resign(store: TableStore, person: Person, table_id: str, number: int) -> Table:
    """Resign: the seat comes last. A bot continues for it while others still play; otherwise the game is over."""

    def edit(table: Table) -> None:
        if number not in table.seats_of(person.id):
            raise Problem("not-your-seat", seat=number)
        if not table.playing:
            raise Problem("not-playing")
        give_up(table, number)

    return (await store.change(table_id, edit))[0]


def give_up(table: Table, number: int) -> None:
    """A seat resigns. Without its rules a game has no result: it is aborted when only one person is left."""
    seat = table.seats[number - 1]
    seat.resigned, seat.stand_in = True, STAND_IN
    left = [other for other in table.seats if not other.resigned]
    if table.game is None:
        table.row.state = "playing" if sum(other.kind == "person" for other in left) > 1 else "aborted"
    elif len(left) < 2 or all(other.kind == "bot" for other in left):
        table.row.state, table.row.outcome = "over", outcome(table)


async def silence(store: TableStore, person: Person, table_id: str, user_id: str, silenced: bool) -> Table:
    """The host decides that a person may say nothing at this table, or may speak again."""

    def edit(table: Table) -> None:
        if table.row.host != person.id:
            raise Problem("not-host")
        others = [other for other in table.row.silenced if other != user_id]
        table.row.silenced = [*others, user_id][-MOST_SILENCED:] if silenced else others

    return (await store.change(table_id, edit))[0]


async def abort(store: TableStore, person: Person, table_id: str, agree: bool) -> Table:
    """Abort a game. The host may until every player has moved; in the first moves all players together, and at any time
    if the rules have changed; and anyone who plays against bots alone.
    """

    def edit(table: Table) -> None:
        row = table.row
        if row.state == "open" and row.host != person.id:
            raise Problem("not-host")
        if row.host == person.id and (row.state == "open" or (table.playing and not _all_have_moved(table))):
            row.state = "aborted"
            return
        seats = check_seated(table, person)
        if not may_abort(table):
            raise Problem("too-late" if table.playing else "not-playing")
        for seat in seats:
            table.seats[seat - 1].wants_abort = agree
        people = [seat for seat in table.seats if seat.kind == "person" and not seat.bot]
        if all(seat.wants_abort for seat in people):
            row.state = "aborted"

    return (await store.change(table_id, edit))[0]


def _all_have_moved(table: Table) -> bool:
    """Whether every person has made a move: one who sits down and does nothing cannot keep the others."""
    moved = {row.seat for row in table.in_force} | set(table.sealed)
    return all(seat.seat in moved for seat in table.seats if seat.kind == "person")


async def rematch(store: TableStore, person: Person, table_id: str, contribution: str | None) -> Table:
    """The same players again, all one seat further. The first request opens the table, the others join it."""
    table = await store.get(table_id)
    check_seated(table, person)
    if not table.finished:
        raise Problem("not-over")
    if table.row.rematch is None:
        table = await _open_rematch(store, table, person)
    assert table.row.rematch is not None
    return await join_reserved(store, person, table.row.rematch, contribution)


async def _open_rematch(store: TableStore, table: Table, person: Person) -> Table:
    old, new_id = table.row, draw_id(12)
    row = new_row(new_id, old.game, old.players, old.options, person.id)
    row.public, row.pace, row.clock, row.rated = False, old.pace, old.clock, old.rated
    row.lesson = old.lesson
    seats = [_rematch_seat(seat, new_id, seat.seat % old.players + 1) for seat in table.seats]
    row.secret = draw_secret()

    def edit(table: Table) -> bool:
        if table.row.rematch is None:
            table.row.rematch = new_id
        return table.row.rematch == new_id

    await store.create(Table(row, sorted(seats, key=lambda seat: seat.seat), {}))
    changed, first = await store.change(old.id, edit)
    if not first:  # another player asked at the same moment
        await store.change(new_id, _abort)
    return changed


def _abort(table: Table) -> None:
    table.row.state = "aborted"


def _rematch_seat(seat: SeatRow, table_id: str, number: int) -> SeatRow:
    """A seat of a rematch: taken by a bot, or reserved for its player."""
    if seat.kind == "bot":
        return SeatRow(table_id=table_id, seat=number, kind="bot", level=seat.level, name=seat.name, colour=seat.colour)
    return SeatRow(
        table_id=table_id, seat=number, kind="open", name=seat.name, reserved=seat.user_id, colour=seat.colour
    )


async def join_reserved(store: TableStore, person: Person, table_id: str, contribution: str | None) -> Table:
    """Take all seats that are reserved for a person."""
    added = checked_contribution(contribution)

    def edit(table: Table) -> None:
        for seat in table.seats:
            if seat.kind == "open" and seat.reserved == person.id:
                seat.kind, seat.user_id, seat.contribution = "person", person.id, added
                seat.account = not person.guest and seat.name == person.name
        if table.row.state == "open" and filled(table):
            start(table)

    return (await store.change(table_id, edit))[0]
