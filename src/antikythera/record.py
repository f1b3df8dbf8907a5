"""Records of games, as files of JSON: one game in a file, or many, with a line for each (JSON Lines).

A record is an object with these entries:

``format``     ``"antikythera"``; if records change so that these entries mean something else, it will have another name
``game``       the name of the game
``rules``      the version of the game's rules, which changes only when their behaviour does
``options``    the names of the game's options that are on
``players``    the number of players
``seats``      for each seat, an object with a ``name``; may be missing
``seed``       the seed that the game was dealt from: a number, or a long one, see :mod:`antikythera.long_seeds`; or
``position``   the text of the first position, or
``view``       for a game that was not over: the text of the view of a seat
``deal``       for a fair deal: the numbers that the seed was drawn from, see :class:`Deal`
``lines``      the lines that were played
``result``     ``scores`` and ``winners``, when the game is over
``signature``  a fingerprint of the last position
``date``       when the game was played, such as ``2026-11-16``
``comments``   remarks, by the number of the line that they follow; 0 is before the first
``times``      the seconds that each line took
``hints``      the moves before which the champion gave a hint
``evaluations``  what each seat could expect, as its share of the victory, by the number of the line it follows

The seed and the lines define the game; :func:`antikythera.verify` checks ``deal``, ``result`` and ``signature`` against
them. A record with a ``view`` can be read but not replayed: its deal is not known before the end of the game, and the
lines of secret choices of other seats are empty.

Later versions may add entries. Those that a version does not know are ignored when it reads a record; a format that it
does not know is refused.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, Annotated, Literal

import msgspec

from antikythera.long_seeds import short
from antikythera.registry import games
from antikythera.rulebook import rulebook

FORMAT = "antikythera"
LARGEST = 4 * 2**20
"""The most bytes of a record. No game has a longer one."""


class InvalidRecord(ValueError):
    """Something that is not a record of an installed game. Its kind chooses the sentence that people read."""

    def __init__(self, reason: str, kind: Literal["large", "broken", "game", "rules", "faulty"] = "faulty") -> None:
        super().__init__(reason)
        self.kind = kind


class Seat(msgspec.Struct, forbid_unknown_fields=True):
    """The player of a seat."""

    name: str = ""


class Result(msgspec.Struct, forbid_unknown_fields=True):
    """How the game ended."""

    scores: list[float]
    winners: list[int]


Digits = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{0,64}$")]
LongSeed = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class Deal(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What the seed of a fair deal was drawn from.

    The host shows the ``commitment`` before any player adds a number, and the ``secret``, of which it is the hash, only
    after the end. So neither the host nor a player could choose the deal.
    """

    commitment: Digits
    secret: Digits
    contributions: list[Digits]
    """The number that each seat added, as hexadecimal digits; empty for seats that added none, such as bots."""
    redealt: int = 0
    """How many times the cards were dealt again since the host had removed a player before the first move."""

    @property
    def seed(self) -> str:
        """The seed: the hash of the secret and all numbers, each on a line, and of ``redealt`` unless it is 0."""
        again = [str(self.redealt)] if self.redealt else []
        return hashlib.sha256("\n".join([self.secret, *self.contributions, *again]).encode()).hexdigest()

    def leads_to(self, seed: int | str | None) -> bool:
        """Whether a seed was drawn from this. Early tables used the first 62 bits only."""
        return seed == (self.seed if isinstance(seed, str) else short(self.seed))


def commitment(secret: str) -> str:
    """The hash of a secret, which the host shows before the deal."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Record(msgspec.Struct, kw_only=True, omit_defaults=True):
    """The record of a game; the docstring of the module describes its entries."""

    format: str
    game: str
    rules: int
    players: int
    lines: list[str]
    options: list[str] = []
    seats: list[Seat] = []
    seed: int | LongSeed | None = None
    position: str | None = None
    view: str | None = None
    deal: Deal | None = None
    result: Result | None = None
    signature: str = ""
    date: str = ""
    comments: dict[int, str] = {}
    times: list[float] = []
    evaluations: dict[int, list[float]] = {}
    hints: list[int] = []


def dumps(record: Record) -> bytes:
    """A record as indented JSON."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def loads(data: bytes) -> Record:
    """Read a record from JSON. Raises InvalidRecord. The lines are not replayed yet."""
    if len(data) > LARGEST:
        raise InvalidRecord(f"a record has at most {LARGEST} bytes, and this has {len(data)}", "large")
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise InvalidRecord(f"this is not a record: {error}", "broken") from None
    if record.format != FORMAT or record.game not in games():
        raise InvalidRecord("this is not a record of a game that is known here", "game")
    rules = rulebook(record.game)
    if record.rules != rules.version:
        raise InvalidRecord(
            f"this game was played by version {record.rules} of the rules of {record.game}; these are {rules.version}",
            "rules",
        )
    if sum(beginning is not None for beginning in (record.seed, record.position, record.view)) != 1:
        raise InvalidRecord("a record has either a seed, or a position to begin with, or what a seat knew")
    if len(record.seats) > record.players:
        raise InvalidRecord(f"a record for {record.players} players has names for {len(record.seats)} seats")
    if not set(record.options) <= set(rules.options):
        raise InvalidRecord(f"{record.game} does not have all of these options: {', '.join(record.options)}")
    if len(record.lines) > rules.max_decisions:
        raise InvalidRecord("no game has that many decisions")
    noted = [*record.comments, *record.evaluations, *record.hints, len(record.times)]
    if not all(0 <= number <= len(record.lines) for number in noted):
        raise InvalidRecord("a comment, a time or an evaluation belongs to a line that the record does not have")
    return record


def read_record(path: str | Path) -> Record:
    """Read the record in a file."""
    path = Path(path)
    try:
        with path.open("rb") as file:
            return loads(file.read(LARGEST + 1))
    except OSError as error:
        raise InvalidRecord(f"{path} cannot be read: {error.strerror}") from None


# Many games in a file


def records(path: str | Path) -> Iterator[Record]:
    """The records in a file with a line of JSON for each game, one at a time; or the one in a file of its own.

    A file of a million games needs no more memory than one of ten. A name that ends in ``.gz`` is a compressed file.
    Raises InvalidRecord, with the number of the line.
    """
    path = Path(path)
    try:
        with _opened(path, "rb") as file:
            beginning = file.readline(LARGEST + 1)
            if beginning.strip() == b"{":  # a single record, indented
                yield loads(beginning + file.read(LARGEST + 1 - len(beginning)))
                return
            number = 1
            while beginning:
                if beginning.strip():
                    yield _numbered(beginning, number)
                beginning, number = file.readline(LARGEST + 1), number + 1
    except (OSError, EOFError, zlib.error) as error:
        raise InvalidRecord(f"{path} cannot be read: {error}") from None


def _numbered(line: bytes, number: int) -> Record:
    try:
        return loads(line)
    except InvalidRecord as error:
        raise InvalidRecord(f"line {number}: {error}") from None


def save_records(path: str | Path, games: Iterable[Record], *, append: bool = False) -> int:
    """Write records to a file, a line for each. Returns how many.

    A file that is there is replaced when all are written; with ``append`` they are added to it one by one.
    """
    path = Path(path)
    if append:
        return _write(path, "ab", games)
    new = path.with_name(f"new-{path.name}")
    try:
        written = _write(new, "wb", games)
        new.replace(path)
    finally:
        new.unlink(missing_ok=True)
    return written


def _write(path: Path, mode: Literal["wb", "ab"], games: Iterable[Record]) -> int:
    written = 0
    with _opened(path, mode) as file:
        for record in games:
            if not isinstance(record, Record):
                raise TypeError(f"records are needed, such as game.record(), not a {type(record).__name__}")
            file.write(msgspec.json.encode(record) + b"\n")
            written += 1
    return written


def _opened(path: Path, mode: Literal["rb", "wb", "ab"]) -> IO[bytes]:
    import gzip  # only compressed files need it

    return gzip.open(path, mode) if path.suffix == ".gz" else path.open(mode)  # type: ignore[return-value]
