"""Buildings and monuments: the row on offer, building in its several ways, and the use of architecture.

The ways of building (the argument of the task ``BUILD``):

=============  ==========================================  ============  =====================
ONE            Tikal 2                                     must build    architecture applies
GRANTED        the tomb that builds                        may stop      architecture applies
FIRST_OF_TWO   Tikal 4, also a monument                    must build    the player is asked
SECOND         Tikal 4, architecture not used yet          may stop      architecture applies
SECOND_PLAIN   Tikal 4, architecture used on the first     may stop      it does not
FOR_CORN       Uxmal 4, paid in corn                       must build    architecture applies
=============  ==========================================  ============  =====================
"""

from __future__ import annotations

from antikythera.games.tzolkin.rules.bank import pay_block, pay_corn
from antikythera.games.tzolkin.rules.components import (
    AGE1_CARDS,
    ARCHITECTURE,
    BUILD_CORN,
    BUILD_POINTS,
    BUILDING_CARDS,
    COST,
    COST_SKULLS,
    DISCOUNT_CORN,
    DISCOUNT_LEVEL,
    KIND,
    UXMAL_BLOCK_CORN,
)
from antikythera.games.tzolkin.rules.effects import (
    FIRST_OF_TWO,
    FOR_CORN,
    GRANTED,
    ONE,
    SECOND,
    SECOND_PLAIN,
    push_card_effects,
)
from antikythera.games.tzolkin.rules.events import (
    ARCHITECTURE_CORN,
    ARCHITECTURE_POINTS,
    BUILDS,
    DEALS,
    PAYS_SKULL,
    SAVES_BLOCK,
)
from antikythera.games.tzolkin.rules.state import ARCHITECTURE_USE, BUILD, ROW, SAVE, push
from antikythera.games.tzolkin.rules.words import ARCHITECTURE_NO, ARCHITECTURE_YES, BUILD_LINE, SAVE_LINE, STOP
from antikythera.kernel import note, rule

__all__ = ["FIRST_OF_TWO", "FOR_CORN", "ONE"]


# What can be paid


@rule
def missing_blocks(s, p, card):
    """Blocks of the cost that a player does not have."""
    missing = 0
    for block in range(3):
        missing += max(0, COST[card, block] - s.blocks[p, block])
    return missing


@rule
def has_discount(s, p, way):
    return way != SECOND_PLAIN and s.tech[p, ARCHITECTURE] >= DISCOUNT_LEVEL


@rule
def corn_price(s, p, card):
    """What a building costs at Uxmal."""
    blocks = COST[card, 0] + COST[card, 1] + COST[card, 2]
    return max(0, UXMAL_BLOCK_CORN * blocks - DISCOUNT_CORN * has_discount(s, p, FOR_CORN))


@rule
def can_build(s, p, card, way, corn):
    """Whether a card on offer can be built in this way, with that much corn left."""
    if card >= BUILDING_CARDS:
        return way == FIRST_OF_TWO and missing_blocks(s, p, card) == 0 and s.skulls[p] >= COST_SKULLS[card]
    if way == FOR_CORN:
        return corn >= corn_price(s, p, card)
    return missing_blocks(s, p, card) <= has_discount(s, p, way)


@rule
def can_build_any(s, p, way, corn):
    """Whether there is anything to build in this way, with that much corn left."""
    for slot in range(ROW):
        if s.row[slot] and can_build(s, p, s.row[slot] - 1, way, corn):
            return True
        if s.monuments[slot] and can_build(s, p, s.monuments[slot] - 1, way, corn):
            return True
    return False


@rule
def legal_builds(s, p, way, mask):
    for slot in range(ROW):
        if s.row[slot] and can_build(s, p, s.row[slot] - 1, way, s.corn[p]):
            mask[BUILD_LINE + KIND[s.row[slot] - 1]] = True
        if s.monuments[slot] and can_build(s, p, s.monuments[slot] - 1, way, s.corn[p]):
            mask[BUILD_LINE + KIND[s.monuments[slot] - 1]] = True
    if way == GRANTED or way == SECOND or way == SECOND_PLAIN:
        mask[STOP] = True


# Building


@rule
def _take(s, p, kind):
    """Take a card of that kind from its space."""
    card = -1
    for slot in range(ROW):
        if s.row[slot] and KIND[s.row[slot] - 1] == kind:
            card = s.row[slot] - 1
            s.row[slot] = 0
            break
        if s.monuments[slot] and KIND[s.monuments[slot] - 1] == kind:
            card = s.monuments[slot] - 1
            s.monuments[slot] = 0
            break
    s.owner[card] = p + 1
    note(BUILDS, p, card)
    return card


@rule
def build(s, p, way, line):
    if line == STOP:
        return
    card = _take(s, p, line - BUILD_LINE)
    if card >= BUILDING_CARDS:
        _pay_monument(s, p, card)
    elif way == FOR_CORN:
        pay_corn(s, p, corn_price(s, p, card))
        _complete(s, p, card, True)
    elif way == FIRST_OF_TWO and s.tech[p, ARCHITECTURE] > 0:
        push(s, ARCHITECTURE_USE, card, 0)
    elif way == FIRST_OF_TWO:
        _build_first_of_two(s, p, card, False)
    else:
        _construct(s, p, card, way != SECOND_PLAIN)


@rule
def _build_first_of_two(s, p, card, architecture):
    """Architecture serves one of the two. Unused on the first it is there for the second, with what the first adds."""
    push(s, BUILD, SECOND_PLAIN if architecture else SECOND, 0)
    _construct(s, p, card, architecture)


@rule
def legal_architecture(s, p, card, mask):
    mask[ARCHITECTURE_YES] = True
    if missing_blocks(s, p, card) == 0:
        mask[ARCHITECTURE_NO] = True


@rule
def use_architecture(s, p, card, line):
    _build_first_of_two(s, p, card, line == ARCHITECTURE_YES)


@rule
def _construct(s, p, card, architecture):
    """Pay in blocks, or let the player say which block is saved."""
    if architecture and has_discount(s, p, ONE):
        push(s, SAVE, card, 0)
    else:
        _pay_blocks(s, p, card, -1)
        _complete(s, p, card, architecture)


@rule
def _can_save(s, p, card, block):
    """A block of the cost that the player has, or the only one that is missing."""
    if COST[card, block] == 0:
        return False
    return missing_blocks(s, p, card) == 0 or s.blocks[p, block] < COST[card, block]


@rule
def legal_saves(s, p, card, mask):
    for block in range(3):
        if _can_save(s, p, card, block):
            mask[SAVE_LINE + block] = True


@rule
def forced_save(s, p, card):
    """The only block that can be saved, or -1 when there is a choice."""
    forced = -1
    for block in range(3):
        if _can_save(s, p, card, block):
            if forced >= 0:
                return -1
            forced = block
    return forced


@rule
def save(s, p, card, block):
    note(SAVES_BLOCK, p, block)
    _pay_blocks(s, p, card, block)
    _complete(s, p, card, True)


@rule
def _pay_blocks(s, p, card, saved):
    for block in range(3):
        pay_block(s, p, block, COST[card, block] - (block == saved))


@rule
def _pay_monument(s, p, card):
    _pay_blocks(s, p, card, -1)
    skulls = COST_SKULLS[card]
    if skulls > 0:
        s.skulls[p] -= skulls
        s.skull_bank += skulls
        note(PAYS_SKULL, p, skulls)


@rule
def _complete(s, p, card, architecture):
    """Architecture as it was before the building gives its own effects."""
    if architecture:
        level = s.tech[p, ARCHITECTURE]
        if BUILD_CORN[level] > 0:
            s.corn[p] += BUILD_CORN[level]
            note(ARCHITECTURE_CORN, p, BUILD_CORN[level])
        if BUILD_POINTS[level] > 0:
            s.points[p] += BUILD_POINTS[level]
            note(ARCHITECTURE_POINTS, p, BUILD_POINTS[level])
    push_card_effects(s, card)


# The row


@rule
def last_of_age(s):
    """Where the buildings of the current age end in the deck."""
    return AGE1_CARDS if s.food_days < 2 else BUILDING_CARDS


@rule
def refill_row(s):
    """New buildings of the current age for the spaces that were emptied; blank when there are none left."""
    last = last_of_age(s)
    for slot in range(ROW):
        if s.row[slot] == 0 and s.drawn < last:
            s.row[slot] = s.deck[s.drawn] + 1
            s.drawn += 1
            note(DEALS, s.seat, s.row[slot] - 1)


@rule
def change_age(s):
    """The buildings of the first age go, and those of the second come."""
    s.drawn = AGE1_CARDS
    for slot in range(ROW):
        s.row[slot] = s.deck[s.drawn] + 1
        s.drawn += 1
        note(DEALS, s.starter, s.row[slot] - 1)
