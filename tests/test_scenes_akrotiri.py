"""The scenes of Akrotiri: they say what the rules say, and nothing that their viewer may not know."""

from __future__ import annotations

import functools
import json
from itertools import pairwise

import numpy as np
import pytest

import antikythera
from antikythera.bots import bot
from antikythera.games.akrotiri.dig_sites import explain_dig
from antikythera.games.akrotiri.rules.names import COLOURS, LEVELS, TERRAINS
from antikythera.games.akrotiri.scene import catalogue, scene
from antikythera.text import Text


@functools.cache
def games(options=()):
    """A game of good players, at every fifth decision and at its end."""
    game = antikythera.new("akrotiri", 2, seed=7, options=options)
    seen = [game.copy()]
    while not game.over:
        game.play(bot("heuristic", "akrotiri").choose(game.view(game.seat)))
        if len(game.actions) % 5 == 0 or game.over:
            seen.append(game.copy())
    return seen


OPTIONS = pytest.mark.parametrize("options", [(), ("strategist", "ring")], ids=["plain", "options"])


@OPTIONS
def test_a_scene_is_the_same_whatever_its_viewer_cannot_know(options):
    different = 0
    for number, game in enumerate(games(options)):
        for seat in range(3):
            view = game.view(seat)
            other = view.sample(np.random.default_rng(number))
            different += other.position() != game.position()
            assert scene(other.view(seat)) == scene(view)
    assert different > 50


@OPTIONS
def test_a_scene_is_json(options):
    for game in games(options):
        drawn = scene(game.view(1))
        assert json.loads(json.dumps(drawn)) == drawn


def test_hidden_hands_are_counted_and_own_ones_named():
    for game in games():
        for seat in (1, 2):
            own = scene(game.view(seat))["players"][seat - 1]
            other = scene(game.view(3 - seat))["players"][seat - 1]
            watched = scene(game.view(0))["players"][seat - 1]
            assert other == watched
            assert len(own["maps"]) == sum(own["maps_by_level"].values()) == sum(other["maps_by_level"].values())
            assert other["maps"] == []
            assert len(own["goals"]) == len(other["goals"]) + other["hidden_goals"]
            assert own["has_tile"] == other["has_tile"]
            assert other["tile"] in (None, own["tile"])
            assert bool(other["tile"]) == other["tile_shown"]


def test_points_are_those_of_the_rules():
    for game in games():
        for seat in (1, 2):
            player = scene(game.view(seat))["players"][seat - 1]
            assert sum(player["points"].values()) == game.scores[seat - 1]
            assert sum(goal["points"] for goal in player["goals"]) == player["points"]["goals"]


def test_maps_are_in_decks_in_hands_or_on_the_table():
    for game in games():
        drawn = scene(game.view(0))
        for level in LEVELS:
            held = sum(player["maps_by_level"][level] for player in drawn["players"])
            played = sum(catalogue()["maps"][card]["level"] == level for p in drawn["players"] for card in p["played"])
            assert drawn["maps"][level] + held + played == 12


# The board


def test_quadrants_belong_to_one_island_each_and_sides_to_one_lane():
    for game in games():
        drawn = scene(game.view(1))
        quadrants = [place for island in drawn["islands"] for place in island["places"]]
        assert len(quadrants) == len(set(quadrants)) == 4 * (4 + len(drawn["tiles"]))
        sides = {side for lane in drawn["lanes"] for side in lane["sides"]}
        assert all(f"{tile['x']},{tile['y']},{side}" in sides for tile in drawn["tiles"] for side in "nesw")
        assert sum(island["thera"] for island in drawn["islands"]) == 1


def test_docks_lie_on_their_island_and_at_their_lane():
    for game in games():
        drawn = scene(game.view(2))
        islands = {island["id"]: island for island in drawn["islands"]}
        lanes = {lane["id"]: lane for lane in drawn["lanes"]}
        assert [dock["id"] for dock in drawn["docks"][:2]] == ["thera w", "thera e"]
        for dock in drawn["docks"]:
            assert dock["place"] in islands[dock["island"]]["places"]
            assert dock["side"] in lanes[dock["lane"]]["sides"]
        boats = {dock["boat"]: dock["id"] for dock in drawn["docks"] if dock["boat"]}
        assert boats == {player["seat"]: player["boat"] for player in drawn["players"] if player["boat"]}


def test_an_island_says_what_goals_count():
    """Told against what the rules score: an island with a temple counts for a goal, or does not."""
    checked = set()
    for game in games():
        for seat in (1, 2):
            drawn = scene(game.view(seat))
            with_temple = [island for island in drawn["islands"] for owner in island["temples"] if owner == seat]
            for goal in (*drawn["players"][seat - 1]["goals"], *(g for g in drawn["goals"] if g["offered"])):
                card = catalogue()["goals"][str(goal["goal"])]
                counts = COUNTED_BY_ISLAND.get(card["counts"])
                if counts:
                    assert goal["points"] == card["each"] * sum(counts(card, island) for island in with_temple)
                    checked.add(card["counts"])
    assert len(checked) > 2


COUNTED_BY_ISLAND = {
    "portages-exactly": lambda card, island: island["portages"] == card["number"],
    "portages": lambda card, island: island["portages"] is not None and island["portages"] >= card["number"],
    "bare": lambda card, island: not island["terrains"],
    "terrain": lambda card, island: card["terrain"] in island["terrains"],
    "varied": lambda card, island: len(island["terrains"]) >= card["number"],
    "incomplete": lambda card, island: not island["complete"],
}


# Where a boat can go


def arrivals(game, legs):
    """By playing it out: where one move of at most this many legs leads to."""
    found = {}
    for line in game.legal:
        if line.startswith(("sail", "portage")):
            after = game.copy()
            after.play(line)
            if after.narration[0].values["legs"] <= legs:
                found[line.split(" ", 1)[1]] = after
    return found


def test_reach_is_what_two_legs_lead_to():
    seen = 0
    for game in games():
        if game.decision != "action":
            continue
        boats = {player["boat"] for player in scene(game.view(0))["players"]}
        reach = {way["dock"]: way for way in scene(game.view(game.seat))["reach"]}
        two = {dock for after in arrivals(game, 1).values() for dock in arrivals(after, 1)}
        assert reach.keys() == (arrivals(game, 2).keys() | two) - boats
        for way in reach.values():
            played = game.copy()
            for line in way["lines"]:
                played.play(line)
            assert int(game.state["actions"] - played.state["actions"]) == way["actions"]
            assert scene(played.view(0))["players"][game.seat - 1]["boat"] == way["dock"]
        seen += any(len(way["lines"]) == 2 for way in reach.values())
        assert scene(game.view(3 - game.seat))["reach"] == []
    assert seen > 10


def test_a_way_through_the_dock_of_the_other_boat_is_one_line_of_two_legs():
    ways = []
    for seed in range(30):
        game = antikythera.new("akrotiri", 2, seed=seed)
        while not game.over:
            if game.decision == "action":
                ways += [way for way in scene(game.view(game.seat))["reach"] if way["through"]]
            game.play(bot("heuristic", "akrotiri").choose(game.view(game.seat)))
        if ways:
            break
    assert ways
    assert all(way["legs"] == 2 and len(way["lines"]) == 1 for way in ways)


# Where maps nearly fit


def test_a_plan_names_the_best_sites_of_a_map():
    """Told against the proof of every site: no other one proves more directions, or misses fewer icons."""
    fitting = nearly = 0
    for game in games()[::3]:
        for seat in (1, 2):
            drawn = scene(game.view(seat))
            free = [
                place
                for land in drawn["islands"]
                if not land["thera"] and not land["temples"]
                for place in land["places"]
            ]
            squares = {f"{tile['x']},{tile['y']}" for tile in drawn["tiles"]}
            for plan in drawn["plans"]:
                proofs = {
                    place: explain_dig(game.view(seat).states, plan["map"], int(x), int(y), quadrant)
                    for place in free
                    for x, y, quadrant in [place.split(",")]
                    if f"{x},{y}" in squares
                }
                rank = {
                    place: (-sum(proof.holds for proof in found), sum(proof.missing for proof in found))
                    for place, found in proofs.items()
                }
                best = min(rank.values(), default=(0, 0))
                assert (-plan["proved"], plan["missing"]) == best
                assert set(plan["sites"]) == {place for place in rank if rank[place] == best}
                fitting += plan["missing"] == 0 and bool(rank)
                nearly += plan["missing"] == 1
    assert fitting > 5
    assert nearly > 5


def test_plans_are_those_of_the_viewer_alone():
    for game in games():
        assert scene(game.view(0))["plans"] == []
        for seat in (1, 2):
            drawn = scene(game.view(seat))
            assert [plan["map"] for plan in drawn["plans"]] == drawn["players"][seat - 1]["maps"]


# The market


def test_cubes_sell_at_the_prices_that_are_said():
    sold = 0
    for before, after in pairwise(games()):
        for number in range(len(before.actions), len(after.actions)):
            line = after.lines[number]
            if line.startswith("sell"):
                seen, then = after.at(number), after.at(number + 1)
                prices = scene(seen.view(0))["market"][line.split()[1]]["sells"]
                assert then.narration[0].values["money"] == prices[0]
                assert scene(then.view(0))["market"][line.split()[1]]["sells"] == prices[1:]
                sold += 1
    assert sold > 5


def test_the_next_map_costs_what_is_said():
    bought = 0
    for number, line in enumerate(games()[-1].lines):
        if line.startswith("buy"):
            seen, then = games()[-1].at(number), games()[-1].at(number + 1)
            assert then.narration[0].values["money"] == scene(seen.view(0))["turn"]["map_price"]
            bought += 1
    assert bought > 2


# The components


def test_the_catalogue_names_every_component():
    components = catalogue()
    assert json.loads(json.dumps(components)) == components
    assert (len(components["tiles"]), len(components["maps"]), len(components["goals"])) == (36, 36, 12)
    assert components["terrains"] == dict(zip(TERRAINS, COLOURS, strict=True))
    assert components["maps"]["M04"]["wants"] == [
        {"direction": "above", "terrain": "forest", "number": 2},
        {"direction": "left", "terrain": "volcano", "number": 2},
        {"direction": "below", "terrain": "lake", "number": 1},
    ]
    assert components["tiles"]["V-B1"]["docks"] == {"nw": "w", "sw": "n", "se": "n"}


def test_every_goal_has_words():
    text = Text("en")
    for goal in catalogue()["goals"].values():
        assert text(f"akrotiri-goal-{goal['counts']}", number=goal["number"], terrain=str(goal["terrain"]))
