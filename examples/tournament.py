"""A small tournament between two bots: every deal is played twice, with seats exchanged."""

import random
from collections.abc import Callable

import antikythera as ak

Player = Callable[[ak.View], str]


def at_random(view: ak.View) -> str:
    return random.choice(view.legal)


def eager(view: ak.View) -> str:
    """Dig, sell or load if possible, else play at random."""
    return next((line for line in view.legal if line.startswith(("dig", "sell", "load"))), at_random(view))


def match(seed: int, players: tuple[Player, Player]) -> list[int]:
    game = ak.new("akrotiri", seed=seed)
    while not game.over:
        game.play(players[game.seat - 1](game.view(game.seat)))
    return game.winners


random.seed(3)
wins = 0.0
for seed in range(5):
    for seat, players in ((1, (eager, at_random)), (2, (at_random, eager))):
        winners = match(seed, players)
        wins += (seat in winners) / len(winners)
print(f"eager wins {wins:g} of 10 games against random play")
