"""Small layouts: what tiles join when they are laid."""

from __future__ import annotations

import pytest

from akrotiri.table import island, lay, moor, portages, sea, verbs
from antikythera.games.akrotiri.rules.board import is_complete, size, terrains
from antikythera.kernel import Plain, plain


def about(game, rule, spot):
    """What a rule says of the island at a place."""
    return int(plain(rule)(Plain(game.states), island(game, spot)))


def same(game, one, other):
    """Whether two places are on one island."""
    return island(game, one) == island(game, other)


def test_tiles_that_meet_at_a_corner_share_an_island_there():
    game = sea("V-D1 2 0 0", "F-D1 2 -1 0", "M-D1 3 -1 0")
    assert same(game, "2,0,ne", "2,-1,se")
    assert same(game, "2,0,ne", "3,-1,sw"), "they touch at the corner only"
    assert not same(game, "2,0,ne", "2,0,nw")


def test_a_joined_coast_merges_two_islands_for_good():
    game = sea("V-D1 2 0 0", "F-D1 2 1 0")
    assert not same(game, "2,0,ne", "2,0,se")
    lay(game, "M-B1 3 0 0")
    assert same(game, "2,0,ne", "2,0,se"), "the west coast of the new tile joins both"
    assert same(game, "2,0,ne", "2,1,ne")


def test_islands_reach_onto_the_rim_of_thera_but_never_join_thera_itself():
    game = sea("V-D1 2 0 0", "F-D1 2 1 0", "M-D1 0 -1 0")
    assert same(game, "2,0,sw", "2,1,nw"), "the middle of Thera's east side"
    assert not same(game, "2,0,nw", "thera e")
    assert about(game, size, "2,0,sw") == 3, "two tiles, and Thera's board"


def test_an_island_is_complete_when_every_square_at_its_corners_is_filled():
    game = sea("V-D1 2 0 0", "F-D1 3 0 0", "M-D1 2 1 0")
    assert not about(game, is_complete, "2,0,se")
    lay(game, "L-D1 3 1 0")
    assert about(game, is_complete, "2,0,se")
    assert about(game, size, "2,0,se") == 4


def test_a_complete_island_at_the_rim_needs_only_the_squares_outside_thera():
    game = sea("V-D1 2 0 0")
    assert not about(game, is_complete, "2,0,sw")
    lay(game, "F-D1 2 1 0")
    assert about(game, is_complete, "2,0,sw")


def test_terrains_of_an_island_are_counted_once_each():
    game = sea("V-D1 3 -1 0", "F-D1 3 0 0", "M-D1 2 0 0")
    assert about(game, terrains, "2,0,ne") == 3, "icons at sw of the volcano, nw of the forest, ne of the mountain"


@pytest.mark.parametrize(("quarters", "docks"), [(0, ["nw"]), (1, ["se", "sw"]), (2, ["nw", "sw"]), (3, ["sw"])])
def test_docks_and_lanes_turn_with_the_tile(quarters, docks):
    """Two bends with docks at nw on the one, at ne and se on the other; only one bend meets Thera's lane."""
    game = sea(f"V-A1 2 0 {quarters}")
    moor(game, 1, "thera e")
    moor(game, 2, "thera w")
    assert verbs(game, "sail") == [f"2,0,{dock}" for dock in docks]


def test_lanes_join_through_forks_and_boats_pass_docks_without_stopping():
    game = sea("V-D1 2 0 0", "F-D1 3 0 0", "M-C2 3 1 0")
    moor(game, 1, "thera e")
    moor(game, 2, "2,0,nw")
    assert verbs(game, "sail") == ["2,0,se", "3,0,ne", "3,0,sw", "3,1,nw"]


def test_a_haven_blocks_the_lane():
    game = sea("V-B1 2 0 0", "F-D1 3 0 0")
    moor(game, 1, "thera e")
    moor(game, 2, "thera w")
    assert verbs(game, "sail") == ["2,0,nw"], "the lane from Thera ends in the haven"
    moor(game, 1, "2,0,nw")
    assert verbs(game, "portage") == ["2,0,sw"]
    moor(game, 1, "2,0,sw")
    assert "3,0,ne" in verbs(game, "sail")


def test_lanes_join_when_a_later_tile_closes_the_gap():
    game = sea("V-B1 2 0 0", "F-D1 3 0 0")
    moor(game, 1, "thera e")
    moor(game, 2, "thera w")
    lay(game, "M-D1 3 1 0")
    lay(game, "L-D1 2 1 0")
    moor(game, 1, "thera e")
    assert {"3,0,ne", "2,0,sw", "2,0,se"} <= set(verbs(game, "sail")), "by the south, past Thera's other exit"


def test_split_thera_has_two_lanes_and_ring_has_one():
    for options, open_sea in (((), False), (("ring",), True)):
        game = sea("V-D1 2 0 0", "F-D1 -1 0 0", options=options)
        moor(game, 1, "thera w")
        moor(game, 2, "2,0,nw")
        assert ("2,0,se" in verbs(game, "sail")) == open_sea
        assert ("thera e" in verbs(game, "sail")) == open_sea
        assert "thera e" in verbs(game, "portage")


FAR = ("V-A2 2 0 0", "M-D1 3 0 0", "M-A2 4 0 0", "F-D1 5 0 0")


def test_portages_are_counted_from_thera():
    game = sea(*FAR)
    assert portages(game, "2,0,nw") == 0
    assert portages(game, "2,0,sw") == 0, "the isthmus has a dock on Thera's lane"
    assert portages(game, "3,0,se") == 1
    assert portages(game, "5,0,ne") == 2


def test_portages_fall_when_a_tile_opens_a_shorter_way():
    game = sea(*FAR)
    lay(game, "L-D1 2 1 0")
    assert portages(game, "3,0,se") == 0
    assert portages(game, "5,0,ne") == 1


def test_an_island_without_a_way_is_not_reached():
    game = sea("V-C2 2 0 0", "F-D1 3 0 0")
    assert portages(game, "3,0,ne") == 127
