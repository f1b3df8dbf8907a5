"""Analysis with undo: which line is best, if all players then play at random? python undo_and_analysis.py GAME"""

import random
import sys
from statistics import mean

import antikythera as ak

game = ak.new(sys.argv[1], players=2, seed=5)
for _ in range(6):
    game.play(game.legal[0])


def playout(start: ak.Game, seat: int, seed: int) -> float:
    """Play to the end at random; the margin of a seat."""
    chance, rest = random.Random(seed), start.copy()
    while not rest.over:
        rest.play(chance.choice(rest.legal.numbers))
    return rest.scores[seat - 1] - rest.scores[2 - seat]


margins, seat = {}, game.seat
for line in list(game.legal):
    game.play(line)
    margins[line] = mean(playout(game, seat, seed) for seed in range(10))
    game.undo()

for line, margin in sorted(margins.items(), key=lambda pair: -pair[1])[:12]:
    print(f"{line:22} {margin:+6.1f}")
