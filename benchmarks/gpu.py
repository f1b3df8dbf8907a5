"""The rules on a GPU: are the records the CPU's, byte for byte, and how fast are they?

    python benchmarks/gpu.py [--game tzolkin] [--json]

Needs an NVIDIA GPU and the extra ``gpu``. 100,000 games are played by chance on both; then larger batches on the GPU
alone, to the end in one kernel, and decision by decision through the interface that a learner uses.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import antikythera as ak

COMPARED = 100_000
SIZES = (100_000, 1_000_000)
STEPS = 100


def seconds(work: Callable[[], Any]) -> tuple[float, Any]:
    """How long work takes that was done once before, and what it gives."""
    from numba import cuda

    work()
    cuda.synchronize()
    start = time.perf_counter()
    result = work()
    cuda.synchronize()
    return time.perf_counter() - start, result


def compare(game: str, players: int) -> dict[str, Any]:
    """Play the same games on both sides."""
    here = ak.batch(game, COMPARED, players)
    there = here.to("cuda")
    cpu, decisions = seconds(lambda: here.playout(1))
    gpu, decisions_there = seconds(lambda: there.playout(1))
    return {
        "games": COMPARED,
        "players": players,
        "decisions": decisions,
        "equal": decisions == decisions_there and here.states.tobytes() == there.states.tobytes(),
        "cpu_decisions_per_second": round(decisions / cpu),
        "gpu_decisions_per_second": round(decisions / gpu),
    }


def playouts(game: str, players: int, size: int) -> dict[str, Any]:
    """Games to their end in one kernel."""
    games = ak.batch(game, size, players).to("cuda")
    taken, decisions = seconds(lambda: games.playout(1))
    return {"games": size, "players": players, "gpu_decisions_per_second": round(decisions / taken)}


def interface(game: str, players: int, size: int) -> dict[str, Any]:
    """Mask, choice and step as calls of their own, with buffers on the GPU."""
    from numba import cuda

    games = ak.batch(game, size, players).to("cuda")
    mask = cuda.device_array(games.mask_shape, dtype=np.bool_)
    actions = cuda.device_array(size, dtype=np.int64)

    def play() -> None:
        for number in range(STEPS):
            games.legal(mask)
            games.choose(mask, number * size, actions)
            games.step(actions)

    taken, _ = seconds(play)
    return {"games": size, "players": players, "interface_decisions_per_second": round(STEPS * size / taken)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default="tzolkin", choices=ak.GAMES)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    rules = ak.new(arguments.game, seed=0).rules
    report = {
        "game": arguments.game,
        "compared": [compare(arguments.game, players) for players in rules.players],
        "playouts": [playouts(arguments.game, rules.players[-1], size) for size in SIZES],
        "interface": interface(arguments.game, rules.players[-1], SIZES[0]),
    }
    print(json.dumps(report, indent=None if arguments.json else 1))


if __name__ == "__main__":
    main()
