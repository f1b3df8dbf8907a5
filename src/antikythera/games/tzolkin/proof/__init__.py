"""A second, independent account of the rules of Tzolk'in, for fuzzing: see :mod:`antikythera.proof`."""

from antikythera.games.tzolkin.proof.audit import AUDIT_FAULTS, audit
from antikythera.games.tzolkin.proof.enrich import enrich
from antikythera.games.tzolkin.rules.fault import FAULTS as _FAULTS

__all__ = ["FAULTS", "audit", "enrich"]

FAULTS = _FAULTS + AUDIT_FAULTS
