"""Temples, calendar, Food Days and the end of the game: one or more tests for each ruling from 36 to 58."""

from __future__ import annotations

import random
from itertools import combinations, pairwise

import numpy as np
import pytest

import antikythera
from antikythera import Game
from antikythera.games.tzolkin.rules.components import DATA, GEARS, WEALTH
from antikythera.games.tzolkin.rules.food_day import fed_by_tile, is_today
from antikythera.kernel import Plain, plain
from antikythera.rulebook import States
from tzolkin.table import (
    begin,
    built,
    corn_on_wheel,
    finish_round,
    give,
    has,
    keeps,
    last_turn,
    on_gears,
    on_offer,
    on_offer_monuments,
    owns,
    play,
    row,
    to_move,
    today,
    wheel,
    who,
    worker,
)

TOPS = {"chaac": 6, "quetzalcoatl": 8, "kukulcan": 7}
ITZA = {"chaac": (1, 4), "quetzalcoatl": (7, 10), "kukulcan": (4, 7)}  # an action of each god, and its points
GEAR_SPACES = {"palenque": 10, "yaxchilan": 10, "tikal": 10, "uxmal": 10, "chichen_itza": 13}
LAST = {"palenque": 7, "yaxchilan": 7, "tikal": 7, "uxmal": 7, "chichen_itza": 10}
ALL_SPACES = [(gear, space) for gear, spaces in GEAR_SPACES.items() for space in range(spaces)]


def round_now(game: Game) -> int:
    return int(game.state["round"])


def speed_up(game: Game) -> None:
    """The last seat takes the Starting Player Space and moves the calendar by two days."""
    last_turn(game, "place start", "end")
    play(game, "advance 2")


def final_round(players: int = 2) -> Game:
    """The last Food Day; everyone has just the corn that three workers eat, and no monuments are left."""
    game = begin(players)
    today(game, 27)
    on_offer_monuments(game)
    for seat in range(1, players + 1):
        give(game, seat, corn=6)
    return game


def finish(game: Game, *lines: str) -> None:
    """Take the last turn of the game; the number of days that follow is of no interest any more."""
    last_turn(game, *lines)
    if game.decision == "calendar":
        play(game, "advance 1")
    assert game.over


# 36 and 37: the top step


def climbing(temple: str, step: int, light: int = 1) -> Game:
    """Seat 1 of two stands on a step and is about to climb a temple of its choice at Uxmal."""
    game = begin(2)
    give(game, 1, corn=3, light=light, **{temple: step})
    worker(game, 1, "uxmal", 1)
    return game


def leave_skull(game: Game, temple: str) -> None:
    """Seat 1 leaves a skull in Chichen Itza, where it pleases that god."""
    action = ITZA[temple][0]
    give(game, 1, skulls=1)
    worker(game, 1, "chichen_itza", action)
    play(game, f"pick chichen_itza {action}", f"act chichen_itza {action}")


@pytest.mark.parametrize(("temple", "top"), TOPS.items())
def test_ruling_36_nobody_joins_another_on_the_top_step(temple: str, top: int) -> None:
    game = climbing(temple, top - 1)
    give(game, 2, **{temple: top})
    play(game, "pick uxmal 1", "act uxmal 1")
    assert game.legal == [f"climb {other}" for other in TOPS if other != temple]


@pytest.mark.parametrize(("temple", "top"), TOPS.items())
def test_ruling_36_a_step_to_an_occupied_top_is_wasted_and_the_rest_happens(temple: str, top: int) -> None:
    game = climbing(temple, top - 1)
    give(game, 2, **{temple: top})
    leave_skull(game, temple)
    assert has(game, 1, temple) == top - 1
    assert has(game, 1, "points") == ITZA[temple][1]


@pytest.mark.parametrize(("temple", "top"), TOPS.items())
def test_ruling_36_a_step_beyond_ones_own_top_is_wasted(temple: str, top: int) -> None:
    game = climbing(temple, top)
    leave_skull(game, temple)
    assert has(game, 1, temple) == top
    assert has(game, 1, "points") == ITZA[temple][1]


@pytest.mark.parametrize(("temple", "top"), TOPS.items())
def test_ruling_36_the_step_below_the_top_is_shared(temple: str, top: int) -> None:
    game = climbing(temple, top - 2)
    give(game, 2, **{temple: top - 1})
    play(game, "pick uxmal 1", "act uxmal 1", f"climb {temple}")
    assert has(game, 1, temple) == has(game, 2, temple) == top - 1


@pytest.mark.parametrize(("temple", "top"), TOPS.items())
def test_ruling_36_the_top_is_free_again_when_its_owner_angers_the_gods(temple: str, top: int) -> None:
    game = climbing(temple, top - 1)
    give(game, 2, **{temple: top})
    to_move(game, 2, starter=2)
    play(game, f"beg {temple}", "place tikal", "end")
    play(game, "pick uxmal 1", "act uxmal 1", f"climb {temple}")
    assert (has(game, 1, temple), has(game, 2, temple)) == (top, top - 1)


@pytest.mark.parametrize(("temple", "top"), TOPS.items())
def test_ruling_37_arriving_at_the_top_turns_the_board_to_its_light_side(temple: str, top: int) -> None:
    game = climbing(temple, top - 1, light=0)
    play(game, "pick uxmal 1", "act uxmal 1", f"climb {temple}")
    assert has(game, 1, "light") == 1


@pytest.mark.parametrize(("temple", "top"), TOPS.items())
def test_ruling_37_arriving_by_a_skull_turns_the_board_too(temple: str, top: int) -> None:
    game = climbing(temple, top - 1, light=0)
    leave_skull(game, temple)
    assert has(game, 1, "light") == 1


@pytest.mark.parametrize(("temple", "top"), TOPS.items())
def test_ruling_37_a_lower_step_does_not_turn_the_board(temple: str, top: int) -> None:
    game = climbing(temple, top - 2, light=0)
    play(game, "pick uxmal 1", "act uxmal 1", f"climb {temple}")
    assert has(game, 1, "light") == 0


@pytest.mark.parametrize(("temple", "top"), TOPS.items())
def test_ruling_37_a_wasted_step_of_who_stands_on_top_does_not_turn_the_board(temple: str, top: int) -> None:
    game = climbing(temple, top, light=0)
    leave_skull(game, temple)
    assert has(game, 1, "light") == 0


@pytest.mark.parametrize(("temple", "top"), TOPS.items())
def test_ruling_37_a_step_denied_by_another_does_not_turn_the_board(temple: str, top: int) -> None:
    game = climbing(temple, top - 1, light=0)
    give(game, 2, **{temple: top})
    leave_skull(game, temple)
    assert has(game, 1, "light") == 0


@pytest.mark.parametrize(("temple", "top"), TOPS.items())
def test_ruling_37_coming_back_to_the_top_turns_the_board_again(temple: str, top: int) -> None:
    game = climbing(temple, top, light=0)
    give(game, 1, corn=0)
    play(game, f"beg {temple}")
    assert has(game, 1, "light") == 0
    play(game, "pick uxmal 1", "act uxmal 1", f"climb {temple}")
    assert has(game, 1, "light") == 1


# 38: the Starting Player Marker


@pytest.mark.parametrize(
    ("players", "starter", "user", "next_starter"),
    [
        (4, 1, 3, 3),
        (4, 1, 4, 4),
        (4, 2, 1, 1),
        (4, 1, 1, 2),
        (4, 3, 3, 4),
        (4, 4, 4, 1),
        (3, 1, 3, 3),
        (3, 2, 2, 3),
        (3, 3, 3, 1),
        (2, 1, 2, 2),
        (2, 2, 2, 1),
    ],
)
def test_ruling_38_who_starts_after_the_space_was_used(
    players: int, starter: int, user: int, next_starter: int
) -> None:
    """The user starts; but who has the marker already hands it to the left and comes last."""
    game = begin(players)
    to_move(game, user, starter)
    play(game, "place start", "end")
    finish_round(game)
    order = []
    for gear in GEARS[:players]:
        order.append(game.seat)
        play(game, f"place {gear}", "end")
    assert order == [(next_starter - 1 + turn) % players + 1 for turn in range(players)]


def test_ruling_38_the_marker_stays_where_it_is_when_nobody_uses_the_space() -> None:
    game = begin(4)
    to_move(game, 2, starter=3)
    play(game, "place tikal", "end")
    assert (round_now(game), game.seat) == (2, 3)


def test_ruling_38_the_round_ends_in_its_old_order() -> None:
    game = begin(4)
    to_move(game, 2)
    play(game, "place start", "end")
    assert game.seat == 3
    play(game, "place tikal", "end")
    assert game.seat == 4


# 39 and 40: one day or two


def test_ruling_39_the_player_on_the_space_decides_when_all_turns_are_over() -> None:
    game = begin(3)
    to_move(game, 2)
    play(game, "place start", "end")
    assert (game.seat, game.decision) == (3, "turn")
    play(game, "place tikal", "end")
    assert (game.seat, game.decision, list(game.legal)) == (2, "calendar", ["advance 1", "advance 2"])


def test_ruling_39_the_choice_comes_after_feeding_and_rewards() -> None:
    game = begin(2)
    today(game, 8)
    give(game, 2, corn=6, chaac=2)
    last_turn(game, "place start", "end")
    assert (game.decision, round_now(game)) == ("calendar", 8)
    assert (has(game, 2, "corn"), has(game, 2, "stone")) == (0, 1)


@pytest.mark.parametrize(("days", "light"), [(1, 1), (2, 0)])
def test_ruling_39_only_the_second_day_uses_up_the_light_side(days: int, light: int) -> None:
    game = begin(2)
    last_turn(game, "place start", "end")
    play(game, f"advance {days}")
    assert round_now(game) == 1 + days
    assert (has(game, 1, "light"), has(game, 2, "light")) == (1, light)


def test_ruling_39_a_dark_board_allows_one_day_only() -> None:
    game = begin(2)
    give(game, 2, light=0)
    last_turn(game, "place start", "end")
    assert (game.decision, round_now(game)) == ("turn", 2)


def test_ruling_39_nobody_is_asked_when_the_space_is_empty() -> None:
    game = begin(2)
    last_turn(game)
    assert (game.decision, round_now(game)) == ("turn", 2)


@pytest.mark.parametrize("owner", [1, 2, 3])
@pytest.mark.parametrize(("gear", "last"), LAST.items())
def test_ruling_39_a_worker_that_the_second_day_would_push_off_forbids_it(gear: str, last: int, owner: int) -> None:
    game = begin(3)
    worker(game, owner, gear, last - 1)
    last_turn(game, "place start", "end")
    assert (game.decision, round_now(game)) == ("turn", 2)
    assert who(game, gear, last) == owner
    assert has(game, 3, "light") == 1


@pytest.mark.parametrize(
    ("gear", "space"),
    [(gear, space) for gear, last in LAST.items() for space in range(last + 1) if space != last - 1],
)
def test_ruling_39_workers_elsewhere_do_not_forbid_two_days(gear: str, space: int) -> None:
    game = begin(2)
    worker(game, 1, gear, space)
    speed_up(game)
    assert round_now(game) == 3
    expected = [space + 2] if space + 2 <= LAST[gear] else []
    assert [place for place in range(GEAR_SPACES[gear]) if who(game, gear, place)] == expected


@pytest.mark.parametrize(("gear", "last"), LAST.items())
def test_ruling_40_dummies_do_not_forbid_two_days(gear: str, last: int) -> None:
    game = begin(3)
    worker(game, "dummy", gear, last - 1)
    speed_up(game)
    assert round_now(game) == 3
    assert who(game, gear, last + 1) == "dummy"


# 41: Food Days that are skipped over


def food_days(game: Game) -> list[int]:
    """Play on with as little as possible; the rounds at whose end points change are the Food Days."""
    days = []
    while not game.over:
        day, before = round_now(game), [has(game, seat, "points") for seat in range(1, game.players + 1)]
        finish_round(game)
        if game.over or before != [has(game, seat, "points") for seat in range(1, game.players + 1)]:
            days.append(day)
    return days


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ruling_41_food_days_of_a_game_without_a_skipped_day(players: int) -> None:
    assert food_days(begin(players)) == [8, 14, 21, 27]


@pytest.mark.parametrize(
    ("day", "days"),
    [
        (6, [8, 14, 21, 27]),
        (7, [9, 14, 21, 27]),
        (8, [14, 21, 27]),
        (12, [14, 21, 27]),
        (13, [15, 21, 27]),
        (19, [21, 27]),
        (20, [22, 27]),
        (25, [27]),
        (26, [28]),
    ],
)
def test_ruling_41_a_food_day_skipped_over_is_the_new_round_and_later_ones_stay(day: int, days: list[int]) -> None:
    game = begin(2)
    today(game, day)
    speed_up(game)
    assert round_now(game) == day + 2
    assert food_days(game) == days


@pytest.mark.parametrize(("day", "points"), [(7, -9), (13, -9 + 6), (20, -9), (26, -9 + 6)])
def test_ruling_41_nothing_happens_before_everyone_has_had_a_turn(day: int, points: int) -> None:
    """Two players without corn, level in all temples: three unfed workers each, and half of every bonus."""
    game = begin(2)
    today(game, day)
    speed_up(game)
    play(game, "place palenque", "end")
    assert not game.over
    assert game.scores == [0, 0]
    play(game, "place yaxchilan", "end")
    assert game.scores == [points, points]
    assert game.over == (day == 26)


# 42: corn on the wheel


def test_ruling_42_a_round_without_the_space_puts_one_corn_on_its_own_tooth() -> None:
    game = begin(2)
    last_turn(game)
    assert corn_on_wheel(game) == 1
    last_turn(game, "place yaxchilan", "end")
    assert corn_on_wheel(game) == 2
    assert game.state["teeth"].max() == 1


@pytest.mark.parametrize("days", [1, 2])
def test_ruling_42_no_corn_in_a_round_whose_space_was_used(days: int) -> None:
    game = begin(2)
    last_turn(game, "place start", "end")
    play(game, f"advance {days}")
    assert corn_on_wheel(game) == 0


def test_ruling_42_no_corn_when_the_user_had_no_choice_of_days() -> None:
    game = begin(2)
    give(game, 2, light=0)
    last_turn(game, "place start", "end")
    assert (round_now(game), corn_on_wheel(game)) == (2, 0)


def test_ruling_42_the_user_takes_all_the_corn_when_the_turn_is_over() -> None:
    game = begin(3)
    today(game, 6)
    wheel(game, 5)
    to_move(game, 2)
    play(game, "place start")
    assert list(game.legal) == ["end"]  # a second worker would cost a corn, and those of the wheel cannot pay
    assert (has(game, 2, "corn"), corn_on_wheel(game)) == (0, 5)
    play(game, "end")
    assert (has(game, 2, "corn"), corn_on_wheel(game)) == (5, 0)
    assert game.seat == 3


def test_ruling_42_corn_of_the_wheel_feeds_on_the_same_day() -> None:
    game = begin(2)
    today(game, 8)
    wheel(game, 7)
    last_turn(game, "place start", "end")
    assert (has(game, 2, "corn"), has(game, 2, "points")) == (1, 0)


def test_ruling_42_the_space_is_for_one_worker_a_round() -> None:
    game = begin(3)
    play(game, "place start")
    assert "place start" not in game.legal
    play(game, "end")
    assert "place start" not in game.legal


def test_ruling_42_the_space_is_empty_in_the_next_round() -> None:
    game = begin(2)
    last_turn(game, "place start", "end")
    play(game, "advance 1")
    assert "place start" in game.legal


# 43: workers that are pushed off, and dummies


@pytest.mark.parametrize(("gear", "last"), LAST.items())
def test_ruling_43_a_worker_pushed_off_comes_back_without_an_action(gear: str, last: int) -> None:
    game = begin(2)
    give(game, 1, skulls=1)
    before = game.state.copy()
    worker(game, 1, gear, last)
    last_turn(game)
    assert (has(game, 1, "workers"), on_gears(game, 1)) == (3, 0)
    for field in ("corn", "points", "blocks", "skulls", "temple", "tech"):
        assert np.array_equal(game.state[field][0], before[field][0]), field


@pytest.mark.parametrize(("gear", "last"), LAST.items())
def test_ruling_43_workers_move_one_space_a_day(gear: str, last: int) -> None:
    game = begin(2)
    for space in (0, 1, last - 1):
        worker(game, 1, gear, space)
    last_turn(game, "place start", "end")
    assert [space for space in range(GEAR_SPACES[gear]) if who(game, gear, space) == 1] == [1, 2, last]


@pytest.mark.parametrize(("gear", "space"), ALL_SPACES)
def test_ruling_43_dummies_ride_round_the_whole_gear(gear: str, space: int) -> None:
    game = begin(3)
    worker(game, "dummy", gear, space)
    last_turn(game, "place start", "end")
    play(game, "advance 1")
    dummies = [place for place in range(GEAR_SPACES[gear]) if who(game, gear, place) == "dummy"]
    assert dummies == [(space + 1) % GEAR_SPACES[gear]]


@pytest.mark.parametrize(("gear", "space"), ALL_SPACES)
def test_ruling_43_dummies_ride_two_spaces_on_two_days(gear: str, space: int) -> None:
    game = begin(3)
    worker(game, "dummy", gear, space)
    speed_up(game)
    dummies = [place for place in range(GEAR_SPACES[gear]) if who(game, gear, place) == "dummy"]
    assert dummies == [(space + 2) % GEAR_SPACES[gear]]


def test_ruling_43_a_whole_gear_turns_at_once() -> None:
    """A dummy behind a worker neither holds it up nor is lost, and the hidden dummy comes round to space 0."""
    game = begin(3)
    for space in (6, 7, 8, 9):
        worker(game, "dummy", "uxmal", space)
    worker(game, 1, "uxmal", 5)
    worker(game, 2, "uxmal", 0)
    last_turn(game)
    assert [who(game, "uxmal", space) for space in range(10)] == [
        "dummy", 2, None, None, None, None, 1, "dummy", "dummy", "dummy",
    ]  # fmt: skip


def test_ruling_43_a_dummy_that_has_come_round_blocks_its_space() -> None:
    game = begin(3)
    give(game, 1, corn=5)
    worker(game, "dummy", "palenque", 9)
    last_turn(game)
    play(game, "place palenque")
    assert (who(game, "palenque", 0), who(game, "palenque", 1)) == ("dummy", 1)
    assert has(game, 1, "corn") == 4


# 44: the worker on the Starting Player Space


def test_ruling_44_a_worker_on_the_starting_player_space_eats() -> None:
    game = begin(2)
    today(game, 8)
    give(game, 2, corn=6)
    last_turn(game, "place start", "end")
    assert (has(game, 2, "corn"), has(game, 2, "points")) == (0, 0)


def test_ruling_44_a_worker_on_the_starting_player_space_counts_as_unfed() -> None:
    game = begin(2)
    today(game, 8)
    last_turn(game, "place start", "end")
    assert has(game, 2, "points") == -9


# 45 and 46: wealth tiles and dummies

SEEDS = range(200)
NUMBER_OF_DUMMIES = {2: 12, 3: 6, 4: 0}
PREFIXES = {"pal": "palenque", "yax": "yaxchilan", "tik": "tikal", "uxm": "uxmal", "chi": "chichen_itza"}


def undealt(game: Game) -> list[tuple[str, int]]:
    """The spaces printed on the wealth tiles that nobody was dealt, in the order of drawing."""
    tiles = [WEALTH[tile] for tile in game.state["wealth"][4 * game.players :]]
    return [(PREFIXES[tile[:3]], int(tile[3:])) for tile in tiles]


def dummies_by_the_book(spaces: list[tuple[str, int]], number: int) -> list[tuple[str, int]]:
    """Where dummies stand when these tiles are drawn one by one until all are placed."""
    placed: list[tuple[str, int]] = []
    for gear, space in spaces:
        first = gear not in {seen for seen, _ in placed}
        placed.append((gear, space))
        if first and gear != "chichen_itza":
            placed.append((gear, (space + 5) % 10))
    return placed[:number]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ruling_45_dummies_stand_before_anyone_chooses(players: int) -> None:
    for seed in SEEDS:
        game = antikythera.new("tzolkin", players=players, seed=seed)
        assert (game.decision, game.seat) == ("wealth", 1)
        standing = [space for space in ALL_SPACES if who(game, *space) == "dummy"]
        assert standing == sorted(dummies_by_the_book(undealt(game), NUMBER_OF_DUMMIES[players]), key=ALL_SPACES.index)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ruling_45_each_player_keeps_two_of_four_tiles(players: int) -> None:
    game = antikythera.new("tzolkin", players=players, seed=5)
    hands = game.state["wealth"][: 4 * players].reshape(players, 4).copy()
    assert len(set(hands.ravel().tolist())) == 4 * players
    for seat, hand in enumerate(hands, 1):
        assert game.seat == seat
        pairs = [f"keep {WEALTH[a]} {WEALTH[b]}" for a, b in combinations(sorted(hand), 2)]
        assert sorted(game.legal) == sorted(pairs)
        play(game, pairs[-1])
    assert (game.decision, game.seat, round_now(game)) == ("turn", 1, 1)


def test_ruling_45_nobody_gets_anything_before_all_have_chosen() -> None:
    game = antikythera.new("tzolkin", players=4, seed=5)
    fresh = game.state.copy()
    for _ in range(3):
        play(game, game.legal[0])
    for field in ("corn", "blocks", "skulls", "temple", "tech", "workers"):
        assert np.array_equal(game.state[field], fresh[field]), field
    play(game, game.legal[0])
    assert game.state["corn"].sum() > 0


def test_ruling_45_everyone_begins_with_three_workers_on_the_light_side_and_the_white_steps() -> None:
    game = antikythera.new("tzolkin", players=3, seed=2)
    for field, value in {"workers": 3, "light": 1, "temple": 1, "corn": 0, "points": 0, "blocks": 0, "tech": 0}.items():
        assert (game.state[field][:3] == value).all(), field


@pytest.mark.parametrize(("players", "number"), NUMBER_OF_DUMMIES.items())
def test_ruling_46_number_of_dummies(players: int, number: int) -> None:
    for seed in SEEDS:
        game = antikythera.new("tzolkin", players=players, seed=seed)
        assert sum(who(game, *space) == "dummy" for space in ALL_SPACES) == number


@pytest.mark.parametrize("players", [2, 3])
def test_ruling_46_only_the_first_dummy_of_a_small_gear_brings_another(players: int) -> None:
    for seed in SEEDS:
        game = antikythera.new("tzolkin", players=players, seed=seed)
        placed = dummies_by_the_book(undealt(game), NUMBER_OF_DUMMIES[players])
        assert {space for space in ALL_SPACES if who(game, *space) == "dummy"} == set(placed)


@pytest.mark.parametrize("players", [2, 3])
def test_ruling_46_the_seeds_show_every_case(players: int) -> None:
    """Hidden opposites, no opposite at Chichen Itza, and a last dummy whose opposite space stays empty."""
    seen = set()
    for seed in SEEDS:
        game = antikythera.new("tzolkin", players=players, seed=seed)
        placed = dummies_by_the_book(undealt(game), NUMBER_OF_DUMMIES[players])
        last_gear = placed[-1][0]
        if last_gear != "chichen_itza" and [gear for gear, _ in placed].count(last_gear) == 1:
            seen.add("left alone")
        seen |= {"hidden" for gear, space in placed if (gear, space) in {(g, 8) for g in GEARS[:4]}}
        seen |= {"itza" for gear, space in placed if gear == "chichen_itza" and space in (0, 3, 5, 7, 10)}
    assert seen == {"left alone", "hidden", "itza"}


@pytest.mark.parametrize(("players", "monuments", "fields"), [(2, 4, 2), (3, 5, 3), (4, 6, 4)])
def test_ruling_46_what_else_depends_on_the_number_of_players(players: int, monuments: int, fields: int) -> None:
    game = antikythera.new("tzolkin", players=players, seed=3)
    assert np.count_nonzero(game.state["monuments"]) == monuments
    assert len(row(game)) == 6
    assert set(row(game)) <= set(DATA["age1"])
    assert game.state["jungle"].tolist() == [[fields, 0], [fields, fields], [fields, fields], [fields, fields]]
    assert game.state["skull_bank"] == 13


# 47 and 48: feeding


@pytest.mark.parametrize(
    ("workers", "corn", "left", "points"),
    [
        (3, 6, 0, 0),
        (3, 7, 1, 0),
        (3, 20, 14, 0),
        (3, 5, 1, -3),
        (3, 4, 0, -3),
        (3, 2, 0, -6),
        (3, 1, 1, -9),
        (3, 0, 0, -9),
        (4, 7, 1, -3),
        (5, 10, 0, 0),
        (6, 11, 1, -3),
        (6, 0, 0, -18),
    ],
)
def test_ruling_47_feed_as_many_as_one_can(workers: int, corn: int, left: int, points: int) -> None:
    game = begin(2)
    today(game, 8)
    give(game, 1, workers=workers, corn=corn)
    last_turn(game)
    assert (has(game, 1, "corn"), has(game, 1, "points"), has(game, 1, "workers")) == (left, points, workers)


@pytest.mark.parametrize("day", [8, 14, 21])
def test_ruling_47_everyone_feeds_on_every_food_day(day: int) -> None:
    game = begin(4)
    today(game, day)
    for seat in range(1, 5):
        give(game, seat, corn=10 + seat)
    last_turn(game)
    assert [has(game, seat, "corn") for seat in range(1, 5)] == [5, 6, 7, 8]


@pytest.mark.parametrize("day", [1, 7, 9, 13, 15, 20, 22, 26])
def test_ruling_47_nobody_eats_on_other_days(day: int) -> None:
    game = begin(2)
    today(game, day)
    give(game, 1, corn=10)
    last_turn(game)
    assert [has(game, seat, "points") for seat in (1, 2)] == [0, 0]
    assert has(game, 1, "corn") == 10


def test_ruling_47_workers_in_hand_and_on_gears_eat_alike() -> None:
    game = begin(2)
    today(game, 8)
    give(game, 1, corn=8, workers=4)
    worker(game, 1, "uxmal", 7)
    worker(game, 1, "chichen_itza", 2)
    last_turn(game)
    assert has(game, 1, "corn") == 0


@pytest.mark.parametrize(
    ("owned", "tiles", "workers", "need"),
    [
        ("farm_1 farm_1 farm_all", None, 5, 3),
        ("farm_1", None, 3, 4),
        ("farm_1 farm_1 farm_1", None, 3, 0),
        ("farm_1 farm_1 farm_1", None, 4, 2),
        ("farm_all", None, 3, 3),
        ("farm_all", None, 6, 6),
        ("farm_all farm_all", None, 6, 0),
        ("farm_all farm_all farm_1", None, 4, 0),
        ("farm_3", None, 3, 0),
        ("farm_3", None, 5, 4),
        ("farm_3 farm_3", None, 4, 0),
        ("farm_3 farm_1", None, 6, 4),
        ("farm_3 farm_all", None, 5, 2),
        ("", ("uxm3", "chi10"), 3, 4),
        ("farm_1", ("uxm3", "chi10"), 3, 2),
        ("farm_all", ("uxm3", "chi10"), 4, 3),
    ],
)
def test_ruling_48_farms_add_up(owned: str, tiles: tuple[str, str] | None, workers: int, need: int) -> None:
    """With the corn needed nobody goes hungry and none is left; one more stays, one less leaves one worker unfed."""
    for spare in (0, 1, *([-1] if need else [])):
        game = begin(2)
        today(game, 21)
        give(game, 1, workers=workers, corn=need + spare)
        owns(game, 1, *owned.split())
        if tiles:
            keeps(game, 1, *tiles)
        last_turn(game)
        assert has(game, 1, "points") == min(0, 3 * spare)
        if spare >= 0:
            assert has(game, 1, "corn") == spare


def test_ruling_48_free_workers_come_first_when_corn_is_short() -> None:
    """Four workers at 1 corn each, one of them free, and 2 corn: one goes hungry."""
    game = begin(2)
    today(game, 8)
    give(game, 1, workers=4, corn=2)
    owns(game, 1, "farm_1", "farm_all")
    last_turn(game)
    assert (has(game, 1, "corn"), has(game, 1, "points")) == (0, -3)


def test_ruling_48_farms_of_others_do_not_feed() -> None:
    game = begin(2)
    today(game, 8)
    give(game, 1, corn=6)
    owns(game, 2, "farm_all", "farm_1")
    last_turn(game)
    assert has(game, 1, "corn") == 0


# 49: the change of buildings


def test_ruling_49_the_second_food_day_lays_out_six_buildings_of_the_second_age() -> None:
    game = begin(2)
    today(game, 14)
    assert set(row(game)) <= set(DATA["age1"])
    last_turn(game)
    assert len(row(game)) == 6
    assert set(row(game)) <= set(DATA["age2"])


def test_ruling_49_blank_spaces_are_filled_too() -> None:
    game = begin(2)
    today(game, 14)
    on_offer(game, "farm_1")
    last_turn(game)
    assert len(row(game)) == 6


@pytest.mark.parametrize("day", [7, 8, 9, 13, 21, 22])
def test_ruling_49_no_other_round_changes_the_row(day: int) -> None:
    game = begin(2)
    today(game, day)
    before = row(game)
    last_turn(game)
    assert row(game) == before


def test_ruling_49_monuments_and_what_is_built_stay() -> None:
    game = begin(2)
    today(game, 14)
    on_offer_monuments(game, "m_corn", "m_skulls")
    owns(game, 1, "farm_1")
    monuments = game.state["monuments"].tolist()
    last_turn(game)
    assert game.state["monuments"].tolist() == monuments
    assert built(game, 1) == ["farm_1"]


def test_ruling_49_a_late_second_food_day_delays_the_change() -> None:
    game = begin(2)
    today(game, 13)
    speed_up(game)
    assert set(row(game)) <= set(DATA["age1"])
    last_turn(game)
    assert (round_now(game), len(row(game))) == (16, 6)
    assert set(row(game)) <= set(DATA["age2"])


@pytest.mark.parametrize(("day", "food_days_over", "age"), [(14, 1, "age1"), (15, 1, "age1"), (15, 2, "age2")])
def test_ruling_49_new_buildings_come_from_the_age_of_the_day(day: int, food_days_over: int, age: str) -> None:
    """Seat 1 of two builds; the spaces are filled at the end of that turn, when the day is not over yet."""
    game = begin(2)
    today(game, day, food_days_over)
    kind = {"age1": "farm_1", "age2": "farm_3"}[age]
    on_offer(game, kind)
    give(game, 1, wood=2)
    worker(game, 1, "tikal", 2)
    to_move(game, 1)
    play(game, "pick tikal 2", "act tikal 2", f"build {kind}", "end")
    assert row(game)
    assert set(row(game)) <= set(DATA[age])


def test_ruling_49_all_is_done_before_the_calendar_moves() -> None:
    """When the player on the Starting Player Space chooses, workers are fed, buildings changed and temples scored."""
    game = begin(2)
    today(game, 14)
    give(game, 2, corn=6)
    worker(game, 1, "uxmal", 7)
    last_turn(game, "place start", "end")
    assert (game.decision, round_now(game)) == ("calendar", 14)
    assert (has(game, 2, "corn"), game.scores) == (0, [-9 + 6, 6])
    assert set(row(game)) <= set(DATA["age2"])
    assert who(game, "uxmal", 7) == 1


# 50: the middle of an age

GIFTS = {
    "chaac": ("stone", [0, 0, 1, 1, 2, 2, 2]),
    "quetzalcoatl": ("gold", [0, 0, 0, 1, 1, 2, 2, 2, 2]),
    "kukulcan": ("wood", [0, 0, 1, 1, 2, 2, 2, 2]),
}
SKULL_STEP = 5


@pytest.mark.parametrize("day", [8, 21])
@pytest.mark.parametrize(
    ("temple", "step", "block", "number"),
    [(temple, step, block, n) for temple, (block, numbers) in GIFTS.items() for step, n in enumerate(numbers)],
)
def test_ruling_50_gifts_of_a_step_and_all_below(temple: str, step: int, block: str, number: int, day: int) -> None:
    game = begin(2)
    today(game, day)
    give(game, 1, corn=6, **{temple: step})
    last_turn(game)
    blocks = {name: has(game, 1, name) for name in ("wood", "stone", "gold")}
    assert blocks == {"wood": 0, "stone": 0, "gold": 0} | {block: number}
    assert has(game, 1, "skulls") == (temple == "kukulcan" and step >= SKULL_STEP)
    assert has(game, 1, "points") == 0


def test_ruling_50_all_temples_give() -> None:
    """The example of the rulebook, with Red, Blue and Yellow as seats 1, 2 and 3."""
    game = begin(3)
    today(game, 8)
    give(game, 1, chaac=2, kukulcan=6)
    give(game, 2, chaac=4, kukulcan=4)
    give(game, 3, chaac=4, kukulcan=0)
    last_turn(game)
    gifts = [[has(game, seat, name) for name in ("wood", "stone", "gold", "skulls")] for seat in (1, 2, 3)]
    assert gifts == [[2, 1, 0, 1], [2, 2, 0, 0], [0, 2, 0, 0]]


@pytest.mark.parametrize("day", [7, 9, 14, 20])
def test_ruling_50_no_gifts_on_other_days(day: int) -> None:
    game = begin(2)
    today(game, day)
    give(game, 1, chaac=6, quetzalcoatl=8, kukulcan=7)
    last_turn(game)
    assert [has(game, 1, name) for name in ("wood", "stone", "gold", "skulls")] == [0, 0, 0, 0]


@pytest.mark.parametrize("day", [8, 21])
@pytest.mark.parametrize(
    ("bank", "devout", "each"), [(0, 1, 0), (1, 1, 1), (1, 2, 0), (2, 2, 1), (2, 3, 0), (3, 3, 1), (4, 3, 1)]
)
def test_ruling_50_skulls_for_all_or_for_nobody(bank: int, devout: int, each: int, day: int) -> None:
    """Of four players, the first ones stand high enough for a skull; the last one holds those not in the bank."""
    game = begin(4)
    today(game, day)
    give(game, 4, skulls=13 - bank)
    for seat in range(1, devout + 1):
        give(game, seat, kukulcan=SKULL_STEP)
    last_turn(game)
    assert [has(game, seat, "skulls") for seat in range(1, 4)] == [each] * devout + [0] * (3 - devout)
    assert [has(game, seat, "wood") for seat in range(1, 4)] == [2] * devout + [0] * (3 - devout)
    assert game.state["skull_bank"] == bank - each * devout


# 51: the end of an age

STEPS = {
    "chaac": [-1, 0, 2, 4, 6, 7, 8],
    "quetzalcoatl": [-2, 0, 1, 2, 4, 6, 9, 12, 13],
    "kukulcan": [-3, 0, 1, 3, 5, 7, 9, 10],
}
BONUS = {14: {"chaac": 6, "quetzalcoatl": 2, "kukulcan": 4}, 27: {"chaac": 2, "quetzalcoatl": 6, "kukulcan": 4}}


def temple_points(day: int, *steps: dict[str, int]) -> list[float]:
    """Points of the seats at the end of an age, everyone being fed and having nothing else; all begin at the start."""
    game = begin(len(steps))
    today(game, day)
    for seat, step in enumerate(steps, 1):
        give(game, seat, corn=6, **step)
    last_turn(game)
    return game.scores


@pytest.mark.parametrize(("day", "points"), [(14, [16, 15, 7]), (27, [18, 15, 7])])
def test_ruling_51_the_example_of_the_rulebook(day: int, points: list[float]) -> None:
    red, blue, yellow = {"chaac": 2, "kukulcan": 6}, {"chaac": 4, "kukulcan": 4}, {"chaac": 4, "kukulcan": 0}
    assert temple_points(day, red, blue, yellow) == points


@pytest.mark.parametrize("day", [14, 27])
@pytest.mark.parametrize(
    ("temple", "step", "points"), [(t, step, points) for t, steps in STEPS.items() for step, points in enumerate(steps)]
)
def test_ruling_51_points_of_every_step_and_the_bonus_of_the_highest(
    temple: str, step: int, points: int, day: int
) -> None:
    """Seat 2 is ahead in the other two temples, so that seat 1 has only what this temple gives."""
    ahead = {other: 2 for other in TOPS if other != temple}
    behind = {temple: 0 if step else 1}
    expected = points + (BONUS[day][temple] if step else 0)
    assert temple_points(day, {temple: step}, ahead | behind)[0] == expected


@pytest.mark.parametrize("day", [14, 27])
@pytest.mark.parametrize("tied", [2, 3, 4])
@pytest.mark.parametrize("temple", TOPS)
def test_ruling_51_everyone_tied_gets_half_the_bonus(temple: str, tied: int, day: int) -> None:
    """Seat 1 is ahead in the other temples; the first seats stand together on the second step of this one."""
    ahead = {other: 2 for other in TOPS if other != temple}
    steps = [{temple: 2}] * tied + [{}] * (4 - tied)
    scores = temple_points(day, ahead | steps[0], *steps[1:])
    half = BONUS[day][temple] // 2
    assert scores[1:] == [STEPS[temple][2] + half] * (tied - 1) + [0] * (4 - tied)


@pytest.mark.parametrize("day", [14, 27])
def test_ruling_51_the_highest_need_not_stand_high(day: int) -> None:
    """All on the lowest steps: everyone loses 6, and is tied three times for 6 in all."""
    bottom = {"chaac": 0, "quetzalcoatl": 0, "kukulcan": 0}
    assert temple_points(day, bottom, bottom) == [0, 0]
    assert temple_points(day, {}, bottom) == [12, -6]


# 52 to 54: the end of the game


def test_ruling_52_workers_eat_before_the_last_corn_is_counted() -> None:
    """Half of each bonus makes 6 points; one corn is left."""
    game = final_round()
    give(game, 1, corn=7)
    finish(game)
    assert game.scores == [6.25, 6]


def test_ruling_52_corn_of_the_wheel_feeds_and_counts() -> None:
    game = final_round()
    give(game, 2, corn=0)
    wheel(game, 9)
    finish(game, "place start", "end")
    assert game.scores == [6, 6.75]


@pytest.mark.parametrize(("gear", "last"), LAST.items())
def test_ruling_52_the_extra_day_pushes_workers_off_before_the_tie_is_broken(gear: str, last: int) -> None:
    """Both have one worker on the gears: seat 1 at the end of a gear, seat 2 at the beginning of Tikal."""
    game = final_round()
    worker(game, 1, gear, last)
    finish(game)
    assert game.scores == [6, 6]
    assert game.winners == [2]


@pytest.mark.parametrize(("gear", "last"), LAST.items())
def test_ruling_52_the_extra_day_is_one_day(gear: str, last: int) -> None:
    game = final_round()
    worker(game, 1, gear, last - 1)
    finish(game)
    assert game.winners == [1, 2]


def test_ruling_52_the_worker_on_the_starting_player_space_is_on_no_gear() -> None:
    game = final_round()
    worker(game, 1, "palenque", 3)
    finish(game, "place start", "end")
    assert game.scores == [6, 6]
    assert game.winners == [1]


def test_ruling_52_two_days_before_the_end_do_not_add_another_round() -> None:
    game = final_round()
    last_turn(game, "place start", "end")
    while not game.over:
        play(game, game.legal[-1])
        assert round_now(game) in (27, 28, 29)
    assert game.seat == 0
    assert list(game.legal) == []


@pytest.mark.parametrize(
    ("left", "points"),
    [
        ({"corn": 1}, 0.25),
        ({"corn": 2}, 0.5),
        ({"corn": 3}, 0.75),
        ({"corn": 4}, 1),
        ({"wood": 1}, 0.5),
        ({"stone": 1}, 0.75),
        ({"gold": 1}, 1),
        ({"skulls": 1}, 3),
        ({"skulls": 3}, 9),
        ({"stone": 3}, 2.25),
        ({"wood": 1, "stone": 1, "gold": 1, "corn": 2}, 2.75),
        ({"points": -20, "wood": 1}, -19.5),
        ({"points": 100.25, "corn": 3}, 101),
    ],
)
def test_ruling_53_what_is_left_counts_in_quarters(left: dict[str, float], points: float) -> None:
    game = final_round()
    give(game, 1, **{**left, "corn": 6 + left.get("corn", 0)})
    finish(game)
    assert game.scores == [6 + points, 6]


def test_ruling_53_a_quarter_of_a_point_wins() -> None:
    game = final_round()
    give(game, 1, corn=7)
    for gear in ("uxmal", "palenque"):
        worker(game, 2, gear, 1)
    finish(game)
    assert game.winners == [1]


def test_ruling_53_nobody_is_paid_for_corn_before_the_end() -> None:
    game = begin(2)
    give(game, 1, corn=20, gold=5, skulls=2)
    assert game.scores == [0, 0]
    assert game.winners == []


@pytest.mark.parametrize(
    ("spaces", "winners"),
    [((), [2]), (("yaxchilan",), [1, 2]), (("yaxchilan", "uxmal"), [1])],
)
def test_ruling_54_most_workers_on_the_gears_break_a_tie(spaces: tuple[str, ...], winners: list[int]) -> None:
    """Seat 2 ends with one worker on the gears."""
    game = final_round()
    for gear in spaces:
        worker(game, 1, gear, 2)
    finish(game)
    assert game.scores == [6, 6]
    assert game.winners == winners


def test_ruling_54_a_tie_below_zero_is_broken_alike() -> None:
    game = final_round()
    for seat in (1, 2):
        give(game, seat, corn=0)
    worker(game, 1, "yaxchilan", 2)
    worker(game, 1, "uxmal", 2)
    finish(game)
    assert game.scores == [-3, -3]
    assert game.winners == [1]


def test_ruling_54_workers_in_hand_break_no_tie() -> None:
    game = final_round()
    give(game, 1, workers=6, corn=12)
    worker(game, 1, "yaxchilan", 2)
    finish(game)
    assert game.winners == [1, 2]


def test_ruling_54_workers_do_not_matter_without_a_tie() -> None:
    game = final_round()
    give(game, 1, points=1)
    finish(game)
    assert game.winners == [1]


def test_ruling_54_the_tie_is_broken_among_the_best_only() -> None:
    """Seats 1 and 2 lead with one worker each; seat 3 has most workers on the gears and fewer points."""
    game = final_round(3)
    for seat in (1, 2):
        give(game, seat, points=1)
        worker(game, seat, "yaxchilan", seat)
    worker(game, 3, "uxmal", 3)
    finish(game)
    assert game.winners == [1, 2]


def test_ruling_54_dummies_break_no_tie() -> None:
    game = final_round(3)
    worker(game, "dummy", "uxmal", 3)
    worker(game, 1, "yaxchilan", 1)
    worker(game, 2, "yaxchilan", 2)
    finish(game)
    assert game.winners == [1, 2, 3]


# 55 to 57: monuments


def monument_points(game: Game, monument: str) -> float:
    """What a monument adds to the final score of seat 1."""
    bare = game.copy()
    finish(bare)
    owns(game, 1, monument)
    finish(game)
    return game.scores[0] - bare.scores[0]


@pytest.mark.parametrize(("workers", "points"), [(3, 0), (4, 6), (5, 12), (6, 18)])
@pytest.mark.parametrize("where", ["in hand", "on gears", "pushed off"])
def test_ruling_55_workers_in_play_are_those_not_in_the_bank(where: str, workers: int, points: int) -> None:
    game = final_round()
    give(game, 1, workers=workers)
    if where != "in hand":
        for space in range(3):
            worker(game, 1, "uxmal", space if where == "on gears" else 7 - space)
    assert monument_points(game, "m_workers") == points


def test_ruling_55_the_worker_on_the_starting_player_space_is_in_play() -> None:
    game = final_round()
    give(game, 2, workers=4)
    owns(game, 2, "m_workers")
    finish(game, "place start", "end")
    assert game.scores == [6, 6 + 6 - 3]


@pytest.mark.parametrize(
    ("steps", "points"),
    [
        ({}, 0),
        ({"chaac": 0, "quetzalcoatl": 0, "kukulcan": 0}, 0),
        ({"chaac": 0, "quetzalcoatl": 0, "kukulcan": 2}, 3),
        ({"chaac": 6}, 15),
        ({"quetzalcoatl": 8}, 21),
        ({"kukulcan": 7}, 18),
        ({"chaac": 6, "quetzalcoatl": 8, "kukulcan": 7}, 21),
        ({"chaac": 5, "quetzalcoatl": 4, "kukulcan": 3}, 12),
    ],
)
def test_ruling_56_three_points_for_every_step_above_the_start_in_the_best_temple(
    steps: dict[str, int], points: int
) -> None:
    game = final_round()
    give(game, 1, **steps)
    assert monument_points(game, "m_besttemple") == points


def rich(gear: str, space: int) -> Game:
    """Seat 1 can pay for everything; one building and two monuments are on offer."""
    game = begin(2)
    on_offer(game, "farm_1")
    on_offer_monuments(game, "m_corn", "m_skulls")
    give(game, 1, corn=50, wood=9, stone=9, gold=9, skulls=2)
    worker(game, 1, gear, space)
    play(game, f"pick {gear} {space}", f"act {gear} {space}")
    return game


@pytest.mark.parametrize(("gear", "space"), [("tikal", 2), ("uxmal", 4)])
def test_ruling_57_other_actions_build_no_monuments(gear: str, space: int) -> None:
    assert list(rich(gear, space).legal) == ["build farm_1"]


def test_ruling_57_the_tomb_that_builds_builds_no_monuments() -> None:
    game = begin(2)
    on_offer(game, "tomb_build", "farm_1")
    on_offer_monuments(game, "m_corn", "m_skulls")
    give(game, 1, wood=9, stone=9, gold=9, skulls=2)
    worker(game, 1, "tikal", 4)
    play(game, "pick tikal 4", "act tikal 4", "build tomb_build", "climb chaac")
    assert set(game.legal) == {"build farm_1", "stop"}


def test_ruling_57_tikal_4_builds_a_monument() -> None:
    game = rich("tikal", 4)
    assert set(game.legal) == {"build farm_1", "build m_corn", "build m_skulls"}
    play(game, "build m_skulls")
    assert built(game, 1) == ["m_skulls"]
    assert (has(game, 1, "gold"), has(game, 1, "skulls")) == (5, 1)
    assert game.decision == "turn"


# 58: what is hidden


def content(states: States) -> bytes:
    """All fields of a record, without the gaps between them."""
    return b"".join(states[field].tobytes() for field in states.dtype.names)


def seen_by(game: Game, seat: int) -> bytes:
    return content(game.view(seat).states)


def swap(game: Game, field: str, a: int, b: int) -> Game:
    """The same game with two entries of a field exchanged."""
    other = game.copy()
    other.state[field][[a, b]] = other.state[field][[b, a]]
    other.changed()
    return other


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ruling_58_a_choice_of_tiles_is_secret_until_all_have_chosen(players: int) -> None:
    views = set()
    for choice in range(6):
        game = antikythera.new("tzolkin", players=players, seed=8)
        play(game, game.legal[choice])
        views.add(seen_by(game, 2))
    assert len(views) == 1


def test_ruling_58_ones_own_tiles_are_known() -> None:
    views = set()
    for choice in range(6):
        game = antikythera.new("tzolkin", players=2, seed=8)
        play(game, game.legal[choice])
        views.add(seen_by(game, 1))
    assert len(views) == 6


def test_ruling_58_the_tiles_dealt_to_others_are_secret() -> None:
    game = antikythera.new("tzolkin", players=4, seed=8)
    other = swap(game, "wealth", 0, 8)  # between seats 1 and 3
    assert seen_by(game, 2) == seen_by(other, 2)
    assert seen_by(game, 4) == seen_by(other, 4)
    assert seen_by(game, 1) != seen_by(other, 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ruling_58_tiles_that_were_never_drawn_are_secret(players: int) -> None:
    """With any number of players, the last tile of the pile is needed neither for a hand nor for a dummy."""
    game = antikythera.new("tzolkin", players=players, seed=8)
    assert seen_by(game, 2) == seen_by(swap(game, "wealth", 0, 20), 2)


def test_ruling_58_rejected_tiles_stay_secret() -> None:
    """Seats 1 and 3 exchange tiles that neither has kept."""
    game = antikythera.new("tzolkin", players=4, seed=8)
    for _ in range(4):
        play(game, game.legal[0])
    kept = set(game.state["kept"].ravel().tolist())
    hands = game.state["wealth"].tolist()
    mine, theirs = (next(i for i in range(first, first + 4) if hands[i] + 1 not in kept) for first in (0, 8))
    other = swap(game, "wealth", mine, theirs)
    assert seen_by(game, 2) == seen_by(other, 2)
    assert seen_by(game, 1) != seen_by(other, 1)


@pytest.mark.parametrize(("a", "b"), [(8, 13), (14, 31)])
def test_ruling_58_the_order_of_both_stacks_is_secret(a: int, b: int) -> None:
    """Cards 7 to 14 of the first age and all of the second are still in their stacks."""
    game = begin(3)
    other = swap(game, "deck", a, b)
    assert [seen_by(game, seat) for seat in (1, 2, 3)] == [seen_by(other, seat) for seat in (1, 2, 3)]


@pytest.mark.parametrize("field", ["corn", "blocks", "points", "tech", "temple", "skulls", "light"])
def test_ruling_58_what_players_have_is_open(field: str) -> None:
    game = begin(3)
    other = game.copy()
    other.state[field][0] = 0 if field == "light" else 2
    if field == "skulls":
        other.state["skull_bank"] -= 2
    other.changed()
    assert seen_by(game, 2) != seen_by(other, 2)


@pytest.mark.parametrize("chosen", [0, 1, 3])
def test_ruling_58_a_guess_fits_what_is_seen(chosen: int) -> None:
    """Filling in what a seat does not know gives a possible game that looks the same to it."""
    game = antikythera.new("tzolkin", players=3, seed=8)
    for _ in range(chosen):
        play(game, game.legal[1])
    for seed in range(20):
        guess = game.view(2).sample(np.random.default_rng(seed))
        game.rules.validate(guess.states)
        assert seen_by(guess, 2) == seen_by(game, 2)


# The length of a game


def random_rounds(players: int, seed: int) -> tuple[list[int], int]:
    """The rounds of a game played at random, and how often the calendar moved by two days."""
    game, chance = antikythera.new("tzolkin", players=players, seed=seed), random.Random(seed)
    rounds, skipped = [round_now(game)], 0
    while not game.over:
        line = chance.choice(list(game.legal))
        skipped += line == "advance 2"
        play(game, line)
        if not game.over and round_now(game) != rounds[-1]:
            rounds.append(round_now(game))
    return rounds, skipped


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_ruling_52_a_game_has_27_rounds_or_fewer(players: int, seed: int) -> None:
    rounds, skipped = random_rounds(players, seed)
    assert rounds[0] == 1
    assert rounds[-1] in (27, 28)
    assert {later - earlier for earlier, later in pairwise(rounds)} <= {1, 2}
    assert len(rounds) <= 27
    assert skipped or rounds == list(range(1, 28))


def test_a_wealth_tile_that_is_not_known_feeds_nobody() -> None:
    """While tiles are chosen, a place may be empty (0), or others may not know the tile (-1)."""
    fed = [plain(fed_by_tile)(kept) for kept in range(-1, len(WEALTH) + 1)]
    assert fed == [0, 0, *(tile.get("feeds", 0) for tile in DATA["wealth"].values())]
    assert sum(fed) == 1


def test_after_the_fourth_food_day_none_is_due() -> None:
    game = begin()
    today(game, 27, food_days=3)
    assert plain(is_today)(Plain(game.states))
    game.state["food_days"] = 4
    assert not plain(is_today)(Plain(game.states))
