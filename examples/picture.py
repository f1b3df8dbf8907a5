"""Draw a position as one seat sees it. A notebook shows the picture of a game or a view by itself."""

import random
import sys
from pathlib import Path

import antikythera as ak

game, chance = ak.new("akrotiri", seed=12), random.Random(12)
for _ in range(120):
    game.play(chance.choice(game.legal))

file = Path(sys.argv[1] if len(sys.argv) > 1 else "akrotiri.svg")
file.write_text(game.view(1).svg(), encoding="utf-8")
print(f"{file.name}: {file.stat().st_size // 1000} kB")
