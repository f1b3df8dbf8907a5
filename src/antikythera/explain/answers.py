"""What explanations are made of: the name of a message, and the values it calls for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

Value = str | int


@dataclass(frozen=True)
class Reason:
    """Why a line is not legal now."""

    message_id: str
    values: dict[str, Value]
    """Seats count from 1. Values that are names (a gear, a terrain) are said as the language does."""
    details: tuple[Reason, ...] = ()
    """What stands against it, one thing after the other, where there are several."""


@dataclass(frozen=True)
class Caution:
    """What a player may regret who ends the turn now."""

    kind: str
    """Stable, so that a player can switch it off; with the name of the game it makes the name of the message."""
    values: dict[str, Value]


def needed(values: Mapping[str, str], *names: str) -> list[str]:
    """The values of a question by their names; ValueError if one is missing."""
    missing = [name for name in names if name not in values]
    if missing:
        raise ValueError(f"missing: {', '.join(missing)}")
    return [values[name] for name in names]
