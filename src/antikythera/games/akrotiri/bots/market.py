"""What cubes and maps are worth, and how long the game may last."""

from __future__ import annotations

from antikythera.games.akrotiri.bots.weights import A_DRACHMA, A_HANDFUL, A_MAP, ROUNDS_A_TEMPLE, TILES_FOR
from antikythera.games.akrotiri.rules.components import ROUNDS_WITHOUT_TILES, THERA_SQUARES
from antikythera.games.akrotiri.rules.market import map_price, ordered, sale_price
from antikythera.games.akrotiri.rules.names import TEMPLES_A_SEAT, TILE_COUNT
from antikythera.games.akrotiri.rules.state import CARDS, IN_HAND, SEATS, temples
from antikythera.kernel import rule

ROUNDS_FOR_A_MAP = 4.0
"""Rounds that must be left for a map to be worth its whole price."""
NOT_WANTED = -5.0


@rule
def price(s, colour):
    """What a cube of a colour would be sold for now."""
    return sale_price(s, colour, 0)


@rule
def proceeds(s, p):
    """What the cubes on a boat would sell for now."""
    total = 0
    for colour in range(4):
        for i in range(s.hold[p, colour]):
            total += sale_price(s, colour, i)
    return total


@rule
def rounds_left(s, w):
    """How many rounds the game is likely to last: until the leader's sixth temple, or until there are no tiles."""
    by_temples = w[ROUNDS_A_TEMPLE] * (TEMPLES_A_SEAT - max(temples(s, 0), temples(s, 1)))
    if s.last_round > 0:
        return min(by_temples, 1.0 * (s.last_round - s.round))
    return min(by_temples, (TILE_COUNT - (s.slots - THERA_SQUARES)) / SEATS + ROUNDS_WITHOUT_TILES)


@rule
def maps_in_hand(s, p):
    number = 0
    for card in range(CARDS):
        number += s.card[card] == IN_HAND + p
    return number


@rule
def map_worth(s, p, level, w, left):
    """What the next map of a level is worth, less its price; maps beyond a handful are not wanted."""
    number = ordered(s)
    wanted = min(w[A_HANDFUL], TEMPLES_A_SEAT - temples(s, p)) - maps_in_hand(s, p) - number
    if wanted <= 0 or s.slots - THERA_SQUARES < w[TILES_FOR + level]:
        return NOT_WANTED
    return w[A_MAP + level] * min(1.0, left / ROUNDS_FOR_A_MAP) - w[A_DRACHMA] * map_price(s)
