"""Break every ruling once, and see that its tests go red.

``python tests/tzolkin/mutations.py`` copies the rules, makes one change at a time that breaks one ruling, and runs the
tests of that ruling on the copy, plainly. It fails if any of them stays green: such a test proves nothing.
``make mutations`` calls it; give it numbers to try only those. Ruling 5 is missing: it is
about a case that cannot arise.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parents[2]

MUTATIONS = tomllib.loads((Path(__file__).parent / "mutations.toml").read_text("utf-8"))["mutation"]


def survives(ruling: int, room: str, old: str, new: str) -> str:
    """What is wrong with a mutation: nothing, if it breaks the tests of its ruling."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "antikythera"
        shutil.copytree(ROOT / "src" / "antikythera", copy, ignore=shutil.ignore_patterns("__pycache__"))
        path = copy / "games" / "tzolkin" / "rules" / f"{room}.py"
        source = path.read_text("utf-8")
        if source.count(old) != 1:
            return f"{room}.py has {source.count(old)} places to break for ruling {ruling}"
        path.write_text(source.replace(old, new), "utf-8")
        environment = os.environ | {"PYTHONPATH": folder, "ANTIKYTHERA_PLAIN": "1", "ANTIKYTHERA_CACHE": folder}
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", f"-k=test_ruling_{ruling:02}_"]
        tests = sorted(str(path) for path in Path(__file__).parent.glob("test_rulings_[tc]*.py"))
        run = subprocess.run([*command, *tests], cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if run.returncode == 1:
        return ""
    return f"ruling {ruling} is broken in {room}.py, and its tests do not say so:\n{run.stdout[-500:]}"


def main() -> int:
    wanted = {int(number) for number in sys.argv[1:]} or {mutation["ruling"] for mutation in MUTATIONS}
    chosen = [mutation for mutation in MUTATIONS if mutation["ruling"] in wanted]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        failures = [failure for failure in pool.map(lambda mutation: survives(**mutation), chosen) if failure]
    print("\n".join(failures))
    print(f"{len(chosen) - len(failures)} of {len(chosen)} broken rulings were noticed")
    return bool(failures)


if __name__ == "__main__":
    sys.exit(main())
