"""What the actions of the gears, and the cards on offer, are worth to a player."""

from __future__ import annotations

from antikythera.games.tzolkin.bots.weights import at
from antikythera.games.tzolkin.bots.worth import after_food_day, corn_cost, corn_worth, fade
from antikythera.games.tzolkin.rules.bank import all_blocks
from antikythera.games.tzolkin.rules.buildings import corn_price, has_discount, missing_blocks
from antikythera.games.tzolkin.rules.components import (
    ARCHITECTURE,
    BUILD_CORN,
    BUILD_POINTS,
    BUILDING_CARDS,
    COST,
    COST_SKULLS,
    FEEDS,
    ITZA_BLOCK,
    ITZA_POINTS,
    ITZA_TEMPLE,
    MINED_BLOCKS,
    MINED_CORN,
    MINED_SKULLS,
    MONUMENT_COUNTS,
    OFFERING_LEVEL,
    QUARTERS,
    SAVES,
    THEOLOGY,
    UXMAL_ACT_CORN,
    UXMAL_CLIMB_CORN,
    WOOD,
)
from antikythera.games.tzolkin.rules.effects import CARD_EFFECTS, ONE, WEALTH_EFFECTS
from antikythera.games.tzolkin.rules.palenque import can_harvest_corn, corn_yield, fish_yield, wood_yield
from antikythera.games.tzolkin.rules.scoring import (
    ALL_TEMPLES,
    BUILT,
    MONUMENTS,
    count,
    monuments_of_all,
    points_for,
    temple_points,
)
from antikythera.games.tzolkin.rules.state import (
    ACTION,
    ADVANCE,
    BUILD,
    CLIMB,
    GAIN_BLOCK,
    GAIN_CORN,
    GAIN_POINTS,
    GAIN_SKULL,
    GAIN_WORKER,
    RESEARCH,
    ROW,
    STEP_UP,
    TRADE,
)
from antikythera.games.tzolkin.rules.technology import research_cost
from antikythera.games.tzolkin.rules.yaxchilan import block_yield, skull_yield
from antikythera.kernel import rule

MISSING, SECOND, EFFECT = at("building.missing"), at("building.second"), at("building.effect")
OFFERED, GROWTH, UNPAID = at("monument.offered"), at("monument.growth"), at("monument.missing")
UNPAID_LEVEL = at("tech.missing")


# Cards and tiles


@rule
def task_worth(task, a, b, w, m):
    """What a task on the stack, or an effect of a card, is worth."""
    if task == GAIN_CORN:
        return corn_worth(m, a)
    if task == GAIN_BLOCK:
        return b * m.blocks[a]
    if task == GAIN_SKULL:
        return a * m.skull
    if task == GAIN_POINTS:
        return float(a)
    if task == GAIN_WORKER:
        return m.worker
    if task == STEP_UP:
        return m.steps[a]
    if task == ADVANCE:
        return m.levels[a]
    if task == CLIMB:
        return max(m.steps)
    if task == RESEARCH:
        return max(m.levels)
    if task == BUILD:
        return w[EFFECT]
    if task == TRADE:
        return w[EFFECT + 1]
    if task == ACTION:
        return w[EFFECT + 2]
    return 0.0


@rule
def card_worth(s, p, card, w, m):
    """What the effects of a building are worth, without its cost."""
    worth = FEEDS[card] * m.meal + SAVES[card] * s.workers[p] * m.meal / 2
    for i in range(CARD_EFFECTS.shape[1]):
        worth += task_worth(CARD_EFFECTS[card, i, 0], CARD_EFFECTS[card, i, 1], CARD_EFFECTS[card, i, 2], w, m)
    level = s.tech[p, ARCHITECTURE]
    return worth + BUILD_CORN[level] * m.corn + BUILD_POINTS[level] / QUARTERS


@rule
def tile_worth(tile, feeds, w, m):
    """What a wealth tile is worth."""
    worth = feeds * m.meal
    for i in range(WEALTH_EFFECTS.shape[1]):
        worth += task_worth(WEALTH_EFFECTS[tile, i, 0], WEALTH_EFFECTS[tile, i, 1], WEALTH_EFFECTS[tile, i, 2], w, m)
    return worth


@rule
def price(card, m):
    """What the blocks that a card costs are worth."""
    return COST[card, 0] * m.blocks[0] + COST[card, 1] * m.blocks[1] + COST[card, 2] * m.blocks[2]


@rule
def monument_points(s, p, card, cards, mine):
    """What a monument would score now. One that is still to be built (``mine``) would count itself: it has a colour.

    The rules go through all cards for this. Here they were counted before (``worth.cards_of``), once for all monuments.
    """
    counted = MONUMENT_COUNTS[card - BUILDING_CARDS]
    if counted == ALL_TEMPLES:
        return temple_points(s, p) / QUARTERS
    if counted == MONUMENTS:
        return points_for(s, card, monuments_of_all(s) + mine) / QUARTERS
    if counted <= BUILT:
        return points_for(s, card, _built(counted, cards) + mine) / QUARTERS
    return points_for(s, card, count(s, p, counted)) / QUARTERS


@rule
def _built(colour, cards):
    """How many cards a player has of a colour, or in all."""
    if colour == 0:
        return cards.farms
    if colour == 1:
        return cards.tombs
    if colour == 2:
        return cards.civics
    if colour == 3:
        return cards.shrines
    return cards.farms + cards.tombs + cards.civics + cards.shrines


@rule
def offers(s, p, w, m, cards):
    """The worth of the best building for blocks, of the next best, of the best for corn, and of the best monument.

    All without what they cost, except the last two: the monument's points, and its worth as a hope.
    """
    best, second, for_corn = 0.0, 0.0, 0.0
    monument, hope = 0.0, 0.0
    discount = 1 if has_discount(s, p, ONE) else 0
    for slot in range(ROW):
        if s.row[slot]:
            card = s.row[slot] - 1
            worth = card_worth(s, p, card, w, m)
            corn = corn_price(s, p, card)
            if corn <= s.corn[p]:
                for_corn = max(for_corn, worth - corn_cost(m, corn))
            net = worth - price(card, m) + discount * m.blocks[0]
            short = max(0, missing_blocks(s, p, card) - discount)
            if net > 0.0 and short > 0:
                net *= fade(w[MISSING], short)
            if net > best:
                best, second = net, best
            elif net > second:
                second = net
        if s.monuments[slot]:
            card = s.monuments[slot] - 1
            points = monument_points(s, p, card, cards, 1) * (1.0 + w[GROWTH] * m.long)
            short = missing_blocks(s, p, card) + max(0, COST_SKULLS[card] - s.skulls[p])
            blocks = COST[card, 0] + COST[card, 1] + COST[card, 2] + COST_SKULLS[card]
            hope = max(hope, points * (1.0 - short / blocks))
            net = points - price(card, m) - COST_SKULLS[card] * m.skull
            if net > monument:
                monument = max(monument, net * fade(w[UNPAID], short))
    return best, second, for_corn, monument, w[OFFERED] * hope * min(1.0, m.turns / 3.0)


# The gears


@rule
def palenque(s, p, action, m):
    if action == 1:
        return corn_worth(m, fish_yield(s, p))
    group = action - 2
    return max(harvest_corn(s, p, group, m), harvest_wood(s, p, group, m))


@rule
def harvest_corn(s, p, group, m):
    return corn_worth(m, corn_yield(s, p, group)) if can_harvest_corn(s, p, group) else 0.0


@rule
def harvest_wood(s, p, group, m):
    if s.jungle[group, 1] == 0:
        return 0.0
    return m.blocks[WOOD] * wood_yield(s, p, group)


@rule
def yaxchilan(s, p, action, m):
    worth = corn_worth(m, MINED_CORN[action - 1])
    for block in range(3):
        if MINED_BLOCKS[block, action - 1] > 0:
            worth += m.blocks[block] * block_yield(s, p, action, block)
    if MINED_SKULLS[action - 1] > 0:
        worth += m.skull * min(s.skull_bank, skull_yield(s, p, action))
    return worth


@rule
def cheapest(s, p, number, m):
    """The worth of a number of the player's blocks, the cheap ones first; of gold where there are not enough."""
    left = number
    worth = 0.0
    for block in range(3):
        paid = min(left, s.blocks[p, block])
        worth += paid * m.blocks[block]
        left -= paid
    return worth + left * m.blocks[2]


@rule
def _research(s, p, w, m):
    """The worth of the best level, and of the best two; less where blocks are missing."""
    have = all_blocks(s, p)
    best, second = 0.0, 0.0
    for technology in range(4):
        cost = research_cost(s, p, technology)
        net = m.levels[technology] - cheapest(s, p, cost, m)
        if net > 0.0:
            net *= fade(w[UNPAID_LEVEL], max(0, cost - have))
            if net > best:
                best, second = net, best
            elif net > second:
                second = net
    return best, best + second * (have >= 2)


@rule
def _two_steps(m):
    """The best two steps on different temples."""
    a, b, c = m.steps
    return a + b + c - min(a, b, c)


@rule
def _itza(s, p, action, m):
    if s.itza[action]:
        return 0.0
    worth = ITZA_POINTS[action - 1] / QUARTERS + m.steps[ITZA_TEMPLE[action - 1]] - m.skull
    worth += ITZA_BLOCK[action - 1] * m.blocks[2]
    if s.tech[p, THEOLOGY] >= OFFERING_LEVEL:
        worth += max(0.0, max(m.steps) - m.blocks[0])
    return worth


@rule
def late_worths(s, p, w, m, built, actions):
    """What the actions are worth after the next Food Day: less where corn is missing for it."""
    if m.spare >= 0 or m.income == 0.0:
        return actions
    return action_worths(s, p, w, after_food_day(m), built)


@rule
def action_worths(s, p, w, m, built):
    """What every action of every gear is worth; the gears have up to nine."""
    one, two = _research(s, p, w, m)
    best, second, for_corn, monument, _ = built
    climb = max(0.0, max(m.steps) - corn_cost(m, UXMAL_CLIMB_CORN)) if s.corn[p] >= UXMAL_CLIMB_CORN else 0.0
    fish = palenque(s, p, 1, m)
    p2, p3, p4, p5 = palenque(s, p, 2, m), palenque(s, p, 3, m), palenque(s, p, 4, m), palenque(s, p, 5, m)
    y1, y2, y3 = yaxchilan(s, p, 1, m), yaxchilan(s, p, 2, m), yaxchilan(s, p, 3, m)
    y4, y5 = yaxchilan(s, p, 4, m), yaxchilan(s, p, 5, m)
    four = max(best + w[SECOND] * second, monument)
    steps = max(0.0, _two_steps(m) - cheapest(s, p, 1, m))
    anything = max(fish, p2, p3, p4, p5, y1, y2, y3, y4, y5, one, best, two, four, steps) - corn_cost(m, UXMAL_ACT_CORN)
    none = 0.0
    return (
        (fish, p2, p3, p4, p5, none, none, none, none),
        (y1, y2, y3, y4, y5, none, none, none, none),
        (one, best, two, four, steps, none, none, none, none),
        (climb, w[EFFECT + 1], m.worker, for_corn, anything, none, none, none, none),
        (
            _itza(s, p, 1, m),
            _itza(s, p, 2, m),
            _itza(s, p, 3, m),
            _itza(s, p, 4, m),
            _itza(s, p, 5, m),
            _itza(s, p, 6, m),
            _itza(s, p, 7, m),
            _itza(s, p, 8, m),
            _itza(s, p, 9, m),
        ),
    )
