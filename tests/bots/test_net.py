"""The net that comes with a game."""

from __future__ import annotations

import pytest

from antikythera import Game
from antikythera.bots import bot

GAME = "tzolkin"


def play(players: int, seed: int, net_seat: int) -> Game:
    """A game of the net against random bots."""
    game = Game(GAME, players, seed)
    seats = {seat: bot("net" if seat == net_seat else "random", GAME, seed=seed) for seat in range(1, players + 1)}
    while not game.over:
        game.play(seats[game.seat].choose(game.view(game.seat)))
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_net_beats_random_bots_by_far(players: int) -> None:
    game = play(players, seed=players, net_seat=2)
    assert game.winners == [2]
    assert game.scores[1] > 50


def test_the_net_answers_the_same_twice() -> None:
    assert play(2, 7, 1).lines == play(2, 7, 1).lines


@pytest.mark.parametrize(("name", "message"), [("net", "akrotiri has no net"), ("net:none", "no net at none")])
def test_a_net_that_is_not_there_is_named(name: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        bot(name, "akrotiri")
