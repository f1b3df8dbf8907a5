"""What a worker that was picked up may do: the action of its space, an earlier one for corn, or nothing."""

from __future__ import annotations

from antikythera.games.tzolkin.rules import chichen_itza, palenque, tikal, uxmal, yaxchilan
from antikythera.games.tzolkin.rules.components import (
    ACTIONS,
    AHEAD_LEVEL,
    CHICHEN_ITZA,
    FREE_SPACE,
    PALENQUE,
    THEOLOGY,
    TIKAL,
    UXMAL,
    YAXCHILAN,
)
from antikythera.games.tzolkin.rules.events import ACTS, SKIPS
from antikythera.games.tzolkin.rules.state import ANY_GEAR
from antikythera.games.tzolkin.rules.words import ACT, ACT_FIRST, ACT_GEAR, ACT_NUMBER, SKIP
from antikythera.kernel import note, rule

OUT_OF_REACH = -1


@rule
def looks_ahead(s, p, gear):
    """With theology, a worker at Chichen Itza may look one space ahead; ahead of space 9 is the free choice."""
    return gear == CHICHEN_ITZA and s.tech[p, THEOLOGY] >= AHEAD_LEVEL


@rule
def steps_back(s, p, gear, space, action):
    """Corn to use an action of the gear that the worker stood on, or OUT_OF_REACH."""
    ahead = looks_ahead(s, p, gear)
    if space + ahead >= FREE_SPACE[gear] or (ahead and action == space + 1):
        return 0
    return space - action if action <= space else OUT_OF_REACH


@rule
def _can_act(s, p, gear, action, corn):
    """Whether an action can be done with that much corn left to pay for it."""
    if corn < 0:
        return False
    if gear == PALENQUE:
        return palenque.can_act(s, p, action)
    if gear == YAXCHILAN:
        return True
    if gear == TIKAL:
        return tikal.can_act(s, p, action)
    if gear == UXMAL:
        return uxmal.can_act(s, p, action, corn)
    return chichen_itza.can_act(s, p, action)


@rule
def _legal_at(s, p, gear, space, mask):
    for action in range(1, ACTIONS[gear] + 1):
        steps = steps_back(s, p, gear, space, action)
        if steps != OUT_OF_REACH and _can_act(s, p, gear, action, s.corn[p] - steps):
            mask[ACT + ACT_FIRST[gear] + action] = True


@rule
def _legal_anywhere(s, p, corn, mask):
    """Any action but those of Chichen Itza, when that much corn is left to pay for it."""
    for gear in range(CHICHEN_ITZA):
        for action in range(1, ACTIONS[gear] + 1):
            if _can_act(s, p, gear, action, corn):
                mask[ACT + ACT_FIRST[gear] + action] = True


@rule
def legal_actions(s, p, gear, space, mask):
    """The arguments are those of the task ACTION: where the worker stood, or ANY_GEAR and a fee."""
    if gear == ANY_GEAR:
        _legal_anywhere(s, p, s.corn[p] - space, mask)
    else:
        _legal_at(s, p, gear, space, mask)
    mask[SKIP] = True


@rule
def act(s, p, gear, space, line):
    if line == SKIP:
        note(SKIPS, p)
        return
    acting, action = ACT_GEAR[line - ACT], ACT_NUMBER[line - ACT]
    corn = space if gear == ANY_GEAR else steps_back(s, p, gear, space, action)
    s.corn[p] -= corn
    note(ACTS, p, acting, action, corn)
    if acting == PALENQUE:
        palenque.act(s, p, action)
    elif acting == YAXCHILAN:
        yaxchilan.act(s, p, action)
    elif acting == TIKAL:
        tikal.act(s, p, action)
    elif acting == UXMAL:
        uxmal.act(s, p, action)
    else:
        chichen_itza.act(s, p, action)
