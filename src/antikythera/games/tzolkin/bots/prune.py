"""Lines that need not be searched."""

from __future__ import annotations

from antikythera.games.tzolkin.rules.components import CHICHEN_ITZA, LAST_SPACE
from antikythera.games.tzolkin.rules.state import ACTION, ANY_GEAR, HARVEST, TRADE, TURNS
from antikythera.games.tzolkin.rules.words import ACT, ACT_FIRST, BEG, BURN, BUY, PICK, PICK_FIRST, SELL, SKIP
from antikythera.kernel import rule

UXMAL_ANY = ACT + ACT_FIRST[CHICHEN_ITZA]
"""The last action of Uxmal: any action elsewhere."""


@rule
def prune(s, mask):
    """Unmark lines that others make needless: never the last one."""
    if s.depth > 0:
        task, a = s.stack[s.depth - 1, 0], s.stack[s.depth - 1, 1]
        if task == ACTION:
            _prune_actions(a, mask)
        elif task == HARVEST:
            _anger_least(s, s.seat, BURN, mask)
        elif task == TRADE:
            _prune_trades(a, mask)
    elif s.phase == TURNS:
        _anger_least(s, s.seat, BEG, mask)
        if s.picked + s.placed == 0:
            _keep_new_workers(s, mask)


@rule
def _prune_actions(gear, mask):
    """An action elsewhere is not spent on another action elsewhere, and a worker that can act does."""
    if gear == ANY_GEAR:
        mask[UXMAL_ANY] = False
    for action in range(ACT, ACT + ACT_FIRST[2]):
        if mask[action]:
            mask[SKIP] = False
            return


@rule
def _anger_least(s, p, first, mask):
    """One god to anger is enough: the one on whose temple the player is lowest."""
    lowest = -1
    for temple in range(3):
        if mask[first + temple] and (lowest < 0 or s.temple[p, temple] < s.temple[p, lowest]):
            lowest = temple
    for temple in range(3):
        if temple != lowest:
            mask[first + temple] = False


@rule
def _prune_trades(progress, mask):
    """A player who has sold a kind of block does not buy it back."""
    for block in range(3):
        if progress == block and mask[SELL + block]:
            mask[BUY + block] = False


@rule
def _keep_new_workers(s, mask):
    """A worker on the first space of a gear can do nothing yet, and is left there if another can be picked up."""
    others = False
    for gear in range(5):
        for space in range(1, LAST_SPACE[gear] + 1):
            others = others or mask[PICK + PICK_FIRST[gear] + space]
    if others:
        for gear in range(5):
            mask[PICK + PICK_FIRST[gear]] = False
