"""The three temples: climbing them, and angering the gods."""

from __future__ import annotations

from antikythera.games.tzolkin.rules.components import TOP_STEP
from antikythera.games.tzolkin.rules.events import CANNOT_RISE, LIGHTENS, RISES, SINKS
from antikythera.games.tzolkin.rules.words import CLIMB_LINE, STOP
from antikythera.kernel import note, rule


@rule
def can_rise(s, p, temple):
    """A top step holds one player only; all other steps are shared."""
    next_step = s.temple[p, temple] + 1
    if next_step < TOP_STEP[temple]:
        return True
    if next_step > TOP_STEP[temple]:
        return False
    for other in range(s.players):
        if s.temple[other, temple] == TOP_STEP[temple]:
            return False
    return True


@rule
def rise(s, p, temple):
    """One step up, or a wasted privilege. Arriving at the top turns the player board to its light side."""
    if not can_rise(s, p, temple):
        note(CANNOT_RISE, p, temple)
        return
    s.temple[p, temple] += 1
    note(RISES, p, temple, s.temple[p, temple])
    if s.temple[p, temple] == TOP_STEP[temple] and not s.light[p]:
        s.light[p] = 1
        note(LIGHTENS, p)


@rule
def can_sink(s, p, temple):
    return s.temple[p, temple] > 0


@rule
def can_anger(s, p):
    """Whether there is a temple left on which to step down."""
    return can_sink(s, p, 0) or can_sink(s, p, 1) or can_sink(s, p, 2)


@rule
def sink(s, p, temple):
    s.temple[p, temple] -= 1
    note(SINKS, p, temple, s.temple[p, temple])


@rule
def legal_angers(s, p, first_line, mask):
    """Mark the lines that name a temple to step down on."""
    for temple in range(3):
        if can_sink(s, p, temple):
            mask[first_line + temple] = True


@rule
def legal_climbs(s, p, forbidden, mask):
    """A step of the player's choice, but not on the forbidden temple; with none to climb, the privilege is wasted."""
    none = True
    for temple in range(3):
        if temple != forbidden and can_rise(s, p, temple):
            mask[CLIMB_LINE + temple] = True
            none = False
    if none:
        mask[STOP] = True
