"""The words of Tzolk'in: every decision as a line of text, and as a number.

``LINES[a]`` is the line of action ``a``, the same in every position; :func:`parse` is its inverse. The constants give
the first action of each verb.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from antikythera.games.tzolkin.rules.components import (
    ACTIONS,
    BLOCKS,
    GEARS,
    KINDS,
    LAST_SPACE,
    TECHNOLOGIES,
    TEMPLES,
    WEALTH,
    table,
)

_PAIRS: Final = tuple(combinations(range(len(WEALTH)), 2))

LINES: Final[tuple[str, ...]] = (
    *(f"beg {temple}" for temple in TEMPLES),
    *(f"place {where}" for where in (*GEARS, "start")),
    *(f"pick {gear} {space}" for gear, last in zip(GEARS, LAST_SPACE, strict=True) for space in range(last + 1)),
    "end",
    "skip",
    "stop",
    *(f"act {gear} {action + 1}" for gear, actions in zip(GEARS, ACTIONS, strict=True) for action in range(actions)),
    "harvest corn",
    "harvest wood",
    *(f"burn {temple}" for temple in TEMPLES),
    *(f"research {technology}" for technology in TECHNOLOGIES),
    *(f"{verb} {block}" for verb in ("pay", "save", "sell", "buy", "take", "offer") for block in BLOCKS),
    *(f"build {kind}" for kind in KINDS),
    "architecture yes",
    "architecture no",
    *(f"climb {temple}" for temple in TEMPLES),
    "advance 1",
    "advance 2",
    *(f"keep {WEALTH[a]} {WEALTH[b]}" for a, b in _PAIRS),
)

_NUMBER: Final = {line: action for action, line in enumerate(LINES)}

BEG: Final = _NUMBER["beg chaac"]
PLACE: Final = _NUMBER["place palenque"]
PLACE_START: Final = _NUMBER["place start"]
PICK: Final = _NUMBER["pick palenque 0"]
END: Final = _NUMBER["end"]
SKIP: Final = _NUMBER["skip"]
STOP: Final = _NUMBER["stop"]
ACT: Final = _NUMBER["act palenque 1"]
HARVEST_CORN_TILE: Final = _NUMBER["harvest corn"]
HARVEST_WOOD_TILE: Final = _NUMBER["harvest wood"]
BURN: Final = _NUMBER["burn chaac"]
RESEARCH_LINE: Final = _NUMBER["research agriculture"]
PAY_LINE: Final = _NUMBER["pay wood"]
SAVE_LINE: Final = _NUMBER["save wood"]
SELL: Final = _NUMBER["sell wood"]
BUY: Final = _NUMBER["buy wood"]
TAKE_LINE: Final = _NUMBER["take wood"]
OFFER_LINE: Final = _NUMBER["offer wood"]
BUILD_LINE: Final = _NUMBER[f"build {KINDS[0]}"]
ARCHITECTURE_YES: Final = _NUMBER["architecture yes"]
ARCHITECTURE_NO: Final = _NUMBER["architecture no"]
CLIMB_LINE: Final = _NUMBER["climb chaac"]
ADVANCE_ONE: Final = _NUMBER["advance 1"]
ADVANCE_TWO: Final = _NUMBER["advance 2"]
KEEP: Final = _NUMBER[f"keep {WEALTH[0]} {WEALTH[1]}"]

PICK_GEAR = table([gear for gear, last in enumerate(LAST_SPACE) for _ in range(last + 1)])
PICK_SPACE = table([space for last in LAST_SPACE for space in range(last + 1)])
PICK_FIRST = table([sum(LAST_SPACE[:gear]) + gear for gear in range(len(GEARS))])
ACT_GEAR = table([gear for gear, actions in enumerate(ACTIONS) for _ in range(actions)])
ACT_NUMBER = table([action + 1 for actions in ACTIONS for action in range(actions)])
ACT_FIRST = table([sum(ACTIONS[:gear]) - 1 for gear in range(len(GEARS))])
KEEP_FIRST = table([a for a, _ in _PAIRS])
KEEP_SECOND = table([b for _, b in _PAIRS])
KEEP_PAIR = table(
    [[_PAIRS.index((min(a, b), max(a, b))) if a != b else -1 for b in range(len(WEALTH))] for a in range(len(WEALTH))]
)


def parse(line: str) -> int | None:
    """The action of a line, or None. ``keep`` takes its two tiles in either order."""
    words = line.split()
    if len(words) == 3 and words[0] == "keep":
        words[1:] = sorted(words[1:], key=lambda tile: WEALTH.index(tile) if tile in WEALTH else -1)
    return _NUMBER.get(" ".join(words))
