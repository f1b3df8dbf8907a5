"""Two versions take turns in one run: are the hot paths of this one slower than those of another commit?

    python tools/bench_compare.py REF [--rounds 9] [--json] [--keep]

Each round measures each version once, in a process of its own, in changing order. The ratio of a path is the median
over the rounds of new to old, with an interval that covers the true median in 95 of 100 runs. It exits with 1 if a path
has become slower by a tenth or more, and the interval leaves no doubt that it is slower. ``--keep`` adds the figures to
``docs/speed.json``, and ``speed_history.py`` draws them.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from speed_history import HISTORY
from speed_history import main as draw_history

ROOT = Path(__file__).parents[1]
WORSE = 0.9
"""A ratio that fails."""
SCRIPT = ROOT / "benchmarks" / "loops.py"


def git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


@contextmanager
def checkout(ref: str) -> Iterator[Path]:
    """The sources of a commit, in a folder."""
    with tempfile.TemporaryDirectory(prefix="antikythera-") as folder:
        archive = subprocess.run(["git", "archive", ref, "src"], cwd=ROOT, stdout=subprocess.PIPE, check=True)
        subprocess.run(["tar", "--extract", "--directory", folder], input=archive.stdout, check=True)
        yield Path(folder, "src")


def measure(sources: Path) -> dict[str, float]:
    """The speed of every path in one version; today's script measures both."""
    command = [sys.executable, str(SCRIPT), "--json"]
    environment = os.environ | {"PYTHONPATH": str(sources)}
    run = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
    found: dict[str, float] = json.loads(run.stdout)
    return found


def interval(values: list[float]) -> tuple[float, float]:
    """From the sorted values: it contains the median of the distribution with 95 % confidence (a sign test)."""
    values, number, tail, cut = sorted(values), len(values), 0.0, 0
    while cut < number // 2:
        tail += math.comb(number, cut) / 2**number
        if 2 * tail > 0.05:
            break
        cut += 1
    cut = max(cut - 1, 0)
    return values[cut], values[-1 - cut]


def compare(here: list[dict[str, float]], other: list[dict[str, float]]) -> dict[str, dict[str, float]]:
    """By path: the speed now, and the ratio to the other version with its interval."""
    report = {}
    for path in (path for path in here[0] if path in other[0]):
        ratios = [new[path] / old[path] for new, old in zip(here, other, strict=True)]
        least, most = interval(ratios)
        report[path] = {
            "decisions_per_second": round(statistics.median(found[path] for found in here)),
            "ratio": round(statistics.median(ratios), 3),
            "least": round(least, 3),
            "most": round(most, 3),
        }
    return report


def slower(report: dict[str, dict[str, float]]) -> list[str]:
    """The paths that have become slower, beyond doubt."""
    return [path for path, found in report.items() if found["ratio"] <= WORSE and found["most"] < 1]


def keep(report: dict[str, dict[str, float]]) -> None:
    """Add the figures to the history."""
    history = json.loads(HISTORY.read_text("utf-8")) if HISTORY.exists() else []
    entry = {"date": datetime.now(UTC).date().isoformat(), "commit": git("rev-parse", "--short", "HEAD")}
    figures = {path: found["decisions_per_second"] for path, found in report.items()}
    lines = [json.dumps(one) for one in [*history, entry | {"figures": figures}]]
    HISTORY.write_text("[\n " + ",\n ".join(lines) + "\n]\n", "utf-8")
    draw_history()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("ref", help="the commit to compare with")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--keep", action="store_true", help="add the figures to the history")
    options = parser.parse_args()
    versions: dict[str, list[dict[str, float]]] = {"here": [], "other": []}
    with checkout(options.ref) as other:
        folders = {"here": ROOT / "src", "other": other}
        for version in folders:
            measure(folders[version])  # compiles
        for number in range(options.rounds):
            print(f"Round {number + 1} of {options.rounds} ...", file=sys.stderr)
            for version in sorted(folders, reverse=bool(number % 2)):
                versions[version].append(measure(folders[version]))
    report = compare(versions["here"], versions["other"])
    if options.keep:
        keep(report)
    if options.json:
        print(json.dumps(report))
    else:
        print(f"{'decisions/s of processor time':<32}{'here':>12}{'times ' + options.ref[:12]:>20}")
        for path, found in report.items():
            told = f"{found['ratio']:.2f} ({found['least']:.2f} to {found['most']:.2f})"
            print(f"{path:<32}{found['decisions_per_second']:>12,.0f}{told:>20}")
    sys.exit(", ".join(slower(report)) + ": slower" if slower(report) else 0)


if __name__ == "__main__":
    main()
