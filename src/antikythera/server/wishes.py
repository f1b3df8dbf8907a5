"""Requests to open a table: checked, and turned into the rows of the table and its seats."""

from __future__ import annotations

import msgspec

from antikythera import bots
from antikythera.registry import games
from antikythera.rulebook import rulebook
from antikythera.server.accounts import Person, draw_id
from antikythera.server.deal import checked_contribution, draw_secret
from antikythera.server.names import tidy_name
from antikythera.server.problems import Problem
from antikythera.server.snapshot import COLOURS
from antikythera.server.store import now
from antikythera.server.table import Pace, SeatRow, Table, TableRow

STAND_IN = "casual"
"""The default level of a bot that replaces a player, and the lowest."""
PUBLIC_CLOCKS = {"live": {"bank_s": 1800, "increment_s": 30}, "days": {"days": 3}}
"""The clocks of public tables that ask for none, by pace."""


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
    """The clock of a new table; a public one always has one, so that a stranger cannot hold up the others forever."""
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


def new_table(person: Person, new: NewTable) -> Table:
    """The table that a request asks for, without a game."""
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
    return Table(row, seats, {})


def new_row(table_id: str, game: str, players: int, options: list[str], host: str | None) -> TableRow:
    return TableRow(
        id=table_id, game=game, players=players, options=options, rules=rulebook(game).version, public=False,
        rated=False, lot=False, asks=False, pace="live", clock=None, state="open", host=host, removed=[], silenced=[],
        secret=None, seed=None, long_seed=None, redealt=0, position=None, created=now(), started=None, updated=now(),
        version=1, rows=0, moves=0, to_move=[], outcome=None, rematch=None, take_back=None, lesson=False, hints=[],
        webhook=None, bot_due=False, claimed_by=None, claimed_until=None,
    )  # fmt: skip
