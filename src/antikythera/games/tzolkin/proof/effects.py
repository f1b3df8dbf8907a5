"""Rows: what lines, cards and wealth tiles set off, as tasks in the order in which they are to be done."""

from __future__ import annotations

from itertools import accumulate
from typing import Any, Final

from antikythera.games.tzolkin.rules.components import (
    BLOCKS,
    DATA,
    ITZA_BLOCK,
    ITZA_POINTS,
    ITZA_TEMPLE,
    QUARTERS,
    TECHNOLOGIES,
    TEMPLES,
    table,
)
from antikythera.games.tzolkin.rules.effects import FIRST_OF_TWO, FOR_CORN, GRANTED, ONE
from antikythera.games.tzolkin.rules.state import (
    ACTION,
    ADVANCE,
    ANY_GEAR,
    BUILD,
    CLIMB,
    FREE,
    GAIN_BLOCK,
    GAIN_CORN,
    GAIN_POINTS,
    GAIN_SKULL,
    GAIN_WORKER,
    HARVEST,
    OFFER,
    PAID,
    PAID_OPTIONAL,
    RESEARCH,
    STEP_UP,
    TAKE,
    TRADE,
)
from antikythera.games.tzolkin.rules.words import PICK_GEAR, PICK_SPACE

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
    "build": lambda _: (BUILD, GRANTED, 0),
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
    [(BUILD, ONE, 0)],
    [(RESEARCH, PAID, 0), (RESEARCH, PAID_OPTIONAL, 0)],
    [(BUILD, FIRST_OF_TWO, 0)],
    [(CLIMB, -1, 1)],
    [(CLIMB, -1, 0)],
    [(TRADE, 0, 0)],
    [(GAIN_WORKER, 1, 0)],
    [(BUILD, FOR_CORN, 0)],
    [(ACTION, ANY_GEAR, 0)],
    *(_chichen_itza(action, offering) for offering in (False, True) for action in range(9)),
]

_GROUPS: Final[dict[str, list[_Row]]] = {
    "nothing": [[]],
    "card": _CARD_ROWS,
    "wealth": [_printed(tile) for tile in DATA["wealth"].values()],
    "act": _ACT_ROWS,
    "pick": [[(ACTION, int(gear), int(space))] for gear, space in zip(PICK_GEAR, PICK_SPACE, strict=True)],
    "advance": [[(ADVANCE, technology, 0)] for technology in range(len(TECHNOLOGIES))],
    "trade": [[(TRADE, stage, 0)] for stage in range(2 * len(BLOCKS))],
    "climb": [[(CLIMB, temple, 0)] for temple in range(-1, len(TEMPLES))],
}
_FIRST: Final = dict(zip(_GROUPS, accumulate(map(len, _GROUPS.values()), initial=0), strict=False))

NOTHING = _FIRST["nothing"]
CARD_ROW = _FIRST["card"]
WEALTH_ROW = _FIRST["wealth"]
ACT_ROW = _FIRST["act"]
PICK_ROW = _FIRST["pick"]
ADVANCE_ROW = _FIRST["advance"]
TRADE_ROW = _FIRST["trade"]
CLIMB_ROW = _FIRST["climb"]

OFFERING_SHIFT: Final = 9
"""From an action of Chichen Itza to the same with an offering."""

_ROWS: Final = [row for group in _GROUPS.values() for row in group]
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
