"""Playing: a line or an undo, checked against the match, appended to its log."""

from __future__ import annotations

from collections.abc import Callable

from antikythera import explain
from antikythera.game import IllegalAction
from antikythera.server.log import PLAY, UNDO
from antikythera.server.match import Match
from antikythera.server.matches import Matches, now
from antikythera.server.problems import Problem, malformed
from antikythera.server.seen import mine

ATTEMPTS = 5
Plan = Callable[[Match], Match | None]
"""Makes the match that shall be from the one that is; None where nothing is left to do. Raises Problem."""


async def play(matches: Matches, user_id: str, table_id: str, seat: int, number: int, line: str) -> Match:
    """Play a line for a seat; returns once it is committed. The same line for the same number has no second effect."""

    def plan(match: Match) -> Match | None:
        _check_seat(match, user_id, seat)
        line_played = _tidy(match, line)
        if _done_before(match, seat, number, PLAY, line_played):
            return None
        _check_turn(match, seat, number)
        return played(match, line_played)

    match = await _known(matches, table_id)
    if match.together:
        return await _seal(matches, user_id, table_id, seat, line)
    return await _append(matches, table_id, plan)


async def undo(matches: Matches, user_id: str, table_id: str, seat: int, number: int, to: str) -> Match:
    """Take the last line back, or all of the turn."""

    def plan(match: Match) -> Match | None:
        _check_seat(match, user_id, seat)
        if _done_before(match, seat, number, UNDO, ""):
            return None
        _check_turn(match, seat, number)
        if len(match.in_force) == match.confirmed:
            raise Problem("nothing-to-undo")
        after = match.copy()
        after.undo(seat, match.confirmed if to == "turn" else len(match.in_force) - 1, now())
        return after

    if to not in ("last", "turn"):
        raise malformed("to")
    match = await _known(matches, table_id)
    if match.together:
        return await _unseal(matches, user_id, table_id, seat)
    return await _append(matches, table_id, plan)


async def _known(matches: Matches, table_id: str) -> Match:
    """A match as this process knows it: if that is out of date, the log refuses what is appended. Whether all choose
    at the same time must be known exactly, so then the database is asked.
    """
    match = matches.cached(table_id)
    return match if match and match.playing and not match.together else await matches.get(table_id)


async def _append(matches: Matches, table_id: str, plan: Plan) -> Match:
    """Write what is planned, on the match as this process knows it; if that was out of date, on a fresh one."""
    match = await _known(matches, table_id)
    for _ in range(ATTEMPTS):
        try:
            after = plan(match)
        except Problem:
            fresh = await matches.get(table_id)
            if fresh.table.version == match.table.version:
                raise
            match = fresh
            continue
        if after is None or await matches.append(match, after):
            return after or match
        match = await matches.get(table_id)
    raise Problem("busy")


def played(match: Match, line: str) -> Match:
    """The match after a line, or a refusal that says what is legal and why this is not."""
    after = match.copy()
    try:
        after.play(line, now())
    except IllegalAction as error:
        raise illegal(match, match.game.seat if match.game else 0, line, error.legal) from None
    return after


def illegal(match: Match, seat: int, line: str, legal: tuple[str, ...]) -> Problem:
    return Problem("illegal", {"legal": list(legal), "reason": why_not(match, seat, line)}, line=line[:80])


def why_not(match: Match, seat: int, line: str) -> dict[str, object] | None:
    """Why a seat cannot play a line; None if it can, or if the game has no such line."""
    try:
        reason = explain.why_not(match.seen_by(seat), line)
    except ValueError:
        return None
    return _said(reason) if reason else None


def _said(reason: explain.Reason) -> dict[str, object]:
    details = [_said(detail) for detail in reason.details]
    return {"id": reason.message_id, "values": reason.values, "details": details}


def _tidy(match: Match, line: str) -> str:
    """A line as it is written down."""
    assert match.game is not None
    if len(line) > 80:
        raise Problem("too-long")
    number = match.game.rules.parse(line)
    return line if number is None else match.game.rules.lines[number]


def _check_seat(match: Match, user_id: str, seat: int) -> None:
    if seat not in mine(match, user_id):
        raise Problem("not-your-seat", seat=seat)
    if match.table.state == "open":
        raise Problem("not-started")
    if not match.same_rules or match.game is None:
        raise Problem("other-rules", rules=match.table.rules)


def _done_before(match: Match, seat: int, number: int, kind: str, line: str) -> bool:
    """Whether this very message has been carried out before: its row is there.

    Where all have chosen together, the rows of all seats follow the number that they were sent with.
    """
    if not 0 <= number < match.number:
        return False
    block = match.rows[number : number + match.table.players]
    together = [row.seat for row in block] == list(range(1, match.table.players + 1))
    row = block[seat - 1] if together else block[0]
    return (row.seat, row.kind, row.line) == (seat, kind, line)


def _check_turn(match: Match, seat: int, number: int) -> None:
    if not match.playing:
        raise Problem("not-playing")
    if match.seats[seat - 1].bot:
        raise Problem("stand-in")
    if seat not in match.choosing:
        raise Problem("not-your-turn", {"number": match.visible_number(seat)}, seat=match.choosing[0])
    if number != match.number:
        raise Problem("stale", {"number": match.number}, number=match.number)


# Choices that all make at the same time


async def _seal(matches: Matches, user_id: str, table_id: str, seat: int, line: str) -> Match:
    """Keep a choice until all have chosen; it may be changed until then."""

    def edit(match: Match) -> None:
        _check_seat(match, user_id, seat)
        if match.seats[seat - 1].bot:
            raise Problem("stand-in")
        seal(match, seat, _tidy(match, line))

    match, _ = await matches.change(table_id, edit)
    return match


def seal(match: Match, seat: int, line: str) -> None:
    """Keep a choice, and play all of them when it was the last."""
    if not match.together:
        raise Problem("stale", {"number": match.number}, number=match.number)
    legal = tuple(match.seen_by(seat).legal)
    if line not in legal:
        raise illegal(match, seat, line, legal)
    match.sealed[seat] = line, now()
    if not match.choosing:
        for _, (choice, at) in sorted(match.sealed.items()):
            match.play(choice, at)
        match.sealed = {}


async def _unseal(matches: Matches, user_id: str, table_id: str, seat: int) -> Match:
    def edit(match: Match) -> None:
        _check_seat(match, user_id, seat)
        if match.sealed.pop(seat, None) is None:
            raise Problem("nothing-to-undo")

    match, _ = await matches.change(table_id, edit)
    return match
