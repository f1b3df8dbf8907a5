"""Work on all machines of a Ray cluster, with the same results as on one. Needs the extra ``cluster``.

All machines must have the same version of antikythera. Run on the first machine, and then on each of the others:

    pip install "antikythera-games[cluster]"
    ray start --head --port 6379
    ray start --address FIRST_MACHINE:6379

Then, on any machine:

    antikythera simulate GAME --games 10000000 --cluster

Without a cluster, ``--cluster --address local`` uses all cores of this machine. One worker of each machine compiles the
rules into the cache of that machine, and the others wait for it. A worker with other rules than the caller is
refused.
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
"""Games sent to a worker at a time: a fraction of a second of play, so that little is lost with a worker."""

RETRIES = 5
AHEAD = 4
"""Jobs submitted for each processor, so that no processor is idle and machines that join find work."""

LOOK = 0.1
"""Seconds between two checks for finished jobs."""

Job = TypeVar("Job")
Result = TypeVar("Result")


class ClusterError(Exception):
    """The cluster cannot be reached, or cannot do the work."""


@contextmanager
def connected(address: str = "auto") -> Iterator[None]:
    """Connect to a running cluster; ``local`` starts one on this machine for the duration of the block."""
    if ray.is_initialized():
        yield
        return
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # Ray would report usage to its makers
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
    """Fail at once if no cluster answers. Ray itself would try for minutes."""
    host, _, port = address.rpartition(":")
    if port.isdigit() and "/" not in host:
        socket.create_connection((host, int(port)), timeout=5).close()


def spread(function: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[tuple[Job, Result]]:
    """Run a function for each job on the cluster. Yields jobs with their results, as they finish.

    If a worker or machine is lost, its job is run again elsewhere, so a job must have no effect besides its result.
    The caller may stop early; jobs that were already submitted continue, and their results are dropped.
    """
    # They are not cancelled: in Ray 2.60, cancelling a task just when it ends can abort the caller's process.
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
    """The result of a job; its error is raised as if it had run here."""
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
    """The results of random play on a cluster. ``seconds`` are wall-clock time, without compilation."""

    nodes: int
    """The number of machines that played."""
    cpus: int
    """The number of their processors."""

    def report(self) -> dict[str, Any]:
        return super().report() | {"nodes": self.nodes, "cpus": self.cpus}


def warm_up(rules: Rulebook, players: int) -> None:
    """Compile the rules on all machines of the cluster, at the same time."""
    task: Any = ray.remote(num_cpus=0, max_retries=RETRIES)(_warm_up_here)
    behaviour = signature(rules, players)
    # soft: a machine may leave the cluster meanwhile
    places = [NodeAffinitySchedulingStrategy(node, soft=True) for node in _cpus()]
    for warm in [task.options(scheduling_strategy=at).remote(rules.name, players, behaviour) for at in places]:
        _result(warm)


def simulate_on_cluster(
    rules: Rulebook, players: int, games: int, seed: int, progress: Progress = lambda games: None
) -> ClusterSimulation:
    """Play random games on all machines: the same games that :func:`antikythera.simulate.simulate` plays on one."""
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
    cpus |= _cpus()  # with machines that joined meanwhile
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
    """The first seed and the number of games of each chunk."""
    for first in range(0, games, CHUNK):
        yield seed + first, min(CHUNK, games - first)


def _play(game: str, players: int, behaviour: str, chunk: tuple[int, int]) -> tuple[str, Simulation]:
    """Play a chunk; the machine's name, and the results."""
    first, games = chunk
    rules = _rules_here(game, players, behaviour)
    return ray.get_runtime_context().get_node_id(), simulate(rules, players, games, first)


def _warm_up_here(game: str, players: int, behaviour: str) -> None:
    _rules_here(game, players, behaviour)


@functools.cache
def _rules_here(game: str, players: int, behaviour: str) -> Rulebook:
    """The rules on this worker, compiled. Raises ClusterError if their signature is not the caller's."""
    rules = rulebook(game)
    _compile_once(rules, "playouts", "scores_at")
    if signature(rules, players) != behaviour:
        raise ClusterError(f"{platform.node()} has other rules of {game}: install the same version of antikythera")
    return rules


def _compile_once(rules: Rulebook, *kernels: str) -> None:
    """Compile in one worker of a machine while the others wait; then they load the rules from the cache."""
    cache = Path(getattr(rules.kernels, kernels[0]).stats.cache_path)
    cache.mkdir(parents=True, exist_ok=True)
    compiled = cache / "compiled"
    with FileLock(cache / "compiling"):
        if not compiled.exists():
            get_ready(rules, *kernels)
            compiled.touch()
    get_ready(rules, *kernels)


def _cpus() -> dict[str, int]:
    """The processors of each machine, by its name in Ray."""
    alive = {node["NodeID"]: int(node["Resources"].get("CPU", 0)) for node in ray.nodes() if node["Alive"]}
    return {node: cpus for node, cpus in alive.items() if cpus}
