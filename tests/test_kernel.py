"""The kernel: one source that runs two ways, and a cache that never runs old rules."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from antikythera import GAMES
from antikythera.kernel import Plain, below, bind, draw, narration, note, plain, rule
from package_copy import PACKAGE, Copy

JAR = np.dtype([("corn", "i1", (2,)), ("round", "i1")])
FOUND, SPOILED = range(2)


@rule
def gather(s, p, corn):
    """Corn for a player, more of it every round."""
    s.round += 1
    gain = corn * s.round
    s.corn[p] += gain
    if gain:
        note(FOUND, p, gain)


@rule
def harvest(s, corn):
    for p in range(2):
        gather(s, p, corn)
    note(SPOILED, 0)


# Two ways to run a rule


def test_plain_and_compiled_leave_the_same_bytes() -> None:
    compiled, plainly = np.zeros((2, 3), dtype=JAR)
    harvest(compiled[1], 5)
    plain(harvest)(Plain(plainly, 1), 5)
    assert compiled.tobytes() == plainly.tobytes()
    assert plainly["corn"].tolist() == [[0, 0], [5, 10], [0, 0]]


def test_a_plain_rule_narrates() -> None:
    with narration() as story:
        plain(harvest)(Plain(np.zeros(1, dtype=JAR)), 5)
    assert story == [(FOUND, 0, 5, 0, 0), (FOUND, 1, 10, 0, 0), (SPOILED, 0, 0, 0, 0)]


@rule
def one():
    return 1


@rule
def two():
    return 2


def ask():
    return answer()  # noqa: F821  # the name is bound in the test


def test_a_template_that_is_bound_otherwise_is_another_function() -> None:
    """Both are kept on disk, under names that differ."""
    assert bind(ask, answer=one)() == 1
    assert bind(ask, answer=two)() == 2


def test_nobody_has_to_listen_to_a_plain_rule() -> None:
    plain(harvest)(Plain(np.zeros(1, dtype=JAR)), 5)


def test_a_compiled_rule_tells_nothing() -> None:
    with narration() as story:
        harvest(np.zeros(1, dtype=JAR)[0], 5)
    assert story == []


def test_a_plain_record_refuses_what_does_not_fit() -> None:
    record = Plain(np.zeros(1, dtype=JAR))
    plain(gather)(record, 0, 100)
    with pytest.raises(ValueError, match="invalid value"):
        plain(gather)(record, 0, 100)


def test_a_plain_record_refuses_a_seat_that_is_not_there() -> None:
    with pytest.raises(IndexError):
        plain(gather)(Plain(np.zeros(1, dtype=JAR)), 2, 1)


# Chance


@given(st.integers(0, 2**63 - 1), st.integers(1, 2**62))
def test_chance_is_the_same_plain_and_compiled(rng: int, n: int) -> None:
    assert draw(rng) == plain(draw)(rng)
    assert below(rng, n) == plain(below)(rng, n)
    assert 0 <= below(rng, n) < n


@pytest.mark.parametrize("n", [2, 3, 6, 21])
def test_chance_is_fair(n: int) -> None:
    rng, counts = 1, [0] * n
    for _ in range(3000 * n):
        rng = plain(draw)(rng)
        counts[plain(below)(rng, n)] += 1
    assert min(counts) > 2700
    assert max(counts) < 3300


# The cache

POND = {
    "components.toml": "fish = 3\n",
    "numbers.py": """
from pathlib import Path
from antikythera.kernel import components

FISH = components(Path(__file__).with_name("components.toml"))["fish"]
WORTH = 10
""",
    "fishing.py": """
from antikythera.kernel import rule
from antikythera.pond.numbers import FISH

@rule
def caught(hours):
    return hours * FISH
""",
    "scoring.py": """
from antikythera.kernel import rule
from antikythera.pond.fishing import caught
from antikythera.pond.numbers import WORTH

@rule
def score(hours):
    return WORTH * caught(hours)
""",
    "__init__.py": """
from antikythera.pond import scoring
""",
}
"""A small game whose one rule depends on three other files; and a generic kernel, with a helper in a fifth."""
SHARED = """
from antikythera.kernel import rule

@rule
def half(number):
    return number // 2
"""

GENERIC = """
from antikythera.shared import half

def total(hours):
    return score(half(2 * hours))
"""

ASK = """
import json
from antikythera import generic, pond
from antikythera.kernel import bind
from antikythera.ready import watching

compiled = []
with watching(compiled.append, lambda function: None):
    answer = bind(generic.total, score=pond.scoring.score)(2)
print(json.dumps([answer, len(compiled)]))
"""


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


@pytest.fixture(scope="module")
def pond(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """A copy with the small game in it, which has been asked once. Tests undo what they edit."""
    copy = Copy(tmp_path_factory.mktemp("pond"))
    (copy.package / "pond").mkdir()
    for name, text in POND.items():
        (copy.package / "pond" / name).write_text(text, encoding="utf-8")
    (copy.package / "shared.py").write_text(SHARED, encoding="utf-8")
    (copy.package / "generic.py").write_text(GENERIC, encoding="utf-8")
    assert copy.run(ASK) == [60, 4]
    return copy


def test_a_second_process_compiles_nothing(pond: Copy) -> None:
    assert pond.run(ASK) == [60, 0]


@pytest.mark.parametrize(
    ("file", "old", "new", "answer"),
    [
        ("pond/components.toml", "fish = 3", "fish = 4", 80),
        ("pond/numbers.py", "WORTH = 10", "WORTH = 5", 30),
        ("pond/fishing.py", "hours * FISH", "hours * FISH + 1", 70),
        ("generic.py", "2 * hours", "4 * hours", 120),
        ("shared.py", "number // 2", "number // 1", 120),
    ],
)
def test_an_edit_in_any_file_changes_the_answer(pond: Copy, file: str, old: str, new: str, answer: int) -> None:
    pond.edit(file, old, new)
    assert pond.run(ASK)[0] == answer
    pond.edit(file, new, old)
    assert pond.run(ASK) == [60, 0]


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        (
            "pond/fishing.py",
            "    return hours * FISH",
            '    """A docstring."""\n    # A comment.\n    return hours * FISH',
        ),
        ("pond/scoring.py", "@rule\ndef score", "@rule\ndef unused(hours):\n    return hours\n\n@rule\ndef score"),
        ("pond/numbers.py", "WORTH = 10", "WORTH = 10\nUNREAD = 7"),
    ],
)
def test_an_edit_that_changes_nothing_compiled_compiles_nothing(pond: Copy, file: str, old: str, new: str) -> None:
    pond.edit(file, old, new)
    assert pond.run(ASK) == [60, 0]
    pond.edit(file, new, old)


GO_FISHING = """
import numpy as np
from antikythera.games.tzolkin.rules import palenque
from antikythera.games.tzolkin.rules.state import STATE

states = np.zeros(1, dtype=STATE)
palenque.act(states[0], 0, 1)
print(states["corn"][0, 0])
"""


def test_an_edited_component_of_tzolkin_changes_the_game(copy: Copy) -> None:
    assert copy.run(GO_FISHING) == 3
    copy.edit("games/tzolkin/rules/components.toml", "fish = 3", "fish = 4")
    assert copy.run(GO_FISHING) == 4


def test_other_components_can_be_tried_without_an_edit(copy: Copy, tmp_path: Path) -> None:
    components = (PACKAGE / "games/tzolkin/rules/components.toml").read_text(encoding="utf-8")
    (tmp_path / "components.toml").write_text(components.replace("fish = 3", "fish = 7"), encoding="utf-8")
    assert copy.run(GO_FISHING) == 3
    copy.environment["ANTIKYTHERA_COMPONENTS"] = str(tmp_path)
    assert copy.run(GO_FISHING) == 7


LOAD_TZOLKIN = """
from antikythera.ready import get_ready, watching
from antikythera.rulebook import rulebook

compiled = []
with watching(compiled.append, lambda function: None):
    get_ready(rulebook("tzolkin"))
print(len(compiled))
"""


def test_the_kernels_of_tzolkin_come_from_the_cache() -> None:
    command = [sys.executable, "-c", LOAD_TZOLKIN]
    subprocess.run(command, check=True, capture_output=True)
    assert subprocess.run(command, check=True, capture_output=True, text=True).stdout == "0\n"


def double(number: Any) -> Any:
    return 2 * number


def add_doubles(small: Any, large: Any) -> Any:
    return twice(small[0]) + twice(large[0]) + twice(3)  # type: ignore[name-defined]  # noqa: F821


def test_a_rule_is_compiled_once_for_integers_of_every_width(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANTIKYTHERA_CACHE", str(tmp_path))  # from a cache that knows the kernel no rule is compiled
    twice = rule(double)
    kernel = bind(add_doubles, twice=twice)
    assert kernel(np.array([100], dtype=np.int8), np.array([30_000], dtype=np.int16)) == 60_206
    assert len(twice.overloads) == 1


# Until a kernel is compiled

WAIT = """
import json, subprocess, sys
from antikythera import generic, pond
from antikythera.kernel import bind, interpret, is_awaited
from antikythera.ready import watching

interpret(True)
kernel = bind(generic.total, score=pond.scoring.score)
compiled, seen = [], []
with watching(compiled.append, lambda function: None):
    seen.append([is_awaited(kernel), kernel(2), len(compiled)])
    subprocess.run([sys.executable, "-c", {ask!r}], check=True, stdout=subprocess.DEVNULL)
    seen.append([is_awaited(kernel), kernel(2), len(compiled)])
print(json.dumps([*seen, len(kernel.signatures)]))
"""


def test_a_kernel_runs_plainly_until_another_process_has_compiled_it(
    pond: Copy, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(pond.environment, "ANTIKYTHERA_CACHE", str(tmp_path))
    assert pond.run(WAIT.format(ask=ASK)) == [[True, 60, 0], [False, 60, 0], 1]


PLAY_AT_ONCE = """
import json
import antikythera as ak
from antikythera.bots import bot
from antikythera.kernel import interpret
from antikythera.ready import watching

interpret(True)
compiled = []
with watching(compiled.append, lambda function: None):
    game = ak.new({game!r}, players=2, seed=1)
    for level in ("casual", "expert"):
        player = bot(level, {game!r}, seed=1)
        for _ in range(6):
            game.play(player.choose(game.view(game.seat)))
print(json.dumps([len(game.lines), len(compiled)]))
"""


@pytest.mark.parametrize("game", GAMES)
def test_people_and_bots_play_before_anything_is_compiled(game: str, tmp_path: Path) -> None:
    environment = os.environ | {"ANTIKYTHERA_CACHE": str(tmp_path)}
    command = [sys.executable, "-c", PLAY_AT_ONCE.format(game=game)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == [12, 0]
