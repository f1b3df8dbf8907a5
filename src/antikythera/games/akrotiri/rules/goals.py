"""Goals: drawn, kept in secret, and counted at the end together with maps and money."""

from __future__ import annotations

from antikythera.games.akrotiri.rules.board import berth, has_terrain, is_complete, island, size, terrains
from antikythera.games.akrotiri.rules.components import (
    BARE,
    CENTRE,
    COLUMN,
    DRACHMA_A_POINT,
    GOAL_EACH,
    GOAL_KIND,
    GOAL_LEAST,
    GOAL_MOST,
    GOAL_TERRAIN,
    GOALS_DEALT,
    GOALS_OPEN,
    INCOMPLETE,
    ISOLATED,
    LARGEST,
    MAP_POINTS,
    PORTAGES,
    ROW,
    SEA_QUARTERS,
    WITH_TERRAIN,
)
from antikythera.games.akrotiri.rules.events import (
    DRAWS_GOALS,
    FINAL_GOAL,
    FINAL_MAPS,
    FINAL_MONEY,
    KEEPS,
    OPENS_GOAL,
)
from antikythera.games.akrotiri.rules.names import GOAL_COUNT
from antikythera.games.akrotiri.rules.state import (
    CARDS,
    ISLANDS,
    KEPT,
    OFFERED,
    OPEN,
    PLAYED,
    RETURNED,
    STRAITS,
    STRATEGIST,
    TAKEN,
    temples,
)
from antikythera.games.akrotiri.rules.words import KEEP
from antikythera.kernel import note, rule

TIE_BREAK = 10_000
"""More than anyone's money, which breaks ties."""

# The cards


@rule
def _next_goal(s, place):
    """Draw a goal and put it at a place; False if there is none."""
    if s.goal_ends[0] == s.goal_ends[1]:
        return False
    s.goal[s.goal_queue[s.goal_ends[0]]] = place
    s.goal_ends[0] += 1
    return True


@rule
def offer_goals(s, p):
    """Draw goals for a player to choose from, as many as there are; False if there are none."""
    drawn = 0
    for _ in range(GOALS_DEALT):
        drawn += _next_goal(s, OFFERED)
    note(DRAWS_GOALS, p, drawn)
    return drawn > 0


@rule
def open_goals(s):
    """The strategist variant: goals that are open to everyone."""
    for _ in range(GOALS_OPEN):
        note(OPENS_GOAL, s.seat, s.goal_queue[s.goal_ends[0]])
        _next_goal(s, OPEN)


@rule
def offers_another(s, p):
    """Whether a player may now choose a goal for a temple: one of those drawn, or one of the open ones."""
    if not s.options & STRATEGIST:
        return offer_goals(s, p)
    for goal in range(GOAL_COUNT):
        if s.goal[goal] == OPEN:
            return True
    return False


@rule
def _choosable(s):
    """Where the goals are that may be chosen: before the first round, they are drawn in the variant too."""
    return OPEN if s.options & STRATEGIST and s.round > 0 else OFFERED


@rule
def legal_goals(s, mask):
    number = 0
    for goal in range(GOAL_COUNT):
        if s.goal[goal] == _choosable(s):
            mask[KEEP + goal] = True
            number += 1
    return number


@rule
def keep_goal(s, p, action):
    """Keep a goal. What else was drawn goes back under the others; open goals stay there."""
    s.goal[action - KEEP] = TAKEN + p if s.goal[action - KEEP] == OPEN else KEPT + p
    for goal in range(GOAL_COUNT):
        if s.goal[goal] == OFFERED:
            s.goal[goal] = RETURNED + p
            s.goal_queue[s.goal_ends[1]] = goal
            s.goal_ends[1] += 1
    note(KEEPS, p)


@rule
def has_goal(s, p, goal):
    return s.goal[goal] == KEPT + p or s.goal[goal] == TAKEN + p


# Points


@rule
def goal_points(s, p, goal):
    """What a goal would bring a player now."""
    kind = GOAL_KIND[goal]
    if kind == SEA_QUARTERS:
        counted = _quarters(s, p)
    elif kind == LARGEST:
        counted = _largest_complete(s, p)
    else:
        counted = 0
        for i in range(temples(s, p)):
            counted += _temple_counts(s, p, i, goal)
    return GOAL_EACH[goal] * counted


@rule
def _temple_counts(s, p, i, goal):
    """Whether a temple counts for a goal."""
    if GOAL_KIND[goal] == ISOLATED:
        return _is_isolated(s, p, i)
    return island_counts(s, island(s, s.temple[p, i]), goal)


@rule
def island_counts(s, land, goal):
    """Whether a temple on an island counts for a goal that is only about the island."""
    kind = GOAL_KIND[goal]
    if kind == PORTAGES:
        return GOAL_LEAST[goal] <= s.far[ISLANDS, land] <= GOAL_MOST[goal]
    if kind == WITH_TERRAIN:
        return has_terrain(s, land, GOAL_TERRAIN[goal])
    if kind == BARE:
        return terrains(s, land) == 0
    if kind == INCOMPLETE:
        return not is_complete(s, land)
    return terrains(s, land) >= GOAL_LEAST[goal]


@rule
def _is_isolated(s, p, i):
    """Whether no other temple of the player is on the same island or one strait away."""
    land = island(s, s.temple[p, i])
    for other in range(temples(s, p)):
        there = island(s, s.temple[p, other])
        if other != i and (there == land or _are_linked(s, land, there)):
            return False
    return True


@rule
def _are_linked(s, land, there):
    """Whether one leg by sea leads from one island to another without the board of Thera."""
    for i in range(2, s.docks):
        if island(s, s.dock[i]) != land:
            continue
        strait = s.joined[STRAITS, berth(s, s.dock[i])]
        for j in range(2, s.docks):
            if island(s, s.dock[j]) == there and s.joined[STRAITS, berth(s, s.dock[j])] == strait:
                return True
    return False


@rule
def _quarters(s, p):
    """How many quarters of the sea, cut at the centre of Thera, have a temple of the player."""
    found = 0
    for i in range(temples(s, p)):
        found |= 1 << quarter(s, s.temple[p, i])
    return (found & 1) + (found >> 1 & 1) + (found >> 2 & 1) + (found >> 3 & 1)


@rule
def quarter(s, place):
    """The quarter of the sea that a place is in."""
    cell, quadrant = s.cell[place // 4], place % 4
    return 2 * (ROW[cell, quadrant] >= CENTRE) + (COLUMN[cell, quadrant] >= CENTRE)


@rule
def _largest_complete(s, p):
    largest = 0
    for i in range(temples(s, p)):
        land = island(s, s.temple[p, i])
        if is_complete(s, land):
            largest = max(largest, size(s, land))
    return largest


@rule
def map_points(s, p):
    points = 0
    for card in range(CARDS):
        if s.card[card] == PLAYED + p:
            points += MAP_POINTS[card]
    return points


@rule
def score(s, p):
    """A player's points if the game ended now."""
    points = map_points(s, p) + s.money[p] // DRACHMA_A_POINT
    for goal in range(GOAL_COUNT):
        if has_goal(s, p, goal):
            points += goal_points(s, p, goal)
    return points


@rule
def standing(s, p):
    """What decides: points, then money."""
    return TIE_BREAK * score(s, p) + s.money[p]


@rule
def tell_scores(s):
    """Open all goals and count."""
    for p in range(s.players):
        note(FINAL_MAPS, p, map_points(s, p))
        for goal in range(GOAL_COUNT):
            if has_goal(s, p, goal):
                note(FINAL_GOAL, p, goal, goal_points(s, p, goal))
        note(FINAL_MONEY, p, s.money[p], s.money[p] // DRACHMA_A_POINT)
