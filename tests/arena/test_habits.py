"""How a bot plays: what is counted is what happened."""

from __future__ import annotations

import numpy as np
import pytest

from antikythera import Game
from antikythera.arena.habits import Habits, habits

TABLES = [("tzolkin", 2), ("tzolkin", 3), ("tzolkin", 4), ("akrotiri", 2)]


def by_chance(game: str, players: int, seed: int) -> Game:
    played = Game(game, players, seed)
    rng = np.random.default_rng(seed)
    while not played.over:
        played.play(int(rng.choice(played.legal.numbers)))
    return played


def counted(game: Game, table: str) -> list[dict[str, float]]:
    rows = habits(game.rules.name).rows
    return [
        {row.name: number / row.unit for row, number in zip(rows, seat, strict=True) if row.table == table}
        for seat in habits(game.rules.name).of(game)
    ]


@pytest.mark.parametrize("game, players", TABLES)
def test_points_by_source_add_up_to_the_score(game: str, players: int) -> None:
    for seed in range(8):
        played = by_chance(game, players, seed)
        assert [sum(seat.values()) for seat in counted(played, "Points by source")] == played.scores


def test_what_is_counted_is_what_was_told() -> None:
    played = by_chance("tzolkin", 4, 11)
    told = [event for number in range(1, len(played.actions) + 1) for event in played.at(number).narration]
    for seat, numbers in enumerate(counted(played, "What was done"), 1):
        mine = [event for event in told if event.seat == seat]
        assert numbers["begs"] == sum(event.name == "begs" for event in mine)
        assert numbers["unfed workers, in all"] == sum(e.values["workers"] for e in mine if e.name == "starves")
        built = [str(event.values["card"]) for event in mine if event.name == "builds"]
        assert numbers["monuments built"] == sum(card.startswith("m_") for card in built)
        assert numbers["buildings built"] == sum(not card.startswith("m_") for card in built)
        assert numbers["actions at tikal"] == sum(e.name == "acts" and e.values["gear"] == "tikal" for e in mine)
        assert numbers["workers in the end"] == played.state["workers"][seat - 1]


def test_everybody_keeps_two_wealth_tiles() -> None:
    played = by_chance("tzolkin", 3, 2)
    for seat, numbers in enumerate(counted(played, "Wealth tiles kept")):
        kept = [played.rules.names["wealth"][tile - 1] for tile in played.state["kept"][seat]]
        assert sorted(tile for tile, number in numbers.items() if number) == sorted(kept)


def test_levels_of_maps_add_up_to_the_temples() -> None:
    for seed in range(40):
        played = by_chance("akrotiri", 2, seed)
        for seat, numbers in enumerate(counted(played, "What was done")):
            levels = [numbers[f"{level} maps dug"] for level in ("easy", "medium", "hard")]
            assert sum(levels) == numbers["temples dug"] == np.count_nonzero(played.state["temple"][seat])
            assert numbers["money in the end"] == played.state["money"][seat]


def test_at_least_a_number_is_yes_or_no() -> None:
    played = by_chance("akrotiri", 2, 1)
    spec = {
        "all": {"event": "sails"},
        "some": {"event": "sails", "at_least": 5},
        "many": {"event": "sails", "at_least": 999},
    }
    assert [seat[1:] for seat in Habits(played.rules, {"t": spec}).of(played)] == [[1, 0], [1, 0]]
