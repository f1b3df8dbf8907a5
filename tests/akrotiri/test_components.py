"""Component files: what they contain, and what is refused."""

from __future__ import annotations

import copy
import os
import subprocess
import sys
from collections import Counter
from contextlib import nullcontext
from pathlib import Path

import pytest

from antikythera.games.akrotiri.rules import check, events, state
from antikythera.games.akrotiri.rules.check import ComponentError, check_board, check_goals, check_maps, check_tiles
from antikythera.games.akrotiri.rules.components import BOARD, TILES
from antikythera.games.akrotiri.rules.names import QUADRANTS, TERRAINS
from antikythera.games.akrotiri.rules.told import PLACES
from antikythera.kernel import PACKAGE, components

RULES = PACKAGE / "games/akrotiri/rules"


def damaged(name="V-B2", **changes):
    tiles = copy.deepcopy(TILES)
    tiles[name] |= changes
    return tiles


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"lanes": ["n-e-s"]}, "side w has no lane"),
        ({"lanes": ["n-e-s", "s-w"]}, "side s has more than one lane"),
        ({"lanes": ["n-e-s-x", "w"]}, "there is no side 'x'"),
        ({"docks": ["ne@n", "se@n"]}, "the lane at side w ends nowhere: a haven needs a dock"),
        ({"land": ["nw+se", "ne", "sw"]}, "the land nw+se crosses the lane n-e-s"),
        ({"land": ["nw", "ne", "se"]}, "corner sw has no land"),
        ({"land": ["nw", "ne+nw", "se", "sw"]}, "corner nw has more than one land"),
        ({"lanes": ["n-s", "e-w"]}, "the lanes n-s and e-w cross"),
        ({"docks": ["sw@w", "ne@n", "ne@e"]}, "corner ne has more than one dock"),
        ({"docks": ["sw@w", "middle@n"]}, "the dock 'middle@n' is not a corner @ a side"),
        ({"terrain": "desert"}, "there is no terrain 'desert'"),
        ({"icon": "n"}, "its icon cannot be at 'n'"),
    ],
)
def test_a_damaged_tile_is_refused_by_name_and_fault(changes, fault):
    with pytest.raises(ComponentError) as error:
        check_tiles(damaged(**changes))
    assert str(error.value) == f"tiles.toml: tile V-B2: {fault}"


@pytest.mark.parametrize("entry", ["terrain", "icon", "lanes", "land", "docks"])
def test_a_tile_without_an_entry_is_refused(entry):
    tiles = copy.deepcopy(TILES)
    del tiles["V-B2"][entry]
    with pytest.raises(ComponentError, match=f"tile V-B2: it does not say its {entry}"):
        check_tiles(tiles)


def test_a_dock_must_border_its_lane():
    with pytest.raises(ComponentError, match="tile V-A1: the dock at nw cannot reach the lane at side s"):
        check_tiles(damaged("V-A1", docks=["nw@s", "se@e", "ne@e"]))


def test_a_tile_needs_two_pieces_of_land():
    havens = {"lanes": ["n", "e", "s", "w"], "docks": ["nw@n", "ne@e", "se@s", "sw@w"]}
    check_tiles(damaged("V-D1", land=["nw+ne", "se+sw"], **havens))  # two are enough
    with pytest.raises(ComponentError, match="tile V-D1: it needs at least two pieces of land"):
        check_tiles(damaged("V-D1", land=["nw+ne+se+sw"]))


def test_a_wrong_number_of_tiles_is_refused():
    tiles = copy.deepcopy(TILES)
    del tiles["L-E1"]
    with pytest.raises(ComponentError, match="there must be 36, and there are 35"):
        check_tiles(tiles)


@pytest.mark.parametrize(
    ("card", "fault"),
    [
        ({}, "it asks for nothing"),
        ({"north": "1 lake"}, "there is no direction 'north'"),
        ({"above": "1 sea"}, "there is no terrain 'sea'"),
        ({"above": "4 lake"}, "it asks for 4 icons above"),
    ],
)
def test_a_damaged_map_is_refused(card, fault):
    maps = components(RULES / "maps.toml")
    maps["easy"]["cards"]["E03"] = card
    with pytest.raises(ComponentError, match=f"map E03: {fault}"):
        check_maps(maps)


def test_wrong_counts_of_maps_goals_and_prices_are_refused():
    maps = components(RULES / "maps.toml")
    del maps["hard"]["cards"]["H12"]
    with pytest.raises(ComponentError, match="level hard: there must be 12 maps, and there are 11"):
        check_maps(maps)
    goals = components(RULES / "goals.toml")
    del goals["12"]
    with pytest.raises(ComponentError, match="numbered from 1 to 12"):
        check_goals(goals)
    board = copy.deepcopy(BOARD)
    board["market"]["red"] = [1, 2, 3]
    with pytest.raises(ComponentError, match="market of red: there must be 8 prices"):
        check_board(board)
    with pytest.raises(ComponentError, match="map_price: one action buys 3 maps at most"):
        check_board(copy.deepcopy(BOARD) | {"map_price": [1, 3, 7, 12]})


@pytest.mark.parametrize("wrong", [{"temples": 5}, {"actions": [3, 3, 3]}])
def test_a_player_board_of_another_size_is_refused(wrong):
    with pytest.raises(ComponentError, match="player board: there must be 6 temples, and actions for 0 to that many"):
        check_board(copy.deepcopy(BOARD) | wrong)


@pytest.mark.parametrize("docks", [{"w": "w0"}, {"w": "w0", "e": "middle"}])
def test_a_dock_of_thera_that_is_missing_or_nowhere_is_refused(docks):
    board = copy.deepcopy(BOARD)
    board["thera"]["docks"] = docks
    with pytest.raises(ComponentError, match="Thera's docks: they must be w and e, each at an exit of its lane"):
        check_board(board)


def test_goals_are_told_by_the_numbers_in_their_file():
    assert events.NAMES["goal"] == tuple(components(RULES / "goals.toml"))


@pytest.mark.parametrize(("points", "fits"), [(-1, False), (0, True), (99, True), (100, False)])
def test_costs_and_points_have_two_digits(points, fits):
    goals = components(RULES / "goals.toml")
    goals["4"]["each"] = points
    with nullcontext() if fits else pytest.raises(ComponentError, match=r"goals\.toml: .*each"):
        check_goals(goals)


def test_places_of_goals_and_maps_have_names_by_their_numbers():
    named = dict(enumerate(PLACES["goal_place"]))
    assert (named[state.UNSEEN], named[state.OFFERED], named[state.OPEN]) == ("unseen", "offered", "open")
    for seat in (1, 2):
        assert named[state.KEPT + seat - 1] == f"kept by seat {seat}"
        assert named[state.RETURNED + seat - 1] == f"returned by seat {seat}"
        assert named[state.TAKEN + seat - 1] == f"taken by seat {seat}"
        assert PLACES["map_place"][state.IN_HAND + seat - 1] == f"hand of seat {seat}"
        assert PLACES["map_place"][state.PLAYED + seat - 1] == f"played by seat {seat}"
    assert PLACES["map_place"][state.IN_DECK] == "deck"


def test_damaged_thera_and_goals_are_refused():
    board = copy.deepcopy(BOARD)
    board["thera"]["split"] = ["n0-w0-w1-s0", "n1-e0-e1"]
    with pytest.raises(ComponentError, match="Thera's lanes split: exit s1 has no lane"):
        check_board(board)
    goals = components(RULES / "goals.toml")
    goals["4"]["terrain"] = "desert"
    with pytest.raises(ComponentError, match="goal 4: there is no terrain 'desert'"):
        check_goals(goals)


def test_a_folder_of_replacement_files_is_checked_on_loading(tmp_path: Path):
    text = (RULES / "tiles.toml").read_text()
    (tmp_path / "tiles.toml").write_text(
        text.replace('docks = ["sw@w", "ne@n", "se@n"]', 'docks = ["ne@n", "se@n"]', 1)
    )
    run = subprocess.run(
        [sys.executable, "-c", "import antikythera.games.akrotiri"],
        env=os.environ | {"ANTIKYTHERA_COMPONENTS": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "tiles.toml: tile V-B2: the lane at side w ends nowhere" in run.stderr


def test_the_files_say_that_they_are_a_reconstruction():
    for name in ("tiles.toml", "maps.toml", "board.toml"):
        assert "RECONSTRUCTION" in (RULES / name).read_text()


def test_what_is_known_of_the_tiles_holds():
    pieces = Counter(len(tile["land"]) for tile in TILES.values())
    assert pieces == {3: 20, 4: 16}
    assert Counter(tile["terrain"] for tile in TILES.values()) == dict.fromkeys(TERRAINS, 9)
    assert Counter(tile["icon"] for tile in TILES.values()) == dict.fromkeys(QUADRANTS, 9)
    assert sum(len(tile["docks"]) for tile in TILES.values()) == 100
    for tile in TILES.values():
        served = {dock.split("@")[0] for dock in tile["docks"]}
        assert any(not served & set(piece.split("+")) for piece in tile["land"]), "some land has no dock"


def test_crossing_is_alternation_around_the_rim():
    assert check.crosses(("nw", "se"), ("n", "s"))
    assert not check.crosses(("nw", "sw"), ("n", "e", "s"))
    assert not check.crosses(("ne", "sw"), ("n", "w"))
