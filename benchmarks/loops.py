"""The loops that people write, in decisions a second of processor time.

    python benchmarks/loops.py [--rounds 5] [--json]

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
import json
import random
import statistics
import time
from collections.abc import Callable, Iterator

import antikythera as ak
from antikythera.rulebook import rulebook
from antikythera.simulate import simulate

ENVIRONMENTS, STEPS, GAMES = 4096, 60, 2000


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


LOOPS: dict[str, tuple[Callable[[str], Iterator[None]], int]] = {
    "random loop": (random_loop, 20_000),
    "numbers": (numbers, 20_000),
    "view": (view, 5_000),
    "AEC": (aec, 3_000),
}


def speed(loop: Callable[[str], Iterator[None]], name: str, times: int) -> float:
    """Decisions a second of processor time, after a warm-up."""
    running = loop(name)
    for _ in range(times // 5):
        next(running)
    start = time.process_time()
    for _ in range(times):
        next(running)
    return times / (time.process_time() - start)


def vector(name: str) -> float:
    """Decisions a second of processor time, over all cores."""
    envs = ak.envs.vector(name, num_envs=ENVIRONMENTS)
    _, infos = envs.reset(seed=7)
    for step in range(STEPS + 5):
        if step == 5:
            start = time.process_time()
        _, _, _, _, infos = envs.step(infos["action_mask"].argmax(axis=1))
    return ENVIRONMENTS * STEPS / (time.process_time() - start)


def compiled(name: str) -> float:
    """Decisions a second of processor time, without Python."""
    rules = rulebook(name)
    simulate(rules, rules.players[-1], 10, seed=1)
    start = time.process_time()
    return simulate(rules, rules.players[-1], GAMES, seed=1).decisions / (time.process_time() - start)


def measure() -> dict[str, float]:
    """All loops of all games; a vector of a game with many actions would be a test of NumPy."""
    found = {f"{game}, {loop}": speed(run, game, times) for game in ak.GAMES for loop, (run, times) in LOOPS.items()}
    small = [game for game in ak.GAMES if len(ak.new(game).rules.lines) < 1000]
    found |= {f"{game}, vector": vector(game) for game in small}
    return found | {f"{game}, compiled": compiled(game) for game in ak.GAMES}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args()
    rounds = [measure() for _ in range(options.rounds)]
    medians = {loop: round(statistics.median(found[loop] for found in rounds)) for loop in rounds[0]}
    if options.json:
        print(json.dumps(medians))
        return
    for loop, found in medians.items():
        print(f"{loop:<28}{found:>12,}")


if __name__ == "__main__":
    main()
