"""Buildings and monuments: what they cost, and whose they become."""

from __future__ import annotations

from typing import Final

from antikythera.games.tzolkin.proof.faults import CARDS_MOVED
from antikythera.games.tzolkin.proof.lines import BUILDS, DECIDES, DISCOUNTS, YES, top
from antikythera.games.tzolkin.rules.components import (
    ARCHITECTURE,
    BUILDING_CARDS,
    CARDS,
    COST,
    COST_SKULLS,
    DISCOUNT_CORN,
    DISCOUNT_LEVEL,
    KIND,
    UXMAL_BLOCK_CORN,
)
from antikythera.games.tzolkin.rules.effects import FIRST_OF_TWO, FOR_CORN, ONE, SECOND_PLAIN
from antikythera.games.tzolkin.rules.state import ROW
from antikythera.kernel import rule

CHOICE: Final = 3
"""Where :func:`block_saved` finds several blocks that could be saved."""


@rule
def _offered_card(before, kind):
    """The first card on offer of a kind, or -1."""
    for slot in range(ROW):
        if before.row[slot] > 0 and KIND[before.row[slot] - 1] == kind:
            return before.row[slot] - 1
    for slot in range(ROW):
        if before.monuments[slot] > 0 and KIND[before.monuments[slot] - 1] == kind:
            return before.monuments[slot] - 1
    return -1


@rule
def card_named(before, verb, thing):
    """The card that a line is about, or -1."""
    if verb == BUILDS:
        return _offered_card(before, thing)
    return top(before, 1) if verb == DECIDES or verb == DISCOUNTS else -1


@rule
def way_of_building(before, verb):
    """How a card is built. Whether a discount is that of Tikal 4 or another makes no difference once it is chosen."""
    if verb == BUILDS:
        return top(before, 1)
    return FIRST_OF_TWO if verb == DECIDES else ONE


@rule
def level_used(before, p, verb, thing, card):
    """The level of architecture that applies: none to monuments, and to one building only of Tikal 4."""
    way = way_of_building(before, verb)
    if card >= BUILDING_CARDS or way == SECOND_PLAIN or (verb == DECIDES and thing != YES):
        return 0
    return before.tech[p, ARCHITECTURE]


@rule
def asks_for_use(before, p, verb, card):
    """The first building of Tikal 4: a player with architecture says whether to use it."""
    first = verb == BUILDS and way_of_building(before, verb) == FIRST_OF_TWO and 0 <= card < BUILDING_CARDS
    return first and before.tech[p, ARCHITECTURE] > 0


@rule
def _can_pay_card(before, p, card, saved):
    for block in range(3):
        if before.blocks[p, block] < COST[card, block] - (block == saved):
            return False
    return before.skulls[p] >= COST_SKULLS[card]


@rule
def _can_save(before, p, card, block):
    return COST[card, block] > 0 and _can_pay_card(before, p, card, block)


@rule
def block_saved(before, p, card):
    """The block that the discount saves: -1 if the card cannot be paid even so, CHOICE if there are several ways."""
    saved = -1
    for block in range(3):
        if _can_save(before, p, card, block):
            saved = block if saved == -1 else CHOICE
    return saved


@rule
def corn_price(card, level):
    blocks = COST[card, 0] + COST[card, 1] + COST[card, 2]
    return max(0, UXMAL_BLOCK_CORN * blocks - (DISCOUNT_CORN if level >= DISCOUNT_LEVEL else 0))


@rule
def can_build(before, p, verb, thing):
    card = card_named(before, verb, thing)
    if card < 0 or (card >= BUILDING_CARDS and way_of_building(before, verb) != FIRST_OF_TWO):
        return False
    if verb == DISCOUNTS:
        return before.tech[p, ARCHITECTURE] >= DISCOUNT_LEVEL and _can_save(before, p, card, thing)
    if verb == DECIDES and before.tech[p, ARCHITECTURE] == 0:
        return False
    level = level_used(before, p, verb, thing, card)
    if way_of_building(before, verb) == FOR_CORN:
        return before.corn[p] >= corn_price(card, level)
    if level >= DISCOUNT_LEVEL:
        return block_saved(before, p, card) >= 0
    return _can_pay_card(before, p, card, -1)


@rule
def cards_fault(before, s, p, built):
    """A card leaves its space when it is chosen, and only then; nothing is dealt before the end of the turn."""
    for card in range(len(CARDS)):
        if s.owner[card] != (p + 1 if card == built else before.owner[card]):
            return CARDS_MOVED
    for slot in range(ROW):
        if s.row[slot] != (0 if before.row[slot] == built + 1 else before.row[slot]):
            return CARDS_MOVED
        if s.monuments[slot] != (0 if before.monuments[slot] == built + 1 else before.monuments[slot]):
            return CARDS_MOVED
    return CARDS_MOVED if s.drawn != before.drawn else 0
