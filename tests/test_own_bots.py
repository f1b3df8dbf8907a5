"""Your own bots, by file, module and entry point, wherever a bot is named."""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import antikythera as ak
from antikythera.arena import Contest, Match, Results
from antikythera.bots import own
from antikythera.cli import app
from antikythera.server import serve
from antikythera.server.problems import Problem
from antikythera.server.wishes import checked_level

OWN = """
from antikythera.bots import Bot, PolicyBot

class Last(Bot):
    def think(self, view):
        return view.legal.numbers[-1]

class Greedy(PolicyBot):
    def policy(self, observation, mask):
        return mask.argmax()

class Lazy(Bot):
    pass
"""
PLAN = """
anchor = "random"
rating = 1000
[blocks]
random = 1
heuristic = 1
[[costs]]
blocks = 1
[[tables]]
game = "tzolkin"
players = [2]
pairs = [["heuristic", "random"]]
[quick]
blocks = 1
without = []
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "mine.py"
    file.write_text(OWN, "utf-8")
    return file


@pytest.fixture(params=["file", "module", "entry point"])
def name(request: pytest.FixtureRequest, file: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The bot Last, by each kind of name."""
    own.bot_class.cache_clear()
    monkeypatch.syspath_prepend(str(file.parent))
    monkeypatch.delitem(sys.modules, "mine", raising=False)
    about = file.parent / "mine-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: mine\nVersion: 1\n", "utf-8")
    (about / "entry_points.txt").write_text("[antikythera.bots]\nlast = mine:Last\n", "utf-8")
    return {"file": f"{file}:Last", "module": "mine:Last", "entry point": "last"}[request.param]


def one_by_one(function: Callable[[Any], Any], jobs: Any) -> Any:
    return ((job, function(job)) for job in jobs)


def test_the_arena(name: str) -> None:
    contest = Contest(Match("tzolkin", 2, (name, "random")).check(), 1, Results())
    contest.play(one_by_one)
    assert contest.report()["games"] == 2


def test_the_ladder(name: str, tmp_path: Path) -> None:
    plan = tmp_path / "plan.toml"
    plan.write_text(PLAN, "utf-8")
    command = ["ladder", "--plan", str(plan), "--bots", name, "--only", f"{name} random", "--processes", "1"]
    done = CliRunner().invoke(app, command)
    assert done.exit_code == 0, done.output
    assert f": {name} | 1 | 2 |" in done.output  # one block of two games


def test_the_terminal(name: str) -> None:
    arguments = ["terminal", "tzolkin", "--players", "2", "--seed", "7", "--level", name]
    done = CliRunner().invoke(app, arguments, input="1\n" * 4 + "quit\n")
    assert done.exit_code == 0, done.output
    assert f"--level {name}" in " ".join(done.output.split())


@pytest.mark.parametrize("command", ["play", "serve"])
def test_a_server(name: str, command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANTIKYTHERA_BOTS", "")
    offered: list[str] = []
    for function in ("serve", "serve_here"):
        monkeypatch.setattr(serve, function, lambda *_: offered.append(checked_level(name)))
    monkeypatch.setattr("antikythera.cli.server.compile_meanwhile", lambda **_: None)
    done = CliRunner().invoke(app, [command, "--bots", name, "--database", "sqlite:///nowhere.db"])
    assert done.exit_code == 0, done.output
    assert offered == [name]
    assert os.environ["ANTIKYTHERA_BOTS"] == name


def test_a_server_does_not_offer_what_it_was_not_told_to(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANTIKYTHERA_BOTS", "")
    with pytest.raises(Problem):
        checked_level(f"{file}:Last")


def test_the_code_of_a_match_covers_your_bot(file, monkeypatch, tmp_path):
    other = tmp_path / "other.py"
    other.write_text(OWN + "# another one\n")
    codes = {Match("tzolkin", 2, (f"{path}:Last", "random")).code for path in (file, other)}
    assert len(codes | {Match("tzolkin", 2, ("heuristic", "random")).code}) == 3


def test_a_policy_is_a_bot(file):
    game, rng = ak.new("tzolkin", 2, seed=1), random.Random(1)
    for _ in range(30):
        game.play(rng.choice(game.legal))
    seen = {}

    def policy(observation, mask):
        seen["observation"], seen["mask"] = observation, mask
        return mask.argmax()

    view = game.view(game.seat)
    while len(view.legal) < 2:
        game.play(game.legal[0])
        view = game.view(game.seat)
    choice = ak.bots.PolicyBot("tzolkin", 1, policy).choose(view)
    assert choice == view.legal.numbers[0] == ak.bots.bot(f"{file}:Greedy", "tzolkin").choose(view)
    assert seen["observation"].tobytes() == ak.Batch.from_games([game]).observe()[0].tobytes()
    assert seen["mask"].nonzero()[0].tolist() == view.legal.numbers


def test_a_bot_without_a_method_to_think_is_refused(file):
    with pytest.raises(ValueError, match="it has no method think"):
        ak.bots.bot(f"{file}:Lazy", "tzolkin")
    broken = file.with_name("broken.py")
    broken.write_text("1 / 0")
    with pytest.raises(ValueError, match="ZeroDivisionError"):
        ak.bots.bot(f"{broken}:Mine", "tzolkin")
