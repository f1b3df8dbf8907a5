"""Replays recorded games, and verifies their results."""

from __future__ import annotations

from pathlib import Path

import msgspec

from antikythera.game import Game, IllegalAction, from_position
from antikythera.record import InvalidRecord, Record, commitment, read_record


class Verdict(msgspec.Struct, frozen=True):
    """The game as far as it could be replayed, and the first fault, if any. True if there is none."""

    game: Game | None
    fault: str = ""

    def __bool__(self) -> bool:
        return not self.fault


def replay(record: Record) -> Verdict:
    """Replay a record up to the first line that is not legal, and compare the result."""
    try:
        game = deal(record)
    except ValueError as error:
        return Verdict(None, str(error))
    unfair = deal_fault(record)
    if unfair:
        return Verdict(game, unfair)
    for number, line in enumerate(record.lines, 1):
        try:
            game.play(line)
        except IllegalAction as error:
            return Verdict(game, f"line {number}: {error}")
    return Verdict(game, end_fault(record, game))


def deal(record: Record) -> Game:
    """The game of a record before its first line. Raises ValueError."""
    if not isinstance(record, Record):
        raise TypeError(f"a record is needed, such as game.record(), not a {type(record).__name__}")
    if record.view is not None:
        raise InvalidRecord("this game was still being played; how it was dealt is known only after its end")
    if record.position is None:
        return Game(record.game, record.players, record.seed, options=record.options)
    game = from_position(record.position)
    if (game.rules.name, game.players) != (record.game, record.players):
        raise InvalidRecord("the position to begin with is not one of this game")
    return game


def deal_fault(record: Record) -> str:
    """What is wrong with the fair deal of a record; empty if nothing is."""
    fair = record.deal
    if fair and commitment(fair.secret) != fair.commitment:
        return "the secret of the deal is not the one that the host committed to"
    if fair and not fair.leads_to(record.seed):
        return f"the secret and the numbers of the players lead to the seed {fair.seed}, not {record.seed}"
    return ""


def end_fault(record: Record, game: Game) -> str:
    """What a record claims wrongly about the end of its game; empty if nothing."""
    replayed = game.record()
    if record.signature and record.signature != replayed.signature:
        return "all lines can be played, but the last position is not the one that was signed"
    if record.result is not None and record.result != replayed.result:
        return f"the result is {replayed.result}, not {record.result}"
    return ""


def verify(path: str | Path) -> Verdict:
    """Replay the record in a file, and report the first line or claim that is wrong."""
    try:
        return replay(read_record(path))
    except InvalidRecord as error:
        return Verdict(None, str(error))


def read(path: str | Path) -> Game:
    """The game of the record in a file. Raises InvalidRecord."""
    verdict = verify(path)
    if verdict.game is None or verdict.fault:
        raise InvalidRecord(verdict.fault)
    return verdict.game
