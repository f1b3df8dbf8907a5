"""Whether everything that a decision moved was moved by a rule.

:func:`audit` looks at a record before and after a decision. It is written from the rulebook and not from the rules:
it works out for itself what each player must have afterwards, from what was there before, what the line says and what
is printed on the components, and objects to any difference. So a mistake has to be made twice to go unnoticed.

A decision inside a turn is accounted for in three parts: what the line itself costs and brings; what it sets off, as a
printed list of effects (a *row*, see :mod:`~antikythera.games.tzolkin.proof.effects`), followed by what was left to do
before; and how many of these are carried out at once, since the first one that asks the player ends it.
"""

from __future__ import annotations

from typing import Final

from antikythera.games.tzolkin.proof.allowed import is_allowed
from antikythera.games.tzolkin.proof.building import card_named, cards_fault
from antikythera.games.tzolkin.proof.faults import (
    CALENDAR,
    DEAL,
    MARKER,
    NOT_ALLOWED,
    OTHERS,
    TEETH_MOVED,
    TOO_DEEP,
    WHOSE_TURN,
)
from antikythera.games.tzolkin.proof.jungle import harvest_fault
from antikythera.games.tzolkin.proof.ledger import ledger_fault
from antikythera.games.tzolkin.proof.lines import ADVANCES, BUILDS, ENDS, KEEPS, THING, VERB, is_asked
from antikythera.games.tzolkin.proof.settlement import settlement_fault
from antikythera.games.tzolkin.proof.turn_end import advance_fault, end_fault
from antikythera.games.tzolkin.proof.unchanged import deal_differs, seat_differs, teeth_differ
from antikythera.games.tzolkin.proof.wealth import keep_fault
from antikythera.games.tzolkin.proof.workers import workers_out_fault
from antikythera.games.tzolkin.rules.state import SEATS
from antikythera.games.tzolkin.rules.words import KEEP_FIRST, KEEP_SECOND
from antikythera.kernel import rule

MOST_TASKS: Final = 8
"""The auditor reads no deeper stacks of tasks. How many may really wait is for ``fault`` to say."""


@rule
def audit(before, s, action):
    """The number of the first thing that an action moved without a rule, or 0."""
    if not 0 <= s.depth <= MOST_TASKS:
        return TOO_DEEP
    if deal_differs(before, s):
        return DEAL
    p = before.seat
    verb = VERB[action]
    thing = THING[action]
    if not is_asked(before, verb):
        return NOT_ALLOWED
    if verb == KEEPS:
        return keep_fault(before, s, p, KEEP_FIRST[thing], KEEP_SECOND[thing])
    if verb == ADVANCES:
        return advance_fault(before, s, p, thing + 1)
    if verb == ENDS:
        found = end_fault(before, s, p)
        return settlement_fault(before, s, p) if found == 0 else found
    if not is_allowed(before, p, verb, thing):
        return NOT_ALLOWED
    found = _move_fault(before, s, p, verb, thing)
    return ledger_fault(before, s, p, verb, thing) if found == 0 else found


@rule
def _move_fault(before, s, p, verb, thing):
    """What a decision inside a turn leaves alone, and the tiles, cards and workers that it moves."""
    for q in range(SEATS):
        if q != p and seat_differs(before, s, q):
            return OTHERS
    if s.round != before.round or s.food_days != before.food_days or s.phase != before.phase:
        return CALENDAR
    if s.starter != before.starter:
        return MARKER
    if s.seat != before.seat or s.turns != before.turns:
        return WHOSE_TURN
    if teeth_differ(before, s):
        return TEETH_MOVED
    found = workers_out_fault(before, s, p, verb, thing)
    if found == 0:
        found = harvest_fault(before, s, p, verb, thing)
    if found == 0:
        found = cards_fault(before, s, p, card_named(before, verb, thing) if verb == BUILDS else -1)
    return found
