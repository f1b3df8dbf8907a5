"""A small tournament between two bots: every deal is played twice, with seats exchanged.

python tournament.py GAME
"""

import sys

import antikythera as ak
from antikythera.bots import bot


def match(seed: int, names: list[str]) -> list[int]:
    game = ak.new(sys.argv[1], players=2, seed=seed)
    players = [bot(name, game.rules.name, seed=seed) for name in names]
    while not game.over:
        game.play(players[game.seat - 1].choose(game.view(game.seat)))
    return game.winners


wins = 0.0
for seed in range(5):
    for seat, names in ((1, ["heuristic", "random"]), (2, ["random", "heuristic"])):
        winners = match(seed, names)
        wins += (seat in winners) / len(winners)
print(f"heuristic wins {wins:g} of 10 games against random play")
