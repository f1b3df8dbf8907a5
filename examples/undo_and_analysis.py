"""Analysis with undo: which first placement is best, if all players then play at random?"""

import random
from statistics import mean

import antikythera as ak

game = ak.new("tzolkin", players=2, seed=5)
while game.decision == "wealth":
    game.play(game.legal[0])


def playout(start: ak.Game, seed: int) -> float:
    """Play to the end at random; the margin of the seat that chose first."""
    chance, seat, rest = random.Random(seed), start.seat - 1, start.copy()
    while not rest.over:
        rest.play(chance.choice(rest.legal.numbers))
    return rest.scores[seat] - rest.scores[1 - seat]


margins = {}
for line in list(game.legal):
    game.play(line)
    margins[line] = mean(playout(game, seed) for seed in range(10))
    game.undo()

for line, margin in sorted(margins.items(), key=lambda pair: -pair[1]):
    print(f"{line:22} {margin:+6.1f}")
