"""Two versions take turns in one run: are the hot paths of this one slower than those of another commit?

    python tools/bench_compare.py REF [--rounds 30] [--path vector] [--json] [--keep]

A process for each version measures one path at a time, for a small part of a second and in changing order, so that
other work on the machine slows both. The ratio of a path is the median over the rounds of new to old, with an interval
that covers the true median in 95 of 100 runs. The processes are started several times, since where code is in memory
also makes a difference. It exits with 1 if a path has become slower by a tenth or more, and the interval leaves no
doubt that it is slower. ``--keep`` adds the figures to ``docs/speed.json``, and ``speed_history.py`` draws them.
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
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from speed_history import HISTORY
from speed_history import main as draw_history

ROOT = Path(__file__).parents[1]
WORSE = 0.9
"""A ratio that fails."""
STARTS = 3
"""How many times the processes are started."""
SCRIPT = ROOT / "benchmarks" / "loops.py"

Speeds = dict[str, list[float]]
"""By path, round by round."""


def git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


@contextmanager
def checkout(ref: str) -> Iterator[Path]:
    """The sources of a commit, in a folder."""
    with tempfile.TemporaryDirectory(prefix="antikythera-") as folder:
        archive = subprocess.run(["git", "archive", ref, "src"], cwd=ROOT, stdout=subprocess.PIPE, check=True)
        subprocess.run(["tar", "--extract", "--directory", folder], input=archive.stdout, check=True)
        yield Path(folder, "src")


class Version:
    """A process that measures the paths of one version; today's script measures both."""

    def __init__(self, sources: Path) -> None:
        command, environment = [sys.executable, str(SCRIPT), "--serve"], os.environ | {"PYTHONPATH": str(sources)}
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.paths: list[str] = json.loads(self._line())

    def _line(self) -> str:
        assert self.process.stdout
        return self.process.stdout.readline()

    def speed(self, path: str) -> float:
        """Decisions a second of processor time, in one short measurement."""
        assert self.process.stdin
        self.process.stdin.write(f"{path}\n")
        self.process.stdin.flush()
        return float(self._line())


def take_turns(new: Version, old: Version, rounds: int, wanted: str = "") -> tuple[Speeds, Speeds]:
    """Measure the paths that both versions have, and end their processes."""
    paths = [path for path in new.paths if path in old.paths and wanted in path]
    speeds: tuple[Speeds, Speeds] = ({path: [] for path in paths}, {path: [] for path in paths})
    both = [*zip((new, old), speeds, strict=True)]
    for number in range(rounds):
        for path in paths:
            for version, found in both if number % 2 else reversed(both):
                found[path].append(version.speed(path))
    for version in (new, old):
        version.process.communicate()
    return speeds


def measure(here: Path, other: Path, rounds: int, wanted: str) -> tuple[Speeds, Speeds]:
    """Measure both versions, with several starts."""
    all_new: Speeds = defaultdict(list)
    all_old: Speeds = defaultdict(list)
    for start in range(STARTS):
        print(f"Start {start + 1} of {STARTS} ...", file=sys.stderr)
        new, old = take_turns(Version(here), Version(other), -(-rounds // STARTS), wanted)
        for path in new:
            all_new[path] += new[path]
            all_old[path] += old[path]
    return all_new, all_old


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


def compare(here: Speeds, other: Speeds) -> dict[str, dict[str, float]]:
    """By path: the speed now, and the ratio to the other version with its interval."""
    report = {}
    for path in here:
        ratios = [new / old for new, old in zip(here[path], other[path], strict=True)]
        least, most = interval(ratios)
        report[path] = {
            "decisions_per_second": round(statistics.median(here[path])),
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
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--path", default="", help="measure only paths whose name contains this")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--keep", action="store_true", help="add the figures to the history")
    options = parser.parse_args()
    with checkout(options.ref) as other:
        report = compare(*measure(ROOT / "src", other, options.rounds, options.path))
    if options.keep:
        keep(report)
    if options.json:
        print(json.dumps(report))
    else:
        print(f"{'decisions/s of processor time':<32}{'here':>12}{'times ' + options.ref[:12]:>24}")
        for path, found in report.items():
            told = f"{found['ratio']:.2f} ({found['least']:.2f} to {found['most']:.2f})"
            print(f"{path:<32}{found['decisions_per_second']:>12,.0f}{told:>24}")
    sys.exit(", ".join(slower(report)) + ": slower" if slower(report) else 0)


if __name__ == "__main__":
    main()
