"""Break every ruling once, and see that its tests fail.

``python tests/mutations.py [GAME [NUMBER ...]]`` copies the package, makes one change at a time that breaks one ruling,
and runs the tests of that ruling on the copy, in plain Python. It fails if any of them still passes: such a test proves
nothing. ``make mutations`` calls it for all games. ``tests/GAME/mutations.toml`` says how each ruling is broken.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

TESTS = Path(__file__).parent
PACKAGE = TESTS.parent / "src" / "antikythera"
NO_TEST_FAILED, TESTS_FAILED = 0, 1
"""Exit codes of pytest."""


@dataclass(frozen=True)
class Mutation:
    """A change of one file of a game's rules that breaks one ruling."""

    game: str
    ruling: int
    room: str
    old: str
    new: str

    @property
    def file(self) -> Path:
        """The file to change, within the package."""
        return Path("games", self.game, "rules", f"{self.room}.py")

    def places(self) -> int:
        """How often the text to change occurs in the file. It must be once."""
        return (PACKAGE / self.file).read_text("utf-8").count(self.old)


def games() -> list[str]:
    return sorted(file.parent.name for file in TESTS.glob("*/mutations.toml"))


def mutations(game: str) -> list[Mutation]:
    tables = tomllib.loads((TESTS / game / "mutations.toml").read_text("utf-8"))["mutation"]
    return [Mutation(game, **table) for table in tables]


def passes(game: str, tests: str, mutation: Mutation | None = None) -> bool:
    """Whether the tests of rulings that have this in their names pass on a copy of the package."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "antikythera")
        shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "page"))
        if mutation:
            source = (copy / mutation.file).read_text("utf-8")
            (copy / mutation.file).write_text(source.replace(mutation.old, mutation.new), "utf-8")
        files = sorted(map(str, (TESTS / game).glob("test_rulings*.py")))
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-k", tests, *files]
        environment = os.environ | {"PYTHONPATH": folder, "ANTIKYTHERA_PLAIN": "1", "ANTIKYTHERA_CACHE": folder}
        run = subprocess.run(command, cwd=TESTS.parent, env=environment, capture_output=True, text=True, check=False)
    if run.returncode not in (NO_TEST_FAILED, TESTS_FAILED) or "NameError" in run.stdout:
        raise RuntimeError(f"{mutation}: pytest could not run {tests}\n{run.stdout[-2000:]}{run.stderr[-2000:]}")
    return run.returncode == NO_TEST_FAILED


def objection(mutation: Mutation) -> str:
    """Why a mutation proves nothing; empty if the tests of its ruling notice it."""
    if mutation.places() != 1:
        return f"{mutation.file} has {mutation.places()} places to break for ruling {mutation.ruling}"
    tests = f"test_ruling_{mutation.ruling}_ or test_ruling_{mutation.ruling:02}_"
    if passes(mutation.game, tests, mutation):
        return f"ruling {mutation.ruling} is broken in {mutation.file}, and its tests do not notice"
    return ""


def check(game: str, rulings: set[int]) -> bool:
    """Try all mutations of a game, or those of some rulings, and print what was found."""
    if not passes(game, "test_ruling_"):
        print(f"{game}: tests of rulings fail although nothing is broken")
        return False
    chosen = [mutation for mutation in mutations(game) if not rulings or mutation.ruling in rulings]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        objections = [text for text in pool.map(objection, chosen) if text]
    print(
        *objections, f"{game}: {len(chosen) - len(objections)} of {len(chosen)} broken rulings were noticed", sep="\n"
    )
    return not objections


if __name__ == "__main__":
    wanted, numbers = sys.argv[1:2] or games(), {int(number) for number in sys.argv[2:]}
    results = [check(game, numbers) for game in wanted]
    sys.exit(not all(results))
