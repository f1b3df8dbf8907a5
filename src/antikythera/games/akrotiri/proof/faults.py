"""What the auditor objects to."""

from __future__ import annotations

from typing import Final

from antikythera.games.akrotiri.rules.fault import FAULTS

_TEXTS: Final = {
    "money moved": "money was made or spent without a rule",
    "cube moved": "a cube moved without a rule",
    "map moved": "a map moved without a rule",
    "temple moved": "a temple appeared or vanished without a rule",
    "bad dig": "a temple was dug where none may stand",
    "boat moved": "a boat moved without a rule",
    "tiles moved": "the tiles on the board changed without a rule",
    "actions gained": "actions were gained, or spent more than once",
}
AUDIT_FAULTS: Final = tuple(_TEXTS.values())

_NUMBER: Final = {name: number for number, name in enumerate(_TEXTS, start=len(FAULTS))}

MONEY_MOVED = _NUMBER["money moved"]
CUBE_MOVED = _NUMBER["cube moved"]
MAP_MOVED = _NUMBER["map moved"]
TEMPLE_MOVED = _NUMBER["temple moved"]
BAD_DIG = _NUMBER["bad dig"]
BOAT_MOVED = _NUMBER["boat moved"]
TILES_MOVED = _NUMBER["tiles moved"]
ACTIONS_GAINED = _NUMBER["actions gained"]
