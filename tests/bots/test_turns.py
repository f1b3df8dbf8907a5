"""A bot that tries turns, and plays the best."""

import pytest

from antikythera.bots import bot
from antikythera.game import new


def test_a_bot_plays_the_best_of_the_turns_that_it_tries():
    """It gains on the policy that its turns are made of."""
    players = [bot(name, "akrotiri", 1) for name in ("turns:16", "heuristic")]
    won = 0
    for seed in range(20):
        game = new("akrotiri", seed=seed)
        while not game.over:
            game.play(players[(game.seat - 1 + seed) % 2].choose(game.view(game.seat)))
        won += seed % 2 + 1 in game.winners
    assert won > 12


def test_the_budget_is_a_number_of_turns():
    with pytest.raises(ValueError, match="a budget in turns"):
        bot("turns:0.5s", "akrotiri")
