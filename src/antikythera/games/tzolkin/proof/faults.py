"""What the auditor objects to."""

from __future__ import annotations

from typing import Final

from antikythera.games.tzolkin.rules.fault import FAULTS

_TEXTS: Final = {
    "not allowed": "a decision was made that the rules do not allow",
    "too deep": "the stack of tasks grew deeper than any chain of actions can",
    "deal": "random numbers, decks or dealt wealth tiles changed after the deal",
    "kept": "wealth tiles were kept that were not chosen",
    "others": "a decision changed what belongs to another player",
    "corn moved": "corn came or went without a rule",
    "blocks moved": "blocks came or went without a rule",
    "skulls moved": "crystal skulls came, went or moved without a rule",
    "points moved": "points were scored or lost without a rule",
    "workers moved": "a worker joined or left a player without a rule",
    "levels moved": "a technology changed without a rule",
    "temples moved": "a temple marker moved without a rule",
    "board turned": "a player board was turned over without a rule",
    "tiles moved": "harvest tiles came or went without a rule",
    "cards moved": "a building or monument came, went or changed hands without a rule",
    "gears moved": "something moved on the gears without a rule",
    "start space": "the Starting Player Space was filled or emptied without a rule",
    "teeth moved": "corn on the teeth of the wheel came or went without a rule",
    "marker": "the Starting Player Marker moved without a rule, or failed to move",
    "calendar": "the calendar is not where it should be",
    "whose turn": "the turn did not go to the right player",
    "counters": "what was done this turn is counted wrongly",
    "tasks": "what is left to do is not what the rules call for",
}
AUDIT_FAULTS: Final = tuple(_TEXTS.values())

_NUMBER: Final = {name: number for number, name in enumerate(_TEXTS, start=len(FAULTS))}

NOT_ALLOWED = _NUMBER["not allowed"]
TOO_DEEP = _NUMBER["too deep"]
DEAL = _NUMBER["deal"]
KEPT = _NUMBER["kept"]
OTHERS = _NUMBER["others"]
CORN_MOVED = _NUMBER["corn moved"]
BLOCKS_MOVED = _NUMBER["blocks moved"]
SKULLS_MOVED = _NUMBER["skulls moved"]
POINTS_MOVED = _NUMBER["points moved"]
WORKERS_MOVED = _NUMBER["workers moved"]
LEVELS_MOVED = _NUMBER["levels moved"]
TEMPLES_MOVED = _NUMBER["temples moved"]
BOARD_TURNED = _NUMBER["board turned"]
TILES_MOVED = _NUMBER["tiles moved"]
CARDS_MOVED = _NUMBER["cards moved"]
GEARS_MOVED = _NUMBER["gears moved"]
START_SPACE = _NUMBER["start space"]
TEETH_MOVED = _NUMBER["teeth moved"]
MARKER = _NUMBER["marker"]
CALENDAR = _NUMBER["calendar"]
WHOSE_TURN = _NUMBER["whose turn"]
COUNTERS = _NUMBER["counters"]
TASKS = _NUMBER["tasks"]
