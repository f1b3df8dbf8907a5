"""A small ladder from its plan to its page."""

from __future__ import annotations

import shutil
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from antikythera import registry
from antikythera.arena import Match, Results, here
from antikythera.arena.claims import claims
from antikythera.arena.ladder import BadPlan, Ladder, read_plan
from antikythera.arena.match import Played, code
from antikythera.arena.page import _budget, page
from antikythera.bots import LEVELS
from antikythera.bots.levels import RIVALS

SMALL = """
anchor = "random"
rating = 1000
[blocks]
random = 8
"random'" = 8
[[tables]]
game = "tzolkin"
players = [2, 4]
pairs = [["random'", "random"]]
[[claims]]
game = "tzolkin"
players = 4
beats = 0.45
pairs = [["random'", "random"]]
[[claims]]
game = "tzolkin"
players = 2
averages = 45
bots = ["random"]
[quick]
blocks = 2
without = []
"""


@pytest.fixture(scope="module")
def plan(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("ladder") / "plan.toml"
    file.write_text(SMALL)
    return file


@pytest.fixture(scope="module")
def ladder(plan: Path) -> Ladder:
    with Results() as results:
        made = Ladder(read_plan(plan), results)
        made.play(here(1))
    return made


# The published plan


def test_every_level_meets_every_other_and_all_rivals_in_games_for_two() -> None:
    for table in read_plan().tables:
        met = {frozenset(pair) for pair in table.pairs}
        everyone = {frozenset(pair) for pair in combinations([*LEVELS, *RIVALS, "heuristic", "random"], 2)}
        assert everyone <= met or table.players > 2
        assert set(LEVELS) <= set(table.bots), "each also plays against itself, which shows its points"
    assert [(t.game, t.players) for t in read_plan().tables] == [
        ("akrotiri", 2), ("tzolkin", 2), ("tzolkin", 3), ("tzolkin", 4),
    ]  # fmt: skip


def test_slow_bots_begin() -> None:
    matches = read_plan().matches()
    assert "champion" in next(iter(matches)).bots
    assert "champion" not in list(matches)[-1].bots


def test_a_pairing_has_as_many_blocks_as_its_slower_bot_allows_or_as_a_claim_wants(tmp_path: Path) -> None:
    file = tmp_path / "plan.toml"
    text = SMALL.replace("random = 8", "random = 8\nheuristic = 6").replace(
        "pairs = [[", 'pairs = [["heuristic", "random"], [', 1
    )
    file.write_text(text.replace("beats = 0.45", "beats = 0.45\nblocks = 20"))
    matches = read_plan(file).matches()
    assert matches[Match("tzolkin", 2, ("heuristic", "random"))] == 6, "of the slower bot"
    assert matches[Match("tzolkin", 4, ("random'", "random"))] == 20, "of the claim"
    assert matches[Match("tzolkin", 2, ("random'", "random"))] == 8, "no claim about it has blocks"
    file.write_text(text.replace("players = [2, 4]", "players = [2, 4]\nblocks = { heuristic = 3 }"))
    assert read_plan(file).matches()[Match("tzolkin", 2, ("heuristic", "random"))] == 3, "of the table"


def test_a_quick_look_has_few_blocks_of_quick_bots() -> None:
    plan = read_plan(quick=True)
    assert set(plan.matches().values()) == {8}
    assert not {"club", "expert", "champion"} & {name for table in plan.tables for name in table.bots}


def test_a_change_of_the_plan_leaves_results_valid(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A change of the habits does not: they are counted while a game is played."""
    folder = Path(shutil.copytree(registry.folder("tzolkin"), tmp_path / "tzolkin"))
    monkeypatch.setattr(registry, "folder", lambda game: folder)
    before = code.__wrapped__("tzolkin")
    (folder / "ladder.toml").write_text("")
    assert code.__wrapped__("tzolkin") == before
    (folder / "habits.toml").write_text("")
    assert code.__wrapped__("tzolkin") != before


# Verdicts


def constructed(plan: Path, wins: float, score: int = 40) -> Ladder:
    """A ladder whose four-player pairing was won so often, without a game being played."""
    results = Results()
    made = Ladder(read_plan(plan), results)
    for match, blocks in made.matches.items():
        for number in range(blocks * match.players):
            won = (number * wins) % 1 + wins >= 1
            seat = match.line_up(number).index(match.bots[0])
            ranks = [1 if (at == seat) == won else 2 for at in range(match.players)]
            results.add(
                Played(
                    match=match.key,
                    code=match.code,
                    number=number,
                    scores=[score] * match.players,
                    ranks=ranks,
                    habits={},
                    decisions=[1] * match.players,
                    seconds=[0.001] * match.players,
                )
            )
    return made


@pytest.mark.parametrize(
    "wins, verdict",
    [
        (0.75, "holds"),
        (0.40625, "falls short by 4.4 %"),
        (0.25, "not decided"),
        (0.03125, "falls short by 41.9 %"),
        (0.0, "not decided"),  # eight blocks without a victory could be bad luck
    ],
)
def test_a_level_beats_another_or_falls_short(plan: Path, wins: float, verdict: str) -> None:
    beats, _ = claims(constructed(plan, wins))
    assert beats.text == "tzolkin, 4 players: random' beats random"
    assert beats.verdict == verdict


def test_an_average_is_in_points(plan: Path) -> None:
    """Scores are counted in quarters."""
    _, enough = claims(constructed(plan, 0.5, score=46 * 4))
    assert (enough.found, enough.verdict) == ("46.0 (46.0 to 46.0)", "holds")
    _, short = claims(constructed(plan, 0.5, score=30 * 4))
    assert short.verdict == "falls short by 15.0"


def test_nothing_is_claimed_of_what_was_not_played(plan: Path) -> None:
    verdicts = [claim.verdict for claim in claims(Ladder(read_plan(plan), Results()))]
    assert verdicts == ["not played", "not played"]


def test_a_level_can_beat_another_too_often(plan: Path) -> None:
    made = constructed(plan, 0.75)
    made.plan.data["claims"][0]["most"] = 0.7
    beats, _ = claims(made)
    assert (beats.wanted, beats.verdict) == ("above 25.0 %, 45.0 % to 70.0 %", "too much by 5.0 %")


def test_points_can_be_claimed_of_one_side(plan: Path) -> None:
    made = constructed(plan, 0.75, score=50 * 4)
    made.plan.data["claims"][0] = {
        "game": "tzolkin", "players": 4, "averages": 60, "pairs": [["random'", "random"]],
    }  # fmt: skip
    points, _ = claims(made)
    assert points.text == "tzolkin, 4 players: points of random' against random"
    assert (points.found, points.verdict) == ("50.0 (50.0 to 50.0)", "falls short by 10.0")


# The page


def test_the_page_says_everything(ladder: Ladder) -> None:
    text = page(ladder)
    for expected in (
        "# The ladder",
        f"{ladder.games()} games with",
        "cores, Python",
        "commit",
        "## Tzolk'in, 2 players",
        "## Tzolk'in, 4 players",
        "| tzolkin, 4 players: random' beats random | above 25.0 %, at least 45.0 % |",
        "| random | 1000 (1000 to 1000) |",
        "| random' against random | 8 | 32 |",
        "| mirror: random | 8 | 32 |",
        "| Points by source | random | random' |",
        "| unfed workers | -",
        "antikythera arena GAME --bots",
    ):
        assert expected in text


@pytest.mark.parametrize(
    "name, game, budget",
    [
        ("expert-1", "akrotiri", "500 simulations"),
        ("racer", "akrotiri", "no search"),
        ("blocker", "tzolkin", "400 simulations"),
        ("casual", "tzolkin", "no search"),
        ("net", "tzolkin", "no search"),
    ],
)
def test_the_budget_of_a_rival_is_told_too(name: str, game: str, budget: str) -> None:
    assert _budget(name, game) == budget


def test_a_results_file_is_shown_without_playing(ladder: Ladder, plan: Path, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    with Results(file) as results:
        Ladder(read_plan(plan), results).play(here(1))
    changed = tmp_path / "carried.jsonl"
    changed.write_text(file.read_text().replace(code("tzolkin"), "0123456789ab"))
    carried = Ladder(read_plan(plan), Results(changed), shown=True)
    assert _without_times(page(carried)) == _without_times(page(ladder))
    assert "0 of" in page(Ladder(read_plan(plan), Results(changed)))


def _without_times(text: str) -> list[str]:
    return [line for line in text.splitlines() if not line.endswith(" ms |")]


def test_only_a_part_can_be_played(plan: Path) -> None:
    with Results() as results:
        made = Ladder(read_plan(plan, quick=True), results)
        played: list[int] = []
        made.play(here(1), played.append, only="tzolkin 2")
    assert sum(played) == made.games("tzolkin 2") < made.games()
    assert {tally.match.players for tally in made.tallies()} == {2}
    assert "## Tzolk'in, 4 players" not in page(made)


@pytest.mark.parametrize(
    "text, message",
    [
        ("anchor = ", "plan.toml: Invalid value"),
        ("anchor = 'random'", "plan.toml: 'rating'"),
        (SMALL.replace("[2, 4]", "[2, 5]"), "plan.toml: tzolkin is for 2, 3, 4 players, not 5"),
        (SMALL.replace('"random\'"', '"shark"'), "plan.toml: unknown bot 'shark'"),
    ],
)
def test_a_bad_plan_is_refused(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "plan.toml"
    file.write_text(text)
    with pytest.raises(BadPlan, match=message):
        read_plan(file)


def test_everything_is_told_of_a_match(ladder: Ladder) -> None:
    report: dict[str, Any] = ladder.tally(Match("tzolkin", 4, ("random'", "random"))).report()
    assert (report["blocks"], report["games"], report["parity"]) == (8, 32, 0.25)
    one, other = (report["results"][name]["win_share"]["value"] for name in ("random'", "random"))
    assert one + 3 * other == pytest.approx(1, abs=1e-3)
    margins = [report["results"][name]["margin"]["value"] for name in ("random'", "random")]
    assert margins[0] + 3 * margins[1] == pytest.approx(0, abs=1e-2)
    assert all("seconds" not in key for key in report)
