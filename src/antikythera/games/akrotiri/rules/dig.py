"""Digging: a map, a site that fits it, and a temple.

A site is a quadrant of a tile, on the island where the boat is. An icon is above it if its row of half squares
is beyond the site's row, however far to either side; the other directions work the same way. Each direction is proved
separately, from the digger's seat.
"""

from __future__ import annotations

from antikythera.games.akrotiri.rules.board import island
from antikythera.games.akrotiri.rules.components import (
    A_TURN,
    ABOVE,
    COLUMN,
    LEFT,
    LINES_ACROSS,
    MAP_COST,
    MAP_TERRAIN,
    MAP_WANTS,
    RIGHT,
    ROW,
    THERA_MIDDLE,
    THERA_SQUARES,
)
from antikythera.games.akrotiri.rules.events import DIGS, PAYS
from antikythera.games.akrotiri.rules.names import TEMPLES_A_SEAT
from antikythera.games.akrotiri.rules.state import CARDS, COLUMNS, IN_HAND, PLAYED, ROWS, SEATS, THERA_PLACES, temples
from antikythera.games.akrotiri.rules.words import A_DIG, DIG, dig_line, place_told
from antikythera.kernel import note, rule


@rule
def icons(s, p, direction, terrain, place):
    """How many icons of a terrain are in a direction of a place, as that player sees it."""
    if p == 1:
        direction = A_TURN - direction
    # All ways give an int64, so that the function is compiled for one type: that is why zeros are added.
    row = ROW[s.cell[place // 4], place % 4]
    column = COLUMN[s.cell[place // 4], place % 4]
    if direction == ABOVE:
        return s.beyond[ROWS, terrain, row] + 0
    if direction == LEFT:
        return s.beyond[COLUMNS, terrain, column] + 0
    if direction == RIGHT:
        return s.beyond[COLUMNS, terrain, LINES_ACROSS] - s.beyond[COLUMNS, terrain, column + 1]
    return s.beyond[ROWS, terrain, LINES_ACROSS] - s.beyond[ROWS, terrain, row + 1]


@rule
def fits(s, p, card, place):
    """Whether all that a map asks for can be proved at a place."""
    for direction in range(4):
        wanted = MAP_WANTS[card, direction]
        if wanted > 0 and icons(s, p, direction, MAP_TERRAIN[card, direction], place) < wanted:
            return False
    return True


@rule
def has_temple(s, land):
    for p in range(SEATS):
        for i in range(TEMPLES_A_SEAT):
            if s.temple[p, i] > 0 and island(s, s.temple[p, i]) == land:
                return True
    return False


@rule
def can_dig_on(s, land):
    """Whether an island may be dug: it is not Thera, and has no temple yet."""
    return land != island(s, THERA_MIDDLE) and not has_temple(s, land)


@rule
def legal_digs(s, p, mask):
    """Mark the maps in hand with the sites where they can be played, and count the lines."""
    land = island(s, s.boat[p])
    if s.actions == 0 or temples(s, p) == TEMPLES_A_SEAT or not can_dig_on(s, land):
        return 0
    number = 0
    for card in range(CARDS):
        if s.card[card] != IN_HAND + p or MAP_COST[card] > s.money[p]:
            continue
        for place in range(THERA_PLACES, 4 * s.slots):
            if island(s, place) == land and fits(s, p, card, place):
                mask[dig_line(s, card, place)] = True
                number += 1
    return number


@rule
def dig(s, p, action):
    """Pay, play the map, and put up the temple."""
    card = (action - DIG) % A_DIG
    site = (action - DIG) // A_DIG
    place = 4 * (s.grid[THERA_SQUARES + site // 4] - 1) + site % 4
    s.actions -= 1
    s.money[p] -= MAP_COST[card]
    s.card[card] = PLAYED + p
    s.temple[p, temples(s, p)] = place
    note(DIGS, p, card, place_told(s, place))
    note(PAYS, p, MAP_COST[card])
