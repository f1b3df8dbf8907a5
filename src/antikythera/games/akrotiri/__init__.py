"""Akrotiri: two players, islands in the Aegean.

Land tiles, map cards and the board of Thera are a reconstruction, see ``docs/akrotiri-reconstruction.md``; everything
else follows the rulebook, or ``docs/rulings-akrotiri.md`` where the rulebook is silent.

* 1: the first version.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from antikythera.games.akrotiri.rules import events, fault, goals, observation, play, setup, state, told, view, words
from antikythera.games.akrotiri.rules.components import CELLS
from antikythera.kernel import bind
from antikythera.rulebook import InvalidState, Rulebook, Squares, States

lay_again: Final = bind(fault.relay)
"""A rule as a kernel, which Python can call without compiling it in every process."""


@dataclass(frozen=True, eq=False, kw_only=True, repr=False)
class _Akrotiri(Rulebook):
    def validate(self, states: States) -> None:
        """Refuse an impossible record; also one whose islands and lanes are not those of its tiles."""
        super().validate(states)
        fresh = np.zeros(1, dtype=state.STATE)
        lay_again(states, fresh)
        if any((states[name] != fresh[name]).any() for name in ("joined", "far", "docks", "dock", "beyond")):
            raise InvalidState(fault.FAULTS[fault.DERIVED])


RULEBOOK: Final = _Akrotiri(
    name="akrotiri",
    version=1,
    players=(state.SEATS,),
    options=("strategist", "ring"),
    max_decisions=play.MAX_DECISIONS,
    unit=1,
    state=state.STATE,
    secret=("rng", "viewer", "hand", "stack", "card", "map_deck", "goal", "goal_queue"),
    lines=words.LINES,
    parse=words.parse,
    decisions=state.DECISIONS,
    concealed=frozenset({"goal"}),
    events=events.EVENTS,
    names=events.NAMES | told.PLACES,
    told=told.TOLD,
    faults=fault.FAULTS,
    setup=setup.setup,
    legal=play.legal,
    step=play.step,
    decision=state.decision,
    over=state.over,
    score=goals.score,
    standing=goals.standing,
    observe=observation.observe,
    observation=observation.FIELDS,
    squares=Squares(CELLS, words.square_in),
    border=play.border,
    fault=fault.fault,
    hide=view.hide,
    sample=view.sample,
)
