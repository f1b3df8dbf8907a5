"""Tuning: reproducible, resumable, never on the seeds that bots are measured on."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from antikythera.bots.seeds import NotForTuning, UnknownFamily
from antikythera.bots.tune import OtherRun, Settings, Spsa, Table, Tuning, compare, rewrite
from antikythera.bots.weights import Weights
from antikythera.games.tzolkin import bots as tzolkin

pytest.importorskip("cmaes")

WEIGHTS_FILE = Path(tzolkin.__file__).parent / "weights.toml"
SMALL = Settings(game="tzolkin", generations=3, population=4, deals=3, seed=5)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Instead of games: points that are the higher, the nearer the weights of a seat are to 1."""

    def scores(_table: Table, players: int, seeds: Any, weights: Any, who: Any) -> Any:
        points = -np.abs(weights - 1.0).sum(axis=1)
        return points[who] + (np.asarray(seeds) % 7)[:, None] / 100

    monkeypatch.setattr(Table, "scores", scores)


def run(settings: Settings, log: Path | None = None, generations: int = 3) -> Tuning:
    tuning = Tuning(settings, log)
    while tuning.generation < generations:
        tuning.advance()
    return tuning


@pytest.mark.parametrize("family", ["ladder", "heldout"])
def test_seeds_for_measuring_are_refused(family: str) -> None:
    with pytest.raises(NotForTuning):
        Tuning(Settings(game="tzolkin", family=family))
    with pytest.raises(NotForTuning):
        compare(Table("tzolkin"), tzolkin.WEIGHTS, tzolkin.WEIGHTS, 2, 2, family)


def test_an_unknown_family_is_refused() -> None:
    with pytest.raises(UnknownFamily):
        Tuning(Settings(game="tzolkin", family="lucky"))


def test_all_deals_are_of_the_family(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt: list[Any] = []

    def scores(_table: Table, players: int, seeds: Any, weights: Any, who: Any) -> Any:
        dealt.extend(seeds)
        assert set(np.unique(who > 0)) == {False, True}
        return np.zeros((len(seeds), players))

    monkeypatch.setattr(Table, "scores", scores)
    run(SMALL)
    assert {int(seed) >> 40 for seed in dealt} == {1}


@pytest.mark.usefixtures("quick")
def test_the_same_settings_give_the_same_weights() -> None:
    assert run(SMALL).weights.tolist() == run(SMALL).weights.tolist()
    other = Settings(game="tzolkin", generations=3, population=4, deals=3, seed=6)
    assert run(SMALL).weights.tolist() != run(other).weights.tolist()


@pytest.mark.usefixtures("quick")
def test_an_interrupted_run_goes_on_from_its_log(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    run(SMALL, log, generations=1)
    resumed = Tuning(SMALL, log)
    assert resumed.generation == 1
    assert run(SMALL, log).weights.tolist() == run(SMALL).weights.tolist()
    assert len(log.read_text().splitlines()) == 1 + 3


@pytest.mark.usefixtures("quick")
def test_a_log_of_another_run_is_refused(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    run(SMALL, log)
    with pytest.raises(OtherRun):
        Tuning(Settings(game="tzolkin", generations=3, population=4, deals=3, seed=6), log)


@pytest.mark.usefixtures("quick")
def test_it_finds_better_weights() -> None:
    settings = Settings(game="tzolkin", population=16, deals=3)
    tuning = run(settings, generations=40)
    used = tuning.table.used
    assert np.abs(tuning.weights - 1)[used].sum() < 0.7 * np.abs(tuning.old - 1)[used].sum()
    verdict = compare(tuning.table, tuning.weights, tuning.old, players=3, blocks=4)
    assert verdict.low > 0
    assert verdict.new > verdict.old


def test_mirrored_pairs_find_the_top_of_a_hill_in_the_fog() -> None:
    """A pair tells ten times more of luck than of its difference, half of it shared by all pairs of a generation."""
    chance, top = np.random.default_rng(3), np.linspace(-0.6, 0.6, 13)
    optimiser = Spsa(len(top), 0.25, seed=1)

    def height(point: Any) -> float:
        return float(-10 * ((point - top) ** 2).sum())

    for _ in range(80):
        luck, points = chance.normal(0, 7), [optimiser.ask() for _ in range(12)]
        gains = [height(point) - height(optimiser.mirrored(point)) for point in points]
        optimiser.tell([(point, luck + chance.normal(0, 7) - gain) for point, gain in zip(points, gains, strict=True)])
    assert height(optimiser.mean) > height(np.zeros(len(top))) / 4


def test_a_candidate_of_a_searching_level_plays_its_mirror_image(monkeypatch: pytest.MonkeyPatch) -> None:
    met: list[Any] = []

    def scores(_table: Table, players: int, seeds: Any, weights: Any, who: Any) -> Any:
        met.extend(weights[row] for row in who)
        return np.zeros((len(seeds), players))

    monkeypatch.setattr(Table, "scores", scores)
    tuning = run(Settings(game="akrotiri", generations=1, population=4, deals=2, player="expert", step=0.1), None, 1)
    assert len(met) == 8
    for seats in met:
        assert np.allclose(seats.mean(axis=0), tuning.old)
        assert (seats[0] != seats[1]).tolist() == tuning.table.used.tolist()


@pytest.mark.usefixtures("quick")
def test_equal_weights_are_not_better() -> None:
    verdict = compare(Table("tzolkin"), tzolkin.WEIGHTS, tzolkin.WEIGHTS, players=4, blocks=4)
    assert (verdict.difference, verdict.games) == (0, 16)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    ("game", "player", "own", "others"),
    [
        ("tzolkin", "policy", "", ("glance.",)),
        ("tzolkin", "prior", "glance.", ()),
        ("akrotiri", "policy", "", ("value.",)),
        ("akrotiri", "club", "value.", ()),
    ],
)
def test_every_player_has_weights_of_its_own(game: str, player: str, own: str, others: tuple[str, ...]) -> None:
    settings = Settings(game=game, generations=1, population=4, deals=3, player=player)
    tuning = run(settings, generations=1)
    names = tuning.table.known.names
    changed = {name for name, a, b in zip(names, tuning.old, tuning.weights, strict=True) if a != b}
    assert changed
    assert changed <= {name for name in names if name.startswith(own) and not name.startswith(others)}


@pytest.mark.parametrize("player", ["policy", "prior"])
def test_rewriting_changes_the_numbers_alone(player: str) -> None:
    text = Table("tzolkin", player).file.read_text(encoding="utf-8")
    before = Weights(text)
    values = np.round(np.arange(1, len(before.values) + 1) / 8, 3)
    written = rewrite(text, values)
    assert Weights(written).values.tolist() == values.tolist()
    assert Weights(written).names == before.names
    assert rewrite(written, before.values) == text
    assert [line.partition("#")[2] for line in written.splitlines()] == [
        line.partition("#")[2] for line in text.splitlines()
    ]


@pytest.mark.parametrize(("game", "player"), [("tzolkin", "policy"), ("akrotiri", "club")])
def test_games_are_the_same_on_any_number_of_threads(game: str, player: str) -> None:
    table = Table(game, player)
    seeds = np.arange(1 << 40, (1 << 40) + 6)
    who = np.zeros((6, 2), dtype=np.int64)
    table.threads = 1
    alone = table.scores(2, seeds, table.known.weights[None], who)
    table.threads = 3
    assert table.scores(2, seeds, table.known.weights[None], who).tolist() == alone.tolist()


def test_each_seat_of_a_searched_game_has_the_weights_it_was_given() -> None:
    """Who is afraid of temples makes fewer points, from either seat."""
    table = Table("akrotiri", "expert")
    afraid = np.where(np.array(table.known.names) == "value.temple", -20.0, table.known.weights)
    who = np.array([[0, 1], [1, 0]])
    points = table.scores(2, np.full(2, 1 << 40), np.array([table.known.weights, afraid]), who)
    assert (points[who == 0] > points[who == 1] + 5).all()


# The runs that today's weights come from

LOGS = sorted((Path(__file__).parents[2] / "docs" / "tuning").glob("*.jsonl"))


def logged(log: Path) -> Settings:
    """The settings of a run that was kept, with as many generations as it has."""
    header, *answers = log.read_text(encoding="utf-8").splitlines()
    settings = json.loads(header) | {"generations": len(answers)}
    del settings["weights"]
    return Settings(**settings)


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)
def test_the_weights_are_those_of_the_run_that_was_kept(log: Path) -> None:
    tuning = Tuning(logged(log), log)
    assert tuning.done
    assert tuning.table.write(tuning.weights) == tuning.table.file.read_text(encoding="utf-8")


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)
def test_a_run_that_was_kept_can_be_played_again(log: Path) -> None:
    first = json.loads(log.read_text(encoding="utf-8").splitlines()[1])
    tuning = Tuning(replace(logged(log), generations=0), log)
    assert tuning.losses([tuning._optimiser.ask() for _ in first][:2]) == first[:2]


def test_every_file_of_weights_has_its_run() -> None:
    files = {Table(settings.game, settings.player).file for settings in map(logged, LOGS)}
    games = Path(tzolkin.__file__).parents[2]
    assert files == {file for file in games.glob("*/bots/*.toml") if file.name != "levels.toml"}


# The command


@pytest.fixture
def command(quick: None, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Any]:
    def call(*arguments: str) -> tuple[int, str, str]:
        from antikythera.cli import main

        monkeypatch.setattr("sys.argv", ["antikythera", "tune", *arguments])
        with pytest.raises(SystemExit) as ended:
            main()
        said = capsys.readouterr()
        return int(ended.value.code or 0), said.out, said.err

    return call


def test_the_command_writes_weights_and_says_how_much_better_they_are(command: Any, tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    options = ["--generations", "2", "--population", "8", "--deals", "3", "--blocks", "4"]
    code, out, _ = command("tzolkin", *options, "--write", str(file), "--json")
    report = json.loads(out)
    assert code == 0
    assert report["generations"] == 2
    assert report["players_4"]["games"] == 16
    low, high = report["players_4"]["interval"]
    assert low <= report["players_4"]["difference"] <= high
    assert len(Weights(file.read_text(encoding="utf-8")).names) == len(tzolkin.NAMES) // 2
    assert file.read_text(encoding="utf-8") != WEIGHTS_FILE.read_text(encoding="utf-8")


def test_the_command_refuses_seeds_for_measuring(command: Any) -> None:
    code, out, err = command("tzolkin", "--family", "heldout")
    assert (code, out) == (2, "")
    assert "heldout" in err
