"""Scenes of Tzolk'in: true to the position, complete, and free of what is hidden."""

from __future__ import annotations

import json
import random
from typing import Any

import numpy as np
import pytest

import antikythera
from antikythera import Game, scenes
from antikythera.game import View
from antikythera.games.tzolkin.names import names
from antikythera.rulebook import HIDDEN
from antikythera.text import Text
from tzolkin.table import begin, give, on_offer, worker


def played(players: int, seed: int, decisions: int) -> Game:
    game = antikythera.new("tzolkin", players=players, seed=seed)
    chance = random.Random(seed)
    for _ in range(decisions):
        if game.over:
            break
        game.play(chance.choice(game.legal.numbers))
    return game


POSITIONS = [(2, 1, 0), (2, 2, 90), (3, 3, 1), (3, 4, 200), (4, 5, 2), (4, 6, 150), (4, 7, 1000)]


@pytest.fixture(params=POSITIONS, ids=str)
def game(request: pytest.FixtureRequest) -> Game:
    return played(*request.param)


def scene(game: Game, seat: int = 1) -> dict[str, Any]:
    return scenes.scene(game.view(seat))


# What a seat may know


def test_what_is_hidden_changes_no_scene(game: Game) -> None:
    """Fill in the hidden things in other ways, and look again."""
    for seat in range(game.players + 1):
        view = game.view(seat)
        for filling in range(5):
            other = view.sample(np.random.default_rng(filling))
            assert scenes.scene(other.view(seat)) == scenes.scene(view)


def test_wealth_is_secret_while_it_is_chosen() -> None:
    game = played(3, 1, 1)
    assert scene(game, 1)["players"][0]["wealth"] == game.lines[0].split()[1:]
    assert scene(game, 2)["players"][0]["wealth"] == [None, None]
    assert len(scene(game, 2)["players"][1]["dealt"]) == 4
    assert scene(game, 2)["players"][0]["dealt"] is None
    assert all(player["dealt"] is None for player in scene(game, 0)["players"])


# True to the position


def test_a_scene_is_plain_data(game: Game) -> None:
    for seat in range(game.players + 1):
        drawn = scene(game, seat)
        assert json.loads(json.dumps(drawn)) == drawn


def test_a_written_scene_is_the_scene(game: Game) -> None:
    """Also where parts of it were written before, for another seat or a moment ago."""
    chance = random.Random(1)
    for _ in range(20):
        for seat in range(game.players + 1):
            assert json.loads(scenes.written(game.view(seat))) == scene(game, seat)
        if not game.over:
            game.play(chance.choice(game.legal.numbers))


def test_what_is_public_is_enough_to_draw_an_open_position(game: Game) -> None:
    public = scenes.public(game)
    for seat in range(game.players + 1):
        view = game.view(seat)
        known = View(game.rules, (public or game.view(0)).states, seat, view.legal)
        is_enough = scenes.scene(known) == scenes.scene(view)
        assert is_enough == (public is not None or seat == 0)


def test_what_is_public_holds_nothing_that_a_watcher_does_not_know(game: Game) -> None:
    public = scenes.public(game)
    if public is None:
        return
    shown, known = public.states[0], game.view(0).states[0]
    for name in shown.dtype.names or ():
        assert np.all((shown[name] == known[name]) | (shown[name] == HIDDEN)) or name == "rng", name
    assert public.legal == []


def test_workers_are_free_or_on_the_board(game: Game) -> None:
    drawn = scene(game)
    for player in drawn["players"]:
        out = sum(gear["spaces"].count(player["seat"]) for gear in drawn["gears"])
        out += drawn["start_space"] == player["seat"]
        assert player["free"] + out == player["workers"]


@pytest.mark.parametrize("where", ["palenque", "tikal", "start"])
def test_places_and_prices_are_those_of_the_rules(where: str) -> None:
    """Whatever was placed before, a worker goes where the scene says, for the corn that it says."""
    game = begin()
    worker(game, 2, "tikal", 0)
    give(game, 1, corn=20, workers=6)
    for first in (where, "yaxchilan", "chichen_itza", "tikal"):
        drawn = scene(game)
        for gear in drawn["gears"]:
            after = game.copy()
            after.play(f"place {gear['name']}")
            (placed,) = [event.values for event in after.narration if event.name == "places"]
            assert (placed["space"], placed["corn"]) == (gear["lowest"], gear["price"])
        assert drawn["start_price"] == drawn["turn"]["placed"]
        game.play(f"place {first}")


@pytest.mark.parametrize("seed", range(6))
def test_actions_give_what_the_scene_says(seed: int) -> None:
    """Corn, blocks and skulls of fishing and of Yaxchilan, for every level of the technologies."""
    levels = random.Random(seed).choices(range(4), k=4)
    names = ("agriculture", "extraction", "architecture", "theology")
    for gear, numbers in (("palenque", [1]), ("yaxchilan", [1, 2, 3, 4, 5])):
        for number in numbers:
            game = begin()
            worker(game, 1, gear, number)
            give(game, 1, corn=9, **dict(zip(names, levels, strict=True)))
            promised = dict(scene(game)["actions"][gear][number - 1]["gains"])
            before = scene(game)["players"][0]
            game.play(f"pick {gear} {number}")
            game.play(f"act {gear} {number}")
            after = scene(game)["players"][0]
            gained = {what: after["blocks"][what] - before["blocks"][what] for what in before["blocks"]}
            gained |= {"corn": after["corn"] - before["corn"], "skull": after["skulls"] - before["skulls"]}
            assert {what: number for what, number in gained.items() if number} == promised


@pytest.mark.parametrize("agriculture, extraction", [(0, 0), (1, 1), (2, 0), (3, 2)])
def test_harvests_give_what_the_scene_says(agriculture: int, extraction: int) -> None:
    for number in range(2, 6):
        for line, what in (("harvest wood", "wood"), ("burn chaac", "corn")):
            game = begin()
            worker(game, 1, "palenque", number)
            give(game, 1, agriculture=agriculture, extraction=extraction)
            values = scene(game)["actions"]["palenque"][number - 1]["values"]
            game.play(f"pick palenque {number}")
            game.play(f"act palenque {number}")
            if line in game.legal:
                game.play(line)
                player = scene(game)["players"][0]
                assert (player["corn"] if what == "corn" else player["blocks"]["wood"]) == values[what]


def test_better_names_the_technologies_that_count() -> None:
    game = begin()
    give(game, 1, agriculture=1, theology=3)
    actions = scene(game)["actions"]
    assert [action["better"] for action in actions["palenque"]] == [[]] + [["agriculture"]] * 4
    assert actions["yaxchilan"][3]["better"] == ["theology"]
    assert all(action["better"] == ["theology"] for action in actions["chichen_itza"])
    assert all(not action["better"] for action in actions["tikal"] + actions["uxmal"])


def test_feeding_is_what_a_food_day_does() -> None:
    """Play on to a Food Day, and compare what the scene said just before with what happened."""
    compared = 0
    for seed in range(8):
        game = played(4, seed, 1000)
        for number, line in enumerate(game.lines):
            after = game.at(number + 1)
            fed = {event.seat: event.values["corn"] for event in after.narration if event.name == "feeds"}
            hungry = {event.seat: event.values["workers"] for event in after.narration if event.name == "starves"}
            if not fed or line != "end":
                continue
            wheel = {event.seat: event.values["corn"] for event in after.narration if event.name == "wheel-corn"}
            for player in scene(game.at(number))["players"]:
                if player["seat"] in wheel:
                    continue  # the corn from the wheel comes in between
                food = player["food"]
                assert food["need"] - food["each"] * food["hungry"] == fed[player["seat"]]
                assert food["hungry"] == hungry.get(player["seat"], 0)
                compared += 1
    assert compared > 50


def test_tiles_say_whether_they_can_be_paid() -> None:
    game = begin()
    on_offer(game, "farm_1")  # for a wood
    for corn, wood, afford in ((0, 0, "no"), (1, 0, "no"), (2, 0, "market"), (0, 1, "now")):
        give(game, 1, corn=corn, wood=wood)
        assert scene(game)["row"][0] == {"tile": "farm_1", "afford": afford, "corn": 2}
    give(game, 1, corn=0, wood=0, architecture=3)
    assert scene(game)["row"][0] == {"tile": "farm_1", "afford": "now", "corn": 0}
    assert scene(game, 0)["row"][0]["afford"] is None


def test_the_calendar_counts_down_to_food_days() -> None:
    game = begin()
    days = {1: (7, "gifts"), 8: (0, "gifts")}
    for today, (left, kind) in days.items():
        game.state["round"] = today
        game.changed()
        coming = scene(game)["calendar"]["next"]
        assert (coming["days"], coming["kind"], coming["late"]) == (left, kind, False)
    game.state["round"], game.state["food_days"] = 9, 0
    assert scene(game)["calendar"]["next"] == {"round": 9, "days": 0, "kind": "gifts", "late": True}


# The catalogue


def test_the_catalogue_names_everything_a_scene_shows(game: Game) -> None:
    catalogue, drawn = scenes.catalogue("tzolkin"), scene(game)
    tiles = [offer["tile"] for offer in drawn["row"] + drawn["monuments"] if offer]
    tiles += [tile for player in drawn["players"] for tile in player["buildings"] + player["monuments"]]
    assert set(tiles) <= set(catalogue["tiles"])
    assert {tile for player in drawn["players"] for tile in player["wealth"] if tile} <= set(catalogue["wealth"])
    assert [gear["name"] for gear in catalogue["gears"]] == [gear["name"] for gear in drawn["gears"]]
    assert [temple["name"] for temple in catalogue["temples"]] == [temple["name"] for temple in drawn["temples"]]
    assert json.loads(json.dumps(catalogue)) == catalogue


def test_levels_say_which_actions_they_improve() -> None:
    levels = {
        (technology["name"], level["level"]): level["improves"]
        for technology in scenes.catalogue("tzolkin")["technologies"]
        for level in technology["levels"]
    }
    assert levels["agriculture", 1] == [["palenque", number] for number in (2, 3, 4, 5)]
    assert levels["agriculture", 2] == [["palenque", number] for number in (1, 2, 3, 4, 5)]
    assert levels["extraction", 1] == [["palenque", 3], ["palenque", 4], ["palenque", 5], ["yaxchilan", 1]]
    assert levels["extraction", 3] == [["yaxchilan", 3], ["yaxchilan", 5]]
    assert levels["architecture", 3] == [["tikal", 2], ["tikal", 4], ["uxmal", 4]]
    assert levels["theology", 3] == [["yaxchilan", 4]]


def test_levels_and_bonuses_give_what_the_rules_give() -> None:
    """Rulebook: what each technology adds, level by level, and the effect for those who are at the top."""
    found = {
        technology["name"]: [*(level["gives"] for level in technology["levels"]), technology["bonus"]["gives"]]
        for technology in scenes.catalogue("tzolkin")["technologies"]
    }
    assert found == {
        "agriculture": [[["corn", 1]], [["corn", 1]], [["corn", 2]], [["temple", 1]]],
        "extraction": [[["wood", 1]], [["stone", 1]], [["gold", 1]], [["block", 2]]],
        "architecture": [[["corn", 1]], [["points", 2]], [["block", -1]], [["points", 3]]],
        "theology": [
            [["skull", None], ["arrow", 1]],
            [["block", None], ["temple", None]],
            [["skull", 1]],
            [["skull", 1]],
        ],
    }


# Words


def test_every_action_has_words() -> None:
    text, game = Text("en"), begin()
    give(game, 1, agriculture=3, extraction=3, architecture=3, theology=3)
    for row in scene(game)["actions"].values():
        for action in row:
            for said in (action, *action["notes"]):
                assert text(f"tzolkin-page-action-{said['message']}", **said["values"])


def test_every_level_and_tile_has_words() -> None:
    text, catalogue = Text("en"), scenes.catalogue("tzolkin")
    for technology in catalogue["technologies"]:
        for level in range(1, 5):
            assert text(f"tzolkin-page-level-{technology['name']}-{level}", **technology["numbers"])
    cards = [text(f"tzolkin-card-{name}") for name in catalogue["tiles"]]
    wealth = names(text)
    assert set(wealth) == {f"tzolkin-wealth-{name}" for name in catalogue["wealth"]}
    for said in (cards, list(wealth.values())):
        assert len(set(said)) == len(said), "two have the same name"


def test_a_task_says_what_the_actions_of_its_gear_cost() -> None:
    game = begin(2)
    give(game, 1, corn=9)
    worker(game, 1, "yaxchilan", 3)
    game.play("pick yaxchilan 3")
    assert scene(game)["task"] == {"gear": "yaxchilan", "space": 3, "prices": [2, 1, 0, *[None] * 6]}
    game.play("act yaxchilan 1")
    assert scene(game)["task"] == {}
