"""Why a line of Tzolk'in is not legal. The rules are asked what can be done, so reasons always agree with them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from antikythera.explain.answers import Reason, Value
from antikythera.game import View
from antikythera.games.tzolkin.rules import actions, bank, buildings, technology, temples, turn
from antikythera.games.tzolkin.rules.components import (
    BEGGAR_MOST,
    BLOCKS,
    BUILDING_CARDS,
    CARDS,
    CHICHEN_ITZA,
    COST,
    COST_SKULLS,
    GEARS,
    MARKET,
    PALENQUE,
    TECHNOLOGIES,
    TEMPLES,
    TIKAL,
    TIKAL_CLIMB_BLOCKS,
    TOP_STEP,
    UXMAL_ACT_CORN,
    UXMAL_CLIMB_CORN,
    WEALTH,
)
from antikythera.games.tzolkin.rules.effects import FIRST_OF_TWO, FOR_CORN, SECOND_PLAIN
from antikythera.games.tzolkin.rules.state import ANY_GEAR, DUMMY, HAND
from antikythera.kernel import Plain, Rule, plain

Words = list[str]


def ask(rule: Rule, s: Any, *arguments: int) -> Any:
    """What a rule says about a position."""
    return plain(rule)(s, *arguments)


def because(kind: str, **values: Value) -> Reason:
    return Reason(f"tzolkin-why-{kind}", values)


def why_not(view: View, verb: str, words: Words) -> Reason:
    """Why a line is not legal, for the player who must choose now."""
    s, p = Plain(view.states), view.seat - 1
    decision = view.decision
    if verb in VERBS[decision]:
        return REASONS[decision](s, p, verb, words)
    if decision == "turn":
        return because(NOT_IN_A_TURN.get(verb, "needs-worker"))
    return because("decision", decision=decision)


VERBS = {
    "wealth": ("keep",),
    "turn": ("beg", "place", "pick", "end"),
    "action": ("act",),
    "harvest": ("harvest", "burn"),
    "technology": ("research", "stop"),
    "payment": ("pay",),
    "building": ("build", "stop"),
    "architecture": ("architecture",),
    "discount": ("save",),
    "temple": ("climb", "stop"),
    "market": ("sell", "buy"),
    "block": (),
    "offering": ("offer",),
    "calendar": (),
}
"""The lines that a decision is about, of which some may be impossible."""
NOT_IN_A_TURN = {"keep": "tiles-kept", "advance": "calendar"}


def _wealth(s: Any, p: int, _verb: str, words: Words) -> Reason:
    hand = {WEALTH[tile] for tile in s.wealth[HAND * p : HAND * p + HAND]}
    return because("not-dealt", wealth=next(tile for tile in words if tile not in hand))


# A turn


def _turn(s: Any, p: int, verb: str, words: Words) -> Reason:
    if verb == "end":
        return because("nothing-done")
    if verb == "beg":
        return _beg(s, p, words[0])
    if verb == "pick":
        return _pick(s, p, words[0], int(words[1]))
    return _place(s, p, words[0])


def _beg(s: Any, p: int, temple: str) -> Reason:
    if s.begged:
        return because("begged")
    if s.placed + s.picked:
        return because("beg-first")
    if s.corn[p] > BEGGAR_MOST:
        return because("beg-rich", corn=s.corn[p], most=BEGGAR_MOST)
    return because("cannot-sink", temple=temple)


def _pick(s: Any, p: int, gear: str, space: int) -> Reason:
    occupant = s.gear[GEARS.index(gear), space]
    if occupant == DUMMY:
        return because("dummy", gear=gear, space=space)
    if occupant == 0:
        return because("nobody-there", gear=gear, space=space)
    if occupant != p + 1:
        return because("other-worker", gear=gear, space=space, owner=occupant)
    return because("placed")


def _place(s: Any, p: int, where: str) -> Reason:
    if s.picked:
        return because("picked")
    if ask(turn.free_workers, s, p, ask(turn.on_gears, s, p)) == 0:
        return because("no-worker", workers=s.workers[p])
    if where == "start":
        if s.start_space:
            return because("start-taken", owner=s.start_space)
        return because("start-corn", needed=ask(turn.placing_price, s, 0), corn=s.corn[p])
    space = ask(turn.lowest_space, s, GEARS.index(where))
    if space == turn.CLOSED:
        return because("gear-full", gear=where)
    needed = ask(turn.placing_price, s, space)
    return because("place-corn", gear=where, space=space, needed=needed, corn=s.corn[p])


# An action


def _action(s: Any, p: int, _verb: str, words: Words) -> Reason:
    gear, action = GEARS.index(words[0]), int(words[1])
    start, space = s.stack[s.depth - 1, 1], s.stack[s.depth - 1, 2]
    if start == ANY_GEAR:
        return because("not-chichen") if gear == CHICHEN_ITZA else _impossible(s, p, gear, action, space)
    if gear != start:
        return because("other-gear", gear=GEARS[start], space=space)
    steps = ask(actions.steps_back, s, p, gear, space, action)
    if steps == actions.OUT_OF_REACH:
        return because("out-of-reach", gear=words[0], space=space, action=action)
    return _impossible(s, p, gear, action, steps)


def _impossible(s: Any, p: int, gear: int, action: int, corn: int) -> Reason:
    """Why an action cannot be done when that much corn must be paid to reach it."""
    if corn > s.corn[p]:
        return because("action-corn", gear=GEARS[gear], action=action, needed=corn, corn=s.corn[p])
    if gear == PALENQUE:
        return because("nothing-to-harvest", action=action)
    if gear == TIKAL:
        return _tikal(s, p, action)
    if gear == CHICHEN_ITZA:
        return because("skull-there" if s.itza[action] else "no-skull", action=action)
    return _uxmal(s, p, action, corn)


def _tikal(s: Any, p: int, action: int) -> Reason:
    if action in (2, 4):
        return because("nothing-to-build", action=action)
    needed = TIKAL_CLIMB_BLOCKS
    if action in (1, 3):
        needed = min(ask(technology.research_cost, s, p, which) for which in range(len(TECHNOLOGIES)))
    return because("action-blocks", gear=GEARS[TIKAL], action=action, needed=needed, blocks=ask(bank.all_blocks, s, p))


def _uxmal(s: Any, p: int, action: int, corn: int) -> Reason:
    if action == 4:
        return because("nothing-to-build-for-corn", corn=s.corn[p] - corn)
    needed = corn + (UXMAL_CLIMB_CORN if action == 1 else UXMAL_ACT_CORN)
    return because("action-corn", gear="uxmal", action=action, needed=needed, corn=s.corn[p])


def _harvest(s: Any, _p: int, verb: str, words: Words) -> Reason:
    action = s.stack[s.depth - 1, 1]
    if verb == "burn":
        if s.jungle[action - 2, 1]:
            return because("cannot-sink", temple=words[0])
        return because("nothing-to-burn", action=action)
    if words[0] == "wood":
        return because("no-wood-tile", action=action)
    return because("corn-covered", action=action)


# What an action asks


def _technology(s: Any, p: int, verb: str, words: Words) -> Reason:
    if verb == "stop":
        return because("must-research")
    needed = ask(technology.research_cost, s, p, TECHNOLOGIES.index(words[0]))
    return because("research-blocks", technology=words[0], needed=needed, blocks=ask(bank.all_blocks, s, p))


def _payment(s: Any, p: int, _verb: str, words: Words) -> Reason:
    block = BLOCKS.index(words[0])
    owed, first = s.stack[s.depth - 1, 1], s.stack[s.depth - 1, 2]
    if s.blocks[p, block] == 0:
        return because("no-block", block=words[0])
    if block < first:
        return because("pay-order", block=words[0], block2=BLOCKS[first])
    return because("pay-short", block=words[0], needed=owed)


def _building(s: Any, p: int, verb: str, words: Words) -> Reason:
    if verb == "stop":
        return because("must-build")
    kind, way = words[0], s.stack[s.depth - 1, 1]
    card = next((slot - 1 for slot in (*s.row, *s.monuments) if slot > 0 and CARDS[slot - 1] == kind), None)
    if card is None:
        return because("not-on-offer", card=kind)
    if card >= BUILDING_CARDS and way != FIRST_OF_TWO:
        return because("monument-elsewhere", card=kind)
    if way == FOR_CORN:
        return because("build-corn", card=kind, needed=ask(buildings.corn_price, s, p, card), corn=s.corn[p])
    return _too_few_blocks(s, p, card, way)


def _too_few_blocks(s: Any, p: int, card: int, way: int) -> Reason:
    """Name the first kind of block of which there are too few."""
    has_discount = card < BUILDING_CARDS and ask(buildings.has_discount, s, p, way)
    for block, name in enumerate(BLOCKS):
        needed, has = int(COST[card, block]), s.blocks[p, block]
        if needed > has and has_discount:
            missing = ask(buildings.missing_blocks, s, p, card)
            return because("build-blocks-saved", card=CARDS[card], block=name, needed=needed, has=has, missing=missing)
        if needed > has:
            kind = "build-blocks-plain" if way == SECOND_PLAIN else "build-blocks"
            return because(kind, card=CARDS[card], block=name, needed=needed, has=has)
    return because("build-skulls", card=CARDS[card], needed=int(COST_SKULLS[card]), has=s.skulls[p])


def _architecture(s: Any, p: int, _verb: str, _words: Words) -> Reason:
    card = s.stack[s.depth - 1, 1]
    return because("architecture-needed", card=CARDS[card], missing=ask(buildings.missing_blocks, s, p, card))


def _discount(s: Any, _p: int, _verb: str, words: Words) -> Reason:
    return because("save-not-in-cost", card=CARDS[s.stack[s.depth - 1, 1]], block=words[0])


def _temple(s: Any, p: int, verb: str, words: Words) -> Reason:
    if verb == "stop":
        return because("must-climb")
    temple = TEMPLES.index(words[0])
    if ask(temples.can_rise, s, p, temple):
        return because("other-temple", temple=words[0])
    if s.temple[p, temple] == TOP_STEP[temple]:
        return because("at-top", temple=words[0])
    owner = next(seat for seat in range(s.players) if s.temple[seat, temple] == TOP_STEP[temple]) + 1
    return because("top-taken", temple=words[0], owner=owner)


def _market(s: Any, p: int, verb: str, words: Words) -> Reason:
    block, progress = BLOCKS.index(words[0]), s.stack[s.depth - 1, 1]
    if block + (3 if verb == "buy" else 0) < progress:
        return because("market-order")
    if verb == "sell":
        return because("no-block", block=words[0])
    return because("buy-corn", block=words[0], needed=int(MARKET[block]), corn=s.corn[p])


def _offering(_s: Any, _p: int, _verb: str, words: Words) -> Reason:
    return because("no-block", block=words[0])


REASONS: dict[str, Callable[[Any, int, str, Words], Reason]] = {
    "wealth": _wealth,
    "turn": _turn,
    "action": _action,
    "harvest": _harvest,
    "technology": _technology,
    "payment": _payment,
    "building": _building,
    "architecture": _architecture,
    "discount": _discount,
    "temple": _temple,
    "market": _market,
    "offering": _offering,
}
