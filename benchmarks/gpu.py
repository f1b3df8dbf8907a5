"""The rules on a GPU: whether all records equal those of the CPU, and how fast they run.

    python benchmarks/gpu.py [--game GAME] [--json]

Needs an NVIDIA GPU and the extra ``gpu``. 100,000 random games are played on both. Then batches are played on the GPU
alone: to the end in one kernel, and decision by decision through the interface that a learner uses.
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
SIZES = (20_000, 100_000, 1_000_000, 2_000_000)
"""Games in a batch; the two largest that fit are measured."""
MASK_BYTES = 4 * 2**30
"""The largest mask: it has a byte for each action of each game."""
STEPS = 100


def seconds(work: Callable[[], Any]) -> tuple[float, Any]:
    """The time that work takes after a first run, and its result."""
    from numba import cuda

    work()
    cuda.synchronize()
    start = time.perf_counter()
    result = work()
    cuda.synchronize()
    return time.perf_counter() - start, result


def sizes(actions: int) -> list[int]:
    """The sizes of batches for a game, by its number of actions."""
    return [size for size in SIZES if size * actions <= MASK_BYTES][-2:]


def compare(game: str, players: int) -> dict[str, Any]:
    """Play the same games on the CPU and on the GPU."""
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
    """Play games to their end in one kernel."""
    games = ak.batch(game, size, players).to("cuda")
    taken, decisions = seconds(lambda: games.playout(1))
    return {"games": size, "players": players, "gpu_decisions_per_second": round(decisions / taken)}


def interface(game: str, players: int, size: int) -> dict[str, Any]:
    """A choice, and a step that refreshes the mask, with buffers on the GPU; games that end are dealt again."""
    from numba import cuda

    games = ak.batch(game, size, players).to("cuda")
    mask = cuda.device_array(games.mask_shape, dtype=np.bool_)
    actions = cuda.device_array(size, dtype=np.int64)
    games.legal(mask)

    def play() -> None:
        for number in range(STEPS):
            games.choose(mask, number * size, actions)
            games.step(actions, mask, seed=number * size)

    taken, _ = seconds(play)
    return {"games": size, "players": players, "interface_decisions_per_second": round(STEPS * size / taken)}


def frameworks(game: str) -> dict[str, str]:
    """Whether arrays of other libraries can be used as buffers, without a copy."""
    games = ak.batch(game, 256).to("cuda")
    expected = np.zeros(games.mask_shape, dtype=np.bool_)
    games.to("cpu").legal(expected)
    makers: dict[str, Callable[[], Any]] = {"torch": _torch_mask, "cupy": _cupy_mask, "jax": _jax_mask}
    answers = {}
    for name, make in makers.items():
        try:
            answers[name] = "equal" if np.array_equal(make()(games), expected) else "different"
        except ImportError:
            answers[name] = "not installed"
    return answers


def _torch_mask() -> Callable[[Any], Any]:
    import torch

    def fill(games: Any) -> Any:
        mask = torch.zeros(games.mask_shape, dtype=torch.bool, device="cuda")
        games.legal(mask)
        return mask.cpu().numpy()

    return fill


def _cupy_mask() -> Callable[[Any], Any]:
    import cupy

    def fill(games: Any) -> Any:
        mask = cupy.zeros(games.mask_shape, dtype=cupy.bool_)
        games.legal(mask)
        return mask.get()

    return fill


def _jax_mask() -> Callable[[Any], Any]:
    import jax.numpy as jnp

    def fill(games: Any) -> Any:
        mask = jnp.zeros(games.mask_shape, dtype=jnp.bool_).block_until_ready()
        games.legal(mask)
        return np.asarray(mask)

    return fill


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default=ak.GAMES[-1], choices=ak.GAMES)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    rules = ak.new(arguments.game, seed=0).rules
    few, many = sizes(len(rules.lines))
    report = {
        "game": arguments.game,
        "compared": [compare(arguments.game, players) for players in rules.players],
        "playouts": [playouts(arguments.game, rules.players[-1], size) for size in (few, many)],
        "buffers": frameworks(arguments.game),
        "interface": interface(arguments.game, rules.players[-1], few),
    }
    print(json.dumps(report, indent=None if arguments.json else 1))


if __name__ == "__main__":
    main()
