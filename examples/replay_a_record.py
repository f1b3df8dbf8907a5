"""Save a game to a file, read it, and step through it: python replay_a_record.py GAME"""

import random
import sys
import tempfile
from pathlib import Path

import antikythera as ak

game, chance = ak.new(sys.argv[1], players=2, seed=4), random.Random(4)
while not game.over:
    game.play(chance.choice(game.legal))

with tempfile.TemporaryDirectory() as folder:
    file = Path(folder) / "game.json"
    game.save(file, names=["Ix", "Balam"])
    again = ak.read(file)
    assert ak.verify(file)

assert again == game
for number in range(0, len(game.actions), 50):
    then = again.at(number)
    print(f"after {number:3} decisions: scores {then.scores}, next: {game.lines[number]}")
