"""Estimates against values that are known."""

from __future__ import annotations

import math

import numpy as np
import pytest

from antikythera.arena.sprt import BOUND, expected_share, sprt
from antikythera.arena.statistics import Estimate, mean, share


def ones(number: int) -> np.ndarray:
    return np.ones(number)


# Intervals


def test_the_interval_of_a_mean_is_that_of_its_standard_error() -> None:
    """Many blocks: the bootstrap must agree with the theory of normal variables."""
    values = np.random.default_rng(5).normal(3.0, 2.0, size=400)
    found = mean(values, ones(400))
    error = values.std() / math.sqrt(400)
    assert found.value == pytest.approx(values.mean())
    assert found.low == pytest.approx(values.mean() - 1.96 * error, abs=0.02)
    assert found.high == pytest.approx(values.mean() + 1.96 * error, abs=0.02)


def test_games_that_agree_within_a_block_do_not_make_it_narrower() -> None:
    """Four games that always end alike tell no more than one."""
    wins = np.random.default_rng(6).random(200) < 0.4
    once, four_times = mean(wins * 1.0, ones(200)), mean(wins * 4.0, 4 * ones(200))
    assert (once.low, once.high) == pytest.approx((four_times.low, four_times.high))


def test_a_mean_counts_seats_not_blocks() -> None:
    assert mean(np.array([10.0, 0.0]), np.array([10.0, 2.0])).value == pytest.approx(10 / 12)


def test_blocks_without_the_bot_are_left_out() -> None:
    values, counts = np.array([2.0, 0.0, 4.0]), np.array([1.0, 0.0, 1.0])
    assert mean(values, counts) == mean(values[counts > 0], counts[counts > 0])


def test_intervals_cover_the_truth_as_often_as_they_say() -> None:
    rng = np.random.default_rng(7)
    covered = sum(mean(rng.binomial(2, 0.55, size=100) / 2, ones(100)).covers(0.55) for _ in range(400))
    assert 0.92 <= covered / 400 <= 0.98


def test_the_draws_are_the_same_in_every_run() -> None:
    values = np.arange(30.0)
    assert mean(values, ones(30)) == mean(values, ones(30)) == Estimate(14.5, *_bounds(values))


def _bounds(values: np.ndarray) -> tuple[float, float]:
    rng = np.random.default_rng((len(values), 0))
    drawn = rng.multinomial(len(values), np.full(len(values), 1 / len(values)), size=2000)
    low, high = np.quantile(drawn @ values / len(values), [0.025, 0.975])
    return float(low), float(high)


def test_winning_every_block_is_no_certainty() -> None:
    """The rule of three: 40 of 40 leave about three in forty open."""
    assert share(ones(40), ones(40), ones(40)) == Estimate(1.0, pytest.approx(0.05 ** (1 / 40)), 1.0)
    assert share(0 * ones(40), ones(40), ones(40)) == Estimate(0.0, 0.0, pytest.approx(1 - 0.05 ** (1 / 40)))


def test_three_copies_that_never_win_miss_a_third_as_much_each() -> None:
    found = share(0 * ones(40), 12 * ones(40), 4 * ones(40))
    assert found == Estimate(0.0, 0.0, pytest.approx((1 - 0.05 ** (1 / 40)) / 3))


def test_not_decided_where_parity_is_covered() -> None:
    found = Estimate(0.3, 0.24, 0.36)
    assert [found.against(parity) for parity in (0.2, 0.25, 0.4)] == ["above", "not decided", "below"]


def test_sums_that_are_equal_on_paper_decide_nothing() -> None:
    """Three times a tenth is a little more than three tenths to a computer."""
    assert mean(np.full(3, 0.1), ones(3)).against(0.1) == "not decided"


# The sequential test


@pytest.mark.parametrize("players", [2, 3, 4])
def test_equal_bots_share_victories_equally(players: int) -> None:
    assert expected_share(0, players) == pytest.approx(1 / players)


def test_two_hundred_points_are_three_victories_in_four() -> None:
    assert expected_share(200, 2) == pytest.approx(0.76, abs=0.001)
    assert expected_share(-200, 2) == pytest.approx(0.24, abs=0.001)


def _runs(elo: float, players: int, runs: int) -> list[str]:
    """Answers of the test for bots that are that much better, in blocks of games like throws of a coin."""
    rng = np.random.default_rng(players)
    chance = expected_share(elo, players)
    throws = rng.binomial(players, chance, size=(runs, 3000)) / players
    return [sprt(row.tolist(), players, 0, 40).answer for row in throws]


@pytest.mark.parametrize("players", [2, 4])
def test_the_sequential_test_errs_as_seldom_as_it_should(players: int) -> None:
    """At 5 % either way; the count of wrong answers in 200 runs has a deviation of three."""
    for elo, right in ((0, "elo0"), (40, "elo1")):
        answers = _runs(elo, players, 200)
        assert "not decided" not in answers
        assert len(answers) - answers.count(right) <= 18


def test_the_sequential_test_stops_early_when_it_is_clear() -> None:
    verdict = sprt([1.0] * 1000, 2, 0, 10)
    assert verdict.answer == "elo1"
    assert verdict.blocks < 200
    assert verdict.ratio >= BOUND


def test_a_sequential_test_without_enough_blocks_says_so() -> None:
    assert not sprt([0.5] * 10, 2, 0, 10).decided
    assert sprt([], 2, 0, 10).blocks == 0
