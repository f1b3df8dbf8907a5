"""Uxmal: offerings of corn, the market, new workers, buildings for corn, and any action elsewhere."""

from __future__ import annotations

from antikythera.games.tzolkin.rules.bank import gain_worker, pay_corn
from antikythera.games.tzolkin.rules.buildings import FOR_CORN, can_build_any
from antikythera.games.tzolkin.rules.components import MARKET, UXMAL_ACT_CORN, UXMAL_CLIMB_CORN
from antikythera.games.tzolkin.rules.events import BUYS, SELLS
from antikythera.games.tzolkin.rules.state import ACTION, ANY_GEAR, BUILD, CLIMB, TRADE, push
from antikythera.games.tzolkin.rules.words import BUY, SELL, STOP
from antikythera.kernel import note, rule


@rule
def can_act(s, p, action, corn):
    """Whether an action can be done with that much corn left to pay for it."""
    if action == 1:
        return corn >= UXMAL_CLIMB_CORN
    if action == 4:
        return can_build_any(s, p, FOR_CORN, corn)
    if action == 5:
        return corn >= UXMAL_ACT_CORN
    return True


@rule
def act(s, p, action):
    if action == 1:
        pay_corn(s, p, UXMAL_CLIMB_CORN)
        push(s, CLIMB, -1, 0)
    elif action == 2:
        push(s, TRADE, 0, 0)
    elif action == 3:
        gain_worker(s, p)
    elif action == 4:
        push(s, BUILD, FOR_CORN, 0)
    else:
        pay_corn(s, p, UXMAL_ACT_CORN)
        push(s, ACTION, ANY_GEAR, 0)


# The market: all sales before all purchases, each in the order wood, stone, gold. The order never goes back, so a
# visit ends, and every result of trading back and forth can be reached this way as well.


@rule
def legal_trades(s, p, progress, mask):
    for block in range(3):
        if block >= progress and s.blocks[p, block] > 0:
            mask[SELL + block] = True
        if 3 + block >= progress and s.corn[p] >= MARKET[block]:
            mask[BUY + block] = True
    mask[STOP] = True


@rule
def trade(s, p, line):
    if line == STOP:
        return
    if line < BUY:
        block = line - SELL
        s.blocks[p, block] -= 1
        s.corn[p] += MARKET[block]
        note(SELLS, p, block, MARKET[block])
        push(s, TRADE, block, 0)
    else:
        block = line - BUY
        s.corn[p] -= MARKET[block]
        s.blocks[p, block] += 1
        note(BUYS, p, block, MARKET[block])
        push(s, TRADE, 3 + block, 0)
