"""Fair deals: no single person decides what is dealt.

When a table opens, the server draws a secret and shows its hash. Every player who takes a seat adds a number. The deal
is drawn from the secret and all numbers together. The secret is shown at the end, so that everyone can check that it
never changed: see :class:`antikythera.record.Deal`.
"""

from __future__ import annotations

import re
import secrets

from antikythera.record import Deal, commitment
from antikythera.server.problems import malformed
from antikythera.server.table import Table

__all__ = ["checked_contribution", "commitment", "deal_of", "draw_secret"]

_NUMBER = re.compile(r"[0-9a-f]{1,64}")


def draw_secret() -> str:
    return secrets.token_hex(32)


def checked_contribution(contribution: str | None) -> str:
    """The number that a player adds to the deal."""
    if contribution and not _NUMBER.fullmatch(contribution):
        raise malformed("contribution")
    return contribution or ""


def deal_of(table: Table) -> Deal | None:
    """What the deal of a table was drawn from, with the secret; None where another game is played on."""
    secret = table.row.secret
    if secret is None:
        return None
    return Deal(commitment(secret), secret, [seat.contribution for seat in table.seats], table.row.redealt)
