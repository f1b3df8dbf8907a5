"""A first game: deal it, list the legal lines, and play random ones to the end: python first_game.py GAME"""

import random
import sys

import antikythera as ak

game = ak.new(sys.argv[1], players=2, seed=7)
chance = random.Random(7)

print(f"Seat {game.seat} chooses ({game.decision}): {', '.join(game.legal)}")
while not game.over:
    game.play(chance.choice(game.legal))

print(game)
print(f"{len(game.lines)} decisions; seats {game.winners} win with {max(game.scores):g} points")
