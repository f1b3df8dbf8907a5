"""Write your own bot: it gets a view, with what its seat may know, and answers with a legal line.

python own_bot.py GAME
"""

import random
import sys

import numpy as np

import antikythera as ak

rng, chance = np.random.default_rng(1), random.Random(1)


def greedy(view: ak.View) -> str:
    """The line after which the seat has the most points, in a game that fits what it knows."""
    scores = {}
    for line in view.legal:
        tried = view.sample(rng)
        tried.play(line)
        scores[line] = tried.scores[view.seat - 1]
    most = max(scores.values())
    return chance.choice([line for line, score in scores.items() if score == most])


game = ak.new(sys.argv[1], players=2, seed=1)
while not game.over:
    view = game.view(game.seat)
    game.play(greedy(view) if game.seat == 1 else chance.choice(view.legal))

print("scores:", *(f"{score:g}" for score in game.scores))
