"""The examples of the rulebook, each as a test."""

from __future__ import annotations

from akrotiri.table import carry, give, hand, hold_tile, lying, market, moor, moored, put, sea, temple, verbs
from antikythera.games.akrotiri.dig_sites import explain_dig


def test_example_placing_resources_oliver_puts_green_beside_the_forest_and_orange_on_another_island():
    game = sea("V-D1 2 0 0")
    hold_tile(game, 1, "F-D1")
    game.play("tile 3 0 0")
    assert lying(game, "green") == ["3,0,nw"], "the forest icon is in the corner nw"
    assert all(not line.endswith("nw") for line in verbs(game, "cube"))
    game.play("cube red sw")
    assert lying(game, "red") == ["3,0,sw"]
    assert game.decision == "action"


def test_example_actions_danielle_has_four_after_her_first_temple():
    game = sea("V-D1 2 0 0", "F-D1 3 0 0", seat=1)
    temple(game, 2, "3,0,ne")
    game.play("end")
    assert game.seat == 2
    assert game.state["actions"] == 4


def test_example_map_a_volcano_counts_as_above_however_far_to_the_left():
    game = sea("L-D1 2 0 0", "V-D1 0 -1 0", "F-D1 3 0 0", "M-D1 2 1 0")
    moor(game, 1, "2,0,ne")
    give(game, 1, "E01", money=3)
    assert [proof.holds for proof in explain_dig(game.states, "E01", 2, 0, "ne")] == [True, True, True]
    assert verbs(game, "dig") == ["E01 2 0 ne"]
    game.play("dig E01 2 0 ne")
    assert game.state["money"][0] == 0


def test_example_buying_oliver_pays_three_for_two_maps_in_one_action_or_for_three_maps_in_three():
    game = sea("V-D1 2 0 0")
    give(game, 1, money=3)
    game.play("buy easy", "buy hard")
    assert game.decision == "action", "two cards cost three drachma, and the purse is empty"
    assert (game.state["money"][0], game.state["actions"]) == (0, 2)
    assert len(hand(game, 1)) == 2

    game = sea("V-D1 2 0 0")
    give(game, 1, money=3)
    game.play("buy easy", "stop", "buy easy", "buy easy")
    assert (game.state["money"][0], game.state["actions"]) == (0, 0)
    assert len(hand(game, 1)) == 3


def test_example_selling_danielle_gets_eight_for_two_blue_and_one_grey():
    """The empty spaces are 1 2 2 3 3 for blue, counting the two she sells, and 1 2 for grey, counting hers."""
    game = sea("V-D1 2 0 0", seat=2)
    carry(game, 2, "blue", "blue", "grey")
    market(game, blue=3, grey=6)
    game.play("sell blue", "sell blue", "sell grey")
    assert game.state["money"][1] == 3 + 3 + 2
    assert game.state["market"].tolist() == [8, 8, 7, 5]


def test_player_board_three_actions_then_four_five_five_six_six():
    spots = ["2,0,ne", "2,0,sw", "3,0,ne", "3,0,se", "3,0,sw", "2,0,nw"]
    seen = []
    for number in range(6):
        game = sea("L-D1 2 0 0", "F-D1 3 0 0")
        temple(game, 2, *spots[:number])
        game.play("end")
        seen.append(int(game.state["actions"]))
    assert seen == [3, 4, 5, 5, 6, 6]


def test_an_empty_boat_moves_two_legs_by_sea_and_land_and_loading_in_between_ends_the_move():
    game = sea("V-A2 2 0 0", actions=1)
    moor(game, 1, "thera e")
    moor(game, 2, "thera w")
    put(game, "red", "2,0,ne")
    game.play("sail 2,0,ne", "portage 2,0,sw")
    assert (moored(game, 1), game.state["actions"]) == ("2,0,sw", 0)

    game = sea("V-A2 2 0 0", actions=2)
    moor(game, 1, "thera e")
    moor(game, 2, "thera w")
    put(game, "red", "2,0,ne")
    game.play("sail 2,0,ne", "load red")
    assert game.state["actions"] == 0
    assert verbs(game, "sail") == verbs(game, "portage") == []
