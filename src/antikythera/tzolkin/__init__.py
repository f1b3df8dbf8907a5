"""Tzolk'in: The Mayan Calendar, for two to four players.

A reader who knows the game finds a rule in the room of the board part it belongs to: ``palenque``, ``yaxchilan``,
``tikal``, ``uxmal``, ``chichen_itza``, ``temples``, ``technology``, ``buildings``, ``food_day``, ``calendar``,
``scoring``, ``setup``, ``turn``. The record is described in ``state``, the decisions in ``words``.
"""

from __future__ import annotations

import sys
from typing import Final

from antikythera.rulebook import Rulebook
from antikythera.tzolkin import audit, enrich, events, fault, observation, rules, scoring, setup, state, view, words

DECISIONS: Final = (
    "wealth", "turn", "calendar", "over", "action", "harvest", "technology", "payment", "building", "architecture",
    "discount", "temple", "market", "block", "offering",
)  # fmt: skip

RULEBOOK: Final = Rulebook(
    name="tzolkin",
    package=sys.modules[__name__],
    version=1,
    players=(2, 3, 4),
    max_decisions=rules.MAX_DECISIONS,
    unit=4,
    state=state.STATE,
    secret=("rng", "deck", "wealth", "kept"),
    lines=words.LINES,
    parse=words.parse,
    decisions=DECISIONS,
    simultaneous=frozenset({"wealth"}),
    events=events.EVENTS,
    names=events.NAMES,
    faults=fault.FAULTS + audit.AUDIT_FAULTS,
    setup=setup.setup,
    legal=rules.legal,
    step=rules.step,
    decision=state.decision,
    over=rules.over,
    score=scoring.score,
    standing=scoring.standing,
    observe=observation.observe,
    observation=observation.FIELDS,
    border=rules.border,
    fault=fault.fault,
    audit=audit.audit,
    enrich=enrich.enrich,
    view=view.view,
    sample=view.sample,
)
