"""Yaxchilan: wood, stone, gold and crystal skulls."""

from __future__ import annotations

from antikythera.games.tzolkin.rules.bank import gain_block, gain_corn, gain_skulls
from antikythera.games.tzolkin.rules.components import (
    EXTRACTION,
    EXTRACTION_LEVEL,
    MINED_BLOCKS,
    MINED_CORN,
    MINED_SKULLS,
    SKULL_LEVEL,
    THEOLOGY,
)
from antikythera.kernel import rule


@rule
def block_yield(s, p, action, block):
    """How many blocks of a kind an action gives that gives any."""
    return MINED_BLOCKS[block, action - 1] + (s.tech[p, EXTRACTION] >= EXTRACTION_LEVEL[block])


@rule
def skull_yield(s, p, action):
    """How many skulls an action gives that gives any, as long as the bank has them."""
    return MINED_SKULLS[action - 1] + (s.tech[p, THEOLOGY] >= SKULL_LEVEL)


@rule
def act(s, p, action):
    gain_corn(s, p, MINED_CORN[action - 1])
    for block in range(3):
        if MINED_BLOCKS[block, action - 1] > 0:
            gain_block(s, p, block, block_yield(s, p, action, block))
    if MINED_SKULLS[action - 1] > 0:
        gain_skulls(s, p, skull_yield(s, p, action))
