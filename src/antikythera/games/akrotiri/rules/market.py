"""Thera's market: cubes are sold here, and maps are bought."""

from __future__ import annotations

from antikythera.games.akrotiri.rules.components import MOST_BOUGHT, NEXT_MAP_PRICE, PRICE
from antikythera.games.akrotiri.rules.events import BUYS, DRAWS_MAP, SELLS
from antikythera.games.akrotiri.rules.names import CARDS_A_LEVEL, CUBES_A_COLOUR
from antikythera.games.akrotiri.rules.state import IN_DECK, IN_HAND, THERA_PLACES
from antikythera.games.akrotiri.rules.words import BUY_LINE, SELL
from antikythera.kernel import note, rule


@rule
def at_thera(s, p):
    return s.boat[p] < THERA_PLACES


# Cubes leave the market from the left and come back from the right: the empty spaces are always the cheapest.


@rule
def legal_sales(s, p, mask):
    """Mark the colours that can be sold, and count them."""
    number = 0
    if at_thera(s, p):
        for colour in range(4):
            if s.hold[p, colour] > 0:
                mask[SELL + colour] = True
                number += 1
    return number


@rule
def sale_price(s, colour, more):
    """What a cube sells for, after that many more of its colour; the highest price when the market has all of them."""
    return PRICE[colour, max(0, CUBES_A_COLOUR - 1 - s.market[colour] - more)]


@rule
def sell(s, p, colour):
    price = sale_price(s, colour, 0)
    s.hold[p, colour] -= 1
    s.market[colour] += 1
    s.money[p] += price
    note(SELLS, p, colour, price)


# Maps of one action are chosen and paid for one by one, and drawn together when it ends.


@rule
def in_deck(s, level):
    """How many maps of a level can still be drawn."""
    number = 0
    for i in range(CARDS_A_LEVEL):
        number += s.card[CARDS_A_LEVEL * level + i] == IN_DECK
    return number


@rule
def ordered(s):
    return s.ordered[0] + s.ordered[1] + s.ordered[2]


@rule
def map_price(s):
    """What the next map of a buying costs; the last price when it has as many as it can."""
    return NEXT_MAP_PRICE[min(ordered(s), MOST_BOUGHT - 1)]


@rule
def _can_order(s, p, level):
    if ordered(s) == MOST_BOUGHT or s.money[p] < map_price(s):
        return False
    return in_deck(s, level) > s.ordered[level]


@rule
def legal_buys(s, p, mask):
    """Mark the levels of which a map can be bought, and count them."""
    number = 0
    for level in range(3):
        if at_thera(s, p) and _can_order(s, p, level):
            mask[BUY_LINE + level] = True
            number += 1
    return number


@rule
def can_buy_more(s, p):
    return _can_order(s, p, 0) or _can_order(s, p, 1) or _can_order(s, p, 2)


@rule
def buy(s, p, level):
    """Choose a map, unseen. The first one of a buying takes the action."""
    if ordered(s) == 0:
        s.actions -= 1
    price = map_price(s)
    s.money[p] -= price
    s.ordered[level] += 1
    note(BUYS, p, level, price)


@rule
def deliver(s, p):
    """Draw the maps that were paid for."""
    for level in range(3):
        while s.ordered[level] > 0:
            s.ordered[level] -= 1
            draw_map(s, p, level)


@rule
def draw_map(s, p, level):
    drawn = CARDS_A_LEVEL - in_deck(s, level)
    s.card[s.map_deck[CARDS_A_LEVEL * level + drawn]] = IN_HAND + p
    note(DRAWS_MAP, p, level)
