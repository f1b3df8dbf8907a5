"""What makes a record impossible.

:func:`fault` checks records that come from outside, and the record after every decision of a fuzzed game.
It may be given any bytes, so nothing is used as an index before its range is known.
"""

from __future__ import annotations

from typing import Final

from antikythera.games.tzolkin.rules.components import (
    AGE1_CARDS,
    BUILDING_CARDS,
    CARDS,
    DUMMIES,
    FIELDS,
    FOOD_DAYS,
    GEARS,
    HARVEST_WOOD,
    LAST_SPACE,
    MARKET,
    MONUMENTS_DEALT,
    MOST_WORKERS,
    ROUNDS,
    SKULLS,
    START_WORKERS,
    TEETH,
    TOP_LEVEL,
    TOP_STEP,
    WEALTH,
    WHEEL_TEETH,
)
from antikythera.games.tzolkin.rules.state import (
    ACTION,
    ADVANCE,
    ADVANCING,
    ANY_GEAR,
    ARCHITECTURE_USE,
    BUILD,
    CLIMB,
    DEEPEST,
    DUMMY,
    GAIN_BLOCK,
    HAND,
    HARVEST,
    KEEPING,
    LAST_ASKING,
    OVER,
    PAY,
    RESEARCH,
    ROW,
    SAVE,
    SEATS,
    STEP_UP,
    TRADE,
    TURNS,
)
from antikythera.kernel import rule

MOST_GOODS: Final = 8191
MOST_POINTS: Final = 16383
"""Of goods, in corn's worth, and of quarter points: more than a game can give, and half of what the record can hold,
so that a position that is accepted can be played to its end."""
MOST_GIVEN: Final = 9
"""Nothing printed on a tile gives more than that of anything."""

_TEXTS: Final = {
    "none": "nothing is wrong",
    "players": "the number of players is not 2, 3 or 4",
    "turn order": "the phase, the seat to choose or the starting player is out of range",
    "calendar": "the round and the Food Days that are over do not fit together",
    "turns taken": "the turns taken do not fit the phase and the seat to choose",
    "turn": "what was done this turn is not possible: workers are placed or picked up, not both",
    "start space": "the Starting Player Space holds a worker of a seat that has not yet had its turn in this round",
    "negative": "a player has a negative amount of corn or blocks, or more goods or points than a game can give",
    "skull count": "there are not thirteen crystal skulls in all",
    "worker count": "a player has too few or too many workers",
    "gear content": "a gear carries something that cannot be there",
    "too many out": "there are more workers on the board than their owner has",
    "dummy count": "there are more dummy workers than this number of players calls for",
    "level": "a technology is below its start or above its last level",
    "step": "a temple marker is below the lowest or above the top step",
    "shared top": "two players are on the top step of one temple",
    "side": "a player board is neither light nor dark side up",
    "tiles": "there are more harvest tiles than were laid out, or wood tiles with no corn tile below",
    "deck": "the decks do not hold each building of each age once",
    "row cards": "the row shows a building twice, or one that is not to be had",
    "owner": "a building or monument is owned by nobody at the table",
    "lost card": "a building is owned that was never dealt, or dealt and then lost",
    "monument row": "the monuments on offer are not monuments, or are owned already, or too many",
    "tooth": "a tooth of the wheel carries more than one corn, or some before its day",
    "wealth tiles": "the wealth tiles are not all there, once each",
    "kept": "a player keeps wealth tiles that were not dealt to them",
    "depth": "the stack of tasks is too deep, or open outside a turn",
    "task": "a task on the stack is unknown or has impossible arguments",
    "empty seat": "a seat that nobody sits at has something",
    "days": "two days at once are asked for, but not allowed",
}
FAULTS: Final = tuple(_TEXTS.values())

_NUMBER: Final = {name: number for number, name in enumerate(_TEXTS)}

PLAYERS = _NUMBER["players"]
TURN_ORDER = _NUMBER["turn order"]
CALENDAR = _NUMBER["calendar"]
TURNS_TAKEN = _NUMBER["turns taken"]
TURN = _NUMBER["turn"]
START_SPACE = _NUMBER["start space"]
NEGATIVE = _NUMBER["negative"]
SKULL_COUNT = _NUMBER["skull count"]
WORKER_COUNT = _NUMBER["worker count"]
GEAR_CONTENT = _NUMBER["gear content"]
TOO_MANY_OUT = _NUMBER["too many out"]
DUMMY_COUNT = _NUMBER["dummy count"]
LEVEL = _NUMBER["level"]
STEP = _NUMBER["step"]
SHARED_TOP = _NUMBER["shared top"]
SIDE = _NUMBER["side"]
TILES = _NUMBER["tiles"]
DECK = _NUMBER["deck"]
ROW_CARDS = _NUMBER["row cards"]
OWNER = _NUMBER["owner"]
LOST_CARD = _NUMBER["lost card"]
MONUMENT_ROW = _NUMBER["monument row"]
TOOTH = _NUMBER["tooth"]
WEALTH_TILES = _NUMBER["wealth tiles"]
KEPT = _NUMBER["kept"]
DEPTH = _NUMBER["depth"]
TASK = _NUMBER["task"]
EMPTY_SEAT = _NUMBER["empty seat"]
DAYS = _NUMBER["days"]


@rule
def fault(s):
    """The number of the first fault, or 0."""
    if not 2 <= s.players <= SEATS:
        return PLAYERS
    found = _turn_fault(s)
    if found == 0:
        found = _player_fault(s)
    if found == 0:
        found = _gear_fault(s)
    if found == 0:
        found = _card_fault(s)
    if found == 0:
        found = _wealth_fault(s)
    if found == 0:
        found = _stack_fault(s)
    return found


@rule
def _turn_fault(s):
    if not (KEEPING <= s.phase <= OVER and 0 <= s.seat < s.players and 0 <= s.starter < s.players):
        return TURN_ORDER
    if not _calendar_fits(s):
        return CALENDAR
    if not _turns_fit(s):
        return TURNS_TAKEN
    if not (0 <= s.begged <= 1 and 0 <= s.placed <= MOST_WORKERS and 0 <= s.picked <= MOST_WORKERS):
        return TURN
    if (s.placed and s.picked) or (s.phase != TURNS and s.begged + s.placed + s.picked > 0):
        return TURN
    if not 0 <= s.start_space <= s.players or (s.phase != TURNS and s.start_space):
        return TURN
    if s.start_space and not _could_take_start(s, s.start_space - 1):
        return START_SPACE
    for tooth in range(WHEEL_TEETH):
        if not 0 <= s.teeth[tooth] <= (tooth < s.round - 1):
            return TOOTH
    if s.phase == ADVANCING and (not s.light[s.seat] or _would_push_off(s)):
        return DAYS
    return 0


@rule
def _turns_fit(s):
    if s.phase == KEEPING:
        return s.turns == 0 and s.round == 1
    if s.phase == TURNS:
        return 0 <= s.turns < s.players and s.seat == (s.starter + s.turns) % s.players
    return s.turns == s.players


@rule
def _could_take_start(s, p):
    """Whether a seat has had its turn in this round, or has placed a worker in the turn that it has now."""
    turn = (p - s.starter) % s.players
    return turn < s.turns or (turn == s.turns and s.placed > 0)


@rule
def _would_push_off(s):
    for gear in range(len(GEARS)):
        if 1 <= s.gear[gear, LAST_SPACE[gear] - 1] <= s.players:
            return True
    return False


@rule
def _calendar_fits(s):
    """A Food Day is over before the round after the next, and not before its own, except at the end of the round."""
    if not (1 <= s.round <= ROUNDS + 1 and 0 <= s.food_days <= 4):
        return False
    if s.phase == OVER:
        return s.food_days == 4 and s.round >= ROUNDS
    least = 0
    most = 0
    for day in range(4):
        least += FOOD_DAYS[day] <= s.round - 2
        most += FOOD_DAYS[day] <= s.round - (s.phase != ADVANCING)
    return least <= s.food_days <= min(most, 3)


@rule
def _player_fault(s):
    skulls = s.skull_bank
    for place in range(10):
        if not 0 <= s.itza[place] <= (place > 0):
            return SKULL_COUNT
        skulls += s.itza[place]
    for p in range(SEATS):
        if p >= s.players:
            if not _seat_is_empty(s, p):
                return EMPTY_SEAT
            continue
        found = _seat_fault(s, p)
        if found:
            return found
        skulls += s.skulls[p]
    if skulls != SKULLS or s.skull_bank < 0:
        return SKULL_COUNT
    if _top_is_shared(s):
        return SHARED_TOP
    return _harvest_fault(s)


@rule
def _seat_is_empty(s, p):
    total = s.workers[p] | s.skulls[p] | s.light[p] | s.corn[p] | s.points[p] | s.kept[p, 0] | s.kept[p, 1]
    for i in range(3):
        total |= s.blocks[p, i] | s.temple[p, i]
    for i in range(4):
        total |= s.tech[p, i]
    return total == 0 and s.harvested[p, 0] == 0 and s.harvested[p, 1] == 0


@rule
def _seat_fault(s, p):
    if s.corn[p] < 0 or s.blocks[p, 0] < 0 or s.blocks[p, 1] < 0 or s.blocks[p, 2] < 0:
        return NEGATIVE
    goods = s.corn[p] + s.blocks[p, 0] * MARKET[0] + s.blocks[p, 1] * MARKET[1] + s.blocks[p, 2] * MARKET[2]
    if goods > MOST_GOODS or not -MOST_POINTS <= s.points[p] <= MOST_POINTS:
        return NEGATIVE
    if s.skulls[p] < 0:
        return SKULL_COUNT
    if not START_WORKERS <= s.workers[p] <= MOST_WORKERS:
        return WORKER_COUNT
    if not 0 <= s.light[p] <= 1:
        return SIDE
    for technology in range(4):
        if not 0 <= s.tech[p, technology] <= TOP_LEVEL:
            return LEVEL
    for temple in range(3):
        if not 0 <= s.temple[p, temple] <= TOP_STEP[temple]:
            return STEP
    return 0


@rule
def _top_is_shared(s):
    for temple in range(3):
        on_top = 0
        for p in range(s.players):
            on_top += s.temple[p, temple] == TOP_STEP[temple]
        if on_top > 1:
            return True
    return False


@rule
def _harvest_fault(s):
    fields = FIELDS[s.players]
    corn = 0
    wood = 0
    for group in range(4):
        if not 0 <= s.jungle[group, 1] <= s.jungle[group, 0] <= fields:
            return TILES
        if s.jungle[group, 1] > 0 and HARVEST_WOOD[group] == 0:
            return TILES
        corn += s.jungle[group, 0]
        wood += s.jungle[group, 1]
    for p in range(s.players):
        if s.harvested[p, 0] < 0 or s.harvested[p, 1] < 0:
            return TILES
        corn += s.harvested[p, 0]
        wood += s.harvested[p, 1]
    return TILES if corn > 4 * fields or wood > 3 * fields else 0


@rule
def _gear_fault(s):
    dummies = 0
    for gear in range(len(GEARS)):
        for space in range(13):
            occupant = s.gear[gear, space]
            if occupant == DUMMY and space < TEETH[gear]:
                dummies += 1
            elif occupant and not (1 <= occupant <= s.players and space <= LAST_SPACE[gear]):
                return GEAR_CONTENT
    if dummies > DUMMIES[s.players]:
        return DUMMY_COUNT
    for p in range(s.players):
        out = s.start_space == p + 1
        for gear in range(len(GEARS)):
            for space in range(LAST_SPACE[gear] + 1):
                out += s.gear[gear, space] == p + 1
        if out > s.workers[p]:
            return TOO_MANY_OUT
        if p == s.seat and (s.placed > out or s.picked > s.workers[p] - out):
            return TURN
    return 0


# Cards


@rule
def _times_in_deck(s, card):
    times = 0
    for i in range(BUILDING_CARDS):
        times += s.deck[i] == card
    return times


@rule
def _times_in_row(s, card):
    times = 0
    for slot in range(ROW):
        times += s.row[slot] == card + 1
    return times


@rule
def _card_fault(s):
    for i in range(BUILDING_CARDS):
        of_first_age = 0 <= s.deck[i] < AGE1_CARDS
        if of_first_age != (i < AGE1_CARDS) or not 0 <= s.deck[i] < BUILDING_CARDS or _times_in_deck(s, i) != 1:
            return DECK
    first = 0 if s.food_days < 2 else AGE1_CARDS
    last = AGE1_CARDS if s.food_days < 2 else BUILDING_CARDS
    if not first <= s.drawn <= last:
        return DECK
    for slot in range(ROW):
        card = s.row[slot] - 1
        if not -1 <= card < BUILDING_CARDS:
            return ROW_CARDS
    for card in range(len(CARDS)):
        if not 0 <= s.owner[card] <= s.players:
            return OWNER
    for i in range(BUILDING_CARDS):
        found = _building_fault(s, s.deck[i], i, first)
        if found:
            return found
    return _monument_fault(s)


@rule
def _building_fault(s, card, place, first):
    """Cards drawn in this age are in the row or owned, later ones neither; of an earlier age only owners are left."""
    shown = _times_in_row(s, card)
    owned = s.owner[card] > 0
    if place < first:
        return ROW_CARDS if shown else 0
    if place >= s.drawn:
        return LOST_CARD if owned else ROW_CARDS if shown else 0
    return 0 if shown + owned == 1 else ROW_CARDS if shown else LOST_CARD


@rule
def _monument_fault(s):
    number = 0
    for slot in range(ROW):
        card = s.monuments[slot] - 1
        if card == -1:
            continue
        if not BUILDING_CARDS <= card < len(CARDS) or s.owner[card] > 0:
            return MONUMENT_ROW
        for earlier in range(slot):
            if s.monuments[earlier] == s.monuments[slot]:
                return MONUMENT_ROW
        number += 1
    for card in range(BUILDING_CARDS, len(CARDS)):
        number += s.owner[card] > 0
    return MONUMENT_ROW if number > MONUMENTS_DEALT[s.players] else 0


# Wealth tiles


@rule
def _wealth_fault(s):
    for tile in range(len(WEALTH)):
        times = 0
        for i in range(len(WEALTH)):
            times += s.wealth[i] == tile
        if times != 1:
            return WEALTH_TILES
    for p in range(s.players):
        if s.phase == KEEPING and p >= s.seat:
            if s.kept[p, 0] or s.kept[p, 1]:
                return KEPT
        elif not (s.kept[p, 0] < s.kept[p, 1] and _was_dealt(s, p, s.kept[p, 0]) and _was_dealt(s, p, s.kept[p, 1])):
            return KEPT
    return 0


@rule
def _was_dealt(s, p, kept):
    for i in range(HAND):
        if s.wealth[HAND * p + i] + 1 == kept:
            return True
    return False


# The stack


@rule
def _stack_fault(s):
    if not 0 <= s.depth <= DEEPEST or (s.depth > 0 and (s.phase != TURNS or s.picked == 0)):
        return DEPTH
    for i in range(s.depth):
        if not _task_is_possible(s.stack[i, 0], s.stack[i, 1], s.stack[i, 2]):
            return TASK
    if s.depth > 0 and s.stack[s.depth - 1, 0] > LAST_ASKING:
        return TASK
    return 0


@rule
def _task_is_possible(task, a, b):
    if task < ACTION or task > ADVANCE:
        return False
    if task == ACTION:
        return (a == ANY_GEAR and 0 <= b <= 1) or (0 <= a < ANY_GEAR and 0 <= b <= LAST_SPACE[a])
    if task == HARVEST:
        return 2 <= a <= 5
    if task == PAY:
        return 1 <= a <= 3 and 0 <= b < 3
    if task == ARCHITECTURE_USE or task == SAVE:
        return 0 <= a < BUILDING_CARDS
    if task == CLIMB:
        return -1 <= a < 3 and 0 <= b <= 1
    if task == RESEARCH or task == STEP_UP or task == GAIN_BLOCK:
        return 0 <= a < 3 and 0 <= b <= MOST_GIVEN
    if task == BUILD or task == TRADE:
        return 0 <= a < 6
    if task == ADVANCE:
        return 0 <= a < 4
    return 0 <= a <= MOST_GIVEN
