"""A quick guess of what each line is worth, from what things are worth: no position is tried out."""

from __future__ import annotations

from antikythera.games.tzolkin.bots.actions import (
    action_worths,
    card_worth,
    cheapest,
    harvest_corn,
    harvest_wood,
    late_worths,
    monument_points,
    offers,
    price,
    tile_worth,
)
from antikythera.games.tzolkin.bots.evaluate import ride, share
from antikythera.games.tzolkin.bots.weights import GLANCE, at
from antikythera.games.tzolkin.bots.worth import cards_of, corn_cost, corn_worth, earnings, temple_worth, worth_of
from antikythera.games.tzolkin.rules.actions import steps_back
from antikythera.games.tzolkin.rules.buildings import corn_price
from antikythera.games.tzolkin.rules.components import (
    BEGGAR_GETS,
    COST_SKULLS,
    KIND,
    LAST_SPACE,
    MARKET,
    WEALTH_FEEDS,
)
from antikythera.games.tzolkin.rules.effects import FOR_CORN
from antikythera.games.tzolkin.rules.palenque import corn_yield
from antikythera.games.tzolkin.rules.state import ACTION, ANY_GEAR, BUILD, FREE, HARVEST, KEEPING, RESEARCH, ROW, TURNS
from antikythera.games.tzolkin.rules.technology import research_cost
from antikythera.games.tzolkin.rules.turn import lowest_space, placing_price, wheel_corn
from antikythera.games.tzolkin.rules.words import (
    ACT,
    ACT_GEAR,
    ACT_NUMBER,
    ADVANCE_ONE,
    ADVANCE_TWO,
    ARCHITECTURE_NO,
    ARCHITECTURE_YES,
    BEG,
    BUILD_LINE,
    BURN,
    BUY,
    CLIMB_LINE,
    END,
    HARVEST_CORN_TILE,
    HARVEST_WOOD_TILE,
    KEEP,
    KEEP_FIRST,
    KEEP_SECOND,
    OFFER_LINE,
    PAY_LINE,
    PICK,
    PICK_GEAR,
    PICK_SPACE,
    PLACE,
    PLACE_START,
    RESEARCH_LINE,
    SAVE_LINE,
    SELL,
    SKIP,
    STOP,
    TAKE_LINE,
)
from antikythera.kernel import rule

START = at("start.space")
"""Where the weight of a worker on the Starting Player Space is."""


@rule
def prior(s, mask, weights, scratch, masks, out):
    """For every marked line, what it gains in points."""
    w = weights[GLANCE:]
    p = s.seat
    acts = 1 if s.depth > 0 or s.placed == 0 else 0
    cards = cards_of(s, p)
    m = worth_of(s, p, w, acts, cards)
    if s.depth > 0:
        _for_task(s, p, mask, w, m, cards, out)
    elif s.phase == TURNS:
        _for_turn(s, p, mask, w, m, cards, out)
    elif s.phase == KEEPING:
        _for_keeping(mask, w, m, out)
    else:
        out[ADVANCE_ONE], out[ADVANCE_TWO] = 0.5, 0.0


@rule
def _for_keeping(mask, w, m, out):
    for action in range(KEEP, KEEP + len(KEEP_FIRST)):
        if mask[action]:
            one, two = KEEP_FIRST[action - KEEP], KEEP_SECOND[action - KEEP]
            out[action] = tile_worth(one, WEALTH_FEEDS[one], w, m) + tile_worth(two, WEALTH_FEEDS[two], w, m)


@rule
def _anger(s, p, temple, w, m):
    """What a step down costs."""
    step = s.temple[p, temple]
    if step == 0:
        return 0.0
    now = temple_worth(s, p, temple, step, w, 1, m.blocks, m.skull)
    return now - temple_worth(s, p, temple, step - 1, w, 1, m.blocks, m.skull)


# Turns


@rule
def _for_turn(s, p, mask, w, m, cards, out):
    """Placing gains what a worker earns on a gear beyond one in hand, picking up what waiting would not."""
    built = offers(s, p, w, m, cards)
    actions = action_worths(s, p, w, m, built)
    late = late_worths(s, p, w, m, built, actions)
    for temple in range(3):
        if mask[BEG + temple]:
            out[BEG + temple] = corn_worth(m, BEGGAR_GETS - s.corn[p]) - _anger(s, p, temple, w, m)
    for gear in range(5):
        if mask[PLACE + gear]:
            space, rank = lowest_space(s, gear), 0
            for other in range(LAST_SPACE[gear] + 1):
                rank += s.gear[gear, other] == p + 1
            part = share(s, p, gear, rank, w)
            later = ride(s, p, gear, space, part, actions[gear], late[gear], w, m)[1]
            out[PLACE + gear] = later - earnings(w, m.turns - 1) - corn_cost(m, placing_price(s, space))
    if mask[PLACE_START]:
        out[PLACE_START] = w[START] + corn_worth(m, wheel_corn(s)) - corn_cost(m, placing_price(s, 0))
    for action in range(PICK, END):
        if mask[action]:
            gear, space = PICK_GEAR[action - PICK], PICK_SPACE[action - PICK]
            part = share(s, p, gear, 0, w)
            now, later = ride(s, p, gear, space, part, actions[gear], late[gear], w, m)
            out[action] = now - later
    out[END] = 0.0


# Tasks


@rule
def _for_task(s, p, mask, w, m, cards, out):
    task, a, b = s.stack[s.depth - 1, 0], s.stack[s.depth - 1, 1], s.stack[s.depth - 1, 2]
    out[SKIP], out[STOP] = 0.0, 0.0
    if task == ACTION:
        _for_action(s, p, mask, w, m, cards, a, b, out)
    elif task == HARVEST:
        out[HARVEST_CORN_TILE] = harvest_corn(s, p, a - 2, m)
        out[HARVEST_WOOD_TILE] = harvest_wood(s, p, a - 2, m)
        burnt = corn_worth(m, corn_yield(s, p, a - 2))
        for temple in range(3):
            out[BURN + temple] = burnt - _anger(s, p, temple, w, m)
    elif task == RESEARCH:
        for technology in range(4):
            cost = cheapest(s, p, research_cost(s, p, technology), m) if a != FREE else 0.0
            out[RESEARCH_LINE + technology] = m.levels[technology] - cost
    elif task == BUILD:
        _for_building(s, p, w, m, cards, a, out)
    else:
        _for_goods(m, out)


@rule
def _for_action(s, p, mask, w, m, cards, gear, space, out):
    built = offers(s, p, w, m, cards)
    actions = action_worths(s, p, w, m, built)
    for line in range(ACT, HARVEST_CORN_TILE):
        if mask[line]:
            acting, action = ACT_GEAR[line - ACT], ACT_NUMBER[line - ACT]
            back = 0 if gear == ANY_GEAR else steps_back(s, p, gear, space, action)
            out[line] = actions[acting][action - 1] - corn_cost(m, back)


@rule
def _for_building(s, p, w, m, cards, way, out):
    for slot in range(ROW):
        if s.row[slot]:
            card = s.row[slot] - 1
            cost = corn_cost(m, corn_price(s, p, card)) if way == FOR_CORN else price(card, m)
            out[BUILD_LINE + KIND[card]] = card_worth(s, p, card, w, m) - cost
        if s.monuments[slot]:
            card = s.monuments[slot] - 1
            cost = price(card, m) + COST_SKULLS[card] * m.skull
            out[BUILD_LINE + KIND[card]] = monument_points(s, p, card, cards, 1) - cost


@rule
def _for_goods(m, out):
    """Payments, gifts, trade, offerings, and steps."""
    best = max(m.steps)
    for block in range(3):
        worth = m.blocks[block]
        trade = worth - MARKET[block] * m.corn
        out[PAY_LINE + block] = -worth
        out[SAVE_LINE + block] = worth
        out[SELL + block] = -trade
        out[BUY + block] = trade
        out[TAKE_LINE + block] = worth
        out[OFFER_LINE + block] = best - worth
        out[CLIMB_LINE + block] = m.steps[block]
    out[ARCHITECTURE_YES], out[ARCHITECTURE_NO] = 0.5, 0.0
