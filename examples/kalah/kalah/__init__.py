"""Kalah: two players, twelve pits and 48 seeds.

* 1: the first version.
"""

from __future__ import annotations

from typing import Final

from antikythera.rulebook import Rulebook
from kalah import rules

RULEBOOK: Final = Rulebook(
    name="kalah",
    version=1,
    players=(rules.SEATS,),
    max_decisions=rules.MAX_DECISIONS,
    unit=1,
    state=rules.STATE,
    secret=(),
    lines=rules.LINES,
    parse=rules.parse,
    decisions=rules.DECISIONS,
    events=rules.EVENTS,
    names={},
    faults=rules.FAULTS,
    setup=rules.setup,
    legal=rules.legal,
    step=rules.step,
    decision=rules.decision,
    over=rules.over,
    score=rules.score,
    standing=rules.score,
    observe=rules.observe,
    observation=rules.FIELDS,
    border=rules.border,
    fault=rules.fault,
    hide=rules.hide,
    sample=rules.sample,
)
