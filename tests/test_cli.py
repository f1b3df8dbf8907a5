"""The command line, as a person at a terminal meets it."""

from __future__ import annotations

import io
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import psutil
import pytest
from rich.console import Console

import antikythera
from antikythera import Game, cli, simulate
from antikythera.kernel import below, draw, plain
from antikythera.ready import get_ready
from antikythera.rulebook import rulebook
from antikythera.terminal import Session
from antikythera.text import Text

COMMANDS = ("play", "serve", "bot", "admin", "terminal", "simulate", "fuzz", "verify", "signature", "perft", "compile")
TZOLKIN = rulebook("tzolkin")

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """With a cold cache, the first command would say that it compiles."""
    get_ready(TZOLKIN)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command with what is typed; its exit code, stdout and stderr."""

    def command(*arguments: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["antikythera", *arguments])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as end:
            cli.main()
        output, errors = capsys.readouterr()
        return int(end.value.code or 0), output, errors

    return command


# Help and bad input


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(run: Run, command: str) -> None:
    code, output, _ = run(command, "--help")
    assert code == 0
    assert "Usage: antikythera" in output


def test_help_names_every_command(run: Run) -> None:
    code, output, _ = run("--help")
    assert code == 0
    assert all(command in output for command in COMMANDS)


def test_version(run: Run) -> None:
    assert run("--version") == (0, "0.1.0\n", "")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["dance"], "dance"),
        (["simulate"], "GAME"),
        (["simulate", "go"], "unknown game 'go'; there are: akrotiri, tzolkin"),
        (["simulate", "tzolkin", "--players", "5"], "tzolkin is for 2, 3, 4 players, not 5"),
        (["simulate", "tzolkin", "--players", "two"], "--players"),
        (["simulate", "tzolkin", "--games", "0"], "--games"),
        (["simulate", "tzolkin", "--seed", "-1"], "a seed is a number from 0"),
        (["simulate", "tzolkin", "--seed", str(2**62)], "a seed is a number from 0"),
        (["simulate", "tzolkin", "--loud"], "--loud"),
        (["perft", "tzolkin", "--depth", "-1"], "--depth"),
        (["signature", "chess"], "unknown game 'chess'"),
        (["compile", "chess"], "unknown game 'chess'"),
        (["terminal", "tzolkin", "--lang", "xx"], "unknown language 'xx'"),
        (["terminal", "tzolkin", "--seed", "-3"], "a seed is a number from 0"),
        (["terminal", "tzolkin", "--level", "nobody"], "unknown bot 'nobody'"),
    ],
)
def test_bad_input_gets_one_line(run: Run, arguments: list[str], complaint: str) -> None:
    code, output, errors = run(*arguments)
    assert (code, output) == (2, "")
    assert errors.startswith("antikythera: ")
    assert complaint in errors
    assert errors.count("\n") == 1


# Numbers


def test_simulate_reports_one_json_object(run: Run) -> None:
    code, output, errors = run("simulate", "tzolkin", "--players", "3", "--games", "40", "--seed", "5", "--json")
    report = json.loads(output)
    assert (code, errors) == (0, "")
    assert (report["game"], report["players"], report["games"], report["seed"]) == ("tzolkin", 3, 40, 5)
    assert len(report["mean_scores"]) == 3
    assert report["decisions_per_second"] > 0
    assert report["games_per_second"] > 0
    assert report["mean_decisions"] > 27 * 3


def test_simulate_for_people(run: Run) -> None:
    code, output, _ = run("simulate", "tzolkin", "--games", "10")
    assert code == 0
    assert "decisions per second" in output


def test_simulated_games_do_not_depend_on_how_they_are_split(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = simulate.simulate(TZOLKIN, 2, 50, seed=9)
    monkeypatch.setattr(simulate, "CHUNK", 7)
    parts = simulate.simulate(TZOLKIN, 2, 50, seed=9)
    assert (whole.decisions, whole.mean_scores) == (parts.decisions, parts.mean_scores)


def test_signature_is_the_same_every_time(run: Run) -> None:
    code, first, errors = run("signature", "tzolkin", "--games", "20")
    assert (code, errors) == (0, "")
    assert run("signature", "tzolkin", "--games", "20")[1] == first
    assert run("signature", "tzolkin", "--games", "21")[1] != first
    assert len(bytes.fromhex(first)) == 8


def test_signature_in_json_tells_the_player_counts_apart(run: Run) -> None:
    report = json.loads(run("signature", "tzolkin", "--games", "20", "--json")[1])
    assert report["signature"] == run("signature", "tzolkin", "--games", "20")[1].strip()
    assert sorted(report["by_players"]) == ["2", "3", "4"]
    assert len(set(report["by_players"].values())) == 3


def count(game: Game, depth: int) -> int:
    """Sequences of decisions, by playing every one of them."""
    if depth == 0:
        return 1
    total = 0
    for action in game.legal.numbers:
        after = game.copy()
        after.play(action)
        total += count(after, depth - 1)
    return total


@pytest.mark.parametrize("depth", [0, 1, 2, 3])
def test_perft_counts_what_playing_every_sequence_counts(depth: int) -> None:
    assert simulate.perft(TZOLKIN, 2, seed=4, depth=depth) == count(Game("tzolkin", 2, seed=4), depth)


def test_perft_in_the_middle_of_a_game() -> None:
    game, rng = Game("tzolkin", 3, seed=4), 4
    for _ in range(30):
        rng = plain(draw)(rng)
        game.play(game.legal.numbers[plain(below)(rng, len(game.legal))])
    assert simulate.perft(TZOLKIN, 3, seed=4, depth=3, after=30) == count(game, 3)


def test_perft_after_the_end_of_a_game_is_nothing() -> None:
    assert simulate.perft(TZOLKIN, 2, seed=4, depth=3, after=100_000) == 0


def test_perft_prints_a_number(run: Run) -> None:
    assert run("perft", "tzolkin", "--players", "4", "--depth", "2") == (0, "36\n", "")
    assert json.loads(run("perft", "tzolkin", "--players", "4", "--depth", "2", "--json")[1])["sequences"] == 36


def test_compile_says_when_everything_is_ready(run: Run) -> None:
    run("compile", "tzolkin")
    code, output, errors = run("compile", "tzolkin")
    assert (code, output) == (0, "")
    assert errors.startswith("tzolkin: ready")


# Playing


def test_play_can_be_left(run: Run) -> None:
    code, output, errors = run("terminal", "tzolkin", "--players", "2", "--seed", "7", typed="quit\n")
    assert (code, errors) == (0, "")
    assert "Which two wealth tiles do you keep?" in output
    assert "\n  antikythera terminal tzolkin --players 2 --seed 7 --level casual --lang en\n" in output


def test_play_ends_politely_with_its_input(run: Run) -> None:
    code, output, errors = run("terminal", "tzolkin", "--seed", "7", typed="1\n")
    assert (code, errors) == (0, "")
    assert "Goodbye" in output


def test_play_takes_numbers_and_lines_and_answers_nonsense(run: Run) -> None:
    typed = "sing\n99\n0\n\nhelp\n1\nplace   tikal\nend\nquit\n"
    code, output, _ = run("terminal", "tzolkin", "--players", "2", "--seed", "7", typed=typed)
    assert code == 0
    assert "“sing” is not possible now" in output
    assert "“99” is not possible now" in output
    assert "“0” is not possible now" in output
    assert "Seat 1 places a worker on Tikal" in output
    assert "Seat 2" in output


def session(players: int, seed: int, answers: Callable[[Game], str]) -> tuple[Session, io.StringIO]:
    """A person who answers as that function says, and the paper on which everything is printed."""
    paper = io.StringIO()
    person = Session(Game("tzolkin", players, seed), 1, Text("en"), Console(file=paper, width=80))
    person.ask = lambda prompt: answers(person.game)
    return person, paper


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_in_the_terminal(players: int) -> None:
    chance = random.Random(players)
    person, paper = session(players, 11, lambda game: str(chance.randint(1, len(game.legal))))
    person.run()
    assert person.game.over
    output = paper.getvalue()
    assert "The game is over." in output
    assert ("wins." in output) != ("share the victory." in output)
    assert all(len(line) <= 80 for line in output.splitlines())


def test_undo_goes_back_to_the_last_choice_and_the_others_repeat_theirs() -> None:
    script = ["1", "place tikal", "end", "undo", "end", "quit"]
    person, paper = session(3, 7, lambda game: script.pop(0))
    person.run()
    told = paper.getvalue()
    assert told.count("Undone.") == 1
    first, second = told.split("Seat 1 ends the turn.")[1:]
    others = [line for line in first.splitlines() if "Seat 2" in line or "Seat 3" in line]
    assert others
    assert others == [line for line in second.splitlines() if "Seat 2" in line or "Seat 3" in line]


def test_undo_without_a_choice_says_so() -> None:
    script = ["undo", "quit"]
    person, paper = session(2, 7, lambda game: script.pop(0))
    person.run()
    assert "There is nothing to undo." in paper.getvalue()


# Fuzzing, records, and other components


@pytest.mark.slow
def test_fuzz_counts_what_was_met(run: Run) -> None:
    code, output, _ = run("fuzz", "tzolkin", "--players", "2", "--games", "20", "--json")
    report = json.loads(output)
    assert code == 0
    assert (report["games"], report["fault"]) == (20, None)
    assert report["decisions"]["wealth"] == 40
    assert report["words"]["keep"] == 40


@pytest.mark.slow
def test_fuzz_without_a_game_takes_all_of_them(run: Run) -> None:
    code, output, _ = run("fuzz", "--games", "2", "--json")
    assert code == 0
    reports = [json.loads(line) for line in output.splitlines()]
    tables = [(name, players) for name in antikythera.GAMES for players in rulebook(name).players]
    assert [(report["game"], report["players"]) for report in reports] == tables
    assert {(report["games"], report["fault"]) for report in reports} == {(2, None)}


def test_fuzz_with_a_number_of_players_needs_a_game(run: Run) -> None:
    code, _, errors = run("fuzz", "--players", "2")
    assert (code, errors) == (2, "antikythera: Invalid value: --players needs a GAME\n")


def test_verify_accepts_a_sound_record_and_says_what_is_wrong_with_another(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    game = antikythera.new("tzolkin", 2, 5)
    game.play(game.legal[0])
    game.save(path)
    assert run("verify", str(path)) == (0, "game.json: a sound record of 1 decisions\n", "")
    path.write_text(path.read_text().replace(game.lines[0], "place tikal"))
    code, output, _ = run("verify", str(path), "--json")
    assert code == 1
    assert json.loads(output)["fault"].startswith("line 1: 'place tikal' is not legal")


def test_damaged_components_are_named_in_one_line(tmp_path: Path) -> None:
    tiles = (Path(antikythera.__file__).parent / "games/akrotiri/rules/tiles.toml").read_text("utf-8")
    (tmp_path / "tiles.toml").write_text(tiles.replace('lanes = ["n-w", "e-s"]', 'lanes = ["n-w", "e"]', 1), "utf-8")
    command = [sys.executable, "-m", "antikythera.cli", "--components", str(tmp_path), "simulate", "akrotiri"]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == 2
    assert ended.stderr == "antikythera: Invalid value: tiles.toml: tile V-A1: side s has no lane\n"


MEANWHILE = """
from antikythera.cli.common import compile_meanwhile
compile_meanwhile()
input()
"""


def test_compiling_in_the_background_ends_with_the_program_that_wants_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if that program is killed: a server that is stopped leaves nothing behind."""
    monkeypatch.setenv("ANTIKYTHERA_CACHE", str(tmp_path))
    with subprocess.Popen([sys.executable, "-c", MEANWHILE], stdin=subprocess.PIPE) as program:
        compilers: list[psutil.Process] = []
        while not compilers:
            assert program.poll() is None
            time.sleep(0.1)
            compilers = psutil.Process(program.pid).children()
        program.kill()
    psutil.wait_procs(compilers, timeout=120)
    assert not any(compiler.is_running() for compiler in compilers)
