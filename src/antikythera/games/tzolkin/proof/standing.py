"""Technologies and temples: how far a player has come, and can come."""

from __future__ import annotations

from antikythera.games.tzolkin.proof.faults import BOARD_TURNED, LEVELS_MOVED, TEMPLES_MOVED
from antikythera.games.tzolkin.proof.lines import BEGS, BURNS, CLIMBS
from antikythera.games.tzolkin.proof.tasks import times
from antikythera.games.tzolkin.rules.components import TOP_LEVEL, TOP_STEP
from antikythera.games.tzolkin.rules.state import ADVANCE, STEP_UP
from antikythera.kernel import rule


@rule
def standing_fault(before, s, p, verb, thing, row, second, done):
    for technology in range(4):
        level = before.tech[p, technology] + times(before, row, second, done, ADVANCE, technology)
        if s.tech[p, technology] != min(level, TOP_LEVEL):
            return LEVELS_MOVED
    light = before.light[p]
    for temple in range(3):
        step = before.temple[p, temple] - (thing == temple and (verb == BEGS or verb == BURNS))
        up = times(before, row, second, done, STEP_UP, temple) + (thing == temple and verb == CLIMBS)
        reached = min(step + up, _highest_step(before, p, temple))
        if s.temple[p, temple] != reached:
            return TEMPLES_MOVED
        if step < reached == TOP_STEP[temple]:
            light = 1
    return BOARD_TURNED if s.light[p] != light else 0


@rule
def can_rise(before, p, temple):
    return before.temple[p, temple] < _highest_step(before, p, temple)


@rule
def _highest_step(before, p, temple):
    """How high a player can come: the top step is for one alone."""
    for q in range(before.players):
        if q != p and before.temple[q, temple] == TOP_STEP[temple]:
            return TOP_STEP[temple] - 1
    return TOP_STEP[temple]
