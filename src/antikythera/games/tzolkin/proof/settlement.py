"""What all players have after a turn, after a Food Day, and after the last round."""

from __future__ import annotations

from antikythera.games.tzolkin.proof.faults import (
    BLOCKS_MOVED,
    BOARD_TURNED,
    CARDS_MOVED,
    CORN_MOVED,
    POINTS_MOVED,
    SKULLS_MOVED,
    TILES_MOVED,
)
from antikythera.games.tzolkin.proof.final_scoring import final_points
from antikythera.games.tzolkin.proof.food_day import (
    bank_gives_skulls,
    devotion,
    food_price,
    gifts,
    is_food_day,
    workers_fed,
    workers_hungry,
)
from antikythera.games.tzolkin.proof.unchanged import (
    itza_differs,
    jungle_differs,
    lasting_fault,
    owners_or_monuments_differ,
)
from antikythera.games.tzolkin.rules.components import AGE1_CARDS, BUILDING_CARDS, GIFT_SKULL, UNFED, WHEEL_TEETH
from antikythera.games.tzolkin.rules.state import ROW, SEATS
from antikythera.kernel import rule


@rule
def settlement_fault(before, s, p):
    """What all players have after a turn; after a round also with its Food Day, and at the end the final scoring."""
    given = 0
    for q in range(SEATS):
        found = _purse_settled(before, s, q, _wheel_corn(before, p) if q == p else 0)
        if found == 0 and s.skulls[q] != before.skulls[q] + _skulls_given(before, q):
            found = SKULLS_MOVED
        if found == 0:
            found = lasting_fault(before, s, q)
        if found == 0 and s.light[q] != before.light[q]:
            found = BOARD_TURNED
        if found:
            return found
        given += _skulls_given(before, q)
    if s.skull_bank != before.skull_bank - given or itza_differs(before, s):
        return SKULLS_MOVED
    if jungle_differs(before, s):
        return TILES_MOVED
    return CARDS_MOVED if owners_or_monuments_differ(before, s) or _offer_differs(before, s) else 0


@rule
def _purse_settled(before, s, p, wheel_corn):
    """Corn, points and blocks."""
    corn = before.corn[p] + wheel_corn
    points = before.points[p]
    if is_food_day(before) and p < before.players:
        fed = workers_fed(before, p, corn)
        corn -= fed * food_price(before, p)
        points += UNFED * (workers_hungry(before, p) - fed)
        if before.food_days % 2 == 1:
            points += devotion(before, p, before.food_days // 2)
        if before.food_days == 3:
            points += final_points(before, p, corn)
    if s.corn[p] != corn:
        return CORN_MOVED
    if s.points[p] != points:
        return POINTS_MOVED
    for block in range(3):
        if s.blocks[p, block] != before.blocks[p, block] + gifts(before, p, block):
            return BLOCKS_MOVED
    return 0


@rule
def _skulls_given(before, p):
    return gifts(before, p, GIFT_SKULL) if bank_gives_skulls(before) else 0


@rule
def _wheel_corn(before, p):
    """The corn on the wheel, for a player who placed a worker on the Starting Player Space in the turn that ends."""
    total = 0
    if before.start_space == p + 1:
        for tooth in range(WHEEL_TEETH):
            total += before.teeth[tooth]
    return total


@rule
def _offer_differs(before, s):
    """Blank spaces are filled from the deck of the age; the second Food Day lays out six buildings of the next."""
    if is_food_day(before) and before.food_days == 1:
        for slot in range(ROW):
            if s.row[slot] != before.deck[AGE1_CARDS + slot] + 1:
                return True
        return s.drawn != AGE1_CARDS + ROW
    drawn = before.drawn
    last = AGE1_CARDS if before.food_days < 2 else BUILDING_CARDS
    for slot in range(ROW):
        expected = before.row[slot]
        if expected == 0 and drawn < last:
            expected = before.deck[drawn] + 1
            drawn += 1
        if s.row[slot] != expected:
            return True
    return s.drawn != drawn
