"""The loops that people write, in decisions a second of processor time.

    python benchmarks/loops.py [--rounds 5]

* ``random loop``: ``while not game.over: game.play(random.choice(game.legal))``
* ``numbers``: the same with ``game.legal.numbers``
* ``view``: ``game.view(game.seat)``, in views a second
* ``AEC``: PettingZoo's loop over ``agent_iter``, with actions sampled by the mask
* ``vector``: a Gymnasium vector of 4,096 games of self-play, with the first legal action by NumPy; on all cores
* ``compiled``: the loop of ``antikythera simulate``, which does not come back to Python

``tools/bench_compare.py`` runs it for two versions in turn.
"""

from __future__ import annotations

import argparse
import functools
import json
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator

import antikythera as ak
from antikythera.rulebook import rulebook
from antikythera.simulate import simulate

ENVIRONMENTS, GAMES = 4096, 500


def random_loop(name: str) -> Iterator[None]:
    """Whole random games, by lines."""
    seed = 0
    while True:
        game, seed = ak.new(name, seed=seed), seed + 1
        random.seed(seed)
        while not game.over:
            game.play(random.choice(game.legal))
            yield


def numbers(name: str) -> Iterator[None]:
    """Whole random games, by numbers."""
    seed = 0
    while True:
        game, seed = ak.new(name, seed=seed), seed + 1
        random.seed(seed)
        while not game.over:
            game.play(random.choice(game.legal.numbers))
            yield


def view(name: str) -> Iterator[None]:
    """Views of a position in the middle of a game."""
    game = ak.new(name, seed=1)
    random.seed(1)
    for _ in range(60):
        game.play(random.choice(game.legal))
    while True:
        game.view(game.seat)
        yield


def aec(name: str) -> Iterator[None]:
    """PettingZoo."""
    env, seed = getattr(ak.envs, name)(), 0
    while True:
        env.reset(seed=(seed := seed + 1))
        for agent in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            done = termination or truncation
            env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))
            yield


def vector(name: str) -> Iterator[None]:
    """A decision in each of many games."""
    envs = ak.envs.vector(name, num_envs=ENVIRONMENTS)
    _, infos = envs.reset(seed=7)
    while True:
        _, _, _, _, infos = envs.step(infos["action_mask"].argmax(axis=1))
        yield


def compiled(name: str) -> Iterator[None]:
    """Random games; each time the same."""
    rules = rulebook(name)
    while True:
        simulate(rules, rules.players[-1], GAMES, seed=1)
        yield


@functools.cache
def decisions_compiled(name: str) -> int:
    """The decisions of one turn of :func:`compiled`."""
    rules = rulebook(name)
    return simulate(rules, rules.players[-1], GAMES, seed=1).decisions


Loop = Callable[[str], Iterator[None]]
LOOPS: dict[str, tuple[Loop, int]] = {
    "random loop": (random_loop, 20_000),
    "numbers": (numbers, 20_000),
    "view": (view, 5_000),
    "AEC": (aec, 3_000),
    "vector": (vector, 40),
    "compiled": (compiled, 1),
}
"""Each with its turns in one measurement, which is a small part of a second."""


def paths() -> list[str]:
    """All loops of all games; a vector of a game with many actions would be a test of NumPy."""
    large = {game for game in ak.GAMES if len(rulebook(game).lines) >= 1000}
    return [f"{game}, {loop}" for game in ak.GAMES for loop in LOOPS if loop != "vector" or game not in large]


@functools.cache
def running(path: str) -> Iterator[None]:
    """A loop after its warm-up."""
    game, loop = path.split(", ")
    started = LOOPS[loop][0](game)
    for _ in range(1 + LOOPS[loop][1] // 5):
        next(started)
    return started


def speed(path: str) -> float:
    """Decisions a second of processor time, over all cores."""
    game, loop = path.split(", ")
    started, turns = running(path), LOOPS[loop][1]
    each = {"vector": ENVIRONMENTS, "compiled": decisions_compiled(game)}.get(loop, 1)
    start = time.process_time()
    for _ in range(turns):
        next(started)
    return each * turns / (time.process_time() - start)


def serve() -> None:
    """List the paths, then measure those that are asked for, one at a time."""
    print(json.dumps(paths()), flush=True)
    for line in sys.stdin:
        print(speed(line.strip()), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--serve", action="store_true", help="measure the paths that are read from the input")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args()
    if options.serve:
        serve()
        return
    found = {path: round(statistics.median(speed(path) for _ in range(options.rounds))) for path in paths()}
    if options.json:
        print(json.dumps(found))
        return
    for path, decisions in found.items():
        print(f"{path:<28}{decisions:>12,}")


if __name__ == "__main__":
    main()
