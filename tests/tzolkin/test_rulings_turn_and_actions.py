"""The first thirty-five rulings (turns and actions), which lines are offered, and every action of the gears.

The number in a test's name is that of the ruling in ``docs/rulings-tzolkin.md``. Seat 1 is the one whose turn it is,
and has nothing but what the test gives it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import antikythera
from antikythera import Game, IllegalAction
from antikythera.games.tzolkin.rules.bank import gain_skulls
from antikythera.games.tzolkin.rules.buildings import last_of_age
from antikythera.games.tzolkin.rules.components import AGE1_CARDS, BUILDING_CARDS, CARDS
from antikythera.games.tzolkin.rules.events import HARVESTS_WOOD, NO_SKULL
from antikythera.games.tzolkin.rules.observation import TASK
from antikythera.kernel import Plain, narration, plain
from tzolkin.table import (
    begin,
    built,
    give,
    has,
    jungle,
    left_in_jungle,
    on_offer,
    on_offer_monuments,
    on_start,
    owns,
    pass_round,
    play,
    row,
    skull_on,
    to_move,
    today,
    wheel,
    who,
    worker,
)

GEARS = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")
TEMPLES = ("chaac", "quetzalcoatl", "kukulcan")
BLOCKS = ("wood", "stone", "gold")
TECHNOLOGIES = ("agriculture", "extraction", "architecture", "theology")
TOP = {"chaac": 6, "quetzalcoatl": 8, "kukulcan": 7}

BEG = {"beg chaac", "beg quetzalcoatl", "beg kukulcan"}
BURN = {"burn chaac", "burn quetzalcoatl", "burn kukulcan"}
CLIMB = {"climb chaac", "climb quetzalcoatl", "climb kukulcan"}
TAKE = {"take wood", "take stone", "take gold"}


def at(gear: str, space: int, **what: Any) -> Game:
    """Seat 1 has a worker there, and what else is said."""
    game = begin()
    give(game, 1, **what)
    worker(game, 1, gear, space)
    return game


def picked(gear: str, space: int, **what: Any) -> Game:
    """The same, and the worker has been picked up: which action?"""
    game = at(gear, space, **what)
    play(game, f"pick {gear} {space}")
    return game


def acting(gear: str, action: int, **what: Any) -> Game:
    """The same, and the worker does the action it stood on."""
    game = picked(gear, action, **what)
    play(game, f"act {gear} {action}")
    return game


def builder(gear: str, space: int, *row: str, round_: int = 1, **what: Any) -> Game:
    """Seat 1 has a worker there, and these buildings are on offer, but no monuments."""
    game = begin()
    today(game, round_)
    on_offer(game, *row)
    on_offer_monuments(game)
    give(game, 1, **what)
    worker(game, 1, gear, space)
    return game


def building(gear: str, action: int, *row: str, round_: int = 1, **what: Any) -> Game:
    """The same, and the worker has been picked up to build."""
    game = builder(gear, action, *row, round_=round_, **what)
    play(game, f"pick {gear} {action}", f"act {gear} {action}")
    return game


def crowd(spaces: int) -> Game:
    """Seats 2 to 4 stand on the first spaces of every gear and on the Starting Player Space; seat 1 is last."""
    game = begin()
    for seat in (2, 3, 4):
        give(game, seat, workers=6)
    places = [(gear, space) for space in range(spaces) for gear in GEARS]
    for number, (gear, space) in enumerate(places):
        worker(game, 2 + number // 6, gear, space)
    to_move(game, 1, starter=2)
    on_start(game, 4)
    return game


def lines(game: Game, verb: str) -> set[str]:
    """The legal lines that begin with a word."""
    return {line for line in game.legal if line.split()[0] == verb}


def amounts(game: Game, *names: str) -> list[float]:
    """What seat 1 has of each."""
    return [has(game, 1, name) for name in names]


# Turn, begging, placement


def test_ruling_01_a_turn_cannot_be_passed() -> None:
    game = at("tikal", 3, corn=9)
    assert "end" not in game.legal
    assert lines(game, "place")
    assert lines(game, "pick")


def test_ruling_01_begging_alone_is_not_a_turn() -> None:
    game = at("tikal", 3)
    play(game, "beg chaac")
    assert "end" not in game.legal


def test_ruling_01_a_turn_that_places_does_not_pick_up() -> None:
    game = at("tikal", 3, corn=9)
    play(game, "place palenque")
    assert not lines(game, "pick")
    assert "end" in game.legal


def test_ruling_01_a_turn_that_picks_up_does_not_place() -> None:
    game = at("tikal", 3, corn=9)
    worker(game, 1, "uxmal", 2)
    play(game, "pick tikal 3", "skip")
    assert set(game.legal) == {"pick uxmal 2", "end"}


def test_ruling_01_picking_up_may_do_nothing() -> None:
    game = at("yaxchilan", 3)
    play(game, "pick yaxchilan 3", "skip", "end")
    assert game.seat == 2
    assert amounts(game, "corn", "gold") == [0, 0]
    assert who(game, "yaxchilan", 3) is None


def test_ruling_01_only_own_workers_are_picked_up() -> None:
    game = at("tikal", 3)
    worker(game, 2, "tikal", 4)
    assert lines(game, "pick") == {"pick tikal 3"}


@pytest.mark.parametrize("corn", [0, 1, 2])
def test_ruling_02_begging_gives_exactly_3_corn(corn: int) -> None:
    game = begin()
    give(game, 1, corn=corn)
    assert lines(game, "beg") == BEG
    play(game, "beg kukulcan")
    assert amounts(game, "corn", *TEMPLES) == [3, 1, 1, 0]


def test_ruling_02_nobody_begs_with_3_corn() -> None:
    game = begin()
    give(game, 1, corn=3)
    assert not lines(game, "beg")


def test_ruling_02_begging_comes_first_in_a_turn() -> None:
    game = begin()
    play(game, "place palenque")
    assert not lines(game, "beg")
    game = at("tikal", 0)
    worker(game, 1, "tikal", 1)
    play(game, "pick tikal 0", "skip")
    assert not lines(game, "beg")


def test_ruling_02_begging_once_a_turn() -> None:
    game = begin()
    worker(game, 2, "palenque", 0)
    play(game, "beg chaac")
    assert not lines(game, "beg")
    play(game, "place palenque")
    assert has(game, 1, "corn") == 2
    assert not lines(game, "beg")


def test_ruling_02_begging_of_one_player_does_not_hinder_the_next() -> None:
    game = begin()
    play(game, "beg chaac", "place tikal", "end")
    assert game.seat == 2
    assert lines(game, "beg") == BEG
    play(game, "beg chaac")
    assert (has(game, 2, "corn"), has(game, 2, "chaac")) == (3, 0)


def test_ruling_02_begging_before_picking_up() -> None:
    game = at("yaxchilan", 1)
    play(game, "beg chaac", "pick yaxchilan 1", "act yaxchilan 1", "end")
    assert amounts(game, "corn", "wood", "chaac") == [3, 1, 0]


def test_ruling_02_no_begging_of_a_god_whose_lowest_step_one_stands_on() -> None:
    game = begin()
    give(game, 1, chaac=0, kukulcan=0)
    assert lines(game, "beg") == {"beg quetzalcoatl"}
    give(game, 1, quetzalcoatl=0)
    assert not lines(game, "beg")


def test_ruling_03_begging_is_forced_when_no_space_can_be_paid() -> None:
    game = crowd(1)
    assert set(game.legal) == BEG
    play(game, "beg chaac")
    assert set(game.legal) == {f"place {gear}" for gear in GEARS}
    play(game, "place tikal")
    assert has(game, 1, "corn") == 3 - 1


def test_ruling_03_begging_is_not_forced_while_the_starting_player_space_is_free() -> None:
    game = crowd(1)
    on_start(game, 0)
    assert set(game.legal) == BEG | {"place start"}


def test_ruling_03_begging_is_not_forced_while_a_space_0_is_free() -> None:
    game = crowd(1)
    game.state["gear"][GEARS.index("uxmal"), 0] = 0
    game.changed()
    assert set(game.legal) == BEG | {"place uxmal"}


def test_ruling_03_begging_is_not_forced_with_enough_corn() -> None:
    game = crowd(1)
    give(game, 1, corn=1)
    assert set(game.legal) == BEG | {f"place {gear}" for gear in GEARS}


def test_ruling_03_begging_is_not_forced_with_a_worker_to_pick_up() -> None:
    game = crowd(1)
    worker(game, 1, "tikal", 4)
    assert set(game.legal) == BEG | {"pick tikal 4"}


def test_ruling_04_the_gods_take_pity_on_who_cannot_beg() -> None:
    """Space 2 is the lowest everywhere but at Uxmal, where it is 3, and there is only one corn."""
    game = crowd(2)
    worker(game, 4, "uxmal", 2)
    give(game, 1, corn=1, chaac=0, quetzalcoatl=0, kukulcan=0)
    assert set(game.legal) == {"place palenque", "place yaxchilan", "place tikal", "place chichen_itza"}
    play(game, "place tikal")
    assert who(game, "tikal", 2) == 1
    assert has(game, 1, "corn") == 0
    assert game.legal == ["end"]


def test_ruling_04_pity_is_for_one_worker_even_next_to_free_spaces() -> None:
    game = crowd(1)
    give(game, 1, chaac=0, quetzalcoatl=0, kukulcan=0)
    assert set(game.legal) == {f"place {gear}" for gear in GEARS}
    play(game, "place palenque")
    assert game.legal == ["end"]
    play(game, "end")
    assert has(game, 1, "corn") == 0


def test_ruling_04_no_pity_while_there_is_a_god_to_beg_of() -> None:
    game = crowd(1)
    give(game, 1, chaac=0, quetzalcoatl=0)
    assert game.legal == ["beg kukulcan"]


def test_ruling_04_no_pity_with_a_worker_to_pick_up() -> None:
    game = crowd(1)
    give(game, 1, chaac=0, quetzalcoatl=0, kukulcan=0)
    worker(game, 1, "tikal", 4)
    assert game.legal == ["pick tikal 4"]


def test_ruling_04_no_pity_while_the_starting_player_space_is_free() -> None:
    game = crowd(1)
    on_start(game, 0)
    give(game, 1, chaac=0, quetzalcoatl=0, kukulcan=0)
    assert game.legal == ["place start"]


def test_ruling_04_pity_finds_the_cheapest_space_at_chichen_itza_too() -> None:
    game = crowd(2)
    worker(game, 0, "chichen_itza", 1)
    give(game, 1, chaac=0, quetzalcoatl=0, kukulcan=0)
    assert game.legal == ["place chichen_itza"]


def test_ruling_05_after_begging_there_is_always_a_space_for_3_corn() -> None:
    """The others have eighteen workers at most: too few for four spaces of every gear."""
    game = crowd(3)
    worker(game, 4, "palenque", 3)
    worker(game, 4, "yaxchilan", 3)
    assert set(game.legal) == BEG
    play(game, "beg chaac")
    assert set(game.legal) == {"place tikal", "place uxmal", "place chichen_itza"}
    play(game, "place uxmal")
    assert has(game, 1, "corn") == 0
    assert game.legal == ["end"]


def test_ruling_06_dummies_and_all_colours_block() -> None:
    game = begin(players=2)
    worker(game, "dummy", "uxmal", 0)
    worker(game, 2, "uxmal", 1)
    worker(game, 1, "uxmal", 3)
    give(game, 1, corn=20)
    play(game, "place uxmal")
    assert who(game, "uxmal", 2) == 1
    assert has(game, 1, "corn") == 20 - 2
    play(game, "place uxmal")
    assert who(game, "uxmal", 4) == 1
    assert has(game, 1, "corn") == 20 - 2 - (4 + 1)


def test_ruling_06_a_gear_is_closed_when_its_numbered_spaces_are_full() -> None:
    game = begin(players=2)
    give(game, 1, corn=20)
    for space in range(7):
        worker(game, "dummy", "palenque", space)
    assert "place palenque" in game.legal
    worker(game, "dummy", "palenque", 7)
    assert "place palenque" not in game.legal, "the two spaces without a number are for nobody"


def test_ruling_06_chichen_itza_has_eleven_spaces() -> None:
    game = begin(players=2)
    give(game, 1, corn=20)
    for space in range(10):
        worker(game, "dummy", "chichen_itza", space)
    full = game.copy()
    play(game, "place chichen_itza")
    assert who(game, "chichen_itza", 10) == 1
    assert has(game, 1, "corn") == 20 - 10
    worker(full, "dummy", "chichen_itza", 10)
    assert "place chichen_itza" not in full.legal


def test_ruling_06_the_starting_player_space_takes_one_worker() -> None:
    game = begin()
    give(game, 1, corn=20)
    play(game, "place start")
    assert "place start" not in game.legal
    play(game, "end")
    assert "place start" not in game.legal


def test_ruling_07_the_starting_player_space_costs_as_a_worker_only() -> None:
    game = begin()
    give(game, 1, corn=1)
    play(game, "place start")
    assert has(game, 1, "corn") == 1
    play(game, "place tikal")
    assert has(game, 1, "corn") == 0


def test_ruling_07_six_workers_cost_15_corn() -> None:
    game = begin()
    give(game, 1, corn=15, workers=6)
    left = []
    for where in ("start", *GEARS):
        play(game, f"place {where}")
        left.append(has(game, 1, "corn"))
    assert left == [15 - cost for cost in (0, 1, 3, 6, 10, 15)]
    assert game.legal == ["end"]


def test_ruling_07_a_worker_on_the_starting_player_space_is_not_in_hand() -> None:
    game = begin()
    give(game, 1, corn=20)
    play(game, "place start", "place tikal", "place uxmal")
    assert game.legal == ["end"]


def test_ruling_08_corn_from_the_wheel_is_for_who_plays_there() -> None:
    game = begin()
    today(game, 6)
    wheel(game, 5)
    play(game, "place tikal", "end")
    assert has(game, 1, "corn") == 0
    play(game, "place start", "end")
    assert has(game, 2, "corn") == 5


def test_ruling_08_corn_from_the_wheel_does_not_pay_for_placing() -> None:
    game = begin()
    today(game, 6)
    wheel(game, 5)
    play(game, "place start")
    assert has(game, 1, "corn") == 0
    assert game.legal == ["end"]
    play(game, "end")
    assert has(game, 1, "corn") == 5
    assert game.state["teeth"].sum() == 0


def test_ruling_08_corn_from_the_wheel_arrives_though_another_worker_is_placed_last() -> None:
    game = begin()
    today(game, 6)
    wheel(game, 5)
    give(game, 1, corn=1)
    play(game, "place start", "place tikal", "end")
    assert has(game, 1, "corn") == 5
    assert has(game, 2, "corn") == 0


def test_ruling_08_corn_from_the_wheel_feeds_workers_the_same_day() -> None:
    game = begin()
    today(game, 8)
    wheel(game, 7)
    play(game, "place start", "end")
    pass_round(game)
    assert amounts(game, "corn", "points") == [7 - 6, 0]


def test_ruling_08_corn_from_the_wheel_scores_in_the_end() -> None:
    """Six of ten corn feed; four are a point. Ties at the three temples bring everyone 1, 3 and 2."""
    game = begin()
    today(game, 27)
    wheel(game, 10)
    play(game, "place start", "end")
    pass_round(game)
    if not game.over:
        play(game, "advance 1")
    assert game.scores[0] == 6 + 1


def test_ruling_09_a_new_worker_from_uxmal_is_not_placed_this_turn() -> None:
    game = acting("uxmal", 3, corn=9)
    assert has(game, 1, "workers") == 4
    assert game.legal == ["end"]


def test_ruling_09_a_new_worker_from_a_tomb_is_not_placed_this_turn() -> None:
    game = building("tikal", 2, "tomb_worker", round_=15, wood=1, stone=1, gold=1, corn=9)
    play(game, "build tomb_worker")
    assert amounts(game, "workers", "points") == [4, 6]
    assert game.legal == ["end"]


@pytest.mark.parametrize("gear", GEARS)
def test_ruling_10_a_worker_from_space_0_does_nothing(gear: str) -> None:
    game = picked(gear, 0, corn=9, skulls=1, wood=9)
    assert game.decision == "action"
    assert game.legal == ["skip"]


@pytest.mark.parametrize("gear", GEARS)
def test_ruling_10_with_theology_a_worker_from_chichen_itza_0_does_action_1(gear: str) -> None:
    game = picked(gear, 0, corn=9, skulls=1, wood=9, theology=1)
    ahead = {"act chichen_itza 1"} if gear == "chichen_itza" else set()
    assert set(game.legal) == ahead | {"skip"}


# Actions


def test_ruling_11_a_step_back_costs_a_corn() -> None:
    game = picked("yaxchilan", 5, corn=3)
    assert set(game.legal) == {*(f"act yaxchilan {action}" for action in (2, 3, 4, 5)), "skip"}
    play(game, "act yaxchilan 2")
    assert amounts(game, "corn", "stone") == [3 - 3 + 1, 1]


def test_ruling_11_a_step_back_is_paid_before_the_action_brings_corn() -> None:
    assert set(picked("palenque", 2, corn=0).legal) == {"act palenque 2", "skip"}
    game = picked("palenque", 2, corn=1)
    play(game, "act palenque 1")
    assert has(game, 1, "corn") == 1 - 1 + 3


def test_ruling_11_corn_from_an_earlier_worker_pays_a_step_back() -> None:
    game = at("palenque", 1)
    worker(game, 1, "yaxchilan", 4)
    play(game, "pick palenque 1", "act palenque 1", "pick yaxchilan 4", "act yaxchilan 1")
    assert amounts(game, "corn", "wood") == [0, 1]


def test_ruling_11_one_may_step_back_to_an_occupied_space() -> None:
    game = at("yaxchilan", 2, corn=1)
    worker(game, 2, "yaxchilan", 1)
    play(game, "pick yaxchilan 2")
    assert "act yaxchilan 1" in game.legal


def test_ruling_11_nobody_steps_forward() -> None:
    game = picked("yaxchilan", 2, corn=9)
    assert set(game.legal) == {"act yaxchilan 1", "act yaxchilan 2", "skip"}


def test_ruling_11_skipping_is_free() -> None:
    game = picked("yaxchilan", 5, corn=3)
    play(game, "skip")
    assert has(game, 1, "corn") == 3


@pytest.mark.parametrize("space", [6, 7])
def test_ruling_12_spaces_6_and_7_offer_every_action_for_nothing(space: int) -> None:
    game = picked("yaxchilan", space)
    assert set(game.legal) == {*(f"act yaxchilan {action}" for action in (1, 2, 3, 4, 5)), "skip"}
    play(game, "act yaxchilan 1")
    assert amounts(game, "corn", "wood") == [0, 1]


@pytest.mark.parametrize("space", [6, 7])
def test_ruling_12_uxmal_5_costs_its_corn_from_the_free_spaces_too(space: int) -> None:
    assert "act uxmal 5" not in picked("uxmal", space, corn=0).legal
    game = picked("uxmal", space, corn=1)
    play(game, "act uxmal 5")
    assert has(game, 1, "corn") == 0


def test_ruling_12_uxmal_1_costs_its_corn_but_no_steps_from_a_free_space() -> None:
    assert "act uxmal 1" not in picked("uxmal", 7, corn=2).legal
    game = picked("uxmal", 7, corn=3)
    play(game, "act uxmal 1", "climb chaac")
    assert amounts(game, "corn", "chaac") == [0, 2]


def test_ruling_12_chichen_itza_10_offers_every_action_for_nothing() -> None:
    game = picked("chichen_itza", 10, skulls=1)
    assert set(game.legal) == {*(f"act chichen_itza {action}" for action in range(1, 10)), "skip"}
    play(game, "act chichen_itza 5")
    assert amounts(game, "corn", "points", "skulls") == [0, 8, 0]


def test_ruling_12_chichen_itza_9_is_no_free_space() -> None:
    assert set(picked("chichen_itza", 9, skulls=1).legal) == {"act chichen_itza 9", "skip"}


@pytest.mark.parametrize(
    ("gear", "action", "enough"),
    [
        ("tikal", 1, {"gold": 1}),
        ("tikal", 3, {"stone": 1}),
        ("tikal", 5, {"wood": 1}),
        ("uxmal", 1, {"corn": 3}),
        ("uxmal", 5, {"corn": 1}),
        ("chichen_itza", 1, {"skulls": 1}),
    ],
)
def test_ruling_13_what_an_action_costs_is_optional(gear: str, action: int, enough: dict[str, int]) -> None:
    assert set(picked(gear, action, **enough).legal) >= {f"act {gear} {action}", "skip"}
    (name, amount) = next(iter(enough.items()))
    assert picked(gear, action, **{name: amount - 1}).legal == ["skip"]


def test_ruling_13_a_step_back_and_the_action_must_both_be_paid() -> None:
    """From Uxmal 2, the offering of action 1 costs one corn for the step and three for the god."""
    assert "act uxmal 1" not in picked("uxmal", 2, corn=3).legal
    game = picked("uxmal", 2, corn=4)
    play(game, "act uxmal 1", "climb chaac")
    assert has(game, 1, "corn") == 0


def test_ruling_13_a_step_back_leaves_less_to_build_with() -> None:
    game = builder("uxmal", 5, "farm_1", "civic_agri", corn=4)
    play(game, "pick uxmal 5", "act uxmal 4")
    assert game.legal == ["build farm_1"]


def test_ruling_14_any_action_of_four_gears_but_none_of_chichen_itza() -> None:
    game = at("uxmal", 5, corn=20, wood=9, stone=9, gold=9, skulls=1)
    on_offer(game, "farm_1")
    play(game, "pick uxmal 5", "act uxmal 5")
    assert lines(game, "act") == {f"act {gear} {action}" for gear in GEARS[:4] for action in (1, 2, 3, 4, 5)}
    assert "skip" in game.legal


def test_ruling_14_uxmal_5_within_uxmal_5_costs_a_corn_each_time() -> None:
    game = acting("uxmal", 5, corn=2)
    assert has(game, 1, "corn") == 1
    play(game, "act uxmal 5")
    assert has(game, 1, "corn") == 0
    assert "act uxmal 5" not in game.legal
    play(game, "act yaxchilan 1")
    assert has(game, 1, "wood") == 1
    assert game.legal == ["end"]


def test_ruling_14_a_chosen_action_costs_no_steps_but_its_own_price() -> None:
    assert "act uxmal 1" not in acting("uxmal", 5, corn=3).legal
    game = acting("uxmal", 5, corn=4)
    play(game, "act uxmal 1", "climb kukulcan")
    assert amounts(game, "corn", "kukulcan") == [0, 2]


def test_ruling_14_two_buildings_by_way_of_uxmal_5() -> None:
    game = builder("uxmal", 5, "farm_1", "civic_agri", corn=1, wood=3, architecture=1)
    play(game, "pick uxmal 5", "act uxmal 5", "act tikal 4")
    play(game, "build farm_1", "architecture yes", "build civic_agri")
    assert amounts(game, "corn", "wood") == [1, 0]


def test_ruling_14_technologies_apply_by_way_of_uxmal_5() -> None:
    game = acting("uxmal", 5, corn=1, agriculture=3)
    play(game, "act palenque 2", "harvest corn")
    assert amounts(game, "corn", "corn_tiles") == [7, 1]


def test_ruling_14_the_market_by_way_of_uxmal_5() -> None:
    game = acting("uxmal", 5, corn=1, gold=1)
    play(game, "act uxmal 2", "sell gold", "buy wood", "buy wood", "stop")
    assert amounts(game, "corn", "wood", "gold") == [0, 2, 0]


COST_OF_TOMB_ACTION = {"wood": 2, "stone": 1, "gold": 1}


def test_ruling_15_the_acting_tomb_without_corn_scores_only() -> None:
    game = building("tikal", 2, "tomb_action", round_=15, **COST_OF_TOMB_ACTION)
    play(game, "build tomb_action")
    assert game.legal == ["skip"]
    play(game, "skip")
    assert has(game, 1, "points") == 2
    assert game.legal == ["end"]


def test_ruling_15_the_acting_tomb_costs_a_corn() -> None:
    game = building("tikal", 2, "tomb_action", round_=15, corn=1, **COST_OF_TOMB_ACTION)
    play(game, "build tomb_action")
    assert not any("chichen_itza" in line for line in game.legal)
    play(game, "act yaxchilan 3")
    assert amounts(game, "corn", "gold", "points") == [1 - 1 + 2, 1, 2]


def test_ruling_15_the_acting_tomb_needs_its_corn_beside_the_price_of_the_action() -> None:
    for corn, offered in ((3, False), (4, True)):
        game = building("tikal", 2, "tomb_action", round_=15, corn=corn, **COST_OF_TOMB_ACTION)
        play(game, "build tomb_action")
        assert ("act uxmal 1" in game.legal) == offered


def test_ruling_15_corn_from_architecture_pays_for_the_acting_tomb() -> None:
    game = building("tikal", 2, "tomb_action", round_=15, architecture=1, **COST_OF_TOMB_ACTION)
    play(game, "build tomb_action", "act yaxchilan 1")
    assert amounts(game, "corn", "wood", "points") == [0, 1, 2]


def test_ruling_15_the_acting_tomb_may_choose_uxmal_5() -> None:
    for corn, offered in ((1, False), (2, True)):
        game = building("tikal", 2, "tomb_action", round_=15, corn=corn, **COST_OF_TOMB_ACTION)
        play(game, "build tomb_action")
        assert ("act uxmal 5" in game.legal) == offered


def test_ruling_16_uxmal_builds_for_2_corn_a_block_whatever_the_block() -> None:
    game = building("uxmal", 4, "tomb_brown_green", corn=6)
    play(game, "build tomb_brown_green")
    assert has(game, 1, "corn") == 0
    assert "act uxmal 4" not in set(_picked_to_build("tomb_brown_green", corn=5).legal)


def _picked_to_build(*row: str, **what: Any) -> Game:
    game = builder("uxmal", 4, *row, **what)
    play(game, "pick uxmal 4")
    return game


def test_ruling_16_uxmal_takes_no_blocks() -> None:
    assert "act uxmal 4" not in _picked_to_build("farm_1", corn=1, wood=9).legal
    game = building("uxmal", 4, "farm_1", corn=2, wood=9)
    play(game, "build farm_1")
    assert amounts(game, "corn", "wood") == [0, 9]


def test_ruling_16_uxmal_builds_no_monuments() -> None:
    game = builder("uxmal", 4, "farm_1", corn=99)
    on_offer_monuments(game, "m_corn", "m_wood")
    play(game, "pick uxmal 4", "act uxmal 4")
    assert game.legal == ["build farm_1"]


def test_ruling_16_the_discount_at_uxmal_does_not_go_below_nothing() -> None:
    game = building("uxmal", 4, "farm_1", architecture=3)
    play(game, "build farm_1")
    assert amounts(game, "corn", "points") == [1, 2]
    assert "pays-corn" not in [event.name for event in game.narration]  # nobody is told of 0 corn


def test_ruling_16_corn_from_architecture_does_not_pay_for_its_own_building() -> None:
    assert "act uxmal 4" not in _picked_to_build("farm_1", corn=1, architecture=1).legal


def test_ruling_17_the_discount_is_one_block_of_ones_choice() -> None:
    for saved, left in (("wood", [2, 1, 0]), ("stone", [1, 2, 0])):
        game = building("tikal", 2, "tomb_brown_green", wood=2, stone=3, architecture=3)
        play(game, "build tomb_brown_green")
        assert game.decision == "discount"
        assert set(game.legal) == {"save wood", "save stone"}
        play(game, f"save {saved}")
        assert amounts(game, *BLOCKS) == left


def test_a_skull_that_is_not_there_is_told_of() -> None:
    game = begin()
    game.state["skull_bank"] = 0
    with narration() as story:
        plain(gain_skulls)(Plain(game.states), 0, 1)
    assert (has(game, 1, "skulls"), [event[0] for event in story]) == (0, [NO_SKULL])


def test_a_position_after_an_offering_can_be_kept() -> None:
    game = acting("chichen_itza", 1, skulls=1, wood=1, theology=2)
    play(game, "offer wood")
    assert game.decision == "temple"
    assert antikythera.from_position(game.position()).legal == game.legal


def task_seen(game: Game) -> list[int]:
    """What a learner is told of the open task."""
    seen = np.zeros(game.rules.observation_size, dtype=np.int16)
    plain(game.rules.observe)(Plain(game.states), 0, memoryview(seen))
    return [int(number) for number in seen[TASK : TASK + 2]]


@pytest.mark.parametrize(("technology", "decision", "task"), [(0, "temple", [-1, 0]), (1, "block", [0, 0])])
def test_a_bonus_of_a_technology_asks_what_others_ask(technology: int, decision: str, task: list[int]) -> None:
    """The position can be kept, and a learner sees the same as after any other way to a god's step or a block."""
    name = TECHNOLOGIES[technology]
    game = acting("tikal", 1, wood=1, **{name: 3})
    play(game, f"research {name}")
    while game.legal != ["end"]:
        assert (game.decision, task_seen(game)) == (decision, task)
        game.rules.validate(game.states)
        play(game, game.legal[0])


def test_two_steps_that_nobody_can_take_are_asked_for_alike() -> None:
    game = acting("tikal", 5, wood=1, **TOP)
    for more in (1, 0):
        assert (game.legal, task_seen(game)) == (["stop"], [-1, more])
        game.rules.validate(game.states)
        play(game, "stop")
    assert game.legal == ["end"]


@pytest.mark.parametrize("technology", TECHNOLOGIES)
def test_one_block_is_enough_for_the_only_technology_that_costs_one(technology: str) -> None:
    levels = dict.fromkeys(TECHNOLOGIES, 1) | {technology: 0}
    game = acting("tikal", 1, wood=1, **levels)
    assert game.legal == [f"research {technology}"]


def test_one_can_fish_where_the_jungle_is_bare() -> None:
    game = at("palenque", 1)
    for action in range(2, 6):
        jungle(game, action, 0, 0)
    play(game, "pick palenque 1", "act palenque 1")
    assert has(game, 1, "corn") == 3


def test_a_wood_harvest_tells_of_one_tile() -> None:
    game = acting("palenque", 3)
    with narration() as story:
        plain(game.rules.step)(Plain(game.states), game.rules.parse("harvest wood"))
    assert story[0][:3] == (HARVESTS_WOOD, 0, 1)


def test_ruling_17_gold_can_be_saved_as_well() -> None:
    game = building("tikal", 2, "shrine_theo", stone=1, gold=1, architecture=3)
    play(game, "build shrine_theo")
    assert set(game.legal) == {"save stone", "save gold"}


def test_buildings_of_the_first_age_are_drawn_until_the_second_food_day() -> None:
    game = begin()
    for food_days, last in ((0, AGE1_CARDS), (1, AGE1_CARDS), (2, BUILDING_CARDS)):
        game.state["food_days"] = food_days
        assert plain(last_of_age)(Plain(game.states)) == last


def test_ruling_17_the_smallest_farm_becomes_free() -> None:
    game = building("tikal", 2, "farm_1", architecture=3)
    play(game, "build farm_1")
    assert built(game, 1) == ["farm_1"]
    assert game.legal == ["end"]


def test_ruling_17_a_discount_below_level_3_does_not_exist() -> None:
    game = builder("tikal", 2, "farm_1", architecture=2)
    play(game, "pick tikal 2")
    assert game.legal == ["skip"]


def test_ruling_17_one_missing_block_is_the_one_saved() -> None:
    game = building("tikal", 2, "tomb_build", gold=1, architecture=3)
    play(game, "build tomb_build", "climb chaac", "stop")
    assert amounts(game, *BLOCKS) == [0, 0, 0]


def test_ruling_17_two_missing_blocks_are_too_many() -> None:
    game = builder("tikal", 2, "tomb_brown_green", wood=9, architecture=3)
    play(game, "pick tikal 2")
    assert "act tikal 2" not in game.legal


def test_ruling_18_architecture_on_the_first_of_two_buildings() -> None:
    game = building("tikal", 4, "farm_1", "civic_agri", wood=3, architecture=2)
    play(game, "build farm_1", "architecture yes")
    assert amounts(game, "corn", "points") == [1, 2]
    play(game, "build civic_agri")
    assert amounts(game, "corn", "points", "wood") == [1, 2, 0]


def test_ruling_18_architecture_on_the_second_of_two_buildings() -> None:
    game = building("tikal", 4, "farm_1", "civic_agri", wood=3, architecture=2)
    play(game, "build farm_1", "architecture no")
    assert amounts(game, "corn", "points") == [0, 0]
    play(game, "build civic_agri")
    assert amounts(game, "corn", "points", "wood") == [1, 2, 0]


def test_ruling_18_architecture_saved_for_a_building_never_built_is_lost() -> None:
    game = building("tikal", 4, "farm_1", "civic_agri", wood=3, architecture=2)
    play(game, "build farm_1", "architecture no", "stop")
    assert amounts(game, "corn", "points") == [0, 0]
    assert game.legal == ["end"]


def test_ruling_18_the_discount_is_for_one_of_two_buildings() -> None:
    game = building("tikal", 4, "farm_1", "civic_agri", wood=3, architecture=3)
    play(game, "build farm_1", "architecture yes")
    assert has(game, 1, "wood") == 3
    play(game, "build civic_agri")
    assert amounts(game, "wood", "corn", "points") == [1, 1, 2]


def test_ruling_18_the_discount_kept_for_the_second_building() -> None:
    game = building("tikal", 4, "farm_1", "civic_agri", wood=2, architecture=3)
    play(game, "build farm_1", "architecture no")
    assert has(game, 1, "wood") == 1
    assert set(game.legal) == {"build civic_agri", "stop"}, "for one wood instead of two"
    play(game, "build civic_agri")
    assert amounts(game, "wood", "corn", "points") == [0, 1, 2]


def test_ruling_18_the_discount_used_up_leaves_the_second_building_too_dear() -> None:
    game = building("tikal", 4, "farm_1", "civic_agri", wood=1, architecture=3)
    play(game, "build farm_1", "architecture yes")
    assert game.legal == ["stop"]


def test_ruling_18_a_first_level_from_the_first_building_counts_for_the_second() -> None:
    game = building("tikal", 4, "shrine_arch", "farm_1", gold=1, wood=1)
    play(game, "build shrine_arch")
    assert has(game, 1, "corn") == 0
    play(game, "build farm_1")
    assert has(game, 1, "corn") == 1


def test_ruling_18_levels_old_and_new_count_for_the_second_building() -> None:
    game = building("tikal", 4, "shrine_arch", "farm_1", gold=1, wood=1, architecture=1)
    play(game, "build shrine_arch", "architecture no")
    assert amounts(game, "corn", "points", "architecture") == [0, 0, 2]
    play(game, "build farm_1")
    assert amounts(game, "corn", "points") == [1, 2]


def test_ruling_18_a_new_level_is_of_no_use_once_architecture_was_used() -> None:
    game = building("tikal", 4, "shrine_arch", "farm_1", gold=1, wood=1, architecture=1)
    play(game, "build shrine_arch", "architecture yes", "build farm_1")
    assert amounts(game, "corn", "points", "architecture") == [1, 0, 2]


def test_ruling_18_blocks_from_the_first_building_pay_for_the_second() -> None:
    game = building("tikal", 4, "civic_agri_stone", "civic_extr_corn", wood=4)
    play(game, "build civic_agri_stone")
    assert set(game.legal) == {"build civic_extr_corn", "stop"}
    play(game, "build civic_extr_corn")
    assert amounts(game, "wood", "stone", "corn") == [0, 0, 1]


def test_ruling_18_an_action_of_the_first_building_comes_before_the_second() -> None:
    game = building("tikal", 4, "tomb_market", "farm_3", round_=15, stone=3, corn=4)
    play(game, "build tomb_market")
    assert game.decision == "market"
    play(game, "buy wood", "buy wood", "stop")
    assert game.decision == "building"
    play(game, "build farm_3")
    assert built(game, 1) == ["farm_3", "tomb_market"]
    assert has(game, 1, "points") == 6


def test_ruling_18_never_a_building_and_a_monument() -> None:
    game = builder("tikal", 4, "farm_1", "civic_agri", wood=9, stone=9, gold=9)
    on_offer_monuments(game, "m_wood", "m_corn")
    play(game, "pick tikal 4", "act tikal 4")
    assert set(game.legal) == {"build farm_1", "build civic_agri", "build m_wood", "build m_corn"}
    monument = game.copy()
    play(game, "build farm_1")
    assert set(game.legal) == {"build civic_agri", "stop"}
    play(monument, "build m_wood")
    assert monument.legal == ["end"]


def test_ruling_18_architecture_is_of_no_use_for_a_monument() -> None:
    game = builder("tikal", 4, architecture=3, wood=1, gold=4)
    on_offer_monuments(game, "m_wood", "m_corn")
    play(game, "pick tikal 4", "act tikal 4")
    assert game.legal == ["build m_wood"], "the other one is a stone away"
    play(game, "build m_wood")
    assert amounts(game, "corn", "points", "wood", "gold") == [0, 0, 0, 0]
    assert "pays-skull" not in [event.name for event in game.narration]  # it costs none


@pytest.mark.parametrize(("level", "corn", "points"), [(0, 0, 0), (1, 1, 0), (2, 1, 2)])
def test_ruling_19_a_new_architecture_level_does_not_help_its_own_building(level: int, corn: int, points: int) -> None:
    game = building("tikal", 2, "shrine_arch", gold=1, architecture=level)
    play(game, "build shrine_arch")
    assert amounts(game, "corn", "points", "gold", "architecture") == [corn, points, 0, level + 1]


def test_ruling_20_the_building_tomb_at_uxmal_builds_with_blocks() -> None:
    game = building("uxmal", 4, "tomb_build", "farm_1", "civic_agri", corn=9, wood=1, architecture=1)
    play(game, "build tomb_build", "climb chaac")
    assert set(game.legal) == {"build farm_1", "stop"}, "there is corn for both, but wood for one"
    play(game, "build farm_1")
    assert amounts(game, "corn", "wood", "chaac") == [9 - 4 + 1 + 1, 0, 2]


def test_ruling_20_the_building_tomb_at_uxmal_saves_a_block() -> None:
    game = building("uxmal", 4, "tomb_build", "farm_1", corn=2, architecture=3)
    play(game, "build tomb_build", "climb chaac", "build farm_1")
    assert amounts(game, "corn", "points") == [2, 4]
    assert built(game, 1) == ["farm_1", "tomb_build"]


def test_ruling_20_the_building_tomb_has_architecture_of_its_own_at_tikal_4() -> None:
    """Three buildings in one action: the tomb, the one it builds, and the second of Tikal 4."""
    for use, corn in (("yes", [1, 2, 2]), ("no", [0, 1, 2])):
        game = building("tikal", 4, "tomb_build", "farm_1", "civic_agri", wood=4, gold=1, architecture=1)
        gained = []
        play(game, "build tomb_build", f"architecture {use}", "climb chaac")
        gained.append(has(game, 1, "corn"))
        play(game, "build farm_1")
        gained.append(has(game, 1, "corn"))
        play(game, "build civic_agri")
        gained.append(has(game, 1, "corn"))
        assert gained == corn
        assert has(game, 1, "wood") == 0
        assert game.legal == ["end"]


def test_ruling_20_the_row_is_not_refilled_for_the_building_tomb() -> None:
    game = building("tikal", 2, "tomb_build", "farm_1", wood=9, stone=9, gold=9)
    play(game, "build tomb_build", "climb chaac")
    assert set(game.legal) == {"build farm_1", "stop"}
    assert row(game) == ["farm_1"]


def test_ruling_20_the_building_tomb_builds_no_monument() -> None:
    game = builder("tikal", 2, "tomb_build", "farm_1", wood=9, stone=9, gold=9)
    on_offer_monuments(game, "m_corn")
    play(game, "pick tikal 2", "act tikal 2", "build tomb_build", "climb chaac")
    assert set(game.legal) == {"build farm_1", "stop"}


def test_ruling_21_effects_in_the_order_of_the_component_file() -> None:
    game = building("tikal", 2, "tomb_build", "farm_1", wood=2, gold=1)
    play(game, "build tomb_build")
    assert game.decision == "temple"
    play(game, "climb chaac")
    assert game.decision == "building"
    game = building("tikal", 2, "civic_any_stone", round_=15, wood=3)
    play(game, "build civic_any_stone")
    assert (game.decision, has(game, 1, "stone")) == ("technology", 0)
    play(game, "research theology")
    assert amounts(game, "theology", "stone") == [1, 1]


def test_ruling_22_the_row_is_refilled_when_the_turn_is_over() -> None:
    game = building("tikal", 2, *["farm_1"] * 3, *["farm_all"] * 2, "civic_agri", wood=2)
    worker(game, 1, "tikal", 1)
    play(game, "build civic_agri")
    assert sorted(row(game)) == ["farm_1"] * 3 + ["farm_all"] * 2
    play(game, "pick tikal 1", "skip")
    assert len(row(game)) == 5
    play(game, "end")
    assert len(row(game)) == 6


def test_ruling_22_the_row_is_refilled_from_the_stack_of_its_age() -> None:
    second_age = ("farm_3", "tomb_8", "tomb_3gods", "shrine_chaac", "shrine_kukulcan", "shrine_any2")
    game = building("tikal", 2, *second_age, round_=15, wood=2)
    following = CARDS[game.state["deck"][game.state["drawn"]]]
    play(game, "build farm_3", "end")
    assert sorted(row(game)) == sorted([*second_age[1:], following])


def test_ruling_22_the_row_keeps_a_gap_when_the_stack_is_empty() -> None:
    civics = ("civic_agri", "civic_agri_stone", "civic_extr_corn", "civic_extr_gold")
    game = builder("tikal", 2, *civics, "shrine_arch", "shrine_theo", wood=2)
    owns(game, 2, *["farm_1"] * 3, *["farm_all"] * 2, "tomb_brown_yellow", "tomb_brown_green", "tomb_build")
    play(game, "pick tikal 2", "act tikal 2", "build civic_agri", "end")
    assert sorted(row(game)) == [*civics[1:], "shrine_arch", "shrine_theo"], "no second-age building comes early"


def test_ruling_22_monuments_are_not_replaced() -> None:
    game = builder("tikal", 4, wood=1, gold=4)
    on_offer_monuments(game, "m_wood", "m_corn")
    play(game, "pick tikal 4", "act tikal 4", "build m_wood", "end")
    assert (game.state["monuments"] > 0).sum() == 1
    assert built(game, 1) == ["m_wood"]


@pytest.mark.parametrize(
    ("technology", "choices", "gained"),
    [
        ("agriculture", ("climb kukulcan",), {"kukulcan": 2}),
        ("extraction", ("take gold", "take wood"), {"gold": 1, "wood": 1}),
        ("architecture", (), {"points": 3}),
        ("theology", (), {"skulls": 1}),
    ],
)
def test_ruling_23_beyond_level_3_a_block_buys_a_bonus(
    technology: str, choices: tuple[str, ...], gained: dict[str, int]
) -> None:
    game = acting("tikal", 1, stone=1, **{technology: 3})
    play(game, f"research {technology}", *choices)
    assert amounts(game, "stone", technology) == [0, 3]
    assert {name: has(game, 1, name) for name in gained} == gained
    assert game.legal == ["end"]


def test_ruling_23_a_building_gives_the_bonus_for_nothing() -> None:
    game = building("tikal", 2, "civic_agri", wood=3, agriculture=3)
    play(game, "build civic_agri")
    assert set(game.legal) == CLIMB
    play(game, "climb quetzalcoatl")
    assert amounts(game, "wood", "agriculture", "quetzalcoatl") == [1, 3, 2]


def test_ruling_23_a_building_gives_a_level_for_nothing() -> None:
    game = building("tikal", 2, "civic_any_stone", round_=15, wood=3, theology=2)
    play(game, "build civic_any_stone")
    assert set(game.legal) == {f"research {technology}" for technology in TECHNOLOGIES}
    play(game, "research theology")
    assert amounts(game, "theology", "wood", "stone") == [3, 0, 1]


def test_ruling_23_tikal_3_may_take_two_bonuses() -> None:
    game = acting("tikal", 3, wood=2, architecture=3)
    play(game, "research architecture", "research architecture")
    assert amounts(game, "wood", "points") == [0, 6]


def test_ruling_23_blocks_of_the_first_bonus_pay_for_the_second_advance() -> None:
    game = acting("tikal", 3, wood=1, extraction=3)
    play(game, "research extraction")
    assert amounts(game, *BLOCKS) == [0, 0, 0], "the block is paid before others are taken"
    play(game, "take stone", "take stone")
    assert set(game.legal) == {*(f"research {technology}" for technology in TECHNOLOGIES), "stop"}
    play(game, "research theology")
    assert amounts(game, "stone", "theology") == [1, 1]


def test_ruling_23_a_shrine_gives_two_levels_of_one_track_or_two_bonuses() -> None:
    game = building("tikal", 2, "shrine_any2", round_=15, stone=1, gold=2)
    play(game, "build shrine_any2", "research theology")
    assert set(game.legal) == {f"research {technology}" for technology in TECHNOLOGIES}, "only at Tikal one may stop"
    play(game, "research theology")
    assert has(game, 1, "theology") == 2
    game = building("tikal", 2, "shrine_any2", round_=15, stone=1, gold=2, theology=3)
    play(game, "build shrine_any2", "research theology", "research theology")
    assert has(game, 1, "skulls") == 2


def test_ruling_24_tikal_3_is_one_level_or_two() -> None:
    game = acting("tikal", 3, wood=9)
    assert "stop" not in game.legal
    play(game, "research theology")
    assert "stop" in game.legal
    one, two_tracks = game.copy(), game.copy()
    play(one, "stop")
    assert amounts(one, "wood", "theology") == [8, 1]
    play(two_tracks, "research agriculture")
    assert amounts(two_tracks, "wood", "theology", "agriculture") == [7, 1, 1]
    assert two_tracks.legal == ["end"]
    play(game, "research theology")
    assert amounts(game, "wood", "theology") == [6, 2]
    assert game.legal == ["end"]


def test_ruling_24_tikal_3_with_blocks_for_one_level() -> None:
    game = acting("tikal", 3, wood=1)
    play(game, "research theology")
    assert game.legal == ["stop"]


def test_ruling_24_tikal_1_is_one_level() -> None:
    game = acting("tikal", 1, wood=9)
    play(game, "research theology")
    assert game.legal == ["end"]


def test_ruling_25_tikal_5_is_a_block_for_two_different_temples() -> None:
    game = acting("tikal", 5, stone=2)
    assert has(game, 1, "stone") == 1
    assert set(game.legal) == CLIMB
    play(game, "climb quetzalcoatl")
    assert set(game.legal) == {"climb chaac", "climb kukulcan"}
    play(game, "climb chaac")
    assert amounts(game, "stone", *TEMPLES) == [1, 2, 2, 1]
    assert game.legal == ["end"]


def test_ruling_25_tikal_5_with_one_temple_left_to_climb() -> None:
    game = acting("tikal", 5, wood=1, chaac=TOP["chaac"], kukulcan=TOP["kukulcan"])
    assert game.legal == ["climb quetzalcoatl"]
    play(game, "climb quetzalcoatl")
    assert game.legal == ["stop"]
    play(game, "stop")
    assert amounts(game, "wood", "quetzalcoatl") == [0, 2]


def test_ruling_25_tikal_5_with_no_temple_left_to_climb() -> None:
    game = picked("tikal", 5, wood=1, **TOP)
    assert set(game.legal) == {"act tikal 5", "skip"}
    play(game, "act tikal 5", "stop", "stop")
    assert has(game, 1, "wood") == 0
    assert game.legal == ["end"]


def test_ruling_26_the_market_exchanges_as_often_as_one_likes() -> None:
    game = acting("uxmal", 2, corn=1, wood=2, stone=1, gold=1)
    play(game, "sell wood", "sell wood", "sell stone", "sell gold")
    assert amounts(game, "corn", *BLOCKS) == [1 + 2 + 2 + 3 + 4, 0, 0, 0]
    play(game, "buy wood", "buy wood", "buy stone", "buy gold", "stop")
    assert amounts(game, "corn", *BLOCKS) == [1, 2, 1, 1]
    assert game.legal == ["end"]


def test_ruling_26_a_block_for_another_by_way_of_corn() -> None:
    game = acting("uxmal", 2, gold=1)
    play(game, "sell gold", "buy wood", "buy wood", "stop")
    assert amounts(game, "corn", *BLOCKS) == [0, 2, 0, 0]


def test_ruling_26_the_market_has_no_skulls() -> None:
    game = acting("uxmal", 2, corn=99, skulls=3, wood=1)
    assert set(game.legal) == {"sell wood", "buy wood", "buy stone", "buy gold", "stop"}


@pytest.mark.parametrize(("corn", "goods"), [(1, []), (2, ["wood"]), (3, ["wood", "stone"]), (4, list(BLOCKS))])
def test_ruling_26_one_buys_what_one_can_pay(corn: int, goods: list[str]) -> None:
    assert lines(acting("uxmal", 2, corn=corn), "buy") == {f"buy {block}" for block in goods}


def test_ruling_27_first_come_finds_wood_on_top_of_the_corn() -> None:
    game = acting("palenque", 3)
    assert set(game.legal) == {"harvest wood"} | BURN


def test_ruling_27_wood_taken_uncovers_corn() -> None:
    game = at("palenque", 3)
    worker(game, 1, "palenque", 4)
    give(game, 1, corn=1)
    play(game, "pick palenque 4", "act palenque 3", "harvest wood")
    assert left_in_jungle(game, 3) == (4, 3)
    assert amounts(game, "wood_tiles", "corn_tiles") == [1, 0]
    play(game, "pick palenque 3", "act palenque 3")
    assert set(game.legal) == {"harvest corn", "harvest wood"} | BURN
    play(game, "harvest corn")
    assert left_in_jungle(game, 3) == (3, 3)
    assert amounts(game, "wood_tiles", "corn_tiles") == [1, 1]


def test_ruling_27_fishing_and_palenque_2_know_no_wood() -> None:
    game = acting("palenque", 2)
    assert game.legal == ["harvest corn"]
    play(game, "harvest corn")
    assert left_in_jungle(game, 2) == (3, 0)
    game = acting("palenque", 1)
    assert amounts(game, "corn", "corn_tiles") == [3, 0]


def test_ruling_27_burning_takes_both_tiles_and_keeps_the_corn_tile() -> None:
    game = acting("palenque", 5)
    play(game, "burn kukulcan")
    assert amounts(game, "corn", "wood", "corn_tiles", "wood_tiles", *TEMPLES) == [9, 0, 1, 0, 1, 1, 0]
    assert left_in_jungle(game, 5) == (3, 3)


def test_ruling_27_burning_angers_a_god_who_can_be_angered() -> None:
    assert lines(acting("palenque", 3, chaac=0), "burn") == {"burn quetzalcoatl", "burn kukulcan"}
    game = acting("palenque", 3, chaac=0, quetzalcoatl=0, kukulcan=0)
    assert game.legal == ["harvest wood"]


def test_ruling_27_wood_gone_there_is_corn_only() -> None:
    game = at("palenque", 4)
    jungle(game, 4, corn=2, wood=0)
    play(game, "pick palenque 4", "act palenque 4")
    assert game.legal == ["harvest corn"]


@pytest.mark.parametrize("action", [2, 3, 4, 5])
def test_ruling_27_an_empty_group_cannot_be_used(action: int) -> None:
    game = at("palenque", action)
    jungle(game, action, corn=0, wood=0)
    play(game, f"pick palenque {action}")
    assert game.legal == ["skip"]


def test_ruling_28_burning_though_corn_is_visible() -> None:
    game = at("palenque", 3)
    jungle(game, 3, corn=2, wood=1)
    play(game, "pick palenque 3", "act palenque 3", "burn chaac")
    assert left_in_jungle(game, 3) == (1, 0)
    assert amounts(game, "corn", "corn_tiles", "chaac") == [5, 1, 0]


def test_ruling_28_burning_though_agriculture_makes_it_needless() -> None:
    game = acting("palenque", 3, agriculture=2)
    assert set(game.legal) == {"harvest corn", "harvest wood"} | BURN
    play(game, "burn chaac")
    assert amounts(game, "corn", "corn_tiles", "chaac") == [6, 1, 0]
    assert left_in_jungle(game, 3) == (3, 3)


def test_ruling_29_agriculture_2_harvests_under_wood_without_a_tile() -> None:
    game = acting("palenque", 3, agriculture=2)
    play(game, "harvest corn")
    assert amounts(game, "corn", "corn_tiles", "wood_tiles", *TEMPLES) == [6, 0, 0, 1, 1, 1]
    assert left_in_jungle(game, 3) == (4, 4)


@pytest.mark.parametrize("action", [2, 3, 4, 5])
def test_ruling_29_agriculture_2_harvests_from_an_empty_group(action: int) -> None:
    game = at("palenque", action, agriculture=2)
    jungle(game, action, corn=0, wood=0)
    play(game, f"pick palenque {action}", f"act palenque {action}")
    assert game.legal == ["harvest corn"]
    play(game, "harvest corn")
    assert has(game, 1, "corn_tiles") == 0
    assert left_in_jungle(game, action) == (0, 0)


def test_ruling_29_agriculture_2_takes_a_tile_that_is_visible() -> None:
    game = at("palenque", 3, agriculture=2)
    jungle(game, 3, corn=3, wood=2)
    play(game, "pick palenque 3", "act palenque 3", "harvest corn")
    assert has(game, 1, "corn_tiles") == 1
    assert left_in_jungle(game, 3) == (2, 2)


def test_ruling_29_agriculture_1_is_not_enough() -> None:
    assert "harvest corn" not in acting("palenque", 3, agriculture=1).legal
    game = at("palenque", 3, agriculture=1)
    jungle(game, 3, corn=0, wood=0)
    play(game, "pick palenque 3")
    assert game.legal == ["skip"]


def test_ruling_30_extraction_applies_by_way_of_uxmal_5() -> None:
    game = acting("uxmal", 5, corn=1, extraction=3)
    play(game, "act yaxchilan 5")
    assert amounts(game, "corn", *BLOCKS) == [2, 0, 2, 2]


def test_ruling_30_extraction_does_not_apply_at_the_market() -> None:
    game = acting("uxmal", 2, corn=9, extraction=3)
    play(game, "buy wood", "buy stone", "buy gold", "stop")
    assert amounts(game, *BLOCKS) == [1, 1, 1]


def test_ruling_30_extraction_does_not_apply_at_chichen_itza() -> None:
    game = acting("chichen_itza", 6, skulls=1, extraction=3)
    play(game, "take gold")
    assert amounts(game, *BLOCKS) == [0, 0, 1]


def test_ruling_30_extraction_does_not_apply_to_buildings_and_bonuses() -> None:
    game = building("tikal", 2, "civic_extr_gold", wood=2, stone=1, extraction=3)
    play(game, "build civic_extr_gold", "take wood", "take stone")
    assert amounts(game, *BLOCKS) == [1, 1, 1]


def test_ruling_30_extraction_does_not_apply_to_gifts_of_the_gods() -> None:
    game = begin()
    today(game, 8)
    give(game, 1, corn=6, extraction=3, chaac=2, quetzalcoatl=3, kukulcan=2)
    pass_round(game)
    assert amounts(game, *BLOCKS) == [1, 1, 1]


def test_ruling_30_agriculture_does_not_apply_at_yaxchilan_and_to_buildings() -> None:
    assert has(acting("yaxchilan", 3, agriculture=3), 1, "corn") == 2
    game = building("tikal", 2, "civic_any_corn", round_=15, wood=3, stone=1, agriculture=3)
    play(game, "build civic_any_corn", "research theology")
    assert has(game, 1, "corn") == 6


def test_ruling_31_a_wasted_step_leaves_the_rest_of_a_chichen_itza_action() -> None:
    game = at("chichen_itza", 6, skulls=1, kukulcan=TOP["kukulcan"] - 1)
    give(game, 2, kukulcan=TOP["kukulcan"])
    play(game, "pick chichen_itza 6", "act chichen_itza 6", "take gold")
    assert amounts(game, "points", "skulls", "gold", "kukulcan") == [8, 0, 1, TOP["kukulcan"] - 1]
    assert game.state["itza"][6] == 1


def test_ruling_32_theology_1_goes_one_ahead_for_nothing() -> None:
    assert set(picked("chichen_itza", 3, skulls=1).legal) == {"act chichen_itza 3", "skip"}
    game = picked("chichen_itza", 3, skulls=1, theology=1)
    assert set(game.legal) == {"act chichen_itza 3", "act chichen_itza 4", "skip"}
    play(game, "act chichen_itza 4")
    assert amounts(game, "points", "kukulcan", "chaac", "skulls", "corn") == [7, 2, 1, 0, 0]
    assert (game.state["itza"][4], game.state["itza"][3]) == (1, 0), "the skull is where the action is"


def test_ruling_32_theology_1_next_to_steps_back() -> None:
    game = picked("chichen_itza", 3, skulls=1, corn=1, theology=1)
    assert lines(game, "act") == {f"act chichen_itza {action}" for action in (2, 3, 4)}
    play(game, "act chichen_itza 2")
    assert amounts(game, "corn", "points") == [0, 5]


def test_ruling_32_theology_1_when_the_own_space_has_a_skull() -> None:
    game = at("chichen_itza", 3, skulls=1, theology=1)
    skull_on(game, 3)
    play(game, "pick chichen_itza 3")
    assert lines(game, "act") == {"act chichen_itza 4"}


def test_ruling_32_theology_1_makes_space_9_a_free_choice() -> None:
    game = picked("chichen_itza", 9, skulls=1, theology=1)
    assert lines(game, "act") == {f"act chichen_itza {action}" for action in range(1, 10)}
    play(game, "act chichen_itza 1")
    assert amounts(game, "corn", "points") == [0, 4]


def test_ruling_32_theology_1_on_space_9_is_free_for_who_has_corn_as_well() -> None:
    game = picked("chichen_itza", 9, skulls=1, theology=1, corn=5)
    play(game, "act chichen_itza 7")
    assert has(game, 1, "corn") == 5


def test_ruling_32_theology_1_adds_nothing_on_space_10() -> None:
    game = picked("chichen_itza", 10, skulls=1, theology=1)
    assert set(game.legal) == {*(f"act chichen_itza {action}" for action in range(1, 10)), "skip"}


@pytest.mark.parametrize("gear", GEARS[:4])
def test_ruling_32_theology_1_is_for_chichen_itza_only(gear: str) -> None:
    game = picked(gear, 1, wood=1, corn=3, theology=1)
    assert lines(game, "act") == {f"act {gear} 1"}


def test_ruling_33_theology_2_spends_a_block_for_a_step() -> None:
    game = acting("chichen_itza", 1, skulls=1, theology=2, wood=1, gold=1)
    assert amounts(game, "points", "chaac") == [4, 2]
    assert game.decision == "offering"
    assert set(game.legal) == {"offer wood", "offer gold", "stop"}
    play(game, "offer wood")
    assert set(game.legal) == CLIMB
    play(game, "climb chaac")
    assert amounts(game, "wood", "gold", "chaac") == [0, 1, 3]
    assert game.legal == ["end"], "once for each action"


def test_ruling_33_theology_2_is_optional() -> None:
    game = acting("chichen_itza", 1, skulls=1, theology=2, wood=1)
    play(game, "stop")
    assert amounts(game, "wood", "chaac") == [1, 2]
    assert game.legal == ["end"]


def test_ruling_33_theology_2_may_spend_the_block_just_gained() -> None:
    game = acting("chichen_itza", 6, skulls=1, theology=2)
    assert game.decision == "block"
    play(game, "take stone")
    assert set(game.legal) == {"offer stone", "stop"}
    play(game, "offer stone", "climb chaac")
    assert amounts(game, "stone", "chaac", "kukulcan") == [0, 2, 2]


def test_ruling_33_theology_2_for_every_worker_that_places_a_skull() -> None:
    game = at("chichen_itza", 1, skulls=2, theology=2, wood=2)
    worker(game, 1, "chichen_itza", 2)
    play(game, "pick chichen_itza 1", "act chichen_itza 1", "offer wood", "climb kukulcan")
    play(game, "pick chichen_itza 2", "act chichen_itza 2", "offer wood", "climb kukulcan")
    assert amounts(game, "wood", "kukulcan") == [0, 3]


def test_ruling_33_no_skull_no_offering() -> None:
    game = picked("chichen_itza", 1, skulls=1, theology=2, wood=1)
    play(game, "skip")
    assert game.legal == ["end"]


def test_ruling_33_no_offering_with_theology_1() -> None:
    game = acting("chichen_itza", 1, skulls=1, theology=1, wood=1)
    assert game.legal == ["end"]


def test_ruling_33_no_offering_on_other_gears() -> None:
    game = acting("yaxchilan", 4, theology=2, wood=1)
    assert game.legal == ["end"]


@pytest.mark.parametrize(("bank", "gained"), [(3, 2), (2, 2), (1, 1), (0, 0)])
def test_ruling_34_two_skulls_as_far_as_the_bank_has_them(bank: int, gained: int) -> None:
    game = at("yaxchilan", 4, theology=3)
    give(game, 2, skulls=13 - bank)
    play(game, "pick yaxchilan 4", "act yaxchilan 4")
    assert has(game, 1, "skulls") == gained
    assert game.state["skull_bank"] == bank - gained


def test_ruling_34_the_bonus_of_theology_from_an_empty_bank() -> None:
    game = at("tikal", 1, theology=3, wood=1)
    give(game, 2, skulls=13)
    play(game, "pick tikal 1", "act tikal 1")
    assert "research theology" in game.legal
    play(game, "research theology")
    assert amounts(game, "wood", "skulls") == [0, 0]


def test_ruling_34_the_second_skull_is_for_yaxchilan_only() -> None:
    game = building("tikal", 2, "civic_any_skull", round_=15, wood=2, stone=2, theology=3)
    play(game, "build civic_any_skull", "research theology")
    assert has(game, 1, "skulls") == 2, "one from the bonus and one from the building"


def test_ruling_35_a_skull_paid_for_the_monument_goes_back_to_the_bank() -> None:
    game = builder("tikal", 4, gold=4, skulls=1)
    on_offer_monuments(game, "m_skulls")
    give(game, 2, skulls=12)
    assert game.state["skull_bank"] == 0
    play(game, "pick tikal 4", "act tikal 4", "build m_skulls", "end")
    assert amounts(game, "gold", "skulls") == [0, 0]
    assert game.state["skull_bank"] == 1


def test_ruling_35_the_skull_monument_needs_a_skull() -> None:
    game = builder("tikal", 4, gold=9)
    on_offer_monuments(game, "m_skulls")
    play(game, "pick tikal 4")
    assert game.legal == ["skip"]


def test_ruling_35_a_skull_on_chichen_itza_does_not_go_back() -> None:
    game = at("chichen_itza", 1, skulls=1)
    bank = int(game.state["skull_bank"])
    play(game, "pick chichen_itza 1", "act chichen_itza 1")
    assert game.state["skull_bank"] == bank


# Which lines are offered


def test_offered_no_line_but_the_legal_ones() -> None:
    game = begin()
    with pytest.raises(IllegalAction):
        game.play("end")
    with pytest.raises(IllegalAction):
        game.play("dance chaac")
    assert game.decision == "turn"


def test_offered_yaxchilan_4_with_no_skull_left() -> None:
    game = at("yaxchilan", 4)
    give(game, 2, skulls=13)
    play(game, "pick yaxchilan 4", "act yaxchilan 4")
    assert has(game, 1, "skulls") == 0
    assert game.legal == ["end"]


def test_offered_uxmal_3_with_six_workers() -> None:
    game = acting("uxmal", 3, workers=6)
    assert has(game, 1, "workers") == 6
    assert game.legal == ["end"]


def test_offered_uxmal_1_with_no_temple_left_to_climb() -> None:
    game = acting("uxmal", 1, corn=3, **TOP)
    assert game.legal == ["stop"]
    play(game, "stop")
    assert has(game, 1, "corn") == 0


def test_offered_the_market_with_nothing_to_trade() -> None:
    game = acting("uxmal", 2)
    assert game.legal == ["stop"]


@pytest.mark.parametrize(("gear", "action", "wealth"), [("tikal", 2, {"wood": 1}), ("uxmal", 4, {"corn": 3})])
def test_offered_no_building_action_without_a_building_one_can_pay(
    gear: str, action: int, wealth: dict[str, int]
) -> None:
    for offer in ((), ("civic_agri",)):
        game = builder(gear, action, *offer, **wealth)
        play(game, f"pick {gear} {action}")
        assert f"act {gear} {action}" not in game.legal


def test_offered_tikal_4_for_a_monument_alone() -> None:
    game = builder("tikal", 4, wood=1, gold=4)
    play(game, "pick tikal 4")
    assert game.legal == ["skip"]
    game = builder("tikal", 4, wood=1, gold=4)
    on_offer_monuments(game, "m_wood")
    play(game, "pick tikal 4")
    assert set(game.legal) == {"act tikal 4", "skip"}


def test_offered_no_action_of_chichen_itza_where_a_skull_lies() -> None:
    game = at("chichen_itza", 3, skulls=1, corn=2)
    skull_on(game, 2)
    play(game, "pick chichen_itza 3")
    assert lines(game, "act") == {"act chichen_itza 1", "act chichen_itza 3"}


def test_offered_no_action_of_chichen_itza_without_a_skull() -> None:
    assert picked("chichen_itza", 10, corn=9).legal == ["skip"]


def test_offered_temples_on_which_one_can_rise() -> None:
    game = at("uxmal", 1, corn=3, chaac=TOP["chaac"], kukulcan=TOP["kukulcan"] - 1)
    give(game, 2, kukulcan=TOP["kukulcan"])
    play(game, "pick uxmal 1", "act uxmal 1")
    assert game.legal == ["climb quetzalcoatl"]


def test_offered_stop_alone_when_a_bonus_or_an_offering_finds_no_temple_to_climb() -> None:
    game = acting("tikal", 1, wood=1, agriculture=3, **TOP)
    play(game, "research agriculture")
    assert game.legal == ["stop"]
    game = acting("chichen_itza", 1, skulls=1, theology=2, wood=1, **TOP)
    play(game, "offer wood")
    assert game.legal == ["stop"]


def test_offered_a_top_step_that_is_free() -> None:
    game = acting("uxmal", 1, corn=3, kukulcan=TOP["kukulcan"] - 1)
    assert set(game.legal) == CLIMB
    play(game, "climb kukulcan")
    assert has(game, 1, "kukulcan") == TOP["kukulcan"]


@pytest.mark.parametrize(("gear", "action"), [("tikal", 2), ("tikal", 4), ("uxmal", 4)])
def test_offered_no_stop_for_the_first_building(gear: str, action: int) -> None:
    game = building(gear, action, "farm_1", wood=9, corn=9)
    assert game.legal == ["build farm_1"]


def test_offered_stop_for_the_second_building() -> None:
    game = building("tikal", 4, "farm_1", "farm_1", wood=9)
    play(game, "build farm_1")
    assert set(game.legal) == {"build farm_1", "stop"}
    play(game, "build farm_1")
    assert game.legal == ["end"], "two at most"


def test_offered_stop_where_a_tile_says_may() -> None:
    game = building("tikal", 2, "tomb_build", wood=1, gold=1)
    play(game, "build tomb_build", "climb chaac")
    assert game.legal == ["stop"], "nothing to build is no reason not to ask"


@pytest.mark.parametrize("level", [1, 2, 3])
def test_offered_architecture_for_the_first_building_of_tikal_4(level: int) -> None:
    game = building("tikal", 4, "tomb_brown_green", wood=9, stone=9, architecture=level)
    play(game, "build tomb_brown_green")
    assert game.decision == "architecture"
    assert set(game.legal) == {"architecture yes", "architecture no"}
    play(game, "architecture yes")
    assert game.decision == ("discount" if level == 3 else "building"), "the block to save comes after"


def test_offered_architecture_not_without_a_level() -> None:
    game = building("tikal", 4, "farm_1", wood=9)
    play(game, "build farm_1")
    assert game.decision == "building"


@pytest.mark.parametrize(("gear", "action"), [("tikal", 2), ("uxmal", 4)])
def test_offered_architecture_not_where_one_building_is_all(gear: str, action: int) -> None:
    game = building(gear, action, "farm_1", wood=9, corn=9, architecture=3)
    play(game, "build farm_1")
    assert game.legal == ["end"]


def test_offered_architecture_yes_alone_for_a_tile_that_cannot_be_paid_in_full() -> None:
    game = building("tikal", 4, "civic_agri", wood=1, architecture=3)
    play(game, "build civic_agri")
    assert game.legal == ["architecture yes"]
    play(game, "architecture yes")
    assert amounts(game, "wood", "corn", "points") == [0, 1, 2]


def test_offered_the_saved_architecture_applies_by_itself() -> None:
    game = building("tikal", 4, "farm_1", "tomb_brown_green", wood=9, stone=9, architecture=3)
    play(game, "build farm_1", "architecture no", "build tomb_brown_green")
    assert game.decision == "discount"
    play(game, "save stone")
    assert amounts(game, "wood", "stone", "corn", "points") == [9 - 1 - 1, 9 - 1, 1, 2]


def test_offered_uxmal_5_takes_its_corn_when_it_is_chosen() -> None:
    game = acting("uxmal", 5, corn=5)
    assert has(game, 1, "corn") == 4
    play(game, "skip")
    assert has(game, 1, "corn") == 4


def test_offered_the_acting_tomb_takes_its_corn_when_the_action_is_chosen() -> None:
    game = building("tikal", 2, "tomb_action", round_=15, corn=5, **COST_OF_TOMB_ACTION)
    play(game, "build tomb_action")
    assert has(game, 1, "corn") == 5
    skipped = game.copy()
    play(skipped, "skip")
    assert has(skipped, 1, "corn") == 5
    play(game, "act uxmal 3")
    assert has(game, 1, "corn") == 4


def test_offered_effects_of_a_tile_in_their_order() -> None:
    """The market of this tomb comes before its points, the corn of architecture before both."""
    game = building("tikal", 2, "tomb_market", round_=15, stone=3, architecture=1)
    play(game, "build tomb_market")
    assert (game.decision, amounts(game, "corn", "points")) == ("market", [1, 0])
    play(game, "stop")
    assert has(game, 1, "points") == 6


def test_offered_the_third_architecture_level_always() -> None:
    game = building("tikal", 2, "civic_agri", wood=2, architecture=3)
    play(game, "build civic_agri")
    assert has(game, 1, "wood") == 1


def test_offered_keep_in_either_order() -> None:
    game = antikythera.new("tzolkin", players=4, seed=7)
    assert len(game.legal) == 6
    first = game.legal[0]
    _, a, b = first.split()
    play(game, f"keep {b} {a}")
    assert game.lines == [first]


def test_offered_keep_not_the_same_tile_twice() -> None:
    game = antikythera.new("tzolkin", players=4, seed=7)
    tile = game.legal[0].split()[1]
    with pytest.raises(IllegalAction):
        game.play(f"keep {tile} {tile}")


def test_offered_a_single_line_all_the_same() -> None:
    assert acting("palenque", 2).legal == ["harvest corn"]
    assert picked("tikal", 1).legal == ["skip"]
    game = acting("chichen_itza", 1, skulls=1, theology=2)
    assert (game.decision, game.legal) == ("offering", ["stop"])


def test_offered_no_forced_payment() -> None:
    game = acting("tikal", 1, stone=2)
    play(game, "research theology")
    assert has(game, 1, "stone") == 1
    assert game.legal == ["end"]


def test_offered_a_payment_one_block_at_a_time_in_order() -> None:
    game = acting("tikal", 1, wood=1, stone=1, gold=1, theology=1)
    play(game, "research theology")
    assert game.decision == "payment"
    assert set(game.legal) == {"pay wood", "pay stone"}, "after a gold there would be nothing left to pay with"
    stone = game.copy()
    play(game, "pay wood")
    assert set(game.legal) == {"pay stone", "pay gold"}
    play(game, "pay gold")
    assert amounts(game, *BLOCKS, "theology") == [0, 1, 0, 2]
    play(stone, "pay stone")
    assert amounts(stone, *BLOCKS, "theology") == [1, 0, 0, 2], "the gold was forced"


def test_offered_a_payment_of_all_one_has_is_forced() -> None:
    game = acting("tikal", 1, wood=1, stone=1, gold=1, theology=2)
    play(game, "research theology")
    assert amounts(game, *BLOCKS, "theology") == [0, 0, 0, 3]


def test_offered_market_sales_before_purchases_each_in_order() -> None:
    game = acting("uxmal", 2, corn=20, wood=2, stone=2, gold=2)
    sales, purchases = {"sell wood", "sell stone", "sell gold"}, {"buy wood", "buy stone", "buy gold"}
    assert set(game.legal) == sales | purchases | {"stop"}
    play(game, "sell stone")
    assert set(game.legal) == {"sell stone", "sell gold", "stop"} | purchases
    play(game, "buy stone")
    assert set(game.legal) == {"buy stone", "buy gold", "stop"}


def test_offered_turn_lines_name_every_worker_and_place() -> None:
    game = at("tikal", 3, corn=3)
    worker(game, 1, "chichen_itza", 10)
    places = {f"place {where}" for where in (*GEARS, "start")}
    assert set(game.legal) == places | {"pick tikal 3", "pick chichen_itza 10"}


def test_offered_no_place_without_a_worker_in_hand() -> None:
    game = at("palenque", 7, corn=20)
    worker(game, 1, "uxmal", 6)
    worker(game, 1, "chichen_itza", 10)
    assert set(game.legal) == {"pick palenque 7", "pick uxmal 6", "pick chichen_itza 10"}


def test_offered_more_picks_or_the_end_after_an_action() -> None:
    game = at("yaxchilan", 1)
    worker(game, 1, "yaxchilan", 2)
    play(game, "pick yaxchilan 1", "act yaxchilan 1")
    assert set(game.legal) == {"pick yaxchilan 2", "end"}


# Palenque


@pytest.mark.parametrize(("level", "corn"), [(0, 3), (1, 3), (2, 4), (3, 4)])
def test_palenque_1_fishing(level: int, corn: int) -> None:
    game = acting("palenque", 1, agriculture=level)
    assert amounts(game, "corn", "corn_tiles") == [corn, 0]


@pytest.mark.parametrize(("level", "more"), [(0, 0), (1, 1), (2, 1), (3, 3)])
@pytest.mark.parametrize(("action", "corn"), [(2, 4), (3, 5), (4, 7), (5, 9)])
def test_palenque_harvest_of_corn_by_agriculture(action: int, corn: int, level: int, more: int) -> None:
    game = at("palenque", action, agriculture=level)
    jungle(game, action, corn=1, wood=0)
    play(game, f"pick palenque {action}", f"act palenque {action}", "harvest corn")
    assert amounts(game, "corn", "corn_tiles") == [corn + more, 1]


@pytest.mark.parametrize(("level", "more"), [(0, 0), (1, 1), (2, 1), (3, 1)])
@pytest.mark.parametrize(("action", "wood"), [(3, 2), (4, 3), (5, 4)])
def test_palenque_harvest_of_wood_by_extraction(action: int, wood: int, level: int, more: int) -> None:
    game = acting("palenque", action, extraction=level)
    play(game, "harvest wood")
    assert amounts(game, *BLOCKS, "wood_tiles") == [wood + more, 0, 0, 1]


@pytest.mark.parametrize(("level", "more"), [(0, 0), (1, 1), (2, 1), (3, 3)])
@pytest.mark.parametrize(("action", "corn"), [(3, 5), (4, 7), (5, 9)])
def test_palenque_burning_by_agriculture(action: int, corn: int, level: int, more: int) -> None:
    game = acting("palenque", action, agriculture=level)
    play(game, "burn chaac")
    assert amounts(game, "corn", "wood", "chaac") == [corn + more, 0, 0]


@pytest.mark.parametrize(("level", "corn"), [(2, 4 + 1), (3, 4 + 3)])
def test_palenque_harvest_without_a_tile_has_the_bonus_too(level: int, corn: int) -> None:
    game = at("palenque", 2, agriculture=level)
    jungle(game, 2, corn=0, wood=0)
    play(game, "pick palenque 2", "act palenque 2", "harvest corn")
    assert amounts(game, "corn", "corn_tiles") == [corn, 0]


def test_palenque_corn_brings_no_wood_by_extraction() -> None:
    game = acting("palenque", 2, extraction=3)
    play(game, "harvest corn")
    assert amounts(game, "corn", *BLOCKS) == [4, 0, 0, 0]


def test_palenque_wood_brings_no_corn_by_agriculture() -> None:
    game = acting("palenque", 3, agriculture=3)
    play(game, "harvest wood")
    assert amounts(game, "corn", "wood") == [0, 2]


# Yaxchilan


@pytest.mark.parametrize(
    ("action", "level", "corn_and_blocks"),
    [
        (1, 0, [0, 1, 0, 0]),
        (1, 1, [0, 2, 0, 0]),
        (1, 2, [0, 2, 0, 0]),
        (1, 3, [0, 2, 0, 0]),
        (2, 0, [1, 0, 1, 0]),
        (2, 1, [1, 0, 1, 0]),
        (2, 2, [1, 0, 2, 0]),
        (2, 3, [1, 0, 2, 0]),
        (3, 0, [2, 0, 0, 1]),
        (3, 1, [2, 0, 0, 1]),
        (3, 2, [2, 0, 0, 1]),
        (3, 3, [2, 0, 0, 2]),
        (5, 0, [2, 0, 1, 1]),
        (5, 1, [2, 0, 1, 1]),
        (5, 2, [2, 0, 2, 1]),
        (5, 3, [2, 0, 2, 2]),
    ],
)
def test_yaxchilan_by_extraction(action: int, level: int, corn_and_blocks: list[int]) -> None:
    assert amounts(acting("yaxchilan", action, extraction=level), "corn", *BLOCKS) == corn_and_blocks


@pytest.mark.parametrize(("level", "skulls"), [(0, 1), (1, 1), (2, 1), (3, 2)])
def test_yaxchilan_4_by_theology(level: int, skulls: int) -> None:
    game = acting("yaxchilan", 4, theology=level)
    assert amounts(game, "skulls", "corn", *BLOCKS) == [skulls, 0, 0, 0, 0]
    assert game.state["skull_bank"] == 13 - skulls


def test_yaxchilan_4_by_extraction_is_one_skull() -> None:
    assert amounts(acting("yaxchilan", 4, extraction=3), "skulls", *BLOCKS) == [1, 0, 0, 0]


# Tikal


@pytest.mark.parametrize("technology", TECHNOLOGIES)
@pytest.mark.parametrize(("level", "blocks"), [(0, 1), (1, 2), (2, 3), (3, 1)])
def test_tikal_1_costs_blocks_by_level(technology: str, level: int, blocks: int) -> None:
    game = acting("tikal", 1, gold=blocks, **{technology: level})
    play(game, f"research {technology}")
    assert amounts(game, "gold", technology) == [0, min(level + 1, 3)]


@pytest.mark.parametrize(("level", "blocks"), [(1, 1), (2, 2)])
def test_tikal_1_is_not_given_on_credit(level: int, blocks: int) -> None:
    game = acting("tikal", 1, wood=blocks, theology=level)
    assert "research theology" not in game.legal
    assert "research agriculture" in game.legal


@pytest.mark.parametrize("action", [1, 3])
def test_tikal_research_needs_blocks_for_some_next_level(action: int) -> None:
    """On the first level of every track, the next one costs two blocks."""
    levels = dict.fromkeys(TECHNOLOGIES, 1)
    assert f"act tikal {action}" not in picked("tikal", action, wood=1, **levels).legal
    assert f"act tikal {action}" in picked("tikal", action, wood=1, stone=1, **levels).legal


@pytest.mark.parametrize(("level", "corn", "points", "wood"), [(0, 0, 0, 2), (1, 1, 0, 2), (2, 1, 2, 2), (3, 1, 2, 1)])
def test_tikal_2_by_architecture(level: int, corn: int, points: int, wood: int) -> None:
    """A building for two wood: what comes back, and what it costs."""
    game = building("tikal", 2, "civic_agri", wood=2, architecture=level)
    play(game, "build civic_agri")
    assert amounts(game, "corn", "points", "wood", "agriculture") == [corn, points, 2 - wood, 1]
    assert game.legal == ["end"], "one building"


@pytest.mark.parametrize(("level", "corn", "points", "wood"), [(0, 0, 0, 2), (1, 1, 0, 2), (2, 1, 2, 2), (3, 1, 2, 1)])
def test_tikal_4_by_architecture(level: int, corn: int, points: int, wood: int) -> None:
    game = building("tikal", 4, "civic_agri", wood=2, architecture=level)
    play(game, "build civic_agri", *["architecture yes"] * (level > 0))
    assert amounts(game, "corn", "points", "wood", "agriculture") == [corn, points, 2 - wood, 1]


def test_tikal_4_builds_one_monument_for_its_exact_cost() -> None:
    game = builder("tikal", 4, wood=3, stone=3, gold=3)
    on_offer_monuments(game, "m_tombs", "m_builds", "m_corn")
    play(game, "pick tikal 4", "act tikal 4")
    assert set(game.legal) == {"build m_tombs", "build m_builds"}
    play(game, "build m_builds")
    assert amounts(game, *BLOCKS) == [2, 0, 1]
    assert built(game, 1) == ["m_builds"]


@pytest.mark.parametrize(
    ("monument", "wood", "stone", "gold", "skulls"),
    [
        ("m_tombs", 3, 2, 1, 0),
        ("m_builds", 1, 3, 2, 0),
        ("m_monuments", 2, 2, 2, 0),
        ("m_corn", 1, 1, 4, 0),
        ("m_wood", 1, 0, 4, 0),
        ("m_civics", 2, 3, 1, 0),
        ("m_workers", 3, 0, 3, 0),
        ("m_techlevels", 2, 1, 3, 0),
        ("m_techmax", 1, 1, 3, 0),
        ("m_shrines", 0, 2, 3, 0),
        ("m_besttemple", 0, 3, 3, 0),
        ("m_temples", 0, 4, 3, 0),
        ("m_skulls", 0, 0, 4, 1),
    ],
)
def test_tikal_4_every_monument_without_help_from_architecture(
    monument: str, wood: int, stone: int, gold: int, skulls: int
) -> None:
    game = builder("tikal", 4, wood=wood, stone=stone, gold=gold, skulls=skulls, architecture=3)
    on_offer_monuments(game, monument)
    play(game, "pick tikal 4", "act tikal 4", f"build {monument}")
    assert amounts(game, *BLOCKS, "skulls", "corn", "points") == [0, 0, 0, 0, 0, 0]
    assert built(game, 1) == [monument]
    assert game.legal == ["end"]


def test_tikal_4_no_monument_a_block_short() -> None:
    game = builder("tikal", 4, wood=3, stone=2, architecture=3)
    on_offer_monuments(game, "m_tombs")
    play(game, "pick tikal 4")
    assert game.legal == ["skip"]


def test_tikal_2_builds_no_monument() -> None:
    game = builder("tikal", 2, wood=9, stone=9, gold=9)
    on_offer_monuments(game, "m_tombs")
    play(game, "pick tikal 2")
    assert game.legal == ["skip"]


def test_tikal_5_asks_for_the_block_first() -> None:
    game = acting("tikal", 5, wood=1, gold=1)
    assert set(game.legal) == {"pay wood", "pay gold"}
    play(game, "pay gold", "climb chaac", "climb kukulcan")
    assert amounts(game, "wood", "gold", *TEMPLES) == [1, 0, 2, 1, 2]


# Uxmal


@pytest.mark.parametrize("temple", TEMPLES)
def test_uxmal_1_a_step_for_3_corn(temple: str) -> None:
    game = acting("uxmal", 1, corn=7)
    assert set(game.legal) == CLIMB
    play(game, f"climb {temple}")
    assert amounts(game, "corn", temple) == [4, 2]
    assert game.legal == ["end"], "not a second one for more corn"


@pytest.mark.parametrize(("block", "price"), [("wood", 2), ("stone", 3), ("gold", 4)])
def test_uxmal_2_one_price_both_ways(block: str, price: int) -> None:
    game = acting("uxmal", 2, corn=10)
    play(game, f"buy {block}", "stop")
    assert amounts(game, "corn", block) == [10 - price, 1]
    game = acting("uxmal", 2, **{block: 1})
    play(game, f"sell {block}", "stop")
    assert amounts(game, "corn", block) == [price, 0]


@pytest.mark.parametrize(("before", "after"), [(3, 4), (5, 6), (6, 6)])
def test_uxmal_3_a_worker_from_the_bank(before: int, after: int) -> None:
    assert has(acting("uxmal", 3, workers=before), 1, "workers") == after


@pytest.mark.parametrize(("level", "left", "points"), [(0, 0, 0), (1, 1, 0), (2, 1, 2), (3, 3, 2)])
def test_uxmal_4_by_architecture(level: int, left: int, points: int) -> None:
    """A building of two blocks, with four corn."""
    game = building("uxmal", 4, "civic_agri", corn=4, architecture=level)
    play(game, "build civic_agri")
    assert amounts(game, "corn", "points") == [left, points]
    assert game.legal == ["end"], "one building, and no block to choose"


# Chichen Itza


@pytest.mark.parametrize(
    ("action", "points", "temple", "block"),
    [
        (1, 4, "chaac", False),
        (2, 5, "chaac", False),
        (3, 6, "chaac", False),
        (4, 7, "kukulcan", False),
        (5, 8, "kukulcan", False),
        (6, 8, "kukulcan", True),
        (7, 10, "quetzalcoatl", False),
        (8, 11, "quetzalcoatl", True),
        (9, 13, "quetzalcoatl", True),
    ],
)
def test_chichen_itza_rewards(action: int, points: int, temple: str, block: bool) -> None:
    game = acting("chichen_itza", action, skulls=2)
    assert amounts(game, "points", "skulls") == [points, 1]
    assert {name: has(game, 1, name) for name in TEMPLES} == {name: 1 + (name == temple) for name in TEMPLES}
    assert set(game.legal) == (TAKE if block else {"end"})
    assert [place for place in range(1, 10) if game.state["itza"][place]] == [action]


@pytest.mark.parametrize(
    ("level", "actions", "offering"), [(0, {5}, False), (1, {5, 6}, False), (2, {5, 6}, True), (3, {5, 6}, True)]
)
def test_chichen_itza_by_theology(level: int, actions: set[int], offering: bool) -> None:
    game = picked("chichen_itza", 5, skulls=1, wood=1, theology=level)
    assert lines(game, "act") == {f"act chichen_itza {action}" for action in actions}
    play(game, "act chichen_itza 5")
    assert game.decision == ("offering" if offering else "turn")
    assert has(game, 1, "points") == 8


def test_chichen_itza_each_action_once_a_game() -> None:
    game = at("chichen_itza", 2, skulls=2, corn=1)
    worker(game, 1, "chichen_itza", 1)
    play(game, "pick chichen_itza 1", "act chichen_itza 1", "pick chichen_itza 2")
    assert set(game.legal) == {"act chichen_itza 2", "skip"}
