"""Work spread over the machines of a Ray cluster, with the same result as on one. Needs the extra ``cluster``.

On the first machine, then on every other one, each with the same version of antikythera installed:

    pip install "antikythera[cluster]"
    ray start --head --port 6379
    ray start --address FIRST_MACHINE:6379

and on any of them:

    antikythera simulate tzolkin --games 10000000 --cluster

Without any of this, ``--cluster --address local`` uses all cores of this machine. Each machine compiles the rules once,
into its own cache, however many workers it has: one of them compiles, the others wait for it. A worker whose rules
play otherwise than the caller's is refused.
"""

from __future__ import annotations

import functools
import logging
import os
import platform
import socket
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

import ray
from filelock import FileLock
from ray.exceptions import RayError, RayTaskError
from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

from antikythera.ready import get_ready
from antikythera.rulebook import Rulebook, rulebook
from antikythera.simulate import Progress, Simulation, signature, simulate

CHUNK = 4096
"""Games sent to a worker at a time: a fraction of a second of play, so little is lost with a worker."""

RETRIES = 5
AHEAD = 4
"""Jobs handed out for each processor, so that none runs dry, and that machines which join find some."""

LOOK = 0.1
"""Seconds between two looks at what is done."""

Job = TypeVar("Job")
Result = TypeVar("Result")


class ClusterError(Exception):
    """A cluster that cannot be reached, or cannot do the work."""


@contextmanager
def connected(address: str = "auto") -> Iterator[None]:
    """Be part of a running cluster, or with ``local`` of one on this machine that lasts as long as the block."""
    if ray.is_initialized():
        yield
        return
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody asked for a report to Ray's makers
    try:
        _knock(address)
        ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, RuntimeError, ValueError, RayError) as error:
        reason = str(error).strip().partition("\n")[0]
        raise ClusterError(f"no Ray cluster at {address!r} ({reason}); `--address local` starts one here") from error
    try:
        yield
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Fail at once where nobody answers: Ray itself would try for minutes."""
    host, _, port = address.rpartition(":")
    if port.isdigit() and "/" not in host:
        socket.create_connection((host, int(port)), timeout=5).close()


def spread(function: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[tuple[Job, Result]]:
    """Run a function for each job on some machine of the cluster; jobs with their results, as they are done.

    A job whose worker or machine is lost is run again elsewhere, so it must have no other effect than its result; it
    comes back once. Whoever has seen enough may stop; the few jobs that were handed out already run on, unheard.
    """
    # Those are not cancelled: in Ray 2.60, cancelling a task just when it ends can abort the caller's process.
    task: Any = ray.remote(max_retries=RETRIES, scheduling_strategy="SPREAD")(_call)
    ahead = AHEAD * max(1, sum(_cpus().values()))
    running: dict[Any, Job] = {}
    queue = iter(jobs)
    while True:
        running |= {task.remote(function, job): job for job in islice(queue, ahead - len(running))}
        if not running:
            return
        for done in ray.wait(list(running), num_returns=len(running), timeout=LOOK)[0]:
            yield running.pop(done), _result(done)


def _call(function: Callable[[Job], Result], job: Job) -> Result:
    return function(job)


def _result(done: Any) -> Any:
    """What a job gave, or the error that it met, as if it had run here."""
    try:
        return ray.get(done)
    except RayTaskError as error:
        raise error.cause from None
    except RayError as error:
        raise ClusterError(
            f"a worker was lost {RETRIES + 1} times over the same job ({type(error).__name__})"
        ) from None


# Simulation


@dataclass(frozen=True)
class ClusterSimulation(Simulation):
    """What came out of random legal play on a cluster. ``seconds`` are those of the clock, after all compilation."""

    nodes: int
    """Machines that played."""
    cpus: int
    """Their processors."""

    def report(self) -> dict[str, Any]:
        return super().report() | {"nodes": self.nodes, "cpus": self.cpus}


def warm_up(rules: Rulebook, players: int) -> None:
    """Have the rules compiled on every machine that is there, all at the same time."""
    task: Any = ray.remote(num_cpus=0, max_retries=RETRIES)(_warm_up_here)
    behaviour = signature(rules, players)
    # soft: a machine that goes away meanwhile has nothing to prepare
    places = [NodeAffinitySchedulingStrategy(node, soft=True) for node in _cpus()]
    for warm in [task.options(scheduling_strategy=at).remote(rules.name, players, behaviour) for at in places]:
        _result(warm)


def simulate_on_cluster(
    rules: Rulebook, players: int, games: int, seed: int, progress: Progress = lambda games: None
) -> ClusterSimulation:
    """Play games by chance on all machines: the very games that :func:`antikythera.simulate.simulate` plays on one."""
    play = functools.partial(_play, rules.name, players, signature(rules, players))
    cpus = _cpus()
    totals: dict[int, tuple[int, ...]] = {}
    nodes: set[str] = set()
    start = time.perf_counter()
    for (first, number), (node, chunk) in spread(play, _chunks(games, seed)):
        totals[first] = (chunk.games, chunk.decisions, *chunk.scores)
        nodes.add(node)
        progress(number)
    seconds = time.perf_counter() - start
    cpus |= _cpus()  # of machines that joined, too
    played, decisions, *scores = (sum(column) for column in zip(*totals.values(), strict=True))
    return ClusterSimulation(
        rules.name,
        players,
        played,
        seed,
        decisions,
        seconds,
        scores,
        rules.unit,
        nodes=len(nodes),
        cpus=sum(cpus.get(node, 0) for node in nodes),
    )


def _chunks(games: int, seed: int) -> Iterator[tuple[int, int]]:
    """First seeds, and how many games from there on."""
    for first in range(0, games, CHUNK):
        yield seed + first, min(CHUNK, games - first)


def _play(game: str, players: int, behaviour: str, chunk: tuple[int, int]) -> tuple[str, Simulation]:
    """Play a chunk, and say on which machine."""
    first, games = chunk
    rules = _rules_here(game, players, behaviour)
    return ray.get_runtime_context().get_node_id(), simulate(rules, players, games, first)


def _warm_up_here(game: str, players: int, behaviour: str) -> None:
    _rules_here(game, players, behaviour)


@functools.cache
def _rules_here(game: str, players: int, behaviour: str) -> Rulebook:
    """The rules on this worker, ready to be played; refused if their signature is not the caller's."""
    rules = rulebook(game)
    _compile_once(rules, "playouts", "scores_at")
    if signature(rules, players) != behaviour:
        raise ClusterError(f"{platform.node()} has other rules of {game}: install the same version of antikythera")
    return rules


def _compile_once(rules: Rulebook, *kernels: str) -> None:
    """Compile in one worker of a machine while its others wait; then they load what is in the cache, all at once."""
    cache = Path(getattr(rules.kernels, kernels[0]).stats.cache_path)
    cache.mkdir(parents=True, exist_ok=True)
    compiled = cache / "compiled"
    with FileLock(cache / "compiling"):
        if not compiled.exists():
            get_ready(rules, *kernels)
            compiled.touch()
    get_ready(rules, *kernels)


def _cpus() -> dict[str, int]:
    """The machines that can work, by the names that Ray gave them, and their processors."""
    alive = {node["NodeID"]: int(node["Resources"].get("CPU", 0)) for node in ray.nodes() if node["Alive"]}
    return {node: cpus for node, cpus in alive.items() if cpus}
