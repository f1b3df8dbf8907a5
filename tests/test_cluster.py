"""Games spread over a cluster of two nodes, some of which are lost on the way."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import ray
from ray.cluster_utils import Cluster

from antikythera import cli, cluster
from antikythera.cluster import ClusterError, connected, simulate_on_cluster, spread, warm_up
from antikythera.ready import get_ready
from antikythera.rulebook import rulebook
from antikythera.simulate import Simulation, simulate

TZOLKIN = rulebook("tzolkin")
PLAYERS, GAMES, SEED = 3, 1050, 20

pytestmark = [
    # Ray leaves sockets and processes to the garbage collector, where their warnings cannot be caught otherwise.
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
]

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(scope="module")
def nodes() -> Iterator[Cluster]:
    """Two nodes with a processor each."""
    get_ready(TZOLKIN, "playouts", "scores_at")
    nodes = Cluster()
    nodes.add_node(num_cpus=1)
    nodes.add_node(num_cpus=1)
    yield nodes
    nodes.shutdown()


@pytest.fixture(scope="module")
def connection(nodes: Cluster) -> Iterator[Cluster]:
    """Both nodes, ready to play."""
    with connected(nodes.address):
        warm_up(TZOLKIN, PLAYERS)
        yield nodes


@pytest.fixture(autouse=True)
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "CHUNK", 100)


@pytest.fixture(scope="module")
def alone() -> Simulation:
    return simulate(TZOLKIN, PLAYERS, GAMES, SEED)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command; its exit code, stdout and stderr."""

    def command(*arguments: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["antikythera", *arguments])
        with pytest.raises(SystemExit) as end:
            cli.main()
        output, errors = capsys.readouterr()
        return int(end.value.code or 0), output, errors

    return command


def totals(simulation: Simulation) -> tuple[Any, ...]:
    return simulation.games, simulation.decisions, simulation.scores, simulation.mean_scores


def dying(marks: Path, first: int, deaths: int) -> Callable[..., tuple[str, Simulation]]:
    """What plays a chunk, but dies with its worker the first times that it should play that one."""
    play = cluster._play

    def play_or_die(game: str, players: int, behaviour: str, chunk: tuple[int, int]) -> tuple[str, Simulation]:
        if chunk[0] == first and len(list(marks.iterdir())) < deaths:
            (marks / str(os.getpid())).touch()
            os._exit(1)
        return play(game, players, behaviour, chunk)

    return play_or_die


# The command; first, as it brings its own connection


def test_the_command_gives_the_same_report(run: Run, nodes: Cluster) -> None:
    question = ("simulate", "tzolkin", "--players", "2", "--games", "9000", "--seed", "7", "--json")
    code, output, errors = run(*question, "--cluster", "--address", nodes.address)
    assert (code, errors) == (0, "")
    together, alone = json.loads(output), json.loads(run(*question)[1])
    assert (together["nodes"], together["cpus"]) == (2, 2)
    same = ("game", "players", "games", "seed", "decisions", "mean_decisions", "mean_scores")
    assert {name: together[name] for name in same} == {name: alone[name] for name in same}
    assert together["decisions_per_second"] > 0
    assert not ray.is_initialized()


def test_the_arena_gives_the_same_report(run: Run, nodes: Cluster) -> None:
    question = ("arena", "tzolkin", "--bots", "random,random", "--players", "3", "--blocks", "4", "--json")
    code, output, errors = run(*question, "--cluster", "--address", nodes.address)
    assert (code, errors) == (0, "")
    assert output == run(*question, "--processes", "1")[1]


def test_nobody_there(run: Run) -> None:
    code, output, errors = run("simulate", "tzolkin", "--cluster", "--address", "localhost:1")
    assert (code, output) == (2, "")
    assert errors.startswith("antikythera: no Ray cluster at 'localhost:1'")
    assert errors.count("\n") == 1


def test_without_ray_the_command_says_what_to_install(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli.engine, "find_spec", lambda name: None)
    code, output, errors = run("simulate", "tzolkin", "--cluster")
    assert (code, output) == (2, "")
    assert 'pip install "antikythera-games[cluster]"' in errors
    assert errors.count("\n") == 1


def test_an_address_without_a_cluster_is_a_mistake(run: Run) -> None:
    code, output, errors = run("simulate", "tzolkin", "--address", "local")
    assert (code, output) == (2, "")
    assert "--address goes with --cluster" in errors


# The same totals


def test_two_nodes_give_the_totals_of_one_machine(connection: Cluster, alone: Simulation) -> None:
    played: list[int] = []
    together = simulate_on_cluster(TZOLKIN, PLAYERS, GAMES, SEED, played.append)
    assert totals(together) == totals(alone)
    assert (together.nodes, together.cpus) == (2, 2)
    assert sorted(played) == [50] + [100] * 10


def test_a_worker_that_dies_is_replaced_and_its_games_count_once(
    connection: Cluster, alone: Simulation, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(cluster, "_play", dying(tmp_path, SEED + 300, deaths=2))
    played: list[int] = []
    together = simulate_on_cluster(TZOLKIN, PLAYERS, GAMES, SEED, played.append)
    assert len(list(tmp_path.iterdir())) == 2
    assert totals(together) == totals(alone)
    assert sum(played) == GAMES


def test_a_node_lost_in_the_middle_is_made_up_for(connection: Cluster, alone: Simulation) -> None:
    lost = connection.add_node(num_cpus=2)
    played: list[int] = []

    def lose_it_after_three_chunks(games: int) -> None:
        played.append(games)
        if len(played) == 3:
            connection.remove_node(lost, allow_graceful=False)

    together = simulate_on_cluster(TZOLKIN, PLAYERS, GAMES, SEED, lose_it_after_three_chunks)
    assert totals(together) == totals(alone)
    assert sum(played) == GAMES


def test_other_rules_are_refused(connection: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "signature", lambda rules, players: "another")
    with pytest.raises(ClusterError, match="has other rules of tzolkin"):
        warm_up(TZOLKIN, PLAYERS)
    with pytest.raises(ClusterError, match="has other rules of tzolkin"):
        simulate_on_cluster(TZOLKIN, PLAYERS, GAMES, SEED)


def test_a_job_that_kills_every_worker_is_given_up(
    connection: Cluster, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(cluster, "RETRIES", 1)
    monkeypatch.setattr(cluster, "_play", dying(tmp_path, SEED, deaths=100))
    with pytest.raises(ClusterError, match="2 times"):
        simulate_on_cluster(TZOLKIN, PLAYERS, GAMES, SEED)


# Spreading anything


def test_every_job_comes_back_once_with_its_result(connection: Cluster) -> None:
    assert sorted(spread(lambda job: job * job, range(30))) == [(job, job * job) for job in range(30)]
    assert list(spread(abs, ())) == []


def test_an_error_in_a_job_is_the_callers(connection: Cluster) -> None:
    with pytest.raises(ZeroDivisionError):
        list(spread(lambda job: 1 // job, (2, 1, 0)))


def test_a_caller_that_has_seen_enough_can_stop(connection: Cluster, tmp_path: Path) -> None:
    results = spread(lambda job: (tmp_path / str(job)).touch(), range(1_000))
    assert next(results)[1] is None
    del results
    assert len(list(tmp_path.iterdir())) < 1_000
