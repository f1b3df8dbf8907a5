"""Wealth tiles: two are kept of those dealt, and all players get what theirs show."""

from __future__ import annotations

from antikythera.games.tzolkin.proof.effects import (
    GIVES_BLOCKS,
    GIVES_CORN,
    GIVES_LEVELS,
    GIVES_SKULLS,
    GIVES_STEPS,
    GIVES_WORKERS,
    NOTHING,
    WEALTH_ROW,
)
from antikythera.games.tzolkin.proof.faults import (
    BLOCKS_MOVED,
    BOARD_TURNED,
    CALENDAR,
    CORN_MOVED,
    KEPT,
    LEVELS_MOVED,
    NOT_ALLOWED,
    POINTS_MOVED,
    SKULLS_MOVED,
    TEMPLES_MOVED,
    TILES_MOVED,
    WHOSE_TURN,
    WORKERS_MOVED,
)
from antikythera.games.tzolkin.proof.unchanged import board_fault
from antikythera.games.tzolkin.rules.state import HAND, KEEPING, SEATS, TURNS
from antikythera.kernel import rule


@rule
def _was_dealt(before, p, tile):
    for i in range(HAND):
        if before.wealth[HAND * p + i] == tile:
            return True
    return False


@rule
def keep_fault(before, s, p, first, second):
    """When all have chosen, all players get what their tiles show, and the starting player begins."""
    found = board_fault(before, s, 0)
    if found:
        return found
    if not (_was_dealt(before, p, first) and _was_dealt(before, p, second)):
        return NOT_ALLOWED
    revealed = p == before.players - 1
    bank = before.skull_bank
    for q in range(SEATS):
        one = WEALTH_ROW + first if q == p else WEALTH_ROW + before.kept[q, 0] - 1
        other = WEALTH_ROW + second if q == p else WEALTH_ROW + before.kept[q, 1] - 1
        if s.kept[q, 0] != one - WEALTH_ROW + 1 or s.kept[q, 1] != other - WEALTH_ROW + 1:
            return KEPT
        if not revealed or q >= before.players:
            one = NOTHING
            other = NOTHING
        found = _share_fault(before, s, q, one, other)
        if found:
            return found
        bank -= GIVES_SKULLS[one] + GIVES_SKULLS[other]
    if s.skull_bank != bank:
        return SKULLS_MOVED
    if s.round != before.round or s.phase != (TURNS if revealed else KEEPING):
        return CALENDAR
    return 0 if s.seat == (before.starter if revealed else p + 1) and s.turns == 0 else WHOSE_TURN


@rule
def _share_fault(before, s, p, one, other):
    if s.corn[p] != before.corn[p] + GIVES_CORN[one] + GIVES_CORN[other]:
        return CORN_MOVED
    for block in range(3):
        if s.blocks[p, block] != before.blocks[p, block] + GIVES_BLOCKS[one, block] + GIVES_BLOCKS[other, block]:
            return BLOCKS_MOVED
    if s.skulls[p] != before.skulls[p] + GIVES_SKULLS[one] + GIVES_SKULLS[other]:
        return SKULLS_MOVED
    if s.workers[p] != before.workers[p] + GIVES_WORKERS[one] + GIVES_WORKERS[other]:
        return WORKERS_MOVED
    for technology in range(4):
        gained = GIVES_LEVELS[one, technology] + GIVES_LEVELS[other, technology]
        if s.tech[p, technology] != before.tech[p, technology] + gained:
            return LEVELS_MOVED
    for temple in range(3):
        gained = GIVES_STEPS[one, temple] + GIVES_STEPS[other, temple]
        if s.temple[p, temple] != before.temple[p, temple] + gained:
            return TEMPLES_MOVED
    if s.harvested[p, 0] != before.harvested[p, 0] or s.harvested[p, 1] != before.harvested[p, 1]:
        return TILES_MOVED
    if s.points[p] != before.points[p]:
        return POINTS_MOVED
    return BOARD_TURNED if s.light[p] != before.light[p] else 0
