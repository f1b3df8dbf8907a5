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
    CARDS,
    DISCARDS,
    GOAL,
    GOAL_QUEUE,
    HARBOUR,
    IN_DECK,
    IN_HAND,
    KEPT,
    OFFERED,
    OVER,
    PLAYED,
    RETURNED,
    SEATS,
    STACK,
    TAKEN,
    UNSEEN,
)
from antikythera.kernel import rule
from antikythera.rulebook import HIDDEN, InvalidState, States, copied

LEVEL_COUNT = len(LEVELS)
IN_HAND_OF = (-2, -3)
"""Mark maps in a player's hand, in the map decks of a view: the backs of the cards show how many there are."""
PLAYED_MAP = -4
"""Marks maps that are open on the table, in the same decks."""


@rule
def hide(s, seat):
    """Hide what a seat may not know. A seat beyond the players sees what is public."""
    s.viewer = seat + 1
    s.rng = 0
    _hide_tiles(s, seat)
    for level in range(LEVEL_COUNT):
        _hide_deck(s, CARDS_A_LEVEL * level)
    for card in range(CARDS):
        if s.card[card] == IN_DECK or (IN_HAND <= s.card[card] < PLAYED and s.card[card] != IN_HAND + seat):
            s.card[card] = HIDDEN
    _hide_goals(s, seat)


@rule
def _hide_tiles(s, seat):
    for pile in range(2):
        for i in range(TILE_COUNT):
            if i >= s.stacked[pile]:
                s.stack[pile, i] = 0
            elif pile == STACK:
                s.stack[pile, i] = HIDDEN
    for other in range(SEATS):
        if other != seat and s.hand[other] and not s.shown[other]:
            s.hand[other] = HIDDEN


@rule
def _hide_deck(s, first):
    """Of a deck everyone sees how many maps are left, in whose hand and on the table, but not which came when."""
    place = first
    for mark in range(PLAYED_MAP, 0):
        for card in range(first, first + CARDS_A_LEVEL):
            if _mark(s.card[card]) == mark:
                s.map_deck[place] = mark
                place += 1


@rule
def _mark(spot):
    """The mark of a map, in the decks of a view."""
    if spot == IN_DECK:
        return HIDDEN
    return IN_HAND_OF[spot - IN_HAND] if spot < PLAYED else PLAYED_MAP


@rule
def _hide_goals(s, seat):
    """Hide all goals but those that the seat keeps, has put back or chooses from, and those seen by all."""
    for i in range(GOAL_QUEUE):
        if not s.goal_ends[0] <= i < s.goal_ends[1]:
            s.goal_queue[i] = 0
        elif _is_hidden(s, s.goal[s.goal_queue[i]], seat):
            s.goal_queue[i] = HIDDEN
    for goal in range(GOAL_COUNT):
        if _is_hidden(s, s.goal[goal], seat):
            s.goal[goal] = HIDDEN


@rule
def _is_hidden(s, spot, seat):
    """Whether a seat may not know which goal is there."""
    if spot == OFFERED:
        return s.seat != seat
    if KEPT <= spot < RETURNED:
        return s.phase != OVER and spot != KEPT + seat
    return spot == UNSEEN or (RETURNED <= spot < OFFERED and spot != RETURNED + seat)


def sample(seen: States, rng: np.random.Generator) -> States:
    """A whole record that fits a view, each as likely as the others."""
    states = copied(seen)
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
