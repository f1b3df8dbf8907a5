"""What a review says: values of positions, decisions, turns, and a summary for each seat.

Every share, every number of points and every cost is an estimate. Moves count from 0: the decision of move ``n`` was
made after ``n`` lines, and the value of position ``n`` is what the seats could expect then.
"""

from __future__ import annotations

from msgspec import Struct

from antikythera.lines import Event

LIMITS = {"blunder": 0.15, "mistake": 0.10, "inaccuracy": 0.05}
"""The share of the victory that a turn must lose to be called so."""
SURE = 2.0
"""How many standard errors a cost must have; with fewer, the choices count as equal."""


class Value(Struct, frozen=True):
    """What every seat can expect, in the order of the seats."""

    shares: list[float]
    """Shares of the victory; they add up to 1."""
    points: list[float]
    """Points at the end of the game."""


class Step(Struct, frozen=True):
    """A line of a variation, and what it does, as far as its player can foresee."""

    seat: int
    line: str
    events: list[Event]


class Cost(Struct, frozen=True):
    """What a choice lost against the better one, for the seat that made it; nothing if that is within the error."""

    share: float
    error: float
    """The standard error of the share."""
    points: float

    @property
    def judgement(self) -> str:
        """A name of ``LIMITS``, or nothing."""
        return next((name for name, least in LIMITS.items() if self.share >= least), "")


NO_COST = Cost(0.0, 0.0, 0.0)


class Decision(Struct, frozen=True):
    """A choice between several lines."""

    move: int
    seat: int
    line: str
    best: str
    """What the champion would have played; where that is no better, the choice costs nothing."""
    cost: Cost
    judgement: str
    theme: str
    """What the better line is about, by the game's own names."""
    variation: list[Step]
    """That line and what would follow, until the seat's turn is over; events only for a choice that cost something."""


class Turn(Struct, frozen=True):
    """The decisions of a seat from ``first`` to ``last``, one after the other."""

    first: int
    last: int
    seat: int
    before: Value
    after: Value
    cost: Cost
    judgement: str
    worst: int | None
    """The move of the decision that cost most; None if nothing did."""


class Loss(Struct, frozen=True):
    """What a seat lost by choices about one theme."""

    theme: str
    turns: int
    share: float


class Finding(Struct, frozen=True):
    """Something about a seat's whole game: a kind, which is part of the id of a message, and the message's values."""

    kind: str
    values: dict[str, int | float | str]


class Seat(Struct, frozen=True):
    """The summary of a seat."""

    seat: int
    lost: float
    """The shares of the victory that its judged turns lost, together."""
    counts: dict[str, int]
    """Its turns by judgement."""
    losses: list[Loss]
    findings: list[Finding]


class Review(Struct, frozen=True):
    """The review of a game, or as much of it as is done."""

    game: str
    rules: int
    players: int
    moves: int
    depth: int
    done: float
    """How much of the work is done, from 0 to 1."""
    values: list[Value]
    """By position; while the review is being made, those of the first positions."""
    decisions: list[Decision]
    turns: list[Turn]
    turning_points: list[int]
    """The turns, by their place in ``turns``, in which the shares changed most."""
    seats: list[Seat]
