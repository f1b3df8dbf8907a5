"""Proofs are no part of the rules: editing one recompiles no rule and disowns no game of the ladder."""

from __future__ import annotations

import functools
import tempfile
from pathlib import Path
from typing import Any

import pytest

from package_copy import Copy

ASK = """
import json
from antikythera.arena.match import code
from antikythera.cache import fingerprint
from antikythera.proof import proof_of
from antikythera.rulebook import rulebook

rules = rulebook("tzolkin")
print(json.dumps({
    "rules": {name: fingerprint(kernel) for name, kernel in vars(rules.kernels).items()},
    "ladder": code("tzolkin"),
    "audit": fingerprint(proof_of(rules).audit),
}))
"""
AUDIT = "games/tzolkin/proof/audit.py"


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


@functools.cache
def unchanged() -> dict[str, Any]:
    """What is asked, without an edit."""
    with tempfile.TemporaryDirectory() as folder:
        return Copy(Path(folder)).run(ASK)


def changed(copy: Copy, *edits: tuple[str, str, str]) -> set[str]:
    """What edits change: the compiled rules, the code of the ladder, or the audit. Nothing is compiled to find out."""
    before = unchanged()
    for edit in edits:
        copy.edit(*edit)
    after = copy.run(ASK)
    assert not copy.cache.exists()
    return {name for name in before if before[name] != after[name]}


def test_a_comment_in_a_proof_changes_nothing(copy: Copy) -> None:
    assert changed(copy, (AUDIT, "    p = before.seat\n", "    p = before.seat  # who decides\n")) == set()


def test_a_number_in_a_proof_changes_the_audit_alone(copy: Copy) -> None:
    fuzzing = ("proof/fuzzing.py", "CHUNK = 500", "CHUNK = 400")
    assert changed(copy, (AUDIT, "MOST_TASKS: Final = 8", "MOST_TASKS: Final = 7"), fuzzing) == {"audit"}


def test_a_rule_changes_the_compiled_rules_and_the_code_of_the_ladder(copy: Copy) -> None:
    edit = ("games/tzolkin/rules/palenque.py", "s.harvested[p, 1] += 1", "s.harvested[p, 1] += 2")
    assert changed(copy, edit) == {"rules", "ladder"}
