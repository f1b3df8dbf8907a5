"""A second, independent account of the rules of Tzolk'in, for fuzzing: see :mod:`antikythera.proof`."""

from antikythera.games.tzolkin.proof.audit import audit
from antikythera.games.tzolkin.proof.enrich import enrich
from antikythera.games.tzolkin.proof.faults import AUDIT_FAULTS
from antikythera.games.tzolkin.rules import fault

__all__ = ["FAULTS", "audit", "enrich"]

FAULTS = fault.FAULTS + AUDIT_FAULTS
