"""Ratings against strengths that are known."""

from __future__ import annotations

import numpy as np
import pytest

from antikythera.arena.ratings import ELO, Rankings

ELOS = {"a": 0.0, "b": 80.0, "c": -150.0, "d": 300.0}


def rankings(tables: list[list[str]], blocks: int, seed: int) -> list[list[tuple[list[str], list[int]]]]:
    """Games by the model: of those who are left, each comes first with a chance as its strength."""
    rng = np.random.default_rng(seed)
    played = []
    for number in range(blocks):
        names = tables[number % len(tables)]
        block = []
        for _ in names:
            noisy = [ELOS[name] / ELO + rng.gumbel() for name in names]
            block.append((names, [1 + sum(other > one for other in noisy) for one in noisy]))
        played.append(block)
    return played


def rated(blocks: list[list[tuple[list[str], list[int]]]]) -> dict[str, tuple[float, float, float]]:
    pool = Rankings(list(ELOS))
    pool.add(blocks)
    return {name: (one.value, one.low, one.high) for name, one in pool.ratings("a").items()}


@pytest.mark.parametrize(
    "tables",
    [
        [["a", "b", "c", "d"]],
        [["a", "b"], ["b", "c"], ["c", "d"], ["a", "d"]],
        [["a", "b", "b", "b"], ["d", "a", "a", "a"], ["c", "b", "b"]],
    ],
    ids=["mixed tables", "pairs", "one against copies"],
)
def test_strengths_are_found_again(tables: list[list[str]]) -> None:
    found = rated(rankings(tables, blocks=6000, seed=3))
    for name, elo in ELOS.items():
        value, low, high = found[name]
        assert value == pytest.approx(elo, abs=15)
        assert abs(value - elo) <= high - low


def test_the_interval_narrows_with_the_root_of_the_blocks() -> None:
    few, many = (rated(rankings([["a", "b", "c", "d"]], blocks, seed=4))["d"] for blocks in (100, 1600))
    assert 2.5 < (few[2] - few[1]) / (many[2] - many[1]) < 6


def test_two_bots_are_rated_by_the_logistic_curve() -> None:
    """Three victories in four are 191 points; the pull to the middle takes hardly anything of it."""
    pool = Rankings(["a", "b"])
    pool.add([[(["a", "b"], [1, 2])] * 3 + [(["a", "b"], [2, 1])]] * 200)
    assert pool.ratings("b")["a"].value == pytest.approx(400 * np.log10(3), abs=1)


def test_those_who_share_all_ranks_are_equal() -> None:
    pool = Rankings(["a", "b", "c"])
    pool.add([[(["a", "b", "c"], [1, 1, 1])]] * 50)
    assert [one.value for one in pool.ratings("a", 1000).values()] == pytest.approx([1000, 1000, 1000])


def test_a_tie_is_between_a_victory_and_a_defeat() -> None:
    def rating(ranks: list[int]) -> float:
        pool = Rankings(["a", "b", "c"])
        pool.add([[(["a", "b", "c"], [1, 2, 3]), (["a", "b", "c"], [3, 2, 1]), (["a", "b", "c"], ranks)]] * 50)
        return pool.ratings("c")["a"].value

    assert rating([1, 2, 3]) > rating([1, 1, 3]) > rating([2, 1, 3])


def test_winning_everything_gives_a_rating_with_an_end() -> None:
    pool = Rankings(["a", "b"])
    pool.add([[(["a", "b"], [1, 2])] * 2] * 500)
    assert 1000 < pool.ratings("b")["a"].value < 4000


def test_matches_are_resampled_among_themselves() -> None:
    """A match that never varies adds no spread, however few blocks it has beside another one."""
    pool = Rankings(["a", "b", "c"])
    pool.add([[(["a", "b"], [1, 2]), (["a", "b"], [2, 1])]] * 5)
    pool.add([[(["b", "c"], [1, 2]), (["b", "c"], [2, 1])]] * 300)
    for rating in pool.ratings("a").values():
        assert rating.low == pytest.approx(rating.high, abs=1e-6)


def test_matches_are_resampled_independently() -> None:
    """Otherwise two bots with the same results against a third would seem to be equal for certain."""
    pool = Rankings(["a", "b", "c"])
    for name in ("a", "c"):
        pool.add([[([name, "b"], [1 + number % 2, 2 - number % 2])] for number in range(40)])
    rating = pool.ratings("c")["a"]
    assert rating.value == pytest.approx(0, abs=1e-6)
    assert rating.high - rating.low > 50
