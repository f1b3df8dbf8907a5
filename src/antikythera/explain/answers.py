"""The types of explanations: the id of a message, and its values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

Value = str | int


@dataclass(frozen=True)
class Reason:
    """Why a line is not legal now."""

    message_id: str
    values: dict[str, Value]
    """The values of the message, by their kind. Seats count from 1, and names of things are translated."""
    details: tuple[Reason, ...] = ()
    """The reasons for this reason, if there are several."""


@dataclass(frozen=True)
class Caution:
    """A warning before the turn ends: something that the player may have overlooked."""

    kind: str
    """The kind of warning. It is stable, so that a player can switch it off, and part of the id of the message."""
    values: dict[str, Value]


@dataclass(frozen=True)
class Advice:
    """What a beginner can do now, and why."""

    message_id: str
    line: str | None
    """A good line; None if that depends too much on the board."""


def needed(values: Mapping[str, str], *names: str) -> list[str]:
    """The values of a question by their names. Raises ValueError if one is missing."""
    missing = [name for name in names if name not in values]
    if missing:
        raise ValueError(f"missing: {', '.join(missing)}")
    return [values[name] for name in names]
