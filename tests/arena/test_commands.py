"""The commands ``arena`` and ``ladder``, as a person at a terminal meets them."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from antikythera import cli
from antikythera.ready import get_ready
from antikythera.rulebook import rulebook

Run = Callable[..., tuple[int, str, str]]

MIRROR = ("arena", "tzolkin", "--bots", "random,random", "--players", "2", "--processes", "1")


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """With a cold cache, the first command would say that it compiles."""
    get_ready(rulebook("tzolkin"))


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


@pytest.mark.parametrize("command", ["arena", "ladder"])
def test_every_command_has_help(run: Run, command: str) -> None:
    code, output, _ = run(command, "--help")
    assert code == 0
    assert "Usage: antikythera" in output


def test_the_same_command_gives_the_same_numbers(run: Run) -> None:
    first, again = run(*MIRROR, "--blocks", "5", "--json"), run(*MIRROR, "--blocks", "5", "--json")
    assert first == again
    assert first[2] == ""
    report = json.loads(first[1])
    assert (report["game"], report["players"], report["family"]) == ("tzolkin", 2, "ladder")
    assert (report["blocks"], report["games"]) == (5, 10)


def test_a_mirror_match_covers_parity(run: Run) -> None:
    report = json.loads(run(*MIRROR, "--blocks", "60", "--json")[1])
    for name in ("random", "random'"):
        result = report["results"][name]
        assert result["win_share"]["low"] < 0.5 < result["win_share"]["high"]
        assert result["margin"]["low"] < 0 < result["margin"]["high"]
        assert result["against_parity"] == "not decided"
    assert report["mirror"]["expected"] == "not decided"


def test_families_have_other_deals(run: Run) -> None:
    ladder, heldout = (
        json.loads(run(*MIRROR, "--blocks", "3", "--seed-family", family, "--json")[1])
        for family in ("ladder", "heldout")
    )
    assert ladder["results"] != heldout["results"]


def test_people_get_tables(run: Run) -> None:
    code, output, _ = run(*MIRROR, "--blocks", "3")
    assert code == 0
    for expected in ("6 games in 3 blocks", "not decided", "mirror: random against random'", "unfed workers"):
        assert expected in output


def test_the_sequential_test_says_what_it_found(run: Run) -> None:
    report = json.loads(run(*MIRROR, "--blocks", "40", "--sprt", "-800", "800", "--json")[1])
    assert report["sprt"]["answer"] in ("elo0", "elo1")
    assert report["blocks"] == report["sprt"]["blocks"] < 40


@pytest.mark.parametrize(
    "arguments, message",
    [
        (("--bots", "random,nobody"), "unknown bot 'nobody'"),
        (("--bots", "random"), "name two bots"),
        (("--bots", "random,random,random", "--players", "4"), "name two bots, or at least 4 different ones"),
        (("--bots", "random,random", "--players", "7"), "tzolkin is for 2, 3, 4 players, not 7"),
        (("--bots", "random,random", "--seed-family", "mine"), "unknown family of seeds 'mine'"),
        (("--bots", "random,random", "--sprt", "10", "0"), "the lower one first, not 10 0"),
        (("--bots", "random,random", "--blocks", "0"), "--blocks"),
        (("--bots", "random,random", "--address", "local"), "--address goes with --cluster"),
        (("--bots", "random,random", "--cluster", "--processes", "2"), "--processes is for this machine"),
    ],
)
def test_bad_input_is_said_in_one_line(run: Run, arguments: tuple[str, ...], message: str) -> None:
    code, output, errors = run("arena", "tzolkin", *arguments)
    assert code == 2
    assert output == ""
    assert message in errors
    assert len(errors.splitlines()) == 1


def test_a_file_that_holds_no_results_is_left_alone(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("to do\n")
    code, _, errors = run(*MIRROR, "--results", str(file))
    assert (code, file.read_text()) == (2, "to do\n")
    assert "cannot read the results: notes.txt, line 1" in errors


def test_a_ladder_is_written_to_its_page(run: Run, tmp_path: Path) -> None:
    plan, output, results = tmp_path / "plan.toml", tmp_path / "ladder.md", tmp_path / "results.jsonl"
    plan.write_text("""
        anchor = "random"
        rating = 1000
        blocks = { random = 8, "random'" = 8 }
        tables = [{ game = "tzolkin", players = [2], pairs = [["random", "random'"]] }]
        claims = [{ game = "tzolkin", players = 2, beats = 0.1, pairs = [["random", "random'"]] }]
        quick = { blocks = 2, without = [] }
    """)
    common = ("ladder", "--plan", str(plan), "--results", str(results), "--quick")
    assert run(*common, "--processes", "1", "--output", str(output)) == (0, "", "")
    assert "| random against random' | 2 | 4 |" in output.read_text()
    assert run(*common, "--show") == (0, output.read_text(), "")
