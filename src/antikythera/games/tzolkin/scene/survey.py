"""What a scene asks the rules, all at once."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from antikythera.games.tzolkin.rules.actions import OUT_OF_REACH, steps_back
from antikythera.games.tzolkin.rules.bank import worth_in_corn
from antikythera.games.tzolkin.rules.buildings import can_build, corn_price, last_of_age
from antikythera.games.tzolkin.rules.components import ACTIONS, BUILDING_CARDS, COST
from antikythera.games.tzolkin.rules.effects import FIRST_OF_TWO, ONE
from antikythera.games.tzolkin.rules.food_day import highest_step, leader_bonus, meal
from antikythera.games.tzolkin.rules.palenque import corn_in_sight
from antikythera.games.tzolkin.rules.state import ACTION, ANY_GEAR, ROW, SEATS, STATE
from antikythera.games.tzolkin.rules.turn import free_workers, lowest_space, on_gears, placing_price
from antikythera.kernel import bind, rule

MOST_ACTIONS: Final = int(max(ACTIONS))

SURVEY: Final = np.dtype(
    [
        ("lowest", "i1", (5,)),                     # by gear, the next free space, or CLOSED
        ("price", "i2", (5,)),                      # corn to place a worker there
        ("in_sight", "i1", (4,)),                   # corn tiles that no wood tile covers, by action of Palenque
        ("highest", "i1", (3,)),                    # by temple, the step of those who are highest
        ("bonus", "i2", (3,)),                      # quarter points that each of them gets at the end of this age
        ("steps", "i1", (MOST_ACTIONS,)),           # by action of the gear of the task, corn to use it or OUT_OF_REACH
        ("deck", "i1"),                             # buildings of this age that are not dealt yet
        ("free", "i1", (SEATS,)),                   # workers in hand
        ("meal", "i2", (SEATS, 3)),                 # corn for each worker, workers that want corn, workers that get it
        ("afford", "i1", (SEATS, 2 * ROW)),         # by seat and tile on offer: NO, TRADING or NOW
        ("corn", "i2", (SEATS, 2 * ROW)),           # its price at Uxmal, or NOT_FOR_CORN
    ]
)  # fmt: skip
AFFORD: Final = ("no", "market", "now", None)
NO, TRADING, NOW = range(3)
NOT_FOR_CORN: Final = -1
NOT_ASKED: Final = -1
"""For a spectator, in place of NO, TRADING or NOW."""


@rule
def _afford(s: Any, p: int, card: int) -> int:
    """Whether a player could pay for a card with what the player has (NOW), after TRADING at the market, or NO."""
    way = FIRST_OF_TWO if card >= BUILDING_CARDS else ONE
    if can_build(s, p, card, way, 0):
        return NOW
    corn, wood, stone, gold = s.corn[p], s.blocks[p, 0], s.blocks[p, 1], s.blocks[p, 2]
    wealth, found = worth_in_corn(s, p), NO
    s.corn[p] = 0
    for without in range(-1, 3):  # the whole cost, or all but one block
        for block in range(3):
            s.blocks[p, block] = max(0, COST[card, block] - (block == without))
        if worth_in_corn(s, p) <= wealth and can_build(s, p, card, way, 0):
            found = TRADING
    s.corn[p], s.blocks[p, 0], s.blocks[p, 1], s.blocks[p, 2] = corn, wood, stone, gold
    return found


@rule
def _survey_actions(s: Any, found: Any) -> None:
    """What the actions of a gear cost the worker that was picked up from it."""
    for action in range(MOST_ACTIONS):
        found.steps[action] = OUT_OF_REACH
    if s.depth == 0 or s.stack[s.depth - 1, 0] != ACTION or s.stack[s.depth - 1, 1] == ANY_GEAR:
        return
    gear, space = s.stack[s.depth - 1, 1], s.stack[s.depth - 1, 2]
    for action in range(1, ACTIONS[gear] + 1):
        found.steps[action - 1] = steps_back(s, s.seat, gear, space, action)


def _survey(states: Any, surveys: Any) -> None:
    """Look at one position."""
    s, found = states[0], surveys[0]
    for gear in range(5):
        found.lowest[gear] = lowest_space(s, gear)
        found.price[gear] = placing_price(s, lowest_space(s, gear))
    for group in range(4):
        found.in_sight[group] = corn_in_sight(s, group)
    for temple in range(3):
        found.highest[temple] = highest_step(s, temple)
        found.bonus[temple] = leader_bonus(s, temple, min(1, s.food_days // 2))
    _survey_actions(s, found)
    found.deck = last_of_age(s) - s.drawn
    for p in range(s.players):
        found.free[p] = free_workers(s, p, on_gears(s, p))
        found.meal[p, 0], found.meal[p, 1], found.meal[p, 2] = meal(s, p)
        for place in range(2 * ROW):
            card = (s.row[place] if place < ROW else s.monuments[place - ROW]) - 1
            if card >= 0:
                found.afford[p, place] = _afford(s, p, card)
                found.corn[p, place] = corn_price(s, p, card) if card < BUILDING_CARDS else NOT_FOR_CORN


_survey_at: Final = bind(_survey)


_BLANK: Final = np.zeros(1, SURVEY)


def survey(record: bytes) -> bytes:
    """What the rules say about a position, as the bytes of a ``SURVEY``."""
    found = _BLANK.copy()
    _survey_at(np.frombuffer(bytearray(record), STATE), found)
    return found.tobytes()
