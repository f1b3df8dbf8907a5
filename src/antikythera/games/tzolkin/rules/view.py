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
from antikythera.rulebook import States

HIDDEN = -1
"""Marks what cannot be known, in a view."""


def view(states: States, seat: int) -> States:
    """One record without what that seat (from 0) may not know. A seat beyond the players sees what is public."""
    seen = states.copy()
    s = seen[0]
    _hide_decks(s)
    _hide_undealt_wealth(s)
    for other in range(int(s["players"])):
        if other != seat:
            _hide_hand(s, other)
    return seen


def _hide_decks(s: Any) -> None:
    """Nothing of the first age's deck matters once the second has begun."""
    s["deck"][int(s["drawn"]) :] = HIDDEN
    if s["food_days"] >= 2:
        s["deck"][:AGE1_CARDS] = HIDDEN


def _hide_undealt_wealth(s: Any) -> None:
    """The tiles that placed dummies were seen by all; those after them by nobody."""
    players = int(s["players"])
    place, left, gears = HAND * players, int(DUMMIES[players]), set()
    while left > 0:
        gear = int(WEALTH_GEAR[s["wealth"][place]])
        left -= 1 if gear in gears or gear == CHICHEN_ITZA else 2
        gears.add(gear)
        place += 1
    s["wealth"][place:] = HIDDEN


def _hide_hand(s: Any, other: int) -> None:
    """Of another player's four tiles the two that are kept are known, once all have chosen."""
    hand = s["wealth"][HAND * other : HAND * other + HAND]
    hand[...] = HIDDEN
    if s["phase"] == KEEPING:
        s["kept"][other] = np.where(s["kept"][other] > 0, HIDDEN, 0)
    else:
        hand[:2] = s["kept"][other] - 1


def sample(seen: States, rng: np.random.Generator) -> States:
    """A whole record that fits a view, each as likely as the others."""
    states = seen.copy()
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
