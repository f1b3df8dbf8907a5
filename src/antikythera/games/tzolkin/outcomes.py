"""What the actions of the gears take and give, with a player's technologies counted in.

The rules are asked: a player with plenty of everything does the action, and what changed is read from the record.

An action is said twice: in signs (what it ``pays``, what it ``gains``, and what else it could gain, ``or``), each a
pair of a sign and a number, and in words (the name of a message and its values, and ``notes`` with more of them).
The technologies that make it better than printed are named in ``better``.
"""

from __future__ import annotations

import functools
from typing import Any, Final

import numpy as np

from antikythera.games.tzolkin import RULEBOOK
from antikythera.games.tzolkin.rules.actions import looks_ahead, steps_back
from antikythera.games.tzolkin.rules.buildings import has_discount
from antikythera.games.tzolkin.rules.components import (
    ACTIONS,
    ARCHITECTURE,
    BLOCKS,
    BUILD_CORN,
    BUILD_POINTS,
    CHICHEN_ITZA,
    DATA,
    DISCOUNT_CORN,
    GEARS,
    LAST_SPACE,
    MARKET,
    PALENQUE,
    QUARTERS,
    TECHNOLOGIES,
    TEMPLES,
    TOP_LEVEL,
    UXMAL_BLOCK_CORN,
)
from antikythera.games.tzolkin.rules.effects import FIRST_OF_TWO, FOR_CORN, ONE
from antikythera.games.tzolkin.rules.palenque import can_harvest_corn
from antikythera.games.tzolkin.rules.state import (
    ACTION,
    BUILD,
    CLIMB,
    FREE,
    HARVEST,
    OFFER,
    PAY,
    RESEARCH,
    TAKE,
    TRADE,
    TURNS,
)
from antikythera.games.tzolkin.rules.words import BUILD_LINE, parse
from antikythera.kernel import Plain, Rule, plain
from antikythera.rulebook import NO_LIST, States

Action = dict[str, Any]
Signs = dict[str, int | None]
"""How much of everything; None where that depends on what the player chooses."""
Levels = tuple[int, int, int, int]
"""Of agriculture, extraction, architecture and theology."""

NO_LEVELS: Final[Levels] = (0, 0, 0, 0)
TECHNOLOGY_LEVELS: Final = range(1, TOP_LEVEL + 1)
PLENTY: Final = 50
ANY: Final = -1


@functools.cache
def actions(levels: Levels) -> dict[str, list[Action]]:
    """All actions, gear by gear, for a player with these levels."""
    return {
        name: [_action(levels, gear, number) | {"better": _better(levels, gear, number)} for number in _numbers(gear)]
        for gear, name in enumerate(GEARS)
    }


def _better(levels: Levels, gear: int, number: int) -> list[str]:
    """The technologies without which an action would be less than it is."""
    without = [(*levels[:place], 0, *levels[place + 1 :]) for place in range(len(TECHNOLOGIES))]
    return [
        technology
        for technology, others in zip(TECHNOLOGIES, without, strict=True)
        if _action(others, gear, number) != _action(levels, gear, number)
    ]


def improvements(technology: str, level: int) -> list[list[Any]]:
    """The actions, as gear and number, that a level of a technology makes better than the level below it."""
    return [
        [name, number]
        for gear, name in enumerate(GEARS)
        for number in _numbers(gear)
        if _action(_only(technology, level), gear, number) != _action(_only(technology, level - 1), gear, number)
    ]


def more(technology: str, level: int) -> list[list[Any]]:
    """What a level of a technology adds to an action, in signs."""
    added: Signs = {}
    for gear, number in improvements(technology, level):
        after, before = (
            _all_signs(_action(_only(technology, step), GEARS.index(gear), number)) for step in (level, level - 1)
        )
        for what, amount in after.items():
            less = before.get(what, 0)
            if amount != less:
                added[what] = None if amount is None or less is None else amount - less
    return _pairs(added)


def bonus(technology: str) -> list[list[Any]]:
    """What a player gets for a technology beyond its last level, in signs."""
    trial = _Trial(_only(technology, TOP_LEVEL), (RESEARCH, FREE, 0), f"research {technology}")
    return _pairs(_gains(trial))


def _only(technology: str, level: int) -> Levels:
    """The levels of a player who has one technology."""
    first, second, third, fourth = (level if name == technology else 0 for name in TECHNOLOGIES)
    return first, second, third, fourth


def _all_signs(action: Action) -> Signs:
    """What an action gives and could give, with the signs of its notes."""
    signs: Signs = dict(action["gains"] + action["or"])
    for note in action["notes"]:
        _add(signs, _note_signs(**note))
    return signs


def _note_signs(message: str, values: dict[str, int]) -> Signs:
    signs: dict[str, Signs] = {
        "architecture": {**values},
        "saves-block": {"block": -values.get("number", 0)},
        "ahead": {"skull": None, "arrow": 1},
        "offering": {"block": None, "temple": None},
    }
    return signs.get(message, {})


def spaces() -> dict[str, list[int]]:
    """By gear, the number of the action of every space; 0 is none, and ANY any of the gear."""
    return {
        name: [offered(gear, space) for space in range(int(LAST_SPACE[gear]) + 1)] for gear, name in enumerate(GEARS)
    }


@functools.cache
def offered(gear: int, space: int) -> int:
    """The action of a space; 0 is none, and ANY any of the gear."""
    corn = [_ask(_player(NO_LEVELS), steps_back, gear, space, number) for number in _numbers(gear)]
    return space if any(corn) else ANY


def _numbers(gear: int) -> range:
    return range(1, int(ACTIONS[gear]) + 1)


# Playing an action


@functools.cache
def _table() -> States:
    """A game after its first choices, with tiles of both kinds to harvest, and plenty for the first player."""
    states = RULEBOOK.new(RULEBOOK.players[0], 0)
    mask = np.zeros(len(RULEBOOK.lines), dtype=np.bool_)
    RULEBOOK.kernels.legal_at(states, 0, mask)
    while states[0]["phase"] != TURNS:
        RULEBOOK.kernels.play_at(states, 0, int(mask.argmax()), mask, NO_LIST)
    s = states[0]
    s["seat"], s["depth"] = 0, 1
    for what in ("corn", "blocks", "skulls"):
        s[what][0] = PLENTY
    s["jungle"][:, 1] -= s["jungle"][:, 1] > 0  # uncovers a corn tile
    return states


def _player(levels: Levels) -> States:
    """The table for a player with these levels."""
    states = _table().copy()
    states[0]["tech"][0] = levels
    return states


def _ask(states: States, rule: Rule, *arguments: int) -> Any:
    """What a rule says about the player at the table."""
    return plain(rule)(Plain(states), 0, *arguments)


class _Trial:
    """A player has a task, and lines are played."""

    def __init__(self, levels: Levels, task: tuple[int, int, int], line: str) -> None:
        self.states, self.mask = _player(levels), np.zeros(len(RULEBOOK.lines), dtype=np.bool_)
        self.states[0]["stack"][0] = task
        RULEBOOK.kernels.legal_at(self.states, 0, self.mask)
        self.before = self._holdings()
        self.play(line)

    def play(self, line: str) -> None:
        RULEBOOK.kernels.play_at(self.states, 0, parse(line), self.mask, NO_LIST)

    def allows(self, line: str) -> bool:
        return bool(self.mask[parse(line)])

    def _holdings(self) -> dict[str, int]:
        s = self.states[0]
        return {
            "corn": int(s["corn"][0]),
            **dict(zip(BLOCKS, s["blocks"][0].tolist(), strict=True)),
            "skull": int(s["skulls"][0]),
            "points": int(s["points"][0]) // QUARTERS,
            "worker": int(s["workers"][0]),
            **dict(zip(TEMPLES, s["temple"][0].tolist(), strict=True)),
        }

    @property
    def gains(self) -> dict[str, int]:
        """What the player has more than before; what was paid is below zero."""
        return {what: more for what, number in self._holdings().items() if (more := number - self.before[what])}

    @property
    def tasks(self) -> list[tuple[int, int, int]]:
        """What is left to be done and chosen, the next first."""
        s = self.states[0]
        return [tuple(task) for task in s["stack"][: int(s["depth"])][::-1].tolist()]


# What an action gives


def _worker(levels: Levels, gear: int, number: int) -> _Trial:
    """A worker is picked up from the space of an action, which is done."""
    return _Trial(levels, (ACTION, gear, number), f"act {GEARS[gear]} {number}")


@functools.cache
def _action(levels: Levels, gear: int, number: int) -> Action:
    trial = _worker(levels, gear, number)
    if trial.tasks and trial.tasks[0][0] == HARVEST:
        return _harvest(levels, number)
    gains = _gains(trial)
    pays: Signs = {what: -more for what, more in trial.gains.items() if more < 0}
    for task in trial.tasks:
        _add(pays, _asked(*task))
    message, values = _words(gear, number, gains, pays)
    notes = _notes(levels, gear, number, trial)
    return _said(number, message, values, pays, gains, {"monument": 1} if _offers_monument(trial) else {}, notes)


def _gains(trial: _Trial) -> Signs:
    """What the player got, and what is left to be chosen."""
    gains: Signs = {what: more for what, more in trial.gains.items() if more > 0}
    for task in trial.tasks:
        _add(gains, _given(*task))
    return gains


def _harvest(levels: Levels, number: int) -> Action:
    corn, wood = _worker(levels, PALENQUE, number), _worker(levels, PALENQUE, number)
    corn.play("harvest corn")
    other: Signs = {}
    if wood.allows("harvest wood"):
        wood.play("harvest wood")
        other = dict(wood.gains)
    values = {"corn": corn.gains["corn"], "wood": other.get("wood", 0)}
    message = "harvest" if other else "harvest-corn"
    return _said(number, message, values, {}, dict(corn.gains), other, _notes(levels, PALENQUE, number, corn))


def _said(
    number: int, message: str, values: dict[str, Any], pays: Signs, gains: Signs, other: Signs, notes: list[Any]
) -> Action:
    return {
        "number": number,
        "message": message,
        "values": values,
        "pays": _pairs(pays),
        "gains": _pairs(gains),
        "or": _pairs(other),
        "notes": notes,
    }


def _pairs(signs: Signs) -> list[list[Any]]:
    return [[what, number] for what, number in signs.items()]


def _add(signs: Signs, more: Signs) -> None:
    for what, number in more.items():
        before = signs.get(what, 0)
        signs[what] = None if number is None or before is None else before + number


def _given(task: int, a: int, b: int) -> Signs:
    """What a task lets the player choose or do."""
    signs: dict[int, Signs] = {
        RESEARCH: {"technology": 1},
        BUILD: {"house": 2 if a == FIRST_OF_TWO else 1},
        CLIMB: {"temple": 1 + b},
        TRADE: {"market": None},
        TAKE: {"block": 1},
        ACTION: {"any": 1},
    }
    return signs.get(task, {})


def _asked(task: int, a: int, _b: int) -> Signs:
    """What a task asks the player to pay."""
    if task == PAY:
        return {"block": a}
    if task == RESEARCH:
        return {"block": None}
    return {"corn": None} if (task, a) == (BUILD, FOR_CORN) else {}


def _offers_monument(trial: _Trial) -> bool:
    first = BUILD_LINE + len(DATA["age1"]) + len(DATA["age2"])
    return bool(trial.mask[first : first + len(DATA["monuments"])].any())


def _words(gear: int, number: int, gains: Signs, pays: Signs) -> tuple[str, dict[str, Any]]:
    """The message of an action, and its values."""
    name = GEARS[gear]
    if gear == PALENQUE:
        return "fish", dict(gains)
    if gear == CHICHEN_ITZA:
        temple = next(temple for temple in TEMPLES if temple in gains)
        return name, {"points": gains["points"], "temple": temple, "block": gains.get("block", 0)}
    values: dict[tuple[str, int], dict[str, Any]] = {
        ("tikal", 5): {"blocks": pays.get("block")},
        ("uxmal", 1): {"corn": pays.get("corn")},
        ("uxmal", 2): dict(zip(BLOCKS, MARKET.tolist(), strict=True)),
        ("uxmal", 4): {"corn": UXMAL_BLOCK_CORN},
        ("uxmal", 5): {"corn": pays.get("corn")},
    }
    return f"{name}-{number}", dict(gains) if name == "yaxchilan" else values.get((name, number), {})


def _notes(levels: Levels, gear: int, number: int, trial: _Trial) -> list[dict[str, Any]]:
    """What the technologies add beyond numbers."""
    states, told = _player(levels), []
    tasks = [task for task, _, _ in trial.tasks]
    ways = [way for task, way, _ in trial.tasks if task == BUILD]
    if gear == PALENQUE and number > 1:
        states[0]["jungle"][:, 0] = states[0]["jungle"][:, 1]  # no corn tile in sight
        if _ask(states, can_harvest_corn, number - 2):
            told.append(_note("without-tile"))
    if ways and levels[ARCHITECTURE]:
        level = levels[ARCHITECTURE]
        told.append(_note("architecture", corn=int(BUILD_CORN[level]), points=int(BUILD_POINTS[level]) // QUARTERS))
    if ways and _ask(states, has_discount, ONE):
        saved = DISCOUNT_CORN if FOR_CORN in ways else DATA["technology"]["architecture"]["saves_blocks"]
        told.append(_note("saves-corn" if FOR_CORN in ways else "saves-block", number=saved))
    if _ask(states, looks_ahead, gear):
        told.append(_note("ahead"))
    if OFFER in tasks:
        told.append(_note("offering"))
    return told


def _note(message: str, **values: int) -> dict[str, Any]:
    return {"message": message, "values": values}
