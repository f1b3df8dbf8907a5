"""Stream a file of many games: how long it takes, and how much memory it needs.

    python benchmarks/records.py [--games 1000000] [--json]

The file has a line for each game: complete games of random play, a thousand different ones over and over. The memory is
the most that the process needed after a hundredth of the file, and at its end.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import antikythera as ak
from antikythera.record import Record, records, save_records

DIFFERENT = 1000


def played(seed: int) -> Record:
    """The record of a random game for two."""
    game, rng = ak.new(ak.GAMES[-1], 2, seed=seed), random.Random(seed)
    while not game.over:
        game.play(rng.choice(game.legal.numbers))
    return game.record()


def many(games: int) -> Iterator[Record]:
    made = [played(seed) for seed in range(min(DIFFERENT, games))]
    return (made[number % len(made)] for number in range(games))


def memory() -> float:
    """The most that this process has needed so far, in MB."""
    import resource

    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "games.jsonl")
        written = save_records(file, many(options.games))
        start, read = time.process_time(), records(file)
        found = sum(1 for _ in islice(read, max(1, options.games // 100)))
        early = memory()
        found += sum(1 for _ in read)
        report = {
            "games": found,
            "gigabytes": round(file.stat().st_size / 1e9, 2),
            "seconds": round(time.process_time() - start, 1),
            "megabytes_early": round(early, 1),
            "megabytes_late": round(memory(), 1),
        }
        assert found == written
    print(json.dumps(report) if options.json else "\n".join(f"{name:<18}{value}" for name, value in report.items()))


if __name__ == "__main__":
    main()
