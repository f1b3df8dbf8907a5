"""Whether everything that a decision moved was moved by a rule.

:func:`audit` looks at a record before and after a decision. It is written from the rulebook and not from the rules:
it works out for itself what each player must have afterwards, from what was there before, what the line says and what
is printed on the components, and objects to any difference. So a mistake has to be made twice to go unnoticed.

A decision inside a turn is accounted for in three parts: what the line itself costs and brings; what it sets off, as a
printed list of effects (a *row*, see ``EFFECTS``), followed by what was left to do before; and how many of these are
carried out at once, since the first one that asks the player ends it.
"""

from __future__ import annotations

from itertools import accumulate
from typing import Any, Final

from antikythera.games.tzolkin.rules.components import (
    AGE1_CARDS,
    AGRICULTURE,
    AHEAD_LEVEL,
    ARCHITECTURE,
    ARCHITECTURE_BONUS,
    BEGGAR_GETS,
    BEGGAR_MOST,
    BLOCKS,
    BUILD_CORN,
    BUILD_POINTS,
    BUILDING_CARDS,
    CARDS,
    CHICHEN_ITZA,
    COLOUR,
    COLOURS,
    COST,
    COST_SKULLS,
    DATA,
    DISCOUNT_CORN,
    DISCOUNT_LEVEL,
    EXTRACTION,
    EXTRACTION_LEVEL,
    FEEDS,
    FISH_BONUS,
    FOOD,
    FOOD_DAYS,
    FREE_SPACE,
    GEARS,
    GIFT_SKULL,
    GIFTS,
    GOLD,
    HARVEST_BONUS,
    HARVEST_CORN,
    HARVEST_WITHOUT_TILE,
    HARVEST_WOOD,
    ITZA_BLOCK,
    ITZA_POINTS,
    ITZA_TEMPLE,
    KIND,
    LAST_SPACE,
    MARKET,
    MOST_WORKERS,
    OFFERING_LEVEL,
    PALENQUE,
    QUARTERS,
    RESEARCH_COST,
    SAVES,
    SKULL_LEVEL,
    START_STEP,
    STEP_POINTS,
    STONE,
    TECHNOLOGIES,
    TEETH,
    TEMPLE_BONUS,
    TEMPLES,
    THEOLOGY,
    TIKAL,
    TIKAL_CLIMB_BLOCKS,
    TOP_LEVEL,
    TOP_STEP,
    UNFED,
    UXMAL,
    UXMAL_ACT_CORN,
    UXMAL_BLOCK_CORN,
    UXMAL_CLIMB_CORN,
    WEALTH,
    WEALTH_FEEDS,
    WHEEL_TEETH,
    WOOD,
    YAXCHILAN,
    table,
)
from antikythera.games.tzolkin.rules.fault import FAULTS
from antikythera.games.tzolkin.rules.state import (
    ACTION,
    ADVANCE,
    ADVANCING,
    ANY_GEAR,
    ARCHITECTURE_USE,
    BUILD,
    CLIMB,
    DUMMY,
    FREE,
    GAIN_BLOCK,
    GAIN_CORN,
    GAIN_POINTS,
    GAIN_SKULL,
    GAIN_WORKER,
    HAND,
    HARVEST,
    KEEPING,
    LAST_ASKING,
    OFFER,
    OVER,
    PAID,
    PAID_OPTIONAL,
    PAY,
    RESEARCH,
    ROW,
    SAVE,
    SEATS,
    STEP_UP,
    TAKE,
    TRADE,
    TURNS,
)
from antikythera.games.tzolkin.rules.words import (
    ACT_GEAR,
    ACT_NUMBER,
    KEEP_FIRST,
    KEEP_SECOND,
    LINES,
    PICK_GEAR,
    PICK_SPACE,
)
from antikythera.kernel import rule

AUDIT_FAULTS: Final = (
    "a decision was made that the rules do not allow",
    "the stack of tasks grew deeper than any chain of actions can",
    "random numbers, decks or dealt wealth tiles changed after the deal",
    "wealth tiles were kept that were not chosen",
    "a decision changed what belongs to another player",
    "corn came or went without a rule",
    "blocks came or went without a rule",
    "crystal skulls came, went or moved without a rule",
    "points were scored or lost without a rule",
    "a worker joined or left a player without a rule",
    "a technology changed without a rule",
    "a temple marker moved without a rule",
    "a player board was turned over without a rule",
    "harvest tiles came or went without a rule",
    "a building or monument came, went or changed hands without a rule",
    "something moved on the gears without a rule",
    "the Starting Player Space was filled or emptied without a rule",
    "corn on the teeth of the wheel came or went without a rule",
    "the Starting Player Marker moved without a rule, or failed to move",
    "the calendar is not where it should be",
    "the turn did not go to the right player",
    "what was done this turn is counted wrongly",
    "what is left to do is not what the rules call for",
)

(
    NOT_ALLOWED, TOO_DEEP, DEAL, KEPT, OTHERS, CORN_MOVED, BLOCKS_MOVED, SKULLS_MOVED, POINTS_MOVED, WORKERS_MOVED,
    LEVELS_MOVED, TEMPLES_MOVED, BOARD_TURNED, TILES_MOVED, CARDS_MOVED, GEARS_MOVED, START_SPACE, TEETH_MOVED, MARKER,
    CALENDAR, WHOSE_TURN, COUNTERS, TASKS,
) = range(len(FAULTS), len(FAULTS) + len(AUDIT_FAULTS))  # fmt: skip

DEEPEST: Final = 8

# Lines, as a verb and the number of what it names.

_VERBS: Final = tuple(dict.fromkeys(line.split()[0] for line in LINES))
(
    BEGS, PLACES, PICKS, ENDS, SKIPS, STOPS, ACTS, HARVESTS, BURNS, RESEARCHES, PAYS, DISCOUNTS, SELLS, BUYS, TAKES,
    OFFERS, BUILDS, DECIDES, CLIMBS, ADVANCES, KEEPS,
) = range(21)  # fmt: skip
_EACH_VERB: Final = [_VERBS.index(line.split()[0]) for line in LINES]
VERB = table(_EACH_VERB)
THING = table([action - _EACH_VERB.index(verb) for action, verb in enumerate(_EACH_VERB)])
START: Final = len(GEARS)
CORN_TILE, WOOD_TILE = range(2)
YES: Final = 0
CHOICE: Final = 3

# Which verbs answer which decision; `stop` answers several.

_ANSWERS: Final = {
    KEEPS: KEEPING, BEGS: TURNS, PLACES: TURNS, PICKS: TURNS, ENDS: TURNS, ADVANCES: ADVANCING, ACTS: ACTION,
    SKIPS: ACTION, HARVESTS: HARVEST, BURNS: HARVEST, RESEARCHES: RESEARCH, PAYS: PAY, BUILDS: BUILD,
    DECIDES: ARCHITECTURE_USE, DISCOUNTS: SAVE, CLIMBS: CLIMB, SELLS: TRADE, BUYS: TRADE, TAKES: TAKE, OFFERS: OFFER,
}  # fmt: skip
ANSWERS = table([_ANSWERS.get(verb, -1) for verb in range(len(_VERBS))])

# Ways of building

TIKAL_TWO, TIKAL_FOUR, SECOND_WITH, SECOND_WITHOUT, WITH_CORN, MAY_BUILD = range(6)

# Rows: what lines, cards and wealth tiles set off, as tasks in the order in which they are to be done.

_Row = list[tuple[int, int, int]]


def _printed(what: dict[str, Any]) -> _Row:
    """The effects of a card or tile, in the order in which they are written."""
    row: _Row = []
    for name, value in what.items():
        if name == "climb":
            row += [(CLIMB, -1, 0) if t == "any" else (STEP_UP, TEMPLES.index(t), 0) for t in value]
        elif name == "research":
            row += [(RESEARCH, FREE, 0) if t == "any" else (ADVANCE, TECHNOLOGIES.index(t), 0) for t in value]
        elif name in BLOCKS:
            row.append((GAIN_BLOCK, BLOCKS.index(name), value))
        elif name in _SIMPLE:
            row.append(_SIMPLE[name](value))
    return row


_SIMPLE: Final[dict[str, Any]] = {
    "corn": lambda number: (GAIN_CORN, number, 0),
    "skull": lambda number: (GAIN_SKULL, number, 0),
    "points": lambda number: (GAIN_POINTS, number, 0),
    "worker": lambda number: (GAIN_WORKER, number, 0),
    "build": lambda _: (BUILD, MAY_BUILD, 0),
    "market": lambda _: (TRADE, 0, 0),
    "act": lambda corn: (ACTION, ANY_GEAR, corn),
}

_CARD_ROWS: Final = [
    _printed(what)
    for part in ("age1", "age2", "monuments")
    for what in DATA[part].values()
    for _ in range(what.get("copies", 1))
]


def _yaxchilan(action: int) -> _Row:
    return _printed({what: DATA["yaxchilan"][what][action] for what in ("corn", *BLOCKS, "skull")})


def _chichen_itza(action: int, offering: bool) -> _Row:
    row: _Row = [(GAIN_POINTS, int(ITZA_POINTS[action]) // QUARTERS, 0), (STEP_UP, int(ITZA_TEMPLE[action]), 0)]
    return row + [(TAKE, 0, 0)] * bool(ITZA_BLOCK[action]) + [(OFFER, 0, 0)] * offering


_ACT_ROWS: Final[list[_Row]] = [
    [(GAIN_CORN, DATA["palenque"]["fish"], 0)],
    *([(HARVEST, action, 0)] for action in range(2, 6)),
    *(_yaxchilan(action) for action in range(5)),
    [(RESEARCH, PAID, 0)],
    [(BUILD, TIKAL_TWO, 0)],
    [(RESEARCH, PAID, 0), (RESEARCH, PAID_OPTIONAL, 0)],
    [(BUILD, TIKAL_FOUR, 0)],
    [(CLIMB, -1, 1)],
    [(CLIMB, -1, 0)],
    [(TRADE, 0, 0)],
    [(GAIN_WORKER, 1, 0)],
    [(BUILD, WITH_CORN, 0)],
    [(ACTION, ANY_GEAR, 0)],
    *(_chichen_itza(action, offering) for offering in (False, True) for action in range(9)),
]

_GROUPS: Final[list[list[_Row]]] = [
    [[]],
    _CARD_ROWS,
    [_printed(tile) for tile in DATA["wealth"].values()],
    _ACT_ROWS,
    [[(ACTION, int(gear), int(space))] for gear, space in zip(PICK_GEAR, PICK_SPACE, strict=True)],
    [[(ADVANCE, technology, 0)] for technology in range(len(TECHNOLOGIES))],
    [[(TRADE, stage, 0)] for stage in range(2 * len(BLOCKS))],
    [[(CLIMB, temple, 0)] for temple in range(-1, len(TEMPLES))],
]
NOTHING, CARD_ROW, WEALTH_ROW, ACT_ROW, PICK_ROW, ADVANCE_ROW, TRADE_ROW, CLIMB_ROW = accumulate(
    map(len, _GROUPS[:-1]), initial=0
)
OFFERING_SHIFT: Final = 9
_ROWS: Final = [row for group in _GROUPS for row in group]
_LONGEST: Final = max(map(len, _ROWS))
LENGTH = table([len(row) for row in _ROWS])
EFFECTS = table([(row + [(0, 0, 0)] * _LONGEST)[:_LONGEST] for row in _ROWS])


def _total(row: _Row, task: int, a: int) -> int:
    """How much of something a row gives in all."""
    if task == GAIN_BLOCK:
        return sum(number for what, block, number in row if what == task and block == a)
    if task in (STEP_UP, ADVANCE):
        return sum(what == task and which == a for what, which, _ in row)
    return sum(number for what, number, _ in row if what == task)


GIVES_CORN = table([_total(row, GAIN_CORN, 0) for row in _ROWS])
GIVES_BLOCKS = table([[_total(row, GAIN_BLOCK, block) for block in range(3)] for row in _ROWS])
GIVES_SKULLS = table([_total(row, GAIN_SKULL, 0) for row in _ROWS])
GIVES_WORKERS = table([_total(row, GAIN_WORKER, 0) for row in _ROWS])
GIVES_LEVELS = table([[_total(row, ADVANCE, technology) for technology in range(4)] for row in _ROWS])
GIVES_STEPS = table([[_total(row, STEP_UP, temple) for temple in range(3)] for row in _ROWS])

# Monuments: points for each thing counted, or by their number. The last entry repeats.

_COUNTED: Final = (
    *COLOURS, "built", "monuments", "corn_tiles", "wood_tiles", "workers", "levels", "mastered", "best_temple",
    "temple_points", "placed_skulls",
)  # fmt: skip
BUILT, MONUMENTS, CORN_TILES, WOOD_TILES, WORKERS, LEVELS, MASTERED, BEST_TEMPLE, TEMPLE_POINTS, PLACED_SKULLS = range(
    len(COLOURS), len(_COUNTED)
)
COUNTS = table([_COUNTED.index(monument["counts"]) for monument in DATA["monuments"].values()])
EACH = table(
    [
        [monument.get("each", 0) or monument.get("each_by_players", {}).get(str(players), 0) for players in range(5)]
        for monument in DATA["monuments"].values()
    ]
)
BY_NUMBER = table([(m.get("table", [0]) + m.get("table", [0])[-1:] * 9)[:9] for m in DATA["monuments"].values()])


@rule
def audit(before, s, action):
    """The number of the first thing that an action moved without a rule, or 0."""
    if not 0 <= s.depth <= DEEPEST:
        return TOO_DEEP
    if _deal_differs(before, s):
        return DEAL
    p = before.seat + 0
    verb = VERB[action]
    thing = THING[action]
    if not _is_asked(before, verb):
        return NOT_ALLOWED
    if verb == KEEPS or verb == ADVANCES:
        days = thing + 1 if verb == ADVANCES else 0
        found = _board_fault(before, s, days)
        if found == 0 and verb == KEEPS:
            found = _keep_fault(before, s, p, KEEP_FIRST[thing], KEEP_SECOND[thing])
        elif found == 0:
            found = _advance_fault(before, s, p, days)
    elif verb == ENDS:
        found = _end_fault(before, s, p)
        if found == 0:
            found = _settlement_fault(before, s, p)
    elif not _is_allowed(before, p, verb, thing):
        found = NOT_ALLOWED
    else:
        found = _move_fault(before, s, p, verb, thing)
        if found == 0:
            found = _ledger_fault(before, s, p, verb, thing)
    return found


@rule
def _deal_differs(before, s):
    if s.rng != 0 or before.rng != 0 or s.players != before.players:
        return True
    for i in range(BUILDING_CARDS):
        if s.deck[i] != before.deck[i]:
            return True
    for i in range(len(WEALTH)):
        if s.wealth[i] != before.wealth[i]:
            return True
    return False


@rule
def _top(s, part):
    """The task on top of the stack (0) or its arguments (1, 2)."""
    return s.stack[s.depth - 1, part]


@rule
def _is_asked(before, verb):
    """Whether a line is an answer to what was asked."""
    asked = before.phase + 0
    if before.depth > 0:
        asked = _top(before, 0)
    if verb == STOPS:
        return asked == RESEARCH or asked == BUILD or asked == CLIMB or asked == TRADE or asked == OFFER
    return asked == ANSWERS[verb]


# What must not change


@rule
def _lasting_fault(before, s, p):
    """What only a player's own actions change, whatever happens at the end of a round."""
    if s.workers[p] != before.workers[p]:
        return WORKERS_MOVED
    for technology in range(4):
        if s.tech[p, technology] != before.tech[p, technology]:
            return LEVELS_MOVED
    for temple in range(3):
        if s.temple[p, temple] != before.temple[p, temple]:
            return TEMPLES_MOVED
    for kind in range(2):
        if s.harvested[p, kind] != before.harvested[p, kind]:
            return TILES_MOVED
        if s.kept[p, kind] != before.kept[p, kind]:
            return KEPT
    return 0


@rule
def _purse_fault(before, s, p):
    if s.corn[p] != before.corn[p]:
        return CORN_MOVED
    for block in range(3):
        if s.blocks[p, block] != before.blocks[p, block]:
            return BLOCKS_MOVED
    if s.skulls[p] != before.skulls[p]:
        return SKULLS_MOVED
    return POINTS_MOVED if s.points[p] != before.points[p] else 0


@rule
def _seat_differs(before, s, p):
    return s.light[p] != before.light[p] or _purse_fault(before, s, p) > 0 or _lasting_fault(before, s, p) > 0


@rule
def _jungle_differs(before, s):
    for group in range(4):
        if s.jungle[group, 0] != before.jungle[group, 0] or s.jungle[group, 1] != before.jungle[group, 1]:
            return True
    return False


@rule
def _itza_differs(before, s):
    for place in range(10):
        if s.itza[place] != before.itza[place]:
            return True
    return False


@rule
def _owners_or_monuments_differ(before, s):
    for card in range(len(CARDS)):
        if s.owner[card] != before.owner[card]:
            return True
    for slot in range(ROW):
        if s.monuments[slot] != before.monuments[slot]:
            return True
    return False


@rule
def _teeth_differ(before, s):
    for tooth in range(WHEEL_TEETH):
        if s.teeth[tooth] != before.teeth[tooth]:
            return True
    return False


@rule
def _gears_differ(before, s, days):
    """Whether the gears are other than they must be so many days later."""
    for gear in range(len(GEARS)):
        for space in range(13):
            if s.gear[gear, space] != _after(before, gear, space, days):
                return True
    return False


@rule
def _after(before, gear, space, days):
    """Who stands on a space some days later: dummies ride round the whole gear, players' workers fall off its end."""
    if space >= TEETH[gear]:
        return 0
    origin = (space - days) % TEETH[gear]
    occupant = before.gear[gear, origin] + 0
    if occupant != DUMMY and origin + days > LAST_SPACE[gear]:
        return 0
    return occupant


@rule
def _board_fault(before, s, days):
    """What nobody owns, when no turn is being taken: nothing moves but the gears, by so many days."""
    if _gears_differ(before, s, days):
        return GEARS_MOVED
    for slot in range(ROW):
        if s.row[slot] != before.row[slot] or s.drawn != before.drawn:
            return CARDS_MOVED
    if _owners_or_monuments_differ(before, s):
        return CARDS_MOVED
    if _jungle_differs(before, s):
        return TILES_MOVED
    if _teeth_differ(before, s):
        return TEETH_MOVED
    if _itza_differs(before, s):
        return SKULLS_MOVED
    if s.starter != before.starter:
        return MARKER
    if s.start_space != 0:
        return START_SPACE
    if s.food_days != before.food_days:
        return CALENDAR
    if s.begged or s.placed or s.picked:
        return COUNTERS
    return TASKS if s.depth != 0 else 0


# Wealth tiles


@rule
def _was_dealt(before, p, tile):
    for i in range(HAND):
        if before.wealth[HAND * p + i] == tile:
            return True
    return False


@rule
def _keep_fault(before, s, p, first, second):
    """When all have chosen, everyone gets what their tiles show, and the starting player begins."""
    if not (_was_dealt(before, p, first) and _was_dealt(before, p, second)):
        return NOT_ALLOWED
    revealed = p == before.players - 1
    bank = before.skull_bank + 0
    for q in range(SEATS):
        one = WEALTH_ROW + first if q == p else WEALTH_ROW + before.kept[q, 0] - 1
        other = WEALTH_ROW + second if q == p else WEALTH_ROW + before.kept[q, 1] - 1
        if s.kept[q, 0] != one - WEALTH_ROW + 1 or s.kept[q, 1] != other - WEALTH_ROW + 1:
            return KEPT
        if not revealed or q >= before.players:
            one = NOTHING
            other = NOTHING
        found = _share_fault(before, s, q, one, other)
        if found:
            return found
        bank -= GIVES_SKULLS[one] + GIVES_SKULLS[other]
    if s.skull_bank != bank:
        return SKULLS_MOVED
    if s.round != before.round or s.phase != (TURNS if revealed else KEEPING):
        return CALENDAR
    return 0 if s.seat == (before.starter if revealed else p + 1) and s.turns == 0 else WHOSE_TURN


@rule
def _share_fault(before, s, p, one, other):
    if s.corn[p] != before.corn[p] + GIVES_CORN[one] + GIVES_CORN[other]:
        return CORN_MOVED
    for block in range(3):
        if s.blocks[p, block] != before.blocks[p, block] + GIVES_BLOCKS[one, block] + GIVES_BLOCKS[other, block]:
            return BLOCKS_MOVED
    if s.skulls[p] != before.skulls[p] + GIVES_SKULLS[one] + GIVES_SKULLS[other]:
        return SKULLS_MOVED
    if s.workers[p] != before.workers[p] + GIVES_WORKERS[one] + GIVES_WORKERS[other]:
        return WORKERS_MOVED
    for technology in range(4):
        gained = GIVES_LEVELS[one, technology] + GIVES_LEVELS[other, technology]
        if s.tech[p, technology] != before.tech[p, technology] + gained:
            return LEVELS_MOVED
    for temple in range(3):
        gained = GIVES_STEPS[one, temple] + GIVES_STEPS[other, temple]
        if s.temple[p, temple] != before.temple[p, temple] + gained:
            return TEMPLES_MOVED
    if s.harvested[p, 0] != before.harvested[p, 0] or s.harvested[p, 1] != before.harvested[p, 1]:
        return TILES_MOVED
    if s.points[p] != before.points[p]:
        return POINTS_MOVED
    return BOARD_TURNED if s.light[p] != before.light[p] else 0


# Decisions inside a turn


@rule
def _move_fault(before, s, p, verb, thing):
    """What a decision inside a turn leaves alone, and the tiles, cards and workers that it moves."""
    for q in range(SEATS):
        if q != p and _seat_differs(before, s, q):
            return OTHERS
    if s.round != before.round or s.food_days != before.food_days or s.phase != before.phase:
        return CALENDAR
    if s.starter != before.starter:
        return MARKER
    if s.seat != before.seat or s.turns != before.turns:
        return WHOSE_TURN
    if _teeth_differ(before, s):
        return TEETH_MOVED
    found = _workers_out_fault(before, s, p, verb, thing)
    if found == 0:
        found = _harvest_fault(before, s, p, verb, thing)
    if found == 0:
        found = _cards_fault(before, s, p, _card(before, verb, thing) if verb == BUILDS else -1)
    return found


@rule
def _is_allowed(before, p, verb, thing):
    if verb == BEGS:
        idle = before.begged == 0 and before.placed == 0 and before.picked == 0
        return idle and before.corn[p] <= BEGGAR_MOST and before.temple[p, thing] > 0
    if verb == PLACES:
        return _can_place(before, p, thing)
    if verb == PICKS:
        return before.placed == 0 and before.gear[PICK_GEAR[thing], PICK_SPACE[thing]] == p + 1
    if verb == ACTS:
        return _can_act(before, p, ACT_GEAR[thing], ACT_NUMBER[thing])
    if verb == HARVESTS or verb == BURNS:
        return _can_harvest(before, p, verb, thing)
    if verb == RESEARCHES:
        return _all_blocks(before, p) >= _research_price(before, p, thing)
    if verb == PAYS:
        return _can_pay(before, p, thing)
    if verb == BUILDS or verb == DECIDES or verb == DISCOUNTS:
        return _can_build(before, p, verb, thing)
    if verb == CLIMBS:
        return thing != _top(before, 1) and _can_rise(before, p, thing)
    return _can_trade_or_stop(before, p, verb, thing)


@rule
def _can_trade_or_stop(before, p, verb, thing):
    if verb == SELLS:
        return _top(before, 1) <= thing and before.blocks[p, thing] > 0
    if verb == BUYS:
        return _top(before, 1) <= 3 + thing and before.corn[p] >= MARKET[thing]
    if verb == OFFERS:
        return before.blocks[p, thing] > 0
    if verb == STOPS and _top(before, 0) == RESEARCH:
        return _top(before, 1) == PAID_OPTIONAL
    if verb == STOPS and _top(before, 0) == BUILD:
        way = _top(before, 1)
        return way == SECOND_WITH or way == SECOND_WITHOUT or way == MAY_BUILD
    if verb == STOPS and _top(before, 0) == CLIMB:
        for temple in range(3):
            if temple != _top(before, 1) and _can_rise(before, p, temple):
                return False
    return True


# Placing and picking up


@rule
def _lowest_free(before, gear):
    """The lowest free space of a gear, 0 for the Starting Player Space, or -1 where there is none."""
    if gear == START:
        return 0 if before.start_space == 0 else -1
    for space in range(LAST_SPACE[gear] + 1):
        if before.gear[gear, space] == 0:
            return space
    return -1


@rule
def _cheapest_space(before):
    cheapest = 99
    for gear in range(START + 1):
        space = _lowest_free(before, gear)
        if 0 <= space < cheapest:
            cheapest = space
    return cheapest


@rule
def _on_gears(before, p):
    number = 0
    for gear in range(len(GEARS)):
        for space in range(LAST_SPACE[gear] + 1):
            number += before.gear[gear, space] == p + 1
    return number


@rule
def _can_place(before, p, gear):
    space = _lowest_free(before, gear)
    available = before.workers[p] - _on_gears(before, p) - (before.start_space == p + 1)
    if before.picked > 0 or available <= 0 or space < 0:
        return False
    return before.corn[p] >= space + before.placed or (_is_pitied(before, p) and space == _cheapest_space(before))


@rule
def _is_pitied(before, p):
    """Nothing to pick up, no space that can be paid, and no begging: one worker may be placed for all one's corn."""
    if before.placed > 0 or _on_gears(before, p) > 0 or before.corn[p] >= _cheapest_space(before):
        return False
    lowest = before.temple[p, 0] == 0 and before.temple[p, 1] == 0 and before.temple[p, 2] == 0
    return lowest or before.begged > 0 or before.corn[p] > BEGGAR_MOST


@rule
def _workers_out_fault(before, s, p, verb, thing):
    """One worker goes to a space or leaves one; all others stay, and the turn's counters follow."""
    gear = -1
    space = -1
    if verb == PLACES and thing != START:
        gear = thing
        space = _lowest_free(before, thing)
    if verb == PICKS:
        gear = PICK_GEAR[thing]
        space = PICK_SPACE[thing]
    for g in range(len(GEARS)):
        for i in range(13):
            expected = before.gear[g, i] + 0
            if g == gear and i == space:
                expected = 0 if verb == PICKS else p + 1
            if s.gear[g, i] != expected:
                return GEARS_MOVED
    if s.start_space != (p + 1 if verb == PLACES and thing == START else before.start_space):
        return START_SPACE
    if s.begged != before.begged + (verb == BEGS):
        return COUNTERS
    if s.placed != before.placed + (verb == PLACES) or s.picked != before.picked + (verb == PICKS):
        return COUNTERS
    return 0


# The actions of the gears


@rule
def _reach_price(before, p, gear, number):
    """Corn to come to an action from where the worker stood, or from an "any action" effect; -1 if out of reach."""
    at = _top(before, 1)
    space = _top(before, 2) + 0
    if at == ANY_GEAR:
        return -1 if gear == CHICHEN_ITZA else space
    if at != gear:
        return -1
    ahead = gear == CHICHEN_ITZA and before.tech[p, THEOLOGY] >= AHEAD_LEVEL
    if ahead and number == space + 1:
        return 0
    if space + ahead >= FREE_SPACE[gear]:
        return 0
    return space - number if number <= space else -1


@rule
def _own_price(gear, number):
    """Corn that an action itself costs."""
    if gear != UXMAL:
        return 0
    return UXMAL_CLIMB_CORN if number == 1 else UXMAL_ACT_CORN if number == 5 else 0


@rule
def _can_act(before, p, gear, number):
    price = _reach_price(before, p, gear, number)
    if price < 0 or before.corn[p] < price + _own_price(gear, number):
        return False
    if gear == CHICHEN_ITZA:
        return before.skulls[p] > 0 and before.itza[number] == 0
    if gear == PALENQUE and number >= 2:
        return before.jungle[number - 2, 0] > 0 or before.tech[p, AGRICULTURE] >= HARVEST_WITHOUT_TILE
    if gear == TIKAL and (number == 1 or number == 3):
        return _all_blocks(before, p) >= _cheapest_level(before, p)
    if gear == TIKAL and number == 5:
        return _all_blocks(before, p) >= TIKAL_CLIMB_BLOCKS
    return True


@rule
def _cheapest_level(before, p):
    cheapest = 99
    for technology in range(4):
        cheapest = min(cheapest, RESEARCH_COST[before.tech[p, technology]])
    return cheapest


@rule
def _mined_bonus(before, p, verb, thing, block):
    """One more of a block that Yaxchilan gives, from a level of extraction on."""
    if verb != ACTS or ACT_GEAR[thing] != YAXCHILAN or before.tech[p, EXTRACTION] < EXTRACTION_LEVEL[block]:
        return 0
    return 1 if GIVES_BLOCKS[ACT_ROW + thing, block] > 0 else 0


# The jungle


@rule
def _visible_corn(before):
    group = _top(before, 1) - 2
    return before.jungle[group, 0] - before.jungle[group, 1]


@rule
def _can_harvest(before, p, verb, thing):
    wood = before.jungle[_top(before, 1) - 2, 1]
    if verb == BURNS:
        return wood > 0 and before.temple[p, thing] > 0
    if thing == WOOD_TILE:
        return wood > 0
    return _visible_corn(before) > 0 or before.tech[p, AGRICULTURE] >= HARVEST_WITHOUT_TILE


@rule
def _harvest_fault(before, s, p, verb, thing):
    """Corn tiles and wood tiles that leave the jungle, and those that a player gains: a burned wood is nobody's."""
    corn = verb == BURNS or (verb == HARVESTS and thing == CORN_TILE and _visible_corn(before) > 0)
    cut = verb == HARVESTS and thing == WOOD_TILE
    for group in range(4):
        here = before.depth > 0 and _top(before, 0) == HARVEST and _top(before, 1) - 2 == group
        if s.jungle[group, 0] != before.jungle[group, 0] - (here and corn):
            return TILES_MOVED
        if s.jungle[group, 1] != before.jungle[group, 1] - (here and (cut or verb == BURNS)):
            return TILES_MOVED
    if s.harvested[p, 0] != before.harvested[p, 0] + corn or s.harvested[p, 1] != before.harvested[p, 1] + cut:
        return TILES_MOVED
    return KEPT if s.kept[p, 0] != before.kept[p, 0] or s.kept[p, 1] != before.kept[p, 1] else 0


@rule
def _harvested_corn(before, p, verb, thing):
    if verb == BURNS or (verb == HARVESTS and thing == CORN_TILE):
        return HARVEST_CORN[_top(before, 1) - 2] + HARVEST_BONUS[before.tech[p, AGRICULTURE]]
    return 0


@rule
def _harvested_wood(before, p, verb, thing):
    if verb == HARVESTS and thing == WOOD_TILE:
        return HARVEST_WOOD[_top(before, 1) - 2] + (before.tech[p, EXTRACTION] >= EXTRACTION_LEVEL[WOOD])
    return 0


# Payments of any blocks


@rule
def _all_blocks(before, p):
    return before.blocks[p, WOOD] + before.blocks[p, STONE] + before.blocks[p, GOLD]


@rule
def _research_price(before, p, technology):
    return 0 if _top(before, 1) == FREE else RESEARCH_COST[before.tech[p, technology]]


@rule
def _can_pay(before, p, kind):
    left = _top(before, 1)
    rest = 0
    for block in range(kind, 3):
        rest += before.blocks[p, block]
    return kind >= _top(before, 2) and before.blocks[p, kind] > 0 and rest >= left


@rule
def _only_way_to_pay(wood, stone, gold, left, first):
    """The kind that must be paid next, or -1 if there is a choice. Later payments may not go back to earlier kinds."""
    with_wood = first <= WOOD and wood > 0 and wood + stone + gold >= left
    with_stone = first <= STONE and stone > 0 and stone + gold >= left
    with_gold = gold > 0 and gold >= left
    if with_wood + with_stone + with_gold != 1:
        return -1
    return WOOD if with_wood else STONE if with_stone else GOLD


@rule
def _blocks_due(before, p, verb, thing):
    if verb == PAYS:
        return _top(before, 1) + 0
    if verb == RESEARCHES:
        return _research_price(before, p, thing)
    return TIKAL_CLIMB_BLOCKS if verb == ACTS and ACT_GEAR[thing] == TIKAL and ACT_NUMBER[thing] == 5 else 0


@rule
def _payment(before, p, verb, thing):
    """Wood, stone and gold that are paid now, the blocks that are left to pay, and the first kind that may be."""
    left = _blocks_due(before, p, verb, thing)
    wood = 0
    stone = 0
    gold = 0
    first = 0
    kind = thing if verb == PAYS else -1
    while left > 0:
        if kind < 0:
            kind = _only_way_to_pay(
                before.blocks[p, 0] - wood, before.blocks[p, 1] - stone, before.blocks[p, 2] - gold, left, first
            )
        if kind < 0:
            break
        wood += kind == WOOD
        stone += kind == STONE
        gold += kind == GOLD
        first = kind
        left -= 1
        kind = -1
    return wood, stone, gold, left, first


# Building


@rule
def _offered_card(before, kind):
    """The first card on offer of a kind, or -1."""
    for slot in range(ROW):
        if before.row[slot] > 0 and KIND[before.row[slot] - 1] == kind:
            return before.row[slot] - 1
    for slot in range(ROW):
        if before.monuments[slot] > 0 and KIND[before.monuments[slot] - 1] == kind:
            return before.monuments[slot] - 1
    return -1


@rule
def _card(before, verb, thing):
    """The card that a line is about, or -1."""
    if verb == BUILDS:
        return _offered_card(before, thing)
    return _top(before, 1) + 0 if verb == DECIDES or verb == DISCOUNTS else -1


@rule
def _way(before, verb):
    """How a card is built. Whether a discount is that of Tikal 4 or another makes no difference once it is chosen."""
    if verb == BUILDS:
        return _top(before, 1) + 0
    return TIKAL_FOUR if verb == DECIDES else TIKAL_TWO


@rule
def _level_used(before, p, verb, thing, card):
    """The level of architecture that applies: none to monuments, and to one building only of Tikal 4."""
    way = _way(before, verb)
    if card >= BUILDING_CARDS or way == SECOND_WITHOUT or (verb == DECIDES and thing != YES):
        return 0
    return before.tech[p, ARCHITECTURE] + 0


@rule
def _asks_for_use(before, p, verb, card):
    """The first building of Tikal 4: whoever has architecture says whether to use it."""
    first = verb == BUILDS and _way(before, verb) == TIKAL_FOUR and 0 <= card < BUILDING_CARDS
    return first and before.tech[p, ARCHITECTURE] > 0


@rule
def _can_pay_card(before, p, card, saved):
    for block in range(3):
        if before.blocks[p, block] < COST[card, block] - (block == saved):
            return False
    return before.skulls[p] >= COST_SKULLS[card]


@rule
def _can_save(before, p, card, block):
    return COST[card, block] > 0 and _can_pay_card(before, p, card, block)


@rule
def _saving(before, p, card):
    """The block that the discount saves: -1 if the card cannot be paid even so, CHOICE if there are several ways."""
    saved = -1
    for block in range(3):
        if _can_save(before, p, card, block):
            saved = block if saved == -1 else CHOICE
    return saved


@rule
def _corn_price(card, level):
    blocks = COST[card, 0] + COST[card, 1] + COST[card, 2]
    return max(0, UXMAL_BLOCK_CORN * blocks - (DISCOUNT_CORN if level >= DISCOUNT_LEVEL else 0))


@rule
def _can_build(before, p, verb, thing):
    card = _card(before, verb, thing)
    if card < 0 or (card >= BUILDING_CARDS and _way(before, verb) != TIKAL_FOUR):
        return False
    if verb == DISCOUNTS:
        return before.tech[p, ARCHITECTURE] >= DISCOUNT_LEVEL and _can_save(before, p, card, thing)
    if verb == DECIDES and before.tech[p, ARCHITECTURE] == 0:
        return False
    level = _level_used(before, p, verb, thing, card)
    if _way(before, verb) == WITH_CORN:
        return before.corn[p] >= _corn_price(card, level)
    if level >= DISCOUNT_LEVEL:
        return _saving(before, p, card) >= 0
    return _can_pay_card(before, p, card, -1)


@rule
def _cards_fault(before, s, p, built):
    """A card leaves its space when it is chosen, and only then; nothing is dealt before the end of the turn."""
    for card in range(len(CARDS)):
        if s.owner[card] != (p + 1 if card == built else before.owner[card]):
            return CARDS_MOVED
    for slot in range(ROW):
        if s.row[slot] != (0 if before.row[slot] == built + 1 else before.row[slot]):
            return CARDS_MOVED
        if s.monuments[slot] != (0 if before.monuments[slot] == built + 1 else before.monuments[slot]):
            return CARDS_MOVED
    return CARDS_MOVED if s.drawn != before.drawn else 0


# What a line sets off


@rule
def _row(before, p, verb, thing):
    """The row of effects that a line sets off, but for buildings."""
    if verb == ACTS:
        offering = ACT_GEAR[thing] == CHICHEN_ITZA and before.tech[p, THEOLOGY] >= OFFERING_LEVEL
        return ACT_ROW + thing + (OFFERING_SHIFT if offering else 0)
    if verb == PICKS:
        return PICK_ROW + thing
    if verb == RESEARCHES:
        return ADVANCE_ROW + thing
    if verb == SELLS:
        return TRADE_ROW + thing
    if verb == BUYS:
        return TRADE_ROW + 3 + thing
    if verb == OFFERS:
        return CLIMB_ROW
    if verb == CLIMBS and _top(before, 2) > 0:
        return CLIMB_ROW + 1 + thing
    if verb == STOPS and _top(before, 0) == CLIMB and _top(before, 2) > 0:
        return CLIMB_ROW  # Tikal 5 asks twice, even if there is nothing to climb
    return NOTHING


@rule
def _scheduled(before, row, second, i, part):
    """What is to be done after ``i`` other tasks: the row, then a second building, then what was left to do before."""
    if i < LENGTH[row]:
        return EFFECTS[row, i, part]
    i -= LENGTH[row]
    if second > 0:
        if i == 0:
            return BUILD if part == 0 else second if part == 1 else 0
        i -= 1
    at = before.depth - 2 - i
    return before.stack[at, part] + 0 if at >= 0 else 0


@rule
def _times(before, row, second, done, task, a):
    """How often a task with this argument is among the first ``done``."""
    total = 0
    for i in range(done):
        total += _scheduled(before, row, second, i, 0) == task and _scheduled(before, row, second, i, 1) == a
    return total


@rule
def _set_off(before, p, verb, thing, card, left):
    """What a line sets off: a question that comes before all else, a row, a second building, and a block saved."""
    if _asks_for_use(before, p, verb, card):
        return ARCHITECTURE_USE, NOTHING, 0, -1
    if card < 0:
        return PAY if left > 0 else 0, _row(before, p, verb, thing), 0, -1
    level = _level_used(before, p, verb, thing, card)
    way = _way(before, verb)
    second = 0
    if way == TIKAL_FOUR and card < BUILDING_CARDS:
        second = SECOND_WITHOUT if level > 0 else SECOND_WITH
    saved = thing if verb == DISCOUNTS else -1
    if saved < 0 and level >= DISCOUNT_LEVEL and way != WITH_CORN:
        saved = _saving(before, p, card)
    if saved == CHOICE:
        return SAVE, NOTHING, second, -1
    return 0, CARD_ROW + card, second, saved


@rule
def _ledger_fault(before, s, p, verb, thing):
    """What the acting player must have, and what must be left to do."""
    card = _card(before, verb, thing)
    wood, stone, gold, left, first = _payment(before, p, verb, thing)
    asked, row, second, saved = _set_off(before, p, verb, thing, card, left)
    built = card if asked == 0 else -1
    corn = _corn_of_line(before, p, verb, thing)
    points = 0
    workers = 0
    skulls = 0
    if built >= 0:
        level = _level_used(before, p, verb, thing, card)
        corn += BUILD_CORN[level] - (_corn_price(built, level) if _way(before, verb) == WITH_CORN else 0)
        points += BUILD_POINTS[level]

    # What is done at once: all up to the first task that asks, or that earns a bonus which does.
    done = 0
    bonus = -1
    while asked == 0 and _scheduled(before, row, second, done, 0) > LAST_ASKING and not 0 <= bonus <= EXTRACTION:
        task = _scheduled(before, row, second, done, 0)
        number = _scheduled(before, row, second, done, 1)
        if task == GAIN_CORN:
            corn += number
        elif task == GAIN_POINTS:
            points += QUARTERS * number
        elif task == GAIN_WORKER:
            workers += number
        elif task == GAIN_SKULL:
            skulls += number
        elif task == GAIN_BLOCK:
            blocks = _scheduled(before, row, second, done, 2)
            wood -= blocks if number == WOOD else 0
            stone -= blocks if number == STONE else 0
            gold -= blocks if number == GOLD else 0
        elif task == ADVANCE and before.tech[p, number] == TOP_LEVEL:
            bonus = number
        done += 1

    if s.corn[p] != before.corn[p] + corn:
        return CORN_MOVED
    if s.points[p] != before.points[p] + points + (ARCHITECTURE_BONUS if bonus == ARCHITECTURE else 0):
        return POINTS_MOVED
    if s.workers[p] != min(before.workers[p] + workers, MOST_WORKERS):
        return WORKERS_MOVED
    found = _blocks_fault(before, s, p, verb, thing, built, saved, wood, stone, gold)
    if found == 0:
        found = _skulls_fault(before, s, p, verb, thing, built, skulls + (bonus == THEOLOGY))
    if found == 0:
        found = _standing_fault(before, s, p, verb, thing, row, second, done)
    if found == 0:
        found = _tasks_fault(before, s, asked, left if asked == PAY else card, first, row, second, done, bonus)
    return found


@rule
def _corn_of_line(before, p, verb, thing):
    """Corn that a line itself costs (negative) or brings, but for buildings."""
    if verb == BEGS:
        return BEGGAR_GETS - before.corn[p]
    if verb == PLACES:  # whoever cannot pay in full has been let in out of pity, for all they have
        return -min(_lowest_free(before, thing) + before.placed, before.corn[p])
    if verb == SELLS:
        return MARKET[thing]
    if verb == BUYS:
        return -MARKET[thing]
    if verb == ACTS:
        gear = ACT_GEAR[thing]
        number = ACT_NUMBER[thing]
        fish = FISH_BONUS[before.tech[p, AGRICULTURE]] if gear == PALENQUE and number == 1 else 0
        return fish - _reach_price(before, p, gear, number) - _own_price(gear, number)
    return _harvested_corn(before, p, verb, thing)


@rule
def _blocks_fault(before, s, p, verb, thing, built, saved, wood, stone, gold):
    """Blocks, given those that are paid as one likes, less those that are gained from a row."""
    with_corn = built >= 0 and _way(before, verb) == WITH_CORN
    for block in range(3):
        change = _mined_bonus(before, p, verb, thing, block)
        change -= wood if block == WOOD else stone if block == STONE else gold
        if built >= 0 and not with_corn:
            change -= COST[built, block] - (block == saved)
        if thing == block:
            change += (verb == BUYS) + (verb == TAKES) - (verb == SELLS) - (verb == OFFERS)
        if block == WOOD:
            change += _harvested_wood(before, p, verb, thing)
        if s.blocks[p, block] != before.blocks[p, block] + change:
            return BLOCKS_MOVED
    return 0


@rule
def _skulls_fault(before, s, p, verb, thing, built, due):
    """Skulls paid go back to the bank, those left at Chichen Itza stay there, and the bank gives what it has."""
    left_there = verb == ACTS and ACT_GEAR[thing] == CHICHEN_ITZA
    paid = COST_SKULLS[built] if built >= 0 else 0
    if verb == ACTS and ACT_GEAR[thing] == YAXCHILAN and before.tech[p, THEOLOGY] >= SKULL_LEVEL:
        due += GIVES_SKULLS[ACT_ROW + thing] > 0
    gained = min(due, before.skull_bank + paid)
    if s.skulls[p] != before.skulls[p] - left_there - paid + gained:
        return SKULLS_MOVED
    if s.skull_bank != before.skull_bank + paid - gained:
        return SKULLS_MOVED
    for place in range(10):
        if s.itza[place] != before.itza[place] + (left_there and place == ACT_NUMBER[thing]):
            return SKULLS_MOVED
    return 0


# Technologies and temples


@rule
def _highest_step(before, p, temple):
    """How high a player can come: the top step is for one alone."""
    for q in range(before.players):
        if q != p and before.temple[q, temple] == TOP_STEP[temple]:
            return TOP_STEP[temple] - 1
    return TOP_STEP[temple]


@rule
def _can_rise(before, p, temple):
    return before.temple[p, temple] < _highest_step(before, p, temple)


@rule
def _standing_fault(before, s, p, verb, thing, row, second, done):
    for technology in range(4):
        level = before.tech[p, technology] + _times(before, row, second, done, ADVANCE, technology)
        if s.tech[p, technology] != min(level, TOP_LEVEL):
            return LEVELS_MOVED
    light = before.light[p] + 0
    for temple in range(3):
        step = before.temple[p, temple] - (thing == temple and (verb == BEGS or verb == BURNS))
        up = _times(before, row, second, done, STEP_UP, temple) + (thing == temple and verb == CLIMBS)
        reached = min(step + up, _highest_step(before, p, temple))
        if s.temple[p, temple] != reached:
            return TEMPLES_MOVED
        if step < reached == TOP_STEP[temple]:
            light = 1
    return BOARD_TURNED if s.light[p] != light else 0


@rule
def _task_is(s, at, task, a, b):
    return at >= 0 and s.stack[at, 0] == task and s.stack[at, 1] == a and s.stack[at, 2] == b


@rule
def _tasks_fault(before, s, asked, a, b, row, second, done, bonus):
    """The stack, from the top: a question or a bonus that this line raised, then all that is not yet done."""
    at = s.depth - 1
    if asked > 0:
        if not _task_is(s, at, asked, a, b if asked == PAY else 0):
            return TASKS
        at -= 1
    if bonus == AGRICULTURE:
        if not _task_is(s, at, CLIMB, -1, 0):
            return TASKS
        at -= 1
    if bonus == EXTRACTION:
        if not (_task_is(s, at, TAKE, 0, 0) and _task_is(s, at - 1, TAKE, 0, 0)):
            return TASKS
        at -= 2
    i = done
    while _scheduled(before, row, second, i, 0) > 0:
        task = _scheduled(before, row, second, i, 0)
        if not _task_is(s, at, task, _scheduled(before, row, second, i, 1), _scheduled(before, row, second, i, 2)):
            return TASKS
        at -= 1
        i += 1
    return TASKS if at >= 0 else 0


# The end of a turn


@rule
def _is_food_day(before):
    """Whether this turn ends a Food Day. One that was leapt over is kept by the round after it."""
    last_turn = before.turns + 1 == before.players
    return last_turn and before.food_days < 4 and before.round >= FOOD_DAYS[before.food_days]


@rule
def _offer_fault(before, s):
    """Blank spaces are filled from the deck of the age; the second Food Day lays out six buildings of the next."""
    if _is_food_day(before) and before.food_days == 1:
        for slot in range(ROW):
            if s.row[slot] != before.deck[AGE1_CARDS + slot] + 1:
                return True
        return s.drawn != AGE1_CARDS + ROW
    drawn = before.drawn + 0
    last = AGE1_CARDS if before.food_days < 2 else BUILDING_CARDS
    for slot in range(ROW):
        expected = before.row[slot] + 0
        if expected == 0 and drawn < last:
            expected = before.deck[drawn] + 1
            drawn += 1
        if s.row[slot] != expected:
            return True
    return s.drawn != drawn


@rule
def _wheel_corn(before, p):
    """The corn on the wheel, for whoever placed a worker on the Starting Player Space in the turn that ends."""
    total = 0
    if before.start_space == p + 1:
        for tooth in range(WHEEL_TEETH):
            total += before.teeth[tooth]
    return total


@rule
def _teeth_fault(before, s, p, tooth_filled):
    for tooth in range(WHEEL_TEETH):
        corn = 0 if before.start_space == p + 1 else before.teeth[tooth] + 0
        if s.teeth[tooth] != corn + (tooth == tooth_filled):
            return True
    return False


@rule
def _may_leap(before, p):
    """Two days: light side up, and nobody's worker pushed off who would have stayed on for one day."""
    if before.light[p] == 0:
        return False
    for gear in range(len(GEARS)):
        occupant = before.gear[gear, LAST_SPACE[gear] - 1]
        if occupant != 0 and occupant != DUMMY:
            return False
    return True


@rule
def _next_starter(before):
    """The marker goes to whoever used the Starting Player Space, or on to the left of who has it already."""
    holder = before.start_space - 1
    if holder < 0:
        return before.starter + 0
    return (holder + 1) % before.players if holder == before.starter else holder


@rule
def _end_fault(before, s, p):
    """What belongs to nobody, and whose turn it is: one turn later, or with the last turn one day later."""
    over = before.turns + 1 == before.players
    final = _is_food_day(before) and before.food_days == 3
    holder = before.start_space - 1
    asks = over and not final and holder >= 0 and _may_leap(before, holder)
    turned = over and not asks  # so it is after the last round too, when marker and wheel no longer matter
    if before.placed + before.picked == 0:
        return NOT_ALLOWED
    if s.begged or s.placed or s.picked:
        return COUNTERS
    if s.depth != 0:
        return TASKS
    if s.start_space != (0 if over else before.start_space):
        return START_SPACE
    if s.starter != (_next_starter(before) if over and not final else before.starter):
        return MARKER
    if s.food_days != before.food_days + _is_food_day(before):
        return CALENDAR
    if s.phase != (OVER if final else ADVANCING if asks else TURNS):
        return CALENDAR
    if s.round != before.round + (turned and not final):
        return CALENDAR
    if s.turns != (0 if turned and not final else before.turns + 1):
        return WHOSE_TURN
    if s.seat != (holder if asks else s.starter if over else (p + 1) % before.players):
        return WHOSE_TURN
    if _gears_differ(before, s, 1 if turned else 0):
        return GEARS_MOVED
    fills = turned and holder < 0 and not final
    return TEETH_MOVED if _teeth_fault(before, s, p, (before.round - 1) % WHEEL_TEETH if fills else -1) else 0


@rule
def _settlement_fault(before, s, p):
    """What everyone has after a turn; after a round also with its Food Day, and at last with the final scoring."""
    food_day = _is_food_day(before)
    gives_skulls = _gives_skulls(before)
    bank = before.skull_bank + 0
    for q in range(SEATS):
        corn = before.corn[q] + (_wheel_corn(before, p) if q == p else 0)
        points = before.points[q] + 0
        if food_day and q < before.players:
            fed = _fed(before, q, corn)
            corn -= fed * _food_price(before, q)
            points += UNFED * (_hungry(before, q) - fed)
            if before.food_days % 2 == 1:
                points += _devotion(before, q, before.food_days // 2)
            if before.food_days == 3:
                points += _final_points(before, q, corn)
        if s.corn[q] != corn:
            return CORN_MOVED
        if s.points[q] != points:
            return POINTS_MOVED
        for block in range(3):
            if s.blocks[q, block] != before.blocks[q, block] + _gifts(before, q, block):
                return BLOCKS_MOVED
        skulls = _gifts(before, q, GIFT_SKULL) if gives_skulls else 0
        bank -= skulls
        if s.skulls[q] != before.skulls[q] + skulls:
            return SKULLS_MOVED
        found = _lasting_fault(before, s, q)
        if found:
            return found
        if s.light[q] != before.light[q]:
            return BOARD_TURNED
    if s.skull_bank != bank or _itza_differs(before, s):
        return SKULLS_MOVED
    if _jungle_differs(before, s):
        return TILES_MOVED
    return CARDS_MOVED if _owners_or_monuments_differ(before, s) or _offer_fault(before, s) else 0


# Food Days


@rule
def _food_price(before, p):
    """Corn for one worker, less by the farms that make all of them frugal."""
    price = FOOD
    for card in range(len(CARDS)):
        if before.owner[card] == p + 1:
            price -= SAVES[card]
    return max(price, 0)


@rule
def _hungry(before, p):
    """Workers that are not fed by a farm."""
    number = before.workers[p] + 0
    for card in range(len(CARDS)):
        if before.owner[card] == p + 1:
            number -= FEEDS[card]
    for i in range(2):
        number -= WEALTH_FEEDS[before.kept[p, i] - 1]
    return max(number, 0)


@rule
def _fed(before, p, corn):
    """As many as there is corn for; none is fed by half."""
    price = _food_price(before, p)
    hungry = _hungry(before, p)
    return hungry if price == 0 else min(hungry, corn // price)


@rule
def _gifts(before, p, gift):
    """How many of a gift the temples give in the middle of an age, for one's step and all below it."""
    number = 0
    if p < before.players and _is_food_day(before) and before.food_days % 2 == 0:
        for temple in range(3):
            for step in range(before.temple[p, temple] + 1):
                number += GIFTS[temple, step] == gift
    return number


@rule
def _gives_skulls(before):
    """The bank gives all the skulls that are due, or none."""
    due = 0
    for p in range(SEATS):
        due += _gifts(before, p, GIFT_SKULL)
    return due <= before.skull_bank


@rule
def _devotion(before, p, age):
    """Points of the temples at the end of an age: those of the step, and the bonus of the highest, halved by a tie."""
    points = 0
    for temple in range(3):
        step = before.temple[p, temple]
        points += STEP_POINTS[temple, step]
        higher = 0
        equal = 0
        for q in range(before.players):
            higher += before.temple[q, temple] > step
            equal += before.temple[q, temple] == step
        if higher == 0:
            points += TEMPLE_BONUS[temple, age] if equal == 1 else TEMPLE_BONUS[temple, age] // 2
    return points


# Final scoring


@rule
def _final_points(before, p, corn):
    """Quarter points: one for each corn that all is worth, three points for each skull, and the monuments."""
    points = corn + QUARTERS * 3 * before.skulls[p]
    for block in range(3):
        points += MARKET[block] * before.blocks[p, block]
    for card in range(BUILDING_CARDS, len(CARDS)):
        if before.owner[card] == p + 1:
            points += _monument_points(before, p, card - BUILDING_CARDS)
    return points


@rule
def _monument_points(before, p, monument):
    counted = COUNTS[monument]
    if counted == TEMPLE_POINTS:
        points = 0
        for temple in range(3):
            points += STEP_POINTS[temple, before.temple[p, temple]]
        return points
    number = _counted(before, p, counted)
    if counted == WORKERS or counted == MASTERED:
        return QUARTERS * BY_NUMBER[monument, number]
    return QUARTERS * EACH[monument, before.players] * number


@rule
def _counted(before, p, counted):
    """How many there are of what a monument counts."""
    number = 0
    if counted <= MONUMENTS:
        for card in range(len(CARDS)):
            own = before.owner[card] == p + 1
            if counted == MONUMENTS:
                number += card >= BUILDING_CARDS and before.owner[card] > 0
            else:
                number += own and (counted == BUILT or COLOUR[card] == counted)
    elif counted == CORN_TILES or counted == WOOD_TILES:
        number += before.harvested[p, counted - CORN_TILES]
    elif counted == WORKERS:
        number += before.workers[p]
    elif counted == PLACED_SKULLS:
        for place in range(10):
            number += before.itza[place]
    elif counted == BEST_TEMPLE:
        for temple in range(3):
            number = max(number, before.temple[p, temple] - START_STEP)
    else:
        for technology in range(4):
            level = before.tech[p, technology]
            number += level if counted == LEVELS else level == TOP_LEVEL
    return number


# The choice of one day or two


@rule
def _advance_fault(before, s, p, days):
    if days == 2 and not _may_leap(before, p):
        return NOT_ALLOWED
    for q in range(SEATS):
        found = _purse_fault(before, s, q)
        if found == 0:
            found = _lasting_fault(before, s, q)
        if found == 0 and s.light[q] != (0 if q == p and days == 2 else before.light[q]):
            found = BOARD_TURNED
        if found:
            return found
    if s.skull_bank != before.skull_bank:
        return SKULLS_MOVED
    if s.round != before.round + days or s.phase != TURNS:
        return CALENDAR
    return 0 if s.seat == before.starter and s.turns == 0 else WHOSE_TURN
