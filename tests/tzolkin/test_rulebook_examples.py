"""The worked examples of the rulebook, each played on the table it shows.

Where the picture of an example is lost, the position is one that fits its text. Colours are seats; the tests say which.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

import antikythera
from antikythera import Game
from antikythera.games.tzolkin.rules.components import CARDS, WEALTH
from tzolkin.table import (
    begin,
    built,
    give,
    has,
    left_in_jungle,
    on_offer,
    owns,
    pass_round,
    play,
    row,
    to_move,
    today,
    who,
    worker,
)

# Placing workers


def green_joins_red_at_palenque(corn: int) -> Game:
    """Red (1) stands on Palenque 1; Green (2) has four workers, and has placed two at Palenque and one at Yaxchilan."""
    game = begin()
    worker(game, 1, "palenque", 1)
    give(game, 2, corn=corn, workers=4)
    to_move(game, 2)
    play(game, "place palenque", "place palenque", "place yaxchilan")
    return game


def test_placing_three_workers_for_5_corn() -> None:
    game = green_joins_red_at_palenque(corn=5)
    assert who(game, "palenque", 0) == who(game, "palenque", 2) == who(game, "yaxchilan", 0) == 2
    assert who(game, "palenque", 1) == 1
    assert has(game, 2, "corn") == 0


def test_placing_the_fourth_worker_costs_at_least_3_more_corn() -> None:
    assert green_joins_red_at_palenque(corn=5 + 2).legal == ["end"]
    game = green_joins_red_at_palenque(corn=5 + 3)
    assert set(game.legal) == {"place tikal", "place uxmal", "place chichen_itza", "place start", "end"}
    play(game, "place uxmal")
    assert has(game, 2, "corn") == 0


def test_placing_two_workers_for_8_corn() -> None:
    """Red (1) finds Palenque 0, 1 and 2 taken and pays 3 for the one worker and 5 for the other, her last."""
    game = begin()
    worker(game, 1, "palenque", 0)
    worker(game, 2, "palenque", 1)
    worker(game, 3, "palenque", 2)
    give(game, 1, corn=20)
    play(game, "place palenque")
    assert has(game, 1, "corn") == 20 - 3
    play(game, "place palenque")
    assert has(game, 1, "corn") == 20 - 8
    assert who(game, "palenque", 3) == who(game, "palenque", 4) == 1
    assert game.legal == ["end"]


# Picking workers up


def red_at_yaxchilan() -> Game:
    """Red (1) has no corn, and all her workers stand on Yaxchilan 1, 2 and 3."""
    game = begin()
    for space in (1, 2, 3):
        worker(game, 1, "yaxchilan", space)
    return game


def test_picking_up_for_two_stone() -> None:
    game = red_at_yaxchilan()
    assert not any(line.startswith("place") for line in game.legal), "all workers are on the gears"
    play(game, "pick yaxchilan 2", "act yaxchilan 2")
    assert (has(game, 1, "stone"), has(game, 1, "corn")) == (1, 1)
    play(game, "pick yaxchilan 3", "act yaxchilan 2", "end")
    assert (has(game, 1, "stone"), has(game, 1, "corn"), has(game, 1, "wood")) == (2, 1, 0)
    assert who(game, "yaxchilan", 1) == 1, "the third worker stays"


def test_picking_up_in_the_other_order_leaves_no_corn_to_step_back() -> None:
    game = red_at_yaxchilan()
    play(game, "pick yaxchilan 3")
    assert set(game.legal) == {"act yaxchilan 3", "skip"}


# Palenque


def red_at_palenque(corn: int) -> Game:
    """Red (1) stands on Palenque 1, 3 and 4 of an untouched jungle, and takes wood with the worker on 3."""
    game = begin()
    for space in (1, 3, 4):
        worker(game, 1, "palenque", space)
    give(game, 1, corn=corn)
    play(game, "pick palenque 3", "act palenque 3", "harvest wood")
    assert has(game, 1, "wood") == 2
    return game


def test_burning_the_forest_for_7_corn() -> None:
    game = red_at_palenque(corn=0)
    play(game, "pick palenque 4", "act palenque 4", "burn quetzalcoatl", "end")
    assert has(game, 1, "corn") == 7
    assert [has(game, 1, temple) for temple in ("chaac", "quetzalcoatl", "kukulcan")] == [1, 0, 1]
    assert (has(game, 1, "corn_tiles"), has(game, 1, "wood_tiles")) == (1, 1), "the burned tile is nobody's"
    assert left_in_jungle(game, 4) == (3, 3)
    assert who(game, "palenque", 1) == 1, "the worker on 1 stays to advance"


def test_burning_avoided_by_stepping_back_to_the_corn_under_the_wood() -> None:
    game = red_at_palenque(corn=1)
    play(game, "pick palenque 4", "act palenque 3", "harvest corn", "end")
    assert has(game, 1, "corn") == 1 + 4, "one paid, five harvested"
    assert [has(game, 1, temple) for temple in ("chaac", "quetzalcoatl", "kukulcan")] == [1, 1, 1]
    assert left_in_jungle(game, 3) == (3, 3)


def test_burning_not_avoided_without_corn_to_step_back() -> None:
    game = red_at_palenque(corn=0)
    play(game, "pick palenque 4")
    assert set(game.legal) == {"act palenque 4", "skip"}


# Tikal


def yellow_at_tikal() -> Game:
    """Yellow (1) stands on Tikal 3 and 4 with five wood; the row has two buildings for wood alone."""
    game = begin()
    worker(game, 1, "tikal", 3)
    worker(game, 1, "tikal", 4)
    give(game, 1, wood=5)
    on_offer(game, "farm_1", "civic_agri", "shrine_arch", "shrine_theo", "tomb_brown_green", "tomb_build")
    play(game, "pick tikal 3", "act tikal 3")
    return game


def test_two_technologies_and_two_buildings() -> None:
    game = yellow_at_tikal()
    deck = [CARDS[card] for card in game.state["deck"]]
    play(game, "research extraction")
    assert has(game, 1, "wood") == 4
    play(game, "research theology")
    assert has(game, 1, "wood") == 3
    assert (has(game, 1, "extraction"), has(game, 1, "theology")) == (1, 1)
    play(game, "pick tikal 4", "act tikal 4", "build farm_1", "build civic_agri")
    assert has(game, 1, "wood") == 0
    assert built(game, 1) == ["farm_1", "civic_agri"]
    assert len(row(game)) == 4, "new buildings come when the turn is over"
    play(game, "end")
    unbuilt = ["shrine_arch", "shrine_theo", "tomb_brown_green", "tomb_build"]
    assert sorted(row(game)) == sorted(unbuilt + deck[6:8]), "two from the first-age stack"


def test_two_levels_of_one_technology_leave_wood_for_only_one_building() -> None:
    game = yellow_at_tikal()
    play(game, "research extraction", "research extraction")
    assert (has(game, 1, "extraction"), has(game, 1, "wood")) == (2, 2)
    play(game, "pick tikal 4", "act tikal 4", "build farm_1")
    assert game.legal == ["stop"]


# Buildings


def test_building_for_1_stone_and_1_gold() -> None:
    game = begin()
    worker(game, 1, "tikal", 2)
    give(game, 1, wood=2, stone=2, gold=2)
    on_offer(game, "shrine_theo")
    play(game, "pick tikal 2", "act tikal 2", "build shrine_theo")
    assert [has(game, 1, block) for block in ("wood", "stone", "gold")] == [2, 1, 1]


@pytest.mark.parametrize("building", ["civic_agri", "shrine_theo"])
def test_building_at_uxmal_for_4_corn(building: str) -> None:
    game = begin()
    worker(game, 1, "uxmal", 4)
    give(game, 1, corn=4)
    on_offer(game, "civic_agri", "shrine_theo")
    play(game, "pick uxmal 4", "act uxmal 4")
    assert set(game.legal) == {"build civic_agri", "build shrine_theo"}
    play(game, f"build {building}")
    assert has(game, 1, "corn") == 0
    assert built(game, 1) == [building]


def test_building_that_pleases_all_three_gods() -> None:
    game = begin()
    today(game, 15)
    worker(game, 1, "tikal", 2)
    give(game, 1, wood=1, stone=2, gold=1)
    on_offer(game, "tomb_3gods")
    play(game, "pick tikal 2", "act tikal 2", "build tomb_3gods")
    assert [has(game, 1, temple) for temple in ("chaac", "quetzalcoatl", "kukulcan")] == [2, 2, 2]
    assert has(game, 1, "points") == 3


# Chichen Itza


def test_stepping_back_from_7_to_6_at_chichen_itza_for_a_gold() -> None:
    game = begin()
    worker(game, 1, "chichen_itza", 7)
    give(game, 1, corn=1, skulls=1)
    play(game, "pick chichen_itza 7", "act chichen_itza 6")
    assert set(game.legal) == {"take wood", "take stone", "take gold"}
    play(game, "take gold")
    assert (has(game, 1, "corn"), has(game, 1, "skulls"), has(game, 1, "gold")) == (0, 0, 1)
    assert has(game, 1, "points") == 8
    assert (has(game, 1, "chaac"), has(game, 1, "quetzalcoatl"), has(game, 1, "kukulcan")) == (1, 1, 2)
    assert (game.state["itza"][6], game.state["itza"][7]) == (1, 0)


# The Starting Player Space


def green_starts_and_red_is_on_6_and_7() -> Game:
    """Green (1) has taken the Starting Player Space, and Red (2) stands on Tikal 6 and Uxmal 7."""
    game = begin(players=2)
    worker(game, 2, "tikal", 6)
    worker(game, 2, "uxmal", 7)
    play(game, "place start", "end")
    return game


def test_leaving_a_worker_on_6_prevents_the_double_day() -> None:
    game = green_starts_and_red_is_on_6_and_7()
    play(game, "pick uxmal 7", "skip", "end")
    assert game.state["round"] == 2, "there is nothing to choose, so the day is over"
    assert who(game, "tikal", 7) == 2


def test_picking_up_the_worker_on_6_allows_the_double_day_in_spite_of_7() -> None:
    game = green_starts_and_red_is_on_6_and_7()
    play(game, "pick tikal 6", "skip", "end")
    assert (game.seat, game.decision) == (1, "calendar")
    assert set(game.legal) == {"advance 1", "advance 2"}
    play(game, "advance 2")
    assert game.state["round"] == 3
    assert who(game, "uxmal", 7) is None, "it is pushed off anyway"


# Food Days


def test_farms_feed_five_workers_for_3_corn() -> None:
    """Two farms for one worker each, and one farm that saves a corn for every worker."""
    game = begin()
    today(game, 8)
    give(game, 1, corn=10, workers=5)
    owns(game, 1, "farm_1", "farm_1", "farm_all")
    pass_round(game)
    assert has(game, 1, "corn") == 10 - 3
    assert has(game, 1, "points") == 0


def test_feeding_three_workers_with_5_corn() -> None:
    game = begin()
    today(game, 8)
    give(game, 1, corn=5)
    pass_round(game)
    assert has(game, 1, "corn") == 1
    assert has(game, 1, "points") == -3
    assert has(game, 1, "workers") == 3


def on_the_temples(round_: int) -> Game:
    """Red (1), Blue (2) and Yellow (3) on the temples of the example, with just enough corn for their workers."""
    game = begin(players=3)
    today(game, round_)
    give(game, 1, corn=6, chaac=2, quetzalcoatl=1, kukulcan=6)
    give(game, 2, corn=6, chaac=4, quetzalcoatl=1, kukulcan=4)
    give(game, 3, corn=6, chaac=4, quetzalcoatl=1, kukulcan=0)
    pass_round(game)
    return game


@pytest.mark.parametrize("round_", [8, 21])
def test_rewards_in_the_middle_of_an_age(round_: int) -> None:
    game = on_the_temples(round_)
    rewards = [[has(game, seat, name) for name in ("wood", "stone", "gold", "skulls")] for seat in (1, 2, 3)]
    assert rewards == [[2, 1, 0, 1], [2, 2, 0, 0], [0, 2, 0, 0]]
    assert game.scores == [0, 0, 0]


def test_rewards_at_the_end_of_the_first_age() -> None:
    game = on_the_temples(14)
    assert game.scores == [16, 15, 7]
    assert [has(game, 1, name) for name in ("wood", "stone", "gold", "skulls")] == [0, 0, 0, 0]


def test_rewards_at_the_end_of_the_second_age() -> None:
    game = on_the_temples(27)
    assert game.over
    assert game.scores == [18, 15, 7]
    assert game.winners == [1]


def test_monument_for_the_highest_temple_scores_12() -> None:
    """Four steps above the start, three points each; the same end without the monument tells them apart."""

    def final_score(*monuments: str) -> float:
        game = begin()
        today(game, 27)
        give(game, 1, corn=6, kukulcan=5)
        owns(game, 1, *monuments)
        pass_round(game)
        return game.scores[0]

    assert final_score("m_besttemple") - final_score() == 12


# Dummy workers


def dealt(fits: Callable[[list[str]], bool]) -> Game:
    """A game for three in which the tiles drawn for the dummies are as wanted."""
    for seed in range(20_000):
        game = antikythera.new("tzolkin", players=3, seed=seed)
        if fits([WEALTH[tile] for tile in game.state["wealth"][12:]]):
            return game
    raise AssertionError("no such deal")


def test_dummies_on_palenque_5_and_opposite_on_0() -> None:
    game = dealt(lambda drawn: drawn[0] == "pal5")
    assert who(game, "palenque", 0) == who(game, "palenque", 5) == "dummy"


def test_dummy_on_palenque_5_alone_when_it_is_not_the_first_there() -> None:
    game = dealt(lambda drawn: drawn[:2] == ["pal1", "pal5"])
    assert all(who(game, "palenque", space) == "dummy" for space in (1, 6, 5))
    assert who(game, "palenque", 0) is None


def test_dummy_on_palenque_5_alone_when_it_is_the_last_one() -> None:
    """Chichen Itza takes one dummy and two other gears two each, so that one is left for Palenque."""

    def sixth(drawn: list[str]) -> bool:
        return sorted(tile[:3] for tile in drawn[:3]) == ["chi", "tik", "yax"] and drawn[3] == "pal5"

    game = dealt(sixth)
    assert who(game, "palenque", 5) == "dummy"
    assert who(game, "palenque", 0) is None


# The first two rounds

GREEN, BLUE, RED, YELLOW = 1, 2, 3, 4


def first_round() -> Game:
    game = begin()
    give(game, GREEN, corn=5)
    give(game, BLUE, corn=8)
    give(game, RED, corn=7)
    give(game, YELLOW, corn=8)
    play(game, "place tikal", "place yaxchilan")
    assert has(game, GREEN, "corn") == 4
    play(game, "place palenque", "end")
    play(game, "place palenque", "place palenque")
    assert "place palenque" not in game.legal, "Blue's third worker would cost five more there"
    play(game, "end", "place yaxchilan", "place yaxchilan", "place tikal", "end", "place tikal", "place start", "end")
    return game


def test_first_round() -> None:
    game = first_round()
    assert [has(game, seat, "corn") for seat in (GREEN, BLUE, RED, YELLOW)] == [5 - 3, 8 - 4, 7 - 7, 8 - 3]
    assert [who(game, "palenque", space) for space in range(4)] == [GREEN, BLUE, BLUE, None]
    assert [who(game, "yaxchilan", space) for space in range(4)] == [GREEN, RED, RED, None]
    assert [who(game, "tikal", space) for space in range(4)] == [GREEN, RED, YELLOW, None]
    assert (game.seat, game.decision) == (YELLOW, "calendar")
    assert set(game.legal) == {"advance 1", "advance 2"}


def second_round() -> Game:
    """Yellow has placed his two workers, and it is Green's turn."""
    game = first_round()
    play(game, "advance 1")
    assert (game.state["round"], game.seat) == (2, YELLOW)
    assert game.state["teeth"].sum() == 0
    play(game, "place palenque", "place palenque")
    assert not any(line.startswith("place") for line in game.legal), "his third worker is at Tikal"
    play(game, "end")
    return game


def test_second_round() -> None:
    game = second_round()
    assert has(game, YELLOW, "corn") == 5 - 5
    assert [who(game, "palenque", space) for space in range(5)] == [YELLOW, GREEN, BLUE, BLUE, YELLOW]

    assert game.seat == GREEN
    assert not any(line.startswith("place") for line in game.legal)
    play(game, "pick yaxchilan 1", "act yaxchilan 1")
    assert has(game, GREEN, "wood") == 1
    play(game, "pick tikal 1", "act tikal 1", "research agriculture", "end")
    assert (has(game, GREEN, "wood"), has(game, GREEN, "agriculture")) == (0, 1)
    assert who(game, "palenque", 1) == GREEN

    assert game.seat == BLUE
    play(game, "place tikal", "end")
    assert who(game, "tikal", 0) == BLUE
    assert has(game, BLUE, "corn") == 4

    assert game.seat == RED
    assert not any(line.startswith("place") for line in game.legal)
    play(game, "pick yaxchilan 3", "act yaxchilan 3", "end")
    assert (has(game, RED, "gold"), has(game, RED, "corn")) == (1, 2)

    assert (game.state["round"], game.seat) == (3, YELLOW)
    assert game.state["teeth"].sum() == 1


def test_second_round_fishing_at_once_would_give_3_corn() -> None:
    """Green's new technology is of no use for fishing."""
    game = second_round()
    play(game, "pick yaxchilan 1", "act yaxchilan 1", "pick tikal 1", "act tikal 1", "research agriculture")
    before = has(game, GREEN, "corn")
    play(game, "pick palenque 1", "act palenque 1")
    assert has(game, GREEN, "corn") == before + 3


def test_second_round_waiting_pays_because_of_agriculture() -> None:
    """What Green waits for: on the next space her worker harvests one corn more than is printed."""
    game = second_round()
    play(game, "pick yaxchilan 1", "act yaxchilan 1", "pick tikal 1", "act tikal 1", "research agriculture", "end")
    play(game, "place tikal", "end", "pick yaxchilan 3", "act yaxchilan 3", "end")
    play(game, "pick palenque 1", "skip", "end")
    before = has(game, GREEN, "corn")
    play(game, "pick palenque 2", "act palenque 2", "harvest corn")
    assert has(game, GREEN, "corn") == before + 5
