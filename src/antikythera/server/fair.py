"""Fair deals: nobody alone decides what is dealt.

When a table opens, the server draws a secret and shows its hash. Everyone who sits down then adds a number. The deal is
drawn from the secret and all numbers together, and the secret is shown at the end, so that everyone can check that it
was there from the beginning: see :class:`antikythera.record.Deal`.
"""

from __future__ import annotations

import re
import secrets

from antikythera.game import SEED_LIMIT
from antikythera.record import Deal, commitment
from antikythera.server.match import Match
from antikythera.server.problems import malformed

__all__ = ["checked", "commitment", "deal_of", "draw_secret", "draw_seed"]

_NUMBER = re.compile(r"[0-9a-f]{1,64}")


def draw_secret() -> str:
    return secrets.token_hex(32)


def checked(contribution: str | None) -> str:
    """The number that somebody adds to the deal."""
    if contribution and not _NUMBER.fullmatch(contribution):
        raise malformed("contribution")
    return contribution or ""


def deal_of(match: Match) -> Deal | None:
    """What the deal of a table was drawn from, with what nobody knows before the end."""
    secret = match.table.secret
    if secret is None:
        return None
    return Deal(commitment(secret), secret, [seat.contribution for seat in match.seats])


def draw_seed(match: Match) -> int:
    """The seed of a table whose seats are filled."""
    deal = deal_of(match)
    return deal.seed if deal else secrets.randbelow(SEED_LIMIT)
