"""A small tournament: two ways to play, every pair of games with seats exchanged, so that luck is shared."""

import random
from collections.abc import Callable

import antikythera as ak

Player = Callable[[ak.View], str]


def by_chance(view: ak.View) -> str:
    return random.choice(view.legal)


def eager(view: ak.View) -> str:
    """Dig and sell when possible, and otherwise anything."""
    return next((line for line in view.legal if line.startswith(("dig", "sell", "load"))), by_chance(view))


def match(seed: int, players: tuple[Player, Player]) -> list[int]:
    game = ak.new("akrotiri", seed=seed)
    while not game.over:
        game.play(players[game.seat - 1](game.view(game.seat)))
    return game.winners


random.seed(3)
wins = 0.0
for seed in range(5):
    for seat, players in ((1, (eager, by_chance)), (2, (by_chance, eager))):
        winners = match(seed, players)
        wins += (seat in winners) / len(winners)
print(f"eager wins {wins:g} of 10 games against chance")
