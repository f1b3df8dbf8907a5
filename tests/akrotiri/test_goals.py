"""Each of the twelve goals on a position laid by hand, with temples that count and temples that do not."""

from __future__ import annotations

import pytest

from akrotiri.table import lay, points, sea, temple

FAR = ("V-A2 2 0 0", "M-D1 3 0 0", "M-A2 4 0 0", "F-D1 5 0 0")


def test_goal_1_three_for_each_temple_exactly_one_portage_from_thera():
    game = sea(*FAR)
    temple(game, 1, "2,0,nw", "3,0,se", "5,0,ne")
    assert points(game, 1, 1) == 3
    assert points(game, 2, 1) == 0


def test_goal_2_four_for_each_temple_on_an_island_without_an_icon():
    game = sea("V-D1 2 0 0", "F-D1 3 0 0")
    temple(game, 1, "2,0,nw", "2,0,sw", "3,0,nw", "3,0,se")
    assert points(game, 1, 2) == 8


def test_goal_3_six_for_each_temple_at_least_two_portages_from_thera():
    game = sea(*FAR)
    temple(game, 1, "2,0,nw", "3,0,se", "5,0,ne", "5,0,sw")
    assert points(game, 1, 3) == 12


@pytest.mark.parametrize(
    ("goal", "tile", "icon"), [(4, "V-D1", "sw"), (6, "L-D1", "se"), (8, "F-D1", "nw"), (10, "M-D1", "ne")]
)
def test_goals_4_6_8_10_two_for_each_temple_on_an_island_with_the_terrain(goal, tile, icon):
    game = sea(f"{tile} 2 0 0")
    other = {"sw": "ne", "se": "nw", "nw": "se", "ne": "sw"}[icon]
    temple(game, 1, f"2,0,{icon}", f"2,0,{other}")
    assert points(game, 1, goal) == 2
    assert [points(game, 1, another) for another in {4, 6, 8, 10} - {goal}] == [0, 0, 0]


def test_goal_5_three_for_each_temple_without_a_link_to_another_of_ones_own():
    game = sea("V-D1 2 0 0", "F-B1 3 0 0", "M-D1 4 0 0")
    temple(game, 1, "2,0,se", "4,0,se")
    assert points(game, 1, 5) == 6, "the tile between closes its east side with a haven"
    temple(game, 1, "2,0,nw")
    assert points(game, 1, 5) == 3, "the first two of the west are linked now"
    temple(game, 2, "4,0,ne")
    assert points(game, 1, 5) == 3, "the other player's temples do not matter"


def test_goal_7_two_for_each_quarter_of_the_sea_and_eight_at_most():
    game = sea("V-D1 0 -1 0", "F-D1 2 0 0", "M-D1 2 1 0", "L-D1 0 2 0")
    temple(game, 1, "0,-1,nw", "0,-1,ne")
    assert points(game, 1, 7) == 2
    temple(game, 1, "2,0,ne", "2,1,se", "0,2,sw", "2,1,sw")
    assert points(game, 1, 7) == 8


def test_goal_9_one_for_each_tile_of_the_largest_complete_island_with_an_own_temple():
    game = sea("V-D1 2 0 0", "F-D1 3 0 0", "M-D1 2 1 0", "L-D1 3 1 0")
    temple(game, 2, "2,0,se")
    assert (points(game, 1, 9), points(game, 2, 9)) == (0, 4)
    temple(game, 1, "2,0,sw", "3,1,se")
    assert points(game, 1, 9) == 3, "two tiles and Thera; the other island is not complete"


def test_goal_11_two_for_each_temple_on_an_island_that_can_still_grow():
    game = sea("V-D1 2 0 0", "F-D1 2 1 0")
    temple(game, 1, "2,0,sw", "2,0,ne", "2,1,se")
    assert points(game, 1, 11) == 4
    for tile in ("M-D1 3 0 0", "L-D1 3 -1 0", "V-A1 2 -1 0"):
        lay(game, tile)
    assert points(game, 1, 11) == 2


def test_goal_12_three_for_each_temple_on_an_island_with_three_terrains():
    game = sea("V-D1 3 -1 0", "F-D1 3 0 0")
    temple(game, 1, "3,0,nw", "3,0,se")
    assert points(game, 1, 12) == 0
    lay(game, "M-D1 2 0 0")
    assert points(game, 1, 12) == 3


def test_a_temple_counts_once_for_each_goal_but_for_several_goals():
    game = sea("V-D1 3 -1 0", "F-D1 3 0 0", "M-D1 2 0 0")
    temple(game, 1, "3,0,nw")
    assert [points(game, 1, goal) for goal in (4, 8, 10, 11, 12)] == [2, 2, 2, 2, 3]
