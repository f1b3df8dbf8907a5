"""Tikal: technologies, buildings and monuments, and two temples at once."""

from __future__ import annotations

from antikythera.games.tzolkin.rules.bank import all_blocks, owe_blocks
from antikythera.games.tzolkin.rules.buildings import FIRST_OF_TWO, ONE, can_build_any
from antikythera.games.tzolkin.rules.components import TIKAL_CLIMB_BLOCKS
from antikythera.games.tzolkin.rules.state import BUILD, CLIMB, PAID, PAID_OPTIONAL, RESEARCH, push
from antikythera.games.tzolkin.rules.technology import can_research_any
from antikythera.kernel import rule


@rule
def can_act(s, p, action):
    if action == 1 or action == 3:
        return can_research_any(s, p)
    if action == 2:
        return can_build_any(s, p, ONE, 0)
    if action == 4:
        return can_build_any(s, p, FIRST_OF_TWO, 0)
    return all_blocks(s, p) >= TIKAL_CLIMB_BLOCKS


@rule
def act(s, p, action):
    if action == 1:
        push(s, RESEARCH, PAID, 0)
    elif action == 2:
        push(s, BUILD, ONE, 0)
    elif action == 3:
        push(s, RESEARCH, PAID_OPTIONAL, 0)
        push(s, RESEARCH, PAID, 0)
    elif action == 4:
        push(s, BUILD, FIRST_OF_TWO, 0)
    else:
        push(s, CLIMB, -1, 1)
        owe_blocks(s, TIKAL_CLIMB_BLOCKS)
