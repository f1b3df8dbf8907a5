"""Matches that are stopped and gone on with, in any number of processes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from antikythera.arena import Contest, Match, Played, Results, Tally, here
from antikythera.arena.results import BadResults
from antikythera.cli import app

MATCH = Match("tzolkin", 2, ("random", "random'"))
BLOCKS = 6


def contest(results: Results, **settings: Any) -> Contest:
    return Contest(MATCH, BLOCKS, results, **settings)


@pytest.fixture(scope="module")
def report() -> dict[str, Any]:
    """What comes out when nothing happens."""
    with Results() as results:
        whole = contest(results)
        whole.play(here(1))
        return whole.report()


def some(number: int) -> Callable[..., Iterator[Any]]:
    """Play this many games, and then no more."""

    def spread(function: Callable[[Any], Any], jobs: Iterable[Any]) -> Iterator[Any]:
        return ((job, function(job)) for job in islice(jobs, number))

    return spread


@pytest.mark.parametrize("games", [1, 4, 7])
def test_a_match_continues_where_it_was_stopped(tmp_path: Path, report: dict[str, Any], games: int) -> None:
    file = tmp_path / "results.jsonl"
    with Results(file) as results:
        contest(results).play(some(games))
    played: list[int] = []
    with Results(file) as results:
        assert len(results.of(MATCH)) == games
        rest = contest(results)
        rest.play(here(1), played.append)
    assert rest.report() == report
    assert len(file.read_text().splitlines()) == 1 + 2 * BLOCKS


def test_games_come_in_any_order(report: dict[str, Any]) -> None:
    def backwards(function: Callable[[Any], Any], jobs: Iterable[Any]) -> Iterator[Any]:
        return ((job, function(job)) for job in reversed(list(jobs)))

    with Results() as results:
        whole = contest(results)
        whole.play(backwards)
    assert whole.report() == report


def test_processes_play_the_same_games(report: dict[str, Any]) -> None:
    with Results() as results:
        whole = contest(results)
        whole.play(here(2))
    assert whole.report() == report


def test_a_line_that_was_being_written_is_dropped(tmp_path: Path, report: dict[str, Any]) -> None:
    file = tmp_path / "results.jsonl"
    with Results(file) as results:
        contest(results).play(some(5))
    lines = file.read_bytes()
    file.write_bytes(lines[:-30])
    with Results(file) as results:
        assert len(results.of(MATCH)) == 4
        rest = contest(results)
        rest.play(here(1))
    assert rest.report() == report
    assert contest(Results(file)).report() == report


def test_only_complete_blocks_count() -> None:
    with Results() as results:
        contest(results).play(some(5))
    assert Tally(MATCH, results.of(MATCH), BLOCKS).blocks == 2


def test_games_of_other_bots_are_not_counted(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    with Results(file) as results:
        contest(results).play(some(2))
    file.write_text(file.read_text().replace('"code":"', '"code":"0'))
    assert not Results(file).of(MATCH)
    assert len(Results(file).of(MATCH, Results(file).last_code(MATCH))) == 2


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    file.write_text('{"game": "tzolkin"}\n')
    with pytest.raises(BadResults, match=r"results.jsonl, line 1: Object missing required field"):
        Results(file)


def test_reading_leaves_the_file_alone(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    with Results(file):
        pass
    assert not file.exists()


def test_the_sequential_test_ends_a_match_and_gives_the_same_in_any_order(tmp_path: Path) -> None:
    """Games ahead of the decision are kept, but do not count."""
    reports = []
    for processes in (1, 2):
        with Results() as results:
            ended = Contest(MATCH, 400, results, elos=(-800, 800))
            ended.play(here(processes))
            reports.append(ended.report())
            assert ended.verdict().decided
            assert ended.verdict().blocks < 20
            assert len(results.of(MATCH)) < 800
    assert reports[0] == reports[1]
    assert reports[0]["blocks"] == reports[0]["sprt"]["blocks"]


# Being killed


def _command(file: Path, processes: int) -> list[str]:
    match = ("tzolkin", "--bots", "random,random", "--players", "2", "--blocks", "60")
    return ["arena", *match, "--processes", str(processes), "--json", "--results", str(file)]


def _here(file: Path) -> str:
    """What the command says in this process."""
    done = CliRunner().invoke(app, _command(file, 1))
    assert done.exit_code == 0
    return done.stdout


def _children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split()]


def _alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def test_a_killed_command_continues_with_the_same_bytes(tmp_path: Path) -> None:
    file = tmp_path / "killed.jsonl"
    command = [sys.executable, "-m", "antikythera.cli", *_command(file, 2)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        while not file.exists() or file.read_bytes().count(b"\n") < 20:
            assert process.poll() is None, "it was over before it could be killed"
            time.sleep(0.01)
        workers = _children(process.pid)
        os.kill(process.pid, signal.SIGKILL)
    played = [msgspec.json.decode(line, type=Played) for line in file.read_bytes().splitlines()[1:-1]]
    assert len(played) < 120
    assert _here(file) == _here(tmp_path / "whole.jsonl")
    assert not any(_alive(worker) for worker in workers), "workers end with the process that started them"
