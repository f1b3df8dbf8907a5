"""What a player may know about a game of Tzolk'in.

Hidden are the order of the building decks, the wealth tiles that others were dealt and did not keep, those that
nobody was dealt, and, until all have chosen, what others keep. Everything else is open on the table.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from antikythera.games.tzolkin.rules.components import (
    AGE1_CARDS,
    BUILDING_CARDS,
    CHICHEN_ITZA,
    DUMMIES,
    WEALTH,
    WEALTH_GEAR,
)
from antikythera.games.tzolkin.rules.state import HAND, KEEPING
from antikythera.kernel import rule
from antikythera.rulebook import HIDDEN, States, copied


@rule
def hide(s, seat):
    """Hide what a seat may not know. A seat beyond the players sees what is public."""
    _hide_decks(s)
    _hide_undealt_wealth(s)
    for other in range(s.players):
        if other != seat:
            _hide_hand(s, other)


@rule
def _hide_decks(s):
    """Nothing of the first age's deck matters once the second has begun."""
    for i in range(BUILDING_CARDS):
        if i >= s.drawn or (i < AGE1_CARDS and s.food_days >= 2):
            s.deck[i] = HIDDEN


@rule
def _hide_undealt_wealth(s):
    """The tiles that placed dummies were seen by all; those after them by nobody."""
    place, left, gears = HAND * s.players, DUMMIES[s.players], 0
    while left > 0:
        gear = WEALTH_GEAR[s.wealth[place]]
        left -= 1 if gear == CHICHEN_ITZA or gears >> gear & 1 else 2
        gears |= 1 << gear
        place += 1
    for i in range(place, len(s.wealth)):
        s.wealth[i] = HIDDEN


@rule
def _hide_hand(s, other):
    """Of another player's four tiles the two that are kept are known, once all have chosen."""
    for i in range(HAND):
        kept = i < 2 and s.phase != KEEPING
        s.wealth[HAND * other + i] = s.kept[other, i] - 1 if kept else HIDDEN
    if s.phase == KEEPING:
        for i in range(2):
            if s.kept[other, i] > 0:
                s.kept[other, i] = HIDDEN


def sample(seen: States, rng: np.random.Generator) -> States:
    """A whole record that fits a view, each as likely as the others."""
    states = copied(seen)
    s = states[0]
    _fill(s["deck"][:AGE1_CARDS], range(AGE1_CARDS), rng)
    _fill(s["deck"][AGE1_CARDS:], range(AGE1_CARDS, BUILDING_CARDS), rng)
    _fill(s["wealth"], range(len(WEALTH)), rng)
    for seat in range(int(s["players"])):
        if s["kept"][seat, 0] == HIDDEN:
            hand = s["wealth"][HAND * seat : HAND * seat + HAND]
            s["kept"][seat] = np.sort(rng.choice(hand, 2, replace=False)) + 1
    return states


def _fill(places: Any, everything: range, rng: np.random.Generator) -> None:
    """Put what is missing of everything onto the hidden places."""
    missing = sorted(set(everything) - set(places.tolist()))
    places[places == HIDDEN] = rng.permutation(missing)
