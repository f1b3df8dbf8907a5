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
def act(s, p, action):
    gain_corn(s, p, MINED_CORN[action - 1])
    for block in range(3):
        mined = MINED_BLOCKS[block, action - 1]
        if mined > 0:
            gain_block(s, p, block, mined + (s.tech[p, EXTRACTION] >= EXTRACTION_LEVEL[block]))
    skulls = MINED_SKULLS[action - 1]
    if skulls > 0:
        gain_skulls(s, p, skulls + (s.tech[p, THEOLOGY] >= SKULL_LEVEL))
