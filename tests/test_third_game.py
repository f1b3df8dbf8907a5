"""A third game touches nothing: Kalah is installed beside the library, and everything works with it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from filelock import FileLock
from playwright.sync_api import Page, expect

from server.guests import Guest
from web.browsers import DESK, PATIENCE_MS, chromium
from web.table import CHOICES, MY_TURN, RESULTS, play_on, start

ROOT = Path(__file__).parents[1]
KALAH = ROOT / "examples" / "kalah"

Run = Callable[..., str]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """A folder with Kalah installed; one process installs it for all."""
    base = tmp_path_factory.getbasetemp()
    folder = (base if worker_id == "master" else base.parent) / "third-game"
    with FileLock(f"{folder}.lock"):
        if not folder.exists():
            command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", folder, KALAH]
            subprocess.run(command, check=True, env=os.environ | {"PIP_CONSTRAINT": str(ROOT / "constraints.txt")})
    return folder


@pytest.fixture(scope="session")
def environment(site: Path) -> dict[str, str]:
    """What a process needs to find Kalah, and nothing else."""
    found = os.pathsep.join(filter(None, [str(site), os.environ.get("PYTHONPATH")]))
    return os.environ | {"PYTHONPATH": found, "PYTHONWARNINGS": "ignore", "COLUMNS": "100"}


@pytest.fixture
def python(environment: dict[str, str], tmp_path: Path) -> Run:
    """Runs Python in a folder of its own; what it printed."""

    def run(*arguments: str, typed: str = "", **variables: str) -> str:
        done = subprocess.run(
            [sys.executable, *arguments],
            env=environment | variables, cwd=tmp_path, input=typed, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
        return done.stdout

    return run


@pytest.fixture
def command(python: Run) -> Run:
    """Runs a command of Antikythera."""
    return lambda *arguments, **more: python("-m", "antikythera.cli", *arguments, **more)


def test_neither_the_library_nor_the_page_names_it() -> None:
    places = ("src/**/*.py", "src/**/*.toml", "src/**/*.ftl", "web/src/**/*")
    files = [file for place in places for file in ROOT.glob(place) if file.is_file()]
    assert len(files) > 300
    assert [file.name for file in files if "kalah" in file.read_text("utf-8").lower()] == []


@pytest.mark.usefixtures("compiling_kalah")
def test_it_passes_its_own_tests(python: Run) -> None:
    said = python("-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(KALAH), str(KALAH / "tests"))
    assert re.search(r"\d+ passed", said)


SIMULATED = """
import antikythera as ak
here = ak.batch("kalah", 8)
there = here.to("cuda")
assert here.playout(3) == there.playout(3)
assert here.states.tobytes() == there.to("cpu").states.tobytes()
print("equal")
"""


def test_a_simulated_gpu_plays_the_same_games(python: Run) -> None:
    assert python("-c", SIMULATED, NUMBA_ENABLE_CUDASIM="1") == "equal\n"


RECORDED = """
import antikythera as ak, random
game, chance = ak.new("kalah", seed=4), random.Random(4)
while not game.over:
    game.play(chance.choice(game.legal))
game.save("kalah.json", ["Ada", "Charles"])
print(len(game.lines))
"""


def test_it_is_simulated_fuzzed_recorded_and_verified(python: Run, command: Run) -> None:
    simulated = json.loads(command("simulate", "kalah", "--games", "500", "--json"))
    assert sum(simulated["mean_scores"]) == pytest.approx(48, abs=0.01)
    fuzzed = json.loads(command("fuzz", "kalah", "--games", "500", "--json"))
    assert (fuzzed["games"], fuzzed["fault"]) == (500, None)
    lines = int(python("-c", RECORDED))
    assert command("verify", "kalah.json") == f"kalah.json: a sound record of {lines} decisions\n"


def test_it_is_played_in_the_terminal(command: Run) -> None:
    said = command("terminal", "kalah", "--seed", "3", "--level", "random", typed="help\nsow 9\nsow 3\n1\nquit\n")
    assert "Kalah for 2 players, seed 3." in said
    assert "“sow 9” is not possible now." in said
    assert "Seat 1 sows pit 3: 4 seeds." in said
    assert "Seat 1 moves again." in said
    assert "Seat 2 sows pit" in said


def test_it_is_read_in_hungarian(command: Run) -> None:
    said = command("terminal", "kalah", "--seed", "3", "--level", "random", "--lang", "hu", typed="sow 3\nquit\n")
    assert "Melyik gödröt veted el?" in said
    assert "újra lép." in said


def test_a_bot_that_knows_it_beats_one_that_plays_at_random(command: Run) -> None:
    report = json.loads(
        command("arena", "kalah", "--bots", "heuristic,random", "--blocks", "20", "--processes", "1", "--json")
    )
    assert report["results"]["heuristic"]["win_share"]["low"] > 0.5


ENVIRONMENT = """
import antikythera as ak, gymnasium
from antikythera import envs
env = ak.envs.kalah(reward="rank")
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    done = termination or truncation
    env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))
learner = gymnasium.make("antikythera/Kalah-v1")
observation, info = learner.reset(seed=7)
print(len(observation), int(info["action_mask"].sum()))
"""


def test_learners_play_it(python: Run) -> None:
    assert python("-c", ENVIRONMENT) == "15 6\n"


# Explained

BLOCK = re.compile(r"```\w+\n# (\S+)\n(.+?)```", re.DOTALL)
TYPED_IN = ("pyproject.toml", "kalah/__init__.py", "kalah/rules.py", "kalah/board.py", "kalah/bots.py")
TYPED_IN += ("kalah/locale/en/game.ftl",)


def test_who_types_in_the_tutorial_has_the_whole_package() -> None:
    blocks = BLOCK.findall((ROOT / "docs" / "new-game.md").read_text("utf-8"))
    for name in TYPED_IN:
        typed = "\n".join(code for file, code in blocks if file == name)
        printed = (KALAH / name).read_text("utf-8")
        assert [line for line in typed.splitlines() if line] == [line for line in printed.splitlines() if line], name


def test_the_examples_of_the_tutorial_are_true(python: Run) -> None:
    python("-m", "doctest", str(ROOT / "docs" / "new-game.md"))


# Served


@pytest.fixture
def address(environment: dict[str, str], tmp_path: Path) -> Iterator[str]:
    """Where a server with Kalah is."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    command = [sys.executable, "-m", "antikythera.cli", "play", "--no-browser", "--port", "0", "--database", database]
    server = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment)
    assert server.stderr
    said = next(found for line in server.stderr if (found := re.search(r"http://\S+", line)))
    drain = subprocess.Popen(["cat"], stdin=server.stderr, stdout=subprocess.DEVNULL)  # or the pipe would fill
    yield said.group().rstrip("/")
    server.terminate()
    server.wait(20)
    server.stderr.close()
    drain.wait(20)


def play_over_the_wire(address: str) -> None:
    with closing(Guest(address)) as guest:
        assert "kalah" in [game["game"] for game in guest.get("/api/games")]
        assert guest.get("/api/games/kalah/rules")["paragraphs"] == []
        assert guest.get("/api/games/kalah/lessons") == []
        table = guest.open("kalah", "me bot")["table"]["id"]
        before = guest.wait(table, lambda shown: shown["seat"] == 1)
        assert 'data-line="sow 3"' in before["scene"]["svg"]
        again = guest.play(table, 1, before["number"], "sow 3")
        assert (again["seat"], again["can_undo"]) == (1, True)
        guest.play(table, 1, again["number"], "sow 1")
        after = guest.wait(table, lambda shown: shown["seat"] == 1 and shown["moves"] > 2)
        assert after["scene"]["scores"][0] == 1
        with guest.live(table) as live:
            live.hear("snapshot")
            entries = live.entries()
        assert [entry["line"] for entry in entries[:2]] == ["sow 3", "sow 1"]
        assert [event["name"] for event in entries[0]["events"]] == ["sows", "again"]
        assert entries[2]["seat"] == 2


@pytest.fixture
def page(address: str) -> Iterator[Page]:
    """The page in a real browser; it may not complain."""
    complaints: list[str] = []
    with chromium() as browser:
        context = browser.new_context(base_url=address, viewport=DESK, reduced_motion="reduce")
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None)
        page.goto("/")
        yield page
    assert complaints == []


def pit(page: Page, number: int) -> str:
    return page.locator(f'#board [data-line="sow {number}"]').text_content() or ""


def play_by_touching_pits(page: Page) -> None:
    expect(page.locator("article.kalah")).to_contain_text("Sow seeds around the board")
    start(page, "kalah")
    page.locator('#board [data-line="sow 3"]').click()
    expect(page.locator('#board [data-line="sow 3"]')).to_have_attribute("aria-disabled", "true")
    assert [pit(page, number) for number in (3, 4, 5, 6)] == ["0", "5", "5", "5"]
    page.locator('#board [data-line="sow 1"]').click()
    page.wait_for_selector(MY_TURN)
    expect(page.get_by_text("Sow pit 2").first).to_be_visible()
    page.wait_for_selector(CHOICES)
    assert play_on(page, until=RESULTS) > 2


def test_it_is_served_and_played_on_the_page(address: str, page: Page) -> None:
    """In one test, since a server takes its time to start."""
    play_over_the_wire(address)
    play_by_touching_pits(page)
