"""The four technologies: their levels, the bonus at the top, and what they cost."""

from __future__ import annotations

from antikythera.games.tzolkin.rules.bank import all_blocks, gain_skulls, owe_blocks
from antikythera.games.tzolkin.rules.components import (
    AGRICULTURE,
    ARCHITECTURE,
    ARCHITECTURE_BONUS,
    EXTRACTION,
    RESEARCH_COST,
    TOP_LEVEL,
)
from antikythera.games.tzolkin.rules.events import ARCHITECTURE_POINTS, RESEARCH_BONUS, RESEARCHES
from antikythera.games.tzolkin.rules.state import ADVANCE, CLIMB, FREE, PAID_OPTIONAL, TAKE, push
from antikythera.games.tzolkin.rules.words import RESEARCH_LINE, STOP
from antikythera.kernel import note, rule


@rule
def research_cost(s, p, technology):
    """Blocks for the next level, or for the bonus at the top."""
    return RESEARCH_COST[s.tech[p, technology]]


@rule
def can_research(s, p, technology):
    return all_blocks(s, p) >= research_cost(s, p, technology)


@rule
def can_research_any(s, p):
    return can_research(s, p, 0) or can_research(s, p, 1) or can_research(s, p, 2) or can_research(s, p, 3)


@rule
def legal_research(s, p, way, mask):
    for technology in range(4):
        if way == FREE or can_research(s, p, technology):
            mask[RESEARCH_LINE + technology] = True
    if way == PAID_OPTIONAL:
        mask[STOP] = True


@rule
def research(s, p, technology, way):
    push(s, ADVANCE, technology, 0)
    if way != FREE:
        owe_blocks(s, research_cost(s, p, technology))


@rule
def advance(s, p, technology):
    """One level, or the bonus for those who are at the top."""
    if s.tech[p, technology] < TOP_LEVEL:
        s.tech[p, technology] += 1
        note(RESEARCHES, p, technology, s.tech[p, technology])
    else:
        note(RESEARCH_BONUS, p, technology)
        _bonus(s, p, technology)


@rule
def _bonus(s, p, technology):
    if technology == AGRICULTURE:
        push(s, CLIMB, -1, 0)
    elif technology == EXTRACTION:
        push(s, TAKE, 0, 0)
        push(s, TAKE, 0, 0)
    elif technology == ARCHITECTURE:
        s.points[p] += ARCHITECTURE_BONUS
        note(ARCHITECTURE_POINTS, p, ARCHITECTURE_BONUS)
    else:
        gain_skulls(s, p, 1)
