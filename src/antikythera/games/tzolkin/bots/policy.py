"""The heuristic player: it searches its own turn, and takes what leaves it best off.

The search works on records of the caller. The choices within an action are tried to the end of the action; workers are
then picked up, or placed, one after another as long as that gains something.
"""

from __future__ import annotations

from antikythera.games.tzolkin.bots.actions import tile_worth
from antikythera.games.tzolkin.bots.evaluate import NO_WORTH, appraise, evaluate
from antikythera.games.tzolkin.bots.worth import cards_of, worth_of
from antikythera.games.tzolkin.rules.components import CHICHEN_ITZA, LAST_SPACE, WEALTH_FEEDS
from antikythera.games.tzolkin.rules.play import legal, step
from antikythera.games.tzolkin.rules.state import (
    ACTION,
    ANY_GEAR,
    CLIMB,
    KEEPING,
    PAY,
    SAVE,
    TAKE,
    TRADE,
    TURNS,
)
from antikythera.games.tzolkin.rules.words import (
    ACT,
    ACT_FIRST,
    ADVANCE_ONE,
    BEG,
    END,
    KEEP,
    KEEP_FIRST,
    KEEP_SECOND,
    PICK,
    PICK_FIRST,
    PLACE,
    PLACE_START,
    SKIP,
)
from antikythera.kernel import rule

UXMAL_ANY = ACT + ACT_FIRST[CHICHEN_ITZA]
"""The last action of Uxmal: any action elsewhere."""

# What the caller's records are for
TRIAL, BEST, CHAIN, NEXT, ROOT, TASK = range(6)


@rule
def policy(s, mask, w, scratch, masks):
    """The line that the heuristic player chooses, of those that ``mask`` marks."""
    if s.depth > 0:
        scratch[TASK] = s
        return _resolve(scratch, masks, s.seat, w)[1]
    if s.phase == TURNS:
        return _turn(s, mask, w, scratch, masks)
    if s.phase == KEEPING:
        return _keep(s, mask, w)
    return _try_all(s, mask, w, scratch)


@rule
def _try_all(s, mask, w, scratch):
    best, chosen = NO_WORTH, -1
    for action in range(len(mask)):
        if mask[action]:
            scratch[TRIAL] = s
            step(scratch[TRIAL], action)
            value = evaluate(scratch[TRIAL], s.seat, w)
            if chosen < 0 or value > best:
                best, chosen = value, action
    return chosen


@rule
def _keep(s, mask, w):
    p = s.seat
    m = worth_of(s, p, w, 1, cards_of(s, p))
    best, chosen = NO_WORTH, -1
    for action in range(KEEP, len(mask)):
        if mask[action]:
            one, two = KEEP_FIRST[action - KEEP], KEEP_SECOND[action - KEEP]
            value = tile_worth(one, WEALTH_FEEDS[one], w, m) + tile_worth(two, WEALTH_FEEDS[two], w, m)
            if chosen < 0 or value > best:
                best, chosen = value, action
    return chosen


# The tasks of an action


@rule
def _resolve(scratch, masks, p, w):
    """Try out what the tasks of the record TASK leave to choose: the value of the best way, which is left in the
    record BEST, and its first line.
    """
    best, chosen, first = NO_WORTH, -1, -1
    level = TASK
    _open(scratch, masks, level, p, w)
    while level >= TASK:
        action = _first(masks[level])
        if action < 0:
            level -= 1
            continue
        masks[level, action] = False
        if level == TASK:
            first = action
        scratch[level + 1] = scratch[level]
        step(scratch[level + 1], action)
        if scratch[level + 1].depth > 0 and level + 2 < len(scratch):
            level += 1
            _open(scratch, masks, level, p, w)
            continue
        value = appraise(scratch[level + 1], p, w, 1)
        if chosen < 0 or value > best:
            best, chosen = value, first
            scratch[BEST] = scratch[level + 1]
    return best, chosen


@rule
def _first(mask):
    """The first marked line that answers a task, or -1."""
    for action in range(SKIP, ADVANCE_ONE):
        if mask[action]:
            return action
    return -1


@rule
def _open(scratch, masks, level, p, w):
    """Mark the lines to be tried: where each shows its worth immediately, only the best."""
    s = scratch[level]
    mask = masks[level]
    legal(s, mask)
    task = s.stack[s.depth - 1, 0]
    if task == ACTION and s.stack[s.depth - 1, 1] == ANY_GEAR:
        mask[UXMAL_ANY] = False
    if task == PAY or task == SAVE or task == TAKE or task == CLIMB or task == TRADE:
        best, chosen = NO_WORTH, -1
        for action in range(SKIP, ADVANCE_ONE):
            if mask[action]:
                mask[action] = False
                scratch[TRIAL] = s
                step(scratch[TRIAL], action)
                value = appraise(scratch[TRIAL], p, w, 1)
                if chosen < 0 or value > best:
                    best, chosen = value, action
        mask[chosen] = True


# Turns


@rule
def _turn(s, mask, w, scratch, masks):
    p = s.seat
    scratch[ROOT] = s
    best, chosen = _plan(scratch, masks, p, w)
    for temple in range(3):
        if mask[BEG + temple]:
            scratch[ROOT] = s
            step(scratch[ROOT], BEG + temple)
            value, _ = _plan(scratch, masks, p, w)
            if chosen < 0 or value > best:
                best, chosen = value, BEG + temple
    return chosen


@rule
def _plan(scratch, masks, p, w):
    """The best way to continue the turn of the record ROOT: its value, and its first line."""
    best, chosen = NO_WORTH, -1
    legal(scratch[ROOT], masks[ROOT])
    if masks[ROOT, END]:
        best, chosen = appraise(scratch[ROOT], p, w, 0), END
    if scratch[ROOT].picked == 0:
        value, action = _place(scratch, masks, p, w)
        if action >= 0 and (chosen < 0 or value > best):
            best, chosen = value, action
    value, action = _pick_up(scratch, masks, p, w)
    if action >= 0 and (chosen < 0 or value > best):
        best, chosen = value, action
    return best, chosen


@rule
def _place(scratch, masks, p, w):
    """Place workers as long as that gains something: the value at the end, and the first line."""
    best, first = NO_WORTH, -1
    scratch[CHAIN] = scratch[ROOT]
    while True:
        legal(scratch[CHAIN], masks[CHAIN])
        most, chosen = NO_WORTH, -1
        for action in range(PLACE, PLACE_START + 1):
            if masks[CHAIN, action]:
                scratch[TRIAL] = scratch[CHAIN]
                step(scratch[TRIAL], action)
                value = appraise(scratch[TRIAL], p, w, 0)
                if chosen < 0 or value > most:
                    most, chosen = value, action
                    scratch[NEXT] = scratch[TRIAL]
        if chosen < 0 or (first >= 0 and most <= best):
            return best, first
        best = most
        if first < 0:
            first = chosen
        scratch[CHAIN] = scratch[NEXT]


@rule
def _pick_up(scratch, masks, p, w):
    """Pick up workers as long as that gains something: the value at the end, and the first line.

    Two beginnings are followed: the best by itself, and the best with the other workers still to be picked up.
    """
    alone, together = NO_WORTH, NO_WORTH
    first, other = -1, -1
    for action in range(PICK, END):
        if masks[ROOT, action]:
            scratch[CHAIN] = scratch[ROOT]
            value = _pick(scratch, masks, p, w, action)
            if other < 0 or value > together:
                together, other = value, action
            value = appraise(scratch[BEST], p, w, 0)
            if first < 0 or value > alone:
                alone, first = value, action
    if first < 0:
        return alone, first
    best = _pick_on(scratch, masks, p, w, first)
    if other != first:
        value = _pick_on(scratch, masks, p, w, other)
        if value > best:
            return value, other
    return best, first


@rule
def _pick_on(scratch, masks, p, w, first):
    """The value of picking up a worker, and then others as long as that gains something."""
    scratch[CHAIN] = scratch[ROOT]
    _pick(scratch, masks, p, w, first)
    scratch[CHAIN] = scratch[BEST]
    best, more = appraise(scratch[CHAIN], p, w, 0), True
    while more:
        more = False
        for gear in range(5):
            for space in range(LAST_SPACE[gear] + 1):
                if scratch[CHAIN].gear[gear, space] == p + 1:
                    _pick(scratch, masks, p, w, PICK + PICK_FIRST[gear] + space)
                    value = appraise(scratch[BEST], p, w, 0)
                    if value > best:
                        best, more = value, True
                        scratch[NEXT] = scratch[BEST]
        if more:
            scratch[CHAIN] = scratch[NEXT]
    return best


@rule
def _pick(scratch, masks, p, w, action):
    """Pick up a worker of the record CHAIN and do the best with it: its value, with the result in the record BEST."""
    scratch[TASK] = scratch[CHAIN]
    step(scratch[TASK], action)
    return _resolve(scratch, masks, p, w)[0]
