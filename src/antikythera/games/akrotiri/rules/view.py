"""What a player may know about a game of Akrotiri.

Hidden are the order of the tile stack, of the map decks and of the goals, the other player's maps, goals and tile in
hand, and the next random numbers. A tile that the oracle found was seen by everyone. Goals that a player has put
back stay known to that player.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from antikythera.games.akrotiri.rules.components import BRINGS_GOAL, THERA_SQUARES
from antikythera.games.akrotiri.rules.names import CARDS_A_LEVEL, GOAL_COUNT, LEVELS, TILE_COUNT
from antikythera.games.akrotiri.rules.state import (
    DISCARDS,
    GOAL,
    HARBOUR,
    IN_DECK,
    IN_HAND,
    KEPT,
    OFFERED,
    OVER,
    RETURNED,
    SEATS,
    STACK,
    TAKEN,
    UNSEEN,
)
from antikythera.rulebook import InvalidState, States

HIDDEN = -1
"""Marks what cannot be known, in a view."""
IN_HAND_OF = (-2, -3)
"""Mark maps in a player's hand, in the map decks of a view: the backs of the cards show how many there are."""
PLAYED_MAP = -4
"""Marks maps that are open on the table, in the same decks."""


def view(states: States, seat: int) -> States:
    """One record without what that seat (from 0) may not know. A seat beyond the players sees what is public."""
    seen = states.copy()
    s = seen[0]
    s["viewer"] = seat + 1
    s["rng"] = 0
    others = [other for other in range(SEATS) if other != seat]
    _hide_tiles(s, others)
    _hide_maps(s, others)
    _hide_goals(s, seat, others)
    return seen


def _hide_tiles(s: Any, others: list[int]) -> None:
    for pile in (STACK, DISCARDS):
        s["stack"][pile, s["stacked"][pile] :] = 0
    s["stack"][STACK, : s["stacked"][STACK]] = HIDDEN
    for other in others:
        if s["hand"][other] and not s["shown"][other]:
            s["hand"][other] = HIDDEN


def _hide_maps(s: Any, others: list[int]) -> None:
    """Of a deck everyone sees how many maps are left, in whose hand and on the table, but not which came when."""
    for level in range(len(LEVELS)):
        cards = slice(CARDS_A_LEVEL * level, CARDS_A_LEVEL * (level + 1))
        marks = {IN_DECK: HIDDEN} | {IN_HAND + seat: mark for seat, mark in enumerate(IN_HAND_OF)}
        s["map_deck"][cards] = sorted(marks.get(int(spot), PLAYED_MAP) for spot in s["card"][cards])
    s["card"][np.isin(s["card"], [IN_DECK, *(IN_HAND + other for other in others)])] = HIDDEN


def _hide_goals(s: Any, seat: int, others: list[int]) -> None:
    """Hide all goals but those that the seat keeps, has put back or chooses from, and those seen by all."""
    hidden = [UNSEEN, *(RETURNED + other for other in others)]
    hidden += [KEPT + other for other in others] if s["phase"] != OVER else []
    hidden += [OFFERED] if s["seat"] != seat else []
    shown = ~np.isin(s["goal"], hidden)
    queue, (first, last) = s["goal_queue"], s["goal_ends"]
    queue[:first] = queue[last:] = 0
    queue[first:last] = np.where(shown[queue[first:last]], queue[first:last], HIDDEN)
    s["goal"][~shown] = HIDDEN


def sample(seen: States, rng: np.random.Generator) -> States:
    """A whole record that fits a view, each as likely as the others."""
    states = seen.copy()
    s = states[0]
    others = [other for other in range(SEATS) if other != s["viewer"] - 1]
    s["viewer"] = 0
    s["rng"] = rng.integers(1 << 62)
    try:
        _deal_tiles(s, others, rng)
        _deal_maps(s, others, rng)
        _deal_goals(s, others, rng)
    except (IndexError, ValueError) as error:
        raise InvalidState("no game looks like this to any player") from error
    return states


def _deal_tiles(s: Any, others: list[int], rng: np.random.Generator) -> None:
    """Nobody knows which of the tiles not yet seen are in the stack, and which in the others' hands."""
    placed, thrown = s["tile"][THERA_SQUARES : s["slots"]], s["stack"][DISCARDS, : s["stacked"][DISCARDS]]
    hands = s["hand"][s["hand"] > 0] - 1
    unseen = list(rng.permutation(np.setdiff1d(np.arange(TILE_COUNT), [*placed, *thrown, *hands])))
    for other in others:
        if s["hand"][other] == HIDDEN:
            s["hand"][other] = unseen.pop() + 1
    s["stack"][STACK, : s["stacked"][STACK]] = unseen


def _deal_maps(s: Any, others: list[int], rng: np.random.Generator) -> None:
    """Deal the maps that are not seen to the others, as many as they have, and leave the rest in the decks."""
    for level in range(len(LEVELS)):
        cards = slice(CARDS_A_LEVEL * level, CARDS_A_LEVEL * (level + 1))
        deck, card = s["map_deck"][cards], s["card"][cards]
        known = np.flatnonzero(card != HIDDEN)
        unseen = list(rng.permutation(np.flatnonzero(card == HIDDEN)))
        dealt = []
        for other in others:
            for _ in range(int((deck == IN_HAND_OF[other]).sum())):
                dealt.append(unseen.pop())
                card[dealt[-1]] = IN_HAND + other
        card[unseen] = IN_DECK
        deck[:] = np.array([*known, *dealt, *unseen]) + CARDS_A_LEVEL * level


def _deal_goals(s: Any, others: list[int], rng: np.random.Generator) -> None:
    """The others have kept some of the goals that are not seen, and put some back; the rest wait to be drawn."""
    goal, queue, (first, last) = s["goal"], s["goal_queue"], s["goal_ends"]
    unseen = list(rng.permutation(np.flatnonzero(goal == HIDDEN)))
    for i in range(first, last):
        if queue[i] == HIDDEN:
            queue[i] = unseen.pop()
            goal[queue[i]] = UNSEEN if i < GOAL_COUNT else RETURNED + others[i % len(others)]
    for other in others:
        for _ in range(_secret_goals(s, other) if unseen else 0):
            goal[unseen.pop()] = KEPT + other
    goal[unseen] = OFFERED


def _secret_goals(s: Any, seat: int) -> int:
    """How many goals a player has kept in secret."""
    if s["round"] == 0:
        return int(s["phase"] == HARBOUR or (s["phase"] == GOAL and seat < s["seat"]))
    dug = int((s["temple"][seat] > 0).sum())
    earned = 1 + int(BRINGS_GOAL[: dug + 1].sum()) - int(s["phase"] == GOAL and s["seat"] == seat)
    return earned - int((s["goal"] == TAKEN + seat).sum())
