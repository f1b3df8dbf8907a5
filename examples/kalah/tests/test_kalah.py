"""The rules of Kalah as people know them."""

from __future__ import annotations

import pytest
from kalah.rules import SEEDS

import antikythera as ak
from antikythera.testing import check_game


def position(near: list[int], far: list[int], seat: int = 1, stores: tuple[int, int] | None = None) -> ak.Game:
    """A position with these seeds in the pits of seats 1 and 2; without other stores, seat 2 has banked the rest."""
    game = ak.new("kalah", seed=1)
    game.state["pits"][:] = near, far
    game.state["stores"][:] = stores or (0, SEEDS - sum(near) - sum(far))
    game.state["seat"] = seat - 1
    game.changed()
    return game


def pits(game: ak.Game, seat: int) -> list[int]:
    return [int(seeds) for seeds in game.state["pits"][seat - 1]]


def stores(game: ak.Game) -> list[int]:
    return [int(seeds) for seeds in game.state["stores"]]


def told(game: ak.Game) -> list[str]:
    return [event.name for event in game.narration]


def test_every_promise_is_kept() -> None:
    check_game("kalah", games=5)


def test_four_seeds_are_in_every_pit_and_seat_1_begins() -> None:
    game = ak.new("kalah", seed=5)
    assert pits(game, 1) == pits(game, 2) == [4] * 6
    assert stores(game) == [0, 0]
    assert game.seat == 1
    assert list(game.legal) == [f"sow {pit}" for pit in range(1, 7)]


def test_seeds_are_sown_one_by_one_to_the_right() -> None:
    game = ak.new("kalah", seed=1)
    game.play("sow 1")
    assert pits(game, 1) == [0, 5, 5, 5, 5, 4]
    assert pits(game, 2) == [4] * 6
    assert game.seat == 2


def test_sowing_goes_through_the_own_store_and_on_to_the_other_side() -> None:
    game = ak.new("kalah", seed=1)
    game.play("sow 5")
    assert pits(game, 1) == [4, 4, 4, 4, 0, 5]
    assert stores(game) == [1, 0]
    assert pits(game, 2) == [5, 5, 4, 4, 4, 4]


def test_sowing_leaves_out_the_store_of_the_other_player() -> None:
    game = position([1, 0, 0, 0, 0, 8], [1] * 6)
    before = stores(game)[1]
    game.play("sow 6")
    assert pits(game, 2) == [2] * 6
    assert pits(game, 1) == [2, 0, 0, 0, 0, 0]
    assert stores(game) == [1, before]


def test_the_last_seed_in_the_store_gives_another_move() -> None:
    game = ak.new("kalah", seed=1)
    game.play("sow 3")
    assert stores(game) == [1, 0]
    assert game.seat == 1
    assert told(game) == ["sows", "again"]
    assert "sow 3" not in game.legal


def test_another_move_can_be_taken_back_and_a_passed_turn_cannot() -> None:
    game = ak.new("kalah", seed=1, analysis=False)
    game.play("sow 3")
    assert game.can_undo
    game.play("sow 1")
    assert not game.can_undo


def test_the_last_seed_in_an_empty_own_pit_captures_what_is_opposite() -> None:
    game = position([1, 0, 0, 0, 0, 3], [2, 2, 2, 2, 7, 2])
    game.play("sow 1")
    assert stores(game)[0] == 8
    assert pits(game, 1) == [0, 0, 0, 0, 0, 3]
    assert pits(game, 2) == [2, 2, 2, 2, 0, 2]
    assert told(game) == ["sows", "captures"]
    assert game.seat == 2


def test_nothing_is_captured_where_the_pit_opposite_is_empty() -> None:
    game = position([1, 0, 0, 0, 0, 3], [2, 2, 2, 2, 0, 2])
    game.play("sow 1")
    assert stores(game)[0] == 0
    assert pits(game, 1) == [0, 1, 0, 0, 0, 3]
    assert told(game) == ["sows"]


def test_nothing_is_captured_on_the_other_side() -> None:
    game = position([1, 0, 0, 0, 0, 2], [0, 2, 2, 2, 2, 2])
    game.play("sow 6")
    assert pits(game, 2) == [1, 2, 2, 2, 2, 2]
    assert stores(game)[0] == 1


def test_thirteen_seeds_come_round_and_capture_at_home() -> None:
    game = position([13, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1])
    game.play("sow 1")
    assert pits(game, 1) == [0, 1, 1, 1, 1, 1]
    assert stores(game)[0] == 1 + 1 + 2
    assert pits(game, 2) == [1, 1, 1, 1, 1, 0]


@pytest.mark.parametrize("seat", [1, 2])
def test_when_a_side_is_empty_the_rest_goes_to_the_owner_of_the_other(seat: int) -> None:
    sides = [0, 0, 0, 0, 0, 1], [5, 0, 4, 0, 0, 0]
    near, far = sides if seat == 1 else sides[::-1]
    banked = (20, 18) if seat == 1 else (18, 20)
    game = position(near, far, seat, banked)
    game.play("sow 6")
    assert game.over
    assert pits(game, 1) == pits(game, 2) == [0] * 6
    assert stores(game) == ([21, 27] if seat == 1 else [27, 21])
    assert told(game) == ["sows", "sweeps"]
    assert game.winners == [3 - seat]


def test_equal_stores_are_a_draw() -> None:
    game = position([0, 0, 0, 0, 0, 1], [4, 0, 0, 0, 0, 0], stores=(23, 20))
    game.play("sow 6")
    assert game.scores == [24, 24]
    assert game.winners == [1, 2]


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("players", 3, "two players"),
        ("seat", 2, "two players"),
        ("round", 0, "two players"),
        ("stores", [-1, 1], "less than nothing"),
        ("pits", [[4] * 6, [4] * 5 + [5]], "48 seeds"),
        ("pits", [[0] * 6, [8] * 6], "one side are empty"),
    ],
)
def test_an_impossible_position_is_refused(field: str, value: object, sentence: str) -> None:
    game = ak.new("kalah", seed=1)
    game.state[field] = value
    with pytest.raises(ak.InvalidState, match=sentence):
        game.changed()
