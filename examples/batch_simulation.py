"""A thousand random games at once, with NumPy, and their scores: python batch_simulation.py GAME"""

import sys

import numpy as np

import antikythera as ak

games = ak.batch(sys.argv[1], n=1000, seed=1)
mask = np.zeros(games.mask_shape, dtype=np.bool_)
actions = np.zeros(len(games), dtype=np.int64)

decisions, step = 0, 0
games.legal(mask)
while mask.any():
    decisions += int(mask.any(axis=1).sum())
    games.choose(mask, seed=step, out=actions)  # your own policy would fill `actions` here
    games.step(actions)
    games.legal(mask)
    step += 1

scores = np.zeros(games.scores_shape, dtype=np.int64)
games.scores(scores)
print(f"{decisions} decisions; mean points by seat: {(scores / games.rules.unit).mean(axis=0).round(1)}")
