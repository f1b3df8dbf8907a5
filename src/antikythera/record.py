"""Records of games, as files of JSON.

A record is an object with these entries:

``format``     always ``"antikythera"``
``game``       the name of the game
``rules``      the version of the game's rules, which changes only when their behaviour does
``options``    names of the game's options that are in force
``players``    how many
``seats``      for each seat, an object with a ``name``; may be missing
``seed``       the number that the game was dealt from, or
``position``   the text of the position that it began with, or
``view``       of a game that was still being played: the text of what a seat knew then
``deal``       where nobody alone decided what was dealt: what the seed was drawn from, see :class:`Deal`
``lines``      what was played
``result``     ``scores`` and ``winners``, when the game is over
``signature``  a fingerprint of the last position

The lines say everything; ``deal``, ``result`` and ``signature`` are there to be checked, by :func:`antikythera.verify`.
A record with a ``view`` can be read, but not replayed: how the game was dealt is known only after its end, and so are
secret choices of others, whose lines are empty.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Annotated

import msgspec

from antikythera.registry import games
from antikythera.rulebook import rulebook

FORMAT = "antikythera"
LARGEST = 4 * 2**20
"""No record that a game could leave is larger than so many bytes."""


class InvalidRecord(ValueError):
    """A file that is not a record, or not one of a game that can be played."""


class Seat(msgspec.Struct, forbid_unknown_fields=True):
    """Who sat there."""

    name: str = ""


class Result(msgspec.Struct, forbid_unknown_fields=True):
    """How the game ended."""

    scores: list[float]
    winners: list[int]


Digits = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{0,64}$")]


class Deal(msgspec.Struct, forbid_unknown_fields=True):
    """What a seed was drawn from. The host's ``commitment`` was known before anyone added a number, the ``secret`` that
    it is the hash of only after the end: so neither the host nor a player alone could choose the deal.
    """

    commitment: Digits
    secret: Digits
    contributions: list[Digits]
    """The number that each seat added, as hexadecimal digits; empty for those that added none, such as bots."""

    @property
    def seed(self) -> int:
        """The seed that secret and numbers lead to: 62 bits of the hash of all of them, one a line."""
        digest = hashlib.sha256("\n".join([self.secret, *self.contributions]).encode()).digest()
        return int.from_bytes(digest, "big") >> (256 - 62)


def commitment(secret: str) -> str:
    """What the host shows of the secret beforehand."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Record(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A game on paper; the module says what the entries mean."""

    format: str
    game: str
    rules: int
    players: int
    lines: list[str]
    options: list[str] = []
    seats: list[Seat] = []
    seed: int | None = None
    position: str | None = None
    view: str | None = None
    deal: Deal | None = None
    result: Result | None = None
    signature: str = ""


def dumps(record: Record) -> bytes:
    """A record as JSON, for people to read."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def loads(data: bytes) -> Record:
    """Read a record, or say what is wrong with it; its lines are not replayed yet."""
    if len(data) > LARGEST:
        raise InvalidRecord(f"a record is no larger than {LARGEST} bytes, and this has {len(data)}")
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise InvalidRecord(f"this is not a record: {error}") from None
    if record.format != FORMAT or record.game not in games():
        raise InvalidRecord("this is not a record of a game that is known here")
    rules = rulebook(record.game)
    if record.rules != rules.version:
        raise InvalidRecord(
            f"this game was played by version {record.rules} of the rules of {record.game}; these are {rules.version}"
        )
    if sum(beginning is not None for beginning in (record.seed, record.position, record.view)) != 1:
        raise InvalidRecord("a record has either a seed, or a position to begin with, or what a seat knew")
    if len(record.lines) > rules.max_decisions:
        raise InvalidRecord("no game has that many decisions")
    return record


def read_record(path: str | Path) -> Record:
    """Read the record in a file."""
    path = Path(path)
    try:
        with path.open("rb") as file:
            return loads(file.read(LARGEST + 1))
    except OSError as error:
        raise InvalidRecord(f"{path.name} cannot be read: {error.strerror}") from None
