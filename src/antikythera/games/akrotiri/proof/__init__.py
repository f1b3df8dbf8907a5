"""A second, independent account of the rules of Akrotiri, for fuzzing: see :mod:`antikythera.proof`."""

from antikythera.games.akrotiri.proof.audit import audit
from antikythera.games.akrotiri.proof.enrich import enrich
from antikythera.games.akrotiri.proof.faults import AUDIT_FAULTS
from antikythera.games.akrotiri.rules import fault

__all__ = ["FAULTS", "audit", "enrich"]

FAULTS = fault.FAULTS + AUDIT_FAULTS
