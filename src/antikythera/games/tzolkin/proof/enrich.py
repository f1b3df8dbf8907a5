"""Rich positions at random, for fuzzing: left to itself, random play starves before it meets half of the rules."""

from __future__ import annotations

from antikythera.games.tzolkin.rules.components import (
    AGE1_CARDS,
    FOOD_DAYS,
    MOST_WORKERS,
    START_WORKERS,
    TOP_LEVEL,
    TOP_STEP,
)
from antikythera.games.tzolkin.rules.state import ROW, TURNS
from antikythera.kernel import below, draw, rule


@rule
def enrich(s, rng):
    """Move a game whose wealth tiles are chosen to some later day, with resources, levels and cards dealt out."""
    if s.phase != TURNS:
        return rng
    for p in range(s.players):
        rng = _enrich_player(s, p, rng)
    rng = draw(rng)
    s.round = 1 + below(rng, FOOD_DAYS[3])
    s.food_days = 0
    while FOOD_DAYS[s.food_days] < s.round:
        s.food_days += 1
    return _enrich_cards(s, rng)


@rule
def _enrich_player(s, p, rng):
    rng = draw(rng)
    s.corn[p] += below(rng, 30)
    for block in range(3):
        rng = draw(rng)
        s.blocks[p, block] += below(rng, 8)
    rng = draw(rng)
    s.workers[p] = START_WORKERS + below(rng, MOST_WORKERS - START_WORKERS + 1)
    rng = draw(rng)
    skulls = min(below(rng, 4), s.skull_bank)
    s.skulls[p] += skulls
    s.skull_bank -= skulls
    for technology in range(4):
        rng = draw(rng)
        s.tech[p, technology] = below(rng, TOP_LEVEL + 1)
    for temple in range(3):  # below the top step, which is one player's alone
        rng = draw(rng)
        s.temple[p, temple] = below(rng, TOP_STEP[temple])
    return rng


@rule
def _enrich_cards(s, rng):
    """Deal some cards of the age to players, and fill the row from those that follow in the deck."""
    if s.food_days >= 2:
        rng = _own_some(s, 0, AGE1_CARDS, rng)
    first = 0 if s.food_days < 2 else AGE1_CARDS
    rng = draw(rng)
    s.drawn = first + below(rng, 5)
    rng = _own_all(s, first, s.drawn, rng)
    for slot in range(ROW):
        s.row[slot] = s.deck[s.drawn] + 1
        s.drawn += 1
    return _own_monuments(s, rng)


@rule
def _own_monuments(s, rng):
    """About a third of the monuments on offer: random play hardly ever builds one."""
    for slot in range(ROW):
        rng = draw(rng)
        if s.monuments[slot] and below(rng, 3) == 0:
            rng = draw(rng)
            s.owner[s.monuments[slot] - 1] = 1 + below(rng, s.players)
            s.monuments[slot] = 0
    return rng


@rule
def _own_all(s, first, last, rng):
    for i in range(first, last):
        rng = draw(rng)
        s.owner[s.deck[i]] = 1 + below(rng, s.players)
    return rng


@rule
def _own_some(s, first, last, rng):
    for i in range(first, last):
        rng = draw(rng)
        if below(rng, 3) == 0:
            rng = draw(rng)
            s.owner[s.deck[i]] = 1 + below(rng, s.players)
    return rng
