"""The heuristic player of Tzolk'in: what it values, what it chooses, and how it plays a whole game."""

from __future__ import annotations

import numpy as np
import pytest

from antikythera import Game
from antikythera.bots import bot
from antikythera.games.tzolkin import bots as tzolkin
from antikythera.kernel import bind
from antikythera.rulebook import rulebook
from tzolkin.table import begin, give, has, to_move, today, worker

RULES = rulebook("tzolkin")
TRAIN = 1 << 40


def value_at(states, seat, weights):
    return evaluate(states[0], seat, weights)  # noqa: F821  # bound below


VALUE_AT = bind(value_at, evaluate=tzolkin.evaluate)


def value(game: Game, seat: int) -> float:
    """What the position is worth to a seat."""
    return float(VALUE_AT(game.states, seat - 1, tzolkin.WEIGHTS))


def choice(game: Game) -> str:
    """The line that the heuristic bot plays."""
    return game.rules.lines[bot("heuristic", "tzolkin").choose(game.view(game.seat))]


def turn(game: Game) -> list[str]:
    """All the lines of a turn of the heuristic bot."""
    seat, lines = game.seat, []
    while game.seat == seat and not game.over and "end" not in lines:
        lines.append(choice(game))
        game.play(lines[-1])
    return lines


def prune_at(states, mask):
    prune(states[0], mask)  # noqa: F821  # bound below


PRUNE_AT = bind(prune_at, prune=tzolkin.prune)


# What it values


@pytest.mark.parametrize(
    "more",
    [
        {"corn": 8},
        {"gold": 1},
        {"skulls": 1},
        {"workers": 4},
        {"theology": 1},
        {"chaac": 2},
        {"points": 1},
    ],
    ids=lambda more: next(iter(more)),
)
def test_more_is_better(more: dict[str, int]) -> None:
    game = begin()
    give(game, 1, corn=7)
    before = value(game, 1)
    give(game, 1, **more)
    assert value(game, 1) > before


def test_once_the_game_is_over_its_value_is_its_score() -> None:
    game = Game("tzolkin", 2, TRAIN)
    while not game.over:
        game.play(bot("heuristic", "tzolkin").choose(game.view(game.seat)))
    assert [value(game, seat) for seat in (1, 2)] == game.scores


def test_a_hungry_worker_costs_most_when_nothing_can_be_done_any_more() -> None:
    losses = []
    for day in (4, 8):
        game = begin()
        today(game, day)
        to_move(game, 2, starter=1)  # seat 1 has had its turn
        give(game, 1, corn=6)
        fed = value(game, 1)
        give(game, 1, corn=4)
        losses.append(fed - value(game, 1))
    assert losses[1] > losses[0] > 0
    assert losses[1] > 3


def test_a_worker_gains_by_riding_to_a_better_action() -> None:
    game = begin()
    today(game, 10)
    worker(game, 1, "yaxchilan", 0)
    low = value(game, 1)
    worker(game, 0, "yaxchilan", 0)
    worker(game, 1, "yaxchilan", 3)
    assert value(game, 1) > low


# What it chooses


def test_it_takes_corn_when_its_workers_would_starve_today() -> None:
    game = begin()
    today(game, 8)
    to_move(game, 4, starter=1)
    worker(game, 4, "palenque", 1)
    worker(game, 4, "yaxchilan", 1)
    worker(game, 4, "tikal", 0)
    give(game, 4, corn=3)
    lines = turn(game)
    assert "act palenque 1" in lines
    assert has(game, 4, "points") == 0


def test_it_lays_down_a_skull_where_it_can() -> None:
    game = begin()
    today(game, 27)
    to_move(game, 1)
    give(game, 1, skulls=1, corn=9)
    worker(game, 1, "chichen_itza", 6)
    assert "act chichen_itza 6" in turn(game)


def test_it_feeds_then_builds_in_the_last_round() -> None:
    game = begin()
    today(game, 27)
    to_move(game, 1)
    give(game, 1, corn=9, wood=4, stone=4, gold=4, skulls=1)
    worker(game, 1, "tikal", 4)
    lines = turn(game)
    assert any(line.startswith("build") for line in lines)


# How it plays


def played(players: int, seed: int) -> list[float]:
    """The scores of a game of the heuristic bot against itself."""
    game, player = Game("tzolkin", players, seed), bot("heuristic", "tzolkin")
    while not game.over:
        game.play(player.choose(game.view(game.seat)))
    return game.scores


@pytest.mark.parametrize(("players", "points"), [(2, 60), (3, 55), (4, 50)])
def test_it_plays_well_against_itself(players: int, points: int) -> None:
    assert np.mean([played(players, TRAIN + 500 + number) for number in range(12)]) > points


def test_it_plays_the_same_game_again() -> None:
    assert played(3, TRAIN) == played(3, TRAIN)


# What is left out


def test_pruning_never_leaves_nothing() -> None:
    import bots.fuzz_bots as fuzz_bots

    pruned = 0
    for seed in range(24):
        game = fuzz_bots.rich_game("tzolkin", 2 + seed % 3, seed)
        chance = np.random.default_rng(seed)
        while not game.over:
            mask = np.zeros(len(game.rules.lines), dtype=np.bool_)
            mask[game.legal.numbers] = True
            PRUNE_AT(game.states, mask)
            left = np.flatnonzero(mask).tolist()
            assert left
            assert set(left) <= set(game.legal.numbers)
            pruned += len(game.legal.numbers) - len(left)
            game.play(int(chance.choice(game.legal.numbers)))
    assert pruned > 0
