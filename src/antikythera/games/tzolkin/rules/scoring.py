"""The final scoring."""

from __future__ import annotations

from antikythera.games.tzolkin.rules.bank import worth_in_corn
from antikythera.games.tzolkin.rules.components import (
    BUILDING_CARDS,
    CARDS,
    COLOUR,
    COLOURS,
    COUNTED,
    LAST_SPACE,
    MONUMENT_COUNTS,
    MONUMENT_POINTS,
    QUARTERS,
    START_STEP,
    STEP_POINTS,
    TOP_LEVEL,
)
from antikythera.games.tzolkin.rules.events import FINAL_CORN, FINAL_MONUMENT, FINAL_SKULLS
from antikythera.kernel import note, rule

(
    BUILT, MONUMENTS, CORN_TILES, WOOD_TILES, WORKERS, LEVELS, MASTERED, BEST_TEMPLE, ALL_TEMPLES, PLACED_SKULLS,
) = range(len(COLOURS), len(COUNTED))  # fmt: skip

SKULL_POINTS = 3 * QUARTERS


@rule
def score(s, p):
    """Quarter points so far."""
    return s.points[p]


@rule
def standing(s, p):
    """Points first, then workers left on the gears."""
    workers = 0
    for gear in range(5):
        for space in range(LAST_SPACE[gear] + 1):
            workers += s.gear[gear, space] == p + 1
    return s.points[p] * 64 + workers


@rule
def score_finally(s):
    for p in range(s.players):
        corn = worth_in_corn(s, p)
        s.points[p] += corn  # a quarter point each
        note(FINAL_CORN, p, corn, corn)
        s.points[p] += SKULL_POINTS * s.skulls[p]
        note(FINAL_SKULLS, p, s.skulls[p], SKULL_POINTS * s.skulls[p])
        for card in range(BUILDING_CARDS, len(CARDS)):
            if s.owner[card] == p + 1:
                points = monument_points(s, p, card)
                s.points[p] += points
                note(FINAL_MONUMENT, p, card, points)


@rule
def monument_points(s, p, card):
    """Quarter points of a monument."""
    counted = MONUMENT_COUNTS[card - BUILDING_CARDS]
    if counted < len(COLOURS):
        return points_for(s, card, _cards(s, p, counted))
    if counted == BUILT:
        return points_for(s, card, _cards(s, p, -1))
    if counted == MONUMENTS:
        return points_for(s, card, monuments_of_all(s))
    if counted == ALL_TEMPLES:
        return temple_points(s, p)
    return points_for(s, card, count(s, p, counted))


@rule
def points_for(s, card, number):
    """Quarter points of a monument that has that many to count."""
    return MONUMENT_POINTS[card - BUILDING_CARDS, s.players, number]


@rule
def count(s, p, counted):
    """How many there are of what a monument counts, other than cards and steps."""
    if counted == CORN_TILES:
        return s.harvested[p, 0]
    if counted == WOOD_TILES:
        return s.harvested[p, 1]
    if counted == WORKERS:
        return s.workers[p]
    if counted == LEVELS:
        return s.tech[p, 0] + s.tech[p, 1] + s.tech[p, 2] + s.tech[p, 3]
    if counted == MASTERED:
        return _mastered(s, p)
    if counted == BEST_TEMPLE:
        return max(0, max(s.temple[p, 0], s.temple[p, 1], s.temple[p, 2]) - START_STEP)
    return _placed_skulls(s)


@rule
def _cards(s, p, colour):
    """Buildings and monuments of a player, of one colour or (-1) of all."""
    number = 0
    for card in range(len(CARDS)):
        number += s.owner[card] == p + 1 and (colour < 0 or COLOUR[card] == colour)
    return number


@rule
def monuments_of_all(s):
    number = 0
    for card in range(BUILDING_CARDS, len(CARDS)):
        number += s.owner[card] > 0
    return number


@rule
def _mastered(s, p):
    number = 0
    for technology in range(4):
        number += s.tech[p, technology] == TOP_LEVEL
    return number


@rule
def temple_points(s, p):
    """Quarter points of a player's steps on all temples."""
    points = 0
    for temple in range(3):
        points += STEP_POINTS[temple, s.temple[p, temple]]
    return points


@rule
def _placed_skulls(s):
    number = 0
    for place in range(10):
        number += s.itza[place]
    return number
