"""Clocks, computed from the times of the rows in the log.

A clock has a bank and an increment for every turn (``{"bank_s": 1200, "increment_s": 30}``), or a number of days for
every turn (``{"days": 2}``). Bots have none. At a table without a clock a seat is abandoned when nothing has happened
for two weeks.
"""

from __future__ import annotations

from typing import Any

import msgspec

SECOND, DAY = 1000, 86_400_000
ABANDONED = 14 * DAY
GRACE = 60 * SECOND
"""The least time of a player who returns."""


class Clock(msgspec.Struct):
    """The clocks of one table."""

    setting: dict[str, Any] | None
    since: int
    """When the current decision began."""
    turn: int
    """When the current turn began."""
    used: dict[int, int] = {}
    turns: dict[int, int] = {}

    def copy(self) -> Clock:
        return Clock(self.setting, self.since, self.turn, dict(self.used), dict(self.turns))

    def row(self, seat: int, following: int, at: int) -> None:
        """A seat has decided; ``following`` chooses next."""
        self.used[seat] = self.used.get(seat, 0) + max(0, at - self.since)
        self.since = max(self.since, at)
        if following != seat:
            self.turns[seat] = self.turns.get(seat, 0) + 1
            self.turn = self.since

    def all_decided(self, seats: dict[int, int]) -> None:
        """All seats have decided, each at its own time."""
        for seat, at in seats.items():
            self.used[seat] = self.used.get(seat, 0) + max(0, at - self.since)
        self.since = self.turn = max(self.since, *seats.values())

    def left(self, seat: int, runs: bool, now: int, grace: int) -> int | None:
        """Milliseconds that a seat has left; None without a clock."""
        if self.setting is None:
            return None
        if "days" in self.setting:
            return int(self.setting["days"]) * DAY + grace - (now - self.turn if runs else 0)
        bank, increment = self.setting["bank_s"] * SECOND, self.setting["increment_s"] * SECOND
        running = max(0, now - self.since) if runs else 0
        turns = self.turns.get(seat, 0)
        return int(bank + increment * turns + grace - self.used.get(seat, 0) - running)

    def is_out(self, seat: int, now: int, grace: int) -> bool:
        """Whether a seat that must choose has no time left."""
        left = self.left(seat, True, now, grace)
        return now - self.since > ABANDONED if left is None else left <= 0
