"""Akrotiri: two players, islands in the Aegean.

Land tiles, map cards and the board of Thera are a reconstruction, see ``docs/akrotiri-reconstruction.md``; everything
else follows the rulebook, and ``docs/rulings-akrotiri.md`` where that is silent.

* 1: the first version.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Final

import numpy as np

from antikythera.akrotiri.audit import audit
from antikythera.akrotiri.enrich import enrich
from antikythera.akrotiri.events import EVENTS, NAMES
from antikythera.akrotiri.fault import DERIVED, FAULTS, fault, relay
from antikythera.akrotiri.goals import score, standing
from antikythera.akrotiri.observation import FIELDS, observe
from antikythera.akrotiri.people import Proof, dig_sites, explain_dig
from antikythera.akrotiri.rules import MAX_DECISIONS, border, legal, step
from antikythera.akrotiri.setup import setup
from antikythera.akrotiri.state import DECISIONS, SEATS, STATE, decision, over
from antikythera.akrotiri.view import sample, view
from antikythera.akrotiri.words import LINES, parse
from antikythera.rulebook import InvalidState, Rulebook, States

__all__ = ["RULEBOOK", "Proof", "dig_sites", "explain_dig"]


@dataclass(frozen=True, eq=False, kw_only=True)
class _Akrotiri(Rulebook):
    def validate(self, states: States) -> None:
        """Refuse an impossible record; also one whose islands and lanes are not those of its tiles."""
        super().validate(states)
        fresh = np.zeros(1, dtype=STATE)
        relay(states, fresh)
        if any((states[name] != fresh[name]).any() for name in ("joined", "far", "docks", "dock", "beyond")):
            raise InvalidState(FAULTS[DERIVED])


RULEBOOK: Final = _Akrotiri(
    name="akrotiri",
    package=sys.modules[__name__],
    version=1,
    players=(SEATS,),
    options=("strategist", "ring"),
    max_decisions=MAX_DECISIONS,
    unit=1,
    state=STATE,
    secret=("rng", "viewer", "hand", "stack", "card", "map_deck", "goal", "goal_queue"),
    lines=LINES,
    parse=parse,
    decisions=DECISIONS,
    concealed=frozenset({"goal"}),
    events=EVENTS,
    names=NAMES,
    faults=FAULTS,
    setup=setup,
    legal=legal,
    step=step,
    decision=decision,
    over=over,
    score=score,
    standing=standing,
    observe=observe,
    observation=FIELDS,
    border=border,
    fault=fault,
    audit=audit,
    enrich=enrich,
    view=view,
    sample=sample,
)
