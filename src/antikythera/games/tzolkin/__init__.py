"""Tzolk'in: The Mayan Calendar, for two to four players.

The rules are in ``rules``, with a module for each part of the board.
"""

from __future__ import annotations

from typing import Final

from antikythera.games.tzolkin.rules import events, fault, observation, play, scoring, setup, state, told, view, words
from antikythera.rulebook import Rulebook

RULEBOOK: Final = Rulebook(
    name="tzolkin",
    version=1,
    players=(2, 3, 4),
    max_decisions=play.MAX_DECISIONS,
    unit=4,
    state=state.STATE,
    secret=("rng", "deck", "wealth", "kept"),
    lines=words.LINES,
    parse=words.parse,
    decisions=state.DECISIONS,
    simultaneous=frozenset({"wealth"}),
    events=events.EVENTS,
    names=events.NAMES,
    told=told.TOLD,
    faults=fault.FAULTS,
    setup=setup.setup,
    legal=play.legal,
    step=play.step,
    decision=state.decision,
    over=play.over,
    score=scoring.score,
    standing=scoring.standing,
    observe=observation.observe,
    observation=observation.FIELDS,
    border=play.border,
    fault=fault.fault,
    hide=view.hide,
    sample=view.sample,
)
