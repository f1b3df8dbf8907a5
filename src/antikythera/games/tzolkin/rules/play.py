"""The rules of Tzolk'in from outside: what is legal, and what an action does."""

from __future__ import annotations

from typing import Final

from antikythera.games.tzolkin.rules import calendar, setup, tasks, turn
from antikythera.games.tzolkin.rules.state import ADVANCING, KEEPING, OVER, TURNS
from antikythera.kernel import rule
from antikythera.masks import clear, count

MAX_DECISIONS: Final = 1_000_000
"""No game has more decisions than this.

Everything that lets a turn continue shrinks. A seat has at most 27 turns, and picks up at most 6 workers in each of at
most 13 of them, since what is picked up must have been placed in another turn. After a pick, the decisions of an
action are few and fixed, except for two kinds: an action elsewhere (Uxmal 5) costs a corn each time, and a visit to the
market sells at most the player's blocks, then buys while corn lasts, at most one line for each corn's worth of goods.
So the goods that can ever come together bound a visit, and what an action, a tile, a gift or the wheel can give
bounds the goods. The sum is worked out, and its parts are checked against play, in the tests.
"""


@rule
def over(s):
    return s.phase == OVER


@rule
def border(s):
    """Nothing is revealed or left to chance within a turn, so everything within a turn can be undone."""
    return (s.round * 8 + s.turns) * 8 + 2 * s.phase + (s.phase == KEEPING) * s.seat * 1024


@rule
def legal(s, mask):
    """Mark the legal actions, unmark the others, and count them."""
    clear(mask)
    if s.depth > 0:
        tasks.legal_for_task(s, s.seat, mask)
    elif s.phase == TURNS:
        turn.legal_turn(s, s.seat, mask)
    elif s.phase == KEEPING:
        setup.legal_keeps(s, s.seat, mask)
    elif s.phase == ADVANCING:
        calendar.legal_calendar(mask)
    return count(mask)


@rule
def step(s, action):
    """Play a legal action, and everything that follows from it without a choice."""
    p = s.seat
    if s.depth > 0:
        tasks.play_task(s, p, action)
        tasks.settle(s, p)
    elif s.phase == TURNS:
        turn.play_turn(s, p, action)
    elif s.phase == KEEPING:
        setup.keep(s, p, action)
    elif s.phase == ADVANCING:
        calendar.play_calendar(s, p, action)
