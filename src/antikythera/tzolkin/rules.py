"""The rules of Tzolk'in from outside: what is legal, and what an action does."""

from __future__ import annotations

from antikythera.kernel import rule
from antikythera.tzolkin import calendar, setup, tasks, turn
from antikythera.tzolkin.state import ADVANCING, KEEPING, OVER, TURNS


@rule
def over(s):
    return s.phase == OVER


@rule
def legal(s, mask):
    """Mark the legal actions, unmark the others, and count them."""
    for action in range(len(mask)):
        mask[action] = False
    if s.depth > 0:
        tasks.legal_for_task(s, s.seat, mask)
    elif s.phase == TURNS:
        turn.legal_turn(s, s.seat, mask)
    elif s.phase == KEEPING:
        setup.legal_keeps(s, s.seat, mask)
    elif s.phase == ADVANCING:
        calendar.legal_calendar(mask)
    number = 0
    for action in range(len(mask)):
        number += mask[action]
    return number


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
