"""Lines, as a verb and the number of the thing that it names."""

from __future__ import annotations

from typing import Final

from antikythera.games.tzolkin.rules.components import GEARS, table
from antikythera.games.tzolkin.rules.state import (
    ACTION,
    ADVANCING,
    ARCHITECTURE_USE,
    BUILD,
    CLIMB,
    HARVEST,
    KEEPING,
    OFFER,
    PAY,
    RESEARCH,
    SAVE,
    TAKE,
    TRADE,
    TURNS,
)
from antikythera.games.tzolkin.rules.words import LINES
from antikythera.kernel import rule

_WORDS: Final = [line.split()[0] for line in LINES]
_VERBS: Final = tuple(dict.fromkeys(_WORDS))
_NUMBER: Final = {word: verb for verb, word in enumerate(_VERBS)}

BEGS = _NUMBER["beg"]
PLACES = _NUMBER["place"]
PICKS = _NUMBER["pick"]
ENDS = _NUMBER["end"]
SKIPS = _NUMBER["skip"]
STOPS = _NUMBER["stop"]
ACTS = _NUMBER["act"]
HARVESTS = _NUMBER["harvest"]
BURNS = _NUMBER["burn"]
RESEARCHES = _NUMBER["research"]
PAYS = _NUMBER["pay"]
DISCOUNTS = _NUMBER["save"]
SELLS = _NUMBER["sell"]
BUYS = _NUMBER["buy"]
TAKES = _NUMBER["take"]
OFFERS = _NUMBER["offer"]
BUILDS = _NUMBER["build"]
DECIDES = _NUMBER["architecture"]
CLIMBS = _NUMBER["climb"]
ADVANCES = _NUMBER["advance"]
KEEPS = _NUMBER["keep"]

VERB = table([_NUMBER[word] for word in _WORDS])
THING = table([action - _WORDS.index(word) for action, word in enumerate(_WORDS)])
START: Final = len(GEARS)
CORN_TILE, WOOD_TILE = range(2)
YES: Final = 0

# Which verbs answer which decision; `stop` answers several.

_ANSWERS: Final = {
    KEEPS: KEEPING, BEGS: TURNS, PLACES: TURNS, PICKS: TURNS, ENDS: TURNS, ADVANCES: ADVANCING, ACTS: ACTION,
    SKIPS: ACTION, HARVESTS: HARVEST, BURNS: HARVEST, RESEARCHES: RESEARCH, PAYS: PAY, BUILDS: BUILD,
    DECIDES: ARCHITECTURE_USE, DISCOUNTS: SAVE, CLIMBS: CLIMB, SELLS: TRADE, BUYS: TRADE, TAKES: TAKE, OFFERS: OFFER,
}  # fmt: skip
ANSWERS = table([_ANSWERS.get(verb, -1) for verb in range(len(_VERBS))])


@rule
def top(s, part):
    """The task on top of the stack (0) or its arguments (1, 2)."""
    return s.stack[s.depth - 1, part]


@rule
def is_asked(before, verb):
    """Whether a line is an answer to what was asked."""
    asked = before.phase
    if before.depth > 0:
        asked = top(before, 0)
    if verb == STOPS:
        return asked == RESEARCH or asked == BUILD or asked == CLIMB or asked == TRADE or asked == OFFER
    return asked == ANSWERS[verb]
