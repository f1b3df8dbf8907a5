"""Draw a position as one seat sees it: python picture.py GAME. A notebook shows the picture without being asked."""

import random
import sys
from pathlib import Path

import antikythera as ak

game, chance = ak.new(sys.argv[1], players=2, seed=12), random.Random(12)
while not game.over and len(game.lines) < 120:
    game.play(chance.choice(game.legal))

file = Path("board.svg")
file.write_text(game.view(1).svg(), encoding="utf-8")
print(f"{file.name}: {file.stat().st_size // 1000} kB")
