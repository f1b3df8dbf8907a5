"""The rulings of docs/rulings-akrotiri.md, each with a test that fails when it is broken."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

import antikythera
import stored_games
from akrotiri.table import (
    Table,
    carried,
    carry,
    discarded,
    give,
    goals,
    hand,
    held_tile,
    hold_tile,
    in_stack,
    lay,
    lying,
    market,
    moor,
    moored,
    place,
    points,
    portages,
    put,
    sea,
    stack,
    temple,
    verbs,
)
from antikythera.games.akrotiri import RULEBOOK
from antikythera.games.akrotiri.dig_sites import dig_sites, explain_dig
from antikythera.games.akrotiri.rules import words
from antikythera.games.akrotiri.rules.components import CELLS, MOST_BOUGHT, NEXT_MAP_PRICE, PRICE
from antikythera.games.akrotiri.rules.dig import icons
from antikythera.games.akrotiri.rules.events import RESHUFFLES
from antikythera.games.akrotiri.rules.goals import _choosable, offers_another
from antikythera.games.akrotiri.rules.market import can_buy_more, map_price, sale_price
from antikythera.games.akrotiri.rules.sea import legs_left
from antikythera.games.akrotiri.rules.state import DISCARDS, IN_DECK, OFFERED, OPEN, PLAYED, STACK, TAKEN
from antikythera.games.akrotiri.rules.turn import _reshuffle, play_action
from antikythera.kernel import Plain, narration, plain
from antikythera.rulebook import HIDDEN

ISTHMUS = "V-A2 2 0 0"
"""East of Thera: docks nw and ne on Thera's lane, sw on another, and ne joined to sw by land."""
SITE = ("L-D1 2 0 0", "V-D1 0 -1 0", "F-D1 3 0 0", "M-D1 2 1 0")
"""E01 can be dug at 2 0 ne: a volcano above, a forest to the right, a mountain below."""
FAR = ("V-A2 2 0 0", "M-D1 3 0 0", "M-A2 4 0 0", "F-D1 5 0 0")
"""A chain of islands: none, one and two portages away from Thera."""


def at_isthmus(actions=3, seat=1, cargo=()):
    """Seat 1 is at Thera's east dock, seat 2 at the near end of the isthmus, or the other way round."""
    game = sea(ISTHMUS, actions=actions, seat=seat)
    moor(game, seat, "thera e")
    moor(game, 3 - seat, "2,0,ne")
    carry(game, seat, *cargo)
    return game


def diggable(money=3, seat=1, **kwargs):
    game = sea(*SITE, seat=seat, **kwargs)
    moor(game, seat, "2,0,ne")
    give(game, seat, "E01", money=money)
    return game


def test_ruling_1_one_icon_may_serve_two_directions():
    game = sea("L-D1 2 0 0", "V-D1 0 -1 0")
    found = [plain(icons)(Plain(game.states), 0, direction, 0, place(game, "2,0,ne")) for direction in range(4)]
    assert found == [1, 1, 0, 0], "the one volcano is above and to the left"


def test_ruling_2_an_icon_of_the_same_tile_counts_beyond_the_line_and_on_the_line_for_neither_side():
    game = sea("V-D1 2 0 0", "F-D1 3 0 0", "M-D1 2 1 0")
    above = [explain_dig(game.states, "E01", 2, 0, quadrant)[0].found for quadrant in ("nw", "sw")]
    assert above == [0, 0], "the volcano at sw is below nw, and in the row of sw"
    beside = [plain(icons)(Plain(game.states), 0, direction, 0, place(game, "2,0,ne")) for direction in range(4)]
    assert beside == [0, 1, 0, 1], "seen from ne of the same tile it is to the left and below"
    column = [plain(icons)(Plain(game.states), 0, direction, 0, place(game, "2,0,nw")) for direction in range(4)]
    assert column == [0, 0, 0, 1], "seen from nw it is in the same column"


def test_ruling_3_through_an_occupied_dock_both_legs_are_paid_together():
    game = at_isthmus(actions=2, cargo=["red"])
    assert "2,0,ne" not in verbs(game, "sail"), "no stop at the occupied dock"
    game.play("portage 2,0,sw")
    assert (moored(game, 1), game.state["actions"]) == ("2,0,sw", 0)
    assert verbs(at_isthmus(actions=1, cargo=["red"]), "portage") == ["thera w"]
    game = at_isthmus(actions=1)
    game.play("portage 2,0,sw")
    assert (moored(game, 1), game.state["actions"], game.state["leg"]) == ("2,0,sw", 0, 0)


def test_ruling_4_a_loaded_boat_may_portage_and_an_unloaded_one_moves_as_an_empty_one():
    game = sea(ISTHMUS, actions=1)
    moor(game, 1, "2,0,sw")
    moor(game, 2, "thera w")
    carry(game, 1, "red")
    assert verbs(game, "portage") == ["2,0,ne"]
    game.play("unload red", "portage 2,0,ne", "sail thera e")
    assert game.state["actions"] == 0


def test_ruling_5_loading_tops_up_to_three_from_anywhere_on_the_island():
    game = sea(ISTHMUS)
    moor(game, 1, "2,0,ne")
    carry(game, 1, "grey")
    put(game, "red", "2,0,ne", "2,0,sw", "2,0,sw")
    put(game, "blue", "2,0,nw")
    assert verbs(game, "load") == ["red"], "blue is on another island"
    game.play("load red", "load red")
    assert (game.decision, game.state["actions"]) == ("action", 2), "a full boat ends the loading by itself"
    assert carried(game, 1) == ["red", "red", "grey"]
    assert verbs(game, "load") == []


def test_ruling_6_goal_5_ignores_the_lanes_of_thera():
    apart = sea("V-D1 2 0 0", "F-D1 1 -1 0", options=("ring",))
    temple(apart, 1, "2,0,se", "1,-1,ne")
    assert points(apart, 1, 5) == 6, "their docks share only the lane of Thera"
    linked = sea("V-D1 2 0 0", "F-D1 3 0 0")
    temple(linked, 1, "2,0,se", "3,0,ne")
    assert points(linked, 1, 5) == 0, "one leg by sea, over the side of both tiles"


def test_ruling_7_goals_1_and_3_take_the_shortest_way_past_any_boat_and_nothing_for_no_way():
    game = sea(*FAR)
    moor(game, 2, "2,0,sw")
    temple(game, 1, "3,0,se", "5,0,ne", "2,0,nw")
    assert (points(game, 1, 1), points(game, 1, 3)) == (3, 6)
    lay(game, "L-D1 2 1 0")
    assert (points(game, 1, 1), points(game, 1, 3)) == (3, 0), "a new tile shortens every way by one portage"
    game = sea("V-C2 2 0 0", "F-D1 3 0 0")
    temple(game, 1, "3,0,ne")
    assert portages(game, "3,0,ne") > 2
    assert (points(game, 1, 1), points(game, 1, 3)) == (0, 0)


def test_ruling_8_two_temples_on_an_island_that_merged_both_count():
    game = sea("V-D1 2 0 0", "F-D1 2 1 0")
    temple(game, 1, "2,0,ne", "2,1,ne")
    hold_tile(game, 1, "V-B1")
    game.play("tile 3 0 0")
    assert points(game, 1, 4) == 4, "both stand on the island of the new volcano now"
    assert sum(game.state["temple"][0] > 0) == 2


def test_ruling_9_without_a_tile_the_turn_begins_with_actions():
    game = sea("V-D1 2 0 0")
    stack(game)
    game.play("end")
    assert (game.seat, game.decision, held_tile(game, 2)) == (2, "action", None)


def test_ruling_10_no_oracle_without_a_stack_and_the_last_tile_of_a_stack_is_kept():
    game = sea("V-D1 2 0 0")
    stack(game)
    assert verbs(game, "oracle") == []
    stack(game, "F-A1", "M-A1", "L-A1")
    game.play("oracle volcano")
    assert held_tile(game, 1) == "L-A1"
    assert discarded(game) == ["F-A1", "M-A1"]
    game.play("end")
    assert sorted(in_stack(game)) == ["F-A1", "M-A1"]
    assert discarded(game) == []


def test_ruling_11_an_empty_map_deck_leaves_the_others_and_few_goals_are_drawn_as_they_are():
    game = sea("V-D1 2 0 0")
    give(game, 2, *[f"E{n:02}" for n in range(1, 13)])
    give(game, 1, money=10)
    assert verbs(game, "buy") == ["medium", "hard"]
    for left in (1, 0):
        game = diggable()
        temple(game, 1, "2,1,se", "2,1,sw")
        game.state["goal_ends"] = 12 - left, 12
        game.play("dig E01 2 0 ne")
        assert game.decision == ("goal" if left else "action")
        if left:
            game.play("keep 12")
            assert (goals(game, 1), game.decision) == ([12], "action")


def test_ruling_12_the_bank_has_no_end_money_is_open_and_maps_are_hidden():
    game = sea("V-D1 2 0 0")
    give(game, 2, "E01", "H02", money=500)
    carry(game, 1, "red")
    game.play("sell red")
    give(game, 1, money=1000)
    seen = RULEBOOK.view(game.states, 0)[0]
    assert seen["money"].tolist() == [1000, 500]
    assert seen["card"][0] == HIDDEN == seen["card"][25]
    assert not (seen["card"] == 2).any()


def test_ruling_13_a_dig_is_proved_before_it_is_paid_and_refused_without_a_trace():
    game = diggable()
    assert verbs(game, "dig") == ["E01 2 0 ne"]
    give(game, 1, money=2)
    assert verbs(game, "dig") == [], "three drachma are needed"
    real = antikythera.new("akrotiri", players=2, seed=1)
    before = real.states.copy()
    with pytest.raises(antikythera.IllegalAction):
        real.play("dig E01 2 0 ne")
    assert real.states.tobytes() == before.tobytes()


def test_ruling_14_the_sea_is_cut_in_a_cross_at_the_centre_of_thera():
    game = sea("V-D1 0 -1 0", "F-D1 1 -1 0", "M-D1 2 0 0", "L-D1 2 1 0", "V-A1 0 2 0")
    temple(game, 1, "0,-1,se")
    assert points(game, 1, 7) == 2
    temple(game, 1, "1,-1,nw")
    assert points(game, 1, 7) == 4, "one square further east is another quarter"
    temple(game, 1, "2,0,ne")
    assert points(game, 1, 7) == 4, "north east again"
    temple(game, 1, "2,1,ne")
    assert points(game, 1, 7) == 6
    temple(game, 1, "0,2,sw")
    assert points(game, 1, 7) == 8


def test_ruling_15_five_more_rounds_are_played_after_the_last_tile():
    game = Table()
    while game.decision != "over":
        game.play({"action": "end"}.get(game.decision, game.legal[0]))
    assert game.state["slots"] == 40
    assert game.state["round"] == 17 + 5, "34 turns place a tile each"
    assert game.seat == 2


def test_ruling_16_the_occupied_dock_works_from_the_land_too_and_a_leg_left_over_pays_for_one():
    game = at_isthmus()
    moor(game, 1, "2,0,sw")
    assert set(verbs(game, "sail")) == {"thera e", "2,0,nw"}, "overland to the occupied dock, and on by sea"
    game.play("sail thera e")
    assert (game.state["actions"], game.state["leg"]) == (2, 0)
    game = at_isthmus(actions=2)
    moor(game, 1, "2,0,nw")
    game.play("sail thera e", "portage 2,0,sw")
    assert (game.state["actions"], game.state["leg"]) == (0, 1), "the second leg of one action, the first of the next"
    game = at_isthmus(actions=1)
    moor(game, 1, "2,0,nw")
    game.play("sail thera e")
    assert "2,0,sw" not in verbs(game, "portage"), "one leg is not enough"


def test_ruling_17_the_second_cube_goes_to_another_island_as_it_lies_now():
    game = sea("V-D1 2 0 0", "F-B1 2 1 0")
    hold_tile(game, 1, "M-B1")
    game.play("tile 3 0 2")
    assert {line.split()[1] for line in verbs(game, "cube")} == {"ne", "se", "nw"}, "icon at sw"
    game = sea("V-D1 2 0 0", "V-B1 3 -1 3")
    hold_tile(game, 1, "L-A3")
    game.play("tile 3 0 0")
    assert {line.split()[1] for line in verbs(game, "cube")} == {"sw"}, "the tile to the north joins nw and ne"
    game = sea("V-D1 2 0 0", "L-D1 2 1 0", "F-B1 2 -1 0", "L-B1 4 0 2")
    hold_tile(game, 1, "V-A1")
    market(game, red=0)
    game.play("tile 3 0 0")
    assert lying(game, "red").count("3,0,nw") == 0, "no red cube is left"
    assert "nw" not in {line.split()[1] for line in verbs(game, "cube")}, "the icon's island stays without"
    assert {line.split()[0] for line in verbs(game, "cube")} == {"green", "grey", "blue"}


def test_ruling_17_no_second_cube_without_another_island_or_a_cube():
    game = sea("V-D1 2 0 0")
    hold_tile(game, 1, "M-D1")
    market(game, red=0, green=0, grey=0, blue=0)
    game.play("tile 3 0 0")
    assert game.decision == "action"
    game = sea("V-D1 2 0 0", "V-B1 3 -1 3", "M-B1 4 0 0", "V-E1 3 1 1")
    hold_tile(game, 1, "L-A3")
    game.play("tile 3 0 0")
    assert game.decision == "action", "its neighbours join all four corners of the tile to one island"


def test_ruling_18_sites_are_the_quadrants_of_the_island_where_the_boat_lies_also_over_a_corner():
    game = sea("L-D1 2 0 0", "V-D1 0 -1 0", "F-D1 4 0 0", "M-D1 2 1 0", "L-A1 3 -1 0", "M-A1 3 0 0")
    moor(game, 1, "2,0,ne")
    give(game, 1, "E01", money=3)
    assert verbs(game, "dig") == ["E01 2 0 ne", "E01 3 0 nw"]
    assert (2, 0, "sw") in dig_sites(game.states, "E01"), "fits, and is on another island"
    moor(game, 1, "2,0,sw")
    assert all(line.startswith(("E01 2 0 sw", "E01 2 1 nw")) for line in verbs(game, "dig"))
    corner = sea("L-D1 2 0 0", "V-D1 0 -2 0", "F-D1 4 0 0", "M-D1 2 1 0", "L-A1 3 -1 0")
    moor(corner, 1, "2,0,ne")
    give(corner, 1, "E01", money=3)
    assert "E01 3 -1 sw" in verbs(corner, "dig"), "these two tiles touch at the corner only"


def test_ruling_19_maps_of_one_buying_are_drawn_when_it_ends():
    game = sea("V-D1 2 0 0")
    give(game, 1, money=20)
    game.play("buy easy", "buy easy")
    assert (hand(game, 1), game.decision) == ([], "buy")
    assert game.state["money"][0] == 17
    game.play("stop")
    assert hand(game, 1) == ["E01", "E02"]
    game.play("buy hard", "buy hard", "buy hard")
    assert (game.decision, len(hand(game, 1)), game.state["money"][0]) == ("action", 5, 10)


def test_ruling_20_goal_5_counts_a_lone_temple_and_none_on_a_shared_island():
    game = sea("V-D1 2 0 0", "F-D1 2 1 0")
    temple(game, 1, "2,0,ne")
    assert points(game, 1, 5) == 3
    temple(game, 1, "2,1,ne")
    lay(game, "M-B1 3 0 0")
    assert points(game, 1, 5) == 0


def test_ruling_20_goal_9_counts_the_tiles_of_the_largest_complete_island_with_thera_as_one():
    game = sea("V-D1 2 0 0", "F-D1 3 0 0", "M-D1 2 1 0")
    temple(game, 1, "2,0,sw")
    assert points(game, 1, 9) == 3, "two tiles at the middle of Thera's side, and Thera"
    temple(game, 1, "2,0,se")
    assert points(game, 1, 9) == 3, "the other island is not complete"
    lay(game, "L-D1 3 1 0")
    assert points(game, 1, 9) == 4, "the largest, not the sum"


def test_ruling_21_both_docks_of_thera_are_no_portage_away():
    game = sea(ISTHMUS, "V-D1 -1 0 0")
    temple(game, 1, "2,0,nw", "-1,0,nw")
    assert points(game, 1, 1) == 0, "neither side of Thera needs a portage, though from one dock to the other is one"


def test_ruling_22_the_sixth_temple_does_not_end_the_turn_and_there_is_no_seventh():
    game = diggable()
    temple(game, 1, "2,1,se", "2,1,sw", "3,0,se", "3,0,ne", "0,-1,nw")
    assert verbs(game, "dig") == ["E01 2 0 ne"]
    full = diggable()
    temple(full, 1, "2,1,se", "2,1,sw", "3,0,se", "3,0,ne", "0,-1,nw", "0,-1,ne")
    assert verbs(full, "dig") == []
    game.play("dig E01 2 0 ne")
    assert (game.seat, game.decision, game.state["actions"]) == (1, "action", 2)
    game.play("end")
    assert held_tile(game, 1) is not None, "a tile is drawn as ever"
    assert game.seat == 2, "the second player has the last turn"
    game.play("end")
    assert game.decision == "over"


@pytest.mark.parametrize("dug", [2, 4])
def test_ruling_22_a_goal_is_drawn_at_once_at_the_third_and_fifth_temple(dug):
    game = diggable()
    temple(game, 1, *["2,1,se", "2,1,sw", "3,0,se", "3,0,ne"][:dug])
    give(game, 1, goals=(12,))
    game.play("dig E01 2 0 ne")
    assert game.legal == ["keep 1", "keep 2"]
    game.play("keep 2")
    assert (goals(game, 1), game.decision, game.state["actions"]) == ([2, 12], "action", 2)
    assert game.state["goal_queue"][game.state["goal_ends"][1] - 1] == 0, "goal 1 is at the bottom now"


def test_ruling_23_the_oracle_may_be_asked_in_vain_and_drawing_comes_before_reshuffling():
    game = sea("V-D1 2 0 0")
    stack(game, "F-A1", "F-A2")
    assert verbs(game, "oracle") == ["volcano", "forest", "mountain", "lake"]
    game.play("oracle lake")
    assert held_tile(game, 1) == "F-A2"
    game = sea("V-D1 2 0 0")
    stack(game, "F-A1")
    game.state["stack"][1, 0], game.state["stacked"][1] = 10, 1
    game.play("end")
    assert held_tile(game, 1) == "F-A1"
    assert in_stack(game) == ["F-A2"], "the discards make a new stack only after the last tile was drawn"


def test_ruling_24_steps_come_in_order_and_free_actions_follow_the_last_action():
    game = sea("V-D1 2 0 0", actions=0)
    carry(game, 1, "red", "blue")
    game.play("sell red")
    assert game.legal == ["end", "sell blue"]
    moor(game, 1, "2,0,nw")
    game.play("unload blue")
    assert lying(game, "blue") == ["2,0,nw"]
    hold_tile(game, 1, "F-D1")
    assert {line.split()[0] for line in game.legal} == {"tile"}
    game.play("tile 3 0 0")
    assert {line.split()[0] for line in game.legal} == {"cube"}


def test_ruling_25_the_sea_has_an_edge_that_never_leaves_a_tile_without_a_square():
    """There are more squares than tiles, and they hang together, so that some square is always open."""
    assert len(CELLS) - 4 == 216 > 36
    names = ("V-D1", "F-D1", "M-D1", "L-D1", "V-A1", "F-A1", "M-A1", "L-A1", "V-A2")
    row = [f"{name} {2 + number} 0 0" for number, name in enumerate(names)]
    game = sea(*row)
    hold_tile(game, 1, "M-B1")
    squares = {tuple(map(int, line.split()[:2])) for line in verbs(game, "tile")}
    assert {(10, 1), (9, -1)} <= squares, "nine steps from Thera"
    assert squares.isdisjoint({(11, 0), (10, -1)}), "ten steps"


# Rules that the rulebook states outright


def test_the_oracle_is_asked_once_a_turn_and_its_tile_is_the_only_one():
    game = sea("V-D1 2 0 0")
    stack(game, "F-A1", "M-A1", "L-A1")
    game.play("oracle mountain")
    assert (held_tile(game, 1), discarded(game), in_stack(game)) == ("M-A1", ["F-A1"], ["L-A1"])
    assert verbs(game, "oracle") == []
    game.play("end")
    assert held_tile(game, 1) == "M-A1", "no other tile is drawn"
    assert in_stack(game) == ["L-A1"]


def test_no_dig_on_thera_nor_where_either_player_has_a_temple():
    game = diggable()
    moor(game, 1, "thera e")
    assert verbs(game, "dig") == []
    moor(game, 1, "2,0,ne")
    temple(game, 2, "3,0,nw")
    assert verbs(game, "dig") == [], "the other player's temple is on the same island"


def test_the_second_seat_sees_the_board_turned_by_half():
    game = diggable(seat=2)
    assert verbs(game, "dig") == []
    turned = sea("L-D1 2 0 0", "V-D1 2 1 0", "F-D1 0 -1 0", "M-D1 1 -1 0", seat=2)
    moor(turned, 2, "2,0,ne")
    give(turned, 2, "E01", money=3)
    assert verbs(turned, "dig") == ["E01 2 0 ne"]


def test_cubes_leave_the_market_from_the_left_and_return_from_the_right():
    game = sea("V-D1 2 0 0")
    market(game, red=0)
    game.state["cube"][0, :3] = 0
    game.state["hold"][0, 0] = 3
    game.play("sell red", "sell red", "sell red")
    assert game.state["money"][0] == 5 + 4 + 4


def test_nothing_is_unloaded_at_thera_and_nothing_sold_elsewhere():
    game = sea("V-D1 2 0 0")
    carry(game, 1, "red")
    assert (verbs(game, "sell"), verbs(game, "unload")) == (["red"], [])
    moor(game, 1, "2,0,nw")
    assert (verbs(game, "sell"), verbs(game, "unload")) == ([], ["red"])


def test_maps_are_bought_at_thera_only():
    game = sea("V-D1 2 0 0")
    give(game, 1, money=10)
    moor(game, 1, "2,0,nw")
    assert verbs(game, "buy") == []


def test_tiles_are_placed_beside_a_tile_or_thera_in_four_ways():
    game = Table()
    squares = {tuple(map(int, line.split()[:2])) for line in verbs(game, "tile")}
    assert squares == {(0, -1), (1, -1), (2, 0), (2, 1), (0, 2), (1, 2), (-1, 0), (-1, 1)}
    assert len(game.legal) == 4 * 8


def test_setup_follows_the_rulebook():
    game = Table()
    decisions = []
    while game.state["round"] == 0:
        decisions.append((game.seat, game.decision))
        game.play(game.legal[0])
    assert decisions == [
        (1, "tile"), (1, "cube"), (2, "tile"), (2, "cube"),
        (1, "goal"), (2, "goal"), (1, "harbour"), (2, "harbour"),
    ]  # fmt: skip
    s = game.state
    assert s["money"].tolist() == [2, 2]
    assert [sorted(card[0] for card in hand(game, seat)) for seat in (1, 2)] == [["E", "M"], ["E", "M"]]
    assert len(goals(game, 1)) == len(goals(game, 2)) == 1
    assert (s["hand"] > 0).all()
    assert s["boat"][0] != s["boat"][1]
    assert s["market"].sum() == 28
    assert (s["round"], s["actions"], game.seat) == (1, 3, 1)


def test_the_last_turn_is_never_the_starting_players():
    game = diggable(seat=2)
    moor(game, 1, "thera e")
    temple(game, 2, "2,1,se", "2,1,sw", "3,0,se", "3,0,ne", "0,-1,nw", "0,-1,ne")
    game.play("end")
    assert game.decision == "over"


def test_strategist_five_goals_lie_open_and_are_not_refilled():
    game = Table(("strategist",))
    while game.state["round"] == 0:
        game.play(game.legal[0])
    shown = [goal + 1 for goal in range(12) if game.state["goal"][goal] == 6]
    assert len(shown) == 5
    other = diggable(options=("strategist",))
    temple(other, 1, "2,1,se", "2,1,sw")
    other.state["goal"][[1, 3, 5, 7, 9]] = 6
    other.play("dig E01 2 0 ne")
    assert other.legal == ["keep 2", "keep 4", "keep 6", "keep 8", "keep 10"]
    other.play("keep 4")
    assert sum(other.state["goal"] == 6) == 4


def test_score_is_maps_goals_and_a_point_for_ten_drachma_and_money_breaks_ties():
    game = sea("V-D1 2 0 0")
    temple(game, 1, "2,0,sw")
    give(game, 1, "E05", "H01", money=19, goals=(4,))
    temple(game, 2, "2,0,ne")
    give(game, 2, money=29)
    assert game.scores == [1 + 2 + 1, 1 + 0 + 2], "maps in hand count for nothing"
    assert game.winners == [1], "money is for ties alone"
    give(game, 2, money=39)
    assert game.scores == [4, 4]
    assert game.winners == [2], "more money"
    game.state["goal"] = 0
    game.state["money"] = 15, 15
    assert game.winners == [1, 2], "a shared victory"


def test_nothing_that_was_shown_or_drawn_can_be_taken_back():
    """A tile laid, a map played, a card drawn and a turn passed are borders; sailing and selling are not."""

    def border(game):
        return plain(RULEBOOK.border)(Plain(game.states))

    game = diggable(money=10, actions=4)
    moor(game, 2, "thera w")
    carry(game, 1, "red")
    borders = [border(game)]
    for line in ("dig E01 2 0 ne", "oracle lake", "sail thera e", "sell red", "buy hard", "stop", "end"):
        game.play(line)
        borders.append(border(game))
    changed = [before != after for before, after in pairwise(borders)]
    assert changed == [True, True, False, False, False, True, True]
    hold_tile(game, 2, "V-A1")
    before = border(game)
    game.play("tile 1 2 0")
    assert border(game) != before
    last = sea("V-D1 2 0 0", seat=2)
    stack(last)
    last.state["last_round"] = last.state["round"]
    before = border(last)
    last.play("end")
    assert (last.decision, border(last) != before) == ("over", True), "goals are opened at the end"


def test_no_part_of_a_border_hides_another():
    """Turns, goals, tiles and maps are digits of one number, and none is ever larger than its place."""
    record, _ = next(stored_games.stored("akrotiri"))
    game = antikythera.new("akrotiri", seed=record.seed, options=record.options)
    for line in record.lines:
        game.play(line)
        s, rest = game.state, int(plain(RULEBOOK.border)(Plain(game.states)))
        digits = []
        for _ in range(5):
            rest, digit = divmod(rest, 64)
            digits.append(digit)
        in_decks = sum(card == IN_DECK for card in s["card"])
        assert digits == [(s["temple"] > 0).sum(), in_decks, s["slots"], s["stacked"][STACK], s["goal_ends"][0]]
        assert rest == 2 * s["round"] + s["seat"] + game.over
    assert (s["temple"][0] > 0).sum() != (s["temple"][1] > 0).sum(), "or one could be taken for the other"


@pytest.mark.parametrize("level", range(3))
def test_maps_can_be_bought_as_long_as_one_level_has_some(level):
    game = sea()
    give(game, 1, money=20)
    cards = game.state["card"]
    cards[:] = PLAYED
    assert not plain(can_buy_more)(Plain(game.states), 0)
    cards[12 * level] = IN_DECK
    assert plain(can_buy_more)(Plain(game.states), 0)


def test_prices_of_cubes_and_maps_to_come():
    game = sea()
    s = Plain(game.states)
    game.state["market"][0] = 4
    after_one = plain(sale_price)(s, 0, 1)
    assert after_one != plain(sale_price)(s, 0, 0)
    game.state["market"][0] = 5
    assert plain(sale_price)(s, 0, 0) == after_one
    game.state["market"][0] = 8
    assert plain(sale_price)(s, 0, 0) == PRICE[0, 0]
    game.state["ordered"] = MOST_BOUGHT - 1, 0, 0
    last = plain(map_price)(s)
    game.state["ordered"] = MOST_BOUGHT - 1, 1, 0
    assert plain(map_price)(s) == last == NEXT_MAP_PRICE[-1]


def test_the_square_of_a_line_is_found_wherever_it_is_named():
    squares = {line: words.square_in(line) for line in RULEBOOK.lines}
    for written, found in squares.items():
        line = written.replace(",", " ")
        named = re.search(r" (-?\d+) (-?\d+)(?= |$)", line)
        if line.split()[0] not in ("tile", "sail", "portage", "dig") or " thera " in line:
            assert found is None
        else:
            cell = CELLS.index((int(named[1]), int(named[2])))
            assert found == (cell, line[: named.start()] + line[named.end() :])


def test_the_first_of_all_digs_is_a_dig():
    game = sea("V-D1 0 -1 0")
    give(game, 1, "E01", money=9)
    plain(play_action)(Plain(game.states), 0, RULEBOOK.parse("dig E01 0 -1 nw"))
    assert game.state["temple"][0, 0] == place(game, "0,-1,nw")


@pytest.mark.parametrize("number", [0, 1, 2])
def test_discards_that_become_the_stack_are_told_of_if_there_are_any(number):
    game = sea()
    game.state["stack"][DISCARDS, :number] = range(number)
    game.state["stacked"] = 0, number
    with narration() as story:
        plain(_reshuffle)(Plain(game.states), 0)
    assert list(game.state["stacked"]) == [number, 0]
    assert [event[0] for event in story] == [RESHUFFLES] * bool(number)


def test_nothing_is_dug_once_all_actions_are_used():
    game = diggable(money=10, actions=1)
    assert verbs(game, "dig")
    game.state["actions"], game.state["leg"] = 0, 1  # half of the last one is left, to sail on
    assert not verbs(game, "dig")
    assert verbs(game, "sail")


def test_open_goals_of_the_variant_can_be_chosen_from_the_first_round_on_while_there_are_any():
    game = sea(options=("strategist",))
    s = Plain(game.states)
    game.state["goal"] = TAKEN
    assert not plain(offers_another)(s, 0)
    game.state["goal"][5] = OPEN
    assert plain(offers_another)(s, 0)
    for round_, choosable in enumerate((OFFERED, OPEN, OPEN)):
        game.state["round"] = round_
        assert plain(_choosable)(s) == choosable


def test_an_action_is_two_legs_for_an_empty_boat():
    game = sea(actions=2)
    assert plain(legs_left)(Plain(game.states), 0) == 4
    game.state["leg"] = 1
    assert plain(legs_left)(Plain(game.states), 0) == 5
    carry(game, 1, "red")
    game.state["leg"] = 0
    assert plain(legs_left)(Plain(game.states), 0) == 2
