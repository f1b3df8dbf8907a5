"""Tables: opened, listed, started, called off, played again."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import and_, or_, select

from antikythera import bots
from antikythera.registry import games
from antikythera.rulebook import rulebook
from antikythera.server import database as db
from antikythera.server.accounts import Person, draw_id, tidy_name
from antikythera.server.fair import checked, draw_secret, draw_seed
from antikythera.server.match import Match, Seat, TableRow
from antikythera.server.matches import Matches, now, outcome
from antikythera.server.problems import Problem, malformed
from antikythera.server.seen import early, mine

PAGE = 50
"""How many tables are listed at once."""
STAND_IN = "casual"
"""Who plays on for somebody who is gone, if nobody says otherwise."""


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall sit on a seat: ``me``, somebody else ``here`` at this browser, ``open`` for others, or a ``bot``."""

    kind: str
    name: str | None = None
    level: str | None = None


class NewTable(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What is to be known to open a table."""

    game: str
    players: int | None = None
    options: list[str] = []
    public: bool = False
    pace: str = "live"
    clock: dict[str, int] | None = None
    seats: list[Wish] = []
    contribution: str | None = None
    webhook: str | None = None


def checked_level(level: str | None) -> str:
    """A level of bots that there is."""
    level = level or STAND_IN
    if level not in (*bots.LEVELS, "random", "heuristic"):
        raise Problem("bad-table", what="level")
    return level


def _checked_clock(clock: dict[str, int] | None, pace: str) -> dict[str, int] | None:
    if pace not in ("live", "days"):
        raise Problem("bad-table", what="pace")
    shapes = ({"bank_s", "increment_s"}, {"days"})
    if clock is not None and (set(clock) not in shapes or not all(0 <= value <= 10**6 for value in clock.values())):
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


def _seat(table_id: str, number: int, wish: Wish, person: Person, contribution: str) -> Seat:
    if wish.kind == "bot":
        level = checked_level(wish.level)
        return Seat(table_id=table_id, seat=number, kind="bot", level=level, name=level)
    if wish.kind == "open":
        return Seat(table_id=table_id, seat=number, kind="open")
    if wish.kind not in ("me", "here"):
        raise Problem("bad-table", what="seats")
    name = tidy_name(wish.name) if wish.name else person.name
    own = contribution if wish.kind == "me" else ""
    return Seat(table_id=table_id, seat=number, kind="person", name=name, user_id=person.id, contribution=own)


async def open_table(matches: Matches, person: Person, new: NewTable) -> Match:
    """Open a table, which starts at once when no seat is open."""
    players, options = _checked_game(new)
    clock = _checked_clock(new.clock, new.pace)
    wishes = new.seats + [Wish("open")] * (players - len(new.seats))
    table_id, contribution = draw_id(12), checked(new.contribution)
    seats = [_seat(table_id, number, wish, person, contribution) for number, wish in enumerate(wishes, 1)]
    table = blank(table_id, new.game, players, options, person.id)
    table.public, table.pace, table.clock, table.webhook = new.public, new.pace, clock, new.webhook
    table.secret = draw_secret() if any(seat.kind == "open" for seat in seats) else None
    match = Match(table, seats, {})
    return await matches.create(started(match) if filled(match) else match)


def blank(table_id: str, game: str, players: int, options: list[str], host: str | None) -> TableRow:
    return TableRow(
        id=table_id, game=game, players=players, options=options, rules=rulebook(game).version, public=False,
        pace="live", clock=None, state="open", host=host, secret=None, seed=None, position=None, created=now(),
        started=None, updated=now(), version=1, rows=0, moves=0, to_move=[], outcome=None, rematch=None, webhook=None,
        bot_due=False, claimed_by=None, claimed_until=None,
    )  # fmt: skip


def filled(match: Match) -> bool:
    return all(seat.kind != "open" for seat in match.seats)


def started(match: Match) -> Match:
    """A table whose seats are filled, with the game dealt."""
    table = match.table
    table.seed, table.started, table.state = draw_seed(match), now(), "playing"
    return Match(table, match.seats, {})


def start(match: Match) -> None:
    """Deal, at a table that is being changed."""
    dealt = started(match)
    match.game, match.clock = dealt.game, dealt.clock


# What people do at a table


def check_seated(match: Match, person: Person) -> list[int]:
    seats = mine(match, person.id)
    if not seats:
        raise Problem("not-seated")
    return seats


async def start_now(matches: Matches, person: Person, table_id: str, level: str | None) -> Match:
    """Do not wait any longer: bots take the seats that are still open."""

    def edit(match: Match) -> None:
        if match.table.state != "open":
            raise Problem("already-started")
        if match.table.host != person.id:
            raise Problem("not-host")
        for seat in match.seats:
            if seat.kind == "open":
                seat.kind, seat.level = "bot", checked_level(level)
                seat.name = seat.level
        start(match)

    return (await matches.change(table_id, edit))[0]


async def resign(matches: Matches, person: Person, table_id: str, number: int) -> Match:
    """Give up: the seat comes last. A bot plays on for it while others still play; else the game is over."""

    def edit(match: Match) -> None:
        if number not in mine(match, person.id):
            raise Problem("not-your-seat", seat=number)
        if not match.playing:
            raise Problem("not-playing")
        seat = match.seats[number - 1]
        seat.resigned, seat.stand_in = True, STAND_IN
        left = [other for other in match.seats if not other.resigned]
        if len(left) < 2 or all(other.kind == "bot" for other in left):
            match.table.state, match.table.outcome = "over", outcome(match)

    return (await matches.change(table_id, edit))[0]


async def abort(matches: Matches, person: Person, table_id: str, agree: bool) -> Match:
    """Call a game off: before the start the host may, in its first moves all people together."""

    def edit(match: Match) -> None:
        table = match.table
        if table.state == "open":
            if table.host != person.id:
                raise Problem("not-host")
            table.state = "aborted"
            return
        seats = check_seated(match, person)
        if not early(match):
            raise Problem("too-late" if match.playing else "not-playing")
        for seat in seats:
            match.seats[seat - 1].wants_abort = agree
        people = [seat for seat in match.seats if seat.kind == "person" and not seat.bot]
        if all(seat.wants_abort for seat in people):
            table.state = "aborted"

    return (await matches.change(table_id, edit))[0]


async def rematch(matches: Matches, person: Person, table_id: str, contribution: str | None) -> Match:
    """The same people again, everyone one seat further. Whoever asks first opens the table, the others join it."""
    match = await matches.get(table_id)
    check_seated(match, person)
    if not match.finished:
        raise Problem("not-over")
    if match.table.rematch is None:
        match = await _open_rematch(matches, match, person)
    assert match.table.rematch is not None
    return await join_reserved(matches, person, match.table.rematch, contribution)


async def _open_rematch(matches: Matches, match: Match, person: Person) -> Match:
    old, new_id = match.table, draw_id(12)
    table = blank(new_id, old.game, old.players, old.options, person.id)
    table.public, table.pace, table.clock = False, old.pace, old.clock
    seats = [_again(seat, new_id, seat.seat % old.players + 1) for seat in match.seats]
    table.secret = draw_secret() if len({seat.reserved for seat in seats if seat.reserved}) > 1 else None

    def edit(match: Match) -> bool:
        if match.table.rematch is None:
            match.table.rematch = new_id
        return match.table.rematch == new_id

    await matches.create(Match(table, sorted(seats, key=lambda seat: seat.seat), {}))
    changed, first = await matches.change(old.id, edit)
    if not first:  # somebody else asked at the same moment
        await matches.change(new_id, _call_off)
    return changed


def _call_off(match: Match) -> None:
    match.table.state = "aborted"


def _again(seat: Seat, table_id: str, number: int) -> Seat:
    """A seat of a rematch: bots sit down, people are waited for."""
    if seat.kind == "bot":
        return Seat(table_id=table_id, seat=number, kind="bot", level=seat.level, name=seat.name)
    return Seat(table_id=table_id, seat=number, kind="open", name=seat.name, reserved=seat.user_id)


async def join_reserved(matches: Matches, person: Person, table_id: str, contribution: str | None) -> Match:
    """Take all seats that are kept for somebody."""
    added = checked(contribution)

    def edit(match: Match) -> None:
        for seat in match.seats:
            if seat.kind == "open" and seat.reserved == person.id:
                seat.kind, seat.user_id, seat.contribution = "person", person.id, added
        if match.table.state == "open" and filled(match):
            start(match)

    return (await matches.change(table_id, edit))[0]


# Lists

SCOPES = ("open", "mine", "finished", "watch")


async def listed(matches: Matches, person: Person, scope: str, after: str | None) -> list[Match]:
    """Tables, the ones that changed last first; ``after`` is the last one that was listed before."""
    if scope not in SCOPES:
        raise malformed("scope")
    if after and not (after.isascii() and after.isalnum()):
        raise malformed("after")
    table = db.tables.c
    own = select(db.seats.c.table_id).where(or_(db.seats.c.user_id == person.id, db.seats.c.reserved == person.id))
    where: dict[str, Any] = {
        "open": and_(table.state == "open", table.public),
        "watch": and_(table.state == "playing", table.public),
        "mine": and_(table.state.in_(("open", "playing")), or_(table.id.in_(own), table.host == person.id)),
        "finished": and_(table.state == "over", or_(table.public, table.id.in_(own))),
    }
    query = select(table.id).where(where[scope]).order_by(table.updated.desc(), table.id).limit(PAGE)
    async with matches.database.read() as connection:
        if after:
            last = (await connection.execute(select(table.updated).where(table.id == after))).scalar()
            if last is None:
                raise Problem("unknown-table")
            query = query.where(or_(table.updated < last, and_(table.updated == last, table.id > after)))
        ids = (await connection.execute(query)).scalars().all()
    return await matches.several(list(ids))
