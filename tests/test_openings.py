"""What openings are, and how they are counted."""

from __future__ import annotations

import pickle
from collections import Counter
from math import sqrt

import msgspec
import pytest
from typer.testing import CliRunner

from antikythera import registry
from antikythera.arena.openings import Job, counted, explore, play, read
from antikythera.cli import app
from antikythera.game import new
from antikythera.guide.targets import targets
from antikythera.openings import Count, Openings, digest, openings, parts

GAMES = ("akrotiri", "tzolkin")
TURN = [
    "keep tik1 chi0",
    "take wood",
    "place uxmal",
    "place tikal",
    "place uxmal",
    "place start",
    "end",
    "place palenque",
]


def test_an_opening_is_what_a_game_says():
    wealth, placement = parts("tzolkin", TURN)
    assert wealth == ("wealth", ("wealth:tik1", "wealth:chi0"))
    assert placement == ("placement", ("gear:tikal", "gear:uxmal", "gear:uxmal", "space:start"))
    lines = ["tile 2 1 0", "keep 6", "buy hard", "dig E07 -1 0 se", "keep 11", "dig M04 2 0 sw"]
    assert list(parts("akrotiri", lines)) == [("goal", ("goal:6",)), ("map", ("map:E07",))]


def test_a_turn_that_is_not_over_is_no_opening_yet():
    assert [part for part, _ in parts("tzolkin", TURN[:5])] == ["wealth"]


def test_every_line_that_keeps_tiles_is_an_opening():
    kept = [list(parts("tzolkin", [line])) for line in new("tzolkin").rules.lines if line.startswith("keep ")]
    assert len({things for ((_, things),) in kept}) == 210


def test_counts_have_means_and_standard_errors(tmp_path):
    count = Count("akrotiri")
    for share, points in ((1, 30), (0, 20), (0, 10), (1, 40)):
        count.add(2, 1, ["keep 6"], share, points)
        count.add(2, 2, ["keep 7"], 1 - share, 25)
    count += pickle.loads(pickle.dumps(count))
    assert not count.table("me").tables  # eight games tell nothing
    first, second = count.table("me", least=8).tables
    assert (first.games, first.seat, first.things, first.share, first.points) == (8, 1, ["goal:6"], 0.5, 25)
    assert first.share_error == pytest.approx(sqrt(0.25 / 7), abs=1e-4)
    assert first.points_error == pytest.approx(sqrt(125 / 7), abs=1e-2)
    assert second.points_error == 0
    count.write(tmp_path / "openings.json", "me", least=8)
    assert msgspec.json.decode((tmp_path / "openings.json").read_bytes(), type=Openings) == count.table("me", least=8)


@pytest.mark.parametrize("game", GAMES)
def test_openings_that_come_with_a_game_are_of_its_things(game):
    found = openings(game)
    assert found
    assert found.game == game
    assert {thing for opening in found.tables for thing in opening.things} <= set(targets(game))
    assert len({(row.players, row.seat, row.part, *row.things) for row in found.tables}) == len(found.tables)
    net = registry.folder(game) / "bots" / "net.safetensors"
    assert found.weights == (digest(net) if net.is_file() else ""), "played by the net that comes with the game"
    assert all(0 <= row.share <= 1 and row.games <= found.games[str(row.players)] for row in found.tables)


def test_all_pairs_of_wealth_tiles_are_known_for_every_seat():
    known = Counter((row.players, row.seat) for row in openings("tzolkin").tables if row.part == "wealth")
    assert known == {(players, seat): 210 for players in (2, 3, 4) for seat in range(1, players + 1)}
    assert sum(openings("tzolkin").games.values()) >= 1_000_000


@pytest.mark.slow
def test_a_stopped_exploration_continues(tmp_path):
    jobs, results = [Job("akrotiri", "heuristic", 2, number) for number in range(6)], tmp_path / "games.jsonl"
    assert len([played for played, _ in zip(explore(jobs, results, 1), range(3), strict=False)]) == 3
    whole = results.read_bytes()
    results.write_bytes(whole[:-5])  # killed while it wrote
    again = [played.job.number for played in explore(jobs, results, 1)]
    assert again == [len(whole.splitlines()) - 1, *range(len(whole.splitlines()), 6)]
    assert sorted(played.job.number for played in read(results)) == list(range(6))
    assert counted(jobs, results).table("heuristic").games == {"2": 6}
    assert counted(jobs[:2], results).table("heuristic").games == {"2": 2}


def test_the_first_goal_is_random_and_the_rest_is_the_bots():
    jobs = [Job("akrotiri", "heuristic", 2, number) for number in range(16)]
    games = [play(job) for job in jobs]
    assert games[0] == play(jobs[0])
    kept = {things for played in games for own in played.parts for part, things in own if part == "goal"}
    assert len(kept) > 8, "of twelve goals, 32 are kept"
    assert all(sum(played.shares) == 1 for played in games)


@pytest.mark.parametrize(
    ("bot", "told"),
    [("search:2", "search:2"), ("antikythera.bots.simple:RandomBot", "RandomBot")],
    ids=["budget", "class"],
)
def test_a_table_names_the_bot_that_played(bot, told, tmp_path):
    """A bot is named with its budget, a class by its own name."""
    table, results = tmp_path / "openings.json", tmp_path / "results.jsonl"
    arguments = ["explore", "akrotiri", "--bot", bot, "--games", "1", "--processes", "1"]
    done = CliRunner().invoke(app, [*arguments, "--out", str(table), "--results", str(results)])
    assert done.exit_code == 0
    assert msgspec.json.decode(table.read_bytes(), type=Openings).bot == told
