"""The bank: what players gain from it and pay to it."""

from __future__ import annotations

from antikythera.games.tzolkin.rules.components import MARKET, MOST_WORKERS, QUARTERS
from antikythera.games.tzolkin.rules.events import (
    GETS_BLOCK,
    GETS_CORN,
    GETS_POINTS,
    GETS_SKULL,
    GETS_WORKER,
    NO_SKULL,
    NO_WORKER,
    PAYS_BLOCK,
    PAYS_CORN,
)
from antikythera.games.tzolkin.rules.state import PAY, push
from antikythera.games.tzolkin.rules.words import PAY_LINE, TAKE_LINE
from antikythera.kernel import note, rule


@rule
def gain_corn(s, p, corn):
    if corn > 0:
        s.corn[p] += corn
        note(GETS_CORN, p, corn)


@rule
def pay_corn(s, p, corn):
    if corn > 0:
        s.corn[p] -= corn
        note(PAYS_CORN, p, corn)


@rule
def gain_block(s, p, block, number):
    if number > 0:
        s.blocks[p, block] += number
        note(GETS_BLOCK, p, block, number)


@rule
def pay_block(s, p, block, number):
    if number > 0:
        s.blocks[p, block] -= number
        note(PAYS_BLOCK, p, block, number)


@rule
def all_blocks(s, p):
    return s.blocks[p, 0] + s.blocks[p, 1] + s.blocks[p, 2]


@rule
def worth_in_corn(s, p):
    """All corn and blocks of a player at the prices of the market."""
    corn = s.corn[p]
    for block in range(3):
        corn += s.blocks[p, block] * MARKET[block]
    return corn


@rule
def gain_skulls(s, p, number):
    """There are thirteen skulls: a player who should get more than are left gets what is left."""
    number = min(number, s.skull_bank)
    if number == 0:
        note(NO_SKULL, p)
        return
    s.skull_bank -= number
    s.skulls[p] += number
    note(GETS_SKULL, p, number)


@rule
def gain_points(s, p, points):
    s.points[p] += QUARTERS * points
    note(GETS_POINTS, p, QUARTERS * points)


@rule
def gain_worker(s, p):
    if s.workers[p] == MOST_WORKERS:
        note(NO_WORKER, p)
        return
    s.workers[p] += 1
    note(GETS_WORKER, p, s.workers[p])


# Paying blocks of the player's choice: one at a time, wood before stone before gold, so each payment has one order.


@rule
def owe_blocks(s, number):
    push(s, PAY, number, 0)


@rule
def can_pay_next(s, p, number, first, block):
    """Whether a block may be the next to be paid, when this many are owed: later ones are no earlier kind."""
    if block < first or s.blocks[p, block] == 0:
        return False
    left = 0
    for later in range(block, 3):
        left += s.blocks[p, later]
    return left >= number


@rule
def legal_payments(s, p, number, first, mask):
    for block in range(3):
        if can_pay_next(s, p, number, first, block):
            mask[PAY_LINE + block] = True


@rule
def forced_payment(s, p, number, first):
    """The only block that may be paid next, or -1 when there is a choice."""
    forced = -1
    for block in range(3):
        if can_pay_next(s, p, number, first, block):
            if forced >= 0:
                return -1
            forced = block
    return forced


@rule
def pay_next(s, p, number, block):
    pay_block(s, p, block, 1)
    if number > 1:
        push(s, PAY, number - 1, block)


@rule
def legal_takes(mask):
    for block in range(3):
        mask[TAKE_LINE + block] = True
