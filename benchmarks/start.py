"""The time until a game can be played: with an empty cache, and with a full one.

Every measurement starts a new process, and ends with the legal lines of a new game, or with the end of a random
game.

    python benchmarks/start.py [GAME] [--json]
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from typing import NamedTuple

import antikythera as ak

WARM_STARTS = 5

SCRIPTS = {
    "nothing": "pass",
    "import": "import antikythera",
    "first_lines": "import antikythera; antikythera.new({game!r}, players={players}, seed=1).legal[0]",
    "random_game": """
import numpy as np
from antikythera.rulebook import rulebook
rules = rulebook({game!r})
rules.kernels.playouts(np.zeros(1, rules.state), {players}, 1, 0, np.zeros(len(rules.lines), np.bool_))
""",
}


class Cost(NamedTuple):
    """Seconds of wall-clock time and of CPU time, which is more reliable on a busy machine."""

    seconds: float
    cpu_seconds: float


def cost(script: str, cache: str) -> Cost:
    """The time of a process that runs a script."""
    start, before = time.perf_counter(), os.times()
    subprocess.run([sys.executable, "-c", script], env=os.environ | {"ANTIKYTHERA_CACHE": cache}, check=True)
    after = os.times()
    work = after.children_user + after.children_system - before.children_user - before.children_system
    return Cost(round(time.perf_counter() - start, 3), round(work, 3))


def measure(game: str, players: int) -> dict[str, dict[str, Cost]]:
    """Each script cold (once, in order, so that later ones use the cache of earlier ones) and warm (best of a few)."""
    scripts = {name: script.format(game=game, players=players) for name, script in SCRIPTS.items()}
    with tempfile.TemporaryDirectory() as cache:
        cold = {name: cost(script, cache) for name, script in scripts.items()}
        warm = {name: min(cost(script, cache) for _ in range(WARM_STARTS)) for name, script in scripts.items()}
    return {"cold": cold, "warm": warm}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", default=ak.GAMES[-1])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args()
    print("Starting with an empty cache, which takes about a minute ...", file=sys.stderr)
    report = measure(options.game, options.players)
    if options.json:
        costs = {kind: {name: one._asdict() for name, one in row.items()} for kind, row in report.items()}
        print(json.dumps({"game": options.game, **costs}))
        return
    print(f"{'seconds (of CPU time)':<24}{'cold':>16}{'warm':>16}")
    for name in SCRIPTS:
        columns = [f"{report[kind][name].seconds:.2f} ({report[kind][name].cpu_seconds:.2f})" for kind in report]
        print(f"{name.replace('_', ' '):<24}{columns[0]:>16}{columns[1]:>16}")


if __name__ == "__main__":
    main()
