"""What a review says about a whole game is true: counted again from lines and positions, without what it was told."""

from __future__ import annotations

import gzip
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

import antikythera as ak
from antikythera import editor
from antikythera.games.tzolkin.rules.components import FREE_SPACE, GEARS, LAST_SPACE, STEP_POINTS, TEMPLE_BONUS
from antikythera.record import loads
from antikythera.replays import replay
from antikythera.review import themes

FOLDER = Path(__file__).parent.parent / "games"
GAMES = 6
TEMPLE_DAYS = {2: 0, 4: 1}
"""The Food Days with points, and the column of their bonus."""


def stored(name: str) -> list[ak.Game]:
    """Games of the folder, far from each other."""
    with gzip.open(FOLDER / f"{name}.jsonl.gz", "rb") as file:
        records = file.read().splitlines()
    games = [replay(loads(record)).game for record in records[:: len(records) // GAMES]]
    return [game for game in games if game is not None]


def found(game: ak.Game) -> list[dict[str, dict[str, float]]]:
    return [{each.kind: each.values for each in seat} for seat in themes.findings(game)]


def counted(game: ak.Game) -> list[Counter[str]]:
    """What seats of Tzolk'in did."""
    seats: list[Counter[str]] = [Counter() for _ in range(game.players)]
    for move, line in enumerate(game.lines):
        before, after = game.at(move).state.copy(), game.at(move + 1).state.copy()
        p, (verb, *words), own = int(before["seat"]), line.split(), seats[int(before["seat"])]
        own[verb] += 1
        if verb == "act" and move and game.lines[move - 1].split()[:2] == ["pick", words[0]]:
            space, gear = int(game.lines[move - 1].split()[2]), GEARS.index(words[0])
            own["passed"] += max(0, space - int(words[1])) if space < FREE_SPACE[gear] else 0
        if verb == "end":
            own["in hand"] += int(before["workers"][p]) - on_board(before, p) - int(before["start_space"] == p + 1)
        for q in range(game.players):
            if before["round"] != after["round"]:
                seats[q]["pushed off"] += on_board(before, q) - on_board(after, q)
            if after["food_days"] > before["food_days"]:
                seats[q]["temples"] += temple_points(before, q, TEMPLE_DAYS.get(int(after["food_days"]), -1))
    return seats


def on_board(s: np.void, p: int) -> int:
    return sum(int((s["gear"][gear, : last + 1] == p + 1).sum()) for gear, last in enumerate(LAST_SPACE))


def temple_points(s: np.void, p: int, column: int) -> int:
    if column < 0:
        return 0
    points = 0
    for temple, steps in enumerate(s["temple"][: s["players"]].T):
        highest = np.flatnonzero(steps == steps.max())
        bonus = int(TEMPLE_BONUS[temple, column])
        points += int(STEP_POINTS[temple, steps[p]]) + (bonus // min(2, len(highest)) if p in highest else 0)
    return points // 4


def test_what_is_said_of_games_of_tzolkin_is_true() -> None:
    seen: set[str] = set()
    for game in stored("tzolkin"):
        seats = counted(game)
        for p, (own, said) in enumerate(zip(seats, found(game), strict=True)):
            seen.update(said)
            assert said.get("begged", {"number": 0})["number"] == own["beg"]
            assert said.get("skipped", {"workers": 0})["workers"] == own["skip"]
            assert said.get("waited", {"days": 0})["days"] == own["passed"]
            assert said.get("pushed-off", {"workers": 0})["workers"] == own["pushed off"]
            assert said["idle"]["workers"] == round(own["in hand"] / own["end"], 1)
            assert said["temples"] == {"points": own["temples"], "most": max(each["temples"] for each in seats)}
            assert said["technologies"]["levels"] == game.state["tech"][p].sum()
            assert said["technologies"]["most"] == game.state["tech"].sum(axis=1).max()
            hungry = said.get("hungry", {"workers": 0, "points": 0})
            assert hungry["points"] == 3 * hungry["workers"]
            blocks = game.state["blocks"][p].sum()
            assert said.get("blocks-left", {"number": blocks})["number"] == blocks
    assert {"begged", "skipped", "waited", "pushed-off", "hungry", "lost-steps", "blocks-left"} <= seen


def worth(maps: list[str]) -> int:
    """What maps would have been worth, by their level: easy, medium, hard."""
    return sum({"E": 1, "M": 3, "H": 7}[card[0]] for card in maps)


@pytest.mark.parametrize("number", range(GAMES))
def test_what_is_said_of_games_of_akrotiri_is_true(number: int) -> None:
    game = stored("akrotiri")[number]
    seats: list[Counter[str]] = [Counter() for _ in range(2)]
    for move, line in enumerate(game.lines):
        before, after = game.at(move).state.copy(), game.at(move + 1).state.copy()
        p = int(before["seat"])
        if line.startswith(("sail", "portage")):
            seats[p].update(moves=1, empty=int(not before["hold"][p].any()))
        if line.startswith("sell"):
            sold = int(before["hold"][p].sum() - after["hold"][p].sum())
            seats[p].update(cubes=sold, sales=int(after["money"][p] - before["money"][p]))
    maps, hands = game.describe()["card"], ("hand of seat 1", "hand of seat 2")
    prices = [round(own["sales"] / max(1, own["cubes"]), 1) for own in seats]
    for p, (own, said) in enumerate(zip(seats, found(game), strict=True)):
        assert said.get("empty", {"empty": 0})["empty"] == own["empty"]
        assert said.get("empty", {"moves": own["moves"]})["moves"] == own["moves"]
        if own["cubes"]:
            assert said["market"] == {"money": prices[p], "most": max(prices)}
        money = game.state["money"][p]
        assert said.get("unspent", {"money": money})["money"] == money
        left = [card for card, where in maps.items() if where == hands[p]]
        assert said.get("maps-left", {"maps": 0, "points": 0}) == {"maps": len(left), "points": worth(left)}


def test_a_worker_whom_the_end_of_the_game_pushes_off_is_not_counted() -> None:
    """After the last turn the gears turn once more, and nobody can do anything about it."""
    last_turn = {"day": 27, "starter": 1, "seat": 2, "corn": {"2": 5}, "gear": {"palenque": {"7": 1}}}
    game = editor.edited(ak.new("tzolkin", 2, seed=1), last_turn)
    for line in ("place tikal", "end"):
        game.play(line)
    assert game.over
    assert [event.seat for _, event in themes.story(game) if event.name == "pushed-off"] == [1]
    assert all("pushed-off" not in said for said in found(game))
