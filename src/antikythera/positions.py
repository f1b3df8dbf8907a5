"""Positions as short texts that fit in a link.

A text consists of the name of the game, the version of its rules, for a view its seat, and the record: little-endian
bytes, compressed, in the URL-safe alphabet of Base64.
"""

from __future__ import annotations

import base64
import binascii
import re
import zlib

import numpy as np

from antikythera.registry import games
from antikythera.rulebook import InvalidState, Rulebook, States, rulebook

_TEXT = re.compile(r"([a-z]+)-([0-9]{1,4})(?:-seat([0-9]))?-([A-Za-z0-9_-]{1,4096})")


class InvalidPosition(InvalidState):
    """The text is not a position."""


def encode(rules: Rulebook, states: States, viewer: int | None = None) -> str:
    """The text of a record, or of what the seat ``viewer`` may know of it."""
    packed = zlib.compress(states.astype(rules.state.newbyteorder("<")).tobytes(), 9)
    record = base64.urlsafe_b64encode(packed).rstrip(b"=").decode()
    seat = "" if viewer is None else f"-seat{viewer}"
    return f"{rules.name}-{rules.version}{seat}-{record}"


def decode(text: str) -> tuple[Rulebook, States, int | None]:
    """The rules, the record, and for a view its seat. Raises InvalidPosition if the text is damaged.

    A whole record is checked, and raises InvalidState if it is impossible. A view is not: values are hidden in it.
    """
    found = _TEXT.fullmatch(text)
    if not found or found[1] not in games():
        raise InvalidPosition("this is not the text of a position")
    rules, viewer = rulebook(found[1]), int(found[3]) if found[3] else None
    if int(found[2]) != rules.version:
        raise InvalidPosition(
            f"this position is of version {found[2]} of the rules, and these are version {rules.version}"
        )
    states = _unpack(rules, found[4])
    rules.validate(states if viewer is None else rules.sample(states, np.random.default_rng(0)))
    return rules, states, viewer


def _unpack(rules: Rulebook, record: str) -> States:
    size = rules.state.itemsize
    try:
        packed = base64.urlsafe_b64decode(record + "=" * (-len(record) % 4))
        raw = zlib.decompressobj().decompress(packed, size + 1)
    except (binascii.Error, zlib.error):
        raise InvalidPosition("the text of this position is damaged") from None
    if len(raw) != size:
        raise InvalidPosition("the text of this position is damaged")
    return np.frombuffer(raw, dtype=rules.state.newbyteorder("<")).astype(rules.state)
